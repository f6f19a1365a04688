//! What the game master tells of the war outside: `FACT` lines, each in one canonical wording, put on a position and checked.

mod check;
mod closing;
mod fact;
mod names;
mod read;
mod slip;
mod words;

pub use check::{Fault, faults};
pub use closing::changed;
pub use fact::Fact;
pub use read::{Entry, is_opening, read_entry};
pub use slip::{FactSlip, Sort};
pub use words::HEADS;
