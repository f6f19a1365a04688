//! Answers that are written beside the desk: they are those that the desk would have written.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

mod support;

use std::sync::mpsc::channel;

use judge::clock::Span;
use judge::letter::Letter;
use judge::stage::Stage;

/// All letters of a story, and how many of them were written beside the desk.
fn letters_of(story: &str, beside: bool) -> (Vec<(String, Letter, String)>, usize) {
    let folder = tempfile::tempdir().unwrap();
    let at_once = |config: &mut judge::config::Config| config.games.delay = Some(Span(0));
    let mut stage = Stage::set_up_with(folder.path(), chancery_engine::RULESETS, at_once).unwrap();
    let (writers, waiting) = channel();
    match beside {
        true => stage.desk().write_beside(writers),
        false => drop(writers),
    }
    let writer = std::thread::spawn(move || waiting.iter().inspect(judge::letter::Writing::run).count());
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
