//! Cards that are named to pay for wars: one purse a power (R43, R44).

use super::rights::pays;
use super::why::Why;
use crate::reformation::acts::Act;
use crate::reformation::scenario::{Card, CardKind, GREAT, Power, Scenario};
use crate::reformation::state::State;

/// The purses of all great powers.
#[derive(Default)]
pub(super) struct Purses([Purse; GREAT]);

/// A power's purse.
#[derive(Default)]
struct Purse {
    /// Cards that can pay, in the order named.
    cards: Vec<Card>,
    /// Cards that were named and cannot.
    refused: Vec<(Card, Why)>,
    /// What the cards are worth together.
    worth: u32,
    /// What has been spent of it.
    spent: u8,
}

impl Purses {
    /// The cards that the sheets name, less what earlier powers' steps have spent of them.
    pub(super) fn new(map: &Scenario, state: &State, sheets: &[Vec<Act>; GREAT]) -> Purses {
        let mut purses = Purses::default();
        for power in Power::great() {
            let purse = &mut purses.0[power.index()];
            for card in sheets[power.index()].iter().flat_map(named) {
                purse.name(map, state, power, *card);
            }
            purse.spent = state.carried.owed[power.index()];
        }
        purses
    }

    /// Spends command points, if the cards cover them with all that was spent before.
    pub(super) fn spend(&mut self, power: Power, points: u8) -> Result<(), Why> {
        let purse = &mut self.0[power.index()];
        let spent = purse.spent.saturating_add(points);
        if u32::from(spent) > purse.worth {
            return Err(Why::CannotPay);
        }
        purse.spent = spent;
        Ok(())
    }

    /// What each power has spent.
    pub(super) fn spent(&self) -> [u8; GREAT] {
        std::array::from_fn(|index| self.0[index].spent)
    }

    /// Cards that were named and cannot pay, with why.
    pub(super) fn refused(&self, power: Power) -> &[(Card, Why)] {
        &self.0[power.index()].refused
    }

    /// The cards that are laid down for a sum: in the order named, until it is reached; no change is given.
    pub(super) fn laid_down(&self, map: &Scenario, power: Power, sum: u8) -> Vec<Card> {
        let mut paid = 0;
        let needed = |card: &&Card| {
            let is_short = paid < u32::from(sum);
            paid += worth(map, **card);
            is_short
        };
        self.0[power.index()].cards.iter().take_while(needed).copied().collect()
    }
}

impl Purse {
    fn name(&mut self, map: &Scenario, state: &State, power: Power, card: Card) {
        if self.cards.contains(&card) || self.refused.iter().any(|(refused, _)| *refused == card) {
            return;
        }
        if let Some(why) = cannot_pay(map, state, power, card) {
            self.refused.push((card, why));
        } else {
            self.cards.push(card);
            self.worth += worth(map, card);
        }
    }
}

/// Why a card of a power's sheet cannot pay; `None`: it can.
fn cannot_pay(map: &Scenario, state: &State, power: Power, card: Card) -> Option<Why> {
    let is_home = map.card_info(card).is_some_and(|info| matches!(info.kind, CardKind::Home(_)));
    match (state.hands[power.index()].contains(&card), pays(map, state, card)) {
        (false, _) => Some(Why::NotInHand),
        (true, true) => None,
        (true, false) => Some(if is_home { Why::HomeCard } else { Why::MandatoryCard }),
    }
}

fn worth(map: &Scenario, card: Card) -> u32 {
    map.card_info(card).map_or(0, |info| u32::from(info.points))
}

/// The cards that an act names to pay with.
pub(super) fn named(act: &Act) -> &[Card] {
    match act {
        Act::Declare { with, .. } | Act::Intervene { with, .. } | Act::Pay(with) => with,
        _ => &[],
    }
}
