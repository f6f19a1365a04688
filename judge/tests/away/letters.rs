//! Letters that wait since the way out was closed: how long, and for whose sake.

use std::path::Path;

use judge::clock::{Moment, Span};
use judge::desk::Desk;
use judge::outbox::Delivery;
use judge::stage::Stage;
use judge::store::Way;

use super::hello;

fn stage_with_letters(folder: &Path, count: usize) -> Stage {
    let mut stage = Stage::set_up(folder, chancery_engine::RULESETS).unwrap();
    let store = stage.desk().store_mut();
    for number in 0..count {
        store.post(&format!("anna{number}@anna.example"), &hello(), Moment(1)).unwrap();
    }
    stage
}

#[test]
fn letters_wait_for_weeks_while_the_judge_is_refused_and_nobody_storms_the_server() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage_with_letters(folder.path(), 20);
    let desk = stage.desk();
    let mut now = Moment(2_000_000_000);
    let until = now.plus(Span::hours(24 * 30));
    let (mut attempts, mut first_hour) = (0, 0);
    while now < until {
        while let Some(parcel) = desk.take_parcel(now).unwrap() {
            attempts += 1;
            first_hour += u32::from(now.0 < 2_000_003_600);
            desk.note_delivery(parcel.id, &Delivery::Away("535 wrong password".into()), now).unwrap();
        }
        now = desk.next_due(now).unwrap().unwrap().max(now.plus(Span(1)));
    }
    assert!(first_hour <= 12, "{first_hour} attempts in the first hour");
    assert!(attempts <= 24 * 30 * 4 + 20, "{attempts} attempts in a month");
    assert!(desk.store().letters().unwrap().iter().all(|(_, _, state)| state == "waiting"), "no letter was given up");
    now = now.plus(Span::hours(1));
    let mut sent = 0;
    while let Some(parcel) = desk.take_parcel(now).unwrap() {
        desk.note_delivery(parcel.id, &Delivery::Sent, now).unwrap();
        sent += 1;
    }
    assert_eq!(sent, 21, "all go out as soon as the way is open, and the operator is told");
}

/// Its server hangs up, or will not relay, whenever it hears of one recipient.
#[test]
fn a_letter_that_alone_is_sent_back_again_and_again_is_given_up_and_closes_the_way_to_no_other() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage_with_letters(folder.path(), 1);
    let desk = stage.desk();
    let mut now = Moment(2_000_000_000);
    let mut closed = 0;
    for ten_minutes in 0..6 * 24 * 6 {
        if ten_minutes % 6 == 0 {
            desk.store_mut().post(&format!("bert{ten_minutes}@bert.example"), &hello(), now).unwrap();
        }
        while let Some(parcel) = desk.take_parcel(now).unwrap() {
            let is_annas = parcel.to.starts_with("anna0");
            let away = Delivery::Away("421 4.7.0 closing connection".into());
            desk.note_delivery(parcel.id, if is_annas { &away } else { &Delivery::Sent }, now).unwrap();
            closed += u32::from(is_annas && desk.store().outage(Way::Post).unwrap().is_some());
        }
        now = now.plus(Span::minutes(10));
    }
    assert!(closed <= 6, "the way was closed to others {closed} times");
    let letters = desk.store().letters().unwrap();
    let waiting: Vec<_> = letters.iter().filter(|(.., state)| state != "sent").collect();
    assert!(waiting.len() == 1 && waiting[0].2 == "refused", "{}", waiting.len());
}

/// Takes the letters that go out at a moment, and notes the same of all.
fn try_all(desk: &mut Desk, delivery: &Delivery, now: Moment) -> usize {
    let taken: Vec<i64> = std::iter::from_fn(|| desk.take_parcel(now).unwrap().map(|parcel| parcel.id)).collect();
    taken.iter().for_each(|id| desk.note_delivery(*id, delivery, now).unwrap());
    taken.len()
}

#[test]
fn time_in_which_nothing_could_be_tried_gives_no_letter_up() {
    let (put_off, away) = (Delivery::Deferred("450 greylisted".into()), Delivery::Away("no server".into()));
    for was_down in [true, false] {
        let folder = tempfile::tempdir().unwrap();
        let mut stage = stage_with_letters(folder.path(), 1);
        let desk = stage.desk();
        let first = Moment(2_000_000_000);
        let later = first.plus(Span::hours(24 * 6));
        desk.open_up(first).unwrap();
        assert_eq!(try_all(desk, &put_off, first), 1);
        if was_down {
            desk.open_up(later).unwrap();
        } else {
            try_all(desk, &away, first.plus(Span::hours(2)));
        }
        assert_eq!(try_all(desk, &put_off, later), 1);
        let is_given_up = |desk: &Desk| desk.store().letters().unwrap().iter().any(|(.., state)| state == "refused");
        assert!(!is_given_up(desk), "it has been tried twice: {was_down}");
        try_all(desk, &put_off, later.plus(Span::hours(24 * 5)));
        assert!(is_given_up(desk), "after five days of trying there is an end: {was_down}");
    }
}

#[test]
fn a_clock_that_was_ahead_and_is_set_right_holds_up_no_letter() {
    for is_started_anew in [true, false] {
        let folder = tempfile::tempdir().unwrap();
        let mut stage = stage_with_letters(folder.path(), 1);
        let desk = stage.desk();
        let (now, ahead) = (Moment(2_000_000_000), Moment(2_000_036_000));
        desk.stay_alive(ahead).unwrap();
        try_all(desk, &Delivery::Away("421 busy".into()), ahead);
        desk.store_mut().post("bert@bert.example", &hello(), ahead.plus(Span(5))).unwrap();
        assert_eq!(try_all(desk, &Delivery::Sent, now), 0);
        if is_started_anew {
            desk.open_up(now).unwrap()
        } else {
            desk.wake((ahead, now)).unwrap()
        }
        assert_eq!(try_all(desk, &Delivery::Sent, now.plus(Span(5))), if is_started_anew { 2 } else { 3 });
    }
}

#[test]
fn one_letter_whose_sender_is_refused_stops_no_other() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage_with_letters(folder.path(), 5);
    let desk = stage.desk();
    let mut now = Moment(2_000_000_000);
    for _ in 0..600 {
        while let Some(parcel) = desk.take_parcel(now).unwrap() {
            let delivery =
                if parcel.to.starts_with("anna0") { Delivery::Away("550 no".into()) } else { Delivery::Sent };
            desk.note_delivery(parcel.id, &delivery, now).unwrap();
        }
        now = now.plus(Span(1));
    }
    let waiting = desk.store().letters().unwrap().into_iter().filter(|(.., state)| state == "waiting");
    assert_eq!(waiting.map(|(to, ..)| to).collect::<Vec<_>>(), ["anna0@anna.example"]);
}

#[test]
fn a_letter_that_brings_the_judge_down_is_set_aside_and_told() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage_with_letters(folder.path(), 4);
    let desk = stage.desk();
    let mut now = Moment(2_000_000_000);
    for crash in 0..20 {
        let mut crashed = false;
        // The courier takes what it is given in turn, and the third letter is its end.
        let mut in_hand = Vec::new();
        while let Some(parcel) = desk.take_parcel(now).unwrap() {
            in_hand.push(parcel);
        }
        for parcel in in_hand {
            if parcel.to.starts_with("anna2") {
                crashed = true;
                break;
            }
            if crash > 0 || !parcel.to.starts_with("anna1") {
                desk.note_delivery(parcel.id, &Delivery::Sent, now).unwrap();
            }
        }
        now = now.plus(Span(10));
        if crashed {
            desk.open_up(now).unwrap();
        }
    }
    let letters = desk.store().letters().unwrap();
    let states: Vec<&str> = letters.iter().map(|(.., state)| state.as_str()).collect();
    assert_eq!(states, ["sent", "sent", "refused", "sent", "sent"], "the guilty one alone, and the operator is told");
    assert!(letters[4].1.text.replace('\n', " ").contains("letter 3 to anna2@anna.example"), "{}", letters[4].1.text);
    for letter in ["3", "1", "refused"] {
        desk.store_mut().ask("retry", letter, "").unwrap();
    }
    desk.work(now).unwrap();
    assert_eq!(desk.take_parcel(now).unwrap().unwrap().id, 3, "an operator may have it sent again");
    assert!(desk.take_parcel(now).unwrap().is_none(), "what went out is not sent twice");
}

#[test]
fn a_damaged_letter_is_set_aside_alone_and_told() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage_with_letters(folder.path(), 4);
    let other = rusqlite::Connection::open(folder.path().join("chancery.sqlite")).unwrap();
    other
        .execute_batch(
            "UPDATE letter SET body = '{', packed = NULL WHERE number = 1;
        UPDATE letter SET packed = X'789C7BFF7D' WHERE number = 2; DELETE FROM letter WHERE number = 4;",
        )
        .unwrap();
    stage.settle().unwrap();
    assert_eq!(stage.letters_to("anna2@anna.example").len(), 1);
    let told = stage.letters_to("operator@operator.example").join("\n");
    for id in [1, 2, 4] {
        assert!(told.contains(&format!("letter {id} is damaged")), "{told}");
    }
}
