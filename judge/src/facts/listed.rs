//! Games as lines of a list, in the shape of the old judges' lists.

use chancery_engine::About;
use jiff::tz::TimeZone;
use serde::Serialize;
use serde_json::{Value, json};

use super::Leaf;
use crate::clock::{Span, Stamp, zone};
use crate::game::{Listed, Opening, Position};
use crate::settings::Remedy;

/// The games there are.
#[derive(Clone, Debug, Serialize)]
pub struct List {
    /// Each as all may know it.
    pub games: Vec<Row>,
    /// The page.
    pub leaf: Leaf,
    /// Whether what masters write of them is kept back, because the reader is not registered.
    pub wordless: bool,
}

/// A game in a list.
#[derive(Clone, Debug, Serialize)]
pub struct Row {
    /// Its name.
    pub name: String,
    /// The label of its turn.
    pub label: String,
    /// Its board.
    pub variant: String,
    /// The word for its status.
    pub status: String,
    /// What it is like, in the old judges' order.
    pub flags: Vec<Value>,
    /// What its master says of it.
    pub comment: String,
    /// How many players it lacks.
    pub needed: usize,
    /// The seats that anybody may take over, each with how it stands.
    pub openings: Vec<Value>,
}

impl Row {
    /// A game as a line; `about` is its ruleset. Whoever is not registered is told nothing that anybody else has written freely,
    /// neither comments nor names: mail in his name may be forged, and would bring him a stranger's words.
    pub fn of(line: &Listed, status: &str, about: Option<&About>, wordless: bool) -> Row {
        Row {
            name: line.name.clone(),
            // A game that is over forms no more, whether or not it ever began.
            label: if status == "over" && line.unbegun { "-".to_owned() } else { line.label.clone() },
            variant: line.variant.clone(),
            status: status.to_owned(),
            flags: flags(line, status, about, wordless),
            comment: if wordless { String::new() } else { line.comment.clone() },
            needed: line.needed,
            openings: line.openings.iter().map(opening).collect(),
        }
    }
}

fn flags(line: &Listed, status: &str, about: Option<&About>, wordless: bool) -> Vec<Value> {
    let alone = |say: &str| json!({"say": say});
    let nmr = match line.nmr {
        Remedy::Hold => alone("list-nmr"),
        Remedy::Wait => alone("list-nmr-wait"),
        Remedy::Default => json!({"say": "list-nmr-default"}),
        Remedy::Extend(by) => json!({"say": "list-nmr-extend", "with": {"span": length(by)}}),
    };
    let first = about.and_then(|about| about.kinds.iter().find_map(|kind| line.turns.get(kind.name)));
    let led = match line.master.as_str() {
        "" => alone("list-unmoderated"),
        _ if wordless => alone("list-moderated"),
        master => json!({"say": "list-moderated-by", "with": {"master": master}}),
    };
    let press = json!({"say": "list-press", "with": {"signs": line.press}});
    let state = match status {
        "over" if line.terminated => Some(alone("list-terminated")),
        "over" => Some(alone("list-completed")),
        // The rows below tell what a game waits for that has not begun.
        "forming" | "running" => None,
        _ => Some(json!({"say": "list-status", "with": {"status": status}})),
    };
    // A line that could not be read tells its name alone.
    let whole = !line.press.is_empty();
    let gunboat = line.gunboat.then(|| alone("list-gunboat"));
    let told = [gunboat, Some(nmr), first.map(|span| length(*span)), Some(led), Some(press)];
    told.into_iter().filter(|_| whole).chain([state]).flatten().collect()
}

/// `72 hrs`
fn length(span: Span) -> Value {
    match (span.0 / 3600, span.0 % 3600) {
        (hours, 0) => json!({"say": "list-hours", "with": {"count": hours}}),
        _ => json!({"say": "list-minutes", "with": {"count": span.0 / 60}}),
    }
}

/// `Germany (3/5)`
fn opening(open: &Opening) -> Value {
    match open.stands.as_str() {
        "" => json!(open.title),
        stands => json!({"say": "list-open-seat", "with": {"seat": open.title, "stands": stands}}),
    }
}

/// When the turn of a game in a list is due.
pub fn deadline(line: &Listed) -> Option<Stamp> {
    Some(line.deadline?.stamp(&zone(&line.zone).unwrap_or(TimeZone::UTC)))
}

/// What somebody is in a game.
pub fn part(part: &Position) -> Value {
    match part {
        Position::Seat(title) => json!(title),
        Position::Waiting => json!({"say": "player-none"}),
        Position::Master => json!({"say": "role-master"}),
    }
}
