//! Who has won, and what everybody holds.

use super::house::Last;
use super::seating::Place;
use super::table::Game;
use crate::classic::board::{Power, tell};
use crate::classic::play::Played;
use crate::{Phrase, Seat, Term};

impl Game {
    /// How strong a seat is by some measure of each of its powers: the strongest of them, or all together.
    fn strength(&self, place: &Place, of: impl Fn(Power) -> usize) -> usize {
        let each = place.powers.iter().map(|power| of(*power));
        if self.seating.together { each.sum() } else { each.max().unwrap_or(0) }
    }

    fn centres(&self, power: Power) -> usize {
        self.state.ownership.of(&self.board, power).len()
    }

    fn units(&self, power: Power) -> usize {
        self.state.position.units_of(power).count()
    }

    /// The seats that are strongest, and how strong they are.
    fn leaders(&self, of: impl Fn(Power) -> usize + Copy) -> (usize, Vec<Seat>) {
        let places = &self.seating.places;
        let best = places.iter().map(|place| self.strength(place, of)).max().unwrap_or(0);
        let leaders = places.iter().filter(|place| self.strength(place, of) == best);
        (best, leaders.map(|place| place.seat.clone()).collect())
    }

    /// How many centres win.
    pub(super) fn needed(&self) -> usize {
        usize::from(self.house.win.unwrap_or(self.seating.win))
    }

    /// How the game is won, as its players should know before it begins.
    pub(super) fn ways_to_win(&self) -> Vec<Phrase> {
        let enough = Phrase::new("classic-win").with("count", self.needed() as i64);
        let last = self.house.last.map(|last| {
            let way = if last.by_centres { "classic-last-centres" } else { "classic-last-units" };
            // A year is no number to be grouped by thousands.
            Phrase::new(way).with("year", last.year.to_string().as_str())
        });
        let missing = self.unled().filter(|_| !self.over());
        [enough].into_iter().chain(last).chain(missing).collect()
    }

    /// Rulebook, fewer players: whose units nobody commands, or who is shut out until the coin; nothing: everybody is led.
    fn unled(&self) -> Option<Phrase> {
        let led = |power: Power| self.seating.places.iter().any(|place| place.powers.contains(&power));
        let plays = |power: Power| !self.board.power_info(power).neutral && !led(power);
        let unled: Vec<Term> =
            self.board.power_ids().filter(|power| plays(*power)).map(|power| tell::power(&self.board, power)).collect();
        let closed = !self.state.position.closed.is_empty();
        let way = if closed { "classic-unled-closed" } else { "classic-unled" };
        let phrase =
            || Phrase::new(way).with("count", unled.len() as i64).with("powers", Term::AllOf { and: unled.clone() });
        (!unled.is_empty()).then(phrase)
    }

    /// Notes who has won by a phase that was played. Rulebook: enough centres after a fall turn win; of two who have enough,
    /// the one with more. `001` 5.1: that comes before an agreed last year, after which whoever is strongest has won, or share
    /// in it.
    pub(super) fn count_winners(&mut self, played: &Played<'_>, counted: bool) {
        let (best, leaders) = self.leaders(|power| self.centres(power));
        if counted && best >= self.needed() && leaders.len() == 1 {
            self.body.won = leaders;
        } else if let Some(last) = self.house.last {
            let over = match last.by_centres {
                true => counted && played.phase.year >= last.year,
                false => self.state.phase.year > last.year,
            };
            if over && self.body.won.is_empty() {
                self.body.won = self.leaders(|power| self.measure(last, power)).1;
            }
        }
    }

    /// What counts in the last year.
    fn measure(&self, last: Last, power: Power) -> usize {
        if last.by_centres { self.centres(power) } else { self.units(power) }
    }

    /// That the game ended because its last year did, and how strong the winners were; nothing if it is not so.
    pub(super) fn ended(&self) -> Option<Phrase> {
        let last = self.house.last.filter(|_| self.over())?;
        let (best, leaders) = self.leaders(|power| self.centres(power));
        if best >= self.needed() && leaders.len() == 1 && leaders == self.body.won {
            return None;
        }
        let best = self.leaders(|power| self.measure(last, power)).0;
        let by = if last.by_centres { "centres" } else { "units" };
        Some(
            Phrase::new("classic-last-year")
                .with("year", last.year.to_string())
                .with("by", by)
                .with("count", best as i64),
        )
    }

    /// Who owns which centre, a letter each.
    pub(super) fn holdings(&self) -> String {
        let owner = |centre| self.state.ownership.owner(centre);
        let letter = |power: Option<Power>| power.map_or('-', |power| self.board.power_info(power).letter);
        self.board.centres().map(|centre| letter(owner(centre))).collect()
    }
}
