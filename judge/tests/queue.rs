//! Whose letter goes out first, where many wait.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

use chancery_engine::RULESETS;
use judge::clock::{Moment, Span};
use judge::event::RawMail;
use judge::letter::Letter;
use judge::outbox::Parcel;
use judge::stage::Stage;

/// Two games of two, whose first turns are due at the same moment.
const GAMES: &str = "mail anna\n  REGISTER\n  Name: Anna\n  END\nreply anna\n  YES\n\
    mail bert\n  REGISTER\n  Name: Bert\n  END\nreply bert\n  YES\n\
    mail anna\n  CREATE ?lake word-m strait\nmail anna\n  CREATE ?pond word-m strait\n\
    mail anna\n  SIGNON ?lake word-a\nmail bert\n  SIGNON ?lake word-b\n\
    mail anna\n  SIGNON ?pond word-a\nmail bert\n  SIGNON ?pond word-b\n";

/// Somebody asks what version it is.
fn ask(stage: &mut Stage, who: &str, arrived: Moment) {
    let raw = format!("From: {who}@{who}.example\nMessage-ID: <{}@x.example>\n\nVERSION\n", arrived.0).into_bytes();
    let mail = RawMail { source: format!("{who} {}", arrived.0), raw, arrived, mark: None, signed_by: None };
    assert!(stage.desk().keep(&mail).unwrap());
}

/// Whether each of some letters answers a mail.
fn are_answers(parcels: &[Parcel]) -> Vec<bool> {
    parcels.iter().map(|parcel| parcel.letter.mail.is_some()).collect()
}

#[test]
fn who_has_written_is_answered_before_the_letters_of_turns_and_those_wait_while_games_are_due() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = Stage::set_up(folder.path(), RULESETS).unwrap();
    stage.play(GAMES, "\n", &mut std::io::sink()).unwrap();
    let deadline = |stage: &mut Stage, game: &str| stage.desk().store().game(game).unwrap().unwrap().due().unwrap();
    let mut due = deadline(&mut stage, "lake");
    while stage.now() < due.minus(Span::hours(1)) {
        // Reminders come before.
        stage.wait(Span::hours(1)).unwrap();
        due = deadline(&mut stage, "lake");
    }
    assert_eq!(deadline(&mut stage, "pond"), due);
    let now = due.plus(Span(1));
    // Games wait for mails that came before; nothing else does.
    ask(&mut stage, "anna", due.minus(Span(40)));
    ask(&mut stage, "bert", due.minus(Span(30)));
    stage.desk().store_mut().post("carl@carl.example", &Letter::default(), now.minus(Span(1))).unwrap();
    stage.desk().note_swept(now);
    // The desk has enough after each thing that it does: a mail, another, one game, the other.
    let do_one = |stage: &mut Stage| stage.desk().work_and_take(2, now, || true).unwrap();
    let (has_more, parcels) = do_one(&mut stage);
    assert!(has_more && are_answers(&parcels) == [true, false], "{parcels:?}");
    let (has_more, parcels) = do_one(&mut stage);
    assert!(has_more && are_answers(&parcels) == [true], "{parcels:?}");
    let (has_more, parcels) = do_one(&mut stage);
    assert!(has_more && parcels.is_empty(), "the other game is due: {parcels:?}");
    let (_, parcels) = do_one(&mut stage);
    assert_eq!(are_answers(&parcels), [false, false]);
    ask(&mut stage, "bert", now);
    let (_, parcels) = stage.desk().work_and_take(9, now, || false).unwrap();
    assert!(parcels.len() >= 3, "{parcels:?}");
    assert_eq!(are_answers(&parcels[..3]), [true, false, false], "his was written last");
}
