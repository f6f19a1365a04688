//! How fast Empires is played: a turn of the typed core, from canonical lines to the next position, the same through the
//! seam, from documents to documents, and reading sheets; how that grows with the units, and how large a position is.
#![allow(
    clippy::unwrap_used,
    missing_docs,
    reason = "a bench may stop at a fault, and criterion writes its own functions"
)]

#[path = "../tests/empires/random.rs"]
mod random;

use std::collections::{BTreeMap, BTreeSet};

use chancery_engine::empires::{
    Empires, Line, Place, Power, Scenario, Sheets, State, Unit, UnitName, play, read_sheet,
};
use chancery_engine::{Position, Ruleset, Seat, Seed, Setup, Sheet, Table};
use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use random::Dice;

/// Europe with about this many units, spread over the land.
fn crowded(map: &Scenario, units: usize) -> State {
    let mut state = State::at_start(map, map.settings());
    state.treasuries.fill(1000);
    state.units.truncate(units);
    let mut dice = Dice::new(7);
    let places: Vec<Place> = map.provinces().into_iter().collect();
    while state.units.len() < units {
        let place = places[dice.below(places.len())];
        let beside = state.units.iter().filter(|unit| unit.place == place && unit.name.kind.is_land()).count();
        if beside < 10 {
            let power = state.owner(place);
            let kind = chancery_engine::empires::Kind::Infantry;
            let number = state.numbers[power.index()][kind as usize] + 1;
            let name = UnitName { kind, number };
            state.add(Unit { power, name, place, attached: 0, encircled: false });
        }
    }
    state.sort();
    state
}

/// Tells off single corps for a border, until a sheet has as many lines as it should.
fn guard(map: &Scenario, state: &State, (power, sheet): (Power, &mut Vec<Line>), lines: usize) {
    for unit in state.of(power) {
        let Some(border) = map.land(unit.place).first().filter(|_| sheet.len() < lines) else { continue };
        let text = format!("{} D {}", unit.name, map.info(border).code);
        let longer = read_sheet(map, state, power, sheet, &text).sheet;
        if longer.len() > sheet.len() {
            *sheet = longer;
        }
    }
}

/// This many lines in canonical notation, as far as the units suffice for them, by power.
fn orders(map: &Scenario, state: &State, lines: usize) -> Vec<Vec<String>> {
    let each = lines.div_ceil(map.great().len() as usize);
    let mut sheets: Vec<Vec<Line>> = vec![Vec::new(); map.powers().len()];
    // What one draw leaves out, the next ones order.
    for draw in 11..19 {
        let texts = random::texts(map, state, &mut Dice::new(draw));
        for (power, text) in map.power_ids().zip(&texts) {
            let sheet = &mut sheets[power.index()];
            if sheet.len() < each {
                *sheet = read_sheet(map, state, power, sheet, text).sheet;
            }
        }
    }
    for (power, sheet) in map.power_ids().zip(&mut sheets) {
        guard(map, state, (power, sheet), each);
    }
    let mut left = lines;
    let mut written = |sheet: &Vec<Line>| -> Vec<String> {
        let taken = sheet.len().min(each).min(left);
        left -= taken;
        sheet[..taken].iter().map(|line| line.written(map)).collect()
    };
    sheets.iter().map(&mut written).collect()
}

fn turn(map: &Scenario, state: &State, orders: &[Vec<String>]) -> State {
    let mut sheets = Sheets::empty(map);
    for (power, lines) in map.power_ids().zip(orders) {
        sheets.put(power, lines.iter().filter_map(|line| Line::parse(map, line)).collect());
    }
    play(map, state, &sheets).next
}

fn turns(criterion: &mut Criterion) {
    let map = Scenario::shipped("europe").unwrap();
    let mut group = criterion.benchmark_group("empires/turn");
    for units in [50, 100, 200, 400, 700, 1000] {
        let state = crowded(&map, units);
        let orders = orders(&map, &state, 220);
        group
            .bench_function(BenchmarkId::from_parameter(units), |bencher| bencher.iter(|| turn(&map, &state, &orders)));
    }
    group.finish();
}

/// A position as it is stored, with this state in it.
fn document(state: &State, map: &Scenario) -> Position {
    let mut position = Empires.open(&Setup::default()).unwrap();
    position.0.body["state"] = serde_json::to_value(state.to_words(map)).unwrap();
    position
}

/// The sheets of the seats, who come in the order of tables.
fn by_seat(map: &Scenario, position: &Position, orders: &[Vec<String>]) -> BTreeMap<Seat, Sheet> {
    let great = map.listed().iter().filter(|power| map.great().contains(**power));
    let seats = Empires.turn(position).unwrap().seats;
    let sheet = |power: &Power| Sheet(orders[power.index()].clone());
    great.zip(seats).map(|(power, seat)| (seat.seat, sheet(power))).collect()
}

fn seam(criterion: &mut Criterion) {
    let map = Scenario::shipped("europe").unwrap();
    let mut group = criterion.benchmark_group("empires/seam");
    for units in [50, 400, 1000] {
        let state = crowded(&map, units);
        let position = document(&state, &map);
        let sheets = by_seat(&map, &position, &orders(&map, &state, 220));
        let stored = serde_json::to_string(&position).unwrap();
        println!("a position with {units} units is stored in {} bytes", stored.len());
        let lines: usize = sheets.values().map(|sheet| sheet.0.len()).sum();
        group.bench_function(BenchmarkId::new(format!("{lines} lines"), units), |bencher| {
            bencher.iter(|| {
                let position: Position = serde_json::from_str(&stored).unwrap();
                let (master, disorder) = (Sheet::default(), BTreeSet::new());
                let table = Table { position: &position, sheets: &sheets, master: &master, disorder: &disorder };
                let resolution = Empires.resolve(&table, &Seed::from_number(1)).unwrap();
                let next = serde_json::to_string(&resolution.position).unwrap();
                (next, serde_json::to_string(&resolution.chronicle).unwrap())
            });
        });
    }
    group.finish();
}

fn sheets(criterion: &mut Criterion) {
    let map = Scenario::shipped("europe").unwrap();
    let state = crowded(&map, 400);
    let france = map.power("FRA").unwrap();
    let texts = orders(&map, &state, 225);
    let text = texts[france.index()].join("\n");
    let name = format!("empires/sheet of {} lines", texts[france.index()].len());
    criterion.bench_function(&name, |bencher| bencher.iter(|| read_sheet(&map, &state, france, &[], &text)));
    criterion.bench_function("empires/scenario", |bencher| {
        bencher.iter(|| Scenario::parse(chancery_engine::empires::scenario::SHIPPED[0].1));
    });
}

criterion_group!(benches, turns, seam, sheets);
criterion_main!(benches);
