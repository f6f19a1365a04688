//! A second adjudicator, written the plain way: it tries all fates of moves that depend on each other.
//!
//! It knows the default choices only, shares nothing with the first but the board, and cares for no speed.

use std::collections::{BTreeMap, BTreeSet};

use chancery_engine::classic::board::{Location, Power, Province, Unit, UnitKind};
use chancery_engine::classic::{Board, Order, Orders, Placement};

/// The most moves in one knot that are enumerated.
const MOST: usize = 16;

type Fates = BTreeMap<Province, bool>;

struct Move {
    to: Province,
    by_sea: bool,
    carriers: BTreeSet<Province>,
}

struct Plain<'a> {
    board: &'a Board,
    position: &'a Placement,
    orders: &'a Orders,
    moves: BTreeMap<Province, Move>,
    /// Supporter: the unit it supports and the province it works in.
    supports: BTreeMap<Province, (Province, Province)>,
    silenced: BTreeSet<Province>,
    knots: usize,
    paradoxes: usize,
}

/// A second opinion.
pub(crate) struct Opinion {
    /// Which moves succeed.
    pub(crate) moved: BTreeSet<Province>,
    /// Rings and paradoxes that had to be untied.
    pub(crate) knots: usize,
    pub(crate) paradoxes: usize,
}

/// Which moves succeed; `None` when a knot is too large to try out.
pub(crate) fn moves_that_succeed(board: &Board, position: &Placement, orders: &Orders) -> Option<Opinion> {
    let mut plain = Plain {
        board,
        position,
        orders,
        moves: BTreeMap::new(),
        supports: BTreeMap::new(),
        silenced: BTreeSet::new(),
        knots: 0,
        paradoxes: 0,
    };
    plain.read_moves();
    plain.read_supports();
    let fates = plain.solve()?;
    let moved = fates.into_iter().filter(|(_, moved)| *moved).map(|(mover, _)| mover).collect();
    Some(Opinion { moved, knots: plain.knots, paradoxes: plain.paradoxes })
}

impl Plain<'_> {
    fn unit(&self, at: Province) -> Option<Unit> {
        self.position.unit(at)
    }

    fn power(&self, at: Province) -> Option<Power> {
        self.unit(at).map(|unit| unit.power)
    }

    fn seafarers(&self) -> BTreeSet<Province> {
        let fleets = self.position.units().filter(|(_, unit)| unit.kind == UnitKind::Fleet).map(|(at, _)| at);
        fleets.filter(|at| self.board.seas().contains(*at)).collect()
    }

    fn route(&self, fleets: &BTreeSet<Province>, from: Province, to: Province) -> bool {
        let mut seen: BTreeSet<Province> = self.board.seas_beside(from).filter(|sea| fleets.contains(sea)).collect();
        loop {
            let next =
                seen.iter().flat_map(|sea| self.board.fleet_reach((*sea).into())).filter(|sea| fleets.contains(sea));
            let more: BTreeSet<Province> = next.chain(seen.iter().copied()).collect();
            if more.len() == seen.len() {
                return seen.iter().any(|sea| self.board.seas_beside(to).contains(*sea));
            }
            seen = more;
        }
    }

    /// Whether the fleet stands on a way over the sea that would break without it: all ways without a short cut are walked.
    fn is_needed(&self, fleet: Province, from: Province, to: Province) -> bool {
        let fleets = self.seafarers();
        let (start, goal) = (self.board.seas_beside(from), self.board.seas_beside(to));
        let mut ways: Vec<Vec<Province>> = start.filter(|sea| fleets.contains(sea)).map(|sea| vec![sea]).collect();
        while let Some(way) = ways.pop() {
            let last = way[way.len() - 1];
            if goal.contains(last) {
                if way.contains(&fleet) {
                    return true;
                }
                continue; // To sail on would be a detour.
            }
            let earlier = &way[..way.len() - 1];
            let short_cut = |next: Province| {
                start.contains(next) || earlier.iter().any(|sea| self.board.fleet_reach((*sea).into()).contains(next))
            };
            let next = self
                .board
                .fleet_reach(last.into())
                .filter(|sea| fleets.contains(sea) && !way.contains(sea) && !short_cut(*sea));
            ways.extend(next.map(|sea| way.iter().copied().chain([sea]).collect()));
        }
        false
    }

    fn landing(&self, at: Province, to: Location) -> Option<Location> {
        let unit = self.unit(at)?;
        let goal = self.board.province_of(to);
        if unit.kind == UnitKind::Army {
            let coasts = self.board.coastal();
            let overseas =
                coasts.contains(at) && coasts.contains(goal) && at != goal && self.route(&self.seafarers(), at, goal);
            return (self.board.army_reach(at).contains(goal) || overseas).then(|| goal.into());
        }
        if self.board.fleet_may_sail(unit.at, to) {
            return Some(to);
        }
        let landings: Vec<Location> = self.board.fleet_landings(unit.at, goal).collect();
        (landings.len() == 1 && !to.is_coast()).then(|| landings[0])
    }

    fn read_moves(&mut self) {
        let mut convoys: BTreeMap<(Province, Province), BTreeSet<Province>> = BTreeMap::new();
        for (fleet, unit) in self.position.units() {
            let Some(Order::Convoy { army, to }) = self.orders.get(fleet) else { continue };
            let passenger = self.unit(army).is_some_and(|unit| unit.kind == UnitKind::Army);
            let coasts = self.board.coastal().contains(army) && self.board.coastal().contains(to) && army != to;
            let at_sea = unit.kind == UnitKind::Fleet && self.board.seas().contains(fleet);
            if at_sea && passenger && coasts && self.is_needed(fleet, army, to) {
                convoys.entry((army, to)).or_default().insert(fleet);
            }
        }
        for (at, unit) in self.position.units() {
            let Some(Order::Move { to, via }) = self.orders.get(at) else { continue };
            let Some(landing) = self.landing(at, to) else { continue };
            let goal = self.board.province_of(landing);
            let walks = unit.kind == UnitKind::Fleet || self.board.army_reach(at).contains(goal);
            let carriers = convoys.get(&(at, goal)).cloned().unwrap_or_default();
            let own = carriers.iter().any(|fleet| self.power(*fleet) == Some(unit.power));
            let by_sea = unit.kind == UnitKind::Army && (!walks || via || own);
            self.moves.insert(at, Move { to: goal, by_sea, carriers });
        }
    }

    fn read_supports(&mut self) {
        for (at, unit) in self.position.units() {
            let (helped, to) = match self.orders.get(at) {
                Some(Order::Support { unit }) => (unit, None),
                Some(Order::SupportMove { unit, to }) => (unit, Some(to)),
                _ => continue,
            };
            let aim = to.map_or(helped, |to| self.board.province_of(to));
            let fits = match to {
                None => self.unit(helped).is_some() && !self.moves.contains_key(&helped),
                Some(to) => self.moves.get(&helped).is_some_and(|step| {
                    let carried = !step.by_sea || self.route(&step.carriers, helped, step.to);
                    let same_coast = !to.is_coast()
                        || self.unit(helped).is_some_and(|unit| unit.kind == UnitKind::Army)
                        || matches!(self.orders.get(helped), Some(Order::Move { to: ordered, .. }) if self.landing(helped, ordered) == Some(to));
                    step.to == aim && carried && same_coast
                }),
            };
            if helped != at && self.board.reach(unit.kind, unit.at).contains(aim) && fits {
                self.supports.insert(at, (helped, aim));
            }
        }
    }

    fn movers_to(&self, goal: Province) -> Vec<Province> {
        self.moves.iter().filter(|(_, step)| step.to == goal).map(|(at, _)| *at).collect()
    }

    fn succeeds(&self, fates: &Fates, mover: Province) -> bool {
        fates.get(&mover).copied().unwrap_or(false)
    }

    fn arrives(&self, fates: &Fates, mover: Province) -> bool {
        let step = &self.moves[&mover];
        if !step.by_sea {
            return true;
        }
        let afloat = |fleet: &&Province| {
            !self.silenced.contains(fleet)
                && !self.movers_to(**fleet).iter().any(|attacker| self.succeeds(fates, *attacker))
        };
        let carriers: BTreeSet<Province> = step.carriers.iter().filter(afloat).copied().collect();
        self.route(&carriers, mover, step.to)
    }

    fn is_cut(&self, fates: &Fates, supporter: Province) -> bool {
        let (_, aim) = self.supports[&supporter];
        self.movers_to(supporter).iter().any(|attacker| {
            let foreign = self.power(*attacker) != self.power(supporter);
            foreign && if *attacker == aim { self.succeeds(fates, *attacker) } else { self.arrives(fates, *attacker) }
        })
    }

    fn strength(&self, fates: &Fates, unit: Province, without: Option<Power>) -> usize {
        let helpers = self.supports.iter().filter(|(helper, (helped, _))| {
            *helped == unit && (without.is_none() || self.power(**helper) != without) && !self.is_cut(fates, **helper)
        });
        1 + helpers.count()
    }

    fn head_on(&self, one: Province, other: Province) -> bool {
        let against =
            |at: Province, to: Province| self.moves.get(&at).is_some_and(|step| step.to == to && !step.by_sea);
        against(one, other) && against(other, one)
    }

    /// Whether a move succeeds when all others fare as `fates` says.
    fn follows(&self, fates: &Fates, mover: Province) -> bool {
        let goal = self.moves[&mover].to;
        if !self.arrives(fates, mover) {
            return false;
        }
        let defender = self.unit(goal).filter(|_| self.head_on(mover, goal) || !self.succeeds(fates, goal));
        let (attack, defence) = match defender {
            None => (self.strength(fates, mover, None), 0),
            Some(unit) => {
                let attack = if Some(unit.power) == self.power(mover) {
                    0
                } else {
                    self.strength(fates, mover, Some(unit.power))
                };
                let stays = !self.moves.contains_key(&goal) || self.head_on(mover, goal);
                (attack, if stays { self.strength(fates, goal, None) } else { 1 })
            }
        };
        attack > defence
            && self.movers_to(goal).into_iter().filter(|rival| *rival != mover).all(|rival| {
                let beaten = self.head_on(rival, goal) && self.succeeds(fates, goal);
                beaten || !self.arrives(fates, rival) || attack > self.strength(fates, rival, None)
            })
    }

    fn needs(&self, mover: Province) -> (BTreeSet<Province>, BTreeSet<Province>) {
        let goal = self.moves[&mover].to;
        let (mut needs, mut armies): (BTreeSet<Province>, BTreeSet<Province>) =
            (BTreeSet::from([goal]), BTreeSet::new());
        let concerned: Vec<Province> = self.movers_to(goal).into_iter().chain([goal]).collect();
        armies.extend(self.movers_to(goal));
        for (helper, _) in self.supports.iter().filter(|(_, (helped, _))| concerned.contains(helped)) {
            needs.extend(self.movers_to(*helper));
            armies.extend(self.movers_to(*helper));
        }
        armies.retain(|army| self.moves[army].by_sea);
        for army in &armies {
            for fleet in self.moves[army].carriers.difference(&self.silenced) {
                needs.extend(self.movers_to(*fleet));
            }
        }
        needs.retain(|at| self.moves.contains_key(at));
        (needs, armies)
    }

    /// Every way that these movers can fare.
    fn all_fates(known: &Fates, movers: &[Province]) -> impl Iterator<Item = Fates> {
        (0..1u32 << movers.len()).map(move |bits| {
            let mut fates = known.clone();
            fates.extend(movers.iter().enumerate().map(|(at, mover)| (*mover, bits >> at & 1 != 0)));
            fates
        })
    }

    fn solve(&mut self) -> Option<Fates> {
        let mut known = Fates::new();
        loop {
            let mut progress = true;
            while progress {
                progress = false;
                for mover in self.moves.keys().copied().filter(|mover| !known.contains_key(mover)).collect::<Vec<_>>() {
                    let open: Vec<Province> =
                        self.needs(mover).0.into_iter().filter(|need| !known.contains_key(need)).collect();
                    if open.len() > MOST {
                        return None;
                    }
                    let outcomes: BTreeSet<bool> =
                        Self::all_fates(&known, &open).map(|fates| self.follows(&fates, mover)).collect();
                    if outcomes.len() == 1 {
                        known.insert(mover, outcomes.contains(&true));
                        progress = true;
                    }
                }
            }
            if known.len() == self.moves.len() {
                return Some(known);
            }
            self.untie(&mut known)?;
        }
    }

    fn untie(&mut self, known: &mut Fates) -> Option<()> {
        let open: Vec<Province> = self.moves.keys().copied().filter(|mover| !known.contains_key(mover)).collect();
        let closure = |start: Province| {
            let mut all = BTreeSet::from([start]);
            loop {
                let more: BTreeSet<Province> = all
                    .iter()
                    .flat_map(|mover| self.needs(*mover).0)
                    .filter(|need| !known.contains_key(need))
                    .chain(all.iter().copied())
                    .collect();
                if more.len() == all.len() {
                    return all;
                }
                all = more;
            }
        };
        let knot = open.into_iter().map(closure).min_by_key(BTreeSet::len)?;
        if knot.len() > MOST {
            return None;
        }
        self.knots += 1;
        let movers: Vec<Province> = knot.iter().copied().collect();
        let consistent = |fates: &Fates| movers.iter().all(|mover| self.follows(fates, *mover) == fates[mover]);
        let solutions: Vec<Fates> = Self::all_fates(known, &movers).filter(consistent).collect();
        let fleets: BTreeSet<Province> = movers
            .iter()
            .flat_map(|mover| self.needs(*mover).1)
            .filter(|army| {
                let fates: BTreeSet<bool> =
                    Self::all_fates(known, &movers).map(|fates| self.arrives(&fates, *army)).collect();
                fates.len() == 2
            })
            .flat_map(|army| self.moves[&army].carriers.clone())
            .filter(|fleet| {
                !self.silenced.contains(fleet) && self.movers_to(*fleet).iter().any(|attacker| knot.contains(attacker))
            })
            .collect();
        if solutions.len() == 1 {
            known.extend(movers.iter().map(|mover| (*mover, solutions[0][mover])));
        } else if !fleets.is_empty() {
            // Szykman: the fleets of the paradox do not convoy.
            self.paradoxes += 1;
            self.silenced.extend(fleets);
        } else {
            // A ring turns: the solution in which all moves succeed that succeed in any.
            let any = |mover: &Province| solutions.iter().any(|fates| fates[mover]);
            let best = solutions.iter().find(|fates| movers.iter().all(|mover| fates[mover] == any(mover)));
            known.extend(movers.iter().map(|mover| (*mover, best.is_some_and(|fates| fates[mover]))));
        }
        Some(())
    }
}
