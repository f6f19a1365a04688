//! Recorded games in the forms that other programs read and write.
//!
//! - [`saved_game`]: what the Python package `diplomacy` saves, one JSON object a game.
//! - [`results`]: the lines in which judges by mail have told results since 1988.

pub mod results;
pub mod saved_game;

pub use saved_game::{SavedError, SavedGame, SavedMessage, SavedPhase};
