//! Maps come to whoever wants them, with the letters that show one, and to nobody else.

use judge::stage::Stage;

use super::messages;

const GAME: &str = "mail anna\n  REGISTER\n  Name: Anna\n  END\nreply anna\n  YES\n\
    mail bert\n  REGISTER\n  Name: Bert\n  END\nreply bert\n  YES\n\
    mail bert\n  SET MAP none\n\
    mail anna\n  CREATE ?lake word-m strait\n\
    mail anna\n  SIGNON ?lake word-a\n  SET PREFERENCE N\nmail bert\n  SIGNON ?lake word-b\n  SET PREFERENCE S\n";

/// The kind of the newest letter to somebody, and how many pictures it has.
fn newest(stage: &Stage, who: &str) -> (String, usize) {
    let parcels = stage.parcels().unwrap();
    let newest = parcels.iter().rev().find(|parcel| parcel.to.starts_with(who)).unwrap();
    (newest.letter.kind.to_string(), newest.pictures.len())
}

#[test]
fn maps_come_to_whoever_wants_them_and_to_nobody_else() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = Stage::set_up(folder.path(), chancery_engine::RULESETS).unwrap();
    let play = |stage: &mut Stage, story: &str| stage.play(story, "\n", &mut std::io::sink()).unwrap();
    play(&mut stage, GAME);
    let (kind, pictures) = newest(&stage, "anna");
    assert!(kind == "start" && pictures > 0, "{kind} with {pictures}");
    assert_eq!(newest(&stage, "bert"), ("start".to_owned(), 0));
    // Who asks for one gets it, but for whoever wants maps as text.
    for (wish, some) in [("png", true), ("text", false), ("svg", true)] {
        play(&mut stage, &format!("mail anna\n  SET MAP {wish}\nmail anna\n  MAP lake\n"));
        assert_eq!(newest(&stage, "anna").1 > 0, some, "{wish}");
    }
}

#[test]
fn a_map_that_is_asked_for_without_a_turn_comes_with_the_chart_that_the_game_began_with() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = Stage::set_up(folder.path(), chancery_engine::RULESETS).unwrap();
    let game = GAME.replace("word-m strait", "word-m empires gulf").replace("lake", "bay");
    let third = "mail cora\n  REGISTER\n  Name: Cora\n  END\nreply cora\n  YES\nmail cora\n  SIGNON ?bay word-c\n";
    stage.play(&format!("{game}{third}"), "\n", &mut std::io::sink()).unwrap();
    for (asked, chart) in [("MAP bay", true), ("MAP bay 1900-1", false)] {
        stage.play(&format!("mail cora\n  {asked}\n"), "\n", &mut std::io::sink()).unwrap();
        let letter = messages(folder.path(), "cora").pop().unwrap();
        let letter = String::from_utf8_lossy(&letter);
        assert!(letter.contains("filename=\"bay-1900-1.png\""), "{asked}");
        assert_eq!(letter.contains("filename=\"bay-1900-1-names.png\""), chart, "{asked}");
    }
}
