//! What the clock does next in a game, and when.

use chancery_engine::Author;

use super::{Chair, Game, Round, Status};
use crate::clock::{Moment, Span};

/// What the clock does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bell {
    /// It reminds of orders that are missing.
    Remind,
    /// It plays a turn whose orders have been complete for long enough.
    Complete,
    /// The deadline has come, or the end of the grace period.
    Last,
    /// Those who are waited for without a deadline, or past it, are asked again.
    Ask,
}

/// How long complete orders lie at least where a line of somebody's last mail was not taken: he may want to mend it.
const TO_MEND: Span = Span::minutes(30);

/// How often the master is asked to play a turn that waits for him.
const DAILY: Span = Span::hours(24);

impl Game {
    /// What is next to be done, and when.
    pub(super) fn bell(&self) -> Option<(Moment, Bell)> {
        let round = self.round.as_ref().filter(|_| self.status == Status::Running)?;
        let complete = self.plays_at().map(|at| (at, Bell::Complete));
        // Of two things at once the turn goes first.
        let (at, bell) = complete.into_iter().chain(self.by_clock(round)).min_by_key(|(at, _)| *at)?;
        let plays = matches!(bell, Bell::Complete | Bell::Last);
        let asked = round.by_hand.filter(|_| plays && self.pace.manual);
        Some((asked.map_or(at, |asked| at.max(asked.plus(DAILY))), bell))
    }

    fn by_clock(&self, round: &Round) -> Option<(Moment, Bell)> {
        if let Some(again) = self.told_again_at() {
            return Some((again, Bell::Last));
        }
        let needed = self.chairs.iter().any(Chair::may_say_more) || round.master.is_awaited();
        let again = round.ask_again_at(self.pace.reminder);
        if round.deadline.is_none() {
            return needed.then_some((again, Bell::Ask));
        }
        if round.is_overdue() {
            return Some((again, Bell::Ask));
        }
        let reminder = self.next_reminder(round).filter(|_| !round.late).map(|at| (at, Bell::Remind));
        reminder.or_else(|| round.last_moment().map(|last| (last, Bell::Last)))
    }

    /// When the turn is played if nobody changes anything: its orders are complete. Nobody's correction is hurried beyond the
    /// deadline, nor does it put the turn off.
    pub fn plays_at(&self) -> Option<Moment> {
        let round = self.round.as_ref().filter(|_| self.is_ready())?;
        let seats = self.chairs.iter().any(|chair| chair.is_asked() && round.untaken.contains(&chair.seat));
        let mends = seats || round.master.untaken;
        let delay = if mends { round.delay.max(TO_MEND) } else { round.delay };
        let at = round.complete?.plus(delay).max(round.start);
        Some(round.last_moment().map_or(at, |last| at.min(last.max(round.start))))
    }

    /// Notes whether a line of what somebody ordered in his last mail was not taken.
    pub fn note_untaken(&mut self, author: &Author, untaken: bool) {
        let Some(round) = &mut self.round else { return };
        match (author, untaken) {
            (Author::Master, _) => round.master.untaken = untaken,
            (Author::Seat(seat), true) => drop(round.untaken.insert(seat.clone())),
            (Author::Seat(seat), false) => drop(round.untaken.remove(seat)),
        }
    }

    /// Notes whether the turn could be played, and since when.
    pub fn note_complete(&mut self, now: Moment) {
        let ready = self.is_ready();
        let Some(round) = &mut self.round else { return };
        round.complete = if ready { round.complete.or(Some(now)) } else { None };
        if !ready && round.last_moment().is_some_and(|last| now < last) {
            round.by_hand = None;
        }
    }
}
