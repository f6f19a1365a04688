//! Phases that play themselves, both implementations side by side: after every step they agree in position, in what is
//! told with every reason, and in the lots.

use std::collections::BTreeMap;
use std::rc::Rc;

use chancery_engine::reformation::{Act, HouseRules, Played, Power, Scenario, Sheets, State, Step, Why, duty, play};

use crate::adapter::{self, Listed};
use crate::cases::called;
use crate::chance::Chance;
use crate::reformation_plain::board::Board;
use crate::reformation_plain::{self, Position, duties, scenario, start};
use crate::{differences, facts, players, positions, properties};

/// How many phases are played unless `CHANCERY_GAMES` names another number.
const PHASES: u64 = 1_000;

/// How many steps a phase has at most: eight kinds, six of them for one power each, and rounds of suits.
const STEPS: usize = 60;

/// The scenario, as the engine reads it and as the second implementation does.
pub(crate) struct Table {
    pub(crate) map: Scenario,
    pub(crate) board: Rc<Board>,
}

impl Table {
    pub(crate) fn new() -> Table {
        let text = include_str!("../../boards/reformation.scenario");
        Table { map: Scenario::shipped(), board: Rc::new(scenario::board(text)) }
    }
}

#[test]
fn two_implementations_play_the_same_phases() {
    let phases: u64 = std::env::var("CHANCERY_GAMES").map_or(PHASES, |number| number.parse().unwrap());
    let table = Table::new();
    let (mut counts, mut faults) = (BTreeMap::new(), Vec::new());
    for seed in 0..phases {
        if let Err(fault) = play_out(&table, seed, &mut counts) {
            faults.push(format!("phase {seed}, {fault}"));
        }
    }
    assert!(faults.is_empty(), "{} phases go apart; the first: {}", faults.len(), faults[0]);
    println!("{phases} phases: {counts:#?}");
    // What never came about was not compared either.
    let told = |code: &str| counts.keys().any(|note| note.ends_with(code));
    let untold: Vec<&str> = Why::ALL.iter().map(|why| why.code()).filter(|code| !told(code)).collect();
    assert!(untold.is_empty() || phases < PHASES, "no act was void for {untold:?}");
}

/// Plays a phase from a position by chance to the master's step. The first difference ends it.
fn play_out(table: &Table, seed: u64, counts: &mut BTreeMap<String, usize>) -> Result<(), String> {
    let chance = &mut Chance::new(seed);
    let map = &table.map;
    let mut state = positions::random(map, chance);
    let mut plain = adapter::position(map, &table.board, &state);
    for _ in 0..STEPS {
        let sheets =
            if state.step == Step::Master { reformation_plain::Sheets::new() } else { players::sheets(&plain, chance) };
        let lots: Vec<u64> = (0..40).map(|_| chance.next() % 1_000).collect();
        let (played, second, wrong) = step(table, &state, (&plain, &sheets), &lots);
        if !wrong.is_empty() {
            let told = format!("{}\n{sheets:#?}\n{}", wrong.join("\n"), plain.lines().join("\n"));
            return Err(format!("step {}: {told}", plain.step));
        }
        count(counts, &plain.step, &facts::of_engine(map, &played));
        (state, plain) = (played.next, second);
        if state.step == Step::Master {
            return Ok(());
        }
    }
    Err("has no end".to_owned())
}

/// Plays a step twice: what the engine made of it, where the second stands, and every difference.
fn step(
    table: &Table,
    state: &State,
    (plain, sheets): (&Position, &reformation_plain::Sheets),
    lots: &[u64],
) -> (Played, Position, Vec<String>) {
    let map = &table.map;
    let mut wrong = duties_that_differ(map, state, plain);
    let mut draw = Listed::new(lots);
    let acts = read(map, sheets);
    let played = play(map, state, &acts, &mut draw);
    let second = reformation_plain::play(plain, sheets, lots);
    let same = adapter::position(map, &table.board, &played.next);
    wrong.extend(differences(&same.lines(), &second.next.lines()));
    wrong.extend(differences(&facts::of_engine(map, &played), &second.notes));
    if draw.drawn != second.drawn {
        wrong.push(format!("the engine draws from {:?}, the second from {:?}", draw.drawn, second.drawn));
    }
    wrong.extend(properties::broken(map, state, &played));
    wrong.extend(properties::traces(map, state, &acts, lots, &played));
    (played, second.next, wrong)
}

/// The sheets as the engine has them: canonical lines, read again.
pub(crate) fn read(map: &Scenario, sheets: &reformation_plain::Sheets) -> Sheets {
    let mut read = Sheets::default();
    for (power, lines) in sheets {
        let acts = lines.iter().map(|line| Act::parse(map, line).unwrap_or_else(|| panic!("unreadable: {line}")));
        read.put(map.power(power).unwrap(), acts.collect());
    }
    read
}

fn duties_that_differ(map: &Scenario, state: &State, plain: &Position) -> Vec<String> {
    let mut wrong = Vec::new();
    for power in Power::great() {
        let engine = called(duty(map, state, power));
        let name = adapter::power(map, power);
        let second = duties::duty(plain, &name);
        // The master's step asks nothing of a player.
        if engine != second && state.step != Step::Master {
            wrong.push(format!("duty of {name}: {engine} by the engine, {second} by the second"));
        }
    }
    wrong
}

/// Counts steps, and what is told without the names in it.
fn count(counts: &mut BTreeMap<String, usize>, step: &str, notes: &[String]) {
    *counts.entry(format!("step {}", step.split(' ').next().unwrap_or_default())).or_default() += 1;
    for note in notes {
        let kind = match note.split_once(": ") {
            Some((act, outcome)) => {
                let act = act.split(' ').find(|word| word.chars().all(char::is_lowercase)).unwrap_or_default();
                format!("{act}: {outcome}")
            }
            None => note.split(' ').filter(|word| word.chars().all(char::is_lowercase)).collect::<Vec<_>>().join(" "),
        };
        let kind = if note.contains("MERCENARY of") { "MERCENARY of".to_owned() } else { kind };
        *counts.entry(kind).or_default() += 1;
    }
}

#[test]
fn the_second_implementation_reads_the_same_scenario() {
    let text = include_str!("../../boards/reformation.scenario");
    let table = Table::new();
    assert_eq!(scenario::one_way_links(&table.board), Default::default());
    for name in ["1517", "1532", "midgame"] {
        let mut state = State::at_start(&table.map, name, HouseRules::default()).unwrap();
        state.step = Step::Talk;
        let engine = adapter::position(&table.map, &table.board, &state);
        let second = start::start(&table.board, text, name);
        assert_eq!(differences(&engine.lines(), &second.lines()), Vec::<String>::new(), "{name}");
    }
}
