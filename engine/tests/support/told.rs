//! Turns of the classic game through the seam, and all that is told of them, as plain lines.
//!
//! The cases have the form of `support/cases.rs`, with these keys: `setup` (`players=2 preset=source`), `board` (a shipped
//! one), `phase`, `units`, `centers`, `dislodged` (`Turkey: A SER to ALB TRI`), `italy` and `won` as the document has them,
//! `orders` and `later` (`ENGLAND: A Lon - Wal`, the lines of a mail and of a later one; `MASTER` writes as the game
//! master), `disorder`, `seed`; with `ask: phase` the orders are those of powers, and the adjudicator alone answers. Without `phase` the game stands at its start, and
//! without orders as well nothing is played.

use std::collections::{BTreeMap, BTreeSet};

use chancery_engine::classic::board::SHIPPED;
use chancery_engine::classic::{Board, PhaseRecord};
use chancery_engine::{
    Author, Grade, Position, RULESETS, Reader, Ruleset, Seat, Seed, Seen, Setup, Sheet, Subject, Table, Turn,
};
use serde_json::{Value, json};

use super::cases::Case;

/// A phrase, a name or a list on one line: `move(to=Burgundy, unit=unit(kind=army, place=Paris))`.
fn short(value: &Value) -> String {
    let listed = |values: &Value, by: &str| -> String {
        values.as_array().unwrap().iter().map(short).collect::<Vec<_>>().join(by)
    };
    let Value::Object(fields) = value else {
        return match value {
            Value::Array(_) => format!("[{}]", listed(value, ", ")),
            Value::String(text) => text.clone(),
            other => other.to_string(),
        };
    };
    let named = |fields: &serde_json::Map<String, Value>| -> String {
        fields.iter().map(|(key, value)| format!("{key}={}", short(value))).collect::<Vec<_>>().join(", ")
    };
    match (fields.get("say").and_then(Value::as_str), fields.keys().next().map(String::as_str)) {
        (Some(say), _) => {
            let with = fields.get("with").and_then(Value::as_object).map(named).unwrap_or_default();
            format!("{}({with})", say.trim_start_matches("classic-"))
        }
        (None, Some("name")) if fields.len() == 1 => short(&fields["name"]),
        (None, Some("and")) => listed(&fields["and"], " & "),
        (None, Some("or")) => listed(&fields["or"], " | "),
        (None, Some("row")) => listed(&fields["row"], &format!(" {} ", fields["by"].as_str().unwrap())),
        _ => format!("{{{}}}", named(fields)),
    }
}

/// What is drawn, what a board is called and how that is translated has its own tests, and would fill pages here.
const ELSEWHERE: &[&str] = &["map", "board", "heads", "names"];

/// Facts, a line for each field and for each element of a list; what stands inside is moved in.
fn facts(told: &mut String, indent: &str, all: &Value) {
    for (key, value) in all.as_object().unwrap().iter().filter(|(key, _)| !ELSEWHERE.contains(&key.as_str())) {
        match value {
            Value::Array(list) if !list.is_empty() => {
                *told += &format!("{indent}{key}\n");
                list.iter().for_each(|element| *told += &format!("{indent}  {}\n", short(element)));
            }
            Value::Object(inner) if !inner.is_empty() && !inner.contains_key("say") => {
                *told += &format!("{indent}{key}\n");
                facts(told, &format!("{indent}  "), value);
            }
            _ => *told += &format!("{indent}{key}: {}\n", short(value)),
        }
    }
}

/// The text of a case's board.
fn board(case: &Case) -> &'static str {
    let name = case.lines("board").first().map_or("standard", String::as_str);
    SHIPPED.iter().find(|(known, _)| *known == name).unwrap().1
}

/// Where a case begins.
fn position(ruleset: &dyn Ruleset, case: &Case) -> Result<Position, String> {
    let words = case.lines("setup").iter().flat_map(|line| line.split(' '));
    let mut rules: BTreeMap<String, String> =
        words.map(|word| word.split_once('=').unwrap()).map(|(key, value)| (key.into(), value.into())).collect();
    let players = rules.remove("players").map_or(0, |players| players.parse().unwrap());
    let setup = Setup { board: board(case).to_owned(), players, rules };
    let start = ruleset.open(&setup).map_err(|error| error.to_string())?;
    let Some(phase) = case.lines("phase").first() else { return Ok(start) };
    let mut document = serde_json::to_value(&start).unwrap();
    document["body"]["state"] = state(case, phase);
    for key in ["italy", "won"] {
        if let Some(value) = case.lines(key).first() {
            document["body"][key] = serde_json::from_str(value).unwrap();
        }
    }
    Ok(serde_json::from_value(document).unwrap())
}

fn state(case: &Case, phase: &str) -> Value {
    let mut state = json!({"phase": phase, "units": {}, "dislodged": {}, "retreats": {}, "centers": {}});
    let mut add = |key: &str, power: &str, value: &str| {
        let list = &mut state[key][power.to_uppercase()];
        let mut values = list.as_array().cloned().unwrap_or_default();
        values.push(json!(value));
        *list = json!(values);
    };
    for key in ["units", "centers"] {
        for (power, values) in case.lines(key).iter().map(|line| line.split_once(": ").unwrap()) {
            let by = if key == "units" { ", " } else { " " };
            values.split(by).for_each(|value| add(key, power, value));
        }
    }
    for (power, line) in case.lines("dislodged").iter().map(|line| line.split_once(": ").unwrap()) {
        let (unit, open) = line.split_once(" to").unwrap();
        let unit = &unit.to_uppercase();
        add("dislodged", power, unit);
        open.split_whitespace().for_each(|place| add("retreats", unit, place));
    }
    state
}

/// The turn that is to be played, as the judge is told of it.
fn turn(told: &mut String, turn: &Turn, opening: bool) {
    let Turn { label, old_label, kind, title, press, lots, over, .. } = turn;
    *told += &format!("  turn {label} {old_label} {kind}, {title}, press {press:?}, lots {lots}, over {over:?}\n");
    for seat in &turn.seats {
        let also = if opening { seat.also.join(" ") } else { String::new() };
        let (out, powers) = (if seat.eliminated { " out" } else { "" }, seat.powers.join("+"));
        let line = format!("{} {} {powers} {:?} {}{out} {also}", seat.seat, seat.letters, seat.duty, seat.strength);
        *told += &format!("    {}\n", line.trim_end());
    }
}

/// The mails of a case: who wrote, and the lines, in order.
fn mails<'a>(case: &'a Case, key: &str) -> Vec<(&'a str, String)> {
    let mut mails: Vec<(&str, String)> = Vec::new();
    for (author, line) in case.lines(key).iter().map(|line| line.split_once(": ").unwrap()) {
        match mails.iter_mut().find(|(known, _)| *known == author) {
            Some((_, text)) => *text += &format!("\n{line}"),
            None => mails.push((author, line.to_owned())),
        }
    }
    mails
}

/// What sheets show to other seats before the turn is played: in the classic game nothing.
fn shown(told: &mut String, ruleset: &dyn Ruleset, position: &Position, sheets: &BTreeMap<Seat, Sheet>) {
    for seat in &ruleset.turn(position).unwrap().seats {
        for (from, sheet) in sheets.iter().filter(|(from, _)| **from != seat.seat) {
            let lines = ruleset.show(position, from, sheet, &seat.seat).unwrap().0;
            lines.iter().for_each(|line| *told += &format!("  {} sees of {from}: {line}\n", seat.seat));
        }
    }
}

/// Has a mail read, and tells what is answered.
fn read(told: &mut String, ruleset: &dyn Ruleset, position: &Position, (name, text): (&str, &str), sheet: &mut Sheet) {
    let (author, reader) = match name {
        "MASTER" => (Author::Master, Reader::Master),
        name => (Author::Seat(name.parse().unwrap()), Reader::Seat(name.parse().unwrap())),
    };
    let seen = Seen::alone(position);
    let reading = ruleset.read(seen, &author, sheet, text).unwrap();
    *told += &format!("  {name} writes\n");
    for remark in &reading.remarks {
        let grade = match remark.grade {
            Grade::Accepted => "+",
            Grade::Noted => "*",
            Grade::Refused => "-",
            Grade::Unread => "?",
        };
        let phrase = short(&serde_json::to_value(&remark.phrase).unwrap());
        *told += &format!("    {grade} {} {}: {phrase}; {}\n", remark.line, remark.text, remark.english);
    }
    reading.notes.iter().chain(&reading.warnings).for_each(|note| {
        let phrase = short(&serde_json::to_value(&note.phrase).unwrap());
        *told += &format!("    note {phrase}; {}\n", note.english);
    });
    *told += &format!("    missing {}\n", short(&serde_json::to_value(&reading.missing).unwrap()));
    *sheet = reading.sheet;
    let described = ruleset.describe(Subject::Sheet(seen, sheet), &reader).unwrap();
    *told += &format!("    sheet {:?}\n", sheet.0);
    facts(told, "      ", &json!({"lines": described["lines"]}));
    *told += "      form\n";
    facts(told, "        ", &described["form"]);
}

/// A phase by itself, as adjudicators know it: orders as they were written, with every answer that can be had.
fn phase(case: &Case) -> String {
    let mut line = state(case, &case.lines("phase")[0]);
    let mut orders: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for (power, text) in mails(case, "orders") {
        orders.entry(power).or_default().extend(text.lines().map(str::to_owned));
    }
    line["orders"] = json!(orders);
    let (record, choices) = (PhaseRecord::parse(&line.to_string()).unwrap(), BTreeMap::new());
    let board = Board::parse(board(case)).unwrap();
    let mut told = format!("[{}]\n", case.id);
    for answer in [record.legal(&board), record.builds(&board), record.retreats(&board, &choices)] {
        facts(&mut told, "  ", &answer.unwrap());
    }
    facts(&mut told, "  ", &record.explain(&board, &choices).unwrap());
    told
}

/// Everything that is told of a case, from the turn before to the turn after.
pub(crate) fn course(case: &Case) -> String {
    if case.lines("ask") == ["phase"] {
        return phase(case);
    }
    let ruleset = RULESETS[0];
    let mut told = format!("[{}]\n", case.id);
    let position = match position(ruleset, case) {
        Ok(position) => position,
        Err(error) => return format!("{told}  refused: {error}\n"),
    };
    let opening = case.lines("phase").is_empty();
    match ruleset.turn(&position) {
        Ok(now) => turn(&mut told, &now, opening),
        Err(error) => return format!("{told}  unreadable: {error}\n"),
    }
    if opening && case.lines("orders").is_empty() {
        return told;
    }
    let mut sheets: BTreeMap<Seat, Sheet> = BTreeMap::new();
    let mut master = Sheet::default();
    for (author, text) in mails(case, "orders").into_iter().chain(mails(case, "later")) {
        let sheet = if author == "MASTER" { &mut master } else { sheets.entry(author.parse().unwrap()).or_default() };
        read(&mut told, ruleset, &position, (author, &text), sheet);
    }
    shown(&mut told, ruleset, &position, &sheets);
    let disorder: BTreeSet<Seat> = case.lines("disorder").iter().map(|seat| seat.parse().unwrap()).collect();
    let table = Table { position: &position, sheets: &sheets, master: &master, disorder: &disorder };
    let seed = Seed::from_number(case.lines("seed").first().map_or(1, |seed| seed.parse().unwrap()));
    let resolution = ruleset.resolve(&table, &seed).unwrap();
    let chronicle = ruleset.describe(Subject::Chronicle(&resolution.chronicle), &Reader::Public).unwrap();
    for phase in chronicle["phases"].as_array().unwrap() {
        told += "  played\n";
        facts(&mut told, "    ", phase);
    }
    told += &format!("  next {}\n", short(&chronicle["next"]));
    facts(&mut told, "    ", &ruleset.describe(Subject::Position(&resolution.position), &Reader::Public).unwrap());
    turn(&mut told, &ruleset.turn(&resolution.position).unwrap(), false);
    told
}
