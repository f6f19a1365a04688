//! Why acts would be void as things stand: each is tried on a copy of the game in which others' hands are only counted.

use super::draw::Still;
use super::duty::asked;
use super::packages::packages;
use super::purse::{Purses, named};
use super::report::{Outcome, Report, Void};
use super::war::INTERVENTION;
use super::why::Why;
use super::{Draw, Event, Sheets, Turn};
use crate::reformation::acts::{Act, Package, PackageName};
use crate::reformation::scenario::{Card, Power, Scenario};
use crate::reformation::state::{State, Step};

/// A card of which nothing is known.
const UNKNOWN: Card = Card(0);

/// For each act of a power's sheet why it would be void as things stand, if nobody else did anything; `None`: nothing is
/// known against it. Whether others confirm and what they hold is not looked at, nor are conditions.
///
/// `drafts` are the packages of others that the power may see. A package is void only if it is so by itself and after the
/// earlier ones that are known.
pub fn outlook(map: &Scenario, state: &State, power: Power, acts: &[Act], drafts: &[Package]) -> Vec<Option<Why>> {
    let state = veiled(state, power);
    let mut known = packages(power, acts);
    known.extend(drafts.iter().filter(|draft| draft.name.of != power).cloned());
    known.sort_by_key(|package| package.name);
    let voids = voids(map, &state, &known);
    let void_of = |of: Power, number: u8| {
        let place = known.binary_search_by_key(&PackageName { of, number }, |package| package.name).ok()?;
        voids[place]
    };
    let events = tried(map, &state, power, acts);
    let each = acts.iter().enumerate().map(|(index, act)| match act {
        Act::Offer(number, _) => {
            let earlier = acts[..index].iter().filter(|other| matches!(other, Act::Offer(same, _) if same == number));
            let void = void_of(power, *number)?;
            (void.term == Some(earlier.count())).then_some(void.why)
        }
        Act::Ratify { package, .. } => void_of(package.of, package.number).map(|void| void.why),
        _ => void_act(&events, power, act),
    });
    each.collect()
}

/// The game as a power knows it: of others' hands only how many cards they hold. A protector who is asked knows which
/// declarations will take effect, so that the hands that pay for them stay as they are.
fn veiled(state: &State, power: Power) -> State {
    let mut state = state.clone();
    if matches!(state.step, Step::Answer(_)) {
        return state;
    }
    for other in Power::great().filter(|other| *other != power) {
        state.hands[other.index()].fill(UNKNOWN);
    }
    state
}

/// Why each package would be void, both by itself and after those before it.
fn voids(map: &Scenario, state: &State, known: &[Package]) -> Vec<Option<Void>> {
    let (mut still, mut lone) = (Still, Still);
    let mut row = Turn { map, state: state.clone(), draw: &mut still, report: Report::default() };
    let mut void = |package| {
        row.whole(package).err()?;
        Turn { map, state: state.clone(), draw: &mut lone, report: Report::default() }.whole(package).err()
    };
    known.iter().map(&mut void).collect()
}

/// What would happen in this step by a power's acts alone, their conditions met.
fn tried(map: &Scenario, state: &State, power: Power, acts: &[Act]) -> Vec<Event> {
    let mut sheets = Sheets::default();
    sheets.put(power, acts.iter().map(unconditional).collect());
    let mut turn = Turn { map, state: state.clone(), draw: &mut Still, report: Report::default() };
    turn.note_preferences(&sheets);
    match state.step {
        Step::Peace(_) => {
            turn.make_peace(&sheets);
        }
        Step::Ransom => {
            turn.ransom(&sheets);
            turn.pardon(&sheets);
        }
        Step::Pardon => turn.pardon(&sheets),
        Step::War(by) => {
            turn.keep_declarations(&sheets, Some(power));
            turn.declare_all(by);
            turn.try_interventions(power);
            turn.settle();
        }
        Step::Answer(by) => {
            turn.keep_answers(&sheets, &asked(map, state));
            turn.declare_all(by);
            turn.settle();
        }
        Step::Master | Step::Talk | Step::Seal => {}
    }
    turn.report.events
}

/// An act without what it depends on.
fn unconditional(act: &Act) -> Act {
    match act {
        Act::Declare { on, with, .. } => Act::Declare { on: *on, with: with.clone(), given: None },
        act => act.clone(),
    }
}

impl<D: Draw> Turn<'_, D> {
    /// Whether a power's interventions could be paid for, if they were called for.
    fn try_interventions(&mut self, power: Power) {
        let sealed = self.state.carried.sealed.clone();
        let mut purses = Purses::new(self.map, &self.state, &sealed);
        for act in &sealed[power.index()] {
            let Act::Intervene { minor, against, .. } = act else { continue };
            let is_ally = against.is_some_and(|enemy| self.state.allies.has(power, enemy));
            let check = if is_ally { Err(Why::Ally) } else { Ok(INTERVENTION) };
            let outcome = check.and_then(|price| purses.spend(power, price).map(|()| price));
            self.tell(Event::Intervened(power, *minor, *against, outcome));
        }
    }
}

/// Why an act is void by what happened: a card that cannot pay tells more than that the rest does not suffice.
fn void_act(events: &[Event], power: Power, act: &Act) -> Option<Why> {
    let card = events.iter().find_map(|event| match event {
        Event::NotPaid(by, card, why) if *by == power && named(act).contains(card) => Some(*why),
        _ => None,
    });
    match events.iter().find_map(|event| told(event, power, act)).and_then(Result::err) {
        None | Some(Why::CannotPay) if card.is_some() => card,
        why => why,
    }
}

/// What an event tells of a power's act; `None`: it tells of something else.
fn told(event: &Event, power: Power, act: &Act) -> Option<Outcome> {
    let (by, outcome) = match (act, event) {
        (Act::Sue(victor), Event::Sued(by, other, _, outcome)) if victor == other => (by, *outcome),
        (Act::RegainKey(cities, price), Event::Key(by, _, others, paid, outcome))
        | (Act::RegainCities(cities, price), Event::Cities(by, _, others, paid, outcome))
            if (cities, price) == (others, paid) =>
        {
            (by, *outcome)
        }
        (Act::RegainLeader(leader, ..), Event::Leader(by, _, other, _, place)) if leader == other => {
            (by, place.map(|_| ()))
        }
        (Act::Play(card), Event::Marriage(by, other, outcome)) if card == other => (by, *outcome),
        (Act::Ransom(leader), Event::Ransom(by, _, other, _, place)) if leader == other => (by, place.map(|_| ())),
        (Act::SeekAbsolution, Event::Sought(by, outcome)) => (by, *outcome),
        (Act::Declare { on, .. }, Event::Declared(by, _, other, price)) if on == other => (by, price.map(|_| ())),
        (Act::Intervene { minor, .. }, Event::Intervened(by, other, _, price)) if minor == other => {
            (by, price.map(|_| ()))
        }
        _ => return None,
    };
    (*by == power).then_some(outcome)
}
