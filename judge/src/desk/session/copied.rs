//! Answers that went to others as well: whoever got a copy has read the address by which it speaks for its author.

use super::Session;
use super::holder::Ticket;
use crate::capability::{Capability, tag_in};
use crate::clock::Moment;
use crate::desk::{DeskError, Office, budget};
use crate::envelope::Envelope;
use crate::store::{SentForm, Store, StoreError};
use crate::words;

/// The letter to whose sealed address a mail came. Where others got the mail too, the letter is retired, whatever becomes of the mail: by
/// its address, in a mail with a forged From, they could order and write in the author's place. The mail itself counts, and the letter
/// that it brings is a new one.
pub(super) fn sealed(
    office: &Office,
    store: &mut Store,
    envelope: &Envelope,
    now: Moment,
) -> Result<Option<Ticket>, DeskError> {
    let tag = tag_in(&envelope.to, &office.config.judge.address).filter(|tag| tag.purpose == 'o');
    let Some(tag) = tag else { return Ok(None) };
    let Some(form) = store.form(&tag.about)? else { return Ok(None) };
    let proven = may(&form).fits(&tag, &office.keys);
    let mut ticket = Ticket { form, proven, copied: false };
    retire(office, store, (&mut ticket, envelope), now)?;
    Ok(Some(ticket))
}

/// What a letter with such a form allows.
pub(super) fn may(form: &SentForm) -> Capability {
    let SentForm { id, game, seat, generation, label, .. } = form.clone();
    Capability::Orders { form: id, game, seat, generation, label }
}

/// Retires a letter whose answer others got.
fn retire(
    office: &Office,
    store: &mut Store,
    (ticket, envelope): (&mut Ticket, &Envelope),
    now: Moment,
) -> Result<(), DeskError> {
    ticket.copied = ticket.proven && went_to_others(office, store, envelope)?;
    if ticket.copied {
        store.retire_form(&ticket.form, now)?;
    }
    Ok(())
}

/// Whether To or Cc names somebody who is neither the judge nor the author.
fn went_to_others(office: &Office, store: &Store, envelope: &Envelope) -> Result<bool, StoreError> {
    let author = envelope.from.as_ref().map(|(address, _)| address.clone());
    let person = author.as_ref().map(|address| store.person(address)).transpose()?.flatten();
    let known = person.into_iter().flat_map(|person| [Some(person.address), person.second]).flatten();
    let own: Vec<String> = [office.config.judge.address.clone()].into_iter().chain(author).chain(known).collect();
    let is_own = |to: &str| own.iter().any(|own| budget::is_one_mailbox(own, to));
    Ok(envelope.shown_to.iter().any(|to| !is_own(to)))
}

impl Session<'_> {
    /// Notes to which letter's address the mail came, and says so where the letter allows nothing any more.
    pub(super) fn note_sealed(&mut self, ticket: Option<Ticket>) {
        if ticket.as_ref().is_some_and(|ticket| ticket.copied) {
            self.say("", &Ok(words!("answer-copied")));
        }
        self.sealed = ticket;
    }

    /// The same for a letter that was lost, and is known by its seal alone.
    pub(super) fn note_lost(&mut self, mut ticket: Ticket) -> Result<Ticket, DeskError> {
        retire(self.office, self.store, (&mut ticket, &self.envelope), self.now)?;
        self.note_sealed(Some(ticket.clone()));
        Ok(ticket)
    }
}
