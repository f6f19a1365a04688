//! A position as words: the JSON that is stored, in codes of the scenario and canonical lines.

mod codes;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use self::codes::Codes;
use crate::reformation::acts::{Act, Package, PackageName};
use crate::reformation::scenario::{Card, GREAT, Leader, Power, Scenario};
use crate::reformation::state::{Carried, HouseRules, Loan, Pairs, Phase, Stack, State, Step, Troops, Whereabouts};

/// A position in words. All names are codes of the scenario; what is empty is left out. A stored
/// [`Position`](crate::Position) holds it under `state`, beside the text of the scenario and the house rules by name.
///
/// ```json
/// {"turn": 5, "last_turn": 9, "step": "peace-2", "owners": {"METZ": "FRANCE"}, "stacks": {"MILAN": {"FRANCE": [2, 2]}},
///  "leaders": {"CHARLES": "LYON", "FRANCIS": "<HABSBURGS"}, "wars": [["OTTOMANS", "HABSBURGS"]],
///  "powers": {"FRANCE": {"hand": [4, 25, 77]}}}
/// ```
///
/// Of `owners` only cities stand there that are not held by those whose home they are by the scenario. Troops are counted as
/// regulars, mercenaries, cavalry, squadrons, corsairs. A captive stands behind a `<` with his captor.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct StateWords {
    turn: u8,
    last_turn: u8,
    step: String,
    owners: BTreeMap<String, String>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    homes: BTreeMap<String, String>,
    stacks: BTreeMap<String, BTreeMap<String, [u8; 5]>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    loans: Vec<LoanWords>,
    leaders: BTreeMap<String, String>,
    /// Whom leaders serve, where it is not as the scenario says.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    serves: BTreeMap<String, String>,
    wars: Vec<[String; 2]>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    allies: Vec<[String; 2]>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    active: BTreeMap<String, String>,
    league: bool,
    henry: u8,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    excommunicated: Vec<String>,
    st_peters: u8,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    discount_used: bool,
    powers: BTreeMap<String, PowerWords>,
    #[serde(skip_serializing_if = "PhaseWords::is_empty")]
    phase: PhaseWords,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    announced: Vec<PackageWords>,
    #[serde(skip_serializing_if = "Option::is_none")]
    over: Option<Vec<String>>,
}

/// What one great power has.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
struct PowerWords {
    hand: Vec<u16>,
    #[serde(skip_serializing_if = "is_zero")]
    bonus: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    pool: Option<u8>,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    fall_back: BTreeMap<String, String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    receive: Option<String>,
    /// What it has confirmed and refused before the packages were announced.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    given: Vec<String>,
    /// Its declarations that are sealed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    sealed: Vec<String>,
    #[serde(skip_serializing_if = "is_zero")]
    owed: u8,
}

#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
struct LoanWords {
    from: String,
    to: String,
    at: String,
    squadrons: u8,
}

/// What happened in the phase so far that bars something later in it.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
struct PhaseWords {
    #[serde(skip_serializing_if = "Vec::is_empty")]
    peace: Vec<[String; 2]>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    divorced: bool,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    lent: Vec<[String; 2]>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    cards: Vec<(String, String, u8)>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    mercenaries: Vec<(String, String, u8)>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    declared: Vec<[String; 2]>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    tried: Vec<String>,
}

impl PhaseWords {
    fn is_empty(&self) -> bool {
        *self == PhaseWords::default()
    }
}

/// A package that was announced: its terms in canonical wording.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
struct PackageWords {
    of: String,
    number: u8,
    terms: Vec<String>,
}

fn is_zero(number: &u8) -> bool {
    *number == 0
}

/// A stored position names what its scenario has not.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` means nothing in this scenario")]
pub struct StateError(pub(super) String);

impl State {
    /// The position in words.
    pub fn to_words(&self, map: &Scenario) -> StateWords {
        let codes = Codes(map);
        let pairs = |pairs: &Pairs| pairs.pairs().map(|(one, other)| codes.pair(one, other)).collect();
        let away = map.city_ids().filter(|at| map.city_info(*at).home != self.owner(*at));
        let mut stacks: BTreeMap<String, BTreeMap<String, [u8; 5]>> = BTreeMap::new();
        for Stack { city, power, troops } in &self.stacks {
            stacks.entry(codes.city(*city)).or_default().insert(codes.power(*power), counts(*troops));
        }
        let loan = |loan: &Loan| LoanWords {
            from: codes.power(loan.from),
            to: codes.power(loan.to),
            at: codes.city(loan.at),
            squadrons: loan.squadrons,
        };
        let whereabouts = |leader: Leader| match self.whereabouts(leader) {
            Whereabouts::Off => None,
            Whereabouts::At(city) => Some((codes.leader(leader), codes.city(city))),
            Whereabouts::Captive(of) => Some((codes.leader(leader), format!("<{}", codes.power(of)))),
        };
        let moved = map.leader_ids().filter(|who| self.serves[who.index()] != map.leader_info(*who).serves);
        let nobody = || "-".to_owned();
        StateWords {
            turn: self.turn,
            last_turn: self.last_turn,
            step: step_written(map, self.step),
            owners: away.map(|at| (codes.city(at), codes.power(self.owner(at)))).collect(),
            homes: self.homes.iter().map(|(at, of)| (codes.city(*at), codes.power(*of))).collect(),
            stacks,
            loans: self.loans.iter().map(loan).collect(),
            leaders: map.leader_ids().filter_map(whereabouts).collect(),
            serves: moved
                .map(|who| (codes.leader(who), self.serves[who.index()].map_or_else(nobody, |of| codes.power(of))))
                .collect(),
            wars: pairs(&self.wars),
            allies: pairs(&self.allies),
            active: Power::minor()
                .filter_map(|minor| Some((codes.power(minor), codes.power(self.ally_of(minor)?))))
                .collect(),
            league: self.league,
            henry: self.henry,
            excommunicated: codes.powers(self.excommunicated),
            st_peters: self.st_peters,
            discount_used: self.discount_used,
            powers: Power::great().map(|power| (codes.power(power), self.power_words(map, power))).collect(),
            phase: phase_words(map, &self.phase),
            announced: self.carried.announced.iter().map(|package| package_words(map, package)).collect(),
            over: self.over.map(|winners| codes.powers(winners)),
        }
    }

    fn power_words(&self, map: &Scenario, power: Power) -> PowerWords {
        let (codes, index) = (Codes(map), power.index());
        let written = |acts: &[Act]| acts.iter().map(|act| act.written(map)).collect();
        PowerWords {
            hand: self.hands[index].iter().map(|card| card.0).collect(),
            bonus: self.bonus[index],
            pool: self.pools[index],
            fall_back: self.fall_back[index].iter().map(|(from, to)| (codes.city(*from), codes.city(*to))).collect(),
            receive: self.receive[index].map(|at| codes.city(at)),
            given: written(&self.carried.given[index]),
            sealed: written(&self.carried.sealed[index]),
            owed: self.carried.owed[index],
        }
    }

    /// Reads a position from words.
    ///
    /// # Errors
    /// The first word that means nothing in the scenario.
    pub fn from_words(map: &Scenario, rules: HouseRules, words: &StateWords) -> Result<State, StateError> {
        let codes = Codes(map);
        let mut state = bare(map, rules, words)?;
        for (at, of) in &words.owners {
            state.owners[codes.read_city(at)?.index()] = codes.read_power(of)?;
        }
        for (at, of) in &words.homes {
            state.homes.push((codes.read_city(at)?, codes.read_power(of)?));
        }
        state.homes.sort_unstable();
        for (at, stands) in &words.stacks {
            let city = codes.read_city(at)?;
            for (of, counts) in stands {
                state.stacks.push(Stack { city, power: codes.read_power(of)?, troops: troops(*counts) });
            }
        }
        state.stacks.sort_unstable_by_key(|stack| (stack.city, stack.power));
        for loan in &words.loans {
            let (from, to) = (codes.read_power(&loan.from)?, codes.read_power(&loan.to)?);
            state.loans.push(Loan { from, to, at: codes.read_city(&loan.at)?, squadrons: loan.squadrons });
        }
        for (who, at) in &words.leaders {
            state.leaders[codes.read_leader(who)?.index()] = match at.strip_prefix('<') {
                Some(captor) => Whereabouts::Captive(codes.read_power(captor)?),
                None => Whereabouts::At(codes.read_city(at)?),
            };
        }
        for (who, of) in &words.serves {
            let serves = if of == "-" { None } else { Some(codes.read_power(of)?) };
            state.serves[codes.read_leader(who)?.index()] = serves;
        }
        for (minor, of) in &words.active {
            let index = codes.read_power(minor)?.index().checked_sub(GREAT);
            let place = index.and_then(|index| state.active.get_mut(index));
            *place.ok_or_else(|| StateError(minor.clone()))? = Some(codes.read_power(of)?);
        }
        for (of, words) in &words.powers {
            read_power(map, &mut state, (codes.read_power(of)?, words))?;
        }
        Ok(state)
    }
}

/// A position of which cities, troops and what each power has are still to be read.
fn bare(map: &Scenario, rules: HouseRules, words: &StateWords) -> Result<State, StateError> {
    let codes = Codes(map);
    Ok(State {
        rules,
        turn: words.turn,
        last_turn: words.last_turn,
        step: codes::read_step(map, &words.step)?,
        owners: map.cities().iter().map(|info| info.home).collect(),
        homes: Vec::new(),
        stacks: Vec::new(),
        loans: Vec::new(),
        leaders: vec![Whereabouts::Off; map.leaders().len()],
        serves: map.leaders().iter().map(|info| info.serves).collect(),
        wars: codes.read_pairs(&words.wars)?,
        allies: codes.read_pairs(&words.allies)?,
        active: vec![None; Power::minor().count()],
        league: words.league,
        henry: words.henry,
        excommunicated: codes.read_powers(&words.excommunicated)?,
        st_peters: words.st_peters,
        bonus: [0; GREAT],
        discount_used: words.discount_used,
        pools: [None; GREAT],
        hands: Default::default(),
        phase: read_phase(map, &words.phase)?,
        carried: Carried { announced: read_packages(map, &words.announced)?, ..Carried::default() },
        fall_back: Default::default(),
        receive: [None; GREAT],
        over: words.over.as_ref().map(|winners| codes.read_powers(winners)).transpose()?,
    })
}

fn read_power(map: &Scenario, state: &mut State, (of, words): (Power, &PowerWords)) -> Result<(), StateError> {
    let (codes, index) = (Codes(map), of.index());
    if !of.is_great() {
        return Err(StateError(codes.power(of)));
    }
    let acts =
        |lines: &[String]| lines.iter().map(|line| read_act(map, line)).collect::<Result<Vec<Act>, StateError>>();
    state.hands[index] = words.hand.iter().map(|card| Card(*card)).collect();
    state.bonus[index] = words.bonus;
    state.pools[index] = words.pool;
    for (from, to) in &words.fall_back {
        state.fall_back[index].push((codes.read_city(from)?, codes.read_city(to)?));
    }
    state.fall_back[index].sort_unstable();
    state.receive[index] = words.receive.as_ref().map(|at| codes.read_city(at)).transpose()?;
    state.carried.given[index] = acts(&words.given)?;
    state.carried.sealed[index] = acts(&words.sealed)?;
    state.carried.owed[index] = words.owed;
    Ok(())
}

fn read_act(map: &Scenario, line: &str) -> Result<Act, StateError> {
    Act::parse(map, line).ok_or_else(|| StateError(line.to_owned()))
}

fn package_words(map: &Scenario, package: &Package) -> PackageWords {
    let number = package.name.number;
    let term = |term: &crate::reformation::Term| Act::Offer(number, term.clone()).written(map);
    PackageWords { of: Codes(map).power(package.name.of), number, terms: package.terms.iter().map(term).collect() }
}

fn read_packages(map: &Scenario, words: &[PackageWords]) -> Result<Vec<Package>, StateError> {
    let package = |words: &PackageWords| {
        let term = |line: &String| match read_act(map, line)? {
            Act::Offer(number, term) if number == words.number => Ok(term),
            _ => Err(StateError(line.clone())),
        };
        let name = PackageName { of: Codes(map).read_power(&words.of)?, number: words.number };
        Ok(Package { name, terms: words.terms.iter().map(term).collect::<Result<_, StateError>>()? })
    };
    words.iter().map(package).collect()
}

fn phase_words(map: &Scenario, phase: &Phase) -> PhaseWords {
    let codes = Codes(map);
    let counted = |list: &[(Power, Power, u8)]| {
        list.iter().map(|(from, to, count)| (codes.power(*from), codes.power(*to), *count)).collect()
    };
    let pairs = |list: &[(Power, Power)]| list.iter().map(|(from, to)| codes.pair(*from, *to)).collect();
    PhaseWords {
        peace: phase.peace.pairs().map(|(one, other)| codes.pair(one, other)).collect(),
        divorced: phase.divorced,
        lent: pairs(&phase.lent),
        cards: counted(&phase.cards),
        mercenaries: counted(&phase.mercenaries),
        declared: pairs(&phase.declared),
        tried: codes.powers(phase.tried),
    }
}

fn read_phase(map: &Scenario, words: &PhaseWords) -> Result<Phase, StateError> {
    let codes = Codes(map);
    let counted = |list: &[(String, String, u8)]| {
        let read =
            |(from, to, count): &(String, String, u8)| Ok((codes.read_power(from)?, codes.read_power(to)?, *count));
        list.iter().map(read).collect::<Result<Vec<_>, StateError>>()
    };
    let pairs = |list: &[[String; 2]]| {
        list.iter()
            .map(|[from, to]| Ok((codes.read_power(from)?, codes.read_power(to)?)))
            .collect::<Result<Vec<_>, StateError>>()
    };
    Ok(Phase {
        peace: codes.read_pairs(&words.peace)?,
        divorced: words.divorced,
        lent: pairs(&words.lent)?,
        cards: counted(&words.cards)?,
        mercenaries: counted(&words.mercenaries)?,
        declared: pairs(&words.declared)?,
        tried: codes.read_powers(&words.tried)?,
    })
}

fn counts(troops: Troops) -> [u8; 5] {
    [troops.regulars, troops.mercenaries, troops.cavalry, troops.squadrons, troops.corsairs]
}

fn troops([regulars, mercenaries, cavalry, squadrons, corsairs]: [u8; 5]) -> Troops {
    Troops { regulars, mercenaries, cavalry, squadrons, corsairs }
}

/// `talk`, `peace-2`, `war-ENGLAND`
fn step_written(map: &Scenario, step: Step) -> String {
    let of = |word: &str, power: Option<Power>| match power {
        Some(power) => format!("{word}-{}", map.power_info(power).code),
        None => word.to_owned(),
    };
    match step {
        Step::Master => "master".to_owned(),
        Step::Talk => "talk".to_owned(),
        Step::Seal => "seal".to_owned(),
        Step::Peace(round) => format!("peace-{round}"),
        Step::Ransom => "ransom".to_owned(),
        Step::Pardon => "pardon".to_owned(),
        Step::War(by) => of("war", by),
        Step::Answer(by) => of("answer", by),
    }
}
