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

/// Subjects of vacation notes and their like. An answer to such a note (`Re: ...`) is a person's.
static AWAY: LazyLock<Regex> = LazyLock::new(|| {
    let words = "out of (the )?office|automatic reply|auto-?\\s?(reply|response|responder|matic)|^auto:|vacation|away from|\
        on (annual )?leave|abwesenheit|nicht im büro|automatische antwort|autom\\. antwort|réponse automatique|absence|\
        absent du bureau|respuesta automática|fuera de (la )?oficina|ausencia|risposta automatica|fuori (sede|ufficio)|\
        resposta automática|ausência|fora do escritório|automatisch antwoord|afwezig|automatiskt svar|autosvar|frånvaro|fravær|\
        automatisk svar|automaattinen vastaus|poissa|automatyczna odpowiedź|autoodpowiedź|nieobecnoś|automatická odpov|\
        automatická odpoveď|mimo kancelář|nepřítomn|автоматическ|автоответ|отсутству|вне офиса|в отпуске|автоматичен отговор|\
        отсъства|извън офиса|автоматична відповідь|поза офісом|automatikus válasz|házon kívül|răspuns automat|în afara biroului|\
        αυτόματη απάντηση|εκτός γραφείου|otomatik (yanıt|cevap)|ofis dışında|自动回复|自動回覆|自动答复|自動返信|自動応答|不在|外出|休假|\
        부재|자동 ?(회신|응답)|תשובה אוטומטית|מחוץ למשרד|رد تلقائي|خارج المكتب|trả lời tự động|vắng mặt|balasan otomatis|\
        ตอบกลับอัตโนมัติ|samodejni odgovor|automatski odgovor|аутоматски одговор|automaatvastus|automātiska atbilde|\
        automatinis atsakymas|is out|ne suis pas";
    Regex::new(&format!("(?i){words}")).expect("the pattern is constant")
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

/// Our own letters, and those of other judges.
fn is_own(headers: &[MailHeader<'_>], own: &str) -> bool {
    let from_us = |name: &str| {
        let values = headers.get_all_values(name);
        values.iter().any(|value| !own.is_empty() && value.to_ascii_lowercase().contains(own))
    };
    headers.iter().any(|header| {
        let name = header.get_key_ref();
        [OWN_HEADER, "X-Njudge", "X-Judge"].iter().any(|known| name.eq_ignore_ascii_case(known))
    }) || headers.get_first_value("X-Loop").is_some()
        || is_our_list(headers, own)
        || headers.get_first_value("Message-ID").is_some_and(|id| id.contains(".chancery@") && from_us("From"))
}

/// Our letters about a game carry a List-Id below our own domain.
fn is_our_list(headers: &[MailHeader<'_>], own: &str) -> bool {
    let domain = own.rsplit('@').next().filter(|domain| !domain.is_empty());
    let list = headers.get_first_value("List-Id").unwrap_or_default().to_ascii_lowercase();
    domain.is_some_and(|domain| list.contains(&format!(".{domain}>")))
}

/// Whether a sender of many mails wrote this one; to be asked only of mail without any command.
pub fn is_bulk(headers: &[MailHeader<'_>]) -> bool {
    headers.get_first_value("Precedence").is_some_and(|word| word.trim().eq_ignore_ascii_case("bulk"))
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
        assert_eq!(found("From: a@b.example\r\nList-Id: <balkan.x.example>"), Some(Machine::Own));
        assert_eq!(found("From: a@b.example\r\nPrecedence: list"), Some(Machine::List));
    }

    #[test]
    fn away_notes_are_known_by_their_subject() {
        for subject in
            ["AUTO: Bob is out of the office", "Abwesenheitsnotiz", "Автоответ: ftest", "自動回覆: x", "Autosvar: y"]
        {
            assert!(is_away_note(subject), "{subject}");
        }
        for subject in ["Re: Automatic reply: x", "orders", "ftest S1901M"] {
            assert!(!is_away_note(subject), "{subject}");
        }
    }
}
