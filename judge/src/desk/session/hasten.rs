//! Turns of minutes: whoever leads a game is asked for a yes before he gets them, and told how soon mail is read here.

use std::collections::{BTreeMap, BTreeSet};

use super::Session;
use super::confirm::Asking;
use crate::desk::{DeskError, quick};
use crate::facts::Waiting;
use crate::game::{By, Done};
use crate::letter::{LetterKind, News};
use crate::settings::{self, Asked, Found, Own};
use crate::store::Purpose;
use crate::words;
use crate::words::{Answer, Words};

/// Kinds of turn, and how long they are to last.
pub(super) type Lengths = BTreeMap<String, String>;

/// The kinds of turn whose clocks a setting sets, each with what it would set.
pub(super) fn hasty(found: Found, value: &str) -> impl Iterator<Item = (String, String)> {
    found.kinds().into_iter().map(move |kind| (kind.name.to_owned(), value.to_owned()))
}

impl Session<'_> {
    /// Turns of less than an hour come only after the master has said yes, to all of a line at once.
    pub(super) fn ask_to_hasten(&mut self, game: &str, lengths: Lengths) -> Result<Answer, DeskError> {
        let look = quick::told(&self.office.config.mailbox);
        let look = look.nested();
        let lines: Vec<String> = lengths.iter().map(|(key, value)| format!("{key} {value}")).collect();
        let values: BTreeSet<&str> = lengths.values().map(String::as_str).collect();
        let (text, count) = (values.iter().copied().collect::<Vec<_>>().join(", "), values.len());
        let mut others = lengths;
        let Some((key, value)) = others.pop_first() else { return Ok(Ok(words!("done"))) };
        let more = Some(Waiting { lines, look: look.clone(), ..Waiting::default() });
        let purpose = Purpose::Hasten { game: game.to_owned(), key, value, others };
        let master = self.address();
        let asking = Asking { kind: LetterKind::Hasten, what: game, more, shown: true };
        Ok(match self.ask_to_confirm(&master, purpose, asking)? {
            true => Ok(words!("hasten-wait", text = text, count = count, address = master, look = look)),
            false => Err(words!("too-many-confirmations", address = master)),
        })
    }

    /// The master of a game has said yes to short turns.
    pub(super) fn hasten(&mut self, name: &str, lengths: &Lengths, echo: &str) -> Result<(), DeskError> {
        let Some(mut game) = self.store.game(name)?.filter(|game| game.is_master(&self.address())) else {
            self.say(echo, &Err(words!("no-such-token")));
            return Ok(());
        };
        for (key, value) in lengths {
            let Some(found) = settings::find(key, self.office.about(Some(&game))) else { continue };
            let answer = found.set(game.settings(), &Asked { key, value, zone: "" });
            self.say(echo, &answer);
            if answer.is_ok() {
                game.note((By::Master, self.now), Done::Set, &[], &format!("{key} {value}"));
                let suited = game.pace.own.get(found.key()).filter(|own| own.suited).map(|own| suited(key, own));
                suited.into_iter().for_each(|words| self.say("", &Ok(words)));
            }
        }
        let notice = game.news(News::Settings);
        self.publish(&game, Some(notice))?;
        self.post_news(&game)?;
        self.store.save_game(&mut game)?;
        Ok(())
    }
}

/// What is otherwise for turns so short, since the game's own grace and delay do not fit them.
fn suited(key: &str, own: &Own) -> Words {
    let told = |span: Option<crate::clock::Span>| span.map(settings::span);
    let which = match (own.grace, own.delay) {
        (Some(_), Some(_)) => "both",
        (Some(_), None) => "grace",
        _ => "delay",
    };
    words!("quick-clocks", key = key, which = which, grace = told(own.grace), delay = told(own.delay))
}
