//! The arithmetic of deadlines: whatever the clocks of a game say, these hold.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

use chancery_engine::TurnKind;
use jiff::tz::TimeZone;
use judge::clock::holidays::Holiday;
use judge::clock::{Days, Hour, Moment, Span, zone};
use judge::config::Config;
use judge::game::{Break, Outset, Pace};
use judge::settings::{Decrease, First, Own, TimeOfDay};
use judge::stage::Stage;
use proptest::prelude::*;

const KIND: TurnKind = TurnKind { name: "talk", also: &[], hours: Some(72), delay: 0, press: true, lapse: true };

fn days() -> impl Strategy<Value = Days> {
    "[-sS][-mM][-tT][-wW][-tT][-fF][-sS]".prop_filter_map("a day at least", |days| days.parse().ok())
}

fn pace() -> impl Strategy<Value = Pace> {
    let zones = prop_oneof![Just("UTC"), Just("Europe/Berlin"), Just("America/New_York"), Just("Asia/Tokyo")];
    let hour = proptest::option::of((0u16..1440).prop_map(Hour));
    (hour, days(), zones, 1i64..200, 0i64..100).prop_map(|(hour, days, zone, length, grace)| Pace {
        lengths: [("talk".to_owned(), Span::hours(length))].into(),
        grace: Span::hours(grace),
        hour,
        days,
        zone: zone.to_owned(),
        ..Pace::default()
    })
}

/// Moments of some years, many of them about changes of clocks and leap days.
fn moment() -> impl Strategy<Value = Moment> {
    // 29 February 2024 and 2028; clocks in Berlin and New York in spring and autumn of 2026.
    let odd = prop_oneof![
        Just(1_709_164_800i64),
        Just(1_835_395_200),
        Just(1_772_931_600),
        Just(1_774_746_000),
        Just(1_792_890_000),
        Just(1_793_509_200),
    ];
    let near = (odd, -5 * 86_400i64..5 * 86_400).prop_map(|(at, off)| at + off);
    prop_oneof![3 => 1_700_000_000i64..1_900_000_000, 2 => near].prop_map(Moment)
}

/// Days without deadlines of some year, or of all.
fn holidays() -> impl Strategy<Value = Vec<Holiday>> {
    let day = (moment(), any::<bool>()).prop_map(|(at, yearly)| {
        let day = at.zoned(&TimeZone::UTC).date();
        if yearly { Holiday::Yearly(day.month(), day.day()) } else { Holiday::On(day) }
    });
    proptest::collection::vec(day, 0..30)
}

/// Holidays and absences, some of which overlap.
fn breaks() -> impl Strategy<Value = Vec<Break>> {
    let one = (moment(), 1i64..20).prop_map(|(from, days)| Break { from, until: from.plus(Span::hours(24 * days)) });
    proptest::collection::vec(one, 0..6)
}

/// Whether the clocks allow a deadline at a moment.
fn allows(pace: &Pace, at: Moment, zone: &TimeZone) -> bool {
    let local = at.zoned(zone);
    let minute = i32::from(local.hour()) * 60 + i32::from(local.minute());
    let noon = pace.days.is_from_noon(local.weekday());
    let hour = pace.hour.is_none_or(|hour| {
        let wanted = local.date().to_datetime(hour.time()).to_zoned(zone.clone()).unwrap().timestamp().as_second();
        wanted == at.0 || noon && minute == 12 * 60 && hour.0 < 12 * 60
    });
    pace.days.has(local.weekday()) && hour && (!noon || minute >= 12 * 60)
}

proptest! {
    #[test]
    fn a_deadline_is_late_enough_and_where_the_clocks_allow_one(
        (pace, days, at, last, closed) in
            (pace(), holidays(), moment(), proptest::option::of(0i64..1000), breaks())
    ) {
        let open = pace.clone();
        let pace = Pace { holidays: days, ..pace };
        let last = last.map(|hours| at.plus(Span::hours(hours)));
        let due = pace.deadline(&KIND, &Outset { at, number: 2, last, closed: &closed }).unwrap();
        let zone = zone(&pace.zone).unwrap();
        let length = pace.lengths["talk"];
        let later = if pace.hour.is_some() { at.later(length, &zone) } else { at.plus(length) };
        prop_assert!(later >= at.plus(length).minus(Span::hours(1)));
        let earliest = later.max(last.unwrap_or(at));
        prop_assert!(due >= earliest);
        prop_assert!(allows(&pace, due, &zone), "{:?} {}", pace, due.machine(&zone));
        prop_assert!(closed.iter().all(|closed| due < closed.from || closed.until <= due));
        prop_assert!(!pace.holidays.iter().any(|holiday| holiday.is_on(due.zoned(&zone).date())));
        // A week and a day is the most that hour and days cost, where no break is in the way.
        let free = open.deadline(&KIND, &Outset { at, number: 2, last, closed: &[] }).unwrap();
        prop_assert!(free <= due && free <= earliest.plus(Span::hours(8 * 24 + 1)));
    }

    /// An absence moves a deadline that lies in it to the first one behind it, and no other: so by its own days, and by what
    /// hour and days cost.
    #[test]
    fn an_absence_moves_a_deadline_by_its_own_days_at_most(
        (pace, at, from, days) in (pace(), moment(), -200i64..200, 1i64..20)
    ) {
        let due = pace.deadline(&KIND, &Outset::at(at)).unwrap();
        let from = due.plus(Span::hours(from));
        let away = Break { from, until: from.plus(Span::hours(24 * days)) };
        let moved = pace.next_deadline("talk", due, &[away]);
        if due < away.from || away.until <= due {
            prop_assert_eq!(moved, pace.next_deadline("talk", due, &[]));
        } else {
            prop_assert_eq!(moved, pace.next_deadline("talk", away.until, &[]));
            prop_assert!(due < moved && moved <= due.plus(Span::hours(24 * days + 8 * 24 + 1)));
        }
    }

    /// Without an hour a deadline keeps its time of day when it moves on to another day.
    #[test]
    fn whoever_opens_later_is_due_no_earlier_where_there_is_an_hour(
        (pace, hour, at, more) in (pace(), 0u16..1440, moment(), 0i64..1_000_000)
    ) {
        let pace = Pace { hour: Some(Hour(hour)), ..pace };
        let due = |at: Moment| pace.deadline(&KIND, &Outset::at(at)).unwrap();
        prop_assert!(due(at) <= due(at.plus(Span(more))));
    }

    /// Daily games play each day, and weekly ones each week, also where clocks change.
    #[test]
    fn a_turn_of_whole_days_is_due_at_its_hour_so_many_days_later((pace, at, days) in (pace(), moment(), 1i64..15)) {
        let (hour, closed) = (Hour(20 * 60), "SMTWTFS".parse().unwrap());
        let lengths = [("talk".to_owned(), Span::hours(24 * days))].into();
        let pace = Pace { hour: Some(hour), days: closed, lengths, ..pace };
        let zone = zone(&pace.zone).unwrap();
        let opened = hour.next(at, &zone);
        let due = pace.deadline(&KIND, &Outset::at(opened)).unwrap();
        let day = opened.zoned(&zone).date().checked_add(jiff::Span::new().days(days)).unwrap();
        prop_assert_eq!(due.zoned(&zone).datetime(), day.to_datetime(hour.time()));
        prop_assert!(pace.start("talk", opened) <= due);
    }

    #[test]
    fn grace_ends_no_earlier_than_it_is_long_and_on_an_allowed_day(
        (pace, at, strict, closed) in (pace(), moment(), any::<bool>(), breaks())
    ) {
        let pace = Pace { strict, hour: None, ..pace };
        let end = pace.grace_end("talk", at, &closed);
        prop_assert!(end >= at.plus(pace.grace));
        if strict || pace.grace == Span(0) {
            prop_assert_eq!(end, at.plus(pace.grace));
        } else {
            prop_assert!(allows(&pace, end, &zone(&pace.zone).unwrap()));
            prop_assert!(closed.iter().all(|closed| end < closed.from || closed.until <= end));
        }
    }

    #[test]
    fn turns_get_shorter_down_to_a_length_and_the_first_is_as_long_as_was_said(
        (length, by, least, number) in (10i64..500, 1i64..50, 1i64..300, 2u32..80)
    ) {
        let lasts = |pace: &Pace, number: u32| {
            let outset = Outset { number, ..Outset::at(Moment(0)) };
            Span(pace.deadline(&KIND, &outset).unwrap().0)
        };
        let decrease = Some(Decrease { by: Span::hours(by), least: Span::hours(least) });
        let plain = Pace { lengths: [("talk".to_owned(), Span::hours(length))].into(), ..Pace::default() };
        let pace = Pace { decrease, first: Some(First::Twice), ..plain.clone() };
        prop_assert_eq!(lasts(&pace, 1), Span::hours(2 * length));
        prop_assert!(lasts(&pace, number) <= lasts(&plain, number));
        prop_assert!(lasts(&pace, number + 1) <= lasts(&pace, number));
        prop_assert!(lasts(&pace, number) >= Span::hours(least.min(length)));
        prop_assert!(lasts(&pace, 600) == Span::hours(least.min(length)));
        let long = Pace { first: Some(First::Lasts(Span::hours(by))), ..pace };
        prop_assert_eq!(lasts(&long, 1), Span::hours(by));
    }

    #[test]
    fn a_kind_of_turn_keeps_its_own_clocks_and_has_those_of_the_game_for_the_rest(
        (pace, hour, grace) in (pace(), proptest::option::of(0u16..1440), proptest::option::of(0i64..50))
    ) {
        let hour = hour.map(Hour);
        let own = Own { hour: hour.map(TimeOfDay::At), grace: grace.map(Span::hours), ..Own::default() };
        let with = Pace { own: [("talk".to_owned(), own)].into(), ..pace.clone() };
        let clocks = with.clocks("talk");
        prop_assert_eq!(clocks.hour, hour.or(pace.hour));
        prop_assert_eq!(clocks.grace, grace.map_or(pace.grace, Span::hours));
        prop_assert_eq!((clocks.days, clocks.delay), (pace.days, pace.delay));
        prop_assert_eq!(with.clocks("other"), pace.clocks("other"));
        let stored = serde_json::to_string(&with).unwrap();
        prop_assert_eq!(serde_json::from_str::<Pace>(&stored).unwrap(), with);
    }
}

/// The operator's list holds in every game, those of before included, and the game says so.
#[test]
fn no_deadline_of_a_game_falls_on_a_holiday() {
    let folder = tempfile::tempdir().unwrap();
    let list = ["03-05".parse().unwrap(), "2026-03-06".parse().unwrap()];
    let set_up = |config: &mut Config| config.games.pace.holidays = list.to_vec();
    let mut stage = Stage::set_up_with(folder.path(), chancery_engine::RULESETS, set_up).unwrap();
    // Monday 2 March 2026, 18:00, and three days: Thursday and Friday are closed.
    let story = "mail anna hi\n  REGISTER Anna\nreply anna\n  YES\nmail bert hi\n  REGISTER Bert\nreply bert\n  YES\n\
                 mail anna\n  CREATE ?sea word-m strait hour=20:00\n  LIST sea\n\
                 expect anna no deadline falls on 03-05, 2026-03-06\n\
                 mail anna\n  SIGNON ?sea word-a\nmail bert\n  SIGNON ?sea word-b\n\
                 expect bert Saturday 7 March 2026, 20:00 UTC\n";
    stage.play(story, "\n", &mut std::io::sink()).unwrap();
}
