//! Declarations of war and interventions, and who is asked about them (R40 to R49).

use super::draw::Still;
use super::purse::Purses;
use super::report::Report;
use super::rights::{has_discount, price};
use super::why::Why;
use super::{Draw, Event, Sheets, Turn};
use crate::reformation::acts::{Act, Condition};
use crate::reformation::scenario::{Card, GREAT, Power, PowerSet, Scenario};
use crate::reformation::state::State;

/// What it costs a protector to come in (R46).
pub(super) const INTERVENTION: u8 = 2;

/// A protector who is asked about a declaration on the minor power that it protects (R47).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Asked {
    /// Who is asked.
    pub protector: Power,
    /// Who declares war.
    pub declarer: Power,
    /// On whom.
    pub minor: Power,
}

/// A declaration as its sheet has it.
#[derive(Clone, Copy)]
struct Declaration {
    by: Power,
    /// Its number among the declarations of the sheet, from 1.
    number: u8,
    on: Power,
    given: Option<Condition>,
}

/// Who would be asked about a minor power if nobody said anything more: declarations that would take effect on minor powers
/// whose protectors have said nothing yet, tried without telling anybody (R47).
pub(super) fn questions(map: &Scenario, state: &State, by: Option<Power>) -> Vec<Asked> {
    let mut trial = Turn { map, state: state.clone(), draw: &mut Still, report: Report::default() };
    trial.declare_all(by);
    let declared = trial.report.events.iter().filter_map(|event| match event {
        Event::Declared(declarer, _, minor, Ok(_)) => Some((*declarer, *minor)),
        _ => None,
    });
    let question = |(declarer, minor): (Power, Power)| {
        let protector = protector(map, minor).filter(|protector| *protector != declarer)?;
        let has_spoken = state.carried.sealed[protector.index()].iter().any(|act| speaks(act, minor));
        let is_open = state.ally_of(minor).is_none() && !has_spoken;
        is_open.then_some(Asked { protector, declarer, minor })
    };
    declared.filter_map(question).collect()
}

/// The great power that may come in for a minor one.
fn protector(map: &Scenario, minor: Power) -> Option<Power> {
    if minor.is_minor() { map.power_info(minor).protector } else { None }
}

/// Whether an act of a protector's answers for a minor power.
fn speaks(act: &Act, for_minor: Power) -> bool {
    matches!(act, Act::StandAside) || matches!(act, Act::Intervene { minor, .. } if *minor == for_minor)
}

/// Whether an act belongs to an answer: a word for or against coming in, and cards for it.
fn is_answer(act: &Act) -> bool {
    matches!(act, Act::Pay(_) | Act::Intervene { .. } | Act::StandAside)
}

/// Adds acts to those that are sealed. A protector's new word on coming in takes the place of the old one, whose cards it
/// takes back (R55); each protects one minor power at most.
fn keep<'a>(sealed: &mut Vec<Act>, acts: impl Iterator<Item = &'a Act>) {
    let is_word = |act: &Act| matches!(act, Act::Intervene { .. } | Act::StandAside);
    for act in acts {
        if is_word(act) {
            sealed.retain(|old| !is_word(old));
        }
        sealed.push(act.clone());
    }
}

impl<D: Draw> Turn<'_, D> {
    /// Takes down the declarations of all, or of one power; nothing of them is told before they are carried out.
    pub(super) fn keep_declarations(&mut self, sheets: &Sheets, by: Option<Power>) {
        for power in Power::great().filter(|power| by.is_none_or(|by| by == *power)) {
            let acts = sheets.of(power).iter().filter(|act| matches!(act, Act::Declare { .. }) || is_answer(act));
            keep(&mut self.state.carried.sealed[power.index()], acts);
        }
    }

    /// Takes down the answers of those who are asked.
    pub(super) fn keep_answers(&mut self, sheets: &Sheets, asked: &[Asked]) {
        for power in Power::great().filter(|power| asked.iter().any(|asked| asked.protector == *power)) {
            let acts = sheets.of(power).iter().filter(|act| is_answer(act));
            keep(&mut self.state.carried.sealed[power.index()], acts);
        }
    }

    /// Carries out the sealed declarations of all, or of one power, with the interventions against them.
    pub(super) fn declare_all(&mut self, by: Option<Power>) {
        let sealed = self.state.carried.sealed.clone();
        let mut purses = Purses::new(self.map, &self.state, &sealed);
        let mut attacked = PowerSet::EMPTY;
        for declaration in
            declarations(&sealed).into_iter().filter(|declaration| by.is_none_or(|by| by == declaration.by))
        {
            let Declaration { by, number, on, given } = declaration;
            let outcome = self.may_declare(by, on, given).and_then(|price| purses.spend(by, price).map(|()| price));
            self.tell(Event::Declared(by, number, on, outcome));
            if outcome.is_ok() {
                self.begin_war(by, on);
                if let Some(protector) = protector(self.map, on).filter(|protector| *protector != by) {
                    attacked.insert(on);
                    self.answer(&sealed[protector.index()], protector, (by, on), &mut purses);
                }
            }
        }
        for minor in attacked {
            let silent = |power: &Power| {
                !sealed[power.index()]
                    .iter()
                    .any(|act| matches!(act, Act::Intervene { minor: other, .. } if *other == minor))
            };
            if let Some(power) =
                protector(self.map, minor).filter(silent).filter(|_| self.state.ally_of(minor).is_none())
            {
                self.tell(Event::StoodAside(power, minor));
            }
        }
        self.state.carried.owed = purses.spent();
    }

    fn may_declare(&self, by: Power, on: Power, given: Option<Condition>) -> Result<u8, Why> {
        let is_met = |given: Condition| self.state.phase.declared.contains(&(given.declarer, given.on)) != given.unless;
        if given.is_some_and(|given| !is_met(given)) { Err(Why::IfUnmet) } else { price(self.map, &self.state, by, on) }
    }

    fn begin_war(&mut self, by: Power, on: Power) {
        self.state.discount_used |= has_discount(self.map, &self.state, by, on);
        self.state.wars.join(by, on);
        self.state.phase.declared.push((by, on));
    }

    /// A protector comes in for a minor power, if its sheet says so (R46, R48).
    fn answer(&mut self, sheet: &[Act], protector: Power, war: (Power, Power), purses: &mut Purses) {
        let (declarer, on) = war;
        let comes_in = |act: &&Act| matches!(act, Act::Intervene { minor, against, .. } if *minor == on && against.is_none_or(|enemy| enemy == declarer));
        if self.state.ally_of(on).is_some() || !sheet.iter().any(|act| comes_in(&act)) {
            return;
        }
        self.state.phase.tried.insert(on);
        let is_ally = self.state.allies.has(protector, declarer);
        let check = if is_ally { Err(Why::Ally) } else { Ok(INTERVENTION) };
        let outcome = check.and_then(|price| purses.spend(protector, price).map(|()| price));
        self.tell(Event::Intervened(protector, on, Some(declarer), outcome));
        if outcome.is_ok() {
            if let Some(ally) = self.state.active.get_mut(on.index() - GREAT) {
                *ally = Some(protector);
            }

            self.state.wars.part(declarer, on);
            self.state.wars.join(protector, declarer);
        }
    }

    /// The end of the war step: interventions in nothing are told, and cards are laid down (R44).
    pub(super) fn settle(&mut self) {
        let sealed = std::mem::take(&mut self.state.carried.sealed);
        let owed = std::mem::take(&mut self.state.carried.owed);
        for protector in Power::great() {
            for act in &sealed[protector.index()] {
                let Act::Intervene { minor, against, .. } = act else { continue };
                if !self.state.phase.tried.contains(*minor) {
                    self.tell(Event::Intervened(protector, *minor, *against, Err(Why::NothingToAnswer)));
                }
            }
        }
        let purses = Purses::new(self.map, &self.state, &sealed);
        for power in Power::great() {
            for (card, why) in purses.refused(power) {
                self.tell(Event::NotPaid(power, *card, *why));
            }
            let sum = owed[power.index()];
            if sum > 0 {
                let cards: Vec<Card> = purses.laid_down(self.map, power, sum);
                self.state.hands[power.index()].retain(|card| !cards.contains(card));
                self.tell(Event::Spent(power, cards, sum));
            }
        }
    }
}

/// All declarations in the order in which they are carried out (R42).
fn declarations(sealed: &[Vec<Act>; GREAT]) -> Vec<Declaration> {
    let of = |by: Power| {
        let declared = sealed[by.index()].iter().filter_map(|act| match act {
            Act::Declare { on, given, .. } => Some((*on, *given)),
            _ => None,
        });
        (1..=u8::MAX).zip(declared).map(move |(number, (on, given))| Declaration { by, number, on, given })
    };
    Power::great().flat_map(of).collect()
}
