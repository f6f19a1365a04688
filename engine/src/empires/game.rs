//! The game as the judge sees it: documents, seats, sheets, forms and facts, over the typed core.

mod ahead;
mod edit;
mod facts;
mod form;
mod fought;
mod instead;
mod meaning;
mod news;
mod picture;
mod ruleset;
mod said;
mod sheet;
mod sight;
mod standing;
mod table;
mod tell;
mod terms;
mod touch;
mod words;

pub use ruleset::Empires;
pub use words::{StateError, StateWords};
