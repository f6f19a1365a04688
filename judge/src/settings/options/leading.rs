//! What a master may do in a game, and who may come into it.

use serde::{Deserialize, Serialize};

use super::super::{Asked, Shown};
use super::Options;
use crate::words;
use crate::words::Words;

/// What a master may do, and who may come in.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Leading {
    /// Whether the game starts only when its master says so, however full it is.
    pub manual_start: bool,
}

/// `yes` or `no`, as people write it.
fn yes_or_no(asked: &Asked<'_>) -> Option<bool> {
    match asked.value.to_lowercase().as_str() {
        "yes" | "on" | "" => Some(true),
        "no" | "off" | "none" => Some(false),
        _ => None,
    }
}

/// What a yes or a no is told as.
fn told(yes: bool) -> Shown {
    if yes { Shown::Word("yes", "option-yes") } else { Shown::Word("no", "option-no") }
}

pub(in crate::settings) fn set_manual_start(options: &mut Options, asked: &Asked<'_>) -> Option<Words> {
    let manual = yes_or_no(asked)?;
    options.leading.manual_start = manual;
    Some(if manual { words!("manual-start-set") } else { words!("auto-start-set") })
}

pub(in crate::settings) fn manual_start(options: &Options) -> Shown {
    told(options.leading.manual_start)
}
