//! When a game's turns are due, by its clocks.

use chancery_engine::TurnKind;
use jiff::ToSpan;
use jiff::civil::Time;
use jiff::tz::TimeZone;

use crate::clock::{Days, Hour, Moment, Span, zone};
pub use crate::settings::Pace;
use crate::settings::{self, First};

/// A turn that opens, with all that its deadline depends on beside the clocks.
#[derive(Clone, Copy, Debug)]
pub struct Outset<'a> {
    /// When.
    pub at: Moment,
    /// How many turns the game has seen, this one included.
    pub number: u32,
    /// The deadline of the turn before: no later one is earlier.
    pub last: Option<Moment>,
    /// When no deadline may fall.
    pub closed: &'a [Break],
}

/// A time in which no deadline may fall: a holiday, an absence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Break {
    /// When it begins.
    pub from: Moment,
    /// When it is over: the first moment that is free again.
    pub until: Moment,
}

impl Break {
    /// Whether a moment lies in it.
    pub(super) fn has(&self, at: Moment) -> bool {
        self.from <= at && at < self.until
    }
}

impl Outset<'_> {
    /// A turn that opens in the middle of a game, with nothing in its way.
    pub fn at(at: Moment) -> Outset<'static> {
        Outset { at, number: 2, last: None, closed: &[] }
    }
}

/// So often breaks move a deadline at most; they are finite, so that no more is needed.
const MOST_MOVES: u32 = 1000;

/// From this time of day on a day counts that is closed before noon.
const NOON: Time = Time::constant(12, 0, 0, 0);

impl Pace {
    /// The zone, UTC if its name has become unknown.
    pub fn time_zone(&self) -> TimeZone {
        zone(&self.zone).unwrap_or(TimeZone::UTC)
    }

    /// When a turn that opens is due: its length later, but not before the turn before was due, moved on to the hour, to an
    /// allowed day, and out of every break. `None`: turns of this kind last until all that is owed is there.
    ///
    /// Where there is an hour days have the zone's own length, so a deadline at 20:00 stays at 20:00 when clocks change.
    pub fn deadline(&self, kind: &TurnKind, opening: &Outset<'_>) -> Option<Moment> {
        let clocks = self.clocks(kind.name);
        let length = self.length(kind, opening.number)?.max(clocks.min);
        let earliest = self.later(kind.name, opening.at, length);
        let earliest = opening.last.map_or(earliest, |last| earliest.max(last));
        Some(self.settle(earliest, (clocks.hour, clocks.days), opening.closed))
    }

    /// When a kind of turn is played at the earliest, whatever is in.
    pub fn start(&self, kind: &str, opened: Moment) -> Moment {
        self.later(kind, opened, self.clocks(kind).min)
    }

    /// So much later: by the clocks of the zone where turns of a kind are due at an hour.
    pub fn later(&self, kind: &str, at: Moment, by: Span) -> Moment {
        if self.clocks(kind).hour.is_some() { at.later(by, &self.time_zone()) } else { at.plus(by) }
    }

    /// When the grace period of a deadline ends: on a day on which deadlines may fall, unless it is strict.
    pub fn grace_end(&self, kind: &str, deadline: Moment, closed: &[Break]) -> Moment {
        let clocks = self.clocks(kind);
        let end = deadline.plus(clocks.grace);
        if self.strict || clocks.grace.0 == 0 { end } else { self.settle(end, (None, clocks.days), closed) }
    }

    /// How long a kind of turn lasts, as the n-th turn of a game.
    fn length(&self, kind: &TurnKind, number: u32) -> Option<Span> {
        let usual = || kind.hours.map(|hours| Span::hours(i64::from(hours)));
        let length = self.lengths.get(kind.name).copied().or_else(usual)?;
        let length = match (self.first.filter(|_| number == 1), self.decrease) {
            (Some(First::Twice), _) => Span(length.0.saturating_mul(2)),
            (Some(First::Lasts(first)), _) => first,
            (None, Some(decrease)) => {
                let less = decrease.by.0.saturating_mul(i64::from(number.saturating_sub(1)));
                Span(length.0.saturating_sub(less)).max(decrease.least.min(length))
            }
            (None, None) => length,
        };
        // Older stores may hold a length that nobody could order in.
        Some(length.max(settings::least(kind)))
    }

    /// The first moment from one on at which a deadline of a kind of turn may fall, and in no break.
    pub fn next_deadline(&self, kind: &str, earliest: Moment, closed: &[Break]) -> Moment {
        let clocks = self.clocks(kind);
        self.settle(earliest, (clocks.hour, clocks.days), closed)
    }

    /// A deadline that is moved to a moment: it stays there, whatever the hour, if one may fall then; else it is the next one.
    pub fn free_deadline(&self, kind: &str, earliest: Moment, closed: &[Break]) -> Moment {
        let free = self.settle(earliest, (None, self.clocks(kind).days), closed) == earliest;
        if free { earliest } else { self.next_deadline(kind, earliest, closed) }
    }

    /// The first moment from one on that is at the hour, on an allowed day, and in no break or holiday.
    fn settle(&self, earliest: Moment, on: (Option<Hour>, Days), closed: &[Break]) -> Moment {
        let zone = self.time_zone();
        let mut at = settled(earliest, on, &zone);
        for _ in 0..MOST_MOVES {
            match closed
                .iter()
                .find(|closed| closed.has(at))
                .map(|closed| closed.until)
                .or(self.after_holiday(at, &zone))
            {
                Some(free) => at = settled(free, on, &zone),
                None => break,
            }
        }
        at
    }
}

impl Pace {
    /// When a holiday is over in which a moment lies; nothing: it lies in none.
    fn after_holiday(&self, at: Moment, zone: &TimeZone) -> Option<Moment> {
        let day = at.zoned(zone).date();
        let next = day.tomorrow().ok().filter(|_| self.holidays.iter().any(|holiday| holiday.is_on(day)))?;
        Some(Moment(next.to_zoned(zone.clone()).ok()?.timestamp().as_second()))
    }
}

/// The first moment from one on that is at the hour and on an allowed day. Where the hour is before noon and the day counts from
/// noon on, noon takes its place.
fn settled(earliest: Moment, (hour, days): (Option<Hour>, Days), zone: &TimeZone) -> Moment {
    let from = earliest.zoned(zone);
    // Some day of each week is allowed, and the hour of today may be over.
    for ahead in 0..=8 {
        let Ok(day) = from.date().checked_add(ahead.days()) else { break };
        if !days.has(day.weekday()) {
            continue;
        }
        let time = hour.map_or(from.time(), Hour::time);
        let late = days.is_from_noon(day.weekday()) && time < NOON;
        if ahead == 0 && hour.is_none() && !late {
            return earliest;
        }
        // Clocks that are put forward skip an hour: the moment just after the gap counts.
        let at = day.to_datetime(if late { NOON } else { time }).to_zoned(zone.clone());
        let at = at.map_or(earliest, |at| Moment(at.timestamp().as_second()));
        if at >= earliest {
            return at;
        }
    }
    earliest
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
        let kind = chancery_engine::RULESETS[0].about().kind(kind).unwrap();
        pace.deadline(kind, &Outset::at(at(opens))).unwrap()
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
    fn a_break_holds_the_moment_in_which_it_begins_and_not_the_one_in_which_it_is_over() {
        let pace = pace("", "SMTWTFS", "UTC");
        let (from, until) = (at("2026-03-03T10:00:00Z"), at("2026-03-04T10:00:00Z"));
        let next = |earliest: Moment| pace.next_deadline("movement", earliest, &[Break { from, until }]);
        assert_eq!((next(from), next(until)), (until, until));
        assert_eq!(next(from.minus(Span(1))), from.minus(Span(1)));
    }

    #[test]
    fn a_deadline_that_is_moved_keeps_its_moment_where_one_may_fall() {
        let pace = pace("20:00", "-MTWTF-", "UTC");
        let moved = |earliest: &str, closed: &[Break]| pace.free_deadline("movement", at(earliest), closed);
        let friday = "2026-03-06T21:30:00Z";
        assert_eq!(moved(friday, &[]), at(friday));
        assert_eq!(moved("2026-03-07T21:30:00Z", &[]), at("2026-03-09T20:00:00Z"));
        let away = Break { from: at("2026-03-06T00:00:00Z"), until: at("2026-03-10T00:00:00Z") };
        assert_eq!(moved(friday, &[away]), at("2026-03-10T20:00:00Z"));
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
