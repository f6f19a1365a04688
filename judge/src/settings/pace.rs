//! A game's clocks: how long its turns last, and when they are due, for all kinds of turn or for one.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::clock::holidays::Holiday;
use crate::clock::{Days, Hour, Span};

/// A game's clocks. What [`Default`] says is what new games have where the operator says nothing.
///
/// A game that was stored before there was a clock goes on as it did: where that is something else than the default, the
/// field says so.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Pace {
    /// How long each kind of turn lasts, by the ruleset's names (`NEXT`).
    pub lengths: BTreeMap<String, Span>,
    /// What is otherwise for a kind of turn, by the ruleset's names.
    pub own: BTreeMap<String, Own>,
    /// How long late orders are waited for.
    pub grace: Span,
    /// Whether the grace period may end on a day on which no deadline falls (`STRICT GRACE`).
    #[serde(default = "yes")]
    pub strict: bool,
    /// How long complete orders lie before the turn is played, so that whoever sent the last ones can correct them.
    pub delay: Span,
    /// How long a turn lasts at least, whatever is in.
    pub min: Span,
    /// How long before the deadline a reminder goes out to whoever has not chosen that himself.
    pub reminder: Span,
    /// The time of day of deadlines.
    pub hour: Option<Hour>,
    /// Allowed weekdays.
    pub days: Days,
    /// Days on which no deadline falls, from the operator's list.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub holidays: Vec<Holiday>,
    /// The zone of hour and days.
    pub zone: String,
    /// How long the first turn lasts, if it is not like others.
    pub first: Option<First>,
    /// Whether turns get shorter.
    pub decrease: Option<Decrease>,
    /// Whether each turn waits for the master's `PROCESS`.
    pub manual: bool,
}

/// Games of older stores keep no closed days in their grace period.
fn yes() -> bool {
    true
}

impl Default for Pace {
    fn default() -> Self {
        Pace {
            lengths: BTreeMap::new(),
            own: BTreeMap::new(),
            grace: Span::hours(24),
            strict: false,
            delay: Span(0),
            min: Span(0),
            reminder: Span::hours(24),
            hour: None,
            days: Days::ALL,
            holidays: Vec::new(),
            zone: "UTC".to_owned(),
            first: None,
            decrease: None,
            manual: false,
        }
    }
}

/// What is otherwise for one kind of turn than for all: `SET MOVE CLOCK 20:00 GRACE 12h`.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Own {
    /// The time of day of its deadlines.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hour: Option<TimeOfDay>,
    /// How long it lasts at least.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub min: Option<Span>,
    /// How long late orders are waited for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub grace: Option<Span>,
    /// How long complete orders lie.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub delay: Option<Span>,
    /// Allowed weekdays.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub days: Option<Days>,
    /// Whether grace or delay were made to fit turns of minutes, and not chosen.
    #[serde(skip_serializing_if = "is_false")]
    pub suited: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands the value on so")]
fn is_false(suited: &bool) -> bool {
    !suited
}

/// A time of day, or none in particular.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum TimeOfDay {
    /// Whenever the length is over.
    Any,
    /// This one.
    At(Hour),
}

/// How long the first turn lasts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum First {
    /// Twice as long as others of its kind, which the old judges did.
    Twice,
    /// So long.
    Lasts(Span),
}

/// Turns that get shorter: each by so much, down to a length.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Decrease {
    /// By how much each turn is shorter than the one before would have been.
    pub by: Span,
    /// What no turn gets shorter than by it; a kind that is shorter from the beginning stays so.
    pub least: Span,
}

/// What holds for one kind of turn, all told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clocks {
    /// The time of day of its deadlines.
    pub hour: Option<Hour>,
    /// How long it lasts at least.
    pub min: Span,
    /// How long late orders are waited for.
    pub grace: Span,
    /// How long complete orders lie.
    pub delay: Span,
    /// Allowed weekdays.
    pub days: Days,
}

impl Pace {
    /// What holds for a kind of turn, by the ruleset's name: its own clocks, else those of the game.
    pub fn clocks(&self, kind: &str) -> Clocks {
        let own = self.own.get(kind).cloned().unwrap_or_default();
        let hour = match own.hour {
            Some(TimeOfDay::Any) => None,
            Some(TimeOfDay::At(hour)) => Some(hour),
            None => self.hour,
        };
        Clocks {
            hour,
            min: own.min.unwrap_or(self.min),
            grace: own.grace.unwrap_or(self.grace),
            delay: own.delay.unwrap_or(self.delay),
            days: own.days.unwrap_or(self.days),
        }
    }

    /// A word for all kinds of turn takes the place of what single ones had of their own.
    pub(super) fn level(&mut self, forget: impl Fn(&mut Own)) {
        self.own.values_mut().for_each(forget);
        self.own.retain(|_, own| *own != Own::default());
    }
}
