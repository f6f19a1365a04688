//! Terms of packages as players write them, with or without giver and taker.

use super::cursor::{Cursor, Fail, Read, power_called};
use super::slip::Slip;
use super::tokens::Sign;
use super::words::Word;
use crate::reformation::scenario::{City, Leader, Power};

/// A term as it was written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Said {
    /// Who gives, where that is said.
    pub(crate) by: Option<Power>,
    /// Who gets, where that is said.
    pub(crate) to: Option<Power>,
    /// What.
    pub(crate) deed: Deed,
}

/// What a term does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Deed {
    EndWar,
    Ally,
    Lend { count: u8, corsairs: bool, at: City, with: Option<Leader> },
    Free(Leader),
    Cede(Vec<City>),
    Cards(u8),
    Mercenaries(u8, Vec<(City, Option<u8>)>),
    Divorce,
    Absolve,
}

/// Words of which one says what a term does.
const VERBS: &[Word] = &[
    Word::Give,
    Word::Cede,
    // Bulgarian has one word for ceding a city and falling back from it; terms have no retreats.
    Word::FallBack,
    Word::Lend,
    Word::Free,
    Word::Absolve,
    Word::Lift,
    Word::Ally,
    Word::Peace,
    Word::End,
];

/// What may stand before the name of whoever gets something.
const TO: &[Word] = &[Word::To, Word::On, Word::For, Word::Of];

/// Whether a token says what a term does.
pub(super) fn is_verb(sign: Sign) -> bool {
    matches!(sign, Sign::Word(word) if VERBS.contains(&word))
}

/// Reads a term, which is all that the cursor has.
pub(super) fn read_term(cursor: Cursor<'_>) -> Read<Said> {
    let whole = || Fail { slip: Slip::Term(cursor.rest().to_owned()), open: true };
    let said = read(cursor);
    // What the term is is told as a whole, but for names and numbers, of which more can be said.
    said.map_err(|fail| if matches!(fail.slip, Slip::Form(..)) { whole() } else { fail })
}

fn read(mut cursor: Cursor<'_>) -> Read<Said> {
    let at = cursor.tokens.iter().position(|token| is_verb(token.sign)).ok_or_else(|| cursor.lost())?;
    let Sign::Word(verb) = cursor.tokens[at].sign else { return Err(cursor.lost()) };
    if matches!(verb, Word::Ally | Word::Peace | Word::End) {
        return treaty(cursor);
    }
    let by = if at == 0 { None } else { Some(cursor.power()?) };
    if !cursor.eat(verb) {
        return Err(cursor.lost());
    }
    match verb {
        Word::Give => give(cursor, by),
        Word::Cede | Word::FallBack => cede(cursor, by),
        Word::Lend => lend(cursor, by),
        Word::Free => free(cursor, by),
        _ => absolve(cursor, by),
    }
}

/// `ENGLAND AND FRANCE ALLY`, `ALLIANCE WITH FRANCE`, `END WAR`.
fn treaty(mut cursor: Cursor<'_>) -> Read<Said> {
    let (mut ally, mut end, mut war, mut peace) = (false, false, false, false);
    let (mut first, mut second, mut behind) = (None, None, false);
    loop {
        match cursor.peek() {
            None => break,
            Some(Sign::Word(Word::Ally)) => ally = true,
            Some(Sign::Word(Word::End)) => end = true,
            Some(Sign::Word(Word::War)) => war = true,
            Some(Sign::Word(Word::Peace)) => peace = true,
            Some(Sign::Word(Word::And | Word::With | Word::To | Word::On | Word::Of | Word::At | Word::For)) => {}
            Some(Sign::Name) if second.is_none() => {
                behind |= ally || end || war || peace;
                let power = Some(cursor.power()?);
                if first.is_none() {
                    first = power
                } else {
                    second = power
                }
                continue;
            }
            Some(_) => return Err(cursor.lost()),
        }
        cursor.bump();
    }
    let deed = match (ally, peace || end && war) {
        (true, false) if !end && !war => Deed::Ally,
        (false, true) => Deed::EndWar,
        _ => return Err(cursor.lost()),
    };
    Ok(match (first, second) {
        (Some(_), None) if behind => Said { by: None, to: first, deed },
        _ => Said { by: first, to: second, deed },
    })
}

/// `GIVE 1 CARD TO FRANCE`, `GIVE 3 MERCENARIES FROM VIENNA 1, LYON 2`, `GRANT DIVORCE`.
fn give(mut cursor: Cursor<'_>, by: Option<Power>) -> Read<Said> {
    let (mut count, mut noun, mut from, mut to) = (None, None, Vec::new(), None);
    while let Some(sign) = cursor.peek() {
        match sign {
            Sign::Word(word @ (Word::Card | Word::Mercenary | Word::Divorce | Word::Absolution | Word::Absolve))
                if noun.is_none() =>
            {
                noun = Some(word);
                cursor.bump();
            }
            Sign::Word(Word::From | Word::At) if noun == Some(Word::Mercenary) && from.is_empty() => {
                cursor.bump();
                from = sources(&mut cursor)?;
            }
            // `CARD 24` would be a card of that number, and which one is drawn nobody chooses.
            _ if cursor.is_number() && count.is_none() && noun.is_none() => count = Some(cursor.count()?),
            _ if to.is_none() => {
                cursor.skip(TO);
                to = Some(cursor.power()?);
            }
            _ => return Err(cursor.lost()),
        }
    }
    let deed = match (noun, count) {
        (Some(Word::Card), Some(count)) => Deed::Cards(count),
        (Some(Word::Mercenary), Some(count)) => Deed::Mercenaries(count, summed(count, from)?),
        (Some(Word::Divorce), None) => Deed::Divorce,
        (Some(Word::Absolution | Word::Absolve), None) => Deed::Absolve,
        _ => return Err(cursor.lost()),
    };
    Ok(Said { by, to, deed })
}

/// `VIENNA 1, LYON 2`
fn sources(cursor: &mut Cursor<'_>) -> Read<Vec<(City, Option<u8>)>> {
    let mut found: Vec<(City, Option<u8>)> = Vec::new();
    loop {
        cursor.skip(&[Word::From, Word::At]);
        let city = cursor.city()?;
        if found.iter().any(|(known, _)| *known == city) {
            return Err(Fail { slip: Slip::Twice(city), open: false });
        }
        found.push((city, if cursor.is_number() { Some(cursor.count()?) } else { None }));
        if !cursor.eat_between() {
            return Ok(found);
        }
    }
}

/// Checks that what comes from each city makes the number that is given. One city alone needs no number.
fn summed(count: u8, from: Vec<(City, Option<u8>)>) -> Read<Vec<(City, Option<u8>)>> {
    match from.as_slice() {
        [] => Ok(from),
        [(city, number)] if number.is_none_or(|number| number == count) => Ok(vec![(*city, None)]),
        all => {
            let sum: Option<u32> = all.iter().map(|(_, number)| number.map(u32::from)).sum();
            let fits = sum == Some(u32::from(count));
            if fits { Ok(from) } else { Err(Fail { slip: Slip::Sum(count), open: true }) }
        }
    }
}

/// `CEDE METZ, LYON TO ENGLAND`
fn cede(mut cursor: Cursor<'_>, by: Option<Power>) -> Read<Said> {
    let (mut cities, mut to, mut between) = (Vec::new(), None, true);
    while let Some(sign) = cursor.peek() {
        match sign {
            Sign::Comma | Sign::Word(Word::And) => between = cursor.eat_between(),
            Sign::Word(Word::Cities | Word::Key) => cursor.bump(),
            Sign::Name => {
                // Two powers are called like cities: a city is meant where one is due.
                let mut ahead = cursor;
                let city = ahead.named(|map, name| map.city(name));
                let power = cursor.named(power_called);
                match (city, power) {
                    (Some(city), _) if between || power.is_none() => {
                        if cities.contains(&city) {
                            return Err(Fail { slip: Slip::Twice(city), open: false });
                        }
                        cities.push(city);
                        cursor = ahead;
                    }
                    (_, Some(power)) if to.is_none() => to = Some(power),
                    _ => return Err(cursor.city().err().unwrap_or_else(|| cursor.lost())),
                }
                between = false;
            }
            Sign::Word(word) if TO.contains(&word) && to.is_none() => {
                cursor.skip(TO);
                to = Some(cursor.power()?);
            }
            _ => return Err(cursor.lost()),
        }
    }
    match cities.is_empty() || between {
        true => Err(cursor.lost()),
        false => Ok(Said { by, to, deed: Deed::Cede(cities) }),
    }
}

/// `LEND 1 SQUADRON AT ROUEN WITH ANDREA DORIA TO ENGLAND`
fn lend(mut cursor: Cursor<'_>, by: Option<Power>) -> Read<Said> {
    let (mut count, mut corsairs, mut at, mut with, mut to) = (None, None, None, None, None);
    while let Some(sign) = cursor.peek() {
        match sign {
            Sign::Word(word @ (Word::Squadron | Word::Corsair)) if corsairs.is_none() => {
                corsairs = Some(word == Word::Corsair);
                cursor.bump();
            }
            Sign::Word(Word::At | Word::From) if at.is_none() => {
                cursor.bump();
                at = Some(cursor.city()?);
            }
            Sign::Word(Word::With) if with.is_none() => {
                cursor.bump();
                cursor.skip(&[Word::Leader]);
                with = Some(cursor.leader()?);
            }
            _ if cursor.is_number() && count.is_none() => count = Some(cursor.count()?),
            _ if to.is_none() => {
                cursor.skip(TO);
                to = Some(cursor.power()?);
            }
            _ => return Err(cursor.lost()),
        }
    }
    match (count, corsairs, at) {
        (Some(count), Some(corsairs), Some(at)) => Ok(Said { by, to, deed: Deed::Lend { count, corsairs, at, with } }),
        _ => Err(cursor.lost()),
    }
}

/// `FREE FRANCIS`
fn free(mut cursor: Cursor<'_>, by: Option<Power>) -> Read<Said> {
    cursor.skip(&[Word::Leader]);
    let leader = cursor.leader()?;
    cursor.skip(TO);
    let to = if cursor.is_at_end() { None } else { Some(cursor.power()?) };
    cursor.end()?;
    Ok(Said { by, to, deed: Deed::Free(leader) })
}

/// `ABSOLVE ENGLAND`, `LIFT EXCOMMUNICATION OF ENGLAND`
fn absolve(mut cursor: Cursor<'_>, by: Option<Power>) -> Read<Said> {
    cursor.skip(&[Word::Excommunication, Word::Of, Word::From, Word::With, Word::On, Word::To]);
    let to = if cursor.is_at_end() { None } else { Some(cursor.power()?) };
    cursor.end()?;
    Ok(Said { by, to, deed: Deed::Absolve })
}
