//! Stores of earlier versions open and go on. Each version leaves one here when it is released: the file, the key of its
//! capabilities, and the story of how it goes on.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

mod support;

use judge::stage::Stage;
use judge::store::Store;

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

/// The longest position of a turn as the file holds it, in bytes.
fn longest(path: &std::path::Path) -> i64 {
    let file = rusqlite::Connection::open(path).unwrap();
    file.query_row("SELECT max(length(position)) FROM chronicle", [], |row| row.get(0)).unwrap()
}

#[test]
fn turns_of_before_come_to_hold_their_board_no_more_and_are_read_as_they_were() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("chancery.sqlite");
    std::fs::copy(support::folder("tests/stores/0.1.0.sqlite"), &path).unwrap();
    let mut store = Store::open(&path).unwrap();
    let read = |store: &Store| -> Vec<String> {
        let chapters = store.chapters("strait").unwrap();
        chapters.iter().map(|chapter| chapter.digest("salt")).collect()
    };
    let (before, board) = (read(&store), store.game("strait").unwrap().unwrap().setup.board);
    assert!(before.len() == 2 && board.len() > 1000 && longest(&path) > 1000);
    store.shorten_turns(1).unwrap();
    assert!(longest(&path) > 1000, "one at a time");
    store.shorten_turns(9).unwrap();
    assert!(longest(&path) < 1000, "{} bytes", longest(&path));
    assert_eq!(read(&store), before);
    store.examine().unwrap();
    assert_eq!(store.take_noticed(), []);
}
