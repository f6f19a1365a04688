//! Troubles that last: until when, and what ends with them.

use std::path::PathBuf;

use judge::clock::{Moment, Span};
use judge::desk::Desk;

use super::house::remove;
use super::server::Snag;
use super::world::{BEGINS, World};

/// What is wrong at the moment.
#[derive(Default)]
pub(crate) struct Trouble {
    /// Until when the disk is full.
    pub(crate) full: Option<Moment>,
    /// Whether the judges are at work, each in the midst of what the other does.
    pub(crate) is_busy: bool,
    /// Until when the database cannot be reached.
    pub(crate) away: Option<Moment>,
    /// Until when the mailbox cannot be reached.
    pub(crate) deaf: Option<Moment>,
    /// In how many looks the mailbox's server breaks off.
    pub(crate) cuts: u32,
    /// Until when mail is slow.
    pub(crate) slow: Option<Moment>,
    /// How many of the next mails cannot be read.
    pub(crate) unreadable: u32,
    /// What the next server does, and until when.
    pub(crate) server: Option<(Moment, Snag)>,
    /// Until when the judge's clock is wrong.
    pub(crate) clock: Option<Moment>,
    /// Until when the judge works with a store that is not its own, and what the right path is.
    pub(crate) elsewhere: Option<(Moment, Where)>,
    /// Whether its operator has it go on all the same, where it says that the mailbox knows another store.
    pub(crate) insists: bool,
    /// A game whose document has rotted, and until when nobody does anything about it.
    pub(crate) rotten: Option<(Moment, String)>,
    /// Before how many more deadlines of bids the mailbox goes away with what was written at the last minute.
    pub(crate) last_minutes: u32,
    /// Whether somebody is to try passwords for another's place.
    pub(crate) guesses: bool,
    /// How long the machine of a judge is to sleep, once it has letters in hand.
    pub(crate) sleep: Option<Span>,
    /// Whether a judge is to lose its connection with the same thing in hand again and again.
    pub(crate) cut_in_hand: bool,
    /// How often the judge is still to be killed with letters in hand.
    pub(crate) full_hands: u32,
    /// What is due soon, while somebody writes at the last minute.
    pub(crate) due: Option<Moment>,
    /// When something last happened after which deadlines are put off.
    pub(crate) disturbed: Moment,
}

/// What becomes of the right store meanwhile.
pub(crate) enum Where {
    /// It is lost; this copy of it is found.
    Lost(PathBuf),
    /// It lies there.
    There(PathBuf),
}

impl World {
    /// Ends what has lasted long enough.
    pub(crate) fn end_troubles(&mut self) {
        let now = self.now;
        let over = |until: &Moment| *until <= now;
        if self.trouble.full.is_some_and(|until| over(&until)) {
            self.end_full_disk();
        }
        self.trouble.away = self.trouble.away.filter(|until| !over(until));
        for _ in 0..self.houses() {
            if self.house.burns_until.is_some_and(|until| over(&until)) {
                self.house.burns_until = None;
                self.kill("in peace");
            }
            self.swap();
        }
        self.set_right();
        if self.trouble.clock.is_some_and(|until| over(&until)) {
            self.trouble.clock = None;
            self.set_clock(0);
        }
        self.trouble.deaf = self.trouble.deaf.filter(|until| !over(until));
        self.trouble.slow = self.trouble.slow.filter(|until| !over(until));
        self.trouble.server.take_if(|(until, _)| over(until));
        if let Some((_, place)) = self.trouble.elsewhere.take_if(|(until, _)| over(until)) {
            self.come_back(place);
        }
        if let Some((_, game)) = self.trouble.rotten.take_if(|(until, _)| over(until)) {
            self.note(format!("{game} is to be mended"));
            self.go_back();
        }
    }

    /// Ends all of it.
    pub(crate) fn end_all_troubles(&mut self) {
        self.end_full_disk();
        self.trouble.clock = None;
        if self.skew != 0 {
            self.set_clock(0);
        }
        self.set_right();
        let elsewhere = self.trouble.elsewhere.take();
        let rotten = self.trouble.rotten.take();
        self.trouble = super::trouble::Trouble { disturbed: self.trouble.disturbed, ..Trouble::default() };
        if let Some((_, place)) = elsewhere {
            self.come_back(place);
        }
        if rotten.is_some() {
            self.go_back();
        }
        for _ in 0..self.houses() {
            (self.house.down, self.house.burns_until, self.house.side.asleep) = (None, None, None);
            self.house.fuse().burns = None;
            self.kill("to begin anew, kindly");
            self.see_to_the_judge();
            self.swap();
        }
    }

    fn end_full_disk(&mut self) {
        if self.trouble.full.take().is_some() {
            self.note("there is room on the disk again");
            if self.house.desk.is_some() {
                self.house.go_down(&mut self.luck);
            }
            (self.house.pages, self.house.down) = (None, None);
        }
    }

    /// Sets the judge's clock so many seconds ahead of the right time; the judge sees that it leaps, as its daemon does.
    pub(crate) fn set_clock(&mut self, skew: i64) {
        let (before, was_wrong) = (self.clock(), self.skew != 0);
        self.skew = skew;
        if was_wrong {
            self.note_upset(before);
        } else {
            // Nothing is done by a clock that says 1970.
            self.wrong_since =
                Some(self.clock()).filter(|clock| *clock >= BEGINS).map_or(self.now, |clock| clock.min(self.now));
        }
        self.note(format!("the judge's clock is {skew} s ahead"));
        self.trouble.disturbed = self.clock().max(before);
        let wrong = |desk: &mut Desk, clock: Moment| Ok(judge::store::is_clock_wrong(desk.store(), clock)?);
        match self.ask(wrong) {
            None => {}
            Some(Some(problem)) => self.wait_for_clock(problem),
            Some(None) => drop(self.ask(|desk, clock| desk.wake((before, clock)))),
        }
    }

    /// Until now, by whichever clock is ahead, the judge's was wrong.
    fn note_upset(&mut self, clock: Moment) {
        self.outside.upsets.push((self.wrong_since.min(self.now), clock.max(self.now)));
    }

    /// The judge has said that its clock is wrong, and nobody can start it before that is set right.
    pub(crate) fn wait_for_clock(&mut self, problem: String) {
        self.note(problem);
        self.count("refused clocks");
        self.house.close();
        self.note_upset(self.clock());
        self.skew = 0;
        self.trouble.clock = None;
        self.trouble.disturbed = self.clock().max(self.trouble.disturbed);
        let minutes = self.luck.between(10, 600);
        self.house.down = Some(self.now.plus(Span::minutes(minutes)));
    }

    /// The operator has seen that the judge works with a store that is not its own.
    fn come_back(&mut self, place: Where) {
        self.house.close();
        self.trouble.insists = false;
        self.forget_what_was_seen();
        self.trouble.disturbed = self.clock();
        match place {
            Where::There(path) => {
                self.note("the path is right again");
                self.house.config.store.path = path;
            }
            Where::Lost(copy) => {
                self.note("a copy of the store was found");
                let path = self.house.path();
                remove(&path);
                judge::store::restore(&path, &copy, self.clock()).unwrap();
            }
        }
        self.see_to_the_judge();
    }
}
