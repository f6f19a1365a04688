//! Places and powers among the words of a line.

use super::slip::{Lack, Slip};
use super::words;
use crate::empires::scenario::{Meaning, Place, Power, Scenario};

/// Words without small ones at their head, as far as these are no names.
pub(super) fn past_fillers<'w, 't>(named: impl Fn(&str) -> bool, mut rest: &'w [&'t str]) -> &'w [&'t str] {
    while let [first, behind @ ..] = rest {
        if named(first) || !words::is_filler(first) || behind.is_empty() {
            break;
        }
        rest = behind;
    }
    rest
}

/// A place, and the words behind it: the longest name that the words begin with, exact ones before beginnings (N6).
pub(super) fn place<'w, 't>(map: &Scenario, rest: &'w [&'t str]) -> Result<(Place, &'w [&'t str]), Slip> {
    let rest = past_fillers(|word| map.place(word).is_some(), rest);
    if rest.is_empty() {
        return Err(Slip::Missing(Lack::Place));
    }
    if let Some((place, count)) =
        (1..=rest.len()).rev().find_map(|count| Some((map.place(&rest[..count].join(" "))?, count)))
    {
        return Ok((place, &rest[count..]));
    }
    let mut several = None;
    for count in (1..=rest.len()).rev() {
        let words = rest[..count].join(" ");
        match if count == 1 { map.names().meant_place(&words) } else { map.names().known_place(&words) } {
            Meaning::One(place) => return Ok((place, &rest[count..])),
            Meaning::Several(places) => several = Some(Slip::Places(words, places)),
            Meaning::Unknown(near) if count == 1 && several.is_none() => {
                return Err(Slip::Place(rest[0].to_owned(), near));
            }
            Meaning::Unknown(_) => {}
        }
    }
    Err(several.unwrap_or_else(|| Slip::Place(rest[0].to_owned(), Vec::new())))
}

/// A power, and the words behind it.
pub(super) fn power<'w, 't>(map: &Scenario, rest: &'w [&'t str]) -> Result<(Power, &'w [&'t str]), Slip> {
    let rest = past_fillers(|word| map.power(word).is_some(), rest);
    if rest.is_empty() {
        return Err(Slip::Missing(Lack::Power));
    }
    if let Some((power, count)) =
        (1..=rest.len()).rev().find_map(|count| Some((map.power(&rest[..count].join(" "))?, count)))
    {
        return Ok((power, &rest[count..]));
    }
    let mut several = None;
    for count in (1..=rest.len()).rev() {
        let words = rest[..count].join(" ");
        match if count == 1 { map.names().meant_power(&words) } else { map.names().known_power(&words) } {
            Meaning::One(power) => return Ok((power, &rest[count..])),
            Meaning::Several(powers) => several = Some(Slip::Powers(words, powers)),
            Meaning::Unknown(near) if count == 1 && several.is_none() => {
                return Err(Slip::Power(rest[0].to_owned(), near));
            }
            Meaning::Unknown(_) => {}
        }
    }
    Err(several.unwrap_or_else(|| Slip::Power(rest[0].to_owned(), Vec::new())))
}

/// The last place of a line: nothing may stand behind it.
pub(super) fn only_place(map: &Scenario, rest: &[&str]) -> Result<Place, Slip> {
    let all = past_fillers(|word| map.place(word).is_some(), rest).join(" ");
    if let Meaning::One(place) = map.names().known_place(&all) {
        return Ok(place);
    }
    match place(map, rest)? {
        (place, []) => Ok(place),
        (_, behind) => {
            let name = all.strip_suffix(&behind.join(" ")).unwrap_or_default().trim_end();
            match map.place(name) {
                Some(_) => Err(Slip::Extra(behind.join(" "), name.to_owned())),
                // What stands too much may belong to the name: all of it is told.
                None => Err(Slip::Place(rest.join(" "), Vec::new())),
            }
        }
    }
}

/// A place and, behind it, perhaps a power.
pub(super) fn place_and_power(map: &Scenario, rest: &[&str]) -> Result<(Place, Option<Power>), Slip> {
    match place(map, rest)? {
        (place, []) => Ok((place, None)),
        (place, behind) => match power(map, behind)? {
            (power, []) => Ok((place, Some(power))),
            (_, more) => Err(extra(rest, more)),
        },
    }
}

/// The last words of some are too many.
pub(super) fn extra(rest: &[&str], more: &[&str]) -> Slip {
    Slip::Extra(more.join(" "), rest[..rest.len() - more.len()].join(" "))
}

/// Places with dashes between them, which names may have too: the longest name at each place.
pub(super) fn line(map: &Scenario, rest: &[&str]) -> Result<Vec<Place>, Slip> {
    let rest = past_fillers(|word| map.place(word).is_some(), rest).join(" ");
    let parts: Vec<&str> = rest
        .split(|sign| words::is_dash_sign(sign) || sign == ',')
        .map(str::trim)
        .filter(|part| !part.is_empty())
        .collect();
    if parts.is_empty() {
        return Err(Slip::Missing(Lack::Place));
    }
    let (mut places, mut from) = (Vec::new(), 0);
    while from < parts.len() {
        let longest = (from + 1..=parts.len()).rev().find_map(|to| Some((map.place(&parts[from..to].join("-"))?, to)));
        let (next, to) = match longest {
            Some(found) => found,
            None => (only_place(map, &parts[from].split(' ').collect::<Vec<_>>())?, from + 1),
        };
        places.push(next);
        from = to;
    }
    Ok(places)
}
