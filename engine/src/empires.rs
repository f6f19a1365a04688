//! Empires: the economic game of great powers with treasuries, armies, railways, fleets and arsenals among neutral states.
//!
//! Rooms, each knowing only those above it:
//!
//! - [`scenario`]: the scenario file, places and powers as numbers, names in every language, house rules.
//! - [`state`]: where a game stands: units, owners, arsenals, treasuries, treaties and wars.
//! - [`orders`]: lines of a sheet, what they cost, what they tell each unit, why they can be void.
//! - [`written`]: lines as players write them, in every language, and what went wrong in them.
//! - [`sheet`]: a power's sheet: lines folded into what stands, each answered, and the account.
//! - [`turn`]: a turn in its fifteen steps, and the report of it.
//!
//! [`Empires`] stands above them all: the game as the judge sees it, with documents, seats, forms and facts. A position is
//! stored as [`StateWords`].
//!
//! Numbers such as R23 in comments are those of the rulings that the game is played by; each stands where it is carried out.

mod game;
pub mod orders;
pub mod scenario;
pub mod sheet;
pub mod state;
pub mod turn;
pub mod written;

pub use game::{Empires, StateError, StateWords};
pub use orders::{Line, Look, Named, Order, Verb, Why};
pub use scenario::{Kind, Place, PlaceSet, Power, PowerSet, Scenario, ScenarioError, Settings, fold};
pub use sheet::{Answer, Folded, Refusal, read_sheet};
pub use state::{State, Unit, UnitName};
pub use turn::{Event, Factors, Played, Report, Sheets, play, strength};
pub use written::{Deed, Edit, Slip, Test, Written, read_edit, read_line, read_test};
