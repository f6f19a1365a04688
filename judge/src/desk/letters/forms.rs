//! Order forms in letters.

use engine::Author;
use serde_json::Value;
use unicode_width::UnicodeWidthStr;

use crate::capability::Capability;
use crate::clock::Moment;
use crate::desk::{DeskError, Office};
use crate::facts::Form;
use crate::game::{Game, MASTER};
use crate::letter::Voice;
use crate::store::{FormLine, SentForm, Store};

/// How wide a form's lines are: programs break longer ones.
const WIDTH: usize = 72;
/// Where the notes begin.
const NOTES: usize = 19;

/// Who may order in which game.
#[derive(Clone, Copy)]
pub(in crate::desk) struct Hand<'a> {
    pub(in crate::desk) game: &'a Game,
    pub(in crate::desk) author: &'a Author,
}

/// What a seat or the master can order now, line by line, in the reader's words; nothing when nothing is asked.
pub(in crate::desk) fn lines(office: &Office, hand: Hand<'_>, voice: Voice<'_>) -> (Vec<FormLine>, bool) {
    let Hand { game, author } = hand;
    let ruleset = office.ruleset(&game.ruleset).filter(|_| game.asks(author));
    let told = ruleset.and_then(|ruleset| game.standing(ruleset, author).ok());
    let form = told.map(|told| told["form"].clone()).unwrap_or_default();
    let line = |line: &Value| FormLine {
        order: voice.told(&line["order"]),
        note: voice.told(&line["note"]),
        of: line["of"].as_str().map(str::to_owned),
    };
    let lines = form["lines"].as_array().map(|lines| lines.iter().map(line).collect()).unwrap_or_default();
    (lines, form["whole"].as_bool().unwrap_or_default())
}

/// Makes a form for a letter to a seat's player or to the master: the facts for the template, and what an answer is allowed.
pub(in crate::desk) fn make(
    office: &Office,
    store: &mut Store,
    hand: Hand<'_>,
    voice: Voice<'_>,
    now: Moment,
) -> Result<Option<(Form, Capability)>, DeskError> {
    let (lines, whole) = lines(office, hand, voice);
    let Hand { game, author } = hand;
    let Some(round) = game.round.as_ref().filter(|_| !lines.is_empty()) else { return Ok(None) };
    let (seat, generation) = match author {
        Author::Seat(seat) => (seat.to_string(), game.chair(seat).map_or(0, |chair| chair.generation)),
        Author::Master => (MASTER.to_owned(), game.master.generation),
    };
    let form = SentForm {
        id: office.chance.word(6).to_uppercase(),
        game: game.name.clone(),
        seat,
        generation,
        label: round.label.clone(),
        lines,
        whole,
    };
    store.keep_form(&form, now)?;
    let facts = Form {
        id: form.id.clone(),
        game: form.game.to_uppercase(),
        seat: form.seat.clone(),
        label: form.label.clone(),
        lines: form.lines.iter().map(shown).collect(),
    };
    let SentForm { id, game, seat, generation, label, .. } = form;
    Ok(Some((facts, Capability::Orders { form: id, game, seat, generation, label })))
}

/// `A PAR H            ; may go: Bur Gas Pic Bre`, cut at the width.
fn shown(line: &FormLine) -> String {
    let full = format!("{:<NOTES$}; {}", line.order, line.note);
    if line.note.is_empty() {
        return line.order.clone();
    }
    if full.width() <= WIDTH {
        return full;
    }
    let mut room = full.clone();
    while room.width() > WIDTH - 4 {
        room.pop();
    }
    format!("{} ...", room.rsplit_once(' ').map_or(room.as_str(), |(whole, _)| whole))
}
