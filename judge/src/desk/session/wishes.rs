//! How a person wants letters, in all games: `SET LANGUAGE`, `FORMAT`, `MAP`, `CALENDAR`, `TIMEZONE`, `QUIET`, `NOTICES`.

use super::Session;
use crate::clock::{Quiet, zone};
use crate::config::parse_hour;
use crate::desk::DeskError;
use crate::facts;
use crate::language::Language;
use crate::store::{Format, Wishes};
use crate::words;
use crate::words::Answer;

/// Whether a setting says how letters come, not how a game is played.
pub(super) fn is_wish(key: &str) -> bool {
    matches!(key, "language" | "format" | "map" | "calendar" | "timezone" | "quiet" | "notices")
}

impl Session<'_> {
    /// The zone that the author wants dates in; empty: that of the game.
    pub(super) fn zone(&self) -> &str {
        self.person.as_ref().map_or("", |person| person.wishes.zone.as_str())
    }

    /// `SET MAP none`, `SET LANGUAGE ru`: notes the wish, for all games of this person.
    pub(super) fn wish(&mut self, key: &str, value: &str) -> Result<Answer, DeskError> {
        let Some(mut person) = self.person.clone() else {
            return Ok(Err(words!("not-registered", address = self.address())));
        };
        let zone = zone(&person.wishes.zone).filter(|_| !person.wishes.zone.is_empty());
        let zone = zone.unwrap_or_else(|| facts::judge_zone(&self.office.config));
        let zone = zone.iana_name().unwrap_or("UTC").to_owned();
        let answer = set(&mut person.wishes, (key, value.trim()), &zone);
        if answer.is_ok() {
            self.store.register(&person)?;
            self.reply.taste = self.office.taste(&person.wishes);
            self.person = Some(person);
        }
        Ok(answer)
    }
}

/// Notes one wish.
fn set(wishes: &mut Wishes, (key, value): (&str, &str), clock: &str) -> Answer {
    let lower = value.to_lowercase();
    let on = match lower.as_str() {
        "on" | "yes" => Some(true),
        "off" | "no" | "none" => Some(false),
        _ => None,
    };
    match key {
        "language" => {
            let names: Vec<&str> = Language::ALL.iter().map(|language| language.own_name()).collect();
            let language = Language::parse(value).ok_or_else(|| words!("language-form", languages = names))?;
            wishes.language = Some(language);
            Ok(words!("language-set"))
        }
        "format" => {
            wishes.format = match lower.as_str() {
                "html" => Format::Html,
                "text" | "plain" => Format::Text,
                "short" => Format::Short,
                _ => return Err(words!("format-form")),
            };
            Ok(words!("format-set", format = wishes.format))
        }
        "map" => set_map(wishes, &lower, on),
        "timezone" => {
            zone(value).ok_or_else(|| words!("no-zone", text = value))?;
            value.clone_into(&mut wishes.zone);
            Ok(words!("zone-wished", zone = value))
        }
        "quiet" if on == Some(false) => {
            wishes.quiet = None;
            Ok(words!("quiet-off"))
        }
        "quiet" => {
            let quiet = quiet(value).ok_or_else(|| words!("quiet-form"))?;
            wishes.quiet = Some(quiet);
            let hours = quiet.to_string();
            let (from, to) = hours.split_once('-').unwrap_or_default();
            Ok(words!("quiet-set", from = from, to = to, zone = clock))
        }
        "calendar" => {
            wishes.no_calendar = !on.ok_or_else(|| words!("calendar-form"))?;
            Ok(if wishes.no_calendar { words!("calendar-off") } else { words!("calendar-on") })
        }
        _ => {
            wishes.no_notices = !on.ok_or_else(|| words!("notices-form"))?;
            Ok(if wishes.no_notices { words!("notices-stopped") } else { words!("notices-on") })
        }
    }
}

/// `png`, `svg`, `both`, `none`
fn set_map(wishes: &mut Wishes, value: &str, on: Option<bool>) -> Answer {
    let words: Vec<&str> = value.split([' ', ',', '+']).filter(|word| !word.is_empty()).collect();
    let known = ["png", "svg", "both", "on"];
    if on == Some(false) {
        wishes.no_map = true;
        return Ok(words!("maps-off"));
    }
    if words.is_empty() || !words.iter().all(|word| known.contains(word)) {
        return Err(words!("map-form"));
    }
    wishes.no_map = false;
    (wishes.svg, wishes.both_maps) = (words.contains(&"svg"), words.contains(&"both"));
    let form = if wishes.svg { "SVG" } else { "PNG" };
    Ok(words!("maps-on", form = form, count = if wishes.both_maps { "both" } else { "one" }))
}

/// `22:00-07:00`, `22-7`
fn quiet(text: &str) -> Option<Quiet> {
    let (from, to) = text.split_once(['-', '–', '—'])?;
    let hour = |text: &str| {
        let text = text.trim();
        parse_hour(text).or_else(|| parse_hour(&format!("{text}:00")))
    };
    let (from, to) = (hour(from)?, hour(to)?);
    (from != to).then_some(Quiet { from, to })
}
