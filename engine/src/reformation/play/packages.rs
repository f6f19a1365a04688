//! Packages: announced when the talks close, carried out whole or not at all when they are sealed (R5 to R12, R62).

use super::duty::{answer, asks};
use super::report::Void;
use super::rights::{barred, talk_first, touched};
use super::why::Why;
use super::{Draw, Event, Sheets, Turn};
use crate::reformation::acts::{Act, Package, PackageName, Term};
use crate::reformation::scenario::{Power, PowerSet};

/// The packages of a sheet by their numbers, each with its terms in the order written.
pub fn packages(of: Power, sheet: &[Act]) -> Vec<Package> {
    let mut found: Vec<Package> = Vec::new();
    for act in sheet {
        let Act::Offer(number, term) = act else { continue };
        let name = PackageName { of, number: *number };
        match found.binary_search_by_key(&name, |package| package.name) {
            Ok(index) => found[index].terms.push(term.clone()),
            Err(index) => found.insert(index, Package { name, terms: vec![term.clone()] }),
        }
    }
    found
}

impl<D: Draw> Turn<'_, D> {
    /// The talks close: every standing package is announced, and what was answered in advance is kept (R9).
    pub(super) fn announce(&mut self, sheets: &Sheets) {
        let is_answer = |act: &&Act| matches!(act, Act::Ratify { .. } | Act::Refuse(_));
        for power in Power::great() {
            self.state.carried.given[power.index()] = sheets.of(power).iter().filter(is_answer).cloned().collect();
        }
        let all = Power::great().flat_map(|power| packages(power, sheets.of(power)));
        self.state.carried.announced = all.filter(|package| self.is_announced(package)).collect();
    }

    /// Whether a package is announced: where quiet was agreed on, only what somebody else has confirmed, or what asks nobody
    /// else (R9, R62).
    fn is_announced(&self, package: &Package) -> bool {
        let confirms = |power: Power| {
            let given = &self.state.carried.given[power.index()];
            answer(self.map, given, package).is_some_and(|(confirmed, _)| confirmed)
        };
        let asked: PowerSet = Power::great().filter(|power| asks(&self.state, package, *power)).collect();
        !self.state.rules.quiet || asked.is_empty() || asked.into_iter().any(confirms)
    }

    /// Carries out every announced package in its order (R10).
    pub(super) fn seal(&mut self, sheets: &Sheets) {
        for power in Power::great() {
            self.state.carried.given[power.index()].extend_from_slice(sheets.of(power));
        }
        let packages = std::mem::take(&mut self.state.carried.announced);
        let mut done = Vec::new();
        for package in packages {
            let carried_out = self.confirmed(&package, &done).and_then(|()| self.whole(&package));
            let events = match &carried_out {
                Ok(events) => {
                    done.push(package.name);
                    events.clone()
                }
                Err(_) => Vec::new(),
            };
            self.tell(Event::Package(package, carried_out.map(|_| ())));
            self.report.events.extend(events);
        }
        self.state.carried.given = Default::default();
    }

    /// Whether everybody has confirmed a package whom it asks, and what they made conditions has come about (R5, R6, R8).
    fn confirmed(&self, package: &Package, done: &[PackageName]) -> Result<(), Void> {
        let (mut refused, mut silent, mut unmet) = (PowerSet::EMPTY, PowerSet::EMPTY, false);
        for power in Power::great().filter(|power| asks(&self.state, package, *power)) {
            match answer(self.map, &self.state.carried.given[power.index()], package) {
                None => silent.insert(power),
                Some((false, _)) => refused.insert(power),
                Some((true, given)) => unmet |= given.is_some_and(|name| !done.contains(&name)),
            }
        }
        let void = |why| Err(Void { why, term: None, refused, silent });
        match (refused.is_empty() && silent.is_empty(), unmet) {
            (false, _) => void(Why::NotRatified),
            (true, true) => void(Why::IfUnmet),
            (true, false) => Ok(()),
        }
    }

    /// Carries out all terms of a package, and tells what they did; if one cannot be done, everything is put back, the lots
    /// too (R11, R12).
    pub(super) fn whole(&mut self, package: &Package) -> Result<Vec<Event>, Void> {
        let before = (self.state.clone(), self.draw.clone(), self.report.events.len());
        let mut order: Vec<(usize, &Term)> = package.terms.iter().enumerate().collect();
        order.sort_by_key(|(_, term)| rank(term));
        for (index, term) in order {
            if let Err(why) = self.may_agree(term).and_then(|()| self.agree(term)) {
                (self.state, *self.draw) = (before.0, before.1);
                self.report.events.truncate(before.2);
                return Err(Void { why, term: Some(index), refused: PowerSet::EMPTY, silent: PowerSet::EMPTY });
            }
        }
        Ok(self.report.events.split_off(before.2))
    }

    /// Whether the two whom a term touches may make terms at all.
    fn may_agree(&self, term: &Term) -> Result<(), Why> {
        let (by, to) = touched(&self.state, term);
        let to = to.ok_or(Why::ServesNobody)?;
        let checks = [
            (!by.is_great() || !to.is_great(), Why::NotMajor),
            (by == to, Why::OwnPackage),
            (self.state.turn == 1 && !talk_first(by, to), Why::TurnOne),
        ];
        barred(&checks)
    }
}

/// The order of terms inside a package (R11).
fn rank(term: &Term) -> u8 {
    match term {
        Term::EndWar(..) => 0,
        Term::Ally(..) => 1,
        Term::Absolve { .. } => 2,
        Term::Divorce { .. } => 3,
        Term::Free { .. } => 4,
        Term::Cede { .. } => 5,
        Term::Lend { .. } => 6,
        Term::Mercenaries { .. } => 7,
        Term::Cards { .. } => 8,
    }
}
