//! Step 7: who attacks, supports and defends where, and how strong they are (R21 to R25, R30, R34, R35).

use super::Turn;
use super::census::Census;
use super::march::ship_goes_along;
use super::report::{Cause, Event, Role, Share};
use super::sides::{Side, by_power, sides, strongest};
use super::strength::{Factors, Toll, toll};
use crate::empires::orders::{Order, Why};
use crate::empires::scenario::{Kind, Place, PlaceSet, Power, PowerSet};
use crate::empires::state::Unit;

/// A battle on land before anybody has lost anything.
#[derive(Clone, Debug)]
pub(super) struct Fight {
    pub(super) at: Place,
    pub(super) side: Side,
    /// Everybody who attacks, headquarters too.
    pub(super) attackers: Vec<usize>,
    /// All hostile land units in the province.
    pub(super) defenders: Vec<usize>,
    pub(super) shares: Vec<(usize, Share)>,
    pub(super) attack: u32,
    pub(super) defence: u32,
    pub(super) toll: Toll,
    /// Where the attackers come from (R37).
    pub(super) origins: PlaceSet,
    /// Those of the defence that attack, in their turn, a province from which these attackers come (R25).
    pub(super) meeting: Vec<usize>,
}

/// Everybody who attacks on land, by province.
struct Attacks {
    /// Province and unit, sorted.
    columns: Vec<(Place, usize)>,
    /// Who attacks each place.
    by: Vec<PowerSet>,
}

/// One side's attack on a province, before it is known how strong it is.
struct Assault {
    at: Place,
    side: Side,
    attackers: Vec<usize>,
    supporters: Vec<usize>,
}

/// Every battle of the turn, sorted by province and then from the strongest side down.
pub(super) fn fights(turn: &mut Turn<'_>) -> Vec<Fight> {
    let attacks = attacks(turn);
    let mut supports = cut(turn, &attacks);
    let mut assaults = Vec::new();
    for columns in attacks.columns.chunk_by(|one, other| one.0 == other.0) {
        let at = columns[0].0;
        let strength = |(_, unit): &(Place, usize)| (turn.state.units[*unit].power, turn.attack(*unit));
        let sides = sides(&turn.state.ties, by_power(columns.iter().map(strength)));
        let backing = backing(turn, &sides, at, &mut supports);
        for (side, supporters) in sides.into_iter().zip(backing) {
            let of_side = |unit: &usize| side.powers.contains(&turn.state.units[*unit].power);
            let attackers = columns.iter().map(|(_, unit)| *unit).filter(of_side).collect();
            assaults.push(Assault { at, side, attackers, supporters });
        }
    }
    for (unit, _) in supports {
        turn.void(unit, Why::NoAttack);
    }
    if assaults.is_empty() {
        return Vec::new();
    }
    declare(turn, &assaults);
    behead(turn, &attacks);
    let land = turn.census(|unit| unit.name.kind.is_land());
    assaults.into_iter().map(|assault| weigh(turn, assault, &land)).collect()
}

/// Collects the attacks: those from the sea need an escort (R52), and a headquarters alone attacks nobody (R21).
fn attacks(turn: &mut Turn<'_>) -> Attacks {
    let mut columns = Vec::new();
    for unit in 0..turn.state.units.len() {
        let Some(Order::Attack(at)) = turn.orders[unit] else { continue };
        if turn.gone[unit] {
            continue;
        }
        if turn.map.is_sea(turn.state.units[unit].place) && !ship_goes_along(turn, unit, at) {
            turn.void(unit, Why::NoEscort);
            continue;
        }
        columns.push((at, unit));
    }
    let mut by = vec![PowerSet::EMPTY; turn.map.places().len()];
    for (at, unit) in &columns {
        let unit = &turn.state.units[*unit];
        if unit.name.kind.is_corps() {
            by[at.index()].insert(unit.power);
        }
    }
    columns.retain(|(at, unit)| by[at.index()].contains(turn.state.units[*unit].power));
    columns.sort_unstable();
    Attacks { columns, by }
}

/// To attack, and to support an attack, is an act of war against the owner and against whoever defends (R43).
fn declare(turn: &mut Turn<'_>, assaults: &[Assault]) {
    let land = turn.census(|unit| unit.name.kind.is_land());
    for Assault { at, side, supporters, .. } in assaults {
        // Who is allied to the strongest power stands aside (R23).
        let aside = turn.state.ties.friends_of(side.first());
        let there = PowerSet(land.powers(&turn.state.units, *at).0 & !aside.0).with(turn.state.owner(*at));
        let backers: PowerSet = supporters.iter().map(|unit| turn.state.units[*unit].power).collect();
        for by in PowerSet(side.set().0 | backers.0) {
            for on in PowerSet(there.0 & !turn.state.ties.friends_of(by).0) {
                turn.attack_of(by, on);
            }
        }
    }
}

/// Supports that stand, with their targets: any attack of a hostile power on the supporters' province cuts them (R34).
fn cut(turn: &mut Turn<'_>, attacks: &Attacks) -> Vec<(usize, Place)> {
    let mut stand = Vec::new();
    for index in 0..turn.state.units.len() {
        let Some(order @ Order::Support(at, _)) = turn.orders[index] else { continue };
        if turn.gone[index] {
            continue;
        }
        let unit = turn.state.units[index];
        let hostile = PowerSet(attacks.by[unit.place.index()].0 & !turn.state.ties.friends_of(unit.power).0);
        if hostile.is_empty() {
            stand.push((index, at));
        } else {
            let unit = turn.whose(index);
            turn.tell(Event::VoidOrder { unit, order, why: Why::Cut });
        }
    }
    stand
}

/// Headquarters without a corps of their own are destroyed in an attacked province, also those of a guest who stands aside
/// for the strongest power but is no ally of another of its side (R35). That is war with him too (R43).
fn behead(turn: &mut Turn<'_>, attacks: &Attacks) {
    for index in 0..turn.state.units.len() {
        let unit = turn.state.units[index];
        if unit.name.kind != Kind::Headquarters || turn.gone[index] {
            continue;
        }
        let friends = turn.state.ties.friends_of(unit.power);
        let hostile = PowerSet(attacks.by[unit.place.index()].0 & !friends.0);
        if hostile.is_empty() || turn.leads(index) {
            continue;
        }
        let columns = attacks.columns.iter().filter(|(at, _)| *at == unit.place);
        let strengths = columns.map(|(_, attacker)| (turn.state.units[*attacker].power, turn.attack(*attacker)));
        let by = strongest(by_power(strengths.filter(|(power, _)| hostile.contains(*power))));
        hostile.into_iter().for_each(|by| turn.attack_of(by, unit.power));
        turn.lose(index, Cause::Headless(unit.place), by);
    }
}

/// The supports of each side: the supporter's own, the one that is named, or the strongest allied one (R34). Those that
/// found their attack are taken off the list.
fn backing(turn: &Turn<'_>, sides: &[Side], at: Place, supports: &mut Vec<(usize, Place)>) -> Vec<Vec<usize>> {
    let mut backing = vec![Vec::new(); sides.len()];
    supports.retain(|(unit, target)| {
        let whose = match turn.orders[*unit] {
            Some(Order::Support(_, whose)) if *target == at => whose,
            _ => return true,
        };
        match backed(turn, sides, turn.state.units[*unit].power, whose) {
            Some(side) => backing[side].push(*unit),
            None => return true,
        }
        false
    });
    backing
}

fn backed(turn: &Turn<'_>, sides: &[Side], power: Power, whose: Option<Power>) -> Option<usize> {
    let of = |power: Power| sides.iter().position(|side| side.powers.contains(&power));
    match whose {
        Some(whose) => of(whose),
        None => of(power).or_else(|| {
            let allied = |side: &&Side| side.set().within(turn.state.ties.friends_of(power));
            let strongest = sides.iter().filter(allied).map(|side| side.strength).max()?;
            sides.iter().position(|side| allied(&side) && side.strength == strongest)
        }),
    }
}

/// Adds both strengths up (R22, R23).
fn weigh(turn: &Turn<'_>, Assault { at, side, attackers, supporters }: Assault, land: &Census) -> Fight {
    let units = &turn.state.units;
    let aside = turn.state.ties.friends_of(side.first());
    let hostile = |unit: &usize| {
        let power = units[*unit].power;
        !turn.gone[*unit] && !side.powers.contains(&power) && !aside.contains(power)
    };
    let defenders: Vec<usize> = land.at(at).filter(hostile).collect();
    let origins: PlaceSet = attackers.iter().map(|unit| units[*unit].place).collect();
    let borders = origins | supporters.iter().map(|unit| units[*unit].place).collect();
    let met = |unit: &usize| turn.met(*unit, &attackers);
    let meeting = defenders.iter().copied().filter(|unit| met(unit).is_some()).collect();
    let share = |role: Role, unit: &usize| {
        let factors = match role {
            Role::Defender => turn.defence(*unit, borders, met(unit).is_some()),
            _ => turn.plain(*unit).attacking(),
        };
        (*unit, Share { unit: turn.whose(*unit), from: units[*unit].place, role, factors })
    };
    let corps = |list: &[usize]| list.iter().copied().filter(|unit| units[*unit].name.kind.is_corps()).collect();
    let (attacking, defending): (Vec<usize>, Vec<usize>) = (corps(&attackers), corps(&defenders));
    let mut shares: Vec<(usize, Share)> = attacking.iter().map(|unit| share(Role::Attacker, unit)).collect();
    shares.extend(supporters.iter().map(|unit| share(Role::Supporter, unit)));
    let ours = shares.len();
    shares.extend(defending.iter().map(|unit| share(Role::Defender, unit)));
    let sum = |shares: &[(usize, Share)]| shares.iter().map(|(_, share)| share.factors.eighths()).sum();
    let (attack, defence) = (sum(&shares[..ours]), sum(&shares[ours..]));
    let toll = toll((attack, ours as u32), (defence, defending.len() as u32));
    Fight { at, side, attackers, defenders, shares, attack, defence, toll, origins, meeting }
}

impl Turn<'_> {
    /// Whether a corps is commanded: attached to a headquarters in the same place (R14).
    pub(super) fn commanded(&self, index: usize) -> bool {
        let place = self.state.units[index].place;
        self.boss[index].is_some_and(|head| !self.gone[head] && self.state.units[head].place == place)
    }

    /// Whether a headquarters has an attached corps beside it.
    pub(super) fn leads(&self, head: usize) -> bool {
        let Unit { power, place, .. } = self.state.units[head];
        let later = self.state.units[head + 1..].iter().enumerate().take_while(|(_, unit)| unit.power == power);
        later
            .map(|(offset, unit)| (head + 1 + offset, unit))
            .any(|(index, unit)| self.boss[index] == Some(head) && unit.place == place && !self.gone[index])
    }

    fn plain(&self, index: usize) -> Factors {
        let unit = &self.state.units[index];
        Factors::plain(unit.name.kind, self.commanded(index), unit.encircled)
    }

    /// What a unit counts in an attack, in eighths (R22).
    pub(super) fn attack(&self, index: usize) -> u32 {
        match self.state.units[index].name.kind.is_corps() {
            true => self.plain(index).attacking().eighths(),
            false => 0,
        }
    }

    /// The province that a corps attacks while some of these attackers, hostile to it, come from there (R25).
    fn met(&self, index: usize, attackers: &[usize]) -> Option<Place> {
        let units = &self.state.units;
        let friends = self.state.ties.friends_of(units[index].power);
        let comes = |from: Place| {
            attackers.iter().any(|other| units[*other].place == from && !friends.contains(units[*other].power))
        };
        match self.orders[index] {
            Some(Order::Attack(target)) if units[index].name.kind.is_corps() && comes(target) => Some(target),
            _ => None,
        }
    }

    /// What a corps counts in the defence of its province against a side that comes over these borders, with whose attack its
    /// own may be mutual (R23 to R25).
    fn defence(&self, index: usize, borders: PlaceSet, mutual: bool) -> Factors {
        let plain = self.plain(index);
        match self.orders[index] {
            Some(Order::Defend(border)) if borders.contains(border) => plain.defending(),
            Some(Order::Attack(_)) if mutual => plain.attacking(),
            Some(Order::Support(..)) => Factors { part: 2, ..plain },
            Some(Order::Rail(_)) => Factors { part: 4, ..plain },
            _ => plain,
        }
    }
}
