//! The one reply that every command mail gets.

use serde::Serialize;
use serde_json::{Value, json};

use super::{DeskError, Office, mailing};
use crate::capability::{self, Capability};
use crate::clock::Moment;
use crate::envelope::Envelope;
use crate::game::Game;
use crate::letter::{Appointment, Letter};
use crate::report;
use crate::store::Store;
use crate::words::{Answer, Words};

/// What is said to one line of a mail.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Entry {
    /// The line, passwords blotted out.
    pub(super) echo: String,
    /// Whether it counted.
    pub(super) good: bool,
    /// What is said.
    pub(super) text: String,
}

/// A reply as it grows.
#[derive(Debug, Default)]
pub(super) struct Reply {
    pub(super) entries: Vec<Entry>,
    /// Longer answers, whole texts.
    pub(super) sections: Vec<String>,
    /// Standing orders of the sessions in the mail.
    pub(super) sheets: Vec<Value>,
    /// Words that must not be shown: passwords of this mail.
    pub(super) secrets: Vec<String>,
    /// The order form of the seat that was played, and what an answer to it is allowed.
    pub(super) form: Option<(Value, Capability)>,
    /// The deadline that does not concern the author any more.
    pub(super) appointment: Option<Appointment>,
    /// `receipt`, or `error` for a mail that held no command at all.
    pub(super) kind: &'static str,
}

impl Reply {
    pub(super) fn say(&mut self, office: &Office, echo: &str, answer: &Answer) {
        let (good, words) = match answer {
            Ok(words) => (true, words),
            Err(words) => (false, words),
        };
        self.note(office, echo, good, words);
    }

    pub(super) fn note(&mut self, office: &Office, echo: &str, good: bool, words: &Words) {
        let text = self.redact(&office.stationery.say().say(words));
        self.entries.push(Entry { echo: self.redact(echo), good, text });
    }

    /// Blots out passwords of this mail, and seals that somebody copied.
    pub(super) fn redact(&self, text: &str) -> String {
        let blot = |text: String, secret: &String| text.replace(secret.as_str(), "********");
        self.secrets.iter().fold(capability::redact(text), blot)
    }

    /// Puts the reply into the outbox.
    pub(super) fn send(
        self,
        office: &Office,
        store: &mut Store,
        (mail, envelope, game): (i64, &Envelope, Option<&Game>),
        now: Moment,
    ) -> Result<(), DeskError> {
        let Some((address, name)) = &envelope.from else { return Ok(()) };
        let wrong = self.entries.iter().filter(|entry| !entry.good).count();
        let mut facts = match game {
            Some(game) => mailing::frame(office, game, now),
            None => {
                let zone = report::judge_zone(&office.config);
                let now = report::moment(now, &zone);
                json!({"judge": report::judge(&office.config), "game": null, "system": "", "now": now, "form": null})
            }
        };
        facts["reader"] = json!({"name": name, "address": address});
        facts["entries"] = json!(self.entries);
        facts["sections"] = json!(self.sections);
        facts["sheets"] = json!(self.sheets);
        facts["wrong"] = json!(wrong);
        let kind = self.kind;
        let subject = self.redact(&envelope.subject);
        let (form, capability) = self.form.unzip();
        facts["form"] = form.unwrap_or_default();
        let code = &office.config.judge.code;
        let plain = bare_subject(&subject, code);
        let subject = match game {
            Some(game) => format!("Re: {}:{} - {} {plain}", code, game.name, game.label()),
            None => format!("Re: {code} {plain}"),
        };
        let letter = Letter {
            kind: kind.into(),
            game: game.map(|game| game.name.clone()),
            subject: subject.trim_end().to_owned(),
            text: office.stationery.write("receipt.txt", &facts)?,
            in_reply_to: envelope.message_id.clone(),
            references: game.map(|game| mailing::thread(office, game)).into_iter().collect(),
            mail: Some(mail),
            hops: envelope.hops + 1,
            pictures: Vec::new(),
            appointment: self.appointment,
            capability,
        };
        let id = store.post(address, &letter, now)?;
        tracing::info!(letter = id, kind, "letter written");
        Ok(())
    }
}

/// A subject without `Re:` and what we put before it last time.
fn bare_subject<'a>(subject: &'a str, code: &str) -> &'a str {
    let mut rest = subject.trim();
    while let Some(inner) = ["re:", "aw:", "sv:", "отг:", "ha:"].iter().find_map(|mark| {
        let head = rest.get(..mark.len())?;
        head.to_lowercase().eq(*mark).then(|| rest[mark.len()..].trim_start())
    }) {
        rest = inner;
    }
    let Some(inner) = rest.strip_prefix(code) else { return rest };
    let inner = match inner.split_once(" - ") {
        Some((_, label)) if inner.starts_with(':') => label.split_once(' ').map_or("", |(_, tail)| tail),
        _ => inner.trim_start_matches(':'),
    };
    inner.trim()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn subjects_do_not_grow_with_every_reply() {
        assert_eq!(bare_subject("Re: CHAN:balkan - S1901M my orders", "CHAN"), "my orders");
        assert_eq!(bare_subject("Re: RE: hello", "CHAN"), "hello");
        assert_eq!(bare_subject("CHAN hello", "CHAN"), "hello");
        assert_eq!(bare_subject("Re: CHAN:balkan - S1901M Results", "CHAN"), "Results");
    }
}
