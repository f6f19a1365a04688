//! Adjustments: builds, removals, and the removals of civil disorder.

use crate::classic::board::{Board, Location, Placement, Power, Province, ProvinceSet, Unit, UnitKind};
use crate::classic::choices::{Choices, InlandFleet, Removal, TooMany};

/// Who owns which supply centre.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ownership {
    owner: [Option<Power>; 128],
}

impl Default for Ownership {
    fn default() -> Self {
        Ownership { owner: [None; 128] }
    }
}

impl Ownership {
    /// Every home centre belongs to its power, where the board does not say otherwise.
    pub fn at_start(board: &Board) -> Self {
        let mut ownership = Ownership::default();
        for province in board.centres() {
            let owns =
                |power: &Power| board.power_info(*power).owns.as_ref().is_none_or(|owns| owns.contains(&province));
            ownership.owner[province.index()] = board.info(province).home.filter(owns);
        }
        ownership
    }
    /// Who owns a centre.
    pub fn owner(&self, province: Province) -> Option<Power> {
        self.owner[province.index()]
    }
    /// Gives a centre to a power, or to nobody.
    pub fn set(&mut self, province: Province, owner: Option<Power>) {
        self.owner[province.index()] = owner;
    }
    /// The centres of a power, in board order.
    pub fn of(&self, board: &Board, power: Power) -> ProvinceSet {
        board.centres().filter(|province| self.owner(*province) == Some(power)).collect()
    }
    /// Rulebook: a centre changes hands when another power's unit stands in it after a fall turn and its retreats.
    /// `counts` says whose units take centres.
    pub fn update(&mut self, board: &Board, position: &Placement, counts: impl Fn(Power) -> bool) {
        for (province, unit) in position.units() {
            if board.centres().contains(province) && counts(unit.power) {
                self.owner[province.index()] = Some(unit.power);
            }
        }
    }
}

/// An order of an adjustment phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Adjustment {
    /// `Build A Par`; without a letter the kind is missing.
    Build(Option<UnitKind>, Location),
    /// `Remove A Par`
    Remove(Province),
    /// `Waive`
    Waive,
}

/// What became of an adjustment order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Adjusted {
    /// The unit was built.
    Built(Unit),
    /// The unit was removed.
    Removed(Unit),
    /// A build was waived.
    Waived,
    /// The order was impossible, or one too many.
    Refused,
}

/// Centres less units: positive for builds, negative for removals. Builds that lack a vacant home are counted in.
pub fn difference(board: &Board, position: &Placement, ownership: &Ownership, power: Power) -> i32 {
    if board.power_info(power).neutral {
        return 0; // Neutral units need no supply.
    }
    let centres = ownership.of(board, power).len() as i32;
    centres - position.units_of(power).count() as i32
}

/// Rulebook: vacant home centres that the power still owns.
pub fn building_sites(board: &Board, position: &Placement, ownership: &Ownership, power: Power) -> ProvinceSet {
    board.homes(power).and(ownership.of(board, power)).without(position.occupied)
}

/// The exact unit that a build order would make; `None` where it cannot.
pub fn buildable(
    board: &Board,
    choices: &Choices,
    kind: Option<UnitKind>,
    at: Location,
) -> Option<(UnitKind, Location)> {
    let plain: Location = board.province_of(at).into();
    match kind {
        Some(UnitKind::Army) => board.may_stand(UnitKind::Army, plain).then_some((UnitKind::Army, plain)),
        Some(UnitKind::Fleet) if board.may_stand(UnitKind::Fleet, at) => Some((UnitKind::Fleet, at)),
        Some(UnitKind::Fleet) => {
            let inland = !board.coastal().contains(board.province_of(at));
            (inland && choices.inland_fleet == InlandFleet::Army).then_some((UnitKind::Army, plain))
        }
        // DATC 4.C.3: inland only an army can be meant.
        None => (!board.coastal().contains(board.province_of(at))).then_some((UnitKind::Army, plain)),
    }
}

/// Plays one power's adjustments out; answers `orders` one by one, and names the units that civil disorder removed.
pub fn adjust(
    board: &Board,
    position: &mut Placement,
    (ownership, power): (&Ownership, Power),
    orders: &[Adjustment],
    choices: &Choices,
) -> (Vec<Adjusted>, Vec<Unit>) {
    let due = difference(board, position, ownership, power);
    if orders.is_empty() && due >= 0 {
        return (Vec::new(), Vec::new());
    }
    let many = if due > 0 { choices.too_many_builds } else { choices.too_many_removals };
    let mut sites = building_sites(board, position, ownership, power);
    let mut judged: Vec<Adjusted> = Vec::new();
    for order in orders {
        let fate = match *order {
            Adjustment::Build(kind, at) if due > 0 => build(board, choices, power, &mut sites, (kind, at)),
            Adjustment::Remove(province) if due < 0 => removal(position, power, &judged, province),
            Adjustment::Waive if due > 0 => Adjusted::Waived,
            _ => Adjusted::Refused,
        };
        judged.push(fate);
    }
    keep(&mut judged, due.unsigned_abs() as usize, many);
    for fate in &judged {
        match *fate {
            Adjusted::Built(unit) => position.put(board.province_of(unit.at), unit),
            Adjusted::Removed(unit) => remove(board, position, unit),
            Adjusted::Waived | Adjusted::Refused => {}
        }
    }
    let still = (-difference(board, position, ownership, power)).max(0) as usize;
    let lost = farthest(board, position, (ownership, power), choices, still);
    lost.iter().for_each(|unit| remove(board, position, *unit));
    (judged, lost)
}

fn remove(board: &Board, position: &mut Placement, unit: Unit) {
    position.take(board.province_of(unit.at));
}

fn build(
    board: &Board,
    choices: &Choices,
    power: Power,
    sites: &mut ProvinceSet,
    (kind, at): (Option<UnitKind>, Location),
) -> Adjusted {
    let province = board.province_of(at);
    match buildable(board, choices, kind, at).filter(|_| sites.contains(province)) {
        Some((kind, at)) => {
            sites.remove(province); // DATC 4.D.5: the first build for a province counts.
            Adjusted::Built(Unit { power, kind, at })
        }
        None => Adjusted::Refused,
    }
}

fn removal(position: &Placement, power: Power, judged: &[Adjusted], province: Province) -> Adjusted {
    match position.unit(province).filter(|unit| unit.power == power) {
        Some(unit) if !judged.contains(&Adjusted::Removed(unit)) => Adjusted::Removed(unit),
        _ => Adjusted::Refused,
    }
}

/// DATC 4.D.4 and 4.D.6: of too many orders, which ones count.
fn keep(judged: &mut [Adjusted], due: usize, rule: TooMany) {
    let legal: Vec<usize> = (0..judged.len()).filter(|index| judged[*index] != Adjusted::Refused).collect();
    if legal.len() <= due {
        return;
    }
    let kept = match rule {
        TooMany::None => 0..0,
        TooMany::First => 0..due,
        TooMany::Last => legal.len() - due..legal.len(),
    };
    for (place, index) in legal.iter().enumerate() {
        if !kept.contains(&place) {
            judged[*index] = Adjusted::Refused;
        }
    }
}

/// Rulebook, civil disorder: the units farthest from home first, fleets before armies, then by name (DATC 4.D.8).
pub fn farthest(
    board: &Board,
    position: &Placement,
    (ownership, power): (&Ownership, Power),
    choices: &Choices,
    count: usize,
) -> Vec<Unit> {
    if count == 0 {
        return Vec::new();
    }
    let goals = match choices.removal {
        Removal::Home | Removal::HomeAny => board.homes(power),
        Removal::Owned => ownership.of(board, power),
    };
    let mut units: Vec<(std::cmp::Reverse<u32>, bool, &str, Unit)> = position
        .units_of(power)
        .map(|(province, unit)| {
            let by_fleet_moves = choices.removal == Removal::Home && unit.kind == UnitKind::Fleet;
            let far = if by_fleet_moves { sailing(board, unit.at, goals) } else { distance(board, province, goals) };
            (std::cmp::Reverse(far), unit.kind == UnitKind::Army, board.info(province).name.as_str(), unit)
        })
        .collect();
    units.sort();
    units.into_iter().take(count).map(|(.., unit)| unit).collect()
}

/// Steps over any spaces to the nearest goal.
fn distance(board: &Board, from: Province, goals: ProvinceSet) -> u32 {
    let near = |province: Province| {
        let coasts = board.info(province).coasts.iter().map(|(_, coast)| *coast);
        let fleet = coasts.fold(board.fleet_reach(province.into()), |near, coast| near.or(board.fleet_reach(coast)));
        fleet.or(board.army_reach(province))
    };
    let mut reached = ProvinceSet::of(from);
    for steps in 0..128 {
        if !reached.and(goals).is_empty() {
            return steps;
        }
        reached = reached.fold(reached, |all, province| all.or(near(province)));
    }
    u32::MAX
}

/// Fleet moves to the nearest goal.
fn sailing(board: &Board, from: Location, goals: ProvinceSet) -> u32 {
    let mut reached = vec![from];
    for steps in 0..256 {
        if reached.iter().any(|at| goals.contains(board.province_of(*at))) {
            return steps;
        }
        let before = reached.len();
        for at in reached.clone() {
            let next =
                board.fleet_reach(at).flat_map(|province| board.fleet_landings(at, province).collect::<Vec<_>>());
            let new: Vec<Location> = next.filter(|place| !reached.contains(place)).collect();
            reached.extend(new);
        }
        if reached.len() == before {
            break;
        }
    }
    u32::MAX
}
