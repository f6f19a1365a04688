//! The scenario that ships with the engine.

use super::layout::Scenario;

/// The file of the scenario.
const FILE: &str = include_str!("../../../boards/reformation.scenario");

/// Scenario files that ship with the engine: name and text.
pub const SHIPPED: &[(&str, &str)] = &[("reformation", FILE)];

impl Scenario {
    /// The scenario that ships with the engine, read anew.
    pub fn shipped() -> Scenario {
        Scenario::parse(FILE).expect("the scenario that ships with the engine is tested")
    }
}
