//! Step 1: treaties come into force, peace is made, war is declared (R42, R43, R66, R68).

use super::report::Event;
use super::{Sheets, Turn};
use crate::empires::orders::{Line, Why};
use crate::empires::scenario::{Power, PowerSet};
use crate::empires::state::{Coalition, Offer, Ties};

/// Everything that the sheets say of war and peace.
pub(super) fn conclude(turn: &mut Turn<'_>, sheets: &Sheets) {
    for (power, index, line) in each(turn, sheets) {
        let done = match line {
            Line::Ally { with, coalition, secret } => {
                let parties = with.with(power);
                ally(turn, power, Offer { parties, coalition: *coalition, sent: PowerSet::EMPTY, secret: *secret })
            }
            Line::Denounce(with) => others(turn, power, *with).map(|()| {
                turn.denounced.extend(with.into_iter().map(|other| (power, other)));
            }),
            Line::Peace(with) => others(turn, power, *with).and_then(|()| peace(turn, power, *with)),
            _ => Ok(()),
        };
        tell(turn, power, index, done);
    }
    settle(turn);
    turn.declared = turn.state.ties.wars.clone();
    for (power, index, line) in each(turn, sheets) {
        if let Line::War(on) = line {
            let done = others(turn, power, *on).and_then(|()| declare(turn, power, *on));
            tell(turn, power, index, done);
        }
    }
}

/// Every line of every power that is in the game. For a neutral state only the master can speak, if he leads them (R67).
fn each<'s>(turn: &Turn<'_>, sheets: &'s Sheets) -> Vec<(Power, usize, &'s Line)> {
    let led = |power: Power| turn.state.settings.master_leads || turn.map.great().contains(power);
    let powers = turn.map.power_ids().filter(|power| !turn.state.out.contains(*power) && led(*power));
    let lines = |power: Power| sheets.of(power).iter().enumerate().map(move |(index, line)| (power, index, line));
    powers.flat_map(lines).filter(|(_, _, line)| is_treaty(line)).collect()
}

fn is_treaty(line: &Line) -> bool {
    matches!(line, Line::Ally { .. } | Line::Denounce(_) | Line::Peace(_) | Line::War(_))
}

fn tell(turn: &mut Turn<'_>, power: Power, line: usize, done: Result<(), Why>) {
    if let Err(why) = done {
        turn.tell(Event::VoidLine { power, line, why });
    }
}

/// Nobody deals with himself or with those who are out.
fn others(turn: &Turn<'_>, power: Power, with: PowerSet) -> Result<(), Why> {
    if with.contains(power) {
        return Err(Why::Oneself);
    }
    with.into_iter().find(|other| turn.state.out.contains(*other)).map_or(Ok(()), |other| Err(Why::Out(other)))
}

fn great(turn: &Turn<'_>, parties: PowerSet) -> Result<(), Why> {
    let neutral = parties.into_iter().find(|party| !turn.map.great().contains(*party));
    neutral.map_or(Ok(()), |neutral| Err(Why::Neutral(neutral)))
}

/// One party's word on a treaty: with the last one it comes into force (R42). What stands already waits for nobody.
fn ally(turn: &mut Turn<'_>, power: Power, offer: Offer) -> Result<(), Why> {
    let mut with = offer.parties;
    with.remove(power);
    if with.is_empty() {
        return Err(Why::Oneself);
    }
    others(turn, power, with)?;
    great(turn, offer.parties)?;
    let ties = &mut turn.state.ties;
    if stands(ties, &offer) {
        return Ok(());
    }
    let known = |other: &Offer| (other.parties, other.coalition) == (offer.parties, offer.coalition);
    let index = ties.offers.iter().position(known).unwrap_or_else(|| {
        ties.offers.push(offer);
        ties.offers.len() - 1
    });
    let standing = &mut ties.offers[index];
    standing.sent.insert(power);
    standing.secret |= offer.secret;
    Ok(())
}

/// Whether a treaty would change nothing.
fn stands(ties: &Ties, offer: &Offer) -> bool {
    let allied = offer.parties.into_iter().all(|party| offer.parties.within(ties.friends_of(party)));
    let known = || ties.coalitions.iter().any(|coalition| coalition.members == offer.parties);
    allied && (!offer.coalition || known())
}

/// When every power has been heard, what all parties have said comes into force: treaties in the order of their parties, so
/// that of two coalitions with a common member the later one stands (R68), then peace.
fn settle(turn: &mut Turn<'_>) {
    let is_complete = |offer: &Offer| offer.sent == offer.parties;
    let mut complete: Vec<Offer> = turn.state.ties.offers.iter().copied().filter(is_complete).collect();
    complete.sort_by_key(|offer| (offer.parties.into_iter().collect::<Vec<Power>>(), offer.coalition));
    turn.state.ties.offers.retain(|offer| !is_complete(offer));
    complete.into_iter().for_each(|offer| conclude_treaty(turn, offer));
    for one in turn.map.power_ids() {
        for other in turn.state.ties.peace.of(one).into_iter().filter(|other| one < *other) {
            if turn.state.ties.peace.has(other, one) {
                turn.state.ties.peace.part(one, other);
                turn.state.ties.wars.part(one, other);
                turn.tell(Event::Peace(one, other));
            }
        }
    }
    let mut waiting = std::mem::take(&mut turn.state.ties.offers);
    waiting.retain(|offer| !stands(&turn.state.ties, offer));
    turn.state.ties.offers = waiting;
}

fn conclude_treaty(turn: &mut Turn<'_>, Offer { parties, coalition, secret, .. }: Offer) {
    let ties = &mut turn.state.ties;
    for one in parties {
        for other in parties.into_iter().filter(|other| one < *other) {
            match (secret, ties.allies.has(one, other)) {
                (true, false) => ties.secret.join(one, other),
                (false, _) => ties.secret.part(one, other),
                (true, true) => {}
            }
            ties.allies.join(one, other);
            ties.wars.part(one, other);
            ties.peace.part(one, other);
        }
    }
    if coalition {
        parties.into_iter().for_each(|party| ties.dissolve(party));
        ties.coalitions.push(Coalition { members: parties, secret });
    }
    turn.tell(Event::Allied { parties, coalition, secret });
}

/// One side's word for peace; it needs the other's. There is none with neutral states (R41).
fn peace(turn: &mut Turn<'_>, power: Power, with: PowerSet) -> Result<(), Why> {
    great(turn, with.with(power))?;
    if let Some(other) = with.into_iter().find(|other| !turn.state.ties.wars.has(power, *other)) {
        return Err(Why::NotAtWar(other));
    }
    with.into_iter().for_each(|other| turn.state.ties.peace.point(power, other));
    Ok(())
}

fn declare(turn: &mut Turn<'_>, power: Power, on: PowerSet) -> Result<(), Why> {
    if let Some(ally) = on.into_iter().find(|other| turn.state.ties.allies.has(power, *other)) {
        return Err(Why::Ally(ally));
    }
    for other in on {
        let ties = &mut turn.state.ties;
        ties.peace.part(power, other);
        if !ties.wars.has(power, other) {
            ties.wars.join(power, other);
            turn.tell(Event::War { by: power, on: other });
        }
    }
    Ok(())
}

/// Step 10: alliances that were denounced end, with the coalition and with offers that wait (R42, R68).
pub(super) fn part(turn: &mut Turn<'_>) {
    for (by, from) in std::mem::take(&mut turn.denounced) {
        let ties = &mut turn.state.ties;
        let secret = ties.secret.has(by, from);
        ties.offers.retain(|offer| !(offer.parties.contains(by) && offer.parties.contains(from)));
        ties.peace.part(by, from);
        ties.coalitions.retain(|known| !(known.members.contains(by) && known.members.contains(from)));
        if ties.allies.has(by, from) {
            ties.allies.part(by, from);
            ties.secret.part(by, from);
            turn.tell(Event::Parted { by, from, secret });
        }
    }
}
