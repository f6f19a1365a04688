//! Terms as they were written, with giver and taker put in where there is only one who can be meant.

use super::author::Author;
use crate::reformation::acts::Term;
use crate::reformation::scenario::{Power, PowerSet};
use crate::reformation::written::{Deed, Said, Slip};

/// Makes a term whole. `others` are the parties beside the author: those behind TO, or whom the terms before touch.
pub(super) fn whole(author: &Author<'_>, others: PowerSet, said: Said) -> Result<Term, Slip> {
    let by = said.by.unwrap_or(author.power);
    let to = || {
        let mut left = others;
        left.insert(author.power);
        left.remove(by);
        let only = left.into_iter().next().filter(|_| left.len() == 1);
        said.to.or(only).ok_or(Slip::ToWhom)
    };
    let term = match said.deed {
        Deed::EndWar => Term::EndWar(by, to()?),
        Deed::Ally => Term::Ally(by, to()?),
        Deed::Lend { count, corsairs, at, with } => Term::Lend { from: by, count, corsairs, at, with, to: to()? },
        Deed::Cede(cities) => Term::Cede { from: by, cities, to: to()? },
        Deed::Cards(count) => Term::Cards { from: by, count, to: to()? },
        Deed::Mercenaries(count, at) => Term::Mercenaries { from: by, count, at, to: to()? },
        Deed::Absolve => Term::Absolve { by, whom: to()? },
        Deed::Divorce => {
            addressee(said.to, Power::ENGLAND)?;
            Term::Divorce { by }
        }
        Deed::Free(leader) => {
            let serves = author.state.serves.get(leader.index()).copied().flatten();
            addressee(said.to, serves.ok_or(Slip::ServesNobody(leader))?)?;
            Term::Free { by, leader }
        }
    };
    check(author, term)
}

/// Whoever is named must be the one whom the term is for.
fn addressee(named: Option<Power>, known: Power) -> Result<(), Slip> {
    if named.is_none_or(|named| named == known) { Ok(()) } else { Err(Slip::ToWhom) }
}

/// Only great powers sign, nobody with himself, and in the first turn only England with two others (R1).
fn check(author: &Author<'_>, term: Term) -> Result<Term, Slip> {
    let (by, to) = crate::reformation::play::touched(author.state, &term);
    let to = to.unwrap_or(by);
    if let Some(minor) = [by, to].into_iter().find(|power| !power.is_great()) {
        return Err(Slip::NotMajor(minor));
    }
    if by == to && !matches!(term, Term::Divorce { .. }) {
        return Err(Slip::OwnPackage);
    }
    let talks = |one, other| one == Power::ENGLAND && (other == Power::HABSBURGS || other == Power::FRANCE);
    match author.state.turn > 1 || talks(by, to) || talks(to, by) {
        true => Ok(term),
        false => Err(Slip::TurnOne),
    }
}
