//! A mailbox that is full of old mail, and a disk that is full amid new mail.
//!
//! `CHANCERY_OLD_MAILS=100000` makes the mailbox as large as the largest that are known.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

#[path = "operator/place.rs"]
mod place;
mod support;

use std::collections::BTreeSet;
use std::fs::{File, FileTimes};
use std::path::Path;
use std::time::{Duration, UNIX_EPOCH};

use judge::clock::Stopwatch;
use judge::maildir;
use judge::store::Store;
use place::Place;

fn mail(who: &str, body: &str) -> String {
    format!("From: <{who}@{who}.example>\r\nMessage-ID: <{who}@x.example>\r\nSubject: hello\r\n\r\n{body}\r\n")
}

/// Puts mails into the mailbox that came in 2023; nothing of it need outlive a loss of power.
fn fill(mailbox: &Path, count: u32) {
    let then = UNIX_EPOCH + Duration::from_secs(1_700_000_000);
    for number in 0..count {
        let path = mailbox.join("new").join(format!("{number}.old"));
        std::fs::write(&path, mail(&format!("old{number}"), "HELP")).unwrap();
        let times = FileTimes::new().set_modified(then + Duration::from_secs(u64::from(number)));
        File::options().write(true).open(&path).unwrap().set_times(times).unwrap();
    }
}

#[test]
fn a_mailbox_full_of_old_mail_is_read_in_little_memory_and_nobody_is_answered() {
    let count = std::env::var("CHANCERY_OLD_MAILS").map_or(2000, |text| text.parse().unwrap());
    let (place, mailbox) = Place::with_mailbox();
    fill(&mailbox, count);
    let began = Stopwatch::start();
    let daemon = place.run();
    let open = began.elapsed();
    assert!(open < Duration::from_secs(8), "it opens at once, not after all that: {open:?}");
    // Whoever writes meanwhile waits until the mailbox has been read, and no longer.
    maildir::store(&mailbox, mail("anna", "VERSION").as_bytes()).unwrap();
    let told = place.path("post/op@example.test/new");
    while !(place.path("post/anna@anna.example/new").exists() && told.exists()) {
        assert!(began.elapsed() < Duration::from_secs(1200), "{}", place.log().lines().count());
        std::thread::sleep(Duration::from_millis(100));
    }
    println!("{count} old mails: open after {open:?}, all read after {:?}, {:?} kB", began.elapsed(), daemon.peak());
    assert!(daemon.peak().is_none_or(|peak| peak < 256 * 1024), "{:?} kB", daemon.peak());
    daemon.stop();
    let letters = place.letters_to("op@example.test");
    assert!(
        letters.len() == 1 && letters[0].contains(&format!("{count} mails were in the mailbox before")),
        "{letters:?}"
    );
    assert_eq!(place.letters_to("anna@anna.example").len(), 1);
    let readers = std::fs::read_dir(place.path("post")).unwrap().count();
    assert_eq!(readers, 2, "nobody else got a letter");
    assert_eq!(maildir::unread(&mailbox).unwrap(), []);
}

#[test]
fn two_mails_of_which_the_second_finds_the_disk_full_are_both_handed_in_again() {
    let (place, mailbox) = Place::with_mailbox();
    place.run().stop();
    let store = place.path("chancery.sqlite");
    // Enough, in kB, for all that a start writes.
    let room = 200;
    maildir::store(&mailbox, mail("anna", "VERSION").as_bytes()).unwrap();
    let rest = format!("{}\r\n", "y".repeat(70)).repeat(room * 15);
    let large = mail("bert", &format!("VERSION\r\nSIGNOFF\r\n{rest}"));
    std::fs::write(mailbox.join("new/z-later"), large).unwrap();
    let before = support::files(&mailbox);
    // What a full disk looks like: no file grows any more (EFBIG in the place of ENOSPC, which SQLite tells as an error of the disk).
    let script = format!("trap '' XFSZ; ulimit -f {room}; exec timeout 30 \"$0\" run -c \"$1\"");
    let mut command = std::process::Command::new("bash");
    command.args(["-c", &script, env!("CARGO_BIN_EXE_chancery")]).arg(&place.config);
    let output = support::fed(&mut command, b"");
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.code() == Some(1) && said.matches("mail kept").count() == 2, "both came: {said}");
    assert!(said.contains("disk I/O error") || said.contains("full"), "{said}");
    assert_eq!(support::files(&mailbox), before, "both lie where they lay: {said}");
    // They come to the desk one after the other: as a rule both are of one slice, and none is kept; else the first one is.
    let kept = Store::visit(&store).unwrap().newest_mail().unwrap();
    assert!(kept <= 1, "the second is not kept");
    assert!(kept == 1 || !place.path("post/anna@anna.example").exists(), "nobody is answered for what is not kept");
    let daemon = place.run();
    place.comes_to("anna@anna.example", 1);
    place.comes_to("bert@bert.example", 1);
    daemon.stop();
    assert_eq!(maildir::unread(&mailbox).unwrap(), []);
    assert_eq!(Store::visit(&store).unwrap().newest_mail().unwrap(), 2, "each once");
    // A letter whose going out found the disk full goes out again, as the same letter to the last byte.
    let letters = |who| BTreeSet::from_iter(place.letters_to(&format!("{who}@{who}.example")));
    assert_eq!(["anna", "bert"].map(letters).map(|letters| letters.len()), [1, 1]);
}
