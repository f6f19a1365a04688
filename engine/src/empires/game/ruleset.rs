//! Empires as a [`Ruleset`]: each question of the judge's, asked of the opened document.

use std::sync::Arc;

use serde_json::json;

use super::sight::Sight;
use super::table::{Game, SCHEMA};
use super::{ahead, edit, facts, sheet, standing, tell, touch};
use crate::empires::scenario::SHIPPED;
use crate::empires::turn::play;
use crate::empires::written::{OPENING, begins_order};
use crate::{
    About, Author, Chronicle, Document, Edited, Facts, Holds, Named, Plan, Position, Reader, Reading, Resolution, Rule,
    Ruleset, Seat, Seed, Seen, Setup, SetupError, Sheet, StandIn, Subject, Table, Turn, TurnKind, Unreadable, Until,
};

/// Empires on any scenario, for as many players as it has great powers.
#[derive(Debug)]
pub struct Empires;

static ABOUT: About = About {
    name: "empires",
    title: "Empires",
    // R71: who sends nothing holds and keeps his money.
    kinds: &[TurnKind { name: "orders", also: &["turns"], hours: Some(168), delay: 30, press: true, lapse: true }],
    groups: &[],
    boards: SHIPPED,
    rules: &[
        rule("undeclared", &["allowed", "void"], "allowed", "empires-rule-undeclared"),
        rule("attack_price", &["true", "false"], "true", "empires-rule-attack-price"),
        rule("neutrals_build", &["true", "false"], "true", "empires-rule-neutrals-build"),
        rule("neutrals", &["master", "judge"], "master", "empires-rule-neutrals"),
        rule("positions_public", &["true", "false"], "true", "empires-rule-positions-public"),
        Rule { example: "40", ..rule("last_turn", &[], "0", "empires-rule-last-turn") },
    ],
    partners: true, // R70
    touching: true,
    years: true,
    words: OPENING,
    begins: begins_order,
};

const fn rule(key: &'static str, values: &'static [&'static str], default: &'static str, phrase: &'static str) -> Rule {
    Rule { key, values, default, example: default, until: Until::Start, phrase }
}

impl Ruleset for Empires {
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
            Author::Master => sheet::of_master(&game, sheet, text),
            Author::Seat(seat) => match game.power(seat) {
                Some(power) => sheet::read(&game, power, sheet, text),
                None => Reading { sheet: sheet.clone(), ..Reading::default() },
            },
        })
    }

    fn named(&self, position: &Position, name: &str) -> Result<Named, Unreadable> {
        Ok(ahead::named(&Game::open(position)?, name))
    }

    fn plan(&self, seen: Seen<'_>, author: &Author, plan: Plan<'_>, text: &str) -> Result<Reading, Unreadable> {
        Ok(ahead::plan(&Game::open(seen.position)?, author, plan, text))
    }

    fn prefer(&self, seen: Seen<'_>, author: &Author, standing: &Sheet, text: &str) -> Result<Reading, Unreadable> {
        let game = Game::open(seen.position)?;
        Ok(match game.led_by(author) {
            Some(power) => standing::prefer(&game, power, standing, text),
            None => Reading { sheet: standing.clone(), ..Reading::default() },
        })
    }

    fn stand_in(
        &self,
        seen: Seen<'_>,
        author: &Author,
        (sheet, standing): (&Sheet, &Sheet),
        ends: bool,
    ) -> Result<StandIn, Unreadable> {
        let game = Game::open(seen.position)?;
        Ok(match game.led_by(author) {
            Some(power) => standing::stand_in(&game, power, (sheet, standing), ends),
            None => StandIn { sheet: sheet.clone(), standing: standing.clone(), remarks: Vec::new() },
        })
    }

    fn holds(&self, position: &Position, test: &str) -> Result<Holds, Unreadable> {
        Ok(ahead::holds(&Game::open(position)?, test))
    }

    fn touching(&self, position: &Position) -> Result<Vec<(Seat, Seat)>, Unreadable> {
        Ok(touch::touching(&Game::open(position)?))
    }

    fn edit(&self, position: &Position, line: &str) -> Result<Edited, Unreadable> {
        let mut game = Game::open(position)?;
        let answer = edit::edit(&mut game, line);
        let position = if answer.is_ok() { game.close() } else { position.clone() };
        Ok(Edited { position, answer })
    }

    fn resolve(&self, table: &Table<'_>, _seed: &Seed) -> Result<Resolution, Unreadable> {
        let mut game = Game::open(table.position)?;
        let standing = table.sheets.iter().filter(|(seat, _)| !table.disorder.contains(seat));
        let sheets = standing.map(|(seat, sheet)| (seat.clone(), sheet.clone())).collect();
        let sheets = game.sheets(&sheets, table.master);
        let played = play(&game.map, &game.state, &sheets);
        let before = std::mem::replace(&mut game.state, played.next);
        let body = facts::chronicle(&game, &sheets, (&before, &played.report));
        let chronicle = Chronicle(Document { schema: SCHEMA, body });
        Ok(Resolution { position: game.close(), chronicle, opens: true, knowing: Vec::new() })
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
                    Reader::Seat(seat) => match game.power(seat) {
                        Some(power) => facts::sheet(&game, power, sheet),
                        None => facts::no_sheet(&game),
                    },
                    Reader::Master => facts::of_master(&game, sheet),
                    Reader::Public => facts::no_sheet(&game),
                }
            }
        })
    }
}
