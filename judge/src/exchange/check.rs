//! A record played again, turn by turn: what of it stands, and where it tells something else than its rules give.

use std::collections::BTreeMap;

use chancery_engine::classic::Classic;
use chancery_engine::{Author, Grade, Position, Ruleset, Seat, Seed, Seen, Setup, Sheet, Table, Unreadable};

use super::{Record, Turn};
use crate::clock::Moment;
use crate::fault::caught;
use crate::game::{Chapter, Proof, SeedTold};

/// The version of the judge, beside every turn that it has played.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// A record that was played again.
#[derive(Clone, Debug, Default)]
pub struct Checked {
    /// The turns.
    pub chapters: Vec<Chapter>,
    /// What the game is set up with.
    pub setup: Setup,
    /// Where it stands after them.
    pub last: Option<Position>,
    /// What is otherwise than in the file and counts for nothing, such as order lines that are none.
    pub notes: Vec<String>,
    /// Why no game can be made of it.
    pub faults: Vec<String>,
}

/// Plays a record again. Where `as_written`, a turn begins as the file says although the one before it, played here, ends
/// otherwise: a master may have changed the position by hand. Turns of which nobody knows when they were played were at `now`.
pub fn check(record: &Record, ruleset: &dyn Ruleset, as_written: bool, now: Moment) -> Checked {
    let mut checked = Checked { notes: record.unread.clone(), ..Checked::default() };
    if let Err(fault) = play(record, ruleset, (as_written, now), &mut checked) {
        checked.faults.push(fault);
    }
    checked
}

fn play(
    record: &Record,
    ruleset: &dyn Ruleset,
    (as_written, now): (bool, Moment),
    checked: &mut Checked,
) -> Result<(), String> {
    let first = record.turns.first().ok_or("the file holds no turn that was played")?;
    checked.setup = setup_of(record, first)?;
    let mut position = match &first.position {
        Some(position) => position.clone(),
        None => ruleset.open(&checked.setup).map_err(|error| format!("the game cannot be set up: {error}"))?,
    };
    for (number, turn) in (1..).zip(&record.turns) {
        let label = &turn.label;
        let before = checked.chapters.last().map(|chapter| chapter.label.clone());
        let open = ruleset.turn(&position).map_err(|error| format!("{label}: {error}"))?;
        if open.over.is_some() {
            return Err(format!("{label}: the game is over before it, as {} came out", before.unwrap_or_default()));
        }
        // A file that holds positions may begin anywhere, and go on where it says.
        let jumps = turn.position.is_some() && (as_written || before.is_none());
        if open.label != *label && !jumps {
            let was = before.map_or_else(|| "the start".to_owned(), |label| format!("turn {label}"));
            return Err(format!("{label}: after {was} comes {}, which the file does not have", open.label));
        }
        if let Some(theirs) = &turn.position {
            position = begins(&position, theirs, (label, as_written), &mut checked.notes)?;
        }
        let there = ruleset.turn(&position).map_err(|error| format!("{label}: {error}"))?.label;
        if there != *label {
            return Err(format!("{label}: its position is one of {there}"));
        }
        let chapter = played(ruleset, (number, turn), &position, now, &mut checked.notes)?;
        position = chapter.1;
        checked.chapters.push(chapter.0);
    }
    if let Some(theirs) = &record.last {
        position = begins(&position, theirs, ("after the last turn", as_written), &mut checked.notes)?;
    }
    ruleset.turn(&position).map_err(|error| error.to_string())?;
    checked.last = Some(position);
    Ok(())
}

/// What a game is set up with whose file does not say it.
fn setup_of(record: &Record, first: &Turn) -> Result<Setup, String> {
    match (&record.setup, &first.position) {
        (Some(setup), _) => Ok(setup.clone()),
        (None, Some(position)) => {
            let phase = Classic.phase(position, &BTreeMap::new()).map_err(|error| error.to_string());
            Ok(phase.map(|phase| phase.setup).unwrap_or_default())
        }
        (None, None) => {
            Err("neither a position nor a setup stands in it: a turn cannot be played from nothing".to_owned())
        }
    }
}

/// Where a turn begins: as the one before it has ended, or as the file says.
fn begins(
    ours: &Position,
    theirs: &Position,
    (label, as_written): (&str, bool),
    notes: &mut Vec<String>,
) -> Result<Position, String> {
    if ours == theirs {
        return Ok(ours.clone());
    }
    let words = |position: &Position| Classic.phase(position, &BTreeMap::new()).map(|phase| phase.record.state);
    let differences = match (words(ours), words(theirs)) {
        (Ok(ours), Ok(theirs)) => ours.differences(&theirs),
        _ => vec!["its position is not the one that comes of the turn before it".to_owned()],
    };
    if differences.is_empty() {
        return Ok(ours.clone());
    }
    let told = format!("{label}: played here, {}", differences.join("; "));
    // Everything stands as it should: judges differ in where a dislodged unit may go, and the file knows where it went.
    let ways_alone = differences.iter().all(|differs| differs.starts_with("ways to retreat"));
    if as_written || ways_alone {
        notes.push(format!("{told}. It is taken as the file has it"));
        return Ok(theirs.clone());
    }
    Err(format!(
        "{told}. Other rules may give what the file has (`--rules`), or take it as it is written (`--as-written`)"
    ))
}

/// Plays a turn; its record, and where the game stands after it.
fn played(
    ruleset: &dyn Ruleset,
    (number, turn): (u32, &Turn),
    position: &Position,
    now: Moment,
    notes: &mut Vec<String>,
) -> Result<(Chapter, Position), String> {
    let label = &turn.label;
    let wrong = |error: Unreadable| format!("{label}: {error}");
    let sheets = read_sheets(ruleset, turn, position, notes).map_err(wrong)?;
    let seed = turn.seed.unwrap_or_else(|| Seed::from_number(0));
    let table = Table { position, sheets: &sheets, master: &turn.master, disorder: &turn.disorder };
    let resolution =
        caught(|| ruleset.resolve(&table, &seed)).map_err(|fault| format!("{label}: {fault}"))?.map_err(wrong)?;
    if let Some(told) = &turn.told {
        let phase = super::phase(position, &sheets).map_err(wrong)?;
        let differs = told.differences(&phase.board, &phase.record).map_err(|error| format!("{label}: {error}"))?;
        if !differs.is_empty() {
            notes.extend(differs.iter().map(|differs| format!("{label}: {differs}")));
        }
    }
    let proof = Proof {
        seal: String::new(),
        disorder: turn.disorder.clone(),
        knowing: Vec::new(),
        by: VERSION.to_owned(),
        record: None,
        receipts: BTreeMap::new(),
        came: None,
    };
    let chapter = Chapter {
        number,
        label: label.clone(),
        played: turn.played.unwrap_or(now),
        position: position.clone(),
        sheets,
        master: turn.master.clone(),
        seed,
        told: if turn.seed.is_some() { SeedTold::Seed } else { SeedTold::Nothing },
        chronicle: resolution.chronicle,
        proof: Some(proof),
    };
    Ok((chapter, resolution.position))
}

/// The sheets of a turn in canonical notation; what is no order is told and left out.
fn read_sheets(
    ruleset: &dyn Ruleset,
    turn: &Turn,
    position: &Position,
    notes: &mut Vec<String>,
) -> Result<BTreeMap<Seat, Sheet>, Unreadable> {
    let seats: Vec<Seat> = ruleset.turn(position)?.seats.into_iter().map(|seat| seat.seat).collect();
    let mut sheets = BTreeMap::new();
    for (seat, sheet) in &turn.sheets {
        if !seats.contains(seat) {
            notes.push(format!("{}: no seat is called {seat}; its {} orders are left out", turn.label, sheet.0.len()));
            continue;
        }
        if !turn.raw {
            sheets.insert(seat.clone(), sheet.clone());
            continue;
        }
        let author = Author::Seat(seat.clone());
        let reading = ruleset.read(Seen::alone(position), &author, &Sheet::default(), &sheet.0.join("\n"))?;
        for remark in
            reading.remarks.iter().filter(|remark| remark.grade == Grade::Unread || remark.grade == Grade::Refused)
        {
            notes.push(format!("{}, {seat}: `{}` is no order here: {}", turn.label, remark.text, remark.english));
        }
        sheets.insert(seat.clone(), reading.sheet);
    }
    Ok(sheets)
}
