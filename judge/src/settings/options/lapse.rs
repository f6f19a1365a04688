//! The rule of missed turns: what becomes of a turn whose orders are not all there when its time is up, and of the seats that
//! owe them. It holds in kinds of turn that lapse.

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::Options;
use crate::clock::Span;
use crate::settings::{Asked, Shown, times};
use crate::words;
use crate::words::Words;

/// What becomes of a turn whose orders are not all there when its time is up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Remedy {
    /// It is played without them.
    #[default]
    Hold,
    /// It waits until they come, or somebody else takes the seat.
    Wait,
    /// At its deadline standing orders take the place of those that are missing; what still lacks some is waited for in the
    /// grace period, and then played without.
    Default,
    /// Its deadline is moved by so much, from what the silent seats may still extend; then it is played without them.
    Extend(Span),
}

/// The rule of missed turns of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Lapse {
    /// What becomes of a turn.
    pub then: Remedy,
    /// What becomes of the first one, where that is something else.
    pub first: Option<Remedy>,
    /// After how many turns running without complete orders a seat opens to others; at least 1.
    pub abandon: u32,
}

impl Default for Lapse {
    fn default() -> Self {
        Lapse { then: Remedy::Hold, first: None, abandon: 1 }
    }
}

/// The most turns that a seat may be silent.
const MOST_MISSED: u32 = 9;
/// The extension where none is named, and the shortest and the longest one.
const EXTENSION: Span = Span::hours(24);
const EXTENSIONS: std::ops::RangeInclusive<Span> = Span::hours(1)..=Span::hours(7 * 24);

impl Lapse {
    /// What becomes of a turn of this number.
    pub fn remedy(&self, turn: u32) -> Remedy {
        self.first.filter(|_| turn == 1).unwrap_or(self.then)
    }

    /// Whether a seat opens that has missed so many turns running, the last one included; `silent`: it gave no order at all in
    /// that one. Some orders are better than none: they never open a seat the first time.
    pub fn opens(&self, missed: u32, silent: bool) -> bool {
        missed >= if silent { self.abandon } else { self.abandon.max(2) }
    }

    /// Whether a turn, or the first one, has its deadline moved.
    pub(super) fn extends(&self) -> bool {
        self.remedies().any(|remedy| matches!(remedy, Remedy::Extend(_)))
    }

    fn remedies(&self) -> impl Iterator<Item = Remedy> {
        [self.then].into_iter().chain(self.first)
    }
}

impl Remedy {
    /// The words for it, as `SET` takes them.
    fn written(self) -> String {
        match self {
            Remedy::Hold => "hold".to_owned(),
            Remedy::Wait => "wait".to_owned(),
            Remedy::Default => "default".to_owned(),
            Remedy::Extend(span) => format!("extend {span}"),
        }
    }

    fn read(words: &[&str]) -> Option<Remedy> {
        match words {
            ["hold"] => Some(Remedy::Hold),
            ["wait"] => Some(Remedy::Wait),
            ["default"] => Some(Remedy::Default),
            ["extend"] => Some(Remedy::Extend(EXTENSION)),
            ["extend", span @ ..] => {
                let span = span.join(" ").parse().ok()?;
                EXTENSIONS.contains(&span).then_some(Remedy::Extend(span))
            }
            _ => None,
        }
    }

    fn told(self) -> Value {
        match self {
            Remedy::Hold => json!({"say": "nmr-hold"}),
            Remedy::Wait => json!({"say": "nmr-wait"}),
            Remedy::Default => json!({"say": "nmr-default"}),
            Remedy::Extend(span) => json!({"say": "nmr-extend", "with": {"span": times::span(span)}}),
        }
    }
}

/// `hold`, `wait`, `default`, `extend 24h`, each with `first` for the first turn alone; several with commas between them. What is not named
/// stays as it was.
pub(in crate::settings) fn set_nmr(options: &mut Options, asked: &Asked<'_>) -> Option<Words> {
    let text = asked.value.to_lowercase().replace('_', " ");
    let mut lapse = options.seats.lapse;
    for clause in text.split([',', ';']) {
        let words: Vec<&str> = clause.split_whitespace().collect();
        let rest: Vec<&str> = words.iter().copied().filter(|word| *word != "first").collect();
        let remedy = Remedy::read(&rest)?;
        match words.len() - rest.len() {
            0 => lapse.then = remedy,
            1 => lapse.first = Some(remedy),
            _ => return None,
        }
    }
    lapse.first = lapse.first.filter(|first| *first != lapse.then);
    // An extension is taken from what a seat has: without anything the word would mean nothing.
    if lapse.extends() {
        options.seats.extensions = options.seats.extensions.max(1);
    }
    options.seats.lapse = lapse;
    Some(words!("seats-set", key = asked.key, value = nmr(options).text()))
}

pub(in crate::settings) fn nmr(options: &Options) -> Shown {
    let Lapse { then, first, .. } = options.seats.lapse;
    let first = first.map(|first| format!(", {} first", first.written())).unwrap_or_default();
    Shown::Told(then.written() + &first, told(&options.seats.lapse))
}

/// The whole rule in one sentence.
fn told(lapse: &Lapse) -> Value {
    let part = |say: &str, key: &str, value: Value| json!({"say": say, "with": {key: value}});
    let first = lapse.first.map(|first| part("nmr-first", "rule", first.told()));
    // A turn that waits waits for a new player, so that the seat is open at once.
    let opens = lapse.remedies().any(|remedy| remedy != Remedy::Wait);
    let opens = opens.then(|| part("nmr-opens", "count", json!(lapse.abandon)));
    let (first, opens) = (first.unwrap_or_else(|| json!("")), opens.unwrap_or_else(|| json!("")));
    json!({"say": "nmr-rule", "with": {"rule": lapse.then.told(), "first": first, "opens": opens}})
}

/// A number of turns.
pub(in crate::settings) fn set_abandon(options: &mut Options, asked: &Asked<'_>) -> Option<Words> {
    options.seats.lapse.abandon = asked.value.parse().ok().filter(|turns| (1..=MOST_MISSED).contains(turns))?;
    Some(words!("seats-set", key = asked.key, value = asked.value))
}

pub(in crate::settings) fn abandon(options: &Options) -> Shown {
    Shown::Text(options.seats.lapse.abandon.to_string())
}
