//! What a game is played on: the scenario file, checked, and everything in it as small numbers.

mod block;
mod check;
mod error;
mod fault;
mod ids;
mod info;
mod layout;
mod names;
mod parts;
mod shipped;
mod start;
mod text;
mod way;

pub use error::{ScenarioError, ScenarioErrorKind};
pub use fault::Fault;
pub use ids::{Card, City, GREAT, INDEPENDENT, Leader, POWERS, Power, PowerSet, Sea};
pub use info::{CardInfo, CardKind, CityInfo, Kind, LeaderInfo, PowerInfo, SeaInfo, Title};
pub use layout::Scenario;
pub use names::fold;
pub use shipped::SHIPPED;
pub use start::{StartInfo, StartPoints, Troops};
