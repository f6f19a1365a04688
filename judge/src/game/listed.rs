//! A game as a line of a list: the few facts for which nobody reads its whole document.

use std::collections::BTreeMap;

use chancery_engine::Term;
use serde::{Deserialize, Serialize};

use super::{Chair, End, Game, Status};
use crate::clock::{Moment, Span};
use crate::settings::{Fake, Remedy};

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
    /// Whether it has had no turn yet.
    #[serde(default)]
    pub unbegun: bool,
    /// How many players it lacks.
    pub needed: usize,
    /// How long its turns last, by the ruleset's names of their kinds.
    #[serde(default)]
    pub turns: BTreeMap<String, Span>,
    /// What becomes of its turns whose orders are not all there.
    #[serde(default)]
    pub nmr: Remedy,
    /// Whether nobody may know who plays.
    #[serde(default)]
    pub gunboat: bool,
    /// Its press, in the four signs of the old judges' lists.
    #[serde(default)]
    pub press: String,
    /// Its masters' names; empty: whoever plays leads it.
    #[serde(default)]
    pub master: String,
    /// What its master says of it.
    #[serde(default)]
    pub comment: String,
    /// Whether its master has ended it before its time.
    #[serde(default)]
    pub terminated: bool,
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
    /// How it stands, as its ruleset tells everybody in a few signs; of games of older stores nothing until their next turn.
    #[serde(default)]
    pub stands: String,
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

fn opening(chair: &Chair) -> Opening {
    Opening { title: chair.title(), stands: chair.stands.clone() }
}

impl Game {
    /// The game as a line of a list.
    pub fn listed(&self) -> Listed {
        let over = matches!(self.status, Status::Over(_));
        let openings = self.chairs.iter().filter(|chair| chair.abandoned && !chair.eliminated && !over);
        let masters: Vec<&str> = self.masters().map(|master| master.name.as_str()).collect();
        Listed {
            name: self.name.clone(),
            ruleset: self.ruleset.clone(),
            variant: self.variant.clone(),
            label: self.label(),
            unbegun: self.round.is_none(),
            needed: self.places_free(),
            turns: self.pace.lengths.clone(),
            nmr: self.options.seats.lapse.then,
            gunboat: self.press_rules().gunboat,
            press: self.press_signs(),
            master: if self.options.leading.moderated { masters.join(", ") } else { String::new() },
            comment: self.options.comment.clone(),
            terminated: self.status == Status::Over(End::Terminated),
            openings: openings.map(opening).collect(),
            deadline: self.round.as_ref().and_then(|round| round.deadline),
            zone: self.pace.zone.clone(),
            shown: self.options.leading.listed,
            places: self.places(),
        }
    }

    /// `WGPF`: white, grey, to some alone, with headers that lie; a dash for what is not allowed.
    fn press_signs(&self) -> String {
        let rules = self.press_rules();
        let open = rules.colour.is_open();
        let allowed = [
            rules.colour.has_white(),
            rules.colour.has_grey(),
            open && rules.partial,
            open && rules.fake != Fake::None,
        ];
        "WGPF".chars().zip(allowed).map(|(sign, allowed)| if allowed { sign } else { '-' }).collect()
    }

    fn places(&self) -> Vec<Place> {
        let place = |address: &str, part| Place { address: address.to_owned(), part };
        let seated = self.chairs.iter().flat_map(|chair| {
            chair.addresses().map(|address| place(address, Position::Seat(chair.title()))).collect::<Vec<_>>()
        });
        let waiting = self.waiting.iter().map(|member| place(&member.address, Position::Waiting));
        let masters = self.masters().map(|master| place(&master.address, Position::Master));
        seated.chain(waiting).chain(masters).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_of_an_older_store_stands_in_lists() {
        let mut line = serde_json::to_value(Listed { shown: false, ..Listed::default() }).expect("a line is JSON");
        line.as_object_mut().and_then(|line| line.remove("shown")).expect("it says whether it is shown");
        assert!(serde_json::from_value::<Listed>(line).expect("the rest is there").shown);
    }
}
