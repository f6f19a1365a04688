//! Phase labels: `S1901M`, `F1901R`, `W1901A`.

use std::fmt;
use std::str::FromStr;

use crate::Phrase;

/// The season of a phase; adjustments are played in winter.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Season {
    /// The first turn of a year.
    Spring,
    /// The second; centres change hands after it.
    Fall,
    /// Builds and removals.
    Winter,
}

/// What is played in a phase.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum PhaseKind {
    /// Orders to all units.
    Movement,
    /// Retreats of dislodged units.
    Retreats,
    /// Builds and removals.
    Adjustments,
}

/// One phase of one year.
///
/// Adjustments are `W1901A` here and in JSON; old programs write `F1901B`, which is read as well.
///
/// ```
/// use chancery_engine::classic::board::Phase;
///
/// let phase: Phase = "F1901B".parse()?;
/// assert_eq!(phase.to_string(), "W1901A");
/// assert_eq!(phase.old_label(), "F1901B");
/// # Ok::<(), chancery_engine::classic::board::ParsePhaseError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Phase {
    /// Spring, fall or winter.
    pub season: Season,
    /// The year, 1 to 9999.
    pub year: u16,
    /// Movement, retreats or adjustments.
    pub kind: PhaseKind,
}

/// The text is no phase label such as `S1901M`.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is no phase; write S1901M, F1901R or W1901A")]
pub struct ParsePhaseError(pub String);

impl PhaseKind {
    /// `movement`, `retreats`, `adjustments`.
    pub fn code(self) -> &'static str {
        match self {
            PhaseKind::Movement => "movement",
            PhaseKind::Retreats => "retreats",
            PhaseKind::Adjustments => "adjustments",
        }
    }
}

impl Phase {
    /// The label in subjects and `::` lines, where old programs expect `F1901B` for adjustments.
    pub fn old_label(self) -> String {
        match self.kind {
            PhaseKind::Adjustments => format!("F{:04}B", self.year),
            _ => self.to_string(),
        }
    }
    /// `Spring`, `Fall`, `Winter`.
    pub fn season_name(self) -> &'static str {
        match self.season {
            Season::Spring => "Spring",
            Season::Fall => "Fall",
            Season::Winter => "Winter",
        }
    }
    /// `Movement`, `Retreats`, `Adjustments`.
    pub fn kind_name(self) -> &'static str {
        match self.kind {
            PhaseKind::Movement => "Movement",
            PhaseKind::Retreats => "Retreats",
            PhaseKind::Adjustments => "Adjustments",
        }
    }
    /// `Movement for Spring of 1901`, for letters in any language.
    pub fn phrase(self) -> Phrase {
        Phrase::new("classic-turn")
            .with("kind", self.kind.code())
            .with("season", self.season_name().to_lowercase())
            .with("year", self.year.to_string())
    }
    /// The same season with another kind of phase.
    pub fn with(self, kind: PhaseKind) -> Phase {
        let season = if kind == PhaseKind::Adjustments { Season::Winter } else { self.season };
        Phase { season, kind, ..self }
    }
    /// The movement phase that follows when nothing more is left to do in this season (rulebook: two turns a year).
    pub fn next_movement(self) -> Phase {
        match self.season {
            Season::Spring => Phase { season: Season::Fall, kind: PhaseKind::Movement, ..self },
            _ => Phase { season: Season::Spring, year: self.year + 1, kind: PhaseKind::Movement },
        }
    }
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let season = &self.season_name()[..1];
        write!(f, "{season}{:04}{}", self.year, &self.kind_name()[..1])
    }
}

impl FromStr for Phase {
    type Err = ParsePhaseError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let wrong = || ParsePhaseError(text.to_owned());
        let upper = text.trim().to_ascii_uppercase();
        let (season, rest) = upper.split_at_checked(1).ok_or_else(wrong)?;
        let digits = rest.trim_end_matches(|letter: char| letter.is_ascii_alphabetic());
        let year: u16 = digits.parse().ok().filter(|year| (1..=9999).contains(year)).ok_or_else(wrong)?;
        let (season, kind) = match (season, &rest[digits.len()..]) {
            ("S", "M") => (Season::Spring, PhaseKind::Movement),
            ("S", "R") => (Season::Spring, PhaseKind::Retreats),
            ("F", "M") => (Season::Fall, PhaseKind::Movement),
            ("F", "R") => (Season::Fall, PhaseKind::Retreats),
            ("F" | "W", "A" | "B") | ("W", "") => (Season::Winter, PhaseKind::Adjustments),
            _ => return Err(wrong()),
        };
        Ok(Phase { season, year, kind })
    }
}
