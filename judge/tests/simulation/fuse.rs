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
    /// With some commits to a database something happens: before them, or after them and before anybody has heard.
    AtCommits(AtCommits),
    /// So often the connection is cut some statements after something was written down, which is in the midst of what takes long.
    InHand(u64),
    /// After so many statements each of so many is refused by the database with an SQLSTATE, some statements apart.
    Refusals(u64, u64, &'static str),
}

/// Commits with which something happens.
#[derive(Clone, Copy, Debug)]
pub(crate) struct AtCommits {
    /// How many others are before the first.
    pub(crate) left: u64,
    /// How many there are.
    pub(crate) times: u64,
    /// Where it happens.
    pub(crate) at: Step,
    pub(crate) ill: Ill,
    /// What is being written down; nothing: whatever it is.
    pub(crate) of: Option<Doing>,
}

/// What happens there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Ill {
    /// The connection is cut.
    Cut,
    /// The database refuses it with an SQLSTATE.
    Refused(&'static str),
    /// The judge is killed.
    Killed,
}

/// What a judge is doing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) enum Doing {
    /// It keeps a mail.
    Keeping,
    /// It acts on mails and plays turns, and takes letters.
    Acting,
    /// Anything else.
    #[default]
    Other,
}

/// How many statements lie between two that are refused.
const APART: u64 = 17;
/// How many commits lie between two with which something happens.
const COMMITS_APART: u64 = 2;
/// How many statements after a commit the connection is cut in the midst of what takes long: few things take as many.
const LONG: u64 = 30;

#[derive(Default)]
pub(crate) struct Fuse {
    pub(crate) burns: Option<Burn>,
    /// Whether the judge is at work: what the laws look up in its store meanwhile burns nothing.
    pub(crate) is_at_work: bool,
    pub(crate) doing: Doing,
    /// How many statements are left before something has taken long.
    pub(crate) long: Option<u64>,
    /// Whether the judge is dead and does not know it yet.
    pub(crate) is_blown: bool,
    pub(crate) before: Option<Files>,
    /// What has happened on the way to a database since somebody asked.
    pub(crate) struck: Vec<&'static str>,
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
            (Some(Burn::AtCommits(AtCommits { at, of, .. })), step)
                if *at == step && of.is_none_or(|of| of == self.doing) =>
            {
                return self.at_commit();
            }
            (Some(Burn::InHand(_)), Step::Written) => self.long = Some(LONG),
            (Some(Burn::InHand(times)), Step::Statement) if self.long == Some(0) => {
                *times -= 1;
                let again = Some(*times).filter(|times| *times > 0).map(Burn::InHand);
                let passage = self.cut();
                (self.burns, self.long) = (again, None);
                return passage;
            }
            (Some(Burn::InHand(_)), Step::Statement) => self.long = self.long.map(|left| left - 1),
            (Some(Burn::Refusals(left, times, state)), Step::Statement) if *left == 0 => {
                let state = *state;
                (*left, *times) = (APART, times.saturating_sub(1));
                if *times == 0 {
                    self.burns = None;
                }
                self.struck.push("statements refused");
                return Passage::Refused(state);
            }
            (Some(Burn::Statement(left) | Burn::Cut(left) | Burn::Refusals(left, ..)), Step::Statement) => *left -= 1,
            _ => {}
        }
        Passage::Free
    }

    /// A commit with which something may happen.
    fn at_commit(&mut self) -> Passage {
        let Some(Burn::AtCommits(AtCommits { left, times, ill, .. })) = &mut self.burns else { return Passage::Free };
        if *left > 0 {
            *left -= 1;
            return Passage::Free;
        }
        let ill = *ill;
        (*left, *times) = (COMMITS_APART, times.saturating_sub(1));
        if *times == 0 {
            self.burns = None;
        }
        match ill {
            Ill::Cut => {
                self.struck.push("connections cut at a commit");
                Passage::Cut
            }
            Ill::Refused(state) => {
                self.struck.push("commits refused");
                Passage::Refused(state)
            }
            Ill::Killed => {
                self.is_blown = true;
                Passage::Cut
            }
        }
    }

    fn cut(&mut self) -> Passage {
        self.burns = None;
        self.struck.push("connections cut");
        Passage::Cut
    }
}
