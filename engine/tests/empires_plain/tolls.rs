//! The tables of battle: what a corps is worth (R22, R23), what a battle costs each side, and how an attacking force
//! splits into sides (R26 to R30). Strengths are in eighths (R2).

use std::collections::BTreeMap;

use super::names::{Kind, Name};
use super::position::Position;

/// What a corps does while it is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stance {
    /// It attacks, supports an attack, or defends at home in a mutual attack (R22, R25).
    Attacking,
    /// It guards a border that is crossed.
    Guarding,
    /// It stands, guards another border, has just marched in, or attacks elsewhere.
    Standing,
    /// It was told to support, and is attacked at home.
    Supporting,
    /// It has arrived by rail.
    OnATrain,
    /// It is encircled (R56).
    Encircled,
}

/// The worth of a corps: its base, changed by what it does; half of that without command (R14).
pub(crate) fn worth(name: Name, stance: Stance, commanded: bool) -> i64 {
    let infantry = name.kind == Kind::Infantry;
    let base = if infantry { 3 * 8 } else { 8 };
    let changed = match stance {
        Stance::Attacking => base + if infantry { 8 } else { 2 * 8 },
        Stance::Guarding => base + if infantry { 3 * 8 } else { 8 },
        Stance::Standing => base,
        Stance::Supporting | Stance::Encircled => base / 2,
        Stance::OnATrain => base / 4,
    };
    if commanded { changed } else { changed / 2 }
}

/// What a battle costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Toll {
    /// Corps or ships that the attackers lose.
    pub(crate) attackers: usize,
    /// Corps or ships that the defenders lose.
    pub(crate) defenders: usize,
    /// The whole part of stronger to weaker (R26); nothing if the weaker has no strength at all.
    pub(crate) ratio: Option<i64>,
}

/// The table of losses (R26 to R28): both are shares of the number on the weaker side, rounded down; nobody loses more
/// than he has.
pub(crate) fn toll(attack: i64, defence: i64, attackers: usize, defenders: usize) -> Toll {
    if attack == defence {
        let third = attackers.min(defenders) / 3;
        return Toll { attackers: third, defenders: third, ratio: Some(1) };
    }
    let attacker_is_stronger = attack > defence;
    let (strong, weak) = if attacker_is_stronger { (attack, defence) } else { (defence, attack) };
    let (many, base) = if attacker_is_stronger { (attackers, defenders) } else { (defenders, attackers) };
    let ratio = if weak > 0 { Some(strong / weak) } else { None };
    let (of_stronger, of_weaker) = match ratio {
        None => (0, base),
        Some(1) => (base / 3, base / 3),
        Some(2) => (base * 25 / 100, base / 3),
        Some(3) => (base * 20 / 100, base * 40 / 100),
        Some(4) => (base * 20 / 100, base * 60 / 100),
        Some(5) => (base * 20 / 100, base * 80 / 100),
        Some(6) => (base * 20 / 100, base),
        Some(_) => (0, base),
    };
    let (of_stronger, of_weaker) = (of_stronger.min(many), of_weaker.min(base));
    match attacker_is_stronger {
        true => Toll { attackers: of_stronger, defenders: of_weaker, ratio },
        false => Toll { attackers: of_weaker, defenders: of_stronger, ratio },
    }
}

/// Sides (R30): from the strongest power down, each joins the first side all of whose powers are its allies. Ties go by
/// the powers' codes. In each side the strongest power comes first.
pub(crate) fn sides(position: &Position, strengths: &BTreeMap<String, i64>) -> Vec<Vec<String>> {
    let mut powers: Vec<&String> = strengths.keys().collect();
    powers.sort_by_key(|power| (-strengths.get(*power).copied().unwrap_or(0), (*power).clone()));
    let mut sides: Vec<Vec<String>> = Vec::new();
    for power in powers {
        let fits = |side: &&mut Vec<String>| side.iter().all(|other| position.allied(power, other));
        match sides.iter_mut().find(fits) {
            Some(side) => side.push(power.clone()),
            None => sides.push(vec![power.clone()]),
        }
    }
    sides
}

/// The strongest of some powers; ties go by code.
pub(crate) fn strongest(strengths: &BTreeMap<String, i64>) -> Option<String> {
    strengths
        .iter()
        .max_by_key(|(power, strength)| (**strength, std::cmp::Reverse((*power).clone())))
        .map(|(power, _)| power.clone())
}

#[cfg(test)]
mod tests {
    use super::{Name, Stance, toll, worth};

    #[test]
    fn two_armies_of_five_lose_one_corps_each() {
        let cost = toll(160, 160, 5, 5);
        assert_eq!((cost.attackers, cost.defenders), (1, 1));
    }

    #[test]
    fn a_ratio_just_below_three_is_in_the_band_of_two() {
        let cost = toll(224, 76, 7, 4);
        assert_eq!((cost.attackers, cost.defenders, cost.ratio), (1, 1, Some(2)));
    }

    #[test]
    fn the_examples_of_the_source_hold() {
        let worth_of = |name, stance, commanded| Name::read(name).map(|name| worth(name, stance, commanded));
        assert_eq!(worth_of("I1", Stance::Attacking, true), Some(32));
        assert_eq!(worth_of("C1", Stance::Attacking, true), Some(24));
        assert_eq!(worth_of("C1", Stance::Attacking, false), Some(12));
        assert_eq!(worth_of("I1", Stance::OnATrain, false), Some(3));
    }
}
