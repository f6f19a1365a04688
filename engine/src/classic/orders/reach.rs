//! Where orders can get: the coast that a fleet lands on, and convoy routes, chains of fleets from coast to coast.

use crate::classic::board::{Board, Location, Province, ProvinceSet};
use crate::classic::choices::{Choices, OmittedCoast, WrongCoast};

/// DATC 4.B.2 and 4.B.3: where a fleet lands whose order omits the coast or names one out of reach.
pub(crate) fn settle_coast(board: &Board, choices: &Choices, from: Location, to: Location) -> Option<Location> {
    let allowed = if to.is_coast() {
        choices.wrong_coast == WrongCoast::Corrected
    } else {
        choices.omitted_coast == OmittedCoast::Supplied
    };
    let mut landings = board.fleet_landings(from, board.province_of(to));
    let only = landings.next().filter(|_| landings.next().is_none());
    only.filter(|_| allowed)
}

/// Whether these fleets form a chain from one coast to another (rulebook: adjacent seas, both coasts touched).
pub(crate) fn route_exists(board: &Board, fleets: ProvinceSet, from: Province, to: Province) -> bool {
    let landing = board.seas_beside(to).and(fleets);
    let mut reached = board.seas_beside(from).and(fleets);
    if reached.is_empty() || landing.is_empty() {
        return false;
    }
    let mut edge = reached;
    while reached.and(landing).is_empty() {
        let near = edge.fold(ProvinceSet::EMPTY, |near, sea| near.or(board.fleet_reach(sea.into())));
        edge = near.and(fleets).without(reached);
        if edge.is_empty() {
            return false;
        }
        reached = reached.or(edge);
    }
    true
}

/// The most steps that the search for a route through one fleet takes before the fleet counts as useful.
const MOST_STEPS: u32 = 4096;

/// Whether a fleet stands on some route that would break without it (DATC 4.E.1: a superfluous fleet's order is illegal).
///
/// Such a route has no short cuts: only its first fleet touches the start, only its last one the goal.
pub(crate) fn is_useful(board: &Board, fleets: ProvinceSet, fleet: Province, way: (Province, Province)) -> bool {
    let (from, to) = way;
    let (first, last) = (board.seas_beside(from), board.seas_beside(to));
    if first.and(last).contains(fleet) {
        return true;
    }
    let mut search = Search { board, fleets, last, wanted: fleet, steps: 0 };
    first.and(fleets).any(|start| {
        let closed = first.without(ProvinceSet::of(start));
        search.walk(start, closed, start == fleet)
    })
}

struct Search<'a> {
    board: &'a Board,
    fleets: ProvinceSet,
    last: ProvinceSet,
    wanted: Province,
    steps: u32,
}

impl Search<'_> {
    /// Follows chains without short cuts; `closed` holds all seas that would make one.
    fn walk(&mut self, at: Province, closed: ProvinceSet, seen: bool) -> bool {
        self.steps += 1;
        if self.steps > MOST_STEPS {
            return true;
        }
        if self.last.contains(at) {
            return seen;
        }
        let near = self.board.fleet_reach(at.into()).and(self.fleets);
        let closed_now = closed.or(near).or(ProvinceSet::of(at));
        near.without(closed).into_iter().any(|next| self.walk(next, closed_now, seen || next == self.wanted))
    }
}
