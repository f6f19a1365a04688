//! Games that play themselves, both implementations side by side: after every turn they agree in position and facts.

use std::collections::{BTreeMap, BTreeSet};

use chancery_engine::empires::scenario::SHIPPED;
use chancery_engine::empires::{Event, Line, Played, Scenario, Settings, Sheets, State, play, read_sheet};

use crate::adapter;
use crate::chance::Chance;
use crate::differences;
use crate::empires_plain::{self, Position};
use crate::facts;
use crate::players;

/// How many games are played, half of them on each scenario, unless `CHANCERY_GAMES` names another number.
const GAMES: u64 = 100;

/// How many turns a game has at most.
const TURNS: u32 = 40;

#[test]
fn two_implementations_play_the_same_games() {
    let games: u64 = std::env::var("CHANCERY_GAMES").map_or(GAMES, |number| number.parse().unwrap());
    let (mut counts, mut faults) = (BTreeMap::new(), Vec::new());
    for (name, text) in SHIPPED {
        let map = Scenario::parse(text).unwrap();
        for seed in 0..games / 2 {
            let mut game = Game::begin(&map, seed);
            if let Err(fault) = game.play_out(&mut counts) {
                faults.push(format!("{name}, game {seed}, {fault}"));
            }
            *counts.entry(format!("{name}: games")).or_insert(0) += 1;
            *counts.entry(format!("{name}: games decided")).or_insert(0) += usize::from(game.state.won.is_some());
        }
    }
    assert!(faults.is_empty(), "{} games go apart; the first: {}", faults.len(), faults[0]);
    println!("{counts:#?}");
    for (name, _) in SHIPPED {
        let of = |what: &str| counts.get(&format!("{name}: {what}")).copied().unwrap_or(0);
        println!("{name}: {} of {} games were decided within {TURNS} turns", of("games decided"), of("games"));
    }
    for what in ["battles on land", "battles at sea", "alliances", "coalitions", "surrenders", "landings", "lines void"]
    {
        assert!(counts.get(what).is_some_and(|count| *count > 0), "no {what} came about: {counts:?}");
    }
}

/// A game with its chances. Of four games two are greedy ones; in one of each two, sheets come as they were written, in the
/// others as they were read and folded.
struct Game<'a> {
    map: &'a Scenario,
    seed: u64,
    chance: Chance,
    state: State,
    plain: Position,
}

impl<'a> Game<'a> {
    fn begin(map: &'a Scenario, seed: u64) -> Game<'a> {
        let mut chance = Chance::new(seed);
        let settings = settings(map, &mut chance);
        let mut state = State::at_start(map, settings);
        // In some games nobody has anything at first.
        if chance.percent(20) {
            state.treasuries.fill(0);
        }
        let plain = adapter::position(map, &adapter::board(map, &settings), &state);
        Game { map, seed, chance, state, plain }
    }

    /// Plays until somebody has won, or all turns are played. The first difference ends it.
    fn play_out(&mut self, counts: &mut BTreeMap<String, usize>) -> Result<(), String> {
        for turn in 1..=TURNS {
            let sheets = self.sheets();
            let texts: Vec<Vec<String>> =
                self.map.power_ids().map(|power| adapter::sheet(self.map, sheets.of(power))).collect();
            let played = play(self.map, &self.state, &sheets);
            let wrong = self.compare(&played, &texts);
            if !wrong.is_empty() {
                return Err(format!("turn {turn}:\n{}\n{}", wrong.join("\n"), self.told(&texts)));
            }
            count(counts, self.map, &played);
            self.state = played.next;
            if self.state.won.is_some() {
                break;
            }
        }
        Ok(())
    }

    /// Plays the same turn a second time, and tells every difference.
    fn compare(&mut self, played: &Played, texts: &[Vec<String>]) -> Vec<String> {
        let map = self.map;
        let sheets = map.power_ids().zip(texts).map(|(power, lines)| (adapter::power(map, power), lines.clone()));
        let (next, report) = empires_plain::play(&self.plain, &sheets.collect());
        let same = adapter::position(map, &self.plain.map, &played.next);
        let mut wrong = differences(&same.lines(), &next.lines());
        wrong.extend(differences(&facts::of_engine(map, played), &facts::of_plain(&self.plain, &report)));
        // What became of single lines of a neutral state is told to nobody.
        let great = |power: &str| !self.plain.map.is_neutral(power);
        let void = report.void.iter().filter(|(power, ..)| great(power));
        let void: BTreeSet<(String, String)> = void.map(|(power, line, _)| (power.clone(), by_rail(line))).collect();
        let same_void = facts::void_of_engine(map, played, texts);
        let voided = |(power, line): &(String, String)| format!("{power} {} is void", by_rail(line));
        wrong.extend(differences(
            &same_void.iter().map(voided).collect::<Vec<_>>(),
            &void.iter().map(voided).collect::<Vec<_>>(),
        ));
        if wrong.is_empty() {
            self.plain = next;
        }
        wrong
    }

    fn sheets(&mut self) -> Sheets {
        let (greedy, folded) = (self.seed.is_multiple_of(2), self.seed % 4 < 2);
        let mut sheets = Sheets::empty(self.map);
        for power in self.map.power_ids().filter(|power| !self.state.out.contains(*power)) {
            let code = adapter::power(self.map, power);
            let neutral = !self.map.great().contains(power);
            let lines = match (neutral, greedy) {
                (true, _) if self.chance.percent(90) => continue,
                (false, true) => players::greedy(&self.plain, &code, &mut self.chance),
                _ => players::random(&self.plain, &code, !folded, &mut self.chance),
            };
            let lines = if folded {
                read_sheet(self.map, &self.state, power, &[], &lines.join("\n")).sheet
            } else {
                once(lines).iter().filter_map(|line| Line::parse(self.map, line)).collect()
            };
            sheets.put(power, lines);
        }
        sheets
    }

    /// Position and sheets, to repeat a turn by hand.
    fn told(&self, texts: &[Vec<String>]) -> String {
        let lines = self.map.power_ids().zip(texts);
        let sheets = lines.map(|(power, lines)| format!("{}: {}", adapter::power(self.map, power), lines.join(" | ")));
        let told: Vec<String> = sheets.chain(self.plain.lines()).collect();
        told.join("\n")
    }
}

/// Without the lines of treaties and of attaching that a later one would replace: a sheet has one line of a kind (N8).
fn once(lines: Vec<String>) -> Vec<String> {
    let slot = |line: &String| -> Vec<String> {
        let words: Vec<&str> = line.split(' ').filter(|word| !["COALITION", "SECRET"].contains(word)).collect();
        match words.as_slice() {
            ["ATTACH" | "DETACH", corps, ..] => vec![(*corps).to_owned()],
            ["ALLY" | "WAR" | "PEACE" | "DENOUNCE", ..] => {
                let with: BTreeSet<&str> = words[1..].iter().copied().collect();
                with.into_iter().map(str::to_owned).collect()
            }
            _ => vec![line.clone()],
        }
    };
    let later = |index: usize| lines[index + 1..].iter().any(|line| slot(line) == slot(&lines[index]));
    (0..lines.len()).filter(|index| !later(*index)).map(|index| lines[index].clone()).collect()
}

/// A line in which the provinces that a train passes are left out.
fn by_rail(line: &str) -> String {
    let goal = |(units, way): (&str, &str)| format!("{units} R {}", way.rsplit('-').next().unwrap_or(way));
    line.split_once(" R ").map_or_else(|| line.to_owned(), goal)
}

fn settings(map: &Scenario, chance: &mut Chance) -> Settings {
    Settings {
        declared_only: chance.percent(10),
        attack_price: chance.percent(85),
        neutrals_build: chance.percent(85),
        master_leads: chance.percent(80),
        last_turn: if chance.percent(20) { 25 } else { 0 },
        ..map.settings()
    }
}

fn count(counts: &mut BTreeMap<String, usize>, map: &Scenario, played: &Played) {
    let mut add = |what: &str, times: usize| *counts.entry(what.to_owned()).or_insert(0) += times;
    add("turns", 1);
    for event in &played.report.events {
        match event {
            Event::OnLand(battle) => {
                add("battles on land", usize::from(battle.defence > 0));
                add("battles of allies", usize::from(battle.side.len() > 1));
            }
            Event::AtSea(_) => add("battles at sea", 1),
            Event::Allied { coalition, .. } => {
                add("alliances", 1);
                add("coalitions", usize::from(*coalition));
            }
            Event::Surrendered { .. } => add("surrenders", 1),
            Event::VoidLine { .. } => add("lines void", 1),
            Event::Moved { from, unit, .. } => {
                let landed = map.is_sea(*from) && unit.name.kind.is_land();
                add("landings", usize::from(landed));
            }
            Event::Lost { .. } => add("units lost", 1),
            Event::Retreated { .. } => add("retreats", 1),
            Event::Built { .. } => add("units built", 1),
            Event::Armed(..) => add("arsenals built", 1),
            Event::Captured { .. } => add("provinces fallen", 1),
            Event::Out(_) => add("powers out", 1),
            Event::Encircled(..) => add("encirclements", 1),
            _ => {}
        }
    }
}
