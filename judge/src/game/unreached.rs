//! Deadlines that are held for players whom nothing reaches, where their master wants that.

use chancery_engine::Seat;

use super::{Game, Notice};
use crate::clock::{Moment, Span};
use crate::letter::News;
use crate::settings::Attendance;

/// By how much a deadline is held at a time.
const STEP: Span = Span::hours(24);
/// How long after a mailbox began to bounce: whoever has not found another way to write by then is as if he were silent.
const LONGEST: Span = Span::hours(7 * 24);

impl Game {
    /// Whether deadlines are held for players whom nothing reaches.
    pub fn holds_for_unreached(&self) -> bool {
        self.options.seats.bounces
    }

    /// Notes which players nothing reaches, and since when.
    pub fn note_unreached(&mut self, unreached: &[(Seat, Moment)]) {
        for chair in &mut self.chairs {
            let known = unreached.iter().find(|(seat, _)| *seat == chair.seat);
            chair.unreached = known.map(|(_, since)| *since);
        }
    }

    /// The time of a turn is up: it is put off by a day where somebody is awaited whom nothing reaches. What is told then.
    pub(super) fn hold_for_unreached(&mut self, now: Moment) -> Option<Vec<Notice>> {
        let lately = |since: Moment| now < since.plus(LONGEST);
        let held = self.chairs.iter().filter(|chair| chair.is_awaited() && chair.unreached.is_some_and(lately));
        let held: Vec<Seat> = held.map(|chair| chair.seat.clone()).collect();
        if held.is_empty() || !self.holds_for_unreached() {
            return None;
        }
        self.put_off(now.plus(STEP));
        let open = self.options.seats.attendance == Attendance::Open;
        Some(vec![if open { self.news_of(News::Unreached, &held) } else { self.news(News::Deadline) }])
    }
}
