//! Order forms in letters.

use engine::{Reader, Seat, Seen, Subject};
use serde_json::Value;
use unicode_width::UnicodeWidthStr;

use super::{DeskError, Office};
use crate::capability::Capability;
use crate::clock::Moment;
use crate::facts::Form;
use crate::game::{Game, Status};
use crate::language::Language;
use crate::store::{FormLine, SentForm, Store};

/// How wide a form's lines are: programs break longer ones.
const WIDTH: usize = 72;
/// Where the notes begin.
const NOTES: usize = 19;

/// What a seat can order now, line by line; nothing when nothing is asked of it.
pub(super) fn lines(
    office: &Office,
    (game, seat): (&Game, &Seat),
    (names, language): (&Value, Language),
) -> (Vec<FormLine>, bool) {
    let asked = game.chair(seat).is_some_and(|chair| chair.due && !chair.eliminated) && game.status == Status::Running;
    let told = game.round.as_ref().filter(|_| asked).and_then(|round| {
        let sheet = &game.chair(seat)?.sheet;
        let subject = Subject::Sheet(Seen::alone(&round.position), sheet);
        office.ruleset(&game.ruleset)?.describe(subject, &Reader::Seat(seat.clone())).ok()
    });
    let form = told.map(|told| told["form"].clone()).unwrap_or_default();
    let voice = office.stationery.voice(language, names);
    let line = |line: &Value| FormLine { order: voice.told(&line["order"]), note: voice.told(&line["note"]) };
    let lines = form["lines"].as_array().map(|lines| lines.iter().map(line).collect()).unwrap_or_default();
    (lines, form["whole"].as_bool().unwrap_or_default())
}

/// Makes a form for a letter to a seat's player: the facts for the template, and what an answer is allowed.
pub(super) fn make(
    office: &Office,
    store: &mut Store,
    (game, seat): (&Game, &Seat),
    reader: (&Value, Language),
    now: Moment,
) -> Result<Option<(Form, Capability)>, DeskError> {
    let (lines, whole) = lines(office, (game, seat), reader);
    let (Some(chair), Some(round), false) = (game.chair(seat), &game.round, lines.is_empty()) else { return Ok(None) };
    let form = SentForm {
        id: office.chance.word(6).to_uppercase(),
        game: game.name.clone(),
        seat: seat.to_string(),
        generation: chair.generation,
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
