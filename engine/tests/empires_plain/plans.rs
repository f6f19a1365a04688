//! Whether units can do what they are told, what each of them does then, and what it costs (R5, R6, R14 to R19).
//!
//! Everything is asked of the position after step 2: treaties, wars and attachments of this turn are known.

use super::names::Name;
use super::names::{Kind, Who};
use super::orders::{Action, Mention};
use super::turn::{Task, Turn};
use super::ways;

/// What one unit does, and its price in pounds.
#[derive(Clone, Debug)]
pub(crate) struct Step {
    /// The unit.
    pub(crate) who: Who,
    /// What it does.
    pub(crate) task: Task,
    /// What that costs.
    pub(crate) price: i64,
    /// How many provinces it marches.
    pub(crate) far: usize,
}

/// Why a line is void.
pub(crate) type Reason = &'static str;

/// The units that a line names: an army is its headquarters with the corps attached to it and beside it (N8).
pub(crate) fn expand(turn: &Turn, power: &str, mentions: &[Mention]) -> Result<Vec<Who>, Reason> {
    let mut units: Vec<Who> = Vec::new();
    for mention in mentions {
        let named = match mention {
            Mention::Unit(name) => vec![Who::new(power, *name)],
            Mention::Army(number) => {
                let headquarters = Who::new(power, Name::headquarters(*number));
                let corps = turn.now.corps_beside(&headquarters);
                std::iter::once(headquarters).chain(corps).collect()
            }
        };
        for who in named {
            if !turn.now.units.contains_key(&who) {
                return Err("no such unit");
            }
            if !units.contains(&who) {
                units.push(who);
            }
        }
    }
    Ok(units)
}

/// What each unit of a line does. All must be able to do it, else the line is void.
pub(crate) fn plan(turn: &Turn, units: &[Who], action: &Action) -> Result<Vec<Step>, Reason> {
    let obeys = |who: &Who| turn.now.units.get(who).is_none_or(|unit| !unit.encircled);
    if !matches!(action, Action::Hold) && !units.iter().all(obeys) {
        return Err("encircled"); // R56: but to hold is what they do
    }
    if let Action::Defend(borders) = action {
        return plan_defence(turn, units, borders);
    }
    let fights = matches!(action, Action::Support { .. } | Action::Attack { .. });
    if fights && units.iter().all(|who| who.name.kind == Kind::Headquarters) {
        return Err("a headquarters alone neither attacks nor supports"); // R21
    }
    units.iter().map(|who| plan_one(turn, who, action)).collect()
}

fn plan_one(turn: &Turn, who: &Who, action: &Action) -> Result<Step, Reason> {
    match (action, who.name.is_ship()) {
        (Action::Hold, _) => Ok(free(who, Task::Hold)),
        (Action::Move(to), false) => plan_march(turn, who, to),
        (Action::Rail(line), false) => plan_rail(turn, who, line),
        (Action::Attack { at, foe }, false) => plan_attack(turn, who, at, foe.as_deref()),
        (Action::Support { at, ally }, false) => plan_support(turn, who, at, ally.as_deref()),
        (Action::Move(to), true) => plan_sail(turn, who, to),
        (Action::Attack { at, foe }, true) => plan_strike(turn, who, at, foe.as_deref()),
        _ => Err("not for this kind of unit"),
    }
}

fn free(who: &Who, task: Task) -> Step {
    Step { who: who.clone(), task, price: 0, far: 0 }
}

fn place(turn: &Turn, who: &Who) -> String {
    turn.now.place_of(who).unwrap_or_default().to_owned()
}

/// March within the own and allied provinces (R16), or carriage by sea (R52). A headquarters pays nothing (R5).
fn plan_march(turn: &Turn, who: &Who, to: &str) -> Result<Step, Reason> {
    let (map, from) = (&turn.now.map, place(turn, who));
    let task = Task::March { to: to.to_owned() };
    let pays = i64::from(who.name.is_corps());
    if map.is_province(to) && !turn.now.is_friendly(&who.power, to) {
        return Err("foreign: write X to attack"); // N1
    }
    if map.is_sea(&from) || map.is_sea(to) {
        let near = map.touch(&from, to);
        return near.then(|| Step { who: who.clone(), task, price: 5 * pays, far: 1 }).ok_or("out of reach");
    }
    let far = ways::march(&turn.now, &who.power, &from, to).ok_or("no way there")?;
    if far == 0 || far > speed(turn, who) {
        return Err("out of reach");
    }
    Ok(Step { who: who.clone(), task, price: 3 * pays * far as i64, far })
}

/// How far a land unit marches: two provinces for a headquarters and for cavalry that goes with its own (R16).
fn speed(turn: &Turn, who: &Who) -> usize {
    match who.name.kind {
        Kind::Headquarters => 2,
        Kind::Cavalry if turn.now.is_commanded(who) => 2,
        _ => 1,
    }
}

/// Rail: own provinces from first to last, one to three of them, five pounds each, headquarters too (R17, R5).
fn plan_rail(turn: &Turn, who: &Who, line: &[String]) -> Result<Step, Reason> {
    let from = place(turn, who);
    if turn.now.owner.get(&from) != Some(&who.power) {
        return Err("not on an own railway");
    }
    let far = ways::rail(&turn.now, &who.power, &from, line).ok_or("no railway of one's own there")?;
    if !(1..=3).contains(&far) {
        return Err("too far by rail");
    }
    let to = line.last().cloned().unwrap_or_default();
    Ok(Step { who: who.clone(), task: Task::Rail { to }, price: 5 * far as i64, far })
}

/// An attack on a neighbouring province that is neither own nor allied (R16, R19, R42). It costs three pounds a
/// corps, five from the sea (R5). Whoever is named must own it.
fn plan_attack(turn: &Turn, who: &Who, at: &str, foe: Option<&str>) -> Result<Step, Reason> {
    let from = place(turn, who);
    check_target(turn, who, at, &from)?;
    if foe.is_some_and(|foe| foe != turn.now.owner_of(at)) {
        return Err("another's province");
    }
    let price = match (who.name.is_corps() && turn.now.map.rules.attack_price, turn.now.map.is_sea(&from)) {
        (false, _) => 0,
        (true, false) => 3,
        (true, true) => 5,
    };
    Ok(Step { who: who.clone(), task: Task::Attack { at: at.to_owned() }, price, far: 0 })
}

fn check_target(turn: &Turn, who: &Who, at: &str, from: &str) -> Result<(), Reason> {
    if !turn.now.map.is_province(at) || !turn.now.map.touch(from, at) {
        return Err("not a neighbouring province");
    }
    if turn.now.is_friendly(&who.power, at) {
        return Err("own or allied");
    }
    if turn.is_undeclared(&who.power, turn.now.owner_of(at)) {
        return Err("no war was declared in an earlier turn");
    }
    Ok(())
}

/// Support needs a common border with the province attacked, and costs nothing (R34).
fn plan_support(turn: &Turn, who: &Who, at: &str, ally: Option<&str>) -> Result<Step, Reason> {
    if who.name.kind == Kind::Headquarters {
        return Ok(free(who, Task::Hold));
    }
    check_target(turn, who, at, &place(turn, who))?;
    if ally.is_some_and(|ally| !turn.now.map.is_power(ally) || turn.now.hostile(&who.power, ally)) {
        return Err("no ally");
    }
    Ok(free(who, Task::Support { at: at.to_owned(), ally: ally.map(str::to_owned) }))
}

/// Defence: the first corps guard the first border, the next ones the next (R23). Only in a province, and only
/// toward a place on its border.
fn plan_defence(turn: &Turn, units: &[Who], borders: &[(String, Option<usize>)]) -> Result<Vec<Step>, Reason> {
    let (mut corps, others): (Vec<&Who>, Vec<&Who>) = units.iter().partition(|who| who.name.is_corps());
    if corps.is_empty() || others.iter().any(|who| who.name.is_ship()) {
        return Err("only corps defend");
    }
    let guards = |who: &&Who, border: &String| {
        let from = place(turn, who);
        turn.now.map.is_province(&from) && turn.now.map.touch(&from, border)
    };
    if !corps.iter().all(|who| borders.iter().all(|(border, _)| guards(who, border))) {
        return Err("no such border");
    }
    corps.sort_by_key(|who| who.name);
    let mut steps: Vec<Step> = others.into_iter().map(|who| free(who, Task::Hold)).collect();
    let mut rest = corps.into_iter();
    for (border, count) in borders {
        let wanted = count.unwrap_or(rest.len());
        if wanted == 0 || wanted > rest.len() {
            return Err("not so many corps");
        }
        let task = Task::Guard { border: border.clone() };
        steps.extend(rest.by_ref().take(wanted).map(|who| free(who, task.clone())));
    }
    steps.extend(rest.map(|who| free(who, Task::Hold)));
    Ok(steps)
}

/// Ships sail one to three steps, for one pound, to a sea area or to an own or allied port (R6, R47).
fn plan_sail(turn: &Turn, who: &Who, to: &str) -> Result<Step, Reason> {
    let map = &turn.now.map;
    let may_enter = map.is_sea(to) || turn.now.is_friendly(&who.power, to);
    let far = ways::sail(map, &place(turn, who), to).filter(|far| (1..=3).contains(far) && may_enter);
    let far = far.ok_or("out of reach")?;
    Ok(Step { who: who.clone(), task: Task::Sail { to: to.to_owned() }, price: 1, far })
}

/// Ships sail up to three steps and fight in a sea area (R48), or, from the nearest sea area on it, in a port (R50).
/// Who stays where he is pays nothing (R6).
fn plan_strike(turn: &Turn, who: &Who, at: &str, foe: Option<&str>) -> Result<Step, Reason> {
    let (map, from) = (&turn.now.map, place(turn, who));
    if let Some(foe) = foe {
        check_foe(turn, who, foe)?;
    }
    if map.is_province(at) && turn.now.is_friendly(&who.power, at) {
        return Err("own or allied");
    }
    let areas = if map.is_sea(at) { [at.to_owned()].into() } else { map.seas_beside(at) };
    let reach = areas.into_iter().filter_map(|area| ways::sail(map, &from, &area).map(|far| (far, area)));
    let (far, area) = reach.min().filter(|(far, _)| *far <= 3).ok_or("out of reach")?;
    let task = Task::Strike { area, at: at.to_owned(), foe: foe.map(str::to_owned) };
    Ok(Step { who: who.clone(), task, price: i64::from(far > 0), far })
}

fn check_foe(turn: &Turn, who: &Who, foe: &str) -> Result<(), Reason> {
    if !turn.now.is_alive(foe) || turn.now.allied(&who.power, foe) {
        return Err("no foe");
    }
    if turn.is_undeclared(&who.power, foe) {
        return Err("no war was declared in an earlier turn");
    }
    Ok(())
}
