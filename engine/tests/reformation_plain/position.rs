//! Where a game stands, with the questions that every step asks of it.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use super::board::Board;

/// Two powers, in the order of the alphabet.
pub(crate) type Pair = (String, String);

/// Two powers as a pair.
pub(crate) fn pair(one: &str, other: &str) -> Pair {
    if one < other { (one.to_owned(), other.to_owned()) } else { (other.to_owned(), one.to_owned()) }
}

/// House rules; what is not said here is as the rulings have it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Rules {
    /// Only drafts that somebody else has confirmed are announced (R9).
    pub(crate) quiet: bool,
    /// Ransom and absolution share a step (R29).
    pub(crate) merge: bool,
    /// How many cards a power may give to all others together; 0: two to each (R14).
    pub(crate) cards_total: i64,
    /// A third power's troops stay with an ally of theirs (R17).
    pub(crate) guests_stay: bool,
    /// Wars on minor powers cost what the display says (R40).
    pub(crate) minor_display: bool,
    /// Each power declares its wars in a step of its own (R42).
    pub(crate) in_order: bool,
    /// Home cards do not pay for wars (R43).
    pub(crate) home_cards_keep: bool,
    /// Powers that one player commands together (R62).
    pub(crate) together: Vec<BTreeSet<String>>,
    /// What does not bar a war in this game, by its code (R41).
    pub(crate) bars_dropped: BTreeSet<String>,
}

/// Ships on loan (R15).
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Loan {
    /// Whose they are.
    pub(crate) from: String,
    /// For whom they sail; they are counted among his.
    pub(crate) to: String,
    /// Where they lie.
    pub(crate) at: String,
}

/// A package as it was announced: whose, its number, its terms in canonical words.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Package {
    /// Whose it is.
    pub(crate) of: String,
    /// Its number.
    pub(crate) number: u32,
    /// Its terms.
    pub(crate) terms: Vec<String>,
}

/// Units of a power in a city: how many of each kind.
pub(crate) type Units = BTreeMap<String, i64>;

/// Where a game stands.
#[derive(Clone, Debug, Default)]
pub(crate) struct Position {
    /// The board.
    pub(crate) board: Rc<Board>,
    /// The house rules.
    pub(crate) rules: Rules,
    /// The turn of the game.
    pub(crate) turn: i64,
    /// The last one.
    pub(crate) last_turn: i64,
    /// The step to be played: `MASTER`, `TALK`, `SEAL`, `PEACE1`...
    pub(crate) step: String,
    /// Who controls each city.
    pub(crate) holder: BTreeMap<String, String>,
    /// Cities that are home to another power than the board says.
    pub(crate) homes: BTreeMap<String, String>,
    /// Units by city and power.
    pub(crate) units: BTreeMap<(String, String), Units>,
    /// Ships on loan, and how many.
    pub(crate) loans: BTreeMap<Loan, i64>,
    /// Leaders in cities.
    pub(crate) leaders: BTreeMap<String, String>,
    /// Leaders in captivity, and by whom.
    pub(crate) captives: BTreeMap<String, String>,
    /// Whom each leader serves.
    pub(crate) serves: BTreeMap<String, String>,
    /// Who is at war.
    pub(crate) wars: BTreeSet<Pair>,
    /// Who is allied for this turn.
    pub(crate) allies: BTreeSet<Pair>,
    /// Minor powers that are active, and with whom.
    pub(crate) active: BTreeMap<String, String>,
    /// Whether the league was formed.
    pub(crate) league: bool,
    /// Where Henry's marker stands.
    pub(crate) henry: String,
    /// Who is excommunicated.
    pub(crate) excommunicated: BTreeSet<String>,
    /// Command points in St Peter's.
    pub(crate) st_peters: i64,
    /// War winner markers.
    pub(crate) bonus: BTreeMap<String, i64>,
    /// Whether the Habsburgs have used their discount on England.
    pub(crate) discount_used: bool,
    /// Mercenaries in the boxes, where the master has told.
    pub(crate) pools: BTreeMap<String, i64>,
    /// Hands, home cards too.
    pub(crate) hands: BTreeMap<String, BTreeSet<u16>>,
    /// Whose war ended in this phase.
    pub(crate) ended: BTreeSet<Pair>,
    /// Whether the divorce was granted in it.
    pub(crate) divorced: bool,
    /// Who has lent ships to whom in it.
    pub(crate) lent: BTreeSet<(String, String)>,
    /// How many cards were given in it, from whom to whom.
    pub(crate) cards_given: BTreeMap<(String, String), i64>,
    /// How many mercenaries.
    pub(crate) mercenaries_given: BTreeMap<(String, String), i64>,
    /// Which wars were declared in it.
    pub(crate) declared: BTreeSet<(String, String)>,
    /// For which minor powers their protectors wanted to come in (R48).
    pub(crate) tried: BTreeSet<String>,
    /// What was announced when the talks closed, in the order in which it is carried out.
    pub(crate) packages: Vec<Package>,
    /// What was confirmed and refused before, line by line.
    pub(crate) given: BTreeMap<String, Vec<String>>,
    /// Sealed declarations, line by line (R47).
    pub(crate) sealed: BTreeMap<String, Vec<String>>,
    /// What each power has to pay for its wars.
    pub(crate) owed: BTreeMap<String, i64>,
    /// Where a power's units go from a city.
    pub(crate) fall_back: BTreeMap<(String, String), String>,
    /// Where a power receives.
    pub(crate) receive: BTreeMap<String, String>,
}

impl Position {
    /// A power and the minor powers that are its allies: what they control and have counts as its own (R16).
    pub(crate) fn side(&self, power: &str) -> BTreeSet<String> {
        let minors = self.active.iter().filter(|(_, with)| *with == power).map(|(minor, _)| minor.clone());
        minors.chain([power.to_owned()]).collect()
    }

    /// Whether a power, or a minor power that is its ally, controls a city.
    pub(crate) fn holds(&self, power: &str, city: &str) -> bool {
        self.side(power).contains(&self.holder[city])
    }

    /// Whether a power controls a city itself.
    pub(crate) fn controls(&self, power: &str, city: &str) -> bool {
        self.holder[city] == power
    }

    /// Whose home a city is.
    pub(crate) fn home_of(&self, city: &str) -> &str {
        self.homes.get(city).unwrap_or(&self.board.cities[city].home)
    }

    /// Whether a city is home to a power.
    pub(crate) fn is_home(&self, city: &str, power: &str) -> bool {
        self.home_of(city) == power
    }

    /// Whether two powers are at war.
    pub(crate) fn at_war(&self, one: &str, other: &str) -> bool {
        self.wars.contains(&pair(one, other))
    }

    /// Whether two powers are allied.
    pub(crate) fn allied(&self, one: &str, other: &str) -> bool {
        self.allies.contains(&pair(one, other))
    }

    /// The war of two powers is over, in this phase.
    pub(crate) fn part(&mut self, one: &str, other: &str) {
        self.wars.remove(&pair(one, other));
        self.ended.insert(pair(one, other));
    }

    /// A phase begins: alliances were for the last turn, and nothing of it bars anything any more.
    pub(crate) fn begin_phase(&mut self) {
        self.allies.clear();
        self.ended.clear();
        self.divorced = false;
        self.lent.clear();
        self.cards_given.clear();
        self.mercenaries_given.clear();
        self.declared.clear();
        self.tried.clear();
    }

    /// Whether Henry is married to Anne Boleyn, or was.
    pub(crate) fn is_after_the_wedding(&self) -> bool {
        let step = |name: &str| self.board.henry.iter().position(|step| step == name);
        step(&self.henry) >= step("ANNE BOLEYN")
    }

    /// The cards of a power that can be drawn, in the order of their numbers: home cards never are (R31).
    pub(crate) fn drawable(&self, power: &str) -> Vec<u16> {
        let hand = self.hands.get(power).into_iter().flatten().copied();
        hand.filter(|card| self.board.cards[card].kind != "home").collect()
    }

    /// How many units of a kind a power has in a city.
    pub(crate) fn count(&self, city: &str, power: &str, kind: &str) -> i64 {
        let there = self.units.get(&(city.to_owned(), power.to_owned()));
        there.and_then(|units| units.get(kind)).copied().unwrap_or(0)
    }

    /// How many of them are its own: ships on loan to it are not.
    pub(crate) fn own(&self, city: &str, power: &str, kind: &str) -> i64 {
        let borrowed = self.loans.iter().filter(|(loan, _)| loan.to == power && loan.at == city);
        let borrowed: i64 = if kind == "SQUADRON" { borrowed.map(|(_, count)| count).sum() } else { 0 };
        self.count(city, power, kind) - borrowed
    }

    /// Puts units into a city, or takes them out of it where the number is below zero.
    pub(crate) fn add(&mut self, city: &str, power: &str, kind: &str, number: i64) {
        let key = (city.to_owned(), power.to_owned());
        let units = self.units.entry(key.clone()).or_default();
        *units.entry(kind.to_owned()).or_default() += number;
        units.retain(|_, count| *count != 0);
        if units.is_empty() {
            self.units.remove(&key);
        }
    }

    /// Everything that is the case, line by line, to compare two positions.
    pub(crate) fn lines(&self) -> Vec<String> {
        let mut lines = vec![
            format!("turn {} of {}, {}", self.turn, self.last_turn, self.step),
            format!("league {}, Henry {}, St Peter's {}", self.league, self.henry, self.st_peters),
            format!("discount used {}, divorced {}", self.discount_used, self.divorced),
        ];
        lines.extend(told("controls", &self.holder));
        lines.extend(told("is home to", &self.homes));
        lines.extend(self.units.iter().map(|((at, power), units)| format!("{at} {power} {units:?}")));
        lines.extend(self.loans.iter().map(|(loan, count)| format!("{loan:?} {count}")));
        lines.extend(told("is at", &self.leaders));
        lines.extend(told("is held by", &self.captives));
        lines.extend(told("serves", &self.serves));
        lines.extend(self.wars.iter().map(|both| format!("war {both:?}")));
        lines.extend(self.allies.iter().map(|both| format!("allied {both:?}")));
        lines.extend(told("is active with", &self.active));
        lines.extend(self.excommunicated.iter().map(|power| format!("excommunicated {power}")));
        lines.extend(
            self.bonus.iter().filter(|(_, count)| **count > 0).map(|(power, count)| format!("{power} {count} VP")),
        );
        lines.extend(self.pools.iter().map(|(power, count)| format!("{power} has {count} in the box")));
        lines.extend(
            self.hands
                .iter()
                .filter(|(_, hand)| !hand.is_empty())
                .map(|(power, hand)| format!("{power} holds {hand:?}")),
        );
        lines.extend(self.lines_of_the_phase());
        lines
    }

    /// What counts in this phase alone.
    fn lines_of_the_phase(&self) -> Vec<String> {
        let mut lines: Vec<String> = self.ended.iter().map(|both| format!("ended {both:?}")).collect();
        lines.extend(self.lent.iter().map(|both| format!("lent {both:?}")));
        lines.extend(self.cards_given.iter().map(|(both, count)| format!("cards {both:?} {count}")));
        lines.extend(self.mercenaries_given.iter().map(|(both, count)| format!("mercenaries {both:?} {count}")));
        lines.extend(self.declared.iter().map(|both| format!("declared {both:?}")));
        lines.extend(self.tried.iter().map(|minor| format!("tried {minor}")));
        lines.extend(self.packages.iter().map(|package| format!("announced {package:?}")));
        lines.extend(
            self.given.iter().flat_map(|(power, lines)| lines.iter().map(move |line| format!("{power} gave {line}"))),
        );
        let sealed = self.sealed.iter().filter(|(_, lines)| !lines.is_empty());
        lines.extend(sealed.map(|(power, lines)| format!("{power} sealed {lines:?}")));
        lines.extend(self.owed.iter().filter(|(_, sum)| **sum > 0).map(|(power, sum)| format!("{power} owes {sum}")));
        lines
            .extend(self.fall_back.iter().map(|((power, from), to)| format!("{power} falls back from {from} to {to}")));
        lines.extend(told("receives at", &self.receive));
        lines
    }
}

fn told(what: &str, map: &BTreeMap<String, String>) -> Vec<String> {
    map.iter().map(|(one, other)| format!("{one} {what} {other}")).collect()
}
