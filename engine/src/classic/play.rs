//! Plays one phase of any kind: orders as text in, results line by line and the next state out.
//!
//! [`play()`] is the whole of it. Below it stand the rules of the phases that follow movement, typed and by themselves:
//! [`dislodged`] and [`retreat()`], [`Ownership`] and [`adjust`]. [`legal()`] lists what could be ordered, [`explain()`] tells a
//! movement phase order by order.

mod adjustment;
mod adjustments;
mod explain;
mod legal;
mod marks;
mod movement;
mod reason;
mod retreat;
mod retreats;
mod state;
mod unread;

pub use adjustment::{Adjusted, Adjustment, Ownership, adjust, buildable, building_sites, difference, farthest};
pub(super) use adjustments::meaning as adjustment_meaning;
pub use explain::explain;
pub use legal::{adjustments, legal, legal_orders};
pub use marks::{Mark, Marks};
pub use reason::Reasons;
pub use retreat::{Closed, Dislodged, Retreat, closed, dislodged, neighbours, retreat, settle as settle_retreat};
pub use state::{State, StateError, StateWords};
pub(super) use state::{find_power, power_key, unit_words};

use std::borrow::Cow;

use crate::classic::adjudicate::Outcome;
use crate::classic::board::{Board, Location, Phase, PhaseKind, Placement, Power, Unit};
use crate::classic::choices::Choices;
use crate::classic::orders::{Order, Orders};

/// What a result line is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Task {
    /// An order of a movement phase.
    Order(Order),
    /// A retreat, or `None` for a disbandment.
    Retreat(Option<Location>),
    /// A build.
    Build,
    /// A removal.
    Remove,
    /// A removal by civil disorder.
    DefaultRemoval,
    /// A waived build.
    Waive,
    /// The text was no order at all.
    Unreadable,
}

/// One line of the results.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ResultLine<'a> {
    /// Whose order.
    pub power: Power,
    /// The unit, as it stood before the phase.
    pub unit: Option<Unit>,
    /// What it was to do.
    pub task: Task,
    /// The order as it was written, or in canonical notation where nobody wrote one.
    pub text: Cow<'a, str>,
    /// Whether somebody wrote it.
    pub ordered: bool,
    /// What became of it; nothing: success.
    pub marks: Marks,
}

/// A phase that has been played.
#[derive(Clone, Debug)]
pub struct Played<'a> {
    /// The phase.
    pub phase: Phase,
    /// Every order and every unit without one.
    pub lines: Vec<ResultLine<'a>>,
    /// Units that had to retreat and could not.
    pub destroyed: Vec<Unit>,
    /// How a movement phase was judged.
    pub judged: Option<Box<Judged>>,
    /// Where the game stands now.
    pub next: State,
}

/// A movement phase as the adjudicator saw it.
#[derive(Clone, Debug)]
pub struct Judged {
    /// The position before.
    pub before: Placement,
    /// The orders that counted.
    pub orders: Orders,
    /// What became of them.
    pub outcome: Outcome,
}

/// The order lines of one power, in the order given.
#[derive(Clone, Debug)]
pub struct PowerOrders<'a> {
    /// Whose they are.
    pub power: Power,
    /// One order a line.
    pub lines: Vec<&'a str>,
}

/// Plays a phase out. `counts` says whose units take centres (unplayed powers' do not).
///
/// Orders are read as they come; what makes no sense gets the mark [`Mark::Void`] and changes nothing.
pub fn play<'a>(
    board: &Board,
    state: &State,
    orders: &[PowerOrders<'a>],
    choices: &Choices,
    counts: &dyn Fn(Power) -> bool,
) -> Played<'a> {
    let mut played = match state.phase.kind {
        PhaseKind::Movement => movement::play(board, state, orders, choices),
        PhaseKind::Retreats => retreats::play(board, state, orders),
        PhaseKind::Adjustments => adjustments::play(board, state, orders, choices),
    };
    let retreats_follow = state.phase.kind == PhaseKind::Movement && !played.next.dislodged.is_empty();
    if retreats_follow {
        played.next.phase = state.phase.with(PhaseKind::Retreats);
    } else {
        played.next.end_season(board, counts);
    }
    played
}
