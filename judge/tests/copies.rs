//! Copies that another machine fetches, as the README has it, and goes on with.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

#[path = "operator/place.rs"]
mod place;
mod support;

use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use place::Place;

/// The README's command with which another machine fetches the copies, between folders of this one.
fn fetch(from: &Path, to: &Path) -> Command {
    let readme = std::fs::read_to_string(support::folder("../README.md")).unwrap();
    let line = readme.lines().map(str::trim).find(|line| line.starts_with("rsync ")).unwrap();
    let mut words = line.split(' ').map(|word| match word {
        "judge.example.org:/var/lib/chancery/copies/" => format!("{}/", from.display()),
        "/srv/chancery/" => format!("{}/", to.display()),
        option => option.to_owned(),
    });
    let mut command = Command::new(words.next().unwrap());
    // Between machines it is what rsync does of itself.
    command.args(["--no-whole-file", "--stats"]).args(words);
    command
}

/// How many bytes were carried over.
fn carried(stats: &str) -> u64 {
    let line = stats.lines().find_map(|line| line.strip_prefix("Literal data: ")).unwrap();
    line.split(' ').next().unwrap().replace(',', "").parse().unwrap()
}

fn mail(number: u32, more: &str) -> Vec<u8> {
    format!("From: Anna <anna{number}@anna.example>\r\nMessage-ID: <{number}@anna.example>\r\n\r\nVERSION\r\n{more}")
        .into_bytes()
}

#[test]
fn another_machine_fetches_what_is_new_of_the_copies_and_goes_on_with_the_newest() {
    if Command::new("rsync").arg("--version").output().is_err() {
        eprintln!("rsync is not there: nothing was tried");
        return;
    }
    let (place, other) = (Place::new(), Place::new());
    let (copies, there) = (place.path("copies"), other.path("copies"));
    [&copies, &there].into_iter().for_each(|folder| std::fs::create_dir(folder).unwrap());
    let daemon = place.run();
    let copy = |text: String| {
        let (said, code) = place.says(&["backup", copies.to_str().unwrap(), "--keep", "2"]);
        assert_eq!(code, 0, "{said}");
        let output = fetch(&copies, &there).output().unwrap();
        assert!(output.status.success(), "{text}: {}", String::from_utf8_lossy(&output.stderr));
        carried(&String::from_utf8_lossy(&output.stdout))
    };
    for number in 0..20 {
        // Nothing that could be packed into less.
        let more: String =
            (0..200).map(|line| format!("{}\r\n", judge::secret::digest(&[number, line as u8]))).collect();
        let more = format!("SIGNOFF\r\n{more}");
        let output = place.chancery(&["deliver"], &mail(u32::from(number), &more));
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    }
    (0..20).for_each(|number| place.comes_to(&format!("anna{number}@anna.example"), 1));
    let first = copy("the first".into());
    // The next has another name.
    std::thread::sleep(Duration::from_millis(1100));
    assert!(place.chancery(&["deliver"], &mail(77, "")).status.success());
    place.comes_to("anna77@anna.example", 1);
    let second = copy("the second".into());
    assert!(second * 2 < first, "{second} bytes of {first} were carried for one mail more");
    daemon.stop();
    let [_, newest] = &support::files(&there)[..] else { panic!("{:?}", support::files(&there)) };
    assert_eq!(std::fs::read(newest).unwrap(), std::fs::read(copies.join(newest.file_name().unwrap())).unwrap());
    assert_eq!(std::fs::metadata(newest).unwrap().permissions().mode() & 0o777, 0o600);
    // The other machine goes on, with the key that was kept apart.
    std::fs::copy(place.path("chancery.key"), other.path("chancery.key")).unwrap();
    let (said, code) = other.says(&["restore", newest.to_str().unwrap()]);
    assert!(code == 0 && said.contains("is the store now"), "{said}");
    let daemon = other.run();
    assert!(other.chancery(&["deliver"], &mail(78, "")).status.success());
    other.comes_to("anna78@anna.example", 1);
    daemon.stop();
    let (listed, _) = other.says(&["mail", "--count", "50"]);
    assert_eq!(listed.matches("answered").count(), 22, "all that was answered there is known here: {listed}");
}

/// The names in a folder of copies.
fn names(folder: &Path) -> Vec<String> {
    let name = |path: &std::path::PathBuf| path.file_name().unwrap().to_string_lossy().into_owned();
    let mut names: Vec<String> = support::files(folder).iter().map(name).collect();
    names.sort();
    names
}

/// One copy more; whether it is of use, and what was said. The next has another name.
fn one_more(place: &Place, keep: &str) -> (bool, String) {
    let (said, code) = place.says(&["backup", place.path("copies").to_str().unwrap(), "--keep", keep]);
    std::thread::sleep(Duration::from_millis(1100));
    (code == 0, said)
}

#[test]
fn a_copy_that_is_no_use_is_none_of_those_that_are_kept() {
    let place = Place::new();
    place.run().stop();
    let (store, copies) = (place.path("chancery.sqlite"), place.path("copies"));
    std::fs::create_dir(&copies).unwrap();
    let (well, said) = one_more(&place, "2");
    assert!(well, "{said}");
    let good = names(&copies);
    let whole = std::fs::read(&store).unwrap();
    let file = rusqlite::Connection::open(&store).unwrap();
    file.execute_batch("UPDATE meta SET value = value || 'x' WHERE key = 'judge'").unwrap();
    drop(file);
    for _ in 0..3 {
        let (well, said) = one_more(&place, "2");
        assert!(!well && said.contains(".sqlite.damaged has been written and is no use; older copies stay"), "{said}");
    }
    let there = names(&copies);
    assert!(there.len() == 2 && there.contains(&good[0]), "of those that are no use the newest is there: {there:?}");
    std::fs::write(&store, whole).unwrap();
    let (well, said) = one_more(&place, "2");
    assert!(well && !said.contains("removed") && names(&copies).contains(&good[0]), "{said}");
}

#[test]
fn the_copy_that_was_just_made_stays_whatever_the_clock_says() {
    let place = Place::new();
    place.run().stop();
    let copies = place.path("copies");
    std::fs::create_dir(&copies).unwrap();
    let ahead = ["chancery-29990101T000000Z.sqlite", "chancery-29990102T000000Z.sqlite"];
    for name in ahead {
        let (said, code) = place.says(&["backup", copies.join(name).to_str().unwrap()]);
        assert_eq!(code, 0, "{said}");
    }
    let (well, said) = one_more(&place, "2");
    assert!(well, "{said}");
    let there = names(&copies);
    assert!(there.len() == 2 && there[0].starts_with("chancery-20") && there[1] == ahead[1], "{there:?}");
}

#[test]
fn only_copies_that_can_be_the_store_count_and_none_that_may_be_another_judge_s_is_removed() {
    let place = Place::new();
    place.run().stop();
    let copies = place.path("copies");
    std::fs::create_dir(&copies).unwrap();
    let (well, said) = one_more(&place, "2");
    assert!(well, "{said}");
    let good = names(&copies);
    let as_good = |day: &str| {
        let copy = copies.join(format!("chancery-{day}T000000Z.sqlite"));
        std::fs::copy(copies.join(&good[0]), &copy).unwrap();
        copy
    };
    let changed = |day: &str, sql: &str| {
        rusqlite::Connection::open(as_good(day)).unwrap().execute_batch(sql).unwrap();
    };
    let damaged = |day: &str| {
        let copy = as_good(day);
        let half = std::fs::read(&copy).unwrap();
        std::fs::write(&copy, &half[..half.len() / 2]).unwrap();
    };
    let other = "UPDATE meta SET value = 'another' WHERE key = 'judge'";
    changed("29990101", other);
    changed("29990102", "PRAGMA user_version = 999");
    damaged("29990103");
    std::fs::write(copies.join("chancery-29990104T000000Z.sqlite"), "no store").unwrap();
    changed("20190101", other);
    changed("20190102", "PRAGMA user_version = 999");
    std::fs::write(copies.join("chancery-20190103T000000Z.sqlite"), "no store").unwrap();
    as_good("20190104");
    let before = names(&copies);
    let (well, said) = one_more(&place, "2");
    assert!(well, "{said}");
    let there = names(&copies);
    let gone: Vec<&String> = before.iter().filter(|name| !there.contains(name)).collect();
    assert_eq!(gone, ["chancery-20190102T000000Z.sqlite", "chancery-20190104T000000Z.sqlite"], "{said}");
}

#[test]
fn what_killed_backups_left_is_removed_and_what_one_is_writing_is_not() {
    let place = Place::new();
    place.run().stop();
    let copies = place.path("copies");
    std::fs::create_dir(&copies).unwrap();
    let left = [".chancery-20260301T000000Z.sqlite.77.new", ".chancery-20260301T000000Z.sqlite.77.new-journal"];
    let others = [".chancery-mine.sqlite.77.new", ".chancery-20260301T000000Z.sqlite.new", "77.new"];
    left.iter().chain(&others).for_each(|name| std::fs::write(copies.join(name), "half").unwrap());
    let held = std::fs::File::open(&copies).unwrap();
    held.lock_shared().unwrap();
    assert!(one_more(&place, "9").0 && left.iter().all(|name| copies.join(name).exists()), "{:?}", names(&copies));
    drop(held);
    assert!(one_more(&place, "9").0);
    assert!(!left.iter().any(|name| copies.join(name).exists()), "{:?}", names(&copies));
    assert!(others.iter().all(|name| copies.join(name).exists()), "{:?}", names(&copies));
}
