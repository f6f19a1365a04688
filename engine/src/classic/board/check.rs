//! What must be true of a board before anyone plays on it.

use super::layout::{Board, Terrain};
use super::place::{Location, Province, ProvinceSet, UnitKind};

/// Something is wrong with the board as a whole.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BoardFault {
    /// A border is written on one side only.
    #[error("the {kind} border from {from} to {to} is missing on the other side; add {from} to {to}'s `{kind}` line")]
    OneWay {
        /// `army` or `fleet`.
        kind: &'static str,
        /// The side that names the border.
        from: String,
        /// The side that does not.
        to: String,
    },
    /// An army border touches the sea, a fleet border an inland province or a wall.
    #[error("no {kind} may go from {from} to {to}: {to} is {terrain}")]
    Terrain {
        /// `army` or `fleet`.
        kind: &'static str,
        /// The province with the border.
        from: String,
        /// The province that cannot be entered.
        to: String,
        /// `land`, `sea`...
        terrain: &'static str,
    },
    /// Nothing leads into the province.
    #[error("{0} has no border: nobody can ever reach it")]
    Unreachable(String),
    /// A power has no home centre, or its start position is impossible.
    #[error("{0}")]
    Power(String),
    /// Nobody can win: fewer centres than the winning number.
    #[error("the board has {centres} centres, but {win} are needed to win")]
    Win {
        /// Supply centres on the board.
        centres: usize,
        /// The winning number.
        win: u8,
    },
}

/// Finds the first fault of a board that was read without a mistake.
pub(super) fn fault(board: &Board) -> Option<BoardFault> {
    locations(board)
        .find_map(|from| one_way(board, from).or_else(|| wrong_terrain(board, from)))
        .or_else(|| unreachable(board))
        .or_else(|| powers(board))
        .or_else(|| {
            let centres = board.centres().len();
            (centres < usize::from(board.win)).then_some(BoardFault::Win { centres, win: board.win })
        })
}

fn locations(board: &Board) -> impl Iterator<Item = Location> + '_ {
    let plain = (0..board.provinces.len() as u8).map(Location);
    plain.chain((0..board.coasts.len() as u8).map(|coast| Location(Location::FIRST_COAST + coast)))
}

fn one_way(board: &Board, from: Location) -> Option<BoardFault> {
    let fault = |kind, to: Location| BoardFault::OneWay { kind, from: board.code(from), to: board.code(to) };
    let province = board.province_of(from);
    let army = if from.is_coast() { ProvinceSet::EMPTY } else { board.army_reach(province) };
    let by_land = army.into_iter().find(|to| !board.army_reach(*to).contains(province));
    let by_sea = || locations(board).find(|to| board.fleet_may_sail(from, *to) && !board.fleet_may_sail(*to, from));
    by_land.map(|to| fault("army", to.into())).or_else(|| by_sea().map(|to| fault("fleet", to)))
}

fn wrong_terrain(board: &Board, from: Location) -> Option<BoardFault> {
    let wrong = |kind, allowed: fn(Terrain) -> bool, set: ProvinceSet| {
        let mut ends = set.into_iter().chain((!set.is_empty()).then(|| board.province_of(from)));
        ends.find(|to| !allowed(board.info(*to).terrain)).map(|to| BoardFault::Terrain {
            kind,
            from: board.code(from),
            to: board.code(to.into()),
            terrain: terrain_name(board.info(to).terrain),
        })
    };
    let by_land = |terrain| matches!(terrain, Terrain::Land | Terrain::Coast);
    let by_sea = |terrain| matches!(terrain, Terrain::Sea | Terrain::Coast);
    let army = if from.is_coast() { ProvinceSet::EMPTY } else { board.army_reach(board.province_of(from)) };
    wrong("army", by_land, army).or_else(|| wrong("fleet", by_sea, board.fleet_reach(from)))
}

fn terrain_name(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Land => "inland",
        Terrain::Coast => "a coast",
        Terrain::Sea => "sea",
        Terrain::Wall => "a wall",
    }
}

fn unreachable(board: &Board) -> Option<BoardFault> {
    let lonely = |province: &Province| {
        let info = board.info(*province);
        let fleet = info.coasts.iter().any(|(_, coast)| !board.fleet_reach(*coast).is_empty());
        let borders = !board.army_reach(*province).is_empty() || !board.fleet_reach((*province).into()).is_empty();
        info.terrain != Terrain::Wall && !fleet && !borders
    };
    let province = (0..board.provinces.len() as u8).map(Province).find(lonely)?;
    Some(BoardFault::Unreachable(board.info(province).name.clone()))
}

fn powers(board: &Board) -> Option<BoardFault> {
    for power in board.power_ids() {
        let info = board.power_info(power);
        if board.homes(power).is_empty() && !info.neutral {
            return Some(BoardFault::Power(format!("{} has no home centre", info.name)));
        }
        if let Some((kind, at)) = info.units.iter().find(|(kind, at)| !board.may_stand(*kind, *at)) {
            let kind = if *kind == UnitKind::Army { "an army" } else { "a fleet" };
            return Some(BoardFault::Power(format!("{} cannot start with {kind} in {}", info.name, board.code(*at))));
        }
    }
    None
}
