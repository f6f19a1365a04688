//! What is otherwise in a case than in the start that it begins with.
//!
//! `turn N`, `last turn N`, `hand POWER cards`, `owner CITY POWER`, `home CITY POWER`, `units CITY POWER none|N kind ...`,
//! `war|peace POWER POWER`, `active MINOR POWER|nobody`, `excommunicated POWER`, `henry STEP`, `leader NAME CITY`,
//! `captive NAME POWER`, `serves NAME POWER|nobody`, `box POWER N`, `discount used`, `lent N POWER PORT POWER`.

use chancery_engine::reformation::scenario::GREAT;
use chancery_engine::reformation::state::Loan;
use chancery_engine::reformation::{Card, City, Leader, Power, Scenario, State, Troops, Whereabouts};

/// Names by which a line calls powers, cities and leaders.
pub(crate) fn power(map: &Scenario, name: &str) -> Power {
    map.power(name).unwrap_or_else(|| panic!("no power is called `{name}`"))
}

pub(crate) fn city(map: &Scenario, name: &str) -> City {
    map.city(&name.replace('_', " ")).unwrap_or_else(|| panic!("no city is called `{name}`"))
}

pub(crate) fn leader(map: &Scenario, name: &str) -> Leader {
    map.leader(&name.replace('_', " ")).unwrap_or_else(|| panic!("no leader is called `{name}`"))
}

pub(crate) fn cards(words: &[&str]) -> Vec<Card> {
    words.iter().map(|word| Card(word.parse().unwrap())).collect()
}

/// `none`, `2 regular 1 squadron`
pub(crate) fn troops(words: &[&str]) -> Troops {
    let mut troops = Troops::default();
    for pair in words.chunks(2).filter(|pair| pair[0] != "none") {
        let count = pair[0].parse().unwrap();
        match pair[1] {
            "regular" => troops.regulars = count,
            "mercenary" => troops.mercenaries = count,
            "cavalry" => troops.cavalry = count,
            "squadron" => troops.squadrons = count,
            "corsair" => troops.corsairs = count,
            other => panic!("no unit is a `{other}`"),
        }
    }
    troops
}

/// Puts a line on a position.
pub(crate) fn give(map: &Scenario, state: &mut State, line: &str) {
    let words: Vec<&str> = line.split(' ').collect();
    let (number, second) =
        (|index: usize| words[index].parse::<u8>().unwrap(), |index: usize| power(map, words[index]));
    let somebody = |name: &str| if name == "nobody" { None } else { Some(power(map, name)) };
    match words[0] {
        "turn" => state.turn = number(1),
        "last" => state.last_turn = number(2),
        "hand" => state.hands[second(1).index()] = cards(&words[2..]),
        "owner" => state.owners[city(map, words[1]).index()] = second(2),
        "home" => state.homes.push((city(map, words[1]), second(2))),
        "units" => {
            let (at, whose) = (city(map, words[1]), second(2));
            state.take(at, whose, state.troops(at, whose));
            state.add(at, whose, troops(&words[3..]));
        }
        "war" => state.wars.join(second(1), second(2)),
        "peace" => state.wars.part(second(1), second(2)),
        "active" => state.active[second(1).index() - GREAT] = somebody(words[2]),
        "excommunicated" => state.excommunicated.insert(second(1)),
        "henry" => state.henry = map.henry().iter().position(|step| *step == words[1].replace('_', " ")).unwrap() as u8,
        "leader" => state.leaders[leader(map, words[1]).index()] = Whereabouts::At(city(map, words[2])),
        "captive" => state.leaders[leader(map, words[1]).index()] = Whereabouts::Captive(second(2)),
        "serves" => state.serves[leader(map, words[1]).index()] = somebody(words[2]),
        "box" => state.pools[second(1).index()] = Some(number(2)),
        "discount" => state.discount_used = true,
        "lent" => {
            let (from, at, to) = (second(2), city(map, words[3]), second(4));
            state.note_loan(Loan { from, to, at, squadrons: number(1) });
        }
        other => panic!("a case knows no `{other}`"),
    }
}
