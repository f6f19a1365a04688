//! What is put to all players: beyond a master's limits, or where nobody leads, most of them must agree.

use chancery_engine::Seat;

use super::{Current, Session};
use crate::clock::{Moment, Span};
use crate::command::{Command, Line, Master, Proposal};
use crate::desk::{DeskError, quick};
use crate::game::{By, Game, Role, Status, Wish};
use crate::settings::{Asked, Found};
use crate::words;
use crate::words::{Answer, Words};

impl Session<'_> {
    /// Whether a line asks for what a player may put to all: in a game that nobody leads, what its master could do.
    pub(super) fn may_propose(&self, line: &Line) -> bool {
        let open = |current: &Current| matches!(current.role, Role::Player(_)) && !current.game.is_moderated();
        let could = match &line.command {
            Command::Master(master) => {
                matches!(master, Master::Deadline(_) | Master::Pause | Master::Resume | Master::Terminate)
            }
            Command::Set { key, .. } => self.setting(key).is_some_and(|found| !found.setting.is_personal()),
            _ => false,
        };
        could && self.current.as_ref().is_some_and(|current| current.acts.is_none() && open(current))
    }

    /// A player puts to all what a master could do.
    pub(super) fn propose(&mut self, current: &mut Current, master: &Master, seat: &Seat) -> Result<Answer, DeskError> {
        let game = &mut current.game;
        let asked = match master {
            Master::Pause => wish(game, seat, &Proposal::Pause, self.now),
            Master::Resume => wish(game, seat, &Proposal::Resume, self.now),
            Master::Terminate => may_ask(game, seat).map(|()| Wish::Terminate),
            Master::Deadline(text) => {
                may_ask(game, seat).and_then(|()| game.read_date(text, self.now)).map(Wish::Deadline)
            }
            _ => Err(words!("master-only")),
        };
        match asked {
            Ok(wish) => self.put_to_all(game, wish, By::Players, Some(seat.clone())),
            Err(words) => Ok(Err(words)),
        }
    }

    /// A player puts to all that a setting changes, which a master could change now.
    pub(super) fn propose_setting(
        &mut self,
        game: &mut Game,
        found: Found,
        asked: Asked<'_>,
        seat: Seat,
    ) -> Result<Answer, DeskError> {
        if let Err(words) = may_ask(game, &seat).and_then(|()| self.may_be_set(game, found, &asked)) {
            return Ok(Err(words));
        }
        let wish = Wish::Set { key: found.key().to_owned(), value: asked.value.to_owned() };
        self.put_to_all(game, wish, By::Players, Some(seat))
    }

    /// Whether most players could set something now: no more than a master, and no turns so short that nobody could answer a mail.
    ///
    /// # Errors
    /// Why not.
    pub(super) fn may_be_set(&self, game: &Game, found: Found, asked: &Asked<'_>) -> Result<(), Words> {
        if let Some(words) = self.stands_still(game, found) {
            return Err(words);
        }
        found.set(game.clone().settings(), asked)?;
        let hasty = found.hasty(asked);
        hasty.and_then(|length| quick::too_quick(&self.office.config.mailbox, found, length)).map_or(Ok(()), Err)
    }

    /// `PROPOSE`: a player puts to all what concerns them all, whoever leads the game.
    pub(super) fn put(&mut self, current: &mut Current, seat: &Seat, asked: &Proposal) -> Result<Answer, DeskError> {
        let game = &mut current.game;
        match wish(game, seat, asked, self.now) {
            Ok(wish) => self.put_to_all(game, wish, By::Players, Some(seat.clone())),
            Err(words) => Ok(Err(words)),
        }
    }

    /// Puts something to all players; it is done at once where no more of them are needed.
    pub(super) fn put_to_all(
        &mut self,
        game: &mut Game,
        wish: Wish,
        by: By,
        seat: Option<Seat>,
    ) -> Result<Answer, DeskError> {
        let (words, notice) = game.put_to_all(wish.clone(), by, seat);
        if game.needed_to_agree() == 0 {
            game.led.motion = None;
            return self.carry(game, wish);
        }
        self.publish(game, Some(notice))?;
        Ok(Ok(words))
    }

    /// `AGREE`: what is put to all is done once enough agree. `NO AGREE` takes that back.
    pub(super) fn agree(&mut self, current: &mut Current, seat: &Seat, agrees: bool) -> Result<Answer, DeskError> {
        if !agrees {
            return Ok(current.game.disagree(seat));
        }
        match current.game.agree(seat, self.now) {
            Ok((words, None)) => Ok(Ok(words)),
            Ok((_, Some(wish))) => self.carry(&mut current.game, wish),
            Err(words) => Ok(Err(words)),
        }
    }

    /// What a master asks beyond his limits, if he does.
    pub(super) fn beyond_limits(&self, game: &Game, master: &Master) -> Option<Wish> {
        let limits = &game.options.leading;
        match master {
            Master::Pause => limits.most_pause.filter(|most| game.led.paused >= *most).map(|_| Wish::Pause),
            // A turn that is not played before a moment is not due before it either.
            Master::Deadline(text) | Master::Start(text) => {
                let at = game.read_date(text, self.now).ok()?;
                let extended = Span(game.led.extended.0.saturating_add(game.later(at).0));
                game.may_not_extend_to(extended).then_some(Wish::Later(at))
            }
            _ => None,
        }
    }

    /// Does what most players have agreed to, and tells all.
    fn carry(&mut self, game: &mut Game, wish: Wish) -> Result<Answer, DeskError> {
        match game.carry(wish, self.office.about(Some(game)), self.now) {
            Ok((words, notice)) => {
                self.publish(game, Some(notice))?;
                Ok(Ok(words))
            }
            Err(words) => Ok(Err(words)),
        }
    }
}

/// What a player's proposal would do.
///
/// # Errors
/// He has no vote, or it makes no sense now.
fn wish(game: &Game, seat: &Seat, asked: &Proposal, now: Moment) -> Result<Wish, Words> {
    may_ask(game, seat)?;
    match asked {
        Proposal::Cancel => Ok(Wish::Cancel),
        Proposal::Pause if game.status == Status::Running => Ok(Wish::Pause),
        Proposal::Pause => Err(game.not_running()),
        Proposal::Resume if game.status == Status::Paused => Ok(Wish::Resume),
        Proposal::Resume => Err(words!("not-paused", game = game.name, state = game.status.word())),
        Proposal::Extend(by) => Ok(Wish::Later(game.longer_deadline(by, now)?)),
    }
}

/// Whether a player may put anything to all.
///
/// # Errors
/// The game is over or has not begun, or he is out of it.
fn may_ask(game: &Game, seat: &Seat) -> Result<(), Words> {
    game.may_vote(seat)?;
    game.survivors().any(|chair| chair.seat == *seat).then_some(()).ok_or_else(|| words!("no-vote"))
}
