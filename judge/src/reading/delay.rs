//! Whether a report in plain words tells that a letter is late, and that its server goes on trying.

use std::sync::LazyLock;

use mailparse::MailHeaderMap;
use regex::Regex;

use super::{with_line_ends, without_mailbox_line};
use crate::text::{self, Limits};

/// How many lines of a report are read.
const LINES: usize = 40;

/// What servers say of a letter that they go on trying: Exim's, sendmail's and Postfix' words, Gmail's and Outlook's.
static LATE: LazyLock<Regex> = LazyLock::new(|| {
    let words = [
        r"not yet been delivered|not been delivered yet|attempts will continue|warning message only",
        r"will (keep|continue) (on )?(trying|retrying|to (re)?try|to attempt)|will (be )?retr(y|ied)\b|will try again to deliver",
        r"could not send (message|mail) for past|still being (re)?tried|(message|mail|delivery) (is|has been) delayed",
        r"delivery incomplete|temporary problem (while )?delivering|not need to resend",
        r"noch nicht (zugestellt|ausgeliefert|überstellt)|zustellversuche werden|wird [^.]{0,40}(weiterhin|erneut|weiter) versucht",
        r"(zustellung|nachricht|e-?mail)[^.:]{0,60} (verzögert|unvollständig)",
        r"pas encore (été |pu être )*(remis|délivré|distribué|livré|transmis)|tentatives? [^.]{0,40}(poursuiv|continu)",
        r"(remise|livraison|distribution|message|courriel)[^.:]{0,60} (différé|retardé|incomplète)|continuera [^.]{0,20}(essayer|tenter)",
        r"(aún|todavía) no (se )?(ha|han|pudo)[^.]{0,40}(entreg|envi)|(seguirá|continuará)n? intent|se volverá a intentar",
        r"(entrega|mensaje)[^.:]{0,60} (retras|demor|aplaz|incomplet)",
        r"(ещ[её]|пока) не (было |был )?доставлен|попытки [^.]{0,30}(продолж|повтор)",
        r"(доставк|сообщени|письм)[^.:]{0,60} (задерж|отложен|не завершена)|(доставк|съобщени)[^.:]{0,60} (забав|отложен)",
        r"non [^.]{0,20}ancora [^.]{0,20}(recapitat|consegnat)|(consegna|recapito|messaggio)[^.:]{0,60} ritard",
        r"ainda não (foi|pôde)[^.]{0,20}entreg|(entrega|mensagem)[^.:]{0,60} (atras|adiad)",
        r"nog niet (bezorgd|afgeleverd)|(bezorging|aflevering|bericht)[^.:]{0,60} (vertraagd|uitgesteld)",
        r"(投递|传递|送达|郵件|邮件)[^。]{0,20}(延迟|延遲|延误)|配信[^。]{0,20}遅延",
    ];
    Regex::new(&format!("(?i){}", words.join("|"))).expect("the pattern is constant")
});

/// What stands in subjects beside that.
static DELAY: LazyLock<Regex> = LazyLock::new(|| {
    let words = r"\bdelay(ed)?\b|verzögert|verzögerung|\bretard|différé|retras|demora|задерж|отложен|ritard|vertraagd";
    Regex::new(&format!("(?i){words}")).expect("the pattern is constant")
});

/// What stands in subjects of reports that nothing more is tried; that of the letter may stand behind it.
static FAILED: LazyLock<Regex> = LazyLock::new(|| {
    let words = "undeliver|fail|return|reject|not (be )?deliver|nicht zu|unzustell|non ?(remis|distribu)|échec|devuelto|\
        no se (ha )?(pudo|podido)|недоставл|не доставл|не удалось|возвращ|mancata|não entregue|niet ";
    Regex::new(&format!("(?i){words}")).expect("the pattern is constant")
});

/// Whether the subject or the first lines tell so. The lines behind a dashed one are the letter itself.
pub(super) fn is_told(raw: &[u8]) -> bool {
    let (bytes, limits) = (with_line_ends(without_mailbox_line(raw)), Limits::default());
    let head = text::head(&bytes, &limits);
    let Ok((headers, _)) = mailparse::parse_headers(&head.fields) else { return false };
    let subject = headers.get_first_value("Subject").unwrap_or_default();
    if LATE.is_match(&subject) || DELAY.is_match(&subject) && !FAILED.is_match(&subject) {
        return true;
    }
    let texts = text::read(&headers, head.body, &limits).unwrap_or_default();
    let lines = texts.plain_words.iter().chain(&texts.html_words).map(|line| line.trim());
    let first: Vec<&str> = lines.filter(|line| !line.is_empty()).take_while(|line| !line.starts_with("--")).collect();
    LATE.is_match(&first[..first.len().min(LINES)].join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(subject: &str, text: &str) -> bool {
        let head = "From: Mail Delivery System <Mailer-Daemon@mx.example>\nAuto-Submitted: auto-replied";
        let plain = "Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit";
        is_told(format!("{head}\n{plain}\nSubject: {subject}\n\n{text}\n").as_bytes())
    }

    #[test]
    fn whoever_goes_on_trying_is_told_from_who_has_given_up() {
        for subject in [
            "Warning: message 1rXyZa-0001 delayed 24 hours",
            "Warning: could not send message for past 4 hours",
            "Delivery Status Notification (Delay)",
            "Delayed Mail (still being retried)",
            "=?utf-8?B?WnVzdGVsbHVuZyB2ZXJ6w7ZnZXJ0OiBMZXR0ZXI=?=",
            "Remise différée : Results",
            "Entrega retrasada: Results",
            "Доставка отложена: Results",
        ] {
            assert!(told(subject, "It is so."), "{subject}");
        }
        for text in [
            "A message that you sent has not yet been\ndelivered to one or more of its recipients.",
            "No action is required on your part. Delivery attempts will continue for\nsome time.",
            "** THIS IS A WARNING MESSAGE ONLY **\n** YOU DO NOT NEED TO RESEND YOUR MESSAGE **",
            "There was a temporary problem delivering your message. Gmail will retry for 47 more hours.",
            "Ihre Nachricht konnte noch nicht zugestellt werden; es wird weiterhin versucht.",
            "Votre message n'a pas encore été remis à son destinataire.",
            "El mensaje aún no se ha entregado.",
            "Сообщение ещё не доставлено.",
        ] {
            assert!(told("Mail status", text), "{text}");
        }
    }

    #[test]
    fn a_letter_that_nobody_tries_to_deliver_any_more_is_not_late() {
        for (subject, text) in [
            (
                "Mail delivery failed: returning message to sender",
                "No such user.\n--- The letter ---\nIt has not yet been delivered.",
            ),
            ("Mail status", "Your message has not been delivered to the following recipients."),
            ("failure notice", "I'm not going to try again; this message has been in the queue too long."),
            (
                "Undeliverable: the deadline is delayed",
                "Retry timeout exceeded. Message could not be delivered for 5 days.",
            ),
            ("Unzustellbar: x", "Die Adresse wurde nicht gefunden. Bitte versuchen Sie es noch einmal."),
            ("Недоставленное сообщение: x", "Адрес не найден."),
        ] {
            assert!(!told(subject, text), "{subject}");
        }
    }
}
