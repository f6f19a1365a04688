//! What came in after the copy is acted on again as of when it came, so that the same turns come of it.

use std::path::{Path, PathBuf};

use judge::clock::{Moment, Span};
use judge::stage::{Stage, StoryError, WaysBack};
use judge::store::{self, StoreError};

use super::{GAME, go_back, now, play, support};

/// A game, and a copy of the store in which its first turn is being played.
fn copied(folder: &Path, delay: &str) -> (Stage, PathBuf) {
    copied_after(folder, &GAME.replace("bid=10h", &format!("bid=10h delay={delay}")))
}

/// A copy of the store as it is after a story.
fn copied_after(folder: &Path, story: &str) -> (Stage, PathBuf) {
    let mut stage = Stage::set_up(folder, support::toy::TOYS).unwrap();
    play(&mut stage, story);
    let copy = folder.join("copy.sqlite");
    let at = now(&stage);
    stage.desk().stay_alive(at).unwrap();
    store::copy(&folder.join("chancery.sqlite"), &copy).unwrap();
    (stage, copy)
}

/// What has been played, and what lies for the turn that is being played: its label, when it began, and the two sheets.
fn stands(stage: &mut Stage) -> (Vec<String>, String, Moment, [Vec<String>; 2]) {
    let store = stage.desk().store();
    let played = store.chapters("bids").unwrap().iter().map(|chapter| format!("{:?}", chapter.sheets)).collect();
    let game = store.game("bids").unwrap().unwrap();
    let sheet = |letter: &str| game.chairs.iter().find(|chair| chair.letters == letter).unwrap().sheet.0.clone();
    let sheets = ["L", "R"].map(sheet);
    let round = game.round.unwrap();
    (played, round.label, round.opened, sheets)
}

/// When the first letter was written that is not in the copy.
fn later_letters(copy: &Path, folder: &Path) -> Moment {
    let store = rusqlite::Connection::open(folder.join("chancery.sqlite")).unwrap();
    store.execute("ATTACH ?1 AS copy", [copy.to_str().unwrap()]).unwrap();
    let sql = "SELECT min(written) FROM main.outbox WHERE id > (SELECT max(id) FROM copy.outbox)";
    Moment(store.query_row(sql, (), |row| row.get(0)).unwrap())
}

const BIDS: &str = "mail anna\n  SIGNON Lbids word-a\n  7\nmail bert\n  SIGNON Rbids word-b\n  4\n";

#[test]
fn turns_that_were_complete_are_played_before_the_mail_that_came_later() {
    for delay in ["0m", "30m"] {
        let folder = tempfile::tempdir().unwrap();
        let (mut stage, copy) = copied(folder.path(), delay);
        stage.wait(Span::hours(1)).unwrap();
        play(&mut stage, BIDS);
        stage.wait(Span::hours(1)).unwrap();
        // The same lines again, for the next turn.
        play(&mut stage, "mail anna\n  SIGNON Lbids word-a\n  9\n");
        stage.wait(Span::hours(2)).unwrap();
        let before = stands(&mut stage);
        assert_eq!((before.0.len(), &before.3), (1, &[vec!["9".to_owned()], vec![]]), "{delay}");
        let at = now(&stage);
        let mut stage = go_back(stage, &copy);
        assert_eq!(stands(&mut stage), before, "{delay}");
        assert!(later_letters(&copy, folder.path()) >= at, "letters are dated as they are written");
    }
}

#[test]
fn who_goes_on_with_an_older_copy_put_there_by_hand_tells_everybody() {
    let folder = tempfile::tempdir().unwrap();
    let (mut stage, copy) = copied(folder.path(), "0m");
    play(&mut stage, BIDS);
    store::Tally::keep(stage.desk().store(), None).unwrap();
    let at = now(&stage);
    let back = stage.restart(support::toy::TOYS, |config| {
        let path = &config.store.path;
        store::Store::files(path)
            .iter()
            .filter(|file| file.exists())
            .for_each(|file| std::fs::remove_file(file).unwrap());
        std::fs::copy(&copy, path).unwrap();
        let mut store = store::Store::open(path).unwrap();
        assert!(store.doubt().unwrap().unwrap().contains("it is an older copy"));
        store.go_on_from_older(at, |_| Ok::<_, StoreError>(())).unwrap();
        assert_eq!(store.doubt().unwrap(), None);
        Ok(())
    });
    let mut stage = back.unwrap();
    assert!(stands(&mut stage).0.is_empty());
    let letters = stage.letters_to("bert").join("\n").replace('\n', " ");
    assert!(letters.contains("I have gone back to a copy"), "{letters}");
}

#[test]
fn after_a_deadline_that_is_put_off_what_names_no_turn_is_not_taken_for_it() {
    let folder = tempfile::tempdir().unwrap();
    let (mut stage, copy) = copied(folder.path(), "30m");
    play(&mut stage, "mail anna\n  SIGNON Lbids word-a\n  7\n");
    // Its deadline and its grace are over, and it is played without the other number.
    stage.wait(Span::hours(16)).unwrap();
    play(&mut stage, BIDS);
    play(&mut stage, "mail anna\n  SIGNON Lbids word-a\n  PHASE B2\n  8\n");
    assert_eq!(stands(&mut stage).0.len(), 1);
    let at = now(&stage);
    let mut stage = go_back(stage, &copy);
    let (played, label, _, sheets) = stands(&mut stage);
    assert_eq!((played.len(), label.as_str()), (0, "B1"));
    assert_eq!(sheets, [vec!["7".to_owned()], vec![]], "what came later was for another turn");
    let told = stage.letters_to("bert").join("\n").replace('\n', " ");
    assert!(told.contains("Not taken: I have gone back to a copy of before B1 was played."), "{told}");
    let late = told.matches("Subject: [bids B1] orders late").count();
    assert_eq!(late, 1, "the time for late orders is over, and was told of before: {told}");
    let round = stage.desk().store().game("bids").unwrap().unwrap().round.unwrap();
    assert!(round.deadline.unwrap() >= at.plus(Span::hours(12)), "it is put off: {round:?}");
    stage.wait(Span::minutes(10)).unwrap();
    play(&mut stage, BIDS);
    stage.wait(Span::hours(1)).unwrap();
    assert_eq!(stands(&mut stage).0.len(), 1, "what comes now is taken");
}

#[test]
fn a_question_that_is_asked_again_can_be_answered_and_a_yes_that_came_in_time_counts() {
    let folder = tempfile::tempdir().unwrap();
    let (mut stage, copy) = copied_after(folder.path(), &format!("{GAME}mail carl\n  REGISTER\n  Name: Carl\n  END\n"));
    stage.wait(Span::hours(1)).unwrap();
    play(&mut stage, "mail carl\n  YES {token}\nmail dora\n  REGISTER\n  Name: Dora\n  END\n");
    // Longer than such a question waits.
    stage.wait(Span::hours(24 * 8)).unwrap();
    let mut stage = go_back(stage, &copy);
    let is_known =
        |stage: &mut Stage, who: &str| stage.desk().store().person(&format!("{who}@{who}.example")).unwrap().is_some();
    assert!(is_known(&mut stage, "carl"), "it was answered an hour later");
    assert!(!is_known(&mut stage, "dora"));
    play(&mut stage, "mail dora\n  YES {token}\n");
    assert!(is_known(&mut stage, "dora"), "she has been asked now");
}

/// A mail server's report that a letter to Bert came back.
fn bounce(letter: &WaysBack, number: u32) -> Vec<u8> {
    format!(
        "Return-Path: <>\nFrom: MAILER-DAEMON@mx.example\nTo: {}\nMessage-ID: <{number}@mx.example>\n\
         Content-Type: multipart/report; report-type=delivery-status; boundary=b\n\n--b\n\nIt failed.\n--b\n\
         Content-Type: message/delivery-status\n\nReporting-MTA: dns; mx.example\n\n\
         Final-Recipient: rfc822; bert@bert.example\nAction: failed\nStatus: 5.1.1\n\n--b--\n",
        letter.bounces
    )
    .into_bytes()
}

#[test]
fn what_bounced_on_two_days_did_so_and_is_told_where_it_still_counts() {
    for (days, told) in [(1, 2), (9, 1)] {
        let folder = tempfile::tempdir().unwrap();
        let paused = format!("{GAME}mail anna\n  SIGNON Mbids word-m\n  PAUSE\n");
        let (mut stage, copy) = copied_after(folder.path(), &paused);
        let letter = stage.ways_back("bert");
        for number in 0..2 {
            stage.wait(Span::hours(25)).unwrap();
            stage.put(&bounce(&letter, number)).unwrap();
        }
        stage.wait(Span::hours(24 * days)).unwrap();
        let score = |stage: &mut Stage| stage.desk().store().health("bert@bert.example").unwrap().unwrap().score;
        let before = score(&mut stage);
        let mut stage = go_back(stage, &copy);
        assert_eq!(score(&mut stage), before, "a step a day, whenever it is read");
        let letters = stage.letters_to("anna");
        let letters = letters.iter().filter(|letter| letter.replace('\n', " ").contains("has bounced since")).count();
        assert_eq!(letters, told, "after {days} days in which nothing came back");
    }
}

/// A store that went back to a copy which knows nothing of Anna's letter about the turn that is played again, and where that is answered.
fn lost(folder: &Path) -> (Stage, String) {
    let (mut stage, copy) = copied(folder, "0m");
    stage.wait(Span::hours(1)).unwrap();
    play(&mut stage, BIDS);
    let answers = stage.ways_back("anna").answers;
    (go_back(stage, &copy), answers)
}

#[test]
fn letters_that_were_lost_with_the_store_allow_nothing_once_they_are_taken_back() {
    for (subject, counts) in [("bids", false), ("anna@anna.example", false), ("", true)] {
        let folder = tempfile::tempdir().unwrap();
        let (mut stage, lost) = lost(folder.path());
        if !subject.is_empty() {
            stage.desk().store_mut().ask("revoke", subject, "").unwrap();
            stage.wait(Span::minutes(1)).unwrap();
        }
        let raw = format!("From: Anna <anna@anna.example>\nTo: {lost}\nMessage-ID: <stolen@x>\n\n9\n");
        stage.put(raw.as_bytes()).unwrap();
        assert_eq!(stands(&mut stage).3[0] == ["9"], counts, "{subject}");
    }
}

#[test]
fn a_lost_letter_whose_address_others_have_read_allows_nothing_more() {
    let folder = tempfile::tempdir().unwrap();
    let (mut stage, lost) = lost(folder.path());
    for (number, cc, stands_then) in [(8, "Cc: eve@eve.example\n", 8), (9, "", 8)] {
        let raw = format!("From: Anna <anna@anna.example>\nTo: {lost}\n{cc}Message-ID: <{number}@x>\n\n{number}\n");
        stage.put(raw.as_bytes()).unwrap();
        assert_eq!(stands(&mut stage).3[0], [stands_then.to_string()], "{number}");
    }
}

#[test]
fn who_goes_back_by_a_clock_that_is_wrong_has_the_same_read_again_and_told() {
    let wrong = [Some(Span::hours(24 * 365 * 14)), None];
    for ahead in wrong {
        let folder = tempfile::tempdir().unwrap();
        let (mut stage, copy) = copied(folder.path(), "0m");
        stage.wait(Span::hours(1)).unwrap();
        play(&mut stage, BIDS);
        let before = stands(&mut stage);
        let at = ahead.map_or(Moment(7), |ahead| now(&stage).plus(ahead));
        let mut stage = stage
            .restart(support::toy::TOYS, |config| {
                store::restore(&config.store.path, &copy, at).unwrap();
                judge::maildir::put_back(&config.mailbox.path, Moment(0)).map(drop).map_err(StoryError::from)
            })
            .unwrap();
        stage.wait(Span::minutes(5)).unwrap();
        assert!(stands(&mut stage) == before, "{ahead:?}");
        let told = stage.letters_to("anna").join(" ").replace('\n', " ");
        assert!(told.contains("I have gone back to a copy") && told.contains("later mail"), "{ahead:?}");
        assert_eq!(stage.desk().store().setback().unwrap(), None, "{ahead:?}: it is told at once");
    }
}
