//! What always holds, whatever is ordered.

use chancery_engine::empires::scenario::{CORPS_OF_ARMY, ROOM, SHIPPED};
use chancery_engine::empires::{Event, Kind, Played, Scenario, Sheets, State, Unit, play, read_sheet};
use proptest::prelude::*;

use crate::random::{Dice, texts};

/// How many turns each game of chance has.
const TURNS: usize = 25;

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_turn_keeps_what_always_holds(seed in any::<u64>()) {
        for (name, text) in SHIPPED {
            let map = Scenario::parse(text).unwrap();
            let (mut dice, mut state) = (Dice::new(seed), State::at_start(&map, map.settings()));
            let mut battles = 0;
            for turn in 0..TURNS {
                // Poor powers order little.
                state.treasuries.iter_mut().for_each(|pounds| *pounds += 100);
                let sheets = sheets(&map, &state, &texts(&map, &state, &mut dice));
                let played = play(&map, &state, &sheets);
                let again = reversed(&map, &sheets);
                prop_assert_eq!(&played, &play(&map, &state, &again), "whoever's sheet came first");
                let wrong = wrong(&map, &state, &played);
                prop_assert!(wrong.is_none(), "{} turn {}: {}", name, turn, wrong.unwrap_or_default());
                battles += played.report.events.iter().filter(|event| matches!(event, Event::OnLand(_))).count();
                state = played.next;
            }
            prop_assert!(battles > 0, "{} battles in {}", battles, name);
        }
    }

    #[test]
    fn a_sheet_that_is_read_again_is_the_same(seed in any::<u64>()) {
        let map = Scenario::parse(SHIPPED[1].1).unwrap();
        let (mut dice, state) = (Dice::new(seed), State::at_start(&map, map.settings()));
        for (power, text) in map.power_ids().zip(texts(&map, &state, &mut dice)) {
            let sheet = read_sheet(&map, &state, power, &[], &text).sheet;
            let written: String = sheet.iter().map(|line| line.written(&map) + "\n").collect();
            prop_assert_eq!(&read_sheet(&map, &state, power, &[], &written).sheet, &sheet);
            prop_assert_eq!(&read_sheet(&map, &state, power, &sheet, &written).sheet, &sheet);
            let half = text.lines().count() / 2;
            let part = |lines: Vec<&str>| lines.join("\n");
            let first = read_sheet(&map, &state, power, &[], &part(text.lines().take(half).collect())).sheet;
            let second = read_sheet(&map, &state, power, &first, &part(text.lines().skip(half).collect())).sheet;
            prop_assert_eq!(&second, &sheet, "in two mails it is the sheet of one");
        }
    }

    #[test]
    fn other_codes_in_the_same_order_change_nothing(seed in any::<u64>()) {
        let (text, other) = (SHIPPED[1].1, renamed(SHIPPED[1].1));
        prop_assert!(other.contains("QAD") && !other.contains("NHV"), "every code is another one");
        let (map, other) = (Scenario::parse(text).unwrap(), Scenario::parse(&other).unwrap());
        let (mut dice, mut state) = (Dice::new(seed), State::at_start(&map, map.settings()));
        prop_assert_eq!(&state, &State::at_start(&other, other.settings()));
        for _ in 0..TURNS {
            let sheets = sheets(&map, &state, &texts(&map, &state, &mut dice));
            let played = play(&map, &state, &sheets);
            prop_assert_eq!(&played, &play(&other, &state, &sheets));
            state = played.next;
        }
    }
}

/// A scenario in which every code is another one, in the same order.
fn renamed(text: &str) -> String {
    let map = Scenario::parse(text).unwrap();
    let codes =
        map.places().iter().map(|place| (&place.code, 'Q')).chain(map.powers().iter().map(|power| (&power.code, 'Z')));
    let mut sorted: Vec<(&String, char)> = codes.collect();
    sorted.sort();
    let mut renamed = text.to_owned();
    for (number, (code, first)) in sorted.iter().enumerate() {
        let new: String =
            [*first, char::from(b'A' + (number / 26) as u8), char::from(b'A' + (number % 26) as u8)].iter().collect();
        // Lower case marks what is renamed already.
        for (before, after) in [(" ", " "), (" ", "\n")] {
            let old = format!("{before}{code}{after}");
            while renamed.contains(&old) {
                renamed = renamed.replace(&old, &format!("{before}{}{after}", new.to_lowercase()));
            }
        }
    }
    let lines = renamed.lines().map(|line| {
        let upper = |word: &str| match word.len() == 3 && word.starts_with(['q', 'z']) {
            true => word.to_uppercase(),
            false => word.to_owned(),
        };
        let indent = if line.starts_with(' ') { "  " } else { "" };
        indent.to_owned() + &line.split_whitespace().map(upper).collect::<Vec<_>>().join(" ") + "\n"
    });
    lines.collect()
}

/// The first promise that a turn breaks.
fn wrong(map: &Scenario, before: &State, played: &Played) -> Option<String> {
    let state = &played.next;
    let crowd = |land: bool, place| {
        state.units.iter().filter(|unit| unit.place == place && unit.name.kind.is_land() == land).count()
    };
    for place in map.provinces() {
        if crowd(true, place) > ROOM || crowd(false, place) > ROOM {
            return Some(format!("{} is crowded", map.info(place).code));
        }
    }
    for (place, power) in map.seas().into_iter().flat_map(|place| map.power_ids().map(move |power| (place, power))) {
        let aboard = |state: &State| {
            state.of(power).iter().filter(|unit| unit.place == place && unit.name.kind.is_land()).count()
        };
        // A power that surrenders hands over whoever is aboard (R59); nobody joins them then.
        let handed = played.report.events.iter().any(|event| matches!(event, Event::Surrendered { .. }));
        if aboard(state) > ROOM && !handed && aboard(state) > aboard(before) {
            return Some(format!("{} is crowded with one power's", map.info(place).code));
        }
    }
    if !state.units.windows(2).all(|pair| pair[0].key() < pair[1].key()) {
        return Some("units are not sorted, or two have one name".to_owned());
    }
    state
        .units
        .iter()
        .find_map(|unit| misplaced(map, state, unit))
        .or_else(|| unexplained(map, before, played))
        .or_else(|| played.report.events.iter().find_map(uneven))
}

fn misplaced(map: &Scenario, state: &State, unit: &Unit) -> Option<String> {
    let ashore = map.provinces().contains(unit.place);
    let army =
        state.of(unit.power).iter().filter(|corps| corps.attached == unit.name.number && corps.name.kind.is_corps());
    let head = || {
        state
            .of(unit.power)
            .iter()
            .find(|head| head.name.kind == Kind::Headquarters && head.name.number == unit.attached)
    };
    let told = if ashore && !state.friendly(unit.power, unit.place) {
        "stands on hostile ground"
    } else if unit.name.kind == Kind::Headquarters && army.count() > CORPS_OF_ARMY {
        "leads too many corps"
    } else if unit.attached > 0 && head().is_none_or(|head| head.place != unit.place) {
        "is attached to what is not beside it"
    } else if state.out.contains(unit.power) {
        "belongs to nobody"
    } else {
        return None;
    };
    Some(format!("{} {} {told}", map.power_info(unit.power).code, unit.name))
}

/// Money comes by income alone, and goes by expenses: every treasury is explained to the pound.
fn unexplained(map: &Scenario, before: &State, played: &Played) -> Option<String> {
    map.power_ids().find_map(|power| {
        let mut expected = before.treasuries[power.index()] - played.report.spent[power.index()];
        for event in &played.report.events {
            match event {
                Event::Income(who, pounds) | Event::Refunded { power: who, pounds, .. } if *who == power => {
                    expected += pounds;
                }
                Event::Surrendered { who, .. } if *who == power => expected = 0,
                _ => {}
            }
        }
        let found = played.next.treasuries[power.index()];
        (found != expected).then(|| format!("{}: {found} pounds, not {expected}", map.power_info(power).code))
    })
}

/// Every strength that is told is the sum of its corps', or of its ships'.
fn uneven(event: &Event) -> Option<String> {
    // At sea each ship counts 2, which are 16 eighths (R46), and nobody loses more than he has.
    if let Event::AtSea(battle) = event {
        let ships = |strength: u32, lost: u32| strength.is_multiple_of(16) && lost <= strength / 16;
        let even = ships(battle.attack, battle.attackers_lost) && ships(battle.defence, battle.defenders_lost);
        return (!even).then(|| format!("{battle:?}"));
    }
    let Event::OnLand(battle) = event else { return None };
    let sum = |defends: bool| -> u32 {
        let of = |role| (role == chancery_engine::empires::turn::Role::Defender) == defends;
        battle.shares.iter().filter(|share| of(share.role)).map(|share| share.factors.eighths()).sum()
    };
    (sum(false) != battle.attack || sum(true) != battle.defence).then(|| format!("{battle:?}"))
}

/// The same sheets, put in from the last power to the first.
fn reversed(map: &Scenario, sheets: &Sheets) -> Sheets {
    let mut again = Sheets::empty(map);
    let mut powers: Vec<chancery_engine::empires::Power> = map.power_ids().collect();
    powers.reverse();
    powers.into_iter().for_each(|power| again.put(power, sheets.of(power).to_vec()));
    again
}

/// The texts, read into sheets.
fn sheets(map: &Scenario, state: &State, texts: &[String]) -> Sheets {
    let mut sheets = Sheets::empty(map);
    for power in map.power_ids() {
        sheets.put(power, read_sheet(map, state, power, &[], &texts[power.index()]).sheet);
    }
    sheets
}
