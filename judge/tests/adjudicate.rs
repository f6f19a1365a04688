//! `chancery adjudicate` as a program: lines in, lines out, in order; errors by line; exit codes.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

#[path = "adjudicate/companion.rs"]
mod companion;
mod support;

use std::process::Output;

use serde_json::Value;

fn adjudicate(arguments: &[&str], input: &str) -> Output {
    support::chancery(&[&["adjudicate"], arguments].concat(), input.as_bytes())
}

fn lines(output: &Output) -> Vec<Value> {
    String::from_utf8_lossy(&output.stdout).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn lines_are_answered_in_order_and_a_bad_one_does_not_stop_the_rest() {
    let good =
        r#"{"phase":"S1901M","units":{"FRANCE":["A PAR"]},"orders":{"FRANCE":["A PAR - BUR"]},"id":7,"tags":["x"]}"#;
    let mut input = String::new();
    for number in 1..=5000 {
        input += if number % 1000 == 3 { "{\"phase\":\"S1901M\",\"units\":{\"FRANCE\":[\"F PAR\"]}}\n" } else { good };
        input += "\n";
    }
    let output = adjudicate(&[], &input);
    assert_eq!(output.status.code(), Some(1), "some lines could not be played");
    let answers = lines(&output);
    assert_eq!(answers.len(), 5000);
    let errors: Vec<u64> = answers.iter().filter_map(|answer| answer["line"].as_u64()).collect();
    assert_eq!(errors.len(), 5);
    assert!(errors.is_sorted());
    assert_eq!(answers[0]["next"]["units"]["FRANCE"][0], "A BUR");
    assert_eq!(adjudicate(&[], good).status.code(), Some(0));
}

#[test]
fn choices_and_boards_can_be_named() {
    let removal = r#"{"phase":"W1901A","units":{"RUSSIA":["A LVN","A PRU"]},"centers":{"RUSSIA":["STP"]}}"#;
    let left = |choices: &str| {
        let output = adjudicate(&["--choices", choices], removal);
        lines(&output)[0]["next"]["units"]["RUSSIA"][0].as_str().unwrap().to_owned()
    };
    assert_eq!(left("default"), "A LVN");
    assert_eq!(left("4.D.8=home"), "A PRU");
    let wrong = adjudicate(&["--choices", "4.D.8=nearest"], removal);
    assert_eq!(wrong.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&wrong.stderr).contains("4.D.8 has no option `nearest`"));
    assert_eq!(adjudicate(&["--nonsense"], "").status.code(), Some(2));
    let ring = r#"{"board":"ring","phase":"S1201M","units":{"ROSE":["A ASH"]},"orders":{"ROSE":["A ASH - MOO"]}}"#;
    assert_eq!(lines(&adjudicate(&[], ring))[0]["next"]["units"]["ROSE"][0], "A MOO");
    let path = support::folder("../engine/boards/strait.board");
    let own = r#"{"phase":"S1801M","units":{"NORTH":["F HAR"]},"orders":{"NORTH":["F HAR - NAR"]}}"#;
    let output = adjudicate(&["--board", &path.display().to_string()], own);
    assert_eq!(lines(&output)[0]["next"]["units"]["NORTH"][0], "F NAR");
    let unknown = lines(&adjudicate(&[], r#"{"board":"moon","phase":"S1901M"}"#));
    assert!(
        unknown[0]["error"]
            .as_str()
            .unwrap()
            .contains("no board is called `moon`; there are 1898, archipelago, fleet-rome, ring, standard, strait")
    );
}

#[test]
fn legal_orders_retreats_and_builds_are_listed() {
    let start = r#"{"phase":"S1901M","units":{"AUSTRIA":["F TRI","A VIE"]}}"#;
    let legal = &lines(&adjudicate(&["--legal"], start))[0]["legal"]["AUSTRIA"];
    let trieste: Vec<&str> = legal["F TRI"].as_array().unwrap().iter().map(|order| order.as_str().unwrap()).collect();
    assert_eq!(trieste, ["F TRI H", "F TRI - ADR", "F TRI - ALB", "F TRI - VEN"]);
    let battle = r#"{"phase":"S1901M","units":{"FRANCE":["A MAR","A GAS"],"GERMANY":["A BUR"]},"orders":{"FRANCE":["A MAR - BUR","A GAS S A MAR - BUR"]}}"#;
    let retreats = &lines(&adjudicate(&["--retreats"], battle))[0];
    assert_eq!(retreats["retreats"]["A BUR"], serde_json::json!(["BEL", "MUN", "PAR", "PIC", "RUH"]));
    let winter = r#"{"phase":"W1901A","units":{"RUSSIA":["A MOS"]},"centers":{"RUSSIA":["MOS","STP"]}}"#;
    let builds = &lines(&adjudicate(&["--builds"], winter))[0]["builds"]["RUSSIA"];
    assert_eq!(builds["count"], 1);
    assert_eq!(builds["orders"], serde_json::json!(["BUILD A STP", "BUILD F STP/NC", "BUILD F STP/SC", "WAIVE"]));
}

/// What became of an order, as the adjudicator says.
fn results(units: &Value, power: &str, orders: &[&str]) -> Vec<Value> {
    let line =
        |order: &&str| serde_json::json!({"phase": "S1901M", "units": units, "orders": {power: [order]}}).to_string();
    let input: Vec<String> = orders.iter().map(line).collect();
    let answers = lines(&adjudicate(&[], &input.join("\n")));
    assert_eq!(answers.len(), orders.len());
    let result = |(answer, order): (&Value, &&str)| {
        let results = answer["results"][power].as_array().unwrap();
        let own = results.iter().find(|result| result["order"] == **order);
        own.unwrap_or_else(|| panic!("{order}: {answer}"))["result"].clone()
    };
    answers.iter().zip(orders).map(result).collect()
}

#[test]
fn every_legal_order_is_one_that_the_adjudicator_takes_and_others_are_void() {
    let units = serde_json::json!({
        "ENGLAND": ["F NTH", "A YOR", "F STP/NC", "A LVP"], "GERMANY": ["A HOL", "F DEN", "A MUN"], "TURKEY": ["A BUL"],
    });
    let start = serde_json::json!({"phase": "S1901M", "units": units});
    let legal = &lines(&adjudicate(&["--legal"], &start.to_string()))[0]["legal"];
    let mut tried = 0;
    for (power, units_of) in legal.as_object().unwrap() {
        let orders: Vec<&str> = units_of
            .as_object()
            .unwrap()
            .values()
            .flat_map(|list| list.as_array().unwrap())
            .map(|order| order.as_str().unwrap())
            .collect();
        // Help for an order that is not given means nothing.
        let needs_another = |order: &&str| order.contains(" C ") || order.contains(" S ") && order.contains(" - ");
        let orders: Vec<&str> = orders.into_iter().filter(|order| !needs_another(order)).collect();
        for (order, result) in orders.iter().zip(results(&units, power, &orders)) {
            assert!(!result.as_array().unwrap().contains(&"void".into()), "{order}: {result}");
            tried += 1;
        }
    }
    assert!(tried > 30, "{tried} orders");
    let wrong = ["A YOR - SWE", "F NTH - MUN", "F STP/NC - BOT", "A LVP S A YOR - NWY"];
    for (order, result) in wrong.iter().zip(results(&units, "ENGLAND", &wrong)) {
        assert!(result.as_array().is_some_and(|marks| !marks.is_empty()), "{order} is no order: {result}");
    }
}

/// Two people in a game of two, who register and join.
const DUEL: &str = "mail anna\n  REGISTER\n  Name: Anna\n  END\nreply anna\n  YES\nmail bert\n  REGISTER\n  Name: Bert\n  END\n\
                    reply bert\n  YES\nmail anna\n  CREATE ?duel word-m players=2 move=24h\nmail anna\n  SIGNON ?duel word-a\n  \
                    SET PREFERENCE E\nmail bert\n  SIGNON ?duel word-b\n  SET PREFERENCE A\n";

/// The newest letter to somebody that comes with files: their names and bytes.
fn enclosed(stage: &judge::stage::Stage, to: &str) -> Vec<(String, String)> {
    let parcels = stage.parcels().unwrap();
    let newest = parcels.iter().rev().find(|parcel| parcel.to.starts_with(to) && !parcel.enclosures.is_empty());
    let parcel = newest.expect("a letter comes with files");
    let message = judge::letter::compose(stage.letterhead(), parcel).unwrap().formatted();
    let message = String::from_utf8(message).unwrap();
    let names = parcel.letter.enclosures.iter().map(|file| file.name.clone());
    let files = names.zip(&parcel.enclosures).map(|(name, bytes)| (name, String::from_utf8(bytes.clone()).unwrap()));
    let files: Vec<_> = files.collect();
    assert!(files.iter().all(|(name, _)| message.contains(&format!("attachment; filename=\"{name}\""))), "{message}");
    files
}

#[test]
fn the_lines_of_an_export_are_played_again_to_the_same_positions() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = judge::stage::Stage::set_up(folder.path(), chancery_engine::RULESETS).unwrap();
    let story = format!(
        "{DUEL}mail anna\n  SIGNON Eduel word-a\n  F Lon-NTH\n  A Par-Bur\nclock +25h\nmail bert\n  SIGNON Aduel word-b\n  \
         A Vie-Gal\nclock +25h\nclock +49h\nmail bert\n  SIGNON Mduel word-m\nmail anna\n  EXPORT duel\n"
    );
    stage.play(&story, "\n", &mut std::io::sink()).unwrap();
    let files = enclosed(&stage, "anna");
    let names: Vec<&str> = files.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["duel.jsonl", "duel.txt", "duel.mbox", "duel.json"]);
    assert!(files[2].1.starts_with("From ") && files[2].1.contains("S1914M"), "{}", files[2].1);
    let saved: Value = serde_json::from_str(&files[3].1).unwrap();
    assert_eq!(saved["phases"][0]["name"], "S1914M", "{saved}");
    assert!(files[1].1.contains("Subject: ") && files[1].1.contains("S1914M Results"), "{}", files[1].1);
    let said: Vec<Value> = files[0].1.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!(said.len() >= 2 && !files[0].1.contains("anna@"), "{}", files[0].1);
    let output = adjudicate(&[], &files[0].1);
    assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stdout));
    let played = lines(&output);
    for (index, (line, played)) in said.iter().zip(&played).enumerate() {
        assert_eq!(line["label"], played["label"]);
        if let Some(next) = said.get(index + 1) {
            assert_eq!(played["position"], next["position"], "{} goes on otherwise", line["label"]);
        }
    }
    assert_eq!(said[0]["sheets"]["ENGLAND"].as_array().map(Vec::len), Some(2), "{}", said[0]);
}

#[test]
fn of_a_game_of_hidden_hands_an_export_holds_nothing_that_is_another_s_before_the_end() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = judge::stage::Stage::set_up(folder.path(), support::toy::TOYS).unwrap();
    let story = std::fs::read_to_string(support::folder("tests/cards/hands.story")).unwrap();
    let running = story.split("# When the game is over").next().unwrap();
    stage.play(running, "\n", &mut std::io::sink()).unwrap();
    stage.play("mail anna\n  EXPORT hands\nmail olga\n  EXPORT hands\n", "\n", &mut std::io::sink()).unwrap();
    let files = enclosed(&stage, "anna");
    let said: Vec<Value> = files[0].1.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!(!said.is_empty());
    for line in said.iter().map(|line| line.as_object().unwrap()) {
        assert!(!line.contains_key("position") && !line.contains_key("seed"), "{line:?}");
        assert!(line["sheets"].as_object().unwrap().keys().all(|seat| seat == "LEFT"), "{line:?}");
    }
    let told = stage.letters_to("olga").last().unwrap().clone();
    assert!(told.contains("HISTORY hands"), "{told}");
}

#[test]
fn a_turn_of_empires_is_played_line_by_line_and_goes_on_from_its_position() {
    let first = r#"{"ruleset":"empires","setup":{"board":"gulf","rules":{"last_turn":"2"}},"sheets":{
        "NORLAND":["A2 D BCA","BUILD 2 I NHV","thanks!"],"SUDRIA":["BUILD 99999999999999999999 I SCT","A9 H"]},
        "master":["MRC I1 H","NOR A1 H"]}"#;
    let played = lines(&adjudicate(&[], &first.replace('\n', " "))).remove(0);
    assert_eq!((&played["label"], &played["turn"]["kind"]), (&"1900-1".into(), &"orders".into()), "{played}");
    let grades = |who: &str| -> Vec<String> {
        let remarks = played["remarks"][who].as_array().unwrap().iter().filter_map(|remark| remark["grade"].as_str());
        remarks.map(str::to_owned).collect()
    };
    assert_eq!(grades("NORLAND"), ["accepted", "accepted", "unread"]);
    assert_eq!(grades("SUDRIA"), ["refused", "refused"]);
    assert_eq!(grades("MASTER"), ["accepted", "refused"]);
    // Two infantry corps cost 50 pounds, and stand where they were built.
    let norland = &played["position"]["body"]["state"]["powers"]["NOR"];
    assert_eq!(norland["numbers"][1], 8, "{norland}");
    let next = serde_json::json!({"position": played["position"], "sheets": {"ESTMARK": ["A1 H"]}});
    let last = lines(&adjudicate(&["--ruleset", "empires"], &next.to_string())).remove(0);
    assert!(!last["turn"]["over"].is_null(), "{last}");
    let over = serde_json::json!({"position": last["position"], "sheets": {}});
    let told = lines(&adjudicate(&["--ruleset", "empires"], &over.to_string())).remove(0);
    assert_eq!(told["error"], "the game is over");
    let strange = first.replace("\"gulf\"", "\"moon\"").replace('\n', " ");
    assert!(lines(&adjudicate(&[], &strange))[0]["error"].as_str().unwrap().contains("europe, gulf"));
}

/// The whole phase of a war's diplomacy: each line goes on from the answer to the one before.
#[test]
fn a_phase_of_reformation_is_played_line_by_line_until_the_master_s_turn_comes_again() {
    let opened =
        r#"{"setup":{"rules":{"start":"midgame"}},"sheets":{},"master":["FACT TURN 5","OPEN DIPLOMACY","FACT FLEET"]}"#;
    let mut played = lines(&adjudicate(&["--ruleset", "reformation"], opened)).remove(0);
    assert_eq!((&played["label"], &played["turn"]["label"]), (&"5.MASTER".into(), &"5.TALK".into()), "{played}");
    assert_eq!(played["remarks"]["MASTER"][2]["grade"], "refused");
    let steps = [
        // An offer and its confirmation stand in one line; an offer to nobody is answered.
        (
            "5.SEAL",
            r#"{"ENGLAND":["OFFER PACKAGE 1 TO FRANCE, PAPACY: ENGLAND AND FRANCE ALLY; ENGLAND GIVES 1 CARD TO PAPACY"],"FRANCE":["RATIFY PACKAGE 1 OF ENGLAND"]}"#,
        ),
        ("5.PEACE", r#"{"PAPACY":["RATIFY PACKAGE 7 OF ENGLAND"]}"#),
        ("5.PEACE2", r#"{"FRANCE":["SUE FOR PEACE WITH HABSBURGS","REGAIN KEY LYON FOR VP"]}"#),
        ("5.RANSOM", "{}"),
        ("5.PARDON", r#"{"HABSBURGS":["RANSOM FERDINAND"]}"#),
        ("5.WAR", r#"{"ENGLAND":["SEEK ABSOLUTION"]}"#),
        ("5.ANSWER", r#"{"OTTOMANS":["DECLARE WAR ON VENICE WITH CARD 66"]}"#),
        ("6.MASTER", r#"{"PAPACY":["INTERVENE FOR VENICE WITH CARD 52"]}"#),
    ];
    for (next, sheets) in steps {
        let sheets: Value = serde_json::from_str(sheets).unwrap();
        let line = serde_json::json!({"position": played["position"], "sheets": sheets}).to_string();
        let seeded = line.replacen('{', r#"{"seed":7,"ruleset":"reformation","#, 1);
        let answers = lines(&adjudicate(&["--ruleset", "reformation"], &format!("{line}\n{seeded}\n{seeded}")));
        assert_eq!(answers[1], answers[2], "the same seed draws the same lots");
        assert_eq!(answers[0]["turn"]["label"], next, "without a seed it is played too: {}", answers[0]);
        played = answers.into_iter().next_back().unwrap();
        assert_eq!(played["turn"]["label"], next);
        let wrong =
            played["remarks"]["PAPACY"].as_array().into_iter().flatten().find(|remark| remark["grade"] == "refused");
        assert_eq!(wrong.is_some(), next == "5.PEACE", "{}", played["remarks"]);
    }
    let told = played["results"].to_string();
    assert!(told.contains("reformation-intervened") && told.contains("reformation-spent"), "{told}");
}

#[test]
fn a_line_that_is_no_turn_of_reformation_is_told_what_is_wrong_with_it() {
    let wrong = [
        (r#"{"setup":{}}"#, "missing field `sheets`"),
        (r#"{"sheets":{}}"#, "either a setup or a position"),
        (r#"{"setup":{"rules":{"start":"1521"}},"sheets":{}}"#, "the options are 1517, 1532, midgame"),
        (
            r#"{"setup":{"rules":{"weather":"fine"}},"sheets":{}}"#,
            "there is no house rule `weather`; there are start, last_turn",
        ),
        (r#"{"setup":{"rules":{"merg":"true"}},"sheets":{}}"#, "did you mean `merge`?"),
        (r#"{"setup":{"rules":{"hands":"counts"}},"sheets":{}}"#, "hands cannot be `counts`"),
        (r#"{"setup":{"players":4},"sheets":{}}"#, "together=ENGLAND+PROTESTANTS"),
        (r#"{"setup":{"players":9},"sheets":{}}"#, "3 to 6 players"),
        (r#"{"setup":{"board":"moon"},"sheets":{}}"#, "there are reformation"),
        (r#"{"setup":{},"sheets":{"SCOTLAND":["DONE"]}}"#, "OTTOMANS, HABSBURGS, ENGLAND, FRANCE, PAPACY, PROTESTANTS"),
        (r#"{"setup":{},"sheets":{"ENGLAND":"DONE"}}"#, "expected a sequence"),
        (r#"{"setup":{},"sheets":{},"seed":"7x"}"#, "64 hexadecimal digits"),
        (r#"{"position":{"schema":1,"body":{}},"sheets":{}}"#, "missing field `scenario`"),
        (r#"{"position":{"schema":99,"body":{}},"sheets":{}}"#, "layout 99 is not known"),
        ("[]", "not a turn in JSON"),
    ];
    let input: Vec<&str> = wrong.iter().map(|(line, _)| *line).collect();
    let output = adjudicate(&["--ruleset", "reformation"], &input.join("\n"));
    assert_eq!(output.status.code(), Some(1));
    for ((number, (line, why)), answer) in (1..).zip(&wrong).zip(lines(&output)) {
        let error = answer["error"].as_str().unwrap_or_else(|| panic!("{line} was played: {answer}"));
        assert!(answer["line"] == number && error.contains(why), "{line}: {answer}");
    }
}
