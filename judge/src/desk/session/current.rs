//! The game that somebody is signed on to, and as whom.

use std::collections::BTreeMap;

use chancery_engine::{Later, Seat, Sheet};

use super::Session;
use crate::clock::Moment;
use crate::desk::trust::Shown;
use crate::desk::{DeskError, Office};
use crate::game::{Game, Role, Stood};
use crate::words;
use crate::words::{Answer, Words};

/// The game that somebody is signed on to.
pub(super) struct Current {
    pub(super) game: Game,
    pub(super) role: Role,
    /// Order lines that wait to be read together.
    pub(super) lines: Vec<String>,
    /// The turn of the letter that is answered, when that turn is over.
    pub(super) stale: Option<String>,
    /// The turn of the letter that is answered, when that turn is the one that is played now.
    pub(super) answers: Option<String>,
    /// What has shown that it is he.
    pub(super) shown: Shown,
    /// What the author's sheet showed to others when he signed on.
    pub(super) showed: Option<Showed>,
    /// What stood for seats that several people lead when he signed on, or when the mail opened another turn.
    pub(super) stood: Stood,
    /// Whether this very mail has opened the turn that is played now.
    pub(super) moved: bool,
    /// Who writes in the place of the seat's player, if somebody does.
    pub(super) acts: Option<Acting>,
    /// The address of whoever leads the seat with its player, if it is he who writes.
    pub(super) partner: Option<String>,
    /// For which turn his lines are.
    pub(super) ahead: Ahead,
    /// Whether a line of the orders of this mail was not taken; nothing: it has none for this turn.
    pub(super) untaken: Option<bool>,
    /// The game as it was before what is only tried.
    pub(super) trial: Option<Box<Game>>,
}

impl Current {
    /// Why the letter that was answered allows no orders: its turn is over, or was taken back and has come again, or it was
    /// written before there was any.
    pub(super) fn staleness(&self) -> Option<Words> {
        let label = self.stale.as_ref()?;
        let again = *label == self.game.label();
        Some(match label.as_str() {
            "" => words!("order-before-start", game = self.game.name),
            _ if again => words!("order-undone", label = label),
            _ => words!("order-stale", label = label),
        })
    }

    /// Which other turn than the one that is played now a mail may be about that does not say so: the one before, since this one had
    /// not begun when it arrived, or, after the store went back to a copy, the one that followed. An answer to a letter of the turn was
    /// written for it, even where the mail server's clock is behind ours.
    pub(super) fn other_turn(&self, arrived: Moment) -> Option<&'static str> {
        let round = self.game.round.as_ref().filter(|round| self.answers.as_ref() != Some(&round.label))?;
        match arrived < round.opened {
            true => Some("before"),
            false => round.is_doubtful_at(arrived).then_some("after"),
        }
    }

    /// Takes somebody out of those who wait or look on.
    pub(super) fn step_back(&mut self, address: &str) -> Answer {
        self.game.waiting.retain(|member| member.address != address || self.role != Role::Waiting);
        self.game.observers.retain(|member| member.address != address || self.role != Role::Observer);
        Ok(words!("left", game = self.game.name))
    }
}

impl Current {
    /// The game as it is kept: not what is only tried.
    fn kept(&mut self) -> &mut Game {
        self.trial.as_deref_mut().unwrap_or(&mut self.game)
    }
}

impl Session<'_> {
    /// Does what may change games by itself: one that is in hand is written down before, and goes on from what came of it.
    pub(super) fn beside<T>(&mut self, work: impl FnOnce(&mut Self) -> Result<T, DeskError>) -> Result<T, DeskError> {
        for current in self.current.iter_mut().chain(&mut self.aside) {
            self.store.save_game(current.kept())?;
        }
        let done = work(self)?;
        for current in self.current.iter_mut().chain(&mut self.aside) {
            let kept = current.kept();
            if let Some(game) = self.store.game(&kept.name)?.filter(|game| game.version != kept.version) {
                *kept = game;
            }
        }
        Ok(done)
    }
}

/// Who writes in the place of a seat's player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Acting {
    /// The game's master.
    Master,
    /// Whoever the player has asked to.
    Deputy,
}

/// For which turn lines are.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) enum Ahead {
    /// The one that is being played, since no other was named.
    #[default]
    Unnamed,
    /// The one that is being played, by its name.
    Now,
    /// A later one.
    Later(Later),
    /// Whatever turn comes: they are standing orders.
    Standing,
    /// One that was named and cannot be: they are for none.
    Nowhere,
}

/// What a sheet shows to other seats in a turn.
pub(super) struct Showed {
    pub(super) turn: u32,
    pub(super) sheets: BTreeMap<Seat, Sheet>,
}

impl Showed {
    /// What it shows now; nothing: there is no turn, or no sheet.
    pub(super) fn now(office: &Office, game: &Game, role: &Role) -> Option<Showed> {
        let (author, round) = (role.author()?, game.round.as_ref()?);
        let sheets = game.shown_by(office.ruleset(&game.ruleset)?, &author).ok()?;
        Some(Showed { turn: round.number, sheets })
    }
}
