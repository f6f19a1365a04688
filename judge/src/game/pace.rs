//! A game's clocks: how long turns last, and on which hours and days deadlines fall.

use std::collections::BTreeMap;

use jiff::ToSpan;
use jiff::tz::TimeZone;
use serde::{Deserialize, Serialize};

use crate::clock::{Moment, Span, zone};
use crate::config::{Games, parse_days, parse_hour};

/// How long a turn lasts of which nothing else is known, in hours.
const LONG: u32 = 72;

/// A game's clocks.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Pace {
    /// How long each kind of turn lasts, by the ruleset's names.
    pub lengths: BTreeMap<String, Span>,
    /// How long late orders are waited for.
    pub grace: Span,
    /// How long before the deadline a reminder goes out.
    pub reminder: Span,
    /// The time of day of deadlines, in minutes after midnight.
    pub hour: Option<u16>,
    /// Allowed weekdays, Sunday first.
    pub days: [bool; 7],
    /// The zone of hour and days.
    pub zone: String,
}

impl Pace {
    /// The pace that new games start with; kinds that the operator does not name keep the ruleset's own length.
    pub fn new(defaults: &Games, kinds: &[engine::TurnKind]) -> Pace {
        let length = |kind: &engine::TurnKind| match kind.name {
            "movement" => defaults.movement,
            "retreats" => defaults.retreats,
            "adjustments" => defaults.adjustments,
            _ => Span::hours(i64::from(kind.hours.unwrap_or(LONG))),
        };
        Pace {
            lengths: kinds.iter().map(|kind| (kind.name.to_owned(), length(kind))).collect(),
            grace: defaults.grace,
            reminder: defaults.reminder,
            hour: parse_hour(&defaults.hour),
            days: parse_days(&defaults.days).unwrap_or([true; 7]),
            zone: defaults.time_zone.clone(),
        }
    }

    /// The zone, UTC if its name has become unknown.
    pub fn time_zone(&self) -> TimeZone {
        zone(&self.zone).unwrap_or(TimeZone::UTC)
    }

    /// When a turn that opens now is due: its length later, moved on to the hour and to an allowed day.
    ///
    /// Days have the zone's own length, so a deadline at 20:00 stays at 20:00 when clocks change.
    pub fn deadline(&self, kind: &str, now: Moment) -> Moment {
        let length = self.lengths.get(kind).copied().unwrap_or(Span::hours(i64::from(LONG)));
        self.settle(now.plus(length))
    }

    /// When the grace period of a deadline ends. It follows neither hour nor days.
    pub fn grace_end(&self, deadline: Moment) -> Moment {
        deadline.plus(self.grace)
    }

    fn settle(&self, earliest: Moment) -> Moment {
        let zone = self.time_zone();
        let mut at = earliest.zoned(&zone);
        if let Some(minutes) = self.hour {
            let time = jiff::civil::time((minutes / 60) as i8, (minutes % 60) as i8, 0, 0);
            let on = |day: jiff::civil::Date| day.to_datetime(time).to_zoned(zone.clone());
            // Clocks that are put forward skip an hour: the moment just after the gap counts.
            let today = on(at.date()).unwrap_or_else(|_| at.clone());
            let tomorrow = || at.date().tomorrow().ok().and_then(|day| on(day).ok());
            at = if today.timestamp().as_second() >= earliest.0 { today } else { tomorrow().unwrap_or(at) };
        }
        for _ in 0..7 {
            let weekday = at.weekday().to_sunday_zero_offset();
            if self.days[usize::from(weekday.unsigned_abs())] {
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
        let games = Games { hour: hour.into(), days: days.into(), time_zone: zone.into(), ..Games::default() };
        Pace::new(&games, engine::RULESETS[0].about().kinds)
    }

    #[test]
    fn a_deadline_without_hour_is_the_length_later() {
        let pace = pace("", "SMTWTFS", "UTC");
        assert_eq!(pace.deadline("movement", at("2026-03-03T10:00:00Z")), at("2026-03-06T10:00:00Z"));
        assert_eq!(pace.deadline("retreats", at("2026-03-03T10:00:00Z")), at("2026-03-04T10:00:00Z"));
    }

    #[test]
    fn a_deadline_moves_on_to_the_hour_and_to_an_allowed_day() {
        let pace = pace("20:00", "-MTWTF-", "Europe/Sofia");
        // Tuesday 10:00 UTC and 72 hours: Friday, 20:00 in Sofia is 18:00 UTC.
        assert_eq!(pace.deadline("movement", at("2026-03-03T10:00:00Z")), at("2026-03-06T18:00:00Z"));
        // Wednesday: Saturday is no day for deadlines, nor is Sunday.
        assert_eq!(pace.deadline("movement", at("2026-03-04T10:00:00Z")), at("2026-03-09T18:00:00Z"));
    }

    #[test]
    fn the_hour_stays_when_clocks_change() {
        let pace = pace("20:00", "SMTWTFS", "Europe/Berlin");
        assert_eq!(pace.deadline("movement", at("2026-03-26T10:00:00Z")), at("2026-03-29T18:00:00Z"));
        assert_eq!(pace.deadline("movement", at("2026-10-23T10:00:00Z")), at("2026-10-26T19:00:00Z"));
        let gap = Pace { hour: Some(2 * 60 + 30), ..pace };
        assert_eq!(gap.deadline("retreats", at("2026-03-27T10:00:00Z")), at("2026-03-29T01:30:00Z"));
    }
}
