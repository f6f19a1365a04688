//! An order that would be taken now, for whoever has written one that is not.

use super::entry::{entry, unit_slot, waive};
use super::slots::Slots;
use crate::classic::board::{PhaseKind, Power, Province, Unit};
use crate::classic::game::table::Game;
use crate::classic::play::{building_sites, unit_words};
use crate::{Phrase, Said};

/// So many words behind a whole order are looked over.
const MOST_LEFT_OVER: usize = 2;

/// A line that was refused, and the sheet that it was meant for.
pub(super) struct Refused<'a> {
    pub(super) game: &'a Game,
    pub(super) powers: &'a [Power],
    pub(super) slots: &'a Slots,
    pub(super) text: &'a str,
}

/// Whether what is said already names what would be right.
fn shows_one(say: &str) -> bool {
    matches!(
        say,
        "classic-unknown-province-near"
            | "classic-unknown-provinces"
            | "classic-ambiguous-province"
            | "classic-no-such-coast"
            | "classic-unknown-coast"
            | "classic-two-coasts"
            | "classic-coast-needed"
            | "classic-closed-retreat"
            | "classic-retreat-later"
            | "classic-quoted-result"
            | "classic-none-due"
    )
}

impl Refused<'_> {
    /// What is wrong with the line, and an order that would be taken in its place; alone where it shows one already.
    pub(super) fn told(&self, why: Said) -> Said {
        let example = if shows_one(&why.phrase.say) { None } else { self.example() };
        let Some(example) = example else { return why };
        let english = format!("{} (for example, {example} would be taken)", why.english);
        Phrase::new("classic-refused").with("why", why.phrase).with("example", example).said(english)
    }

    /// What the line says before its last words; else an order for the unit or the place that it names; else one for a unit
    /// that has none yet.
    fn example(&self) -> Option<String> {
        let words: Vec<&str> = self.text.split_whitespace().collect();
        let begun = |left: usize| self.taken(&words.get(..words.len().checked_sub(left)?)?.join(" "));
        (1..=MOST_LEFT_OVER).find_map(begun).or_else(|| self.done_by_another()).or_else(|| {
            let state = &self.game.state;
            match state.phase.kind {
                PhaseKind::Movement => {
                    self.one_of(state.position.units().map(|(_, unit)| unit)).map(|unit| self.going(unit))
                }
                PhaseKind::Retreats => self
                    .one_of(state.dislodged.iter().map(|dislodged| dislodged.unit))
                    .map(|unit| self.retreating(unit)),
                PhaseKind::Adjustments => self.powers.iter().find_map(|power| self.adjusting(*power)),
            }
        })
    }

    /// `S F Lon - Nth` with the first unit before it that can do that.
    fn done_by_another(&self) -> Option<String> {
        let board = &self.game.board;
        let own = self.powers.iter().flat_map(|power| self.game.state.position.units_of(*power));
        own.map(|(_, unit)| unit_words(board, unit)).find_map(|unit| self.taken(&format!("{unit} {}", self.text)))
    }

    /// An order in canonical notation, if it would be taken.
    fn taken(&self, text: &str) -> Option<String> {
        entry(self.game, self.powers, text).ok().map(|entry| entry.text)
    }

    fn names(&self, place: Province) -> bool {
        let names = &self.game.board.names;
        self.text.split(|letter: char| !letter.is_alphanumeric()).any(|word| names.province(word) == Some(place))
    }

    fn code(&self, place: Province) -> String {
        self.game.board.code(place.into()).to_uppercase()
    }

    /// Of the author's units the one that the line names, else one without an order, else any.
    fn one_of(&self, units: impl Iterator<Item = Unit>) -> Option<Unit> {
        let place = |unit: &Unit| self.game.board.province_of(unit.at);
        let own: Vec<Unit> = units.filter(|unit| self.powers.contains(&unit.power)).collect();
        let named = own.iter().find(|unit| self.names(place(unit)));
        let free = || own.iter().find(|unit| !self.slots.has(&unit_slot(place(unit))));
        named.or_else(free).or(own.first()).copied()
    }

    /// A move to the first place where none of the author's units stands, else to stay.
    fn going(&self, unit: Unit) -> String {
        let position = &self.game.state.position;
        let own = |place: Province| position.unit(place).is_some_and(|other| self.powers.contains(&other.power));
        let goals = self.game.board.reach(unit.kind, unit.at).filter(|place| !own(*place));
        let words = unit_words(&self.game.board, unit);
        let mut moves = goals.filter_map(|place| self.taken(&format!("{words} - {}", self.code(place))));
        moves.next().unwrap_or_else(|| format!("{words} H"))
    }

    fn retreating(&self, unit: Unit) -> String {
        let board = &self.game.board;
        let dislodged = self.game.state.dislodged.iter().find(|dislodged| dislodged.unit == unit);
        let words = unit_words(board, unit);
        match dislodged.and_then(|dislodged| dislodged.open.first()) {
            Some(place) => format!("{words} - {}", board.code(*place).to_uppercase()),
            None => format!("{words} D"),
        }
    }

    /// A build where there is room for one, or a removal, if the power owes one.
    fn adjusting(&self, power: Power) -> Option<String> {
        let (board, state) = (&self.game.board, &self.game.state);
        match state.adjustments_due(board, power) {
            0 => None,
            due if due > 0 => {
                let mut sites: Vec<Province> =
                    building_sites(board, &state.position, &state.ownership, power).collect();
                sites.sort_by_key(|site| !self.names(*site));
                let build = |site: Province| self.taken(&format!("BUILD A {}", self.code(site)));
                sites.into_iter().find_map(build).or_else(|| Some(waive(board, self.powers, power)))
            }
            _ => {
                let own = state.position.units_of(power).map(|(_, unit)| unit);
                self.one_of(own).map(|unit| format!("REMOVE {}", unit_words(board, unit)))
            }
        }
    }
}
