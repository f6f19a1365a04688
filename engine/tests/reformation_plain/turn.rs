//! A step while it is carried out: the position as it changes, the lots, and what is to be told.

use super::position::Position;

/// Why something is void: a code of RULINGS section 4.
pub(crate) type Code = &'static str;

/// The lots of a step: numbers, of which every draw takes the next one and divides it by how many can be drawn; what
/// remains is the lot. Where none is left it is 0.
#[derive(Clone, Debug)]
pub(crate) struct Lots {
    numbers: Vec<u64>,
    /// How many could have been drawn with each lot that was taken.
    pub(crate) drawn: Vec<u64>,
}

impl Lots {
    /// A lot below a number.
    pub(crate) fn below(&mut self, count: usize) -> usize {
        let next = self.numbers.get(self.drawn.len()).copied().unwrap_or(0);
        self.drawn.push(count as u64);
        (next % count as u64) as usize
    }
}

/// A step while it is carried out. What fails is put back by keeping a copy of all of it.
#[derive(Clone, Debug)]
pub(crate) struct Turn {
    /// The position as it changes.
    pub(crate) now: Position,
    /// The lots.
    pub(crate) lots: Lots,
    /// What happened.
    pub(crate) notes: Vec<String>,
}

impl Turn {
    /// A step at its beginning.
    pub(crate) fn begin(before: &Position, lots: &[u64]) -> Turn {
        let lots = Lots { numbers: lots.to_vec(), drawn: Vec::new() };
        Turn { now: before.clone(), lots, notes: Vec::new() }
    }

    /// Tells something.
    pub(crate) fn tell(&mut self, note: String) {
        self.notes.push(note);
    }

    /// Tells what became of an act: that it was done, or why it is void.
    pub(crate) fn tell_outcome(&mut self, act: &str, outcome: Result<(), Code>) {
        self.tell(format!("{act}: {}", outcome.map_or_else(|code| format!("void {code}"), |()| "done".to_owned())));
    }

    /// Draws a card from a hand: blind, in the order of their numbers, home cards left out (R31). Somebody takes it.
    pub(crate) fn draw(&mut self, from: &str, to: &str) {
        let card = self.take_blind(from);
        self.now.hands.entry(to.to_owned()).or_default().insert(card);
        self.tell(format!("card {card} goes from {from} to {to}"));
    }

    /// Takes a card out of a hand blindly.
    pub(crate) fn take_blind(&mut self, from: &str) -> u16 {
        let cards = self.now.drawable(from);
        let card = cards[self.lots.below(cards.len())];
        self.now.hands.entry(from.to_owned()).or_default().remove(&card);
        card
    }

    /// Ends a war between two powers; with the Papacy the other one's excommunication is lifted (R20).
    pub(crate) fn end_war(&mut self, one: &str, other: &str) {
        self.now.part(one, other);
        let absolved = match (one, other) {
            ("PAPACY", other) => other,
            (one, "PAPACY") => one,
            _ => return,
        };
        if self.now.excommunicated.remove(absolved) {
            self.tell(format!("{absolved} is absolved"));
        }
    }
}
