//! Orders: as players write them, and what they mean.
//!
//! Three steps, each with a type and an error of its own. [`read_order`] turns text into a [`WrittenOrder`], on a board but
//! without units: it says what was written. [`movement_order`] finds the unit and gives a typed [`Order`]: what was meant.
//! [`objection`] tells what stands against it: whether it can be done. [`canonical`] writes it down again.

mod again;
mod meant;
mod order;
pub(super) mod reach;
mod written;

pub(super) use again::written_text;
pub(super) use meant::what_is_one;
pub use meant::{Hindrance, NoConvoy, OrderError, movement_order, objection, over_seas, own_unit};
pub use order::{Order, Orders, canonical};
pub(super) use reach::{is_useful, route_exists};
pub use written::{Deed, Misspelt, NamedUnit, Wanted, WriteError, WrittenOrder, read_order};
pub(super) use written::{Line, OPENERS, any_of, begins_order, is_meant, line, or_list, read_result, read_unit};
