//! Reformation: the diplomacy phase of a card-driven war of the Reformation, turn after turn, between six great powers.
//!
//! Rooms, each knowing only those above it:
//!
//! - [`scenario`]: the scenario file, powers, cities, seas, leaders and cards as numbers, names in every language, distances.
//! - [`state`]: where a game stands: who holds what, troops, leaders, hands, wars, what is sealed.
//! - [`facts`]: what the master tells of the war outside, one fact a line, checked.
//! - [`acts`]: lines of a sheet in canonical wording: terms of packages, suits, declarations.
//! - [`mod@play`]: a step of the phase carried out, the report of it, and why an act can be void.
//! - [`written`]: lines as players write them, in four languages, and what went wrong.
//! - [`sheet`]: those lines folded into a power's sheet, each answered.
//!
//! [`Reformation`] stands above them all: the game as the judge sees it, with documents, seats, forms and facts. A position is
//! stored as [`StateWords`].
//!
//! Nothing is kept for turns to come (`Ruleset::plan`): what a step asks is known when it opens, since hands, captives and
//! wars change in the one before, and a line kept blindly would pay with a card that a lot has taken. What a player may say
//! beforehand are confirmations in the talks, `FALL BACK` and `RECEIVE`; else silence is no.
//!
//! Numbers such as R23 in comments are those of the rulings that the game is played by; each stands where it is carried out.

pub mod acts;
pub mod facts;
mod game;
pub mod play;
pub mod scenario;
pub mod sheet;
pub mod state;
pub mod written;

pub use acts::{Act, Condition, Digest, Package, PackageName, Price, Term};
pub use game::{Reformation, StateError, StateWords};
pub use play::{Asked, Draw, Event, Outcome, Played, Report, Sheets, Void, Why, asked, duty, outlook, play};
pub use scenario::{
    Card, City, CityInfo, Fault, Kind, Leader, Power, PowerSet, Scenario, ScenarioError, ScenarioErrorKind, Sea,
    StartInfo, fold,
};
pub use sheet::{Answer, Answered, Author, Folded, Note, read_sheet};
pub use state::{HouseRules, Pairs, State, Step, Troops, Whereabouts};
pub use written::{Opener, Slip, begins_order};
