//! What stands of the leading of a game: who waits for its master, what he has used of his limits, and what is put to all.

use serde::{Deserialize, Serialize};

use super::access::Applicant;
use super::motion::Motion;
use super::rollcall::Roll;
use super::{Game, Status};
use crate::clock::{Moment, Span};

/// What stands of the leading of a game. What [`Default`] says is what games have that were stored before there was any.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Led {
    /// The mailboxes that may come in where the game has a list.
    pub allowed: Vec<String>,
    /// Whoever waits for the master's word to come in.
    pub applicants: Vec<Applicant>,
    /// What is put to all players.
    pub motion: Option<Motion>,
    /// How long the master has had the clock stand still, pauses that are over.
    pub paused: Span,
    /// Since when it stands still at his word.
    pub paused_since: Option<Moment>,
    /// By how much he has put deadlines off.
    pub extended: Span,
    /// When a master was last heard of.
    pub heard: Option<Moment>,
    /// When the first of several was.
    pub first_heard: Option<Moment>,
    /// How often he has been asked since what waits for him does.
    pub asked: u8,
    /// Whether the game goes on by its rules alone.
    pub alone: bool,
    /// The roll-call that is under way.
    pub roll: Option<Roll>,
}

/// How long a master may be silent while something waits for him, and then each step after.
const SILENCE: Span = Span::hours(14 * 24);
const STEP: Span = Span::hours(7 * 24);

impl Game {
    /// When a pause is over that its master may not make longer.
    pub(super) fn pause_ends(&self) -> Option<Moment> {
        let since = self.led.paused_since.filter(|_| self.status == Status::Paused)?;
        let most = self.options.leading.most_pause?;
        Some(since.plus(Span((most.0 - self.led.paused.0).max(0))))
    }

    /// Counts a pause that is over.
    pub(super) fn count_pause(&mut self, now: Moment) {
        if let Some(since) = self.led.paused_since.take() {
            self.led.paused = Span(self.led.paused.0.saturating_add((now.0 - since.0).max(0)));
        }
    }

    /// Whether the turn waits for what its rules ask of a master: nobody else can do that, nor is it played without.
    pub(super) fn lacks_master(&self) -> bool {
        let part = self.round.as_ref().map(|round| &round.master);
        self.status == Status::Running && part.is_some_and(super::Part::is_awaited)
    }

    /// Since when something waits for the master.
    fn waits_for_master(&self) -> Option<Moment> {
        if matches!(self.status, Status::Over(_) | Status::Held) {
            return None;
        }
        let applied = self.led.applicants.iter().map(|applicant| applicant.since).min();
        let paused = self.led.paused_since.filter(|_| self.status == Status::Paused);
        let part = self.round.as_ref().filter(|_| self.lacks_master());
        let part = part.map(|round| round.deadline.unwrap_or(round.opened));
        let by_hand = self.waits_to_be_played();
        let full = self.waiting.iter().map(|_| self.created).next().filter(|_| self.waits_to_start());
        // Of what a game is led by that goes on alone, only this is left.
        let led = [applied, paused, by_hand, full].map(|since| since.filter(|_| !self.led.alone));
        let since = led.into_iter().flatten().chain(part).min()?;
        Some(self.led.heard.map_or(since, |heard| heard.max(since)))
    }

    /// Since when a turn could be played that its master plays by hand.
    fn waits_to_be_played(&self) -> Option<Moment> {
        let round = self.round.as_ref().filter(|_| self.status == Status::Running && self.pace.manual)?;
        let asked = round.by_hand?;
        Some(round.complete.into_iter().chain(round.last_moment()).fold(asked, Moment::min))
    }

    /// By how much a deadline is later than the one that is set.
    pub fn later(&self, deadline: Moment) -> Span {
        let set = self.round.as_ref().and_then(|round| round.deadline);
        Span(set.map_or(0, |set| (deadline.0 - set.0).max(0)))
    }

    /// Whether its master may not put deadlines off by so much in all, if that is more than he has done already.
    pub fn may_not_extend_to(&self, extended: Span) -> bool {
        extended > self.led.extended && self.options.leading.most_extension.is_some_and(|most| extended > most)
    }

    /// Whether its master leads it, and not the players by a majority.
    pub fn is_moderated(&self) -> bool {
        self.options.leading.moderated && !self.led.alone
    }

    /// When a silent master is asked next, or others in his place.
    pub(super) fn silence_ends(&self) -> Option<Moment> {
        let since = self.waits_for_master()?;
        let steps = i64::from(self.led.asked);
        (self.led.asked < 3).then(|| since.plus(Span(SILENCE.0 + steps * STEP.0)))
    }
}
