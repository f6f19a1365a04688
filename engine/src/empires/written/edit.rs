//! Changes of a position by hand, as a game master writes them.

use super::names::{only_place, place_and_power, power};
use super::slip::{Lack, Slip};
use super::units;
use super::words;
use crate::empires::orders::Named;
use crate::empires::scenario::{Kind, Place, Power, Scenario};
use crate::empires::state::UnitName;

/// A change by hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Edit {
    /// `ADD FRA I PAR`: a unit more.
    Add(Power, Kind, Place),
    /// `REMOVE FRA I7`: a unit less.
    Remove(Power, UnitName),
    /// `MOVE FRA I7 PAR`: a unit elsewhere.
    Move(Power, UnitName, Place),
    /// `OWN ALS FRA`: a province in other hands.
    Own(Place, Power),
    /// `ARSENAL PAR`, `NO ARSENAL PAR`
    Arsenal(Place, bool),
    /// `TREASURY FRA 200`, in pounds.
    Treasury(Power, u32),
}

/// Reads a change by hand.
///
/// # Errors
/// Why it could not be understood; [`Slip::Strange`]: it is no change at all.
pub fn read_edit(map: &Scenario, text: &str) -> Result<Edit, Slip> {
    let all: Vec<&str> = text.split_whitespace().collect();
    let Some((first, rest)) = all.split_first() else { return Err(Slip::Strange) };
    match first.to_ascii_uppercase().as_str() {
        "ADD" | "PUT" => {
            let (power, rest) = power(map, rest)?;
            let (word, rest) = rest.split_first().ok_or(Slip::Missing(Lack::Kind))?;
            let kind = words::kind(word).ok_or_else(|| Slip::Kind((*word).to_owned()))?;
            Ok(Edit::Add(power, kind, only_place(map, rest)?))
        }
        "REMOVE" | "TAKE" => {
            let (power, rest) = power(map, rest)?;
            match unit(rest)? {
                (unit, []) => Ok(Edit::Remove(power, unit)),
                (_, behind) => Err(Slip::Unit(behind.join(" "))),
            }
        }
        "MOVE" => {
            let (power, rest) = power(map, rest)?;
            let (unit, rest) = unit(rest)?;
            let rest = if rest.first().is_some_and(|word| words::is_dash(word)) { &rest[1..] } else { rest };
            Ok(Edit::Move(power, unit, only_place(map, rest)?))
        }
        "OWN" | "OWNER" => match place_and_power(map, rest)? {
            (at, Some(power)) => Ok(Edit::Own(at, power)),
            (_, None) => Err(Slip::Missing(Lack::Power)),
        },
        "ARSENAL" => Ok(Edit::Arsenal(only_place(map, rest)?, true)),
        "NO" if rest.first().is_some_and(|word| words::is(words::ARSENAL, word)) => {
            Ok(Edit::Arsenal(only_place(map, &rest[1..])?, false))
        }
        "TREASURY" => {
            let (power, rest) = power(map, rest)?;
            let text = rest.join(" ");
            let plain = !text.is_empty() && text.bytes().all(|digit| digit.is_ascii_digit());
            let pounds = text.parse().ok().filter(|pounds| plain && *pounds <= MOST_POUNDS);
            Ok(Edit::Treasury(power, pounds.ok_or(Slip::Number(text))?))
        }
        _ => Err(Slip::Strange),
    }
}

/// The most that a master may put into a treasury, in pounds.
const MOST_POUNDS: u32 = 100_000;

/// A unit at the head of words.
fn unit<'w, 't>(rest: &'w [&'t str]) -> Result<(UnitName, &'w [&'t str]), Slip> {
    let first = rest.first().ok_or(Slip::Missing(Lack::Unit))?;
    match units::one(first) {
        Some(Named::Unit(unit)) => Ok((unit, &rest[1..])),
        _ => Err(Slip::Unit((*first).to_owned())),
    }
}
