//! Who is lost on land: shares by kind and power, battles that are linked, and which corps it is (R25, R30 to R33).

use std::collections::{BTreeMap, BTreeSet};

use super::battles::Fight;
use super::names::{Kind, Who};
use super::report::Battle;
use super::tolls;
use super::turn::Turn;

/// What one power loses in one battle.
#[derive(Clone, Debug)]
struct Share {
    power: String,
    /// The number of the battle in the list.
    fight: usize,
    attacks: bool,
    infantry: usize,
    cavalry: usize,
}

impl Share {
    fn corps(&self) -> usize {
        self.infantry + self.cavalry
    }
}

/// All losses of step 7. Of battles that are linked a power suffers only its heaviest; of others all, first at home
/// (R31).
pub(crate) fn take(turn: &mut Turn, fights: &[Fight]) {
    let mut of: BTreeMap<String, Vec<Share>> = BTreeMap::new();
    for (index, fight) in fights.iter().enumerate() {
        for share in shares(fight, index) {
            of.entry(share.power.clone()).or_default().push(share);
        }
    }
    let mut all: Vec<Share> = of.values().flat_map(|own| heaviest(turn, fights, own)).collect();
    all.sort_by_key(|share| (share.attacks, share.fight, share.power.clone()));
    for share in all {
        if let Some(fight) = fights.get(share.fight) {
            lose(turn, fight, &share);
        }
    }
}

/// Of a power's losses the heaviest of each group of linked battles.
fn heaviest(turn: &Turn, fights: &[Fight], own: &[Share]) -> Vec<Share> {
    let mut heaviest: BTreeMap<usize, &Share> = BTreeMap::new();
    for (share, group) in own.iter().zip(linked(turn, fights, own)) {
        if heaviest.get(&group).is_none_or(|known| outweighs(share, known)) {
            heaviest.insert(group, share);
        }
    }
    heaviest.into_values().cloned().collect()
}

/// The heavier loss counts; of level ones that as attacker, then the one that comes first by province (R31).
fn outweighs(new: &Share, known: &Share) -> bool {
    (new.corps(), new.attacks) > (known.corps(), known.attacks)
}

/// Which of a power's losses are in battles that are linked, as a number for each: those for one province that it
/// defends (R30: each attacker suffers his own), those of a mutual attack, and chains of them (R25, R31).
fn linked(turn: &Turn, fights: &[Fight], own: &[Share]) -> Vec<usize> {
    let mut groups: Vec<usize> = (0..own.len()).collect();
    for (one, first) in own.iter().enumerate() {
        for (other, second) in own.iter().enumerate().skip(one + 1) {
            let (Some(here), Some(there)) = (fights.get(first.fight), fights.get(second.fight)) else {
                continue;
            };
            let defends = here.at == there.at && !first.attacks && !second.attacks;
            if defends || is_mutual(turn, here, there) {
                let (Some(&keep), Some(&give)) = (groups.get(one), groups.get(other)) else {
                    continue;
                };
                groups.iter_mut().filter(|group| **group == give).for_each(|group| *group = keep);
            }
        }
    }
    groups
}

/// Whether units in one province attack the other while hostile units there attack the first (R25).
fn is_mutual(turn: &Turn, first: &Fight, second: &Fight) -> bool {
    let from = |fight: &Fight, place: &str| -> BTreeSet<String> {
        let there = fight.attackers.iter().filter(|who| turn.now.place_of(who) == Some(place));
        there.map(|who| who.power.clone()).collect()
    };
    let (ours, theirs) = (from(first, &second.at), from(second, &first.at));
    ours.iter().any(|one| theirs.iter().any(|other| turn.now.hostile(one, other)))
}

/// What each power loses in a battle. Attackers' cavalry bears its share rounded down; defenders lose infantry first
/// (R32).
fn shares(fight: &Fight, index: usize) -> Vec<Share> {
    let force = fight.force();
    let cavalry = |corps: &[Who]| corps.iter().filter(|who| who.name.kind == Kind::Cavalry).count();
    let riders = if force.is_empty() { 0 } else { fight.toll.attackers * cavalry(&force) / force.len() };
    let on_foot = fight.toll.defenders.min(fight.defenders.len() - cavalry(&fight.defenders));
    let attackers = spread(&force, fight.toll.attackers - riders, riders);
    let defenders = spread(&fight.defenders, on_foot, fight.toll.defenders - on_foot);
    let share =
        |attacks: bool| move |(power, (infantry, cavalry))| Share { power, fight: index, attacks, infantry, cavalry };
    attackers.into_iter().map(share(true)).chain(defenders.into_iter().map(share(false))).collect()
}

/// Each loss falls on the power with most corps left in the battle that still has one of that kind; ties go by the
/// powers' codes (R33). Who loses nothing has a share too: battles are linked through it.
fn spread(corps: &[Who], infantry: usize, cavalry: usize) -> BTreeMap<String, (usize, usize)> {
    let mut left: Vec<&Who> = corps.iter().collect();
    let mut shares: BTreeMap<String, (usize, usize)> = corps.iter().map(|who| (who.power.clone(), (0, 0))).collect();
    let kinds = std::iter::repeat_n(Kind::Infantry, infantry).chain(std::iter::repeat_n(Kind::Cavalry, cavalry));
    for kind in kinds {
        let has_kind = |power: &str| left.iter().any(|who| who.power == power && who.name.kind == kind);
        let mut counts: BTreeMap<String, i64> = BTreeMap::new();
        for who in left.iter().filter(|who| has_kind(&who.power)) {
            *counts.entry(who.power.clone()).or_insert(0) += 1;
        }
        let Some(power) = tolls::strongest(&counts) else {
            continue;
        };
        let Some(index) = left.iter().position(|who| who.power == power && who.name.kind == kind) else {
            continue;
        };
        left.remove(index);
        let share = shares.entry(power).or_insert((0, 0));
        if kind == Kind::Infantry {
            share.0 += 1;
        } else {
            share.1 += 1;
        }
    }
    shares
}

/// A power's loss is taken from its corps in that battle, those without command first, then the highest number (R33;
/// who is parted from his headquarters has left the army). When those of a kind have been lost elsewhere already, the
/// other kind bears the loss (R31). It is credited to the strongest power of the other side (R65).
fn lose(turn: &mut Turn, fight: &Fight, share: &Share) {
    let corps = if share.attacks { fight.force() } else { fight.defenders.clone() };
    let by = if share.attacks { tolls::strongest(&fight.defence_by_power) } else { fight.side.first().cloned() };
    for (kind, count) in [(Kind::Infantry, share.infantry), (Kind::Cavalry, share.cavalry)] {
        for _ in 0..count {
            let alive = corps.iter().filter(|who| who.power == share.power && turn.now.units.contains_key(who));
            let loose = |who: &Who| !turn.now.is_commanded(who);
            let lost = alive.max_by_key(|who| (who.name.kind == kind, loose(who), who.name.number)).cloned();
            if let Some(lost) = lost {
                turn.kill(&lost, by.as_deref());
                tell(turn, fight, share.attacks);
            }
        }
    }
}

/// A corps is told as lost in the battle in which it was lost, and in no other that is linked with it.
fn tell(turn: &mut Turn, fight: &Fight, attacks: bool) {
    let is_it = |battle: &&mut Battle| battle.place == fight.at && battle.attacking == fight.attacking;
    if let Some(battle) = turn.report.battles.iter_mut().find(is_it) {
        if attacks {
            battle.attackers_lose += 1;
        } else {
            battle.defenders_lose += 1;
        }
    }
}
