//! Lines as players write them: words of every language, names and their beginnings, look-alikes, and what went wrong.

mod edit;
mod line;
mod names;
mod slip;
mod test;
mod units;
mod words;

pub use edit::{Edit, read_edit};
pub(crate) use line::{About, about};
pub use line::{Deed, Written, begins_order, read_line};
pub use slip::{Lack, Slip};
pub use test::{Test, read_test};
pub use words::OPENING;
