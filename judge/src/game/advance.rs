//! How a game moves on: in one step that is done whole or not at all.

use chancery_engine::{Ruleset, Unreadable};

use super::step::Step;
use super::{Back, Chapter, Game, Notice, Status};
use crate::chance::Chance;
use crate::clock::{Moment, Span};

/// Why a game is to move on.
#[derive(Clone, Debug)]
pub enum Cause {
    /// Something may be due by the clock.
    Clock {
        /// The moment up to which all mail has been read.
        swept: Moment,
        /// What was due once before is due again.
        again: Option<Again>,
    },
    /// Somebody joined or ordered: a full game starts, a turn whose orders are all in is played when they have lain for long
    /// enough.
    Complete,
    /// The master plays the turn with the orders that are there.
    Process,
    /// The master has a game start that lacks players.
    Begin,
    /// The master puts it back to a turn.
    Back(Back),
}

/// What comes to pass a second time: the store went back to a copy, and the mail that came after it is acted on again.
#[derive(Clone, Copy, Debug)]
pub struct Again {
    /// When the judge was last at work in the copy.
    pub since: Moment,
    /// When the copy was put in the store's place.
    pub until: Moment,
    /// How much more time those are given at least who lack it.
    pub least: Span,
}

/// What came of it.
#[derive(Clone, Debug, Default)]
pub struct Advance {
    /// The turn that was played, if one was.
    pub chapter: Option<Chapter>,
    /// Letters to write.
    pub notices: Vec<Notice>,
    /// Why the game could not go on: it is held from now on, as it stood before.
    pub fault: Option<String>,
    /// What the operator is to know of it.
    pub operator: Option<String>,
}

impl Advance {
    pub(super) fn of(notices: Vec<Notice>) -> Advance {
        Advance { notices, ..Advance::default() }
    }
}

impl Game {
    /// Does the one thing that is to be done now, if anything is. A game that its ruleset cannot read is held, and
    /// otherwise as it was: nobody has missed a turn that was not played.
    ///
    /// `before` is the game as it is now.
    pub fn advance(
        &mut self,
        before: &Game,
        (cause, now): (Cause, Moment),
        ruleset: Option<&dyn Ruleset>,
        chance: &Chance,
    ) -> Advance {
        let step = Step { ruleset, now, chance };
        let done = match cause {
            Cause::Clock { swept, again } => self.ring(&step, (swept, again)),
            Cause::Complete if self.is_full() => self.fill(&step),
            Cause::Complete => self.complete(&step),
            Cause::Process if self.status == Status::Running => self.play(&step),
            Cause::Begin if self.status == Status::Forming => self.begin(&step),
            Cause::Back(to) => self.go_back(&step, &to),
            Cause::Process | Cause::Begin => Ok(Advance::default()),
        };
        let done = done.map(|advance| {
            // Whoever falls, opens a seat or comes back changes who has a vote.
            let settled = self.settle(ruleset.map(|ruleset| ruleset.about()), now);
            self.note_idle(now);
            Advance { notices: advance.notices.into_iter().chain(settled).collect(), ..advance }
        });
        let told = |advance: Advance| Advance { operator: advance.operator.or(self.told_of_traps(before)), ..advance };
        let done = done.map(told).unwrap_or_else(|fault| {
            self.clone_from(before);
            self.hold();
            Advance { fault: Some(fault.to_string()), ..Advance::default() }
        });
        self.note_players(now);
        done
    }

    /// Plays a turn whose orders are complete and have lain for long enough; else notes since when they are.
    fn complete(&mut self, step: &Step<'_>) -> Result<Advance, Unreadable> {
        self.note_complete(step.now);
        let asked = self.round.as_ref().is_some_and(|round| round.by_hand.is_some());
        match self.plays_at() {
            Some(at) if at <= step.now && !asked => self.play_or_ask(step),
            _ => Ok(Advance::default()),
        }
    }

    /// Stops a game that cannot be played on until the operator has looked at it.
    pub fn hold(&mut self) {
        self.status = Status::Held;
    }
}
