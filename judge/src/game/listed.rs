//! A game as a line of a list: the few facts for which nobody reads its whole document.

use engine::Term;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{Chair, Game};
use crate::clock::Moment;
use crate::settings;

/// A game in a list.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Listed {
    /// Its name.
    pub name: String,
    /// Its ruleset.
    pub ruleset: String,
    /// The name of its board.
    pub variant: String,
    /// The label of its turn.
    pub label: String,
    /// How many players it lacks.
    pub needed: usize,
    /// How long its turns last, as facts.
    pub lengths: Vec<Value>,
    /// Seats that anybody may take over.
    pub openings: Vec<Opening>,
    /// When its turn is due.
    pub deadline: Option<Moment>,
    /// Its time zone.
    pub zone: String,
    /// Whether it stands in lists of all games.
    #[serde(default = "yes")]
    pub shown: bool,
    /// Who has which place in it.
    pub places: Vec<Place>,
}

/// A seat that anybody may take over.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Opening {
    /// What it is called.
    pub title: Term,
    /// Its letter.
    pub letter: String,
}

/// Somebody's place in a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Place {
    /// The address.
    pub address: String,
    /// As what.
    pub part: Position,
}

/// As what somebody is in a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Position {
    /// As the player of a seat, which is called so.
    Seat(Term),
    /// As one who waits for the game to start.
    Waiting,
    /// As its master.
    Master,
}

/// Older lines are of games that all stand in lists.
fn yes() -> bool {
    true
}

impl Game {
    /// The game as a line of a list.
    pub fn listed(&self) -> Listed {
        let letter = |chair: &Chair| chair.letters.chars().next().map(String::from).unwrap_or_default();
        let openings = self.chairs.iter().filter(|chair| chair.abandoned && !chair.eliminated);
        Listed {
            name: self.name.clone(),
            ruleset: self.ruleset.clone(),
            variant: self.variant.clone(),
            label: self.label(),
            needed: self.places_free(),
            lengths: settings::lengths(&self.pace),
            openings: openings.map(|chair| Opening { title: chair.title(), letter: letter(chair) }).collect(),
            deadline: self.round.as_ref().and_then(|round| round.deadline),
            zone: self.pace.zone.clone(),
            shown: self.options.leading.listed,
            places: self.places(),
        }
    }

    fn places(&self) -> Vec<Place> {
        let place = |address: &str, part| Place { address: address.to_owned(), part };
        let seated = self.chairs.iter().filter_map(|chair| {
            let player = chair.player.as_ref()?;
            Some(place(&player.address, Position::Seat(chair.title())))
        });
        let waiting = self.waiting.iter().map(|member| place(&member.address, Position::Waiting));
        let masters = self.masters().map(|master| place(&master.address, Position::Master));
        seated.chain(waiting).chain(masters).collect()
    }
}
