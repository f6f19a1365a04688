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
        ("Hello Lbids\n\n  harbour", "Hello Lbids | | ********"),
        ("watch the harbour\n  my password is harbour", "watch the ******** | my password is ********"),
    ] {
        play(&mut stage, &format!("mail anna\n  SIGNON Lbids word-a\n  PRESS TO R\n  {text}\n  ENDPRESS\n"));
        assert!(newest(&stage, "bert").contains(shown), "{text}: {}", newest(&stage, "bert"));
    }
}
