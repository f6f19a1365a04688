//! A ruleset that answers nonsense holds its game, and one that takes long is told of: the operator hears which game it was.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

mod support;

use judge::game::Status;
use judge::stage::Stage;
use support::toy::TOYS;

const OPERATOR: &str = "operator@operator.example";

/// Plays a game of cards with a fault up to the end of its first turn.
fn played(folder: &tempfile::TempDir, fault: &str) -> Stage {
    let mut story = String::new();
    for person in ["gerda", "anna", "bert", "cora"] {
        story += &format!("mail {person}\n  REGISTER\n  Name: {person}\n  END\nreply {person}\n  YES\n");
    }
    story += &format!("mail gerda\n  CREATE ?odd word-m cards nonsense={fault}\n");
    for (person, seat) in [("anna", "L"), ("bert", "C"), ("cora", "R")] {
        story += &format!("mail {person}\n  SIGNON ?odd word-{person}\n  SET PREFERENCE {seat}\n");
    }
    for (person, seat) in [("anna", "L"), ("bert", "C"), ("cora", "R")] {
        story += &format!("mail {person}\n  SIGNON {seat}odd word-{person}\n  DONE\n");
    }
    let mut stage = Stage::set_up(folder.path(), TOYS).unwrap();
    stage.play(&story, "\n", &mut std::io::sink()).unwrap_or_else(|error| panic!("{fault}: {error}"));
    stage
}

fn status(stage: &mut Stage) -> Status {
    stage.desk().store().game("odd").unwrap().unwrap().status
}

fn told(stage: &Stage) -> String {
    stage.letters_to(OPERATOR).join("\n").split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn nonsense_holds_the_game_as_it_stood_and_the_operator_is_told_which() {
    for (fault, words) in [
        ("seat", "it names the seat GHOST, which is not in this game"),
        ("form", "it refuses the line `PLAY"),
        ("phrase", "nobody has words for `cards-that-nobody-wrote`"),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let mut stage = played(&folder, fault);
        assert_eq!(status(&mut stage), Status::Held, "{fault}");
        assert!(told(&stage).contains("game odd is held"), "{fault}: {}", told(&stage));
        assert!(told(&stage).contains(words), "{fault}: {}", told(&stage));
        let game = stage.desk().store().game("odd").unwrap().unwrap();
        assert_eq!(game.round.unwrap().number, 1, "{fault}: the turn stands as it stood");
        assert!(game.chairs.iter().all(|chair| chair.sheet.0 == ["DONE"]), "{fault}: so do the orders");
    }
}

#[test]
fn a_line_that_its_own_ruleset_refuses_stands_in_no_form_and_the_game_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = played(&folder, "line");
    assert_eq!(status(&mut stage), Status::Running);
    let words =
        "game odd goes on, but its ruleset refuses lines of its own forms, which lack them: `PLAY NOTHING` (LEFT)";
    assert!(told(&stage).contains(words), "{}", told(&stage));
    assert_eq!(told(&stage).matches("PLAY NOTHING").count(), 3, "once for each seat");
    let letters = stage.letters_to("anna").join("\n");
    assert!(letters.contains("%% ORDERS ODD LEFT P2 form") && !letters.contains("PLAY NOTHING"), "{letters}");
    // What its author does with what is left is played.
    let form = letters.rsplit("%% ORDERS ODD LEFT P2 form").next().unwrap();
    let card = form.lines().find(|line| line.starts_with("PLAY ")).unwrap();
    stage.play(&format!("mail anna\n  SIGNON Lodd word-anna\n  {card}\n"), "\n", &mut std::io::sink()).unwrap();
    let game = stage.desk().store().game("odd").unwrap().unwrap();
    assert_eq!(game.chairs[0].sheet.0, [card]);
}

#[test]
fn a_turn_that_takes_long_stands_and_the_operator_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = played(&folder, "slow");
    assert_eq!(status(&mut stage), Status::Running);
    assert!(told(&stage).contains("game odd took 10 s to move on; what it played stands"), "{}", told(&stage));
}

#[test]
fn a_ruleset_without_nonsense_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = played(&folder, "none");
    assert_eq!(status(&mut stage), Status::Running);
    assert_eq!(told(&stage), "");
}
