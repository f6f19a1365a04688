//! Acts and terms in canonical wording (R4).

use std::fmt::Write;

use super::act::{Act, Digest, PackageName, Price};
use super::term::Term;
use crate::reformation::scenario::{Card, City, Leader, Power, Scenario, Troops};

/// The words for kinds of units, one and several, in the order in which [`kinds`] has them.
pub(super) const UNITS: [[&str; 2]; 5] = [
    ["REGULAR", "REGULARS"],
    ["MERCENARY", "MERCENARIES"],
    ["CAVALRY", "CAVALRY"],
    ["SQUADRON", "SQUADRONS"],
    ["CORSAIR", "CORSAIRS"],
];

impl Act {
    /// The act in canonical wording, which [`Act::parse`] reads again.
    ///
    /// ```
    /// use chancery_engine::reformation::{Act, Power, Scenario};
    ///
    /// let map = Scenario::shipped();
    /// assert_eq!(Act::Sue(Power::HABSBURGS).written(&map), "SUE FOR PEACE WITH HABSBURGS");
    /// ```
    pub fn written(&self, map: &Scenario) -> String {
        let say = Say(map);
        match self {
            Act::Offer(number, term) => format!("PACKAGE {number}: {}", term.written(map)),
            Act::Ratify { package, words, given } => {
                let words = words.map(|digest| format!(" AS {digest}")).unwrap_or_default();
                let given = given.map(|other| format!(" IF {}", say.package(other))).unwrap_or_default();
                format!("RATIFY {}{words}{given}", say.package(*package))
            }
            Act::Refuse(package) => format!("REFUSE {}", say.package(*package)),
            Act::Sue(with) => format!("SUE FOR PEACE WITH {}", say.power(*with)),
            Act::GiveUp(units) => format!("GIVE UP {}", say.units(units)),
            Act::RegainKey(cities, price) => format!("REGAIN KEY {} FOR {}", say.cities(cities), priced(*price)),
            Act::RegainCities(cities, price) => format!("REGAIN {} FOR {}", say.cities(cities), priced(*price)),
            Act::RegainLeader(leader, price, at) => {
                let at = at.map(|at| format!(" AT {}", say.city(at))).unwrap_or_default();
                format!("REGAIN LEADER {} FOR {}{at}", say.leader(*leader), priced(*price))
            }
            Act::Play(card) => format!("PLAY CARD {}", card.0),
            Act::Ransom(leader) => format!("RANSOM {}", say.leader(*leader)),
            Act::SeekAbsolution => "SEEK ABSOLUTION".to_owned(),
            Act::Declare { on, with, given } => {
                let given = given.map(|given| {
                    let (word, by) = (if given.unless { "UNLESS" } else { "IF" }, say.power(given.declarer));
                    format!(" {word} {by} DECLARES WAR ON {}", say.power(given.on))
                });
                format!("DECLARE WAR ON {}{}{}", say.power(*on), paid(with), given.unwrap_or_default())
            }
            Act::Pay(cards) => format!("PAY{}", paid(cards)),
            Act::Intervene { minor, against, with } => {
                let against = against.map(|foe| format!(" AGAINST {}", say.power(foe))).unwrap_or_default();
                format!("INTERVENE FOR {}{against}{}", say.power(*minor), paid(with))
            }
            Act::StandAside => "STAND ASIDE".to_owned(),
            Act::FallBack(from, to) => format!("FALL BACK FROM {} TO {}", say.city(*from), say.city(*to)),
            Act::Receive(at) => format!("RECEIVE AT {}", say.city(*at)),
            Act::Done => "DONE".to_owned(),
            Act::Nothing => "NONE".to_owned(),
        }
    }
}

impl Term {
    /// The term in canonical wording, with giver and taker named; that of a line of a sheet stands behind `PACKAGE 1: `.
    pub fn written(&self, map: &Scenario) -> String {
        let say = Say(map);
        let power = |power: &Power| say.power(*power);
        match self {
            Term::EndWar(one, other) => format!("{} AND {} END WAR", power(one), power(other)),
            Term::Ally(one, other) => format!("{} AND {} ALLY", power(one), power(other)),
            Term::Lend { from, count, corsairs, at, with, to } => {
                let ships = UNITS[if *corsairs { 4 } else { 3 }][usize::from(*count > 1)];
                let with = with.map(|leader| format!(" WITH {}", say.leader(leader))).unwrap_or_default();
                format!("{} LENDS {count} {ships} AT {}{with} TO {}", power(from), say.city(*at), power(to))
            }
            Term::Free { by, leader } => format!("{} FREES {}", power(by), say.leader(*leader)),
            Term::Cede { from, cities, to } => format!("{} CEDES {} TO {}", power(from), say.cities(cities), power(to)),
            Term::Cards { from, count, to } => {
                let cards = if *count > 1 { "CARDS" } else { "CARD" };
                format!("{} GIVES {count} {cards} TO {}", power(from), power(to))
            }
            Term::Mercenaries { from, count, at, to } => {
                let soldiers = UNITS[1][usize::from(*count > 1)];
                let from = power(from);
                format!("{from} GIVES {count} {soldiers}{} TO {}", say.sources(at), power(to))
            }
            Term::Divorce { by } => format!("{} GRANTS DIVORCE", power(by)),
            Term::Absolve { by, whom } => format!("{} ABSOLVES {}", power(by), power(whom)),
        }
    }
}

impl std::fmt::Display for Digest {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02X}"))
    }
}

/// How many units of each kind, in the order of [`UNITS`].
pub(super) fn kinds(troops: Troops) -> [u8; 5] {
    [troops.regulars, troops.mercenaries, troops.cavalry, troops.squadrons, troops.corsairs]
}

fn priced(price: Price) -> &'static str {
    match price {
        Price::Marker => "VP",
        Price::Card => "CARD",
    }
}

/// ` WITH CARD 24 66`; nothing where no card is named.
fn paid(cards: &[Card]) -> String {
    let mut said = if cards.is_empty() { "" } else { " WITH CARD" }.to_owned();
    for card in cards {
        let _ = write!(said, " {}", card.0);
    }
    said
}

/// Names by their codes.
struct Say<'a>(&'a Scenario);

impl<'a> Say<'a> {
    fn power(&self, power: Power) -> &'a str {
        &self.0.power_info(power).code
    }

    fn city(&self, city: City) -> &'a str {
        &self.0.city_info(city).code
    }

    fn leader(&self, leader: Leader) -> &'a str {
        &self.0.leader_info(leader).code
    }

    fn package(&self, name: PackageName) -> String {
        format!("PACKAGE {} OF {}", name.number, self.power(name.of))
    }

    fn cities(&self, cities: &[City]) -> String {
        cities.iter().map(|city| self.city(*city)).collect::<Vec<_>>().join(", ")
    }

    /// ` FROM MILAN 2, PARIS 1`; nothing where no city is named.
    fn sources(&self, at: &[(City, Option<u8>)]) -> String {
        let mut said = String::new();
        for (index, (city, count)) in at.iter().enumerate() {
            let _ = write!(said, "{}{}", if index == 0 { " FROM " } else { ", " }, self.city(*city));
            if let Some(count) = count {
                let _ = write!(said, " {count}");
            }
        }
        said
    }

    /// `1 MERCENARY AT MILAN, 1 SQUADRON AT ROUEN`
    fn units(&self, units: &[(City, Troops)]) -> String {
        let mut said = String::new();
        for (city, troops) in units {
            for (count, words) in kinds(*troops).into_iter().zip(UNITS).filter(|(count, _)| *count > 0) {
                let between = if said.is_empty() { "" } else { ", " };
                let _ = write!(said, "{between}{count} {} AT {}", words[usize::from(count > 1)], self.city(*city));
            }
        }
        said
    }
}
