//! What is kept of a phase for its last letter to the master: cards that were spent and drawn, dice, units off the board (R51).

use serde::{Deserialize, Serialize};

use super::tell;
use crate::reformation::play::{Away, Event, Report};
use crate::reformation::scenario::{Card, CardKind, City, Leader, Power, Scenario};
use crate::reformation::state::Troops;
use crate::{Phrase, Term};

/// What a phase has spent and drawn so far.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Ledger {
    #[serde(skip_serializing_if = "Vec::is_empty")]
    discards: Vec<u16>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    dice: Vec<u8>,
    /// Cards that changed hands: which, from whom, to whom.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    draws: Vec<(u16, u8, u8)>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    off: Vec<Off>,
}

/// What found no place to go.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Off {
    power: u8,
    from: u8,
    troops: [u8; 5],
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    leaders: Vec<u8>,
}

impl Ledger {
    /// Whether nothing is kept.
    pub(super) fn is_empty(&self) -> bool {
        *self == Ledger::default()
    }

    /// Keeps what a step has spent and drawn.
    pub(super) fn note(&mut self, map: &Scenario, report: &Report) {
        let is_home = |card: &Card| map.card_info(*card).is_some_and(|info| matches!(info.kind, CardKind::Home(_)));
        for event in &report.events {
            match event {
                Event::Drawn(_, card, _) | Event::Marriage(_, card, Ok(())) => self.discards.push(card.0),
                Event::Spent(_, cards, _) => {
                    self.discards.extend(cards.iter().filter(|card| !is_home(card)).map(|card| card.0));
                }
                Event::Divorced(die) => self.dice.push(*die),
                Event::Card { from, to, card } => self.draws.push((card.0, from.0, to.0)),
                Event::Away(Away { power, from, troops, leaders, to: None }) => {
                    let Troops { regulars, mercenaries, cavalry, squadrons, corsairs } = *troops;
                    let troops = [regulars, mercenaries, cavalry, squadrons, corsairs];
                    let leaders = leaders.iter().map(|leader| leader.0).collect();
                    self.off.push(Off { power: power.0, from: from.0, troops, leaders });
                }
                _ => {}
            }
        }
    }

    /// It in words, for the master alone.
    pub(super) fn phrases(&self, map: &Scenario) -> Vec<Phrase> {
        let mut told = Vec::new();
        if !self.discards.is_empty() {
            let mut cards: Vec<Card> = self.discards.iter().map(|card| Card(*card)).collect();
            cards.sort_unstable();
            told.push(Phrase::new("reformation-discards").with("cards", tell::numbers(&cards)));
        }
        told.extend(self.dice.iter().map(|die| Phrase::new("reformation-die").with("die", i64::from(*die))));
        told.extend(self.draws.iter().map(|(card, from, to)| {
            let text = tell::two(map, "reformation-draw-log", Power(*from), Power(*to));
            text.with("card", i64::from(*card))
        }));
        told.extend(self.off.iter().map(|off| off.phrase(map)));
        told
    }
}

impl Off {
    fn phrase(&self, map: &Scenario) -> Phrase {
        let [regulars, mercenaries, cavalry, squadrons, corsairs] = self.troops;
        let mut what = tell::troops(Troops { regulars, mercenaries, cavalry, squadrons, corsairs });
        what.extend(self.leaders.iter().map(|leader| tell::leader(map, Leader(*leader))));
        tell::of(map, "reformation-off-board", Power(self.power))
            .with("what", Term::AllOf { and: what })
            .with("from", tell::city(map, City(self.from)))
    }
}
