//! What came of games that are over, as letters and pages tell it.

use chancery_engine::Term;
use serde_json::{Value, json};

use crate::stats::{OfBoard, OfPlayer, OfSeat};

/// What a seat is called: by the powers that it commands.
fn title(seat: &OfSeat) -> Term {
    let mut names: Vec<Term> = seat.powers.iter().map(|power| Term::name(power)).collect();
    if names.len() == 1 { names.remove(0) } else { Term::AllOf { and: names } }
}

/// A board with some of its seats.
pub fn results_of_board(board: &OfBoard, seats: &[OfSeat]) -> Value {
    let [shortest, middle, longest] = board.lengths;
    let seat = |seat: &OfSeat| {
        let OfSeat { alone, shared, survived, out, .. } = seat;
        json!({"title": title(seat), "alone": alone, "shared": shared, "survived": survived, "out": out})
    };
    json!({
        "name": board.name, "rules": board.rules, "games": board.games, "alone": board.alone,
        "shortest": shortest, "middle": middle, "longest": longest,
        "owed": board.attended.owed(), "late": board.attended.late,
        "never": board.attended.never, "seats": seats.iter().map(seat).collect::<Vec<_>>(),
    })
}

/// How somebody has played, by his name.
pub fn results_of_player(name: &str, player: &OfPlayer) -> Value {
    json!({
        "name": name, "rating": player.rating.points(), "games": player.games, "alone": player.alone, "shared": player.shared,
        "survived": player.survived, "out": player.out, "left": player.left,
        "owed": player.attended.owed(), "late": player.attended.late, "never": player.attended.never,
        "in_time": player.attended.in_time(),
    })
}
