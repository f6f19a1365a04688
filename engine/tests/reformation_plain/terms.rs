//! The nine kinds of terms: what each needs, and what it does.

use super::lines::Term;
use super::places;
use super::position::{Position, pair};
use super::turn::{Code, Turn};

/// Mercenaries that a power may give to one other in a turn (R19).
const MERCENARIES: i64 = 4;
/// Cards that a power may give to one other in a turn (R14).
const CARDS: i64 = 2;

/// Carries out a term, or tells why it cannot be done; then nothing is promised about the position.
pub(crate) fn carry_out(turn: &mut Turn, term: &Term) -> Result<(), Code> {
    let (one, other) = touched(&turn.now, term);
    let other = other.ok_or("serves-nobody")?;
    void_if(!turn.now.board.is_great(&one) || !turn.now.board.is_great(&other), "not-major")?;
    void_if(one == other, "own-package")?;
    void_if(turn.now.turn == 1 && !talk_in_turn_one(&one, &other), "turn-one")?;
    match term {
        Term::EndWar(one, other) => end_war(turn, one, other),
        Term::Ally(one, other) => ally(turn, one, other),
        Term::Absolve(by, whom) => absolve(turn, by, whom),
        Term::Divorce(by) => divorce(turn, by),
        Term::Free(by, leader) => free(turn, by, leader),
        Term::Cede { from, cities, to } => cede(turn, (from, to), cities),
        Term::Lend { .. } => lend(turn, term),
        Term::Mercenaries { .. } => give_mercenaries(turn, term),
        Term::Cards { from, count, to } => give_cards(turn, (from, to), *count),
    }
}

/// Whom a term touches: its subject, and its addressee. A leader who serves nobody has none (R5, R63).
pub(crate) fn touched(position: &Position, term: &Term) -> (String, Option<String>) {
    let (one, other) = match term {
        Term::EndWar(one, other) | Term::Ally(one, other) | Term::Absolve(one, other) => (one, Some(other)),
        Term::Divorce(by) => return (by.clone(), Some("ENGLAND".to_owned())),
        Term::Free(by, leader) => (by, position.serves.get(leader)),
        Term::Cede { from, to, .. }
        | Term::Lend { from, to, .. }
        | Term::Mercenaries { from, to, .. }
        | Term::Cards { from, to, .. } => (from, Some(to)),
    };
    (one.clone(), other.cloned())
}

/// Whether two powers may make terms in the first turn: England with the Habsburgs or with France (R1).
fn talk_in_turn_one(one: &str, other: &str) -> bool {
    [pair("ENGLAND", "HABSBURGS"), pair("ENGLAND", "FRANCE")].contains(&pair(one, other))
}

/// Refuses with a code where something is so.
fn void_if(wrong: bool, code: Code) -> Result<(), Code> {
    if wrong { Err(code) } else { Ok(()) }
}

/// R20: step 8 of a peace only. The league's war is not ended by talks.
fn end_war(turn: &mut Turn, one: &str, other: &str) -> Result<(), Code> {
    void_if(!turn.now.at_war(one, other), "not-at-war")?;
    void_if(is_the_league_s(one, other), "league-war")?;
    turn.tell(format!("{} ends", war(one, other)));
    turn.end_war(one, other);
    Ok(())
}

/// Whether a war between two is the league's: Protestants against Habsburgs or Papacy.
pub(crate) fn is_the_league_s(one: &str, other: &str) -> bool {
    [pair("PROTESTANTS", "HABSBURGS"), pair("PROTESTANTS", "PAPACY")].contains(&pair(one, other))
}

/// `the war of ENGLAND and FRANCE`, the same whoever is named first.
pub(crate) fn war(one: &str, other: &str) -> String {
    let (one, other) = pair(one, other);
    format!("the war of {one} and {other}")
}

/// Alliances: not while at war, never Papacy and Ottomans, not Papacy and Habsburgs after the divorce (R13).
fn ally(turn: &mut Turn, one: &str, other: &str) -> Result<(), Code> {
    let both = pair(one, other);
    void_if(turn.now.at_war(one, other), "at-war")?;
    void_if(both == pair("PAPACY", "OTTOMANS"), "never-allies")?;
    void_if(turn.now.divorced && both == pair("PAPACY", "HABSBURGS"), "divorce-bars-alliance")?;
    void_if(turn.now.allied(one, other), "already-allied")?;
    turn.tell(format!("{} and {} are allied", both.0, both.1));
    turn.now.allies.insert(both);
    Ok(())
}

/// Only the Papacy absolves, and only whoever is excommunicated.
fn absolve(turn: &mut Turn, by: &str, whom: &str) -> Result<(), Code> {
    void_if(by != "PAPACY", "not-papacy")?;
    void_if(!turn.now.excommunicated.remove(whom), "not-excommunicated")?;
    turn.tell(format!("{whom} is absolved"));
    Ok(())
}

/// The divorce moves the marker and throws a die (R13, R33).
fn divorce(turn: &mut Turn, by: &str) -> Result<(), Code> {
    void_if(by != "PAPACY", "not-papacy")?;
    void_if(turn.now.henry != "ASKS", "henry-not-asking")?;
    void_if(turn.now.allied("PAPACY", "HABSBURGS"), "alliance-bars-divorce")?;
    turn.now.henry = "ANNE BOLEYN".to_owned();
    turn.now.divorced = true;
    let die = turn.lots.below(6) + 1;
    turn.tell(format!("the divorce: {die}"));
    Ok(())
}

/// The captor frees a leader, who comes back as R18 says.
fn free(turn: &mut Turn, by: &str, leader: &str) -> Result<(), Code> {
    void_if(turn.now.captives.get(leader).map(String::as_str) != Some(by), "not-captor")?;
    let home = places::for_a_freed(&turn.now, leader).ok_or("no-place")?;
    turn.tell(format!("{leader} is freed and comes to {home}"));
    places::release(turn, leader, &home);
    Ok(())
}

/// Cities are ceded: those that one controls, never the own capital, no home key of an allied minor power. All troops but
/// the new holder's own leave (R17).
fn cede(turn: &mut Turn, (from, to): (&str, &str), cities: &[String]) -> Result<(), Code> {
    for city in cities {
        void_if(!turn.now.holds(from, city), "not-controlled")?;
        void_if(turn.now.board.capitals_of(from).contains(city), "own-capital")?;
        let of_its_minor = turn.now.active.get(turn.now.home_of(city)).is_some_and(|with| with == from);
        void_if(of_its_minor && turn.now.board.is_key(city), "minor-home-key")?;
    }
    for city in cities {
        turn.tell(format!("{city} is ceded by {from} to {to}"));
        turn.now.holder.insert(city.clone(), to.to_owned());
    }
    for city in cities {
        places::clear(turn, city, to, from);
    }
    Ok(())
}

/// Ships are lent to an ally of this turn, and sail to the nearest port that he controls himself (R15).
fn lend(turn: &mut Turn, term: &Term) -> Result<(), Code> {
    let Term::Lend { from, count, kind, at, with, to } = term else { return Ok(()) };
    void_if(to == "PROTESTANTS", "loan-to-protestants")?;
    void_if(kind == "CORSAIR", "corsairs-stay")?;
    void_if(!turn.now.allied(from, to), "no-alliance")?;
    void_if(turn.now.lent.contains(&(to.clone(), from.clone())), "loan-both-ways")?;
    void_if(*count < 1 || turn.now.own(at, from, "SQUADRON") < *count, "no-squadrons")?;
    if let Some(admiral) = with {
        let serves = turn.now.serves.get(admiral) == Some(from);
        let lies_there = turn.now.leaders.get(admiral) == Some(at);
        void_if(!turn.now.board.leaders[admiral].naval || !serves || !lies_there, "leader-not-there")?;
    }
    let port = places::for_a_loan(&turn.now, from, at, to).ok_or("no-sea-path")?;
    turn.now.add(at, from, "SQUADRON", -count);
    turn.now.add(&port, to, "SQUADRON", *count);
    places::lend(&mut turn.now, (from, to), &port, *count);
    turn.now.lent.insert((from.clone(), to.clone()));
    turn.tell(format!("{count} SQUADRON of {from} is lent to {to} and sails from {at} to {port}"));
    if let Some(admiral) = with {
        turn.now.leaders.insert(admiral.clone(), port.clone());
        turn.tell(format!("{admiral} sails from {at} to {port}"));
    }
    Ok(())
}

/// At most four mercenaries go to the capital, or for the Protestants to an electorate of theirs (R19).
fn give_mercenaries(turn: &mut Turn, term: &Term) -> Result<(), Code> {
    let Term::Mercenaries { from, count, at, to } = term else { return Ok(()) };
    let given = |one: &str, other: &str| {
        turn.now.mercenaries_given.get(&(one.to_owned(), other.to_owned())).copied().unwrap_or(0)
    };
    void_if(to == "OTTOMANS", "mercs-to-ottomans")?;
    void_if(given(to, from) > 0, "mercs-both-ways")?;
    void_if(*count < 1 || given(from, to) + count > MERCENARIES, "mercs-over-four")?;
    let nowhere = if to == "PROTESTANTS" { "no-electorate" } else { "capital-lost" };
    let goal = places::for_mercenaries(&turn.now, to).ok_or(nowhere)?;
    void_if(turn.now.pools.get(to).is_some_and(|pool| pool < count), "pool-empty")?;
    let mut left = *count;
    for (city, asked) in places_of_mercenaries(turn, at) {
        let there = turn.now.own(&city, from, "MERCENARY");
        let number = match asked {
            _ if at.is_empty() => there.min(left),
            Some(number) => number.min(left),
            None => left,
        };
        void_if(number > there, "no-mercs")?;
        if number > 0 {
            turn.now.add(&city, from, "MERCENARY", -number);
            turn.tell(format!("{number} MERCENARY of {from} leave {city} for {to}"));
            left -= number;
        }
    }
    void_if(left > 0, "no-mercs")?;
    turn.now.add(&goal, to, "MERCENARY", *count);
    if let Some(pool) = turn.now.pools.get_mut(to) {
        *pool -= count;
    }
    *turn.now.mercenaries_given.entry((from.clone(), to.clone())).or_default() += count;
    turn.tell(format!("{count} MERCENARY of {from} come to {to} at {goal}"));
    Ok(())
}

/// The cities that are named, else all in the order of the list.
fn places_of_mercenaries(turn: &Turn, named: &[(String, Option<i64>)]) -> Vec<(String, Option<i64>)> {
    let list = &turn.now.board.list;
    if named.is_empty() { list.iter().map(|city| (city.clone(), None)).collect() } else { named.to_vec() }
}

/// At most two cards go from one power to one other in a turn, and none the other way (R14).
fn give_cards(turn: &mut Turn, (from, to): (&str, &str), count: i64) -> Result<(), Code> {
    let given =
        |one: &str, other: &str| turn.now.cards_given.get(&(one.to_owned(), other.to_owned())).copied().unwrap_or(0);
    void_if(given(to, from) > 0, "cards-both-ways")?;
    void_if(count < 1 || given(from, to) + count > CARDS, "cards-over-two")?;
    let to_all: i64 = turn.now.cards_given.iter().filter(|((giver, _), _)| giver == from).map(|(_, count)| count).sum();
    let most = turn.now.rules.cards_total;
    void_if(most > 0 && to_all + count > most, "cards-over-two")?;
    void_if((turn.now.drawable(from).len() as i64) < count, "hand-too-small")?;
    for _ in 0..count {
        turn.draw(from, to);
    }
    *turn.now.cards_given.entry((from.to_owned(), to.to_owned())).or_default() += count;
    Ok(())
}
