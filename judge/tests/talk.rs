//! Answers to press that wait: across restarts, and when their author's second thought is read late.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

use std::time::{Duration, UNIX_EPOCH};

use judge::clock::Span;
use judge::stage::{Stage, WaysBack};

/// Up to Anna's answer to Bert's press, which goes out at ten past six.
const WAITING: &str = "mail anna\n  REGISTER\n  Name: Anna\n  END\nreply anna\n  YES\n\
    mail bert\n  REGISTER\n  Name: Bert\n  END\nreply bert\n  YES\n\
    mail anna\n  CREATE ?lake word-m strait\n\
    mail anna\n  SIGNON ?lake word-a\n  SET PREFERENCE N\nmail bert\n  SIGNON ?lake word-b\n  SET PREFERENCE S\n\
    reply bert\n  PRESS TO N\n  Well?\n  ENDPRESS\nreply anna\n  The sea is wide.\nexpect anna This goes to South\n";

fn play(stage: &mut Stage, story: &str) {
    stage.play(story, "\r\n", &mut std::io::sink()).unwrap_or_else(|error| panic!("{error}"));
}

fn waiting(folder: &tempfile::TempDir) -> Stage {
    let mut stage = Stage::set_up(folder.path(), chancery_engine::RULESETS).unwrap();
    play(&mut stage, WAITING);
    stage
}

#[test]
fn words_wait_across_a_restart_and_go_out_once() {
    let folder = tempfile::tempdir().unwrap();
    drop(waiting(&folder));
    let mut stage = Stage::set_up(folder.path(), chancery_engine::RULESETS).unwrap();
    stage.wait(Span(9 * 60)).unwrap();
    assert_eq!(stage.letters_to("bert").len(), 0);
    stage.wait(Span(60)).unwrap();
    assert!(stage.letters_to("bert")[0].contains("The sea is wide."));
    drop(stage);
    let mut stage = Stage::set_up(folder.path(), chancery_engine::RULESETS).unwrap();
    stage.wait(Span::hours(1)).unwrap();
    assert_eq!(stage.letters_to("bert").len(), 0);
}

/// The second in which the words go out is still in time.
#[test]
fn a_second_thought_that_arrived_in_time_counts_whenever_it_is_read() {
    for (minutes, taken_back) in [(9, true), (10, true), (11, false)] {
        let folder = tempfile::tempdir().unwrap();
        let mut stage = waiting(&folder);
        let before = stage.letters_to("bert").len();
        let WaysBack { answers, id, .. } = stage.ways_back("anna");
        let mail = format!(
            "From: anna@anna.example\nTo: {answers}\nIn-Reply-To: <{id}>\nMessage-ID: <late@anna.example>\n\nUNSEND\n"
        );
        let path = folder.path().join("mailbox/new/second-thought");
        std::fs::write(&path, mail).unwrap();
        let arrived = UNIX_EPOCH + Duration::from_secs(1_772_474_400 + minutes * 60);
        std::fs::File::options().append(true).open(&path).unwrap().set_modified(arrived).unwrap();
        stage.be_deaf(Span(15 * 60)).unwrap();
        stage.wait(Span::hours(1)).unwrap();
        assert_eq!(stage.letters_to("bert").len() == before, taken_back, "{minutes}");
        assert_eq!(stage.letters_to("anna").last().unwrap().contains("Taken back"), taken_back, "{minutes}");
    }
}

#[test]
fn words_go_neither_to_nor_from_a_seat_that_has_changed_hands() {
    for (who, seat, reason) in [("anna", "N", "You do not speak for North"), ("bert", "S", "has another player")] {
        let folder = tempfile::tempdir().unwrap();
        let mut stage = waiting(&folder);
        let before = stage.letters_to("bert").len();
        play(
            &mut stage,
            &format!(
                "mail {who}\n  SIGNON {seat}lake word-{}\n  RESIGN\nmail carl\n  REGISTER\n  Name: Carl\n  END\n\
                 reply carl\n  YES\nmail carl\n  SIGNON {seat}lake word-c\n  \nclock +10m\n\
                 expect anna come back here\nexpect anna {reason}\nexpect anna | The sea is wide.\n\
                 refuse carl sea is wide\n",
                &who[..1]
            ),
        );
        assert!(stage.letters_to("bert")[before..].iter().all(|letter| !letter.contains("sea is wide")));
    }
}

/// A mail of Anna's to the address that her newest letter names.
fn put(stage: &mut Stage, heads: &str, text: &str) {
    use std::sync::atomic::{AtomicU32, Ordering};
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let WaysBack { answers, .. } = stage.ways_back("anna");
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    let mail =
        format!("From: anna@anna.example\nTo: {answers}\nMessage-ID: <{number}@anna.example>\n{heads}\n\n{text}\n");
    stage.put(mail.as_bytes()).unwrap();
}

/// Up to a letter of press from Bert to Anna.
fn asked(folder: &tempfile::TempDir) -> Stage {
    let mut stage = Stage::set_up(folder.path(), chancery_engine::RULESETS).unwrap();
    let before = WAITING.split("reply anna\n  The sea").next().unwrap();
    play(&mut stage, before);
    stage
}

#[test]
fn words_to_another_player_are_not_lost_by_what_stands_above_them() {
    for (heads, waits) in [
        ("Subject: Carl is out!", false),
        ("Subject: Stay away from Belgium", false),
        ("Subject: The emperor's absence", false),
        ("Subject: hello\nPrecedence: bulk", true),
        ("Subject: hello\nX-Loop: anna@anna.example", true),
        ("Subject: Vacation", true),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let mut stage = asked(&folder);
        let before = stage.letters_to("bert").len();
        put(&mut stage, heads, "The sea is wide.");
        let told = stage.letters_to("anna").last().unwrap().split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!(told.contains("as if a program had written it"), waits, "{heads}: {told}");
        stage.wait(Span::hours(1)).unwrap();
        assert_eq!(stage.letters_to("bert").len() == before, waits, "{heads}");
        if waits {
            // A program that answers this too is not heard, and its author is.
            let letters = stage.letters_to("anna").len();
            put(&mut stage, heads, "The sea is wide.");
            assert_eq!(stage.letters_to("anna").len(), letters, "{heads}");
            put(&mut stage, heads, "SEND NOW");
            assert!(stage.letters_to("bert").last().unwrap().contains("The sea is wide."), "{heads}");
        }
    }
}

#[test]
fn orders_are_not_lost_by_what_stands_above_them() {
    for heads in ["Subject: Carl is out!", "Subject: Vacation", "Precedence: bulk", "X-Loop: anna@anna.example"] {
        let folder = tempfile::tempdir().unwrap();
        let mut stage = asked(&folder);
        put(&mut stage, heads, "F Lon H\nA Wal H");
        let told = stage.letters_to("anna").last().unwrap().clone();
        assert!(told.contains("Harbour") || told.contains("F Har"), "{heads}: {told}");
    }
}

#[test]
fn what_a_program_writes_back_goes_to_nobody_and_is_not_answered() {
    for heads in [
        "Subject: hello\nAuto-Submitted: auto-replied",
        "Subject: hello\nAuto-Submitted: auto-generated (vacation)",
        "Subject: hello\nX-Autoreply: yes",
        "Subject: hello\nPrecedence: junk",
        "Subject: hello\nReturn-Path: <>",
    ] {
        let folder = tempfile::tempdir().unwrap();
        let mut stage = asked(&folder);
        let before = (stage.letters_to("anna").len(), stage.letters_to("bert").len());
        put(&mut stage, heads, "The sea is wide.");
        stage.wait(Span::hours(1)).unwrap();
        assert_eq!((stage.letters_to("anna").len(), stage.letters_to("bert").len()), before, "{heads}");
    }
}
