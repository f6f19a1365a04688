//! From the engine's scenario, position and sheets to those of the second implementation.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use chancery_engine::empires::state::{Offer, Pairs};
use chancery_engine::empires::{Line, Place, PlaceSet, Power, PowerSet, Scenario, Settings, State, Unit};

use crate::empires_plain::map::{self, Goals, Map, Province, Rules, Sea};
use crate::empires_plain::names::{Kind, Name, Who};
use crate::empires_plain::position::{self, Position, Waiting, pair};

/// The code of a place.
pub(crate) fn place(map: &Scenario, place: Place) -> String {
    map.info(place).code.clone()
}

/// The code of a power.
pub(crate) fn power(map: &Scenario, power: Power) -> String {
    map.power_info(power).code.clone()
}

/// The codes of some powers.
pub(crate) fn powers(map: &Scenario, powers: PowerSet) -> BTreeSet<String> {
    powers.into_iter().map(|of| power(map, of)).collect()
}

fn places(map: &Scenario, places: PlaceSet) -> BTreeSet<String> {
    places.into_iter().map(|of| place(map, of)).collect()
}

/// The board of a scenario under house rules.
pub(crate) fn board(map: &Scenario, settings: &Settings) -> Rc<Map> {
    let province = |at: Place| Province {
        home: map.home(at).map(|home| power(map, home)).unwrap_or_default(),
        income: map.income(at).into(),
        land: places(map, map.land(at)),
        rail: places(map, map.rail(at)),
        sea: places(map, map.water(at)),
    };
    let sea = |at: Place| Sea { land: places(map, map.ports(at)), sea: places(map, map.water(at)) };
    let state =
        |of: Power| map::Power { neutral: !map.great().contains(of), capital: place(map, map.power_info(of).capital) };
    let goals = map.goals();
    Rc::new(Map {
        provinces: map.provinces().into_iter().map(|at| (place(map, at), province(at))).collect(),
        seas: map.seas().into_iter().map(|at| (place(map, at), sea(at))).collect(),
        powers: map.power_ids().map(|of| (power(map, of), state(of))).collect(),
        goals: Goals {
            great: goals.great as usize,
            neutral: goals.neutral as usize,
            beyond: goals.beyond as usize,
            together: goals.together as usize,
        },
        rules: Rules {
            undeclared_void: settings.declared_only,
            attack_price: settings.attack_price,
            neutrals_build: settings.neutrals_build,
            neutrals_by_judge: !settings.master_leads,
            last_turn: settings.last_turn.into(),
        },
    })
}

/// A position as the second implementation keeps it.
pub(crate) fn position(map: &Scenario, board: &Rc<Map>, state: &State) -> Position {
    let by_power = |values: &[u32]| -> BTreeMap<String, i64> {
        map.power_ids().map(|of| (power(map, of), values[of.index()].into())).collect()
    };
    let ties = &state.ties;
    let allied = pairs(map, &ties.allies);
    let secret = pairs(map, &ties.secret);
    Position {
        map: board.clone(),
        turn: state.turn.into(),
        owner: map.provinces().into_iter().map(|at| (place(map, at), power(map, state.owner(at)))).collect(),
        arsenals: places(map, state.arsenals),
        treasury: by_power(&state.treasuries),
        units: state.units.iter().map(|unit| (who(map, unit), standing(map, unit))).collect(),
        numbers: numbers(map, state),
        wars: pairs(map, &ties.wars),
        alliances: allied.into_iter().map(|both| (both.clone(), secret.contains(&both))).collect(),
        coalitions: ties.coalitions.iter().map(|coalition| powers(map, coalition.members)).collect(),
        offers: ties.offers.iter().map(|offer| treaty(map, offer)).chain(offers_of_peace(map, &ties.peace)).collect(),
        disarmed_by: map
            .power_ids()
            .filter(|of| !map.great().contains(*of))
            .filter_map(|of| Some((power(map, of), power(map, state.takers[of.index()]?))))
            .collect(),
        out: powers(map, state.out),
        lost: by_power(&state.lost),
        killed: by_power(&state.destroyed),
    }
}

/// The sheets of a turn, line by line in canonical notation.
pub(crate) fn sheet(map: &Scenario, lines: &[Line]) -> Vec<String> {
    lines.iter().map(|line| line.written(map)).collect()
}

/// The name of a unit.
pub(crate) fn name(name: chancery_engine::empires::UnitName) -> Name {
    Name::read(&name.to_string()).unwrap()
}

fn who(map: &Scenario, unit: &Unit) -> Who {
    Who::new(&power(map, unit.power), name(unit.name))
}

fn standing(map: &Scenario, unit: &Unit) -> position::Unit {
    let army = (unit.attached > 0).then_some(unit.attached.into());
    position::Unit { place: place(map, unit.place), army, encircled: unit.encircled }
}

fn numbers(map: &Scenario, state: &State) -> BTreeMap<(String, Kind), u32> {
    let mut numbers = BTreeMap::new();
    for of in map.power_ids() {
        for (kind, highest) in chancery_engine::empires::Kind::ALL.into_iter().zip(state.numbers[of.index()]) {
            let kind = Kind::of(kind.letter()).unwrap();
            if highest > 0 {
                numbers.insert((power(map, of), kind), highest.into());
            }
        }
    }
    numbers
}

fn pairs(map: &Scenario, pairs: &Pairs) -> BTreeSet<(String, String)> {
    let of = |one: Power| pairs.of(one).into_iter().map(move |other| pair(&power(map, one), &power(map, other)));
    map.power_ids().flat_map(of).collect()
}

fn treaty(map: &Scenario, offer: &Offer) -> (position::Offer, Waiting) {
    let parties = powers(map, offer.parties);
    let waiting = Waiting { senders: powers(map, offer.sent), secret: offer.secret };
    (position::Offer::Alliance { parties, coalition: offer.coalition }, waiting)
}

fn offers_of_peace(map: &Scenario, peace: &Pairs) -> Vec<(position::Offer, Waiting)> {
    let offer = |from: Power, to: Power| {
        let senders = BTreeSet::from([power(map, from)]);
        let parties = BTreeSet::from([power(map, from), power(map, to)]);
        (position::Offer::Peace { parties }, Waiting { senders, secret: false })
    };
    map.power_ids().flat_map(|from| peace.of(from).into_iter().map(move |to| offer(from, to))).collect()
}
