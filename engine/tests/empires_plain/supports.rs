//! Supports in land battles: who gives them, what voids them, and to which side they go (R34).

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use super::battles::attackers_of;
use super::names::Who;
use super::turn::{Task, Turn};

/// All corps that were told to support.
pub(crate) fn supporting(turn: &Turn) -> BTreeSet<Who> {
    turn.tasks.iter().filter(|(_, task)| matches!(task, Task::Support { .. })).map(|(who, _)| who.clone()).collect()
}

/// Whether a unit is attacked: a hostile corps attacks the province where it stands (RULINGS, "Words").
fn is_attacked(turn: &Turn, who: &Who) -> bool {
    let place = turn.now.place_of(who).unwrap_or_default();
    attackers_of(turn, place).iter().any(|attacker| turn.now.hostile(&attacker.power, &who.power))
}

/// R34: any attack of a hostile power on the supporter's province voids a support, however weak and wherever from. So
/// does the want of an attack to support.
pub(crate) fn cut(turn: &mut Turn, targets: &BTreeSet<String>) {
    let attacked: Vec<Who> = supporting(turn).into_iter().filter(|who| is_attacked(turn, who)).collect();
    for who in attacked {
        turn.give_up(&who, "attacked at home");
    }
    let aimless = |who: &Who| matches!(turn.tasks.get(who), Some(Task::Support { at, .. }) if !targets.contains(at));
    let aimless: Vec<Who> = supporting(turn).into_iter().filter(aimless).collect();
    for who in aimless {
        turn.give_up(&who, "no attack to support");
    }
}

/// R34: a support goes to the side of the ally named; unnamed, to the own one, else to the strongest side of allies.
/// A support that finds none is void.
pub(crate) fn share(
    turn: &mut Turn,
    at: &str,
    sides: &[Vec<String>],
    strengths: &BTreeMap<String, i64>,
) -> Vec<Vec<Who>> {
    let mut shares = vec![Vec::new(); sides.len()];
    let tasks = turn.tasks.clone();
    for (who, task) in tasks {
        let Task::Support { at: wanted, ally } = task else {
            continue;
        };
        if wanted != at {
            continue;
        }
        let share =
            side_to_support(turn, &who, ally.as_deref(), sides, strengths).and_then(|index| shares.get_mut(index));
        match share {
            Some(share) => share.push(who),
            None => turn.give_up(&who, "no attack to support"),
        }
    }
    shares
}

fn side_to_support(
    turn: &Turn,
    who: &Who,
    ally: Option<&str>,
    sides: &[Vec<String>],
    strengths: &BTreeMap<String, i64>,
) -> Option<usize> {
    let has = |power: &str| sides.iter().position(|side| side.iter().any(|member| member == power));
    if let Some(ally) = ally {
        return has(ally);
    }
    if let Some(own) = has(&who.power) {
        return Some(own);
    }
    let strength = |side: &[String]| -> i64 { side.iter().filter_map(|power| strengths.get(power)).sum() };
    let allied = |side: &[String]| side.iter().all(|power| turn.now.allied(&who.power, power));
    let possible = sides.iter().enumerate().filter(|(_, side)| allied(side));
    possible.max_by_key(|(index, side)| (strength(side), Reverse(*index))).map(|(index, _)| index)
}
