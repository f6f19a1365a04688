//! Declarations of war, interventions, and how they are paid (R40-R49).

use std::collections::BTreeSet;

use super::Sheets;
use super::lines::{self, Condition, Line};
use super::position::{Position, pair};
use super::turn::{Code, Turn};

/// What an intervention costs (R46).
const INTERVENTION: i64 = 2;
/// How much less the Habsburgs once pay for a war on England (R45).
const DISCOUNT: i64 = 2;

/// WAR closes: everything stays sealed while a protector is asked, else it is carried out. The next step.
pub(crate) fn seal(turn: &mut Turn, sheets: &Sheets) -> String {
    let declarers = declarers(&turn.now).into_iter().collect();
    keep(turn, sheets, &declarers);
    if asked(&turn.now).is_empty() { carry_out(turn) } else { turn.now.step.replacen("WAR", "ANSWER", 1) }
}

/// ANSWER closes: everything is carried out. The next step.
pub(crate) fn answer(turn: &mut Turn, sheets: &Sheets) -> String {
    let asked = asked(&turn.now);
    keep(turn, sheets, &asked);
    carry_out(turn)
}

/// What those who may speak have written is sealed, line by line. A protector's new word takes the place of its old one,
/// cards and all (R55).
fn keep(turn: &mut Turn, sheets: &Sheets, who: &BTreeSet<String>) {
    for (power, lines) in sheets.iter().filter(|(power, _)| who.contains(*power)) {
        for line in lines {
            let kept = turn.now.sealed.entry(power.clone()).or_default();
            let read = lines::read(line);
            if is_word(&read) {
                kept.retain(|old| !is_word(&lines::read(old)));
            }
            if is_word(&read) || matches!(read, Line::Declare { .. } | Line::Pay(_)) {
                kept.push(line.clone());
            }
        }
    }
}

/// Which protectors are asked: those of whom somebody's declaration would take effect on the inactive minor power that
/// they protect, and who have said nothing about it (R47).
pub(crate) fn asked(position: &Position) -> BTreeSet<String> {
    let mut turn = Turn::begin(position, &[]);
    let mut attacked = BTreeSet::new();
    for declarer in declarers(position) {
        declare(&mut turn, &declarer, &mut attacked);
    }
    attacked.retain(|minor| !position.active.contains_key(minor));
    let protectors = attacked.iter().map(|minor| position.board.protectors[minor].clone());
    protectors.filter(|protector| word_of(position, protector).is_none()).collect()
}

/// Who declares in the step: all, or where wars are declared in order the one whose turn it is (R42).
fn declarers(position: &Position) -> Vec<String> {
    match position.step.split_once(' ') {
        Some((_, declarer)) => vec![declarer.to_owned()],
        None => position.board.great.clone(),
    }
}

/// Declarations are carried out in the standard order, each power's as written (R42). Then everybody pays, unless others
/// are still to declare.
fn carry_out(turn: &mut Turn) -> String {
    let mut attacked = BTreeSet::new();
    for declarer in declarers(&turn.now) {
        declare(turn, &declarer, &mut attacked);
    }
    for (minor, protector) in turn.now.board.protectors.clone() {
        let is_silent = !matches!(word_of(&turn.now, &protector), Some(Line::Intervene { .. }));
        if attacked.contains(&minor) && is_silent && !turn.now.active.contains_key(&minor) {
            turn.tell(format!("{protector} stands aside from {minor}"));
        }
    }
    let great = turn.now.board.great.clone();
    let after = turn.now.step.split_once(' ').and_then(|(_, declarer)| great.get(turn.now.board.rank(declarer) + 1));
    if let Some(next) = after {
        return format!("WAR {next}");
    }
    for power in &great {
        tell_unanswered(turn, power);
        pay(turn, power);
    }
    turn.now.sealed.clear();
    turn.now.owed.clear();
    turn.now.turn += 1;
    "MASTER".to_owned()
}

/// Carries out one power's declarations. Notes the minor powers on which others than their protectors have declared war.
fn declare(turn: &mut Turn, declarer: &str, attacked: &mut BTreeSet<String>) {
    let declarations = sealed(&turn.now, declarer).into_iter().filter_map(|line| match line {
        Line::Declare { on, given, .. } => Some((on, given)),
        _ => None,
    });
    for (number, (on, given)) in (1..).zip(declarations) {
        let outcome = go_to_war(turn, declarer, &on, given.as_ref());
        turn.tell_outcome(&format!("declaration {number} of {declarer} on {on}"), outcome.map(drop));
        let Ok(price) = outcome else { continue };
        turn.tell(format!("{declarer} owes {price} for {on}"));
        let protector = turn.now.board.protectors.get(&on).cloned().filter(|protector| protector != declarer);
        if let Some(protector) = protector {
            attacked.insert(on.clone());
            if !turn.now.active.contains_key(&on) {
                intervene(turn, &protector, &on, declarer);
            }
        }
    }
}

/// What the declaration cost, if it takes effect.
fn go_to_war(turn: &mut Turn, declarer: &str, on: &str, given: Option<&Condition>) -> Result<i64, Code> {
    if let Some((unless, other, whom)) = given {
        let declared = turn.now.declared.contains(&(other.clone(), whom.clone()));
        if declared == *unless {
            return Err("if-unmet");
        }
    }
    let price = price(&turn.now, declarer, on)?;
    owe(turn, declarer, price)?;
    if (declarer, on) == ("HABSBURGS", "ENGLAND") && turn.now.is_after_the_wedding() {
        turn.now.discount_used = true;
    }
    turn.now.declared.insert((declarer.to_owned(), on.to_owned()));
    turn.now.wars.insert(pair(declarer, on));
    Ok(price)
}

/// What a declaration costs as things stand, or why it cannot be made.
pub(crate) fn price(position: &Position, declarer: &str, on: &str) -> Result<i64, Code> {
    if declarer == on {
        return Err("own-package");
    }
    if position.at_war(declarer, on) {
        return Err("already-at-war");
    }
    let price = position.board.prices.get(&(declarer.to_owned(), on.to_owned())).copied();
    let bars = |code: &str| !position.rules.bars_dropped.contains(code);
    let is_friend = |of: &str| position.allied(declarer, of) || position.ended.contains(&pair(declarer, of));
    if !position.board.is_great(on) {
        let price = price.ok_or("not-possible")?;
        // Whom a protector has come in for is active whatever the game agreed on (R48).
        if position.active.contains_key(on) && (bars("minor-active") || position.tried.contains(on)) {
            return Err("minor-active");
        }
        let protector = position.board.protectors.get(on).filter(|protector| *protector != declarer);
        if bars("friend-of-protector") && protector.is_some_and(|protector| is_friend(protector)) {
            return Err("friend-of-protector");
        }
        return Ok(if position.rules.minor_display { price } else { 1 });
    }
    if bars("ally") && position.allied(declarer, on) {
        return Err("ally");
    }
    if bars("peace-this-turn") && position.ended.contains(&pair(declarer, on)) {
        return Err("peace-this-turn");
    }
    if bars("league-not-formed") && [declarer, on].contains(&"PROTESTANTS") && !position.league {
        return Err("league-not-formed");
    }
    let price = price.ok_or("not-possible")?;
    let cheaper =
        (declarer, on) == ("HABSBURGS", "ENGLAND") && position.is_after_the_wedding() && !position.discount_used;
    Ok(if cheaper { price - DISCOUNT } else { price })
}

/// A cost is added to a power's sum, if its purse covers that (R44).
fn owe(turn: &mut Turn, power: &str, price: i64) -> Result<(), Code> {
    let worth: i64 = purse(&turn.now, power).iter().map(|card| turn.now.board.cards[card].points).sum();
    let owed = turn.now.owed.entry(power.to_owned()).or_default();
    if *owed + price > worth {
        return Err("cannot-pay");
    }
    *owed += price;
    Ok(())
}

/// The protector has its word after a declaration that took effect. Without `AGAINST` it means the first against whom
/// it can come in (R48).
fn intervene(turn: &mut Turn, protector: &str, minor: &str, declarer: &str) {
    let Some(Line::Intervene { against, .. }) = word_of(&turn.now, protector) else { return };
    if against.is_some_and(|against| against != declarer) {
        return;
    }
    turn.now.tried.insert(minor.to_owned());
    let outcome = come_in(turn, protector, minor, declarer);
    turn.tell_outcome(&format!("{protector} intervenes for {minor} against {declarer}"), outcome);
}

/// The minor power becomes the protector's ally, whose war the declarer's is now (R46).
fn come_in(turn: &mut Turn, protector: &str, minor: &str, declarer: &str) -> Result<(), Code> {
    if turn.now.allied(protector, declarer) {
        return Err("ally");
    }
    owe(turn, protector, INTERVENTION)?;
    turn.now.active.insert(minor.to_owned(), protector.to_owned());
    turn.now.wars.remove(&pair(declarer, minor));
    turn.now.wars.insert(pair(declarer, protector));
    Ok(())
}

/// The last word of a protector on the minor power that it protects; each protects no more than one.
fn word_of(position: &Position, protector: &str) -> Option<Line> {
    sealed(position, protector).into_iter().rev().find(is_word)
}

/// Whether a line says if a protector comes in.
fn is_word(line: &Line) -> bool {
    matches!(line, Line::Intervene { .. } | Line::StandAside)
}

/// An intervention that met no declaration is void.
fn tell_unanswered(turn: &mut Turn, protector: &str) {
    if let Some(Line::Intervene { minor, against, .. }) = word_of(&turn.now, protector)
        && !turn.now.tried.contains(&minor)
    {
        let against = against.unwrap_or_else(|| "nobody".to_owned());
        turn.tell_outcome(&format!("{protector} intervenes for {minor} against {against}"), Err("nothing-to-answer"));
    }
}

/// The cards that a power has named and that may pay, each once, in the order named (R44).
fn purse(position: &Position, power: &str) -> Vec<u16> {
    named(position, power).into_iter().filter(|card| may_pay(position, power, *card).is_ok()).collect()
}

/// The cards that a power has named, each once.
fn named(position: &Position, power: &str) -> Vec<u16> {
    let mut named: Vec<u16> = Vec::new();
    for line in sealed(position, power) {
        if let Line::Declare { with, .. } | Line::Pay(with) | Line::Intervene { with, .. } = line {
            for card in with {
                if !named.contains(&card) {
                    named.push(card);
                }
            }
        }
    }
    named
}

/// Whether a card may pay for a war: it must be in the hand, no mandatory event, and no home card where those do not pay.
pub(crate) fn may_pay(position: &Position, power: &str, card: u16) -> Result<(), Code> {
    if !position.hands.get(power).is_some_and(|hand| hand.contains(&card)) {
        return Err("not-in-hand");
    }
    match position.board.cards[&card].kind.as_str() {
        "mandatory" => Err("mandatory-card"),
        "home" if position.rules.home_cards_keep => Err("home-card"),
        _ => Ok(()),
    }
}

/// Cards are spent in the order named until the sum is reached; no change is given (R44).
fn pay(turn: &mut Turn, power: &str) {
    for card in named(&turn.now, power) {
        if let Err(code) = may_pay(&turn.now, power, card) {
            turn.tell(format!("card {card} of {power} does not pay: {code}"));
        }
    }
    let owed = turn.now.owed.get(power).copied().unwrap_or(0);
    let mut paid = 0;
    for card in purse(&turn.now, power) {
        if paid < owed {
            paid += turn.now.board.cards[&card].points;
            turn.now.hands.entry(power.to_owned()).or_default().remove(&card);
            turn.tell(format!("{power} spends card {card}"));
        }
    }
    if owed > 0 {
        turn.tell(format!("{power} pays {owed}"));
    }
}

fn sealed(position: &Position, power: &str) -> Vec<Line> {
    position.sealed.get(power).into_iter().flatten().map(|line| lines::read(line)).collect()
}
