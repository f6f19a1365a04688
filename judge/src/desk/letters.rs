//! From what happened to letters in the outbox. A map:
//!
//! - [`notices`]: a game's notice to a letter for each of its readers; [`shared`] what these tell alike.
//! - [`reply`]: the one reply that a mail gets, and [`brief`] how much of it; [`warning`]: one to whoever may be wronged; [`operator`]: what a person
//!   must look at.
//! - What such a letter holds: [`views`] what its reader may know, [`forms`] what he can order, [`mailto`] a link that opens
//!   an answer with that, [`pictures`] the maps, which [`atlas`] shows of any turn.
//! - [`mod@write`]: all that to subject, text and HTML, with the templates of the letter's kind.

mod atlas;
mod brief;
mod bulletins;
pub(super) mod forms;
mod longer;
mod mailto;
mod notices;
mod operator;
mod papers;
mod pictures;
mod reply;
mod shared;
mod views;
mod warning;
mod write;

pub(super) use atlas::{MapReader, map};
pub(super) use bulletins::press_to_all;
pub(super) use notices::{Cut, deadline, frame, frame_in, post, send};
pub(super) use operator::{has_gathered, tell_gathered, tell_operator};
pub(super) use reply::{Answered, Reply};
pub(super) use views::Views;
pub(super) use warning::{Change, tell_of_change, warn, warn_owner};
pub(super) use write::{Pen, Taste};
