//! Orders of players and of the master: read into the standing sheet, shown to whom they are for, cleared, waited with.

use std::collections::{BTreeMap, BTreeSet};

use chancery_engine::{
    Author, Duty, Facts, Reader, Reading, Remark, Ruleset, Seat, Seen, Sheet, Subject, Term, Unreadable,
};

use super::conditions::{Decided, decided};
use super::{About, Chair, Game, Notice, Round, Status};
use crate::words;
use crate::words::Answer;

/// Whose eyes an author has.
pub fn reader(author: &Author) -> Reader {
    match author {
        Author::Seat(seat) => Reader::Seat(seat.clone()),
        Author::Master => Reader::Master,
    }
}

/// The seats for which something is otherwise.
fn changed(before: &BTreeMap<Seat, Sheet>, after: &BTreeMap<Seat, Sheet>) -> BTreeSet<Seat> {
    let seats = before.keys().chain(after.keys());
    seats.filter(|seat| before.get(*seat) != after.get(*seat)).cloned().collect()
}

impl Game {
    pub(super) fn chair_mut(&mut self, seat: &Seat) -> Option<&mut Chair> {
        self.chairs.iter_mut().find(|chair| chair.seat == *seat)
    }

    pub(super) fn running(&self) -> Result<&Round, Unreadable> {
        self.round.as_ref().ok_or_else(|| Unreadable("the game has no turn".into()))
    }

    /// The standing orders of a seat or of the master.
    pub fn sheet(&self, author: &Author) -> Sheet {
        match author {
            Author::Seat(seat) => self.chair(seat).map(|chair| chair.sheet.clone()),
            Author::Master => self.round.as_ref().map(|round| round.master.sheet.clone()),
        }
        .unwrap_or_default()
    }

    /// What the turn asks of a seat or of the master.
    pub fn duty(&self, author: &Author) -> Duty {
        match author {
            Author::Seat(seat) => self.chair(seat).filter(|chair| !chair.eliminated).map(|chair| chair.duty),
            Author::Master => self.round.as_ref().map(|round| round.master.duty),
        }
        .unwrap_or(Duty::Idle)
    }

    /// Whether a seat or the master can order something now, orders that need not be given included; a seat that has a truce
    /// can order nothing.
    pub fn asks(&self, author: &Author) -> bool {
        let stands = |seat: &Seat| self.chair(seat).is_some_and(|chair| chair.truce);
        let stands = matches!(author, Author::Seat(seat) if stands(seat));
        self.status == Status::Running && !stands && self.duty(author) != Duty::Idle
    }

    /// Reads order lines of a seat's player or of the master.
    ///
    /// # Errors
    /// The game's document cannot be read.
    pub fn order(&mut self, ruleset: &dyn Ruleset, author: &Author, text: &str) -> Result<Vec<Remark>, Unreadable> {
        let before = self.shown_by(ruleset, author)?;
        let reading = self.read(ruleset, author, text)?;
        self.keep(author, reading.sheet, reading.missing);
        self.follow(ruleset, author, &before)?;
        Ok(reading.remarks)
    }

    /// What others can still say may depend on what they are shown: it is asked again of those for whom that changed.
    fn follow(
        &mut self,
        ruleset: &dyn Ruleset,
        author: &Author,
        before: &BTreeMap<Seat, Sheet>,
    ) -> Result<(), Unreadable> {
        for seat in changed(before, &self.shown_by(ruleset, author)?) {
            let seat = Author::Seat(seat);
            let again = self.read(ruleset, &seat, "")?;
            self.keep(&seat, again.sheet, again.missing);
        }
        Ok(())
    }

    /// What would be said of lines if they were read as orders. Nothing is ordered.
    ///
    /// # Errors
    /// The game's document cannot be read.
    pub fn remarks(&self, ruleset: &dyn Ruleset, author: &Author, text: &str) -> Result<Vec<Remark>, Unreadable> {
        Ok(self.read(ruleset, author, text)?.remarks)
    }

    fn read(&self, ruleset: &dyn Ruleset, author: &Author, text: &str) -> Result<Reading, Unreadable> {
        let shown = self.shown_to(ruleset, author)?;
        let round = self.running()?;
        let seen = Seen { position: &round.position, shown: &shown };
        let Decided { text, remarks } = decided(ruleset, round, text)?;
        let mut reading = ruleset.read(seen, author, &self.sheet(author), &text)?;
        reading.remarks.extend(remarks);
        reading.remarks.sort_by_key(|remark| remark.line);
        Ok(reading)
    }

    /// The standing sheet of a seat or of the master as it would be read now: what is to be said of the whole of it.
    ///
    /// # Errors
    /// The game's document cannot be read.
    pub fn reviewed(&self, ruleset: &dyn Ruleset, author: &Author) -> Result<Reading, Unreadable> {
        self.read(ruleset, author, "")
    }

    /// The letters to seats that an author shows something else than before, as when a mail began.
    ///
    /// # Errors
    /// The game's document cannot be read.
    pub fn offers(
        &self,
        ruleset: &dyn Ruleset,
        author: &Author,
        before: &BTreeMap<Seat, Sheet>,
    ) -> Result<Vec<Notice>, Unreadable> {
        let notice = |seat: Seat| {
            let chair = self.chair(&seat).filter(|chair| chair.is_played())?;
            let to = chair.readers();
            Some(Notice { to, about: About::Offer(seat) })
        };
        Ok(changed(before, &self.shown_by(ruleset, author)?).into_iter().filter_map(notice).collect())
    }

    /// Keeps what somebody orders. Before the deadline a change has complete orders lie anew.
    fn keep(&mut self, author: &Author, sheet: Sheet, missing: Vec<Term>) {
        if sheet != self.sheet(author)
            && let Some(round) = self.round.as_mut().filter(|round| !round.late)
        {
            round.complete = None;
        }
        match author {
            Author::Seat(seat) => {
                if let Some(chair) = self.chair_mut(seat) {
                    (chair.sheet, chair.missing) = (sheet, missing);
                }
            }
            Author::Master => {
                if let Some(round) = &mut self.round {
                    (round.master.sheet, round.master.missing) = (sheet, missing);
                }
            }
        }
    }

    /// What an author's sheet shows to each other seat; seats that are shown nothing are absent.
    ///
    /// # Errors
    /// The game's document cannot be read.
    pub fn shown_by(&self, ruleset: &dyn Ruleset, author: &Author) -> Result<BTreeMap<Seat, Sheet>, Unreadable> {
        let Author::Seat(from) = author else { return Ok(BTreeMap::new()) };
        let (position, sheet) = (&self.running()?.position, self.sheet(author));
        let others = self.chairs.iter().filter(|chair| chair.seat != *from);
        let shown = others.map(|chair| Ok((chair.seat.clone(), ruleset.show(position, from, &sheet, &chair.seat)?)));
        let shown: Vec<(Seat, Sheet)> = shown.collect::<Result<_, _>>()?;
        Ok(shown.into_iter().filter(|(_, sheet)| !sheet.0.is_empty()).collect())
    }

    /// What other seats' sheets show to an author.
    fn shown_to(&self, ruleset: &dyn Ruleset, author: &Author) -> Result<BTreeMap<Seat, Sheet>, Unreadable> {
        let Author::Seat(to) = author else { return Ok(BTreeMap::new()) };
        let position = &self.running()?.position;
        let others = self.chairs.iter().filter(|chair| chair.seat != *to);
        let shown =
            others.map(|chair| Ok((chair.seat.clone(), ruleset.show(position, &chair.seat, &chair.sheet, to)?)));
        let shown: Vec<(Seat, Sheet)> = shown.collect::<Result<_, _>>()?;
        Ok(shown.into_iter().filter(|(_, sheet)| !sheet.0.is_empty()).collect())
    }

    /// The standing orders of a seat or of the master, for its own eyes: lines, form, offers of others.
    ///
    /// # Errors
    /// The game's document cannot be read.
    pub fn standing(&self, ruleset: &dyn Ruleset, author: &Author) -> Result<Facts, Unreadable> {
        let shown = self.shown_to(ruleset, author)?;
        let seen = Seen { position: &self.running()?.position, shown: &shown };
        let mut standing = ruleset.describe(Subject::Sheet(seen, &self.sheet(author)), &reader(author))?;
        self.without_traps(author, &mut standing);
        Ok(standing)
    }

    /// Whether orders can be given now.
    ///
    /// # Errors
    /// Why not.
    pub fn takes_orders(&self, author: &Author) -> Answer {
        match self.status {
            Status::Running => {}
            Status::Paused => return Err(words!("orders-while-paused", game = self.name)),
            // There are no seats yet.
            Status::Forming => return Err(words!("orders-forming", game = self.name, part = "master")),
            Status::Held => return Err(words!("game-is-held", game = self.name)),
            _ => return Err(words!("game-over", game = self.name)),
        }
        match author {
            Author::Seat(seat) => match self.chair(seat).filter(|chair| chair.eliminated) {
                Some(chair) => Err(words!("eliminated", game = self.name, seat = chair.title())),
                None if self.chair(seat).is_some_and(|chair| chair.truce) => {
                    Err(words!("truce-stands", game = self.name))
                }
                None => Ok(words!("done")),
            },
            Author::Master if self.asks(author) || self.may_peek() => Ok(words!("done")),
            Author::Master => Err(self.why_no_peek()),
        }
    }

    /// Forgets the orders of a seat or of the master.
    ///
    /// # Errors
    /// The game's document cannot be read.
    pub fn clear_orders(&mut self, ruleset: &dyn Ruleset, author: &Author) -> Result<(), Unreadable> {
        let before = self.shown_by(ruleset, author)?;
        self.keep(author, Sheet::default(), Vec::new());
        if let Author::Seat(seat) = author {
            // The turn is not played with what its receipt is for.
            self.chair_mut(seat).into_iter().for_each(|chair| chair.receipt = None);
        }
        self.order(ruleset, author, "")?;
        self.follow(ruleset, author, &before)
    }

    /// Whether the turn that is being played has a deadline.
    pub(super) fn is_timed(&self) -> bool {
        self.round.as_ref().is_some_and(|round| round.deadline.is_some())
    }

    /// Asks to wait for the deadline, or not to; without one there is nothing to wait for.
    pub fn set_wait(&mut self, seat: &Seat, wait: bool) -> Answer {
        if self.status != Status::Running {
            return Err(self.not_running());
        }
        if wait && !self.is_timed() {
            return Err(words!("wait-untimed", game = self.name));
        }
        if let Some(chair) = self.chair_mut(seat) {
            chair.wait = wait;
        }
        Ok(if wait { words!("wait-set") } else { words!("wait-cleared") })
    }
}
