//! Why a text is no order, in words that name what would be right.

/// Why a text is no order.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WriteError {
    /// No province has this name.
    #[error("no province is called `{word}`{}", hint(.near))]
    UnknownProvince {
        /// What was written.
        word: String,
        /// Names that are near.
        near: Vec<String>,
    },
    /// Several provinces have names that begin so.
    #[error("`{word}` could be {}", or_list(.candidates))]
    AmbiguousProvince {
        /// What was written.
        word: String,
        /// What it could be.
        candidates: Vec<String>,
    },
    /// The province has no such coast.
    #[error("{place} has no {coast}")]
    NoSuchCoast {
        /// The province.
        place: String,
        /// `north coast`...
        coast: &'static str,
    },
    /// The order ends too early.
    #[error("the order ends where {0} should follow")]
    Ends(&'static str),
    /// Something stands where it makes no sense.
    #[error("`{word}` is not understood here; {wanted} would be")]
    Unexpected {
        /// What was written.
        word: String,
        /// What could stand there.
        wanted: &'static str,
    },
}

fn hint(near: &[String]) -> String {
    if near.is_empty() { String::new() } else { format!(" (did you mean {}?)", or_list(near)) }
}

/// `A, B or C`.
pub(crate) fn or_list(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} or {last}", first.join(", ")),
    }
}
