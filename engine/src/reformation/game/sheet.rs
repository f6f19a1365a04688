//! Seats' sheets: lines headed by their power where a seat leads several (R62), drafts shown to their parties, and what of
//! them may be seen.

use std::collections::BTreeMap;

use super::table::Game;
use crate::reformation::acts::{Act, Package, PackageName};
use crate::reformation::play::{packages, parties};
use crate::reformation::scenario::{Power, PowerSet};
use crate::reformation::sheet::{Author, read_sheet};
use crate::reformation::state::Step;
use crate::{Seat, Sheet};

/// A seat's sheet, opened, and the drafts of others that it may see.
pub(super) struct Seated {
    pub(super) powers: PowerSet,
    acts: BTreeMap<Power, Vec<Act>>,
    /// Drafts of other seats that touch this one.
    pub(super) drafts: Vec<Package>,
    /// What others have confirmed of this seat's packages, by whom.
    confirmations: Vec<(Power, Act)>,
}

impl Seated {
    pub(super) fn new(game: &Game, seat: &Seat, sheet: &Sheet, shown: &BTreeMap<Seat, Sheet>) -> Seated {
        let powers = game.powers(seat);
        // Whatever is handed over, nothing counts that its author does not show.
        let visible = |(from, sheet): (&Seat, &Sheet)| game.acts(game.powers(from), &show(game, from, sheet, seat));
        let others = || shown.iter().flat_map(visible);
        let drafts = others().flat_map(|(power, acts)| packages(power, &acts)).collect();
        let said = others().flat_map(|(power, acts)| acts.into_iter().map(move |act| (power, act)));
        let confirmations = said.filter(|(_, act)| matches!(act, Act::Ratify { .. })).collect();
        Seated { powers, acts: game.acts(powers, sheet), drafts, confirmations }
    }

    /// The seat's sheet as it is told: what its player could have written himself, and nothing else.
    pub(super) fn told(mut self, game: &Game) -> Seated {
        for power in self.powers {
            let lines: Vec<String> = self.of(power).iter().map(|act| act.written(&game.map)).collect();
            let drafts = self.seen_by(power);
            let author = Author { map: &game.map, state: &game.state, power, drafts: &drafts };
            self.acts.insert(power, read_sheet(&author, &[], &lines.join("\n")).sheet);
        }
        self
    }

    /// The acts of one of its powers.
    pub(super) fn of(&self, power: Power) -> &[Act] {
        self.acts.get(&power).map_or(&[], Vec::as_slice)
    }

    /// Who has confirmed a package of this seat in these very words (R56).
    pub(super) fn confirmed(&self, game: &Game, package: &Package) -> PowerSet {
        let words = package.digest(&game.map);
        let confirms = |act: &Act| {
            matches!(act, Act::Ratify { package: name, words: Some(bound), .. }
            if *name == package.name && *bound == words)
        };
        self.confirmations.iter().filter(|(_, act)| confirms(act)).map(|(power, _)| *power).collect()
    }

    /// The packages that a power may see beside its own: what others have shown, and what other powers of its seat draft.
    pub(super) fn seen_by(&self, power: Power) -> Vec<Package> {
        let own = self.powers.into_iter().filter(|other| *other != power);
        let own = own.flat_map(|other| own_packages(other, self.of(other)));
        self.drafts.iter().cloned().chain(own).collect()
    }
}

/// The packages of a power's own sheet.
pub(super) fn own_packages(power: Power, acts: &[Act]) -> Vec<Package> {
    packages(power, acts)
}

/// What a seat's sheet shows to another one: drafts that touch it, and confirmations of its own, while the
/// talks last (R9, R35).
pub(super) fn show(game: &Game, from: &Seat, sheet: &Sheet, to: &Seat) -> Sheet {
    if game.state.step != Step::Talk || from == to {
        return Sheet::default();
    }
    let (powers, others) = (game.powers(from), game.powers(to));
    let mut lines = Vec::new();
    for (power, acts) in game.acts(powers, sheet) {
        let touching: Vec<PackageName> = packages(power, &acts)
            .into_iter()
            .filter(|package| parties(&game.state, package).into_iter().any(|party| others.contains(party)))
            .map(|package| package.name)
            .collect();
        let shown = acts.iter().filter(|act| match act {
            Act::Offer(number, _) => touching.contains(&PackageName { of: power, number: *number }),
            Act::Ratify { package, .. } => others.contains(package.of),
            _ => false,
        });
        lines.extend(shown.map(|act| game.heading(powers, power, &act.written(&game.map))));
    }
    Sheet(lines)
}
