//! The scenarios that ship with the engine.

use super::layout::Scenario;

/// Every scenario that ships, by name; the first one is the default.
pub const SHIPPED: &[(&str, &str)] = &[
    ("europe", include_str!("../../../boards/europe.scenario")),
    ("gulf", include_str!("../../../boards/gulf.scenario")),
];

impl Scenario {
    /// A scenario that ships, by its name.
    pub fn shipped(name: &str) -> Option<Scenario> {
        let (_, text) = SHIPPED.iter().find(|(known, _)| *known == name)?;
        Some(Scenario::parse(text).expect("the scenarios that ship with the engine are tested"))
    }
}
