//! What machines say of letters of ours is put to use: bounces and complaints.

use super::{DeskError, Office, letters, reach};
use crate::capability::{Capability, tag_in};
use crate::clock::Moment;
use crate::envelope::{Machine, mailbox_key};
use crate::game::{About, Chair, Game, Notice, Piece};
use crate::letter::News;
use crate::outbox::{Delivery, Health};
use crate::reading::{Bounce, ReadMail, Weight, bounce, weight};
use crate::store::{InboxRow, ListedGame, Slice, Store, readable};

/// Takes a machine's mail; says what became of it. A mailbox gets worse as of when the mail came, also where that is read again: what
/// came on several days were several steps, and what is over is not told any more.
pub(super) fn take(
    office: &Office,
    store: &mut Store,
    (row, reading, machine): (&InboxRow, &ReadMail, Machine),
    now: Moment,
) -> Result<String, DeskError> {
    if !matches!(machine, Machine::Bounce | Machine::Complaint) {
        return Ok(format!("ignored: {machine}"));
    }
    let bounce = bounce(&row.raw);
    let Some((letter, to)) = about(office, store, reading, &bounce)? else {
        return Ok(format!("recorded: {machine} about no letter of ours"));
    };
    let reason = bounce.status.clone().unwrap_or_else(|| machine.to_string());
    if machine == Machine::Complaint {
        let complained = Health::after_complaint(store.health(&to)?, &reason, now);
        store.set_health(&to, &complained)?;
        tell_masters(office, store, &to, now)?;
        return Ok(format!("recorded: a complaint about letter {letter}; no more mail goes there"));
    }
    let unwell = note(office, store, &to, (bounce.weight(), &reason), now)?;
    let (fate, ill) = (fate(&bounce), if unwell { "; the mailbox is unwell" } else { "" });
    Ok(format!("recorded: letter {letter} {fate} ({reason}){ill}"))
}

/// What a report says became of a letter.
fn fate(bounce: &Bounce) -> &'static str {
    match (bounce.action.as_deref(), bounce.status.as_deref()) {
        (Some("delayed"), _) => "is delayed",
        (Some("delivered" | "relayed" | "expanded"), _) => "was taken",
        (None, Some(status)) if status.starts_with('2') => "was taken",
        _ => "bounced",
    }
}

/// The letter of ours that a bounce is about, and its recipient: by the sealed address that the bounce came to, else by the
/// Message-ID and the seal among the headers that it returns. Anything else is backscatter, or forged, and changes nothing: rows
/// can be guessed, and whoever got a copy of an answer knows the Message-ID of what was answered.
fn about(
    office: &Office,
    store: &Store,
    reading: &ReadMail,
    bounce: &Bounce,
) -> Result<Option<(i64, String)>, DeskError> {
    if let Some(tag) = tag_in(&reading.envelope.to, &office.config.judge.address).filter(|tag| tag.purpose == 'b')
        && let Ok(letter) = tag.about.parse()
        && let Some((to, _)) = store.letter(letter)?
    {
        let sealed = Capability::Bounce { letter, to: to.clone() };
        let counts = sealed.fits(&tag, &office.keys) && !is_taken_back(store, letter, &to)?;
        return Ok(counts.then_some((letter, to)));
    }
    for letter in bounce.message_ids.iter().filter_map(|id| office.own_letter(store, id).transpose()) {
        let letter = letter?;
        if let Some(to) = office.sealed_letter(store, letter, &bounce.seals)? {
            let named = bounce.recipient.as_deref().is_none_or(|named| mailbox_key(named) == mailbox_key(&to));
            let counts = named && !is_taken_back(store, letter, &to)?;
            return Ok(counts.then_some((letter, to)));
        }
    }
    Ok(None)
}

/// Whether the operator has taken back a letter to somebody, whoever has it now.
fn is_taken_back(store: &Store, letter: i64, to: &str) -> Result<bool, DeskError> {
    Ok(store.person(to)?.is_some_and(|person| person.has_lost(letter)))
}

/// A letter that the next server refused for good tells the same as a bounce.
pub(super) fn note_refusal(
    office: &Office,
    store: &mut Store,
    to: &str,
    delivery: &Delivery,
    now: Moment,
) -> Result<(), DeskError> {
    let Delivery::Refused(error) = delivery else { return Ok(()) };
    let word = error.split(|letter: char| !letter.is_ascii_digit() && letter != '.');
    let status = word.map(|word| word.trim_matches('.')).find(|word| word.split('.').count() == 3);
    // A refusal without a code may be about anything.
    if let Some(status) = status {
        note(office, store, to, (weight(Some(status)), status), now)?;
    }
    Ok(())
}

fn note(
    office: &Office,
    store: &mut Store,
    to: &str,
    (weight, reason): (Weight, &str),
    now: Moment,
) -> Result<bool, DeskError> {
    let step = match weight {
        Weight::Hard => 4,
        Weight::Soft => 1,
        Weight::None => return Ok(false),
    };
    let before = store.health(to)?;
    let Some(after) = Health::after_bounce(before.as_ref(), step, reason, now) else { return Ok(false) };
    store.set_health(to, &after)?;
    let unwell = after.has_fallen_ill(before.as_ref(), now);
    if unwell {
        tell_masters(office, store, to, now)?;
    }
    Ok(unwell)
}

/// Tells the masters of the games in which somebody plays that nothing reaches him.
fn tell_masters(office: &Office, store: &mut Store, to: &str, now: Moment) -> Result<(), DeskError> {
    let everything = Slice { skip: 0, most: store.count_games_of(to)? };
    for ListedGame { line, .. } in store.listed_of(to, everything)? {
        // The master of a game that cannot be read hears of nothing; the operator has.
        let Some(game) = readable(store.kept_game(&line.name))?.flatten() else { continue };
        let plays =
            |chair: &Chair| chair.player.as_ref().is_some_and(|player| mailbox_key(&player.address) == mailbox_key(to));
        let unwell = unwell(store, &game, now)?;
        if let Some(Unwell { chair, since }) = unwell.iter().find(|unwell| plays(unwell.chair)) {
            let about = About::News(vec![Piece {
                news: News::Unwell,
                seats: vec![chair.seat.clone()],
                since: Some(*since),
                count: None,
            }]);
            let to = game.master_addresses();
            letters::send(office, store, &game, &Notice { to, about }, now)?;
        }
    }
    Ok(())
}

/// A seat whose player's mailbox bounces.
pub(super) struct Unwell<'a> {
    /// The seat.
    pub(super) chair: &'a Chair,
    /// Since when.
    pub(super) since: Moment,
}

/// The seats whose players' mailboxes bounce.
pub(super) fn unwell<'a>(store: &Store, game: &'a Game, now: Moment) -> Result<Vec<Unwell<'a>>, DeskError> {
    let mut found = Vec::new();
    for chair in &game.chairs {
        let Some(player) = &chair.player else { continue };
        if let Some(health) = reach::health(store, &player.address, now)?.filter(Health::is_unwell) {
            found.push(Unwell { chair, since: health.since });
        }
    }
    Ok(found)
}

/// Tells a game which of its players nothing reaches.
pub(super) fn note_unreached(store: &Store, game: &mut Game, now: Moment) -> Result<(), DeskError> {
    let found = unwell(store, game, now)?;
    let found: Vec<_> = found.iter().map(|unwell| (unwell.chair.seat.clone(), unwell.since)).collect();
    game.note_unreached(&found);
    Ok(())
}
