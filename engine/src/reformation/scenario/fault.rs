//! How a scenario can fail to hold together though each line by itself is right.

/// A scenario does not hold together.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// A way leads out and none back.
    #[error("{from} names {to} under `{key}`, and {to} does not name {from}: write it on both sides or on none")]
    OneSided {
        /// What it stands under.
        key: &'static str,
        /// What names the other.
        from: String,
        /// What does not.
        to: String,
    },
    /// A city or sea zone is its own neighbour.
    #[error("{0} is its own neighbour")]
    Itself(String),
    /// Nothing leads there.
    #[error("nothing leads to {0}: it needs `road`, `pass` or `port`")]
    Lonely(String),
    /// A war has two prices.
    #[error("{one} pays {price} for a war with {other}, and {other} pays {back}: both pay the same")]
    Price {
        /// Who declares.
        one: String,
        /// On whom.
        other: String,
        /// What it costs there, in command points, or `nothing`: it cannot be declared.
        price: String,
        /// What it costs the other way.
        back: String,
    },
    /// Something else.
    #[error("{0}")]
    Other(String),
}
