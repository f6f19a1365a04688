//! How a game may end before somebody has won it.

use serde::{Deserialize, Serialize};
use serde_json::json;

use super::Options;
use crate::settings::{Asked, Shown};
use crate::words;
use crate::words::Words;

/// How a game may end before somebody has won it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Endings {
    /// Whether draws include all survivors.
    pub dias: bool,
    /// Whether a game can be conceded.
    pub concessions: bool,
    /// Whether votes count while a seat is open to others; whoever may sit there later has no part in it.
    pub open_draw: bool,
    /// After how many years without a change of hands everybody is asked for a draw; 0: never.
    pub stalemate: u32,
}

impl Default for Endings {
    fn default() -> Self {
        Endings { dias: true, concessions: true, open_draw: false, stalemate: 0 }
    }
}

impl Endings {
    /// What new games have.
    pub(super) fn of_new_game() -> Endings {
        Endings { stalemate: 3, ..Endings::default() }
    }
}

/// The most years without a change that a master may wait for.
const LONGEST: u32 = 20;

fn yes(asked: &Asked<'_>) -> Option<bool> {
    match asked.value.to_lowercase().as_str() {
        "on" | "yes" => Some(true),
        "off" | "no" => Some(false),
        _ => None,
    }
}

fn noted(asked: &Asked<'_>) -> Words {
    words!("setting-set", key = asked.key, value = asked.value)
}

fn shown(yes: bool, says: (&'static str, &'static str)) -> Shown {
    if yes { Shown::Word("on", says.0) } else { Shown::Word("off", says.1) }
}

pub(in crate::settings) fn set_dias(options: &mut Options, asked: &Asked<'_>) -> Option<Words> {
    options.endings.dias = yes(asked)?;
    Some(noted(asked))
}

pub(in crate::settings) fn dias(options: &Options) -> Shown {
    shown(options.endings.dias, ("dias-on", "dias-off"))
}

pub(in crate::settings) fn set_concessions(options: &mut Options, asked: &Asked<'_>) -> Option<Words> {
    options.endings.concessions = yes(asked)?;
    Some(noted(asked))
}

pub(in crate::settings) fn concessions(options: &Options) -> Shown {
    shown(options.endings.concessions, ("concessions-on", "concessions-off"))
}

pub(in crate::settings) fn set_open_draw(options: &mut Options, asked: &Asked<'_>) -> Option<Words> {
    options.endings.open_draw = yes(asked)?;
    Some(noted(asked))
}

pub(in crate::settings) fn open_draw(options: &Options) -> Shown {
    shown(options.endings.open_draw, ("open-draw-on", "open-draw-off"))
}

/// A number of years, or `off`.
pub(in crate::settings) fn set_stalemate(options: &mut Options, asked: &Asked<'_>) -> Option<Words> {
    let off = ["off", "none"].iter().any(|off| asked.value.eq_ignore_ascii_case(off));
    let years = if off { 0 } else { asked.value.parse().ok().filter(|years| (1..=LONGEST).contains(years))? };
    options.endings.stalemate = years;
    Some(noted(asked))
}

pub(in crate::settings) fn stalemate(options: &Options) -> Shown {
    match options.endings.stalemate {
        0 => Shown::Word("off", "stalemate-off"),
        years => {
            Shown::Told(years.to_string(), json!({"say": "stalemate-told", "with": {"count": years, "by": "year"}}))
        }
    }
}
