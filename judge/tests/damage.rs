//! Damage in the store, and mails and games that bring the judge down: each stays with itself, and all else goes on.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

#[path = "damage/missing.rs"]
mod missing;
#[path = "damage/rot.rs"]
mod rot;
mod support;

use std::path::Path;

use judge::clock::Span;
use judge::fault::caught;
use judge::stage::Stage;
use judge::store::{Store, StoreError};
use rusqlite::Connection;

/// Two running games of the Strait, and one that waits for players.
const STORY: &str = "mail anna\n  REGISTER\n  Name: Anna\n  END\nmail anna\n  YES {token}\n\
    mail bert\n  REGISTER\n  Name: Bert\n  END\nmail bert\n  YES {token}\n\
    mail anna\n  CREATE ?harbor word-m strait\n  SIGNON ?harbor word-a\nmail bert\n  SIGNON ?harbor word-b\n\
    reply anna\n  ORDERS AS SHOWN\nreply bert\n  ORDERS AS SHOWN\nexpect anna [harbor F1801M]\n\
    mail anna\n  CREATE ?island word-m strait\n  SIGNON ?island word-a\nmail bert\n  SIGNON ?island word-b\n\
    reply anna\n  ORDERS AS SHOWN\nreply bert\n  ORDERS AS SHOWN\nexpect anna [island F1801M]\n\
    mail anna\n  CREATE ?jetty word-m strait\n";

fn played(folder: &Path) -> Stage {
    let mut stage = Stage::set_up(folder, chancery_engine::RULESETS).unwrap();
    tell(&mut stage, STORY);
    let now = judge::clock::Moment(1_772_474_400);
    stage.desk().stay_alive(now).unwrap();
    stage
}

fn tell(stage: &mut Stage, story: &str) {
    stage.play(story, "\n", &mut std::io::sink()).unwrap();
}

fn chapters(folder: &Path, game: &str) -> usize {
    Store::open(&folder.join("chancery.sqlite")).unwrap().chapters(game).map_or(0, |chapters| chapters.len())
}

fn damage(folder: &Path, sql: &str) {
    Connection::open(folder.join("chancery.sqlite")).unwrap().execute_batch(sql).unwrap();
}

/// The judge starts again, a fortnight goes by, and people ask for lists; what the operator was told.
fn goes_on(folder: &Path) -> (Stage, String) {
    let mut stage = Stage::set_up(folder, chancery_engine::RULESETS).unwrap();
    let now = judge::clock::Moment(stage.desk().store().meta("alive").unwrap().unwrap().parse().unwrap());
    stage.desk().open_up(now).unwrap();
    tell(&mut stage, "mail bert\n  LIST\n  STATUS\n  SUMMARY harbor\nmail bert\n  HISTORY island\n");
    stage.wait(Span::hours(24 * 14)).unwrap();
    tell(&mut stage, "mail bert\n  LIST\n  STATUS\nexpect bert island\n");
    let told = stage.letters_to("operator@operator.example").join("\n").replace('\n', " ");
    (stage, told)
}

#[test]
fn a_mail_about_a_damaged_game_and_a_sound_one_counts_for_the_sound_one() {
    let folder = tempfile::tempdir().unwrap();
    drop(played(folder.path()));
    damage(folder.path(), "UPDATE game SET body = '{' WHERE name = 'harbor'");
    let mut stage = Stage::set_up(folder.path(), chancery_engine::RULESETS).unwrap();
    let told = |stage: &Stage| stage.letters_to("anna").last().unwrap().replace('\n', " ");
    for damaged in ["SIGNON Nharbor word-a\n  F HAR H", "SUMMARY harbor", "JOIN harbor word-x", "OBSERVE harbor word-x"]
    {
        tell(&mut stage, &format!("mail anna\n  SIGNON Nisland word-a\n  F HAR - NAR\n  {damaged}\n  VERSION\n"));
        let game = stage.desk().store().game("island").unwrap().unwrap();
        assert_eq!(game.chair_called("N").unwrap().sheet.0, ["F HAR - NAR"], "{damaged}");
        let told = told(&stage);
        assert!(told.contains("Game harbor is held") && told.contains("F HAR - NAR"), "{damaged}: {told}");
        tell(&mut stage, "mail anna\n  SIGNON Nisland word-a\n  CLEAR\n");
    }
    tell(&mut stage, "mail anna\n  SIGNON Nisland word-a\n  F HAR - NAR\n  FORGOTTEN harbor word-z\n");
    assert!(told(&stage).contains("Game harbor is held"), "{}", told(&stage));
}

#[test]
fn what_has_been_put_off_for_longer_than_anybody_may_ask_is_read_again() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = played(folder.path());
    for _ in 0..4 {
        tell(&mut stage, "mail anna\n  SIGNON Mharbor word-m\n  SET DEADLINE +300d\n  SET DEADLINE +2d\n");
    }
    tell(&mut stage, "mail anna\n  SIGNON Mharbor word-m\n  PAUSE\n");
    stage.wait(Span::hours(24 * 401)).unwrap();
    tell(&mut stage, "mail anna\n  SIGNON Mharbor word-m\n  RESUME\n  SET DEADLINE 2099-12-31\n");
    let answer = stage.letters_to("anna").last().unwrap().replace('\n', " ");
    assert!(answer.contains("2099-12-31 is more than a year away"), "{answer}");
    let game = Store::open(&folder.path().join("chancery.sqlite")).unwrap().game("harbor").unwrap().unwrap();
    assert!(game.led.extended > Span::hours(24 * 1000) && game.led.paused > Span::hours(24 * 400), "{:?}", game.led);
}

#[test]
fn a_damaged_game_is_held_alone_and_told() {
    for sql in [
        "UPDATE game SET body = '' WHERE name = 'harbor'",
        "UPDATE game SET body = '{' WHERE name = 'harbor'",
        "UPDATE game SET body = 'null' WHERE name = 'harbor'",
        "UPDATE game SET body = substr(body, 1, length(body) / 2) WHERE name = 'harbor'",
        "UPDATE game SET body = replace(body, '\"chairs\"', '\"chiars\"') WHERE name = 'harbor'",
        "UPDATE game SET body = CAST(X'7B22FF' || CAST(body AS BLOB) AS TEXT) WHERE name = 'harbor'",
        "UPDATE game SET body = (SELECT body FROM game WHERE name = 'island') WHERE name = 'harbor'",
        "UPDATE listed SET line = '{' WHERE game = 'harbor'; UPDATE game SET body = '[]' WHERE name = 'harbor'",
    ] {
        let folder = tempfile::tempdir().unwrap();
        drop(played(folder.path()));
        damage(folder.path(), sql);
        let before = chapters(folder.path(), "island");
        let (stage, told) = goes_on(folder.path());
        assert!(chapters(folder.path(), "island") > before, "{sql}: the other game plays on");
        assert_eq!(told.matches("game harbor is damaged").count(), 1, "{sql}: {told}");
        let answer = stage.letters_to("bert").join("\n").replace('\n', " ");
        assert!(answer.contains("Game harbor is held"), "{sql}: {answer}");
        assert!(told.contains("held"), "{told}");
    }
}

#[test]
fn other_damage_of_a_game_holds_it_where_it_matters() {
    for (sql, what) in [
        ("UPDATE chronicle SET position = '{' WHERE game = 'harbor'", "turn 1 of game harbor is damaged"),
        ("UPDATE chronicle SET sheets = CAST(X'FF' AS TEXT) WHERE game = 'harbor'", "of game harbor is damaged"),
        ("UPDATE chronicle SET seed = 'none' WHERE game = 'harbor'", "of game harbor is damaged"),
        ("UPDATE chronicle SET told = '\"no\"' WHERE game = 'harbor'", "of game harbor is damaged"),
    ] {
        let folder = tempfile::tempdir().unwrap();
        drop(played(folder.path()));
        damage(folder.path(), sql);
        let before = chapters(folder.path(), "island");
        let (_, told) = goes_on(folder.path());
        assert!(chapters(folder.path(), "island") > before, "{sql}");
        assert!(told.contains(what) && told.contains("the game is held"), "{sql}: {told}");
    }
}

#[test]
fn damage_of_people_questions_and_forms_stops_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = played(folder.path());
    tell(&mut stage, "mail cora\n  REGISTER\n  Name: Cora\n  END\n");
    drop(stage);
    damage(
        folder.path(),
        "UPDATE person SET wishes = '{', name = CAST(X'416EFF61' AS TEXT) WHERE name = 'Anna';
         UPDATE pending SET purpose = '['; UPDATE form SET body = '{}' WHERE game = 'harbor';
         UPDATE health SET reason = CAST(X'FF' AS TEXT); UPDATE meta SET value = CAST(X'FF' AS TEXT) WHERE key LIKE 'outage%'",
    );
    let before = (chapters(folder.path(), "harbor"), chapters(folder.path(), "island"));
    let (mut stage, told) = goes_on(folder.path());
    let after = (chapters(folder.path(), "harbor"), chapters(folder.path(), "island"));
    assert!(after.0 > before.0 && after.1 > before.1, "{before:?} {after:?} {told}");
    // Once a week: letters about a game that forms go to her every week.
    assert_eq!(told.matches("what anna@anna.example wishes is damaged").count(), 2, "{told}");
    tell(&mut stage, "mail cora\n  REGISTER\n  Name: Cora\n  END\nmail cora\n  YES {token}\nexpect cora Cora\n");
}

#[test]
fn damage_of_letters_mails_and_notes_stops_nothing() {
    let folder = tempfile::tempdir().unwrap();
    drop(played(folder.path()));
    damage(
        folder.path(),
        "UPDATE outbox SET attempts = -5, doubts = -1 WHERE id % 2 = 0; UPDATE letter SET packed = X'789C' WHERE number % 2 = 0;
         UPDATE letter SET body = CAST(X'7B22FF' AS TEXT), packed = NULL WHERE number = 3;
         UPDATE outbox SET state = 'waiting', next = 1 WHERE id = 3;
         UPDATE outbox SET recipient = CAST(X'FF40' AS TEXT), state = 'waiting', next = 1 WHERE id = 5;
         UPDATE inbox SET raw = X'FF00FF', state = 'new', attempts = -3, signed = CAST(X'FF' AS TEXT) WHERE id = 2;
         UPDATE inbox SET outcome = CAST(X'FF' AS TEXT), fingerprint = 'x' WHERE id = 3;
         UPDATE meta SET value = CAST(X'FF' AS TEXT) WHERE key NOT IN ('alive', 'judge');
         UPDATE form SET press = CAST(X'FF' AS TEXT), generation = -1 WHERE game = 'island';
         UPDATE picture SET bytes = X'00'; UPDATE spent SET what = CAST(X'FF' AS TEXT);
         INSERT INTO act (verb, subject, argument) VALUES (CAST(X'FF' AS TEXT), 'x', CAST(X'FF' AS TEXT));
         INSERT INTO draft (game, due, body) VALUES ('jetty', 1, '{');
         INSERT INTO health (address, score, since, stepped, reason) VALUES ('bert@bert.example', -7, 1, 1, 'x')",
    );
    let before = (chapters(folder.path(), "harbor"), chapters(folder.path(), "island"));
    let (mut stage, told) = goes_on(folder.path());
    let after = (chapters(folder.path(), "harbor"), chapters(folder.path(), "island"));
    assert!(after.0 > before.0 && after.1 > before.1, "{before:?} {after:?} {told}");
    assert_eq!(told.matches("letter 3 is damaged").count(), 1, "{told}");
    // Whoever orders is compared with his latest letters, damaged ones among them.
    tell(
        &mut stage,
        "mail bert\n  CREATE ?lagoon word-m strait\n  SIGNON ?lagoon word-b\nmail anna\n  SIGNON ?lagoon word-a\n",
    );
    damage(folder.path(), "UPDATE letter SET packed = X'789C' WHERE number % 2 = 0");
    tell(&mut stage, "reply anna\n  ORDERS AS SHOWN\n");
    tell(
        &mut stage,
        "mail bert\n  SIGNON Nlagoon word-b\n  A Nor H\n  SIGNON Slagoon word-b\n  A Sou H\nexpect bert lagoon\n",
    );
}

#[test]
fn an_answer_to_a_damaged_form_holds_its_game_and_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = played(folder.path());
    damage(folder.path(), "UPDATE form SET body = '{}'");
    tell(
        &mut stage,
        "mail anna\n  CREATE ?kraken word-m strait\n  SIGNON ?kraken word-a\nmail bert\n  SIGNON ?kraken word-b\n",
    );
    damage(folder.path(), "UPDATE form SET body = '{}' WHERE game = 'kraken'");
    tell(&mut stage, "reply bert\n  A Nor H\nexpect bert Game kraken is held\n");
    let told = stage.letters_to("operator@operator.example").join("\n").replace('\n', " ");
    assert!(told.contains("of game kraken is damaged") && told.contains("the game is held"), "{told}");
    let status = |name: &str| {
        stage
            .desk()
            .store()
            .listed(judge::store::Slice { skip: 0, most: 9 })
            .unwrap()
            .into_iter()
            .find(|game| game.line.name == name)
            .unwrap()
            .status
    };
    assert_eq!(["harbor", "island", "kraken"].map(status), ["running", "running", "held"]);
}

#[test]
fn the_mail_and_the_game_that_bring_the_judge_down_are_set_aside_at_the_third_time() {
    let folder = tempfile::tempdir().unwrap();
    let stage = played(folder.path());
    // What a judge leaves that was killed three times in the midst of them: they are begun, and not ended.
    damage(
        folder.path(),
        "INSERT INTO inbox (source, digest, raw, arrived, attempts) VALUES ('x', 'x', CAST('From: bert@bert.example\n\nLIST\n' AS BLOB), 1, 2);
         INSERT INTO inbox (source, digest, raw, arrived, attempts) VALUES ('y', 'y', CAST('From: bert@bert.example\n\nSTATUS\n' AS BLOB), 1, 1);
         UPDATE game SET attempts = 3 WHERE name = 'harbor'",
    );
    let mut stage = stage.restart(chancery_engine::RULESETS, |_| Ok(())).unwrap();
    stage.wait(Span::hours(24 * 14)).unwrap();
    let told = stage.letters_to("operator@operator.example").join("\n").replace('\n', " ");
    assert_eq!(told.matches("could not be handled: the judge went down each time").count(), 1, "{told}");
    assert_eq!(told.matches("game harbor is held: the judge went down each time").count(), 1, "{told}");
    let store = stage.desk().store();
    let outcome = |source: usize| store.recent_mails(50).unwrap().into_iter().rev().nth(source).unwrap().outcome;
    let last = store.recent_mails(2).unwrap();
    assert_eq!(last.iter().map(|mail| mail.outcome.as_str()).collect::<Vec<_>>(), ["answered: 0 refused", "fault"]);
    assert_eq!(outcome(0), "answered: 0 refused");
    let status = |name: &str| store.game(name).unwrap().unwrap().status.word();
    assert_eq!((status("harbor"), status("island")), ("held", "paused"));
}

#[test]
fn a_fault_amid_a_transaction_leaves_nothing_of_it_and_stops_none_after_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut store = Store::open(&folder.path().join("x.sqlite")).unwrap();
    let fault = caught(|| {
        store.all_or_nothing(|store| {
            store.set_meta("half", "1")?;
            assert!(store.meta("half")?.is_none(), "a fault");
            Ok::<(), StoreError>(())
        })
    });
    assert_eq!(fault.err().as_deref(), Some("a fault"));
    store.all_or_nothing(|store| store.set_meta("whole", "1")).unwrap();
    assert_eq!((store.meta("half").unwrap(), store.meta("whole").unwrap()), (None, Some("1".into())));
}

/// A promise to other rows that is kept only at the end: then the commit fails, with the transaction still open.
const BROKEN_PROMISE: &str = "CREATE TABLE promised (id INTEGER PRIMARY KEY);
    CREATE TABLE promise (id INTEGER REFERENCES promised (id) DEFERRABLE INITIALLY DEFERRED);
    CREATE TRIGGER breaks AFTER INSERT ON meta WHEN NEW.key = 'broken' BEGIN INSERT INTO promise VALUES (7); END";

#[test]
fn a_commit_that_fails_leaves_nothing_of_its_transaction_and_stops_none_after_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut store = Store::open(&folder.path().join("chancery.sqlite")).unwrap();
    damage(folder.path(), BROKEN_PROMISE);
    let mut done = false;
    let failed = store.all_or_nothing(|store| {
        store.set_meta("half", "1")?;
        store.set_meta("broken", "1")?;
        done = true;
        Ok::<(), StoreError>(())
    });
    assert!(done && failed.is_err(), "all was done, and the commit failed");
    assert_eq!((store.meta("half").unwrap(), store.meta("broken").unwrap()), (None, None));
    store.all_or_nothing(|store| store.set_meta("whole", "1")).unwrap();
    drop(store);
    let store = Store::open(&folder.path().join("chancery.sqlite")).unwrap();
    assert_eq!((store.meta("half").unwrap(), store.meta("whole").unwrap()), (None, Some("1".into())));
}

#[test]
fn lists_have_pages_and_hold_no_more_than_one() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = played(folder.path());
    let game = stage.desk().store().game("jetty").unwrap().unwrap();
    for number in 0..120 {
        let mut copy = game.clone();
        copy.name = format!("copy{number:03}");
        stage.desk().store_mut().save_game(&mut copy).unwrap();
    }
    tell(
        &mut stage,
        "mail bert\n  LIST\nexpect bert copy000\nexpect bert This is page 1 of 7; LIST 2 shows the next.\n\
         mail bert\n  LIST 7\nexpect bert jetty\nexpect bert This is page 7 of 7, the last.\n\
         mail anna\n  STATUS\nexpect anna STATUS 2 shows the next\nmail anna\n  STATUS 7\nexpect anna page 7 of 7\n\
         mail bert\n  STATUS\nexpect bert harbor\n",
    );
    let many = format!("mail bert\n{}", "  LIST\n".repeat(50));
    tell(&mut stage, &many);
    let last = stage.letters_to("bert").last().unwrap();
    assert_eq!(last.matches("copy000").count(), 1, "the same question is answered once");
    let many: String = (1..30).map(|page| format!("  LIST {page}\n")).collect();
    tell(&mut stage, &format!("mail bert\n{many}"));
    let last = stage.letters_to("bert").last().unwrap();
    assert!(last.contains("at most 12 questions a mail") && last.len() < 80_000, "{}", last.len());
}

#[test]
fn verify_names_everything_that_is_damaged() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = played(folder.path());
    tell(&mut stage, "mail cora\n  REGISTER\n  Name: Cora\n  END\n");
    drop(stage);
    let config = folder.path().join("chancery.toml");
    let path = folder.path().join("chancery.sqlite");
    std::fs::write(&config, format!("[store]\npath = \"{}\"\n[mailbox]\nkind = \"none\"\n", path.display())).unwrap();
    let verify = |verb: &str| {
        let mut arguments: Vec<&std::ffi::OsStr> = verb.split(' ').map(str::as_ref).collect();
        arguments.extend(["-c".as_ref(), config.as_os_str()]);
        let output = support::chancery(&arguments, b"");
        let said = format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        (output.status.code(), said)
    };
    let (code, said) = verify("verify");
    assert!(code == Some(0) && said.contains("the store is sound: 3 games, 2 turns played"), "{said}");
    damage(
        folder.path(),
        "UPDATE game SET body = '{' WHERE name = 'harbor'; UPDATE chronicle SET sheets = '' WHERE game = 'island';
         UPDATE letter SET packed = X'78' WHERE number = 2; UPDATE person SET wishes = '?' WHERE name = 'Bert';
         UPDATE pending SET purpose = CAST(X'FF' AS TEXT); UPDATE form SET body = '[]' WHERE game = 'harbor'",
    );
    let (code, said) = verify("verify island");
    assert!(code == Some(1) && said.contains("turn 1 of game island"), "{said}");
    assert!(verify("verify jetty").1.contains("0 turns of game jetty played again"));
    let (code, said) = verify("verify");
    assert_eq!(code, Some(1));
    for what in [
        "game harbor",
        "turn 1 of game island",
        "letter 2",
        "what bert@bert.example wishes",
        "question ",
        "of game harbor",
    ] {
        assert!(said.contains(what) && said.contains("is damaged"), "{what}: {said}");
    }
    assert!(verify("game").1.contains("harbor: held; game harbor is damaged"), "{}", verify("game").1);
}

#[test]
fn a_table_an_index_or_a_trigger_that_is_not_as_it_was_made_is_named() {
    let folder = tempfile::tempdir().unwrap();
    drop(played(folder.path()));
    let path = folder.path().join("chancery.sqlite");
    damage(folder.path(), "CREATE INDEX by_hand ON inbox (arrived)");
    assert!(!rot::is_found(&path), "what somebody has added is his own");
    damage(
        folder.path(),
        "PRAGMA writable_schema = ON;
         UPDATE sqlite_schema SET sql = replace(sql, 'count + 1', 'count + 3') WHERE name = 'total_turns';
         DELETE FROM sqlite_schema WHERE name = 'inbox_kept';
         UPDATE sqlite_schema SET sql = replace(sql, 'DEFAULT 0', 'DEFAULT 1') WHERE name = 'outbox'",
    );
    let store = Store::visit(&path).unwrap();
    let counted = store.examine();
    let noticed = store.take_noticed();
    let named: Vec<&str> = noticed.iter().map(|damage| damage.what.as_str()).collect();
    assert_eq!(named, ["index inbox_kept", "table outbox", "trigger total_turns"], "{counted:?}");
}
