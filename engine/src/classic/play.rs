//! Plays one phase of any kind: orders as text in, results line by line and the next state out.
//!
//! [`play()`] is the whole of it. Below it stand the rules of the phases that follow movement, typed and by themselves:
//! [`dislodged`] and [`retreat()`], [`Ownership`] and [`adjust`]. [`legal()`] lists what could be ordered, [`explain()`] tells a
//! movement phase order by order.

mod adjustment;
mod adjustments;
mod explain;
mod legal;
mod movement;
mod retreat;
mod retreats;
mod state;

pub use adjustment::{Adjusted, Adjustment, Ownership, adjust, buildable, building_sites, difference, farthest};
pub(super) use adjustments::meaning as adjustment_meaning;
pub use explain::explain;
pub use legal::{adjustments, legal, legal_orders};
pub use retreat::{Closed, Dislodged, Retreat, closed, dislodged, neighbours, retreat, settle as settle_retreat};
pub use state::{State, StateError, StateWords};
pub(super) use state::{find_power, power_key, unit_words};

use crate::classic::adjudicate::Outcome;
use crate::classic::board::{Board, Location, Phase, PhaseKind, Placement, Power, Unit};
use crate::classic::choices::Choices;
use crate::classic::orders::{Order, Orders};

/// What is said of an order in results; none of them: it succeeded.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Mark {
    /// The move failed, or the retreat collided.
    Bounce,
    /// No fleets carried the army, or their chain was broken.
    NoConvoy,
    /// The support was cut.
    Cut,
    /// The order matches nothing, or is impossible.
    Void,
    /// The convoy was disrupted.
    Disrupted,
    /// The unit must retreat.
    Dislodged,
    /// The unit was disbanded against its will.
    Destroyed,
    /// Nothing was built.
    NotBuilt,
    /// Nothing was removed.
    NotRemoved,
}

impl Mark {
    /// The words of result lines and of JSON: `no convoy`.
    pub fn words(self) -> &'static str {
        match self {
            Mark::Bounce => "bounce",
            Mark::NoConvoy => "no convoy",
            Mark::Cut => "cut",
            Mark::Void => "void",
            Mark::Disrupted => "disrupted",
            Mark::Dislodged => "dislodged",
            Mark::Destroyed => "destroyed",
            Mark::NotBuilt => "not built",
            Mark::NotRemoved => "not removed",
        }
    }
}

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
pub struct ResultLine {
    /// Whose order.
    pub power: Power,
    /// The unit, as it stood before the phase.
    pub unit: Option<Unit>,
    /// What it was to do.
    pub task: Task,
    /// The order as it was written, or in canonical notation where nobody wrote one.
    pub text: String,
    /// Whether somebody wrote it.
    pub ordered: bool,
    /// What became of it; nothing: success.
    pub marks: Vec<Mark>,
}

/// A phase that has been played.
#[derive(Clone, Debug)]
pub struct Played {
    /// The phase.
    pub phase: Phase,
    /// Every order and every unit without one.
    pub lines: Vec<ResultLine>,
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
pub fn play(
    board: &Board,
    state: &State,
    orders: &[PowerOrders<'_>],
    choices: &Choices,
    counts: &dyn Fn(Power) -> bool,
) -> Played {
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

fn mark_adjusted(fate: Adjusted, otherwise: Mark) -> Vec<Mark> {
    if fate == Adjusted::Refused { vec![otherwise] } else { Vec::new() }
}
