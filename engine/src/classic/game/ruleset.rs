//! Classic Diplomacy as a [`Ruleset`]: each question of the judge's, asked of the opened document.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::{Value, json};

use super::house;
use super::table::{self, Game, SCHEMA};
use super::{ahead, edit, facts, sheet, standing, touch};
use crate::classic::board::{Power, SHIPPED, Season};
use crate::classic::choices::Choices;
use crate::classic::orders::{OPENERS, begins_order};
use crate::{
    About, Author, Chronicle, Document, Duty, Edited, Facts, Holds, Named, Plan, Position, Reader, Reading, Resolution,
    Rule, Ruleset, Seat, Seed, Seen, Setup, SetupError, Sheet, StandIn, Subject, Table, Turn, TurnKind, Unreadable,
};

/// Classic Diplomacy on any board, for two to seven players.
#[derive(Debug)]
pub struct Classic;

static ABOUT: About = About {
    name: "classic",
    title: "Diplomacy",
    kinds: &[
        kind("movement", &["move", "moves"], 72, true),
        kind("retreats", &["retreat"], 24, false),
        // Whoever leaves builds open waives them, and of removals the rules have their own.
        TurnKind { lapse: false, ..kind("adjustments", &["adjust", "build", "builds"], 24, false) },
    ],
    groups: &[],
    boards: SHIPPED,
    rules: &RULES,
    partners: false,
    touching: true,
    years: true,
    words: OPENERS,
    begins: begins_order,
};

/// The rulebook has no talks while units retreat, or are built and removed.
const fn kind(name: &'static str, also: &'static [&'static str], hours: u32, press: bool) -> TurnKind {
    TurnKind { name, also, hours: Some(hours), delay: 30, press, lapse: true }
}

/// The rules that only the game knows, behind the adjudicator's choices.
const RULES: [Rule; Choices::RULES.len() + house::RULES.len()] = {
    let mut rules = [house::THREE; Choices::RULES.len() + house::RULES.len()];
    let mut at = 0;
    while at < rules.len() {
        let own = at.checked_sub(Choices::RULES.len());
        rules[at] = if let Some(own) = own { house::RULES[own] } else { Choices::RULES[at] };
        at += 1;
    }
    rules
};

/// The powers whose units somebody may order.
fn commanded(game: &Game, author: &Author) -> Vec<Power> {
    match author {
        Author::Seat(seat) => game.place(seat).map(|place| place.powers.clone()).unwrap_or_default(),
        Author::Master => game.board.power_ids().collect(),
    }
}

impl Ruleset for Classic {
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
        Ok(sheet::read(&game, &commanded(&game, author), sheet, text))
    }

    fn named(&self, position: &Position, name: &str) -> Result<Named, Unreadable> {
        Ok(ahead::named(&Game::open(position)?, name))
    }

    fn plan(&self, seen: Seen<'_>, author: &Author, plan: Plan<'_>, text: &str) -> Result<Reading, Unreadable> {
        let game = Game::open(seen.position)?;
        Ok(ahead::plan(&game, &commanded(&game, author), plan, text))
    }

    fn prefer(&self, seen: Seen<'_>, author: &Author, standing: &Sheet, text: &str) -> Result<Reading, Unreadable> {
        let game = Game::open(seen.position)?;
        Ok(standing::prefer(&game, &commanded(&game, author), standing, text))
    }

    fn stand_in(
        &self,
        seen: Seen<'_>,
        author: &Author,
        sheets: (&Sheet, &Sheet),
        ends: bool,
    ) -> Result<StandIn, Unreadable> {
        let game = Game::open(seen.position)?;
        Ok(standing::stand_in(&game, &commanded(&game, author), sheets, ends))
    }

    fn holds(&self, position: &Position, test: &str) -> Result<Holds, Unreadable> {
        Ok(ahead::holds(&Game::open(position)?, test))
    }

    fn touching(&self, position: &Position) -> Result<Vec<(Seat, Seat)>, Unreadable> {
        Ok(touch::touching(&Game::open(position)?))
    }

    fn resolve(&self, table: &Table<'_>, seed: &Seed) -> Result<Resolution, Unreadable> {
        let mut game = Game::open(table.position)?;
        let standing = table.sheets.iter().filter(|(seat, _)| !table.disorder.contains(seat));
        let mut sheets = standing.map(|(seat, sheet)| (seat.clone(), sheet.clone())).collect();
        let mut phases: Vec<Value> = Vec::new();
        // Phases that ask nothing of any player (an unplayed power's retreats) are played at once.
        loop {
            let due = game.builds_due();
            let given: BTreeMap<Seat, Sheet> = std::mem::take(&mut sheets);
            let played = game.play(&given);
            let counted = played.phase.season == Season::Fall && game.state.phase.season != Season::Fall;
            let coin = if counted { game.toss_for_italy(played.phase.year, seed) } else { None };
            game.count_winners(&played, counted);
            let mut told = facts::played(&game, &played, counted);
            told["coin"] = json!(coin);
            told["unused"] = facts::unused(&game, &played, &due);
            phases.push(told);
            let idle = game.seating.places.iter().all(|place| game.duty(place) == Duty::Idle);
            if game.over() || !idle || game.seating.places.iter().all(|place| game.is_out(place)) {
                break;
            }
        }
        let next = facts::next(&game);
        let mut body = json!({"phases": null, "next": next});
        body["phases"] = phases.into();
        let chronicle = Chronicle(Document { schema: SCHEMA, body });
        Ok(Resolution { position: game.close(), chronicle, opens: true, knowing: Vec::new() })
    }

    fn edit(&self, position: &Position, line: &str) -> Result<Edited, Unreadable> {
        let mut game = Game::open(position)?;
        let answer = edit::edit(&mut game, line);
        let position = if answer.is_ok() { game.close() } else { position.clone() };
        Ok(Edited { position, answer })
    }

    fn standing(&self, position: &Position, _reader: &Reader) -> Result<Facts, Unreadable> {
        Ok(facts::standing(&Game::open(position)?))
    }

    fn names(&self, position: &Position) -> Result<Arc<Facts>, Unreadable> {
        table::names(position)
    }

    fn describe(&self, subject: Subject<'_>, reader: &Reader) -> Result<Facts, Unreadable> {
        match subject {
            Subject::Position(position) => Ok(facts::position(&Game::open(position)?)),
            Subject::Chronicle(chronicle) => Ok(facts::placed(chronicle.0.body.clone())),
            Subject::Sheet(seen, sheet) => {
                let game = Game::open(seen.position)?;
                let powers = match reader {
                    Reader::Seat(seat) => game.place(seat).map(|place| place.powers.clone()).unwrap_or_default(),
                    Reader::Master => game.board.power_ids().collect(),
                    Reader::Public => Vec::new(),
                };
                Ok(facts::sheet(&game, &powers, sheet))
            }
        }
    }
}
