//! What became of the orders that a receipt is for, by the store.

use std::collections::BTreeMap;

use chancery_engine::{Seat, Sheet};

use crate::clock::Moment;
use crate::game::{Chapter, Game};
use crate::operator::OperatorError;
use crate::operator::replay::from_record;
use crate::receipt::{Counterfoil, Receipt, digest, salting};
use crate::secret::Keys;
use crate::store::{Store, StoreError, Undone};

/// Says in words what the store knows of the orders: of each time that their turn was played and rolled back, and how it stands; or
/// what of that is damaged, and tells nothing.
pub(super) fn found(store: &Store, receipt: &Receipt, keys: &Keys) -> Result<Result<String, String>, OperatorError> {
    match told(store, receipt, keys) {
        Err(OperatorError::Store(StoreError::Damaged(damage))) => Ok(Err(damage.to_string())),
        told => told,
    }
}

fn told(store: &Store, receipt: &Receipt, keys: &Keys) -> Result<Result<String, String>, OperatorError> {
    let Receipt { game, label, .. } = receipt;
    let known = store.game(game)?;
    let chapter = store.chapters(game)?.into_iter().find(|chapter| chapter.label == *label);
    let undone = store.undone(game)?;
    let matter = known.as_ref().map(|known| Matter { receipt, keys, game: known, chapter: chapter.as_ref() });
    if !matter.as_ref().is_some_and(|matter| matter.is_borne_out(&undone))
        && let Some(damage) = damage(store, game, chapter.as_ref())?
    {
        return Ok(Err(damage));
    }
    let Some(matter) = matter else { return Ok(Ok(format!("There is no game {game} in this store."))) };
    let mut told = matter.rolled_back(&undone);
    told.push(matter.as_it_stands(!told.is_empty()));
    Ok(Ok(told.join("\n")))
}

/// What is damaged, as far as that can be known: nobody is accused by a row that has rotted.
fn damage(store: &Store, game: &str, chapter: Option<&Chapter>) -> Result<Option<String>, OperatorError> {
    let proven = chapter.and_then(|chapter| Some((chapter, chapter.proof.as_ref()?)));
    if let Some(differs) = proven.and_then(|(chapter, proof)| from_record(game, chapter, proof)) {
        return Ok(Some(differs));
    }
    store.examine()?;
    let noticed: Vec<String> = store.take_noticed().iter().map(ToString::to_string).collect();
    Ok((!noticed.is_empty()).then(|| noticed.join("; ")))
}

/// A receipt, and what there is of its turn.
struct Matter<'a> {
    receipt: &'a Receipt,
    keys: &'a Keys,
    game: &'a Game,
    /// The turn, if it was played and counts.
    chapter: Option<&'a Chapter>,
}

impl Matter<'_> {
    /// Whether the turn was played with the orders, or is open still, as far as it was played at all: nothing speaks against anybody.
    fn is_borne_out(&self, undone: &[Undone]) -> bool {
        let is_played = |turn: &&Undone| turn.label == self.receipt.label;
        undone.iter().filter(is_played).all(|turn| self.is_for(&self.lines(&turn.sheets)))
            && match self.chapter {
                Some(chapter) => self.is_for(&self.lines(&chapter.sheets)),
                None => self.game.label() == self.receipt.label,
            }
    }

    /// Each time that the master has gone back behind the orders.
    fn rolled_back(&self, undone: &[Undone]) -> Vec<String> {
        let Receipt { label, taken, .. } = self.receipt;
        let played: Vec<&Undone> = undone.iter().filter(|turn| turn.label == *label && turn.played >= *taken).collect();
        let again = self.chapter.map(|chapter| chapter.played).filter(|played| played >= taken);
        let first = played.iter().map(|turn| turn.played).chain(again).min();
        // Whatever was in for the turn that was open then is for no turn any more.
        let is_open = |at: &Moment| at > taken && first.is_none_or(|first| *at < first);
        let open = undone.iter().map(|turn| turn.at).filter(is_open).min().map(|at| {
            format!(
                "The master rolled the game back at {} while {label} was open: they do not count any more.",
                at.iso()
            )
        });
        open.into_iter().chain(played.into_iter().map(|turn| self.taken_back(turn))).collect()
    }

    fn taken_back(&self, turn: &Undone) -> String {
        let Undone { label, played, at, sheets } = turn;
        let lines = self.lines(sheets);
        let (how, lines) = match self.is_for(&lines) {
            true => ("with them", shown(&lines)),
            false => ("with other orders, as far as the store can tell,", String::new()),
        };
        let (played, at) = (played.iso(), at.iso());
        format!(
            "{label} was played {how} at {played}, and the master rolled it back at {at}: that does not count any more.{lines}"
        )
    }

    /// What is of the turn now.
    fn as_it_stands(&self, is_rolled_back: bool) -> String {
        let Receipt { number, game, label, seat, orders, .. } = self.receipt;
        let Some(chapter) = self.chapter else {
            return match self.game.label() {
                open if open == *label && is_rolled_back => format!("{label} has not been played since."),
                open if open == *label => format!("{label} has not been played yet."),
                open if is_rolled_back => format!("The game is at {open} now."),
                _ => format!("The store keeps no turn {label} of game {game}."),
            };
        };
        let (lines, played) = (self.lines(&chapter.sheets), chapter.played.iso());
        match self.given() {
            _ if self.is_for(&lines) => format!("{label} was played with them at {played}:{}", shown(&lines)),
            None => format!("{label} was played, and its record has no receipt of {seat}."),
            Some(given) if given.number != *number || given.orders != *orders => {
                format!("They were replaced: {label} was played with what receipt {} is for.", given.number)
            }
            Some(_) => {
                format!(
                    "{label} was played at {played} with other orders, which nobody has a receipt for:{}",
                    shown(&lines)
                )
            }
        }
    }

    fn is_seat(&self, seat: &Seat) -> bool {
        seat.as_str() == self.receipt.seat
    }

    /// The seat's orders of all that there are.
    fn lines(&self, sheets: &BTreeMap<Seat, Sheet>) -> Vec<String> {
        let sheet = sheets.iter().find(|(seat, _)| self.is_seat(seat));
        sheet.map(|(_, sheet)| sheet.0.clone()).unwrap_or_default()
    }

    /// The seat's last receipt for the turn that was played.
    fn given(&self) -> Option<&Counterfoil> {
        let receipts = &self.chapter?.proof.as_ref()?.receipts;
        receipts.iter().find(|(seat, _)| self.is_seat(seat)).map(|(_, given)| given)
    }

    /// Whether the receipt is for these orders: salted as a counterfoil says, or as the judge salts them.
    fn is_for(&self, lines: &[String]) -> bool {
        let Receipt { game, label, seat, orders, .. } = self.receipt;
        let open = self.game.chairs.iter().find(|chair| self.is_seat(&chair.seat));
        let given = self.given().into_iter().chain(open.and_then(|chair| chair.receipt.as_ref()));
        let salts = self.keys.salts(&salting(game, label, seat, lines));
        salts.into_iter().chain(given.map(|given| given.salt.clone())).any(|salt| digest(&salt, lines) == *orders)
    }
}

fn shown(lines: &[String]) -> String {
    lines.iter().map(|line| format!("\n  {line}")).collect()
}
