//! What is to be told, and to whom. A notice carries its subject: facts are cut when their reader is known.

use std::collections::{BTreeMap, BTreeSet};

use chancery_engine::{Chronicle, Reader, Remark, Seat};

use super::{Chair, Chapter, Deed, Game, Message, Round};
use crate::clock::Moment;
use crate::letter::{LetterKind, Matter, News};
use crate::receipt::Counterfoil;

/// A notice to be written as letters.
#[derive(Clone, Debug)]
pub struct Notice {
    /// The addresses.
    pub to: Vec<String>,
    /// What it is about.
    pub about: About,
}

/// What a notice is about.
#[derive(Clone, Debug)]
pub enum About {
    /// The game that begins.
    Start,
    /// The turn that was played.
    Results(Box<Results>),
    /// The orders that a seat still owes.
    Reminder(Seat),
    /// What came of the orders that a seat had kept for this turn.
    Kept(Box<Kept>),
    /// What other seats now show to one.
    Offer(Seat),
    /// The seats that are waited for.
    Late(Vec<Seat>),
    /// The mailbox that cannot be read.
    Waiting,
    /// How the game ended.
    End,
    /// What happened to the game, or to seats of it, in the order in which it did; at least one thing.
    News(Vec<Piece>),
    /// What somebody wrote.
    Press(Message),
}

/// Something that happened to a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Piece {
    /// What.
    pub news: News,
    /// To which seats.
    pub seats: Vec<Seat>,
    /// The moment that it tells of: since when, until when.
    pub since: Option<Moment>,
    /// How many things it tells of, where these are not seats.
    pub count: Option<usize>,
}

impl About {
    /// Whether the seal of the lot for an ending by lot is told: the game begins, or goes back from such an ending.
    pub fn seals_lot(&self) -> bool {
        match self {
            About::Start => true,
            About::News(pieces) => pieces.iter().any(|piece| piece.news == News::RolledBack && piece.since.is_some()),
            _ => false,
        }
    }
}

impl Piece {
    /// Whether the one takes back what the other did: together they are no news.
    fn is_undone_by(&self, other: &Piece) -> bool {
        matches!((self.news, other.news), (News::Paused, News::Resumed) | (News::Resumed, News::Paused))
    }
}

/// A turn that was played.
#[derive(Clone, Debug)]
pub struct Results {
    /// The turn as it was.
    pub round: Round,
    /// What happened.
    pub chronicle: Chronicle,
    /// Whether its seed may be told.
    pub opens: bool,
    /// What masters and the operator did since the results before, with the numbers of the lines of the log.
    pub deeds: Vec<(usize, Deed)>,
    /// The digest of what is kept of it.
    pub record: Option<String>,
    /// The last receipt of each seat, whose salt can be told now.
    pub receipts: BTreeMap<Seat, Counterfoil>,
}

impl Results {
    /// The results of a turn, without what else came of it.
    pub fn of(round: Round, chapter: &Chapter) -> Results {
        let proof = chapter.proof.as_ref();
        let record = proof.and_then(|proof| proof.record.as_ref()).map(|record| record.digest.clone());
        let receipts = proof.map(|proof| proof.receipts.clone()).unwrap_or_default();
        Results { round, chronicle: chapter.chronicle.clone(), opens: false, deeds: Vec::new(), record, receipts }
    }
}

/// What came of the orders for a turn that has opened, and of those for turns that never came.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Kept {
    /// Whose they were.
    pub seat: Option<Seat>,
    /// What is said to each line that was read.
    pub remarks: Vec<Remark>,
    /// The titles of turns that did not come up.
    pub over: Vec<serde_json::Value>,
}

impl Notice {
    /// What letter it becomes.
    pub fn kind(&self) -> LetterKind {
        match self.about {
            About::Start => LetterKind::Start,
            About::Results(_) => LetterKind::Results,
            About::Reminder(_) => LetterKind::Reminder,
            About::Kept(_) => LetterKind::Kept,
            About::Offer(_) => LetterKind::Offer,
            About::Late(_) => LetterKind::Late,
            About::Waiting => LetterKind::Waiting,
            About::End => LetterKind::End,
            About::News(_) => LetterKind::Notice,
            About::Press(_) => LetterKind::Press,
        }
    }

    /// What it means to its reader.
    pub fn matter(&self) -> Matter {
        match &self.about {
            About::News(pieces) => {
                let matters = pieces.iter().map(|piece| piece.news.matter());
                matters.reduce(Matter::and).unwrap_or(self.kind().entry().matter)
            }
            _ => self.kind().entry().matter,
        }
    }

    /// Whether it is news, of which several can be told together.
    pub fn is_news(&self) -> bool {
        self.pieces().is_some()
    }

    /// Whether it asks everybody for something that somebody wants.
    pub fn asks_others(&self) -> bool {
        self.pieces().is_some_and(|pieces| pieces.iter().any(|piece| piece.news.asks_others()))
    }

    /// Whether it tells this, among other things.
    pub fn tells(&self, news: News) -> bool {
        matches!(&self.about, About::News(pieces) if pieces.iter().any(|piece| piece.news == news))
    }

    /// One notice for each reader of several about a game, with all that he is to be told; what is told twice is told once.
    pub fn gathered(notices: Vec<Notice>) -> Vec<Notice> {
        let mut gathered: Vec<Notice> = Vec::new();
        let readers: BTreeSet<&String> = notices.iter().flat_map(|notice| &notice.to).collect();
        for reader in readers {
            let own = notices.iter().filter(|notice| notice.to.contains(reader));
            let mut told: Vec<Piece> = Vec::new();
            for piece in own.filter_map(Notice::pieces).flatten() {
                let before = told.len();
                told.retain(|known| !known.is_undone_by(piece));
                if told.len() < before {
                    continue;
                }
                // The last word counts: whatever was said of it before is over.
                told.retain(|known| known != piece);
                told.push(piece.clone());
            }
            // While the clock stands still there is no deadline.
            if told.iter().any(|piece| piece.news == News::Paused) {
                told.retain(|piece| piece.news != News::Deadline);
            }
            // Nothing has happened to whoever would hear of nothing.
            if told.is_empty() {
                continue;
            }
            match gathered.iter_mut().find(|notice| notice.pieces() == Some(told.as_slice())) {
                Some(alike) => alike.to.push(reader.clone()),
                None => gathered.push(Notice { to: vec![reader.clone()], about: About::News(told) }),
            }
        }
        gathered
    }

    /// Adds something that happened to the same game.
    pub(super) fn and(&mut self, news: News) {
        if let About::News(pieces) = &mut self.about {
            pieces.push(Piece { news, seats: Vec::new(), since: None, count: None });
        }
    }

    fn pieces(&self) -> Option<&[Piece]> {
        match &self.about {
            About::News(pieces) => Some(pieces),
            _ => None,
        }
    }
}

impl Game {
    /// Something to be told to everybody.
    pub(crate) fn tell(&self, about: About) -> Notice {
        Notice { to: self.everybody(), about }
    }

    /// A short notice to everybody.
    pub(crate) fn news(&self, news: News) -> Notice {
        self.news_of(news, &[])
    }

    /// A short notice to everybody about seats.
    pub(crate) fn news_of(&self, news: News, seats: &[Seat]) -> Notice {
        self.tell(About::News(vec![Piece { news, seats: seats.to_vec(), since: None, count: None }]))
    }

    /// As whom somebody reads about the game: as his seat, the master too if he has one, and as that for which he acts. Of two
    /// seats, he reads as the one that is still in the game.
    pub fn reader(&self, address: &str) -> Reader {
        let own = |chair: &&Chair| chair.is_read_by(address);
        let seats = self.chairs.iter().filter(own);
        match seats.min_by_key(|chair| chair.eliminated) {
            Some(chair) => Reader::Seat(chair.seat.clone()),
            None if self.is_master(address) => Reader::Master,
            None => Reader::Public,
        }
    }
}
