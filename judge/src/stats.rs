//! What came of the games that are over: results by board and seat, and how those stand who want that told.
//!
//! All of it comes from the record. [`Outcome`] is what one game comes to and [`Statistics`] what all of them do. A game that goes
//! on tells nothing, one that was stopped without a result neither, and one that hides its players after its end tells nothing of
//! them. Whoever was forgotten stands in the record under a word that tells nothing of him, and under that word alone he counts on
//! for the others.

mod outcome;
mod rating;
mod reckoning;

pub use outcome::{Attendance, Outcome, Played, SeatResult};
pub use rating::{BEGINNING, Rating, STEP};
pub use reckoning::{OfBoard, OfPlayer, OfSeat, Statistics};
