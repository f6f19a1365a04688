//! A game of hidden cards: what a reader may know differs from seat to seat.
//!
//! Two players hold a card each, which the other one must not see: results tell it in words, the map by a piece.

use chancery_engine::*;
use serde_json::{Value, json};

use super::toy::Toy;

/// The game of hidden cards; it is bid for as in the game of numbers.
#[derive(Debug)]
pub(crate) struct Hands;

static ABOUT: About = About {
    name: "hands",
    title: "Hands",
    kinds: &[TurnKind { name: "bid", also: &[], hours: Some(10), delay: 0, press: true, lapse: true }],
    groups: &[],
    boards: &[],
    rules: &[],
    partners: false,
    touching: false,
    years: true,
    words: &[],
    begins: |_| false,
};

/// What a seat has that nobody else may see but the master.
#[derive(Clone, Copy)]
pub(crate) struct Hand {
    pub(crate) seat: &'static str,
    /// What results tell.
    pub(crate) card: &'static str,
    /// What the map shows: the letter on a piece.
    pub(crate) piece: &'static str,
}

/// The hands of both seats.
pub(crate) const DEALT: [Hand; 2] =
    [Hand { seat: "LEFT", card: "KNAVE", piece: "K" }, Hand { seat: "RIGHT", card: "QUEEN", piece: "Q" }];

/// The hands that a reader may see.
fn seen(reader: &Reader) -> impl Iterator<Item = Hand> {
    DEALT.into_iter().filter(move |hand| match reader {
        Reader::Public => false,
        Reader::Seat(own) => own.as_str() == hand.seat,
        Reader::Master => true,
    })
}

fn board() -> Value {
    let place = |id: &str, x: u32| json!({"id": id, "name": id, "kind": "land", "near": [], "x": x, "y": 50});
    let power = |letter: &str| json!({"letter": letter, "name": letter});
    json!({"board": "table", "powers": DEALT.map(|hand| power(hand.piece)), "places": [place("LEFT", 10), place("RIGHT", 90)]})
}

impl Ruleset for Hands {
    fn about(&self) -> &'static About {
        &ABOUT
    }

    fn open(&self, setup: &Setup) -> Result<Position, SetupError> {
        Toy.open(setup)
    }

    fn turn(&self, position: &Position) -> Result<Turn, Unreadable> {
        Ok(Turn { public: false, ..Toy.turn(position)? })
    }

    fn read(&self, seen: Seen<'_>, author: &Author, sheet: &Sheet, text: &str) -> Result<Reading, Unreadable> {
        Toy.read(seen, author, sheet, text)
    }

    fn holds(&self, position: &Position, test: &str) -> Result<Holds, Unreadable> {
        Toy.holds(position, test)
    }

    fn resolve(&self, table: &Table<'_>, seed: &Seed) -> Result<Resolution, Unreadable> {
        Toy.resolve(table, seed)
    }

    fn describe(&self, subject: Subject<'_>, reader: &Reader) -> Result<Facts, Unreadable> {
        let mut facts = Toy.describe(subject, reader)?;
        match subject {
            Subject::Position(_) => {
                let piece = |hand: Hand| json!({"at": hand.seat, "shape": "block", "power": hand.piece});
                facts["board"] = board();
                facts["map"] = json!({"owners": {}, "pieces": seen(reader).map(piece).collect::<Vec<_>>()});
            }
            Subject::Chronicle(_) => {
                let news = facts["news"].as_array_mut().expect("the game of numbers tells news");
                news.extend(seen(reader).map(|hand| format!("{} holds the {}.", hand.seat, hand.card).into()));
            }
            Subject::Sheet(..) => {}
        }
        Ok(facts)
    }
}

/// The game as the judge takes it.
pub(crate) const HANDS: &[&dyn Ruleset] = &[&Hands];
