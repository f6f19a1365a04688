//! What contradicts itself in a position that the master has told: all of it at once, before the diplomacy opens (R50).

use crate::reformation::scenario::{Card, CardKind, City, Leader, Power, Scenario};
use crate::reformation::state::{Loan, State, Whereabouts};

/// Something in a position that cannot be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// A card is in two hands.
    CardTwice(Card, Power, Power),
    /// There is no such card.
    NoSuchCard(Card, Power),
    /// A home card is in the hand of another power.
    HomeCardAstray(Card, Power),
    /// Ships in a city that is no port.
    ShipsInland(City, Power),
    /// The Ottomans have mercenaries, which they never take.
    OttomanMercenaries(City),
    /// Cavalry or corsairs, which only the Ottomans have.
    OttomansAlone(City, Power, &'static str),
    /// A war between two minor powers, or of a power with itself.
    NoSuchWar(Power, Power),
    /// A war with a minor power that is active: the war is with its ally.
    WarOnActive(Power, Power),
    /// The league's war before the league.
    LeagueWar(Power, Power),
    /// Allies who are at war.
    AlliedAtWar(Power, Power),
    /// Great powers that are never allies.
    NeverAllies(Power, Power),
    /// A minor power that can be no ally of that great power.
    NoSuchAlly(Power, Power),
    /// A leader held by his own power, by a minor one or by nobody.
    NoSuchCaptor(Leader, Power),
    /// Squadrons on loan that do not lie there.
    NotOnLoan(Loan),
    /// Neither the Protestants nor the lender himself can borrow ships.
    NoSuchLoan(Loan),
    /// The turn comes after the last one.
    AfterTheEnd(u8, u8),
}

/// Everything in a position that cannot be.
pub fn faults(map: &Scenario, state: &State) -> Vec<Fault> {
    let mut found = Vec::new();
    cards(map, state, &mut found);
    troops(map, state, &mut found);
    ties(map, state, &mut found);
    leaders(map, state, &mut found);
    found.extend(state.loans.iter().filter_map(|loan| borrowed(state, *loan)));
    if state.turn > state.last_turn || state.turn == 0 {
        found.push(Fault::AfterTheEnd(state.turn, state.last_turn));
    }
    found
}

fn cards(map: &Scenario, state: &State, found: &mut Vec<Fault>) {
    let held = || Power::great().flat_map(|of| state.hands[of.index()].iter().map(move |card| (*card, of)));
    for (index, (card, of)) in held().enumerate() {
        match map.card_info(card).map(|info| info.kind) {
            None => found.push(Fault::NoSuchCard(card, of)),
            Some(CardKind::Home(owner)) if owner != of => found.push(Fault::HomeCardAstray(card, of)),
            Some(_) => {}
        }
        if let Some((_, first)) = held().take(index).find(|(known, _)| *known == card) {
            found.push(Fault::CardTwice(card, first, of));
        }
    }
}

fn troops(map: &Scenario, state: &State, found: &mut Vec<Fault>) {
    for stack in &state.stacks {
        let (at, of, troops) = (stack.city, stack.power, stack.troops);
        if (troops.squadrons > 0 || troops.corsairs > 0) && map.city_info(at).port.is_empty() {
            found.push(Fault::ShipsInland(at, of));
        }
        if of == Power::OTTOMANS && troops.mercenaries > 0 {
            found.push(Fault::OttomanMercenaries(at));
        }
        for (kind, count) in [("cavalry", troops.cavalry), ("corsairs", troops.corsairs)] {
            if of != Power::OTTOMANS && count > 0 {
                found.push(Fault::OttomansAlone(at, of, kind));
            }
        }
    }
}

fn ties(map: &Scenario, state: &State, found: &mut Vec<Fault>) {
    for (one, other) in state.wars.pairs() {
        let barred = state.rules.war_bars.minor_active;
        let active = [one, other].into_iter().find(|power| barred && state.ally_of(*power).is_some());
        if !one.is_great() {
            found.push(Fault::NoSuchWar(one, other));
        } else if let Some(minor) = active {
            found.push(Fault::WarOnActive(minor, if minor == one { other } else { one }));
        }
        let league = other == Power::PROTESTANTS && [Power::HABSBURGS, Power::PAPACY].contains(&one);
        if league && !state.league {
            found.push(Fault::LeagueWar(one, other));
        }
    }
    for (one, other) in state.allies.pairs() {
        if state.wars.has(one, other) {
            found.push(Fault::AlliedAtWar(one, other));
        }
        if (one, other) == (Power::OTTOMANS, Power::PAPACY) {
            found.push(Fault::NeverAllies(one, other));
        }
    }
    for minor in Power::minor() {
        let ally = state.ally_of(minor).filter(|ally| !map.power_info(minor).may_activate.contains(*ally));
        found.extend(ally.map(|ally| Fault::NoSuchAlly(minor, ally)));
    }
}

fn leaders(map: &Scenario, state: &State, found: &mut Vec<Fault>) {
    for leader in map.leader_ids() {
        if let Whereabouts::Captive(of) = state.whereabouts(leader)
            && (!of.is_great() || state.serves[leader.index()] == Some(of))
        {
            found.push(Fault::NoSuchCaptor(leader, of));
        }
    }
}

/// What is wrong with a loan (R15, R57).
fn borrowed(state: &State, loan: Loan) -> Option<Fault> {
    let great = loan.from.is_great() && loan.to.is_great();
    if loan.from == loan.to || loan.to == Power::PROTESTANTS || !great {
        return Some(Fault::NoSuchLoan(loan));
    }
    let there = state.loans.iter().filter(|known| (known.to, known.at) == (loan.to, loan.at));
    let lent: u32 = there.map(|known| u32::from(known.squadrons)).sum();
    (lent > u32::from(state.troops(loan.at, loan.to).squadrons)).then_some(Fault::NotOnLoan(loan))
}
