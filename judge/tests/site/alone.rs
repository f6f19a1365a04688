//! A game that is damaged, or whose files have no place, stays with itself: its pages are as they were told last, and all others are
//! written.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use rusqlite::Connection;

use crate::support::hands::HANDS;
use crate::{files, keeper, play, played};

/// A game of which a turn has been played and in which something was said, and two that wait.
const GAMES: &str = "\
mail gerda hi\n  REGISTER\n  Name: Gerda\n  END\nreply gerda\n  YES
mail anna hi\n  REGISTER\n  Name: Anna\n  END\nreply anna\n  YES
mail bert hi\n  REGISTER\n  Name: Bert\n  END\nreply bert\n  YES
mail gerda\n  CREATE ?cards word-m hands
mail gerda\n  CREATE ?other word-m hands
mail anna\n  SIGNON ?cards word-a\n  SET PREFERENCE L
mail bert\n  SIGNON ?cards word-b\n  SET PREFERENCE R
mail anna\n  SIGNON Lcards word-a\n  BROADCAST\n  Good evening.\n  ENDPRESS\n  9
mail bert\n  SIGNON Rcards word-b\n  1
";

/// What happens in the game of cards, in another, and a new one.
const MORE: &str = "\
mail anna\n  SIGNON Lcards word-a\n  BROADCAST\n  Good night.\n  ENDPRESS
mail gerda\n  SIGNON Mother word-m\n  SET COMMENT all are welcome
mail gerda\n  CREATE ?third word-m hands
";

/// The files of one game.
fn of(pages: &BTreeMap<String, Vec<u8>>, game: &str) -> BTreeMap<String, Vec<u8>> {
    let own = pages.iter().filter(|(path, _)| path.contains(&format!("games/{game}-")));
    own.map(|(path, bytes)| (path.clone(), bytes.clone())).collect()
}

fn tells(pages: &BTreeMap<String, Vec<u8>>, words: &str) -> bool {
    pages.values().any(|bytes| String::from_utf8_lossy(bytes).contains(words))
}

fn damage(folder: &Path, sql: &str) {
    Connection::open(folder.join("stage/chancery.sqlite")).unwrap().execute_batch(sql).unwrap();
}

#[test]
fn a_game_with_damage_of_any_kind_keeps_its_pages_and_all_others_are_written() {
    for sql in [
        "UPDATE game SET body = '{' WHERE name = 'cards'",
        "UPDATE chronicle SET position = '{' WHERE game = 'cards'",
        "UPDATE chronicle SET chronicle = '[]' WHERE game = 'cards'",
        "UPDATE bulletin SET body = 'spoilt' WHERE id = (SELECT min(id) FROM bulletin WHERE game = 'cards')",
    ] {
        let folder = tempfile::tempdir().unwrap();
        let mut stage = played(folder.path(), HANDS, GAMES);
        let mut keeper = keeper(folder.path(), &mut stage, HANDS);
        assert_eq!(keeper.look().unwrap().unwrap().lacking, Vec::<String>::new());
        let root = folder.path().join("pages");
        let before = files(&root);
        play(&mut stage, MORE);
        damage(folder.path(), sql);
        let written = keeper.look().unwrap().unwrap();
        let told = &written.lacking;
        assert!(
            told.len() == 1 && told[0].starts_with("the pages of game cards stay as they were: "),
            "{sql}: {told:?}"
        );
        let now = files(&root);
        assert_eq!(of(&now, "cards"), of(&before, "cards"), "{sql}");
        assert!(tells(&of(&now, "other"), "all are welcome") && !of(&now, "third").is_empty(), "{sql}");
        let front = &now["en/index.html"];
        let front = String::from_utf8_lossy(front);
        assert!(["cards", "other", "third"].iter().all(|game| front.contains(&format!("{game}-"))), "{sql}");
    }
}

#[test]
fn pages_that_have_no_place_are_told_and_all_others_are_written() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = played(folder.path(), HANDS, GAMES);
    let root = folder.path().join("pages");
    keeper(folder.path(), &mut stage, HANDS).look().unwrap();
    let whole = files(&root);
    let page = of(&whole, "cards").into_keys().find(|path| path.starts_with("en/games/")).unwrap();
    let taken = page.rsplit_once('/').unwrap().0;
    fs::remove_dir_all(&root).unwrap();
    fs::create_dir_all(root.join(taken).parent().unwrap()).unwrap();
    fs::write(root.join(taken), "theirs").unwrap();
    let mut keeper = keeper(folder.path(), &mut stage, HANDS);
    let told = keeper.look().unwrap().unwrap().lacking;
    let begins = "the pages of game cards stay as they were: pages cannot be written to ";
    assert!(told.len() == 1 && told[0].starts_with(begins), "{told:?}");
    let now = files(&root);
    assert_eq!(of(&now, "other"), of(&whole, "other"));
    assert_eq!(fs::read_to_string(root.join(taken)).unwrap(), "theirs");
    fs::remove_file(root.join(taken)).unwrap();
    play(&mut stage, "mail anna\n  VERSION\n");
    assert_eq!(keeper.look().unwrap().unwrap().lacking, Vec::<String>::new());
    assert_eq!(files(&root), whole, "with its place free all is there");
}
