//! Leaders ransomed and excommunications lifted, each for a card by lot (R26 to R28).

use super::moves::Coming;
use super::rights::{barred, captives};
use super::why::Why;
use super::{Draw, Event, Sheets, Turn};
use crate::reformation::acts::Act;
use crate::reformation::scenario::{City, Leader, Power};
use crate::reformation::state::Whereabouts;

impl<D: Draw> Turn<'_, D> {
    /// Carries out all ransoms in their order.
    pub(super) fn ransom(&mut self, sheets: &Sheets) {
        for power in Power::great() {
            let leaders = sheets.of(power).iter().filter_map(|act| match act {
                Act::Ransom(leader) => Some(*leader),
                _ => None,
            });
            for (number, leader) in (1..=u8::MAX).zip(leaders) {
                let captor = captives(&self.state, power).into_iter().find(|(held, _)| *held == leader);
                let captor = captor.map(|(_, captor)| captor).filter(|captor| captor.is_great());
                let place = self.may_ransom(power, leader, captor);
                self.tell(Event::Ransom(power, number, leader, captor, place));
                if let (Ok(place), Some(captor)) = (place, captor) {
                    self.hand_over(power, captor);
                    self.state.leaders[leader.index()] = Whereabouts::At(place);
                }
            }
        }
    }

    /// Where a captive comes back who is ransomed.
    fn may_ransom(&self, power: Power, leader: Leader, captor: Option<Power>) -> Result<City, Why> {
        barred(&[
            (captor.is_none(), Why::NotCaptive),
            (self.state.drawable(self.map, power).next().is_none(), Why::HandEmpty),
        ])?;
        self.place(leader, Coming::Home, None).ok_or(Why::NoPlace)
    }

    /// Lifts excommunications in their order; the card drawn builds St Peter's (R27).
    pub(super) fn pardon(&mut self, sheets: &Sheets) {
        for power in Power::great() {
            for _ in sheets.of(power).iter().filter(|act| **act == Act::SeekAbsolution) {
                let outcome = barred(&[
                    (!self.state.excommunicated.contains(power), Why::NotExcommunicated),
                    (self.state.drawable(self.map, power).next().is_none(), Why::HandEmpty),
                ]);
                self.tell(Event::Sought(power, outcome));
                if outcome.is_ok() {
                    self.lift(power);
                }
            }
        }
    }

    fn lift(&mut self, power: Power) {
        let Some(card) = self.draw_card(power) else { return };
        let points = self.map.card_info(card).map_or(0, |info| info.points);
        self.state.st_peters = self.state.st_peters.saturating_add(points);
        self.state.excommunicated.remove(power);
        self.tell(Event::Drawn(power, card, points));
        self.tell(Event::Absolved(power));
    }
}
