//! Units at the head of a line: `A1`, `I1,I4`, `I1-I3`, `Щ1`, `army 1`.

use super::slip::Slip;
use super::words;
use crate::empires::orders::Named;
use crate::empires::state::UnitName;

/// Units, and how many words name them; `None`: the words do not begin with units.
pub(super) fn group(rest: &[&str]) -> Result<Option<(Vec<Named>, usize)>, Slip> {
    let (mut found, mut at) = (Vec::new(), 0);
    loop {
        let before = at;
        let Some(word) = rest.get(at) else { break };
        let open = word.ends_with(',');
        let joined;
        let text = match spelled(rest, at) {
            Some((text, words)) => {
                joined = text;
                at += words;
                joined.as_str()
            }
            None => {
                at += 1;
                word
            }
        };
        let parts: Vec<&str> = text.split(',').filter(|part| !part.is_empty()).collect();
        let units: Option<Vec<Vec<Named>>> = parts.iter().map(|part| range(part)).collect();
        match units {
            Some(units) if !units.is_empty() => found.extend(units.into_iter().flatten()),
            // The first word is no unit: these are none. A later one behind a comma should have been.
            _ if found.is_empty() => return Ok(None),
            _ => return Err(Slip::Unit((*word).to_owned())),
        }
        let comma_next = rest.get(at).is_some_and(|next| next.starts_with(','));
        let open = open || rest[before..at].last().is_some_and(|last| last.ends_with(','));
        if comma_next && rest[at] == "," {
            at += 1;
        } else if !open && !comma_next {
            break;
        }
    }
    Ok((!found.is_empty()).then_some((found, at)))
}

/// A word for a kind of unit with its number as a word of its own: `army 1`.
fn spelled(rest: &[&str], at: usize) -> Option<(String, usize)> {
    let (word, number) = (rest.get(at)?, rest.get(at + 1)?);
    let digits = number.trim_end_matches(',');
    let known = words::is_army(word) || words::kind(word).is_some();
    let plain = !digits.is_empty() && digits.bytes().all(|digit| digit.is_ascii_digit());
    (known && plain && word.chars().count() > 1).then(|| (format!("{word}{digits}"), 2))
}

/// `I1`, or `I1-I3`, or `I1-3`.
fn range(text: &str) -> Option<Vec<Named>> {
    let Some((first, last)) = text.split_once(words::is_dash_sign) else { return Some(vec![one(text)?]) };
    let Named::Unit(first) = one(first)? else { return None };
    let last = match one(last) {
        Some(Named::Unit(last)) if last.kind == first.kind => last.number,
        Some(_) => return None,
        None => last.parse().ok()?,
    };
    let fits = first.number < last && last - first.number < 100;
    fits.then(|| (first.number..=last).map(|number| Named::Unit(UnitName { number, ..first })).collect())
}

/// One unit or army.
pub(super) fn one(text: &str) -> Option<Named> {
    let digits = text.find(|sign: char| sign.is_ascii_digit())?;
    let (word, number) = text.split_at(digits);
    let number: u16 = number.parse().ok().filter(|number| *number > 0)?;
    if words::is_army(word) {
        return Some(Named::Army(number));
    }
    words::kind(word).map(|kind| Named::Unit(UnitName { kind, number }))
}
