//! The ways in and out as the operator hears of them: mail from before the first start, and ways that are closed for long.

use std::sync::Arc;

use super::{Desk, DeskError, Office, letters};
use crate::clock::{Moment, Span};
use crate::config::{Config, Duty, MailboxKind};
use crate::event::{RawMail, Server};
use crate::letter::{LetterId, Templates};
use crate::store::{Outage, Store, StoreError, Way};

/// That the operator has been told what was in the mailbox then.
const TOLD_OF_OLD: &str = "told of old mail";
/// How far behind the clock of a mail server is at most.
const BEHIND: Span = Span::hours(1);
/// What becomes of mail from before.
pub(super) const FROM_BEFORE: &str = "kept; it is from before the first start";
/// How long a way is closed before the operator hears of it: servers are restarted, and lines go down.
const LONG: Span = Span::hours(1);
/// So that an outage is told once, however long it lasts.
const EVER: Span = Span::hours(24 * 3650);

/// Notes the first start of a judge with this store, once. No clock that was ahead then makes it later than now.
pub(super) fn note_first_start(store: &mut Store, now: Moment) -> Result<(), StoreError> {
    let is_later = match store.first_start()? {
        Some(first) => now < first,
        None => store.alive()?.is_none(),
    };
    if is_later { store.note_first_start(now) } else { Ok(()) }
}

/// Whether a mail lay in the mailbox before the judge was there, or before it lost its store: nobody waits for an answer, and
/// the answers to all of them would flood strangers. What comes when the mailbox has been read once is new, though the server's
/// clock be a little behind, unless it is a former mailbox that has been moved here.
pub(super) fn is_from_before(store: &Store, mail: &RawMail) -> Result<bool, StoreError> {
    let Some(first) = store.first_start()?.filter(|first| mail.arrived < *first) else { return Ok(false) };
    Ok(mail.arrived < first.minus(BEHIND) || store.meta(TOLD_OF_OLD)?.is_none())
}

impl Desk {
    /// Whether this store has been begun and has never read a mailbox to its end.
    ///
    /// # Errors
    /// The store failed.
    pub fn is_new(&self) -> Result<bool, DeskError> {
        Ok(self.store.first_start()?.is_some() && self.store.meta(TOLD_OF_OLD)?.is_none())
    }

    /// The first of some Message-IDs that a judge with our address has written, where this store has written none of them: there was
    /// another store.
    ///
    /// # Errors
    /// The store failed.
    pub fn of_another_store(&self, answered: &[String]) -> Result<Option<String>, DeskError> {
        let mut strange = None;
        for (id, letter) in answered.iter().filter_map(|id| Some((id, LetterId::parse(id, &self.office.config.judge)?)))
        {
            if self.store.letter(letter.row)?.is_some() && self.store.word_of(letter.row)? == letter.store {
                return Ok(None);
            }
            strange.get_or_insert_with(|| id.clone());
        }
        Ok(strange)
    }

    /// The mailbox has been read once: a closed way in is open again, and what was in it at the first start is told, once.
    ///
    /// # Errors
    /// The store failed.
    pub fn note_read(&mut self, until: Moment, now: Moment) -> Result<(), DeskError> {
        // One that began by a clock that was ahead says nothing of when.
        if until <= now {
            self.note_swept(until);
        }
        if self.store.is_shared() {
            // Other desks go by it.
            self.note_how_far(now)?;
        }
        let Desk { store, office, .. } = self;
        if let Some(outage) = store.outage(Way::Mailbox)? {
            tracing::info!(since = outage.since.iso(), outage.failures, "the mailbox can be read again");
            store.all_or_nothing(|store| {
                store.end_outage(Way::Mailbox)?;
                tell_of_end(office, store, (Way::Mailbox, &outage), now)
            })?;
        }
        if store.first_start()?.is_none() || store.meta(TOLD_OF_OLD)?.is_some() {
            return Ok(());
        }
        store.all_or_nothing(|store| {
            store.set_meta(TOLD_OF_OLD, "")?;
            let count = store.mails_with_outcome(FROM_BEFORE)?;
            if count == 0 {
                return Ok(());
            }
            tracing::info!(count, "mails from before the first start are kept and not answered");
            let text = format!(
                "{count} mails were in the mailbox before this judge was started for the first time. They are kept, and nobody \
                 was answered. `chancery mail` lists them; `chancery mail NUMBER --again` has one read after all."
            );
            letters::tell_operator(office, store, &text, now)
        })
    }

    /// A server showed itself.
    ///
    /// # Errors
    /// The store failed.
    pub fn note_server(&mut self, way: Way, server: &Server) -> Result<(), DeskError> {
        Ok(self.store.note_server(way, server)?)
    }

    /// The mailbox could not be read. After an hour of it the operator is told, by the way out.
    ///
    /// # Errors
    /// The store failed.
    pub fn note_unreachable(&mut self, error: &str, now: Moment) -> Result<(), DeskError> {
        if self.office.config.mailbox.kind == MailboxKind::None {
            // Whoever tried it goes by a configuration of before, and nobody would find it open again.
            return Ok(());
        }
        tracing::warn!(error, "the mailbox cannot be read; trying again");
        let Desk { store, office, .. } = self;
        store.all_or_nothing(|store| {
            let outage = store.note_outage(Way::Mailbox, error, now)?;
            if now < outage.since.plus(LONG) || !is_new(store, (Way::Mailbox, &outage), now)? {
                return Ok(());
            }
            tracing::error!(error, since = outage.since.iso(), "the mailbox has not been read for an hour");
            let since = friendly(office, outage.since);
            let text =
                format!("The mailbox has not been read since {since}: {error}. It is tried again every few minutes.");
            letters::tell_operator(office, store, &text, now)
        })
    }

    /// A mail cannot be had from the server: it is stepped over, and the operator told, who may look into the mailbox. Without a mark
    /// it is a file in a Maildir, which is tried again for as long as it lies there.
    ///
    /// # Errors
    /// The store failed.
    pub fn note_unreadable(
        &mut self,
        source: &str,
        error: &str,
        mark: Option<&(String, u32)>,
        now: Moment,
    ) -> Result<(), DeskError> {
        tracing::error!(source, error, "a mail cannot be had or put away; it is stepped over");
        let Desk { store, office, .. } = self;
        store.all_or_nothing(|store| {
            if let Some((mailbox, uid)) = mark {
                store.set_mailbox_mark(mailbox, *uid)?;
            }
            if !store.tell_once(&format!("unreadable {source}"), "", EVER, now)? {
                return Ok(());
            }
            let text = match mark {
                Some(_) => format!(
                    "The mail server lists a mail and does not give it ({source}): {error}. It is stepped over, and later mails \
                     are read. It lies in the mailbox unread: if it matters, ask its author to send it again."
                ),
                None => format!(
                    "The judge can do nothing with a file in its mailbox ({source}): {error}. Other mails are read, and this one is \
                     tried again as long as it lies there. Whether there are more such files, the log says."
                ),
            };
            letters::tell_operator(office, store, &text, now)
        })
    }

    /// Notes which ways the configuration has now. What was closed of others is of no concern any more: nobody tries them.
    ///
    /// # Errors
    /// The store failed.
    pub fn note_ways(&mut self, now: Moment) -> Result<(), DeskError> {
        let Desk { store, office, .. } = self;
        store.all_or_nothing(|store| note_ways(office, store, now))
    }

    /// Where no letter is left to try it with, nobody can say that the way out is closed.
    pub(super) fn note_idle_post(&mut self, now: Moment) -> Result<(), DeskError> {
        if self.store.outage(Way::Post)?.is_none() || self.store.has_letters()? {
            return Ok(());
        }
        self.store.all_or_nothing(|store| {
            let outage = store.end_outage(Way::Post)?;
            outage.map_or(Ok(()), |outage| leave(store, (Way::Post, &outage), now))
        })
    }

    /// Goes on with another configuration and its templates. Store and key stay as they are.
    pub fn reconfigure(&mut self, config: Config, templates: impl Into<Arc<Templates>>) {
        self.swept = match (self.office.config.mailbox.kind, config.mailbox.kind) {
            (_, MailboxKind::None) => Moment(i64::MAX),
            (MailboxKind::None, _) => Moment(0),
            _ => self.swept,
        };
        self.office.config = config.into();
        self.office.templates = templates.into();
    }
}

/// Notes which ways the configuration has now.
pub(super) fn note_ways(office: &Office, store: &mut Store, now: Moment) -> Result<(), DeskError> {
    let Config { mailbox, post, node, .. } = &*office.config;
    let ways = [(Way::Mailbox, Duty::Intake, mailbox.way()), (Way::Post, Duty::Courier, post.way())];
    for (way, _, by) in ways.into_iter().filter(|(_, duty, _)| node.does(*duty)) {
        if let Some(outage) = store.note_way(way, &by)? {
            leave(store, (way, &outage), now)?;
        }
    }
    Ok(())
}

/// An outage has ended, and nobody has seen that the way is open.
fn leave(store: &mut Store, (way, outage): (Way, &Outage), now: Moment) -> Result<(), DeskError> {
    tracing::info!(?way, since = outage.since.iso(), "a way that was closed is tried no more");
    if way == Way::Post {
        store.note_untried((outage.since, now))?;
    }
    Ok(())
}

/// Letters have been refused for long: it is logged, as no letter could tell it.
pub(super) fn note_closed_post(store: &mut Store, now: Moment) -> Result<(), DeskError> {
    let Some(outage) = store.outage(Way::Post)? else { return Ok(()) };
    if now >= outage.since.plus(LONG) && is_new(store, (Way::Post, &outage), now)? {
        tracing::error!(error = outage.error, since = outage.since.iso(), "no letter has gone out for an hour");
    }
    Ok(())
}

/// Tells that a way is open again whose outage was long enough to be told.
pub(super) fn tell_of_end(
    office: &Office,
    store: &mut Store,
    (way, outage): (Way, &Outage),
    now: Moment,
) -> Result<(), DeskError> {
    if now < outage.since.plus(LONG) {
        return Ok(());
    }
    let (since, error) = (friendly(office, outage.since), &outage.error);
    // Each of several judges has a way out of its own.
    let name = Some(&office.config.node.name).filter(|name| store.is_shared() && !name.is_empty());
    let by = name.map(|name| format!(" by the judge `{name}`")).unwrap_or_default();
    let text = match way {
        Way::Mailbox => format!("The mailbox is read again. It could not be read from {since} on: {error}."),
        Way::Post => format!("Letters go out again{by}. None could be sent from {since} on: {error}."),
    };
    letters::tell_operator(office, store, &text, now)
}

fn is_new(store: &mut Store, (way, outage): (Way, &Outage), now: Moment) -> Result<bool, StoreError> {
    store.tell_once(&format!("{way:?} closed since {}", outage.since.0), "", EVER, now)
}

fn friendly(office: &Office, at: Moment) -> String {
    at.friendly(&crate::facts::judge_zone(&office.config))
}
