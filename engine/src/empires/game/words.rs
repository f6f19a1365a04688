//! A position as words: the JSON that is stored, in codes of the scenario and units' names.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::empires::scenario::{Place, Power, PowerSet, Scenario, Settings};
use crate::empires::state::{Clause, Coalition, Offer, Pairs, State, Unit, UnitName, Won};

/// A position in words. All names are codes of the scenario, sets are in the order of the codes. A stored
/// [`Position`](crate::Position) holds it under `state`, beside `scenario`, the text of the scenario's file, and `rules`, the
/// house rules by name.
///
/// ```json
/// {"turn": 0, "owners": {"ALS": "FRA"}, "arsenals": ["BER", "PAR"], "wars": [["FRA", "GER"]],
///  "powers": {"FRA": {"treasury": 146, "units": ["H1 CHA", "I1 CHA H1", "I5 WUR !"], "numbers": [4, 20, 2, 3]}}}
/// ```
///
/// Of `owners` only provinces stand there that are not at home. A unit is its name, its place, perhaps the headquarters that
/// it is attached to, and `!` if it is encircled. `numbers` are the highest ones ever used, of headquarters, infantry,
/// cavalry and battleships.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
pub struct StateWords {
    turn: u16,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    owners: BTreeMap<String, String>,
    arsenals: Vec<String>,
    powers: BTreeMap<String, PowerWords>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    wars: Vec<[String; 2]>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    alliances: Vec<[String; 2]>,
    /// Those of the alliances that are secret (R66).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    secret: Vec<[String; 2]>,
    /// Offers of peace: by whom, to whom.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    peace: Vec<[String; 2]>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    coalitions: Vec<TreatyWords>,
    /// Treaties that wait for words.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    offers: Vec<TreatyWords>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    won: Option<WonWords>,
}

/// What one power has.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
struct PowerWords {
    treasury: u32,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    units: Vec<String>,
    numbers: [u16; 4],
    #[serde(default, skip_serializing_if = "is_zero")]
    lost: u32,
    #[serde(default, skip_serializing_if = "is_zero")]
    destroyed: u32,
    /// Who took its last arsenal so far (R58).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    taker: Option<String>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    out: bool,
}

#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
struct TreatyWords {
    parties: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    sent: Vec<String>,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    coalition: bool,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    secret: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct WonWords {
    powers: Vec<String>,
    clause: ClauseWord,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum ClauseWord {
    Single,
    Coalition,
    LastTurn,
}

fn is_zero(number: &u32) -> bool {
    *number == 0
}

/// A stored position names what its scenario has not.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` means nothing in this scenario")]
pub struct StateError(String);

impl State {
    /// The position in words.
    pub fn to_words(&self, map: &Scenario) -> StateWords {
        let (place, power) = (place_code(map), power_code(map));
        let away = map.provinces().into_iter().filter(|at| map.home(*at) != Some(self.owner(*at)));
        let both = |pairs: &Pairs| each(map, pairs, true);
        StateWords {
            turn: self.turn,
            owners: away.map(|at| (place(at), power(self.owner(at)))).collect(),
            arsenals: self.arsenals.into_iter().map(&place).collect(),
            powers: map.power_ids().map(|of| (power(of), self.power_words(map, of))).collect(),
            wars: both(&self.ties.wars),
            alliances: both(&self.ties.allies),
            secret: both(&self.ties.secret),
            peace: each(map, &self.ties.peace, false),
            coalitions: self.ties.coalitions.iter().map(|known| coalition_words(map, known)).collect(),
            offers: self.ties.offers.iter().map(|offer| offer_words(map, offer)).collect(),
            won: self.won.map(|won| WonWords {
                powers: codes(map, won.powers),
                clause: match won.clause {
                    Clause::Single => ClauseWord::Single,
                    Clause::Coalition => ClauseWord::Coalition,
                    Clause::LastTurn => ClauseWord::LastTurn,
                },
            }),
        }
    }

    fn power_words(&self, map: &Scenario, power: Power) -> PowerWords {
        let index = power.index();
        let unit = |unit: &Unit| {
            let attached = if unit.attached > 0 { format!(" H{}", unit.attached) } else { String::new() };
            let encircled = if unit.encircled { " !" } else { "" };
            format!("{} {}{attached}{encircled}", unit.name, map.info(unit.place).code)
        };
        PowerWords {
            treasury: self.treasuries[index],
            units: self.of(power).iter().map(unit).collect(),
            numbers: self.numbers[index],
            lost: self.lost[index],
            destroyed: self.destroyed[index],
            taker: self.takers[index].map(power_code(map)),
            out: self.out.contains(power),
        }
    }

    /// Reads a position from words.
    ///
    /// # Errors
    /// The first word that means nothing in the scenario.
    pub fn from_words(map: &Scenario, settings: Settings, words: &StateWords) -> Result<State, StateError> {
        let mut state = State::bare(map, settings);
        state.turn = words.turn;
        for (at, owner) in &words.owners {
            state.owners[place(map, at)?.index()] = power(map, owner)?;
        }
        state.arsenals = words.arsenals.iter().map(|code| place(map, code)).collect::<Result<_, _>>()?;
        for (code, words) in &words.powers {
            state.read_power(map, power(map, code)?, words)?;
        }
        state.sort();
        for (list, pairs, both) in [
            (&words.wars, &mut state.ties.wars, true),
            (&words.alliances, &mut state.ties.allies, true),
            (&words.secret, &mut state.ties.secret, true),
            (&words.peace, &mut state.ties.peace, false),
        ] {
            for [one, other] in list {
                let (one, other) = (power(map, one)?, power(map, other)?);
                if both { pairs.join(one, other) } else { pairs.point(one, other) }
            }
        }
        for known in &words.coalitions {
            let members = set(map, &known.parties)?;
            state.ties.coalitions.push(Coalition { members, secret: known.secret });
        }
        for known in &words.offers {
            let (parties, sent) = (set(map, &known.parties)?, set(map, &known.sent)?);
            let (coalition, secret) = (known.coalition, known.secret);
            state.ties.offers.push(Offer { parties, coalition, sent, secret });
        }
        if let Some(won) = &words.won {
            let clause = match won.clause {
                ClauseWord::Single => Clause::Single,
                ClauseWord::Coalition => Clause::Coalition,
                ClauseWord::LastTurn => Clause::LastTurn,
            };
            state.won = Some(Won { powers: set(map, &won.powers)?, clause });
        }
        Ok(state)
    }

    fn read_power(&mut self, map: &Scenario, of: Power, words: &PowerWords) -> Result<(), StateError> {
        let index = of.index();
        self.treasuries[index] = words.treasury;
        (self.lost[index], self.destroyed[index]) = (words.lost, words.destroyed);
        self.takers[index] = words.taker.as_ref().map(|code| power(map, code)).transpose()?;
        if words.out {
            self.out.insert(of);
        }
        for text in &words.units {
            let wrong = || StateError(text.clone());
            let mut parts = text.split(' ');
            let name = parts.next().and_then(UnitName::parse).ok_or_else(wrong)?;
            let at = place(map, parts.next().ok_or_else(wrong)?)?;
            let mut unit = Unit { power: of, name, place: at, attached: 0, encircled: false };
            for part in parts {
                match UnitName::parse(part) {
                    _ if part == "!" => unit.encircled = true,
                    Some(head) => unit.attached = head.number,
                    None => return Err(wrong()),
                }
            }
            self.add(unit);
        }
        // A number that was used once is never used again, though its unit is gone.
        for (highest, known) in self.numbers[index].iter_mut().zip(words.numbers) {
            *highest = known.max(*highest);
        }
        Ok(())
    }
}

fn place_code(map: &Scenario) -> impl Fn(Place) -> String + '_ {
    |place| map.info(place).code.clone()
}

fn power_code(map: &Scenario) -> impl Fn(Power) -> String + '_ {
    |power| map.power_info(power).code.clone()
}

fn place(map: &Scenario, code: &str) -> Result<Place, StateError> {
    map.place(code).ok_or_else(|| StateError(code.to_owned()))
}

fn power(map: &Scenario, code: &str) -> Result<Power, StateError> {
    map.power(code).ok_or_else(|| StateError(code.to_owned()))
}

fn codes(map: &Scenario, powers: PowerSet) -> Vec<String> {
    powers.into_iter().map(power_code(map)).collect()
}

fn set(map: &Scenario, codes: &[String]) -> Result<PowerSet, StateError> {
    codes.iter().map(|code| power(map, code)).collect()
}

/// Every pair, once if it has no direction.
fn each(map: &Scenario, pairs: &Pairs, both: bool) -> Vec<[String; 2]> {
    let of = |one: Power| {
        pairs.of(one).into_iter().filter(move |other| !both || one < *other).map(move |other| (one, other))
    };
    map.power_ids().flat_map(of).map(|(one, other)| [power_code(map)(one), power_code(map)(other)]).collect()
}

fn coalition_words(map: &Scenario, known: &Coalition) -> TreatyWords {
    TreatyWords { parties: codes(map, known.members), secret: known.secret, ..TreatyWords::default() }
}

fn offer_words(map: &Scenario, offer: &Offer) -> TreatyWords {
    let (parties, sent) = (codes(map, offer.parties), codes(map, offer.sent));
    TreatyWords { parties, sent, coalition: offer.coalition, secret: offer.secret }
}
