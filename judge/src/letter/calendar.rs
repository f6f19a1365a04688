//! The deadline as an appointment (RFC 5545): one for a game and seat, whose later versions replace the earlier ones.

use chrono::{DateTime, Duration, Utc};
use icalendar::{Alarm, Calendar, Component, Event, EventLike, EventStatus};
use serde::{Deserialize, Serialize};

use crate::clock::Moment;

/// A deadline to be put into a calendar.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Appointment {
    /// What makes it the same appointment when it comes again.
    pub uid: String,
    /// Grows with every version.
    pub sequence: u32,
    /// The title.
    pub title: String,
    /// What is due.
    pub text: String,
    /// When.
    pub at: Moment,
    /// When this version was written.
    pub written: Moment,
    /// Whether nothing is due any more.
    pub cancelled: bool,
}

fn date(moment: Moment) -> DateTime<Utc> {
    DateTime::from_timestamp(moment.0, 0).unwrap_or_default()
}

impl Appointment {
    /// The method of the calendar part (RFC 5546).
    pub fn method(&self) -> &'static str {
        if self.cancelled { "CANCEL" } else { "PUBLISH" }
    }

    /// The calendar's text, with alarms a day and an hour before.
    pub fn text(&self) -> String {
        let mut event = Event::new();
        event
            .uid(&self.uid)
            .sequence(self.sequence)
            .summary(&self.title)
            .description(&self.text)
            .timestamp(date(self.written))
            .starts(date(self.at))
            .ends(date(self.at))
            .add_property("TRANSP", "TRANSPARENT")
            .status(if self.cancelled { EventStatus::Cancelled } else { EventStatus::Confirmed });
        if !self.cancelled {
            for before in [Duration::days(1), Duration::hours(1)] {
                event.alarm(Alarm::display(&self.title, -before));
            }
        }
        let mut calendar = Calendar::new();
        calendar.append_property(("METHOD", self.method())).append_property(("PRODID", "-//Chancery//Chancery//EN"));
        calendar.push(event.done());
        calendar.to_string()
    }
}
