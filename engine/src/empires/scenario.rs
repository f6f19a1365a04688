//! Scenarios as data: the file and its faults, places and powers as numbers, names in every language, house rules.

mod check;
mod layout;
mod names;
mod place;
mod settings;
mod shipped;
mod text;

pub use check::{CORPS_OF_ARMY, Fault, ROOM};
pub use layout::{Goals, Kind, PlaceInfo, PowerInfo, ProvinceInfo, Scenario, StartUnit, Title};
pub use names::{Meaning, Names, fold};
pub use place::{MOST_PLACES, MOST_POWERS, Place, PlaceSet, Places, Power, PowerSet, Powers};
pub use settings::{SETTINGS, Settings};
pub use shipped::SHIPPED;
pub use text::{ScenarioError, ScenarioErrorKind};
