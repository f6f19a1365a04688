//! The clocks of one kind of turn, as `SET MOVE` takes them: any number of keys on a line, in old units or in ours.
//!
//! Old judges counted `CLOCK` in minutes after midnight and all else in hours (`SET MOVE CLOCK 1410 MIN 12 NEXT 71`); those are
//! read beside `20:00`, `48h` and `1h 30m`.

use chancery_engine::TurnKind;

use super::pace::{Own, TimeOfDay};
use super::{Asked, Pace};
use crate::clock::{Days, Hour, Span};
use crate::words;
use crate::words::{Answer, Words};

/// A turn that is shorter is missed by whoever sleeps.
pub const HASTY: Span = Span::hours(1);
/// The shortest grace that anybody could use.
const LEAST_GRACE: Span = Span(300);
/// The longest that complete orders lie: whoever wants more wants a deadline.
pub(super) const MOST_DELAY: Span = Span::hours(24);

/// The shortest that a kind of turn may last: none that is due at once is ever played, or a game would be over in a minute.
/// Kinds that usually last for days are those that people talk in, and last longer.
pub fn least(kind: &TurnKind) -> Span {
    let long = kind.hours.is_some_and(|hours| hours > 24);
    Span(if long { 600 } else { 300 })
}

/// A key of a line, with what stands behind it.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Pair {
    key: Key,
    value: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Key {
    Clock,
    Min,
    Next,
    Grace,
    Delay,
    Days,
}

/// The keys with their other words.
const KEYS: [(Key, &[&str]); 6] = [
    (Key::Clock, &["clock", "c", "hour"]),
    (Key::Min, &["min", "m"]),
    (Key::Next, &["next", "n"]),
    (Key::Grace, &["grace", "g"]),
    (Key::Delay, &["delay", "de"]),
    (Key::Days, &["days", "day", "da"]),
];

impl Key {
    fn of(word: &str) -> Option<Key> {
        let word = word.to_lowercase();
        KEYS.iter().find(|(_, words)| words.contains(&&*word)).map(|(key, _)| *key)
    }

    fn name(self) -> &'static str {
        KEYS.iter().find(|(key, _)| *key == self).map_or("", |(_, words)| words[0])
    }
}

/// Whether a word is a key of the clocks of a kind of turn.
pub fn is_clock(word: &str) -> bool {
    Key::of(word).is_some_and(|key| key.name().eq_ignore_ascii_case(word))
}

/// A value with blanks for the signs between its words. A comma between two digits is that of a number: `2,5d`.
fn apart(value: &str) -> String {
    let is_digit = |letter: Option<char>| letter.is_some_and(|letter| letter.is_ascii_digit());
    let parts = value.char_indices().map(|(at, sign)| {
        let within =
            is_digit(value[..at].chars().next_back()) && is_digit(value[at + sign.len_utf8()..].chars().next());
        if matches!(sign, '_' | '=') || sign == ',' && !within { ' ' } else { sign }
    });
    parts.collect()
}

/// The keys of a value and what stands behind each; what stands before the first key is the length.
///
/// # Errors
/// Nothing stands behind a key, or a word is none.
fn pairs(value: &str) -> Result<Vec<Pair>, Words> {
    let value = apart(value);
    let words: Vec<&str> = value.split_whitespace().collect();
    let mut pairs: Vec<Pair> = Vec::new();
    for (at, word) in words.iter().enumerate() {
        let counted = at > 0 && words[at - 1].bytes().all(|letter| letter.is_ascii_digit());
        let followed = words.get(at + 1).is_some_and(|next| Key::of(next).is_none());
        // `DELAY 30 MIN` is half an hour, `DELAY 0.5 MIN 12` are two keys.
        let unit = counted && !followed;
        match (Key::of(word).filter(|_| !unit), pairs.last_mut()) {
            (Some(key), _) => pairs.push(Pair { key, value: String::new() }),
            (None, Some(pair)) => pair.value = format!("{} {word}", pair.value).trim().to_owned(),
            (None, None) => pairs.push(Pair { key: Key::Next, value: (*word).to_owned() }),
        }
    }
    match pairs.iter().find(|pair| pair.value.is_empty()) {
        Some(pair) => Err(words!("clock-lacks", key = pair.key.name())),
        None => Ok(pairs),
    }
}

/// How long a value lets a kind of turn last, if it says so.
pub(super) fn next(value: &str) -> Option<Span> {
    let pairs = pairs(value).ok()?;
    pairs.iter().rev().find(|pair| pair.key == Key::Next)?.value.parse().ok()
}

/// Kinds of turn whose clocks are set together.
pub(super) struct Kinds<'a> {
    /// The word for them: the name of the only one, or one that means them all.
    pub(super) key: &'static str,
    /// One at least.
    pub(super) all: &'a [&'static TurnKind],
}

impl Kinds<'_> {
    /// The word, and what it means where that is more.
    fn told(&self) -> String {
        match self.all {
            [_] => self.key.to_owned(),
            kinds => format!("{} ({})", self.key, kinds.iter().map(|kind| kind.name).collect::<Vec<_>>().join(", ")),
        }
    }
}

/// Notes the clocks of kinds of turn: all that the line says, or nothing.
///
/// # Errors
/// A value that makes no sense.
pub(super) fn set(pace: &mut Pace, kinds: &Kinds<'_>, asked: &Asked<'_>) -> Answer {
    let pairs = pairs(asked.value)?;
    let mut set = pace.clone();
    for kind in kinds.all {
        for pair in &pairs {
            set.note(kinds.key, kind, pair)?;
        }
    }
    *pace = set;
    // They are all alike now.
    let shown = |key| kinds.all.first().map_or_else(String::new, |kind| pace.shown(kind, key));
    if let [Pair { key: Key::Next, .. }] = pairs.as_slice() {
        return Ok(words!("setting-set", key = kinds.told(), value = shown(Key::Next)));
    }
    let told: Vec<String> = pairs.iter().map(|pair| format!("{} {}", pair.key.name(), shown(pair.key))).collect();
    Ok(words!("clocks-set", key = kinds.told(), value = told.join(", ")))
}

fn length(pace: &Pace, kind: &TurnKind) -> String {
    pace.lengths.get(kind.name).map_or_else(|| "none".to_owned(), Span::to_string)
}

impl Pace {
    /// Notes one key of a kind of turn, which was meant by a word.
    fn note(&mut self, word: &str, kind: &TurnKind, pair: &Pair) -> Result<(), Words> {
        if pair.key == Key::Next {
            return self.note_length(word, kind, &pair.value);
        }
        let own = self.own.entry(kind.name.to_owned()).or_default();
        own.suited &= !matches!(pair.key, Key::Grace | Key::Delay);
        own.note(pair).ok_or_else(|| pair.refusal())
    }

    /// Notes the length of a kind of turn. Only a kind that needs no deadline can do without one: `none`.
    fn note_length(&mut self, word: &str, kind: &TurnKind, value: &str) -> Result<(), Words> {
        if kind.hours.is_none() && value.eq_ignore_ascii_case("none") {
            self.lengths.remove(kind.name);
            return Ok(());
        }
        let span = value.parse::<Span>().map_err(|_| match value.contains(' ') {
            true => words!("clocks-form", key = word, text = value),
            false => words!("no-span", key = word, text = value),
        })?;
        if span < least(kind) {
            let (text, least) = (span.to_string(), least(kind).to_string());
            return Err(words!("too-short", text = text, key = word, least = least));
        }
        self.lengths.insert(kind.name.to_owned(), span);
        self.suit(kind.name, span);
        Ok(())
    }

    /// Gives a kind of turn of minutes a grace and a delay that fit it, where its master has chosen none for it: no longer than
    /// the turn, and than a tenth of it. A kind that lasts longer again has those of the game.
    fn suit(&mut self, kind: &str, length: Span) {
        let mut own = self.own.remove(kind).unwrap_or_default();
        if std::mem::take(&mut own.suited) {
            (own.grace, own.delay) = (None, None);
        }
        if length < HASTY {
            let tenth = Span((length.0 / 10).max(60));
            let (slow, idle) = (own.grace.is_none() && self.grace > length, own.delay.is_none() && self.delay > tenth);
            own.grace = if slow { Some(length) } else { own.grace };
            own.delay = if idle { Some(tenth) } else { own.delay };
            own.suited = slow || idle;
        }
        if own != Own::default() {
            self.own.insert(kind.to_owned(), own);
        }
    }

    /// What holds for a key of a kind of turn now, as it can be written.
    fn shown(&self, kind: &TurnKind, key: Key) -> String {
        let clocks = self.clocks(kind.name);
        match key {
            Key::Clock => clocks.hour.map_or_else(|| "none".to_owned(), |hour| hour.to_string()),
            Key::Min => clocks.min.to_string(),
            Key::Next => length(self, kind),
            Key::Grace => clocks.grace.to_string(),
            Key::Delay => clocks.delay.to_string(),
            Key::Days => clocks.days.to_string(),
        }
    }
}

impl Own {
    fn note(&mut self, pair: &Pair) -> Option<()> {
        let value = &pair.value;
        match pair.key {
            Key::Clock => self.hour = Some(hour_of(value)?),
            Key::Min => self.min = Some(length_of(value)?),
            Key::Grace => self.grace = Some(grace_of(value)?),
            Key::Delay => self.delay = Some(length_of(value).filter(|delay| *delay <= MOST_DELAY)?),
            Key::Days => self.days = Some(value.parse::<Days>().ok()?),
            Key::Next => return None,
        }
        Some(())
    }
}

impl Pair {
    /// What is said of a value that makes no sense.
    fn refusal(&self) -> Words {
        let text = &self.value;
        match self.key {
            Key::Clock => words!("no-hour", text = text),
            Key::Days => words!("no-days", text = text),
            Key::Grace => words!("no-grace", text = text),
            Key::Delay => words!("no-delay", text = text),
            Key::Min | Key::Next => words!("no-span", text = text),
        }
    }
}

/// A length, or `none`.
pub(super) fn length_of(value: &str) -> Option<Span> {
    if matches!(value.to_lowercase().as_str(), "none" | "off") { Some(Span(0)) } else { value.parse().ok() }
}

/// A length that somebody can use, or `none`.
pub(super) fn grace_of(value: &str) -> Option<Span> {
    length_of(value).filter(|grace| grace.0 == 0 || *grace >= LEAST_GRACE)
}

/// `20:00`, or minutes after midnight as old judges count; `none` or `-1` for whenever the length is over.
pub(super) fn hour_of(value: &str) -> Option<TimeOfDay> {
    match value.to_lowercase().as_str() {
        "none" | "off" | "" | "-1" => Some(TimeOfDay::Any),
        minutes if minutes.parse::<u16>().is_ok_and(|minutes| minutes < 24 * 60) => {
            Some(TimeOfDay::At(Hour(minutes.parse().ok()?)))
        }
        hour => Some(TimeOfDay::At(hour.parse().ok()?)),
    }
}
