//! What a game is played on: the scenario file, checked, and everything in it as small numbers.

mod ids;
mod layout;

pub use ids::{Card, City, GREAT, INDEPENDENT, Leader, POWERS, Power, PowerSet, Sea};
pub use layout::{CardInfo, CardKind, CityInfo, Kind, LeaderInfo, PowerInfo, Scenario, SeaInfo, Title};
