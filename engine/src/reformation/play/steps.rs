//! From step to step: what is carried out when, and which steps are passed (R21, R29).

use super::duty::{asked, is_open_to, unanswered};
use super::war::questions;
use super::{Draw, Event, Sheets, Turn};
use crate::reformation::scenario::Power;
use crate::reformation::state::{Carried, Pairs, Phase, Step};

impl<D: Draw> Turn<'_, D> {
    /// Carries out the step at which the game stands, and moves on.
    pub(super) fn carry_out(&mut self, sheets: &Sheets) {
        match self.state.step {
            Step::Master => self.open_talks(),
            Step::Talk => self.close_talks(sheets),
            Step::Seal => self.close_seal(sheets),
            Step::Peace(round) => self.close_peace(round, sheets),
            Step::Ransom => {
                self.ransom(sheets);
                if self.state.rules.merge {
                    self.pardon(sheets);
                }
                self.go(if self.state.rules.merge { self.first_war() } else { Step::Pardon });
            }
            Step::Pardon => {
                self.pardon(sheets);
                self.go(self.first_war());
            }
            Step::War(by) => self.close_war(by, sheets),
            Step::Answer(by) => {
                let asked = asked(self.map, &self.state);
                self.keep_answers(sheets, &asked);
                self.carry_out_wars(by);
            }
        }
    }

    /// The alliances of the last turn end, and nothing bars anything any more.
    fn open_talks(&mut self) {
        self.state.allies = Pairs::default();
        self.state.phase = Phase::default();
        self.state.carried = Carried::default();
        self.state.step = Step::Talk;
    }

    /// Announces the packages. If nobody has anything left to answer, they are carried out at once.
    fn close_talks(&mut self, sheets: &Sheets) {
        self.announce(sheets);
        self.state.step = Step::Seal;
        if Power::great().all(|power| unanswered(self.map, &self.state, power).is_empty()) {
            if self.state.carried.announced.is_empty() {
                self.tell(Event::Passed(Step::Seal));
            }
            self.close_seal(&Sheets::default());
        }
    }

    fn close_seal(&mut self, sheets: &Sheets) {
        self.seal(sheets);
        if self.state.turn == 1 { self.end_phase() } else { self.go(Step::Peace(1)) }
    }

    /// After a round in which a suit took effect there is another one, for those who still may sue (R21).
    fn close_peace(&mut self, round: u8, sheets: &Sheets) {
        let again = Step::Peace(round.saturating_add(1));
        if self.make_peace(sheets) && self.is_open(again) { self.state.step = again } else { self.go(Step::Ransom) }
    }

    fn close_war(&mut self, by: Option<Power>, sheets: &Sheets) {
        self.keep_declarations(sheets, by);
        if questions(self.map, &self.state, by).is_empty() {
            self.carry_out_wars(by);
        } else {
            self.state.step = Step::Answer(by);
        }
    }

    fn carry_out_wars(&mut self, by: Option<Power>) {
        self.declare_all(by);
        let next = by.and_then(|by| self.next_declarer(by.index() + 1));
        if let Some(next) = next {
            self.state.step = Step::War(Some(next));
            return;
        }
        self.settle();
        self.end_phase();
    }

    /// The step in which wars are declared: by all, or in order by the first who can (R42).
    fn first_war(&self) -> Step {
        Step::War(self.next_declarer(0).filter(|_| self.state.rules.in_order))
    }

    /// The first power from a number on that can pay for a declaration of war.
    fn next_declarer(&self, from: usize) -> Option<Power> {
        Power::great().skip(from).find(|power| is_open_to(self.map, &self.state, Step::War(Some(*power)), *power))
    }

    fn is_open(&self, step: Step) -> bool {
        Power::great().any(|power| is_open_to(self.map, &self.state, step, power))
    }

    /// Goes to a step, or past it if nobody has anything to do in it.
    fn go(&mut self, step: Step) {
        self.state.step = step;
        if !self.is_open(step) {
            self.tell(Event::Passed(step));
            self.carry_out(&Sheets::default());
        }
    }

    /// The rest of the turn is played elsewhere; then the master enters the next one.
    fn end_phase(&mut self) {
        self.state.step = Step::Master;
        self.state.turn = self.state.turn.saturating_add(1);
    }
}
