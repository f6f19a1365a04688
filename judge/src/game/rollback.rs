//! Going back: to a turn that was played, or to the time before the first one.

use chancery_engine::{Seat, Unreadable};

use super::step::Step;
use super::{About, Advance, Back, Chair, Chapter, End, Game, Notice, Piece, Status};
use crate::clock::{Moment, Span};
use crate::letter::News;

/// How long a turn without a deadline is not played after the game was put back to it.
const TO_LOOK: Span = Span::hours(24);

impl Game {
    /// Puts the game back to a turn: position, orders and seed are those of then. Nothing is played before somebody has looked:
    /// every player waits for the deadline, unless he says otherwise; a turn without one is not played before a day has passed.
    ///
    /// # Errors
    /// The ruleset cannot read the turn any more.
    pub(super) fn go_back(&mut self, step: &Step<'_>, to: &Back) -> Result<Advance, Unreadable> {
        let ruleset = step.ruleset()?;
        let (number, position, seed) = match (to, &self.round) {
            (Back::Played(chapter), _) => (chapter.number, chapter.position.clone(), chapter.seed),
            (Back::Last, Some(round)) => (round.number, round.position.clone(), round.seed),
            (Back::Last, None) => return Err(Unreadable("the game has no turn".into())),
        };
        let (sheets, master) = match to {
            Back::Played(chapter) => (chapter.sheets.clone(), chapter.master.clone()),
            Back::Last => (
                self.chairs.iter().map(|chair| (chair.seat.clone(), chair.sheet.clone())).collect(),
                self.round.as_ref().map(|round| round.master.sheet.clone()).unwrap_or_default(),
            ),
        };
        let undone = matches!(to, Back::Played(_));
        if let Back::Played(chapter) = to {
            self.put_receipts_back(chapter);
        }
        let sealed = self.reopen(step);
        self.open_round(step, position, number)?;
        let (timed, mut since) = (self.is_timed(), None);
        if let Some(round) = &mut self.round {
            round.seed = seed;
            if !timed {
                round.start = round.start.max(step.now.plus(TO_LOOK));
                since = Some(round.start);
            }
            round.master.sheet = master;
        }
        for chair in &mut self.chairs {
            // A seat that stands still goes on standing still, whatever it ordered then.
            chair.sheet = sheets.get(&chair.seat).filter(|_| !chair.truce).cloned().unwrap_or_default();
            (chair.wait, chair.concede) = (timed && chair.is_played(), None);
            // What was kept for later turns was kept for a game that went another way, if it did.
            chair.plans.retain(|_| !undone);
        }
        for author in self.authors() {
            self.order(ruleset, &author, "")?;
        }
        let still: Vec<Seat> = self.chairs.iter().filter(|chair| chair.truce).map(|chair| chair.seat.clone()).collect();
        let piece = Piece { news: News::RolledBack, seats: still, since: since.or(sealed), count: None };
        Ok(Advance::of(vec![self.tell(About::News(vec![piece]))]))
    }

    /// The game runs again. What came of turns that do not count is undone: whoever was silent in one has missed none, and whoever is
    /// away has moved no deadline. Votes that have ended the game are used up, and a lot that was drawn and told is drawn anew: since
    /// when another one is sealed.
    fn reopen(&mut self, step: &Step<'_>) -> Option<Moment> {
        let was = std::mem::replace(&mut self.status, Status::Running);
        self.left = None;
        let over = matches!(was, Status::Over(_));
        self.count_pause(self.ended.filter(|_| over).unwrap_or(step.now));
        if over {
            self.drop_votes(true);
        }
        let drawn = matches!(was, Status::Over(End::Lot { .. })).then(|| self.lot.take());
        for chair in &mut self.chairs {
            chair.abandoned &= chair.player.is_none();
            (chair.missed, chair.moved) = (0, 0);
        }
        drawn.map(|_| step.now)
    }

    /// The receipts of a turn stand again with its orders; those of the turn that was open are for nothing that counts.
    fn put_receipts_back(&mut self, chapter: &Chapter) {
        let receipts = chapter.proof.as_ref().map(|proof| &proof.receipts);
        for chair in &mut self.chairs {
            chair.receipt = receipts.and_then(|receipts| receipts.get(&chair.seat)).filter(|_| !chair.truce).cloned();
        }
    }

    /// Takes the start back: players wait again, with their wishes, and nobody has a seat.
    pub fn unstart(&mut self) -> Notice {
        let everybody = self.everybody();
        for chair in &mut self.chairs {
            self.waiting.extend(chair.player.take());
            vacate(chair);
        }
        self.status = Status::Forming;
        // What was asked of those who had seats is asked of nobody, and no pause goes on.
        (self.led.motion, self.led.paused_since) = (None, None);
        // Else a full game would start again at once.
        self.options.leading.manual_start = true;
        (self.round, self.left) = (None, None);
        Notice { to: everybody, ..self.news(News::Unstarted) }
    }

    /// Opens the first turn though players are missing: the seats that nobody has are open to whoever comes.
    ///
    /// # Errors
    /// The ruleset cannot open the game any more.
    pub(super) fn begin(&mut self, step: &Step<'_>) -> Result<Advance, Unreadable> {
        // Whoever has it start now waits for nobody's answer.
        self.led.roll = None;
        let advance = self.start(step)?;
        for chair in self.chairs.iter_mut().filter(|chair| chair.player.is_none()) {
            chair.abandoned = true;
        }
        Ok(advance)
    }
}

/// Nobody sits there, and letters to whoever did allow nothing any more.
fn vacate(chair: &mut Chair) {
    chair.begin_anew();
    chair.sheet = chancery_engine::Sheet::default();
    chair.receipt = None;
    chair.missing.clear();
    chair.eliminated = false;
    chair.duty = chancery_engine::Duty::Idle;
}
