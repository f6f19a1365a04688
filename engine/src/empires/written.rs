//! Lines as players write them: words of every language, names and their beginnings, look-alikes, and what went wrong.

mod line;
mod names;
mod slip;
mod units;
mod words;

pub use line::{Deed, Written, begins_order, read_line};
pub use slip::{Lack, Slip};
pub use words::OPENING;
