//! A world that can be replayed: the same chance and the same events make the same store.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

mod support;

use judge::chance::Chance;
use judge::stage::Stage;

/// The bytes of the store after a story by so much chance, all of them in the one file.
fn store_after(story: &str, seed: u64) -> Vec<u8> {
    let folder = tempfile::tempdir().unwrap();
    let at_once = |config: &mut judge::config::Config| config.games.delay = Some(judge::clock::Span(0));
    let mut stage = Stage::set_up_by(Chance::seeded(seed), folder.path(), chancery_engine::RULESETS, at_once).unwrap();
    stage.play(story, "\n", &mut std::io::sink()).unwrap();
    let copy = folder.path().join("copy.sqlite");
    judge::store::copy(stage.desk().store().path(), &copy).unwrap();
    std::fs::read(copy).unwrap()
}

#[test]
fn the_same_chance_and_the_same_events_make_the_same_store() {
    for name in ["votes", "forms", "talk"] {
        let path = support::folder("tests/stories").join(format!("{name}.story"));
        let story = std::fs::read_to_string(path).unwrap();
        let first = store_after(&story, 1);
        assert!(first == store_after(&story, 1), "{name}: nothing but chance and events may show in the store");
        assert!(first != store_after(&story, 2), "{name}: chance does not reach the store at all");
    }
}
