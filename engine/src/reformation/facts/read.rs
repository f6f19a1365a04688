//! Facts as a master writes them: in any of the languages, any case, with small words or without.

use super::fact::Fact;
use super::names::{city, great, leader, number, power};
use super::slip::FactSlip;
use super::words::{Word, is};
use crate::reformation::scenario::{Card, Power, PowerSet, Scenario};
use crate::reformation::state::{Loan, Troops, Whereabouts};

/// The most units of a kind that a fact puts into one city, and the most markers and points.
const MOST: u8 = 99;

/// What a line of the master's says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Entry {
    /// A fact.
    Fact(Fact),
    /// `CANCEL FACT ...`: what was said of this is taken back.
    Cancel(Fact),
    /// `OPEN DIPLOMACY`
    Open,
}

/// What a form of each sort of fact looks like, by the word behind `FACT`.
const FORMS: &[(Word, &str)] = &[
    (Word::Last, "FACT LAST TURN 9"),
    (Word::Turn, "FACT TURN 5"),
    (Word::League, "FACT LEAGUE FORMED"),
    (Word::Hand, "FACT HAND ENGLAND 3 31 69"),
    (Word::Control, "FACT CONTROL METZ FRANCE"),
    (Word::Home, "FACT HOME ALGIERS OTTOMANS"),
    (Word::Units, "FACT UNITS MILAN FRANCE 2 REGULAR 2 MERCENARY"),
    (Word::Leader, "FACT LEADER FRANCIS AT PARIS"),
    (Word::Inactive, "FACT INACTIVE SCOTLAND"),
    (Word::War, "FACT WAR ENGLAND SCOTLAND"),
    (Word::Ally, "FACT ALLY SCOTLAND FRANCE"),
    (Word::Excommunicated, "FACT EXCOMMUNICATED ENGLAND"),
    (Word::Henry, "FACT HENRY ASKS"),
    (Word::StPeters, "FACT ST PETERS 3"),
    (Word::Bonus, "FACT BONUS HABSBURGS 1"),
    (Word::Pool, "FACT POOL FRANCE 4 MERCENARY"),
    (Word::Discount, "FACT DISCOUNT USED"),
    (Word::Lent, "FACT LENT 1 SQUADRON OF FRANCE AT PORTSMOUTH TO ENGLAND"),
    (Word::Over, "FACT OVER WON BY FRANCE, PAPACY"),
];

/// Reads a line of the master's; `None`: nothing stands there.
///
/// # Errors
/// Why it could not be understood.
pub fn read_entry(map: &Scenario, line: &str) -> Option<Result<Entry, FactSlip>> {
    let line = line.replace(['，', '、', '；'], ",").replace('：', ":");
    let split = |sign: char| sign.is_whitespace() || sign == ',' || sign == ':';
    let words: Vec<&str> = line.split(split).filter(|word| !word.is_empty()).collect();
    // A full stop at the end says nothing.
    let words: Vec<&str> = words.iter().map(|word| word.trim_end_matches(['.', '。', '!'])).collect();
    let words: Vec<&str> = words.into_iter().filter(|word| !word.is_empty()).collect();
    let (first, rest) = words.split_first()?;
    Some(match rest {
        _ if is(Word::Fact, first) => fact(map, rest).map(Entry::Fact),
        [second, rest @ ..] if is(Word::Cancel, first) && is(Word::Fact, second) => fact(map, rest).map(Entry::Cancel),
        _ if opens(&words) => Ok(Entry::Open),
        _ => Err(FactSlip::Strange),
    })
}

/// Whether a line opens the diplomacy.
pub fn is_opening(line: &str) -> bool {
    opens(&line.split(|sign: char| !sign.is_alphanumeric()).filter(|word| !word.is_empty()).collect::<Vec<&str>>())
}

fn opens(words: &[&str]) -> bool {
    matches!(words, [first, second] if is(Word::Open, first) && is(Word::Diplomacy, second)) || words == ["開啟外交"]
}

fn fact(map: &Scenario, words: &[&str]) -> Result<Fact, FactSlip> {
    let skip = |words: &[&str]| usize::from(words.first().is_some_and(|word| is(Word::Not, word)));
    let not = skip(words) == 1;
    let words = &words[skip(words)..];
    // `ST PETERS`: the saint says nothing.
    let saint = words.first().is_some_and(|word| ["st", "св"].contains(&word.to_lowercase().as_str()));
    let words = &words[usize::from(saint)..];
    let Some((head, rest)) = words.split_first() else { return Err(FactSlip::Form("FACT TURN 5")) };
    let (kind, form) =
        FORMS.iter().find(|(word, _)| is(*word, head)).ok_or_else(|| FactSlip::Kind((*head).to_owned()))?;
    match of_kind(map, (*kind, not), rest) {
        Ok((fact, [])) => Ok(fact),
        Ok(_) | Err(FactSlip::Short) => Err(FactSlip::Form(form)),
        Err(slip) => Err(slip),
    }
}

/// What stands behind the head of a fact, and what is left behind it.
fn of_kind<'w, 't>(
    map: &Scenario,
    (kind, not): (Word, bool),
    rest: &'w [&'t str],
) -> Result<(Fact, &'w [&'t str]), FactSlip> {
    Ok(match kind {
        Word::War | Word::Ally | Word::Excommunicated | Word::Lent => return tie(map, (kind, not), rest),
        _ if not => return Err(FactSlip::Short),
        Word::Turn => number(rest, MOST).map(|(turn, rest)| (Fact::Turn(turn), rest))?,
        Word::Last => {
            let rest = past(Word::Turn, rest);
            number(rest, MOST).map(|(turn, rest)| (Fact::LastTurn(turn), rest))?
        }
        Word::League => flag(Word::Formed, rest).map(|(formed, rest)| (Fact::League(formed), rest))?,
        Word::Discount => flag(Word::Used, rest).map(|(used, rest)| (Fact::Discount(used), rest))?,
        Word::Hand => hand(map, rest)?,
        Word::Control | Word::Home => {
            let (at, rest) = city(map, rest)?;
            let (of, rest) = power(map, rest)?;
            (if kind == Word::Home { Fact::Home(at, of) } else { Fact::Control(at, of) }, rest)
        }
        Word::Units => units(map, rest)?,
        Word::Leader => whereabouts(map, rest)?,
        Word::Inactive => {
            let (minor, rest) = minor(map, rest)?;
            (Fact::Active(minor, None), rest)
        }
        Word::Henry => (Fact::Henry(step(map, rest)?), &rest[rest.len()..]),
        Word::StPeters => number(rest, MOST).map(|(points, rest)| (Fact::StPeters(points), rest))?,
        Word::Bonus => {
            let (of, rest) = great(map, rest)?;
            number(rest, MOST).map(|(markers, rest)| (Fact::Bonus(of, markers), rest))?
        }
        Word::Pool => pool(map, rest)?,
        Word::Over => over(map, rest)?,
        _ => return Err(FactSlip::Short),
    })
}

/// A word that stands there or not.
fn past<'w, 't>(word: Word, words: &'w [&'t str]) -> &'w [&'t str] {
    match words {
        [first, rest @ ..] if is(word, first) => rest,
        _ => words,
    }
}

/// `FORMED`, `NOT FORMED`
fn flag<'w, 't>(word: Word, words: &'w [&'t str]) -> Result<(bool, &'w [&'t str]), FactSlip> {
    match words {
        [first, rest @ ..] if is(word, first) => Ok((true, rest)),
        [first, second, rest @ ..] if is(Word::Not, first) && is(word, second) => Ok((false, rest)),
        _ => Err(FactSlip::Short),
    }
}

fn minor<'w, 't>(map: &Scenario, words: &'w [&'t str]) -> Result<(Power, &'w [&'t str]), FactSlip> {
    let (found, rest) = power(map, words)?;
    if found.is_minor() { Ok((found, rest)) } else { Err(FactSlip::NotMinor(found)) }
}

/// What two powers have with each other, and what can be denied.
fn tie<'w, 't>(
    map: &Scenario,
    (kind, not): (Word, bool),
    rest: &'w [&'t str],
) -> Result<(Fact, &'w [&'t str]), FactSlip> {
    match kind {
        Word::Excommunicated => {
            let (of, rest) = great(map, rest)?;
            return Ok((Fact::Excommunicated(of, !not), rest));
        }
        Word::Lent => return lent(map, not, rest),
        _ => {}
    }
    let (one, rest) = power(map, rest)?;
    let (other, rest) = power(map, past(Word::By, rest))?;
    if one == other {
        return Err(FactSlip::Oneself(one));
    }
    let fact = match (kind, one.is_great(), other.is_great()) {
        (Word::War, ..) => Fact::War(one, other, !not),
        (_, true, true) => Fact::Allies(one, other, !not),
        (_, false, true) if one.is_minor() => Fact::Active(one, Some(other).filter(|_| !not)),
        (_, true, false) if other.is_minor() => Fact::Active(other, Some(one).filter(|_| !not)),
        _ => return Err(FactSlip::NotGreat(other)),
    };
    Ok((fact, rest))
}

fn hand<'w, 't>(map: &Scenario, rest: &'w [&'t str]) -> Result<(Fact, &'w [&'t str]), FactSlip> {
    let (of, rest) = great(map, rest)?;
    if let [first, behind @ ..] = rest
        && is(Word::Nothing, first)
    {
        return Ok((Fact::Hand(of, Vec::new()), behind));
    }
    let mut cards: Vec<Card> = Vec::new();
    for word in rest.iter().filter(|word| !is(Word::Card, word)) {
        let plain = word.bytes().all(|digit| digit.is_ascii_digit());
        let card = word.parse().ok().filter(|_| plain).map(Card).filter(|card| map.card_info(*card).is_some());
        let card = card.ok_or_else(|| FactSlip::NoSuchCard((*word).to_owned()))?;
        if cards.contains(&card) {
            return Err(FactSlip::CardTwice(card));
        }
        cards.push(card);
    }
    cards.sort_unstable();
    if cards.is_empty() { Err(FactSlip::Short) } else { Ok((Fact::Hand(of, cards), &rest[rest.len()..])) }
}

fn units<'w, 't>(map: &Scenario, rest: &'w [&'t str]) -> Result<(Fact, &'w [&'t str]), FactSlip> {
    let (at, rest) = city(map, rest)?;
    let (of, mut rest) = power(map, rest)?;
    let mut troops = Troops::default();
    match rest {
        [] => return Err(FactSlip::Short),
        [first] if is(Word::Nothing, first) => return Ok((Fact::Units(at, of, troops), &rest[1..])),
        _ => {}
    }
    while !rest.is_empty() {
        let (count, behind) = number(rest, MOST)?;
        let (kind, behind) = behind.split_first().ok_or(FactSlip::Short)?;
        let place = match kind {
            _ if is(Word::Regular, kind) => &mut troops.regulars,
            _ if is(Word::Mercenary, kind) => &mut troops.mercenaries,
            _ if is(Word::Cavalry, kind) => &mut troops.cavalry,
            _ if is(Word::Squadron, kind) => &mut troops.squadrons,
            _ if is(Word::Corsair, kind) => &mut troops.corsairs,
            _ => return Err(FactSlip::Short),
        };
        *place = count;
        rest = behind;
    }
    Ok((Fact::Units(at, of, troops), rest))
}

fn whereabouts<'w, 't>(map: &Scenario, rest: &'w [&'t str]) -> Result<(Fact, &'w [&'t str]), FactSlip> {
    let (who, rest) = leader(map, rest)?;
    // `in captivity`: the small word says nothing.
    let rest = match rest {
        [at, behind @ ..] if is(Word::At, at) && behind.first().is_some_and(|word| is(Word::Captive, word)) => behind,
        _ => rest,
    };
    match rest {
        [first, ..] if is(Word::Captive, first) => {
            let (of, rest) = great(map, past(Word::Of, &rest[1..]))?;
            Ok((Fact::Leader(who, Whereabouts::Captive(of)), rest))
        }
        [first, ..] if is(Word::Serves, first) => {
            let (of, rest) = power(map, &rest[1..])?;
            Ok((Fact::Serves(who, of), rest))
        }
        [first, rest @ ..] if is(Word::Off, first) => Ok((Fact::Leader(who, Whereabouts::Off), rest)),
        [first, ..] if is(Word::At, first) => {
            let (at, rest) = city(map, &rest[1..])?;
            Ok((Fact::Leader(who, Whereabouts::At(at)), rest))
        }
        _ => Err(FactSlip::Short),
    }
}

/// The step of Henry's marker by its name, or by its number from 1.
fn step(map: &Scenario, rest: &[&str]) -> Result<u8, FactSlip> {
    let name = rest.join(" ").to_uppercase();
    let steps = map.henry().len() as u8;
    let named = (0..).zip(map.henry()).find(|(_, step)| **step == name).map(|(step, _)| step);
    let counted = || name.parse().ok().filter(|step: &u8| (1..=steps).contains(step)).map(|step| step - 1);
    named.or_else(counted).ok_or(FactSlip::Short)
}

fn pool<'w, 't>(map: &Scenario, rest: &'w [&'t str]) -> Result<(Fact, &'w [&'t str]), FactSlip> {
    let (of, rest) = great(map, rest)?;
    match rest {
        [first, rest @ ..] if is(Word::Nothing, first) => Ok((Fact::Pool(of, None), rest)),
        _ => {
            let (left, rest) = number(rest, MOST)?;
            Ok((Fact::Pool(of, Some(left)), past(Word::Mercenary, rest)))
        }
    }
}

fn lent<'w, 't>(map: &Scenario, not: bool, rest: &'w [&'t str]) -> Result<(Fact, &'w [&'t str]), FactSlip> {
    let counted = rest.first().is_some_and(|word| word.starts_with(|sign: char| sign.is_ascii_digit()));
    let (count, rest) = if counted || !not { number(rest, MOST)? } else { (0, rest) };
    let (from, rest) = great(map, past(Word::Of, past(Word::Squadron, rest)))?;
    let (at, rest) = city(map, past(Word::At, rest))?;
    let (to, rest) = great(map, past(Word::To, rest))?;
    if from == to {
        return Err(FactSlip::Oneself(from));
    }
    Ok((Fact::Lent(Loan { from, to, at, squadrons: if not { 0 } else { count } }), rest))
}

fn over<'w, 't>(map: &Scenario, rest: &'w [&'t str]) -> Result<(Fact, &'w [&'t str]), FactSlip> {
    let mut winners = PowerSet::EMPTY;
    let mut rest = past(Word::By, past(Word::Won, rest));
    while !rest.is_empty() {
        let (winner, behind) = great(map, rest)?;
        winners.insert(winner);
        rest = past(Word::By, behind);
    }
    Ok((Fact::Over(winners), rest))
}
