//! What cases expect, looked for in a position of the second implementation and in what it tells. What can be expected
//! stands in `reformation/expect.rs`.

use std::collections::BTreeSet;

use crate::reformation_plain::position::{Loan, Position};

/// What stands and what was told.
pub(crate) struct Found<'a> {
    pub(crate) position: &'a Position,
    pub(crate) notes: &'a [String],
}

impl Found<'_> {
    /// Whether an expectation is met.
    ///
    /// # Panics
    /// Where there is no such expectation.
    pub(crate) fn meets(&self, line: &str) -> bool {
        let words: Vec<String> = line.split(' ').map(|word| word.replace('_', " ")).collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let met = self.on_the_board(&words).or_else(|| self.in_hands(&words)).or_else(|| self.told(&words));
        met.unwrap_or_else(|| panic!("a case expects no `{line}`"))
    }

    /// Powers, cities, units and leaders.
    fn on_the_board(&self, words: &[&str]) -> Option<bool> {
        let now = self.position;
        Some(match words {
            ["step", "PEACE"] => now.step == "PEACE1",
            ["step", rest @ ..] => now.step == rest.join(" "),
            ["turn", number] => now.turn.to_string() == *number,
            ["war", one, other] => now.at_war(one, other),
            ["peace", one, other] => !now.at_war(one, other),
            ["allied", one, other] => now.allied(one, other),
            ["not", "allied", one, other] => !now.allied(one, other),
            ["active", minor, "nobody"] => !now.active.contains_key(*minor),
            ["active", minor, power] => now.active.get(*minor).is_some_and(|with| with == power),
            ["excommunicated", power] => now.excommunicated.contains(*power),
            ["not", "excommunicated", power] => !now.excommunicated.contains(*power),
            ["henry", step] => now.henry == *step,
            ["owner", city, power] => now.controls(power, city),
            ["units", city, power, units @ ..] => {
                let there = now.units.get(&((*city).to_owned(), (*power).to_owned())).cloned().unwrap_or_default();
                let expected = units.chunks_exact(2).map(|unit| (unit[1].to_uppercase(), unit[0].parse().unwrap()));
                there == expected.collect()
            }
            ["leader", name, "off"] => !now.leaders.contains_key(*name) && !now.captives.contains_key(*name),
            ["leader", name, city] => now.leaders.get(*name).is_some_and(|at| at == city),
            ["captive", name, power] => now.captives.get(*name).is_some_and(|by| by == power),
            ["no", "loans"] => now.loans.is_empty(),
            ["lent", number, from, at, to] => {
                let [from, at, to] = [from, at, to].map(|name| (*name).to_owned());
                now.loans.get(&Loan { from, to, at }).copied().unwrap_or(0).to_string() == *number
            }
            _ => return None,
        })
    }

    /// Cards, boxes and markers.
    fn in_hands(&self, words: &[&str]) -> Option<bool> {
        let now = self.position;
        let cards = |cards: &[&str]| -> BTreeSet<u16> { cards.iter().filter_map(|card| card.parse().ok()).collect() };
        Some(match words {
            ["hand", power, rest @ ..] => now.hands.get(*power).cloned().unwrap_or_default() == cards(rest),
            ["discards", rest @ ..] => self.discards() == cards(rest),
            ["box", power, number] => now.pools.get(*power).is_some_and(|pool| pool.to_string() == *number),
            ["markers", power, number] => now.bonus.get(*power).copied().unwrap_or(0).to_string() == *number,
            ["st", "peters", number] => now.st_peters.to_string() == *number,
            ["seen", card, one, other] => {
                self.has(&format!("card {card} goes from {one} to {other}"), "")
                    || self.has(&format!("card {card} goes from {other} to {one}"), "")
            }
            ["shown", card] => {
                self.notes.iter().any(|note| note.starts_with(&format!("card {card} of ")) && note.contains(" builds "))
            }
            _ => return None,
        })
    }

    /// What became of acts.
    fn told(&self, words: &[&str]) -> Option<bool> {
        Some(match words {
            ["package", power, number, rest @ ..] => {
                self.has(&format!("package {number} of {power}: "), &rest.join(" "))
            }
            ["no", "package", power, number] => !self.has(&format!("package {number} of {power}: "), ""),
            ["die", number] => self.has("the divorce: ", number),
            ["passed", step] => self.has(&step.replace("PEACE", "PEACE1"), " is passed"),
            ["lost", power, units @ ..] => units.chunks_exact(2).all(|unit| {
                let head = format!("{} {} of {power} leave", unit[0], unit[1].to_uppercase());
                self.has(&head, " for nowhere")
            }),
            ["sues", power, number, rest @ ..] => self.has(&format!("suit {number} of {power} "), &ending(rest)),
            ["regains", power, kind, number, rest @ ..] => {
                let kind = kind.replace("cities", "city");
                self.has(&format!("{kind} line {number} of {power}"), &ending(rest))
            }
            ["marriage", power, rest @ ..] => self.has("card ", &format!(" played by {power}{}", ending(rest))),
            ["ransoms", power, number, rest @ ..] => self.has(&format!("ransom {number} of {power}"), &ending(rest)),
            ["seeks", power, rest @ ..] => self.has(&format!("absolution of {power}"), &ending(rest)),
            ["declares", power, number, rest @ ..] => {
                self.has(&format!("declaration {number} of {power} "), &ending(rest))
            }
            ["intervenes", power, minor, rest @ ..] => {
                self.has(&format!("{power} intervenes for {minor} "), &ending(rest))
            }
            ["aside", power, minor] => self.has(&format!("{power} stands aside from {minor}"), ""),
            ["unpaid", power, card, code] => self.has(&format!("card {card} of {power} does not pay: "), code),
            ["spent", power, "0"] => !self.has(&format!("{power} pays "), ""),
            ["spent", power, number] => self.has(&format!("{power} pays "), number),
            _ => return None,
        })
    }

    fn has(&self, head: &str, end: &str) -> bool {
        self.notes.iter().any(|note| note.starts_with(head) && note[head.len()..].ends_with(end))
    }

    /// All cards on the discards: home cards are laid aside instead (R43).
    fn discards(&self) -> BTreeSet<u16> {
        let card = |note: &String| -> Option<u16> {
            let words: Vec<&str> = note.split(' ').collect();
            match words.as_slice() {
                [_, "spends", "card", card] | ["card", card, "of", _, "builds", _] => card.parse().ok(),
                ["card", card, "played", "by", _, "done"] => card.parse().ok(),
                _ => None,
            }
        };
        let cards = self.notes.iter().filter_map(card);
        cards.filter(|card| self.position.board.cards[card].kind != "home").collect()
    }
}

/// `: void not-at-war`
fn ending(outcome: &[&str]) -> String {
    format!(": {}", outcome.join(" "))
}
