//! Extensions: what a seat may still put deadlines off by itself, and what it takes when most want more time.

use chancery_engine::Seat;

use super::{Chair, Game, Notice, Status};
use crate::clock::{Moment, Span};
use crate::letter::News;
use crate::words;
use crate::words::Words;

/// The longest time that one extension gives; more costs several.
const ONE: Span = Span::hours(24);
/// The longest time that is asked for at once.
const LONGEST: Span = Span::hours(7 * 24);

/// How many extensions a time costs.
fn cost(by: Span) -> u32 {
    u32::try_from((by.0 + ONE.0 - 1) / ONE.0).unwrap_or(u32::MAX)
}

/// The shortest time that is asked for in turns of minutes.
const SHORTEST: Span = Span(5 * 60);

/// How much more time is asked for; nothing: what one extension gives, and no more than a turn of minutes lasts.
///
/// # Errors
/// It is no time, or one that nobody can ask for.
fn read_extension(by: &str, quick: Option<Span>) -> Result<Span, Words> {
    let by = if by.is_empty() { Some(quick.unwrap_or(ONE)) } else { by.parse().ok() };
    let least = if quick.is_some() { SHORTEST } else { Span::hours(1) };
    let form =
        || words!("extend-form", least = least.to_string(), example = if quick.is_some() { "10m" } else { "24h" });
    by.filter(|by: &Span| *by >= least && *by <= LONGEST).ok_or_else(form)
}

impl Chair {
    /// Whether its player can put a deadline off by himself, having `each` extensions at the start.
    pub(super) fn can_extend(&self, by: Span, each: u32) -> bool {
        self.extended.saturating_add(cost(by)) <= each
    }

    pub(super) fn spend(&mut self, by: Span) {
        self.extended = self.extended.saturating_add(cost(by));
    }
}

impl Game {
    /// A player asks for more time: he takes it of his own, or has most of the players want it.
    ///
    /// # Errors
    /// No deadline is to be moved, or by no such time.
    pub fn extend(&mut self, seat: &Seat, by: &str, now: Moment) -> Result<(Words, Option<Notice>), Words> {
        if self.status != Status::Running || self.round.as_ref().is_none_or(|round| round.deadline.is_none()) {
            return Err(self.not_running());
        }
        let by = read_extension(by, self.quick())?;
        let each = self.options.seats.extensions;
        let Some(chair) = self.chair_mut(seat).filter(|chair| chair.is_played()) else {
            return Err(words!("players-only"));
        };
        if chair.can_extend(by, each) {
            chair.spend(by);
            let left = each - chair.extended;
            self.put_off_by(by, now);
            let date = self.deadline_told();
            let notice = self.news_of(News::Extended, std::slice::from_ref(seat));
            return Ok((words!("extended", date = date, count = left), Some(notice)));
        }
        chair.wants = Some(by);
        Ok(self.count_wishes(now))
    }

    /// The deadline of this turn with so much more time, where one may fall.
    ///
    /// # Errors
    /// No deadline is to be moved, or by no such time.
    pub fn longer_deadline(&self, by: &str, now: Moment) -> Result<Moment, Words> {
        let deadline = self.round.as_ref().and_then(|round| round.deadline);
        let deadline = deadline.filter(|_| self.status == Status::Running);
        let deadline = deadline.ok_or_else(|| self.not_running())?;
        let by = read_extension(by, self.quick()).map_err(|_| words!("propose-form"))?;
        Ok(self.free_deadline(self.so_much_later(deadline.max(now), by)))
    }

    /// How many players must still want more time, so that all get it.
    pub fn needed_to_extend(&self) -> usize {
        let wanted = self.survivors().filter(|chair| chair.wants.is_some()).count();
        (self.survivors().count() / 2 + 1).saturating_sub(wanted)
    }

    /// More than half of those who play want more time: all get what the most modest of them asked for.
    fn count_wishes(&mut self, now: Moment) -> (Words, Option<Notice>) {
        match self.extend_by_most(now) {
            Some(notice) => (words!("extend-agreed", date = self.deadline_told()), Some(notice)),
            None => {
                let asked = self.survivors().filter(|chair| chair.wants.is_some()).count() == 1;
                let notice = asked.then(|| self.news(News::MoreTime));
                (words!("extend-asked", count = self.needed_to_extend()), notice)
            }
        }
    }

    /// Puts the deadline off where most of those who play by now want it.
    pub(super) fn extend_by_most(&mut self, now: Moment) -> Option<Notice> {
        let wishes = self.survivors().filter_map(|chair| chair.wants);
        let by = wishes.min().filter(|_| self.needed_to_extend() == 0 && self.status == Status::Running)?;
        self.put_off_by(by, now);
        self.chairs.iter_mut().for_each(|chair| chair.wants = None);
        Some(self.news(News::ExtendedByMost))
    }

    /// Moves the deadline by so much; one that has passed is moved from now.
    fn put_off_by(&mut self, by: Span, now: Moment) {
        let Some(deadline) = self.round.as_ref().and_then(|round| round.deadline) else { return };
        self.put_off(self.so_much_later(deadline.max(now), by));
    }

    fn deadline_told(&self) -> Option<crate::clock::Stamp> {
        let zone = self.pace.time_zone();
        Some(self.round.as_ref()?.deadline?.stamp(&zone))
    }
}
