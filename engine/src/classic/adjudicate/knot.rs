//! Knots: moves that depend on each other in a ring, and how they are untied.

use super::Case;
use super::weigh::Known;
use crate::classic::board::{Province, ProvinceSet};
use crate::classic::choices::Paradox;

/// The most guesses that the search for the solutions of one knot makes.
pub(crate) const MOST_GUESSES: u32 = 1 << 14;

/// Open moves that all depend on each other, and on no other open move.
struct Knot {
    moves: u128,
    /// Fleets whose fate and whose convoy's landing depend on each other here.
    fleets: u128,
}

/// The solutions of a knot found so far.
#[derive(Default)]
struct Solutions {
    count: u32,
    /// The moves that succeed in any solution, and in the one with the most.
    any: u128,
    best: u128,
    guesses: u32,
}

impl Case<'_> {
    /// Settles one knot.
    pub(crate) fn untie(&self, known: &mut Known) {
        let knot = self.find_knot(known);
        let mut found = Solutions::default();
        self.search(known, knot.moves, (0, 0), &mut found);
        let exhausted = found.guesses >= MOST_GUESSES;
        if found.count == 1 && !exhausted {
            known.moved |= found.best;
        } else if knot.fleets != 0 {
            return self.break_paradox(known, &knot);
        } else if found.best == found.any && !exhausted {
            // Circular movement: rings of three or more turn (rule 7 of the list).
            known.moved |= found.best;
        }
        known.open &= !knot.moves;
    }

    /// DATC 4.A.2. The rulebooks' own rules leave some paradoxes open; those fall to Szykman's.
    fn break_paradox(&self, known: &mut Known, knot: &Knot) {
        if self.choices.paradox == Paradox::AllHold {
            known.open &= !knot.moves;
        }
        known.silenced |= knot.fleets;
        for army in ProvinceSet(self.convoyed & !known.arrives & !known.stranded) {
            let silenced = !self.carriers(army).and(ProvinceSet(knot.fleets)).is_empty();
            if silenced && self.choices.paradox == Paradox::AllHold {
                known.stranded |= 1 << army.0;
                known.open &= !(1 << army.0);
            }
        }
    }

    /// Tries both fates of every move that stays open, and keeps what is consistent.
    fn search(&self, known: &Known, moves: u128, (guessed, guessed_moved): (u128, u128), found: &mut Solutions) {
        let Some(next) = ProvinceSet(known.open & moves).first() else {
            if self.is_consistent(known, guessed, guessed_moved) {
                let solution = known.moved & moves;
                found.count += 1;
                found.any |= solution;
                if solution.count_ones() >= found.best.count_ones() {
                    found.best = solution;
                }
            }
            return;
        };
        for moves_on in [true, false] {
            found.guesses += 1;
            if found.guesses >= MOST_GUESSES {
                return;
            }
            let mut guess = *known;
            let bit = 1u128 << next.0;
            guess.open &= !bit;
            guess.moved |= if moves_on { bit } else { 0 };
            self.settle(&mut guess);
            let moved = guessed_moved | if moves_on { bit } else { 0 };
            self.search(&guess, moves, (guessed | bit, moved), found);
        }
    }

    /// Whether everything that was guessed also follows.
    fn is_consistent(&self, known: &Known, guessed: u128, guessed_moved: u128) -> bool {
        ProvinceSet(guessed).all(|mover| {
            let moved = guessed_moved >> mover.0 & 1 != 0;
            self.move_succeeds(known, mover).is_none_or(|follows| follows == moved)
        })
    }

    /// The smallest set of open moves that depends on nothing open outside itself.
    fn find_knot(&self, known: &Known) -> Knot {
        let mut needs = [0u128; 128];
        for mover in ProvinceSet(known.open) {
            needs[mover.index()] = self.needs(known, mover).moves;
        }
        let closure = |start: Province| {
            let (mut reached, mut edge) = (0u128, 1u128 << start.0);
            while edge != 0 {
                reached |= edge;
                edge = ProvinceSet(edge).fold(0, |next, mover| next | needs[mover.index()]) & !reached;
            }
            reached
        };
        let moves = ProvinceSet(known.open).map(closure).min_by_key(|moves| moves.count_ones()).unwrap_or(0);
        let fleets = ProvinceSet(moves).fold(0, |fleets, mover| fleets | self.needs(known, mover).fleets);
        let attacked = ProvinceSet(fleets).filter(|fleet| self.into[fleet.index()] & moves != 0);
        Knot { moves, fleets: attacked.fold(0, |fleets, fleet| fleets | 1 << fleet.0) }
    }

    /// The open moves that the fate of a move may depend on, and the fleets through which it may.
    fn needs(&self, known: &Known, mover: Province) -> Knot {
        let mut needs = Knot { moves: 0, fleets: 0 };
        let goal = self.goal(mover);
        needs.moves |= known.open & 1 << goal.0;
        self.support_needs(known, goal, &mut needs);
        for rival in ProvinceSet(self.into[goal.index()] & !known.stranded) {
            self.support_needs(known, rival, &mut needs);
            self.convoy_needs(known, rival, &mut needs);
        }
        needs.moves &= known.open;
        needs
    }

    fn support_needs(&self, known: &Known, unit: Province, needs: &mut Knot) {
        for backer in ProvinceSet(self.backers[unit.index()] & !known.given & !known.cut) {
            let attackers = self.into[backer.index()];
            needs.moves |= attackers & known.open;
            for attacker in ProvinceSet(attackers & !known.stranded) {
                self.convoy_needs(known, attacker, needs);
            }
        }
    }

    fn convoy_needs(&self, known: &Known, army: Province, needs: &mut Knot) {
        if self.convoyed >> army.0 & 1 == 0 || (known.arrives | known.stranded) >> army.0 & 1 != 0 {
            return;
        }
        for fleet in self.carriers(army).without(ProvinceSet(known.silenced)) {
            let attackers = self.into[fleet.index()] & known.open;
            needs.moves |= attackers;
            needs.fleets |= if attackers != 0 { 1 << fleet.0 } else { 0 };
        }
    }
}
