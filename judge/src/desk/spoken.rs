//! Press that goes out: when, the letters that it becomes, and what is kept of it.

use chancery_engine::{Phrase, Term};
use serde_json::json;

use super::{DeskError, Office, letters};
use crate::clock::{Moment, Span};
use crate::game::{Addressees, Direction, Game, Message, Speaker, Spoken};
use crate::letter::Voice;
use crate::store::{Due, Paper, PaperKind, Store};
use crate::words;
use crate::words::Words;

/// How long an answer to press waits for a second thought of its author, who wrote no command.
const AFTER_PROSE: Span = Span(10 * 60);

/// How long press waits whose author is hidden: what it betrays cannot be taken back.
const AFTER_GREY: Span = Span(2 * 60);

/// Where nobody knows who plays, press leaves only at full so many minutes, so that nobody sees when it was written.
const BATCH: i64 = 5 * 60;

/// How press came about.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Origin {
    /// By a command.
    Command,
    /// By plain words in an answer to press.
    Prose,
    /// Its author has said again that it may go.
    Hurried,
}

/// Whether press leaves together with that of others, so that nobody sees when it was written.
pub(super) fn is_batched(game: &Game, from: &Speaker, to: &Addressees) -> bool {
    game.hides_players() && *from != Speaker::Master && !to.is_master_alone()
}

/// When press goes out; `None`: at once.
pub(super) fn due(office: &Office, game: &Game, message: &Message, origin: Origin, now: Moment) -> Option<Due> {
    let batched = is_batched(game, &message.from, &message.to);
    let patience = match origin {
        Origin::Prose => game.unhurried(AFTER_PROSE),
        Origin::Command if batched || message.grey && message.from != Speaker::Master => game.unhurried(AFTER_GREY),
        Origin::Command | Origin::Hurried => Span(0),
    };
    if batched {
        let at = Moment((now.plus(patience).0 + BATCH - 1).div_euclid(BATCH) * BATCH);
        return Some(Due { at, lot: i64::from_ne_bytes(office.chance.number().to_ne_bytes()) });
    }
    (patience > Span(0)).then(|| Due { at: now.plus(patience), lot: 0 })
}

/// Writes the letters that press becomes, and keeps it for its author.
pub(super) fn send(
    office: &Office,
    store: &mut Store,
    (game, address): (&Game, &str),
    (spoken, direction): (&Spoken, &Direction),
    now: Moment,
) -> Result<(), DeskError> {
    for notice in &spoken.notices {
        letters::send(office, store, game, notice, now)?;
    }
    let paper = Paper {
        address: address.to_owned(),
        from: spoken.message.from.clone(),
        label: game.label(),
        written: now,
        direction: direction.clone(),
        private: false,
        text: spoken.message.text.clone(),
    };
    store.keep_paper(&game.name, PaperKind::Press, &paper)?;
    Ok(())
}

/// What the author is told of press that has gone out.
pub(super) fn sent(game: &Game, message: &Message) -> Words {
    match message.to.title(game) {
        Some(readers) => words!("press-sent", readers = readers),
        None => words!("press-sent-all"),
    }
}

/// Those to whom press goes, in words.
pub(super) fn readers(game: &Game, to: &Addressees) -> Term {
    to.title(game).unwrap_or_else(|| Phrase::new("role-everybody").into())
}

/// Press as its readers see it, line by line: what stands above it, and the text.
pub(super) fn shown(game: &Game, message: &Message, voice: Voice<'_>) -> Vec<String> {
    let header = format!("{}:", voice.told(&json!(message.header(game))));
    let end = voice.say(&words!("press-end"));
    let text = message.text.lines().map(str::to_owned);
    [header, String::new()].into_iter().chain(text).chain([String::new(), end]).collect()
}
