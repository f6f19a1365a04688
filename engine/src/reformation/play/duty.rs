//! What each step asks of a power (RULINGS, section 1).

use super::rights::{captives, may_sue, parties, pays, price};
use super::war::{Asked, questions};
use crate::Duty;
use crate::reformation::acts::{Act, Package, PackageName};
use crate::reformation::scenario::{Power, Scenario};
use crate::reformation::state::{State, Step};

/// What the step at which a state stands asks of a power.
pub fn duty(map: &Scenario, state: &State, power: Power) -> Duty {
    if !power.is_great() {
        return Duty::Idle;
    }
    let must = |is_owed: bool| if is_owed { Duty::Must } else { Duty::Idle };
    match state.step {
        Step::Seal => must(!unanswered(map, state, power).is_empty()),
        Step::Answer(_) => must(asked(map, state).iter().any(|asked| asked.protector == power)),
        step if is_open_to(map, state, step, power) => Duty::May,
        _ => Duty::Idle,
    }
}

/// Whether a power may do something in a step in which nobody must, as things stand.
pub fn is_open_to(map: &Scenario, state: &State, step: Step, power: Power) -> bool {
    let first = state.turn == 1;
    match step {
        Step::Talk if first => [Power::HABSBURGS, Power::ENGLAND, Power::FRANCE].contains(&power),
        Step::Talk => true,
        _ if first => false,
        Step::Peace(_) => Power::great().any(|other| may_sue(map, state, power, other).is_ok()),
        Step::Ransom => may_ransom(map, state, power) || state.rules.merge && may_seek(map, state, power),
        Step::Pardon => may_seek(map, state, power),
        Step::War(by) => by.is_none_or(|by| by == power) && may_declare(map, state, power),
        Step::Master | Step::Seal | Step::Answer(_) => false,
    }
}

fn may_ransom(map: &Scenario, state: &State, power: Power) -> bool {
    state.drawable(map, power).next().is_some() && !captives(state, power).is_empty()
}

fn may_seek(map: &Scenario, state: &State, power: Power) -> bool {
    state.drawable(map, power).next().is_some() && state.excommunicated.contains(power)
}

fn may_declare(map: &Scenario, state: &State, power: Power) -> bool {
    let cards = state.hands[power.index()].iter().filter(|card| pays(map, state, **card));
    let worth: u32 = cards.filter_map(|card| map.card_info(*card)).map(|info| u32::from(info.points)).sum();
    let left = worth.saturating_sub(u32::from(state.carried.owed[power.index()]));
    let affordable = |on| price(map, state, power, on).is_ok_and(|price| u32::from(price) <= left);
    Power::great().chain(Power::minor()).any(affordable)
}

/// The announced packages that a power has to confirm or refuse and has not, in these words, in the order in which they are
/// carried out.
pub fn unanswered(map: &Scenario, state: &State, power: Power) -> Vec<PackageName> {
    let owed = |package: &&Package| {
        asks(state, package, power) && answer(map, &state.carried.given[power.index()], package).is_none()
    };
    state.carried.announced.iter().filter(owed).map(|package| package.name).collect()
}

/// Whether a package needs a power's word: it is a party, and not of the proposer's own seat (R5, R62).
pub(super) fn asks(state: &State, package: &Package, power: Power) -> bool {
    power != package.name.of && !is_together(state, package.name.of, power) && parties(state, package).contains(power)
}

/// Whether one player commands both powers (R62).
pub(super) fn is_together(state: &State, one: Power, other: Power) -> bool {
    state.rules.together.iter().any(|seat| seat.contains(one) && seat.contains(other))
}

/// The last word of a sheet on a package: whether it is confirmed, and given what. A confirmation of other words is none.
pub(super) fn answer(map: &Scenario, sheet: &[Act], package: &Package) -> Option<(bool, Option<PackageName>)> {
    let said = sheet.iter().rev().find_map(|act| match act {
        Act::Ratify { package: name, given, words } if *name == package.name => Some((true, *given, *words)),
        Act::Refuse(name) if *name == package.name => Some((false, None, None)),
        _ => None,
    });
    said.filter(|(.., words)| words.is_none_or(|words| words == package.digest(map)))
        .map(|(yes, given, _)| (yes, given))
}

/// Which protectors are asked, about whom; nobody in another step than theirs.
pub fn asked(map: &Scenario, state: &State) -> Vec<Asked> {
    match state.step {
        Step::Answer(by) => questions(map, state, by),
        _ => Vec::new(),
    }
}
