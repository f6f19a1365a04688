//! Every byte of whole games is read for what a stranger may not know.

use std::collections::BTreeMap;

use crate::support::hands::{DEALT, HANDS};
use crate::{CLASSIC, REFORMATION, demo, files, keeper, pages, play, played};

/// Anna sits left, Bert right; Gerda leads. Everybody's words are sought in the pages.
const CARDS: &str = "\
mail gerda hi\n  REGISTER\n  Name: Gerda Meisterin\n  END\nreply gerda\n  YES
mail anna hi\n  REGISTER\n  Name: Anna Kartova\n  END\nreply anna\n  YES
mail bert hi\n  REGISTER\n  Name: Bert Spielmann\n  END\nreply bert\n  YES
mail gerda\n  CREATE ?cards word-m hands
mail anna\n  SIGNON ?cards word-a\n  SET PREFERENCE L
mail bert\n  SIGNON ?cards word-b\n  SET PREFERENCE R
mail anna\n  SIGNON Lcards word-a\n  PRESS TO R\n  Nobody else reads of the trefoil.\n  ENDPRESS\n  9
mail anna\n  SIGNON Lcards word-a\n  BROADCAST\n  All may read of the meadow.\n  Anna Kartova\n  ENDPRESS
mail bert\n  SIGNON Rcards word-b\n  BROADCAST\n  Write to carl@carl.example, <b>or</b> \"else\".\n  ENDPRESS\n  1
";

/// In which files something stands.
fn holding<'a>(files: &'a BTreeMap<String, Vec<u8>>, what: &str) -> Vec<&'a str> {
    let holds = |bytes: &[u8]| String::from_utf8_lossy(bytes).to_lowercase().contains(&what.to_lowercase());
    files.iter().filter(|(_, bytes)| holds(bytes)).map(|(path, _)| path.as_str()).collect()
}

fn nowhere(files: &BTreeMap<String, Vec<u8>>, words: &[&str]) {
    for word in words {
        assert_eq!(holding(files, word), Vec::<&str>::new(), "{word}");
    }
}

/// All pages but those of HELP, whose examples have people called so.
fn unhelped(files: &BTreeMap<String, Vec<u8>>) -> BTreeMap<String, Vec<u8>> {
    files.clone().into_iter().filter(|(path, _)| !path.contains("/help/")).collect()
}

#[test]
fn a_game_of_hidden_hands_shows_no_hand_and_no_name() {
    let folder = tempfile::tempdir().unwrap();
    let found = pages(folder.path(), HANDS, CARDS);
    nowhere(&found, &DEALT.map(|hand| hand.card));
    for hand in DEALT {
        nowhere(&found, &[&format!(">{}</text>", hand.piece)]);
    }
    nowhere(&found, &["trefoil", "word-a", "word-b", "word-m", "kartova", "spielmann", "meisterin"]);
    nowhere(&found, &["<b>or", "carl@"]);
    nowhere(&unhelped(&found), &["anna", "bert", "gerda"]);
    assert!(holding(&found, "meadow").iter().any(|path| path.starts_with("en/games/cards-")), "press to all is shown");
    assert!(!holding(&found, "&lt;b&gt;or&lt;").is_empty(), "what is written stands as it was written");
}

#[test]
fn people_are_called_as_they_have_chosen_and_whoever_has_left_is_not() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = played(folder.path(), HANDS, CARDS);
    let mut keeper = keeper(folder.path(), &mut stage, HANDS);
    keeper.look().unwrap().unwrap();
    play(&mut stage, "mail anna\n  SET SITE NAME\nexpect anna by your name\nmail bert\n  SET SITE none\n");
    keeper.look().unwrap().unwrap();
    let found = files(&folder.path().join("pages"));
    assert!(holding(&found, "Anna Kartova").iter().any(|path| path.ends_with("index.html")), "she wants to be named");
    nowhere(&found, &["spielmann", "&lt;b&gt;or&lt;"]);
    play(&mut stage, "mail anna\n  SET SITE POWER\n");
    keeper.look().unwrap().unwrap();
    nowhere(&files(&folder.path().join("pages")), &["kartova"]);
}

#[test]
fn whoever_hides_in_a_game_hides_on_its_pages_whatever_he_wishes_elsewhere() {
    let folder = tempfile::tempdir().unwrap();
    let story = CARDS.replace("word-m hands", "word-m hands\n  SET GUNBOAT").replace(
        "mail anna\n  SIGNON ?cards word-a\n",
        "mail anna\n  SET SITE NAME\nmail bert\n  SET SITE NAME\nmail anna\n  SIGNON ?cards word-a\n",
    );
    let story = story.lines().filter(|line| !line.contains("BROADCAST") && !line.contains("PRESS TO"));
    let story: String = story.map(|line| format!("{line}\n")).collect();
    let found = pages(folder.path(), HANDS, &story);
    nowhere(&found, &["kartova", "spielmann"]);
}

#[test]
fn the_reformation_s_secrets_stay_secret() {
    let found = demo(REFORMATION);
    let never = ["6 mercenaries", "6 наёмников", "WITH CARD 100", "WITH CARD 31", "declaration on Scotland"];
    nowhere(found, &never);
    nowhere(found, &["home card of", "LENDS 1 SQUADRON WITHOUT"]);
    assert!(found.keys().any(|path| path.contains("games/") && path.ends_with(".svg")), "it is drawn");
}

#[test]
fn a_classic_game_shows_its_orders_and_nobody_s_name_or_address() {
    let found = demo(CLASSIC);
    nowhere(found, &["Meister", "Adler", "Edward Lamb", "Florence Petit", "Gustav Braun", "Conti", "Tarik"]);
    for person in ["gerda", "austria", "england", "france", "germany", "italy", "russia", "turkey"] {
        nowhere(&unhelped(found), &[&format!("{person}@")]);
    }
    assert!(holding(found, "data-at=\"PAR\"").iter().any(|path| path.contains("S1901M")), "orders are told");
}

/// In a game that hides its players somebody writes down names, to see by the page which of them play.
#[test]
fn a_row_of_names_tells_nobody_who_of_them_plays_where_players_are_hidden() {
    let folder = tempfile::tempdir().unwrap();
    let story = CARDS.replace("word-m hands", "word-m hands\n  SET GUNBOAT");
    let story: String =
        story.lines().filter(|line| !line.contains("BROADCAST")).map(|line| format!("{line}\n")).collect();
    let others = "mail carl hi\n  REGISTER\n  Name: Carl Fremder\n  END\nreply carl\n  YES\n\
                  mail will hi\n  REGISTER\n  Name: Will\n  END\nreply will\n  YES\n\
                  mail wang hi\n  REGISTER\n  Name: 王小明\n  END\nreply wang\n  YES\n";
    let asks = "mail anna\n  SIGNON Lcards word-a\n  BROADCAST\n  Is it bert spielmann, Carl Fremder, 我是王小明嗎, Olga \
                Niemand or Will? Somebody will be.\n  ENDPRESS\nclock +1h\n";
    let found = pages(folder.path(), HANDS, &format!("{others}{story}{asks}"));
    nowhere(&found, &["spielmann", "fremder", "王小明"]);
    let asked = holding(&found, "Somebody will be.");
    assert!(asked.iter().any(|path| path.starts_with("en/games/cards-")), "{asked:?}");
    assert_eq!(
        holding(&found, "Olga Niemand or …?"),
        asked,
        "nobody is registered under that name, and somebody under the other"
    );
}

#[test]
fn the_key_that_is_in_use_is_told_as_soon_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = played(folder.path(), HANDS, CARDS);
    let mut keeper = keeper(folder.path(), &mut stage, HANDS);
    keeper.look().unwrap().unwrap();
    let former = stage.desk().keys().public();
    stage.desk().store_mut().ask("rotate", "", "").unwrap();
    stage.settle().unwrap();
    let now = stage.desk().keys().public();
    assert_ne!(former, now);
    keeper.look().unwrap().unwrap();
    let found = files(&folder.path().join("pages"));
    let helps = |key: &str| {
        holding(&found, &crate::strangers::escaped(key)).into_iter().filter(|path| path.contains("/help/")).count()
    };
    assert!(
        helps(&now) >= 4 && helps(&former) == 0,
        "{} pages tell the new key, {} the former one",
        helps(&now),
        helps(&former)
    );
}

/// Whoever has left a game goes on to have written in it, and looks on without a place.
#[test]
fn whoever_has_no_place_in_a_game_any_more_is_called_as_he_chooses_too() {
    let folder = tempfile::tempdir().unwrap();
    let left = "mail anna\n  SET SITE NAME\nmail anna\n  SIGNON Lcards word-a\n  RESIGN\nreply anna\n  YES\n";
    let mut stage = played(folder.path(), HANDS, &format!("{CARDS}{left}"));
    let mut keeper = keeper(folder.path(), &mut stage, HANDS);
    keeper.look().unwrap().unwrap();
    let found = || files(&folder.path().join("pages"));
    let says = |words: &str| !holding(&found(), words).is_empty();
    assert!(says("meadow") && says("kartova"), "she wants to be named");
    play(&mut stage, "mail anna\n  SET SITE POWER\n");
    keeper.look().unwrap().unwrap();
    assert!(says("meadow") && !says("kartova"), "she does not any more");
    // A judge that is started anew has made none of the pages.
    let mut keeper = crate::keeper(folder.path(), &mut stage, HANDS);
    assert_eq!(keeper.look().unwrap().unwrap().changed, 0);
    play(&mut stage, "mail anna\n  SET SITE none\n");
    keeper.look().unwrap().unwrap();
    assert!(!says("meadow"), "nothing is told of her");
}
