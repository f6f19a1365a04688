//! Whether players may have a turn played in private, with guessed orders of others.

use serde::{Deserialize, Serialize};

use super::super::{Asked, Shown};
use super::Options;
use crate::words;
use crate::words::Words;

/// Whether `WHATIF` is answered.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Trials {
    /// The master has switched it off.
    off: bool,
}

impl Trials {
    /// Whether it is answered.
    pub fn are_allowed(&self) -> bool {
        !self.off
    }
}

pub(in crate::settings) fn set_trials(options: &mut Options, asked: &Asked<'_>) -> Option<Words> {
    options.trials.off = match asked.value.to_lowercase().as_str() {
        "on" | "yes" => false,
        "off" | "no" => true,
        _ => return None,
    };
    Some(words!("option-set", key = asked.key.to_uppercase(), value = asked.value))
}

pub(in crate::settings) fn trials(options: &Options) -> Shown {
    if options.trials.off { Shown::Word("off", "whatif-off") } else { Shown::Word("on", "whatif-on") }
}
