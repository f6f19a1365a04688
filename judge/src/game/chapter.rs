//! A turn that was played, as the record keeps it.

mod came;

use std::collections::{BTreeMap, BTreeSet};

use chancery_engine::{Chronicle, Position, Seat, Seed, Sheet};
use serde::{Deserialize, Serialize};

use super::Round;
use super::step::Step;
use crate::clock::Moment;
use crate::receipt::Counterfoil;
use crate::secret;

pub use came::{Attended, Came};

/// How many letters a salt has: 128 bits and more.
const SALT: usize = 26;

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
    /// What its results say of the record; none: it was played before they did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub record: Option<Record>,
    /// The last receipt of each seat.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub receipts: BTreeMap<Seat, Counterfoil>,
    /// How the orders of each seat came that owed any; none: it was played before that was noted, or elsewhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub came: Option<BTreeMap<Seat, Came>>,
}

/// The digest of what is kept of a turn: whoever has its results can tell whether that was changed afterwards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Record {
    /// What it is salted with; it stays in the store, so that nobody can find orders out by trying.
    pub salt: String,
    /// The digest, as the results carry it.
    pub digest: String,
}

impl Chapter {
    /// The record of a turn that has been played, with the digest of it.
    pub(super) fn of(
        round: &Round,
        (sheets, chronicle, opens): (BTreeMap<Seat, Sheet>, Chronicle, bool),
        proof: Proof,
        step: &Step<'_>,
    ) -> Chapter {
        let mut chapter = Chapter {
            number: round.number,
            label: round.label.clone(),
            played: step.now,
            position: round.position.clone(),
            sheets,
            master: round.master.sheet.clone(),
            seed: round.seed,
            told: match (round.lots, opens) {
                (false, _) => SeedTold::Nothing,
                (true, false) => SeedTold::Seal,
                (true, true) => SeedTold::Seed,
            },
            chronicle,
            proof: None,
        };
        let salt = step.chance.word(SALT);
        let record = Some(Record { digest: chapter.digest(&salt), salt });
        chapter.proof = Some(Proof { record, ..proof });
        chapter
    }

    /// The digest of all that is kept of the turn, with a salt.
    pub fn digest(&self, salt: &str) -> String {
        let Chapter { label, position, sheets, master, seed, chronicle, .. } = self;
        let document = serde_json::json!([salt, label, position, sheets, master, seed.to_string(), chronicle]);
        secret::digest_of([document.to_string().as_bytes()])
    }
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
