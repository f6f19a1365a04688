//! What people write beside commands: sentences that begin as commands do, and files that they attach.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

mod support;

use judge::stage::Stage;
use support::bids::{play, stage};

/// What nobody takes for a command, though each of them begins as one that names a game.
const SENTENCES: [&str; 9] = [
    "Hello dear judge",
    "Join our alliance",
    "Join us",
    "Watch your back",
    "Observe that Turkey is moving armies",
    "Create some trouble",
    "Take over Belgium quickly",
    "Forgotten my sorrows",
    "Вступить в битву",
];

fn bid(stage: &mut Stage) -> Vec<String> {
    stage.desk().store().game("bids").unwrap().unwrap().chair_called("L").unwrap().sheet.0.clone()
}

fn newest(stage: &Stage, who: &str) -> String {
    stage.letters_to(who).last().unwrap().split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn no_sentence_takes_the_orders_below_it_to_another_game() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder, |_| ());
    for (number, sentence) in SENTENCES.iter().enumerate() {
        for (begun, value) in [("reply anna\n", number), ("mail anna\n  SIGNON Lbids word-a\n", number + 20)] {
            play(&mut stage, &format!("{begun}  {sentence}\n  {value}\n"));
            assert_eq!(bid(&mut stage), [value.to_string()], "{sentence}: {}", newest(&stage, "anna"));
        }
    }
    assert_eq!(stage.desk().store().game_names().unwrap(), ["bids"]);
    // What is written as a command, and what names a game that there is, are commands.
    play(&mut stage, "reply anna\n  JOIN nowhere word-x\n  50\nexpect anna There is no game called nowhere.\n");
    play(&mut stage, "mail anna\n  join nowhere word-x\nexpect anna There is no game called nowhere.\n");
    play(&mut stage, "mail anna\n  hello Lbids word-a\n  51\nexpect anna Bid: 51.\n");
    play(&mut stage, "mail anna\n  Hello dear judge\n  LIST bids\nexpect anna Game 'bids' (B1)\n");
}

#[test]
fn press_is_told_as_it_is_written_and_passwords_in_it_are_not() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder, |_| ());
    let below = ["Hello Bert", "", "Really?", "Watch Turkey!", "Seriously.", "Join me", "Anna"];
    let press: Vec<&str> = SENTENCES.iter().chain(&below).copied().collect();
    let story = format!("mail anna\n  SIGNON Lbids word-a\n  PRESS TO R\n  {}\n  ENDPRESS\n", press.join("\n  "));
    play(&mut stage, &story);
    let told = newest(&stage, "bert");
    for line in press {
        assert!(told.contains(line), "{line}: {told}");
    }
    for (text, shown) in [
        ("Join bids harbour", "Join bids ********"),
        ("Observe the game of bids: harbour", "of bids: ********"),
        ("Hello Lbids\n\n  harbour", "Hello Lbids | | ********"),
        ("watch the harbour\n  my password is harbour", "watch the ******** | my password is ********"),
    ] {
        play(&mut stage, &format!("mail anna\n  SIGNON Lbids word-a\n  PRESS TO R\n  {text}\n  ENDPRESS\n"));
        assert!(newest(&stage, "bert").contains(shown), "{text}: {}", newest(&stage, "bert"));
    }
}

/// An answer of Anna's with that body.
fn answer(stage: &mut Stage, kind: &str, body: &str) -> String {
    let to = stage.ways_back("anna").answers;
    let id = stage.letters_to("anna").len();
    let mail = format!(
        "Authentication-Results: mx.chancery.example; dmarc=pass header.from=anna.example\nFrom: anna@anna.example\n\
         To: {to}\nMessage-ID: <{id}.files@anna.example>\nContent-Type: {kind}\n\n{body}\n"
    );
    stage.put(mail.as_bytes()).unwrap();
    newest(stage, "anna")
}

#[test]
fn whoever_sends_what_nobody_can_read_answers_that_answer() {
    let sealed =
        ("multipart/encrypted; boundary=b", "--b\nContent-Type: application/pgp-encrypted\n\nVersion: 1\n--b--");
    let large = ("text/plain", &*"a ".repeat(30_000));
    let file = ("application/pdf; name=bid.pdf", "%PDF");
    let both = (
        "multipart/alternative; boundary=b",
        "--b\nContent-Type: text/plain\n\nSET WAIT\n--b\nContent-Type: text/html\n\n<p>SET NO WAIT</p>\n--b--",
    );
    for (number, (kind, body)) in [sealed, large, file, both].into_iter().enumerate() {
        let folder = tempfile::tempdir().unwrap();
        let mut stage = stage(&folder, |_| ());
        let told = answer(&mut stage, kind, body);
        assert!(told.contains("was not accepted"), "{kind}: {told}");
        play(&mut stage, &format!("reply anna\n  {number}\n"));
        assert_eq!(bid(&mut stage), [number.to_string()], "{kind}: {}", newest(&stage, "anna"));
    }
}

#[test]
fn who_is_understood_in_nothing_hears_that_what_is_attached_was_not_read() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder, |_| ());
    let with = |text: &str, parts: &[(&str, &str)]| {
        let attached = parts.iter().map(|(kind, name)| {
            format!("--b\nContent-Type: {kind}; name={name}\nContent-Disposition: attachment; filename={name}\n\nx\n")
        });
        format!("--b\nContent-Type: text/plain\n\n{text}\n{}--b--", attached.collect::<String>())
    };
    let mixed = "multipart/mixed; boundary=b";
    let unread = "I have read nothing of what is attached to it:";
    for parts in [&[("application/pdf", "bid.pdf")][..], &[("text/plain", "a.txt"), ("text/plain", "b.txt")]] {
        let names: Vec<&str> = parts.iter().map(|(_, name)| *name).collect();
        let told = answer(&mut stage, mixed, &with(&format!("See {}.", names.join(" and ")), parts));
        assert!(told.contains(&format!("{unread} {}.", names.join(", "))), "{told}");
    }
    // Who is understood has not relied on it, and programs add files of their own.
    for (text, kind, name) in [
        ("7", "application/pdf", "bid.pdf"),
        ("Signed it.", "application/pgp-signature", "signature.asc"),
        ("See above.", "application/ms-tnef", "winmail.dat"),
    ] {
        let told = answer(&mut stage, mixed, &with(text, &[(kind, name)]));
        assert!(!told.contains(unread), "{name}: {told}");
    }
    // Nor does a file go with press.
    play(&mut stage, "mail bert\n  SIGNON Rbids word-b\n  PRESS TO L\n  Well?\n  ENDPRESS\n");
    let told = answer(&mut stage, mixed, &with("PRESS TO R\nLook at my map.\nENDPRESS", &[("image/png", "map.png")]));
    assert!(told.contains(&format!("{unread} map.png.")), "{told}");
}

/// Lines between two parts of a mail that programs put above a signature or an older mail, and people above more orders.
const MARKS: [&str; 7] =
    ["--", "---", "—", "---- Right ----", "==== Right ====", "____ Right ____", "________________________"];

#[test]
fn orders_below_a_mark_are_not_passed_over_without_a_word() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder, |_| ());
    for (number, mark) in MARKS.iter().enumerate() {
        for begun in ["reply anna\n", "mail anna\n  SIGNON Lbids word-a\n"] {
            play(&mut stage, &format!("{begun}  {number}\n  {mark}\n  Anna\n  {}\n  SET WAIT\n", number + 20));
            assert_eq!(bid(&mut stage), [number.to_string()], "{mark}");
            let told = newest(&stage, "anna");
            let wanted = format!("I have read nothing of it: | {} | SET WAIT", number + 20);
            assert!(told.contains(&wanted) && told.contains("was not accepted"), "{mark}: {told}");
        }
    }
    // A signature and an older mail are told of to nobody.
    for below in [
        "-- \n  Anna Petrova\n  Room 7\n  List of works: anna.example\n  Tel. 5",
        "----- Original Message -----\n  From: judge\n  30\n  SET WAIT",
        "________________________________\n  Von: Chancery\n  Gesendet: Montag\n  An: Anna\n  Betreff: x\n  30",
        "-- \n  Anna\n  On Monday, 2 March 2026, judge@chancery.example wrote:\n  30\n  SET WAIT",
        "-- \n  Anna\n  > 30\n  > SET WAIT",
        "-- \n  {letter}",
        "---- Eredeti ----\n  {letter}",
    ] {
        play(&mut stage, &format!("reply anna\n  12\n  {below}\nrefuse anna not accepted\n"));
    }
    // Where nothing was understood, what was taken for an older mail may have been meant.
    for (number, mark) in ["As I wrote in 1901:", "From: Anna\n  Game: bids\n  Seat: left"].iter().enumerate() {
        play(&mut stage, &format!("reply anna\n  Good day, {number}\n  {mark}\n  {}\n", number + 40));
        assert_eq!(bid(&mut stage), ["12"], "{mark}");
        let told = newest(&stage, "anna");
        assert!(told.contains(&format!("I have read nothing of it: | {}", number + 40)), "{mark}: {told}");
    }
    play(&mut stage, "reply anna\n  Good day\n  On Monday, judge@chancery.example wrote:\n  {letter}\n");
    assert!(!newest(&stage, "anna").contains("I have read nothing of it"));
}
