//! What operators bring and take away: folders of letters, files that are too large, finished games, and what a stranger may have.

use serde_json::{Value, json};

use crate::place::Place;
use crate::{FALL, SPRING, file, letter, played, recorded, register, same_orders};

#[test]
fn a_folder_of_letters_is_one_game_and_what_is_no_letter_is_told() {
    let place = Place::new();
    let folder = place.path("letters");
    std::fs::create_dir(&folder).unwrap();
    std::fs::write(folder.join("2"), letter("OLD:harbor - F1901M Results", FALL)).unwrap();
    std::fs::write(folder.join("1"), letter("OLD:harbor - S1901M Results", SPRING)).unwrap();
    std::fs::write(folder.join("notes.txt"), "Buy milk.").unwrap();
    std::fs::create_dir(folder.join("older")).unwrap();
    let (said, code) = place.says(&["import", folder.to_str().unwrap()]);
    assert!(code == 0 && said.contains("2 turns were played again"), "{said}");
    assert!(said.contains("notes.txt: it holds no results in English, and is left out"), "{said}");
    std::fs::remove_dir_all(&folder).unwrap();
    std::fs::create_dir(&folder).unwrap();
    let (said, code) = place.says(&["import", folder.to_str().unwrap()]);
    assert!(code == 1 && said.contains("the folder holds no letters"), "{said}");
}

#[test]
fn a_file_of_a_hundred_megabytes_is_refused_before_it_is_read() {
    let place = Place::new();
    let path = place.path("large.json");
    std::fs::File::create(&path).unwrap().set_len(100 * 1024 * 1024).unwrap();
    let (said, code) = place.says(&["import", path.to_str().unwrap()]);
    assert!(code == 1 && said.contains("it has more than 64 MB; one game is read at a time"), "{said}");
}

#[test]
fn a_finished_game_is_imported_as_finished_and_nobody_is_waited_for() {
    let place = Place::new();
    std::fs::create_dir_all(place.path("post")).unwrap();
    let running = place.run();
    register(&place, "anna");
    let mut game = recorded().remove(0);
    let last = game["phases"].as_array_mut().unwrap().last_mut().unwrap();
    last["name"] = json!("COMPLETED");
    let path = place.path("game.json");
    std::fs::write(&path, game.to_string()).unwrap();
    let import = ["import", path.to_str().unwrap(), "--master", "anna@anna.example", "--name", "past"];
    let (said, code) = place.says(&import);
    assert!(code == 0 && said.contains("23 turns were played again"), "{said}");
    running.stop();
    let (said, _) = place.says(&["game", "past"]);
    assert!(said.contains("over"), "{said}");
    let (saved, code) = place.says(&["export", "past", "--format", "saved-game"]);
    assert_eq!(code, 0, "{saved}");
    let saved: Value = serde_json::from_str(&saved).unwrap();
    same_orders(&saved, &game);
    let phases = saved["phases"].as_array().unwrap();
    assert_eq!(phases.last().unwrap()["name"], "COMPLETED");
    assert!(played(&file(&saved.to_string()).unwrap()).faults.is_empty(), "and it comes in again");
}

#[test]
fn whoever_had_no_part_in_a_game_is_sent_its_orders_and_the_press_to_all_alone() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = judge::stage::Stage::as_installed(folder.path(), chancery_engine::RULESETS).unwrap();
    let story = include_str!("../../src/demo/classic.story").replace(
        "say Fall 1901.",
        "mail france\n  SIGNON Fsample fra-word\n  BROADCAST\n  The lilac is in bloom.\n  ENDPRESS\nsay Fall 1901.",
    );
    let end = "mail gerda\n  SIGNON Msample master-word\n  TERMINATE\nmail gerda\n  YES {token}\n";
    let end = if story.contains("TERMINATE") { "" } else { end };
    let ask = "mail otto hi\n  REGISTER\n  Name: Otto\n  END\nreply otto\n  YES\nmail otto\n  EXPORT sample\n";
    stage.play(&format!("{story}{end}{ask}"), "\n", &mut std::io::sink()).unwrap_or_else(|error| panic!("{error}"));
    let parcels = stage.parcels().unwrap();
    let files = |who: &str| -> String {
        let own = parcels.iter().filter(|parcel| parcel.to.starts_with(who));
        own.flat_map(|parcel| &parcel.enclosures).map(|bytes| String::from_utf8_lossy(bytes).into_owned()).collect()
    };
    let told = files("otto");
    assert!(
        told.contains("A Par-Bur") || told.contains("A PAR - BUR"),
        "orders of a game that is over are for all: {told}"
    );
    assert!(told.contains("The lilac is in bloom."), "press to all is for all");
    for secret in ["Channel empty", "fra-word", "france@france.example", "otto@"] {
        assert!(!told.contains(secret), "{secret}");
    }
}
