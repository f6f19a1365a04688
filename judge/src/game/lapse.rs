//! What silence costs: turns that are played without orders, wait for a new player or are put off, and seats that open.

use chancery_engine::{Duty, Seat};

use super::{Chair, Game, Notice, Status};
use crate::clock::{Moment, Span};
use crate::letter::News;
use crate::settings::{Attendance, Remedy};

/// How often everybody is told again for whom a game waits.
const TOLD_AGAIN: Span = Span::hours(48);

impl Chair {
    /// Whether the turn lacks orders of this seat, whether or not somebody plays it. One that stands still lacks none.
    pub fn lacks_orders(&self) -> bool {
        self.duty == Duty::Must && !self.eliminated && !self.truce && !self.missing.is_empty()
    }

    fn is_silent(&self) -> bool {
        self.sheet.0.is_empty()
    }
}

impl Game {
    /// What becomes of this turn when its time is up and orders are missing; nothing: silence costs nothing in it.
    pub fn remedy(&self) -> Option<Remedy> {
        let round = self.round.as_ref().filter(|round| round.lapse)?;
        Some(self.options.seats.lapse.remedy(round.number))
    }

    /// Whether the turn is not to be played before an open seat has a player who has ordered.
    pub(super) fn waits_for_newcomers(&self) -> bool {
        let open = |chair: &Chair| chair.lacks_orders() && !chair.is_played();
        self.remedy() == Some(Remedy::Wait) && self.chairs.iter().any(open)
    }

    /// Whether the turn is not played without the orders that are missing, however late it is.
    pub(super) fn waits_for_orders(&self) -> bool {
        self.remedy() == Some(Remedy::Wait) && self.chairs.iter().any(Chair::lacks_orders)
    }

    /// When everybody is to be told again that the game waits for players.
    pub(super) fn told_again_at(&self) -> Option<Moment> {
        Some(self.round.as_ref()?.stalled?.plus(TOLD_AGAIN))
    }

    /// The time of a turn is up. What keeps it from being played, if anything does: what is told then.
    pub(super) fn put_off_for_silence(&mut self, now: Moment) -> Option<Vec<Notice>> {
        if let Some(held) = self.hold_for_unreached(now) {
            return Some(held);
        }
        let lacking = self.lacking();
        if lacking.is_empty() {
            return None;
        }
        let remedy = self.remedy()?;
        if let Some(notice) = self.spend_absences(&lacking, now) {
            return Some(vec![notice]);
        }
        match remedy {
            Remedy::Hold | Remedy::Default => None,
            Remedy::Wait => Some(self.stall(&lacking, now)),
            Remedy::Extend(by) => self.extend_for_silence(&lacking, by, now),
        }
    }

    /// Whether standing orders are used at the deadline already, so that nobody who has them is waited for any longer.
    pub(super) fn stands_in_at_deadline(&self) -> bool {
        let late = self.round.as_ref().is_none_or(|round| round.late);
        self.remedy() == Some(Remedy::Default) && !late && self.chairs.iter().any(Chair::is_awaited)
    }

    fn lacking(&self) -> Vec<Seat> {
        self.chairs.iter().filter(|chair| chair.lacks_orders()).map(|chair| chair.seat.clone()).collect()
    }

    /// The game waits, and the seats that it waits for are open.
    fn stall(&mut self, lacking: &[Seat], now: Moment) -> Vec<Notice> {
        self.note_behind();
        for chair in self.chairs.iter_mut().filter(|chair| lacking.contains(&chair.seat)) {
            chair.missed += u32::from(!chair.abandoned);
            chair.abandoned = true;
        }
        if !self.chairs.iter().any(Chair::is_played) {
            return vec![self.stop_without_players(now)];
        }
        if let Some(round) = &mut self.round {
            (round.stalled, round.late) = (Some(now), true);
        }
        vec![self.news_of(News::Stalled, lacking)]
    }

    /// Seats that can still extend pay for the time that they are given.
    fn extend_for_silence(&mut self, lacking: &[Seat], by: Span, now: Moment) -> Option<Vec<Notice>> {
        let each = self.options.seats.extensions;
        let pays =
            |chair: &&mut Chair| lacking.contains(&chair.seat) && chair.is_played() && chair.can_extend(by, each);
        let mut paid = Vec::new();
        for chair in self.chairs.iter_mut().filter(pays) {
            chair.spend(by);
            paid.push(chair.seat.clone());
        }
        if paid.is_empty() {
            return None;
        }
        self.put_off(self.so_much_later(now, by));
        let seen = self.options.seats.attendance == Attendance::Open;
        Some(vec![if seen { self.news_of(News::ExtendedBySilence, &paid) } else { self.news(News::Deadline) }])
    }

    /// Counts, when a turn is played, who has missed it; seats that have missed too many running are open to others from now
    /// on. `overdue`: its time was up; before that nobody is late. What is told of it.
    pub(super) fn count_missed(&mut self, overdue: bool) -> Vec<Notice> {
        if self.round.as_ref().is_some_and(|round| !round.lapse) {
            return Vec::new();
        }
        let rule = self.options.seats.lapse;
        let mut told: [(News, Vec<Seat>); 3] =
            [News::Abandoned, News::Forfeited, News::Missed].map(|news| (news, Vec::new()));
        let owing = |chair: &&mut Chair| chair.is_played() && chair.duty == Duty::Must && !chair.truce;
        for chair in self.chairs.iter_mut().filter(owing) {
            if chair.missing.is_empty() {
                chair.missed = 0;
            } else if overdue {
                chair.missed += 1;
                chair.abandoned = rule.opens(chair.missed, chair.is_silent());
                let kind = match (chair.abandoned, chair.is_silent()) {
                    (true, true) => 0,
                    (true, false) => 1,
                    (false, _) => 2,
                };
                told[kind].1.push(chair.seat.clone());
            }
        }
        told.iter()
            .filter(|(_, seats)| !seats.is_empty())
            .flat_map(|(news, seats)| self.of_missed(*news, seats))
            .collect()
    }

    /// Who has missed a turn and keeps his seat is told to everybody only where everybody may see who orders.
    fn of_missed(&self, news: News, seats: &[Seat]) -> Vec<Notice> {
        if news != News::Missed || self.options.seats.attendance == Attendance::Open {
            return vec![self.news_of(news, seats)];
        }
        let own = |seat: &Seat| {
            let to = self.chair(seat)?.readers();
            Some(Notice { to, ..self.news_of(News::MissedUnseen, std::slice::from_ref(seat)) })
        };
        seats.iter().filter_map(own).collect()
    }

    /// Nobody is left to play: the clock stops until somebody comes back.
    pub(super) fn stop_without_players(&mut self, now: Moment) -> Notice {
        self.left = self.time_left(now);
        self.status = Status::Paused;
        self.news(News::NobodyLeft)
    }
}
