//! The game as the judge sees it: documents, seats, sheets, forms and facts, over the typed core.

mod answer;
mod asks;
mod choices;
mod course;
mod facts;
mod fault;
mod form;
mod headline;
mod master;
mod news;
mod notes;
mod picture;
mod read;
mod ruleset;
mod said;
mod sheet;
mod sight;
mod slip;
mod standing;
mod table;
mod tell;
mod told;
mod words;

pub use ruleset::Reformation;
pub use words::{StateError, StateWords};
