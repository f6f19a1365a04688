//! Letters of games in which nothing happens for long: players are missing, the clock stands still, or seats are open.

use chancery_engine::Seat;
use serde::{Deserialize, Serialize};

use super::{Chair, Game, Notice, Status};
use crate::clock::{Moment, Span};
use crate::letter::News;

/// What a game waits for without a deadline.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lack {
    /// Players, before it starts.
    Players,
    /// Its master's word, before it starts.
    Start,
    /// The word to go on.
    Clock,
    /// Players for seats that are open.
    Seats,
}

/// What a game waits for, and since when, or when everybody was last told.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Idle {
    /// What.
    pub lack: Lack,
    /// When.
    pub told: Moment,
}

impl Lack {
    /// How long nothing is said of it.
    fn pause(self) -> Span {
        match self {
            Lack::Players | Lack::Start => Span::hours(24 * 7),
            Lack::Clock => Span::hours(24 * 3),
            Lack::Seats => Span::hours(48),
        }
    }
}

impl Game {
    /// Seats that anybody may take over.
    fn open_seats(&self) -> Vec<Seat> {
        self.chairs.iter().filter(|chair| chair.is_open()).map(|chair| chair.seat.clone()).collect()
    }

    fn lack(&self) -> Option<Lack> {
        match self.status {
            Status::Forming if self.waits_to_start() => Some(Lack::Start),
            Status::Forming => Some(Lack::Players),
            Status::Paused => Some(Lack::Clock),
            // A turn that waits for new players says so itself.
            Status::Running if self.told_again_at().is_some() => None,
            Status::Running => self.chairs.iter().any(Chair::is_open).then_some(Lack::Seats),
            Status::Over(_) | Status::Held => None,
        }
    }

    /// Notes what the game waits for from now on, if that is something else than before.
    pub(super) fn note_idle(&mut self, now: Moment) {
        let lack = self.lack();
        if self.idle.map(|idle| idle.lack) != lack {
            self.idle = lack.map(|lack| Idle { lack, told: now });
        }
    }

    /// When everybody is to be told again what the game waits for.
    pub(super) fn idle_told_at(&self) -> Option<Moment> {
        let idle = self.idle.filter(|idle| Some(idle.lack) == self.lack())?;
        Some(idle.told.plus(idle.lack.pause()))
    }

    /// Tells everybody what the game waits for.
    pub(super) fn tell_idle(&mut self, now: Moment) -> Vec<Notice> {
        let Some(idle) = &mut self.idle else { return Vec::new() };
        idle.told = now;
        vec![match idle.lack {
            Lack::Players => self.news(News::StillForming),
            Lack::Start => self.news(News::Formed),
            Lack::Clock => self.news(News::StillPaused),
            Lack::Seats => self.news_of(News::StillOpen, &self.open_seats()),
        }]
    }
}
