//! Leaders are ransomed (R26), and excommunications lifted for a card (R27).

use super::Sheets;
use super::lines::{self, Line};
use super::places;
use super::turn::{Code, Turn};

/// Every power takes back leaders of its own for a card each, in standard order, then as written.
pub(crate) fn ransom(turn: &mut Turn, sheets: &Sheets) {
    for power in turn.now.board.great.clone() {
        let lines = sheets.get(&power).into_iter().flatten().map(|line| lines::read(line));
        let leaders = lines.filter_map(|line| if let Line::Ransom(leader) = line { Some(leader) } else { None });
        for (number, leader) in (1..).zip(leaders) {
            let outcome = take_back(turn, &power, &leader);
            turn.tell_outcome(&format!("ransom {number} of {power}"), outcome);
        }
    }
}

/// The captor cannot refuse; the card goes into his hand.
fn take_back(turn: &mut Turn, power: &str, leader: &str) -> Result<(), Code> {
    let is_his = turn.now.serves.get(leader).is_some_and(|owner| owner == power);
    let captor = turn.now.captives.get(leader).cloned().filter(|_| is_his).ok_or("not-captive")?;
    if turn.now.drawable(power).is_empty() {
        return Err("hand-empty");
    }
    let home = places::for_a_regained(&turn.now, leader, None).ok_or("no-place")?;
    turn.draw(power, &captor);
    turn.tell(format!("{leader} is ransomed from {captor} and comes to {home}"));
    places::release(turn, leader, &home);
    Ok(())
}

/// Every excommunicated power that asks for it is absolved for a card.
pub(crate) fn absolve(turn: &mut Turn, sheets: &Sheets) {
    for power in turn.now.board.great.clone() {
        for line in sheets.get(&power).into_iter().flatten() {
            if lines::read(line) == Line::Seek {
                let outcome = lift(turn, &power);
                turn.tell_outcome(&format!("absolution of {power}"), outcome);
            }
        }
    }
}

/// The card is shown and discarded, and builds St Peter's.
fn lift(turn: &mut Turn, power: &str) -> Result<(), Code> {
    if !turn.now.excommunicated.contains(power) {
        return Err("not-excommunicated");
    }
    if turn.now.drawable(power).is_empty() {
        return Err("hand-empty");
    }
    let card = turn.take_blind(power);
    let points = turn.now.board.cards[&card].points;
    turn.now.st_peters += points;
    turn.now.excommunicated.remove(power);
    turn.tell(format!("card {card} of {power} builds {points}"));
    turn.tell(format!("{power} is absolved"));
    Ok(())
}
