//! From a key to its setting, and from a slip to the key that was meant.

use chancery_engine::{About, KindGroup, Rule, Setup, TurnKind};
use serde_json::json;

use super::{Asked, OfGame, Options, Pace, Scope, Setting, Until, Wishes, clocks, settings, setup};
use crate::clock::{Span, zones_near};
use crate::words;
use crate::words::{Answer, Words};

/// A setting as somebody named it.
#[derive(Clone, Copy, Debug)]
pub struct Found {
    /// The entry of the table.
    pub setting: &'static Setting,
    /// Which one it is, where an entry stands for many.
    which: Which,
    /// Why it changes nothing in games of the system, by the name of the message.
    lacking: Option<&'static str>,
}

#[derive(Clone, Copy, Debug)]
enum Which {
    Only,
    Kind(&'static TurnKind),
    Kinds(&'static KindGroup, &'static About),
    Rule(&'static Rule),
}

/// Finds the setting that a key names; kinds of turn and house rules are those of a ruleset.
///
/// ```
/// use judge::settings::find;
///
/// let classic = chancery_engine::RULESETS[0].about();
/// assert_eq!(find("clock", None).map(|found| found.key()), Some("hour"));
/// assert_eq!(find("retr", Some(classic)).map(|found| found.key()), Some("retreats"));
/// assert_eq!(find("4.a.2", Some(classic)).map(|found| found.key()), Some("4.A.2"));
/// assert_eq!(find("late_press", None).map(|found| found.key()), Some("late-press"));
/// assert!(find("talk", Some(classic)).is_none());
/// ```
pub fn find(key: &str, about: Option<&'static About>) -> Option<Found> {
    look(key, about, |_| true)
}

/// Finds a setting of games: where a system has a house rule of the name of a person's setting, the rule.
pub fn find_of_game(key: &str, about: Option<&'static About>) -> Option<Found> {
    look(key, about, |setting| !setting.is_personal())
}

/// The word behind which `SET` takes the moment when a game starts.
const MOMENT: &str = "start";

/// Whether a house rule has the name of a person's setting, or `SET` means a moment by it: then `CREATE` alone means the rule.
pub(super) fn is_shadowed(rule: &Rule) -> bool {
    rule.key == MOMENT || find(rule.key, None).is_some_and(|found| found.setting.is_personal())
}

fn look(key: &str, about: Option<&'static About>, fits: fn(&Setting) -> bool) -> Option<Found> {
    let key = one_word(key);
    let mut own = settings().filter(|setting| !setting.is_family() && fits(setting));
    if let Some(setting) = own.find(|setting| setting.key == key || setting.also.contains(&&*key)) {
        let lacking = about.and_then(|about| setting.needs.lacking(about));
        return Some(Found { setting, which: Which::Only, lacking });
    }
    let about = about?;
    let family =
        |which: Which| Some(Found { setting: settings().find(|setting| which.is_of(setting))?, which, lacking: None });
    if let Some(kind) = kind(&key, about) {
        return family(Which::Kind(kind));
    }
    if let Some(group) = about.groups.iter().find(|group| group.name == key) {
        return family(Which::Kinds(group, about));
    }
    family(Which::Rule(about.rules.iter().find(|rule| one_word(rule.key) == key)?))
}

/// A key in one way of writing it: the blank within stands as `-` in some keys and as `_` in others.
fn one_word(key: &str) -> String {
    key.to_lowercase().replace('_', "-")
}

/// A kind of turn by one of its words, or by the beginning of its name when no other begins so.
fn kind(key: &str, about: &'static About) -> Option<&'static TurnKind> {
    let begun = || {
        let mut kinds = about.kinds.iter().filter(|kind| key.len() >= 3 && kind.name.starts_with(key));
        kinds.next().filter(|_| kinds.next().is_none())
    };
    about.kind(key).or_else(begun)
}

/// Of the keys that make sense those that are nearest to one that nobody knows: one slip in a word of four or five letters,
/// two in longer ones.
///
/// ```
/// use judge::settings::{known, near};
///
/// let classic = chancery_engine::RULESETS[0].about();
/// assert_eq!(near("langauge", known(Some(classic), |_| true)), ["LANGUAGE"]);
/// assert_eq!(near("presett", known(Some(classic), |_| true)), ["PRESET"]);
/// assert!(near("presett", known(Some(classic), |setting| setting.is_personal())).is_empty());
/// ```
pub fn near<'a>(key: &str, known: impl Iterator<Item = &'a str>) -> Vec<String> {
    let mut near: Vec<(usize, &str)> =
        known.filter_map(|known| Some((chancery_engine::nearness(key, known)?, known))).collect();
    near.sort_by_key(|(far, _)| *far);
    let mut told: Vec<&str> = Vec::new();
    for (_, known) in near {
        if !told.iter().any(|other| is_same(other, known)) {
            told.push(known);
        }
    }
    told.into_iter().take(3).map(str::to_uppercase).collect()
}

/// The first three of some words that begin as this one of three letters and more does: `SET MAX` is not all of a setting.
pub fn beginning<'a>(key: &str, known: impl Iterator<Item = &'a str>) -> Vec<String> {
    let key = Some(key.to_lowercase()).filter(|key| key.chars().count() >= 3);
    let begins = |known: &&str| key.as_ref().is_some_and(|key| known.to_lowercase().starts_with(key));
    let mut told: Vec<&str> = Vec::new();
    for known in known.filter(begins) {
        if !told.iter().any(|other| is_same(other, known)) {
            told.push(known);
        }
    }
    told.into_iter().take(3).map(str::to_uppercase).collect()
}

/// Whether two words name one setting: `LATE-PRESS` and `LATEPRESS`, `RETREAT` and `RETREATS`.
fn is_same(one: &str, other: &str) -> bool {
    let letters = |word: &str| word.to_lowercase().replace(['-', '_', ' '], "");
    let both = |key: &str, also: &[&str]| {
        [one, other]
            .iter()
            .all(|word| key.eq_ignore_ascii_case(word) || also.iter().any(|a| a.eq_ignore_ascii_case(word)))
    };
    let mut kinds = chancery_engine::RULESETS.iter().flat_map(|ruleset| ruleset.about().kinds);
    letters(one) == letters(other)
        || settings().any(|setting| both(setting.key, setting.also))
        || kinds.any(|kind| both(kind.name, kind.also))
}

/// The words of all settings that fit.
pub fn known(about: Option<&'static About>, fits: impl Fn(&Setting) -> bool) -> impl Iterator<Item = &'static str> {
    settings().filter(move |setting| fits(setting)).flat_map(move |setting| words(setting, about))
}

/// All words that name a setting, or one of those that an entry stands for.
pub fn words(setting: &Setting, about: Option<&'static About>) -> Vec<&'static str> {
    let named =
        |key, also: &[&'static str]| -> Vec<&'static str> { [key].into_iter().chain(also.to_owned()).collect() };
    let kinds = about.iter().flat_map(|about| about.kinds);
    let rules = about.iter().flat_map(|about| about.rules);
    match setting.scope {
        // A turn without a deadline has no length.
        Scope::Kinds => {
            let groups = about.iter().flat_map(|about| about.groups).map(|group| group.name);
            let timed = kinds.filter(|kind| kind.hours.is_some());
            timed.flat_map(|kind| named(kind.name, kind.also)).chain(groups).collect()
        }
        Scope::Rules => rules.filter(|rule| !is_shadowed(rule)).map(|rule| rule.key).collect(),
        _ => named(setting.key, setting.also),
    }
}

/// Whether a word names a setting: a person's, or one of games of some system.
pub fn is_key(key: &str) -> bool {
    chancery_engine::RULESETS.iter().any(|ruleset| find(key, Some(ruleset.about())).is_some())
}

/// Whether a key names a setting that takes a value, in some system's games or for a person.
///
/// ```
/// use judge::settings::takes;
///
/// assert!(takes("move", "48h") && takes("language", "ru") && takes("dias", "on"));
/// assert!(!takes("move", "48h LANGUAGE ru") && !takes("language", "Klingon") && !takes("mood", "on"));
/// ```
pub fn takes(key: &str, value: &str) -> bool {
    let asked = Asked { key, value: value.trim_end_matches(['.', '!', '。']), zone: "UTC" };
    let mut found = chancery_engine::RULESETS.iter().filter_map(|ruleset| find(key, Some(ruleset.about())));
    let takes = |found: Found| {
        let (mut pace, mut setup, mut options) = (Pace::default(), Setup::default(), Options::default());
        let game = OfGame { pace: &mut pace, setup: &mut setup, options: &mut options };
        found.set_wish(&mut Wishes::default(), &asked).is_ok() || found.set(game, &asked).is_ok()
    };
    found.any(takes)
}

/// The setting that a key of `[games]` in the configuration gives the default of.
pub fn in_file(key: &str) -> Option<&'static Setting> {
    settings().find(|setting| setting.file.is_some_and(|file| file.key == key))
}

impl Which {
    fn is_of(self, setting: &Setting) -> bool {
        match self {
            Which::Only => false,
            Which::Kind(_) | Which::Kinds(..) => matches!(setting.scope, Scope::Kinds),
            Which::Rule(_) => matches!(setting.scope, Scope::Rules),
        }
    }
}

impl Setting {
    /// Whether the entry stands for many keys.
    pub(super) fn is_family(&self) -> bool {
        matches!(self.scope, Scope::Kinds | Scope::Rules)
    }
}

impl Found {
    /// The key by its full name.
    pub fn key(&self) -> &'static str {
        match self.which {
            Which::Only => self.setting.key,
            Which::Kind(kind) => kind.name,
            Which::Kinds(group, _) => group.name,
            Which::Rule(rule) => rule.key,
        }
    }

    /// The kinds of turn whose clocks it sets; none: it sets something else.
    pub fn kinds(&self) -> Vec<&'static TurnKind> {
        match self.which {
            Which::Kind(kind) => vec![kind],
            Which::Kinds(group, about) => about.kinds_of(group).collect(),
            Which::Only | Which::Rule(_) => Vec::new(),
        }
    }

    /// Whether it sets the clocks of several kinds of turn at once.
    pub fn is_group(&self) -> bool {
        matches!(self.which, Which::Kinds(..))
    }

    /// Until when it may be changed.
    pub fn until(&self) -> Until {
        match self.which {
            Which::Rule(Rule { until: chancery_engine::Until::Always, .. }) => Until::Over,
            _ => self.setting.until,
        }
    }

    /// Notes how letters are to come to a person.
    ///
    /// # Errors
    /// The value makes no sense, or the setting is a game's; nothing is changed.
    pub fn set_wish(&self, wishes: &mut Wishes, asked: &Asked<'_>) -> Answer {
        let set = match &self.setting.scope {
            Scope::Person(of) if !asked.value.is_empty() => (of.set)(wishes, asked),
            _ => None,
        };
        set.ok_or_else(|| self.usage(asked))
    }

    /// Notes how a game is to be played.
    ///
    /// # Errors
    /// The value makes no sense, the setting is a person's, or it changes nothing in such a game; nothing is changed.
    pub fn set(&self, game: OfGame<'_>, asked: &Asked<'_>) -> Answer {
        if let Some(why) = self.lacking {
            return Err(Words { id: why, args: vec![("key", json!(asked.key.to_uppercase()))] });
        }
        let kinds = self.kinds();
        if !kinds.is_empty() && !asked.value.is_empty() {
            return clocks::set(game.pace, &clocks::Kinds { key: self.key(), all: &kinds }, asked);
        }
        let set = match (&self.setting.scope, self.which) {
            _ if asked.value.is_empty() => None,
            (Scope::Game(of), _) => (of.set)(game.pace, asked),
            (Scope::Setup(of), _) => (of.set)(game.setup, asked),
            (Scope::Options(of), _) => (of.set)(game.options, asked),
            (_, Which::Rule(rule)) => setup::set_rule(game.setup, rule, asked),
            _ => None,
        };
        set.ok_or_else(|| self.usage(asked))
    }

    /// How long turns would last, if they were so short that somebody who sleeps misses one.
    pub fn hasty(&self, asked: &Asked<'_>) -> Option<Span> {
        let sets_clocks = matches!(self.which, Which::Kind(_) | Which::Kinds(..));
        clocks::next(asked.value).filter(|length| sets_clocks && *length < clocks::HASTY)
    }

    /// A value that it takes, with `_` for blanks.
    pub fn example(&self) -> &'static str {
        match self.which {
            Which::Rule(rule) => rule.example,
            Which::Kind(_) | Which::Kinds(..) => "48h",
            Which::Only => self.setting.example,
        }
    }

    /// What is wrong with a value, with a line that sets another one; refusals that are not about the value stay as they are.
    pub fn with_line(&self, fault: Words, key: &str) -> Words {
        if fault.id != self.setting.usage {
            return fault;
        }
        let example = format!("SET {} {}", key.to_uppercase(), self.example().replace('_', " "));
        words!("form-example", form = fault.nested(), example = example)
    }

    /// How it is written.
    fn usage(&self, asked: &Asked<'_>) -> Words {
        if asked.value.is_empty() {
            let example = self.example().replace('_', " ");
            return words!("set-empty", key = asked.key.to_uppercase(), example = example);
        }
        let values = match self.which {
            Which::Rule(rule) => rule.values,
            Which::Kind(_) | Which::Kinds(..) | Which::Only => self.setting.values,
        };
        let near = if self.setting.usage == "no-zone" { zones_near(asked.value) } else { Vec::new() };
        if !near.is_empty() {
            return words!("zone-near", text = asked.value, near = json!({"or": near}));
        }
        let args = vec![("key", json!(self.key())), ("text", json!(asked.value)), ("values", json!(values))];
        Words { id: self.setting.usage, args }
    }
}
