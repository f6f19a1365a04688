//! Reminders of orders that are missing, owed or not: each player's at the times that he has chosen before a deadline, and so those of
//! each who leads a seat with him.

use super::{About, Chair, Game, Member, Notice, Round};
use crate::clock::{Moment, Span};

impl Game {
    /// When the next reminder of a turn goes out.
    pub(super) fn next_reminder(&self, round: &Round) -> Option<Moment> {
        let awaited = self.chairs.iter().filter(|chair| chair.may_say_more());
        let moments = awaited.flat_map(Chair::leaders).flat_map(|leader| self.reminders(round, leader));
        moments.filter(|at| round.seen_to() < *at && Some(*at) < round.deadline).min()
    }

    /// The moments at which somebody who leads a seat is reminded, as long as it lacks something.
    fn reminders(&self, round: &Round, leader: &Member) -> Vec<Moment> {
        let mut leads = leader.reminders.clone().unwrap_or_else(|| vec![self.pace.reminder]);
        let deadline = round.deadline;
        // Of a turn of minutes a third is left when it is time, where all that was wished is longer than it.
        if let Some(length) = self.quick().filter(|length| !leads.is_empty() && leads.iter().all(|lead| lead >= length))
        {
            leads = vec![Span(length.0 / 3)];
        }
        leads.into_iter().filter_map(|lead| Some(deadline?.minus(lead))).collect()
    }

    /// Reminds everybody whose time has come and who lacks something; several of his times that have passed are one letter.
    pub(super) fn remind(&mut self, now: Moment) -> Vec<Notice> {
        let Some(round) = &self.round else { return Vec::new() };
        let due = |at: &Moment| round.seen_to() < *at && *at <= now;
        let awaited = self.chairs.iter().filter(|chair| chair.may_say_more());
        let is_due = |leader: &Member| self.reminders(round, leader).iter().any(due);
        let notices = awaited.filter_map(|chair| reminder(chair, is_due)).collect();
        if let Some(round) = &mut self.round {
            round.reminded = Some(now);
        }
        notices
    }

    /// Reminds everybody who has not said all in a turn without a deadline, but for whoever wants none.
    pub(super) fn remind_all(&self) -> Vec<Notice> {
        let wants = |leader: &Member| leader.reminders.as_ref().is_none_or(|leads| !leads.is_empty());
        let awaited = self.chairs.iter().filter(|chair| chair.may_say_more());
        awaited.filter_map(|chair| reminder(chair, wants)).collect()
    }

    /// Whether a player is reminded again in a time before the deadline.
    pub fn reminds_between(&self, address: &str, from: Moment, until: Moment) -> bool {
        let Some(round) = &self.round else { return false };
        let own = self.chairs.iter().flat_map(Chair::leaders).filter(|leader| leader.address == address);
        own.flat_map(|leader| self.reminders(round, leader)).any(|at| from <= at && at < until)
    }

    /// Notes how long before deadlines somebody wants to be reminded, or that each game's own time is right; whether that is
    /// something new.
    pub fn remind_as(&mut self, address: &str, leads: Option<&[Span]>) -> bool {
        let before = self.clone();
        let players = self.chairs.iter_mut().flat_map(Chair::leaders_mut).chain(&mut self.waiting);
        for member in players.filter(|member| member.address == address) {
            member.reminders = leads.map(<[Span]>::to_vec);
        }
        *self != before
    }
}

/// Reminds those of a seat whom it is time to remind: each who leads it by what he has chosen, whoever acts for its player by what that
/// one has.
fn reminder(chair: &Chair, is_time: impl Fn(&Member) -> bool) -> Option<Notice> {
    let player = chair.player.as_ref().filter(|player| is_time(player));
    let deputy = player.and_then(|_| chair.stands_in()).map(|deputy| deputy.address.clone());
    let leaders = chair.leaders().filter(|leader| is_time(leader)).map(|leader| leader.address.clone());
    let to: Vec<String> = leaders.chain(deputy).collect();
    (!to.is_empty()).then(|| Notice { to, about: About::Reminder(chair.seat.clone()) })
}
