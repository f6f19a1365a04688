//! The classic game as the judge sees it: the document of a game, its sheets and forms, and the facts for letters and maps.
//!
//! `table` opens the document; `sheet`, `form` and `facts` read and tell it; `ruleset` answers the judge's questions
//! with them.

mod ahead;
mod edit;
mod facts;
mod form;
mod house;
mod phase;
mod ruleset;
mod seating;
mod sheet;
mod standing;
mod table;
mod touch;
mod winning;

pub use phase::{Divided, GamePhase, PlacedError};
pub use ruleset::Classic;
