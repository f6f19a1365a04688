//! Stores of earlier layouts: looked at as they are, copied before their layout changes, and left as they are where it cannot.

use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::time::Duration;

use judge::store::{Store, StoreError};

use super::place::Place;
use super::{LOOKS, MAIL, support};

/// The oldest store that there is, as the judge's own.
fn old_store(place: &Place) -> PathBuf {
    let old = support::files(&support::folder("tests/stores"));
    let old = old.iter().find(|path| path.extension().is_some_and(|ending| ending == "sqlite")).unwrap();
    let store = place.path("chancery.sqlite");
    std::fs::copy(old, &store).unwrap();
    std::fs::copy(old.with_extension("key"), place.path("chancery.key")).unwrap();
    for file in [&store, &place.path("chancery.key")] {
        std::fs::set_permissions(file, std::fs::Permissions::from_mode(0o600)).unwrap();
    }
    store
}

#[test]
fn a_start_that_is_refused_leaves_a_store_of_an_earlier_layout_as_it_is_and_check_says_the_same() {
    let place = Place::new();
    let store = old_store(&place);
    std::fs::create_dir_all(place.path("post")).unwrap();
    let is_refused = |words: &str| {
        let before = place.files();
        let refused = place.refuses();
        assert!(refused.contains(words), "{refused}");
        let (said, code) = place.says(&["check"]);
        let told = said.lines().any(|line| line.starts_with("!!  store: ") && line.contains(words));
        assert_eq!((told, code), (true, 1), "{said}");
        assert_eq!(place.files(), before, "nothing is changed, and nothing lies beside it");
    };
    let tally = place.path("chancery.tally");
    let judge = judge::store::judge_of(&store).unwrap();
    std::fs::write(&tally, format!("{{\"judge\":\"{judge}\",\"letters\":9999}}")).unwrap();
    is_refused("is not the newest: it knows of ");
    std::fs::remove_file(&tally).unwrap();
    let file = rusqlite::Connection::open(&store).unwrap();
    file.execute_batch("INSERT INTO meta VALUES ('alive', '4102444800')").unwrap();
    drop(file);
    is_refused(", and the judge was at work at 2100-01-01T00:00:00Z: set it right");
    std::fs::remove_file(&store).unwrap();
    std::fs::write(&tally, format!("{{\"judge\":\"{judge}\",\"letters\":9999}}")).unwrap();
    is_refused("is lost: it is not there");
}

#[test]
fn looking_at_a_store_of_an_earlier_layout_changes_nothing_and_running_copies_it_first() {
    let place = Place::new();
    let store = old_store(&place);
    std::fs::create_dir_all(place.path("post")).unwrap();
    let before = place.files();
    for arguments in LOOKS {
        let (said, code) = place.says(arguments);
        assert_eq!(code, i32::from(arguments != ["check"]), "{arguments:?}: {said}");
        assert!(said.contains("has layout 3"), "{arguments:?}: {said}");
    }
    assert_eq!(place.chancery(&["deliver"], MAIL).status.code(), Some(75));
    assert_eq!(place.files(), before);
    let copy = place.path("copy.sqlite");
    assert_eq!(place.says(&["backup", copy.to_str().unwrap()]).1, 0);
    assert!(
        matches!(Store::visit(&copy), Err(StoreError::FromThePast { found: 3, .. })),
        "a copy is as what it copies"
    );
    place.run().stop();
    assert!(Store::visit(&store).is_ok());
    let kept = place.path("chancery.sqlite.layout-3");
    assert!(place.log().contains(kept.to_str().unwrap()), "{}", place.log());
    assert!(matches!(Store::visit(&kept), Err(StoreError::FromThePast { found: 3, .. })), "the way back");
    assert_eq!(judge::store::integrity(&kept).unwrap(), "ok");
}

#[test]
fn a_few_copies_of_former_layouts_are_kept() {
    let place = Place::new();
    // The operator's own, older than all of them.
    let own =
        ["chancery.sqlite.layout-notes.txt", "chancery.sqlite.layout-3-before-the-cup"].map(|name| place.path(name));
    own.iter().for_each(|path| std::fs::write(path, "mine").unwrap());
    for _ in 0..5 {
        let store = old_store(&place);
        drop(Store::open(&store).unwrap());
        std::fs::remove_file(&store).unwrap();
        std::thread::sleep(Duration::from_millis(20));
    }
    let copies = || {
        let files = support::files(place.folder.path()).into_iter();
        files.filter(|path| path.to_string_lossy().contains(".layout-") && !own.contains(path)).collect::<Vec<_>>()
    };
    let three = copies();
    assert_eq!(three.len(), 3, "{three:?}");
    assert!(own.iter().all(|path| path.exists()), "what is called otherwise is nobody's copy");
    // A step that cannot be done leaves no copy more and no copy less, however often it is tried.
    let store = old_store(&place);
    rusqlite::Connection::open(&store).unwrap().execute_batch("CREATE TABLE draft (in_the_way)").unwrap();
    for _ in 0..2 {
        assert!(matches!(Store::open(&store), Err(StoreError::Migration(_))));
    }
    assert_eq!(copies(), three);
}
