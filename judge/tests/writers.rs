//! Answers that are written beside the desk: they are those that the desk would have written.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

mod support;

use std::sync::mpsc::channel;

use judge::clock::Span;
use judge::desk::Help;
use judge::letter::{Letter, LetterKind};
use judge::stage::Stage;

/// All letters of a story, and how many of them were written beside the desk.
fn letters_of(story: &str, beside: bool) -> (Vec<(String, Letter, String)>, usize) {
    let folder = tempfile::tempdir().unwrap();
    let at_once = |config: &mut judge::config::Config| config.games.delay = Some(Span(0));
    let mut stage = Stage::set_up_with(folder.path(), chancery_engine::RULESETS, at_once).unwrap();
    let (helpers, waiting) = channel();
    match beside {
        true => stage.desk().have_help(helpers),
        false => drop(helpers),
    }
    let writer = std::thread::spawn(move || {
        let letters = waiting.iter().inspect(Help::run).filter(|help| matches!(help, Help::Letter(_)));
        letters.count()
    });
    stage.play(story, "\n", &mut std::io::sink()).unwrap();
    let letters = stage.desk().store().letters().unwrap();
    drop(stage);
    (letters, writer.join().unwrap())
}

#[test]
fn answers_that_are_written_beside_the_desk_are_those_that_it_would_have_written() {
    for name in ["votes", "forms", "talk"] {
        let path = support::folder("tests/stories").join(format!("{name}.story"));
        let story = std::fs::read_to_string(path).unwrap();
        let ((at_desk, none), (beside, some)) = (letters_of(&story, false), letters_of(&story, true));
        assert!(none == 0 && some > 5, "{name}: {some} of {} letters", beside.len());
        assert_eq!(at_desk, beside, "{name}");
    }
}

/// Two who play and three who look on, one of them in plain text; the first turn is played.
const WATCHED: &str = "\
mail anna hi
  REGISTER Anna
mail anna re
  YES {token}
mail bert hi
  REGISTER Bert
mail bert re
  YES {token}
mail carl hi
  REGISTER Carl
mail carl re
  YES {token}
mail dora hi
  REGISTER Dora
mail dora re
  YES {token}
mail emil hi
  REGISTER Emil
mail emil re
  YES {token}
mail emil
  SET FORMAT TEXT
mail anna Game
  CREATE ?duel word-m players=2
mail anna
  SIGNON ?duel word-a
mail carl
  OBSERVE duel word-c
mail dora
  OBSERVE duel word-d
mail emil
  OBSERVE duel word-e
mail bert
  SIGNON ?duel word-b
clock +49h
clock +24h
clock +49h
clock +73h
";

#[test]
fn who_looks_on_is_told_the_very_same_as_others_under_a_seal_of_his_own() {
    let (letters, beside) = letters_of(WATCHED, true);
    assert!(beside > 20, "{beside} of {}", letters.len());
    let results = |who: &str| {
        let letters =
            letters.iter().filter(|(to, letter, _)| to.starts_with(who) && letter.kind == LetterKind::Results);
        letters.map(|(_, letter, _)| letter).collect::<Vec<_>>()
    };
    let (carl, dora, emil, anna) = (results("carl"), results("dora"), results("emil"), results("anna"));
    assert!(!carl.is_empty() && [&dora, &emil].iter().all(|others| others.len() == carl.len()));
    for ((carl, dora), emil) in carl.iter().zip(&dora).zip(&emil) {
        assert_eq!((&carl.subject, &carl.text, &carl.html), (&dora.subject, &dora.text, &dora.html));
        assert_ne!(carl.capability, dora.capability, "each answers as himself");
        assert!(emil.html.is_empty() && !carl.html.is_empty());
    }
    assert!(anna.iter().zip(&carl).all(|(anna, carl)| anna.text != carl.text && anna.place != carl.place));
}
