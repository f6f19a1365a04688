//! A turn that was played, as the record keeps it.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Chronicle, Position, Seat, Seed, Sheet};
use serde::{Deserialize, Serialize};

use crate::clock::Moment;

/// A turn that was played, for the record.
#[derive(Clone, Debug)]
pub struct Chapter {
    /// Its number in the game, from 1.
    pub number: u32,
    /// `S1901M`
    pub label: String,
    /// When.
    pub played: Moment,
    /// The position before.
    pub position: Position,
    /// Everybody's orders.
    pub sheets: BTreeMap<Seat, Sheet>,
    /// The game master's.
    pub master: Sheet,
    /// Its chance.
    pub seed: Seed,
    /// What players know of it.
    pub told: SeedTold,
    /// What happened.
    pub chronicle: Chronicle,
    /// By what it can be played again; none where it never was, or before such was kept.
    pub proof: Option<Proof>,
}

/// What was fixed beside orders and seed when a turn was played, so that anybody who has the store can play it again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Proof {
    /// The seal of its seed, as it was told when the turn opened; empty where none was.
    pub seal: String,
    /// The seats whose government had fallen.
    pub disorder: BTreeSet<Seat>,
    /// The seats that may have its seed before the game is over.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub knowing: Vec<Seat>,
    /// The version of the judge that played it: another one may tell it in other words.
    pub by: String,
}

/// The turn that a game is to be put back to.
#[derive(Clone, Debug)]
pub enum Back {
    /// One that was played.
    Played(Box<Chapter>),
    /// The one that was open when the game ended.
    Last,
}

/// What players know of the seed of a turn that was played.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum SeedTold {
    /// Nothing: the turn drew no lots.
    Nothing,
    /// Its seal; the seed is told when the game is over, since its lots still betray a secret.
    Seal,
    /// The seed, with the results.
    Seed,
}
