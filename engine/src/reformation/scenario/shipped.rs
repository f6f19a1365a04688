//! The scenario that ships with the engine.

use super::layout::Scenario;

/// The file of the scenario.
pub(super) const FILE: &str = include_str!("../../../boards/reformation.scenario");

impl Scenario {
    /// The scenario that ships with the engine, read anew.
    pub fn shipped() -> Scenario {
        Scenario::parse(FILE).expect("the scenario that ships with the engine is tested")
    }
}
