//! Stores of earlier versions open and go on. Each version leaves one here when it is released: the file, the key of its
//! capabilities, and the story of how it goes on.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

mod support;

use judge::stage::Stage;

#[test]
fn a_store_of_every_earlier_version_opens_and_goes_on() {
    let kept = support::files(&support::folder("tests/stores"));
    let stores: Vec<_> = kept.iter().filter(|file| file.extension().is_some_and(|ending| ending == "sqlite")).collect();
    assert!(!stores.is_empty());
    for store in stores {
        let folder = tempfile::tempdir().unwrap();
        std::fs::copy(store, folder.path().join("chancery.sqlite")).unwrap();
        std::fs::copy(store.with_extension("key"), folder.path().join("chancery.key")).unwrap();
        let story = std::fs::read_to_string(store.with_extension("story")).unwrap();
        let mut stage = Stage::set_up(folder.path(), chancery_engine::RULESETS).unwrap();
        if let Err(error) = stage.play(&story, "\n", &mut std::io::sink()) {
            panic!("{}: {error}", store.display());
        }
        for name in stage.desk().store().game_names().unwrap() {
            let status = stage.desk().store().game(&name).unwrap().unwrap().status;
            assert_eq!(status, judge::game::Status::Running, "{name}");
        }
    }
}
