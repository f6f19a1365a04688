//! Step 1: treaties, denunciations, declarations of war; and how treaties end in step 10.

use std::collections::BTreeSet;

use super::orders::Order;
use super::position::{Offer, Waiting, pair};
use super::turn::{Line, Turn};

/// Step 1 (R1): first all treaties, then all declarations of war.
pub(crate) fn settle(turn: &mut Turn) {
    for (power, line) in last_words(turn) {
        match &line.order {
            Order::Ally { .. } => offer_alliance(turn, &power, &line),
            Order::Peace(with) => offer_peace(turn, &power, &line, with),
            Order::Denounce(with) => denounce(turn, &power, &line, with),
            _ => {}
        }
    }
    conclude(turn);
    turn.wars_before = turn.now.wars.clone();
    for (power, line) in last_words(turn) {
        if let Order::War(with) = &line.order {
            declare_war(turn, &power, &line, with);
        }
    }
    turn.wars_declared = turn.now.wars.clone();
}

/// The lines on treaties and wars; of two about the same powers the later one counts (N8).
fn last_words(turn: &Turn) -> Vec<(String, Line)> {
    let mut words = Vec::new();
    for (power, lines) in &turn.lines {
        for (index, line) in lines.iter().enumerate() {
            let replaced = lines.iter().skip(index + 1).any(|later| is_same_slot(&line.order, &later.order));
            if !replaced {
                words.push((power.clone(), line.clone()));
            }
        }
    }
    words
}

/// Treaties, wars and peace with the same powers are one thing, of which the last word counts (N8).
fn is_same_slot(earlier: &Order, later: &Order) -> bool {
    partners(earlier).is_some_and(|with| partners(later) == Some(with))
}

fn partners(order: &Order) -> Option<&BTreeSet<String>> {
    match order {
        Order::Ally { with, .. } | Order::Denounce(with) | Order::War(with) | Order::Peace(with) => Some(with),
        _ => None,
    }
}

/// Whether these are other powers that still play, and the author may deal with them: neutral states have no
/// diplomacy (R41).
fn are_partners(turn: &Turn, power: &str, with: &BTreeSet<String>) -> bool {
    let map = &turn.now.map;
    let partner = |other: &String| other != power && turn.now.is_alive(other) && !map.is_neutral(other);
    !with.is_empty() && !map.is_neutral(power) && with.iter().all(partner)
}

/// An alliance is offered (R42), perhaps as a coalition, perhaps in secret (R66). What stands already waits for nobody.
fn offer_alliance(turn: &mut Turn, power: &str, line: &Line) {
    let Order::Ally { with, coalition, secret } = &line.order else { return };
    if !are_partners(turn, power, with) {
        return turn.report.void(power, &line.text, "no treaty with these");
    }
    let mut parties = with.clone();
    parties.insert(power.to_owned());
    if stands(turn, &parties, *coalition) {
        return;
    }
    let waiting = turn.now.offers.entry(Offer::Alliance { parties, coalition: *coalition }).or_default();
    waiting.senders.insert(power.to_owned());
    waiting.secret |= secret;
}

/// Whether a treaty would change nothing.
fn stands(turn: &Turn, parties: &BTreeSet<String>, coalition: bool) -> bool {
    let allied = pairs(parties).iter().all(|(one, other)| turn.now.allied(one, other));
    allied && (!coalition || turn.now.coalitions.contains(parties))
}

/// Peace is offered to each of the powers named (R43).
fn offer_peace(turn: &mut Turn, power: &str, line: &Line, with: &BTreeSet<String>) {
    if !are_partners(turn, power, with) || with.iter().any(|other| !turn.now.at_war(power, other)) {
        return turn.report.void(power, &line.text, "no war with these");
    }
    for other in with {
        let parties = BTreeSet::from([power.to_owned(), other.clone()]);
        turn.now.offers.entry(Offer::Peace { parties }).or_default().senders.insert(power.to_owned());
    }
}

/// A denunciation is noted; it works in step 10 (R42).
fn denounce(turn: &mut Turn, power: &str, line: &Line, with: &BTreeSet<String>) {
    if !are_partners(turn, power, with) {
        return turn.report.void(power, &line.text, "no treaty with these");
    }
    for other in with {
        turn.denounced.push((power.to_owned(), other.clone()));
    }
}

/// What all parties have sent comes into force (R42).
fn conclude(turn: &mut Turn) {
    let is_complete = |(offer, waiting): &(&Offer, &Waiting)| waiting.senders == *offer.parties();
    let complete: Vec<(Offer, Waiting)> =
        turn.now.offers.iter().filter(is_complete).map(|(offer, waiting)| (offer.clone(), waiting.clone())).collect();
    for (offer, Waiting { secret, .. }) in complete {
        match (turn.now.offers.remove(&offer), offer) {
            (None, _) => {}
            (_, Offer::Peace { parties }) => make_peace(turn, &parties),
            (_, Offer::Alliance { parties, coalition }) => make_alliance(turn, &parties, coalition, secret),
        }
    }
    let idle = |offer: &Offer| match offer {
        Offer::Alliance { parties, coalition } => stands(turn, parties, *coalition),
        Offer::Peace { .. } => false,
    };
    let idle: Vec<Offer> = turn.now.offers.keys().filter(|offer| idle(offer)).cloned().collect();
    idle.iter().for_each(|offer| drop(turn.now.offers.remove(offer)));
}

fn make_peace(turn: &mut Turn, parties: &BTreeSet<String>) {
    for both in pairs(parties) {
        turn.now.wars.remove(&both);
    }
    turn.report.notes.push(format!("peace: {}", words(parties)));
}

/// A treaty of several powers is one between all pairs, and ends their wars (R42, R43). A coalition ends whatever
/// coalition its members were in (R68). A secret one is not told (R66); what everybody knows cannot become secret.
fn make_alliance(turn: &mut Turn, parties: &BTreeSet<String>, coalition: bool, secret: bool) {
    for both in pairs(parties) {
        take_back_peace(turn, &both.0, &both.1);
        turn.now.wars.remove(&both);
        let is_public = turn.now.alliances.get(&both) == Some(&false);
        turn.now.alliances.insert(both, secret && !is_public);
    }
    if coalition {
        turn.now.coalitions.retain(|members| members.is_disjoint(parties));
        turn.now.coalitions.insert(parties.clone());
    }
    if !secret {
        turn.report.notes.push(format!("alliance in force: {}", words(parties)));
    }
}

fn pairs(parties: &BTreeSet<String>) -> Vec<(String, String)> {
    let pairs_of = |one: &String| {
        parties.iter().filter(move |other| *other > one).map(|other| pair(one, other)).collect::<Vec<_>>()
    };
    parties.iter().flat_map(pairs_of).collect()
}

fn words(parties: &BTreeSet<String>) -> String {
    parties.iter().cloned().collect::<Vec<_>>().join(" ")
}

/// War is declared on powers that are no allies (R43). The master may do so for a neutral state (R67).
fn declare_war(turn: &mut Turn, power: &str, line: &Line, with: &BTreeSet<String>) {
    let possible = |other: &String| turn.now.is_alive(other) && turn.now.hostile(power, other);
    if !with.iter().all(possible) {
        return turn.report.void(power, &line.text, "no war with these");
    }
    for other in with {
        take_back_peace(turn, power, other);
        if turn.now.wars.insert(pair(power, other)) {
            turn.report.notes.push(format!("{power} declares war on {other}"));
        }
    }
}

/// An alliance and a declaration of war take back an offer of peace that waits.
fn take_back_peace(turn: &mut Turn, one: &str, other: &str) {
    let parties = BTreeSet::from([one.to_owned(), other.to_owned()]);
    turn.now.offers.remove(&Offer::Peace { parties });
}

/// Step 10: denounced alliances end, and whatever waits between the two; a coalition two of whose members are no
/// longer allied ends for all (R42, R68).
pub(crate) fn end_denounced(turn: &mut Turn) {
    for (power, other) in std::mem::take(&mut turn.denounced) {
        if turn.now.alliances.remove(&pair(&power, &other)) == Some(false) {
            turn.report.notes.push(format!("{power} denounces the alliance with {other}"));
        }
        turn.now.offers.retain(|offer, _| !(offer.parties().contains(&power) && offer.parties().contains(&other)));
    }
    let alliances = turn.now.alliances.clone();
    turn.now.coalitions.retain(|members| pairs(members).iter().all(|both| alliances.contains_key(both)));
}
