//! Whose ground lies side by side: what press between neighbours alone asks for. Whose a province is, everybody sees.

use super::table::Game;
use crate::Seat;
use crate::empires::scenario::Power;

/// Each two seats with provinces that have a border, or a sea area, in common.
pub(super) fn touching(game: &Game) -> Vec<(Seat, Seat)> {
    let powers: Vec<Power> = game.players().collect();
    let pairs =
        powers.iter().enumerate().flat_map(|(index, one)| powers[..index].iter().map(move |other| (*other, *one)));
    let beside = pairs.filter(|(one, other)| touch(game, *one, *other));
    beside.filter_map(|(one, other)| Some((game.seat(one)?, game.seat(other)?))).collect()
}

fn touch(game: &Game, one: Power, other: Power) -> bool {
    let map = &game.map;
    let (own, foreign) = (game.state.provinces(map, one), game.state.provinces(map, other));
    let near = |at| map.land(at).meets(foreign) || map.water(at).into_iter().any(|area| map.ports(area).meets(foreign));
    own.into_iter().any(near)
}
