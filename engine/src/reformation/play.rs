//! Steps of the phase carried out: from a position and sheets to the next position, and what happened.

mod report;
mod why;

pub use report::{Away, Event, Outcome, Report, Void};
pub use why::Why;
