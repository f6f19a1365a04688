//! `chancery adjudicate` beside a program of others: answers at once, reasons, whatever stands in a line.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use std::sync::mpsc::channel;
use std::time::Duration;

use serde_json::Value;

use super::{adjudicate, lines, support};

#[test]
fn a_line_is_answered_while_more_are_still_to_come() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_chancery"))
        .arg("adjudicate")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let (mut lines, answers) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
    let (told, heard) = channel();
    std::thread::spawn(move || answers.lines().try_for_each(|answer| told.send(answer.unwrap())));
    for (power, unit) in [("FRANCE", "A PAR"), ("ENGLAND", "F LON"), ("NOBODY", "A PAR")] {
        // A line may come in pieces.
        let line = serde_json::json!({"phase": "S1901M", "units": {power: [unit]}}).to_string();
        let (begin, end) = line.split_at(9);
        lines.write_all(begin.as_bytes()).unwrap();
        lines.flush().unwrap();
        lines.write_all(end.as_bytes()).unwrap();
        lines.write_all(b"\n").unwrap();
        let answer = heard.recv_timeout(Duration::from_secs(60)).expect("an answer before the input ends");
        assert!(answer.contains(if power == "NOBODY" { "no power is called `NOBODY`" } else { unit }), "{answer}");
    }
    drop(lines);
    assert_eq!(child.wait().unwrap().code(), Some(1), "one line could not be played");
}

#[test]
fn what_makes_no_sense_is_answered_in_its_line_and_the_next_one_is_played() {
    let good = r#"{"phase":"S1901M","units":{"FRANCE":["A PAR"]}}"#;
    let long = format!("{{\"phase\":\"{}\"}}", "x".repeat(17 << 20));
    for (bad, why) in [
        (r#"{"phase":"S1901M","units":{"FRA"#, "which ends in its middle"),
        (r#"{"units":{}}"#, "missing field `phase`"),
        ("[]", "not a phase in JSON"),
        (long.as_str(), "longer than 16 MiB"),
        (r#"{"phase":"S1901M","board":"moon"}"#, "no board is called `moon`; there are 1898"),
        (r#"{"phase":"Easter"}"#, "Easter"),
        (
            r#"{"phase":"S1901M","units":{"GONDOR":["A PAR"]}}"#,
            "no power is called `GONDOR`; there are AUSTRIA, ENGLAND",
        ),
        (r#"{"phase":"S1901M","orders":{"GONDOR":["A PAR H"]}}"#, "no power is called `GONDOR`; there are AUSTRIA"),
        (r#"{"phase":"S1901M","units":{"FRANCE":["A NOWHERE"]}}"#, "`A NOWHERE` is no unit; write A PAR"),
        (r#"{"phase":"S1901M","units":{"FRANCE":["F PAR"]}}"#, "Fleet cannot stand in Par"),
        (r#"{"phase":"S1901M","choices":{"4.A.9":"x"}}"#, "no rule choice is numbered `4.A.9`"),
        (r#"{"ruleset":"chess","sheets":{}}"#, "no ruleset is called `chess`; there are classic"),
    ] {
        let output = adjudicate(&[], &format!("{good}\n{bad}\n{good}\n"));
        let answers = lines(&output);
        assert_eq!(output.status.code(), Some(1));
        assert_eq!(answers.len(), 3, "{}", &bad[..bad.len().min(80)]);
        assert_eq!(answers[1]["line"], 2);
        assert!(answers[1]["error"].as_str().unwrap().contains(why), "{}", answers[1]);
        assert_eq!((&answers[0], &answers[2]["next"]["phase"]), (&answers[2], &Value::from("F1901M")));
    }
    let half = lines(&adjudicate(&[], &format!("{good}\n{}", &good[..20])));
    assert!(half[1]["error"].as_str().unwrap().contains("ends in its middle"), "the input ended there: {half:?}");
    let mut strange = good.as_bytes().to_vec();
    strange.splice(10..10, [0xff, 0xfe]);
    let answers = lines(&support::chancery(&["adjudicate"], &[&strange, &b"\n"[..], good.as_bytes()].concat()));
    assert!(answers[0]["error"].is_string() && answers[1]["next"].is_object(), "{answers:?}");
}

#[test]
fn what_counts_for_nothing_is_told_why() {
    let units = r#""units":{"FRANCE":["A PAR","F BRE","A MAR"],"GERMANY":["A MUN"]}"#;
    let ask = |phase: &str, order: &str| {
        let rest = match phase {
            "S1901M" => units.to_owned(),
            "S1901R" => r#""dislodged":{"FRANCE":["A BUR"]},"retreats":{"A BUR":["PIC","GAS"]}"#.to_owned(),
            _ => r#""units":{"FRANCE":["A MAR"]},"centers":{"FRANCE":["MAR","PAR","BRE","SPA"]}"#.to_owned(),
        };
        let line = format!(r#"{{"phase":"{phase}",{rest},"orders":{{"FRANCE":["{order}"]}}}}"#);
        lines(&adjudicate(&[], &line))[0]["results"]["FRANCE"].clone()
    };
    for (phase, order, why) in [
        ("S1901M", "A QQQ H", "QQQ"),
        ("S1901M", "A BER H", "there is no unit in Berlin"),
        ("S1901M", "A MUN H", "the unit in Munich is German, not yours"),
        ("S1901M", "A PAR - LON", "the army in Paris cannot get to London"),
        ("S1901M", "A PAR S A MUN - BUR", "Army Munich did not move to Burgundy"),
        ("S1901M", "BUILD A PAR", "this is no order for movement"),
        ("S1901M", "Germany: Army Paris -> Burgundy.", "the line names Germany, whose orders these are not"),
        ("S1901R", "A BUR - MUN", "it may retreat to Picardy or Gascony or disband"),
        ("S1901R", "A PAR - GAS", "no unit of this power has to retreat from Paris"),
        ("W1901A", "BUILD A MAR", "Marseilles is occupied"),
        ("W1901A", "BUILD A SPA", "Spain is no home centre of France"),
        ("W1901A", "BUILD F PAR", "no fleet can stand in Paris"),
        ("W1901A", "REMOVE A MAR", "France has nothing to remove"),
    ] {
        let told = ask(phase, order);
        let own = told.as_array().unwrap().iter().find(|line| line["order"] == order).unwrap();
        assert!(own["reason"].as_str().is_some_and(|reason| reason.contains(why)), "{order}: {told}");
    }
    let well = ask("S1901M", "A PAR - BUR");
    assert!(well.as_array().unwrap().iter().all(|line| line.get("reason").is_none()), "{well}");
    let twice = ask("S1901M", "A PAR - BUR\",\"A PAR H");
    assert_eq!(twice[1]["reason"], "another order to the same unit counts");
}

#[test]
fn builds_and_result_lines_are_read_however_they_are_written() {
    for order in ["A BUD B", "A Bud build", "BUILD A BUD", "Austria: Builds an army in Budapest."] {
        let line =
            format!(r#"{{"phase":"W1901A","centers":{{"AUSTRIA":["BUD"]}},"orders":{{"AUSTRIA":["{order}"]}}}}"#);
        assert_eq!(lines(&adjudicate(&[], &line))[0]["next"]["units"]["AUSTRIA"][0], "A BUD", "{order}");
    }
    let told =
        r#"{"phase":"S1901M","units":{"FRANCE":["A PAR"]},"orders":{"FRANCE":["France: Army Paris -> Burgundy."]}}"#;
    assert_eq!(lines(&adjudicate(&[], told))[0]["next"]["units"]["FRANCE"][0], "A BUR");
}

/// What a program prints; `None` where it is not installed.
fn printed(program: &str, script: &str, arguments: &[&str]) -> Option<String> {
    let script = support::folder("examples").join(script);
    let output = Command::new(program).arg(script).arg(env!("CARGO_BIN_EXE_chancery")).args(arguments).output().ok()?;
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    Some(String::from_utf8_lossy(&output.stdout).into_owned())
}

#[test]
fn the_examples_play_by_line_and_answer() {
    if let Some(played) = printed("python3", "bot.py", &["12", "7"]) {
        assert_eq!(played.lines().count(), 12, "{played}");
        assert!(played.starts_with("F1901M: 22 orders, "), "{played}");
        assert!(played.contains("W1901A") || played.contains("S1902M"), "{played}");
    }
    let tried = printed("sh", "bot.sh", &[]).expect("every machine has a shell");
    let tried: Vec<&str> = tried.lines().collect();
    assert_eq!(tried[0], "A MAR - GAS fails");
    assert!(tried[1].starts_with("A MAR - LON: the army in Marseilles cannot get to London"), "{tried:?}");
    assert_eq!(tried[2..], ["A MAR - BUR fails", "A MAR H succeeds"]);
}
