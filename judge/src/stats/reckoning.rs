//! What all games come to, by board and by player.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::rating::{self, BEGINNING, Rating};
use super::{Attendance, Outcome, SeatResult};

/// What all games come to.
#[derive(Clone, Debug, Default)]
pub struct Statistics {
    /// How many games have a result.
    pub games: u32,
    /// By board and rule choices, those of most games first.
    pub boards: Vec<OfBoard>,
    /// By mailbox.
    pub players: BTreeMap<String, OfPlayer>,
}

/// Games of one board with the same rule choices.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OfBoard {
    /// The ruleset.
    pub ruleset: String,
    /// The board.
    pub name: String,
    /// The rule choices, `4.A.2=1982 preset=1971`; empty: those that are usual.
    pub rules: String,
    /// How many games.
    pub games: u32,
    /// How many of them one seat won alone.
    pub alone: u32,
    /// How many turns the shortest had, the one in the middle (the shorter of two), and the longest.
    pub lengths: [u32; 3],
    /// How orders came.
    pub attended: Attendance,
    /// By seat, in the board's order.
    pub seats: Vec<OfSeat>,
    /// One of the games: it knows the names of its board.
    pub game: String,
}

/// Results of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OfSeat {
    /// The powers that it commands.
    pub powers: Vec<String>,
    /// Won alone.
    pub alone: u32,
    /// Shared in the result.
    pub shared: u32,
    /// Was in the game at its end, and had nothing of the result.
    pub survived: u32,
    /// Was out.
    pub out: u32,
}

/// Results of a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OfPlayer {
    /// How many seats he played to the end of their games, or was the last to play.
    pub games: u32,
    /// How many of them won alone.
    pub alone: u32,
    /// How many shared in the result.
    pub shared: u32,
    /// How many were in the game at its end, and had nothing of it.
    pub survived: u32,
    /// How many were out.
    pub out: u32,
    /// How many seats he gave up, or lost by his silence.
    pub left: u32,
    /// How his orders came.
    pub attended: Attendance,
    /// His rating.
    pub rating: Rating,
}

/// What a seat had in the end.
enum Had {
    Alone,
    Shared,
    Survived,
    Out,
}

impl SeatResult {
    fn had(&self) -> Had {
        match self.among {
            Some(1) => Had::Alone,
            Some(_) => Had::Shared,
            None if self.survived => Had::Survived,
            None => Had::Out,
        }
    }

    fn point(&self) -> f64 {
        self.among.map_or(0.0, |among| 1.0 / f64::from(among.max(1)))
    }
}

impl Default for OfPlayer {
    fn default() -> Self {
        let attended = Attendance::default();
        OfPlayer { games: 0, alone: 0, shared: 0, survived: 0, out: 0, left: 0, attended, rating: BEGINNING }
    }
}

impl Statistics {
    /// Counts and rates, in the order in which games ended, whatever order they come in.
    pub fn of(outcomes: &[Outcome]) -> Statistics {
        let mut sorted: Vec<&Outcome> = outcomes.iter().collect();
        sorted.sort_by_key(|outcome| (outcome.ended, &outcome.game));
        let mut all = Statistics { games: u32::try_from(sorted.len()).unwrap_or(u32::MAX), ..Statistics::default() };
        let mut boards: BTreeMap<(&str, &str, &str), Vec<&Outcome>> = BTreeMap::new();
        for outcome in sorted {
            let key = (outcome.ruleset.as_str(), outcome.variant.as_str(), outcome.rules.as_str());
            boards.entry(key).or_default().push(outcome);
            all.take(outcome);
        }
        all.boards = boards.into_values().filter_map(|games| OfBoard::of(&games)).collect();
        all.boards.sort_by_key(|board| std::cmp::Reverse(board.games));
        all
    }

    /// Counts a game for its players, and rates them.
    fn take(&mut self, outcome: &Outcome) {
        let last = |seat: &SeatResult| seat.players.last().map(|player| player.mailbox.clone());
        let rating = |seat: &SeatResult| {
            let known = last(seat).and_then(|mailbox| self.players.get(&mailbox));
            known.map_or(BEGINNING, |player| player.rating)
        };
        let ratings: Vec<Rating> = outcome.seats.iter().map(rating).collect();
        let had: Vec<f64> = outcome.seats.iter().map(SeatResult::point).collect();
        for (seat, moved) in outcome.seats.iter().zip(rating::moves(&ratings, &had)) {
            for played in &seat.players {
                let player = self.players.entry(played.mailbox.clone()).or_default();
                player.attended.add(played.attended);
                player.left += u32::from(played.left);
            }
            let Some(mailbox) = last(seat) else { continue };
            let player = self.players.entry(mailbox).or_default();
            player.rating.0 += moved;
            player.games += 1;
            *match seat.had() {
                Had::Alone => &mut player.alone,
                Had::Shared => &mut player.shared,
                Had::Survived => &mut player.survived,
                Had::Out => &mut player.out,
            } += 1;
        }
    }
}

impl OfBoard {
    /// Games of one board; nothing of none.
    fn of(games: &[&Outcome]) -> Option<OfBoard> {
        let last = games.last()?;
        let mut lengths: Vec<u32> = games.iter().map(|game| game.turns).collect();
        lengths.sort_unstable();
        let mut board = OfBoard {
            ruleset: last.ruleset.clone(),
            name: last.variant.clone(),
            rules: last.rules.clone(),
            games: u32::try_from(games.len()).unwrap_or(u32::MAX),
            alone: 0,
            lengths: [lengths[0], lengths[(lengths.len() - 1) / 2], lengths[lengths.len() - 1]],
            attended: Attendance::default(),
            seats: Vec::new(),
            game: last.game.clone(),
        };
        games.iter().flat_map(|game| &game.seats).for_each(|seat| board.add(seat));
        Some(board)
    }

    fn add(&mut self, seat: &SeatResult) {
        self.attended.add(seat.attended);
        self.alone += u32::from(seat.among == Some(1));
        let known = self.seats.iter().position(|known| known.powers == seat.powers);
        let at = known.unwrap_or_else(|| {
            self.seats.push(OfSeat { powers: seat.powers.clone(), alone: 0, shared: 0, survived: 0, out: 0 });
            self.seats.len() - 1
        });
        let row = &mut self.seats[at];
        *match seat.had() {
            Had::Alone => &mut row.alone,
            Had::Shared => &mut row.shared,
            Had::Survived => &mut row.survived,
            Had::Out => &mut row.out,
        } += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::Moment;
    use crate::stats::Played;

    fn seat(name: &str, player: Option<&str>, among: Option<u32>) -> SeatResult {
        let attended = Attendance { time: 8, late: 1, never: 1 };
        let played = |mailbox: &str| Played { mailbox: mailbox.into(), attended, left: false };
        let players = player.map(played).into_iter().collect();
        SeatResult { powers: vec![name.into()], among, survived: true, attended, players }
    }

    fn outcome(game: &str, ended: i64, turns: u32, seats: Vec<SeatResult>) -> Outcome {
        let (ruleset, variant, rules) = ("classic".to_owned(), "Standard".to_owned(), String::new());
        Outcome { game: game.into(), ruleset, variant, rules, ended: Moment(ended), turns, seats }
    }

    #[test]
    fn games_are_rated_as_they_ended_whatever_order_they_come_in() {
        let first = outcome("a", 1, 5, vec![seat("A", Some("anna"), Some(1)), seat("B", Some("bert"), None)]);
        let second = outcome("b", 2, 9, vec![seat("A", Some("carl"), Some(1)), seat("B", Some("anna"), None)]);
        let all = Statistics::of(&[second, first]);
        // Carl has beaten somebody who was rated 1532.
        let points = ["anna", "bert", "carl"].map(|name| all.players[name].rating.points());
        assert_eq!(points, [1497, 1468, 1535]);
        let board = &all.boards[0];
        assert_eq!((board.games, board.alone, board.lengths), (2, 2, [5, 5, 9]));
        assert_eq!((board.seats[0].alone, board.seats[1].survived), (2, 2));
        assert_eq!(board.attended, Attendance { time: 32, late: 4, never: 4 });
        assert_eq!(all.players["anna"].attended.in_time(), Some(80));
    }

    #[test]
    fn a_seat_of_nobody_who_may_be_known_is_counted_and_rates_nobody() {
        let all = Statistics::of(&[outcome("a", 1, 9, vec![seat("A", None, Some(1)), seat("B", None, None)])]);
        assert!(all.players.is_empty());
        assert_eq!((all.games, all.boards[0].seats[0].alone), (1, 1));
    }

    #[test]
    fn whoever_left_has_his_turns_counted_and_whoever_came_after_him_the_result() {
        let mut won = seat("A", Some("anna"), Some(1));
        won.players[0].left = true;
        won.players.extend(seat("A", Some("bert"), None).players);
        let all = Statistics::of(&[outcome("a", 1, 9, vec![won, seat("B", None, None)])]);
        let (anna, bert) = (all.players["anna"], all.players["bert"]);
        assert_eq!((anna.games, anna.left, anna.attended.owed(), anna.rating), (0, 1, 10, BEGINNING));
        assert_eq!((bert.games, bert.alone, bert.left, bert.rating.points()), (1, 1, 0, 1532));
    }

    #[test]
    fn other_rule_choices_are_another_row() {
        let other = Outcome { rules: "preset=1971".into(), ..outcome("b", 2, 3, vec![seat("A", None, Some(1))]) };
        let all = Statistics::of(&[outcome("a", 1, 9, vec![seat("A", None, Some(1))]), other]);
        assert_eq!(all.boards.iter().map(|board| board.rules.as_str()).collect::<Vec<_>>(), ["", "preset=1971"]);
        assert!(Statistics::of(&[]).boards.is_empty());
    }
}
