//! Faults of the world: a broken template, a full disk, a locked or newer store, a crash at any point.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

mod support;

use std::ffi::OsStr;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

use judge::clock::Moment;
use judge::event::RawMail;
use judge::language::Language;
use judge::letter::Templates;
use judge::outbox::Next;
use judge::store::{Store, StoreError};
use judge::words;
use serde_json::Value;

fn config(folder: &Path, more: &str) -> PathBuf {
    let path = folder.join("chancery.toml");
    let text = format!(
        "[judge]\naddress = \"judge@example.test\"\noperator = \"op@example.test\"\ntemplates = \"{0}/templates\"\n\
         [store]\npath = \"{0}/chancery.sqlite\"\n[mailbox]\nkind = \"none\"\n{more}\n\
         [post]\nkind = \"maildir\"\npath = \"{0}/post\"\n",
        folder.display(),
    );
    std::fs::create_dir_all(folder.join("templates")).unwrap();
    std::fs::write(&path, text).unwrap();
    path
}

fn chancery(verb: &str, config: &Path, input: &[u8]) -> Output {
    support::chancery(&[OsStr::new(verb), OsStr::new("-c"), config.as_os_str()], input)
}

fn said(output: &Output) -> String {
    format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
}

const MAIL: &[u8] = b"From: Anna <anna@anna.example>\r\nMessage-ID: <1@anna.example>\r\n\r\nVERSION\r\n";

#[test]
fn wrong_replacements_are_told_with_file_and_line_and_the_built_in_ones_stand_in() {
    let folder = tempfile::tempdir().unwrap();
    let config = config(folder.path(), "");
    let write = |name: &str, text: &str| std::fs::write(folder.path().join("templates").join(name), text).unwrap();
    write("receipt.txt", "Hello\n{% if %}\n");
    write("late.html", "{{ nothing_of_the_kind }}\n");
    write("game.txt", "Hello\n\n{% if lang == 'bg' %}{{ nowhere }}{% endif %}");
    write("late.txt", &format!("{0}{0}{0}Hello{1}{1}{1}\n", "{% for number in range(9999) %}", "{% endfor %}"));
    write("letter.txt", "Hello\n");
    write(
        "ru.ftl",
        "done = Сделано { $quickly }.\ndoen = x\nasked = { $count ->\n    [one] один\n   *[other] много\n  }\nsee-below = Ниже.\nbad = {\n",
    );
    std::fs::create_dir(folder.path().join("templates/classic")).unwrap();
    write("classic/ru.ftl", "classic-hold = { $unit } стоит\nclassic-hodl = x\n");
    write("bg.ftl", "classic-waived = Без строеж\n");
    let output = chancery("check", &config, b"");
    assert_eq!(output.status.code(), Some(1));
    for wrong in [
        "classic/ru.ftl, line 2: nobody says classic-hodl; did you mean classic-hold?",
        "receipt.txt, line 2: syntax error",
        "late.html, line 1: undefined value",
        "game.txt, line 3: undefined value",
        "late.txt, line 1: engine ran out of fuel",
        "letter.txt: no letter uses a file of this name",
        "ru.ftl, line 1: done is told no $quickly, nor anything else",
        "ru.ftl, line 2: nobody says doen; did you mean done?",
        "ru.ftl, line 3: asked lacks the plural [few]",
        "ru.ftl, line 8: ",
    ] {
        assert!(said(&output).contains(wrong), "{wrong} is not in:\n{}", said(&output));
    }
    let templates = Templates::load(Some(&folder.path().join("templates"))).unwrap();
    let voice = templates.voice(Language::Russian, &Value::Null);
    assert_eq!(voice.say(&words!("see-below")), "Ниже.", "what can be used counts");
    assert_eq!(
        voice.say(&words!("classic-hold", unit = "X")),
        "X стоит",
        "a ruleset's sentences have a file of their own"
    );
    let bulgarian = templates.voice(Language::Bulgarian, &Value::Null);
    assert_eq!(bulgarian.say(&words!("classic-waived")), "Без строеж", "the judge's own file may replace them too");
    assert!(!voice.say(&words!("done")).contains('$'), "what cannot has the built-in sentence in its place");
}

#[test]
fn a_store_from_a_later_judge_is_refused_and_left_untouched() {
    let folder = tempfile::tempdir().unwrap();
    let config = config(folder.path(), "");
    let path = folder.path().join("chancery.sqlite");
    drop(Store::open(&path).unwrap());
    make_it_later(&path);
    let before = std::fs::read(&path).unwrap();
    assert!(matches!(Store::open(&path), Err(StoreError::FromTheFuture { found: 99, .. })));
    let output = chancery("run", &config, b"");
    assert_eq!(output.status.code(), Some(1));
    assert!(said(&output).contains("the store has layout 99, but this judge knows only"), "{}", said(&output));
    // A mail for it is not bounced, but kept by the mail server.
    assert_eq!(chancery("deliver", &config, MAIL).status.code(), Some(75));
    assert_eq!(std::fs::read(&path).unwrap(), before);
}

/// Sets the layout's number as a later judge would have, through the file's own header (SQLite format, offset 60).
fn make_it_later(path: &Path) {
    let mut bytes = std::fs::read(path).unwrap();
    bytes[60..64].copy_from_slice(&99u32.to_be_bytes());
    std::fs::write(path, bytes).unwrap();
}

#[test]
fn two_daemons_never_work_on_one_store() {
    let folder = tempfile::tempdir().unwrap();
    let config = config(folder.path(), "");
    let _lock = judge::daemon::lock(&folder.path().join("chancery.sqlite")).unwrap();
    let output = chancery("run", &config, b"");
    assert_eq!(output.status.code(), Some(1));
    assert!(said(&output).contains("another judge is running on"), "{}", said(&output));
    // The same store by another way to it.
    let elsewhere = folder.path().join("elsewhere");
    std::os::unix::fs::symlink(folder.path(), &elsewhere).unwrap();
    let store = elsewhere.join("other.sqlite");
    std::os::unix::fs::symlink(folder.path().join("chancery.sqlite"), &store).unwrap();
    drop(Store::open(&folder.path().join("chancery.sqlite")).unwrap());
    for path in [elsewhere.join("chancery.sqlite"), store] {
        assert!(judge::daemon::lock(&path).is_err(), "{} is the same store", path.display());
    }
    let (path, other) = (folder.path().join("alone.sqlite"), folder.path().join("linked.sqlite"));
    drop(Store::open(&path).unwrap());
    drop(judge::daemon::lock(&path).unwrap());
    std::fs::hard_link(&path, &other).unwrap();
    for path in [path, other] {
        let refused = judge::daemon::lock(&path).unwrap_err().to_string();
        assert!(refused.contains("has another name too (a hard link)"), "{refused}");
    }
}

/// A container may have been given the file alone.
#[test]
fn nor_where_a_mount_gives_the_store_another_path() {
    let folder = tempfile::tempdir().unwrap();
    let [path, other] = ["a/chancery.sqlite", "b/chancery.sqlite"].map(|name| folder.path().join(name));
    [&path, &other].iter().for_each(|path| std::fs::create_dir(path.parent().unwrap()).unwrap());
    drop(Store::open(&path).unwrap());
    std::fs::write(&other, "").unwrap();
    let mounted = Command::new("mount").arg("--bind").args([&path, &other]).output();
    if !mounted.is_ok_and(|mounted| mounted.status.success()) {
        println!("skipped: nothing may be mounted here");
        return;
    }
    let lock = judge::daemon::lock(&path).unwrap();
    let refused = judge::daemon::lock(&other).map(drop).unwrap_err().to_string();
    drop(lock);
    let free = judge::daemon::lock(&other).map(drop);
    assert!(Command::new("umount").arg(&other).status().unwrap().success());
    assert!(refused.contains("another judge is running on") && free.is_ok(), "{refused} {free:?}");
}

#[test]
fn a_store_that_cannot_be_written_is_told_and_nothing_bounces() {
    let folder = tempfile::tempdir().unwrap();
    let config = config(folder.path(), "");
    // A folder stands where the file should be: nothing can be written there.
    std::fs::create_dir(folder.path().join("chancery.sqlite")).unwrap();
    let output = chancery("run", &config, b"");
    assert_eq!(output.status.code(), Some(1));
    assert!(said(&output).contains("`store.path` names a folder"), "{}", said(&output));
    assert_eq!(chancery("deliver", &config, MAIL).status.code(), Some(75));
}

/// Hands a mail in with so little room for files that the store's cannot grow on: what a full disk looks like.
fn deliver_with_little_room(config: &Path, number: u32) -> i32 {
    let script = "trap '' XFSZ; ulimit -f 400; exec \"$0\" deliver -c \"$1\"";
    let mut child = Command::new("bash")
        .args(["-c", script, env!("CARGO_BIN_EXE_chancery")])
        .arg(config)
        .stdin(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mail = format!("From: Anna <anna@anna.example>\r\n\r\nmail {number} {}\r\n", "x".repeat(20_000));
    child.stdin.take().unwrap().write_all(mail.as_bytes()).unwrap();
    child.wait().unwrap().code().unwrap_or(-1)
}

#[test]
fn a_full_disk_bounces_nothing_and_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let config = config(folder.path(), "");
    drop(Store::open(&folder.path().join("chancery.sqlite")).unwrap());
    let codes: Vec<i32> = (0..40).map(|number| deliver_with_little_room(&config, number)).collect();
    let kept = codes.iter().filter(|code| **code == 0).count();
    assert!(kept > 0 && codes.iter().all(|code| *code == 0 || *code == 75), "{codes:?}");
    assert!(codes.contains(&75), "the room never ran out");
    let store = Store::open(&folder.path().join("chancery.sqlite")).unwrap();
    assert_eq!(judge::store::integrity(store.path()).unwrap(), "ok");
    assert_eq!(store.recent_mails(500).unwrap().len(), kept, "what was acknowledged is there, and nothing else");
}

#[test]
fn a_mail_that_is_here_is_kept_once_whatever_its_source() {
    let folder = tempfile::tempdir().unwrap();
    let mut store = Store::open(&folder.path().join("chancery.sqlite")).unwrap();
    let mail = |source: &str| RawMail {
        source: source.into(),
        raw: MAIL.to_vec(),
        arrived: Moment(1),
        mark: None,
        signed_by: None,
    };
    assert!(store.keep_mail(&mail("imap a;1/1")).unwrap().is_some());
    assert_eq!(store.keep_mail(&mail("imap a;1/1")).unwrap(), None);
    assert_eq!(store.keep_mail(&mail("imap a;2/1")).unwrap(), None, "the same bytes under a new UIDVALIDITY");
}

#[test]
fn another_mail_under_a_source_that_was_there_is_kept_once() {
    let folder = tempfile::tempdir().unwrap();
    let mut store = Store::open(&folder.path().join("chancery.sqlite")).unwrap();
    let mut keep = |text: &str| {
        let (source, raw) = ("maildir order.eml".to_owned(), text.into());
        store.keep_mail(&RawMail { source, raw, arrived: Moment(1), mark: None, signed_by: None }).unwrap().is_some()
    };
    assert_eq!(["one", "two", "three"].map(&mut keep), [true; 3]);
    assert_eq!(["one", "two", "three"].map(&mut keep), [false; 3], "what was read and is put back is known");
}

#[test]
fn mail_handed_in_beside_a_running_daemon_is_answered() {
    let folder = tempfile::tempdir().unwrap();
    let config = config(folder.path(), "");
    let mut daemon = Command::new(env!("CARGO_BIN_EXE_chancery"))
        .args(["run", "-c"])
        .arg(&config)
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    std::thread::sleep(std::time::Duration::from_millis(500));
    assert_eq!(chancery("deliver", &config, MAIL).status.code(), Some(0));
    assert_eq!(
        chancery("deliver", &config, MAIL).status.code(),
        Some(0),
        "the same mail again is taken, and answered once"
    );
    let letters = || std::fs::read_dir(folder.path().join("post/anna@anna.example/new")).map_or(0, Iterator::count);
    for _ in 0..100 {
        if letters() > 0 {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    std::thread::sleep(std::time::Duration::from_millis(1200));
    assert_eq!(letters(), 1);
    Command::new("kill").args(["-TERM", &daemon.id().to_string()]).status().unwrap();
    assert!(daemon.wait().unwrap().success());
    let listed = chancery("mail", &config, b"");
    assert!(said(&listed).contains("answered: 0 refused"), "{}", said(&listed));
    assert!(said(&chancery("verify", &config, b"")).contains("the store is sound"));
}

#[test]
fn a_store_that_somebody_else_has_locked_is_told_and_nothing_is_lost() {
    let folder = tempfile::tempdir().unwrap();
    let config = config(folder.path(), "");
    let path = folder.path().join("chancery.sqlite");
    let mut store = Store::open(&path).unwrap();
    let mail = |number: u8| RawMail {
        source: number.to_string(),
        raw: vec![number],
        arrived: Moment(1),
        mark: None,
        signed_by: None,
    };
    store.keep_mail(&mail(1)).unwrap();
    let other = rusqlite::Connection::open(&path).unwrap();
    other.execute_batch("BEGIN EXCLUSIVE").unwrap();
    let output = chancery("run", &config, b"");
    assert_eq!(output.status.code(), Some(1));
    assert!(said(&output).contains("another program holds the store"), "{}", said(&output));
    assert_eq!(chancery("deliver", &config, MAIL).status.code(), Some(75));
    other.execute_batch("ROLLBACK").unwrap();
    assert_eq!(store.recent_mails(9).unwrap().len(), 1);
    assert_eq!(chancery("deliver", &config, MAIL).status.code(), Some(0));
}

#[test]
fn a_store_of_the_first_layout_is_brought_to_the_current_one() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("chancery.sqlite");
    let old = rusqlite::Connection::open(&path).unwrap();
    old.execute_batch(include_str!("../src/store/migrations/0001_start.sql")).unwrap();
    let people = "INSERT INTO person VALUES ('an.na@gmail.com', 'Anna', 5), ('bert@bert.example', 'Bert', 6);
        INSERT INTO inbox (source, digest, raw, arrived, state, outcome) VALUES ('x', 'y', X'00', 7, 'done', 'answered');
        INSERT INTO outbox (recipient, letter, written, next) VALUES ('bert@bert.example',
            '{\"kind\":\"press\",\"game\":null,\"subject\":\"s\",\"text\":\"t\",\"in_reply_to\":null,\"references\":[]}', 8, 8);";
    old.execute_batch(people).unwrap();
    old.pragma_update(None, "user_version", 1).unwrap();
    drop(old);
    let mut store = Store::open(&path).unwrap();
    assert_eq!(store.person("Anna@googlemail.com").unwrap().unwrap().name, "Anna", "keys are filled in");
    assert_eq!(store.person("BERT@bert.example").unwrap().unwrap().second, None);
    assert_eq!(store.recent_mails(5).unwrap()[0].outcome, "answered");
    assert_eq!(
        store.take_parcel(Moment(9), Next::Due).unwrap().unwrap().letter.subject,
        "s",
        "letters on their way still go"
    );
}
