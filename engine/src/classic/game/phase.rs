//! A turn of a game as a phase of a recorded one, and a position that is taken from a record.

use std::collections::{BTreeMap, BTreeSet};

use super::ruleset::Classic;
use super::table::Game;
use crate::classic::board::Board;
use crate::classic::play::{State, StateError, StateWords, power_key};
use crate::classic::record::PhaseRecord;
use crate::{Position, Seat, Setup, Sheet, Unreadable};

/// A position and its sheets, as a record has them.
#[derive(Clone, Debug)]
pub struct GamePhase {
    /// What the game was set up with.
    pub setup: Setup,
    /// The board.
    pub board: std::sync::Arc<Board>,
    /// The phase, with its orders by power and its rule choices.
    pub record: PhaseRecord,
}

/// A position cannot be made of what a record holds.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlacedError {
    /// The document is of another system or a later version.
    #[error(transparent)]
    Document(#[from] Unreadable),
    /// The record tells what cannot be.
    #[error(transparent)]
    State(#[from] StateError),
}

/// Lines by seat, and the powers whose lines are nobody's here.
pub type Divided = (BTreeMap<Seat, Vec<String>>, Vec<String>);

impl Classic {
    /// A turn as a phase of a recorded game.
    ///
    /// ```
    /// use chancery_engine::classic::Classic;
    /// use chancery_engine::{Ruleset, Setup, Sheet};
    ///
    /// let position = Classic.open(&Setup::default())?;
    /// let sheets = [("FRANCE".parse()?, Sheet(vec!["A PAR - BUR".to_owned()]))].into();
    /// let phase = Classic.phase(&position, &sheets)?;
    /// assert_eq!(phase.record.state.phase, "S1901M");
    /// assert_eq!(phase.record.orders["FRANCE"], ["A PAR - BUR"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// The document is of another system or a later version.
    pub fn phase(&self, position: &Position, sheets: &BTreeMap<Seat, Sheet>) -> Result<GamePhase, Unreadable> {
        let game = Game::open(position)?;
        let mut orders: BTreeMap<String, Vec<String>> = BTreeMap::new();
        for place in &game.seating.places {
            let lines = sheets.get(&place.seat).map(|sheet| sheet.0.as_slice()).unwrap_or_default();
            for power in &place.powers {
                let own: Vec<String> = lines.iter().filter(|line| game.belongs_to(*power, line)).cloned().collect();
                if !own.is_empty() {
                    orders.insert(power_key(&game.board, *power), own);
                }
            }
        }
        let record = PhaseRecord {
            board: Some(game.board.name().to_owned()),
            state: game.state.to_words(&game.board),
            orders,
            choices: game.body.rules.clone(),
        };
        Ok(GamePhase { setup: game.setup(), board: game.board.clone(), record })
    }

    /// The sheets of seats that hold what powers were ordered; the second list names powers that nobody here plays.
    ///
    /// # Errors
    /// The document is of another system or a later version.
    pub fn sheets(&self, position: &Position, orders: &BTreeMap<String, Vec<String>>) -> Result<Divided, Unreadable> {
        let game = Game::open(position)?;
        let (mut sheets, mut nobodys): (BTreeMap<Seat, Vec<String>>, _) = (BTreeMap::new(), Vec::new());
        for (name, lines) in orders.iter().filter(|(_, lines)| !lines.is_empty()) {
            let power = game.board.power(name);
            let place =
                game.seating.places.iter().find(|place| power.is_some_and(|power| place.powers.contains(&power)));
            match place {
                Some(place) => sheets.entry(place.seat.clone()).or_default().extend(lines.iter().cloned()),
                None => nobodys.push(name.clone()),
            }
        }
        Ok((sheets, nobodys))
    }

    /// A game's position with everything standing as a record has it; nobody has won in it.
    ///
    /// # Errors
    /// The document cannot be read, or the record tells what cannot be.
    pub fn placed(&self, position: &Position, state: &StateWords) -> Result<Position, PlacedError> {
        let mut game = Game::open(position)?;
        let closed = game.state.position.closed;
        game.state = State::from_words(&game.board, state)?;
        game.state.position.close(closed);
        game.body.won.clear();
        Ok(game.close())
    }
}

impl StateWords {
    /// What stands otherwise in another state, in sentences; nothing: they are the same, whatever is listed first.
    pub fn differences(&self, other: &StateWords) -> Vec<String> {
        let mut found = Vec::new();
        if self.phase != other.phase {
            found.push(format!("the phase is {}, not {}", self.phase, other.phase));
        }
        let lists = [
            ("units", &self.units, &other.units),
            ("dislodged units", &self.dislodged, &other.dislodged),
            ("ways to retreat", &self.retreats, &other.retreats),
            ("centers", &self.centers, &other.centers),
        ];
        let none = Vec::new();
        for (what, ours, theirs) in lists {
            let keys: BTreeSet<&String> = ours.keys().chain(theirs.keys()).collect();
            for key in keys {
                let sorted = |map: &BTreeMap<String, Vec<String>>| -> BTreeSet<String> {
                    map.get(key).unwrap_or(&none).iter().cloned().collect()
                };
                let (ours, theirs) = (sorted(ours), sorted(theirs));
                if ours != theirs {
                    let list = |only: Vec<&str>| if only.is_empty() { "nothing".to_owned() } else { only.join(", ") };
                    let ours_alone = list(ours.difference(&theirs).map(String::as_str).collect());
                    let theirs_alone = list(theirs.difference(&ours).map(String::as_str).collect());
                    found.push(format!("{what} of {key}: {ours_alone} instead of {theirs_alone}"));
                }
            }
        }
        found
    }
}
