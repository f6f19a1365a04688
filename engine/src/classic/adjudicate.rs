//! The adjudicator of movement phases: orders in, outcome out, without allocation.
//!
//! It works in three steps. `case` reads the orders against the board: what is legal, which support
//! belongs to which unit, which fleets carry which army. `weigh` then settles every move, support and
//! convoy that follows from what is settled already, comparing the least and the most that each strength
//! can still become (DATC chapter 5). What remains when nothing follows any more is a knot: moves
//! that depend on each other in a ring. `knot` takes the knots one by one, those first that depend on no
//! other, looks for all consistent solutions, and where there is not exactly one applies the rule for
//! circular movement or the chosen rule for convoy paradoxes. [`Causes`] tell afterwards why it came so.
//!
//! # The list
//! The rulebook of 2000 sums movement up in 22 rules. Comments and explanations name them by their numbers:
//!
//! 1. All units are equally strong.
//! 2. At most one unit stands in a province.
//! 3. Equally strong units that want the same province all stay where they were.
//! 4. Such a stand-off does not dislodge a unit that stands in that province already.
//! 5. One unit that does not move can stop a whole column behind it.
//! 6. Two units cannot trade places without a convoy.
//! 7. Three or more units can move on in a ring, as long as no two of them trade places.
//! 8. A unit that was not ordered to move is supported by naming its province alone.
//! 9. A unit that was ordered to move is supported only by an order for that very move.
//! 10. A dislodged unit can still cause a stand-off elsewhere than where its dislodger came from.
//! 11. A dislodged unit, supported or not, has no effect on the province that its dislodger came from.
//! 12. No power dislodges its own unit, or helps to, not even where nobody meant it.
//! 13. A support is cut by an attack from any province but the one that it is given into.
//! 14. A support is cut when its unit is dislodged, from wherever that is.
//! 15. A unit that is dislodged from one province can still cut a support in another.
//! 16. An attack on a unit of the same power cuts no support.
//! 17. A convoy fails when one of its fleets is dislodged.
//! 18. A convoyed army that meets a stand-off where it lands stays where it was.
//! 19. Two units can trade places when one of them or both go by convoy.
//! 20. An army with several routes arrives as long as one of them holds.
//! 21. A convoyed army cuts no support for an attack on a fleet that it needs.
//! 22. It does cut such a support when another route carries it anyway.

mod case;
mod cause;
mod knot;
mod range;
mod weigh;

use crate::classic::board::{Board, Location, Placement, Province, ProvinceSet, Unit};
use crate::classic::choices::{Choices, Intent};
use crate::classic::orders::Orders;

use case::Case;
pub use cause::Causes;
use weigh::Known;

/// What became of a movement phase. Sets name units by the province they started in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// Units with a legal order to move.
    pub ordered: ProvinceSet,
    /// Moves that succeeded.
    pub moved: ProvinceSet,
    /// Moves that went, or were to go, by convoy.
    pub convoyed: ProvinceSet,
    /// Moves that found no unbroken convoy route.
    pub stranded: ProvinceSet,
    /// Supports that were cut.
    pub cut: ProvinceSet,
    /// Legal orders that match nothing: supports and convoys of what was not ordered.
    pub void: ProvinceSet,
    /// Orders that the board forbids.
    pub illegal: ProvinceSet,
    /// Fleets whose convoy was disrupted.
    pub disrupted: ProvinceSet,
    /// Units that must retreat or disband.
    pub dislodged: ProvinceSet,
    /// Provinces left empty by a stand-off: closed to retreats.
    pub contested: ProvinceSet,
    /// Who moved into each province; what is said of others means nothing.
    pub(crate) by: [Province; 128],
    pub(crate) landing: [Location; 128],
}

impl Outcome {
    /// The province that the dislodger of a unit came from.
    pub fn dislodged_from(&self, province: Province) -> Option<Province> {
        self.dislodged.contains(province).then(|| self.by[province.index()])
    }

    /// The exact place that a moving unit was going to, with the coast that the order omitted.
    pub fn goal(&self, origin: Province) -> Option<Location> {
        self.ordered.contains(origin).then(|| self.landing[origin.index()])
    }

    /// The position after the moves, and the dislodged units, which are on no province now.
    pub fn apply(&self, board: &Board, before: &Placement) -> (Placement, Vec<Unit>) {
        let mut after = before.clone();
        let dislodged = self.dislodged.filter_map(|province| before.unit(province)).collect();
        for province in self.moved.or(self.dislodged) {
            after.take(province);
        }
        for origin in self.moved {
            if let Some(unit) = before.unit(origin) {
                let at = self.landing[origin.index()];
                after.put(board.province_of(at), Unit { at, ..unit });
            }
        }
        (after, dislodged)
    }
}

/// Resolves a movement phase.
///
/// Always ends: each of at most 128 moves is settled once, a pass over the open ones costs at most
/// 128 x 128 comparisons, and the search in a knot stops after 16,384 guesses, from where on the
/// knot counts as one without a single solution. Nothing depends on the order of orders or on names.
///
/// ```
/// use chancery_engine::classic::{Board, Choices, Order, Orders, Placement, adjudicate};
/// use chancery_engine::classic::board::{Unit, UnitKind};
///
/// let board = Board::standard();
/// let (par, bur) = (board.province("par").unwrap(), board.province("bur").unwrap());
/// let mut position = Placement::default();
/// position.place(&board, Unit { power: board.power("France").unwrap(), kind: UnitKind::Army, at: par.into() })?;
/// let mut orders = Orders::default();
/// orders.give(par, Order::Move { to: bur.into(), via: false });
/// let outcome = adjudicate(&board, &position, &orders, &Choices::default());
/// assert!(outcome.moved.contains(par));
/// # Ok::<(), chancery_engine::classic::board::PlaceError>(())
/// ```
pub fn adjudicate(board: &Board, position: &Placement, orders: &Orders, choices: &Choices) -> Outcome {
    let mut by_land = ProvinceSet::EMPTY;
    loop {
        let case = Case::prepare(board, position, orders, choices, by_land);
        let known = resolve(&case);
        let stuck = case.optional_convoys().and(ProvinceSet(known.stranded));
        if stuck.is_empty() || !matches!(choices.intent, Intent::Fallback | Intent::Y1971) {
            return conclude(&case, &known);
        }
        // DATC 4.A.3: under these rules a convoy that fails leaves the way by land.
        by_land = by_land.or(stuck);
    }
}

pub(crate) fn resolve(case: &Case<'_>) -> Known {
    let mut known = case.begin();
    case.settle(&mut known);
    while !known.is_settled() {
        case.untie(&mut known);
        case.settle(&mut known);
    }
    known
}

fn conclude(case: &Case<'_>, known: &Known) -> Outcome {
    let mut outcome = Outcome {
        ordered: ProvinceSet(case.movers),
        moved: ProvinceSet(known.moved),
        convoyed: ProvinceSet(case.convoyed),
        stranded: ProvinceSet(known.stranded),
        cut: ProvinceSet(known.cut),
        void: ProvinceSet(case.void),
        illegal: ProvinceSet(case.illegal),
        disrupted: ProvinceSet::EMPTY,
        dislodged: ProvinceSet::EMPTY,
        contested: ProvinceSet::EMPTY,
        by: [Province(0); 128],
        landing: case.landing,
    };
    let stay = case.position.occupied.without(outcome.moved);
    let mut reached = ProvinceSet::EMPTY;
    for origin in outcome.moved {
        let goal = case.goal(origin);
        reached.insert(goal);
        outcome.by[goal.index()] = origin;
    }
    outcome.dislodged = reached.and(stay);
    let taken = reached.or(stay);
    for origin in outcome.ordered.without(outcome.moved).without(outcome.stranded) {
        let goal = case.goal(origin);
        if !taken.contains(goal) && !case.beaten_head_on(known, origin) {
            outcome.contested.insert(goal);
        }
    }
    for fleet in ProvinceSet(case.convoying & !case.void) {
        if outcome.dislodged.contains(fleet) || known.silenced >> fleet.0 & 1 != 0 {
            outcome.disrupted.insert(fleet);
        }
    }
    outcome
}
