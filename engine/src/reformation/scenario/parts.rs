//! The blocks of a scenario file sorted by what they describe, and whether all are there that the rules know.

use super::block::{Block, Heading, form};
use super::error::ScenarioError;
use super::ids::{GREAT, POWERS};

/// The most cities, seas or leaders that a scenario may have.
const MOST: usize = 250;

/// The great powers as the rules name them, in the standard order.
const STANDARD: [&str; GREAT] = ["OTTOMANS", "HABSBURGS", "ENGLAND", "FRANCE", "PAPACY", "PROTESTANTS"];

/// The blocks of a file by what they describe, each sort in the order of the file.
pub(super) struct Parts<'b, 'a> {
    pub(super) last: usize,
    pub(super) head: &'b Block<'a>,
    pub(super) cards: &'b Block<'a>,
    pub(super) powers: Vec<&'b Block<'a>>,
    pub(super) cities: Vec<&'b Block<'a>>,
    pub(super) seas: Vec<&'b Block<'a>>,
    pub(super) leaders: Vec<&'b Block<'a>>,
    pub(super) starts: Vec<&'b Block<'a>>,
}

/// Sorts the blocks of a file.
pub(super) fn parts<'b, 'a>(blocks: &'b [Block<'a>], last: usize) -> Result<Parts<'b, 'a>, ScenarioError> {
    let all = |heading: Heading| blocks.iter().filter(move |block| block.heading == heading);
    let one = |heading: Heading, name: &str| {
        let mut found = all(heading);
        let whole = || ScenarioError { line: last, kind: form(&format!("the file has no `{name}` line")) };
        let first = found.next().ok_or_else(whole)?;
        match found.next() {
            None => Ok(first),
            Some(second) => Err(second.wrong(form(&format!("a file has one `{name}` line")))),
        }
    };
    let parts = Parts {
        last,
        head: one(Heading::Scenario, "scenario")?,
        cards: one(Heading::Cards, "cards")?,
        powers: all(Heading::Power).chain(all(Heading::Minor)).chain([one(Heading::Nobody, "nobody")?]).collect(),
        cities: all(Heading::City).collect(),
        seas: all(Heading::Sea).collect(),
        leaders: all(Heading::Leader).collect(),
        starts: all(Heading::Start).collect(),
    };
    for (great, block) in STANDARD.iter().zip(&parts.powers) {
        if block.code != *great || block.heading != Heading::Power {
            return Err(
                block.wrong(form(&format!("here stands `power {great}`: the powers stand in the standard order")))
            );
        }
    }
    if parts.powers.len() != POWERS || parts.powers[GREAT].heading != Heading::Minor {
        let minor = POWERS - GREAT - 1;
        return Err(parts.powers[GREAT].wrong(form(&format!("the file needs {GREAT} powers and {minor} minor ones"))));
    }
    for list in [&parts.cities, &parts.seas, &parts.leaders] {
        if let Some(block) = list.get(MOST) {
            return Err(block.wrong(form(&format!("more than {MOST}, the most there may be"))));
        }
    }
    Ok(parts)
}
