//! Acts as players write them, but for packages.

use super::cursor::{Cursor, Fail, Read};
use super::offer::package_name;
use super::slip::{Opener, Slip};
use super::tokens::Sign;
use super::words::Word;
use crate::reformation::acts::{Act, Condition, Digest, Price};
use crate::reformation::scenario::{Card, City, Power, Troops};

/// Small words that may stand before names.
const BEFORE: &[Word] =
    &[Word::To, Word::From, Word::At, Word::Of, Word::For, Word::With, Word::On, Word::Against, Word::And];

/// Reads what stands behind the word by which an act begins.
pub(super) fn act(cursor: &mut Cursor<'_>) -> Read<Act> {
    let has_condition = cursor.tokens.iter().any(|token| matches!(token.sign, Sign::Word(Word::If | Word::Unless)));
    whole(cursor).map_err(|fail| match fail.slip {
        Slip::Form(about @ (Opener::Ratify | Opener::Declare), words) if has_condition => {
            Fail { slip: Slip::Condition(about, words), ..fail }
        }
        _ => fail,
    })
}

fn whole(cursor: &mut Cursor<'_>) -> Read<Act> {
    let act = match cursor.opener {
        Opener::Ratify => ratify(cursor)?,
        Opener::Refuse => Act::Refuse(package_name(cursor)?),
        Opener::Sue => sue(cursor)?,
        Opener::GiveUp => Act::GiveUp(units(cursor)?),
        Opener::Regain => regain(cursor)?,
        Opener::Play => {
            cursor.eat(Word::Card);
            Act::Play(card(cursor)?)
        }
        Opener::Ransom => {
            cursor.skip(&[Word::Leader]);
            let leader = cursor.leader()?;
            of_whom(cursor)?;
            Act::Ransom(leader)
        }
        Opener::Seek => {
            cursor.skip(&[Word::For, Word::Of]);
            if !cursor.eat(Word::Absolution) && !cursor.eat(Word::Absolve) {
                return Err(cursor.lost());
            }
            of_whom(cursor)?;
            Act::SeekAbsolution
        }
        Opener::Declare => declare(cursor)?,
        Opener::Pay => Act::Pay(cards(cursor)?),
        Opener::Intervene => intervene(cursor)?,
        Opener::StandAside => Act::StandAside,
        Opener::FallBack => fall_back(cursor)?,
        Opener::Receive => {
            cursor.skip(BEFORE);
            Act::Receive(cursor.city()?)
        }
        Opener::Done => Act::Done,
        Opener::Nothing => Act::Nothing,
        Opener::Offer | Opener::Withdraw => return Err(cursor.lost()),
    };
    cursor.end()?;
    Ok(act)
}

/// `PACKAGE 1 OF ENGLAND AS 7F3A91C20B5D44E8 IF PACKAGE 2 OF OTTOMANS`
fn ratify(cursor: &mut Cursor<'_>) -> Read<Act> {
    let package = package_name(cursor)?;
    let (mut words, mut given) = (None, None);
    loop {
        if words.is_none() && cursor.eat(Word::As) {
            let digest = Digest::parse(cursor.text(1)).ok_or_else(|| cursor.lost())?;
            cursor.bump();
            words = Some(digest);
        } else if given.is_none() && cursor.eat(Word::If) {
            given = Some(package_name(cursor)?);
        } else {
            return Ok(Act::Ratify { package, words, given });
        }
    }
}

/// `FOR PEACE WITH HABSBURGS`
fn sue(cursor: &mut Cursor<'_>) -> Read<Act> {
    let small = [BEFORE, &[Word::Peace]].concat();
    cursor.skip(&small);
    let with = cursor.power()?;
    cursor.skip(&small);
    Ok(Act::Sue(with))
}

/// `1 MERCENARY AT MILAN, 1 SQUADRON AT ROUEN`
fn units(cursor: &mut Cursor<'_>) -> Read<Vec<(City, Troops)>> {
    let mut found = Vec::new();
    loop {
        let count = cursor.count()?;
        let mut troops = Troops::default();
        let kind = match cursor.peek() {
            Some(Sign::Word(Word::Regular)) => &mut troops.regulars,
            Some(Sign::Word(Word::Mercenary)) => &mut troops.mercenaries,
            Some(Sign::Word(Word::Cavalry)) => &mut troops.cavalry,
            Some(Sign::Word(Word::Squadron)) => &mut troops.squadrons,
            Some(Sign::Word(Word::Corsair)) => &mut troops.corsairs,
            _ => return Err(cursor.lost()),
        };
        *kind = count;
        cursor.bump();
        cursor.skip(&[Word::At, Word::From, Word::On]);
        found.push((cursor.city()?, troops));
        if !cursor.eat_between() {
            return Ok(found);
        }
    }
}

/// `KEY LYON FOR VP`, `LEADER FRANCIS FOR CARD AT BORDEAUX`, `DIJON, GRENOBLE FOR VP`
fn regain(cursor: &mut Cursor<'_>) -> Read<Act> {
    let (key, mut is_leader) = (cursor.eat(Word::Key), cursor.eat(Word::Leader));
    cursor.skip(&[Word::Cities]);
    let (mut cities, mut leader) = (Vec::new(), None);
    if !is_leader && !key && cursor.clone().named(|map, name| map.city(name)).is_none() {
        // No city is called like a leader.
        is_leader = cursor.clone().named(|map, name| map.leader(name)).is_some();
    }
    if is_leader {
        leader = Some(cursor.leader()?);
    }
    if !is_leader {
        cities = listed(cursor)?;
    }
    let (mut price, mut at) = (None, None);
    loop {
        if price.is_none() && cursor.eat(Word::For) {
            price = Some(paid(cursor)?);
        } else if at.is_none() && leader.is_some() && cursor.eat(Word::At) {
            at = Some(cursor.city()?);
        } else {
            break;
        }
    }
    let price = price.ok_or_else(|| cursor.lost())?;
    Ok(match leader {
        Some(leader) => Act::RegainLeader(leader, price, at),
        None if key => Act::RegainKey(cities, price),
        None => Act::RegainCities(cities, price),
    })
}

/// `DIJON, GRENOBLE`
fn listed(cursor: &mut Cursor<'_>) -> Read<Vec<City>> {
    let mut cities = Vec::new();
    loop {
        let city = cursor.city()?;
        if cities.contains(&city) {
            return Err(Fail { slip: Slip::Twice(city), open: false });
        }
        cities.push(city);
        if !cursor.eat_between() {
            return Ok(cities);
        }
    }
}

/// `VP`, `1 VP`, `CARD`, `A CARD`
fn paid(cursor: &mut Cursor<'_>) -> Read<Price> {
    if cursor.is_number() && cursor.clone().number().is_ok_and(|number| number == 1) {
        cursor.bump();
    }
    match (cursor.eat(Word::Points), cursor.eat(Word::Card)) {
        (true, false) => Ok(Price::Marker),
        (false, true) => Ok(Price::Card),
        _ => Err(cursor.lost()),
    }
}

/// `WAR ON VENICE WITH CARD 24 66 UNLESS HABSBURGS DECLARES WAR ON VENICE`
fn declare(cursor: &mut Cursor<'_>) -> Read<Act> {
    cursor.eat(Word::War);
    cursor.skip(BEFORE);
    let on = cursor.power()?;
    cursor.eat(Word::War);
    let (mut with, mut given) = (Vec::new(), None);
    loop {
        match cursor.peek() {
            Some(Sign::Word(Word::With | Word::Card)) if with.is_empty() => with = cards(cursor)?,
            Some(Sign::Word(Word::If | Word::Unless)) if given.is_none() => given = Some(condition(cursor)?),
            _ => return Ok(Act::Declare { on, with, given }),
        }
    }
}

/// `IF HABSBURGS DECLARES WAR ON VENICE`, `ЕСЛИ ГАБСБУРГИ НЕ ОБЪЯВЯТ ВОЙНУ ВЕНЕЦИИ`
fn condition(cursor: &mut Cursor<'_>) -> Read<Condition> {
    let unless = cursor.eat(Word::Unless);
    let is_if = cursor.eat(Word::If);
    let mut not = cursor.eat(Word::Not);
    let declarer = cursor.power()?;
    not |= cursor.eat(Word::Not);
    // Twice no is not read as yes.
    if !cursor.eat(Word::DeclareWar) && !cursor.eat(Word::Declare) || unless && not || !unless && !is_if {
        return Err(cursor.lost());
    }
    cursor.eat(Word::War);
    cursor.skip(BEFORE);
    let on = cursor.power()?;
    cursor.eat(Word::War);
    Ok(Condition { unless: unless || not, declarer, on })
}

/// `FOR SCOTLAND AGAINST ENGLAND WITH CARD 77`
fn intervene(cursor: &mut Cursor<'_>) -> Read<Act> {
    cursor.skip(&[Word::For, Word::On, Word::At, Word::To]);
    let minor = cursor.power()?;
    let against = if cursor.eat(Word::Against) { Some(cursor.power()?) } else { None };
    let with = if cursor.is_at_end() { Vec::new() } else { cards(cursor)? };
    Ok(Act::Intervene { minor, against, with })
}

/// `FROM LYON TO VIENNA`
fn fall_back(cursor: &mut Cursor<'_>) -> Read<Act> {
    cursor.skip(BEFORE);
    let from = cursor.city()?;
    cursor.skip(BEFORE);
    let to = cursor.city()?;
    match from == to {
        true => Err(Fail { slip: Slip::Twice(from), open: false }),
        false => Ok(Act::FallBack(from, to)),
    }
}

/// `WITH CARD 24 66`, `WITH CARDS 24, 66`, `КАРТОЙ 24`; named twice, a card counts once.
fn cards(cursor: &mut Cursor<'_>) -> Read<Vec<Card>> {
    let mut found = Vec::new();
    cursor.skip(&[Word::With, Word::Card]);
    loop {
        found.push(card(cursor)?);
        cursor.eat_between();
        cursor.skip(&[Word::Card]);
        if !cursor.is_number() {
            return Ok(found);
        }
    }
}

/// A card of the scenario, by its number.
fn card(cursor: &mut Cursor<'_>) -> Read<Card> {
    let here = *cursor;
    let unknown = || here.wrong(1, Slip::NoCard);
    let number = cursor.number().map_err(|fail| if here.is_number() { unknown() } else { fail })?;
    let card = Card(number);
    here.map.card_info(card).map(|_| card).ok_or_else(unknown)
}

/// Goes past the power that holds a captive, or the Papacy that absolves: the position says it already.
fn of_whom(cursor: &mut Cursor<'_>) -> Read<Option<Power>> {
    cursor.skip(BEFORE);
    Ok(if cursor.is_at_end() { None } else { Some(cursor.power()?) })
}
