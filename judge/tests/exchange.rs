//! Games as files: what goes out comes in again as it was, other programs' games come out the same, and bad files are told so.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

#[path = "exchange/brought.rs"]
mod brought;
#[path = "exchange/package.rs"]
mod package;
#[path = "operator/place.rs"]
mod place;
mod support;

use chancery_engine::classic::Classic;
use judge::clock::Moment;
use judge::exchange::{Asked, Checked, Record, Source, check, read, read_lines, to_lines};
use package::{python, run};
use place::Place;
use serde_json::{Value, json};

const NOW: Moment = Moment(1_772_474_400);

fn file(text: &str) -> Result<Record, String> {
    read(Source::File(text.as_bytes().to_vec()), &Asked::default())
}

fn played(record: &Record) -> Checked {
    check(record, &Classic, false, NOW)
}

/// The games that were recorded, in the shape of the package's files.
fn recorded() -> Vec<Value> {
    let text = std::fs::read_to_string(support::folder("tests/exchange/recorded.jsonl")).unwrap();
    let game = |line: &str| {
        let game: Value = serde_json::from_str(line).unwrap();
        let phase = |phase: &Value| {
            let state = json!({
                "units": phase["units"], "retreats": {"ALL": phase["retreats"]}, "centers": phase["centers"],
            });
            json!({"name": phase["phase"], "state": state, "orders": phase["orders"], "messages": []})
        };
        let phases: Vec<Value> = game["phases"].as_array().unwrap().iter().map(phase).collect();
        json!({"id": game["game"], "map": "standard", "rules": [], "phases": phases})
    };
    text.lines().map(game).collect()
}

#[test]
fn games_of_the_python_package_come_out_the_same_in_every_phase() {
    let mut phases = 0;
    for game in recorded() {
        let record = file(&game.to_string()).unwrap();
        let checked = played(&record);
        assert!(checked.faults.is_empty() && checked.notes.is_empty(), "{:?} {:?}", checked.faults, checked.notes);
        assert_eq!(checked.chapters.len() + 1, game["phases"].as_array().unwrap().len());
        phases += checked.chapters.len();
    }
    assert_eq!(phases, 69);
}

#[test]
fn one_order_that_is_otherwise_is_found_and_named() {
    let mut game = recorded().remove(0);
    let orders = game["phases"][0]["orders"]["FRANCE"].as_array_mut().unwrap();
    *orders = vec![json!("A PAR - BUR"), json!("A MAR - SPA"), json!("F BRE - ENG")];
    let checked = played(&file(&game.to_string()).unwrap());
    let fault = checked.faults.join("\n");
    let next = game["phases"][1]["name"].as_str().unwrap();
    assert!(fault.starts_with(&format!("{next}: played here, ")) && fault.contains("units of FRANCE: "), "{fault}");
    assert!(fault.contains("--as-written"), "{fault}");
    let record = file(&game.to_string()).unwrap();
    let taken = check(&record, &Classic, true, NOW);
    assert!(taken.faults.is_empty() && taken.notes[0].contains("taken as the file has it"), "{:?}", taken.notes);
}

#[test]
fn lines_hold_all_that_a_record_does() {
    for game in recorded() {
        let mut record = file(&game.to_string()).unwrap();
        let chapters = played(&record).chapters;
        for (turn, chapter) in record.turns.iter_mut().zip(chapters) {
            (turn.sheets, turn.raw) = (chapter.sheets, false);
        }
        let again = read_lines(&to_lines(&record));
        assert_eq!(to_lines(&again), to_lines(&record));
        let (one, other) = (played(&record), played(&again));
        assert_eq!(format!("{:?}", one.chapters), format!("{:?}", other.chapters));
        assert!(other.faults.is_empty() && other.notes.is_empty(), "{:?}", other.faults);
    }
}

#[test]
fn bad_files_are_told_what_is_wrong_and_where() {
    let good = recorded().remove(0);
    let told = |change: &dyn Fn(&mut Value)| {
        let mut game = good.clone();
        change(&mut game);
        match file(&game.to_string()) {
            Ok(record) => {
                let checked = played(&record);
                [checked.notes, checked.faults].concat().join("\n")
            }
            Err(error) => error,
        }
    };
    let cases: [Spoilt; 7] = [
        (&|game| game["map"] = json!("colonial"), &["its map is `colonial`", "there are standard, strait"]),
        (
            &|game| drop(game["phases"].as_array_mut().unwrap().remove(1)),
            &["after turn S1901M comes ", ", which the file does not have"],
        ),
        (
            &|game| game["phases"][0]["orders"]["FRANCE"] = json!(["A WAR - GAL", "A PAR - BUR"]),
            &["S1901M, FRANCE: `A WAR - GAL` is no order here"],
        ),
        (&|game| game["phases"][0]["orders"]["BURGUNDY"] = json!(["A BUR H"]), &["S1901M: nobody plays BURGUNDY"]),
        (&|game| game["phases"][0]["state"]["units"]["FRANCE"] = json!(["F PAR"]), &["S1901M: "]),
        (&|game| game["phases"] = json!([]), &["it has no phases"]),
        (&|game| game["phases"] = json!(7), &["not a saved game in JSON"]),
    ];
    for (change, words) in cases {
        let said = told(change);
        assert!(words.iter().all(|words| said.contains(words)), "{said} lacks {words:?}");
    }
    let half = &good.to_string()[..good.to_string().len() / 2];
    assert!(file(half).unwrap_err().contains("not a saved game in JSON"), "{:?}", file(half));
    assert!(file("").unwrap_err().contains("empty"));
    assert!(file("hello").unwrap_err().contains("none of the forms"));
    assert!(file("{\"x\": 1}").unwrap_err().contains("none of the forms"));
    let lines = format!("{{\"sheets\": {{}}}}\n{{\"sheets\": 7}}\n{}", "{\"sheets\": {\"FRA");
    let record = file(&lines).unwrap();
    assert_eq!(record.unread.len(), 2, "{:?}", record.unread);
    assert!(record.unread[0].starts_with("line 2: not a turn in JSON"), "{:?}", record.unread);
    let two = format!("{good}\n{good}\n");
    assert!(file(&two).unwrap_err().contains("it holds 2 games; name one of them with `--game`: recorded1"));
}

/// The sample of results that the old judges' programs are read by.
const SPRING: &str = "\
:: Judge: OLD  Game: Harbor  Variant: Standard
:: Deadline: S1901M Fri Jan 23 2004 23:30:00 +0000

Movement results for Spring of 1901. (harbor.001)

Austria: Army Vienna -> Galicia. (*bounce*)

England: Fleet London -> North Sea.
England: Fleet Edinburgh, No Order Processed.

Russia: Army Warsaw -> Galicia. (*bounce*)
Russia: Fleet St Petersburg (south coast) -> Gulf of Bothnia.

The next phase of 'harbor' will be Movement for Fall of 1901.
";

const FALL: &str = "\
Movement results for Fall of 1901. (harbor.002)

England: Fleet North Sea -> Norway.
Russia: Fleet Gulf of Bothnia -> Sweden.
Russia: Army Warsaw SUPPORT Austrian Army Vienna -> Galicia. (*void*)

Ownership of supply centers:

England:   Edinburgh, Liverpool, London, Norway.
";

fn letter(subject: &str, body: &str) -> String {
    format!(
        "From old@judge.example Fri Jan 23 23:30:00 2004\nSubject: {subject}\nDate: Fri, 23 Jan 2004 23:30:00 +0000\n\n{body}\n"
    )
}

#[test]
fn letters_of_a_judge_are_read_in_any_order_and_twice() {
    let spring = letter("OLD:harbor - S1901M Results", SPRING);
    let fall = letter("OLD:harbor - F1901M Results", FALL);
    let other = letter("OLD:harbor - S1901M Ergebnisse", "Zugergebnisse: Armee Paris nach Burgund.");
    let mailbox = [fall, spring.clone(), spring, other].concat();
    let record = file(&mailbox).unwrap();
    assert_eq!((record.game.as_str(), record.variant.as_str()), ("harbor", "Standard"));
    let checked = played(&record);
    assert!(checked.faults.is_empty(), "{:?}", checked.faults);
    assert_eq!(checked.notes, ["letter 4: it holds no results in English, and is left out"]);
    let labels: Vec<&str> = checked.chapters.iter().map(|chapter| chapter.label.as_str()).collect();
    assert_eq!(labels, ["S1901M", "F1901M"]);
    assert_eq!(checked.chapters[0].played, Moment(1_074_900_600), "the letter's date");
    let units = Classic.phase(checked.last.as_ref().unwrap(), &Default::default()).unwrap().record.state.units;
    assert!(
        units["ENGLAND"].contains(&"F NWY".to_owned()) && units["RUSSIA"].contains(&"F SWE".to_owned()),
        "{units:?}"
    );
}

#[test]
fn results_that_come_out_otherwise_and_turns_that_lack_are_told() {
    let wrong = SPRING.replace("-> North Sea.", "-> North Sea. (*bounce*)");
    let checked = played(&file(&letter("x", &wrong)).unwrap());
    assert_eq!(checked.notes, ["S1901M: LON: told is bounce, and played here it is success"]);
    let checked = played(&file(&letter("x", FALL)).unwrap());
    assert!(checked.faults[0].contains("after the start comes S1901M"), "{:?}", checked.faults);
    let garbled = SPRING.replace("Fleet London -> North Sea", "Fleet London -> Nowhere at all");
    let checked = played(&file(&letter("x", &garbled)).unwrap());
    assert!(
        checked.notes.iter().any(|note| note.starts_with("letter 1, line 8: `England: Fleet London")),
        "{:?}",
        checked.notes
    );
    let unknown = SPRING.replace("Variant: Standard", "Variant: Colonial");
    assert!(file(&letter("x", &unknown)).unwrap_err().contains("its board is called `colonial`; there are standard"));
    assert!(
        file(&letter("x", "Le retreat results for nobody"))
            .unwrap_err()
            .contains("no letter in it holds results in English")
    );
}

fn register(place: &Place, name: &str) {
    let address = format!("{name}@{name}.example");
    let mail = |text: &str, to: &str| {
        let mail = format!(
            "From: {name} <{address}>\r\nTo: {to}\r\nSubject: x\r\nMessage-ID: <{}@{name}.example>\r\n\r\n{text}",
            text.len()
        );
        assert!(place.chancery(&["deliver"], mail.as_bytes()).status.success());
    };
    mail(&format!("REGISTER\r\nName: {name} Player\r\nEND\r\n"), "judge@example.test");
    place.comes_to(&address, 1);
    let letter = place.letters_to(&address).remove(0);
    let back = letter.lines().find(|line| line.starts_with("Reply-To: ")).unwrap();
    let back = back.split(['<', '>']).nth(1).unwrap();
    mail("YES\r\n", back);
    place.comes_to(&address, 2);
}

/// The phases of two saved games are the same, and so are the orders that counted in them.
fn same_orders(saved: &Value, game: &Value) {
    for (ours, theirs) in saved["phases"].as_array().unwrap().iter().zip(game["phases"].as_array().unwrap()) {
        assert_eq!(ours["name"], theirs["name"]);
        for (power, orders) in theirs["orders"].as_object().unwrap() {
            let sorted = |orders: &Value| {
                let mut all: Vec<String> =
                    orders.as_array().unwrap().iter().map(|order| order.as_str().unwrap().into()).collect();
                all.sort();
                all
            };
            let (ours, all) = (sorted(&ours["orders"][power]), sorted(orders));
            // Of more builds or removals than were due, those that counted are kept.
            let builds = theirs["name"].as_str().unwrap().ends_with('A');
            let kept = builds && ours.iter().all(|order| all.contains(order));
            assert!(ours == all || kept, "{} {power}: {ours:?} of {all:?}", theirs["name"]);
        }
    }
}

#[test]
fn an_imported_game_is_played_on_and_goes_out_as_it_came() {
    let place = Place::new();
    std::fs::create_dir_all(place.path("post")).unwrap();
    let running = place.run();
    register(&place, "anna");
    register(&place, "bert");
    let path = place.path("game.json");
    let mut game = recorded().remove(0);
    game["phases"][0]["messages"] = json!([
        {"sender": "FRANCE", "recipient": "GLOBAL", "time_sent": 1_074_900_600_000_001_i64, "phase": "S1901M",
         "message": "<b>Hello</b> \u{1b}[31mall\u{202e}"},
    ]);
    std::fs::write(&path, game.to_string()).unwrap();
    let brought = path.to_str().unwrap();
    let (said, code) = place.says(&["import", brought]);
    assert!(code == 0 && said.contains("23 turns were played again") && said.contains("nothing was changed"), "{said}");
    let (said, code) = place.says(&["import", brought, "--master", "nobody@example.org"]);
    assert!(code == 1 && said.contains("nobody is registered at `nobody@example.org`"), "{said}");
    let import = ["import", brought, "--master", "anna@anna.example", "--name", "Old"];
    let (said, code) = place.says(&[&import[..], &["--seat", "NOWHERE=bert@bert.example"]].concat());
    assert!(code == 1 && said.contains("no seat is called NOWHERE; there are AUSTRIA"), "{said}");
    let (said, code) = place.says(&[&import[..], &["--seat", "FRANCE=bert@bert.example"]].concat());
    let done = said.contains("game old is here with 23 turns; it is running");
    assert!(code == 0 && (done || said.contains("the daemon does it when it runs")), "{said}");
    place.comes_to("bert@bert.example", 3);
    let (said, code) = place.says(&import);
    assert!(code == 1 && said.contains("a game is called old already"), "{said}");
    assert!(place.letters_to("bert@bert.example").iter().any(|letter| letter.contains("Game: Old")), "he is told");
    running.stop();
    let (said, code) = place.says(&["game", "old"]);
    assert!(code == 0 && said.contains("France: bert@bert.example") && said.contains("(abandoned)"), "{said}");
    let (said, code) = place.says(&["verify"]);
    assert!(code == 0 && said.contains("23 turns played again"), "{said}");
    let (said, code) = place.says(&["verify", "Old"]);
    assert!(code == 0 && said.contains("23 turns of game old played again"), "{said}");
    let (said, code) = place.says(&["verify", "older"]);
    assert!(code == 1 && said.contains("there is no game called older"), "{said}");

    let (lines, code) = place.says(&["export", "old"]);
    assert_eq!((lines.lines().count(), code), (23, 0), "{lines}");
    let ours = read_lines(&lines);
    assert_eq!(ours.messages.len(), 1);
    assert_eq!(ours.messages[0].text, "<b>Hello</b> [31mall", "without signs that steer");
    assert!(played(&ours).faults.is_empty());
    let (saved, code) = place.says(&["export", "old", "--format", "saved-game"]);
    assert_eq!(code, 0, "{saved}");
    let saved: Value = serde_json::from_str(&saved).unwrap();
    same_orders(&saved, &game);
    let (mailbox, code) = place.says(&["export", "old", "--format", "judge"]);
    assert_eq!(code, 0, "{mailbox}");
    let theirs = file(&mailbox).unwrap();
    let checked = played(&Record { setup: ours.setup.clone(), ..theirs });
    assert!(checked.faults.is_empty() && checked.notes.is_empty(), "{:?} {:?}", checked.faults, checked.notes);
    assert_eq!(
        format!("{:?}", checked.last),
        format!("{:?}", played(&ours).last),
        "the letters tell all that was ordered"
    );
    if let Some(python) = python() {
        let told = run(&python, &["replay"], &format!("{saved}\n"));
        assert_eq!(told, "replayed old 23\n", "its reader takes ours, and plays the same");
    }
}

/// What is done to a saved game, and what is said of it then.
type Spoilt<'a> = (&'a dyn Fn(&mut Value), &'a [&'a str]);
