//! Packages: announced when the talks close, confirmed by everybody whom they touch, and carried out whole or not at all.

use std::collections::{BTreeMap, BTreeSet};

use sha2::{Digest, Sha256};

use super::Sheets;
use super::lines::{self, Line, Name, Term};
use super::position::{Package, Position};
use super::terms;
use super::turn::{Code, Turn};

/// What a party has said about a package.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Answer {
    /// It has confirmed these words, perhaps on condition of an earlier package.
    Confirmed(Option<Name>),
    /// It has refused.
    Refused,
    /// It has said nothing, or confirmed other words (R6, R56).
    Silent,
}

/// The talks close: every standing draft is announced, in standard order, then by number (R9, R10). With the house rule
/// `quiet` only those that somebody else has confirmed, or that need nobody else.
pub(crate) fn announce(turn: &mut Turn, sheets: &Sheets) {
    let mut packages = Vec::new();
    for power in turn.now.board.great.clone() {
        let mut drafts: BTreeMap<u32, Vec<String>> = BTreeMap::new();
        for line in sheets.get(&power).into_iter().flatten() {
            match lines::read(line) {
                Line::Offer(number, words) => drafts.entry(number).or_default().push(words),
                Line::Ratify { .. } | Line::Refuse(_) => {
                    turn.now.given.entry(power.clone()).or_default().push(line.clone());
                }
                _ => {}
            }
        }
        packages.extend(drafts.into_iter().map(|(number, terms)| Package { of: power.clone(), number, terms }));
    }
    if turn.now.rules.quiet {
        let confirmed = |package: &Package| {
            let others = asked(&turn.now, package);
            others.is_empty()
                || others.iter().any(|party| matches!(answer(&turn.now.given, package, party), Answer::Confirmed(_)))
        };
        packages.retain(confirmed);
    }
    turn.now.packages = packages;
}

/// The sealing closes: what was announced is carried out in its order, each package on the board as the earlier ones left
/// it (R10). What was said last about a package counts (R7).
pub(crate) fn seal(turn: &mut Turn, sheets: &Sheets) {
    let mut answers = std::mem::take(&mut turn.now.given);
    for (power, lines) in sheets {
        answers.entry(power.clone()).or_default().extend(lines.iter().cloned());
    }
    let mut effective: BTreeSet<Name> = BTreeSet::new();
    for package in std::mem::take(&mut turn.now.packages) {
        let name = (package.of.clone(), package.number);
        if settle(turn, &package, &answers, &effective) {
            effective.insert(name);
        }
    }
}

/// Whether a package took effect.
fn settle(turn: &mut Turn, package: &Package, answers: &Sheets, effective: &BTreeSet<Name>) -> bool {
    let act = format!("package {} of {}", package.number, package.of);
    let (mut refused, mut silent, mut unmet) = (Vec::new(), Vec::new(), false);
    for party in asked(&turn.now, package) {
        match answer(answers, package, &party) {
            Answer::Confirmed(None) => {}
            Answer::Confirmed(Some(given)) => unmet |= !effective.contains(&given),
            Answer::Refused => refused.push(party),
            Answer::Silent => silent.push(party),
        }
    }
    if !refused.is_empty() || !silent.is_empty() {
        turn.tell_outcome(&act, Err("not-ratified"));
        refused.iter().for_each(|party| turn.tell(format!("{act} is refused by {party}")));
        silent.iter().for_each(|party| turn.tell(format!("{act} is not confirmed by {party}")));
        return false;
    }
    if unmet {
        turn.tell_outcome(&act, Err("if-unmet"));
        return false;
    }
    let before = turn.clone();
    match carry_out(turn, package) {
        Ok(()) => {
            turn.tell_outcome(&act, Ok(()));
            true
        }
        // All or nothing: state and lots stand as before it (R12).
        Err((code, term)) => {
            *turn = before;
            turn.tell_outcome(&act, Err(code));
            turn.tell(format!("{act} fails in its term {}", term + 1));
            false
        }
    }
}

/// Carries out a package's terms in the order of R11; else the reason, and the number of the term that cannot be done.
fn carry_out(turn: &mut Turn, package: &Package) -> Result<(), (Code, usize)> {
    let terms: Vec<Term> = package.terms.iter().map(|words| lines::term(words)).collect();
    for rank in 0..9 {
        for (number, term) in terms.iter().enumerate().filter(|(_, term)| rank_of(term) == rank) {
            terms::carry_out(turn, term).map_err(|code| (code, number))?;
        }
    }
    Ok(())
}

/// Wars end, alliances, absolution, divorce, leaders freed, cities, ships, mercenaries, cards last (R11).
fn rank_of(term: &Term) -> usize {
    match term {
        Term::EndWar(..) => 0,
        Term::Ally(..) => 1,
        Term::Absolve(..) => 2,
        Term::Divorce(_) => 3,
        Term::Free(..) => 4,
        Term::Cede { .. } => 5,
        Term::Lend { .. } => 6,
        Term::Mercenaries { .. } => 7,
        Term::Cards { .. } => 8,
    }
}

/// Who has to confirm a package: the great powers whom it touches, but its proposer (R5), and whoever one player commands
/// with him (R62).
pub(crate) fn asked(position: &Position, package: &Package) -> BTreeSet<String> {
    let with_him =
        |party: &String| position.rules.together.iter().any(|seat| seat.contains(&package.of) && seat.contains(party));
    let others = parties(position, package).into_iter().filter(|party| *party != package.of);
    others.filter(|party| position.board.is_great(party) && !with_him(party)).collect()
}

/// Whom a package touches: the proposer, and every subject and addressee of a term (R5).
fn parties(position: &Position, package: &Package) -> BTreeSet<String> {
    let mut parties = BTreeSet::from([package.of.clone()]);
    for words in &package.terms {
        let (one, other) = terms::touched(position, &lines::term(words));
        parties.extend([one].into_iter().chain(other));
    }
    parties
}

/// What a party has said about a package; the last word counts.
pub(crate) fn answer(answers: &Sheets, package: &Package, party: &str) -> Answer {
    let name = (package.of.clone(), package.number);
    let said = answers.get(party).into_iter().flatten().rev().find_map(|line| match lines::read(line) {
        Line::Ratify { package, words, given } if package == name => Some(Some((words, given))),
        Line::Refuse(package) if package == name => Some(None),
        _ => None,
    });
    match said {
        None => Answer::Silent,
        Some(None) => Answer::Refused,
        Some(Some((words, given))) => {
            let same = words.is_none_or(|words| words == digest(package));
            if same { Answer::Confirmed(given) } else { Answer::Silent }
        }
    }
}

/// The words that a confirmation is bound to: sixteen hex digits of the SHA-256 of the package's canonical lines (R56).
pub(crate) fn digest(package: &Package) -> String {
    let lines: Vec<String> = package.terms.iter().map(|term| format!("PACKAGE {}: {term}\n", package.number)).collect();
    let hash = Sha256::digest(lines.concat());
    hash.iter().take(8).map(|byte| format!("{byte:02X}")).collect()
}
