//! What a master does, and that it is written into the public log.

use chancery_engine::Seat;
use serde_json::json;

use super::{Current, Session};
use crate::command::Master;
use crate::desk::DeskError;
use crate::desk::advance::advance;
use crate::desk::mailboxes::mailboxes_of;
use crate::game::{Back, By, Cause, Chair, Chapter, Done, End, Game, Gone, Notice, Status};
use crate::words;
use crate::words::{Answer, Words};

/// Something that a master did to a game, for its log.
type Deed<'a> = (Done, &'a [Seat], String);

impl Session<'_> {
    /// Does what a master asks for.
    pub(super) fn lead(&mut self, current: &mut Current, master: &Master) -> Result<Answer, DeskError> {
        let now = self.now;
        let game = &mut current.game;
        let one = |led: Result<(Words, Notice), Words>| led.map(|(words, notice)| (words, vec![notice]));
        let (led, done, about) = match master {
            Master::Process(turn) => return self.process(current, turn.as_deref()),
            Master::Rollback(turn) => return self.roll_back(current, turn.as_deref()),
            Master::ForceBegin => return self.force_begin(current),
            Master::Variant(name) => return self.set_variant(game, name),
            Master::Become(who) => return self.become_seat(current, who),
            Master::Predict => return self.predict(&mut current.game),
            Master::Eject(who) => return self.eject(game, who),
            Master::Unstart => return self.unstart(game),
            Master::Approve(who, lets) => return self.approve(game, who, *lets),
            Master::Admit(who, lets) => return self.admit(game, who, *lets),
            Master::Deadline(_) | Master::Start(_) | Master::Pause
                if let Some(wish) = self.beyond_limits(game, master) =>
            {
                return self.put_to_all(game, wish, By::Master, self.own_seat(game));
            }
            Master::Deadline(text) => (one(game.set_deadline(text, now)), Done::Deadline, String::new()),
            Master::Start(text) => (one(game.set_start(text, now)), Done::Deadline, String::new()),
            Master::Pause => (one(game.pause(now)), Done::Pause, String::new()),
            Master::Resume => (one(game.resume(now)), Done::Resume, String::new()),
            Master::Terminate => (one(game.terminate(now)), Done::Terminate, String::new()),
            Master::Edit(line) => return self.edit(game, line),
            Master::Truce(who, stands) => return self.truce(game, who, *stands),
            Master::Promote(who) => (game.promote(who), Done::Promote, String::new()),
        };
        match led {
            Ok((words, notices)) => {
                let deadline = game.round.as_ref().and_then(|round| round.deadline);
                let date = deadline.map(|at| at.machine(&game.pace.time_zone())).filter(|_| done == Done::Deadline);
                self.note(game, (done, &[], date.unwrap_or(about)));
                self.tell_all(game, notices)?;
                Ok(Ok(words))
            }
            Err(words) => Ok(Err(words)),
        }
    }

    /// The seat that the master plays himself, if he plays.
    pub(super) fn own_seat(&self, game: &Game) -> Option<Seat> {
        let own = |chair: &&Chair| chair.player.as_ref().is_some_and(|player| player.address == self.address());
        game.survivors().find(own).map(|chair| chair.seat.clone())
    }

    /// Writes into the log of a game what its master did.
    pub(super) fn note(&mut self, game: &mut Game, (done, seats, about): Deed<'_>) {
        game.note((By::Master, self.now), done, seats, &about);
    }

    fn tell_all(&mut self, game: &Game, notices: Vec<Notice>) -> Result<(), DeskError> {
        notices.into_iter().try_for_each(|notice| self.publish(game, Some(notice)))
    }

    /// `EJECT who`: he and all his mailboxes stay out.
    fn eject(&mut self, game: &mut Game, who: &str) -> Result<Answer, DeskError> {
        let (words, Gone { members, seat, notices }) = match game.eject(who) {
            Ok(ejected) => ejected,
            Err(words) => return Ok(Err(words)),
        };
        for member in &members {
            game.barred.extend(mailboxes_of(self.store, member)?);
        }
        let done = if seat.is_some() { Done::Eject } else { Done::Remove };
        let seats: Vec<Seat> = seat.into_iter().collect();
        self.note(game, (done, &seats, String::new()));
        self.tell_all(game, notices)?;
        Ok(Ok(words))
    }

    /// `EDIT change`: one change of the position by hand; all of a mail are one letter.
    fn edit(&mut self, game: &mut Game, line: &str) -> Result<Answer, DeskError> {
        let Some(ruleset) = self.office.ruleset(&game.ruleset) else { return Ok(Ok(words!("done"))) };
        let before = game.clone();
        match game.edit(ruleset, line) {
            Ok(Ok(change)) => {
                self.note(game, (Done::Edit, &[], change.logged));
                self.publish(game, Some(change.notice))?;
                Ok(Ok(change.words))
            }
            Ok(Err(words)) => Ok(Err(words)),
            Err(_) => {
                *game = before;
                Ok(Err(words!("edit-impossible")))
            }
        }
    }

    /// `TRUCE power`, `NO TRUCE power`: a seat stands still and is not waited for, or plays again.
    fn truce(&mut self, game: &mut Game, who: &str, stands: bool) -> Result<Answer, DeskError> {
        let Some(ruleset) = self.office.ruleset(&game.ruleset) else { return Ok(Ok(words!("done"))) };
        match game.set_truce(ruleset, who, stands) {
            Ok((words, seat, notice)) => {
                let done = if stands { Done::Truce } else { Done::TruceOver };
                self.note(game, (done, std::slice::from_ref(&seat), game.label()));
                self.publish(game, Some(notice))?;
                Ok(Ok(words))
            }
            Err(words) => Ok(Err(words)),
        }
    }

    /// `PROCESS`: the turn is played at once with the orders that are there. A turn that is named must be the one that is being
    /// played; without a name the mail must be younger than it, or the one before was meant.
    fn process(&mut self, current: &mut Current, turn: Option<&str>) -> Result<Answer, DeskError> {
        let game = &mut current.game;
        let Some(round) = game.round.as_ref().filter(|_| game.status == Status::Running) else {
            return Ok(Err(game.not_running()));
        };
        let is_other = self.arrived < round.opened || round.is_doubtful_at(self.arrived);
        if turn.is_none() && !current.moved && is_other {
            return Ok(Err(words!("process-other", game = game.name, now = game.label())));
        }
        if let Some(words) = turn.and_then(|turn| game.is_other_turn(turn)) {
            return Ok(Err(words));
        }
        if round.master.is_awaited() {
            // Without it its rules play nothing.
            let missing = json!({"and": round.master.missing});
            return Ok(Err(words!("process-own-part", game = game.name, label = game.label(), missing = missing)));
        }
        let label = game.label();
        self.note(game, (Done::Process, &[], label.clone()));
        self.go(current, Cause::Process, words!("processed", label = label))
    }

    /// Has the game move on, or back; what is written below is for the turn that is open then.
    fn go(&mut self, current: &mut Current, cause: Cause, said: Words) -> Result<Answer, DeskError> {
        let game = &mut current.game;
        self.post_news(game)?;
        advance(self.office, self.store, game, cause, self.now)?;
        (current.moved, current.stood) = (true, game.stands_for_several());
        Ok(match game.status {
            Status::Held => Err(words!("game-is-held", game = game.name)),
            _ => Ok(said),
        })
    }

    /// `FORCE BEGIN`: a game starts that lacks players.
    fn force_begin(&mut self, current: &mut Current) -> Result<Answer, DeskError> {
        let game = &mut current.game;
        if let Some(words) = game.why_no_begin() {
            return Ok(Err(words));
        }
        let open = game.places_free();
        self.note(game, (Done::Begin, &[], String::new()));
        let rollcall = if game.options.seats.rollcall.is_some() { "skipped" } else { "none" };
        let said = words!("begun", game = game.name, count = open, rollcall = rollcall);
        self.go(current, Cause::Begin, said)
    }

    /// `UNSTART`: in the first turn, players wait again.
    fn unstart(&mut self, game: &mut Game) -> Result<Answer, DeskError> {
        if let Some(words) = game.why_no_unstart() {
            return Ok(Err(words));
        }
        self.post_news(game)?;
        self.store.void_forms(&game.name, &game.label())?;
        self.note(game, (Done::Unstart, &[], String::new()));
        let notice = game.unstart();
        self.publish(game, Some(notice))?;
        Ok(Ok(words!("unstarted", game = game.name)))
    }

    /// `ROLLBACK [turn]`: back to a turn that was played, by its number or label; without one, to the last.
    fn roll_back(&mut self, current: &mut Current, turn: Option<&str>) -> Result<Answer, DeskError> {
        let game = &mut current.game;
        let chapters = self.store.chapters(&game.name)?;
        let back = match self.turn_meant(game, &chapters, turn) {
            Ok(back) => back,
            Err(words) => return Ok(Err(words)),
        };
        let (number, label) = match &back {
            Back::Played(chapter) => (chapter.number, chapter.label.clone()),
            Back::Last => (u32::MAX, game.label()),
        };
        self.post_news(game)?;
        let undone = chapters.iter().filter(|chapter| chapter.number > number).map(|chapter| chapter.label.clone());
        let open = game.label();
        let void: Vec<String> = undone.chain([open]).filter(|other| *other != label).collect();
        for other in &void {
            self.store.void_forms(&game.name, other)?;
        }
        self.store.undo_chapters(&game.name, number, self.now)?;
        self.note(game, (Done::Rollback, &[], label.clone()));
        let said = words!("rolled-back", game = game.name, label = label, count = void.len());
        self.go(current, Cause::Back(back), said)
    }

    /// The turn that somebody means to go back to.
    pub(super) fn turn_meant(&self, game: &Game, chapters: &[Chapter], turn: Option<&str>) -> Result<Back, Words> {
        let old = |chapter: &Chapter| {
            let ruleset = self.office.ruleset(&game.ruleset)?;
            ruleset.turn(&chapter.position).ok().map(|turn| turn.old_label)
        };
        let is = |word: &str, label: &str| word.eq_ignore_ascii_case(label);
        let Some(round) = &game.round else { return Err(game.not_running()) };
        // Of a game that was won by its rules nothing of the last position is left to play.
        let ended = matches!(&game.status, Status::Over(end) if !matches!(end, End::Won(_)));
        let Some(word) = turn else {
            let last = chapters.last().cloned().map(|chapter| Back::Played(Box::new(chapter)));
            return last.ok_or_else(|| words!("rollback-first", game = game.name, now = game.label()));
        };
        let number: Option<u32> = word.parse().ok();
        if is(word, &round.label) || is(word, &round.old_label) || number == Some(round.number) {
            return if ended {
                Ok(Back::Last)
            } else {
                Err(words!("rollback-here", game = game.name, now = game.label()))
            };
        }
        let named = |chapter: &&Chapter| {
            number == Some(chapter.number)
                || is(word, &chapter.label)
                || old(chapter).is_some_and(|label| is(word, &label))
        };
        match (chapters.iter().rev().find(named), chapters.first(), chapters.last()) {
            (Some(chapter), _, _) => Ok(Back::Played(Box::new(chapter.clone()))),
            (None, Some(first), Some(last)) => {
                Err(words!("rollback-unknown", game = game.name, turn = word, first = first.label, last = last.label))
            }
            _ => Err(words!("rollback-first", game = game.name, now = game.label())),
        }
    }
}
