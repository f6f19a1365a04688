//! Attacks of strangers and of players: stars that hide lines, votes of before, and below it names, floods and parts.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

#[path = "attack/floods.rs"]
mod floods;
#[path = "attack/names.rs"]
mod names;
#[path = "attack/parts.rs"]
mod parts;
mod support;

use std::sync::atomic::{AtomicU32, Ordering};

use judge::config::Config;
use judge::game::Game;
use judge::stage::Stage;
use support::bids::{JUDGE, play};

fn stage(folder: &tempfile::TempDir) -> Stage {
    support::bids::stage(folder, |_| ())
}

/// The same, where no server vouches for anybody from now on.
fn stage_without_witness(folder: &tempfile::TempDir) -> Stage {
    drop(stage(folder));
    let unheard = |config: &mut Config| config.mailbox.authserv_id.clear();
    Stage::set_up_with(folder.path(), support::toy::TOYS, unheard).unwrap()
}

fn bids(stage: &mut Stage) -> Game {
    stage.desk().store().game("bids").unwrap().unwrap()
}

/// A mail for whose author nobody vouches; what it is answered with.
fn forge(stage: &mut Stage, from: &str, to: &str, text: &str) -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let id = COUNT.fetch_add(1, Ordering::Relaxed);
    let address = from.rsplit('<').next().unwrap().trim_end_matches('>').to_owned();
    let before = stage.letters_to(&address).len();
    let heads = "Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit";
    let mail = format!("From: {from}\nTo: {to}\nMessage-ID: <{id}@evil.example>\n{heads}\n\n{text}\n");
    stage.put(mail.as_bytes()).unwrap();
    stage.letters_to(&address)[before..].join("\n").split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn what_stars_would_hide_is_not_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder);
    for text in [
        "my password is RESIGN\n7\nRESIGN",
        "7\nRESIGN\nPRESS TO R\npw: RESIGN\nENDPRESS",
        "SET PASSWORD 9999\n9999",
        "PRESS TO ALL\nmy password is fool\nI am a fool\nENDPRESS",
    ] {
        let asked = stage.letters_to("anna").len();
        let told = forge(&mut stage, "eve@cafe.example", JUDGE, &format!("SIGNON Lbids word-a\n{text}"));
        assert!(told.contains("a word that your mail calls a password"), "{text}: {told}");
        assert_eq!(stage.letters_to("anna").len(), asked, "{text}");
    }
    // A password where it belongs hides nothing.
    let told = forge(&mut stage, "eve@cafe.example", JUDGE, "SIGNON Lbids word-a\nSET PASSWORD word-b\n7");
    assert!(told.contains("I have asked the registered address"), "{told}");
    let asked = stage.letters_to("anna").last().unwrap();
    assert!(asked.contains("| SET PASSWORD ********\n| 7\n"), "{asked}");
}

#[test]
fn a_wish_that_names_a_seat_again_names_it_once() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder);
    let much = format!("{}{}R*", "L".repeat(900), "*".repeat(900));
    play(&mut stage, "mail gerda\n  CREATE ?more word-m\n");
    play(&mut stage, &format!("mail anna\n  SIGNON ?more word-a\n  SET PREFERENCE {much}\n"));
    let game = stage.desk().store().game("more").unwrap().unwrap();
    assert_eq!(game.waiting[0].preference, "L*R");
}

/// A mail that arrived a minute before the turn began, and was read after it had.
fn late(stage: &mut Stage, from: &str, text: &str) -> String {
    late_to(stage, (from, JUDGE), text)
}

fn late_to(stage: &mut Stage, (from, to): (&str, &str), text: &str) -> String {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let id = COUNT.fetch_add(1, Ordering::Relaxed);
    let opened = bids(stage).round.unwrap().opened;
    let raw = format!("From: {from}\nTo: {to}\nMessage-ID: <{id}@late.example>\n\n{text}\n").into_bytes();
    let arrived = opened.minus(judge::clock::Span(60));
    let mail = judge::event::RawMail { source: format!("late {id}"), raw, arrived, mark: None, signed_by: None };
    stage.desk().keep(&mail).unwrap();
    stage.settle().unwrap();
    stage.letters_to(from).last().unwrap().split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn a_vote_of_before_the_turn_does_not_count_in_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder);
    let process = "clock +1h\nmail gerda\n  SIGNON Mbids word-m\n  PROCESS\n";
    play(&mut stage, process);
    for line in ["DRAW", "CONCEDE R", "SET WAIT", "CLEAR", "ORDERS AS SHOWN", "NO DRAW"] {
        let told = late(&mut stage, "anna@anna.example", &format!("SIGNON Lbids word-a\n{line}"));
        assert!(told.contains("began after you had sent this"), "{line}: {told}");
        let chair = bids(&mut stage).chair_called("L").unwrap().clone();
        assert!(chair.draw.is_none() && !chair.wait && chair.concede.is_none() && chair.sheet.0.is_empty(), "{line}");
    }
    // Nor is a turn played that its master has not seen.
    let before = bids(&mut stage).round.unwrap().number;
    let told = late(&mut stage, "gerda@gerda.example", "SIGNON Mbids word-m\nPROCESS");
    assert!(told.contains("PROCESS B2"), "{told}");
    assert_eq!(bids(&mut stage).round.unwrap().number, before);
    let told = late(&mut stage, "gerda@gerda.example", "SIGNON Mbids word-m\nPROCESS B2");
    assert!(told.contains("B2"), "{told}");
    assert_eq!(bids(&mut stage).round.unwrap().number, before + 1);
}

#[test]
fn an_answer_to_a_letter_of_the_turn_is_for_it_where_the_mail_servers_clock_is_behind() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder);
    let before = stage.ways_back("anna").answers;
    play(&mut stage, "clock +1h\nmail gerda\n  SIGNON Mbids word-m\n  PROCESS\n");
    let of_turn = stage.ways_back("anna").answers;
    late_to(&mut stage, ("anna@anna.example", &before), "7\nSET WAIT");
    let chair = bids(&mut stage).chair_called("L").unwrap().clone();
    assert!(chair.sheet.0.is_empty() && !chair.wait, "a letter of the turn before is none");
    let told = late_to(&mut stage, ("anna@anna.example", &of_turn), "7\nSET WAIT");
    assert!(!told.contains("began after you had sent this"), "{told}");
    let chair = bids(&mut stage).chair_called("L").unwrap().clone();
    assert!(chair.sheet.0 == ["7"] && chair.wait, "{told}");
}
