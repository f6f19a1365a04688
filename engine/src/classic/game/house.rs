//! The house rules that only the game knows, not the adjudicator: when it begins, and how it is won.

use std::collections::BTreeMap;

use crate::classic::board::Board;
use crate::{Phrase, Rule, SetupError, Until};

/// Which of the rulebook's two ways three players share the powers in.
pub(super) const THREE: Rule = rule("three", &["a", "b"], ("b", "a"), "classic-rule-three");
/// The year that the game begins in.
const YEAR: Rule = rule("year", &[], (AS_BOARD, "1870"), "classic-rule-year");
/// How many centres win.
const WIN: Rule = rule("win", &[], (AS_BOARD, "20"), "classic-rule-win");
/// The last year (`001` 5.1 b): whoever is strongest then has won.
const END: Rule = rule("end", &[], (NEVER, "1908"), "classic-rule-end");
/// By what the strongest is known in the last year.
const BY: Rule = rule("by", &["units", "centres"], ("units", "centres"), "classic-rule-by");

/// All of them.
pub(super) const RULES: [Rule; 5] = [THREE, YEAR, WIN, END, BY];

/// The value of a number that the board gives.
const AS_BOARD: &str = "board";
/// The value of a last year that never comes.
const NEVER: &str = "none";
/// The latest year that a game may begin in; labels have four digits.
const LATEST: u16 = 9000;
/// The most years that an agreed last one may be away.
const LONGEST: u16 = 100;

const fn rule(
    key: &'static str,
    values: &'static [&'static str],
    (default, example): (&'static str, &'static str),
    phrase: &'static str,
) -> Rule {
    Rule { key, values, default, example, until: Until::Start, phrase }
}

/// The agreed last year.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Last {
    /// The year.
    pub(super) year: u16,
    /// Whether centres are counted after its fall, not units when it is over.
    pub(super) by_centres: bool,
}

/// What a game is played by, as far as it is not as its board says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct House {
    /// The first year.
    pub(super) year: Option<u16>,
    /// How many centres win.
    pub(super) win: Option<u8>,
    /// The last year.
    pub(super) last: Option<Last>,
}

impl House {
    /// Reads the rules of a game; what makes no sense is as the board says.
    pub(super) fn of(rules: &BTreeMap<String, String>) -> House {
        let number = |rule: Rule| rules.get(rule.key)?.parse().ok();
        let by_centres = rules.get(BY.key).is_some_and(|by| by == "centres");
        let win = number(WIN).and_then(|win| u8::try_from(win).ok());
        House { year: number(YEAR), win, last: number(END).map(|year| Last { year, by_centres }) }
    }

    /// Checks the rules of a game that usually begins in some year.
    ///
    /// # Errors
    /// The first number that makes no sense on this board.
    pub(super) fn check(rules: &BTreeMap<String, String>, board: &Board, usual: u16) -> Result<(), SetupError> {
        let begins = House::of(rules).year.unwrap_or(usual);
        // With fewer somebody would have won before the first turn.
        let most_homes = board.power_ids().map(|power| board.homes(power).len()).max().unwrap_or(0) as u16;
        let bounds = [
            (YEAR, (1, LATEST)),
            (WIN, (most_homes + 1, board.centres().len() as u16)),
            (END, (begins, begins + LONGEST)),
        ];
        for (rule, (least, most)) in bounds {
            let Some(value) = rules.get(rule.key).filter(|value| !value.eq_ignore_ascii_case(rule.default)) else {
                continue;
            };
            if !value.parse().is_ok_and(|number: u16| (least..=most).contains(&number)) {
                return Err(wrong(rule, value, (least, most)));
            }
        }
        Ok(())
    }
}

fn wrong(rule: Rule, value: &str, (least, most): (u16, u16)) -> SetupError {
    let english = format!("{} cannot be {value}; write a number from {least} to {most}, or {}", rule.key, rule.default);
    let phrase = Phrase::new("classic-setup-number").with("key", rule.key).with("value", value);
    let phrase = phrase.with("least", i64::from(least)).with("most", i64::from(most)).with("else", rule.default);
    SetupError { phrase: Some(phrase), english }
}
