//! Whose pieces stand side by side: what press between neighbours alone asks for.

use super::seating::Place;
use super::table::Game;
use crate::Seat;

/// Each two seats of which one has a unit that could move to where a unit of the other stands, if nothing stood in its way.
pub(super) fn touching(game: &Game) -> Vec<(Seat, Seat)> {
    let places = &game.seating.places;
    let pairs =
        places.iter().enumerate().flat_map(|(index, one)| places[..index].iter().map(move |other| (other, one)));
    let beside = pairs.filter(|(one, other)| reaches(game, one, other) || reaches(game, other, one));
    beside.map(|(one, other)| (one.seat.clone(), other.seat.clone())).collect()
}

/// Whether a unit of one seat could move to where one of another stands.
fn reaches(game: &Game, one: &Place, other: &Place) -> bool {
    let (board, position) = (&game.board, &game.state.position);
    let of =
        |place: &Place| place.powers.clone().into_iter().flat_map(|power| position.units_of(power).collect::<Vec<_>>());
    of(one).any(|(_, unit)| {
        let reach = board.reach(unit.kind, unit.at);
        of(other).any(|(province, _)| reach.contains(province))
    })
}
