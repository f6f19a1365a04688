//! Stores that are lost, older than the letters that went out, or elsewhere: noticed before anything is answered.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

#[path = "lost/mixed.rs"]
mod mixed;
#[path = "operator/place.rs"]
mod place;
mod support;

use judge::maildir;
use place::Place;
use support::world::World;

const ANNA: &str = "anna@anna.example";

fn mail(mailbox: &std::path::Path, number: u32, thread: &str) {
    let raw = format!("From: Anna <{ANNA}>\r\nMessage-ID: <{number}@anna.example>\r\n{thread}\r\nVERSION\r\n");
    maildir::store(mailbox, raw.as_bytes()).unwrap();
}

/// The header of an answer to a letter.
fn answering(letter: &str) -> String {
    let id = letter.lines().find_map(|line| line.strip_prefix("Message-ID: ")).unwrap().trim();
    format!("In-Reply-To: {id}\r\n")
}

/// Two mails were answered; a copy was made between them, and a third lies in the mailbox.
fn answered(place: &Place, mailbox: &std::path::Path) -> String {
    let copy = place.path("copy.sqlite").to_str().unwrap().to_owned();
    let daemon = place.run();
    mail(mailbox, 1, "");
    place.comes_to(ANNA, 1);
    assert_eq!(place.says(&["backup", &copy]).1, 0);
    mail(mailbox, 2, &answering(&place.letters_to(ANNA)[0]));
    place.comes_to(ANNA, 2);
    daemon.stop();
    mail(mailbox, 3, "");
    copy
}

fn lose(place: &Place) {
    for file in judge::store::Store::files(&place.path("chancery.sqlite")) {
        let _ = std::fs::remove_file(file).is_ok();
    }
}

#[test]
fn a_store_that_is_removed_while_the_judge_runs_stops_it_before_it_answers() {
    let (place, mailbox) = Place::with_mailbox();
    let daemon = place.run();
    mail(&mailbox, 1, "");
    place.comes_to(ANNA, 1);
    lose(&place);
    mail(&mailbox, 2, "");
    assert!(!daemon.ends(), "it fails");
    let log = place.log();
    assert!(log.contains("was removed or replaced while the judge ran"), "{log}");
    assert_eq!(place.letters_to(ANNA).len(), 1, "nothing is answered that is then lost");
}

#[test]
fn a_log_that_is_removed_while_the_judge_runs_stops_it_and_nothing_of_it_is_lost() {
    let (place, mailbox) = Place::with_mailbox();
    let daemon = place.run();
    mail(&mailbox, 1, "");
    place.comes_to(ANNA, 1);
    std::fs::remove_file(place.path("chancery.sqlite-wal")).unwrap();
    mail(&mailbox, 2, "");
    assert!(!daemon.ends(), "it fails");
    let log = place.log();
    assert!(log.contains("chancery.sqlite-wal was removed or replaced while the judge ran"), "{log}");
    let daemon = place.run();
    place.comes_to(ANNA, 2);
    daemon.stop();
    let (listed, _) = place.says(&["mail"]);
    assert_eq!(listed.matches("answered").count(), 2, "{listed}");
}

#[test]
fn a_maildir_that_has_given_mail_and_is_gone_is_no_empty_one() {
    let (place, mailbox) = Place::with_mailbox();
    // The server makes it with the first mail.
    std::fs::remove_dir_all(&mailbox).unwrap();
    let daemon = place.run();
    maildir::create(&mailbox).unwrap();
    mail(&mailbox, 1, "");
    place.comes_to(ANNA, 1);
    let away = place.path("away");
    std::fs::rename(&mailbox, &away).unwrap();
    mail(&away, 2, "");
    place.logged("mailbox is not there any more");
    daemon.stop();
    let daemon = place.run();
    place.logged("mailbox is not there any more");
    std::fs::rename(&away, &mailbox).unwrap();
    place.comes_to(ANNA, 2);
    daemon.stop();
}

#[test]
fn a_store_that_is_lost_or_older_is_noticed_before_anything_is_answered() {
    let (place, mailbox) = Place::with_mailbox();
    let copy = answered(&place, &mailbox);
    lose(&place);
    let refused = place.refuses();
    assert!(refused.contains("is lost: it is not there, and it has written 2 letters"), "{refused}");
    assert!(!place.path("chancery.sqlite").exists(), "no other is made");
    std::fs::copy(&copy, place.path("chancery.sqlite")).unwrap();
    let refused = place.refuses();
    assert!(refused.contains("it knows of 1 letters, and 2 were written: it is an older copy"), "{refused}");
    let handed_in = format!("From: Anna <{ANNA}>\r\nMessage-ID: <4@anna.example>\r\n\r\nVERSION\r\n");
    let output = place.chancery(&["deliver"], handed_in.as_bytes());
    assert_eq!(output.status.code(), Some(75), "it would be lost with the copy: {output:?}");
    let (checked, code) = place.says(&["check"]);
    assert!(code == 1 && checked.contains(" is not the newest: it knows of 1 letters"), "{checked}");
    assert_eq!(maildir::unread(&mailbox).unwrap().len(), 1, "nothing was read");
    assert_eq!(place.letters_to(ANNA).len(), 2, "and nothing answered");
    // What is said is what helps.
    let (said, code) = place.says(&["restore", &copy]);
    assert!(code == 0 && said.contains("mails of the Maildir are handed in again"), "{said}");
    let daemon = place.run();
    place.comes_to(ANNA, 4);
    daemon.stop();
    place.run().stop();
    let (listed, _) = place.says(&["mail"]);
    assert_eq!(listed.matches("answered").count(), 3, "each of the three once: {listed}");
}

#[test]
fn what_came_in_since_is_read_again_where_an_older_store_is_trusted() {
    let (place, mailbox) = Place::with_mailbox();
    let copy = answered(&place, &mailbox);
    lose(&place);
    std::fs::copy(&copy, place.path("chancery.sqlite")).unwrap();
    assert!(place.refuses().contains("it is an older copy"));
    let daemon = place.run_as(&["--trust-store"], &[]);
    // The second mail again, and the third.
    place.comes_to(ANNA, 4);
    daemon.stop();
    place.run().stop();
    let (listed, _) = place.says(&["mail"]);
    assert_eq!(listed.matches("answered").count(), 3, "each of the three once: {listed}");
}

#[test]
fn a_store_that_is_older_than_the_letters_of_a_judge_that_was_killed_is_noticed() {
    let (place, mailbox) = Place::with_mailbox();
    let copy = place.path("copy.sqlite").to_str().unwrap().to_owned();
    let daemon = place.run();
    mail(&mailbox, 1, "");
    place.comes_to(ANNA, 1);
    assert_eq!(place.says(&["backup", &copy]).1, 0);
    for number in 2..=4 {
        let handed_in = format!("From: Anna <{ANNA}>\r\nMessage-ID: <{number}@anna.example>\r\n\r\nVERSION\r\n");
        assert!(place.chancery(&["deliver"], handed_in.as_bytes()).status.success());
    }
    place.comes_to(ANNA, 4);
    std::thread::sleep(std::time::Duration::from_millis(1500));
    // It is killed.
    drop(daemon);
    lose(&place);
    std::fs::copy(&copy, place.path("chancery.sqlite")).unwrap();
    let refused = place.refuses();
    assert!(refused.contains("it knows of 1 letters, and 4 were written: it is an older copy"), "{refused}");
}

#[test]
fn mails_that_the_mailbox_has_no_more_are_taken_over_from_the_former_store() {
    let (place, mailbox) = Place::with_mailbox();
    let copy = answered(&place, &mailbox);
    for mail in std::fs::read_dir(mailbox.join("cur")).unwrap() {
        std::fs::remove_file(mail.unwrap().path()).unwrap();
    }
    let (said, code) = place.says(&["restore", &copy]);
    assert_eq!(code, 0, "{said}");
    let daemon = place.run();
    // The second mail again, and the third.
    place.comes_to(ANNA, 4);
    daemon.stop();
}

#[test]
fn what_a_kill_left_unfinished_is_removed_at_the_next_start_and_nothing_else_is() {
    let place = Place::new();
    let put = |name: &str| std::fs::write(place.path(name), "half").unwrap();
    let left =
        [".chancery.tally.4242.new", ".chancery.sqlite.7.new", ".chancery.sqlite.7.new-journal", ".chancery.key.1.new"];
    let others = [".chancery.tally.new", ".chancery.sqlite.x7.new", ".other.sqlite.7.new", "chancery.sqlite.7.new"];
    left.into_iter().chain(others).for_each(put);
    place.run().stop();
    assert_eq!(left.map(|name| place.path(name).exists()), [false; 4]);
    assert_eq!(others.map(|name| place.path(name).exists()), [true; 4]);
}

#[test]
fn another_judge_s_store_is_noticed_and_whoever_says_so_goes_on_with_it() {
    let (place, mailbox) = Place::with_mailbox();
    answered(&place, &mailbox);
    let (other, others) = Place::with_mailbox();
    let daemon = other.run();
    mail(&others, 9, "");
    other.comes_to(ANNA, 1);
    daemon.stop();
    lose(&place);
    std::fs::copy(other.path("chancery.sqlite"), place.path("chancery.sqlite")).unwrap();
    let refused = place.refuses();
    assert!(refused.contains("it is of another judge than the one that was at work here"), "{refused}");
    place.run_as(&["--trust-store"], &[]).stop();
    place.run().stop();
}

#[test]
fn another_judge_s_copy_takes_the_place_of_no_lost_store_unless_that_is_meant() {
    let (place, mailbox) = Place::with_mailbox();
    let own = answered(&place, &mailbox);
    let (other, others) = Place::with_mailbox();
    let copy = answered(&other, &others);
    let store = place.path("chancery.sqlite");
    let whole = std::fs::read(&store).unwrap();
    for left in [None, Some(Vec::new()), Some(vec![0; whole.len()])] {
        lose(&place);
        left.iter().for_each(|bytes| std::fs::write(&store, bytes).unwrap());
        let (said, code) = place.says(&["restore", &copy]);
        assert!(
            code == 1 && said.contains("is a copy of another judge's store than the one that was at work here"),
            "{said}"
        );
        assert!(said.contains("chancery.tally says") && said.contains("move that file away first"), "{said}");
        assert_eq!(std::fs::read(&store).ok(), left, "nothing has been changed");
    }
    let (said, code) = place.says(&["restore", &own]);
    assert_eq!(code, 0, "{said}");
    lose(&place);
    std::fs::rename(place.path("chancery.tally"), place.path("away.tally")).unwrap();
    let (said, code) = place.says(&["restore", &copy]);
    assert_eq!(code, 0, "{said}");
}

#[test]
fn a_new_store_whose_mailbox_knows_us_reads_and_answers_nothing() {
    let (place, mailbox) = Place::with_mailbox();
    let copy = answered(&place, &mailbox);
    let right = std::fs::read_to_string(&place.config).unwrap();
    std::fs::create_dir(place.path("elsewhere")).unwrap();
    std::fs::write(&place.config, right.replace("/chancery.sqlite", "/elsewhere/chancery.sqlite")).unwrap();
    let before = support::files(&mailbox);
    for _ in 0..2 {
        let refused = place.refuses();
        assert!(refused.contains("the mailbox knows a judge with this address, and the store"), "{refused}");
        assert!(refused.contains(".chancery@example.test, which was written with another store"), "{refused}");
    }
    assert_eq!(support::files(&mailbox), before, "every mail lies where it lay");
    assert_eq!(place.letters_to(ANNA).len(), 2);
    // A copy takes the place of a store that has done nothing.
    let (said, code) = place.says(&["restore", &copy]);
    assert_eq!(code, 0, "{said}");
    std::fs::write(&place.config, right).unwrap();
    let daemon = place.run();
    place.comes_to(ANNA, 3);
    daemon.stop();
    // Strangers can write what they like to a judge that has read its mailbox.
    mail(&mailbox, 4, "In-Reply-To: <999.zzzzzzzz.chancery@example.test>\r\n");
    let daemon = place.run();
    place.comes_to(ANNA, 4);
    daemon.stop();
}

#[test]
fn a_new_store_behind_an_imap_server_that_knows_us_reads_nothing_either() {
    let folder = tempfile::tempdir().unwrap();
    let mut world = World::new(folder.path(), false);
    world.mail("france", "HELP");
    let letter = world.expect("france", &["is a judge for games of Diplomacy by mail"]);
    world.mail("italy", "VERSION");
    world.expect("italy", &["Chancery 0.1.0"]);
    world.answer("france", &letter, "VERSION");
    world.expect("france", &["Chancery 0.1.0"]);
    assert_eq!(world.daemon.stop(), 0);
    let config = folder.path().join("chancery.toml");
    let right = std::fs::read_to_string(&config).unwrap();
    std::fs::write(&config, right.replace("/chancery.sqlite", "/elsewhere.sqlite")).unwrap();
    world.mail("england", "VERSION");
    let (_, well) = world.says("run");
    assert!(!well);
    let store = judge::store::Store::visit(&folder.path().join("elsewhere.sqlite")).unwrap();
    assert_eq!(store.newest_mail().unwrap(), 0, "nothing was read");
    std::fs::write(&config, right).unwrap();
    world.daemon.start();
    world.expect("england", &["Chancery 0.1.0"]);
    assert_eq!(world.daemon.stop(), 0);
}

#[test]
fn nothing_is_handed_in_as_of_a_moment_that_cannot_be_right() {
    let place = Place::new();
    place.run().stop();
    let file = rusqlite::Connection::open(place.path("chancery.sqlite")).unwrap();
    file.execute_batch("UPDATE meta SET value = '4102444800' WHERE key = 'alive'").unwrap();
    drop(file);
    let handed_in = format!("From: Anna <{ANNA}>\r\nMessage-ID: <1@anna.example>\r\n\r\nVERSION\r\n");
    let output = place.chancery(&["deliver"], handed_in.as_bytes());
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.code() == Some(75) && said.contains("the clock of this machine says"), "{said}");
    let (said, code) = place.says(&["check"]);
    assert!(code == 1 && said.contains("!!  store: the clock of this machine says"), "{said}");
    place.run_as(&["--trust-clock"], &[]).stop();
    assert_eq!(place.chancery(&["deliver"], handed_in.as_bytes()).status.code(), Some(0));
}
