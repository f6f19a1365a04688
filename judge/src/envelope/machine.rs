//! Whether a machine sent a mail. Headers decide; where they say nothing, a subject that only machines write.

use std::sync::LazyLock;

use mailparse::{MailHeader, MailHeaderMap};
use regex::Regex;

use super::OWN_HEADER;

/// Why a mail gets no answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Machine {
    /// Our own letter came back.
    #[error("our own letter came back")]
    Own,
    /// RFC 3464 report, an older free-form one, or an empty envelope sender.
    #[error("a delivery report")]
    Bounce,
    /// RFC 3834 and its forerunners.
    #[error("an automatic reply")]
    AutoReply,
    /// RFC 8098.
    #[error("a read receipt")]
    Receipt,
    /// RFC 5546: an answer to an invitation.
    #[error("a calendar's answer")]
    Calendar,
    /// RFC 5965.
    #[error("a complaint")]
    Complaint,
    /// RFC 2919.
    #[error("a mailing list's mail")]
    List,
}

/// Subjects of mail that could not be delivered.
static BOUNCED: LazyLock<Regex> = LazyLock::new(|| {
    let words = "undeliver|delivery (status|failure|has failed|incomplete|delayed)|mail delivery (failed|failure|system)|\
        failure notice|returned mail|delivery notification|non ?remis|unzustellbar|nicht zugestellt|zustellung|\
        no se (ha )?(pudo|podido) entregar|devuelto|mancata consegna|non recapitat|não entregue|niet (bezorgd|afgeleverd)|\
        недоставлен|не доставлен|не удалось доставить|непреодолим|退信|无法投递|配信不能|배달 실패";
    Regex::new(&format!("(?i){words}")).expect("the pattern is constant")
});

/// Subjects of vacation notes and their like: what programs write before the subject that they answer, what people have them say
/// instead, and what nobody writes otherwise. An answer to such a note (`Re: ...`) is a person's.
static AWAY: LazyLock<Regex> = LazyLock::new(|| {
    let begins = "auto:|automatic reply|auto-?\\s?(reply|response|responder|generated)|vacation (reply|response|notice|note|message|auto)|\
        away from (my|the) (e-?mail|mail|mailbox|office|desk|computer)|abwesenheits(notiz|nachricht|meldung|mitteilung|hinweis|agent|assistent)|\
        automatische antwort|autom\\. antwort|réponse automatique|message d'absence|respuesta automática|risposta automatica|\
        resposta automática|automatisch antwoord|automatiskt svar|autosvar|automatisk svar|automaattinen vastaus|\
        automatyczna odpowiedź|autoodpowiedź|automatická odpov|automatická odpoveď|автоматическ(ий|ое|ая)|автоответ|\
        автоматичен отговор|автоматична відповідь|automatikus válasz|răspuns automat|αυτόματη απάντηση|otomatik (yanıt|cevap)|\
        自动(回复|答复)|自動(回覆|返信|応答)|자동 ?(회신|응답)|תשובה אוטומטית|رد تلقائي|trả lời tự động|balasan otomatis|\
        ตอบกลับอัตโนมัติ|samodejni odgovor|automatski odgovor|аутоматски одговор|automaatvastus|automātiska atbilde|\
        automatinis atsakymas";
    let names = "(i am |i'm )?(on (annual |sick |parental )?leave|on (vacation|holiday)|away)|vacation|absence|abwesenheit|abwesend|ausencia|\
        ausência|afwezig(heid)?|frånvaro|fravær|poissa|nieobecnoś(ć|ci)|nepřítomnost|(я )?отсутствую|отсутствие|(я )?в отпуске|\
        отсъствам|отсъствие|不在|外出|休假|부재( ?중)?|vắng mặt";
    let ends = "\\s*($|[:：(\\[.!–—-]|(from|until|till|bis|vom|du|del|dal|до|с|от) |\\d)";
    let anywhere = "out of (the )?office|nicht im büro|absent(e)? du bureau|ne suis pas au bureau|fuera de la oficina|fuori (sede|ufficio)|\
        fora do escritório|mimo kancelář|вне офиса|извън офиса|поза офісом|házon kívül|în afara biroului|εκτός γραφείου|ofis dışında|\
        מחוץ למשרד|خارج المكتب";
    Regex::new(&format!(r"(?i)^(\[[^\]]*\]\s*)*(({begins})|({names})({ends})|.{{0,60}}({anywhere}))"))
        .expect("the pattern is constant")
});

/// Whether a machine sent the mail, by its headers. `Precedence: bulk` alone does not make one (RFC 3834 section 2).
pub fn machine(headers: &[MailHeader<'_>], own: &str) -> Option<Machine> {
    let value = |name: &str| headers.get_first_value(name).map(|value| value.trim().to_ascii_lowercase());
    let content = value("Content-Type").unwrap_or_default();
    let sender = value("From").unwrap_or_default();
    let subject = value("Subject").unwrap_or_default();
    let is_daemon = ["mailer-daemon", "postmaster", "mail delivery"].iter().any(|daemon| sender.contains(daemon));
    let null_sender = value("Return-Path").is_some_and(|path| path == "<>");
    let report = content.starts_with("multipart/report");
    if is_own(headers, own) {
        Some(Machine::Own)
    } else if report && content.contains("feedback-report") {
        Some(Machine::Complaint)
    } else if report && content.contains("disposition-notification") {
        Some(Machine::Receipt)
    } else if report
        || value("X-Failed-Recipients").is_some()
        || (null_sender || is_daemon) && (is_daemon && null_sender || BOUNCED.is_match(&subject))
    {
        Some(Machine::Bounce)
    } else if is_automatic(headers) || null_sender {
        Some(Machine::AutoReply)
    } else if ["List-Id", "List-Post", "Mailing-List", "X-Mailing-List"].iter().any(|name| value(name).is_some())
        || value("Precedence").is_some_and(|word| word == "list")
    {
        Some(Machine::List)
    } else {
        None
    }
}

/// Our own letters, and those of other judges. Another one's X-Loop is only a sign ([`is_bulk`]).
fn is_own(headers: &[MailHeader<'_>], own: &str) -> bool {
    let from_us = |name: &str| {
        let values = headers.get_all_values(name);
        values.iter().any(|value| !own.is_empty() && value.to_ascii_lowercase().contains(own))
    };
    headers.iter().any(|header| {
        let name = header.get_key_ref();
        [OWN_HEADER, "X-Njudge", "X-Judge"].iter().any(|known| name.eq_ignore_ascii_case(known))
    }) || from_us("X-Loop")
        || is_our_list(headers, own)
        || headers.get_first_value("Message-ID").is_some_and(|id| id.contains(".chancery@") && from_us("From"))
}

/// Our letters about a game carry a List-Id below our own domain.
fn is_our_list(headers: &[MailHeader<'_>], own: &str) -> bool {
    let domain = own.rsplit('@').next().filter(|domain| !domain.is_empty());
    let list = headers.get_first_value("List-Id").unwrap_or_default().to_ascii_lowercase();
    domain.is_some_and(|domain| list.contains(&format!(".{domain}>")))
}

/// Whether a sender of many mails may have written this one, or a program that guards itself against its like; to be asked only of mail
/// without any command.
pub fn is_bulk(headers: &[MailHeader<'_>]) -> bool {
    let is_bulk = |word: String| word.trim().eq_ignore_ascii_case("bulk");
    headers.get_first_value("Precedence").is_some_and(is_bulk) || headers.get_first_value("X-Loop").is_some()
}

fn is_automatic(headers: &[MailHeader<'_>]) -> bool {
    const MARKS: [&str; 6] =
        ["X-Autoreply", "X-Autorespond", "X-Mail-Autoreply", "X-Autogenerated", "X-OTRS-Loop", "X-AutoReply-From"];
    let value = |name: &str| headers.get_first_value(name).map(|value| value.trim().to_ascii_lowercase());
    value("Auto-Submitted").is_some_and(|word| !word.starts_with("no"))
        || MARKS.iter().any(|name| value(name).is_some_and(|value| !matches!(value.as_str(), "no" | "false")))
        || value("Precedence").is_some_and(|word| matches!(word.as_str(), "junk" | "auto_reply" | "auto-reply"))
}

/// Whether the subject alone tells an automatic reply; to be asked only of mail without any command.
pub fn is_away_note(subject: &str) -> bool {
    let lower = subject.trim_start().to_lowercase();
    let answer = ["re:", "fw:", "fwd:", "aw:", "sv:", "отг:", "ha:", "回复:", "回覆:", "答复:"];
    !answer.iter().any(|mark| lower.starts_with(mark)) && AWAY.is_match(&lower)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(raw: &str) -> Option<Machine> {
        let raw = format!("{raw}\r\n\r\n");
        machine(&mailparse::parse_headers(raw.as_bytes()).unwrap().0, "judge@x.example")
    }

    #[test]
    fn machines_are_told_from_people() {
        assert_eq!(found("From: a@b.example\r\nPrecedence: bulk"), None);
        assert_eq!(found("From: a@b.example\r\nAuto-Submitted: no"), None);
        assert_eq!(found("From: a@b.example\r\nAuto-Submitted: auto-replied (vacation)"), Some(Machine::AutoReply));
        assert_eq!(found("From: a@b.example\r\nX-OTRS-Loop: x"), Some(Machine::AutoReply));
        assert_eq!(found("From: MAILER-DAEMON@b.example\r\nSubject: failure notice"), Some(Machine::Bounce));
        assert_eq!(found("From: postmaster@b.example\r\nSubject: hello"), None);
        assert_eq!(found("Return-Path: <>\r\nFrom: a@b.example\r\nSubject: Undeliverable: x"), Some(Machine::Bounce));
        assert_eq!(found("From: a@b.example\r\nX-Loop: judge@x.example"), Some(Machine::Own));
        assert_eq!(found("From: a@b.example\r\nX-Loop: a@b.example"), None);
        assert_eq!(found("From: a@b.example\r\nList-Id: <balkan.x.example>"), Some(Machine::Own));
        assert_eq!(found("From: a@b.example\r\nPrecedence: list"), Some(Machine::List));
    }

    #[test]
    fn away_notes_are_known_by_their_subject() {
        for subject in [
            "AUTO: Bob is out of the office",
            "Bob Player is out of the office.",
            "Automatic reply: ftest S1901M",
            "[EXTERNAL] Automatic reply: x",
            "Out of Office AutoReply: x",
            "Auto: ftest S1901M",
            "Abwesenheitsnotiz",
            "Abwesenheit bis 5. März",
            "Réponse automatique : x",
            "Absence du 3 au 5 mars",
            "On vacation",
            "I'm away until Monday",
            "away from my mail",
            "Автоответ: ftest",
            "В отпуске до 5 марта",
            "Автоматичен отговор: x",
            "自動回覆: x",
            "不在",
            "Autosvar: y",
        ] {
            assert!(is_away_note(subject), "{subject}");
        }
        for subject in [
            "Re: Automatic reply: x",
            "orders",
            "ftest S1901M",
            "Carl is out!",
            "Stay away from Belgium",
            "Away with the Kaiser!",
            "Absence of evidence",
            "A vacation in Spain",
            "France is on leave of her senses",
            "Vacation plans for Tunis",
            "皇帝不在柏林",
            "外出的艦隊",
            "Флот отсутствует",
        ] {
            assert!(!is_away_note(subject), "{subject}");
        }
    }
}
