//! Quick games: how soon mail is read here, and how short turns may be by that.

use chancery_engine::TurnKind;

use crate::clock::Span;
use crate::config::{Mailbox, MailboxKind};
use crate::settings::{self, Found, HASTY};
use crate::words;
use crate::words::Words;

/// So many looks at the mailbox a turn must leave room for: orders, a correction after the receipt, press, its answer, and one
/// to spare.
const LOOKS: i64 = 5;

/// How often the mailbox is looked at; nothing: its server says when there is mail, or hands it over itself.
pub(super) fn look(mailbox: &Mailbox) -> Option<Span> {
    let told = match mailbox.kind {
        MailboxKind::Imap => mailbox.idle,
        MailboxKind::Maildir => false,
        MailboxKind::None => true,
    };
    (!told).then_some(mailbox.poll)
}

/// The shortest turn of a kind that makes sense here.
pub(super) fn least(mailbox: &Mailbox, kind: &TurnKind) -> Span {
    let room = look(mailbox).map_or(0, |poll| poll.0.saturating_mul(LOOKS));
    settings::least(kind).max(Span(room)).min(HASTY)
}

/// Why turns of a length, as a setting of clocks would have them, make no sense here, if they do not.
pub(super) fn too_quick(mailbox: &Mailbox, found: Found, length: Span) -> Option<Words> {
    let least = found.kinds().into_iter().map(|kind| least(mailbox, kind)).max()?;
    let poll = look(mailbox).filter(|_| length < least)?;
    Some(words!(
        "too-quick",
        text = length.to_string(),
        key = found.key(),
        least = least.to_string(),
        minutes = minutes(poll)
    ))
}

/// What a master who wants turns of minutes is told of how soon mail is read.
pub(super) fn told(mailbox: &Mailbox) -> Words {
    match look(mailbox) {
        Some(poll) => words!("quick-look", minutes = minutes(poll)),
        None => words!("quick-at-once"),
    }
}

/// Seconds are told as the minute that they are part of.
fn minutes(poll: Span) -> i64 {
    (poll.0 + 59) / 60
}
