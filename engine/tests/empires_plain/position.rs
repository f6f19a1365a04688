//! Where a game stands, with the questions that every step asks of it.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use super::map::Map;
use super::names::{Kind, Name, Who};

/// Ten land units a province, ten ships a port (R13).
pub(crate) const ROOM: usize = 10;
/// Five corps a headquarters (R14).
pub(crate) const CORPS_OF_A_HEADQUARTERS: usize = 5;
/// What an arsenal costs, in pounds (R8).
pub(crate) const ARSENAL: i64 = 250;

/// A unit on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Unit {
    /// The province or sea area where it is.
    pub(crate) place: String,
    /// The number of the headquarters that it is attached to.
    pub(crate) army: Option<u32>,
    /// Whether step 11 of the last turn found it encircled (R56).
    pub(crate) encircled: bool,
}

/// An alliance or a peace that somebody has sent and that waits for the others (R42).
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Offer {
    /// An alliance of these powers, perhaps as a coalition.
    Alliance { parties: BTreeSet<String>, coalition: bool },
    /// Peace between these two.
    Peace { parties: BTreeSet<String> },
}

impl Offer {
    /// Those who have to send it.
    pub(crate) fn parties(&self) -> &BTreeSet<String> {
        match self {
            Offer::Alliance { parties, .. } | Offer::Peace { parties } => parties,
        }
    }
}

/// Who has sent an offer, and whether one of them wants it secret (R66).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Waiting {
    /// Those who have sent it.
    pub(crate) senders: BTreeSet<String>,
    /// Whether somebody wrote SECRET.
    pub(crate) secret: bool,
}

/// Where a game stands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Position {
    /// The board.
    pub(crate) map: Rc<Map>,
    /// How many turns have been played.
    pub(crate) turn: u32,
    /// Provinces and their owners.
    pub(crate) owner: BTreeMap<String, String>,
    /// Provinces with an arsenal.
    pub(crate) arsenals: BTreeSet<String>,
    /// Powers and their money, in pounds.
    pub(crate) treasury: BTreeMap<String, i64>,
    /// All units.
    pub(crate) units: BTreeMap<Who, Unit>,
    /// The highest number that a power has given to a kind of unit.
    pub(crate) numbers: BTreeMap<(String, Kind), u32>,
    /// Pairs of powers at war, each pair in the order of the codes.
    pub(crate) wars: BTreeSet<(String, String)>,
    /// Pairs of allies, and whether their alliance is secret.
    pub(crate) alliances: BTreeMap<(String, String), bool>,
    /// Coalitions in force (R68).
    pub(crate) coalitions: BTreeSet<BTreeSet<String>>,
    /// Treaties that wait for a party.
    pub(crate) offers: BTreeMap<Offer, Waiting>,
    /// Who took the last arsenal of a neutral state (R58).
    pub(crate) disarmed_by: BTreeMap<String, String>,
    /// Powers that are out (R60).
    pub(crate) out: BTreeSet<String>,
    /// Pounds that a power has lost (R65).
    pub(crate) lost: BTreeMap<String, i64>,
    /// Pounds that a power has destroyed (R65).
    pub(crate) killed: BTreeMap<String, i64>,
}

/// Two powers in the order of their codes.
pub(crate) fn pair(one: &str, other: &str) -> (String, String) {
    let (first, second) = if one < other { (one, other) } else { (other, one) };
    (first.to_owned(), second.to_owned())
}

impl Position {
    /// The owner of a province.
    pub(crate) fn owner_of(&self, province: &str) -> &str {
        self.owner.get(province).map_or("", String::as_str)
    }

    /// Whether these are one power, or an alliance between them is in force.
    pub(crate) fn allied(&self, one: &str, other: &str) -> bool {
        one == other || self.alliances.contains_key(&pair(one, other))
    }

    /// Whether they are hostile: not one power, and no alliance in force (RULINGS, "Words").
    pub(crate) fn hostile(&self, one: &str, other: &str) -> bool {
        !self.allied(one, other)
    }

    /// Whether they are at war (R43).
    pub(crate) fn at_war(&self, one: &str, other: &str) -> bool {
        self.wars.contains(&pair(one, other))
    }

    /// Whether they are enemies: hostile and at war.
    pub(crate) fn enemies(&self, one: &str, other: &str) -> bool {
        self.hostile(one, other) && self.at_war(one, other)
    }

    /// Whether a province is the power's own or an ally's.
    pub(crate) fn is_friendly(&self, power: &str, province: &str) -> bool {
        self.owner.get(province).is_some_and(|owner| self.allied(power, owner))
    }

    /// Whether a power still plays.
    pub(crate) fn is_alive(&self, power: &str) -> bool {
        self.map.is_power(power) && !self.out.contains(power)
    }

    /// The power's own provinces, in the order of their codes.
    pub(crate) fn provinces_of(&self, power: &str) -> Vec<String> {
        self.owner.iter().filter(|(_, owner)| *owner == power).map(|(province, _)| province.clone()).collect()
    }

    /// What the power's provinces bring a turn (R10).
    pub(crate) fn income_of(&self, power: &str) -> i64 {
        self.provinces_of(power).iter().map(|province| self.map.income(province)).sum()
    }

    /// Where a unit is, or nothing if there is no such unit.
    pub(crate) fn place_of(&self, who: &Who) -> Option<&str> {
        self.units.get(who).map(|unit| unit.place.as_str())
    }

    /// All units of a power, headquarters first, then by number.
    pub(crate) fn units_of(&self, power: &str) -> Vec<Who> {
        self.units.keys().filter(|who| who.power == power).cloned().collect()
    }

    /// The land units at a place, of all powers.
    pub(crate) fn land_units_at(&self, place: &str) -> Vec<Who> {
        self.at(place, |who| !who.name.is_ship())
    }

    /// The ships at a place, of all powers.
    pub(crate) fn ships_at(&self, place: &str) -> Vec<Who> {
        self.at(place, |who| who.name.is_ship())
    }

    fn at(&self, place: &str, which: impl Fn(&Who) -> bool) -> Vec<Who> {
        self.units.iter().filter(|(who, unit)| unit.place == place && which(who)).map(|(who, _)| who.clone()).collect()
    }

    /// The corps attached to a headquarters, wherever they are.
    pub(crate) fn corps_of(&self, power: &str, number: u32) -> Vec<Who> {
        let theirs = self.units.iter().filter(|(who, _)| who.power == power);
        theirs.filter(|(_, unit)| unit.army == Some(number)).map(|(who, _)| who.clone()).collect()
    }

    /// The corps attached to a headquarters and beside it.
    pub(crate) fn corps_beside(&self, headquarters: &Who) -> Vec<Who> {
        let place = self.place_of(headquarters);
        let corps = self.corps_of(&headquarters.power, headquarters.name.number);
        corps.into_iter().filter(|who| self.place_of(who) == place).collect()
    }

    /// Whether a corps is attached, and in the same place as its headquarters (R14, "Command").
    pub(crate) fn is_commanded(&self, who: &Who) -> bool {
        let Some(unit) = self.units.get(who) else {
            return false;
        };
        let Some(number) = unit.army else {
            return false;
        };
        self.place_of(&Who::new(&who.power, Name::headquarters(number))) == Some(unit.place.as_str())
    }

    /// Whether an own or allied ship lies at a place.
    pub(crate) fn has_escort(&self, power: &str, place: &str) -> bool {
        self.ships_at(place).iter().any(|ship| self.allied(power, &ship.power))
    }

    /// Whether a ship of an enemy lies at a place.
    pub(crate) fn has_enemy_ships(&self, power: &str, place: &str) -> bool {
        self.ships_at(place).iter().any(|ship| self.enemies(power, &ship.power))
    }

    /// Whether one more land unit of this power finds room at a place (R13).
    pub(crate) fn has_land_room(&self, power: &str, place: &str) -> bool {
        let there = self.land_units_at(place);
        let aboard = |who: &&Who| self.map.is_province(place) || who.power == power;
        there.iter().filter(aboard).count() < ROOM
    }

    /// Whether one more ship finds room at a place: ports hold ten, seas any number (R13).
    pub(crate) fn has_ship_room(&self, place: &str) -> bool {
        self.map.is_sea(place) || self.ships_at(place).len() < ROOM
    }

    /// Puts a unit somewhere else.
    pub(crate) fn put(&mut self, who: &Who, place: &str) {
        if let Some(unit) = self.units.get_mut(who) {
            unit.place = place.to_owned();
        }
    }

    /// A number that this power never gave to this kind of unit.
    pub(crate) fn next_number(&mut self, power: &str, kind: Kind) -> u32 {
        let last = self.numbers.entry((power.to_owned(), kind)).or_insert(0);
        *last += 1;
        *last
    }

    /// Sets a new unit on the board, unattached.
    pub(crate) fn add(&mut self, power: &str, kind: Kind, place: &str) -> Who {
        let number = self.next_number(power, kind);
        let who = Who::new(power, Name { kind, number });
        self.units.insert(who.clone(), Unit { place: place.to_owned(), army: None, encircled: false });
        who
    }

    /// The whole position in lines of text, for comparing two of them by eye.
    pub(crate) fn lines(&self) -> Vec<String> {
        let mut lines = vec![format!("turn {}", self.turn)];
        lines.extend(self.owner.iter().map(|(province, owner)| format!("owner {province} {owner}")));
        lines.extend(self.arsenals.iter().map(|province| format!("arsenal {province}")));
        lines.extend(self.treasury.iter().map(|(power, pounds)| format!("treasury {power} {pounds}")));
        lines.extend(self.units.iter().map(|(who, unit)| {
            let army = unit.army.map_or(String::new(), |number| format!(" H{number}"));
            let encircled = if unit.encircled { " encircled" } else { "" };
            format!("unit {who} {}{army}{encircled}", unit.place)
        }));
        lines.extend(self.wars.iter().map(|(one, other)| format!("war {one} {other}")));
        lines.extend(
            self.alliances.iter().map(|((one, other), secret)| format!("alliance {one} {other} secret={secret}")),
        );
        lines.extend(
            self.coalitions
                .iter()
                .map(|members| format!("coalition {}", members.iter().cloned().collect::<Vec<_>>().join("+"))),
        );
        lines.extend(self.offers.iter().map(|(offer, waiting)| offer_line(offer, waiting)));
        lines.extend(
            self.numbers.iter().map(|((power, kind), number)| format!("number {power} {} {number}", kind.letter())),
        );
        // While a state has an arsenal, nobody has taken its last one.
        let armed = |power: &str| self.arsenals.iter().any(|at| self.owner_of(at) == power);
        let disarmed = self.disarmed_by.iter().filter(|(neutral, _)| self.is_alive(neutral) && !armed(neutral));
        lines.extend(disarmed.map(|(neutral, victor)| format!("disarmed {neutral} {victor}")));
        lines.extend(self.out.iter().map(|power| format!("out {power}")));
        lines.extend(self.lost.iter().map(|(power, pounds)| format!("lost {power} {pounds}")));
        lines.extend(self.killed.iter().map(|(power, pounds)| format!("killed {power} {pounds}")));
        lines
    }
}

fn offer_line(offer: &Offer, waiting: &Waiting) -> String {
    let words = |powers: &BTreeSet<String>| powers.iter().cloned().collect::<Vec<_>>().join("+");
    let kind = match offer {
        Offer::Alliance { coalition: true, .. } => "coalition",
        Offer::Alliance { coalition: false, .. } => "alliance",
        Offer::Peace { .. } => "peace",
    };
    format!("waiting {kind} {} {} secret={}", words(offer.parties()), words(&waiting.senders), waiting.secret)
}
