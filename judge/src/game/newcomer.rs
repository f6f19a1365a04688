//! What a new player of a seat is given: time, and what he has to know.

use std::collections::BTreeMap;

use chancery_engine::{Ruleset, TurnKind, Unreadable};

use super::{About, Chair, Chapter, Game, Notice, Outset, Results, Round, Status};
use crate::clock::{Moment, Span};
use crate::letter::News;

impl Game {
    /// Somebody has taken a seat over: everybody waits for the deadline, which is half a turn from now at least; where the clock stands
    /// still, as long after it goes on.
    pub fn give_time(&mut self, kind: &TurnKind, now: Moment) -> Option<Notice> {
        let paused = self.status == Status::Paused;
        if !paused && self.status != Status::Running {
            return None;
        }
        let deadline = self.round.as_ref()?.deadline?;
        let whole = self.pace.deadline(kind, &Outset::at(now))?;
        let half = Span((whole.0 - now.0) / 2);
        let least = now.plus(half);
        match &mut self.left {
            Some(left) if paused => *left = Span(left.0.max(half.0)),
            _ if deadline < least => self.put_off(self.pace.next_deadline(kind.name, least, &self.away())),
            _ => {}
        }
        for chair in self.chairs.iter_mut().filter(|chair| chair.is_played()) {
            chair.wait = true;
        }
        Some(self.news(News::AllWait))
    }

    /// What somebody must know who has just sat down: the results of the last turn, or how the game begins.
    ///
    /// # Errors
    /// The chapter cannot be read.
    pub fn introduction(&self, to: &str, last: Option<&Chapter>, ruleset: &dyn Ruleset) -> Result<Notice, Unreadable> {
        let about = match last {
            Some(chapter) => About::Results(Box::new(chapter.results(ruleset)?)),
            None => About::Start,
        };
        Ok(Notice { to: vec![to.to_owned()], about })
    }
}

impl Chapter {
    /// The turn as its results tell it.
    fn results(&self, ruleset: &dyn Ruleset) -> Result<Results, Unreadable> {
        let turn = ruleset.turn(&self.position)?;
        let round =
            Round { lots: false, ..Round::of(turn, self.position.clone(), self.number, self.seed, self.played) };
        // Receipts of the turn were given to somebody else.
        Ok(Results { receipts: BTreeMap::new(), ..Results::of(round, self) })
    }
}

impl Chair {
    /// Has a new player sit here, who begins anew.
    pub(super) fn seat_newcomer(&mut self, player: super::Member) {
        self.begin_anew();
        self.player = Some(player);
    }

    /// Nothing of whoever played it goes over to whoever comes: neither what he has said nor what he has used up.
    pub(super) fn begin_anew(&mut self) {
        self.player = None;
        self.abandoned = false;
        self.generation += 1;
        self.partners.clear();
        self.forget();
        (self.missed, self.extended, self.wants) = (0, 0, None);
        self.absences.clear();
        (self.auto_absence, self.moved) = (None, 0);
        (self.deputy, self.unreached) = (None, None);
        (self.truce, self.probation) = (false, 0);
        self.offered = super::Offered::default();
    }
}
