//! A game as it begins.

use chancery_engine::{About, Setup};

use super::{Game, Led, Ledger, Member, Pace, Status};
use crate::clock::Moment;
use crate::settings::Options;

impl Game {
    /// A game of a ruleset's usual board that waits for players, of whom nobody has come yet, with `pace` for its clocks.
    pub fn forming(name: &str, about: &About, pace: Pace, (master, now): (Member, Moment)) -> Game {
        Game {
            name: name.to_owned(),
            ruleset: about.name.to_owned(),
            variant: about.boards.first().map_or(about.title, |(board, _)| board).to_owned(),
            setup: Setup::default(),
            status: Status::Forming,
            pace,
            options: Options::of_new_game(),
            master,
            co_masters: Vec::new(),
            ledger: Ledger::default(),
            led: Led::default(),
            waiting: Vec::new(),
            observers: Vec::new(),
            chairs: Vec::new(),
            round: None,
            created: now,
            ended: None,
            left: None,
            barred: Vec::new(),
            idle: None,
            lot: None,
            still: None,
            version: 0,
        }
    }
}
