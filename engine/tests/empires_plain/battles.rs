//! Step 7: land battles, all at once: sides, supports, strengths, and who wins.

use std::collections::{BTreeMap, BTreeSet};

use super::losses;
use super::names::{Kind, Who};
use super::report::Battle;
use super::supports;
use super::tolls::{self, Stance, Toll, worth};
use super::turn::{Task, Turn};

/// One side's attack on a province, against the whole defence (R21, R30).
#[derive(Clone, Debug)]
pub(crate) struct Fight {
    /// The province.
    pub(crate) at: String,
    /// The powers of the side, the strongest first.
    pub(crate) side: Vec<String>,
    /// Corps that attack.
    pub(crate) attackers: Vec<Who>,
    /// Corps that support them.
    pub(crate) supporters: Vec<Who>,
    /// Corps that defend.
    pub(crate) defenders: Vec<Who>,
    /// What each corps of the attack and its supports is worth, in eighths.
    pub(crate) attacking: BTreeMap<Who, i64>,
    /// What each corps of the defence is worth against this side.
    pub(crate) defending: BTreeMap<Who, i64>,
    /// What each power of the defence is worth against this side.
    pub(crate) defence_by_power: BTreeMap<String, i64>,
    /// Strength of the attack, in eighths.
    pub(crate) attack: i64,
    /// Strength of the defence, in eighths.
    pub(crate) defence: i64,
    /// What it costs.
    pub(crate) toll: Toll,
}

impl Fight {
    /// All corps that fight for the attacker.
    pub(crate) fn force(&self) -> Vec<Who> {
        self.attackers.iter().chain(&self.supporters).cloned().collect()
    }

    /// The places that the attackers come from.
    pub(crate) fn origins(&self, turn: &Turn) -> BTreeSet<String> {
        self.attackers.iter().filter_map(|who| turn.now.place_of(who)).map(str::to_owned).collect()
    }
}

/// A province that falls: the new owner, where the winners came from, and who may enter, in that order.
#[derive(Clone, Debug)]
pub(crate) struct Victory {
    /// The province.
    pub(crate) at: String,
    /// The strongest power of the side.
    pub(crate) owner: String,
    /// The places that the attackers came from.
    pub(crate) origins: BTreeSet<String>,
    /// The powers of the side, the strongest first.
    pub(crate) side: Vec<String>,
}

/// Step 7: strengths are all taken before anybody is lost (R25). Gives the provinces that fall.
pub(crate) fn fight(turn: &mut Turn) -> Vec<Victory> {
    let supporting = supports::supporting(turn);
    let targets: BTreeSet<String> = turn.tasks.values().filter_map(target).collect();
    supports::cut(turn, &targets);
    let fights: Vec<Fight> = targets.iter().flat_map(|at| fights_at(turn, at, &supporting)).collect();
    let origins: Vec<BTreeSet<String>> = fights.iter().map(|fight| fight.origins(turn)).collect();
    for fight in &fights {
        go_to_war(turn, fight);
        tell(turn, fight);
    }
    destroy_lonely_headquarters(turn, &fights);
    losses::take(turn, &fights);
    let victories = fights.iter().zip(origins).filter(|(fight, _)| falls(turn, fight, &fights));
    victories
        .map(|(fight, origins)| {
            let owner = fight.side.first().cloned().unwrap_or_default();
            Victory { at: fight.at.clone(), owner, origins, side: fight.side.clone() }
        })
        .collect()
}

fn target(task: &Task) -> Option<String> {
    match task {
        Task::Attack { at } => Some(at.clone()),
        _ => None,
    }
}

/// The corps that attack a province.
pub(crate) fn attackers_of(turn: &Turn, at: &str) -> Vec<Who> {
    let attacks = |who: &Who, task: &Task| who.name.is_corps() && target(task).as_deref() == Some(at);
    turn.tasks.iter().filter(|(who, task)| attacks(who, task)).map(|(who, _)| who.clone()).collect()
}

/// The fights for one province, one for each side (R21, R30).
fn fights_at(turn: &mut Turn, at: &str, supporting: &BTreeSet<Who>) -> Vec<Fight> {
    let all = attackers_of(turn, at);
    let strengths = by_power(&all, |who| attack_of(turn, who));
    let sides = tolls::sides(&turn.now, &strengths);
    let supporters = supports::share(turn, at, &sides, &strengths);
    let mut fights = Vec::new();
    for (side, supporters) in sides.into_iter().zip(supporters) {
        let attackers = all.iter().filter(|who| side.contains(&who.power)).cloned().collect();
        fights.push(one_fight(turn, at, Force { side, attackers, supporters }, supporting));
    }
    fights
}

/// What a corps is worth in the attack (R22).
fn attack_of(turn: &Turn, who: &Who) -> i64 {
    worth(who.name, Stance::Attacking, turn.now.is_commanded(who))
}

fn by_power(units: &[Who], value: impl Fn(&Who) -> i64) -> BTreeMap<String, i64> {
    let mut sums = BTreeMap::new();
    for who in units {
        *sums.entry(who.power.clone()).or_insert(0) += value(who);
    }
    sums
}

/// One side, before its strength is known.
struct Force {
    side: Vec<String>,
    attackers: Vec<Who>,
    supporters: Vec<Who>,
}

/// Every hostile corps in the province defends; a guest allied to the side's strongest power stands aside (R23).
fn one_fight(turn: &Turn, at: &str, force: Force, supporting: &BTreeSet<Who>) -> Fight {
    let strongest = force.side.first().map_or("", String::as_str);
    let defends = |who: &Who| who.name.is_corps() && turn.now.hostile(&who.power, strongest);
    let defenders: Vec<Who> = turn.now.land_units_at(at).into_iter().filter(defends).collect();
    let value = |who: &Who| worth(who.name, stance(turn, who, &force, supporting), turn.now.is_commanded(who));
    let defence_by_power = by_power(&defenders, value);
    let defending: BTreeMap<Who, i64> = defenders.iter().map(|who| (who.clone(), value(who))).collect();
    let all = force.attackers.iter().chain(&force.supporters);
    let attacking: BTreeMap<Who, i64> = all.map(|who| (who.clone(), attack_of(turn, who))).collect();
    let (attack, defence) = (attacking.values().sum(), defending.values().sum());
    let toll = tolls::toll(attack, defence, attacking.len(), defending.len());
    let Force { side, attackers, supporters } = force;
    let at = at.to_owned();
    Fight { at, side, attackers, supporters, defenders, attacking, defending, defence_by_power, attack, defence, toll }
}

/// What a defending corps does (R23 to R25, R56).
fn stance(turn: &Turn, who: &Who, against: &Force, supporting: &BTreeSet<Who>) -> Stance {
    if turn.now.units.get(who).is_some_and(|unit| unit.encircled) {
        return Stance::Encircled;
    }
    if turn.by_rail.contains(who) {
        return Stance::OnATrain;
    }
    if supporting.contains(who) {
        return Stance::Supporting;
    }
    let from = |other: &&Who, place: &str| turn.now.place_of(other) == Some(place);
    match turn.tasks.get(who) {
        Some(Task::Guard { border }) => {
            let mut all = against.attackers.iter().chain(&against.supporters);
            if all.any(|other| from(&other, border)) { Stance::Guarding } else { Stance::Standing }
        }
        Some(Task::Attack { at }) => {
            let meets = |other: &Who| from(&other, at) && turn.now.hostile(&other.power, &who.power);
            if against.attackers.iter().any(meets) { Stance::Attacking } else { Stance::Standing }
        }
        _ => Stance::Standing,
    }
}

/// An attack, or its support, is war with the owner of the province and with all who defend it (R43).
fn go_to_war(turn: &mut Turn, fight: &Fight) {
    let mut against: BTreeSet<String> = fight.defence_by_power.keys().cloned().collect();
    against.extend(defending_headquarters(turn, fight).into_iter().map(|who| who.power));
    against.insert(turn.now.owner_of(&fight.at).to_owned());
    let force: BTreeSet<String> = fight.force().into_iter().map(|who| who.power).collect();
    for attacker in &force {
        for defender in &against {
            turn.begin_war(attacker, defender);
        }
    }
}

/// Battles are told, losses when they are taken; who walks into an empty province fights nobody (R38).
fn tell(turn: &mut Turn, fight: &Fight) {
    let headquarters = defending_headquarters(turn, fight);
    turn.report.battles.push(Battle {
        place: fight.at.clone(),
        attackers: fight.side.iter().cloned().collect(),
        defenders: fight
            .defence_by_power
            .keys()
            .cloned()
            .chain(headquarters.into_iter().map(|who| who.power))
            .collect(),
        attacking: fight.attacking.clone(),
        defending: fight.defending.clone(),
        attack: fight.attack,
        defence: fight.defence,
        attackers_lose: 0,
        defenders_lose: 0,
    });
}

fn defending_headquarters(turn: &Turn, fight: &Fight) -> Vec<Who> {
    let strongest = fight.side.first().map_or("", String::as_str);
    let there = turn.now.land_units_at(&fight.at);
    there
        .into_iter()
        .filter(|who| who.name.kind == Kind::Headquarters && turn.now.hostile(&who.power, strongest))
        .collect()
}

/// R35: in an attacked province every headquarters without attached corps is destroyed, even if the attack fails. Attacked
/// means by a hostile corps, whoever else is on its side; it is war (R43). The strongest hostile power, without supporters,
/// destroys it (R65).
fn destroy_lonely_headquarters(turn: &mut Turn, fights: &[Fight]) {
    for who in turn.now.units.keys().filter(|who| who.name.kind == Kind::Headquarters).cloned().collect::<Vec<_>>() {
        let here = fights.iter().filter(|fight| turn.now.place_of(&who) == Some(fight.at.as_str()));
        let attackers: Vec<Who> = here.flat_map(|fight| fight.attackers.clone()).collect();
        let hostile: Vec<Who> =
            attackers.into_iter().filter(|attacker| turn.now.hostile(&attacker.power, &who.power)).collect();
        let strengths = by_power(&hostile, |attacker| attack_of(turn, attacker));
        if let Some(by) = tolls::strongest(&strengths)
            && turn.now.corps_beside(&who).is_empty()
        {
            strengths.keys().for_each(|attacker| turn.begin_war(attacker, &who.power));
            turn.kill(&who, Some(&by));
        }
    }
}

/// A province falls to a side with twice the strength of the defence and a corps left, that is stronger than every
/// other side (R29, R30).
fn falls(turn: &Turn, fight: &Fight, fights: &[Fight]) -> bool {
    let strongest = fights
        .iter()
        .filter(|other| other.at == fight.at && other.side != fight.side)
        .all(|other| other.attack < fight.attack);
    let survives = fight.attackers.iter().any(|who| turn.now.units.contains_key(who));
    fight.attack >= 2 * fight.defence && strongest && survives
}
