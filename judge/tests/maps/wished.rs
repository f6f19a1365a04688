//! Maps come to whoever wants them, with the letters that show one, and to nobody else.

use judge::stage::Stage;

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
    let mut stage = Stage::set_up(folder.path(), engine::RULESETS).unwrap();
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
