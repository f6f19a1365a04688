//! An operator's own boards and scenarios: played as those that ship, and refused with what is wrong in them.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

mod support;

use judge::stage::Stage;

#[test]
fn a_board_in_the_operators_folder_can_be_played() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::create_dir(folder.path().join("boards")).unwrap();
    let text = chancery_engine::classic::board::SHIPPED[1]
        .1
        .replace("board strait", "board mine")
        .replace("title The Strait", "title Mine");
    std::fs::write(folder.path().join("boards/mine.board"), text).unwrap();
    std::fs::write(folder.path().join("boards/broken.board"), "board broken\nwin 1\npower Red\nsee Abc A Sea\n")
        .unwrap();
    let mut stage = Stage::set_up(folder.path(), chancery_engine::RULESETS).unwrap();
    let story = "mail anna\n  REGISTER\n  Name: Anna\n  END\nmail anna\n  YES {token}\n\
        mail anna\n  CREATE ?one word-m mine\nexpect anna Game one (Mine, 2 players) is open\n\
        mail anna\n  CREATE ?two word-m broken\nexpect anna line 4: unknown keyword `see`; did you mean `sea`?\n\
        mail anna\n  CREATE ?three word-m ../boards/mine\nexpect anna There is no board ../boards/mine here\n";
    stage.play(story, "\n", &mut std::io::sink()).unwrap();
}

/// Scenarios of the operator's that cannot be played, from one that can: what is changed, into what, and what is told.
const WRONG: [(&str, &str, &str); 6] = [
    ("  coast GUN\n", "", "B1 starts in Norhaven, which has no port"),
    ("  land NHV NFO BCA", "  land NHV NFO BCA SCT", "line 105: North Mountains names Sudria City under `land`"),
    ("treasury 120", "treasury -1", "line 20: `-1` is no whole number from 0 to 1000000"),
    (
        "province NHV Norhaven",
        "province NHV Norhavennorhavennorhavennorhavennorhavennorhavennorhavennorhaven",
        "60 are the most",
    ),
    ("  owner NOR\n", "  ownr NOR\n", "did you mean `owner`?"),
    ("scenario gulf\n", "scenario\n", "`scenario` needs one word of small letters"),
];

#[test]
fn a_scenario_that_cannot_be_played_is_refused_by_mail_and_by_check_with_its_line() {
    let folder = tempfile::tempdir().unwrap();
    let boards = folder.path().join("boards");
    std::fs::create_dir(&boards).unwrap();
    let gulf = chancery_engine::empires::scenario::SHIPPED.iter().find(|(name, _)| *name == "gulf").unwrap().1;
    let mut story = "mail anna\n  REGISTER\n  Name: Anna\n  END\nmail anna\n  YES {token}\n".to_owned();
    for (number, (from, to, told)) in WRONG.iter().enumerate() {
        assert!(gulf.contains(from), "{from}");
        std::fs::write(boards.join(format!("wrong{number}.board")), gulf.replacen(from, to, 1)).unwrap();
        story += &format!("mail anna\n  CREATE ?g{number} word-m empires wrong{number}\nexpect anna {told}\n");
    }
    let many: String = (0..10_000).map(|number| format!("province {number} Place\n")).collect();
    std::fs::write(boards.join("many.board"), format!("{gulf}{many}")).unwrap();
    std::fs::write(boards.join("nothing.board"), "\n").unwrap();
    story += "mail anna\n  CREATE ?many word-m empires many\nexpect anna needs a code of three capitals\n\
        mail anna\n  CREATE ?nothing word-m empires nothing\nexpect anna cannot read\n";
    let mut stage = Stage::set_up(folder.path(), chancery_engine::RULESETS).unwrap();
    stage.play(&story, "\n", &mut std::io::sink()).unwrap();
    let config = folder.path().join("check.toml");
    std::fs::write(&config, format!("[games]\nboards = \"{}\"\n", boards.display())).unwrap();
    let output = support::chancery(&["check", "-c", config.to_str().unwrap()], b"");
    let said = String::from_utf8(output.stdout).unwrap();
    for (number, (_, _, told)) in WRONG.iter().enumerate() {
        let line = said.lines().find(|line| line.contains(&format!("wrong{number}.board"))).unwrap_or_default();
        assert!(line.contains("as a board of empires: ") && line.contains(told), "{told} is not in {line}");
    }
    assert!(said.contains("nothing.board") && said.contains("the file is empty"), "{said}");
}
