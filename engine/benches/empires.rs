//! How fast Empires is played: a turn of the typed core, from canonical lines to the next position, and reading sheets.
#![allow(
    clippy::unwrap_used,
    missing_docs,
    reason = "a bench may stop at a fault, and criterion writes its own functions"
)]

#[path = "../tests/empires/random.rs"]
mod random;

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use engine::empires::{Line, Place, Scenario, Sheets, State, Unit, UnitName, play, read_sheet};
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
            let kind = engine::empires::Kind::Infantry;
            let number = state.numbers[power.index()][kind as usize] + 1;
            let name = UnitName { kind, number };
            state.add(Unit { power, name, place, attached: 0, encircled: false });
        }
    }
    state.sort();
    state
}

/// About this many lines in canonical notation, by power.
fn orders(map: &Scenario, state: &State, lines: usize) -> Vec<Vec<String>> {
    let texts = random::texts(map, state, &mut Dice::new(11));
    let mut left = lines;
    let sheet = |(power, text): (engine::empires::Power, &String)| -> Vec<String> {
        let sheet = read_sheet(map, state, power, &[], text).sheet;
        let written: Vec<String> = sheet.iter().map(|line| line.written(map)).collect();
        let taken = written.len().min(lines.div_ceil(9)).min(left);
        left -= taken;
        written.into_iter().take(taken).collect()
    };
    map.power_ids().zip(&texts).map(sheet).collect()
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
    for units in [50, 400, 1000] {
        let state = crowded(&map, units);
        let orders = orders(&map, &state, 220);
        group
            .bench_function(BenchmarkId::from_parameter(units), |bencher| bencher.iter(|| turn(&map, &state, &orders)));
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
        bencher.iter(|| Scenario::parse(engine::empires::scenario::SHIPPED[0].1));
    });
}

criterion_group!(benches, turns, sheets);
criterion_main!(benches);
