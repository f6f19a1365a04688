//! What somebody wrote to others: in whose name, to whom, and what stands above it.

use chancery_engine::{Author, Phrase, Seat, Term};
use serde::{Deserialize, Serialize};

use super::{Chair, Game};

/// Who writes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Speaker {
    /// The player of a seat.
    Seat(Seat),
    /// The game master.
    Master,
    /// Somebody who looks on, by name.
    Observer(String),
    /// Somebody who waits for the game to start, by name.
    Waiting(String),
}

/// To whom press goes.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Addressees {
    /// The seats; where everybody is meant, those that are not.
    pub seats: Vec<Seat>,
    /// Whether the game master is among them.
    pub master: bool,
    /// Whether those who look on are.
    pub observers: bool,
    /// Whether everybody is, but for those who are named.
    pub all: bool,
    /// Whether their names are nobody's business: they wrote grey press, and this answers it.
    pub hidden: bool,
}

/// To whom press goes, and what its header says.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Direction {
    /// To whom.
    pub to: Addressees,
    /// To whom the header says that it goes; nothing: to those to whom it does.
    pub claims: Option<Addressees>,
    /// Whether its author is hidden; nothing: as is usual in the game.
    pub grey: Option<bool>,
    /// Whether its header is to be true where the game's press is faked by default.
    pub honest: bool,
}

/// What somebody wrote to others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Message {
    /// Who wrote it.
    pub from: Speaker,
    /// From which address: of those who write for one seat. Nothing: from none that is known here.
    pub by: String,
    /// To whom.
    pub to: Addressees,
    /// To whom its header says that it goes, where that is somebody else.
    pub claims: Option<Addressees>,
    /// Whether its readers are not told who wrote it.
    pub grey: bool,
    /// Whether its reader oversees the game: he is told all the same who wrote it, and to whom.
    pub overseen: bool,
    /// Whether it comes to all others only with the results of the turn; its reader leads the game.
    pub postal: bool,
    /// The text.
    pub text: String,
}

impl Speaker {
    /// Who can be answered so; whoever has no seat is not.
    pub fn author(&self) -> Option<Author> {
        match self {
            Speaker::Seat(seat) => Some(Author::Seat(seat.clone())),
            Speaker::Master => Some(Author::Master),
            Speaker::Observer(_) | Speaker::Waiting(_) => None,
        }
    }

    /// What he is called; whoever has no seat is called by his name, unless that is hidden.
    fn title(&self, game: &Game, hidden: bool) -> Term {
        let named = |phrase: &'static str, name: &String| Phrase::new(phrase).with("name", name.as_str()).into();
        match self {
            Speaker::Seat(seat) => game.title(&Author::Seat(seat.clone())),
            Speaker::Master => game.title(&Author::Master),
            Speaker::Observer(_) if hidden => Phrase::new("role-observer").into(),
            Speaker::Observer(name) => named("role-observer-named", name),
            Speaker::Waiting(_) if hidden => Phrase::new("role-waiting").into(),
            Speaker::Waiting(name) => named("role-waiting-named", name),
        }
    }
}

impl From<Author> for Speaker {
    fn from(author: Author) -> Speaker {
        match author {
            Author::Seat(seat) => Speaker::Seat(seat),
            Author::Master => Speaker::Master,
        }
    }
}

impl Addressees {
    /// One seat, or the master.
    pub fn only(reader: &Author) -> Addressees {
        let seats = if let Author::Seat(seat) = reader { vec![seat.clone()] } else { Vec::new() };
        Addressees { seats, master: *reader == Author::Master, ..Addressees::default() }
    }

    /// Everybody.
    pub fn everybody() -> Addressees {
        Addressees { all: true, ..Addressees::default() }
    }

    /// Whether it is the game master alone.
    pub fn is_master_alone(&self) -> bool {
        self.master && self.seats.is_empty() && !self.observers && !self.all
    }

    /// Whether it is everybody, with nobody left out.
    pub fn is_everybody(&self) -> bool {
        self.all && self.names_nobody()
    }

    /// Whether nobody is named.
    pub fn names_nobody(&self) -> bool {
        self.seats.is_empty() && !self.master && !self.observers
    }

    /// Whether a seat is among them.
    pub fn has(&self, seat: &Seat) -> bool {
        self.seats.contains(seat) != self.all
    }

    /// Whether the master is among them.
    pub fn has_master(&self) -> bool {
        self.master != self.all
    }

    /// Whether those who look on are among them.
    pub fn has_observers(&self) -> bool {
        self.observers != self.all
    }

    /// What they are called; nothing: everybody.
    pub fn title(&self, game: &Game) -> Option<Term> {
        if self.is_everybody() {
            return None;
        }
        if self.hidden {
            return Some(Phrase::new("role-hidden").into());
        }
        let seats = self.seats.iter().filter_map(|seat| game.chair(seat)).map(Chair::title);
        let master = self.master.then(|| Phrase::new("role-master").into());
        let observers = self.observers.then(|| Phrase::new("role-observers").into());
        let and = Term::AllOf { and: seats.chain(master).chain(observers).collect() };
        Some(if self.all { Phrase::new("press-all-but").with("readers", and).into() } else { and })
    }
}

impl Message {
    /// Who wrote it.
    pub fn author(&self, game: &Game) -> Term {
        self.from.title(game, game.hides_players() && !self.overseen)
    }

    /// Whom its readers may know as its author.
    pub fn known_author(&self, game: &Game) -> Option<Term> {
        (!self.grey || self.overseen).then(|| self.author(game))
    }

    /// To whom its header says that it goes; nothing: to everybody.
    pub fn readers(&self, game: &Game) -> Option<Term> {
        self.claims.as_ref().unwrap_or(&self.to).title(game)
    }

    /// Whether its header hides something from its readers.
    pub fn hides(&self, game: &Game) -> bool {
        let named = matches!(self.from, Speaker::Observer(_) | Speaker::Waiting(_));
        self.grey || self.claims.is_some() || self.to.hidden || named && game.hides_players()
    }

    /// The line above it, without its colon: what hides in it stands in brackets where the reader oversees the game.
    pub fn header(&self, game: &Game) -> Phrase {
        let readers = self.readers(game);
        if self.postal {
            let header = Phrase::new("press-header-postal").with("game", game.name.as_str());
            return header.with("author", self.author(game)).with("label", game.label());
        }
        let header = match (readers.is_none(), self.grey, self.overseen) {
            (false, false, _) => "press-header",
            (false, true, false) => "press-header-grey",
            (false, true, true) => "press-header-overseen",
            (true, false, _) => "press-header-all",
            (true, true, false) => "press-header-all-grey",
            (true, true, true) => "press-header-all-overseen",
        };
        let mut header = Phrase::new(header).with("game", game.name.as_str());
        if let Some(author) = self.known_author(game) {
            header = header.with("author", author);
        }
        if let Some(readers) = readers {
            header = header.with("readers", readers);
        }
        if self.overseen && (self.claims.is_some() || self.to.hidden) {
            let really = Addressees { hidden: false, ..self.to.clone() }.title(game);
            let really = really.unwrap_or_else(|| Phrase::new("role-everybody").into());
            return Phrase::new("press-really").with("header", header).with("readers", really);
        }
        header
    }
}
