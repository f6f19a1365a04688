//! Tests of conditions: what is asked about the position.

use super::names::{only_place, place_and_power, power};
use super::slip::{Lack, Slip};
use super::words::{self, Word};
use crate::empires::scenario::{Kind, Place, Power, Scenario};

/// A test of a condition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Test {
    /// `ALS FRA`, `France holds Alsace`: whose a province is.
    Owner(Place, Power),
    /// `FRA I ALS`, `B NTH`, `ALS`: whether a unit stands there.
    Stands {
        /// Whose, if that matters.
        power: Option<Power>,
        /// What kind, if that matters.
        kind: Option<Kind>,
        /// Where.
        at: Place,
    },
    /// `ARSENAL PAR`
    Arsenal(Place),
    /// `WAR FRA GER`
    War(Power, Power),
    /// `ALLY FRA GER`
    Allied(Power, Power),
    /// `OUT BEL`, `BEL IS OUT`
    Out(Power),
}

/// Words that add nothing to a test.
const SMALL: &[&str] = &["is", "are", "at", "in", "of", "by", "with", "and", "owns", "own", "holds", "has", "owner"];

/// Reads a test.
///
/// ```
/// use chancery_engine::empires::{Scenario, Test, read_test};
///
/// let europe = Scenario::shipped("europe").unwrap();
/// let (alsace, france) = (europe.place("ALS").unwrap(), europe.power("FRA").unwrap());
/// assert_eq!(read_test(&europe, "France holds Alsace"), Ok(Test::Owner(alsace, france)));
/// ```
///
/// # Errors
/// Why it could not be understood.
pub fn read_test(map: &Scenario, text: &str) -> Result<Test, Slip> {
    let all: Vec<&str> = text.split_whitespace().filter(|word| !words::is(SMALL, word)).collect();
    let Some((first, rest)) = all.split_first() else { return Err(Slip::Missing(Lack::Place)) };
    if words::is(words::ARSENAL, first) {
        return Ok(Test::Arsenal(only_place(map, rest)?));
    }
    if let Some(word @ (Word::War | Word::Ally)) = words::opener(first) {
        let (one, rest) = power(map, rest)?;
        let other = whole_power(map, rest)?;
        return Ok(if word == Word::War { Test::War(one, other) } else { Test::Allied(one, other) });
    }
    if let Some(at) = all.iter().position(|word| words::is(&["out"], word)) {
        let rest: Vec<&str> = all.iter().enumerate().filter(|(index, _)| *index != at).map(|(_, word)| *word).collect();
        return Ok(Test::Out(whole_power(map, &rest)?));
    }
    let is_kind = |word: &&str| words::kind(word).is_some() && map.place(word).is_none();
    let (kinds, rest): (Vec<&str>, Vec<&str>) = all.into_iter().partition(is_kind);
    let kind = match kinds.as_slice() {
        [] => None,
        [kind] => words::kind(kind),
        [_, more, ..] => return Err(Slip::Kind((*more).to_owned())),
    };
    let (at, power) = located(map, &rest)?;
    Ok(match (power, kind) {
        (Some(power), None) if !map.is_sea(at) => Test::Owner(at, power),
        _ => Test::Stands { power, kind, at },
    })
}

/// A place with a power before or behind it.
fn located(map: &Scenario, rest: &[&str]) -> Result<(Place, Option<Power>), Slip> {
    let before = || {
        let (power, behind) = power(map, rest)?;
        Ok::<_, Slip>((only_place(map, behind)?, Some(power)))
    };
    before().or_else(|_| place_and_power(map, rest))
}

/// A power with nothing behind it.
fn whole_power(map: &Scenario, rest: &[&str]) -> Result<Power, Slip> {
    match power(map, rest)? {
        (power, []) => Ok(power),
        (_, behind) => Err(Slip::Power(behind.join(" "), Vec::new())),
    }
}
