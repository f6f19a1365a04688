//! Steps of the phase carried out: from a position and sheets to the next position, and what happened.

mod draw;
mod duty;
mod moves;
mod outlook;
mod packages;
mod purse;
mod release;
mod report;
mod rights;
mod steps;
mod suits;
mod terms;
mod transfers;
mod war;
mod why;

use super::acts::Act;
use super::scenario::{Card, GREAT, Power, Scenario};
use super::state::State;

pub use draw::Draw;
pub use duty::{asked, duty, is_open_to, unanswered};
pub use outlook::outlook;
pub use packages::packages;
pub use report::{Away, Event, Outcome, Report, Void};
pub use rights::{captives, may_sue, parties, pays, price, touched};
pub use war::Asked;
pub use why::Why;

/// The sheets of a step, by great power.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Sheets([Vec<Act>; GREAT]);

impl Sheets {
    /// Puts a great power's sheet in; a minor power has none.
    pub fn put(&mut self, power: Power, acts: Vec<Act>) {
        if let Some(sheet) = self.0.get_mut(power.index()) {
            *sheet = acts;
        }
    }

    /// The acts of a power.
    pub fn of(&self, power: Power) -> &[Act] {
        self.0.get(power.index()).map_or(&[], Vec::as_slice)
    }
}

/// A step that was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Played {
    /// Where the game stands now, at the next step in which somebody has something to do.
    pub next: State,
    /// What happened.
    pub report: Report,
}

/// A step while it is carried out.
struct Turn<'a, D> {
    map: &'a Scenario,
    state: State,
    draw: &'a mut D,
    report: Report,
}

/// Plays the step at which a state stands, and passes those behind it in which nobody has anything to do (R29).
///
/// The master's step takes no sheets: facts are in the state already, alliances end, and the talks open. Lots are drawn in
/// the order in which things are carried out; what is void takes none (R31).
///
/// ```
/// use chancery_engine::Seed;
/// use chancery_engine::reformation::{Act, Card, HouseRules, Power, Scenario, Sheets, State, Step, play};
///
/// let map = Scenario::shipped();
/// let mut state = State::at_start(&map, "midgame", HouseRules::default()).unwrap();
/// state.step = Step::War(None);
/// let mut sheets = Sheets::default();
/// sheets.put(Power::ENGLAND, vec![Act::Declare { on: Power::FRANCE, with: vec![Card(69)], given: None }]);
/// let played = play(&map, &state, &sheets, &mut Seed::from_number(1).lots("5.WAR"));
/// assert!(played.next.wars.has(Power::ENGLAND, Power::FRANCE));
/// assert_eq!((played.next.step, played.next.turn), (Step::Master, 6));
/// ```
pub fn play<D: Draw>(map: &Scenario, state: &State, sheets: &Sheets, draw: &mut D) -> Played {
    let mut turn = Turn { map, state: state.clone(), draw, report: Report::default() };
    turn.note_preferences(sheets);
    turn.carry_out(sheets);
    Played { next: turn.state, report: turn.report }
}

impl<D: Draw> Turn<'_, D> {
    fn tell(&mut self, event: Event) {
        self.report.events.push(event);
    }

    /// Takes down where troops fall back and gifts arrive; both stand until they are changed (R3).
    fn note_preferences(&mut self, sheets: &Sheets) {
        for power in Power::great() {
            for act in sheets.of(power) {
                match act {
                    Act::FallBack(from, to) => {
                        let list = &mut self.state.fall_back[power.index()];
                        list.retain(|(at, _)| at != from);
                        list.push((*from, *to));
                    }
                    Act::Receive(at) => self.state.receive[power.index()] = Some(*at),
                    _ => {}
                }
            }
        }
    }

    /// Draws a card from a power's hand; `None`: none can be drawn.
    fn draw_card(&mut self, from: Power) -> Option<Card> {
        let cards: Vec<Card> = self.state.drawable(self.map, from).collect();
        let count = u32::try_from(cards.len()).ok().filter(|count| *count > 0)?;
        let card = cards[self.draw.below(count) as usize];
        self.state.hands[from.index()].retain(|held| *held != card);
        Some(card)
    }

    /// Moves a card by lot from hand to hand; `false`: none can be drawn.
    fn hand_over(&mut self, from: Power, to: Power) -> bool {
        let Some(card) = self.draw_card(from) else { return false };
        let hand = &mut self.state.hands[to.index()];
        let place = hand.partition_point(|held| *held < card);
        hand.insert(place, card);
        self.tell(Event::Card { from, to, card });
        true
    }
}
