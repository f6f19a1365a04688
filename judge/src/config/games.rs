//! `[games]`: what new games start with. Most keys are those of the table of settings.

use std::collections::BTreeMap;
use std::path::PathBuf;

use chancery_engine::{About, RULESETS, TurnKind};
use serde::de::{Error, MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::ConfigError;
use crate::clock::{self, InFile, Span, holidays};
use crate::files;
use crate::settings::{self, Asked, HASTY, Pace, Scope, Setting, least, settings};

/// What new games start with. Game masters change it for their games.
#[derive(Clone, Debug, PartialEq)]
pub struct Games {
    /// The clocks; the lengths in it are unused.
    pub pace: Pace,
    /// How long complete orders lie before they are played; none: as long as is usual with each kind of turn.
    pub delay: Option<Span>,
    /// How long kinds of turn last where it is not what their ruleset says, as in `classic.movement`.
    pub lengths: BTreeMap<String, Span>,
    /// How long players have at least after the judge was down over a deadline.
    pub after_outage: Span,
    /// A file with days on which no deadline falls, a date a line; empty: there are none. What it says stands with the clocks.
    pub holidays: PathBuf,
    /// A folder with further boards, `NAME.board`, for CREATE; empty: none.
    pub boards: PathBuf,
}

/// How many lines of a list are told that are wrong; a file of something else has nothing but such lines.
const MOST_TOLD: usize = 5;

/// Keys from before there was `[games.lengths]`, and what they mean there.
const OLD_LENGTHS: [(&str, &str); 3] =
    [("movement", "classic.movement"), ("retreats", "classic.retreats"), ("adjustments", "classic.adjustments")];

impl Default for Games {
    fn default() -> Self {
        Games {
            pace: Pace::default(),
            delay: None,
            lengths: BTreeMap::new(),
            after_outage: Span::hours(12),
            holidays: PathBuf::new(),
            boards: PathBuf::new(),
        }
    }
}

impl Games {
    /// The clocks that a new game of a ruleset starts with.
    pub fn pace(&self, about: &About) -> Pace {
        let length = |kind: &chancery_engine::TurnKind| {
            let own = self.lengths.get(&format!("{}.{}", about.name, kind.name)).copied();
            Some((kind.name.to_owned(), own.or(kind.hours.map(|hours| Span::hours(i64::from(hours))))?))
        };
        let mut pace = Pace { lengths: about.kinds.iter().filter_map(length).collect(), ..self.pace.clone() };
        self.set_delays(&mut pace, about);
        pace
    }

    /// Notes how long complete orders lie: what the first kind of turn has as the game's, and what is otherwise as a kind's own.
    fn set_delays(&self, pace: &mut Pace, about: &About) {
        let delay = |kind: &TurnKind| self.delay.unwrap_or(Span(i64::from(kind.delay) * 60));
        pace.delay = about.kinds.first().map_or(Span(0), delay);
        for kind in about.kinds.iter().filter(|kind| delay(kind) != pace.delay) {
            pace.own.entry(kind.name.to_owned()).or_default().delay = Some(delay(kind));
        }
    }

    /// What makes no sense, by key.
    pub(super) fn wrong(&self) -> Vec<(String, String)> {
        let kinds = kinds();
        let listed: Vec<&str> = kinds.iter().map(|(name, _)| name.as_str()).collect();
        let mut wrong = Vec::new();
        for (key, length) in &self.lengths {
            let problem = match kinds.iter().find(|(name, _)| name == key) {
                None => format!("names no kind of turn; there are {}", listed.join(", ")),
                Some((_, kind)) if *length < least(kind) => {
                    format!("must be at least {}, or turns are played before anybody has read a letter", least(kind))
                }
                Some(_) => continue,
            };
            wrong.push((format!("games.lengths.{key}"), problem));
        }
        wrong
    }

    /// The lengths under which whoever sleeps misses a turn.
    pub fn hasty(&self) -> Vec<String> {
        let short = self.lengths.iter().filter(|(_, length)| **length < HASTY);
        short.map(|(key, length)| format!("{key} lasts {length}")).collect()
    }

    /// Reads the days on which no deadline falls.
    ///
    /// # Errors
    /// What is wrong with the file, with its lines.
    pub(super) fn read_holidays(&mut self) -> Result<(), String> {
        if self.holidays.as_os_str().is_empty() {
            return Ok(());
        }
        let file = self.holidays.display();
        let text = files::read_text(&self.holidays);
        let text = text.map_err(|error| format!("names no file that can be read: {file}: {error}"))?;
        self.pace.holidays = holidays::read(&text).map_err(|wrong| {
            let told = wrong.iter().take(MOST_TOLD).map(|(line, error)| format!("{file}, line {line}: {error}"));
            let more = wrong.len().saturating_sub(MOST_TOLD);
            let more = (more > 0).then(|| format!("and {more} more lines"));
            format!("names a list with mistakes: {}", told.chain(more).collect::<Vec<_>>().join("; "))
        })?;
        Ok(())
    }

    /// The text of a board in the operator's folder.
    ///
    /// # Errors
    /// The file is there but cannot be read, or holds nothing: that would be a board that nobody named.
    pub fn board(&self, name: &str) -> Result<Option<String>, ConfigError> {
        let plain = !name.is_empty() && name.bytes().all(|letter| letter.is_ascii_alphanumeric() || letter == b'-');
        let path = self.boards.join(format!("{name}.board"));
        if self.boards.as_os_str().is_empty() || !plain || !path.is_file() {
            return Ok(None);
        }
        let text = files::read_text(&path).and_then(|text| match text.trim().is_empty() {
            true => Err(std::io::Error::new(std::io::ErrorKind::InvalidData, "the file is empty")),
            false => Ok(text),
        });
        text.map(Some).map_err(|source| ConfigError::Read { path, source })
    }

    /// The names of the boards in the operator's folder.
    ///
    /// # Errors
    /// The folder cannot be read.
    pub fn board_names(&self) -> Result<Vec<String>, ConfigError> {
        if self.boards.as_os_str().is_empty() {
            return Ok(Vec::new());
        }
        let failed = |source| ConfigError::Read { path: self.boards.clone(), source };
        let files = std::fs::read_dir(&self.boards).map_err(failed)?.filter_map(Result::ok).map(|entry| entry.path());
        let boards = files.filter(|path| path.extension().is_some_and(|ending| ending == "board"));
        let mut names: Vec<String> = boards.filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned())).collect();
        names.sort();
        Ok(names)
    }

    /// Takes the value of a setting.
    fn set(&mut self, setting: &Setting, value: &str) -> Result<(), String> {
        let asked = Asked { key: setting.key, value, zone: "" };
        let (Scope::Game(of), Some(file)) = (&setting.scope, setting.file) else { return Ok(()) };
        if matches!(file.key, "grace" | "reminder") {
            clock::with_unit(value).map_err(|error| format!("`games.{}`: {error}", file.key))?;
        }
        let noted = (of.set)(&mut self.pace, &asked);
        noted.map(drop).ok_or_else(|| format!("`games.{}` {}: `{value}`", file.key, file.wrong))
    }
}

/// Every kind of turn by its name here, as in `classic.movement`.
fn kinds() -> Vec<(String, &'static TurnKind)> {
    let named = |about: &'static About| about.kinds.iter().map(|kind| (format!("{}.{}", about.name, kind.name), kind));
    RULESETS.iter().flat_map(|ruleset| named(ruleset.about())).collect()
}

/// What `[games]` has beside the settings.
const OTHERS: [&str; 5] = ["after-outage", "boards", "delay", "holidays", "lengths"];

impl<'de> Deserialize<'de> for Games {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(Keys)
    }
}

struct Keys;

impl<'de> Visitor<'de> for Keys {
    type Value = Games;

    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("what new games start with")
    }

    fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Games, M::Error> {
        let mut games = Games::default();
        while let Some(key) = map.next_key::<String>()? {
            let old = OLD_LENGTHS.iter().find(|(old, _)| *old == key);
            match (key.as_str(), settings::in_file(&key), old) {
                ("after-outage", ..) => games.after_outage = map.next_value::<InFile>()?.0,
                ("holidays", ..) => games.holidays = map.next_value()?,
                ("boards", ..) => games.boards = map.next_value()?,
                ("delay", ..) => games.delay = delay(&map.next_value::<String>()?).map_err(Error::custom)?,
                ("lengths", ..) => {
                    let lengths = map.next_value::<BTreeMap<String, InFile>>()?;
                    games.lengths.extend(lengths.into_iter().map(|(kind, InFile(span))| (kind, span)));
                }
                (_, Some(setting), _) => {
                    games.set(setting, &map.next_value::<String>()?).map_err(Error::custom)?;
                }
                (.., Some((_, kind))) => drop(games.lengths.insert((*kind).to_owned(), map.next_value::<InFile>()?.0)),
                (unknown, ..) => return Err(Error::custom(format!("unknown field `{unknown}`, {}", expected()))),
            }
        }
        Ok(games)
    }
}

/// `30m`, or nothing: as is usual.
fn delay(text: &str) -> Result<Option<Span>, String> {
    if text.is_empty() {
        return Ok(None);
    }
    let text = clock::with_unit(text).map_err(|error| format!("`games.delay`: {error}"))?;
    text.parse().map(Some).map_err(|error| format!("`games.delay`: {error}"))
}

/// `expected one of`, and all keys.
fn expected() -> String {
    let known = settings().filter_map(|setting| Some(setting.file?.key));
    let keys: Vec<String> = known.chain(OTHERS).map(|key| format!("`{key}`")).collect();
    format!("expected one of {}", keys.join(", "))
}

impl Serialize for Games {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        for setting in settings() {
            if let (Some(file), Scope::Game(of)) = (setting.file, &setting.scope) {
                map.serialize_entry(file.key, (of.show)(&self.pace).text())?;
            }
        }
        map.serialize_entry("after-outage", &self.after_outage)?;
        map.serialize_entry("holidays", &self.holidays)?;
        map.serialize_entry("boards", &self.boards)?;
        map.serialize_entry("delay", &self.delay.map(|delay| delay.to_string()).unwrap_or_default())?;
        map.serialize_entry("lengths", &self.lengths)?;
        map.end()
    }
}
