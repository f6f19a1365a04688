//! Lists and threads: what a list reads, and which letters belong together.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

use std::collections::BTreeSet;
use std::path::Path;

use judge::letter::compose;
use judge::stage::Stage;
use rusqlite::Connection;

const STORY: &str = "mail anna\n  REGISTER\n  Name: Anna\n  END\nreply anna\n  YES\n\
    mail bert\n  REGISTER\n  Name: Bert\n  END\nreply bert\n  YES\n\
    mail anna\n  CREATE ?island word-m strait\n  SIGNON Misland word-m\n  SET COMMENT Mind the tide\n\
    mail anna\n  CREATE ?harbor word-m strait\n  SIGNON ?harbor word-a\nmail bert\n  SIGNON ?harbor word-b\n";

fn tell(stage: &mut Stage, story: &str) {
    stage.play(story, "\n", &mut std::io::sink()).unwrap();
}

fn change(folder: &Path, sql: &str) {
    Connection::open(folder.join("chancery.sqlite")).unwrap().execute_batch(sql).unwrap();
}

/// All letters to somebody, as messages.
fn messages(stage: &Stage, to: &str) -> Vec<String> {
    let parcels = stage.parcels().unwrap().into_iter().filter(|parcel| parcel.to.starts_with(to));
    parcels
        .map(|parcel| String::from_utf8_lossy(&compose(stage.letterhead(), &parcel).unwrap().formatted()).into())
        .collect()
}

#[test]
fn letters_of_all_turns_of_a_game_are_one_thread_and_those_of_two_games_are_two() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = Stage::set_up(folder.path(), chancery_engine::RULESETS).unwrap();
    tell(&mut stage, STORY);
    for turn in ["F1801M", "S1802M"] {
        tell(
            &mut stage,
            &format!("reply anna\n  ORDERS AS SHOWN\nreply bert\n  ORDERS AS SHOWN\nexpect anna [harbor {turn}]\n"),
        );
    }
    let threads = |game: &str| -> BTreeSet<String> {
        let of_game = messages(&stage, "anna").into_iter().filter(|letter| letter.contains(&format!("[{game} ")));
        let first = |letter: String| {
            let (_, rest) = letter.split_once("References: <")?;
            Some(rest.split_once('>')?.0.to_owned())
        };
        of_game.filter_map(first).collect()
    };
    assert_eq!(threads("harbor").len(), 1, "{:?}", threads("harbor"));
    assert_eq!(threads("island").len(), 1, "{:?}", threads("island"));
    assert!(threads("harbor").is_disjoint(&threads("island")));
}

#[test]
fn a_list_is_read_from_its_own_lines_and_from_no_game() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = Stage::set_up(folder.path(), chancery_engine::RULESETS).unwrap();
    tell(&mut stage, STORY);
    change(folder.path(), "UPDATE game SET body = '{'");
    tell(
        &mut stage,
        "mail bert\n  LIST\nexpect bert harbor            S1801M   Strait, NMR, 72 hrs, Moderated (Anna), Press:W-P-.\n",
    );
    tell(
        &mut stage,
        "expect bert “Mind the tide” Forming: 2 more players needed.\nmail bert\n  LIST FULL\nexpect bert Game 'harbor' is held: its record cannot be read\n",
    );
}

#[test]
fn lines_of_an_older_store_are_written_anew() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = Stage::set_up(folder.path(), chancery_engine::RULESETS).unwrap();
    tell(&mut stage, STORY);
    drop(stage);
    let sums: String = {
        let file = Connection::open(folder.path().join("chancery.sqlite")).unwrap();
        let mut tables =
            file.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND sql LIKE '%sum INTEGER%'").unwrap();
        let names = tables.query_map([], |row| row.get::<_, String>(0)).unwrap().map(Result::unwrap);
        names.map(|name| format!("ALTER TABLE {name} DROP COLUMN sum; ")).collect()
    };
    let later = "DROP TRIGGER outcome_changed; DROP TRIGGER outcome_brought; DROP TABLE reckoning; DROP TABLE outcome; \
                 DROP INDEX person_stats; DROP TABLE bulletin; DROP TABLE forgotten; DROP TABLE blocked; DROP TABLE digest; DROP TABLE epoch; DROP TABLE attempt; \
                 DROP TABLE total; DROP TRIGGER total_mails; DROP TRIGGER total_done; DROP TRIGGER total_letters; \
                 DROP TRIGGER total_answers; DROP TRIGGER total_fates; DROP TRIGGER total_turns; \
                 ALTER TABLE chronicle DROP COLUMN proof; \
                 DROP INDEX act_new; DROP INDEX game_ended; DROP INDEX listed_hidden; \
                 ALTER TABLE outbox ADD COLUMN letter TEXT NOT NULL DEFAULT ''; \
                 UPDATE outbox SET letter = '{}'; DROP TABLE letter; \
                 ALTER TABLE game DROP COLUMN version; ALTER TABLE outbox DROP COLUMN node; \
                 ALTER TABLE inbox DROP COLUMN node; ALTER TABLE inbox DROP COLUMN until; DROP TABLE long_text";
    change(folder.path(), &format!("UPDATE listed SET line = '{{}}'; {sums}{later}; PRAGMA user_version = 16"));
    let mut stage = Stage::set_up(folder.path(), chancery_engine::RULESETS).unwrap();
    tell(&mut stage, "mail bert\n  LIST\nexpect bert “Mind the tide” Forming: 2 more players needed.\n");
}

#[test]
fn a_map_comes_as_its_reader_wants_maps() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = Stage::set_up(folder.path(), chancery_engine::RULESETS).unwrap();
    tell(
        &mut stage,
        "mail anna\n  REGISTER\n  Name: Anna\n  END\nreply anna\n  YES\n\
         mail bert\n  REGISTER\n  Name: Bert\n  END\nreply bert\n  YES\n\
         mail cora\n  REGISTER\n  Name: Cora\n  END\nreply cora\n  YES\n\
         mail gerda\n  REGISTER\n  Name: Gerda\n  END\nreply gerda\n  YES\n\
         mail gerda\n  CREATE ?gulf word-m empires gulf\nmail anna\n  SIGNON ?gulf word-a\n\
         mail bert\n  SIGNON ?gulf word-b\nmail cora\n  SIGNON ?gulf word-c\nclock +400h\n",
    );
    let pictures = |stage: &mut Stage, wish: &str, asked: &str| {
        tell(stage, &format!("mail bert\n  SET {wish}\nmail bert\n  {asked}\n"));
        let parcels = stage.parcels().unwrap();
        parcels.iter().rev().find(|parcel| parcel.to == "bert@bert.example").unwrap().letter.pictures.len()
    };
    let turn = stage.desk().store().chapters("gulf").unwrap()[0].label.clone();
    let told = |stage: &Stage| stage.letters_to("bert").last().unwrap().clone();
    let (now, then) = ("MAP gulf".to_owned(), format!("MAP gulf {turn}"));
    let chart = pictures(&mut stage, "MAP png", &now) - pictures(&mut stage, "MAP png", &then);
    assert_eq!(chart, 1, "{}", told(&stage));
    for wish in ["FORMAT short", "MAP text"] {
        assert_eq!(pictures(&mut stage, wish, &now), 0, "{wish}: {}", told(&stage));
        tell(&mut stage, "mail bert\n  SET FORMAT html\n");
    }
}
