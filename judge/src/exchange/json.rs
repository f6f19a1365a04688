//! A game as lines of JSON, a turn each, that can be played again: what `EXPORT` hands out, and what is read back.

use std::collections::{BTreeMap, BTreeSet};

use chancery_engine::{Position, Reader, Ruleset, Seat, Seed, Setup, Sheet, Subject, Unreadable};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::{Message, Record, Turn};
use crate::clock::Moment;
use crate::game::{Chapter, End, Game, SeedTold, Status};

/// A line, as far as it is needed to play the turn again.
#[derive(Deserialize)]
struct Line {
    #[serde(default)]
    game: String,
    #[serde(default)]
    label: String,
    #[serde(default)]
    played: String,
    #[serde(default)]
    ruleset: String,
    #[serde(default)]
    position: Option<Position>,
    sheets: BTreeMap<Seat, Sheet>,
    #[serde(default)]
    master: Sheet,
    #[serde(default)]
    seed: Option<Seed>,
    #[serde(default)]
    beside: Beside,
}

/// What a line holds beside its turn, for whoever makes a game of it again.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct Beside {
    /// What the game was set up with, in its first line.
    #[serde(skip_serializing_if = "Option::is_none")]
    setup: Option<Setup>,
    #[serde(skip_serializing_if = "String::is_empty")]
    variant: String,
    /// The seats whose government had fallen.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    disorder: BTreeSet<Seat>,
    /// What was written in the turn.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    messages: Vec<Message>,
    /// How the game ended, in its last line.
    #[serde(skip_serializing_if = "Option::is_none")]
    ending: Option<End>,
}

/// A line for each turn, as far as a reader may know it. Of a game that is over, and of a turn of which everybody was told
/// all, it is all that the turn was played from; else the reader's own orders alone. A seed that is still sealed is left
/// out, as what will come of later turns may hang on it. `messages` are those that he may read.
///
/// # Errors
/// A document cannot be read.
pub fn lines(
    game: &Game,
    chapters: &[Chapter],
    messages: &[Message],
    ruleset: &dyn Ruleset,
    reader: &Reader,
) -> Result<Vec<Value>, Unreadable> {
    let mut written = Vec::new();
    for (at, chapter) in chapters.iter().enumerate() {
        let mut line = line_of(game, chapter, ruleset, reader)?;
        let open = line.get("position").is_some();
        let next = chapters.get(at + 1).map(|next| next.played);
        let previous = at.checked_sub(1).map(|before| chapters[before].played);
        let ending = match &game.status {
            Status::Over(end) if next.is_none() => Some(end.clone()),
            _ => None,
        };
        let of_turn = |message: &&Message| {
            // What was written after the last turn stands with it.
            previous.is_none_or(|previous| message.at > previous) && (next.is_none() || message.at <= chapter.played)
        };
        let beside = Beside {
            setup: (at == 0 && open).then(|| game.setup.clone()),
            variant: if at == 0 { game.variant.clone() } else { String::new() },
            disorder: chapter.proof.as_ref().filter(|_| open).map(|proof| proof.disorder.clone()).unwrap_or_default(),
            messages: messages.iter().filter(of_turn).cloned().collect(),
            ending,
        };
        let beside = json!(beside);
        if beside.as_object().is_some_and(|beside| !beside.is_empty()) {
            line["beside"] = beside;
        }
        written.push(line);
    }
    Ok(written)
}

fn line_of(game: &Game, chapter: &Chapter, ruleset: &dyn Ruleset, reader: &Reader) -> Result<Value, Unreadable> {
    let over = matches!(game.status, Status::Over(_));
    let open = over || *reader == Reader::Master || is_open(chapter, ruleset)?;
    let own = |seat: &Seat| matches!(reader, Reader::Seat(own) if own == seat);
    let told = |(seat, sheet): &(&Seat, &Sheet)| !sheet.0.is_empty() && (open || own(seat));
    let sheets: BTreeMap<&Seat, &Sheet> = chapter.sheets.iter().filter(told).collect();
    let mut line = json!({
        "game": game.name,
        "label": chapter.label,
        "played": chapter.played.iso(),
        "ruleset": game.ruleset,
        "sheets": sheets,
    });
    if open {
        line["position"] = json!(chapter.position);
        line["master"] = json!(chapter.master);
    }
    if open && (over || chapter.told != SeedTold::Seal) {
        line["seed"] = json!(chapter.seed);
    }
    Ok(line)
}

/// Whether all lines of an export are whole to a reader.
pub fn is_whole(lines: &[Value]) -> bool {
    lines.iter().all(|line| line.get("seed").is_some())
}

/// Whether everybody was told all that a master knows of a turn.
fn is_open(chapter: &Chapter, ruleset: &dyn Ruleset) -> Result<bool, Unreadable> {
    let told = |subject: Subject<'_>, reader: Reader| ruleset.describe(subject, &reader);
    let (position, chronicle) = (Subject::Position(&chapter.position), Subject::Chronicle(&chapter.chronicle));
    Ok(ruleset.turn(&chapter.position)?.public
        && told(position, Reader::Public)? == told(position, Reader::Master)?
        && told(chronicle, Reader::Public)? == told(chronicle, Reader::Master)?)
}

/// Reads such lines back. What is no turn is told with its line, and left out.
pub fn read_lines(text: &str) -> Record {
    let mut record = Record::default();
    for (number, line) in (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty()) {
        match serde_json::from_str::<Line>(line) {
            Ok(line) => take(&mut record, line),
            Err(error) => record.unread.push(format!("line {number}: not a turn in JSON: {error}")),
        }
    }
    record
}

fn take(record: &mut Record, line: Line) {
    if record.turns.is_empty() {
        (record.game, record.ruleset) = (line.game, line.ruleset);
        (record.setup, record.variant) = (line.beside.setup, line.beside.variant);
    }
    record.messages.extend(line.beside.messages);
    record.ending = line.beside.ending.or(record.ending.take());
    record.turns.push(Turn {
        label: line.label,
        played: Moment::from_iso(&line.played),
        position: line.position,
        sheets: line.sheets,
        master: line.master,
        seed: line.seed,
        disorder: line.beside.disorder,
        ..Turn::default()
    });
}

/// A record as such lines, whole: what an act brings to the desk.
pub fn to_lines(record: &Record) -> String {
    let count = record.turns.len();
    let mut text = String::new();
    for (at, turn) in record.turns.iter().enumerate() {
        let first = at == 0;
        let beside = Beside {
            setup: record.setup.clone().filter(|_| first),
            variant: if first { record.variant.clone() } else { String::new() },
            disorder: turn.disorder.clone(),
            messages: if first { record.messages.clone() } else { Vec::new() },
            ending: record.ending.clone().filter(|_| at + 1 == count),
        };
        let played = turn.played.map(Moment::iso).unwrap_or_default();
        let mut line = json!({
            "game": record.game, "label": turn.label, "played": played, "ruleset": record.ruleset,
            "sheets": turn.sheets, "master": turn.master, "beside": beside,
        });
        line["position"] = json!(turn.position);
        line["seed"] = json!(turn.seed);
        text += &format!("{line}\n");
    }
    text
}
