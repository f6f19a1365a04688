//! A clock that was far ahead, and is right again.

use judge::clock::Span;

use super::{deadline, mail, stage};

#[test]
fn a_clock_that_was_years_ahead_for_a_moment_leaves_no_deadline_there_and_lets_no_mail_go() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder);
    let due = deadline(&mut stage);
    let (now, years) = (due.minus(Span::hours(4)), Span::hours(3 * 365 * 24));
    let desk = stage.desk();
    desk.keep(&mail("1", "anna", "VERSION", now)).unwrap();
    desk.work(now).unwrap();
    desk.wake((now, now.plus(years))).unwrap();
    desk.work(now.plus(years)).unwrap();
    assert!(due.plus(years) < deadline(&mut stage).plus(Span::hours(24)));
    // By a restart, too.
    stage.desk().stay_alive(now.plus(years)).unwrap();
    stage.desk().open_up(now.plus(Span(14))).unwrap();
    assert_eq!(deadline(&mut stage), due, "it is due as it was");
    let letters = stage.desk().store().letters().unwrap();
    let is_told = |text: &str| text.replace('\n', " ").contains("The deadline for");
    assert!(letters.iter().any(|(to, letter, _)| to.starts_with("anna") && is_told(&letter.text)), "it is told");
    let newest = stage.desk().store().newest_mail().unwrap();
    let row = stage.desk().store().mail(newest).unwrap().unwrap();
    assert!(String::from_utf8_lossy(&row.raw).contains("VERSION"), "nothing was let go");
    // A turn that was opened by such a clock.
    let desk = stage.desk();
    let mut game = desk.store().game("bids").unwrap().unwrap();
    let round = game.round.as_mut().unwrap();
    (round.opened, round.deadline) = (round.opened.plus(years), Some(due.plus(years)));
    round.grace = round.grace.map(|grace| grace.plus(years));
    let opened = round.opened;
    // It may have been put off by it, too.
    for put_off in [false, true] {
        let mut game = game.clone();
        let round = game.round.as_mut().unwrap();
        if put_off {
            round.put_off_from = Some((round.deadline.unwrap(), round.grace.unwrap(), now.plus(years).plus(years)));
            round.deadline = Some(due.plus(years).plus(years));
        }
        game.make_up_for_leap(now, Span::hours(12)).unwrap();
        let round = game.round.unwrap();
        assert_eq!((round.opened, round.deadline.unwrap().0 - now.0), (now, due.plus(years).0 - opened.0));
    }
    // One that was due meanwhile, with turns of ten minutes, has no twelve hours more.
    let round = game.round.as_mut().unwrap();
    (round.opened, round.deadline) = (now.minus(Span(1200)), Some(due.plus(years)));
    round.put_off_from = Some((now.minus(Span(600)), now.minus(Span(600)), now.plus(years)));
    game.make_up_for_leap(now, Span::hours(12)).unwrap();
    assert_eq!(game.round.unwrap().deadline, Some(now.plus(Span(2400))));
}
