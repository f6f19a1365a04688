//! Classic Diplomacy: boards as data, a typed adjudicator, and the ruleset over them.

mod adjudicate;
mod adjustment;
mod board;
mod cause;
mod choices;
mod explain;
mod facts;
mod form;
mod game;
mod legal;
mod meant;
mod names;
mod order;
mod phase;
mod picture;
mod place;
mod play;
mod position;
mod record;
mod retreat;
mod seating;
mod sheet;
mod state;
mod tell;
mod written;

pub use adjudicate::{Outcome, adjudicate};
pub use adjustment::{Adjusted, Adjustment, Ownership, adjust, buildable, building_sites, difference, farthest};
pub use board::{
    Board, BoardError, BoardErrorKind, BoardFault, MOST_PROVINCES, Power, PowerInfo, ProvinceInfo, SHIPPED, STANDARD,
    Terrain,
};
pub use cause::Causes;
pub use choices::*;
pub use explain::explain;
pub use game::Classic;
pub use legal::{adjustments, legal, legal_orders};
pub use meant::{Hindrance, NoConvoy, OrderError, movement_order, objection, own_unit};
pub use names::{Meaning, fold_name};
pub use order::{Order, Orders, canonical};
pub use phase::{ParsePhaseError, Phase, PhaseKind, Season};
pub use picture::{board_picture, picture};
pub use place::{Coast, Location, Province, ProvinceSet};
pub use play::{Judged, Mark, Played, PowerOrders, ResultLine, Task, play};
pub use position::{PlaceError, Position, Unit, UnitKind};
pub use record::{PhaseRecord, RecordError};
pub use retreat::{Closed, Dislodged, Retreat, closed, dislodged, neighbours, retreat, settle as settle_retreat};
pub use state::{State, StateError, StateWords};
pub use written::{Deed, NamedUnit, Wanted, WriteError, WrittenOrder, read_order};
