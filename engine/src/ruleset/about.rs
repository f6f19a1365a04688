//! What a system says of itself before there is a game: its name, kinds of turn, boards, house rules and order words.

use std::collections::BTreeMap;

use super::SetupError;
use crate::slips::{meant, slips};

/// A game system in a few words.
#[derive(Debug)]
pub struct About {
    /// The word that `CREATE` takes; the names of its phrases begin with it.
    pub name: &'static str,
    /// The name for headings.
    pub title: &'static str,
    /// Every kind of turn that can come up.
    pub kinds: &'static [TurnKind],
    /// Words by which players set the clocks of several kinds of turn at once.
    pub groups: &'static [KindGroup],
    /// The boards that ship with it: name and text. The first one is the default.
    pub boards: &'static [(&'static str, &'static str)],
    /// The house rules that a setup may hold. [`Ruleset::open`](super::Ruleset::open) refuses all others.
    pub rules: &'static [Rule],
    /// Whether several people may lead one seat together.
    pub partners: bool,
    /// Whether it tells which seats stand side by side ([`Ruleset::touching`](super::Ruleset::touching)).
    pub touching: bool,
    /// Whether [`Turn::year`](super::Turn::year) counts years; else turns of the game, of several steps each.
    pub years: bool,
    /// Lists of the words with which an order may begin, in every language: none of them may be a command of the judge's.
    pub words: &'static [&'static [&'static str]],
    /// Whether a line begins as orders of this system do, as far as that can be seen without a game. It says yes to
    /// every one of `words` in capitals with a name behind it.
    pub begins: fn(&str) -> bool,
}

/// A kind of turn.
#[derive(Debug, PartialEq, Eq)]
pub struct TurnKind {
    /// `movement`, `retreats`...
    pub name: &'static str,
    /// Other words for it where players set its length: `moves`, `build`.
    pub also: &'static [&'static str],
    /// How long it usually lasts, in hours; `None`: until all that is owed is there, without a deadline.
    pub hours: Option<u32>,
    /// How long complete orders usually lie before the turn is played, in minutes, so that whoever sent the last ones can
    /// correct them; 0: they are played at once.
    pub delay: u32,
    /// Whether players may usually write to each other meanwhile.
    pub press: bool,
    /// Whether a seat that owed orders and sent none is given to others; else silence is an answer.
    pub lapse: bool,
}

/// A word for several kinds of turn, where players set how long each of them lasts.
#[derive(Debug, PartialEq, Eq)]
pub struct KindGroup {
    /// The word: no kind of turn and no house rule is called so.
    pub name: &'static str,
    /// The names of the kinds, two at least, all of them with a deadline.
    pub kinds: &'static [&'static str],
}

/// A house rule that a game can be set up with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rule {
    /// `preset`, `4.A.2`, by which [`Setup::rules`](super::Setup::rules) holds it.
    pub key: &'static str,
    /// What it can be set to; empty: the system reads the value itself.
    pub values: &'static [&'static str],
    /// The value that leaving the rule out means, as long as no other rule is set.
    pub default: &'static str,
    /// A value to show.
    pub example: &'static str,
    /// How long it may be changed.
    pub until: Until,
    /// The name of the message that says what it decides; it may mention `key`.
    pub phrase: &'static str,
}

/// How long a house rule may be changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Until {
    /// Until the game starts.
    Start,
    /// At any time: it counts from the next turn on.
    Always,
}

impl About {
    /// Finds a kind of turn by its name or one of the other words for it.
    pub fn kind(&self, word: &str) -> Option<&'static TurnKind> {
        self.kinds.iter().find(|kind| kind.name == word || kind.also.contains(&word))
    }

    /// The kinds of turn of a group of them.
    pub fn kinds_of(&self, group: &KindGroup) -> impl Iterator<Item = &'static TurnKind> {
        self.kinds.iter().filter(|kind| group.kinds.contains(&kind.name))
    }

    /// Checks that house rules are declared, with values that they can have.
    ///
    /// ```
    /// use std::collections::BTreeMap;
    ///
    /// let about = chancery_engine::RULESETS[0].about();
    /// let rule = |key: &str, value: &str| BTreeMap::from([(key.to_owned(), value.to_owned())]);
    /// assert_eq!(about.check(&rule("4.A.2", "1982")), Ok(()));
    /// let error = about.check(&rule("prest", "2000")).unwrap_err();
    /// assert_eq!(error.to_string(), "there is no house rule `prest`; did you mean `preset`?");
    /// ```
    ///
    /// # Errors
    /// The first rule or value that is not known, with what is near it.
    pub fn check(&self, rules: &BTreeMap<String, String>) -> Result<(), SetupError> {
        for (key, value) in rules {
            let Some(rule) = self.rules.iter().find(|rule| rule.key == key) else {
                let near = self.rules.iter().filter(|rule| slips(rule.key, key) <= 2);
                let near = near.min_by_key(|rule| slips(rule.key, key));
                let known = || self.rules.iter().map(|rule| rule.key).collect::<Vec<_>>().join(", ");
                let hint = match near {
                    None if !self.rules.is_empty() => format!("; there are {}", known()),
                    near => meant(near.map(|rule| rule.key)),
                };
                return Err(SetupError::new(format!("there is no house rule `{key}`{hint}")));
            };
            if !rule.values.is_empty() && !rule.values.contains(&value.as_str()) {
                let known = rule.values.join(", ");
                return Err(SetupError::new(format!("{key} has no option `{value}`; the options are {known}")));
            }
        }
        Ok(())
    }
}
