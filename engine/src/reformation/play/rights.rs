//! Who may do what as things stand: sign, sue, take back captives, declare war and at what price.

use super::why::Why;
use crate::reformation::acts::{Package, Term};
use crate::reformation::scenario::{Card, CardKind, INDEPENDENT, Leader, Power, PowerSet, Scenario};
use crate::reformation::state::{State, Whereabouts};

/// What it costs to declare war on a minor power (R40).
const MINOR_PRICE: u8 = 1;
/// How much less the Habsburgs once pay for a war on England (R45).
const DISCOUNT: u8 = 2;
/// The step of Henry's marker at which he asks for a divorce.
pub(super) const ASKS: &str = "ASKS";
/// The step from which on the Habsburgs have their discount.
pub(super) const BOLEYN: &str = "ANNE BOLEYN";

/// The first thing that bars an act.
pub(super) fn barred(checks: &[(bool, Why)]) -> Result<(), Why> {
    checks.iter().find(|(bars, _)| *bars).map_or(Ok(()), |(_, why)| Err(*why))
}

/// Who has to agree to a package: whose it is, and everybody whom its terms touch (R5).
pub fn parties(state: &State, package: &Package) -> PowerSet {
    let touched = package.terms.iter().flat_map(|term| {
        let (by, to) = touched(state, term);
        [Some(by), to]
    });
    std::iter::once(package.name.of).chain(touched.flatten()).collect()
}

/// Whom a term touches: who does something, and for whom.
pub fn touched(state: &State, term: &Term) -> (Power, Option<Power>) {
    match term {
        Term::EndWar(one, other) | Term::Ally(one, other) => (*one, Some(*other)),
        Term::Lend { from, to, .. }
        | Term::Cede { from, to, .. }
        | Term::Cards { from, to, .. }
        | Term::Mercenaries { from, to, .. } => (*from, Some(*to)),
        Term::Free { by, leader } => (*by, state.serves[leader.index()]),
        Term::Divorce { by } => (*by, Some(Power::ENGLAND)),
        Term::Absolve { by, whom } => (*by, Some(*whom)),
    }
}

/// Whether two powers may make terms in the first turn: England with the Habsburgs or with France (R1).
pub(super) fn talk_first(one: Power, other: Power) -> bool {
    let talks = |power| power == Power::HABSBURGS || power == Power::FRANCE;
    one == Power::ENGLAND && talks(other) || other == Power::ENGLAND && talks(one)
}

/// Whether a war between two powers is the league's, which neither talks nor suits end (R20, R22).
pub(super) fn is_league_war(one: Power, other: Power) -> bool {
    let against = |power| power == Power::HABSBURGS || power == Power::PAPACY;
    one == Power::PROTESTANTS && against(other) || other == Power::PROTESTANTS && against(one)
}

/// Whether a power may sue another one for peace (R22).
///
/// # Errors
/// Why not.
pub fn may_sue(map: &Scenario, state: &State, loser: Power, victor: Power) -> Result<(), Why> {
    let lost_home = |city| state.home(map, city) == loser && state.holds(victor, city);
    barred(&[
        (state.turn >= state.last_turn, Why::LastTurn),
        (!victor.is_great(), Why::MinorForever),
        (!state.wars.has(loser, victor), Why::NotAtWar),
        (is_league_war(loser, victor), Why::NeverWithProtestants),
    ])?;
    let held = captives(state, loser).iter().any(|(_, captor)| *captor == victor);
    if held || map.city_ids().any(lost_home) { Ok(()) } else { Err(Why::NoLoss) }
}

/// The leaders of a power that are captives, with who holds them.
pub fn captives(state: &State, power: Power) -> Vec<(Leader, Power)> {
    let each = state.leaders.iter().zip(&state.serves).enumerate();
    let held = each.filter_map(|(index, (at, serves))| match at {
        Whereabouts::Captive(by) if *serves == Some(power) => Some((Leader(index as u8), *by)),
        _ => None,
    });
    held.collect()
}

/// Whether a power has declared on a price that is lower for it (R45).
pub(super) fn has_discount(map: &Scenario, state: &State, declarer: Power, on: Power) -> bool {
    let married =
        map.henry().iter().position(|step| step == BOLEYN).is_some_and(|step| usize::from(state.henry) >= step);
    (declarer, on) == (Power::HABSBURGS, Power::ENGLAND) && married && !state.discount_used
}

/// What a declaration of war costs as things stand, in command points (R40, R41, R45).
///
/// # Errors
/// Why war cannot be declared.
pub fn price(map: &Scenario, state: &State, declarer: Power, on: Power) -> Result<u8, Why> {
    if declarer == on {
        return Err(Why::OwnPackage);
    }
    if state.wars.has(declarer, on) {
        return Err(Why::AlreadyAtWar);
    }
    if on.is_great() { price_of_great(map, state, declarer, on) } else { price_of_minor(map, state, declarer, on) }
}

fn price_of_great(map: &Scenario, state: &State, declarer: Power, on: Power) -> Result<u8, Why> {
    let bars = state.rules.war_bars;
    let of_protestants = declarer == Power::PROTESTANTS || on == Power::PROTESTANTS;
    if bars.ally && state.allies.has(declarer, on) {
        return Err(Why::Ally);
    }
    if bars.peace_this_turn && state.phase.peace.has(declarer, on) {
        return Err(Why::PeaceThisTurn);
    }
    if bars.league_not_formed && of_protestants && !state.league {
        return Err(Why::LeagueNotFormed);
    }
    let displayed = map.displayed(declarer, on).ok_or(Why::NotPossible)?;
    Ok(if has_discount(map, state, declarer, on) { displayed.saturating_sub(DISCOUNT) } else { displayed })
}

fn price_of_minor(map: &Scenario, state: &State, declarer: Power, on: Power) -> Result<u8, Why> {
    let bars = state.rules.war_bars;
    let displayed = map.displayed(declarer, on).filter(|_| on != INDEPENDENT).ok_or(Why::NotPossible)?;
    if state.ally_of(on).is_some() && (bars.minor_active || state.phase.tried.contains(on)) {
        return Err(Why::MinorActive);
    }
    let protector = map.power_info(on).protector.filter(|protector| *protector != declarer);
    let is_friend = |power| state.allies.has(declarer, power) || state.phase.peace.has(declarer, power);
    if bars.friend_of_protector && protector.is_some_and(is_friend) {
        return Err(Why::FriendOfProtector);
    }
    Ok(if state.rules.minor_display { displayed } else { MINOR_PRICE })
}

/// Whether a card may pay for a war (R43).
pub fn pays(map: &Scenario, state: &State, card: Card) -> bool {
    match map.card_info(card).map(|info| info.kind) {
        Some(CardKind::Home(_)) => state.rules.home_cards_pay,
        Some(CardKind::Other) => true,
        Some(CardKind::Mandatory) | None => false,
    }
}
