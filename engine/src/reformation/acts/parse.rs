//! Canonical wording read again, as sheets are stored.

use super::act::{Act, Condition, Digest, PackageName, Price};
use super::term::Term;
use super::wording::UNITS;
use crate::reformation::scenario::{Card, City, Scenario, Troops};

impl Act {
    /// Reads an act as it stands on a sheet; `None`: it is not in canonical wording, or names what the scenario has not.
    ///
    /// ```
    /// use chancery_engine::reformation::{Act, Scenario};
    ///
    /// let map = Scenario::shipped();
    /// let line = "DECLARE WAR ON VENICE WITH CARD 24 66 UNLESS HABSBURGS DECLARES WAR ON VENICE";
    /// assert_eq!(Act::parse(&map, line).unwrap().written(&map), line);
    /// assert_eq!(Act::parse(&map, "declare war on Venice"), None);
    /// ```
    pub fn parse(map: &Scenario, text: &str) -> Option<Act> {
        act(map, text).filter(|act| act.written(map) == text)
    }
}

impl Term {
    /// Reads a term in canonical wording, without the `PACKAGE 1: ` before it.
    pub fn parse(map: &Scenario, text: &str) -> Option<Term> {
        term(map, text).filter(|term| term.written(map) == text)
    }
}

impl Digest {
    /// Reads sixteen hexadecimal digits in any case.
    pub fn parse(text: &str) -> Option<Digest> {
        let digits = text.len() == 16 && text.bytes().all(|digit| digit.is_ascii_hexdigit());
        let number = u64::from_str_radix(text, 16).ok().filter(|_| digits)?;
        Some(Digest(number.to_be_bytes()))
    }
}

fn act(map: &Scenario, text: &str) -> Option<Act> {
    let (head, rest) = text.split_once(' ').unwrap_or((text, ""));
    Some(match head {
        "PACKAGE" => {
            let (number, rest) = rest.split_once(": ")?;
            Act::Offer(package_number(number)?, term(map, rest)?)
        }
        "RATIFY" => {
            let (rest, given) = optional(rest, " IF ");
            let (name, words) = optional(rest, " AS ");
            let (words, given) = (words.map(Digest::parse), given.map(|given| package(map, given)));
            Act::Ratify { package: package(map, name)?, words: lift(words)?, given: lift(given)? }
        }
        "REFUSE" => Act::Refuse(package(map, rest)?),
        "SUE" => Act::Sue(map.power(rest.strip_prefix("FOR PEACE WITH ")?)?),
        "GIVE" => Act::GiveUp(list(rest.strip_prefix("UP ")?, |item| units(map, item))?),
        "REGAIN" => regain(map, rest)?,
        "PLAY" => Act::Play(Card(rest.strip_prefix("CARD ")?.parse().ok()?)),
        "RANSOM" => Act::Ransom(map.leader(rest)?),
        "SEEK" => Act::SeekAbsolution,
        "DECLARE" => declare(map, rest)?,
        "PAY" => Act::Pay(cards(rest.strip_prefix("WITH CARD ")?)?),
        "INTERVENE" => {
            let (rest, with) = optional(rest.strip_prefix("FOR ")?, " WITH CARD ");
            let (minor, against) = optional(rest, " AGAINST ");
            let (against, with) = (lift(against.map(|foe| map.power(foe)))?, with.map_or(Some(Vec::new()), cards)?);
            Act::Intervene { minor: map.power(minor)?, against, with }
        }
        "STAND" => Act::StandAside,
        "FALL" => {
            let (from, to) = rest.strip_prefix("BACK FROM ")?.split_once(" TO ")?;
            Act::FallBack(map.city(from)?, map.city(to)?)
        }
        "RECEIVE" => Act::Receive(map.city(rest.strip_prefix("AT ")?)?),
        "DONE" => Act::Done,
        "NONE" => Act::Nothing,
        _ => return None,
    })
}

fn regain(map: &Scenario, rest: &str) -> Option<Act> {
    let price = |word: &str| match word {
        "VP" => Some(Price::Marker),
        "CARD" => Some(Price::Card),
        _ => None,
    };
    let (what, rest) = rest.split_once(" FOR ")?;
    let (word, at) = optional(rest, " AT ");
    let price = price(word)?;
    if let Some(name) = what.strip_prefix("LEADER ") {
        return Some(Act::RegainLeader(map.leader(name)?, price, lift(at.map(|at| map.city(at)))?));
    }
    Some(match what.strip_prefix("KEY ") {
        Some(names) => Act::RegainKey(list(names, |name| map.city(name))?, price),
        None => Act::RegainCities(list(what, |name| map.city(name))?, price),
    })
}

fn declare(map: &Scenario, rest: &str) -> Option<Act> {
    let rest = rest.strip_prefix("WAR ON ")?;
    let (rest, unless, given) = match rest.split_once(" UNLESS ") {
        Some((rest, given)) => (rest, true, Some(given)),
        None => {
            let (rest, given) = optional(rest, " IF ");
            (rest, false, given)
        }
    };
    let given = given.map(|given| {
        let (declarer, on) = given.split_once(" DECLARES WAR ON ")?;
        Some(Condition { unless, declarer: map.power(declarer)?, on: map.power(on)? })
    });
    let (on, with) = optional(rest, " WITH CARD ");
    Some(Act::Declare { on: map.power(on)?, with: with.map_or(Some(Vec::new()), cards)?, given: lift(given)? })
}

fn term(map: &Scenario, text: &str) -> Option<Term> {
    let power = |name: &str| map.power(name);
    if let Some((one, rest)) = text.split_once(" AND ") {
        return match rest.strip_suffix(" ALLY") {
            Some(other) => Some(Term::Ally(power(one)?, power(other)?)),
            None => Some(Term::EndWar(power(one)?, power(rest.strip_suffix(" END WAR")?)?)),
        };
    }
    let (subject, rest) = text.split_once(' ')?;
    let (verb, rest) = rest.split_once(' ')?;
    let from = power(subject)?;
    let to_whom = || rest.rsplit_once(" TO ");
    Some(match verb {
        "LENDS" => {
            let (rest, to) = to_whom()?;
            let (rest, with) = optional(rest, " WITH ");
            let (count, rest) = rest.split_once(' ')?;
            let (ships, at) = rest.split_once(" AT ")?;
            let (corsairs, with) = (UNITS[4].contains(&ships), lift(with.map(|name| map.leader(name)))?);
            Term::Lend { from, count: count.parse().ok()?, corsairs, at: map.city(at)?, with, to: power(to)? }
        }
        "FREES" => Term::Free { by: from, leader: map.leader(rest)? },
        "CEDES" => {
            let (names, to) = to_whom()?;
            Term::Cede { from, cities: list(names, |name| map.city(name))?, to: power(to)? }
        }
        "GIVES" => {
            let (rest, to) = to_whom()?;
            let (count, rest) = rest.split_once(' ')?;
            let (count, to) = (count.parse().ok()?, power(to)?);
            if rest.starts_with("CARD") {
                return Some(Term::Cards { from, count, to });
            }
            let at = optional(rest, " FROM ").1.map_or(Some(Vec::new()), |at| list(at, |item| source(map, item)))?;
            Term::Mercenaries { from, count, at, to }
        }
        "GRANTS" => Term::Divorce { by: from },
        "ABSOLVES" => Term::Absolve { by: from, whom: power(rest)? },
        _ => return None,
    })
}

/// `PACKAGE 1 OF ENGLAND`
fn package(map: &Scenario, text: &str) -> Option<PackageName> {
    let (number, of) = text.strip_prefix("PACKAGE ")?.split_once(" OF ")?;
    Some(PackageName { of: map.power(of)?, number: package_number(number)? })
}

fn package_number(text: &str) -> Option<u8> {
    text.parse().ok().filter(|number| (1..=PackageName::MOST).contains(number))
}

/// `1 MERCENARY AT MILAN`
fn units(map: &Scenario, text: &str) -> Option<(City, Troops)> {
    let (count, rest) = text.split_once(' ')?;
    let (word, at) = rest.split_once(" AT ")?;
    let kind = UNITS.iter().position(|words| words.contains(&word))?;
    Some((map.city(at)?, Troops::of_kind(kind, count.parse().ok()?)))
}

/// `MILAN 2`, `MILAN`
fn source(map: &Scenario, text: &str) -> Option<(City, Option<u8>)> {
    match text.rsplit_once(' ').and_then(|(name, count)| Some((name, count.parse().ok()?))) {
        Some((name, count)) => Some((map.city(name)?, Some(count))),
        None => Some((map.city(text)?, None)),
    }
}

fn cards(text: &str) -> Option<Vec<Card>> {
    text.split(' ').map(|number| number.parse().ok().map(Card)).collect()
}

fn list<T>(text: &str, item: impl Fn(&str) -> Option<T>) -> Option<Vec<T>> {
    text.split(", ").map(item).collect()
}

/// A text at the sign in front of a part that may stand behind it.
fn optional<'t>(text: &'t str, sign: &str) -> (&'t str, Option<&'t str>) {
    match text.split_once(sign) {
        Some((rest, part)) => (rest, Some(part)),
        None => (text, None),
    }
}

/// A part that is missing, or that was read; `None`: it is there and cannot be read.
fn lift<T>(part: Option<Option<T>>) -> Option<Option<T>> {
    part.map_or(Some(None), |read| read.map(Some))
}

impl Troops {
    /// So many units of one kind, by its place among the words for kinds.
    fn of_kind(kind: usize, count: u8) -> Troops {
        let mut troops = Troops::default();
        match kind {
            0 => troops.regulars = count,
            1 => troops.mercenaries = count,
            2 => troops.cavalry = count,
            3 => troops.squadrons = count,
            _ => troops.corsairs = count,
        }
        troops
    }
}
