//! Steps 5 to 7 of a suit: home keys, leaders and other home cities come back for a price each, or by the marriage (R24).

use super::lines::Line;
use super::peace::give_back;
use super::places;
use super::turn::{Code, Turn};

/// How many lines of each kind a power has had in the step.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Numbers {
    keys: u32,
    leaders: u32,
    cities: u32,
}

/// Everything that a suit asks for, keys first, then leaders, then other cities, whatever the order of its lines. The
/// marriage brings back all of it for nothing.
pub(crate) fn all(turn: &mut Turn, (loser, victor): (&str, &str), terms: &[Line], numbers: &mut Numbers) {
    let cards = terms.iter().filter_map(|term| if let Line::Play(card) = term { Some(*card) } else { None });
    // Every card is tried, so no `any`, which would stop at the first that is played.
    let married = cards.filter(|card| marry(turn, loser, *card)).count() > 0;
    if married {
        return by_marriage(turn, (loser, victor), terms);
    }
    for term in terms {
        if let Line::RegainKey(cities, by_card) = term {
            numbers.keys += 1;
            let outcome = regain_key(turn, (loser, victor), cities, *by_card);
            turn.tell_outcome(&format!("key line {} of {loser}", numbers.keys), outcome);
        }
    }
    for term in terms {
        if let Line::RegainLeader(leader, by_card, at) = term {
            numbers.leaders += 1;
            let outcome = regain_leader(turn, (loser, victor), (leader, at.as_ref()), *by_card);
            turn.tell_outcome(&format!("leader line {} of {loser}", numbers.leaders), outcome);
        }
    }
    for term in terms {
        if let Line::RegainCities(cities, by_card) = term {
            numbers.cities += 1;
            let outcome = regain_cities(turn, (loser, victor), cities, *by_card);
            turn.tell_outcome(&format!("city line {} of {loser}", numbers.cities), outcome);
        }
    }
}

/// Whether the marriage is played: it must be that card, and in the hand; then it is discarded.
fn marry(turn: &mut Turn, loser: &str, card: u16) -> bool {
    let is_it = card == turn.now.board.marriage;
    let played = is_it && turn.now.hands.get_mut(loser).is_some_and(|hand| hand.remove(&card));
    turn.tell_outcome(&format!("card {card} played by {loser}"), if played { Ok(()) } else { Err("no-marriage") });
    played
}

/// All home keys together, then all leaders, then all other home cities that the victor holds. A line that asks for a
/// leader still says where he is wanted.
fn by_marriage(turn: &mut Turn, (loser, victor): (&str, &str), terms: &[Line]) {
    let list = turn.now.board.list.clone();
    let lost = |city: &String| turn.now.is_home(city, loser) && turn.now.holds(victor, city);
    let (keys, cities): (Vec<String>, Vec<String>) =
        list.into_iter().filter(lost).partition(|city| turn.now.board.is_key(city));
    give_back(turn, &keys, (victor, loser));
    for leader in turn.now.board.leader_list.clone() {
        let at = terms.iter().find_map(|term| match term {
            Line::RegainLeader(named, _, at) if *named == leader => at.as_ref(),
            _ => None,
        });
        if is_held(turn, loser, victor, &leader)
            && let Some(home) = places::for_a_regained(&turn.now, &leader, at)
        {
            turn.tell(format!("{leader} comes home to {home}"));
            places::release(turn, &leader, &home);
        }
    }
    give_back(turn, &cities, (victor, loser));
}

/// Whether the victor holds a leader of the loser's.
fn is_held(turn: &Turn, loser: &str, victor: &str, leader: &str) -> bool {
    let captor = turn.now.captives.get(leader).map(String::as_str);
    captor == Some(victor) && turn.now.serves.get(leader).map(String::as_str) == Some(loser)
}

/// Step 5: one home key for one price.
fn regain_key(turn: &mut Turn, both: (&str, &str), cities: &[String], by_card: bool) -> Result<(), Code> {
    for city in cities {
        can_come_back(turn, both, city)?;
        if !turn.now.board.is_key(city) {
            return Err("not-a-key");
        }
    }
    if cities.len() > 1 {
        return Err("one-key-a-price");
    }
    pay(turn, both, by_card)?;
    give_back(turn, cities, (both.1, both.0));
    Ok(())
}

/// Step 6: a leader for one price.
fn regain_leader(
    turn: &mut Turn,
    (loser, victor): (&str, &str),
    (leader, at): (&str, Option<&String>),
    by_card: bool,
) -> Result<(), Code> {
    if !is_held(turn, loser, victor, leader) {
        return Err("not-held-by-victor");
    }
    let home = places::for_a_regained(&turn.now, leader, at).ok_or("no-place")?;
    pay(turn, (loser, victor), by_card)?;
    turn.tell(format!("{leader} is regained and comes to {home}"));
    places::release(turn, leader, &home);
    Ok(())
}

/// Step 7: two other home cities for one price; one alone costs the same.
fn regain_cities(turn: &mut Turn, both: (&str, &str), cities: &[String], by_card: bool) -> Result<(), Code> {
    if cities.len() > 2 {
        return Err("not-two-cities");
    }
    for city in cities {
        can_come_back(turn, both, city)?;
        if turn.now.board.is_key(city) {
            return Err("is-a-key");
        }
    }
    pay(turn, both, by_card)?;
    give_back(turn, cities, (both.1, both.0));
    Ok(())
}

/// Only home cities of the loser's come back, and only from the victor.
fn can_come_back(turn: &Turn, (loser, victor): (&str, &str), city: &str) -> Result<(), Code> {
    let held = turn.now.is_home(city, loser) && turn.now.holds(victor, city);
    if held { Ok(()) } else { Err("not-held-by-victor") }
}

/// A price is a marker from the common stock, or a card by lot (R25).
fn pay(turn: &mut Turn, (loser, victor): (&str, &str), by_card: bool) -> Result<(), Code> {
    if !by_card {
        win(turn, victor, 1);
    } else if turn.now.drawable(loser).is_empty() {
        return Err("hand-empty");
    } else {
        turn.draw(loser, victor);
    }
    Ok(())
}

/// The victor gets markers; they come from the common stock.
pub(crate) fn win(turn: &mut Turn, victor: &str, markers: i64) {
    *turn.now.bonus.entry(victor.to_owned()).or_default() += markers;
    turn.tell(format!("{victor} gets {markers} VP"));
}
