//! Whole stories by mail, each with both line endings: classic ones, and some with a game that has no units at all.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

mod support;

use std::path::Path;

use engine::Ruleset;
use judge::stage::Stage;

fn play(folder: &Path, rulesets: &[&'static dyn Ruleset]) {
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    assert!(!files.is_empty());
    let mut wrong = String::new();
    for file in files {
        let story = std::fs::read_to_string(&file).unwrap();
        for ending in ["\n", "\r\n"] {
            let stage = tempfile::tempdir().unwrap();
            let played = Stage::set_up(stage.path(), rulesets)
                .and_then(|mut stage| stage.play(&story, ending, &mut std::io::sink()));
            if let Err(error) = played {
                wrong += &format!("{} ({ending:?}): {error}\n", file.display());
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
}

#[test]
fn every_story_goes_as_it_is_written() {
    play(&support::folder("tests/stories"), engine::RULESETS);
}

#[test]
fn the_judge_plays_a_game_without_units_or_provinces() {
    play(&support::folder("tests/toy"), support::toy::TOYS);
}

/// A judge that knows two rulesets.
static BOTH: &[&dyn Ruleset] = &[&engine::classic::Classic, &support::toy::Toy];

#[test]
fn help_on_orders_is_the_ruleset_s_own() {
    play(&support::folder("tests/both"), BOTH);
}

#[test]
fn every_ruleset_has_a_demo_that_goes_as_it_is_written() {
    let known: Vec<&str> = engine::RULESETS.iter().map(|ruleset| ruleset.about().name).collect();
    assert_eq!(judge::demo::rulesets().collect::<Vec<_>>(), known);
    for name in known {
        let folder = tempfile::tempdir().unwrap();
        let mut stage = Stage::set_up(folder.path(), engine::RULESETS).unwrap();
        let played = stage.play(judge::demo::story(name).unwrap(), "\r\n", &mut std::io::sink());
        played.unwrap_or_else(|error| panic!("{name}: {}", judge::fault::chain(&error)));
        for game in stage.desk().store().game_names().unwrap() {
            assert_eq!(stage.desk().store().game(&game).unwrap().unwrap().ruleset, name);
        }
    }
    let refused = support::chancery(&["demo", "--ruleset", "chess"], b"");
    assert_eq!(refused.status.code(), Some(1));
    let told = String::from_utf8(refused.stderr).unwrap();
    assert!(told.contains("there is no demo of `chess`; there are classic"), "{told}");
}

#[test]
fn the_judge_plays_a_game_of_hidden_hands() {
    play(&support::folder("tests/cards"), support::toy::TOYS);
}

#[test]
fn the_demo_tells_the_sample_game() {
    let mut out = Vec::new();
    judge::demo::run(None, &mut out).unwrap();
    let told = String::from_utf8(out).unwrap();
    for words in
        ["Budd` (did you mean Budapest?)", "is waiting for Turkey's orders", "declared a draw", "chancery.sqlite"]
    {
        assert!(told.contains(words), "{words}");
    }
    let folder =
        told.split_whitespace().find(|word| word.contains("chancery-demo-") && word.ends_with("post")).unwrap();
    std::fs::remove_dir_all(Path::new(folder).parent().unwrap()).unwrap();
}
