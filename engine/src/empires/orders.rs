//! Orders: lines of a sheet, what they cost, what they tell each unit, and why they can be void.

mod line;
mod look;
mod order;
mod sailing;

pub use line::{Line, Named, Verb, written_group};
pub use look::{ARSENAL, ATTACHING, BY_SEA, Look, MARCH, Priced, RAIL, SAIL};
pub use order::{Order, Why};
