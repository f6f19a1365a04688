//! `HELP`: the topics for the game that somebody is signed on to, or for a ruleset that he names.

use chancery_engine::{About, Ruleset};
use serde_json::Value;

use super::Office;
use crate::game::Game;
use crate::help::Help;
use crate::words::Words;

/// What is told at `HELP`, `HELP SET`, `HELP CLASSIC`, `HELP CLASSIC ORDERS`; or that there is no such topic.
pub(super) fn told(office: &Office, asked: Option<&str>, here: Option<&Game>) -> Result<Value, Words> {
    let rulesets: Vec<&'static About> = office.rulesets.iter().map(|ruleset| ruleset.about()).collect();
    let help = Help { config: &office.config, key: &office.keys.public(), rulesets: &rulesets };
    help.told(asked, office.about(here))
}
