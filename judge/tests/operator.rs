//! What an operator does at the command line: looking changes nothing, errors end with an error, letters can be steered.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

#[path = "operator/first.rs"]
mod first;
#[path = "operator/here.rs"]
mod here;
#[path = "operator/layouts.rs"]
mod layouts;
#[path = "operator/place.rs"]
mod place;
#[path = "operator/starting.rs"]
mod starting;
mod support;

use std::io::BufRead;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use std::time::Duration;

use judge::stage::Stage;
use judge::store::Store;
use place::Place;

const MAIL: &[u8] =
    b"From: Anna <anna@anna.example>\r\nSubject: =?utf-8?q?Hall=C3=B3?= \x1b[31m\r\nMessage-ID: <1@anna.example>\r\n\r\nVERSION\r\n";

/// A phase, for programs that read one.
const PHASE: &[u8] = include_bytes!("maps/fall.json");

const LOOKS: [&[&str]; 7] =
    [&["check"], &["game"], &["game", "balkan", "pause"], &["mail"], &["mail", "1"], &["queue"], &["verify"]];

#[test]
fn only_run_makes_a_store() {
    let place = Place::new();
    let before = place.files();
    for arguments in LOOKS {
        let (said, code) = place.says(arguments);
        assert_eq!(code, i32::from(arguments != ["check"]), "{arguments:?}: {said}");
        let told = if arguments == ["check"] { "the first `chancery run` makes it" } else { "there is no store at" };
        assert!(said.contains(told), "{arguments:?}: {said}");
    }
    let copy = place.path("copy.sqlite");
    let (said, code) = place.says(&["backup", copy.to_str().unwrap()]);
    assert!(code == 1 && said.contains("there is no store at"), "{said}");
    assert_eq!(place.chancery(&["deliver"], MAIL).status.code(), Some(75));
    assert_eq!(place.files(), before, "nothing was made, the key included");
    std::fs::create_dir_all(place.path("post")).unwrap();
    place.run().stop();
    assert!(Store::visit(&place.path("chancery.sqlite")).is_ok() && place.path("chancery.key").exists());
    assert!(place.says(&["verify"]).0.contains("the store is sound: 0 games"));
    // What is not there is refused also while no judge runs, and what is no store is none that is damaged.
    let [from, to] =
        [place.path("chancery.sqlite"), place.path("log")].map(|path| format!("sqlite:{}", path.display()));
    for (arguments, told) in [
        (&["game", "nowhere", "pause"][..], "no game is called nowhere"),
        (&["queue", "999", "retry"], "there is no letter 999"),
        (&["mail", "999", "--again"], "there is no mail 999"),
        (&["move", "--from", &from, "--to", &to], "log is no store, and stays as it is"),
    ] {
        let (said, code) = place.says(arguments);
        assert!(code == 1 && said.contains(told), "{arguments:?}: {said}");
    }
}

#[test]
fn what_stands_behind_a_verb_that_takes_nothing_is_refused_and_a_game_s_name_is_read_in_any_case() {
    let place = Place::new();
    let mut stage = Stage::set_up(place.folder.path(), chancery_engine::RULESETS).unwrap();
    let story = "mail anna\n  REGISTER\n  Name: Anna\n  END\nreply anna\n  YES\nmail bert\n  REGISTER\n  Name: Bert\n  END\nreply bert\n  YES\n\
        mail anna\n  CREATE ?harbor word-m strait\n  SIGNON ?harbor word-a\n  SET PREFERENCE N\n\
        mail bert\n  SIGNON ?harbor word-b\n  SET PREFERENCE S\nclock +200h\n";
    stage.play(story, "\n", &mut std::io::sink()).unwrap();
    drop(stage);
    for (arguments, told) in [
        (&["game", "Harbor", "pause", "for", "a week"][..], "`pause` takes nothing behind it: leave `for a week` out"),
        (&["game", "harbor", "terminate", "harbour"], "`terminate` takes nothing behind it"),
        (&["game", "harbor", "deadline"], "say until when, as in `deadline Thu 20:00`"),
        (&["game", "harbor", "master"], "say who, as in `master anna@example.org`"),
    ] {
        let (said, code) = place.says(arguments);
        assert!(code == 1 && said.contains(told), "{arguments:?}: {said}");
    }
    let store = Store::visit(&place.path("chancery.sqlite")).unwrap();
    assert!(store.game("harbor").unwrap().is_some());
    let [(small, code), large] = ["harbor", "Harbor"].map(|name| place.says(&["export", name]));
    assert!(code == 0 && small.contains("S1801M") && large == (small, 0), "{large:?}");
}

#[test]
fn that_there_is_no_way_to_a_database_is_told_once_and_by_what_is_wrong() {
    let place = Place::new();
    let text = std::fs::read_to_string(&place.config).unwrap();
    let database = "[store]\nurl = \"postgres://judge@127.0.0.1:1/chancery\"\npassword-file = \"store-password\"\n";
    std::fs::write(&place.config, text.replace("[store]\n", database)).unwrap();
    let (said, code) = place.says(&["check"]);
    let told = "`store.password-file` names cannot be read";
    let wrong: Vec<&str> = said.lines().filter(|line| line.contains(told)).collect();
    assert!(code == 1 && wrong.len() == 1 && wrong[0].starts_with("!!  store: "), "{said}");
    assert!(place.refuses().contains(told));
}

#[test]
fn the_log_is_lines_of_json_where_these_are_asked_for() {
    let place = Place::new();
    std::fs::create_dir_all(place.path("post")).unwrap();
    let mut run = std::process::Command::new(env!("CARGO_BIN_EXE_chancery"));
    run.args(["run", "-c"]).arg(place.path("chancery.toml")).env("CHANCERY_LOG_FORMAT", "json");
    let mut judge = run.stderr(std::process::Stdio::piped()).spawn().unwrap();
    let mut line = String::new();
    std::io::BufReader::new(judge.stderr.take().unwrap()).read_line(&mut line).unwrap();
    judge.kill().unwrap();
    judge.wait().unwrap();
    let event: serde_json::Value = serde_json::from_str(&line).unwrap();
    assert!(event["message"] == "the judge is open" && event["level"] == "INFO", "{line}");
}

#[test]
fn a_folder_keeps_the_newest_copies_and_a_copy_that_is_no_use_removes_none() {
    let place = Place::new();
    std::fs::create_dir_all(place.path("post")).unwrap();
    place.run().stop();
    let folder = place.path("copies");
    let to = folder.to_str().unwrap();
    let (said, code) = place.says(&["backup", to, "--keep", "2"]);
    assert!(code == 1 && said.contains("name such a folder"), "{said}");
    std::fs::create_dir(&folder).unwrap();
    for old in ["chancery-20250101T000000Z.sqlite", "chancery-20250102T000000Z.sqlite", "chancery-mine.sqlite"] {
        let (said, code) = place.says(&["backup", folder.join(old).to_str().unwrap()]);
        assert_eq!(code, 0, "{said}");
    }
    let names = || -> Vec<String> {
        let mut names: Vec<String> =
            support::files(&folder).iter().map(|file| file.file_name().unwrap().to_string_lossy().into()).collect();
        names.sort();
        names
    };
    let (said, code) = place.says(&["backup", to, "--keep", "2"]);
    assert!(code == 0 && said.contains("chancery-20250101T000000Z.sqlite has been removed"), "{said}");
    let kept = names();
    assert_eq!(kept.len(), 3, "{kept:?}");
    assert!(
        kept.contains(&"chancery-20250102T000000Z.sqlite".to_owned())
            && kept.contains(&"chancery-mine.sqlite".to_owned())
    );
    let is_new = |name: &&String| name.starts_with("chancery-20") && !name.starts_with("chancery-2025");
    let copy = kept.iter().find(is_new).unwrap();
    assert!(Store::visit(&folder.join(copy)).is_ok(), "it can take the store's place");
    let store = place.path("chancery.sqlite");
    let mut bytes = std::fs::read(&store).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle..middle + 4096].fill(0xa5);
    std::fs::write(&store, bytes).unwrap();
    std::thread::sleep(std::time::Duration::from_millis(1100));
    let (said, code) = place.says(&["backup", to, "--keep", "1"]);
    assert!(code == 1 && said.contains("older copies stay"), "{said}");
    assert!(kept.iter().all(|name| names().contains(name)), "{:?}", names());
}

#[test]
fn nothing_is_handed_in_to_a_store_that_has_been_moved_until_a_judge_goes_on_with_it() {
    let place = Place::new();
    std::fs::create_dir_all(place.path("post")).unwrap();
    place.run().stop();
    let [from, to] =
        [place.path("chancery.sqlite"), place.path("other.sqlite")].map(|path| format!("sqlite:{}", path.display()));
    let (said, code) = place.says(&["move", "--from", &from, "--to", &to]);
    assert_eq!((said.contains("Until then mail that a server hands in is not taken"), code), (true, 0), "{said}");
    let (said, code) = place.says(&["move", "--from", &from, "--to", &to]);
    assert_eq!((said.contains("is no new store"), code), (true, 1), "{said}");
    let tried = place.chancery(&["deliver"], MAIL);
    let said = String::from_utf8_lossy(&tried.stderr).into_owned();
    assert_eq!(
        (said.contains("other.sqlite: name that one in `store.url`"), tried.status.code()),
        (true, Some(75)),
        "{said}"
    );
    assert!(place.says(&["check"]).0.contains("!!  store: all of the store "), "{}", place.says(&["check"]).0);
    let right = std::fs::read_to_string(&place.config).unwrap();
    let other = right.replace("chancery.sqlite", "other.sqlite");
    assert_ne!(other, right);
    std::fs::write(&place.config, other).unwrap();
    assert_eq!(place.chancery(&["deliver"], MAIL).status.code(), Some(0), "where everything is now, mail is taken");
    std::fs::write(&place.config, right).unwrap();
    let daemon = place.run();
    assert_eq!(place.chancery(&["deliver"], MAIL).status.code(), Some(0), "a judge has gone on with the former one");
    place.logged("letter sent");
    daemon.stop();
}

#[test]
fn what_cannot_be_done_ends_with_an_error() {
    let place = Place::new();
    let _daemon = place.run();
    for (arguments, told) in [
        (&["game", "nowhere", "pause"][..], "no game is called nowhere"),
        (&["game", "NoWhere", "pause"], "no game is called nowhere"),
        (&["game", "NoWhere"], "no game is called nowhere; "),
        (&["mail", "17", "--again"], "there is no mail 17"),
        (&["mail", "17"], "there is no mail 17"),
        (&["queue", "17", "retry"], "there is no letter 17"),
        (&["queue", "all", "drop"], "`all` is no number of a letter"),
        (&["queue", "17"], "there is no letter 17"),
        (&["queue", "all"], "hold, retry or drop"),
        (&["player", "", "block"], "`` is no address"),
        (&["player", "harbor", "revoke"], "`harbor` is no address: say it whole"),
    ] {
        let (said, code) = place.says(arguments);
        assert!(code == 1 && said.contains(told), "{arguments:?}: {code} {said}");
    }
    assert_eq!(place.says(&["game", "nowhere", "explode"]).1, 2, "no such verb");
}

#[test]
fn a_file_or_folder_that_is_missing_is_named() {
    let place = Place::new();
    std::fs::create_dir_all(place.path("post")).unwrap();
    place.run().stop();
    let named = |arguments: &[&str], missing: PathBuf| {
        let (said, code) = place.says(arguments);
        assert!(code == 1 && said.contains(missing.to_str().unwrap()), "{arguments:?}: {code} {said}");
    };
    let (file, site) = (place.path("none.txt"), place.path("none/site"));
    named(&["verify", "--receipt", file.to_str().unwrap()], file.clone());
    named(&["site", site.to_str().unwrap()], site.clone());
    let key = place.path("chancery.key");
    std::fs::remove_file(&key).unwrap();
    named(&["key"], key.clone());
    named(&["site", place.path("site").to_str().unwrap()], key);
}

#[test]
fn mails_are_listed_with_sender_and_subject_and_nothing_that_moves_a_terminal() {
    let place = Place::new();
    place.run().stop();
    assert_eq!(place.chancery(&["deliver"], MAIL).status.code(), Some(0));
    let (said, code) = place.says(&["mail"]);
    assert!(code == 0 && said.contains("Anna <anna@anna.example>") && said.contains("Halló [31m: waiting"), "{said:?}");
    assert!(!said.contains('\x1b'));
}

#[test]
fn letters_on_their_way_are_listed_held_tried_and_dropped() {
    let place = Place::new();
    // A file stands where the folder of her letters should be: none goes out.
    let hers = place.path("post/anna@anna.example");
    std::fs::create_dir(place.path("post")).unwrap();
    std::fs::write(&hers, "").unwrap();
    let daemon = place.run();
    assert!(place.says(&["queue"]).0.contains("no letter is on its way"));
    assert_eq!(place.chancery(&["deliver"], MAIL).status.code(), Some(0));
    place.logged("letter put off");
    let listed = place.comes_to_say(&["queue"], "tried once");
    let folder = place.path("post").display().to_string();
    for words in ["     1  anna@anna.example", "tried once, next at", "        1. deferred at ", &folder, "os error"] {
        assert!(listed.contains(words), "{words} is not in:\n{listed}");
    }
    assert_eq!(place.says(&["queue", "1", "hold"]), ("letter 1 is held until `retry`\n".into(), 0));
    assert!(place.says(&["queue"]).0.contains("tried once, held"));
    std::fs::remove_file(&hers).unwrap();
    assert_eq!(place.says(&["queue", "all", "retry"]), ("1 letters are tried now\n".into(), 0));
    place.logged("letter sent");
    assert_eq!(place.letters_to("anna@anna.example").len(), 1);
    let attempts = place.comes_to_say(&["queue", "1"], "        2. sent at ");
    assert!(attempts.contains("        1. deferred at "), "{attempts}");
    std::fs::rename(&hers, place.path("sent")).unwrap();
    std::fs::write(&hers, "").unwrap();
    let second = String::from_utf8_lossy(MAIL).replace("<1@", "<2@");
    assert_eq!(place.chancery(&["deliver"], second.as_bytes()).status.code(), Some(0));
    place.comes_to_say(&["queue"], "tried once");
    assert_eq!(place.says(&["queue", "2", "drop"]), ("letter 2 is dropped, and will not be sent\n".into(), 0));
    assert!(place.says(&["queue"]).0.contains("no letter is on its way"));
    daemon.stop();
}

#[test]
fn a_hangup_reads_the_configuration_again_and_a_wrong_one_changes_nothing() {
    let place = Place::new();
    let daemon = place.run();
    let right = std::fs::read_to_string(&place.config).unwrap();
    std::fs::write(&place.config, format!("{right}port = \"x\"\n[limits]\nlines = 0\n")).unwrap();
    daemon.signal("-HUP");
    place.logged("the one before goes on");
    for words in ["`post.port` is a whole number", "`limits.lines` must be more than 0"] {
        assert!(place.log().contains(words), "{words} is not in the log:\n{}", place.log());
    }
    std::fs::write(&place.config, &right).unwrap();
    assert_eq!(place.chancery(&["deliver"], MAIL).status.code(), Some(0));
    place.logged("letter sent");
    assert_eq!(place.letters_to("anna@anna.example").len(), 1);
    // Letters go elsewhere, and come from somebody with another name; the store stays where it is.
    let new = right.replace("/post\"", "/elsewhere\"").replace("[judge]", "[judge]\nname = \"Metternich\"");
    std::fs::write(&place.config, new.replace("chancery.sqlite", "other.sqlite")).unwrap();
    daemon.signal("-HUP");
    place.logged("the configuration has been read again");
    assert!(place.log().contains("store.path"), "{}", place.log());
    std::fs::write(&place.config, &new).unwrap();
    let second = String::from_utf8_lossy(MAIL).replace("<1@", "<2@").replace("Anna", "Berta");
    assert_eq!(place.chancery(&["deliver"], second.as_bytes()).status.code(), Some(0));
    for _ in 0..200 {
        if place.path("elsewhere").exists() && !support::files(&place.path("elsewhere")).is_empty() {
            break;
        }
        std::thread::sleep(Duration::from_millis(50));
    }
    let letters = support::files(&place.path("elsewhere"));
    let letter = String::from_utf8_lossy(&std::fs::read(&letters[0]).unwrap()).into_owned();
    assert!(letter.contains("From: Metternich <judge@example.test>"), "{letter}");
    assert!(!place.path("other.sqlite").exists());
    daemon.stop();
}

#[test]
fn every_command_says_in_a_plain_line_what_it_does() {
    let help = |arguments: &[&str]| String::from_utf8(support::chancery(arguments, b"").stdout).unwrap();
    let all = help(&["--help"]);
    let commands: Vec<&str> =
        all.lines().filter_map(|line| line.strip_prefix("  ")?.split_whitespace().next()).collect();
    for command in
        ["run", "check", "deliver", "game", "mail", "queue", "backup", "verify", "demo", "read", "adjudicate"]
    {
        assert!(commands.contains(&command), "{command} is not in:\n{all}");
        let own = help(&[command, "--help"]);
        let first = own.lines().next().unwrap();
        assert!(first.len() > 20 && !first.contains("daemon"), "{command}: {first}");
    }
    let game = help(&["game", "--help"]);
    for line in ["- release:   Lets a game go on that was held", "- pause:     Stops its clock", "- terminate: Ends it"]
    {
        assert!(game.contains(line), "{line} is not in:\n{game}");
    }
    let queue = help(&["queue", "--help"]);
    assert!(queue.contains("- hold:  Keeps it from being tried until `retry`"), "{queue}");
}

#[test]
fn whoever_reads_no_further_is_no_fault() {
    let place = Place::new();
    place.run().stop();
    let unread = |arguments: &[&str], input: &[u8]| {
        let mut asked = Command::new(env!("CARGO_BIN_EXE_chancery"));
        asked.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = asked.spawn().unwrap();
        drop(child.stdout.take());
        std::io::Write::write_all(&mut child.stdin.take().unwrap(), input).unwrap();
        let done = child.wait_with_output().unwrap();
        (String::from_utf8_lossy(&done.stderr).into_owned(), done.status.code())
    };
    let config = place.config.to_str().unwrap();
    for command in ["verify", "game", "mail", "queue", "check"] {
        let (said, code) = unread(&[command, "-c", config], b"");
        assert!(code.is_some_and(|code| code <= 1) && said.is_empty(), "{command}: {said}");
    }
    let demo = place.path("demo");
    for (arguments, input) in [
        (&["adjudicate"][..], PHASE),
        (&["map"], PHASE),
        (&["map", "--svg"], PHASE),
        (&["demo", "--folder", demo.to_str().unwrap()], b""),
    ] {
        assert_eq!(unread(arguments, input), (String::new(), Some(0)), "{arguments:?}");
    }
}

#[test]
fn the_running_judge_changes_its_keys_and_shows_them() {
    let place = Place::new();
    let daemon = place.run();
    let (before, code) = place.says(&["key"]);
    assert!(code == 0 && before.trim_end().ends_with("  in use") && before.lines().count() == 1, "{before}");
    let (said, code) = place.says(&["key", "rotate"]);
    assert!(code == 0 && said.contains("a new key is in use"), "{said}");
    let (after, _) = place.says(&["key"]);
    let own = before.split(' ').next().unwrap();
    assert!(after.lines().count() == 2 && !after.starts_with(own) && after.contains(own), "{after}");
    let (said, code) = place.says(&["key", "forget"]);
    assert!(code == 0 && said.contains("1 former keys are forgotten"), "{said}");
    let (after, _) = place.says(&["key"]);
    assert!(after.contains("forgotten"), "{after}");
    let file = std::fs::read_to_string(place.path("chancery.key")).unwrap();
    assert!(file.contains("public ") && !after.contains(file.lines().next().unwrap()), "no key is shown: {after}");
    assert!(judge::secret::Keys::read(&place.path("chancery.key")).is_ok());
    daemon.stop();
}
