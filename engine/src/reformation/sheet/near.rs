//! What was probably meant: looked up last, and not for every line of a mail that is wrong throughout, since it takes time.

use super::{Answer, Answered};
use crate::reformation::scenario::Scenario;
use crate::reformation::written::{Slip, near_opener};

/// So many lines are told what is near their words.
const MOST: usize = 100;
/// A longer name is none.
const LONGEST: usize = 40;

/// Tells what is near names and words that mean nothing.
pub(super) fn tell(map: &Scenario, answers: &mut [Answered]) {
    let slips = answers.iter_mut().filter_map(|answered| match &mut answered.answer {
        Answer::Refused(slip) => Some((&answered.text, slip)),
        _ => None,
    });
    for (text, slip) in slips.take(MOST) {
        match slip {
            Slip::Power(name, near) if name.len() < LONGEST => *near = map.near_powers(name),
            Slip::City(name, near) if name.len() < LONGEST => *near = map.near_cities(name),
            Slip::Leader(name, near) if name.len() < LONGEST => *near = map.near_leaders(name),
            Slip::Strange => {
                let word = text.split_whitespace().next().filter(|word| word.len() < LONGEST).unwrap_or_default();
                if let Some(near) = near_opener(word) {
                    *slip = Slip::Word(word.to_owned(), near);
                }
            }
            _ => {}
        }
    }
}
