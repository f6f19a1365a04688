//! Files whose log, or whose journal of what is to be undone, lies beside another file: never mixed with it.

use std::collections::BTreeMap;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

use super::place::Place;
use super::{ANNA, answered, mail};

/// A judge that has answered two mails is killed: a copy of before the second, and its log beside the store.
fn killed(place: &Place, mailbox: &Path) -> String {
    let copy = place.path("copy.sqlite").to_str().unwrap().to_owned();
    let daemon = place.run();
    mail(mailbox, 1, "");
    place.comes_to(ANNA, 1);
    assert_eq!(place.says(&["backup", &copy]).1, 0);
    mail(mailbox, 2, "");
    place.comes_to(ANNA, 2);
    drop(daemon);
    assert!(place.path("chancery.sqlite-wal").metadata().unwrap().len() > 0);
    copy
}

const MIXED: &str = "is not the file whose log lies beside it";

/// Nobody works with a copy under the log of the former store, until it is restored as it should be.
fn is_refused_until_restored(place: &Place, copy: &str) {
    let before = place.files();
    let refused = place.refuses();
    assert!(refused.contains(MIXED) && refused.contains("chancery restore COPY"), "{refused}");
    let handed_in = format!("From: Anna <{ANNA}>\r\nMessage-ID: <4@anna.example>\r\n\r\nVERSION\r\n");
    assert_eq!(place.chancery(&["deliver"], handed_in.as_bytes()).status.code(), Some(75));
    for command in [&["check"][..], &["backup", "another.sqlite"], &["mail"], &["verify"], &["run", "--trust-store"]] {
        let (said, code) = place.says(command);
        assert!(code == 1 && said.contains(MIXED), "{command:?}: {said}");
    }
    let after = place.files();
    let kept = |files: &BTreeMap<PathBuf, Vec<u8>>| {
        let mut files = files.clone();
        files.retain(|path, _| path.extension().is_some_and(|ending| ending != "key"));
        files
    };
    assert_eq!(kept(&before), kept(&after), "nothing is written");
    let letters = place.letters_to(ANNA).len();
    let (said, code) = place.says(&["restore", copy]);
    assert_eq!(code, 0, "{said}");
    let daemon = place.run();
    place.comes_to(ANNA, letters + 1);
    daemon.stop();
    drop(place.run());
    place.run().stop();
}

#[test]
fn a_copy_that_is_put_under_the_log_of_a_judge_that_was_killed_is_noticed_before_it_is_mixed_with_it() {
    let (place, mailbox) = Place::with_mailbox();
    let copy = killed(&place, &mailbox);
    std::fs::copy(&copy, place.path("chancery.sqlite")).unwrap();
    is_refused_until_restored(&place, &copy);
}

#[test]
fn a_copy_that_is_put_over_or_in_the_place_of_the_store_while_the_judge_runs_stops_it_and_is_not_mixed_with_it() {
    for over in [true, false] {
        let (place, mailbox) = Place::with_mailbox();
        let copy = killed(&place, &mailbox);
        let (store, other) = (place.path("chancery.sqlite"), place.path("other.sqlite"));
        std::fs::copy(&copy, &other).unwrap();
        let daemon = place.run();
        mail(&mailbox, 3, "");
        place.comes_to(ANNA, 3);
        if over { std::fs::copy(&other, &store).map(drop) } else { std::fs::rename(&other, &store) }.unwrap();
        // Whoever has done so starts the judge anew, as a rule.
        daemon.signal("-TERM");
        assert!(!daemon.ends(), "it fails");
        let log = place.log();
        assert!(log.contains("was removed or replaced while the judge ran"), "{log}");
        is_refused_until_restored(&place, &copy);
    }
}

#[test]
fn a_store_that_somebody_has_looked_into_with_another_program_after_a_kill_is_its_own() {
    let (place, mailbox) = Place::with_mailbox();
    killed(&place, &mailbox);
    let file = rusqlite::Connection::open(place.path("chancery.sqlite")).unwrap();
    file.query_row("SELECT count(*) FROM outbox", (), |row| row.get::<_, i64>(0)).unwrap();
    drop(file);
    drop(place.run());
    let file = rusqlite::Connection::open(place.path("chancery.sqlite")).unwrap();
    file.execute_batch("VACUUM; PRAGMA wal_checkpoint").unwrap();
    std::mem::forget(file);
    mail(&mailbox, 3, "");
    let daemon = place.run();
    place.comes_to(ANNA, 3);
    daemon.stop();
}

/// What SQLite has written to undo it, had it come to nothing, when a program is killed that begins a log in an empty file.
fn begun(store: &Path) {
    let mut page = b"SQLite format 3\0\x10\0\x02\x02\0\x40\x20\x20\0\0\0\x01\0\0\0\x01".to_vec();
    page.resize(4096, 0);
    for (file, bytes) in [(store.to_owned(), page), (store.with_file_name("chancery.sqlite-journal"), journal())] {
        std::fs::write(&file, bytes).unwrap();
        std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o600)).unwrap();
    }
}

/// The journal of a file that was empty, with sectors of 512 bytes and pages of 4096.
fn journal() -> Vec<u8> {
    let mut journal = b"\xd9\xd5\x05\xf9\x20\xa1\x63\xd7\0\0\0\0\x04\xa6\x9b\xeb\0\0\0\0\0\0\x02\0\0\0\x10\0".to_vec();
    journal.resize(512, 0);
    journal
}

#[test]
fn a_judge_that_was_killed_as_it_began_its_store_begins_it_again() {
    let (place, mailbox) = Place::with_mailbox();
    begun(&place.path("chancery.sqlite"));
    let (said, code) = place.says(&["check"]);
    assert_eq!(code, 0, "{said}");
    begun(&place.path("chancery.sqlite"));
    let daemon = place.run();
    mail(&mailbox, 1, "");
    place.comes_to(ANNA, 1);
    daemon.stop();
}

#[test]
fn what_is_to_be_undone_in_another_file_is_undone_in_none_and_goes_with_the_former_store() {
    let (place, mailbox) = Place::with_mailbox();
    let copy = answered(&place, &mailbox);
    let (store, beside) = (place.path("chancery.sqlite"), place.path("chancery.sqlite-journal"));
    std::fs::write(&beside, journal()).unwrap();
    let before = std::fs::read(&store).unwrap();
    let refused = place.refuses();
    assert!(refused.contains("tells what is to be undone") && refused.contains("chancery restore COPY"), "{refused}");
    assert_eq!(std::fs::read(&store).unwrap(), before);
    let (said, code) = place.says(&["restore", &copy]);
    assert_eq!(code, 0, "{said}");
    assert!(!beside.exists());
    let daemon = place.run();
    place.comes_to(ANNA, 4);
    daemon.stop();
    let kept = judge_files(&place);
    assert!(
        kept.iter().any(|name| name.starts_with("chancery.sqlite.before-") && name.ends_with("-journal")),
        "{kept:?}"
    );
}

fn judge_files(place: &Place) -> Vec<String> {
    let entries = std::fs::read_dir(place.folder.path()).unwrap();
    entries.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned()).collect()
}
