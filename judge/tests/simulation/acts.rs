//! What people do beside orders: they vote, put things to all, ask for time and are away; masters stop the clock, and go back.

use chancery_engine::{Author, Seat};
use judge::clock::Span;
use judge::game::{Done, Game, Status};

use super::passwords::MASTERS;
use super::world::World;

/// What whoever plays a seat may write about his game; `?` stands for the letter of another one.
const VOTES: [&str; 16] = [
    "AGREE",
    "AGREE",
    "AGREE",
    "AGREE",
    "NO AGREE",
    "PROPOSE PAUSE",
    "PROPOSE RESUME",
    "PROPOSE EXTEND 24h",
    "PROPOSE DRAW",
    "EXTEND 24h",
    "DRAW",
    "NO DRAW",
    "LOT",
    "CONCEDE ?",
    "SET NO WAIT",
    "NO ABSENCE",
];

impl World {
    /// Somebody does something of the kind about a game by chance of which a letter has come to him.
    pub(crate) fn act(&mut self, player: usize) {
        let games = self.outside.players[player].games();
        let name = games.get(self.acts.pick(games.len())).cloned().unwrap_or_default();
        let Some(letter) = self.outside.players[player].newest(&name).cloned() else { return };
        let Some((game, author)) = self.part(player, &name) else { return };
        self.outside.acted.insert(name.clone());
        match author {
            Author::Seat(seat) => {
                let text = self.vote(&game, &seat);
                self.count("votes and wishes");
                self.say(player, Some(&letter), &text);
            }
            Author::Master => {
                let text = self.leads(&game);
                self.count("acts of masters");
                self.say(player, None, &format!("SIGNON M{name} {MASTERS}\n{text}"));
            }
        }
    }

    fn vote(&mut self, game: &Game, own: &Seat) -> String {
        if self.acts.once_in(8) {
            let from = self.acts.between(1, 9);
            let day = |ahead: i64| self.now.plus(Span::hours(24 * ahead)).iso()[..10].to_owned();
            return format!("ABSENCE {} to {}", day(from), day(from + 2));
        }
        let others: Vec<&str> =
            game.chairs.iter().filter(|chair| chair.seat != *own).map(|chair| &chair.letters[..1]).collect();
        let other = others.get(self.acts.pick(others.len())).copied().unwrap_or("X");
        VOTES[self.acts.pick(VOTES.len())].replace('?', other)
    }

    /// A clock that stands still soon runs again.
    fn leads(&mut self, game: &Game) -> &'static str {
        match (&game.status, self.acts.draw(8)) {
            (Status::Paused, 0) => "PAUSE",
            (Status::Paused, _) => "RESUME",
            (_, 0 | 1) => "ROLLBACK",
            (_, 2..=4) => "PAUSE",
            (_, 5) => "SET DEADLINE +60h",
            (_, 6) => "PROCESS",
            _ => "RESUME",
        }
    }

    /// Whether a game has been put back to a turn that was played: what was told of those that do not count any more was told.
    pub(crate) fn went_back(&self, name: &str) -> bool {
        self.has_done(name, &[Done::Rollback])
    }

    /// Whether the clock of a game was changed by somebody, or it was put back.
    pub(crate) fn is_led(&self, name: &str) -> bool {
        self.has_done(name, &[Done::Rollback, Done::Pause, Done::Resume, Done::Deadline, Done::Process])
    }

    fn has_done(&self, name: &str, deeds: &[Done]) -> bool {
        self.game(name).is_none_or(|game| game.ledger.deeds.iter().any(|deed| deeds.contains(&deed.done)))
    }
}
