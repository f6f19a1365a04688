//! Answers that went to others as well: whoever got a copy has read the address by which it speaks for its author.

use super::Session;
use super::holder::Ticket;
use crate::desk::{DeskError, budget};
use crate::words;

impl Session<'_> {
    /// Retires the letter that is answered where others got the answer too: by its address, in a mail with a forged From, they
    /// could order and write in the author's place. The answer itself counts, and the letter that it brings is a new one.
    pub(super) fn retire_if_copied(&mut self, ticket: &Ticket) -> Result<(), DeskError> {
        if ticket.proven && self.went_to_others() {
            self.store.retire_form(&ticket.form, self.now)?;
            self.say("", &Ok(words!("answer-copied")));
        }
        Ok(())
    }

    /// Whether To or Cc names somebody who is neither the judge nor the author.
    fn went_to_others(&self) -> bool {
        let second = self.person.as_ref().and_then(|person| person.second.clone());
        let own: Vec<String> =
            [self.office.config.judge.address.clone(), self.address()].into_iter().chain(second).collect();
        let is_own = |to: &str| own.iter().any(|own| budget::is_one_mailbox(own, to));
        self.envelope.shown_to.iter().any(|to| !is_own(to))
    }
}
