//! From the engine's scenario, state and lots to those of the second implementation.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use chancery_engine::reformation::acts::Package;
use chancery_engine::reformation::{
    Act, Card, City, Draw, HouseRules, Leader, Pairs, Power, PowerSet, Scenario, State, Step, Troops, Whereabouts,
};

use crate::reformation_plain::board::Board;
use crate::reformation_plain::position::{self, Loan, Pair, Position, Rules, Units, pair};

/// The name of a power.
pub(crate) fn power(map: &Scenario, power: Power) -> String {
    map.power_info(power).code.clone()
}

/// The name of a city.
pub(crate) fn city(map: &Scenario, city: City) -> String {
    map.city_info(city).code.clone()
}

/// The name of a leader.
pub(crate) fn leader(map: &Scenario, leader: Leader) -> String {
    map.leader_info(leader).code.clone()
}

/// Units by their kinds.
pub(crate) fn units(troops: Troops) -> Units {
    let Troops { regulars, mercenaries, cavalry, squadrons, corsairs } = troops;
    let kinds = ["REGULAR", "MERCENARY", "CAVALRY", "SQUADRON", "CORSAIR"];
    let counts = [regulars, mercenaries, cavalry, squadrons, corsairs];
    let each = kinds.into_iter().zip(counts).filter(|(_, count)| *count > 0);
    each.map(|(kind, count)| (kind.to_owned(), count.into())).collect()
}

/// The name of a step.
pub(crate) fn step(map: &Scenario, step: Step) -> String {
    let of = |word: &str, by: Option<Power>| by.map_or(word.to_owned(), |by| format!("{word} {}", power(map, by)));
    match step {
        Step::Master => "MASTER".to_owned(),
        Step::Talk => "TALK".to_owned(),
        Step::Seal => "SEAL".to_owned(),
        Step::Peace(round) => format!("PEACE{round}"),
        Step::Ransom => "RANSOM".to_owned(),
        Step::Pardon => "PARDON".to_owned(),
        Step::War(by) => of("WAR", by),
        Step::Answer(by) => of("ANSWER", by),
    }
}

/// A state as the second implementation keeps it.
pub(crate) fn position(map: &Scenario, board: &Rc<Board>, state: &State) -> Position {
    let name = |of: Power| power(map, of);
    let mut now = Position {
        board: board.clone(),
        rules: rules(map, &state.rules),
        turn: state.turn.into(),
        last_turn: state.last_turn.into(),
        step: step(map, state.step),
        holder: map.city_ids().map(|at| (city(map, at), name(state.owner(at)))).collect(),
        homes: state.homes.iter().map(|(at, of)| (city(map, *at), name(*of))).collect(),
        units: state.stacks.iter().map(|at| ((city(map, at.city), name(at.power)), units(at.troops))).collect(),
        wars: pairs(map, &state.wars),
        allies: pairs(map, &state.allies),
        active: Power::minor().filter_map(|of| Some((name(of), name(state.ally_of(of)?)))).collect(),
        league: state.league,
        henry: map.henry()[usize::from(state.henry)].clone(),
        excommunicated: powers(map, state.excommunicated),
        st_peters: state.st_peters.into(),
        bonus: Power::great().map(|of| (name(of), state.bonus[of.index()].into())).collect(),
        discount_used: state.discount_used,
        pools: Power::great().filter_map(|of| Some((name(of), state.pools[of.index()]?.into()))).collect(),
        hands: Power::great().map(|of| (name(of), cards(&state.hands[of.index()]))).collect(),
        ..Position::default()
    };
    add_leaders(map, state, &mut now);
    add_phase(map, state, &mut now);
    add_sheets(map, state, &mut now);
    now
}

fn rules(map: &Scenario, rules: &HouseRules) -> Rules {
    let bars = rules.war_bars;
    let dropped = [
        ("ally", bars.ally),
        ("peace-this-turn", bars.peace_this_turn),
        ("league-not-formed", bars.league_not_formed),
        ("minor-active", bars.minor_active),
        ("friend-of-protector", bars.friend_of_protector),
    ];
    Rules {
        quiet: rules.quiet,
        merge: rules.merge,
        cards_total: rules.cards_total.into(),
        guests_stay: rules.guests_stay,
        minor_display: rules.minor_display,
        in_order: rules.in_order,
        home_cards_keep: !rules.home_cards_pay,
        together: rules.together.iter().map(|seat| powers(map, *seat)).collect(),
        bars_dropped: dropped.into_iter().filter(|(_, bars)| !bars).map(|(code, _)| code.to_owned()).collect(),
    }
}

fn add_leaders(map: &Scenario, state: &State, now: &mut Position) {
    for of in map.leader_ids() {
        match state.whereabouts(of) {
            Whereabouts::Off => {}
            Whereabouts::At(at) => drop(now.leaders.insert(leader(map, of), city(map, at))),
            Whereabouts::Captive(by) => drop(now.captives.insert(leader(map, of), power(map, by))),
        }
        now.serves.extend(state.serves[of.index()].map(|lord| (leader(map, of), power(map, lord))));
    }
}

fn add_phase(map: &Scenario, state: &State, now: &mut Position) {
    let both = |one: Power, other: Power| (power(map, one), power(map, other));
    let phase = &state.phase;
    now.ended = pairs(map, &phase.peace);
    now.divorced = phase.divorced;
    now.lent = phase.lent.iter().map(|(from, to)| both(*from, *to)).collect();
    for (from, to, count) in &phase.cards {
        *now.cards_given.entry(both(*from, *to)).or_default() += i64::from(*count);
    }
    for (from, to, count) in &phase.mercenaries {
        *now.mercenaries_given.entry(both(*from, *to)).or_default() += i64::from(*count);
    }
    now.declared = phase.declared.iter().map(|(by, on)| both(*by, *on)).collect();
    now.tried = powers(map, phase.tried);
    for loan in &state.loans {
        let (from, to) = both(loan.from, loan.to);
        *now.loans.entry(Loan { from, to, at: city(map, loan.at) }).or_default() += i64::from(loan.squadrons);
    }
}

fn add_sheets(map: &Scenario, state: &State, now: &mut Position) {
    now.packages = state.carried.announced.iter().map(|package| announced(map, package)).collect();
    for of in Power::great() {
        let keep = |kept: &mut BTreeMap<String, Vec<String>>, acts: &[Act]| {
            if !acts.is_empty() {
                kept.insert(power(map, of), lines(map, acts));
            }
        };
        keep(&mut now.given, &state.carried.given[of.index()]);
        keep(&mut now.sealed, &state.carried.sealed[of.index()]);
        now.owed.insert(power(map, of), state.carried.owed[of.index()].into());
        for (from, to) in &state.fall_back[of.index()] {
            now.fall_back.insert((power(map, of), city(map, *from)), city(map, *to));
        }
        now.receive.extend(state.receive[of.index()].map(|at| (power(map, of), city(map, at))));
    }
}

fn announced(map: &Scenario, package: &Package) -> position::Package {
    let terms = package.terms.iter().map(|term| term.written(map)).collect();
    position::Package { of: power(map, package.name.of), number: package.name.number.into(), terms }
}

/// Acts in their canonical wording.
pub(crate) fn lines(map: &Scenario, acts: &[Act]) -> Vec<String> {
    acts.iter().map(|act| act.written(map)).collect()
}

fn cards(hand: &[Card]) -> BTreeSet<u16> {
    hand.iter().map(|card| card.0).collect()
}

fn powers(map: &Scenario, set: PowerSet) -> BTreeSet<String> {
    set.into_iter().map(|of| power(map, of)).collect()
}

fn pairs(map: &Scenario, pairs: &Pairs) -> BTreeSet<Pair> {
    pairs.pairs().map(|(one, other)| pair(&power(map, one), &power(map, other))).collect()
}

/// Lots from a list, as the second implementation takes them; it notes how many could be drawn with each.
#[derive(Clone, Debug)]
pub(crate) struct Listed {
    numbers: Rc<Vec<u64>>,
    /// How many could be drawn with each lot that was taken.
    pub(crate) drawn: Vec<u64>,
}

impl Listed {
    /// The lots of a list.
    pub(crate) fn new(numbers: &[u64]) -> Listed {
        Listed { numbers: Rc::new(numbers.to_vec()), drawn: Vec::new() }
    }
}

impl Draw for Listed {
    fn below(&mut self, count: u32) -> u32 {
        let number = self.numbers.get(self.drawn.len()).copied().unwrap_or(0);
        self.drawn.push(count.into());
        (number % u64::from(count)) as u32
    }
}
