//! The first start of a judge with a mailbox, behind a real IMAP server, in which there is mail already.
//!
//! `CHANCERY_OLD_MAILS=100000` makes that mailbox as large as the largest that are known.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

mod support;

use std::fs::{File, FileTimes};
use std::process::Command;
use std::time::{Duration, UNIX_EPOCH};

use judge::clock::Stopwatch;
use support::world::World;

/// Waits until so many messages are in the judge's mailbox; then they came two years ago, and some of them have been read.
fn age_mail(world: &World, count: usize, read: usize) {
    let [new, cur] = ["new", "cur"].map(|sub| world.servers.folder.join("mail/judge/Maildir").join(sub));
    let there = || if new.is_dir() { support::files(&new) } else { Vec::new() };
    while there().len() < count {
        std::thread::sleep(Duration::from_millis(25));
    }
    for (index, path) in there().into_iter().enumerate() {
        assert!(Command::new("touch").args(["-d", "2 years ago"]).arg(&path).status().unwrap().success());
        if index < read {
            let name = format!("{}:2,S", path.file_name().unwrap().to_string_lossy());
            std::fs::rename(&path, cur.join(name)).unwrap();
        }
    }
}

#[test]
fn a_mailbox_with_old_mail_is_read_and_only_what_comes_after_the_first_start_is_answered() {
    let folder = tempfile::tempdir().unwrap();
    let mut world = World::before_the_judge(folder.path(), false);
    // Commands, prose, and a machine's mail; two have been read by whoever had the mailbox before.
    for (from, text) in [("austria", "HELP"), ("england", "REGISTER\nName: Old\nEND"), ("italy", "Are you there?")] {
        world.mail(from, text);
        world.mail(from, "LIST");
    }
    age_mail(&world, 6, 2);
    let (check, _) = world.says("check");
    assert!(check.contains("INBOX holds 6 mails") && check.contains("will be kept and not answered"), "{check}");
    world.daemon.start();
    let told = world.expect("operator", &["6 mails were in the mailbox before this judge was started"]);
    world.mail("italy", "VERSION");
    world.expect("italy", &["Chancery 0.1.0"]);
    // What comes while it is down waits for an answer like any other.
    assert_eq!(world.daemon.stop(), 0);
    world.mail("england", "VERSION");
    world.daemon.start();
    world.expect("england", &["Chancery 0.1.0"]);
    assert_eq!(world.daemon.stop(), 0);
    let letters = |user: &str| world.servers.mailbox(user).len();
    assert_eq!(["austria", "england", "italy"].map(letters), [0, 1, 1], "nobody is answered for old mail");
    assert_eq!(world.servers.mailbox("operator"), [told], "the operator is told once");
    assert_eq!(letters("judge"), 8, "and all of it lies in the mailbox as it did");
    let (listed, _) = world.says("mail");
    assert_eq!(listed.matches("it is from before the first start").count(), 6, "{listed}");
}

#[test]
fn a_mailbox_full_of_old_mail_is_read_by_imap_in_little_memory() {
    let count = std::env::var("CHANCERY_OLD_MAILS").map_or(400, |text| text.parse::<u64>().unwrap());
    let folder = tempfile::tempdir().unwrap();
    let mut world = World::before_the_judge(folder.path(), true);
    // The server makes the mailbox with the first mail.
    world.mail("italy", "HELP");
    age_mail(&world, 1, 0);
    let new = world.servers.folder.join("mail/judge/Maildir/new");
    for number in 1..count {
        let path = new.join(format!("{}.{number}.old", 1_700_000_000 + number));
        std::fs::write(
            &path,
            format!("From: <old{number}@x.example>\r\nMessage-ID: <{number}@x.example>\r\n\r\nHELP\r\n"),
        )
        .unwrap();
        let times = FileTimes::new().set_modified(UNIX_EPOCH + Duration::from_secs(1_700_000_000 + number));
        File::options().write(true).open(&path).unwrap().set_times(times).unwrap();
    }
    let began = Stopwatch::start();
    world.daemon.start();
    while world.servers.mailbox("operator").is_empty() {
        assert!(began.elapsed() < Duration::from_secs(1800), "it is not read in half an hour");
        std::thread::sleep(Duration::from_millis(100));
    }
    println!("{count} old mails: all read after {:?}, {:?} kB", began.elapsed(), world.daemon.peak());
    world.expect("operator", &[&format!("{count} mails were in the mailbox before this judge was started")]);
    assert!(world.daemon.peak().is_none_or(|peak| peak < 256 * 1024), "{:?} kB", world.daemon.peak());
    world.mail("italy", "VERSION");
    world.expect("italy", &["Chancery 0.1.0"]);
    assert_eq!(world.daemon.stop(), 0);
    assert_eq!(world.servers.mailbox("italy").len(), 1, "nobody is answered for old mail");
    let lies = support::files(&new.with_file_name("cur"));
    let unseen = lies.iter().filter(|path| !path.to_string_lossy().ends_with(":2,S")).count();
    assert_eq!((lies.len() as u64, unseen), (count + 1, 0), "whoever looks into the mailbox sees what has been read");
}
