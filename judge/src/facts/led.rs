//! What is told of the leading of a game: its whole log, and where everybody stands, for a master who does not play.

use chancery_engine::{Author, Facts, Ruleset, Term};
use serde::Serialize;

use super::{Frame, Logged};
use crate::game::{Applicant, Chair, Game, Member};

/// A game's whole log.
#[derive(Clone, Debug, Serialize)]
pub struct LogOf {
    /// The judge, the game, the hour.
    #[serde(flatten)]
    pub frame: Frame,
    /// Its lines.
    pub deeds: Vec<Logged>,
    /// The number of the first line whose seal does not fit; nothing: all do.
    pub broken: Option<usize>,
}

impl LogOf {
    /// The log of a game.
    pub fn of(frame: Frame, game: &Game) -> LogOf {
        let deeds = game.ledger.deeds.iter().enumerate();
        let deeds = deeds.map(|(index, deed)| Logged::of(game, index + 1, deed)).collect();
        LogOf { frame, deeds, broken: game.ledger.broken() }
    }
}

/// A seat as a master sees it who does not play.
#[derive(Clone, Debug, Serialize)]
pub struct SeenSeat {
    /// What it is called.
    pub title: Term,
    /// `out`, `open`, `idle`, `none`, `part` or `in`: the end of the name of the word for it.
    pub state: &'static str,
    /// Its orders, as the ruleset tells them to whoever gave them.
    pub orders: Facts,
    /// What still lacks an order.
    pub missing: Vec<Term>,
    /// Whether it waits for the deadline.
    pub wait: bool,
    /// Whether it votes for a draw.
    pub draw: bool,
    /// To whom it concedes.
    pub concede: Option<Term>,
}

/// Somebody without a seat as a master sees him.
#[derive(Clone, Debug, Serialize)]
pub struct Known {
    /// His name.
    pub name: String,
    /// His address.
    pub address: String,
    /// The seats that he would like, or the one that he asks for.
    pub wish: Term,
}

/// Where everybody stands.
#[derive(Clone, Debug, Serialize)]
pub struct Seen {
    /// The judge, the game, the hour.
    #[serde(flatten)]
    pub frame: Frame,
    /// The seats; none: the game has not begun, or its masters may not see them.
    pub seats: Vec<SeenSeat>,
    /// Whoever waits for the start.
    pub waiting: Vec<Known>,
    /// Whoever waits for a master's word to come in.
    pub applicants: Vec<Known>,
}

impl Seen {
    /// What a master may see of a game: of one in which a master plays, who wants to come in.
    pub fn of(frame: Frame, game: &Game, ruleset: &dyn Ruleset) -> Seen {
        let peeks = game.may_peek();
        let chairs = game.chairs.iter().filter(|_| peeks && game.round.is_some());
        let seats = chairs.map(|chair| seen(game, ruleset, chair)).collect();
        let known =
            |member: &Member, wish: Term| Known { name: member.name.clone(), address: member.address.clone(), wish };
        let waiting = game.waiting.iter().filter(|_| peeks);
        let waiting = waiting.map(|member| known(member, member.preference.clone().into())).collect();
        let wanted =
            |applicant: &Applicant| applicant.seat.as_ref().and_then(|seat| game.chair(seat)).map(Chair::title);
        let applicants = game.led.applicants.iter();
        let applicants = applicants.map(|one| known(&one.member, wanted(one).unwrap_or_else(|| "".into()))).collect();
        Seen { frame, seats, waiting, applicants }
    }

    /// Whether there is nothing to see.
    pub fn is_empty(&self) -> bool {
        self.seats.is_empty() && self.waiting.is_empty() && self.applicants.is_empty()
    }
}

fn seen(game: &Game, ruleset: &dyn Ruleset, chair: &Chair) -> SeenSeat {
    let state = match chair {
        _ if chair.eliminated => "out",
        _ if !chair.is_played() => "open",
        _ if !chair.is_asked() => "idle",
        _ if chair.missing.is_empty() => "in",
        _ if chair.sheet.0.is_empty() => "none",
        _ => "part",
    };
    let mut standing = game.standing(ruleset, &Author::Seat(chair.seat.clone())).unwrap_or_default();
    let concede = chair.concede.as_ref().and_then(|seat| game.chair(seat)).map(Chair::title);
    SeenSeat {
        title: chair.title(),
        state,
        orders: standing["lines"].take(),
        missing: chair.missing.clone(),
        wait: chair.wait,
        draw: chair.draw.is_some(),
        concede,
    }
}
