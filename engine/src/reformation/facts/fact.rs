//! One fact: its canonical wording, what it is about, and how it changes a position (R50).

use crate::reformation::scenario::{Card, City, GREAT, INDEPENDENT, Leader, Power, PowerSet, Scenario};
use crate::reformation::state::{Loan, Stack, State, Troops, Whereabouts};

/// Something that the master says of the game outside; it replaces what stood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Fact {
    /// `FACT TURN 5`
    Turn(u8),
    /// `FACT LAST TURN 9`
    LastTurn(u8),
    /// `FACT LEAGUE FORMED`, `FACT LEAGUE NOT FORMED`
    League(bool),
    /// `FACT HAND ENGLAND 3 31 69 91`, `FACT HAND ENGLAND NONE`; the cards in the order of their numbers.
    Hand(Power, Vec<Card>),
    /// `FACT CONTROL METZ FRANCE`
    Control(City, Power),
    /// `FACT HOME ALGIERS OTTOMANS`; the city's home by the scenario again: nobody else's.
    Home(City, Power),
    /// `FACT UNITS MILAN FRANCE 2 REGULAR 2 MERCENARY`, `... NONE`: all that the power has there.
    Units(City, Power, Troops),
    /// `FACT LEADER FRANCIS AT PARIS`, `... CAPTIVE OF HABSBURGS`, `... OFF`
    Leader(Leader, Whereabouts),
    /// `FACT LEADER MAURICE SERVES HABSBURGS`
    Serves(Leader, Power),
    /// `FACT WAR ENGLAND SCOTLAND`, `FACT NO WAR ENGLAND SCOTLAND`
    War(Power, Power, bool),
    /// `FACT ALLY ENGLAND FRANCE`, `FACT NO ALLY ENGLAND FRANCE`: great powers, for this turn.
    Allies(Power, Power, bool),
    /// `FACT ALLY SCOTLAND FRANCE`: a minor power is active; `FACT INACTIVE SCOTLAND`.
    Active(Power, Option<Power>),
    /// `FACT EXCOMMUNICATED ENGLAND`, `FACT NOT EXCOMMUNICATED ENGLAND`
    Excommunicated(Power, bool),
    /// `FACT HENRY ASKS`: the step of Henry's marker.
    Henry(u8),
    /// `FACT ST PETERS 3`, in command points.
    StPeters(u8),
    /// `FACT BONUS HABSBURGS 1`: war winner markers.
    Bonus(Power, u8),
    /// `FACT POOL FRANCE 4 MERCENARY`, left in the box; `... NONE`: unknown again.
    Pool(Power, Option<u8>),
    /// `FACT DISCOUNT USED`, `FACT DISCOUNT NOT USED` (R45)
    Discount(bool),
    /// `FACT LENT 1 SQUADRON OF FRANCE AT PORTSMOUTH TO ENGLAND`; none: `FACT NOT LENT ...` (R57).
    Lent(Loan),
    /// `FACT OVER`, `FACT OVER WON BY FRANCE, PAPACY` (R58)
    Over(PowerSet),
}

/// Ships on loan between two powers in a port, however many.
type LoanKey = (Power, Power, City);

/// What a fact is about: of two facts on one thing the later one counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Thing {
    Turn,
    LastTurn,
    League,
    Hand(Power),
    Control(City),
    Home(City),
    Units(City, Power),
    Leader(Leader),
    Serves(Leader),
    War(Power, Power),
    Allies(Power, Power),
    Active(Power),
    Excommunicated(Power),
    Henry,
    StPeters,
    Bonus(Power),
    Pool(Power),
    Discount,
    Lent(LoanKey),
    Over,
}

impl Fact {
    /// Whether another fact is about the same thing.
    pub fn replaces(&self, other: &Fact) -> bool {
        self.thing() == other.thing()
    }

    fn thing(&self) -> Thing {
        let pair = |one: Power, other: Power| (one.min(other), one.max(other));
        match self {
            Fact::Turn(_) => Thing::Turn,
            Fact::LastTurn(_) => Thing::LastTurn,
            Fact::League(_) => Thing::League,
            Fact::Hand(power, _) => Thing::Hand(*power),
            Fact::Control(city, _) => Thing::Control(*city),
            Fact::Home(city, _) => Thing::Home(*city),
            Fact::Units(city, power, _) => Thing::Units(*city, *power),
            Fact::Leader(leader, _) => Thing::Leader(*leader),
            Fact::Serves(leader, _) => Thing::Serves(*leader),
            Fact::War(one, other, _) => {
                let (one, other) = pair(*one, *other);
                Thing::War(one, other)
            }
            Fact::Allies(one, other, _) => {
                let (one, other) = pair(*one, *other);
                Thing::Allies(one, other)
            }
            Fact::Active(minor, _) => Thing::Active(*minor),
            Fact::Excommunicated(power, _) => Thing::Excommunicated(*power),
            Fact::Henry(_) => Thing::Henry,
            Fact::StPeters(_) => Thing::StPeters,
            Fact::Bonus(power, _) => Thing::Bonus(*power),
            Fact::Pool(power, _) => Thing::Pool(*power),
            Fact::Discount(_) => Thing::Discount,
            Fact::Lent(loan) => Thing::Lent((loan.from, loan.to, loan.at)),
            Fact::Over(_) => Thing::Over,
        }
    }

    /// The fact in canonical wording.
    pub fn written(&self, map: &Scenario) -> String {
        let power = |power: Power| map.power_info(power).code.as_str();
        let city = |city: City| map.city_info(city).code.as_str();
        let leader = |leader: Leader| map.leader_info(leader).code.as_str();
        let not = |is: bool, word: &'static str| if is { "" } else { word };
        let text = match self {
            Fact::Turn(turn) => format!("TURN {turn}"),
            Fact::LastTurn(turn) => format!("LAST TURN {turn}"),
            Fact::League(formed) => format!("LEAGUE {}FORMED", not(*formed, "NOT ")),
            Fact::Hand(of, cards) => format!("HAND {} {}", power(*of), cards_written(cards)),
            Fact::Control(at, of) => format!("CONTROL {} {}", city(*at), power(*of)),
            Fact::Home(at, of) => format!("HOME {} {}", city(*at), power(*of)),
            Fact::Units(at, of, troops) => format!("UNITS {} {} {}", city(*at), power(*of), troops_written(*troops)),
            Fact::Leader(who, Whereabouts::At(at)) => format!("LEADER {} AT {}", leader(*who), city(*at)),
            Fact::Leader(who, Whereabouts::Captive(of)) => {
                format!("LEADER {} CAPTIVE OF {}", leader(*who), power(*of))
            }
            Fact::Leader(who, Whereabouts::Off) => format!("LEADER {} OFF", leader(*who)),
            Fact::Serves(who, of) => format!("LEADER {} SERVES {}", leader(*who), power(*of)),
            Fact::War(one, other, is) => format!("{}WAR {} {}", not(*is, "NO "), power(*one), power(*other)),
            Fact::Allies(one, other, are) => format!("{}ALLY {} {}", not(*are, "NO "), power(*one), power(*other)),
            Fact::Active(minor, Some(of)) => format!("ALLY {} {}", power(*minor), power(*of)),
            Fact::Active(minor, None) => format!("INACTIVE {}", power(*minor)),
            Fact::Excommunicated(of, is) => format!("{}EXCOMMUNICATED {}", not(*is, "NOT "), power(*of)),
            Fact::Henry(step) => format!("HENRY {}", map.henry().get(usize::from(*step)).map_or("", String::as_str)),
            Fact::StPeters(points) => format!("ST PETERS {points}"),
            Fact::Bonus(of, markers) => format!("BONUS {} {markers}", power(*of)),
            Fact::Pool(of, Some(left)) => format!("POOL {} {left} MERCENARY", power(*of)),
            Fact::Pool(of, None) => format!("POOL {} NONE", power(*of)),
            Fact::Discount(used) => format!("DISCOUNT {}USED", not(*used, "NOT ")),
            Fact::Lent(Loan { from, to, at, squadrons: 0 }) => {
                format!("NOT LENT OF {} AT {} TO {}", power(*from), city(*at), power(*to))
            }
            Fact::Lent(Loan { from, to, at, squadrons }) => {
                let ships = if *squadrons == 1 { "SQUADRON" } else { "SQUADRONS" };
                format!("LENT {squadrons} {ships} OF {} AT {} TO {}", power(*from), city(*at), power(*to))
            }
            Fact::Over(winners) if winners.is_empty() => "OVER".to_owned(),
            Fact::Over(winners) => {
                let names: Vec<&str> = winners.into_iter().map(power).collect();
                format!("OVER WON BY {}", names.join(", "))
            }
        };
        format!("FACT {text}")
    }

    /// What the fact is about, as its line begins: `FACT HAND ENGLAND`; the whole line, where nothing in it could be changed.
    pub fn subject(&self, map: &Scenario) -> String {
        let power = |power: Power| map.power_info(power).code.as_str();
        let city = |city: City| map.city_info(city).code.as_str();
        let about = match self {
            Fact::Turn(_) => "TURN".to_owned(),
            Fact::LastTurn(_) => "LAST TURN".to_owned(),
            Fact::Hand(of, _) => format!("HAND {}", power(*of)),
            Fact::Control(at, _) => format!("CONTROL {}", city(*at)),
            Fact::Home(at, _) => format!("HOME {}", city(*at)),
            Fact::Units(at, of, _) => format!("UNITS {} {}", city(*at), power(*of)),
            Fact::Leader(who, _) => format!("LEADER {}", map.leader_info(*who).code),
            Fact::Serves(who, _) => format!("LEADER {} SERVES", map.leader_info(*who).code),
            Fact::Henry(_) => "HENRY".to_owned(),
            Fact::StPeters(_) => "ST PETERS".to_owned(),
            Fact::Bonus(of, _) => format!("BONUS {}", power(*of)),
            Fact::Pool(of, _) => format!("POOL {}", power(*of)),
            _ => return self.written(map),
        };
        format!("FACT {about}")
    }

    /// Puts the fact on a position, whatever stood there.
    pub fn put(&self, map: &Scenario, state: &mut State) {
        match self {
            Fact::Turn(turn) => state.turn = *turn,
            Fact::LastTurn(turn) => state.last_turn = *turn,
            Fact::League(formed) => state.league = *formed,
            Fact::Hand(of, cards) => state.hands[of.index()].clone_from(cards),
            Fact::Control(at, of) => state.owners[at.index()] = *of,
            Fact::Home(at, of) => {
                state.homes.retain(|(city, _)| city != at);
                if map.city_info(*at).home != *of {
                    state.homes.push((*at, *of));
                    state.homes.sort_unstable();
                }
            }
            Fact::Units(city, power, troops) => station(state, Stack { city: *city, power: *power, troops: *troops }),
            Fact::Leader(who, at) => state.leaders[who.index()] = *at,
            Fact::Serves(who, of) => state.serves[who.index()] = Some(*of).filter(|of| *of != INDEPENDENT),
            Fact::War(one, other, true) => state.wars.join(*one, *other),
            Fact::War(one, other, false) => state.wars.part(*one, *other),
            Fact::Allies(one, other, true) => state.allies.join(*one, *other),
            Fact::Allies(one, other, false) => state.allies.part(*one, *other),
            Fact::Active(minor, of) => {
                if let Some(ally) = minor.index().checked_sub(GREAT).and_then(|index| state.active.get_mut(index)) {
                    *ally = *of;
                }
            }
            Fact::Excommunicated(of, true) => state.excommunicated.insert(*of),
            Fact::Excommunicated(of, false) => state.excommunicated.remove(*of),
            Fact::Henry(step) => state.henry = *step,
            Fact::StPeters(points) => state.st_peters = *points,
            Fact::Bonus(of, markers) => state.bonus[of.index()] = *markers,
            Fact::Pool(of, left) => state.pools[of.index()] = *left,
            Fact::Discount(used) => state.discount_used = *used,
            Fact::Lent(loan) => {
                state.loans.retain(|known| (known.from, known.to, known.at) != (loan.from, loan.to, loan.at));
                state.loans.extend((loan.squadrons > 0).then_some(*loan));
                state.loans.sort_unstable_by_key(|loan| (loan.from, loan.to, loan.at));
            }
            Fact::Over(winners) => state.over = Some(*winners),
        }
    }
}

/// Puts all that a power has in a city there.
fn station(state: &mut State, stack: Stack) {
    let found = state.stacks.binary_search_by_key(&(stack.city, stack.power), |known| (known.city, known.power));
    match (found, stack.troops == Troops::default()) {
        (Ok(index), true) => drop(state.stacks.remove(index)),
        (Ok(index), false) => state.stacks[index] = stack,
        (Err(_), true) => {}
        (Err(index), false) => state.stacks.insert(index, stack),
    }
}

fn cards_written(cards: &[Card]) -> String {
    let numbers: Vec<String> = cards.iter().map(|card| card.0.to_string()).collect();
    if numbers.is_empty() { "NONE".to_owned() } else { numbers.join(" ") }
}

/// `2 REGULAR 2 MERCENARY`, or `NONE`.
fn troops_written(troops: Troops) -> String {
    let kinds = [
        (troops.regulars, "REGULAR"),
        (troops.mercenaries, "MERCENARY"),
        (troops.cavalry, "CAVALRY"),
        (troops.squadrons, "SQUADRON"),
        (troops.corsairs, "CORSAIR"),
    ];
    let some = kinds.iter().filter(|(count, _)| *count > 0);
    let words: Vec<String> = some.map(|(count, kind)| format!("{count} {kind}")).collect();
    if words.is_empty() { "NONE".to_owned() } else { words.join(" ") }
}
