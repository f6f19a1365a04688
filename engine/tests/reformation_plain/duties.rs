//! What each step asks of a power (section 1).

use super::packages::{self, Answer};
use super::peace;
use super::position::{Package, Position};
use super::war;

/// Whether nobody has anything to say in the step at which a position stands.
pub(crate) fn nobody_has_any(position: &Position) -> bool {
    position.board.great.iter().all(|power| duty(position, power) == "IDLE")
}

/// `MUST`, `MAY` or `IDLE`.
pub(crate) fn duty(position: &Position, power: &str) -> &'static str {
    let may = |is_so: bool| if is_so { "MAY" } else { "IDLE" };
    let must = |is_so: bool| if is_so { "MUST" } else { "IDLE" };
    let first = position.turn == 1;
    match position.step.as_str() {
        "TALK" => may(!first || ["HABSBURGS", "ENGLAND", "FRANCE"].contains(&power)),
        "SEAL" => must(position.packages.iter().any(|package| is_unanswered(position, package, power))),
        // Nothing else of the phase is played in the first turn (R1).
        _ if first => "IDLE",
        step if step.starts_with("PEACE") => {
            may(position.board.great.iter().any(|other| peace::may_sue(position, power, other).is_ok()))
        }
        "RANSOM" => may(may_ransom(position, power) || position.rules.merge && may_seek(position, power)),
        "PARDON" => may(may_seek(position, power)),
        step if step.starts_with("WAR") => {
            let is_next = step.split_once(' ').is_none_or(|(_, next)| next == power);
            may(is_next && may_declare(position, power))
        }
        step if step.starts_with("ANSWER") => must(war::asked(position).contains(power)),
        _ => "IDLE",
    }
}

/// Whether a package touches a power, is not its own, and was neither confirmed in these words nor refused by it.
fn is_unanswered(position: &Position, package: &Package, power: &str) -> bool {
    packages::asked(position, package).contains(power)
        && packages::answer(&position.given, package, power) == Answer::Silent
}

fn may_ransom(position: &Position, power: &str) -> bool {
    let his = |leader: &String| position.serves.get(leader).is_some_and(|owner| owner == power);
    position.captives.keys().any(his) && !position.drawable(power).is_empty()
}

fn may_seek(position: &Position, power: &str) -> bool {
    position.excommunicated.contains(power) && !position.drawable(power).is_empty()
}

/// Whether a power can pay for some war.
fn may_declare(position: &Position, power: &str) -> bool {
    let hand = position.hands.get(power).into_iter().flatten();
    let worth: i64 = hand
        .filter(|card| war::may_pay(position, power, **card).is_ok())
        .map(|card| position.board.cards[card].points)
        .sum();
    let others = position.board.great.iter().chain(&position.board.minors);
    let owed = position.owed.get(power).copied().unwrap_or(0);
    others.filter_map(|other| war::price(position, power, other).ok()).any(|price| owed + price <= worth)
}
