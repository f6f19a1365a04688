//! Who is believed, and how often: forged mail, capabilities, held mail, robots, floods.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

#[path = "trust/mailboxes.rs"]
mod mailboxes;
mod support;

use judge::clock::Span;
use judge::config::{AuthenticatedReply, Config, Unverified};
use judge::event::RawMail;
use judge::stage::{Stage, WaysBack};
use support::bids::{JUDGE, play, stage};
use support::home;

fn checked(config: &mut Config) {
    config.mailbox.authserv_id = "mx.judge.example".into();
}

/// A mail in Anna's name, with what our server found out about it; `more` is a header of its own.
fn from_anna(found: &str, to: &str, more: &str, text: &str) -> Vec<u8> {
    let found =
        if found.is_empty() { String::new() } else { format!("Authentication-Results: mx.judge.example; {found}\n") };
    format!("{found}From: Anna <anna@anna.example>\nTo: {to}\n{more}\n\n{text}\n").into_bytes()
}

fn bid(stage: &mut Stage) -> Vec<String> {
    stage.desk().store().game("bids").unwrap().unwrap().chair_called("L").unwrap().sheet.0.clone()
}

#[test]
fn forged_mail_is_neither_obeyed_nor_answered_and_its_victim_is_told_once() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder, checked);
    let before = stage.letters_to("anna").len();
    for number in 1..4 {
        let id = format!("Message-ID: <{number}@evil.example>");
        let mail = from_anna("dmarc=fail header.from=anna.example", JUDGE, &id, "SIGNON Lbids word-a\n7");
        stage.put(&mail).unwrap();
    }
    assert!(bid(&mut stage).is_empty());
    let told = &stage.letters_to("anna")[before..];
    assert_eq!(told.len(), 1, "{told:#?}");
    assert!(told[0].contains("your own mail\nprovider says so"), "{}", told[0]);
}

#[test]
fn an_answer_that_authenticates_but_has_no_capability_is_held_or_accepted() {
    for accept in [false, true] {
        let folder = tempfile::tempdir().unwrap();
        let mut stage = stage(&folder, |config| {
            checked(config);
            if accept {
                config.trust.authenticated_reply = AuthenticatedReply::Accept;
            }
        });
        let known = format!("In-Reply-To: <{}>", stage.ways_back("anna").id);
        stage.put(&from_anna("dmarc=pass header.from=anna.example", JUDGE, &known, "7")).unwrap();
        if !accept {
            assert!(bid(&mut stage).is_empty());
            play(&mut stage, "expect anna A mail for your place in game bids has come from\nreply anna\n  Yes.\n");
        }
        assert_eq!(bid(&mut stage), ["7"]);
        // Nobody vouches: neither secret nor authentication.
        stage.put(&from_anna("", JUDGE, &known, "8")).unwrap();
        assert_eq!(bid(&mut stage), ["7"]);
        assert!(stage.letters_to("anna").last().unwrap().contains("I cannot tell that this answer comes from"));
    }
}

/// Whoever gets a copy of an answer reads in it the address that speaks for its author.
#[test]
fn a_letter_whose_answer_others_have_read_speaks_for_nobody_any_more() {
    for (copies, seen) in [
        ("Cc: bert@bert.example", true),
        ("Cc: Anna <anna@anna.example>, judge@chancery.example", false),
        ("X-To: bert@bert.example", false),
        ("Cc: \"'bert@bert.example'\" <judge@chancery.example>", false),
        ("Cc: friends: bert@bert.example, carl@carl.example;", true),
        ("Cc: undisclosed-recipients:;", false),
        ("Cc: Bert <bert@bert.example", true),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let mut stage = stage(&folder, checked);
        let to = stage.ways_back("anna").answers;
        stage.put(&from_anna("dmarc=pass header.from=anna.example", &to, copies, "7")).unwrap();
        assert_eq!(bid(&mut stage), ["7"], "{copies}");
        assert_eq!(stage.letters_to("anna").last().unwrap().contains("Your answer went to others as well"), seen);
        stage.put(&from_anna("", &to, "Message-ID: <later@bert.example>", "9")).unwrap();
        assert_eq!(bid(&mut stage), [if seen { "7" } else { "9" }], "{copies}");
    }
}

/// However little comes of the answer itself: others have read the address all the same.
#[test]
fn a_letter_is_retired_whatever_becomes_of_the_answer_that_others_have_read() {
    let form = "multipart/mixed; boundary=b\n\n--b\nContent-Type: application/pdf; name=a.pdf\n\nx\n--b--";
    for (found, more, text) in [
        ("", "Content-Type: application/pgp-encrypted", "x"),
        ("", "Content-Type: text/plain; charset=nobody-knows-it", "7"),
        ("", "Subject: Out of office", "I am away."),
        ("", "Auto-Submitted: auto-replied", "7"),
        ("", "List-Id: <friends.example>", "7"),
        ("dmarc=fail header.from=anna.example", "X-A: b", "7"),
        ("", "X-A: b", "SIGNON Rbids word-x"),
        ("", "X-A: b", "SIGNON Rbids word-x\nHello"),
        ("", "X-A: b", "YES"),
        ("", "X-A: b", ""),
        ("", &format!("Content-Type: {form}"), ""),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let mut stage = stage(&folder, checked);
        let to = stage.ways_back("anna").answers;
        let copied = format!("Cc: bert@bert.example\nMessage-ID: <1@anna.example>\n{more}");
        stage.put(&from_anna(found, &to, &copied, text)).unwrap();
        stage.put(&from_anna("", &to, "Message-ID: <later@bert.example>", "9")).unwrap();
        assert_ne!(bid(&mut stage), ["9"], "{found} {more} {text}");
    }
}

#[test]
fn the_letter_that_an_answer_with_copies_brings_can_be_answered() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder, checked);
    let to = stage.ways_back("anna").answers;
    stage.put(&from_anna("dmarc=pass header.from=anna.example", &to, "Cc: bert@bert.example", "7")).unwrap();
    let next = stage.ways_back("anna").answers;
    assert_ne!(next, to);
    stage.put(&from_anna("", &next, "Message-ID: <next@anna.example>", "8")).unwrap();
    assert_eq!(bid(&mut stage), ["8"]);
    // In answer to the retired letter whoever is vouched for is asked, as in answer to any letter without its word.
    stage.put(&from_anna("dmarc=pass header.from=anna.example", &to, "Message-ID: <old@anna.example>", "6")).unwrap();
    assert_eq!(bid(&mut stage), ["8"]);
    play(&mut stage, "expect anna A mail for your place in game bids has come from\nreply anna\n  Yes.\n");
    assert_eq!(bid(&mut stage), ["6"]);
}

#[test]
fn a_letter_from_before_the_start_takes_no_orders_and_says_why() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder, |_| ());
    play(&mut stage, "mail gerda\n  CREATE ?later word-m numbers\nmail anna\n  SIGNON ?later word-l\n");
    let to = stage.ways_back("anna").answers;
    play(&mut stage, "mail bert\n  SIGNON ?later word-k\nexpect anna You have been selected as RIGHT in game\n");
    stage.put(&from_anna("", &to, "Message-ID: <early@anna.example>", "7")).unwrap();
    play(&mut stage, "expect anna answered a letter from before the start of game later, which is in B1 now\n");
    play(&mut stage, "expect anna was written before game later began\n");
}

#[test]
fn the_operator_decides_about_mail_that_nobody_vouches_for() {
    let mail = |id: &str| from_anna("", JUDGE, &format!("Message-ID: <{id}@anna.example>"), "SIGNON Lbids word-a\n7");
    for (policy, words) in [
        (Unverified::Ask, "A mail for your place in game bids has come from"),
        (Unverified::Refuse, "nobody vouches that this mail comes from you"),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let mut stage = stage(&folder, |_| ());
        drop(stage);
        stage = home::stage(folder.path(), support::toy::TOYS, |config| config.trust.unverified = policy);
        stage.put(&mail("1")).unwrap();
        assert!(bid(&mut stage).is_empty());
        let plain = |letter: &String| letter.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(stage.letters_to("anna").iter().any(|letter| plain(letter).contains(words)), "{policy:?}");
    }
}

#[test]
fn a_confirmation_after_the_turn_comes_too_late() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder, |_| ());
    play(
        &mut stage,
        "from anna@cafe.example anna\n  SIGNON Lbids word-a\n  9\nexpect anna after it they come too late\n",
    );
    let yes = stage.ways_back("anna");
    play(
        &mut stage,
        "mail bert\n  SIGNON Rbids word-b\n  5\nclock +1h\nmail gerda\n  SIGNON Mbids word-m\n  PROCESS\n\
         expect anna RIGHT wins the bid, 0 against 5.\n",
    );
    let answer = from_anna("", &yes.answers, "", "YES");
    stage.put(&answer).unwrap();
    play(&mut stage, "expect anna B2 began after you had sent this.\n");
    assert!(bid(&mut stage).is_empty());
}

#[test]
fn a_new_occupant_is_not_bound_by_letters_to_the_old_one() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder, |_| ());
    let old = stage.ways_back("anna");
    play(
        &mut stage,
        "mail anna\n  SIGNON Lbids word-a\n  RESIGN\n\
         mail carl\n  REGISTER\n  Name: Carl\n  END\nreply carl\n  YES\n\
         mail carl\n  SIGNON Lbids word-c\n  3\nexpect carl You have taken over LEFT\n",
    );
    stage.put(&from_anna("", &old.answers, "", "9")).unwrap();
    assert_eq!(bid(&mut stage), ["3"]);
    play(
        &mut stage,
        "expect anna I cannot tell that this answer comes from the player of LEFT\n\
         expect carl A mail from another address has tried to play for you in game bids,\n",
    );
}

#[test]
fn seals_are_never_stored_and_fit_an_address() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder, |_| ());
    let WaysBack { answers, bounces, .. } = stage.ways_back("anna");
    for address in [&answers, &bounces] {
        assert!(address.split('@').next().unwrap().len() < 64, "{address}");
    }
    let seal = answers.split(['.', '@']).nth(2).unwrap().to_owned();
    assert_eq!(seal.len(), 26, "{answers}");
    play(&mut stage, "reply anna\n  7\n");
    assert_eq!(bid(&mut stage), ["7"]);
    drop(stage);
    for file in ["chancery.sqlite", "chancery.sqlite-wal", "chancery.key"] {
        let Ok(bytes) = std::fs::read(folder.path().join(file)) else { continue };
        // The mail that holds it came in from outside: the inbox keeps mails as they are. Nothing else does.
        let stored = bytes.windows(26).filter(|window| *window == seal.as_bytes()).count();
        let received = bytes.windows(answers.len()).filter(|window| *window == answers.as_bytes()).count();
        assert_eq!(stored, received, "{file}");
    }
}

#[test]
fn two_robots_part_and_people_are_heard() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder, |_| ());
    let before = stage.letters_to("anna").len();
    for number in 0..6 {
        // A vacation program without any mark answers every letter, to the address that the letter names.
        let to = stage.ways_back("anna").answers;
        let id = format!("Message-ID: <{number}@anna.example>");
        stage.put(&from_anna("", &to, &id, "I am on the beach until Monday.\nAnna")).unwrap();
    }
    assert_eq!(stage.letters_to("anna").len() - before, 1, "the same words again are not answered");
    play(&mut stage, "mail anna\n  SIGNON Lbids word-a\n  7\nexpect anna Bid: 7.\n");
}

#[test]
fn the_same_mail_by_another_way_is_the_same_mail_and_can_be_read_again() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder, |_| ());
    let before = stage.letters_to("anna").len();
    for way in ["one", "two"] {
        let mail = from_anna("", JUDGE, &format!("Received: by {way}\nMessage-ID: <7@anna.example>"), "VERSION");
        stage.put(&mail).unwrap();
    }
    assert_eq!(stage.letters_to("anna").len() - before, 1);
    let mails = stage.desk().store().recent_mails(2).unwrap();
    assert!(mails[0].outcome.starts_with("ignored: the same as mail"), "{}", mails[0].outcome);
    assert_eq!(mails[1].letters.len(), 1, "which letter answered is known");
    let id = mails[1].id;
    stage.desk().store_mut().ask("again", &id.to_string(), "").unwrap();
    stage.settle().unwrap();
    assert_eq!(stage.letters_to("anna").len() - before, 2);
    // Old orders that are read again do not count in a later turn.
    play(&mut stage, "mail anna\n  SIGNON Lbids word-a\n  9\nreply anna\n  8\n");
    let id = stage.desk().store().recent_mails(1).unwrap()[0].id;
    play(&mut stage, "clock +1h\nmail gerda\n  SIGNON Mbids word-m\n  PROCESS\nclock +1h\n");
    stage.desk().store_mut().ask("again", &id.to_string(), "").unwrap();
    stage.settle().unwrap();
    play(&mut stage, "expect anna You answered a letter of B1, and game bids is in B2 now\n");
    // Its password is not kept, so that a mail which held one must be sent once more.
    play(&mut stage, "mail anna\n  SIGNON Lbids word-a\n  7\n");
    let id = stage.desk().store().recent_mails(1).unwrap()[0].id;
    stage.desk().store_mut().ask("again", &id.to_string(), "").unwrap();
    stage.settle().unwrap();
    play(&mut stage, "expect anna stars stand in place of its password\n");
}

#[test]
fn the_same_mail_is_the_same_mail_in_whatever_order_it_was_fetched() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder, |_| ());
    let (before, now) = (stage.letters_to("anna").len(), stage.now());
    // What was fetched last had arrived first, and is acted on first.
    for (way, ago) in [("one", 1), ("two", 2), ("three", 3)] {
        let raw = from_anna("", JUDGE, &format!("Received: by {way}\nMessage-ID: <7@anna.example>"), "VERSION");
        let arrived = now.minus(Span::hours(ago));
        let mail = RawMail { source: way.into(), raw, arrived, signed_by: None, mark: None };
        stage.desk().keep(&mail).unwrap();
    }
    stage.settle().unwrap();
    assert_eq!(stage.letters_to("anna").len() - before, 1);
    // The one that was acted on is acted on again where the operator wants that.
    let id = stage.desk().store().recent_mails(1).unwrap()[0].id;
    stage.desk().store_mut().ask("again", &id.to_string(), "").unwrap();
    stage.settle().unwrap();
    assert_eq!(stage.letters_to("anna").len() - before, 2);
}

#[test]
fn an_hours_letters_are_counted_and_results_go_first() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder, |_| ());
    drop(stage);
    stage = home::stage(folder.path(), support::toy::TOYS, |config| config.post.hourly = 10);
    stage.wait(Span::hours(2)).unwrap();
    for _ in 0..3 {
        play(&mut stage, "mail bert\n  SIGNON Rbids word-b\n  BROADCAST\n  Hello.\n  ENDPRESS\n");
    }
    assert!(
        stage
            .letters_to("operator@operator.example")
            .iter()
            .any(|letter| letter.contains("8 of 10 letters of this hour have been sent; what can wait waits"))
    );
    let sent = |stage: &Stage| ["anna", "gerda", "bert"].map(|who| stage.letters_to(who).len()).iter().sum::<usize>();
    assert_eq!(sent(&stage), 9, "the tenth told the operator");
    play(&mut stage, "mail gerda\n  SIGNON Mbids word-m\n  PROCESS\n");
    assert_eq!(sent(&stage), 9);
    stage.wait(Span::hours(3)).unwrap();
    let letters = stage.letters_to("anna");
    assert!(letters.iter().any(|letter| letter.contains("Both bid 0.")), "nothing is lost");
}

#[test]
fn a_mail_without_end_is_read_only_so_far() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder, |_| ());
    for lines in [
        "SIGNON Rbids guess\n".repeat(5000),
        "LIST\n".repeat(5000),
        format!("SIGNON Lbids word-a\n{}", "9\n".repeat(5000)),
        format!("SIGNON Lbids word-a\n{}", "PRESS TO R\nhello\nENDPRESS\n".repeat(3000)),
    ] {
        let before = stage.letters_to("bert").len();
        stage.put(&from_anna("", JUDGE, "", &lines)).unwrap();
        let letter = stage.letters_to("anna").last().unwrap();
        assert!(letter.contains("than anybody has orders for"), "{letter}");
        assert!(letter.len() < 100_000, "{} bytes", letter.len());
        assert!(stage.letters_to("bert").len() - before <= 60);
    }
    assert_eq!(bid(&mut stage), ["9"], "what came first counts");
}

#[test]
fn whoever_was_silent_comes_back_by_an_answer() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder, |_| ());
    play(
        &mut stage,
        "mail bert\n  SIGNON Rbids word-b\n  5\nclock +1001h\n\
         expect bert No orders came in time for LEFT in game 'bids'.\n",
    );
    let results =
        stage.letters_to("anna").iter().rev().find(|letter| letter.contains("%% ORDERS BIDS LEFT B2")).unwrap();
    let id = results.split("B2 form ").nth(1).unwrap().split_whitespace().next().unwrap().to_lowercase();
    let row = stage
        .desk()
        .store()
        .letters()
        .unwrap()
        .iter()
        .rposition(|(to, letter, _)| to == "anna@anna.example" && letter.text.to_lowercase().contains(&id));
    let (_, letter, _) = &stage.desk().store().letters().unwrap()[row.unwrap()];
    let key = judge::secret::Keys::open(&folder.path().join("chancery.key"), &judge::chance::Chance::Machine).unwrap();
    let to = judge::capability::tagged(JUDGE, &letter.capability.as_ref().unwrap().tag(&key));
    stage.put(&from_anna("", &to, "", "8")).unwrap();
    play(&mut stage, "expect bert The player of LEFT in game 'bids' is back.\n");
    assert_eq!(bid(&mut stage), ["8"]);
}

#[test]
fn a_judge_without_plus_addressing_is_answered_at_its_plain_address() {
    let folder = tempfile::tempdir().unwrap();
    let change = |config: &mut Config| config.judge.plus_addressing = false;
    let mut stage = home::stage(folder.path(), support::toy::TOYS, change);
    play(&mut stage, "mail anna\n  REGISTER\n  Name: Anna\n  END\n");
    let back = stage.ways_back("anna");
    assert_eq!((back.answers.as_str(), back.bounces.as_str()), (JUDGE, JUDGE));
    play(&mut stage, "mail anna\n  YES {token}\nexpect anna Welcome, Anna\n");
}

/// A yes that stands in a line is one of several things that a mail may ask for.
#[test]
fn what_stands_below_a_yes_is_answered_although_the_mail_that_waited_has_an_answer_of_its_own() {
    let folder = tempfile::tempdir().unwrap();
    let change = |config: &mut Config| config.judge.plus_addressing = false;
    let mut stage = home::stage(folder.path(), support::toy::TOYS, change);
    let story = "mail anna\n  REGISTER\n  Name: Anna\n  END\ncount anna 1\n\
                 mail anna\n  YES {token}\n  VERSION\nexpect anna Welcome, Anna\nexpect anna > VERSION\ncount anna 2\n\
                 mail bert\n  REGISTER\n  Name: Bert\n  END\ncount bert 1\n\
                 mail bert\n  YES {token}\nexpect bert Welcome, Bert\ncount bert 1\n";
    play(&mut stage, story);
}

#[test]
fn whoever_is_known_says_how_letters_are_to_come_without_a_game() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder, checked);
    stage.put(&from_anna("", JUDGE, "Message-ID: <1@x.example>", "SET LANGUAGE ru")).unwrap();
    play(&mut stage, "expect anna nobody vouches that it is yours\nrefuse anna Отныне\n");
    stage
        .put(&from_anna("dmarc=pass header.from=anna.example", JUDGE, "Message-ID: <2@x.example>", "SET LANGUAGE ru"))
        .unwrap();
    play(&mut stage, "expect anna Отныне я пишу вам по-русски.\n");
}

#[test]
fn a_stranger_never_learns_a_players_address() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder, |_| ());
    for number in 1..6 {
        let long = "x".repeat(500);
        let mail = format!(
            "From: Eve <eve@eve.example>\nTo: {JUDGE}\nMessage-ID: <{number}@eve.example>\n\nSIGNON Lbids word-a\n7\n{long}\n"
        );
        stage.put(mail.as_bytes()).unwrap();
    }
    let told = stage.letters_to("eve@eve.example").join("\n");
    assert!(told.contains("too many letters already\n   wait"), "{told}");
    assert!(!told.contains("anna"), "{told}");
    let held = stage.letters_to("anna").iter().filter(|letter| letter.contains("| SIGNON Lbids ********")).count();
    assert_eq!(held, 3, "asked no more often than that");
    assert!(!stage.letters_to("anna").join("").contains(&"x".repeat(73)), "a long line is shown in several");
}
