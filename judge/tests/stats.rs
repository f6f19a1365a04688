//! Statistics: what came of whole games, as letters and the command line tell it, and of whom they tell nothing.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

mod support;

use std::path::Path;

use judge::config::Config;
use judge::operator;
use judge::stage::Stage;
use judge::stats::{OfPlayer, Outcome, Statistics};
use judge::store::{Reckoning, Store};

/// Anna and Bert have their results told, Carl does not; all three are registered, and Gerda leads.
const PEOPLE: &str = "\
mail gerda hi\n  REGISTER\n  Name: Gerda Meister\n  END\nreply gerda\n  YES
mail anna hi\n  REGISTER\n  Name: Anna Petrova\n  END\nreply anna\n  YES
mail bert hi\n  REGISTER\n  Name: Bert Muster\n  END\nreply bert\n  YES
mail carl hi\n  REGISTER\n  Name: Carl Still\n  END\nreply carl\n  YES
mail anna\n  SET STATS ON\nmail bert\n  SET STATS ON
";

/// Anna orders in time, Bert late in the first turn and not at all in the second; then they draw.
const DUEL: &str = "\
mail gerda\n  CREATE ?duel word-m players=2 move=48h grace=24h
mail anna\n  SIGNON ?duel word-a\n  SET PREFERENCE E
mail bert\n  SIGNON ?duel word-b\n  SET PREFERENCE A
mail anna\n  SIGNON Eduel word-a\n  ORDERS AS SHOWN
clock +60h
mail bert\n  SIGNON Aduel word-b\n  ORDERS AS SHOWN
clock +1h
mail anna\n  SIGNON Eduel word-a\n  ORDERS AS SHOWN
clock +120h
mail anna\n  SIGNON Eduel word-a\n  DRAW
mail bert\n  SIGNON Aduel word-b\n  DRAW
";

/// Players are hidden for good; Anna concedes to Carl.
const MASK: &str = "\
mail gerda\n  CREATE ?mask word-m players=2 gunboat=on reveal=off
mail anna\n  SIGNON ?mask word-a\n  SET PREFERENCE A
mail carl\n  SIGNON ?mask word-c\n  SET PREFERENCE E
mail anna\n  SIGNON Amask word-a\n  CONCEDE E
";

/// It is stopped, and has no result.
const STOPPED: &str = "\
mail gerda\n  CREATE ?lost word-m players=2
mail anna\n  SIGNON ?lost word-a
mail carl\n  SIGNON ?lost word-c
mail gerda\n  SIGNON Mlost word-m\n  TERMINATE
";

fn stage(folder: &Path, story: &str) -> Stage {
    let mut stage = Stage::set_up(folder, chancery_engine::RULESETS).unwrap();
    play(&mut stage, &format!("{PEOPLE}{story}"));
    stage
}

fn play(stage: &mut Stage, story: &str) {
    stage.play(story, "\n", &mut std::io::sink()).unwrap();
}

/// What somebody is answered who asks this.
fn told(stage: &mut Stage, who: &str, question: &str) -> String {
    play(stage, &format!("mail {who}\n  {question}\n"));
    let letter = stage.letters_to(who).last().unwrap();
    letter.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What the games of a store come to, from the record alone.
fn reckoned(store: &Store) -> Statistics {
    let outcome = |name: String| Outcome::of(&store.game(&name).unwrap()?, &store.attended(&name).unwrap());
    Statistics::of(&store.game_names().unwrap().into_iter().filter_map(outcome).collect::<Vec<_>>())
}

#[test]
fn orders_in_time_late_and_missing_are_told_of_each_player_and_of_the_board() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(folder.path(), DUEL);
    let answer = told(&mut stage, "carl", "STATS");
    assert!(answer.contains("Orders owed: 4; late: 1; missing, whole or in part: 1."), "{answer}");
    let bert = "Bert Muster: rating 1500; one game, won alone 0, shared 1, survived 0, out 0 orders owed: 2; in time: 0 %; \
                late: 1; missing, whole or in part: 1";
    assert!(answer.contains(bert), "{answer}");
    assert!(answer.contains("orders owed: 2; in time: 100 %; late: 0"), "{answer}");
}

#[test]
fn nobody_is_told_of_who_is_hidden_silent_or_forgotten() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(folder.path(), &format!("{DUEL}{MASK}{STOPPED}"));
    let answer = told(&mut stage, "gerda", "STATS");
    assert!(answer.contains("2 games have come to a result"), "{answer}");
    // Of the two games Anna has had a part in, one tells who played it.
    assert!(answer.contains("Anna Petrova: rating 1500; one game,"), "{answer}");
    assert!(!answer.contains("Carl") && !answer.contains(".example:"), "{answer}");
    let own = told(&mut stage, "carl", "STATS Carl Still");
    assert!(own.contains("Carl Still: rating 1500; no game has ended yet"), "{own}");
    for (who, name) in
        [("gerda", "Carl Still"), ("gerda", "carl@carl.example"), ("olga", "Anna Petrova"), ("gerda", "Nobody")]
    {
        let answer = told(&mut stage, who, &format!("STATS {name}"));
        assert!(answer.contains("I tell nothing of") && !answer.contains("rating"), "{answer}");
    }
    assert!(!told(&mut stage, "olga", "STATS").contains("Petrova"), "strangers learn no names");
    // The seats go on to be counted, under nobody's name, and the others' ratings stay.
    play(&mut stage, "mail anna\n  FORGET ME\nreply anna\n  YES\n");
    let after = told(&mut stage, "gerda", "STATS");
    assert!(after.contains("2 games have come to a result") && after.contains("Bert Muster: rating 1500"), "{after}");
    assert!(!after.contains("Anna") && !after.contains("N. N."), "{after}");
    let store = stage.desk().store();
    let kept: Vec<serde_json::Value> = store.outcomes().unwrap();
    assert!(!serde_json::json!(kept).to_string().contains("anna"), "{kept:?}");
    assert!(store.reckoning::<OfPlayer>(Reckoning::Player, "anna@anna.example").unwrap().is_none());
}

#[test]
fn a_player_who_may_be_known_at_the_end_is_known_then() {
    let folder = tempfile::tempdir().unwrap();
    let open = MASK.replace("reveal=off", "reveal=on");
    let mut stage = stage(folder.path(), &open);
    let answer = told(&mut stage, "bert", "STATS Anna Petrova");
    // She has lost the half of a step to an equal.
    assert!(answer.contains("Anna Petrova: rating 1468; one game, won alone 0"), "{answer}");
}

#[test]
fn what_is_kept_is_what_the_record_gives_again() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(folder.path(), &format!("{DUEL}{STOPPED}"));
    told(&mut stage, "bert", "STATS");
    play(&mut stage, &MASK.replace("gunboat=on reveal=off", ""));
    let first = told(&mut stage, "bert", "STATS");
    let store = stage.desk().store();
    let record = reckoned(store);
    assert_eq!((record.games, record.players["anna@anna.example"].games), (2, 2));
    let boards: Vec<judge::stats::OfBoard> = store.reckonings(Reckoning::Board, 10).unwrap();
    assert_eq!(boards, record.boards);
    for (mailbox, player) in &record.players {
        assert_eq!(
            store.reckoning::<OfPlayer>(Reckoning::Player, mailbox).unwrap().as_ref(),
            Some(player),
            "{mailbox}"
        );
    }
    let config = Config {
        store: judge::config::Store { path: stage.store_path(), ..Config::default().store },
        ..Config::default()
    };
    let (printed, is_whole) = operator::stats(&config).unwrap();
    assert!(
        printed.contains("Anna Petrova <anna@anna.example>: rating 1468, games 2,") && !printed.contains("Carl"),
        "{printed}"
    );
    assert!(is_whole);
    let mut store = Store::join(&stage.store_path()).unwrap();
    let act = store.ask("recount", "", "").unwrap();
    stage.settle().unwrap();
    let answer = format!("{:?}", store.act_answer(act).unwrap());
    assert!(answer.contains("what came of 2 games has been worked out anew\""), "{answer}");
    let again = told(&mut stage, "bert", "STATS");
    let body = |letter: &str| letter.split("----").last().unwrap().to_owned();
    assert_eq!(body(&first), body(&again));
}

#[test]
fn a_game_that_cannot_be_counted_is_named_and_the_others_are_counted() {
    let folder = tempfile::tempdir().unwrap();
    let stage = stage(folder.path(), &format!("{DUEL}{STOPPED}"));
    let (path, config) = (stage.store_path(), folder.path().join("chancery.toml"));
    drop(stage);
    let said = || {
        let output = support::chancery(&["stats", "-c", config.to_str().unwrap()], b"");
        (String::from_utf8(output.stdout).unwrap(), output.status.code())
    };
    let text = format!(
        "[judge]\naddress = \"judge@x.example\"\n[store]\npath = \"{}\"\n[mailbox]\nkind = \"none\"\n[post]\nkind = \"maildir\"\npath = \"{}\"\n",
        path.display(),
        folder.path().join("post").display()
    );
    std::fs::write(&config, text).unwrap();
    assert!(said().0.starts_with("1 games have come to a result\n") && said().1 == Some(0), "{:?}", said());
    rusqlite::Connection::open(&path).unwrap().execute("UPDATE game SET body = '{' WHERE name <> 'duel'", ()).unwrap();
    let (told, code) = said();
    assert!(told.contains(": damaged; ") && told.contains("\n1 games have come to a result\n"), "{told}");
    assert_eq!(code, Some(1), "a script sees that something is lacking");
}

/// A game that a master puts back to a turn has come to no result.
#[test]
fn a_game_that_is_put_back_is_taken_out() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(folder.path(), DUEL);
    assert!(told(&mut stage, "carl", "STATS").contains("One game has come to a result."));
    play(&mut stage, "mail gerda\n  SIGNON Mduel word-m\n  ROLLBACK\n");
    let answer = told(&mut stage, "carl", "STATS");
    assert!(answer.contains("No game has come to a result yet."), "{answer}");
}

/// Bert has taken his seat in another game when its start is taken back, and leaves this one before anything is played.
#[test]
fn whoever_leaves_in_the_first_turn_has_left_and_whose_start_does_not_count_has_not() {
    let folder = tempfile::tempdir().unwrap();
    let story = "\
mail gerda\n  CREATE ?duel word-m players=2 move=48h
mail anna\n  SIGNON ?duel word-a\n  SET PREFERENCE E
mail bert\n  SIGNON ?duel word-b\n  SET PREFERENCE A
clock +1h
mail gerda\n  SIGNON Mduel word-m\n  UNSTART
clock +1h
mail gerda\n  SIGNON Mduel word-m\n  FORCE BEGIN
clock +1h
mail bert\n  SIGNON Aduel word-b\n  RESIGN\nreply bert\n  YES
clock +1h
mail carl\n  TAKEOVER A@duel word-c
clock +100h
mail anna\n  SIGNON Eduel word-a\n  DRAW
mail carl\n  SIGNON Aduel word-c\n  DRAW
";
    let mut stage = stage(folder.path(), story);
    let all = reckoned(stage.desk().store());
    let left = ["anna", "bert", "carl"].map(|who| {
        let player = &all.players[&format!("{who}@{who}.example")];
        (player.games, player.left)
    });
    assert_eq!(left, [(1, 0), (0, 1), (1, 0)]);
}
