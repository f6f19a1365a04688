//! The rules behind Chancery: game systems behind one trait, and an adjudicator for classic Diplomacy.
//!
//! The engine knows no clock, no file, no mail and no network; the same arguments give the same answer for ever.
//!
//! # For a judge: the [`Ruleset`] trait
//! ```
//! use std::collections::{BTreeMap, BTreeSet};
//! use chancery_engine::{Author, Reader, RULESETS, Seat, Seed, Seen, Setup, Sheet, Subject, Table};
//!
//! let classic = RULESETS[0];
//! let position = classic.open(&Setup::default())?;                        // set the pieces out
//! let turn = classic.turn(&position)?;
//! assert_eq!(turn.label, "S1901M");
//!
//! let france: Seat = "FRANCE".parse()?;
//! let author = Author::Seat(france.clone());
//! let mail = "A Par-Bur\nA Mar S A Par-Bur\nF Brest to Mid-Atlantic Ocean";
//! let reading = classic.read(Seen::alone(&position), &author, &Sheet::default(), mail)?; // read orders
//! assert!(reading.missing.is_empty());
//!
//! let (sheets, disorder) = (BTreeMap::from([(france, reading.sheet)]), BTreeSet::new());
//! let table = Table { position: &position, sheets: &sheets, master: &Sheet::default(), disorder: &disorder };
//! let resolution = classic.resolve(&table, &Seed::from_number(1))?;        // play the turn
//! let facts = classic.describe(Subject::Chronicle(&resolution.chronicle), &Reader::Public)?; // tell what happened
//! let lines = facts["phases"][0]["lines"].as_array().unwrap();
//! let burgundy = serde_json::json!({"name": "Burgundy"}); // facts hold phrases, for letters in any language
//! assert!(lines.iter().any(|line| line["text"]["say"] == "classic-move" && line["text"]["with"]["to"] == burgundy));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # For people who adjudicate in bulk: the typed core
//! [`fn@classic::adjudicate`] takes a [`classic::Board`], a [`classic::Placement`] and [`classic::Orders`] and gives a
//! [`classic::Outcome`] without allocating; [`fn@classic::play`] plays a phase of any kind from order text, and
//! [`classic::PhaseRecord`] does all of it for one line of JSON. [`classic`] shows the rooms behind them.
//!
//! # For whoever adds a game system
//! A system is a module like [`classic`] with a type that answers [`Ruleset`], and an entry of [`RULESETS`]. [`About`] declares
//! its kinds of turn, boards and house rules; [`Seed`] and [`Lots`] are its chance; `tests/contract.rs` plays it by chance and
//! checks every promise that the trait makes.
//!
//! # Words
//! *Seat*: one player's place. *Power*: what a seat commands, one or several. *Turn*: one phase to be played.
//! *Duty*: whether somebody must, may or cannot order in it. *Order*: what one unit is told. *Sheet*: a seat's standing orders.
//! *Position*: where a game stands. *Chronicle*: what happened in a turn. *Remark*: the answer to one line. *Phrase*: what is
//! said, in any language. *Press*: what players write to each other. *Seed*: the chance of a turn. *Seal*: what may be told of
//! it beforehand. *Lot*: one draw from it.

mod alphabet;
mod blocks;
pub mod classic;
pub mod conditions;
pub mod empires;
mod kept;
mod phrase;
mod plans;
pub mod reformation;
mod ruleset;
mod seat;
mod slips;

pub use alphabet::in_one_alphabet;
pub use blocks::{FileError, FileErrorKind};
pub use conditions::Holds;
pub use phrase::{Phrase, Said, Term};
pub use ruleset::*;
pub use seat::{ParseSeatError, Seat};
pub use slips::{MOST_SLIPS, Word, nearness, slips};

/// The tour of the README, tested.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

/// Every game system.
pub static RULESETS: &[&dyn Ruleset] = &[&classic::Classic, &empires::Empires, &reformation::Reformation];
