//! The board and who stands on it: provinces, borders, powers, names in every language, phases, units.
//!
//! A [`Board`] is read from a text file ([`BoardError`] tells its format) and checked whole: every border is mutual, every
//! name means one thing. Everything is numbered, so that a [`Province`], a [`Location`] (a province, or one coast of it) and a
//! [`Power`] are one byte each and a [`ProvinceSet`] is one machine word. A [`Placement`] says which [`Unit`] stands where.

mod check;
mod layout;
mod names;
mod phase;
mod place;
mod placement;
mod shipped;
pub(super) mod tell;
mod text;

pub use check::BoardFault;
pub use layout::{Board, MOST_PROVINCES, PowerInfo, ProvinceInfo, Terrain};
pub use names::{Meaning, fold_name};
pub use phase::{ParsePhaseError, Phase, PhaseKind, Season};
pub use place::{Coast, Location, Power, Province, ProvinceSet, UnitKind};
pub use placement::{PlaceError, Placement, Unit};
pub use shipped::{SHIPPED, STANDARD};
pub use text::{BoardError, BoardErrorKind};
