//! What always holds of games: every turn once, from the sheets that were in, at its time.

use std::collections::BTreeMap;

use chancery_engine::{RULESETS, Table};
use judge::clock::{Moment, Span};
use judge::game::{Chapter, Done, Game, Status};
use judge::letter::Letter;
use judge::receipt::{Receipt, Signed, digest};
use judge::store::Store;

use super::bids::of_turn;
use super::house::rulesets;
use super::world::{JUDGE, World};

/// After how long a stop what was due meanwhile is put off, however long turns are.
const LONG: Span = Span::hours(1);

/// The turns of a game as they were seen.
#[derive(Clone, Default)]
pub(crate) struct Turns {
    /// The turn that was open then.
    pub(crate) open: String,
    /// The seal of each that was played, by number.
    seals: BTreeMap<u32, String>,
    /// How often the game had been put back.
    back: usize,
}

impl World {
    /// The store, to look at what is written down; nothing: the judge is down.
    pub(crate) fn store(&self) -> Option<&Store> {
        let seen = self.house.side.ground.as_ref().map(|ground| &ground.seen);
        seen.or_else(|| Some(self.house.desk.as_ref()?.store()))
    }

    pub(crate) fn game(&self, name: &str) -> Option<Game> {
        self.store()?.game(name).ok().flatten()
    }

    pub(crate) fn chapters(&self, name: &str) -> Vec<Chapter> {
        self.store().and_then(|store| store.chapters(name).ok()).unwrap_or_default()
    }

    /// Games of which something was told since the last look, where a turn has been played.
    pub(crate) fn look_at_changed_games(&mut self) {
        for name in std::mem::take(&mut self.outside.changed) {
            let Some(game) = self.game(&name) else { continue };
            let open = game.round.as_ref().map(|round| round.label.clone()).unwrap_or_default();
            self.look_at_state(&game);
            self.note_due(&game);
            if self.outside.turns.get(&name).is_none_or(|turns| turns.open != open) {
                self.look_at_turns(&game, &self.chapters(&name), false);
                self.outside.turns.entry(name).or_default().open = open;
            }
        }
    }

    /// What holds of a game when all is quiet: every turn is as it was when it was seen first, too.
    pub(crate) fn look_at_game(&mut self, name: &str, chapters: &[Chapter]) {
        let Some(game) = self.game(name) else { self.fail(&format!("{name} is nowhere")) };
        self.look_at_state(&game);
        self.look_at_turns(&game, chapters, true);
    }

    /// Nothing is held but what rots.
    fn look_at_state(&self, game: &Game) {
        if game.status == Status::Held && !self.rots(&game.name) {
            self.fail(&format!("{} is held", game.name));
        }
        self.look_at_hour(game);
    }

    /// Whether a game has rotted, and nobody has done anything about it.
    pub(crate) fn rots(&self, name: &str) -> bool {
        self.trouble.rotten.as_ref().is_some_and(|(_, rotten)| rotten == name)
    }

    /// Every turn once, none lost, no bid for two turns; those that were seen before are looked at again where all are.
    pub(crate) fn look_at_turns(&mut self, game: &Game, chapters: &[Chapter], all: bool) {
        let name = game.name.as_str();
        if self.rots(name) {
            return;
        }
        let numbers: Vec<u32> = chapters.iter().map(|chapter| chapter.number).collect();
        if !numbers.iter().copied().eq(1..=u32::try_from(numbers.len()).unwrap()) {
            self.fail(&format!("{name} has the turns {numbers:?}"));
        }
        let mut seen = self.outside.turns.remove(name).unwrap_or_default();
        let back = game.ledger.deeds.iter().filter(|deed| deed.done == Done::Rollback).count();
        if seen.back != back {
            seen = Turns { back, open: seen.open, ..Turns::default() };
        }
        for chapter in chapters {
            if !all && seen.seals.contains_key(&chapter.number) {
                continue;
            }
            let is = chapter.digest("");
            if seen.seals.insert(chapter.number, is.clone()).is_some_and(|was| was != is) {
                self.fail(&format!("turn {} of {name} was played twice, or changed", chapter.label));
            }
        }
        if seen.seals.len() > chapters.len() {
            self.fail(&format!("{name} has lost turns: {} of {} are left", chapters.len(), seen.seals.len()));
        }
        self.outside.turns.insert(name.to_owned(), seen);
        let mut last: BTreeMap<String, u64> = BTreeMap::new();
        for (chapter, (seat, bid)) in chapters.iter().flat_map(|turn| of_turn(turn).map(move |bid| (turn, bid))) {
            if last.insert(seat.clone(), bid) == Some(bid) {
                self.fail(&format!("{name} {}: {seat} bids {bid}, which was for a turn before", chapter.label));
            }
        }
    }

    /// Deadlines at an hour of the day are at that hour on the game's own clocks, winter and summer, where nothing put them off.
    fn look_at_hour(&self, game: &Game) {
        let hours = [("bidsc", "Europe/Sofia", ", 20:00 "), ("straitb", "Europe/Sofia", ", 20:00 ")];
        let Some((_, zone, hour)) = hours.iter().find(|(name, ..)| *name == game.name) else { return };
        let Some(round) = game.round.as_ref().filter(|_| game.status == Status::Running) else { return };
        let is_quiet = self.trouble.disturbed.plus(Span::hours(48)) < round.opened && !self.is_led(&game.name);
        let Some(deadline) = round.deadline.filter(|_| is_quiet && !round.late) else {
            return;
        };
        let zone = jiff::tz::TimeZone::get(zone).unwrap();
        if !deadline.friendly(&zone).contains(hour) {
            self.fail(&format!("{} of {} is due at {}", round.label, game.name, deadline.friendly(&zone)));
        }
    }

    /// Each turn comes to the same from its sheets and its seed again, in games whose rules the program that verifies does not know.
    pub(crate) fn play_again(&self, name: &str, chapters: &[Chapter]) {
        let Some(game) = self.game(name).filter(|game| RULESETS.iter().all(|known| known.about().name != game.ruleset))
        else {
            return;
        };
        let ruleset = rulesets().into_iter().find(|known| known.about().name == game.ruleset).unwrap();
        let next = chapters.iter().skip(1).map(|turn| &turn.position);
        let next = next.chain(game.round.iter().map(|round| &round.position));
        for (turn, next) in chapters.iter().zip(next) {
            let disorder = turn.proof.as_ref().map(|proof| proof.disorder.clone()).unwrap_or_default();
            let table =
                Table { position: &turn.position, sheets: &turn.sheets, master: &turn.master, disorder: &disorder };
            let again = ruleset.resolve(&table, &turn.seed).unwrap();
            if again.chronicle != turn.chronicle || again.position != *next {
                self.fail(&format!("{name} {} comes to something else when it is played again", turn.label));
            }
        }
    }

    /// Nothing waits that was due, by what the games themselves say and not by how the judge finds them: it is up, and has read
    /// its mailbox to the end.
    pub(crate) fn look_for_what_is_late(&mut self) {
        let clock = self.slower_clock();
        let due: Vec<String> =
            self.outside.due.iter().filter(|(_, due)| **due <= clock).map(|(name, _)| name.clone()).collect();
        for name in due {
            self.outside.due.remove(&name);
            let Some(game) = self.game(&name) else { continue };
            if let Some(due) = self.note_due(&game).filter(|due| *due <= clock && !self.rots(&name)) {
                self.fail(&format!("{name} was due at {} and is not moved on", due.iso()));
            }
        }
    }

    /// The judge starts after a while in which nobody could be heard: what was due in that is put off, and not done over the heads of
    /// those who wrote.
    pub(crate) fn look_for_what_was_not_put_off(&self) {
        let (Some(store), Some(heard), clock) = (self.store(), self.house.heard, self.clock()) else { return };
        let is_long = heard.plus(LONG) <= clock;
        if !is_long || self.other.is_some() || self.skew != 0 || self.was_ahead() {
            return;
        }
        // What was due before the store went back is put off when all mail that came before has been read again.
        let back = store.setback().ok().flatten().map(|setback| setback.at);
        for name in store.overdue(clock).unwrap_or_default() {
            let Some(game) = self.game(&name).filter(|game| game.status == Status::Running) else { continue };
            let Some(round) = game.round.as_ref().filter(|round| round.grace.is_some()) else { continue };
            let due = if round.late { round.grace } else { round.deadline };
            let is_to_come = |due: &Moment| heard < *due && *due <= clock && back.is_none_or(|back| *due > back);
            if let Some(due) = due.filter(|due| is_to_come(due) && !self.rots(&name)) {
                self.fail(&format!("{name} was due at {}, while the judge was down, and is not put off", due.iso()));
            }
        }
    }

    /// Notes when something is due in a game.
    fn note_due(&mut self, game: &Game) -> Option<Moment> {
        let due = game.due().filter(|_| !matches!(game.status, Status::Held | Status::Over(_)))?;
        self.outside.due.insert(game.name.clone(), due);
        Some(due)
    }

    /// A turn was played from what the last receipt before it is for.
    pub(crate) fn look_at_receipts(&mut self, name: &str, chapters: &[Chapter], receipts: &[Receipt]) {
        if self.went_back(name) {
            return;
        }
        for chapter in chapters {
            for (seat, sheet) in &chapter.sheets {
                let mut own = receipts.iter().filter(|receipt| receipt.game == *name && receipt.label == chapter.label);
                let Some(last) = own.rfind(|receipt| receipt.seat == seat.as_str()) else { continue };
                let given = chapter.proof.as_ref().and_then(|proof| proof.receipts.get(seat));
                let is_played = given
                    .is_some_and(|given| given.number == last.number && digest(&given.salt, &sheet.0) == last.orders);
                if !is_played {
                    self.fail(&format!("{name} {}: {seat} has receipt {last:?}, played was {sheet:?}", chapter.label));
                }
            }
        }
    }
}

/// Every receipt that a player got, in the order in which they were given.
pub(crate) fn receipts(letters: &[(String, Letter, String)]) -> Vec<Receipt> {
    letters.iter().flat_map(|(_, letter, _)| Signed::read(&letter.text, JUDGE)).map(|signed| signed.receipt).collect()
}
