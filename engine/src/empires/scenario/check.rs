//! Whether a scenario holds together: borders, railways, ports, and who starts where.

use super::layout::{Kind, Scenario, StartUnit};
use super::place::{Place, PlaceSet, Power};

/// The most land units in a province, and ships in a port (R13).
pub const ROOM: usize = 10;
/// The most corps that a headquarters commands (R14).
pub const CORPS_OF_ARMY: usize = 5;

/// A scenario does not hold together.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Fault {
    /// A way leads out and none back.
    #[error("{from} names {to} under `{key}`, and {to} does not name {from}: write it on both sides or on none")]
    OneSided {
        /// What it stands under.
        key: &'static str,
        /// The place that names the other.
        from: String,
        /// The place that does not.
        to: String,
    },
    /// A place is its own neighbour.
    #[error("{0} is its own neighbour")]
    Itself(String),
    /// A railway crosses no border.
    #[error("a railway leads from {0} to {1}, and no border: write {1} under `land` as well")]
    Rail(String, String),
    /// Nothing leads there.
    #[error("nothing leads to {0}: it needs `land` or `coast`")]
    Lonely(String),
    /// A unit starts where it cannot.
    #[error("{0}")]
    Unit(String),
    /// Something about a power.
    #[error("{0}")]
    Power(String),
    /// Something about the whole.
    #[error("{0}")]
    Whole(String),
}

/// In which lines of the file things stand.
pub(super) struct Lines {
    pub(super) whole: usize,
    pub(super) places: Vec<usize>,
    pub(super) powers: Vec<usize>,
}

/// The first fault, and its line.
pub(super) fn fault(scenario: &Scenario, lines: &Lines) -> Option<(usize, Fault)> {
    if let Some(fault) = whole(scenario) {
        return Some((lines.whole, fault));
    }
    for place in scenario.provinces | scenario.seas {
        if let Some(fault) = borders(scenario, place) {
            return Some((lines.places[place.index()], fault));
        }
    }
    scenario.power_ids().find_map(|power| Some((lines.powers[power.index()], power_fault(scenario, power)?)))
}

fn whole(scenario: &Scenario) -> Option<Fault> {
    let message = if scenario.great.len() < 2 {
        "a scenario needs at least two great powers: `power RED The Reds`"
    } else if scenario.seas.is_empty() {
        "a scenario needs at least one sea area: `sea SND The Sound`"
    } else {
        return None;
    };
    Some(Fault::Whole(message.to_owned()))
}

fn borders(scenario: &Scenario, place: Place) -> Option<Fault> {
    let name = |place: Place| scenario.info(place).title.english.clone();
    let near = scenario.land(place) | scenario.water(place);
    if near.contains(place) {
        return Some(Fault::Itself(name(place)));
    }
    if near.is_empty() && scenario.ports(place).is_empty() {
        return Some(Fault::Lonely(name(place)));
    }
    if let Some(to) = (scenario.rail(place) & !scenario.land(place)).first() {
        return Some(Fault::Rail(name(place), name(to)));
    }
    let one_sided = |key, to: Option<Place>| Some(Fault::OneSided { key, from: name(place), to: name(to?) });
    let back = |set: &[PlaceSet], to: &Place| !set[to.index()].contains(place);
    let land = scenario.land(place).into_iter().find(|to| back(&scenario.land, to));
    let rail = scenario.rail(place).into_iter().find(|to| back(&scenario.rail, to));
    let sea = if scenario.is_sea(place) { scenario.water(place) } else { PlaceSet::EMPTY };
    let sea = sea.into_iter().find(|to| back(&scenario.water, to));
    one_sided("land", land).or_else(|| one_sided("rail", rail)).or_else(|| one_sided("near", sea))
}

fn power_fault(scenario: &Scenario, power: Power) -> Option<Fault> {
    let info = scenario.power_info(power);
    let name = &info.title.english;
    if scenario.home(info.capital) != Some(power) {
        let capital = &scenario.info(info.capital).title.english;
        return Some(Fault::Power(format!("{capital} is the capital of {name} and not its own province")));
    }
    info.units.iter().find_map(|unit| unit_fault(scenario, power, unit))
}

fn unit_fault(scenario: &Scenario, power: Power, unit: &StartUnit) -> Option<Fault> {
    let info = scenario.power_info(power);
    let (name, place) = (format!("{}{}", unit.kind.letter(), unit.number), &scenario.info(unit.place).title.english);
    let at_home = scenario.home(unit.place) == Some(power);
    let beside = info.units.iter().filter(|other| other.place == unit.place);
    let beside = beside.filter(|other| other.kind.is_land() == unit.kind.is_land()).count();
    let army = info.units.iter().filter(|other| other.attached == unit.number).count();
    let message = if !at_home {
        format!("{name} starts in {place}, which is not a province of {}", info.title.english)
    } else if unit.kind == Kind::Battleship && scenario.water(unit.place).is_empty() {
        format!("{name} starts in {place}, which has no port")
    } else if beside > ROOM {
        format!("{beside} units start in {place}; {ROOM} are the most")
    } else if unit.kind == Kind::Headquarters && army > CORPS_OF_ARMY {
        format!("{name} has {army} corps; {CORPS_OF_ARMY} are the most")
    } else {
        return None;
    };
    Some(Fault::Unit(message))
}
