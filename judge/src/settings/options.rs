//! What a master chooses for his game beside its clocks and the rules of its system.

pub(super) mod endings;
mod lapse;
mod leading;
mod old;
mod press;
mod seats;
pub(super) mod set_press;
mod trials;

use serde::{Deserialize, Serialize};

use super::{Asked, Shown};
use crate::words;
use crate::words::Words;
pub use endings::Endings;
pub use lapse::Remedy;
pub(super) use lapse::{abandon, nmr, set_abandon, set_nmr};
pub use leading::{Access, Leading};
pub(super) use leading::{
    access, approval, becoming, listed, manual_start, moderated, most_extension, most_pause, plays, probation,
    set_access, set_approval, set_becoming, set_listed, set_manual_start, set_moderated, set_most_extension,
    set_most_pause, set_plays, set_probation,
};
pub use old::{option, plain};
pub use press::{Colour, Fake, Observers, PressRules, Watch};
pub use seats::{Attendance, SeatRules};
pub(super) use seats::{
    absence, attendance, bounces, deputies, extensions, rollcall, set_absence, set_attendance, set_bounces,
    set_deputies, set_extensions, set_rollcall,
};
pub use trials::Trials;
pub(super) use trials::{set_trials, trials};

/// What a master has chosen. What [`Default`] says is what games have that were stored before there was a setting.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Options {
    /// What its master says of the game, for LIST; empty: nothing.
    pub comment: String,
    /// What he says of it at more length, for who asks about this game alone; empty: nothing.
    pub description: String,
    /// The rules of its press.
    pub press: PressRules,
    /// What he may do, and who may come in.
    pub leading: Leading,
    /// What holds of seats: missed turns, extensions, who sees who has ordered.
    pub seats: SeatRules,
    /// How it may end before somebody has won it.
    pub endings: Endings,
    /// Whether players may try turns out.
    pub trials: Trials,
}

impl Options {
    /// What new games have.
    pub fn of_new_game() -> Options {
        Options { endings: Endings::of_new_game(), ..Options::default() }
    }
}

/// The most signs that a comment may have, so that it stays a line or two of LIST.
const LONGEST_COMMENT: usize = 160;

/// The message above what a master says of his game.
pub const COMMENT: &str = "options-comment";

/// A line, or `none`.
pub(super) fn set_comment(options: &mut Options, asked: &Asked<'_>) -> Option<Words> {
    let none = asked.value.eq_ignore_ascii_case("none");
    let comment = if none { "" } else { asked.value.trim_matches(['"', '\'']) };
    if comment.chars().count() > LONGEST_COMMENT {
        return None;
    }
    options.comment = comment.to_owned();
    Some(if none { words!("comment-cleared") } else { words!("comment-set", text = options.comment) })
}

pub(super) fn comment(options: &Options) -> Shown {
    Shown::Text(or_none(&options.comment))
}

/// The most signs that a description may have.
const LONGEST_DESCRIPTION: usize = 2000;

/// Lines of prose, which are joined to one, or `none`.
pub(super) fn set_description(options: &mut Options, asked: &Asked<'_>) -> Option<Words> {
    let none = asked.value.eq_ignore_ascii_case("none");
    let text = asked.value.split_whitespace().collect::<Vec<_>>().join(" ");
    if text.chars().count() > LONGEST_DESCRIPTION {
        return None;
    }
    options.description = if none { String::new() } else { text };
    Some(if none { words!("comment-cleared") } else { words!("comment-set", text = options.description) })
}

pub(super) fn description(options: &Options) -> Shown {
    Shown::Text(or_none(&options.description))
}

/// A text as `SET` takes it.
fn or_none(text: &str) -> String {
    if text.is_empty() { "none".to_owned() } else { text.to_owned() }
}
