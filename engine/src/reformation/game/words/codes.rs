//! Codes of the scenario for powers, cities and leaders, and back.

use super::StateError;
use crate::reformation::scenario::{City, Leader, Power, PowerSet, Scenario};
use crate::reformation::state::{Pairs, Step};

/// The codes of a scenario.
#[derive(Clone, Copy)]
pub(super) struct Codes<'m>(pub(super) &'m Scenario);

impl Codes<'_> {
    pub(super) fn power(self, power: Power) -> String {
        self.0.power_info(power).code.clone()
    }

    pub(super) fn city(self, city: City) -> String {
        self.0.city_info(city).code.clone()
    }

    pub(super) fn leader(self, leader: Leader) -> String {
        self.0.leader_info(leader).code.clone()
    }

    pub(super) fn pair(self, one: Power, other: Power) -> [String; 2] {
        [self.power(one), self.power(other)]
    }

    pub(super) fn powers(self, powers: PowerSet) -> Vec<String> {
        powers.into_iter().map(|power| self.power(power)).collect()
    }

    /// A power by its exact code.
    pub(super) fn read_power(self, code: &str) -> Result<Power, StateError> {
        let found = (0..).zip(self.0.powers()).find(|(_, info)| info.code == code);
        found.map(|(number, _)| Power(number)).ok_or_else(|| StateError(code.to_owned()))
    }

    /// A city by its name.
    pub(super) fn read_city(self, code: &str) -> Result<City, StateError> {
        self.0.city(code).ok_or_else(|| StateError(code.to_owned()))
    }

    /// A leader by his name.
    pub(super) fn read_leader(self, code: &str) -> Result<Leader, StateError> {
        self.0.leader(code).ok_or_else(|| StateError(code.to_owned()))
    }

    pub(super) fn read_powers(self, codes: &[String]) -> Result<PowerSet, StateError> {
        codes.iter().map(|code| self.read_power(code)).collect()
    }

    pub(super) fn read_pairs(self, list: &[[String; 2]]) -> Result<Pairs, StateError> {
        let mut pairs = Pairs::default();
        for [one, other] in list {
            pairs.join(self.read_power(one)?, self.read_power(other)?);
        }
        Ok(pairs)
    }
}

/// A step from its word.
pub(super) fn read_step(map: &Scenario, word: &str) -> Result<Step, StateError> {
    let wrong = || StateError(word.to_owned());
    let (name, of) = word.split_once('-').unwrap_or((word, ""));
    let power = || if of.is_empty() { Ok(None) } else { Codes(map).read_power(of).map(Some) };
    Ok(match name {
        "master" => Step::Master,
        "talk" => Step::Talk,
        "seal" => Step::Seal,
        "peace" => Step::Peace(of.parse().map_err(|_| wrong())?),
        "ransom" => Step::Ransom,
        "pardon" => Step::Pardon,
        "war" => Step::War(power()?),
        "answer" => Step::Answer(power()?),
        _ => return Err(wrong()),
    })
}
