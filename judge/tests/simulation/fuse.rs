//! When the judge, the power or the way to a database goes: after so many statements, or with a transaction.

use std::path::Path;

use judge::store::{Passage, Point, Step};

use super::house::Files;

/// What goes, and when.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Burn {
    /// After so many questions of the store to its disk, or statements to a database: the judge is killed there.
    Statement(u64),
    /// While the commit after so many others is written down in a file: the power is cut.
    Commit(u64),
    /// After so many statements to a database: the connection is cut.
    Cut(u64),
    /// With the commit after so many others the connection to a database is cut: before it, or after it and before anybody has heard.
    CutAtCommit(u64, Step),
    /// After so many statements each of so many is refused by the database with an SQLSTATE, some statements apart.
    Refusals(u64, u64, &'static str),
}

/// How many statements lie between two that are refused.
const APART: u64 = 17;

#[derive(Default)]
pub(crate) struct Fuse {
    pub(crate) burns: Option<Burn>,
    /// Whether the judge is at work: what the laws look up in its store meanwhile burns nothing.
    pub(crate) is_at_work: bool,
    /// Whether the judge is dead and does not know it yet.
    pub(crate) is_blown: bool,
    pub(crate) before: Option<Files>,
    /// How often a connection was cut, and a statement refused, since somebody asked.
    pub(crate) cuts: u32,
    pub(crate) refusals: u32,
}

impl Fuse {
    /// Whether a store in a file may go on.
    pub(crate) fn is_whole(&mut self, point: Point, path: &Path) -> bool {
        if self.is_blown {
            return false;
        }
        if !self.is_at_work {
            return true;
        }
        match (&mut self.burns, point) {
            (Some(Burn::Statement(left)), Point::Statement) if *left == 0 => self.is_blown = true,
            (Some(Burn::Commit(left)), Point::Commit) if *left == 0 => {
                (self.before, self.is_blown) = (Some(Files::read(path)), true);
                return true;
            }
            (Some(Burn::Statement(left)), Point::Statement) | (Some(Burn::Commit(left)), Point::Commit) => *left -= 1,
            _ => {}
        }
        !self.is_blown
    }

    /// What becomes of what is said to a database.
    pub(crate) fn passage(&mut self, step: Step) -> Passage {
        if self.is_blown {
            return Passage::Cut;
        }
        match (&mut self.burns, step) {
            (Some(Burn::Statement(left)), Step::Statement) if *left == 0 => {
                self.is_blown = true;
                return Passage::Cut;
            }
            (Some(Burn::Cut(left)), Step::Statement) if *left == 0 => return self.cut(),
            (Some(Burn::CutAtCommit(left, at)), step) if *left == 0 && *at == step => return self.cut(),
            (Some(Burn::CutAtCommit(left, at)), step) if *at == step => *left -= 1,
            (Some(Burn::Refusals(left, times, state)), Step::Statement) if *left == 0 => {
                let state = *state;
                (*left, *times) = (APART, times.saturating_sub(1));
                if *times == 0 {
                    self.burns = None;
                }
                self.refusals += 1;
                return Passage::Refused(state);
            }
            (Some(Burn::Statement(left) | Burn::Cut(left) | Burn::Refusals(left, ..)), Step::Statement) => *left -= 1,
            _ => {}
        }
        Passage::Free
    }

    fn cut(&mut self) -> Passage {
        self.burns = None;
        self.cuts += 1;
        Passage::Cut
    }
}
