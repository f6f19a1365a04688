//! Every case of Empires, played by the typed core.
//!
//! What a case may expect: `battle PLACE SIDE attack:defence lost/lost`, `no battle P`, `owner P W`, `at W units P`,
//! `dead W units|none`, `spent W n`, `treasury W n`, `void W line`, `built W unit P`, `arsenal +P|-P`,
//! `encircled W unit yes|no`, `attached W unit HQ|none`, `war W W yes|no`, `won WHO|nobody`, `out W`, `lost W pounds`,
//! `killed W pounds`, `undeclared W W`, `surrenders W W`, `secret W W` (an alliance of which no report may tell),
//! `wasted W n kind P` (what was being built is lost).

use chancery_engine::empires::orders::Order;
use chancery_engine::empires::turn::{Battle, Manner};
use chancery_engine::empires::{
    Event, Line, Place, Played, Power, PowerSet, Scenario, Sheets, State, play, read_sheet, strength,
};

use crate::case::{self, Case, TurnOfCase, kind, unit};

/// How many cases there are: none is skipped.
const CASES: usize = 155;

#[test]
fn every_case_plays_out_as_written() {
    let map = Scenario::shipped("europe").unwrap();
    let (mut numbers, mut wrong) = (Vec::new(), String::new());
    let mut files: Vec<_> = std::fs::read_dir(crate::folder("tests/empires/cases")).unwrap().collect();
    files.sort_by_key(|entry| entry.as_ref().unwrap().path());
    for file in files {
        for case in case::read(&map, &std::fs::read_to_string(file.unwrap().path()).unwrap()) {
            numbers.push(case.number);
            wrong += &run(&map, &case, played);
            wrong += &run(&map, &case, folded);
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
    numbers.sort_unstable();
    assert_eq!(numbers, (1..=CASES as u16).collect::<Vec<_>>());
}

/// Plays a case through, and tells every difference.
fn run(map: &Scenario, case: &Case, play: Way) -> String {
    let (mut state, mut wrong) = (case.state.clone(), String::new());
    for (number, turn) in (1..).zip(&case.turns) {
        assert!(!turn.expect.is_empty(), "case {} expects nothing of turn {number}", case.number);
        let (played, void) = play(map, &state, turn);
        for expected in &turn.expect {
            // A line that was taken off a sheet is told by nobody.
            let told = !expected.starts_with("void") || !void.is_empty();
            if let (true, Err(found)) = (told, met(map, expected, (&played, &void))) {
                wrong += &format!("{} {}: turn {number}: {expected}: {found}\n", case.number, case.title);
            }
        }
        state = played.next;
    }
    wrong
}

/// A turn that was played, and each line of it that counted for nothing, by its power.
type Outcome = (Played, Vec<(Power, String)>);

/// How a turn of a case is played.
type Way = fn(&Scenario, &State, &TurnOfCase) -> Outcome;

/// Plays one turn from sheets into which the orders were read and folded.
fn folded(map: &Scenario, state: &State, turn: &TurnOfCase) -> Outcome {
    let mut sheets = Sheets::empty(map);
    for power in map.power_ids() {
        let lines = turn.orders.iter().filter(|(whose, _)| *whose == power).map(|(_, text)| format!("{text}\n"));
        let read = read_sheet(map, state, power, &[], &lines.collect::<String>());
        let text: String = read.sheet.iter().map(|line| line.written(map) + "\n").collect();
        let again = read_sheet(map, state, power, &[], &text);
        assert_eq!(again.sheet, read.sheet, "a sheet that is read again is the same");
        assert_eq!(read_sheet(map, state, power, &read.sheet, &text).sheet, read.sheet, "and so is one sent twice");
        sheets.put(power, read.sheet);
    }
    (play(map, state, &sheets), Vec::new())
}

/// Plays one turn; beside it each line that counted for nothing, by its power.
fn played(map: &Scenario, state: &State, turn: &TurnOfCase) -> Outcome {
    let (mut sheets, mut void) = (Sheets::empty(map), Vec::new());
    let mut texts: Vec<Vec<&str>> = vec![Vec::new(); map.powers().len()];
    for power in map.power_ids() {
        let mut lines = Vec::new();
        for (_, text) in turn.orders.iter().filter(|(whose, _)| *whose == power) {
            match Line::parse(map, text) {
                Some(line) => {
                    assert_eq!(line.written(map), *text, "a line is written as it was read");
                    lines.push(line);
                    texts[power.index()].push(text);
                }
                None => void.push((power, text.clone())),
            }
        }
        sheets.put(power, lines);
    }
    let played = play(map, state, &sheets);
    for event in &played.report.events {
        match event {
            Event::VoidLine { power, line, .. } => {
                let text = texts[power.index()].get(*line).map_or(String::new(), |text| (*text).to_owned());
                void.push((*power, text));
            }
            Event::VoidOrder { unit, order, .. } => {
                void.push((unit.power, format!("{} {}", unit.name, written(map, *order))));
            }
            _ => {}
        }
    }
    (played, void)
}

fn written(map: &Scenario, order: Order) -> String {
    let code = |place: Place| &map.info(place).code;
    match order {
        Order::Attack(at) => format!("X {}", code(at)),
        Order::Support(at, _) => format!("S {}", code(at)),
        Order::March(to) | Order::Ship(to) | Order::Rail(to) | Order::Sail(to) => format!("- {}", code(to)),
        other => format!("{other:?}"),
    }
}

/// Whether an expectation is met; else what was found.
fn met(map: &Scenario, expected: &str, (played, void): (&Played, &[(Power, String)])) -> Result<(), String> {
    let words: Vec<&str> = expected.split(' ').collect();
    let (state, events) = (&played.next, &played.report.events);
    let power = |index: usize| map.power(words[index]).unwrap();
    let place = |index: usize| map.place(words[index]).unwrap();
    let stands = |index: usize, name: &str| state.find(power(index), unit(name)).map(|index| &state.units[index]);
    let one = |expected: &str, found: String| if found == expected { Ok(()) } else { Err(found) };
    let yes = |index: usize, is: bool| one(words[index], if is { "yes" } else { "no" }.to_owned());
    let code = |power: Power| map.power_info(power).code.clone();
    match words[0] {
        "battle" => battle(map, &words, events),
        "no" => one("no", if battles(events).any(|found| found.at == place(2)) { "one" } else { "no" }.to_owned()),
        "owner" => one(words[2], code(state.owner(place(1)))),
        "at" => words[2].split(',').try_for_each(|name| {
            let found = stands(1, name).map_or("nowhere".to_owned(), |unit| map.info(unit.place).code.clone());
            one(words[3], found)
        }),
        "dead" => dead(power(1), words[2], events),
        "spent" => one(words[2], played.report.spent[power(1).index()].to_string()),
        "treasury" => one(words[2], state.treasuries[power(1).index()].to_string()),
        "lost" => one(words[2], state.lost[power(1).index()].to_string()),
        "killed" => one(words[2], state.destroyed[power(1).index()].to_string()),
        "void" => {
            let line = (power(1), words[2..].join(" "));
            if void.contains(&line) { Ok(()) } else { Err(format!("{void:?}")) }
        }
        "built" => found(events, |event| {
            matches!(event, Event::Built { unit: built, at }
                if built.power == power(1) && built.name == unit(words[2]) && *at == place(3))
        }),
        "arsenal" => {
            let stands = state.arsenals.contains(map.place(&words[1][1..]).unwrap());
            one(&words[1][..1], if stands { "+" } else { "-" }.to_owned())
        }
        "encircled" => yes(3, stands(1, words[2]).is_some_and(|unit| unit.encircled)),
        "attached" => one(
            words[3],
            stands(1, words[2]).map_or("lost".to_owned(), |unit| match unit.attached {
                0 => "none".to_owned(),
                number => format!("H{number}"),
            }),
        ),
        "war" => yes(3, state.ties.wars.has(power(1), power(2))),
        "won" => {
            let winners = state.won.map_or(PowerSet::EMPTY, |won| won.powers);
            let names: Vec<String> = winners.into_iter().map(code).collect();
            one(words[1], if names.is_empty() { "nobody".to_owned() } else { names.join("+") })
        }
        "out" => one("true", state.out.contains(power(1)).to_string()),
        _ => told(map, &words, events),
    }
}

/// Expectations of single events.
fn told(map: &Scenario, words: &[&str], events: &[Event]) -> Result<(), String> {
    let power = |index: usize| map.power(words[index]).unwrap();
    let place = |index: usize| map.place(words[index]).unwrap();
    match words[0] {
        "undeclared" => {
            found(events, |event| *event == Event::Attacked { by: power(1), on: power(2), manner: Manner::Undeclared })
        }
        "surrenders" => found(events, |event| *event == Event::Surrendered { who: power(1), to: power(2) }),
        "secret" => found(
            events,
            |event| matches!(event, Event::Allied { parties, secret: true, .. } if parties.contains(power(1)) && parties.contains(power(2))),
        ),
        "wasted" => {
            let what = Some((words[2].parse().unwrap(), kind(words[3])));
            found(events, |event| *event == Event::BuildLost { power: power(1), what, at: place(4) })
        }
        other => Err(format!("nothing is known of `{other}`")),
    }
}

fn found(events: &[Event], test: impl Fn(&Event) -> bool) -> Result<(), String> {
    if events.iter().any(test) { Ok(()) } else { Err(format!("{events:#?}")) }
}

fn battles(events: &[Event]) -> impl Iterator<Item = &Battle> {
    events.iter().filter_map(|event| match event {
        Event::AtSea(battle) | Event::OnLand(battle) => Some(battle),
        _ => None,
    })
}

fn battle(map: &Scenario, words: &[&str], events: &[Event]) -> Result<(), String> {
    let side: PowerSet = words[2].split('+').map(|name| map.power(name).unwrap()).collect();
    let at = map.place(words[1]).unwrap();
    let known = |battle: &&Battle| battle.at == at && battle.side.iter().copied().collect::<PowerSet>() == side;
    let battle = battles(events).find(known).ok_or("no such battle")?;
    let strengths = format!("{}:{}", strength(battle.attack), strength(battle.defence));
    let found = format!("{strengths} {}/{}", battle.attackers_lost, battle.defenders_lost);
    if found == words[3..].join(" ") { Ok(()) } else { Err(found) }
}

fn dead(power: Power, names: &str, events: &[Event]) -> Result<(), String> {
    let mut lost: Vec<String> = events
        .iter()
        .filter_map(|event| match event {
            Event::Lost { unit, .. } if unit.power == power => Some(unit.name),
            _ => None,
        })
        .map(|name| name.to_string())
        .collect();
    let mut expected: Vec<&str> = names.split(',').filter(|name| *name != "none").collect();
    lost.sort_unstable();
    expected.sort_unstable();
    if lost == expected { Ok(()) } else { Err(lost.join(",")) }
}
