//! A movement phase read against the board: legal moves, matched supports, carriers.

use super::range::Range;
use crate::classic::board::{Board, Location, Placement, Province, ProvinceSet, UnitKind};
use crate::classic::choices::{Choices, Illegality, Intent, NamedWay, OmittedCoast, SupportCoast};
use crate::classic::orders::{Orders, reach};

/// The orders of a phase, checked and matched. Words of bits name units by their province.
pub(crate) struct Case<'a> {
    pub(crate) board: &'a Board,
    pub(crate) position: &'a Placement,
    pub(crate) orders: &'a Orders,
    pub(crate) choices: &'a Choices,
    /// Units with a legal move.
    pub(crate) movers: u128,
    /// Moves that go by convoy.
    pub(crate) convoyed: u128,
    /// Supports that match what their unit does.
    pub(crate) supporters: u128,
    /// Fleets whose convoy order matches an army's move by sea.
    pub(crate) carrying: u128,
    /// Fleets with a possible convoy order, matched or not.
    pub(crate) convoying: u128,
    pub(crate) void: u128,
    pub(crate) illegal: u128,
    /// Where each move lands exactly, by origin.
    pub(crate) landing: [Location; 128],
    goal: [u8; 128],
    /// The province that each matched support works in.
    pub(crate) aim: [u8; 128],
    /// Movers by the province they go to.
    pub(crate) into: [u128; 128],
    /// Provinces that some unit goes to, and those that several go to.
    pub(crate) entered: u128,
    pub(crate) crowded: u128,
    /// Matched supporters by the province of the unit they support.
    pub(crate) backers: [u128; 128],
    /// Every unit's strength as long as no support is settled: one at least, and one more for each supporter at most.
    pub(crate) strengths: [Range; 128],
    /// Movers with a supporter of the same power as the unit that they attack (rule 12 of [the list](super)).
    pub(crate) spared: u128,
}

impl<'a> Case<'a> {
    /// Reads the orders; armies in `by_land` do not take a convoy (DATC 4.A.3).
    pub(crate) fn prepare(
        board: &'a Board,
        position: &'a Placement,
        orders: &'a Orders,
        choices: &'a Choices,
        by_land: ProvinceSet,
    ) -> Self {
        let mut case = Case {
            board,
            position,
            orders,
            choices,
            movers: 0,
            convoyed: 0,
            supporters: 0,
            carrying: 0,
            convoying: 0,
            void: 0,
            illegal: 0,
            landing: [Location(0); 128],
            goal: [0; 128],
            aim: [0; 128],
            into: [0; 128],
            entered: 0,
            crowded: 0,
            backers: [0; 128],
            strengths: [Range { least: 1, most: 1 }; 128],
            spared: 0,
        };
        let ordered = |kind: ProvinceSet| kind.and(position.occupied);
        case.illegal = ordered(orders.illegal).0;
        case.read_moves(ordered(orders.moves));
        case.choose_convoys(ordered(orders.convoys), by_land);
        ordered(orders.supports).for_each(|supporter| case.match_support(supporter));
        ordered(orders.support_moves).for_each(|supporter| case.match_support_move(supporter));
        case
    }

    /// The province that a mover goes to.
    #[inline]
    pub(crate) fn goal(&self, origin: Province) -> Province {
        Province(self.goal[origin.index()])
    }

    /// Armies that go by convoy although they could walk.
    pub(crate) fn optional_convoys(&self) -> ProvinceSet {
        ProvinceSet(self.convoyed).filter(|army| self.board.army_reach(*army).contains(self.goal(*army))).collect()
    }

    fn read_moves(&mut self, moves: ProvinceSet) {
        for army in moves.without(self.position.fleets) {
            let goal = self.board.province_of(self.orders.to[army.index()]);
            let landing = self.army_landing(army, goal);
            self.enter(army, goal, landing);
        }
        for fleet in moves.and(self.position.fleets) {
            let to = self.orders.to[fleet.index()];
            let landing = self.fleet_landing(self.position.at[fleet.index()], to);
            self.enter(fleet, self.board.province_of(to), landing);
        }
    }

    #[inline]
    fn enter(&mut self, from: Province, goal: Province, landing: Option<Location>) {
        let Some(landing) = landing.filter(|_| !self.position.closed.contains(goal)) else {
            self.illegal |= 1 << from.0;
            return;
        };
        self.movers |= 1 << from.0;
        self.landing[from.index()] = landing;
        self.goal[from.index()] = goal.0;
        self.into[goal.index()] |= 1 << from.0;
        self.crowded |= self.entered & 1 << goal.0;
        self.entered |= 1 << goal.0;
    }

    /// By land, or overseas where fleets stand that could carry it (DATC 4.E.1, 6.D.32).
    fn army_landing(&mut self, from: Province, goal: Province) -> Option<Location> {
        let walks = self.board.army_reach(from).contains(goal);
        if !walks {
            let fleets = self.position.fleets.and(self.board.seas());
            let sails = from != goal
                && self.board.coastal().contains(from)
                && self.board.coastal().contains(goal)
                && reach::route_exists(self.board, fleets, from, goal);
            if !sails {
                return None;
            }
            self.convoyed |= 1 << from.0;
        }
        Some(goal.into())
    }

    fn fleet_landing(&self, from: Location, to: Location) -> Option<Location> {
        if self.board.fleet_may_sail(from, to) {
            return Some(to);
        }
        reach::settle_coast(self.board, self.choices, from, to)
    }

    /// Finds who carries whom, and which armies take a convoy although they could walk.
    fn choose_convoys(&mut self, convoys: ProvinceSet, by_land: ProvinceSet) {
        let walkers = ProvinceSet(self.movers & !self.convoyed & !self.position.fleets.0).without(by_land);
        for army in if convoys.is_empty() { walkers.and(self.orders.via) } else { walkers } {
            if self.wants_convoy(army, self.orders.via.contains(army), convoys) {
                self.convoyed |= 1 << army.0;
            }
        }
        for fleet in convoys {
            let (army, to) = (self.orders.unit[fleet.index()], self.board.province_of(self.orders.to[fleet.index()]));
            if !self.is_possible(fleet, army, to) || !self.is_useful(fleet, army, to) {
                self.illegal |= 1 << fleet.0;
            }
            if !self.may_convoy(fleet, army, to) {
                continue;
            }
            self.convoying |= 1 << fleet.0;
            if self.convoyed >> army.0 & 1 != 0 && self.goal(army) == to {
                self.carrying |= 1 << fleet.0;
            } else if !self.is_optional_convoy(army, to) {
                self.void |= 1 << fleet.0;
            }
        }
        for army in ProvinceSet(self.convoyed) {
            if !reach::route_exists(self.board, self.carriers(army), army, self.goal(army)) {
                self.void |= 1 << army.0;
            }
        }
    }

    /// A convoy of an army that walked instead is no mistake of the fleet.
    fn is_optional_convoy(&self, army: Province, to: Province) -> bool {
        self.movers >> army.0 & 1 != 0 && self.goal(army) == to
    }

    /// Whether a fleet's convoy order counts; under the lenient view of DATC 4.E.1 that of an idle link does.
    fn may_convoy(&self, fleet: Province, army: Province, to: Province) -> bool {
        let lenient = self.choices.illegality == Illegality::Lenient;
        self.is_possible(fleet, army, to) && (lenient || self.is_useful(fleet, army, to))
    }

    /// Whether a fleet's convoy order is possible: at sea, an army on a coast, a coast to land on.
    fn is_possible(&self, fleet: Province, army: Province, to: Province) -> bool {
        let seaborne = self.board.seas().contains(fleet);
        let passenger = self.position.occupied.contains(army) && !self.position.fleets.contains(army);
        let coasts = self.board.coastal().contains(army) && self.board.coastal().contains(to) && army != to;
        seaborne && self.position.fleets.contains(fleet) && passenger && coasts
    }

    /// Whether the fleet stands on some way that would break without it.
    fn is_useful(&self, fleet: Province, army: Province, to: Province) -> bool {
        let fleets = self.position.fleets.and(self.board.seas());
        reach::is_useful(self.board, fleets, fleet, (army, to))
    }

    /// DATC 4.A.3: whether an army that could walk to its goal goes by convoy.
    fn wants_convoy(&self, army: Province, via: bool, convoys: ProvinceSet) -> bool {
        let goal = self.goal(army);
        let ordered = self.carriers_among(convoys, army, goal);
        let own = || ordered.filter(|fleet| self.position.owner_of(*fleet) == self.position.owner_of(army)).count() > 0;
        let complete = || reach::route_exists(self.board, ordered, army, goal);
        match self.choices.intent {
            Intent::Explicit => via,
            Intent::Y2025 | Intent::Y1982 => via || own(),
            Intent::Fallback => (via || own()) && complete(),
            Intent::Y1971 => self.swaps_with(army, goal) && complete(),
        }
    }

    fn swaps_with(&self, army: Province, goal: Province) -> bool {
        self.movers >> goal.0 & 1 != 0 && self.goal(goal) == army
    }

    /// The fleets among `convoys` with a possible order to carry this army there.
    fn carriers_among(&self, convoys: ProvinceSet, army: Province, goal: Province) -> ProvinceSet {
        let carries = |fleet: Province| self.orders.carries(fleet, army, goal);
        convoys.filter(|fleet| carries(*fleet) && self.may_convoy(*fleet, army, goal)).collect()
    }

    /// The fleets that carry a convoyed army.
    pub(crate) fn carriers(&self, army: Province) -> ProvinceSet {
        let goal = self.goal(army);
        let carriers = ProvinceSet(self.carrying).filter(|fleet| self.orders.carries(*fleet, army, goal)).collect();
        let named = || self.orders.ways.iter().find(|(walker, _)| *walker == army);
        match (self.choices.named_way, named()) {
            (NamedWay::Binds, Some((_, seas))) => seas.and(carriers),
            _ => carriers,
        }
    }

    /// A support to stay.
    fn match_support(&mut self, supporter: Province) {
        let unit = self.orders.unit[supporter.index()];
        let stays = self.position.occupied.contains(unit) & (self.movers >> unit.0 & 1 == 0);
        // DATC 6.A.8: nobody supports itself.
        let legal = self.supports_into(supporter, unit) & (unit != supporter);
        self.back((supporter, unit), unit, legal, stays && !self.stands_barred(unit));
    }

    fn match_support_move(&mut self, supporter: Province) {
        let (unit, to) = (self.orders.unit[supporter.index()], self.orders.to[supporter.index()]);
        let target = self.board.province_of(to);
        let matched = (self.movers & !self.void) >> unit.0 & 1 != 0 && self.goal(unit) == target;
        // Whoever moves there may, and where there is one coast alone nothing more is to be asked.
        let plain = matched && !to.is_coast() && !self.board.split().contains(target);
        let legal = self.supports_into(supporter, target)
            && unit != supporter
            && (plain || self.may_be_supported(supporter, unit, to));
        self.back((supporter, unit), target, legal, plain || matched && self.coast_fits(unit, to));
        if self.position.occupied.contains(target) {
            let same = self.position.owner_of(target) == self.position.owner_of(supporter);
            self.spared |= u128::from(same) << unit.0;
        }
    }

    /// DATC 6.A.10: nobody supports into a province that it could not enter.
    #[inline]
    fn supports_into(&self, supporter: Province, target: Province) -> bool {
        let reach = self.board.reach(self.position.kind(supporter), self.position.at[supporter.index()]);
        reach.without(self.position.closed).contains(target)
    }

    /// Notes a support: forbidden, void, or one that counts unless it is cut.
    #[inline]
    fn back(&mut self, (supporter, unit): (Province, Province), aim: Province, legal: bool, fits: bool) {
        let counts = legal & fits;
        self.illegal |= u128::from(!legal) << supporter.0;
        self.void |= u128::from(legal & !fits) << supporter.0;
        self.supporters |= u128::from(counts) << supporter.0;
        self.backers[unit.index()] |= u128::from(counts) << supporter.0;
        self.strengths[unit.index()].most += u8::from(counts);
        self.aim[supporter.index()] = aim.0;
    }

    /// DATC 4.E.1, older view: an impossible move still bars hold support.
    fn stands_barred(&self, unit: Province) -> bool {
        self.choices.illegality == Illegality::Move
            && self.illegal >> unit.0 & 1 != 0
            && self.orders.moves.or(self.orders.illegal).contains(unit)
    }

    /// Whether the supported unit could ever do what is supported; otherwise the support is illegal, not just void.
    fn may_be_supported(&self, supporter: Province, unit: Province, to: Location) -> bool {
        let Some(supported) = self.position.unit(unit) else { return true };
        let goal = self.board.province_of(to);
        let possible = match supported.kind {
            UnitKind::Army => {
                self.board.army_reach(unit).contains(goal)
                    || self.board.coastal().contains(unit) && self.board.coastal().contains(goal) && unit != goal
            }
            UnitKind::Fleet => {
                let reachable = self.board.fleet_reach(supported.at).contains(goal);
                let named = !to.is_coast()
                    || self.choices.support_coast == SupportCoast::Ignored
                    || self.board.fleet_may_sail(supported.at, to);
                reachable && named
            }
        };
        possible && self.coast_is_named(supporter, unit, to)
    }

    /// DATC 4.B.2 option b, 4.B.4 options a and b: whether a support had to name a coast and did not.
    fn coast_is_named(&self, supporter: Province, unit: Province, to: Location) -> bool {
        let goal = self.board.province_of(to);
        if to.is_coast() || !self.position.fleets.contains(unit) || self.board.info(goal).coasts.is_empty() {
            return true;
        }
        if self.board.fleet_landings(self.position.at[unit.index()], goal).count() == 1 {
            return self.choices.omitted_coast == OmittedCoast::Supplied;
        }
        match self.choices.support_coast {
            SupportCoast::Required => false,
            SupportCoast::Own => self.position.owner_of(unit) == self.position.owner_of(supporter),
            SupportCoast::Either | SupportCoast::Ignored => true,
        }
    }

    fn coast_fits(&self, unit: Province, to: Location) -> bool {
        !to.is_coast()
            || !self.position.fleets.contains(unit)
            || self.choices.support_coast == SupportCoast::Ignored
            || self.landing[unit.index()] == to
    }
}
