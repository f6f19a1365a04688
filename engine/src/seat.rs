//! Seats: the places at the table.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A place at the table, such as a great power. It outlives the people who fill it.
///
/// ```
/// use chancery_engine::Seat;
///
/// let seat: Seat = "france".parse()?;
/// assert_eq!(seat.to_string(), "FRANCE");
/// assert!("F.R.A.".parse::<Seat>().is_err());
/// # Ok::<(), chancery_engine::ParseSeatError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(try_from = "String", into = "String")]
pub struct Seat(Box<str>); // Invariant: 1 to 24 upper-case ASCII letters, digits or hyphens.

/// The text is no seat name: 1 to 24 ASCII letters, digits or hyphens.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is no seat: 1 to 24 letters, digits or hyphens")]
pub struct ParseSeatError(String);

impl Seat {
    /// The name, in upper case.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for Seat {
    type Err = ParseSeatError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let fits = |letter: u8| letter.is_ascii_alphanumeric() || letter == b'-';
        if text.is_empty() || text.len() > 24 || !text.bytes().all(fits) {
            return Err(ParseSeatError(text.to_owned()));
        }
        Ok(Seat(text.to_ascii_uppercase().into()))
    }
}

impl TryFrom<String> for Seat {
    type Error = ParseSeatError;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        text.parse()
    }
}

impl From<Seat> for String {
    fn from(seat: Seat) -> Self {
        seat.0.into()
    }
}
