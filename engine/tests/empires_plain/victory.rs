//! Step 14: who has won (R62 to R64, R72).

use std::collections::BTreeSet;

use super::position::Position;
use super::turn::Turn;

/// What decides between several winners: capitals of great powers, of neutral states, and on the last turn income
/// (R64, R72).
type Merit = (usize, usize, i64);

/// One power, or the members of a coalition.
type Members = BTreeSet<String>;

/// Step 14: single victories go before those of coalitions, and those before the decision of the last turn, which is
/// among all powers and coalitions (R64, R72).
pub(crate) fn find(turn: &mut Turn) {
    let position = &turn.now;
    let powers: Vec<Members> = living_great_powers(position).into_iter().map(|power| Members::from([power])).collect();
    let coalitions: Vec<Members> = position.coalitions.iter().cloned().collect();
    let alone: Vec<Members> = powers.iter().filter(|power| wins_alone(position, power)).cloned().collect();
    let together: Vec<Members> =
        coalitions.iter().filter(|members| wins_together(position, members)).cloned().collect();
    let last = position.map.rules.last_turn;
    let winners = if !alone.is_empty() {
        best(&alone, |members| by_capitals(position, members))
    } else if !together.is_empty() {
        best(&together, |members| by_capitals(position, members))
    } else if last > 0 && position.turn >= last {
        let all: Vec<Members> = powers.into_iter().chain(coalitions).collect();
        best(&all, |members| by_capitals_and_income(position, members))
    } else {
        Members::new()
    };
    turn.report.winners = winners;
}

fn living_great_powers(position: &Position) -> Vec<String> {
    let great = |power: &&String| !position.map.is_neutral(power) && position.is_alive(power);
    position.map.powers.keys().filter(great).cloned().collect()
}

/// How many capitals of other great powers, and of neutral states, these hold.
fn capitals(position: &Position, members: &Members) -> (usize, usize) {
    let taken = |neutral: bool| {
        let of_others =
            position.map.powers.iter().filter(|(power, facts)| facts.neutral == neutral && !members.contains(*power));
        of_others.filter(|(_, facts)| members.contains(position.owner_of(&facts.capital))).count()
    };
    (taken(false), taken(true))
}

fn by_capitals(position: &Position, members: &Members) -> Merit {
    let (great, neutral) = capitals(position, members);
    (great, neutral, 0)
}

fn by_capitals_and_income(position: &Position, members: &Members) -> Merit {
    let (great, neutral) = capitals(position, members);
    (great, neutral, members.iter().map(|power| position.income_of(power)).sum())
}

/// R62: capitals of so many other great powers, or of so many neutral states.
fn wins_alone(position: &Position, power: &Members) -> bool {
    let (great, neutral) = capitals(position, power);
    let goals = &position.map.goals;
    great >= goals.great || neutral >= goals.neutral
}

/// R63: so many capitals of great powers outside it more than it has members, or so many of neutral states.
fn wins_together(position: &Position, members: &Members) -> bool {
    let (great, neutral) = capitals(position, members);
    let goals = &position.map.goals;
    members.len() >= 2 && (great >= members.len() + goals.beyond || neutral >= goals.together)
}

/// The best of them; those that are level share (R64).
fn best(candidates: &[Members], merit: impl Fn(&Members) -> Merit) -> Members {
    let highest = candidates.iter().map(&merit).max();
    candidates.iter().filter(|members| Some(merit(members)) == highest).flatten().cloned().collect()
}
