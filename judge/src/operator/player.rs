//! `chancery player`: who somebody is, where he plays, and what he has caused, in counts and without a word that he wrote.

use super::OperatorError;
use crate::clock::{Clock, Moment, Span};
use crate::config::Config;
use crate::facts;
use crate::store::{Slice, Store};

/// How far back counts go, as far as they are kept.
const BACK: Span = Span::hours(48);
/// How many people stand in the list of the busiest.
const BUSIEST: u32 = 20;

/// Tells about somebody by his address; without one, who has caused or got most in the last two days.
///
/// # Errors
/// The store failed, or nobody is known at this address.
pub fn player(config: &Config, address: Option<&str>) -> Result<String, OperatorError> {
    player_at(config, address, Clock::System.now())
}

/// The same as it was to be told at a moment.
///
/// # Errors
/// The store failed, or nobody was known at this address.
pub fn player_at(config: &Config, address: Option<&str>, now: Moment) -> Result<String, OperatorError> {
    let store = Store::visit(config.store.home())?;
    match address {
        Some(address) => one(config, &store, &address.to_lowercase(), now),
        None => busiest(&store, now),
    }
}

fn busiest(store: &Store, now: Moment) -> Result<String, OperatorError> {
    let lines = store.busiest(now.minus(BACK), BUSIEST)?;
    if lines.is_empty() {
        return Ok("nobody has caused anything in the last two days".into());
    }
    Ok(lines.into_iter().map(|(whose, count)| format!("{count:>6}  {whose}\n")).collect())
}

fn one(config: &Config, store: &Store, address: &str, now: Moment) -> Result<String, OperatorError> {
    let zone = facts::judge_zone(config);
    let (person, blocked) = (store.person(address)?, store.blocked_since(address)?);
    let spent = store.spent_by(address, now.minus(BACK))?;
    if person.is_none() && blocked.is_none() && spent.is_empty() {
        return Err(OperatorError::Usage(format!("nobody is known at {address}")));
    }
    let mut lines = Vec::new();
    match &person {
        Some(person) => {
            lines.push(format!("{}: {}, since {}", person.address, person.name, person.registered.friendly(&zone)));
            lines.extend(person.second.iter().map(|second| format!("second address: {second}")));
        }
        None => lines.push(format!("{address}: not registered")),
    }
    lines.extend(blocked.map(|since| format!("blocked since {}", since.friendly(&zone))));
    if let Some(health) = store.health(address)?.filter(|health| health.counts(now)) {
        let complained = if health.complained { ", and has called our mail spam" } else { "" };
        lines.push(format!("letters come back since {}{complained}", health.since.friendly(&zone)));
    }
    let games = store.listed_of(address, Slice { skip: 0, most: 100 })?;
    let games: Vec<String> = games.iter().map(|game| format!("{} ({})", game.line.name, game.status)).collect();
    lines.push(format!("games: {}", if games.is_empty() { "none".to_owned() } else { games.join(", ") }));
    lines.push("in the last two days, by budget:".into());
    lines.extend(spent.iter().map(|(what, count)| format!("{count:>6}  {what}")));
    if spent.is_empty() {
        lines.push("     0".into());
    }
    Ok(lines.join("\n"))
}
