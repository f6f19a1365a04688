//! What came in after the copy is acted on again as of when it came, so that the same turns come of it.

use std::path::{Path, PathBuf};

use judge::clock::{Moment, Span};
use judge::stage::Stage;
use judge::store;

use super::{GAME, go_back, now, play, support};

/// A game, and a copy of the store in which its first turn is being played.
fn copied(folder: &Path, delay: &str) -> (Stage, PathBuf) {
    let mut stage = Stage::set_up(folder, support::toy::TOYS).unwrap();
    play(&mut stage, &GAME.replace("bid=10h", &format!("bid=10h delay={delay}")));
    let copy = folder.join("copy.sqlite");
    let at = now(&stage);
    stage.desk().stay_alive(at).unwrap();
    store::copy(&folder.join("chancery.sqlite"), &copy).unwrap();
    (stage, copy)
}

/// What has been played, and what lies for the turn that is being played: its label, when it began, and the two sheets.
fn stands(stage: &mut Stage) -> (Vec<String>, String, Moment, [Vec<String>; 2]) {
    let store = stage.desk().store();
    let played = store.chapters("bids").unwrap().iter().map(|chapter| format!("{:?}", chapter.sheets)).collect();
    let game = store.game("bids").unwrap().unwrap();
    let sheet = |letter: &str| game.chairs.iter().find(|chair| chair.letters == letter).unwrap().sheet.0.clone();
    let sheets = ["L", "R"].map(sheet);
    let round = game.round.unwrap();
    (played, round.label, round.opened, sheets)
}

/// When the first letter was written that is not in the copy.
fn later_letters(copy: &Path, folder: &Path) -> Moment {
    let store = rusqlite::Connection::open(folder.join("chancery.sqlite")).unwrap();
    store.execute("ATTACH ?1 AS copy", [copy.to_str().unwrap()]).unwrap();
    let sql = "SELECT min(written) FROM main.outbox WHERE id > (SELECT max(id) FROM copy.outbox)";
    Moment(store.query_row(sql, (), |row| row.get(0)).unwrap())
}

const BIDS: &str = "mail anna\n  SIGNON Lbids word-a\n  7\nmail bert\n  SIGNON Rbids word-b\n  4\n";

#[test]
fn turns_that_were_complete_are_played_before_the_mail_that_came_later() {
    for delay in ["0m", "30m"] {
        let folder = tempfile::tempdir().unwrap();
        let (mut stage, copy) = copied(folder.path(), delay);
        stage.wait(Span::hours(1)).unwrap();
        play(&mut stage, BIDS);
        stage.wait(Span::hours(1)).unwrap();
        // The same lines again, for the next turn.
        play(&mut stage, "mail anna\n  SIGNON Lbids word-a\n  9\n");
        stage.wait(Span::hours(2)).unwrap();
        let before = stands(&mut stage);
        assert_eq!((before.0.len(), &before.3), (1, &[vec!["9".to_owned()], vec![]]), "{delay}");
        let at = now(&stage);
        let mut stage = go_back(stage, &copy);
        assert_eq!(stands(&mut stage), before, "{delay}");
        assert!(later_letters(&copy, folder.path()) >= at, "letters are dated as they are written");
    }
}

#[test]
fn after_a_deadline_that_is_put_off_what_names_no_turn_is_not_taken_for_it() {
    let folder = tempfile::tempdir().unwrap();
    let (mut stage, copy) = copied(folder.path(), "30m");
    play(&mut stage, "mail anna\n  SIGNON Lbids word-a\n  7\n");
    // Its deadline and its grace are over, and it is played without the other number.
    stage.wait(Span::hours(16)).unwrap();
    play(&mut stage, BIDS);
    play(&mut stage, "mail anna\n  SIGNON Lbids word-a\n  PHASE B2\n  8\n");
    assert_eq!(stands(&mut stage).0.len(), 1);
    let at = now(&stage);
    let mut stage = go_back(stage, &copy);
    let (played, label, _, sheets) = stands(&mut stage);
    assert_eq!((played.len(), label.as_str()), (0, "B1"));
    assert_eq!(sheets, [vec!["7".to_owned()], vec![]], "what came later was for another turn");
    let told = stage.letters_to("bert").join("\n").replace('\n', " ");
    assert!(told.contains("Not taken: I have gone back to a copy of before B1 was played."), "{told}");
    let round = stage.desk().store().game("bids").unwrap().unwrap().round.unwrap();
    assert!(round.deadline.unwrap() >= at.plus(Span::hours(12)), "it is put off: {round:?}");
    stage.wait(Span::minutes(10)).unwrap();
    play(&mut stage, BIDS);
    stage.wait(Span::hours(1)).unwrap();
    assert_eq!(stands(&mut stage).0.len(), 1, "what comes now is taken");
}
