//! Results as judges by mail have told them since 1988: `France: Army Paris -> Burgundy. (*bounce*)` below a heading.
//!
//! The lines are those of nJudge 1.5 and its forebears: a heading a phase, then a line a unit, with what became of it in
//! brackets. Only English is read: archives are in it.

use std::collections::BTreeMap;

use crate::classic::board::{Board, Phase, PhaseKind};
use crate::classic::orders::{WrittenOrder, read_order};
use crate::classic::record::{PhaseRecord, RecordError};

/// A phase as its results tell it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ToldPhase {
    /// Which.
    pub phase: Phase,
    /// Orders by power, in the order of their lines.
    pub orders: BTreeMap<String, Vec<String>>,
    /// What is told of each unit's order, by its place: `bounce`, `dislodged`.
    pub marks: BTreeMap<String, Vec<String>>,
}

/// A line of results that tells nothing that is understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Obscure {
    /// Its number, from 1.
    pub line: usize,
    /// What it says.
    pub text: String,
    /// Why that is not understood.
    pub why: String,
}

/// What a line of results tells.
enum Told {
    /// An order, and what became of it.
    Order(String, Vec<String>),
    /// That there was none.
    Nothing,
}

/// Reads all phases whose results stand in a text, in the order in which they stand there.
///
/// ```
/// use chancery_engine::classic::Board;
/// use chancery_engine::classic::exchange::results::read;
///
/// let text = "Movement results for Spring of 1901. (old.001)\n\nFrance: Army Paris -> Burgundy. (*bounce*)\n";
/// let (phases, obscure) = read(&Board::standard(), text);
/// assert_eq!(phases[0].phase.to_string(), "S1901M");
/// assert_eq!(phases[0].orders["France"], ["Army Paris -> Burgundy"]);
/// assert_eq!(phases[0].marks["PAR"], ["bounce"]);
/// assert!(obscure.is_empty());
/// ```
pub fn read(board: &Board, text: &str) -> (Vec<ToldPhase>, Vec<Obscure>) {
    let (mut phases, mut obscure): (Vec<ToldPhase>, Vec<Obscure>) = (Vec::new(), Vec::new());
    let mut open = false;
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim();
        if let Some(phase) = heading(line) {
            phases.push(ToldPhase { phase, orders: BTreeMap::new(), marks: BTreeMap::new() });
            open = true;
        } else if ends(line) {
            open = false;
        } else if let Some(phase) = phases.last_mut().filter(|_| open)
            && let Some((power, rest)) = line.split_once(':')
            && let Some(power) = board.power(power.trim())
        {
            match told(board, phase.phase.kind, rest.trim()) {
                Ok(Told::Nothing) => {}
                Ok(Told::Order(order, marks)) => {
                    phase.marks.extend(place_of(board, &order).map(|place| (place, marks)));
                    phase.orders.entry(board.power_info(power).name.clone()).or_default().push(order);
                }
                Err(why) => obscure.push(Obscure { line: number, text: line.to_owned(), why }),
            }
        }
    }
    (phases, obscure)
}

/// `Retreat results for Fall of 1907.  (harbor.021)`
fn heading(line: &str) -> Option<Phase> {
    let (kind, rest) = line.split_once(" results for ")?;
    let (season, rest) = rest.split_once(" of ")?;
    let year = rest.split(|sign: char| !sign.is_ascii_digit()).next()?.parse::<u16>().ok()?;
    let kind = match kind {
        "Movement" => 'M',
        "Retreat" => 'R',
        "Adjustment" => 'A',
        _ => return None,
    };
    let season = match season {
        _ if kind == 'A' => 'W',
        "Spring" => 'S',
        "Fall" => 'F',
        _ => return None,
    };
    format!("{season}{year:04}{kind}").parse().ok()
}

/// Whether the orders of a phase are over: what follows has colons, too.
fn ends(line: &str) -> bool {
    let heads = ["The following units were dislodged", "Ownership of supply centers", "The next phase of", "Subject:"];
    heads.iter().any(|head| line.starts_with(head))
}

fn told(board: &Board, kind: PhaseKind, text: &str) -> Result<Told, String> {
    let (text, marks) = without_marks(text);
    let quiet = ["No Order Processed", "pending", "unusable", "Defaults, removing", "No order for", "Move Required"];
    if quiet.iter().any(|words| text.contains(words)) {
        return Ok(Told::Nothing);
    }
    let order = match kind {
        PhaseKind::Adjustments => adjustment(&text),
        _ => text,
    };
    read_order(board, &order).map(|_| Told::Order(order, marks)).map_err(|error| error.to_string())
}

/// The line without its stop, and what it tells in `(*bounce, dislodged*)` before or behind that.
fn without_marks(text: &str) -> (String, Vec<String>) {
    let plain = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ").trim_end_matches('.').to_owned();
    match text.split_once("(*") {
        Some((order, marks)) => {
            let marks = marks.split("*)").next().unwrap_or_default().split(',');
            (plain(order), marks.map(|mark| mark.trim().to_owned()).filter(|mark| !mark.is_empty()).collect())
        }
        None => (plain(text), Vec::new()),
    }
}

/// `Builds a fleet in London` as an order.
fn adjustment(text: &str) -> String {
    let place = |rest: &str| rest.strip_prefix("the ").unwrap_or(rest).to_owned();
    for (words, verb, kind) in [
        ("Builds an army in ", "BUILD", "Army"),
        ("Builds a fleet in ", "BUILD", "Fleet"),
        ("Removes the army in ", "REMOVE", "Army"),
        ("Removes the fleet in ", "REMOVE", "Fleet"),
    ] {
        if let Some(rest) = text.strip_prefix(words) {
            return format!("{verb} {kind} {}", place(rest));
        }
    }
    if text == "Build waived" { "WAIVE".to_owned() } else { text.to_owned() }
}

/// The province of the unit that an order names, by its code.
fn place_of(board: &Board, order: &str) -> Option<String> {
    match read_order(board, order).ok()? {
        WrittenOrder::Unit(unit, _) => Some(board.code(board.province_of(unit.at).into()).to_uppercase()),
        WrittenOrder::Waive(_) => None,
    }
}

impl ToldPhase {
    /// Where the results of a phase, played here, are others than those that are told: a sentence for each unit.
    ///
    /// # Errors
    /// The phase tells what cannot be.
    pub fn differences(&self, board: &Board, record: &PhaseRecord) -> Result<Vec<String>, RecordError> {
        let played = record.play(board, &BTreeMap::new())?;
        let mut ours: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for line in
            played["results"].as_object().into_iter().flatten().flat_map(|(_, lines)| lines.as_array()).flatten()
        {
            let marks = line["result"].as_array().into_iter().flatten();
            let marks = marks.filter_map(|mark| mark.as_str().map(str::to_owned)).collect();
            ours.extend(place_of(board, line["order"].as_str().unwrap_or_default()).map(|place| (place, marks)));
        }
        let mut wrong = Vec::new();
        for (place, theirs) in &self.marks {
            let none = Vec::new();
            let own = ours.get(place).unwrap_or(&none);
            // Other judges tell of a unit that is destroyed elsewhere, and leave out what else is in brackets.
            let weighs = |marks: &[String]| -> Vec<String> {
                let mut marks: Vec<String> = marks.iter().filter(|mark| *mark != "destroyed").cloned().collect();
                marks.sort();
                marks
            };
            if weighs(own) != weighs(theirs) {
                let word = |marks: &[String]| if marks.is_empty() { "success".to_owned() } else { marks.join(", ") };
                wrong.push(format!("{place}: told is {}, and played here it is {}", word(theirs), word(own)));
            }
        }
        Ok(wrong)
    }
}
