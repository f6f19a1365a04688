//! Open seats: to whom they are offered, one after the other.

use chancery_engine::{Seat, TurnKind};
use serde::{Deserialize, Serialize};

use super::{Chair, Game, Outset, Status};
use crate::clock::{Moment, Span};

/// The longest and the shortest time in which somebody may answer.
const LONGEST: Span = Span::hours(24);
const SHORTEST: Span = Span(600);

/// To whom an open seat is offered.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Offered {
    /// Who is asked now.
    pub to: Option<String>,
    /// Until when he may answer.
    pub until: Option<Moment>,
    /// Everybody who has been asked since the seat opened.
    pub asked: Vec<String>,
}

impl Chair {
    /// Whether anybody may take it over.
    pub fn is_open(&self) -> bool {
        self.abandoned && !self.eliminated
    }
}

impl Game {
    /// Open seats that are offered to nobody now.
    pub fn seats_to_offer(&self) -> Vec<Seat> {
        if !matches!(self.status, Status::Running | Status::Paused) {
            return Vec::new();
        }
        let free = self.chairs.iter().filter(|chair| chair.is_open() && chair.offered.to.is_none());
        free.map(|chair| chair.seat.clone()).collect()
    }

    /// Whether somebody has been offered this seat since it opened, or another one of this game just now.
    pub fn has_been_asked(&self, seat: &Seat, address: &str) -> bool {
        let asked = |chair: &Chair| chair.seat == *seat && chair.offered.asked.iter().any(|asked| asked == address);
        self.chairs.iter().any(|chair| asked(chair) || chair.offered.to.as_deref() == Some(address))
    }

    /// Until when an offer is good that is made now: a day, or a quarter of the turn where that is less.
    pub fn offer_until(&self, kind: Option<&TurnKind>, now: Moment) -> Moment {
        let whole = kind.and_then(|kind| self.pace.deadline(kind, &Outset::at(now)));
        let quarter = whole.map_or(LONGEST, |whole| Span((whole.0 - now.0) / 4));
        now.plus(quarter.clamp(SHORTEST, LONGEST))
    }

    /// Notes that a seat is offered to somebody.
    pub fn note_offer(&mut self, seat: &Seat, to: &str, until: Moment) {
        if let Some(chair) = self.chair_mut(seat) {
            chair.offered.asked.push(to.to_owned());
            (chair.offered.to, chair.offered.until) = (Some(to.to_owned()), Some(until));
        }
    }

    /// Whether a seat is still offered to somebody.
    pub fn is_offered(&self, seat: &Seat, to: &str) -> bool {
        self.chair(seat).is_some_and(|chair| chair.is_open() && chair.offered.to.as_deref() == Some(to))
    }

    /// When the next offer is over.
    pub(super) fn offers_end_at(&self) -> Option<Moment> {
        let standing = self.chairs.iter().filter(|chair| chair.is_open() && chair.offered.to.is_some());
        standing
            .filter_map(|chair| chair.offered.until)
            .min()
            .filter(|_| matches!(self.status, Status::Running | Status::Paused))
    }

    /// Takes back the offers whose time is over; whether there were any.
    pub(super) fn end_offers(&mut self, now: Moment) -> bool {
        let over = |chair: &&mut Chair| chair.offered.until.is_some_and(|until| until <= now);
        let mut any = false;
        for chair in self.chairs.iter_mut().filter(over) {
            (chair.offered.to, chair.offered.until) = (None, None);
            any = true;
        }
        any
    }
}
