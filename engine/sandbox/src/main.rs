//! What becomes of orders that somebody tries on a board: lines on standard input, a line of JSON on standard output.
//!
//! The first line names a board that ships, each of the others a power and an order, `France: A Par-Bur`; the units are those that
//! are ordered. Built for `wasm32-wasip1` it is what the pages of boards play with (`site.sandbox`): it asks for nothing but its
//! input and its output.

use std::collections::BTreeMap;
use std::io::Read;

use chancery_engine::classic::board::SHIPPED;
use chancery_engine::classic::orders::{WrittenOrder, read_order};
use chancery_engine::classic::{Board, PhaseRecord};
use serde_json::{Value, json};

/// By this the judge knows the program for what it is, and the page the shape of what it says.
const MARK: &str = "chancery-sandbox 1";
/// Every try is a movement phase of this name.
const PHASE: &str = "S1901M";

/// A line that was read.
struct Tried {
    power: String,
    /// `A PAR`
    unit: String,
    order: String,
}

fn main() {
    let mut text = String::new();
    let told = match std::io::stdin().read_to_string(&mut text) {
        Ok(_) => told(&text),
        Err(error) => json!({"wrong": [{"line": 0, "text": "", "why": error.to_string()}]}),
    };
    println!("{told}");
}

fn told(text: &str) -> Value {
    let (name, lines) = text.split_once('\n').unwrap_or((text, ""));
    let board = SHIPPED.iter().find(|(known, _)| *known == name.trim()).map(|(_, text)| Board::parse(text));
    let Some(Ok(board)) = board else {
        return json!({"mark": MARK, "wrong": [{"line": 1, "text": name, "why": "no board that ships is called so"}]});
    };
    let (mut tried, mut wrong) = (Vec::<Tried>::new(), Vec::new());
    for (number, line) in (1..).zip(lines.lines()).filter(|(_, line)| !line.trim().is_empty()) {
        match read(&board, line) {
            Ok(new) => match tried.iter().find(|known| place(&known.unit) == place(&new.unit)) {
                Some(known) => {
                    let why = format!("{} of {} stands there already, and is ordered above", known.unit, known.power);
                    wrong.push(json!({"line": number, "text": line, "why": why}));
                }
                None => tried.push(new),
            },
            Err(why) => wrong.push(json!({"line": number, "text": line, "why": why})),
        }
    }
    let mut told = played(&board, &tried).unwrap_or_else(|why| {
        wrong.push(json!({"line": 0, "text": "", "why": why}));
        json!({})
    });
    told["mark"] = json!(MARK);
    told["wrong"] = json!(wrong);
    told
}

/// The province of a unit, whatever the coast.
fn place(unit: &str) -> &str {
    unit[2..].split('/').next().unwrap_or_default()
}

fn read(board: &Board, line: &str) -> Result<Tried, String> {
    let (name, order) = line.split_once(':').ok_or("write a power, a colon and an order, such as France: A Par-Bur")?;
    let power = board.power(name.trim()).ok_or_else(|| format!("no power is called `{}`", name.trim()))?;
    let WrittenOrder::Unit(unit, _) = read_order(board, order.trim()).map_err(|error| error.to_string())? else {
        return Err("nothing is built here".to_owned());
    };
    let kind = unit.kind.ok_or("say whether it is an army or a fleet: A Par-Bur, F Bre-Mao")?;
    let unit = format!("{} {}", kind.letter(), board.code(unit.at).to_uppercase());
    Ok(Tried { power: board.power_info(power).name.to_uppercase(), unit, order: order.trim().to_owned() })
}

/// Plays what was tried: results in the order of the lines, and where all stand then.
fn played(board: &Board, tried: &[Tried]) -> Result<Value, String> {
    let mut record = PhaseRecord { board: Some(board.name().to_owned()), ..PhaseRecord::default() };
    record.state.phase = PHASE.to_owned();
    for Tried { power, unit, order } in tried {
        record.state.units.entry(power.clone()).or_default().push(unit.clone());
        record.orders.entry(power.clone()).or_default().push(order.clone());
    }
    let told = record.explain(board, &BTreeMap::new()).map_err(|error| error.to_string())?;
    let mut count = BTreeMap::<&str, usize>::new();
    let results = tried.iter().map(|line| {
        let at = count.entry(&line.power).or_default();
        let result = &told["results"][&line.power][*at];
        *at += 1;
        let steps = told["explain"].as_array().into_iter().flatten().filter_map(Value::as_str);
        let why =
            steps.filter(|step| step.starts_with(&format!("{} ", line.unit))).find_map(|step| step.split_once(": "));
        let why = result["reason"].as_str().or(why.map(|(_, why)| why));
        json!({"power": line.power, "order": line.order, "marks": result["result"], "why": why})
    });
    let results: Vec<Value> = results.collect();
    Ok(
        json!({"results": results, "next": standing(&told["next"]["units"]), "dislodged": standing(&told["next"]["dislodged"])}),
    )
}

/// Units as lines that can be tried again.
fn standing(units: &Value) -> Vec<String> {
    let all = units.as_object().into_iter().flatten();
    let of = |(power, units): (&String, &Value)| {
        let units = units.as_array().into_iter().flatten().filter_map(Value::as_str);
        units.map(|unit| format!("{power}: {unit} H")).collect::<Vec<_>>()
    };
    all.flat_map(of).collect()
}
