//! Who is lost in the battles of a turn (R28, R31 to R33).

use super::Turn;
use super::battle::Fight;
use super::report::{Battle, Cause, Event, Role, Whose};
use super::sides::{by_power, strongest};
use crate::empires::scenario::{Kind, Power, PowerSet};

/// What one power loses in one battle, on one side of it.
#[derive(Clone, Copy, Debug)]
struct Share {
    power: Power,
    fight: usize,
    attacks: bool,
    infantry: u32,
    cavalry: u32,
}

impl Share {
    fn total(&self) -> u32 {
        self.infantry + self.cavalry
    }
}

/// Takes the losses, and says of each battle how it ended.
pub(super) fn take(turn: &mut Turn<'_>, fights: &[Fight]) -> Vec<bool> {
    let mut shares: Vec<Share> = (0..fights.len()).flat_map(|fight| both_sides(turn, fights, fight)).collect();
    shares.sort_by_key(|share| share.power);
    let mut heaviest: Vec<Share> =
        shares.chunk_by(|one, other| one.power == other.power).flat_map(|of| linked(fights, of)).collect();
    // First at home, then abroad (R31).
    heaviest.sort_by_key(|share| (share.attacks, share.power, share.fight));
    let mut lost = vec![(Vec::new(), Vec::new()); fights.len()];
    for share in heaviest {
        let fallen = fall(turn, &fights[share.fight], &share);
        let (attackers, defenders) = &mut lost[share.fight];
        if share.attacks { attackers } else { defenders }.extend(fallen);
    }
    let fell: Vec<bool> = (0..fights.len()).map(|fight| falls(turn, fights, fight)).collect();
    for ((index, fight), (attackers, defenders)) in fights.iter().enumerate().zip(lost) {
        let owner = turn.state.owner(fight.at);
        let there: PowerSet = fight.defenders.iter().map(|unit| turn.state.units[*unit].power).collect();
        turn.tell(Event::OnLand(Battle {
            at: fight.at,
            side: fight.side.powers.clone(),
            against: there.with(owner),
            attack: fight.attack,
            defence: fight.defence,
            attackers_lost: attackers.len() as u32,
            defenders_lost: defenders.len() as u32,
            lost: [attackers, defenders].concat(),
            fell: fell[index],
            shares: fight.shares.iter().map(|(_, share)| *share).collect(),
        }));
    }
    fell
}

/// The province falls at 2 : 1, to a side that is stronger than every other and of which an attacking corps survives
/// (R29, R30).
fn falls(turn: &Turn<'_>, fights: &[Fight], index: usize) -> bool {
    let fight = &fights[index];
    let rival =
        |(other, known): (usize, &Fight)| other != index && known.at == fight.at && known.attack >= fight.attack;
    let survives = |unit: &usize| !turn.gone[*unit] && turn.state.units[*unit].name.kind.is_corps();
    fight.attack >= 2 * fight.defence && !fights.iter().enumerate().any(rival) && fight.attackers.iter().any(survives)
}

/// Splits the losses of a battle by kind and power.
fn both_sides(turn: &Turn<'_>, fights: &[Fight], fight: usize) -> Vec<Share> {
    let known = &fights[fight];
    let side = |attacks: bool| -> Vec<usize> {
        let of = |role: Role| (role != Role::Defender) == attacks;
        known.shares.iter().filter(|(_, share)| of(share.role)).map(|(unit, _)| *unit).collect()
    };
    let mut shares = split(turn, (fight, true), &side(true), known.toll.attackers);
    shares.extend(split(turn, (fight, false), &side(false), known.toll.defenders));
    shares
}

/// Of the attackers cavalry bears its share, rounded in its favour; of the defenders infantry is lost first (R32). Each loss
/// falls on the power with most corps left in the battle (R33).
fn split(turn: &Turn<'_>, (fight, attacks): (usize, bool), corps: &[usize], count: u32) -> Vec<Share> {
    let mut left: Vec<(Power, [u32; 2])> = Vec::new();
    for unit in corps.iter().map(|unit| &turn.state.units[*unit]) {
        let kind = usize::from(unit.name.kind == Kind::Cavalry);
        match left.iter_mut().find(|(power, _)| *power == unit.power) {
            Some((_, counts)) => counts[kind] += 1,
            None => left.push((unit.power, if kind == 0 { [1, 0] } else { [0, 1] })),
        }
    }
    let sum = |kind: usize| left.iter().map(|(_, counts)| counts[kind]).sum::<u32>();
    let (infantry, cavalry) = (sum(0), sum(1));
    let share_of_cavalry = if attacks { count * cavalry / (infantry + cavalry).max(1) } else { 0 };
    let of_infantry = (count - share_of_cavalry).min(infantry);
    let mut shares: Vec<Share> =
        left.iter().map(|(power, _)| Share { power: *power, fight, attacks, infantry: 0, cavalry: 0 }).collect();
    for (kind, count) in [(0, of_infantry), (1, count - of_infantry)] {
        for _ in 0..count {
            let able = left.iter().filter(|(_, counts)| counts[kind] > 0);
            let Some(power) = strongest(able.map(|(power, counts)| (*power, counts[0] + counts[1])).collect()) else {
                break;
            };
            left.iter_mut().filter(|(known, _)| *known == power).for_each(|(_, counts)| counts[kind] -= 1);
            for share in shares.iter_mut().filter(|share| share.power == power) {
                *(if kind == 0 { &mut share.infantry } else { &mut share.cavalry }) += 1;
            }
        }
    }
    shares
}

/// Of battles that are linked for a power only its heaviest loss counts (R25, R30, R31).
fn linked(fights: &[Fight], shares: &[Share]) -> Vec<Share> {
    let mut group: Vec<usize> = (0..shares.len()).collect();
    for one in 0..shares.len() {
        for other in one + 1..shares.len() {
            if are_linked(fights, &shares[one], &shares[other]) {
                let (from, to) = (group[other], group[one]);
                group.iter_mut().filter(|known| **known == from).for_each(|known| *known = to);
            }
        }
    }
    let mut heaviest = Vec::new();
    for id in 0..shares.len() {
        let members = shares.iter().zip(&group).filter(|(_, known)| **known == id).map(|(share, _)| *share);
        let key =
            |share: &Share| (std::cmp::Reverse(share.total()), !share.attacks, fights[share.fight].at, share.fight);
        heaviest.extend(members.min_by_key(key));
    }
    heaviest
}

fn are_linked(fights: &[Fight], one: &Share, other: &Share) -> bool {
    let (here, there) = (&fights[one.fight], &fights[other.fight]);
    let twice_attacked = here.at == there.at && !one.attacks && !other.attacks;
    twice_attacked || are_mutual(here, there) || are_mutual(there, here)
}

/// Whether some of the defence of one battle are the attackers of the other, and attack whence they are attacked (R25). What
/// a third side attacks there is a battle of its own.
fn are_mutual(here: &Fight, there: &Fight) -> bool {
    here.meeting.iter().any(|unit| there.attackers.contains(unit))
}

/// Destroys corps of a power: unattached ones first, then the highest number (R33).
fn fall(turn: &mut Turn<'_>, fight: &Fight, share: &Share) -> Vec<Whose> {
    let by = if share.attacks { defender(fight) } else { Some(fight.side.first()) };
    let of = |role: Role| (role != Role::Defender) == share.attacks;
    let pool: Vec<usize> = fight
        .shares
        .iter()
        .filter(|(_, known)| of(known.role) && known.unit.power == share.power)
        .map(|(unit, _)| *unit)
        .collect();
    let mut lost = Vec::new();
    for (kind, count) in [(Kind::Infantry, share.infantry), (Kind::Cavalry, share.cavalry)] {
        for _ in 0..count {
            let alive = || pool.iter().copied().filter(|unit| !turn.gone[*unit]);
            let key = |unit: &usize| {
                let name = turn.state.units[*unit].name;
                (name.kind == kind, !turn.commanded(*unit), name.number)
            };
            let Some(unit) = alive().max_by_key(key) else { return lost };
            lost.push(turn.whose(unit));
            turn.lose(unit, Cause::Battle(fight.at), by);
        }
    }
    lost
}

/// The strongest power of the defence, to whom what it destroys is credited (R65).
fn defender(fight: &Fight) -> Option<Power> {
    let defence = fight.shares.iter().filter(|(_, share)| share.role == Role::Defender);
    strongest(by_power(defence.map(|(_, share)| (share.unit.power, share.factors.eighths()))))
}
