//! Going back to a copy of the store: what came in since is read again, no Message-ID is given twice, and everybody is told.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

#[path = "restore/again.rs"]
mod again;
#[path = "restore/full.rs"]
mod full;
#[path = "restore/left.rs"]
mod left;
#[path = "operator/place.rs"]
mod place;
mod support;

use std::collections::BTreeMap;
use std::path::Path;

use judge::clock::{Moment, Span};
use judge::event::RawMail;
use judge::maildir;
use judge::stage::{Stage, StoryError};
use judge::store::{self, Kept, Store};
use place::Place;

const GAME: &str = "mail anna\n  REGISTER\n  Name: Anna\n  END\nmail anna\n  YES {token}\n\
    mail bert\n  REGISTER\n  Name: Bert\n  END\nmail bert\n  YES {token}\n\
    mail anna\n  CREATE ?bids word-m bid=10h grace=5h reminder=0h\n\
    mail anna\n  SIGNON ?bids word-a\n  SET PREFERENCE L\nmail bert\n  SIGNON ?bids word-b\n  SET PREFERENCE R\n";

fn play(stage: &mut Stage, story: &str) {
    stage.play(story, "\n", &mut std::io::sink()).unwrap();
}

fn now(stage: &Stage) -> Moment {
    stage.parcels().unwrap()[0].written
}

/// An answer to the newest letter to somebody, without a password.
fn reply(stage: &mut Stage, who: &str, text: &str) {
    let to = stage.ways_back(who).answers;
    let raw = format!("From: {who} <{who}@{who}.example>\nTo: {to}\nMessage-ID: <{text}.{who}@x>\n\n{text}\n");
    stage.put(raw.as_bytes()).unwrap();
}

/// The messages that went out, by Message-ID.
fn by_id(folder: &Path) -> BTreeMap<String, Vec<String>> {
    let mut found: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for path in support::files(&folder.join("post")) {
        let message = String::from_utf8_lossy(&std::fs::read(path).unwrap()).into_owned();
        let id = message.lines().find(|line| line.starts_with("Message-ID:")).unwrap().to_owned();
        found.entry(id).or_default().push(message);
    }
    found
}

fn go_back(stage: Stage, copy: &Path) -> Stage {
    let at = now(&stage);
    stage
        .restart(support::toy::TOYS, |config| {
            let restored = store::restore(&config.store.path, copy, at).unwrap();
            let since = restored.until.unwrap().minus(Span::hours(24));
            maildir::put_back(&config.mailbox.path, since).map(drop).map_err(StoryError::from)
        })
        .unwrap()
}

#[test]
fn what_came_in_after_a_copy_is_read_again_and_answers_to_lost_letters_count() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = Stage::set_up(folder.path(), support::toy::TOYS).unwrap();
    play(&mut stage, GAME);
    // Others wait for players, and stand still.
    play(
        &mut stage,
        "mail bert\n  CREATE ?forming word-m\n  CREATE ?still word-m\nmail anna\n  SIGNON ?still word-a\n",
    );
    play(
        &mut stage,
        "mail carl\n  REGISTER\n  Name: Carl\n  END\nmail carl\n  YES {token}\nmail carl\n  SIGNON ?still word-c\n",
    );
    play(&mut stage, "mail bert\n  SIGNON Mstill word-m\n  PAUSE\n");
    // The newest letters are about the first game again.
    play(&mut stage, "mail anna\n  SIGNON Lbids word-a\nmail bert\n  SIGNON Rbids word-b\n");
    let copy = folder.path().join("copy.sqlite");
    let at = now(&stage);
    stage.desk().stay_alive(at).unwrap();
    store::copy(&folder.path().join("chancery.sqlite"), &copy).unwrap();
    stage.wait(Span::hours(1)).unwrap();
    reply(&mut stage, "anna", "7");
    reply(&mut stage, "bert", "4");
    // That turn was played: these answer letters that the copy knows nothing of.
    reply(&mut stage, "bert", "5");
    let sheet = |stage: &mut Stage| {
        let game = stage.desk().store().game("bids").unwrap().unwrap();
        let chair = game.chairs.iter().find(|chair| chair.letters == "R").unwrap().clone();
        (game.round.unwrap().label, chair.sheet.0)
    };
    let before = sheet(&mut stage);
    assert_eq!(before.1, ["5"]);
    let mut stage = go_back(stage, &copy);
    assert_eq!(stage.desk().store().chapters("bids").unwrap().len(), 1, "the turn is played again");
    assert_eq!(sheet(&mut stage), before);
    for (id, messages) in by_id(folder.path()) {
        assert!(messages.iter().all(|message| *message == messages[0]), "{id} is that of two letters");
    }
    for (who, game, count) in [
        ("anna", "bids", "3 later mails"),
        ("bert", "bids", "3 later mails"),
        ("anna", "still", "No later mail"),
        ("carl", "still", "No later mail"),
        ("bert", "forming", "No later mail"),
    ] {
        let told = stage.letters_to(who).iter().map(|letter| letter.replace('\n', " ")).collect::<Vec<_>>();
        let about = |letter: &&String| letter.starts_with(&format!("Subject: [{game} "));
        let told: Vec<_> =
            told.iter().filter(about).filter(|letter| letter.contains("I have gone back to a copy")).collect();
        assert_eq!(told.len(), 1, "{who} about {game}");
        assert!(told[0].contains(&format!("{count} about game '{game}'")), "{}", told[0]);
    }
    let operator = stage.letters_to("operator@operator.example").join("\n").replace('\n', " ");
    assert!(operator.contains("the store is older than the letters that went out"), "{operator}");
    stage.wait(Span::hours(48)).unwrap();
    assert_eq!(stage.desk().store().setback().unwrap(), None, "it is told once");
}

#[test]
fn a_deadline_that_fell_between_is_put_off() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = Stage::set_up(folder.path(), support::toy::TOYS).unwrap();
    play(&mut stage, GAME);
    let copy = folder.path().join("copy.sqlite");
    let at = now(&stage);
    stage.desk().stay_alive(at).unwrap();
    store::copy(&folder.path().join("chancery.sqlite"), &copy).unwrap();
    stage.wait(Span::hours(40)).unwrap();
    assert!(!stage.desk().store().chapters("bids").unwrap().is_empty(), "without orders");
    let mut stage = go_back(stage, &copy);
    let game = stage.desk().store().game("bids").unwrap().unwrap();
    assert!(stage.desk().store().chapters("bids").unwrap().is_empty());
    assert!(game.round.unwrap().deadline.unwrap() >= at.plus(Span::hours(52)));
    let letters = stage.letters_to("anna").join("\n").replace('\n', " ");
    assert!(
        letters.contains("I have gone back to a copy of before orders for Bid 1 of game 'bids' were due"),
        "{letters}"
    );
    assert!(!letters.contains("I was down when orders"), "the judge was there when they were due: {letters}");
}

#[test]
fn a_copy_put_in_place_by_hand_gives_no_message_id_twice_either() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = Stage::set_up(folder.path(), support::toy::TOYS).unwrap();
    play(&mut stage, GAME);
    let copy = folder.path().join("copy.sqlite");
    store::copy(&folder.path().join("chancery.sqlite"), &copy).unwrap();
    play(&mut stage, "mail carl\n  VERSION\n");
    let mut stage = stage
        .restart(support::toy::TOYS, |config| {
            for file in Store::files(&config.store.path) {
                let _ = std::fs::remove_file(file).is_ok();
            }
            std::fs::copy(&copy, &config.store.path).map(drop).map_err(StoryError::from)
        })
        .unwrap();
    play(&mut stage, "mail dora\n  VERSION\n");
    for (id, messages) in by_id(folder.path()) {
        assert_eq!(messages.len(), 1, "{id} is that of two letters");
    }
}

const MAIL: &str = "From: Anna <anna@anna.example>\r\nMessage-ID: <NUMBER@anna.example>\r\n\r\nVERSION\r\n";

fn mail(number: u32) -> Vec<u8> {
    MAIL.replace("NUMBER", &number.to_string()).into_bytes()
}

#[test]
fn the_command_goes_back_and_says_what_it_did() {
    let place = Place::new();
    let daemon = place.run();
    assert!(place.chancery(&["deliver"], &mail(1)).status.success());
    place.comes_to("anna@anna.example", 1);
    let copy = place.path("copy.sqlite");
    let copy = copy.to_str().unwrap();
    assert_eq!(place.says(&["backup", copy]).1, 0);
    assert!(place.chancery(&["deliver"], &mail(2)).status.success());
    place.comes_to("anna@anna.example", 2);
    let (said, code) = place.says(&["restore", copy]);
    assert!(code == 1 && said.contains("another judge is running"), "{said}");
    daemon.stop();
    let (said, code) = place.says(&["restore", copy]);
    assert_eq!(code, 0, "{said}");
    for words in
        ["is the store now", "The store that was there is", "1 mails that were handed in since", "Start the judge"]
    {
        assert!(said.contains(words), "{said}");
    }
    let daemon = place.run();
    place.comes_to("anna@anna.example", 3);
    daemon.stop();
    let (listed, _) = place.says(&["mail"]);
    assert_eq!(listed.matches("answered").count(), 2, "{listed}");
}

#[test]
fn a_copy_that_is_no_use_changes_nothing() {
    let place = Place::new();
    let daemon = place.run();
    // A store that has done nothing yields to any copy.
    assert!(place.chancery(&["deliver"], &mail(1)).status.success());
    daemon.stop();
    let other = Place::new();
    other.run().stop();
    let copy = |name: &str| place.path(name).to_str().unwrap().to_owned();
    let good = copy("good.sqlite");
    assert_eq!(place.says(&["backup", &good]).1, 0);
    let bytes = std::fs::read(&good).unwrap();
    std::fs::write(copy("truncated.sqlite"), &bytes[..bytes.len() / 2]).unwrap();
    std::fs::write(copy("empty.sqlite"), "").unwrap();
    std::fs::write(copy("text.sqlite"), "this is no store\n".repeat(500)).unwrap();
    std::fs::copy(&good, copy("later.sqlite")).unwrap();
    let later = rusqlite::Connection::open(copy("later.sqlite")).unwrap();
    later.pragma_update(None, "user_version", 9999).unwrap();
    drop(later);
    assert_eq!(other.says(&["backup", &copy("other.sqlite")]).1, 0);
    std::os::unix::fs::symlink(place.path("chancery.sqlite"), copy("link.sqlite")).unwrap();
    let before = place.files();
    for (name, why) in [
        ("chancery.sqlite", "is the store itself"),
        ("link.sqlite", "is the store itself"),
        ("truncated.sqlite", "cannot be used"),
        ("empty.sqlite", "is empty, and nothing has changed"),
        ("text.sqlite", "cannot be used"),
        ("later.sqlite", "install the later version"),
        ("other.sqlite", "copy of another judge's store"),
        ("missing.sqlite", "is not there, and nothing has changed"),
    ] {
        let (said, code) = place.says(&["restore", &copy(name)]);
        assert!(code == 1 && said.contains(why), "{name}: {said}");
        assert!(place.files() == before, "{name}: {:?}", place.files().keys());
    }
}

#[test]
fn a_store_behind_a_link_is_replaced_there_and_the_link_stays() {
    let place = Place::new();
    let (link, file, copy) = (place.path("chancery.sqlite"), place.path("big/store.sqlite"), place.path("copy.sqlite"));
    std::fs::create_dir(place.path("big")).unwrap();
    Store::open(&link).unwrap();
    std::fs::rename(&link, &file).unwrap();
    std::os::unix::fs::symlink("big/store.sqlite", &link).unwrap();
    store::copy(&link, &copy).unwrap();
    let is_link = || link.symlink_metadata().unwrap().is_symlink();
    let (said, code) = place.says(&["restore", copy.to_str().unwrap()]);
    assert!(code == 0 && is_link() && said.contains("big/store.sqlite.before-"), "{said}");
    assert_eq!(std::fs::read(&file).unwrap(), std::fs::read(&link).unwrap());
    // What is lost behind the link is put there again.
    Store::files(&file).iter().filter(|file| file.exists()).for_each(|file| std::fs::remove_file(file).unwrap());
    let (said, code) = place.says(&["restore", copy.to_str().unwrap()]);
    assert!(code == 0 && is_link() && file.exists(), "{said}");
    assert!(place.path("big/store.lock").exists() && !place.path("chancery.lock").exists());
    place.run().stop();
    assert!(is_link() && Store::visit(&file).is_ok());
}

#[test]
fn who_goes_back_twice_at_one_moment_keeps_both_former_stores() {
    let folder = tempfile::tempdir().unwrap();
    let [path, copy] = ["chancery.sqlite", "copy.sqlite"].map(|name| folder.path().join(name));
    let noted = |path: &Path| Store::visit(path).unwrap().meta("note").unwrap();
    let note = |word: &str| Store::open(&path).unwrap().set_meta("note", word).unwrap();
    note("copied");
    store::copy(&path, &copy).unwrap();
    let former = ["first", "second", "third"].map(|word| {
        note(word);
        // By a clock that was set back, or within a second of the last time.
        let former = store::restore(&path, &copy, Moment(1)).unwrap().former.unwrap();
        assert_eq!(noted(&path).as_deref(), Some("copied"));
        former
    });
    assert_eq!(former.map(|former| noted(&former).unwrap()), ["first", "second", "third"]);
}

#[test]
fn a_mail_that_has_lost_its_password_since_the_copy_is_known_there() {
    let folder = tempfile::tempdir().unwrap();
    let [path, copy] = ["chancery.sqlite", "copy.sqlite"].map(|name| folder.path().join(name));
    let mut store = Store::open(&path).unwrap();
    let mail = RawMail { source: "deliver 1 x".into(), raw: mail(1), arrived: Moment(1), signed_by: None, mark: None };
    let id = store.keep_mail(&mail).unwrap().unwrap();
    store::copy(&path, &copy).unwrap();
    store.keep_as(id, Kept::Read, Some(b"VERSION")).unwrap();
    drop(store);
    assert_eq!(store::restore(&path, &copy, Moment(2)).unwrap().mails, 0);
}

#[test]
fn a_mail_that_waits_for_a_yes_is_still_as_it_came_and_taken_over() {
    let folder = tempfile::tempdir().unwrap();
    let [path, copy] = ["chancery.sqlite", "copy.sqlite"].map(|name| folder.path().join(name));
    let mut store = Store::open(&path).unwrap();
    store::copy(&path, &copy).unwrap();
    let mails = [1, 2, 3, 4].map(|number| {
        let source = format!("imap 1 {number}");
        RawMail { source, raw: mail(number), arrived: Moment(1), signed_by: None, mark: None }
    });
    for (mail, kept) in mails.iter().zip([Kept::Whole, Kept::Held, Kept::Read, Kept::Gone]) {
        let id = store.keep_mail(mail).unwrap().unwrap();
        store.keep_as(id, kept, None).unwrap();
    }
    drop(store);
    assert_eq!(store::restore(&path, &copy, Moment(2)).unwrap().mails, 2);
    let mut store = Store::open(&path).unwrap();
    assert_eq!(mails.map(|mail| store.keep_mail(&mail).unwrap().is_none()), [true, true, false, false]);
}

#[test]
fn a_letter_that_waits_in_the_copy_was_sent_only_under_its_own_word() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = Stage::set_up(folder.path(), support::toy::TOYS).unwrap();
    play(&mut stage, GAME);
    drop(stage);
    let [path, copy] = ["chancery.sqlite", "copy.sqlite"].map(|name| folder.path().join(name));
    let change = |path: &Path, sql: &str| rusqlite::Connection::open(path).unwrap().execute_batch(sql).unwrap();
    store::copy(&path, &copy).unwrap();
    change(&copy, "UPDATE outbox SET state = 'waiting' WHERE state = 'sent'");
    assert!(store::restore(&path, &copy, Moment(1)).unwrap().sent > 0);
    // The former store had gone back to an older copy, and wrote other letters from there.
    change(&path, "DELETE FROM epoch; INSERT INTO epoch (first, word) VALUES (1, 'another')");
    assert_eq!(store::restore(&path, &copy, Moment(2)).unwrap().sent, 0);
}

#[test]
fn while_mails_cannot_be_handed_in_again_the_store_stays() {
    let place = Place::new();
    place.run().stop();
    let copy = place.path("copy.sqlite");
    assert_eq!(place.says(&["backup", copy.to_str().unwrap()]).1, 0);
    let mailbox = place.path("unread");
    place.configure(&format!("kind = \"maildir\"\npath = \"{}\"", mailbox.display()));
    // There is nowhere to put what was read.
    std::fs::create_dir_all(mailbox.join("cur")).unwrap();
    std::fs::write(mailbox.join("cur/one:2,S"), mail(1)).unwrap();
    let before = place.files();
    let (said, code) = place.says(&["restore", copy.to_str().unwrap()]);
    assert!(code == 1 && place.files() == before, "{said} {:?}", place.files().keys());
    std::fs::create_dir(mailbox.join("new")).unwrap();
    let (said, code) = place.says(&["restore", copy.to_str().unwrap()]);
    assert!(code == 0 && said.contains("1 mails of the Maildir") && mailbox.join("new/one").exists(), "{said}");
}

#[test]
fn what_is_handed_in_while_a_copy_takes_the_store_s_place_is_in_the_new_store_or_not_taken() {
    let place = Place::new();
    place.run().stop();
    let copy = place.path("copy.sqlite");
    assert_eq!(place.says(&["backup", copy.to_str().unwrap()]).1, 0);
    let door = std::fs::File::options().write(true).open(place.path("chancery.door")).unwrap();
    // Somebody else hands something in: they wait for that, and more can come meanwhile.
    door.lock_shared().unwrap();
    let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_chancery"));
    command.args(["restore", copy.to_str().unwrap(), "-c"]).arg(&place.config).stdout(std::process::Stdio::piped());
    let restoring = command.spawn().unwrap();
    assert!(place.chancery(&["deliver"], &mail(1)).status.success());
    door.unlock().unwrap();
    let output = restoring.wait_with_output().unwrap();
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success() && said.contains("1 mails that were handed in since"), "{said}");
    // The copy is being put there.
    door.lock().unwrap();
    let output = place.chancery(&["deliver"], &mail(2));
    let said = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.code() == Some(75) && said.contains("try again when that is done"), "{said}");
    let (said, code) = place.says(&["queue", "all", "retry"]);
    assert!(code == 1 && said.contains("try again when that is done"), "{said}");
    door.unlock().unwrap();
    assert!(place.chancery(&["deliver"], &mail(2)).status.success());
}
