//! `FORGET ME`: nothing is kept of its author, once he has said yes to a letter that tells what it means.

use serde_json::json;

use super::Session;
use super::confirm::Asking;
use crate::desk::{DeskError, forget};
use crate::facts::Waiting;
use crate::letter::LetterKind;
use crate::store::Purpose;
use crate::words;
use crate::words::Words;

/// That somebody leads games alone, which cannot lose him.
fn leads(games: &[String]) -> Words {
    let example = games.first().cloned().unwrap_or_default();
    words!("forget-leads", games = json!({"and": games}), game = example)
}

impl Session<'_> {
    /// Asks the registered address, which is told what will be done.
    pub(super) fn ask_to_forget(&mut self, echo: &str) -> Result<(), DeskError> {
        let Some(person) = self.person.clone() else { return Ok(()) };
        let who = forget::forgotten(self.office, &person);
        let (led, played) = forget::stakes(self.store, &who)?;
        if !led.is_empty() {
            self.say(echo, &Err(leads(&led)));
            return Ok(());
        }
        let purpose = Purpose::Forget { of: person.address.clone() };
        let more = Some(Waiting { lines: played, ..Waiting::default() });
        let asking = Asking { kind: LetterKind::Forget, what: &person.name, more, shown: false };
        let asked = self.ask_to_confirm(&person.address, purpose, asking)?;
        // The letter that asks says all that the answer would.
        self.answered |= asked && person.address == self.address();
        self.say(
            echo,
            &match asked {
                true => Ok(words!("forget-asked", address = person.address)),
                false => Err(words!("too-many-confirmations", address = person.address)),
            },
        );
        Ok(())
    }

    /// He has said yes.
    pub(super) fn forget(&mut self, of: &str, echo: &str) -> Result<(), DeskError> {
        let Some(person) = self.store.person(of)? else { return Ok(()) };
        let (led, _) = forget::stakes(self.store, &forget::forgotten(self.office, &person))?;
        if !led.is_empty() {
            self.say(echo, &Err(leads(&led)));
            return Ok(());
        }
        forget::forget(self.office, self.store, &person, self.now)?;
        self.say(echo, &Ok(words!("forgotten")));
        Ok(())
    }
}
