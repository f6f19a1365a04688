//! Classic Diplomacy: boards as data, a typed adjudicator, and the ruleset over them.
//!
//! Rooms, each knowing only those above it:
//!
//! - [`board`]: the board file, provinces and powers as numbers, names in every language, phases, and who stands where.
//! - [`choices`]: the house rules, by the numbers of the Diplomacy Adjudicator Test Cases.
//! - [`orders`]: text to what was written, to what was meant, to what stands against it.
//! - [`mod@adjudicate`]: a movement phase, typed and without allocation, and the causes of what came of it.
//! - [`mod@play`]: a phase of any kind from order text to the next state; retreats, builds and removals; what is legal.
//! - [`picture`]: what a map shows, as plain facts. [`record`]: all of it for one line of JSON.
//!
//! - [`exchange`]: recorded games in the forms that other programs read and write.
//!
//! [`Classic`] stands above them all but the last: the game as the judge sees it, with seats, sheets, forms and letters' facts. The names
//! below are the typed core's; everything else is in its room.
//!
//! ```
//! use chancery_engine::classic::board::UnitKind;
//! use chancery_engine::classic::{Board, Choices, Order, Orders, State, adjudicate, play};
//!
//! // Typed: who stands where and who is told what, to what becomes of it.
//! let board = Board::standard();
//! let state = State::at_start(&board);
//! let (paris, burgundy) = (board.province("Paris").unwrap(), board.province("Burgundy").unwrap());
//! let mut orders = Orders::default();
//! orders.give(paris, Order::Move { to: burgundy.into(), via: false });
//! let outcome = adjudicate(&board, &state.position, &orders, &Choices::default());
//! assert!(outcome.moved.contains(paris));
//!
//! // The same from text, on to the next phase.
//! let france = play::PowerOrders { power: board.power("France").unwrap(), lines: vec!["A Par-Bur"] };
//! let played = play(&board, &state, &[france], &Choices::default(), &|_| true);
//! assert_eq!(played.next.phase.to_string(), "F1901M");
//! assert_eq!(played.next.position.unit(burgundy).map(|unit| unit.kind), Some(UnitKind::Army));
//! ```

pub mod adjudicate;
pub mod board;
pub mod choices;
pub mod exchange;
mod game;
pub mod orders;
pub mod picture;
pub mod play;
pub mod record;

pub use adjudicate::{Outcome, adjudicate};
pub use board::{Board, Placement};
pub use choices::Choices;
pub use game::{Classic, Divided, GamePhase, PlacedError};
pub use orders::{Order, Orders};
pub use play::{Played, State, play};
pub use record::PhaseRecord;
