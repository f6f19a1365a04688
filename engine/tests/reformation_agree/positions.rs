//! Positions by chance: a start of the scenario, and on it whatever a war could have changed, under any house rules.

use chancery_engine::reformation::scenario::{CardKind, GREAT, Kind};
use chancery_engine::reformation::state::Loan;
use chancery_engine::reformation::{
    Card, City, HouseRules, Power, PowerSet, Scenario, State, Step, Troops, Whereabouts, state::WarBars,
};

use crate::chance::Chance;

/// A position by chance. Some stand at the beginning of a phase, some in the middle of one.
pub(crate) fn random(map: &Scenario, chance: &mut Chance) -> State {
    let start = chance.one(&["1517", "1532", "midgame"]).unwrap();
    let mut state = State::at_start(map, start, rules(chance)).unwrap();
    // The first turn has its own rules, and is played now and then.
    if state.turn == 1 && !chance.percent(30) {
        state.turn = 2;
    }
    if chance.percent(8) {
        state.turn = state.last_turn;
    }
    deal(map, &mut state, chance);
    conquer(map, &mut state, chance);
    muster(map, &mut state, chance);
    move_leaders(map, &mut state, chance);
    befriend(map, &mut state, chance);
    if state.turn > 1 && chance.percent(35) {
        begin_late(&mut state, chance);
    }
    state
}

/// House rules by chance; most games have those of the rulings.
pub(crate) fn rules(chance: &mut Chance) -> HouseRules {
    let mut bars = WarBars::default();
    if chance.percent(20) {
        bars = WarBars {
            ally: chance.percent(50),
            peace_this_turn: chance.percent(50),
            league_not_formed: chance.percent(50),
            minor_active: chance.percent(50),
            friend_of_protector: chance.percent(50),
        };
    }
    let together = if chance.percent(10) { vec![two_powers(chance).into_iter().collect()] } else { Vec::new() };
    HouseRules {
        quiet: chance.percent(15),
        merge: chance.percent(15),
        in_order: chance.percent(20),
        cards_total: if chance.percent(15) { 2 } else { 0 },
        guests_stay: chance.percent(20),
        minor_display: chance.percent(20),
        home_cards_pay: chance.percent(80),
        war_bars: bars,
        together,
    }
}

fn great(chance: &mut Chance) -> Power {
    chance.one(&Power::great().collect::<Vec<_>>()).unwrap()
}

fn two_powers(chance: &mut Chance) -> [Power; 2] {
    let one = great(chance);
    let others: Vec<Power> = Power::great().filter(|other| *other != one).collect();
    [one, chance.one(&others).unwrap()]
}

/// Every power gets cards, its home cards among them most of the time, and the marriage is in somebody's hand.
fn deal(map: &Scenario, state: &mut State, chance: &mut Chance) {
    let mut deck: Vec<Card> = Vec::new();
    state.hands = Default::default();
    for info in map.cards() {
        match info.kind {
            CardKind::Home(power) if chance.percent(80) => state.hands[power.index()].push(info.card),
            CardKind::Home(_) => {}
            _ => deck.push(info.card),
        }
    }
    for hand in &mut state.hands {
        for _ in 0..chance.below(6) {
            hand.push(deck.swap_remove(chance.below(deck.len())));
        }
    }
    if deck.contains(&map.marriage()) && chance.percent(60) {
        state.hands[great(chance).index()].push(map.marriage());
    }
    state.hands.iter_mut().for_each(|hand| hand.sort());
}

/// Cities have changed hands, keys and electorates more often than others.
fn conquer(map: &Scenario, state: &mut State, chance: &mut Chance) {
    let all: Vec<City> = map.city_ids().collect();
    let fortified: Vec<City> = map.city_ids().filter(|city| map.city_info(*city).kind != Kind::Plain).collect();
    for list in [&all, &fortified] {
        for _ in 0..chance.below(20) {
            let city = chance.one(list).unwrap();
            state.owners[city.index()] = if chance.percent(85) { great(chance) } else { anybody(chance) };
        }
    }
    for _ in 0..chance.below(4) {
        let city = chance.one(&all).unwrap();
        state.homes.retain(|(at, _)| *at != city);
        state.homes.push((city, great(chance)));
    }
}

/// A great or a minor power.
fn anybody(chance: &mut Chance) -> Power {
    chance.one(&Power::great().chain(Power::minor()).collect::<Vec<_>>()).unwrap()
}

/// Troops stand in more places, guests among them; some ships are on loan, and some boxes are known.
fn muster(map: &Scenario, state: &mut State, chance: &mut Chance) {
    for _ in 0..chance.below(30) {
        let city = chance.one(&map.city_ids().collect::<Vec<_>>()).unwrap();
        let power = if chance.percent(60) { state.owner(city) } else { anybody(chance) };
        let number = 1 + chance.below(3) as u8;
        let is_port = !map.city_info(city).port.is_empty();
        let troops = match chance.below(5) {
            0 | 1 if is_port && power == Power::OTTOMANS => Troops { corsairs: number, ..Troops::default() },
            0 | 1 if is_port => Troops { squadrons: number, ..Troops::default() },
            2 | 3 if power != Power::OTTOMANS => Troops { mercenaries: number, ..Troops::default() },
            4 if power == Power::OTTOMANS => Troops { cavalry: number, ..Troops::default() },
            _ => Troops { regulars: number, ..Troops::default() },
        };
        state.add(city, power, troops);
    }
    for index in 0..state.stacks.len() {
        let stack = state.stacks[index];
        let from = great(chance);
        let can = stack.power.is_great() && stack.troops.squadrons > 0 && from != stack.power;
        if can && stack.power != Power::PROTESTANTS && chance.percent(8) {
            state.note_loan(Loan { from, to: stack.power, at: stack.city, squadrons: 1 });
        }
    }
    for pool in &mut state.pools {
        *pool = chance.percent(12).then(|| chance.below(6) as u8);
    }
}

/// Leaders have gone elsewhere, or into captivity; now and then one serves another power.
fn move_leaders(map: &Scenario, state: &mut State, chance: &mut Chance) {
    let cities: Vec<City> = map.city_ids().collect();
    let ports: Vec<City> = map.city_ids().filter(|city| !map.city_info(*city).port.is_empty()).collect();
    for leader in map.leader_ids() {
        if chance.percent(6) {
            state.serves[leader.index()] = Some(great(chance));
        }
        let Some(lord) = state.serves[leader.index()] else { continue };
        let captors: Vec<Power> = Power::great().filter(|power| *power != lord).collect();
        let places = if map.leader_info(leader).naval { &ports } else { &cities };
        match chance.below(5) {
            0 => state.leaders[leader.index()] = Whereabouts::Captive(chance.one(&captors).unwrap()),
            1 => state.leaders[leader.index()] = Whereabouts::At(chance.one(places).unwrap()),
            _ => {}
        }
    }
}

/// Wars, minor powers' allies, and markers.
fn befriend(map: &Scenario, state: &mut State, chance: &mut Chance) {
    for (one, other) in state.wars.pairs().collect::<Vec<_>>() {
        if chance.percent(30) {
            state.wars.part(one, other);
        }
    }
    for _ in 0..chance.below(7) {
        let [one, other] = two_powers(chance);
        let league = [one, other].contains(&Power::PROTESTANTS) && !state.league;
        if !league {
            state.wars.join(one, other);
        }
    }
    for minor in Power::minor() {
        let friends: Vec<Power> = map.power_info(minor).may_activate.into_iter().collect();
        match chance.below(4) {
            0 => state.active[minor.index() - GREAT] = chance.one(&friends),
            1 => state.active[minor.index() - GREAT] = None,
            2 => state.wars.join(minor, great(chance)),
            _ => {}
        }
        if let Some(ally) = state.ally_of(minor) {
            state.wars.part(minor, ally);
        }
    }
    state.henry = chance.one(&[0, 1, 1, 1, 2, 3]).unwrap();
    state.discount_used = chance.percent(20);
    state.st_peters = chance.below(24) as u8;
    for power in Power::great() {
        let can = ![Power::PAPACY, Power::OTTOMANS].contains(&power);
        if can && chance.percent(30) {
            state.excommunicated.insert(power);
        }
        state.bonus[power.index()] = if chance.percent(30) { chance.below(4) as u8 } else { 0 };
    }
}

/// A phase that has come to a later step, with what happened in it before.
fn begin_late(state: &mut State, chance: &mut Chance) {
    let peace = Step::Peace(1 + chance.below(3) as u8);
    let in_order = state.rules.in_order;
    let war = if in_order { Step::War(Some(Power::OTTOMANS)) } else { Step::War(None) };
    let pardon = if state.rules.merge { Step::Ransom } else { Step::Pardon };
    state.step = chance.one(&[Step::Talk, peace, peace, Step::Ransom, pardon, war, war]).unwrap();
    for _ in 0..chance.below(5) {
        let [one, other] = two_powers(chance);
        let never = PowerSet::from_iter([Power::PAPACY, Power::OTTOMANS]);
        if !state.wars.has(one, other) && PowerSet::from_iter([one, other]) != never {
            state.allies.join(one, other);
        }
    }
    for _ in 0..chance.below(3) {
        let [one, other] = two_powers(chance);
        if !state.wars.has(one, other) {
            state.phase.peace.join(one, other);
        }
    }
    if chance.percent(20) {
        let [one, other] = two_powers(chance);
        state.phase.cards.push((one, other, 1));
        state.phase.lent.push((other, one));
        state.phase.mercenaries.push((one, other, 3));
    }
}
