//! Reformation as a [`Ruleset`]: each question of the judge's, asked of the opened document.

use std::sync::Arc;

use serde_json::json;

use super::choices::RULES;
use super::course::Course;
use super::master::{self, Desk, announced};
use super::sheet::{Seated, show};
use super::sight::Sight;
use super::table::{Game, SCHEMA};
use super::{facts, read, tell};
use crate::reformation::facts::HEADS;
use crate::reformation::play::{Event, Played, Report, Sheets, play};
use crate::reformation::scenario::{Power, PowerSet, SHIPPED};
use crate::reformation::state::Step;
use crate::reformation::written::{OPENING, begins_order};
use crate::{
    About, Author, Chronicle, Document, Edited, Facts, KindGroup, Position, Reader, Reading, Resolution, Ruleset, Seat,
    Seed, Seen, Setup, SetupError, Sheet, Subject, Table, Turn, TurnKind, Unreadable,
};

/// Reformation behind the [`Ruleset`] trait.
///
/// ```
/// use chancery_engine::{RULESETS, Setup, reformation::Reformation, Ruleset};
///
/// let position = Reformation.open(&Setup::default())?;
/// let turn = Reformation.turn(&position)?;
/// assert_eq!((turn.label.as_str(), turn.kind.as_str(), turn.seats.len()), ("4.MASTER", "master", 6));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Reformation;

/// A step of the phase: silence is an answer in all of them (R6, R38).
const fn step(name: &'static str, hours: Option<u32>, press: bool) -> TurnKind {
    TurnKind { name, also: &[], hours, delay: 0, press, lapse: false }
}

const ABOUT: About = About {
    name: "reformation",
    title: "Reformation",
    kinds: &[
        step("master", None, true),
        step("talk", Some(48), true), // R2
        step("seal", Some(24), true),
        step("peace", Some(24), true),
        step("ransom", Some(24), true),
        step("pardon", Some(24), true),
        step("war", Some(24), true),
        step("answer", Some(24), true),
    ],
    groups: &[KindGroup { name: "brisk", kinds: &["peace", "ransom", "pardon", "war", "answer"] }],
    boards: SHIPPED,
    rules: RULES,
    partners: false,
    touching: false,
    years: false,
    words: WORDS,
    begins,
};

/// The words with which acts and facts begin.
const WORDS: &[&[&str]] = &{
    let mut words = [HEADS; OPENING.len() + 1];
    let mut index = 0;
    while index < OPENING.len() {
        words[index] = OPENING[index];
        index += 1;
    }
    words
};

/// Whether a line begins as an act or as a fact does.
fn begins(line: &str) -> bool {
    master::begins_entry(line) || begins_order(line)
}

impl Ruleset for Reformation {
    fn about(&self) -> &'static About {
        &ABOUT
    }

    fn open(&self, setup: &Setup) -> Result<Position, SetupError> {
        ABOUT.check(&setup.rules)?;
        Ok(Game::new(setup)?.close())
    }

    fn turn(&self, position: &Position) -> Result<Turn, Unreadable> {
        Ok(Game::open(position)?.turn())
    }

    fn read(&self, seen: Seen<'_>, author: &Author, sheet: &Sheet, text: &str) -> Result<Reading, Unreadable> {
        let game = Game::open(seen.position)?;
        Ok(match author {
            Author::Master => master::read(&game, sheet, text),
            Author::Seat(seat) => read::read(&game, &Seated::new(&game, seat, sheet, seen.shown), text),
        })
    }

    fn show(&self, position: &Position, from: &Seat, sheet: &Sheet, to: &Seat) -> Result<Sheet, Unreadable> {
        if sheet.0.is_empty() {
            return Ok(Sheet::default());
        }
        Ok(show(&Game::open(position)?, from, sheet, to))
    }

    /// He enters the hands (R34).
    fn tells_master(&self) -> bool {
        true
    }

    fn resolve(&self, table: &Table<'_>, seed: &Seed) -> Result<Resolution, Unreadable> {
        let mut game = Game::open(table.position)?;
        let before = game.state.clone();
        let desk = Desk::of(&game, table.master);
        let told = announced(&game, &before, &desk);
        let played = resolved(&mut game, &desk, table, seed);
        game.state = played.next;
        let report = played.report;
        game.ledger.note(&game.map, &report);
        let body = facts::chronicle(Course { game: &game, before: &before, report: &report }, told);
        let (opens, knowing) = knowing(&game, &report);
        let chronicle = Chronicle(Document { schema: SCHEMA, body });
        Ok(Resolution { position: game.close(), chronicle, opens, knowing })
    }

    fn edit(&self, position: &Position, line: &str) -> Result<Edited, Unreadable> {
        let mut game = Game::open(position)?;
        let answer = master::edit(&mut game, line);
        let position = if answer.is_ok() { game.close() } else { position.clone() };
        Ok(Edited { position, answer })
    }

    fn names(&self, position: &Position) -> Result<Arc<Facts>, Unreadable> {
        let game = Game::open(position)?;
        Ok(json!(tell::names(&game.map)).into())
    }

    fn describe(&self, subject: Subject<'_>, reader: &Reader) -> Result<Facts, Unreadable> {
        Ok(match subject {
            Subject::Position(position) => {
                let game = Game::open(position)?;
                let sight = Sight::of(&game, reader);
                facts::position(&game, sight)
            }
            Subject::Chronicle(chronicle) => facts::told_to(chronicle.0.body.clone(), reader),
            Subject::Sheet(seen, sheet) => {
                let game = Game::open(seen.position)?;
                match reader {
                    Reader::Seat(seat) => facts::sheet(&game, &Seated::new(&game, seat, sheet, seen.shown).told(&game)),
                    Reader::Master => facts::of_master(&game, sheet),
                    Reader::Public => facts::no_sheet(&game),
                }
            }
        })
    }
}

/// Whether no card was drawn, whose place in a hand its lot betrays (R32); else the seats that saw every card which was.
fn knowing(game: &Game, report: &Report) -> (bool, Vec<Seat>) {
    let saw = |event: &Event| -> Option<PowerSet> {
        match event {
            Event::Card { from, to, .. } => Some([*from, *to].into_iter().collect()),
            Event::Drawn(power, ..) => Some([*power, Power::PAPACY].into_iter().collect()),
            _ => None,
        }
    };
    let seats = report.events.iter().filter_map(saw).map(|powers| game.seats(powers));
    let common = seats.reduce(|all, these| all.into_iter().filter(|seat| these.contains(seat)).collect());
    (common.is_none(), common.unwrap_or_default())
}

/// Puts the master's facts on the position, and plays the step, if it is to be played: the diplomacy stays closed until the
/// master has opened it.
fn resolved(game: &mut Game, desk: &Desk, table: &Table<'_>, seed: &Seed) -> Played {
    let label = game.label();
    let opening = game.state.step == Step::Master;
    let ready = desk.ends() || desk.opens && desk.faults(game).is_empty();
    game.state = desk.put(game);
    if opening && (desk.ends() || !ready) {
        return Played { next: game.state.clone(), report: Report::default() };
    }
    if opening {
        (game.opened, game.ledger) = (Some(game.state.clone()), Default::default());
    }
    let mut sheets = Sheets::default();
    for (seat, sheet) in table.sheets.iter().filter(|(seat, _)| !table.disorder.contains(seat)) {
        game.acts(game.powers(seat), sheet).into_iter().for_each(|(power, acts)| sheets.put(power, acts));
    }
    play(&game.map, &game.state, &sheets, &mut seed.lots(&label))
}
