//! Suits for peace: who may sue, and the eight steps of a suit (R21-R25).

use super::Sheets;
use super::lines::{self, Line};
use super::places;
use super::position::Position;
use super::regain::{self, Numbers};
use super::terms::is_the_league_s;
use super::turn::{Code, Turn};

/// How many units the loser removes (R23).
const UNITS: i64 = 2;
/// In which order they go where nothing is named.
const ORDER: [&str; 5] = ["MERCENARY", "CORSAIR", "REGULAR", "CAVALRY", "SQUADRON"];

/// A suit: with whom, and the lines behind it.
struct Suit {
    with: String,
    terms: Vec<Line>,
}

/// All suits are carried out in the standard order, each power's in the order written (R21). Whether one took effect.
pub(crate) fn sue(turn: &mut Turn, sheets: &Sheets) -> bool {
    let mut effect = false;
    for loser in turn.now.board.great.clone() {
        let lines = sheets.get(&loser).map(Vec::as_slice).unwrap_or_default();
        let mut numbers = Numbers::default();
        for (number, suit) in (1..).zip(suits(lines)) {
            let act = format!("suit {number} of {loser} with {}", suit.with);
            let outcome = may_sue(&turn.now, &loser, &suit.with);
            turn.tell_outcome(&act, outcome);
            if outcome.is_ok() {
                effect = true;
                make_peace(turn, &loser, &suit, &mut numbers);
            }
        }
    }
    effect
}

/// The suits of a sheet; the lines behind each, up to the next one, are its terms.
fn suits(lines: &[String]) -> Vec<Suit> {
    let mut suits: Vec<Suit> = Vec::new();
    for line in lines {
        match (lines::read(line), suits.last_mut()) {
            (Line::Sue(with), _) => suits.push(Suit { with, terms: Vec::new() }),
            (term, Some(suit)) => suit.terms.push(term),
            _ => {}
        }
    }
    suits
}

/// Whether a power may sue another: only a great one with which it is at war, not in the last turn, and only if that very
/// enemy holds a leader or a home city of its own (R22).
pub(crate) fn may_sue(position: &Position, loser: &str, victor: &str) -> Result<(), Code> {
    if position.turn >= position.last_turn {
        return Err("last-turn");
    }
    if !position.board.is_great(victor) {
        return Err("minor-forever");
    }
    if !position.at_war(loser, victor) {
        return Err("not-at-war");
    }
    if is_the_league_s(loser, victor) {
        return Err("never-with-protestants");
    }
    let his = |leader: &String| position.serves.get(leader).is_some_and(|power| power == loser);
    let leader_lost = position.captives.iter().any(|(leader, captor)| captor == victor && his(leader));
    let list = &position.board.list;
    let home_lost = list.iter().any(|city| position.is_home(city, loser) && position.holds(victor, city));
    if leader_lost || home_lost { Ok(()) } else { Err("no-loss") }
}

/// The steps 2 to 8.
fn make_peace(turn: &mut Turn, loser: &str, suit: &Suit, numbers: &mut Numbers) {
    let victor = &suit.with;
    // 2: the victor gets a marker, two where the Ottomans are on either side (R25).
    let markers = if [loser, victor].contains(&"OTTOMANS") { 2 } else { 1 };
    regain::win(turn, victor, markers);
    // 3: the victor's home cities come back to him.
    let list = turn.now.board.list.clone();
    let held = list.into_iter().filter(|city| turn.now.is_home(city, victor) && turn.now.holds(loser, city));
    let held: Vec<String> = held.collect();
    give_back(turn, &held, (loser, victor));
    // 4: two units of the loser's choice go.
    give_up(turn, loser, &suit.terms);
    // 5, 6, 7: keys, leaders and cities are regained.
    regain::all(turn, (loser, victor), &suit.terms, numbers);
    // 8: the war is over.
    turn.end_war(loser, victor);
}

/// Cities go from one power to the other, and whoever is not the new holder's own leaves them.
pub(crate) fn give_back(turn: &mut Turn, cities: &[String], (from, to): (&str, &str)) {
    for city in cities {
        let holder = turn.now.holder.insert(city.clone(), to.to_owned()).unwrap_or_default();
        turn.tell(format!("{city} returns from {holder} to {to}"));
    }
    for city in cities {
        places::clear(turn, city, to, from);
    }
}

/// What is named goes first as far as it is there, then what comes first in the order of kinds and of cities. Ships on
/// loan are not given up (R23).
fn give_up(turn: &mut Turn, loser: &str, terms: &[Line]) {
    let mut left = UNITS;
    for term in terms {
        if let Line::GiveUp(units) = term {
            units.iter().for_each(|(number, kind, city)| remove(turn, loser, (city, kind), *number, &mut left));
        }
    }
    for kind in ORDER {
        for city in turn.now.board.list.clone() {
            remove(turn, loser, (&city, kind), UNITS, &mut left);
        }
    }
}

fn remove(turn: &mut Turn, loser: &str, (city, kind): (&str, &str), asked: i64, left: &mut i64) {
    let number = asked.min(*left).min(turn.now.own(city, loser, kind));
    if number > 0 {
        turn.now.add(city, loser, kind, -number);
        *left -= number;
        turn.tell(format!("{loser} gives up {number} {kind} at {city}"));
    }
}
