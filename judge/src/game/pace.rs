//! When a game's turns are due, by its clocks.

use engine::TurnKind;
use jiff::ToSpan;
use jiff::tz::TimeZone;

use crate::clock::{Moment, Span, zone};
use crate::settings;
pub use crate::settings::Pace;

impl Pace {
    /// The zone, UTC if its name has become unknown.
    pub fn time_zone(&self) -> TimeZone {
        zone(&self.zone).unwrap_or(TimeZone::UTC)
    }

    /// When a turn that opens now is due: its length later, moved on to the hour and to an allowed day. `None`: turns of
    /// this kind last until all that is owed is there.
    ///
    /// Days have the zone's own length, so a deadline at 20:00 stays at 20:00 when clocks change.
    pub fn deadline(&self, kind: &TurnKind, now: Moment) -> Option<Moment> {
        let usual = || kind.hours.map(|hours| Span::hours(i64::from(hours)));
        let length = self.lengths.get(kind.name).copied().or_else(usual)?;
        // Older stores may hold a length that nobody could order in.
        Some(self.settle(now.plus(length.max(settings::least(kind)))))
    }

    /// When the grace period of a deadline ends. It follows neither hour nor days.
    pub fn grace_end(&self, deadline: Moment) -> Moment {
        deadline.plus(self.grace)
    }

    /// The next moment of the hour and on a day that deadlines may fall on.
    pub(super) fn settle(&self, earliest: Moment) -> Moment {
        let zone = self.time_zone();
        let mut at = earliest.zoned(&zone);
        if let Some(hour) = self.hour {
            let on = |day: jiff::civil::Date| day.to_datetime(hour.time()).to_zoned(zone.clone());
            // Clocks that are put forward skip an hour: the moment just after the gap counts.
            let today = on(at.date()).unwrap_or_else(|_| at.clone());
            let tomorrow = || at.date().tomorrow().ok().and_then(|day| on(day).ok());
            at = if today.timestamp().as_second() >= earliest.0 { today } else { tomorrow().unwrap_or(at) };
        }
        for _ in 0..7 {
            if self.days.has(at.weekday()) {
                break;
            }
            at = at.checked_add(1.day()).unwrap_or(at);
        }
        Moment(at.timestamp().as_second())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::Timestamp;

    fn at(text: &str) -> Moment {
        Moment(text.parse::<Timestamp>().unwrap().as_second())
    }

    fn pace(hour: &str, days: &str, zone: &str) -> Pace {
        Pace { hour: hour.parse().ok(), days: days.parse().unwrap(), zone: zone.into(), ..Pace::default() }
    }

    /// When a turn is due that opens at a moment.
    fn due(pace: &Pace, kind: &str, opens: &str) -> Moment {
        let kind = engine::RULESETS[0].about().kind(kind).unwrap();
        pace.deadline(kind, at(opens)).unwrap()
    }

    #[test]
    fn a_deadline_without_hour_is_the_length_later() {
        let pace = pace("", "SMTWTFS", "UTC");
        assert_eq!(due(&pace, "movement", "2026-03-03T10:00:00Z"), at("2026-03-06T10:00:00Z"));
        assert_eq!(due(&pace, "retreats", "2026-03-03T10:00:00Z"), at("2026-03-04T10:00:00Z"));
    }

    #[test]
    fn a_deadline_moves_on_to_the_hour_and_to_an_allowed_day() {
        let pace = pace("20:00", "-MTWTF-", "Europe/Sofia");
        // Tuesday 10:00 UTC and 72 hours: Friday, 20:00 in Sofia is 18:00 UTC.
        assert_eq!(due(&pace, "movement", "2026-03-03T10:00:00Z"), at("2026-03-06T18:00:00Z"));
        // Wednesday: Saturday is no day for deadlines, nor is Sunday.
        assert_eq!(due(&pace, "movement", "2026-03-04T10:00:00Z"), at("2026-03-09T18:00:00Z"));
    }

    #[test]
    fn the_hour_stays_when_clocks_change() {
        let pace = pace("20:00", "SMTWTFS", "Europe/Berlin");
        assert_eq!(due(&pace, "movement", "2026-03-26T10:00:00Z"), at("2026-03-29T18:00:00Z"));
        assert_eq!(due(&pace, "movement", "2026-10-23T10:00:00Z"), at("2026-10-26T19:00:00Z"));
        let gap = Pace { hour: "2:30".parse().ok(), ..pace };
        assert_eq!(due(&gap, "retreats", "2026-03-27T10:00:00Z"), at("2026-03-29T01:30:00Z"));
    }
}
