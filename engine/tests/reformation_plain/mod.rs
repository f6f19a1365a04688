//! The rules of `reformation` a second time: plain and slow, as close to the sentences of the rulings as can be, for tests
//! that compare it with the engine's own.
//!
//! [`play`] takes a position, the sheets of the powers and a list of lots, and gives the next position and what
//! happened. Powers, cities and leaders are their names, and whatever is asked is looked for again. Rulings are named by
//! their numbers (R).

pub(crate) mod board;
pub(crate) mod duties;
pub(crate) mod lines;
pub(crate) mod packages;
pub(crate) mod peace;
pub(crate) mod places;
pub(crate) mod position;
pub(crate) mod ransom;
pub(crate) mod regain;
pub(crate) mod scenario;
pub(crate) mod start;
pub(crate) mod terms;
pub(crate) mod turn;
pub(crate) mod war;

use std::collections::BTreeMap;

pub(crate) use position::Position;
use turn::{Lots, Turn};

/// The canonical lines of each power's sheet.
pub(crate) type Sheets = BTreeMap<String, Vec<String>>;

/// What came of a step.
#[derive(Clone, Debug)]
pub(crate) struct Played {
    /// Where the game stands.
    pub(crate) next: Position,
    /// What happened, sentence by sentence.
    pub(crate) notes: Vec<String>,
    /// How many could have been drawn with each lot that was taken.
    pub(crate) drawn: Vec<u64>,
}

/// Plays the step at which a position stands, and all after it in which nobody has anything to say (section 1).
pub(crate) fn play(before: &Position, sheets: &Sheets, lots: &[u64]) -> Played {
    let mut turn = Turn::begin(before, lots);
    note_preferences(&mut turn, sheets);
    carry_out(&mut turn, sheets);
    while turn.now.step != "MASTER" && duties::nobody_has_any(&turn.now) {
        if is_passed(&turn.now) {
            turn.tell(format!("{} is passed", turn.now.step));
        }
        carry_out(&mut turn, &Sheets::new());
    }
    let Lots { drawn, .. } = turn.lots;
    Played { next: turn.now, notes: turn.notes, drawn }
}

/// Whether a step is told to be passed. What was answered already is carried out rather than passed, and where wars are
/// declared in order those who cannot are no news.
fn is_passed(position: &Position) -> bool {
    match position.step.as_str() {
        "SEAL" => position.packages.is_empty(),
        step => !step.contains(' '),
    }
}

/// Carries out one step, and names the next one.
fn carry_out(turn: &mut Turn, sheets: &Sheets) {
    let step = turn.now.step.clone();
    let next = match step.as_str() {
        "MASTER" => {
            turn.now.begin_phase();
            "TALK".to_owned()
        }
        "TALK" => {
            packages::announce(turn, sheets);
            "SEAL".to_owned()
        }
        "SEAL" => {
            packages::seal(turn, sheets);
            // Turn 1 has no more than these two (R1).
            if turn.now.turn == 1 {
                turn.now.turn = 2;
                "MASTER".to_owned()
            } else {
                "PEACE1".to_owned()
            }
        }
        // The round is opened again as long as somebody sues with effect (R21).
        round if round.starts_with("PEACE") => {
            let round: u32 = scenario::number(&round["PEACE".len()..]);
            let took_effect = peace::sue(turn, sheets);
            turn.now.step = format!("PEACE{}", round + 1);
            if took_effect && !duties::nobody_has_any(&turn.now) { turn.now.step.clone() } else { "RANSOM".to_owned() }
        }
        "RANSOM" => {
            ransom::ransom(turn, sheets);
            // Ransom and absolution may share one step, in this order (R29).
            if turn.now.rules.merge {
                ransom::absolve(turn, sheets);
                first_of_war(turn)
            } else {
                "PARDON".to_owned()
            }
        }
        "PARDON" => {
            ransom::absolve(turn, sheets);
            first_of_war(turn)
        }
        war if war.starts_with("WAR") => war::seal(turn, sheets),
        answer if answer.starts_with("ANSWER") => war::answer(turn, sheets),
        other => panic!("{other} is no step of the diplomacy"),
    };
    turn.now.step = next;
}

/// Wars are declared by all at once, or by one power after the other (R42).
fn first_of_war(turn: &Turn) -> String {
    if turn.now.rules.in_order { format!("WAR {}", turn.now.board.great[0]) } else { "WAR".to_owned() }
}

/// Where units fall back and gifts are received is said at any time, and stands until it is said otherwise (R3).
fn note_preferences(turn: &mut Turn, sheets: &Sheets) {
    for (power, lines) in sheets {
        for line in lines.iter().map(|line| lines::read(line)) {
            match line {
                lines::Line::FallBack { from, to } => drop(turn.now.fall_back.insert((power.clone(), from), to)),
                lines::Line::Receive(at) => drop(turn.now.receive.insert(power.clone(), at)),
                _ => {}
            }
        }
    }
}
