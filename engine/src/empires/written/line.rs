//! A line as players write it, read into canonical form.

use super::names::{extra, line, only_place, place, place_and_power, power};
use super::slip::{Lack, Slip};
use super::units;
use super::words::{self, Word};
use crate::empires::orders::{Line, Named, Verb};
use crate::empires::scenario::{Kind, Meaning, Place, Power, PowerSet, Scenario};
use crate::empires::state::UnitName;

/// A line that was understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Written {
    /// Whose units, where the line says so.
    pub heading: Option<Power>,
    /// Where the units are, where the line says so.
    pub place: Option<Place>,
    /// What is ordered.
    pub deed: Deed,
}

/// What a line does to a sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deed {
    /// It is an order.
    Order(Line),
    /// It strikes orders out again (N5), as `BUILD 0 I PAR` does.
    Cancel(Line),
}

/// Reads a line. Case, extra blanks and everything after `;` are ignored; `None`: nothing is left, or
/// it is a blank of the form that was not filled in: `BUILD ?`.
///
/// ```
/// use chancery_engine::empires::{Scenario, read_line, Deed};
///
/// let europe = Scenario::shipped("europe").unwrap();
/// let written = read_line(&europe, "Франция А1 атакува Елзас-Лотарингия").unwrap().unwrap();
/// let Deed::Order(line) = written.deed else { panic!("an order") };
/// assert_eq!(line.written(&europe), "A1 X ALS");
/// ```
///
/// # Errors
/// Why it could not be understood.
pub fn read_line(map: &Scenario, text: &str) -> Option<Result<Written, Slip>> {
    let text = text.split([';', '；']).next().unwrap_or_default().trim();
    // A line as sheets have it needs no words looked up.
    if let Some(line) = Line::parse(map, text) {
        return Some(Ok(Written { heading: None, place: None, deed: Deed::Order(line) }));
    }
    let all: Vec<&str> = text.split_whitespace().collect();
    let first = all.first().filter(|_| all.last() != Some(&"?"))?;
    if text.ends_with(['.', '。']) || text.ends_with("*)") || first.ends_with([':', '：']) {
        return Some(Err(Slip::Quoted));
    }
    let spread = spread(text);
    let rest: Vec<&str> = spread.split_whitespace().collect();
    Some(headed(map, &rest))
}

/// Whether a line begins as orders do, as far as that can be seen without a scenario: with units, or with a word that opens
/// an order.
pub fn begins_order(text: &str) -> bool {
    let text = spread(text.split([';', '；']).next().unwrap_or_default());
    let words: Vec<&str> = text.split_whitespace().collect();
    begins(&words)
}

/// What a line is about, as far as its beginning says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum About {
    /// Orders to these units, at least one.
    Units(Vec<Named>),
    /// Units to be built, of this kind, where it is said.
    Build(Option<Kind>),
    /// An arsenal to be built.
    Arsenal,
    /// A treaty: whether as a coalition, and whether in secret.
    Ally(bool, bool),
    /// The end of one.
    Denounce,
    /// A declaration of war.
    War,
    /// An offer of peace.
    Peace,
}

/// What a line that cannot be read, or cannot stand, is about.
pub(crate) fn about(text: &str) -> Option<About> {
    let text = spread(text);
    let words: Vec<&str> = text.split_whitespace().collect();
    let has = |list: &[&str]| words.iter().any(|word| words::is(list, word));
    match words::opener(words.first()?) {
        Some(Word::Build) if has(words::ARSENAL) => Some(About::Arsenal),
        Some(Word::Build) => Some(About::Build(words[1..].iter().find_map(|word| words::kind(word)))),
        Some(Word::Ally | Word::Coalition) => Some(About::Ally(has(words::COALITION), has(words::SECRET))),
        Some(Word::Denounce) => Some(About::Denounce),
        Some(Word::War | Word::Declare) => Some(About::War),
        Some(Word::Peace) => Some(About::Peace),
        Some(_) => None,
        None => units::group(&words).ok().flatten().map(|(units, _)| About::Units(units)),
    }
}

fn begins(words: &[&str]) -> bool {
    let Some(first) = words.first() else { return false };
    let units = |words: &[&str]| matches!(units::group(words), Ok(Some(_)) | Err(_));
    match words::opener(first) {
        Some(word) if word.begins_commands() => begins(&words[1..]),
        Some(_) => true,
        None => units(words),
    }
}

/// The text with blanks around arrows, and between Chinese words, with the signs of other alphabets for those of Chinese.
fn spread(text: &str) -> String {
    let spread = text.replace("->", " -> ").replace('→', " → ");
    if spread.is_ascii() {
        return spread;
    }
    words::with_blanks(&spread.replace(['，', '、'], ", ").replace('：', ": "))
}

/// A line with or without the name of its power before it.
fn headed(map: &Scenario, rest: &[&str]) -> Result<Written, Slip> {
    if let Some(written) = plain(map, rest)? {
        return Ok(written);
    }
    for count in (1..rest.len().min(4)).rev() {
        let name = rest[..count].join(" ");
        let heading = match map.names().known_power(&name) {
            Meaning::One(power) => power,
            _ => continue,
        };
        if let Some(written) = plain(map, &rest[count..])? {
            return Ok(Written { heading: Some(heading), ..written });
        }
    }
    let known = words::verb(rest[0]).is_none() && rest.len() > 1 && rest.len() < 6;
    match words::near_verb(rest[0]) {
        Some(near) if known => Err(Slip::Verb(rest[0].to_owned(), Some(near))),
        _ if rest.len() > 2 && matches!(units::group(&rest[1..]), Ok(Some(_))) && plain(map, &rest[1..]).is_ok() => {
            Err(Slip::Unheaded(rest[0].to_owned()))
        }
        _ if numbered(rest[0]) && rest.get(1).is_some_and(|word| words::verb(word).is_some()) => {
            Err(Slip::Unit(rest[0].to_owned()))
        }
        _ => Err(Slip::Strange),
    }
}

/// Whether a word looks like the name of a unit: letters, then a number.
fn numbered(word: &str) -> bool {
    let letters = word.trim_end_matches(|sign: char| sign.is_ascii_digit());
    let most = letters.len() < word.len() && letters.chars().count() <= 3;
    most && !letters.is_empty() && letters.chars().all(char::is_alphabetic)
}

/// A line without heading; `None`: it begins with neither units nor a word that opens an order.
fn plain(map: &Scenario, rest: &[&str]) -> Result<Option<Written>, Slip> {
    let Some(first) = rest.first() else { return Ok(None) };
    if let Some(word) = words::opener(first)
        && units::one(first).is_none()
    {
        return opened(map, word, &rest[1..]).map(Some);
    }
    match units::group(rest)? {
        Some((group, count)) => ordered(map, group, &rest[count..]).map(Some),
        None => Ok(None),
    }
}

/// A line that begins with a word for what is done.
fn opened(map: &Scenario, word: Word, rest: &[&str]) -> Result<Written, Slip> {
    let line = match word {
        Word::Cancel => return cancelled(map, rest),
        Word::Declare => match rest.iter().position(|word| words::opener(word) == Some(Word::War)) {
            Some(at) => Line::War(powers(map, &rest[at + 1..])?),
            None => return Err(Slip::Missing(Lack::War)),
        },
        Word::Attach => {
            let (units, rest) = listed(rest)?;
            let rest: Vec<&str> = rest.iter().copied().filter(|word| !words::is_filler(word)).collect();
            let (to, behind) = headquarters(&rest)?.ok_or(Slip::Missing(Lack::Unit))?;
            match behind {
                [] => Line::Attach(units, to),
                more => return Err(extra(&rest, more)),
            }
        }
        Word::Detach => detached(rest)?,
        Word::Build => return built(map, rest),
        Word::Ally | Word::Coalition => {
            let is = |list: &'static [&'static str]| rest.iter().any(|word| words::is(list, word));
            let coalition = word == Word::Coalition || is(words::COALITION);
            let secret = is(words::SECRET);
            let named: Vec<&str> = rest
                .iter()
                .copied()
                .filter(|word| !words::is(words::COALITION, word) && !words::is(words::SECRET, word))
                .collect();
            Line::Ally { with: powers(map, &named)?, coalition, secret }
        }
        Word::Denounce => Line::Denounce(powers(map, rest)?),
        Word::War => Line::War(powers(map, rest)?),
        Word::Peace => Line::Peace(powers(map, rest)?),
        Word::Surrender => {
            let with = powers(map, rest)?;
            match with.into_iter().next() {
                Some(to) if with.len() == 1 => Line::Surrender(to),
                _ => return Err(Slip::Powers(rest.join(" "), with.into_iter().collect())),
            }
        }
        _ => return Err(Slip::Strange),
    };
    Ok(Written { heading: None, place: None, deed: Deed::Order(line) })
}

fn cancelled(map: &Scenario, rest: &[&str]) -> Result<Written, Slip> {
    if rest.is_empty() {
        return Err(Slip::Missing(Lack::Line));
    }
    let written = headed(map, rest).map_err(|slip| match slip {
        Slip::Strange => Slip::Missing(Lack::Line),
        other => other,
    })?;
    let (Deed::Order(line) | Deed::Cancel(line)) = written.deed;
    Ok(Written { deed: Deed::Cancel(line), ..written })
}

/// Units at the head of words, and what stands behind them.
fn listed<'w, 't>(rest: &'w [&'t str]) -> Result<(Vec<Named>, &'w [&'t str]), Slip> {
    let rest = super::names::past_fillers(|_| false, rest);
    let first = rest.first().ok_or(Slip::Missing(Lack::Unit))?;
    match units::group(rest)? {
        Some((units, count)) => Ok((units, &rest[count..])),
        None => Err(Slip::Unit((*first).to_owned())),
    }
}

/// A headquarters at the head of words, and what stands behind it; nothing: no unit stands there.
fn headquarters<'w, 't>(rest: &'w [&'t str]) -> Result<Option<(u16, &'w [&'t str])>, Slip> {
    let Some((to, count)) = units::group(rest)? else { return Ok(None) };
    match to.as_slice() {
        [Named::Army(number)] | [Named::Unit(UnitName { kind: Kind::Headquarters, number })] => {
            Ok(Some((*number, &rest[count..])))
        }
        _ => Err(Slip::Unit(rest.join(" "))),
    }
}

/// `I4`, `I4 from H1`: from which headquarters goes without saying.
fn detached(rest: &[&str]) -> Result<Line, Slip> {
    let (units, behind) = listed(rest)?;
    let from = super::names::past_fillers(|_| false, behind);
    match headquarters(from)?.map_or(from, |(_, behind)| behind) {
        [] => Ok(Line::Detach(units)),
        more => Err(extra(rest, more)),
    }
}

fn powers(map: &Scenario, rest: &[&str]) -> Result<PowerSet, Slip> {
    let joined = rest.join(" ").replace(',', " ");
    let words: Vec<&str> = joined.split_whitespace().collect();
    let (mut found, mut rest) = (PowerSet::EMPTY, words.as_slice());
    while found.is_empty() || !rest.is_empty() {
        let (next, behind) = power(map, rest)?;
        found.insert(next);
        rest = behind;
    }
    Ok(found)
}

/// `3 I PAR`, `I PAR`, `ARSENAL GAS`.
fn built(map: &Scenario, rest: &[&str]) -> Result<Written, Slip> {
    let order = |line| Ok(Written { heading: None, place: None, deed: Deed::Order(line) });
    let Some(first) = rest.first() else { return Err(Slip::Missing(Lack::Kind)) };
    if words::is(words::ARSENAL, first) {
        return order(Line::Arsenal(only_place(map, &rest[1..])?));
    }
    let counts = first.starts_with(|sign: char| sign.is_ascii_digit() || sign == '-' || sign == '+');
    let (count, rest) = match counts {
        true => (first.parse().map_err(|_| Slip::Number((*first).to_owned()))?, &rest[1..]),
        false => (1, rest),
    };
    let rest = super::names::past_fillers(|_| false, rest);
    let word = rest.first().ok_or(Slip::Missing(Lack::Kind))?;
    if words::is(words::ARSENAL, word) && count == 1 {
        return order(Line::Arsenal(only_place(map, &rest[1..])?));
    }
    let kind = words::kind(word).ok_or_else(|| Slip::Kind((*word).to_owned()))?;
    let at = only_place(map, &rest[1..])?;
    match count {
        0 => {
            let line = Line::Build { count: 1, kind, at };
            Ok(Written { heading: None, place: None, deed: Deed::Cancel(line) })
        }
        count => order(Line::Build { count, kind, at }),
    }
}

/// Units, perhaps where they are, and what they do.
fn ordered(map: &Scenario, units: Vec<Named>, rest: &[&str]) -> Result<Written, Slip> {
    let (at, word) = match rest.iter().enumerate().find_map(|(at, word)| Some((at, words::verb(word)?))) {
        Some(found) => found,
        None => return lost(map, units, rest),
    };
    let place = if at == 0 { None } else { Some(located(map, &rest[..at])?) };
    let deed = Deed::Order(Line::Units(units, verb(map, word, &rest[at + 1..])?));
    Ok(Written { heading: None, place, deed })
}

/// Where the units are said to be.
fn located(map: &Scenario, rest: &[&str]) -> Result<Place, Slip> {
    only_place(map, rest).map_err(|slip| match rest {
        [word] if words::near_verb(word).is_some() => Slip::Verb((*word).to_owned(), words::near_verb(word)),
        _ => slip,
    })
}

/// Units without a verb: perhaps `A1 Cha-Bur`, where a dash stands within a word.
fn lost(map: &Scenario, units: Vec<Named>, rest: &[&str]) -> Result<Written, Slip> {
    let text = rest.join(" ");
    for (at, sign) in text.char_indices().filter(|(_, sign)| words::is_dash_sign(*sign)) {
        let (from, to) = (text[..at].trim(), text[at + sign.len_utf8()..].trim());
        let places = (from.is_empty().then_some(None)).or_else(|| Some(Some(map.place(from)?)));
        if let (Some(place), Ok(to)) = (places, only_place(map, &to.split(' ').collect::<Vec<_>>())) {
            return Ok(Written { heading: None, place, deed: Deed::Order(Line::Units(units, Verb::Move(to))) });
        }
    }
    let word = rest.first().map_or(String::new(), |word| (*word).to_owned());
    let near = words::near_verb(&word);
    Err(Slip::Verb(word, near))
}

fn verb(map: &Scenario, word: Word, rest: &[&str]) -> Result<Verb, Slip> {
    Ok(match word {
        Word::Hold if rest.is_empty() => Verb::Hold,
        Word::Attack => {
            let (at, foe) = place_and_power(map, rest)?;
            Verb::Attack { at, foe }
        }
        Word::Support => {
            let past = |rest: &[&str]| rest.first().is_some_and(|word| words::verb(word) == Some(Word::Attack));
            let rest = if rest.len() > 1 && past(rest) { &rest[1..] } else { rest };
            let (at, whose) = place_and_power(map, rest)?;
            Verb::Support { at, whose }
        }
        Word::Move => Verb::Move(only_place(map, rest)?),
        Word::Retreat => Verb::Retreat(only_place(map, rest)?),
        Word::Rail => Verb::Rail(line(map, rest)?),
        Word::Defend => Verb::Defend(borders(map, rest)?),
        _ => return Err(Slip::Extra(rest.join(" "), "H".to_owned())),
    })
}

/// Borders and numbers with blanks for the signs between them. A comma between two digits is that of a number: `2,5`.
fn apart(text: &str) -> String {
    let is_digit = |letter: Option<char>| letter.is_some_and(|letter| letter.is_ascii_digit());
    let parts = text.char_indices().map(|(at, sign)| {
        let within = is_digit(text[..at].chars().next_back()) && is_digit(text[at + sign.len_utf8()..].chars().next());
        if matches!(sign, ':' | '=') || sign == ',' && !within { ' ' } else { sign }
    });
    parts.collect()
}

/// `ALS`, `ALS 2 BUR 1`, `ALS:2, BUR:1`.
fn borders(map: &Scenario, rest: &[&str]) -> Result<Vec<(Place, Option<u8>)>, Slip> {
    let spread = apart(&rest.join(" "));
    let words: Vec<&str> = spread.split_whitespace().collect();
    let number = |word: &str| word.starts_with(|sign: char| sign.is_ascii_digit() || sign == '-');
    let mut borders = Vec::new();
    let mut rest = words.as_slice();
    if !rest.iter().any(|word| number(word)) {
        return match place(map, rest)? {
            (border, []) => Ok(vec![(border, None)]),
            (_, behind) => match place(map, behind) {
                Ok(_) => Err(Slip::Numbers),
                Err(slip) => Err(slip),
            },
        };
    }
    while !rest.is_empty() {
        let end = rest.iter().position(|word| number(word)).ok_or(Slip::Numbers)?;
        let border = only_place(map, &rest[..end])?;
        let corps = rest[end].parse().ok().filter(|corps| *corps > 0);
        borders.push((border, Some(corps.ok_or_else(|| Slip::Number(rest[end].to_owned()))?)));
        rest = &rest[end + 1..];
    }
    Ok(borders)
}
