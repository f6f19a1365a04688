//! Letters on their way out: how many an hour, what became of them, and waiting while the way is closed.

use super::{Desk, DeskError, Office, bounces, letters, ways};
use crate::clock::{Moment, Span};
use crate::outbox::{Attempt, Delivery, Next, Parcel};
use crate::store::{GivenUp, Store, StoreError, Way};

/// What a provider counts letters by.
const HOUR: Span = Span::hours(1);

impl Desk {
    /// When the next letter may go out.
    pub(super) fn next_parcel_at(&self, now: Moment) -> Result<Option<Moment>, DeskError> {
        let Some(due) = self.store.next_parcel_at()? else { return Ok(None) };
        let opens = self.store.outage(Way::Post)?.map(|outage| outage.next);
        Ok([opens, self.quota_ends(now)?].into_iter().flatten().chain([due]).max())
    }

    /// When the hour's letters are used up: when the next one may go out.
    fn quota_ends(&self, now: Moment) -> Result<Option<Moment>, DeskError> {
        let (quota, hour_ago) = (self.office.config.post.hourly, now.minus(HOUR));
        if quota == 0 || self.store.sent_since(hour_ago)? < quota {
            return Ok(None);
        }
        Ok(self.store.oldest_sent_since(hour_ago)?.map(|oldest| oldest.plus(HOUR)))
    }

    /// Takes the next letter that is to go out; none while the way out is closed. A damaged letter is passed over.
    ///
    /// # Errors
    /// The store failed.
    pub fn take_parcel(&mut self, now: Moment) -> Result<Option<Parcel>, DeskError> {
        let closed = self.store.outage(Way::Post)?.is_some_and(|outage| now < outage.next);
        let next = if self.are_letters_counted() { Next::Urgent } else { Next::Due };
        if closed { Ok(None) } else { self.take_next(next, now) }
    }

    fn are_letters_counted(&self) -> bool {
        self.office.config.post.hourly > 0
    }

    /// The same while the way out is open.
    fn take_next(&mut self, next: Next, now: Moment) -> Result<Option<Parcel>, DeskError> {
        if !self.is_within_quota(now)? {
            return Ok(None);
        }
        loop {
            match self.store.take_parcel(now, next) {
                Err(StoreError::Damaged(_)) => self.attend_to_damage(now)?,
                found => return Ok(found?),
            }
        }
    }

    /// Takes so many letters that are to go out, at most; none may go before this is written down. Whoever has written gets his answer
    /// in turn with what others get, however much that is. `moves_games`: the desk is at moving games on, and not done; while more are due,
    /// answers alone go out, since letters of turns have maps that take as long to draw as many turns to be played. What is due and waits
    /// for mails before it holds nothing up.
    pub(super) fn due_parcels(
        &mut self,
        most: usize,
        moves_games: bool,
        now: Moment,
    ) -> Result<Vec<Parcel>, DeskError> {
        let mut parcels = Vec::new();
        if most == 0 || self.next_parcel_at(now)?.is_none_or(|due| due > now) {
            return Ok(parcels);
        }
        let mut turns = match () {
            () if self.are_letters_counted() => vec![Next::Urgent],
            () if moves_games && self.store.next_due()?.is_some_and(|(_, due)| due <= now) => vec![Next::Answer],
            () => vec![Next::Answer, Next::Due],
        };
        while parcels.len() < most && !turns.is_empty() {
            let next = turns.remove(0);
            if let Some(parcel) = self.take_next(next, now)? {
                parcels.push(parcel);
                turns.push(next);
            }
        }
        Ok(parcels)
    }

    /// Whether the provider takes more letters this hour; tells the operator when they run short.
    fn is_within_quota(&mut self, now: Moment) -> Result<bool, DeskError> {
        let Desk { store, office, .. } = self;
        let quota = office.config.post.hourly;
        if quota == 0 {
            return Ok(true);
        }
        store.hold("quota")?;
        let sent = store.sent_since(now.minus(HOUR))?;
        if sent < quota && sent + 1 >= quota.saturating_mul(4) / 5 && store.tell_once("quota", "", HOUR, now)? {
            let text = format!("{} of {quota} letters of this hour have been sent; what can wait waits", sent + 1);
            letters::tell_operator(office, store, &text, now)?;
        }
        Ok(sent < quota)
    }

    /// Notes what became of a letter of which no more is known than that.
    ///
    /// # Errors
    /// The store failed.
    pub fn note_delivery(&mut self, id: i64, delivery: &Delivery, now: Moment) -> Result<(), DeskError> {
        self.note_attempt(id, &delivery.clone().into(), now)
    }

    /// Notes what became of a letter, if it was tried; a permanent refusal is told to the operator, and a closed way out closes it for all.
    ///
    /// # Errors
    /// The store failed.
    pub fn note_attempt(&mut self, id: i64, attempt: &Attempt, now: Moment) -> Result<(), DeskError> {
        let Desk { store, office, .. } = self;
        if !attempt.made {
            tracing::debug!(letter = id, "letter not tried: the way out has just been found closed");
            return Ok(store.all_or_nothing(|store| store.spare(id, now))?);
        }
        store.all_or_nothing(|store| {
            let attempt = &for_its_own_sake(store, id, attempt.clone())?;
            let delivery = &attempt.delivery;
            store.note_attempt(id, attempt, now)?;
            let ended = if matches!(delivery, Delivery::Away(_)) { None } else { store.end_outage(Way::Post)? };
            if let Some(outage) = &ended {
                store.note_untried((outage.since, now))?;
            }
            let given_up = store.delivered(id, delivery, now)?;
            match delivery {
                Delivery::Sent => tracing::info!(letter = id, "letter sent"),
                Delivery::Deferred(error) => tracing::warn!(letter = id, error, "letter put off"),
                Delivery::Away(error) => {
                    tracing::error!(letter = id, error, "letters cannot be sent; all of them wait");
                }
                Delivery::Refused(error) => tracing::error!(letter = id, error, "letter refused"),
            }
            if matches!(delivery, Delivery::Away(_)) {
                ways::note_closed_post(store, now)?;
            } else if let Some(outage) = ended {
                tracing::info!(since = outage.since.iso(), outage.failures, "letters can be sent again");
                ways::tell_of_end(office, store, (Way::Post, &outage), now)?;
            }
            let Some(given_up) = given_up else { return Ok(()) };
            if !given_up.is_operators() {
                bounces::note_refusal(office, store, &given_up.to, delivery, now)?;
            }
            tell_of_loss(office, store, &given_up, now)
        })
    }
}

/// A letter that comes back as if the way out were closed to the judge, although others have gone out by it since it came back last, is put
/// off by itself: a server may hang up, not relay or disbelieve the sender for one recipient's sake.
fn for_its_own_sake(store: &Store, id: i64, attempt: Attempt) -> Result<Attempt, StoreError> {
    let Delivery::Away(error) = &attempt.delivery else { return Ok(attempt) };
    // Beside other judges a way may be closed to this one alone.
    let last = if store.has_others()? { None } else { store.attempts(id)?.pop() };
    let is_open = last.map(|last| store.oldest_sent_since(last.at)).transpose()?.flatten().is_some();
    Ok(if is_open { Attempt { delivery: Delivery::Deferred(error.clone()), ..attempt } } else { attempt })
}

/// Tells the operator of a letter that was given up, unless it was to him.
pub(super) fn tell_of_loss(office: &Office, store: &mut Store, letter: &GivenUp, now: Moment) -> Result<(), DeskError> {
    // An answer to somebody who is not registered is his own trouble: whoever likes can write from an address that takes none.
    let to_stranger = letter.letter.as_ref().is_some_and(|letter| letter.mail.is_some() && letter.game.is_none());
    if letter.is_operators() || to_stranger && store.person(&letter.to)?.is_none() {
        return Ok(());
    }
    let subject = letter.letter.as_ref().map(|letter| format!(" (`{}`)", letter.subject)).unwrap_or_default();
    let text = format!("letter {} to {}{subject} was given up: {}", letter.id, letter.to, letter.error);
    letters::tell_operator(office, store, &text, now)
}
