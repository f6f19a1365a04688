//! The rating: Elo's curve for as many as sit at a board, with the result as one point that is shared equally.
//!
//! A game is one contest of all its seats. Its result is one point, which its winner has alone, or which those who drew share
//! equally, as the rules of Diplomacy have it (A. Calhamer, *Diplomacy*, 1971: "all players who still have pieces on the board share
//! equally in a draw"). What a seat is expected to have of it is 10^(R/400) divided by the sum of that over all seats: R. D.
//! Luce's rule of choice (*Individual Choice Behavior*, 1959, 1.F), which for two seats is A. Elo's curve (*The Rating of
//! Chessplayers*, 1978, 8.4). Each rating moves by [`STEP`] times what its seat had beyond that: what some gain, others lose.
//!
//! Why not Glicko-2 (M. Glickman, 2013): it needs several results of each player in a period, and makes a game of seven into 21
//! games of two, of which one winner has won six and the others have drawn fifteen that they did not draw. By mail a player ends a
//! game or two in a year; his uncertainty would be all that it tells.
//!
//! Ratings are whole thousandths, and the curve is worked out by additions, multiplications and divisions alone, which IEEE 754 rounds
//! alike on every machine: the same record gives the same ratings everywhere.

use serde::{Deserialize, Serialize};

/// A rating, in thousandths of a point.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Rating(pub i64);

/// What everybody begins with, and what stands for a seat whose player nobody may know.
pub const BEGINNING: Rating = Rating(1_500_000);
/// How far a rating moves for a whole point beyond what was expected, in thousandths.
pub const STEP: f64 = 64_000.0;
/// How much better the odds are of somebody who is rated by one thousandth higher: ln 10 / 400 / 1000.
const SLOPE: f64 = std::f64::consts::LN_10 / 400_000.0;

impl Rating {
    /// In whole points, rounded to the nearest.
    pub fn points(self) -> i64 {
        (self.0 + 500).div_euclid(1000)
    }
}

/// How far the rating of each seat moves, in thousandths; `had`: how much of the point each has.
pub(super) fn moves(ratings: &[Rating], had: &[f64]) -> Vec<i64> {
    let best = ratings.iter().copied().max().unwrap_or(BEGINNING);
    #[allow(clippy::cast_precision_loss, reason = "ratings are far below 2^52")]
    let odds: Vec<f64> = ratings.iter().map(|rating| exponential((rating.0 - best.0) as f64 * SLOPE)).collect();
    let all: f64 = odds.iter().sum();
    #[allow(clippy::cast_possible_truncation, reason = "a move is at most a step")]
    let moved = |(odds, had): (&f64, &f64)| (STEP * (had - odds / all)).round() as i64;
    odds.iter().zip(had).map(moved).collect()
}

/// e to a power that is not positive, to about 1e-15: halved until it is small, then the series, then squared as often.
fn exponential(power: f64) -> f64 {
    let (mut small, mut halved) = (power.clamp(-700.0, 0.0), 0);
    while small < -0.25 {
        small /= 2.0;
        halved += 1;
    }
    // 1 + x (1 + x/2 (1 + x/3 (...))); the term after the last is below 1e-18.
    let series = (1..=14).rev().fold(1.0, |sum, term| 1.0 + small / f64::from(term) * sum);
    (0..halved).fold(series, |value, _| value * value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_curve_is_elo_s() {
        for (difference, expected) in [(0, 0.5), (100, 0.640_065), (200, 0.759_747), (400, 0.909_091), (800, 0.990_099)]
        {
            let ratings = [Rating(1_500_000 + difference * 1000), BEGINNING];
            let moved = moves(&ratings, &[1.0, 0.0]);
            let aim = STEP * (1.0 - expected);
            assert!((moved[0] as f64 - aim).abs() < 1.0, "{difference}: {moved:?}, and not {aim}");
            assert_eq!(moved[0], -moved[1]);
        }
    }

    #[test]
    fn the_exponential_is_that_of_the_library() {
        for step in 0..7000 {
            let power = -f64::from(step) / 100.0;
            let (own, library) = (exponential(power), power.exp());
            assert!((own - library).abs() <= library * 1e-13, "{power}: {own} and {library}");
        }
    }

    #[test]
    fn a_draw_of_all_equals_moves_nobody_and_one_of_two_in_seven_pays_both() {
        assert_eq!(moves(&[BEGINNING; 7], &[1.0 / 7.0; 7]), [0; 7]);
        // 64 (1/2 - 1/7) is 22.857, and 64/7 is 9.143.
        let two = [0.5, 0.5, 0.0, 0.0, 0.0, 0.0, 0.0];
        assert_eq!(moves(&[BEGINNING; 7], &two), [22_857, 22_857, -9143, -9143, -9143, -9143, -9143]);
    }

    #[test]
    fn whoever_is_rated_far_higher_gains_next_to_nothing_and_nothing_overflows() {
        let ratings = [Rating(1_000_000_000), BEGINNING, Rating(-1_000_000_000)];
        assert_eq!(moves(&ratings, &[1.0, 0.0, 0.0]), [0, 0, 0]);
        assert_eq!(moves(&ratings, &[0.0, 0.0, 1.0]), [-64_000, 0, 64_000]);
        assert!(moves(&[], &[]).is_empty());
    }
}
