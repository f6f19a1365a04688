//! Packages of a mail: taken whole or not at all (R4, R61).

use std::collections::BTreeMap;

use super::author::Author;
use super::terms::whole;
use super::{Answer, Answered, Note};
use crate::reformation::acts::{Act, Term};
use crate::reformation::play::touched;
use crate::reformation::scenario::{City, PowerSet};
use crate::reformation::written::{MOST_TERMS, Said, Slip};

/// A package as a mail has it so far.
#[derive(Default, Debug)]
struct Fresh {
    to: PowerSet,
    terms: Vec<Term>,
    /// The answers to its lines, by their places.
    answers: Vec<usize>,
    /// The line that cannot be taken.
    spoiled: Option<usize>,
}

/// The author's packages: those that stand, and those of this mail.
#[derive(Default, Debug)]
pub(super) struct Offers {
    standing: BTreeMap<u8, Vec<Term>>,
    fresh: BTreeMap<u8, Fresh>,
}

impl Offers {
    /// Puts a line on that stands.
    pub(super) fn stands(&mut self, number: u8, term: Term) {
        self.standing.entry(number).or_default().push(term);
    }

    /// Everything that stands, as lines.
    pub(super) fn acts(&self) -> impl Iterator<Item = Act> + '_ {
        let of = |(number, terms): (&u8, &Vec<Term>)| -> Vec<Act> {
            terms.iter().map(|term| Act::Offer(*number, term.clone())).collect()
        };
        self.standing.iter().flat_map(of)
    }

    /// The numbers of what stands.
    pub(super) fn numbers(&self) -> impl Iterator<Item = u8> + '_ {
        self.standing.keys().copied()
    }

    /// Adds terms to a package of this mail; the answer to the line gets the place `answer`.
    pub(super) fn add(
        &mut self,
        author: &Author<'_>,
        (number, answer): (u8, usize),
        (to, said): (PowerSet, Vec<Said>),
    ) -> Result<Vec<Act>, Slip> {
        let fresh = self.fresh.entry(number).or_default();
        fresh.answers.push(answer);
        to.into_iter().for_each(|power| fresh.to.insert(power));
        if fresh.terms.len() + said.len() > MOST_TERMS {
            return Err(Slip::TooMany);
        }
        if to.contains(author.power) {
            return Err(Slip::OwnPackage);
        }
        if let Some(minor) = to.into_iter().find(|power| !power.is_great()) {
            return Err(Slip::NotMajor(minor));
        }
        let mut acts = Vec::with_capacity(said.len());
        for said in said {
            let others = if fresh.to.is_empty() { parties(author, &fresh.terms) } else { fresh.to };
            let term = whole(author, others, said)?;
            promised_once(&fresh.terms, &term)?;
            fresh.terms.push(term.clone());
            acts.push(Act::Offer(number, term));
        }
        Ok(acts)
    }

    /// A line of a package cannot be taken, and so nothing of it is.
    pub(super) fn spoil(&mut self, number: u8, line: usize) {
        let fresh = self.fresh.entry(number).or_default();
        fresh.spoiled = fresh.spoiled.or(Some(line));
    }

    /// Strikes a package out; `None`: there is none.
    pub(super) fn withdraw(&mut self, author: &Author<'_>, number: u8, answers: &mut [Answered]) -> Option<Vec<Act>> {
        self.settle(author, number, answers);
        let terms = self.standing.remove(&number)?;
        Some(terms.into_iter().map(|term| Act::Offer(number, term)).collect())
    }

    /// Takes the packages of the mail, or refuses them.
    pub(super) fn close(&mut self, author: &Author<'_>, answers: &mut [Answered]) {
        let numbers: Vec<u8> = self.fresh.keys().copied().collect();
        numbers.into_iter().for_each(|number| self.settle(author, number, answers));
    }

    fn settle(&mut self, author: &Author<'_>, number: u8, answers: &mut [Answered]) {
        let Some(fresh) = self.fresh.remove(&number) else { return };
        if let Some(line) = fresh.spoiled {
            for index in fresh.answers {
                if let Some(answer @ Answer::Stands(_)) = answers.get_mut(index).map(|answered| &mut answered.answer) {
                    *answer = Answer::Refused(Slip::WithPackage(number, line));
                }
            }
            return;
        }
        let parties = parties(author, &fresh.terms);
        let untouched = fresh.to.into_iter().filter(|power| !parties.contains(*power)).map(Note::Untouched);
        let last = fresh.answers.last().copied();
        if let Some(answered) = last.and_then(|index| answers.get_mut(index)) {
            answered.notes.extend(untouched);
            if self.standing.get(&number).is_some_and(|before| *before != fresh.terms) {
                answered.notes.push(Note::Replaced(number));
            }
        }
        if !fresh.terms.is_empty() {
            self.standing.insert(number, fresh.terms);
        }
    }
}

/// What a package says twice could only make it void (R12). Cards, mercenaries and ships add up, and an alliance is the same
/// from both ends.
fn promised_once(terms: &[Term], new: &Term) -> Result<(), Slip> {
    let ceded = |city: &&City| {
        terms.iter().any(|term| match (term, new) {
            (Term::Cede { from, cities, .. }, Term::Cede { from: by, .. }) => from == by && cities.contains(city),
            _ => false,
        })
    };
    match new {
        Term::Cards { .. } | Term::Mercenaries { .. } | Term::Lend { .. } => Ok(()),
        Term::Cede { cities, .. } => cities.iter().find(ceded).map_or(Ok(()), |city| Err(Slip::Twice(*city))),
        Term::Ally(one, other) if terms.contains(&Term::Ally(*other, *one)) => Err(Slip::TermTwice),
        Term::EndWar(one, other) if terms.contains(&Term::EndWar(*other, *one)) => Err(Slip::TermTwice),
        _ if terms.contains(new) => Err(Slip::TermTwice),
        _ => Ok(()),
    }
}

/// Whom terms touch beside their author.
fn parties(author: &Author<'_>, terms: &[Term]) -> PowerSet {
    let touched = terms.iter().flat_map(|term| {
        let (by, to) = touched(author.state, term);
        [Some(by), to]
    });
    touched.flatten().filter(|power| *power != author.power).collect()
}
