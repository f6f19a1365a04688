//! A game at its beginning.

use super::{Carried, HouseRules, Pairs, Phase, Stack, State, Step, Whereabouts};
use crate::reformation::scenario::{GREAT, INDEPENDENT, Scenario, StartInfo};

impl State {
    /// The state in which a game begins that is set up with this word: `1517`, `1532`. `None`: no start is called so.
    ///
    /// ```
    /// use chancery_engine::reformation::{HouseRules, Power, Scenario, State};
    ///
    /// let map = Scenario::shipped();
    /// let state = State::at_start(&map, "1532", HouseRules::default()).unwrap();
    /// assert_eq!((state.turn, state.league), (4, true));
    /// assert_eq!(state.owner(map.city("Buda").unwrap()), Power::OTTOMANS);
    /// ```
    pub fn at_start(map: &Scenario, start: &str, rules: HouseRules) -> Option<State> {
        let info = map.start(start)?;
        let mut state = bare(map, info, rules);
        info.wars.iter().for_each(|(one, other)| state.wars.join(*one, *other));
        info.active.iter().for_each(|(minor, great)| state.active[minor.index() - GREAT] = Some(*great));
        info.markers.iter().for_each(|(power, markers)| state.bonus[power.index()] = *markers);
        info.leaders.iter().for_each(|(leader, city)| state.leaders[leader.index()] = Whereabouts::At(*city));
        info.captives.iter().for_each(|(leader, by)| state.leaders[leader.index()] = Whereabouts::Captive(*by));
        info.hands.iter().for_each(|(power, hand)| state.hands[power.index()].clone_from(hand));
        Some(state)
    }
}

/// What a start says in as many words; nobody is at war, nothing is in a hand.
fn bare(map: &Scenario, info: &StartInfo, rules: HouseRules) -> State {
    let stack = |&(city, power, troops)| Stack { city, power, troops };
    State {
        rules,
        turn: info.turn,
        last_turn: info.last_turn,
        step: Step::Master,
        owners: info.owners.clone(),
        homes: info.homes.clone(),
        stacks: info.units.iter().map(stack).collect(),
        loans: Vec::new(),
        leaders: vec![Whereabouts::Off; map.leaders().len()],
        serves: map.leaders().iter().map(|leader| leader.serves).collect(),
        wars: Pairs::default(),
        allies: Pairs::default(),
        active: vec![None; INDEPENDENT.index() - GREAT],
        league: info.league,
        henry: info.henry,
        excommunicated: info.excommunicated,
        st_peters: info.st_peters,
        bonus: [0; GREAT],
        discount_used: false,
        pools: [None; GREAT],
        hands: Default::default(),
        phase: Phase::default(),
        carried: Carried::default(),
        fall_back: Default::default(),
        receive: [None; GREAT],
        over: None,
    }
}
