//! What a master may do in a game, and who may come into it.

use serde::{Deserialize, Serialize};
use serde_json::json;

use super::super::{Asked, Shown};
use super::Options;
use crate::clock::Span;
use crate::settings::times::span;
use crate::words;
use crate::words::Words;

/// What a master may do, and who may come in.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Leading {
    /// Whether the game starts only when its master says so, however full it is.
    pub manual_start: bool,
    /// Whether LIST shows it to everybody.
    pub listed: bool,
    /// Whether newcomers wait for the master's word.
    pub approval: bool,
    /// Who may come in.
    pub access: Access,
    /// Whether its master alone leads it; else most players may do as he can.
    pub moderated: bool,
    /// Whether he may write in the place of players.
    pub becoming: bool,
    /// Whether a master may play himself, and then sees nothing; nothing: he decides by playing or not.
    pub plays: Option<bool>,
    /// How long he may have the clock stand still in all.
    pub most_pause: Option<Span>,
    /// By how much he may put deadlines off in all.
    pub most_extension: Option<Span>,
    /// For how many turns a newcomer may not write to others (`001` 4.2).
    pub probation: u32,
}

impl Default for Leading {
    fn default() -> Self {
        Leading {
            manual_start: false,
            listed: true,
            approval: false,
            access: Access::Any,
            moderated: true,
            becoming: false,
            plays: None,
            most_pause: None,
            most_extension: None,
            probation: 0,
        }
    }
}

/// Who may come into a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Access {
    /// Everybody who is registered.
    Any,
    /// Only whoever its master has allowed.
    Listed,
    /// Nobody any more.
    Closed,
}

/// `yes` or `no`, as people write it.
fn yes_or_no(asked: &Asked<'_>) -> Option<bool> {
    match asked.value.to_lowercase().as_str() {
        "yes" | "on" | "" => Some(true),
        "no" | "off" | "none" => Some(false),
        _ => None,
    }
}

/// Makes what a switch needs: how it is set and what is said then, and what it is told as.
macro_rules! switches {
    ($($field:ident: $set:ident, $yes:literal, $no:literal, $on:literal, $off:literal;)+) => {$(
        pub(in crate::settings) fn $set(options: &mut Options, asked: &Asked<'_>) -> Option<Words> {
            let yes = yes_or_no(asked)?;
            options.leading.$field = yes;
            Some(if yes { words!($yes) } else { words!($no) })
        }

        pub(in crate::settings) fn $field(options: &Options) -> Shown {
            if options.leading.$field { Shown::Word("yes", $on) } else { Shown::Word("no", $off) }
        }
    )+};
}

switches! {
    manual_start: set_manual_start, "manual-start-set", "auto-start-set", "option-yes", "option-no";
    listed: set_listed, "listed-set", "unlisted-set", "option-yes", "option-no";
    approval: set_approval, "approval-set", "approval-cleared", "option-yes", "option-no";
    moderated: set_moderated, "moderated-set", "unmoderated-set", "option-yes", "option-no";
    becoming: set_becoming, "becoming-set", "becoming-cleared", "becoming-yes", "becoming-no";
}

pub(in crate::settings) fn set_access(options: &mut Options, asked: &Asked<'_>) -> Option<Words> {
    let (access, said) = match asked.value.to_lowercase().as_str() {
        "any" | "any-site" => (Access::Any, words!("access-any-set")),
        "listed" => (Access::Listed, words!("access-listed-set")),
        "closed" => (Access::Closed, words!("access-closed-set")),
        _ => return None,
    };
    options.leading.access = access;
    Some(said)
}

pub(in crate::settings) fn access(options: &Options) -> Shown {
    match options.leading.access {
        Access::Any => Shown::Word("any", "access-any"),
        Access::Listed => Shown::Word("listed", "access-listed"),
        Access::Closed => Shown::Word("closed", "access-closed"),
    }
}

/// `yes`, `no`, or `any` for both.
pub(in crate::settings) fn set_plays(options: &mut Options, asked: &Asked<'_>) -> Option<Words> {
    let any = asked.value.eq_ignore_ascii_case("any");
    options.leading.plays = if any { None } else { Some(yes_or_no(asked)?) };
    Some(match options.leading.plays {
        None => words!("plays-any-set"),
        Some(true) => words!("plays-set"),
        Some(false) => words!("plays-not-set"),
    })
}

pub(in crate::settings) fn plays(options: &Options) -> Shown {
    match options.leading.plays {
        None => Shown::Word("any", "plays-any"),
        Some(true) => Shown::Word("yes", "plays-yes"),
        Some(false) => Shown::Word("no", "plays-no"),
    }
}

/// A length of time in all, or `none` for no limit.
fn limit(asked: &Asked<'_>) -> Option<Option<Span>> {
    if asked.value.eq_ignore_ascii_case("none") {
        return Some(None);
    }
    asked.value.parse().ok().filter(|span: &Span| span.0 >= 0).map(Some)
}

/// `says` are the messages for no limit, and for one.
fn shown_limit(limit: Option<Span>, says: (&'static str, &'static str)) -> Shown {
    match limit {
        Some(most) => Shown::Told(most.to_string(), json!({"say": says.1, "with": {"span": span(most)}})),
        None => Shown::Word("none", says.0),
    }
}

pub(in crate::settings) fn set_most_pause(options: &mut Options, asked: &Asked<'_>) -> Option<Words> {
    options.leading.most_pause = limit(asked)?;
    Some(words!("limit-set", key = asked.key, value = asked.value))
}

pub(in crate::settings) fn most_pause(options: &Options) -> Shown {
    shown_limit(options.leading.most_pause, ("most-pause-none", "most-pause-told"))
}

pub(in crate::settings) fn set_most_extension(options: &mut Options, asked: &Asked<'_>) -> Option<Words> {
    options.leading.most_extension = limit(asked)?;
    Some(words!("limit-set", key = asked.key, value = asked.value))
}

pub(in crate::settings) fn most_extension(options: &Options) -> Shown {
    shown_limit(options.leading.most_extension, ("most-extension-none", "most-extension-told"))
}

/// A number of turns, 0 for none.
pub(in crate::settings) fn set_probation(options: &mut Options, asked: &Asked<'_>) -> Option<Words> {
    let turns: u32 = asked.value.parse().ok().filter(|turns| *turns <= MOST_PROBATION)?;
    options.leading.probation = turns;
    Some(words!("probation-set", count = turns))
}

/// A game is over for whoever may not write for longer.
const MOST_PROBATION: u32 = 20;

pub(in crate::settings) fn probation(options: &Options) -> Shown {
    Shown::Text(options.leading.probation.to_string())
}
