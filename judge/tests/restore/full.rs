//! Going back to a copy, and making one, where there is no room for it; and beginning a store there.

use std::path::PathBuf;

use judge::clock::Moment;
use judge::store::{self, StoreError};

use super::place::Place;
use super::{mail, support};

/// A disk of its own and of so many MiB, for whoever may have one made.
struct Narrow(PathBuf);

impl Narrow {
    fn made(at: PathBuf, mebibytes: u32) -> Option<Narrow> {
        Narrow::with(at, &format!("size={mebibytes}m"))
    }

    fn with(at: PathBuf, size: &str) -> Option<Narrow> {
        std::fs::create_dir(&at).unwrap();
        let made = std::process::Command::new("mount").args(["-t", "tmpfs", "-o", size, "tmpfs"]).arg(&at).output();
        made.is_ok_and(|made| made.status.success()).then_some(Narrow(at))
    }
}

impl Drop for Narrow {
    fn drop(&mut self) {
        let _ = std::process::Command::new("umount").arg("-l").arg(&self.0).status().is_ok();
    }
}

/// Delivers much and copies the store; where the copy lies.
fn filled(place: &Place) -> PathBuf {
    let daemon = place.run();
    for number in 0..40 {
        let big = [mail(number), vec![b'x'; 60_000]].concat();
        assert!(place.chancery(&["deliver"], &big).status.success());
    }
    daemon.stop();
    let copy = place.path("copy.sqlite");
    assert_eq!(place.says(&["backup", copy.to_str().unwrap()]).1, 0);
    copy
}

#[test]
fn a_file_that_may_not_grow_amid_it_changes_nothing() {
    let place = Place::new();
    let copy = filled(&place);
    let before = place.files();
    let script = "trap '' XFSZ; ulimit -f 600; exec \"$0\" restore \"$1\" -c \"$2\"";
    let mut command = std::process::Command::new("bash");
    command.args(["-c", script, env!("CARGO_BIN_EXE_chancery")]).arg(&copy).arg(&place.config);
    let output = support::fed(&mut command, b"");
    assert_eq!(output.status.code(), Some(1), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(place.files() == before, "{:?}", place.files().keys());
    assert!(matches!(
        store::restore(&place.path("no/folder.sqlite"), &copy, Moment(1)),
        Err(StoreError::Copy { .. } | StoreError::Make { .. } | StoreError::Lock { .. })
    ));
}

#[test]
fn a_disk_that_is_full_amid_it_changes_nothing_and_with_room_it_is_done() {
    let place = Place::new();
    let Some(narrow) = Narrow::made(place.path("narrow"), 16) else {
        return println!("a disk of its own cannot be made here: nothing was tried");
    };
    let config = std::fs::read_to_string(&place.config).unwrap();
    let (stands, moved) = ("/chancery.sqlite\"", "/narrow/chancery.sqlite\"");
    std::fs::write(&place.config, config.replacen(stands, moved, 1)).unwrap();
    let copy = filled(&place);
    // As much as there is, but for a MiB.
    let rest = narrow.0.join("of-others");
    let free = rustix::fs::statvfs(&narrow.0).map(|disk| disk.f_bavail * disk.f_frsize).unwrap();
    std::fs::write(&rest, vec![0; usize::try_from(free).unwrap() - (1 << 20)]).unwrap();
    let before = place.files();
    let (said, code) = place.says(&["restore", copy.to_str().unwrap()]);
    assert!(code == 1 && said.contains("there is no room left on its disk: make some"), "{said}");
    assert!(place.files() == before, "{said} {:?}", place.files().keys());
    std::fs::remove_file(rest).unwrap();
    let (said, code) = place.says(&["restore", copy.to_str().unwrap()]);
    assert!(code == 0, "{said}");
    place.run().stop();
}

#[test]
fn a_disk_that_is_full_is_named_where_a_copy_or_a_store_is_to_be_made_and_by_check() {
    let place = Place::new();
    let Some(narrow) = Narrow::made(place.path("narrow"), 1) else {
        return println!("a disk of its own cannot be made here: nothing was tried");
    };
    filled(&place);
    let copy = narrow.0.join("copy.sqlite");
    let (said, code) = place.says(&["backup", copy.to_str().unwrap()]);
    let told = format!("cannot copy the store to {}: there is no room left on its disk: make some", copy.display());
    assert!(code == 1 && said.contains(&told), "{said}");
    assert_eq!(std::fs::read_dir(&narrow.0).unwrap().count(), 0, "nothing of it is left");
    let config = std::fs::read_to_string(&place.config).unwrap();
    std::fs::write(&place.config, config.replacen("/chancery.sqlite\"", "/narrow/chancery.sqlite\"", 1)).unwrap();
    let ballast = narrow.0.join("of-others");
    std::fs::write(&ballast, vec![0; 900_000]).unwrap();
    let refused = place.refuses();
    let told = "the store failed to be brought to the current layout: there is no room left on its disk: make some";
    assert!(refused.contains(told), "{refused}");
    let (said, code) = place.says(&["check"]);
    assert!(code == 1 && said.contains("!!  disk: The disk of the store is nearly full: 0 MB are free"), "{said}");
    std::fs::remove_file(ballast).unwrap();
    place.run().stop();
}

#[test]
fn a_disk_that_is_mounted_read_only_is_told_by_check_whosever_its_files_are() {
    let place = Place::new();
    let Some(narrow) = Narrow::made(place.path("narrow"), 16) else {
        return println!("a disk of its own cannot be made here: nothing was tried");
    };
    let config = std::fs::read_to_string(&place.config).unwrap();
    std::fs::write(&place.config, config.replacen("/chancery.sqlite\"", "/narrow/chancery.sqlite\"", 1)).unwrap();
    place.run().stop();
    let files = support::files(&narrow.0);
    files.iter().chain([&narrow.0]).for_each(|file| std::os::unix::fs::chown(file, Some(1), None).unwrap());
    let again = std::process::Command::new("mount").args(["-o", "remount,ro"]).arg(&narrow.0).status().unwrap();
    assert!(again.success());
    let (said, code) = place.says(&["check"]);
    assert!(code == 1 && said.contains("lies on a disk that takes no changes: it is mounted read-only"), "{said}");
    assert!(!said.contains("this user may not open its files"), "{said}");
}

#[test]
fn a_store_on_a_disk_that_takes_no_changes_is_read_and_copied_from_there() {
    let place = Place::new();
    let Some(narrow) = Narrow::made(place.path("narrow? #1 %20"), 16) else {
        return println!("a disk of its own cannot be made here: nothing was tried");
    };
    let config = std::fs::read_to_string(&place.config).unwrap();
    let inside = "/narrow? #1 %20/chancery.sqlite\"";
    std::fs::write(&place.config, config.replacen("/chancery.sqlite\"", inside, 1)).unwrap();
    filled(&place);
    assert!(!narrow.0.join("chancery.sqlite-wal").exists(), "it is at rest");
    let again = std::process::Command::new("mount").args(["-o", "remount,ro"]).arg(&narrow.0).status().unwrap();
    assert!(again.success());
    let copy = place.path("another.sqlite");
    for command in [&["backup", copy.to_str().unwrap()][..], &["verify"], &["mail"], &["queue"], &["game"]] {
        let (said, code) = place.says(command);
        assert_eq!(code, 0, "{command:?}: {said}");
    }
    assert_eq!(store::integrity(&copy).unwrap(), "ok");
    assert!(store::is_of_use(&copy));
}

#[test]
fn check_tries_what_run_will_write_and_leaves_nothing() {
    let (place, mailbox) = Place::with_mailbox();
    let Some(narrow) = Narrow::with(place.path("narrow"), "size=200m,nr_inodes=40") else {
        return println!("a disk of its own cannot be made here: nothing was tried");
    };
    let config = std::fs::read_to_string(&place.config).unwrap();
    let elsewhere = |what: &str| {
        let (stands, moved) = (format!("/{what}\""), format!("/narrow/{what}\""));
        std::fs::write(&place.config, config.replacen(&stands, &moved, 1)).unwrap();
    };
    let told = |what: &str, folder: &std::path::Path| {
        let before = place.files();
        let (said, code) = place.says(&["check"]);
        let words = format!("!!  {what}: {} cannot be written: there is room, and yet no more files", folder.display());
        assert!(code == 1 && said.contains(&words), "{words}: {said}");
        assert!(place.files() == before, "nothing is left");
    };
    let used_up = || {
        let folder = narrow.0.join("of-others");
        std::fs::create_dir(&folder).unwrap();
        (0..40).take_while(|number| std::fs::File::create(folder.join(format!("{number}"))).is_ok()).count();
        folder
    };
    elsewhere("chancery.sqlite");
    place.run().stop();
    let before = place.files();
    let (said, code) = place.says(&["check"]);
    assert!(code == 0 && place.files() == before, "{said}");
    let others = used_up();
    told("store", &narrow.0);
    std::fs::remove_dir_all(others).unwrap();

    // Mails are moved when they have been read, and letters are put below a folder.
    let moved = narrow.0.join("mailbox");
    judge::maildir::create(&moved).unwrap();
    std::fs::remove_dir_all(&mailbox).unwrap();
    elsewhere("mailbox");
    assert_eq!(place.says(&["check"]).1, 0);
    let others = used_up();
    told("folders", &moved.join("cur"));
    std::fs::remove_dir_all(others).unwrap();
    judge::maildir::create(&mailbox).unwrap();
    std::fs::create_dir(narrow.0.join("post")).unwrap();
    elsewhere("post");
    assert_eq!(place.says(&["check"]).1, 0);
    used_up();
    told("folders", &narrow.0.join("post"));
}

#[test]
fn a_disk_that_takes_no_letters_closes_the_way_and_they_wait() {
    let place = Place::new();
    let Some(narrow) = Narrow::made(place.path("narrow"), 1) else {
        return println!("a disk of its own cannot be made here: nothing was tried");
    };
    let config = std::fs::read_to_string(&place.config).unwrap();
    std::fs::write(&place.config, config.replacen("/post\"", "/narrow/post\"", 1)).unwrap();
    let ballast = narrow.0.join("of-others");
    // What does not fit is cut off.
    let _ = std::fs::write(&ballast, vec![0; 1 << 20]).is_ok();
    let daemon = place.run();
    for number in 0..3 {
        assert!(place.chancery(&["deliver"], &mail(number)).status.success());
    }
    let said = place.comes_to_say(&["queue"], "there is no room left on its disk: make some");
    assert!(!said.contains("deferred"), "{said}");
    place.logged("letters cannot be sent; all of them wait");
    std::fs::remove_file(ballast).unwrap();
    let attempts = place.says(&["queue", "1"]).0;
    assert!(!attempts.contains("deferred"), "{attempts}");
    assert_eq!(place.says(&["queue", "all", "retry"]).1, 0);
    let new = narrow.0.join("post/anna@anna.example/new");
    let count = || std::fs::read_dir(&new).map_or(0, Iterator::count);
    for _ in 0..1200 {
        if count() == 3 {
            return daemon.stop();
        }
        std::thread::sleep(std::time::Duration::from_millis(25));
    }
    panic!("{} letters came: {}", count(), place.says(&["queue"]).0);
}
