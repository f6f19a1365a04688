//! How a person wants letters, in all games.

use serde::{Deserialize, Serialize};

use super::{Asked, Shown, times};
use crate::clock::{Hour, Quiet, Span, zone};
use crate::language::Language;
use crate::words;
use crate::words::Words;

/// How a person wants letters.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Wishes {
    /// No maps.
    pub no_map: bool,
    /// No appointments.
    pub no_calendar: bool,
    /// Tables in the place of maps, also where a map is asked for.
    pub map_text: bool,
    /// Maps as SVG.
    pub svg: bool,
    /// What was ordered on a map of its own.
    pub both_maps: bool,
    /// When what can wait comes, all in one letter a day; none: each letter comes when it is written.
    pub digest: Option<Hour>,
    /// The zone of dates (IANA name); empty: that of the game.
    pub zone: String,
    /// The language; none: that of the judge.
    pub language: Option<Language>,
    /// What letters are made of.
    pub format: Format,
    /// When letters that can wait are not wanted.
    pub quiet: Option<Quiet>,
    /// No letters that a game goes on without.
    pub no_notices: bool,
    /// How long before deadlines to be reminded, the longest first; nothing: as each game's master has set it.
    pub reminders: Option<Vec<Span>>,
    /// What WHOIS tells others of him; empty: nothing.
    pub whois: String,
    /// Whether STATS tells others how he has played.
    pub stats: bool,
    /// What pages of games tell of him.
    pub site: OnSite,
    /// Up to which letter what came to him was taken back: who has those stops no letters with them, and reports none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub revoked: Option<i64>,
}

/// What pages of games, which anybody may read, tell of a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum OnSite {
    /// His name.
    Name,
    /// His power alone, and what he writes to all.
    #[default]
    Power,
    /// Neither his name nor what he writes.
    None,
}

/// What letters are made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Format {
    /// HTML, and the whole text beside it.
    #[default]
    Html,
    /// The whole text alone.
    Text,
    /// The least text.
    Short,
}

/// The most signs that somebody may say of himself.
const LONGEST_WHOIS: usize = 300;

/// A line, or `none`.
pub(super) fn set_whois(wishes: &mut Wishes, asked: &Asked<'_>) -> Option<Words> {
    let text = asked.value.trim();
    if text.chars().count() > LONGEST_WHOIS {
        return None;
    }
    let none = text.is_empty() || text.eq_ignore_ascii_case("none");
    wishes.whois = if none { String::new() } else { text.to_owned() };
    Some(if none { words!("whois-cleared") } else { words!("whois-set", text = text) })
}

pub(super) fn whois(wishes: &Wishes) -> Shown {
    Shown::Text(if wishes.whois.is_empty() { "none".to_owned() } else { wishes.whois.clone() })
}

pub(super) fn set_stats(wishes: &mut Wishes, asked: &Asked<'_>) -> Option<Words> {
    wishes.stats = on_or_off(asked.value)?;
    Some(if wishes.stats { words!("stats-on") } else { words!("stats-off") })
}

pub(super) fn stats(wishes: &Wishes) -> Shown {
    shown_on(wishes.stats)
}

pub(super) fn set_site(wishes: &mut Wishes, asked: &Asked<'_>) -> Option<Words> {
    wishes.site = match asked.value.to_lowercase().as_str() {
        "name" => OnSite::Name,
        "power" => OnSite::Power,
        "none" => OnSite::None,
        _ => return None,
    };
    Some(words!("site-set", what = wishes.site))
}

pub(super) fn site(wishes: &Wishes) -> Shown {
    match wishes.site {
        OnSite::Name => Shown::Word("name", "status-site-name"),
        OnSite::Power => Shown::Word("power", "status-site-power"),
        OnSite::None => Shown::Word("none", "status-site-none"),
    }
}

pub(super) fn set_language(wishes: &mut Wishes, asked: &Asked<'_>) -> Option<Words> {
    wishes.language = Some(Language::parse(asked.value)?);
    Some(words!("language-set"))
}

pub(super) fn language(wishes: &Wishes) -> Shown {
    Shown::Text(wishes.language.unwrap_or_default().own_name().to_owned())
}

pub(super) fn set_format(wishes: &mut Wishes, asked: &Asked<'_>) -> Option<Words> {
    wishes.format = match asked.value.to_lowercase().as_str() {
        "html" => Format::Html,
        "text" | "plain" => Format::Text,
        "short" => Format::Short,
        _ => return None,
    };
    Some(words!("format-set", format = wishes.format))
}

pub(super) fn format(wishes: &Wishes) -> Shown {
    let word = match wishes.format {
        Format::Html => "html",
        Format::Text => "text",
        Format::Short => "short",
    };
    Shown::Text(word.to_owned())
}

/// `png`, `svg`, `svg, both`, `text`, `none`
pub(super) fn set_map(wishes: &mut Wishes, asked: &Asked<'_>) -> Option<Words> {
    let value = asked.value.to_lowercase();
    if value == "text" {
        (wishes.map_text, wishes.no_map, wishes.svg, wishes.both_maps) = (true, true, false, false);
        return Some(words!("maps-text"));
    }
    if on_or_off(&value) == Some(false) {
        (wishes.map_text, wishes.no_map, wishes.svg, wishes.both_maps) = (false, true, false, false);
        return Some(words!("maps-off"));
    }
    let words: Vec<&str> = value.split([' ', ',', '+']).filter(|word| !word.is_empty()).collect();
    if words.is_empty() || !words.iter().all(|word| matches!(*word, "png" | "svg" | "both" | "on")) {
        return None;
    }
    (wishes.map_text, wishes.no_map) = (false, false);
    (wishes.svg, wishes.both_maps) = (words.contains(&"svg"), words.contains(&"both"));
    let form = if wishes.svg { "SVG" } else { "PNG" };
    if wishes.format == Format::Short {
        return Some(words!("maps-short", form = form));
    }
    Some(words!("maps-on", form = form, count = if wishes.both_maps { "both" } else { "one" }))
}

pub(super) fn map(wishes: &Wishes) -> Shown {
    let form = if wishes.svg { "svg" } else { "png" };
    Shown::Text(match (wishes.no_map, wishes.both_maps) {
        (true, _) if wishes.map_text => "text".to_owned(),
        (true, _) => "none".to_owned(),
        (false, true) => format!("{form}, both"),
        (false, false) => form.to_owned(),
    })
}

pub(super) fn set_calendar(wishes: &mut Wishes, asked: &Asked<'_>) -> Option<Words> {
    wishes.no_calendar = !on_or_off(asked.value)?;
    Some(if wishes.no_calendar { words!("calendar-off") } else { words!("calendar-on") })
}

pub(super) fn calendar(wishes: &Wishes) -> Shown {
    shown_on(!wishes.no_calendar)
}

/// A zone's name, or `game`: dates are on each game's own clock.
pub(super) fn set_zone(wishes: &mut Wishes, asked: &Asked<'_>) -> Option<Words> {
    if asked.value.eq_ignore_ascii_case("game") {
        wishes.zone.clear();
        return Some(words!("zone-of-game"));
    }
    wishes.zone = zone(asked.value)?.iana_name()?.to_owned();
    Some(words!("zone-wished", zone = wishes.zone))
}

pub(super) fn shown_zone(wishes: &Wishes) -> Shown {
    if wishes.zone.is_empty() { Shown::Word("game", "status-of-game") } else { Shown::Text(wishes.zone.clone()) }
}

pub(super) fn set_quiet(wishes: &mut Wishes, asked: &Asked<'_>) -> Option<Words> {
    if on_or_off(asked.value) == Some(false) {
        wishes.quiet = None;
        return Some(words!("quiet-off"));
    }
    let quiet: Quiet = asked.value.parse().ok()?;
    wishes.quiet = Some(quiet);
    let hours = quiet.to_string();
    let (from, to) = hours.split_once('-').unwrap_or_default();
    let clock = if wishes.zone.is_empty() { asked.zone } else { &wishes.zone };
    Some(words!("quiet-set", from = from, to = to, zone = clock))
}

pub(super) fn quiet(wishes: &Wishes) -> Shown {
    wishes.quiet.map_or(Shown::Word("off", "status-none"), |quiet| Shown::Text(quiet.to_string()))
}

/// `20:00`, `off`
pub(super) fn set_digest(wishes: &mut Wishes, asked: &Asked<'_>) -> Option<Words> {
    if on_or_off(asked.value) == Some(false) {
        wishes.digest = None;
        return Some(words!("digest-stopped"));
    }
    let hour: Hour = asked.value.parse().ok()?;
    wishes.digest = Some(hour);
    let clock = if wishes.zone.is_empty() { asked.zone } else { &wishes.zone };
    Some(words!("digest-set", hour = hour.to_string(), zone = clock))
}

pub(super) fn digest(wishes: &Wishes) -> Shown {
    wishes.digest.map_or(Shown::Word("off", "status-none"), |hour| Shown::Text(hour.to_string()))
}

pub(super) fn set_notices(wishes: &mut Wishes, asked: &Asked<'_>) -> Option<Words> {
    wishes.no_notices = !on_or_off(asked.value)?;
    Some(if wishes.no_notices { words!("notices-stopped") } else { words!("notices-on") })
}

pub(super) fn notices(wishes: &Wishes) -> Shown {
    shown_on(!wishes.no_notices)
}

/// The most reminders before a deadline.
const MOST_REMINDERS: usize = 6;
/// Between these a reminder may go out before a deadline.
const LEADS: std::ops::RangeInclusive<Span> = Span(300)..=Span::hours(14 * 24);

/// `24h 6h 1h`, `off`, `game`: as each game's master has set it.
pub(super) fn set_reminders(wishes: &mut Wishes, asked: &Asked<'_>) -> Option<Words> {
    wishes.reminders = match asked.value.to_lowercase().as_str() {
        "game" => None,
        off if on_or_off(off) == Some(false) => Some(Vec::new()),
        leads => Some(leads_of(leads)?),
    };
    Some(match &wishes.reminders {
        None => words!("reminders-of-game"),
        Some(leads) if leads.is_empty() => words!("reminders-off"),
        Some(leads) => words!("reminders-set", spans = told(leads)),
    })
}

/// The longest first, each once.
fn leads_of(text: &str) -> Option<Vec<Span>> {
    let words = text.split([' ', ',', '_', '+']).filter(|word| !word.is_empty());
    let mut leads = words.map(|word| word.parse::<Span>().ok()).collect::<Option<Vec<Span>>>()?;
    leads.sort();
    leads.dedup();
    leads.reverse();
    let fits = (1..=MOST_REMINDERS).contains(&leads.len()) && leads.iter().all(|lead| LEADS.contains(lead));
    fits.then_some(leads)
}

fn told(leads: &[Span]) -> serde_json::Value {
    serde_json::json!({"and": leads.iter().map(|lead| times::span(*lead)).collect::<Vec<_>>()})
}

pub(super) fn reminders(wishes: &Wishes) -> Shown {
    match &wishes.reminders {
        None => Shown::Word("game", "status-of-game"),
        Some(leads) if leads.is_empty() => Shown::Word("off", "status-none"),
        Some(leads) => {
            let text = leads.iter().map(Span::to_string).collect::<Vec<_>>().join(" ");
            Shown::Told(text, serde_json::json!({"say": "status-before", "with": {"spans": told(leads)}}))
        }
    }
}

fn on_or_off(value: &str) -> Option<bool> {
    match value.to_lowercase().as_str() {
        "on" | "yes" => Some(true),
        "off" | "no" | "none" => Some(false),
        _ => None,
    }
}

fn shown_on(on: bool) -> Shown {
    if on { Shown::Word("on", "status-on") } else { Shown::Word("off", "status-off") }
}
