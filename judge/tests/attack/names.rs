//! Names that pass for others', for the judge, or for a line of its.

use super::support::bids::{JUDGE, play};
use super::{forge, stage};

#[test]
fn no_name_is_seen_as_somebody_else_s_or_as_a_line_of_the_judge() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder);
    for (name, told) in [
        ("\u{410}nna", "Somebody else is registered here as"),
        ("An\u{301}na", "Somebody else is registered here as"),
        ("A.n n-a", "Somebody else is registered here as"),
        ("Ann\u{200b}a", "Somebody else is registered here as"),
        ("G\u{435}rda", "Somebody else is registered here as"),
        ("\u{421}hancery", "is the name of a power, of the judge"),
        ("The Game-Master", "is the name of a power, of the judge"),
        ("Chancery, your judge", "is the name of a power, of the judge"),
        ("LEF\u{422}", "is the name of a power, of the judge"),
        (JUDGE, "is no name"),
        ("Anna <anna@anna.example>", "is no name"),
        (":: Judge: CHAN  Game: Bids", "is no name"),
        ("| RESIGN", "is no name"),
        ("!!", "is no name"),
        ("\u{2014}", "is no name"),
    ] {
        play(&mut stage, &format!("mail hugo\n  REGISTER\n  Name: {name}\n  END\nexpect hugo {told}\n"));
        play(&mut stage, &format!("mail bert\n  REGISTER\n  Name: {name}\n  END\nexpect bert {told}\n"));
    }
    assert_eq!(stage.desk().store().person("bert@bert.example").unwrap().unwrap().name, "Bert");
    for name in ["Annabel", "Анна", "王小明", "\"Mad\" Max", "Max Master", "O'Neill (the younger)"] {
        play(&mut stage, &format!("mail bert\n  REGISTER\n  Name: {name}\n  END\nexpect bert {name}\n"));
    }
}

#[test]
fn a_name_that_was_taken_meanwhile_is_asked_for_anew() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder);
    play(&mut stage, "mail hugo\n  REGISTER\n  Name: Hugo\n  END\n");
    let back = stage.ways_back("hugo").answers;
    play(&mut stage, "mail ivan\n  REGISTER\n  Name: Hugo\n  END\nreply ivan\n  YES\nexpect ivan Welcome, Hugo.\n");
    let told = forge(&mut stage, "hugo@hugo.example", &back, "YES");
    assert!(told.contains("Somebody else is registered here as Hugo"), "{told}");
    assert!(stage.desk().store().person("hugo@hugo.example").unwrap().is_none());
    // The letter that asked him has told that the address is his, so that no other one need ask.
    let told = forge(&mut stage, "hugo@hugo.example", &back, "REGISTER\nName: Hugo B.\nEND\nSET LANGUAGE ru");
    assert!(told.contains("Welcome, Hugo B."), "{told}");
    assert!(stage.desk().store().person("hugo@hugo.example").unwrap().unwrap().wishes.language.is_some());
}

#[test]
fn a_second_yes_to_a_registration_keeps_what_was_set() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder);
    play(&mut stage, "mail hugo\n  REGISTER\n  Name: Hugo\n  END\n");
    let first = stage.ways_back("hugo").answers;
    play(&mut stage, "mail hugo\n  REGISTER\n  Name: Hugo\n  END\nreply hugo\n  YES\nmail hugo\n  SET MAP none\n");
    play(
        &mut stage,
        "mail hugo\n  CREATE ?own word-h\n  SET ADDRESS2 hugo@second.example\nreply hugo@second.example\n  YES\n",
    );
    forge(&mut stage, "hugo@hugo.example", &first, "YES");
    let hugo = stage.desk().store().person("hugo@hugo.example").unwrap().unwrap();
    assert!(hugo.wishes.no_map && hugo.second.as_deref() == Some("hugo@second.example"), "{hugo:?}");
}

#[test]
fn whoever_moves_to_a_new_address_is_not_called_as_he_writes_beside_it() {
    for (name, called) in
        [("Chancery", "anna"), ("Bert", "anna"), ("Gerda", "anna"), ("Anna the Great", "Anna the Great")]
    {
        let folder = tempfile::tempdir().unwrap();
        let mut stage = stage(&folder);
        play(&mut stage, "mail anna\n  SIGNON Lbids word-a\n  SET ADDRESS anna@new.example\n");
        let back = stage.ways_back("anna@new.example").answers;
        forge(&mut stage, &format!("{name} <anna@new.example>"), &back, "YES");
        assert_eq!(stage.desk().store().person("anna@new.example").unwrap().unwrap().name, called);
    }
}

#[test]
fn a_name_in_signs_that_look_or_sound_like_another_s_is_his() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder);
    let disguised = [
        "\u{392}ert",
        "\u{412}ert",
        "Be\u{ad}rt",
        "\u{202e}Bert",
        "\u{ff22}\u{ff45}\u{ff52}\u{ff54}",
        "\u{1d401}ert",
        "B\u{435}rt",
        "B e r t",
        "Bert.",
        "BERT",
    ];
    for name in disguised {
        play(&mut stage, &format!("mail eve\n  REGISTER\n  Name: {name}\n  END\nrefuse eve somebody, probably you\n"));
        let told = stage.letters_to("eve").last().unwrap().clone();
        assert!(told.contains("registered here as") || told.contains("is no name"), "{name:?}: {told}");
    }
    // Nor does a partly hidden name make somebody else a deputy, or is he found by it.
    play(
        &mut stage,
        "mail eve\n  REGISTER\n  Name: Eve\n  END\nreply eve\n  YES\nmail carl\n  REGISTER\n  Name: Carl\n  END\nreply carl\n  YES\n",
    );
    play(
        &mut stage,
        "mail anna\n  SIGNON Lbids word-a\n  DEPUTY C\u{430}rl until +50h\nexpect anna Carl has been asked\nexpect carl asks you to act\nrefuse eve asks you to act",
    );
}

#[test]
fn no_game_hides_what_lists_tell_of_others() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder);
    for name in ["2", "0007", "all", "ALL", "games"] {
        play(&mut stage, &format!("mail anna\n  CREATE ?{name} word-x\nexpect anna is no good name for a game\n"));
    }
    play(&mut stage, "mail anna\n  CREATE ?2nd word-x\nexpect anna Game 2nd\n");
}
