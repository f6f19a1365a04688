//! Settings as letters show them: rows of STATUS, of a game, of HELP.

use chancery_engine::{About, KindGroup, Ruleset, Setup, TurnKind};
use serde::Serialize;
use serde_json::{Value, json};

use super::find::is_shadowed;
use super::times::span;
use super::{Label, Options, Pace, Scope, Setting, Wishes, more, settings};
use crate::clock::Span;

/// A heading and what stands behind it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Row {
    /// The message of the heading.
    pub label: &'static str,
    /// One value, or many.
    pub told: Vec<Value>,
}

impl From<Row> for Value {
    /// Nothing is copied, as `json!` would do.
    fn from(row: Row) -> Value {
        let mut told = json!({"label": row.label, "told": null});
        told["told"] = row.told.into();
        told
    }
}

/// How letters come to a person.
pub fn rows_of_person(wishes: &Wishes) -> Vec<Row> {
    let row = |setting: &Setting| match (&setting.scope, setting.label) {
        (Scope::Person(of), Label::Row(label)) => Some(Row { label, told: vec![(of.show)(wishes).facts()] }),
        _ => None,
    };
    settings().filter_map(row).collect()
}

/// What the settings of a game say.
#[derive(Clone, Copy, Debug)]
pub struct SetUp<'a> {
    /// The name of its system.
    pub ruleset: &'a str,
    /// Its clocks.
    pub pace: &'a Pace,
    /// What it is made of.
    pub setup: &'a Setup,
    /// What else its master has chosen.
    pub options: &'a Options,
}

/// How a game is played: as far as it is not as in every game, and with all that its players should know before they begin.
pub fn rows_of_game(of: SetUp<'_>) -> [Vec<Row>; 2] {
    let all = rows(of);
    let others = all.iter().filter(|(_, usual)| !usual).map(|(row, _)| row.clone()).collect();
    [others, all.into_iter().map(|(row, _)| row).collect()]
}

/// The rows of a game as it starts, and of each whether it says only what is so in every game.
fn rows(of: SetUp<'_>) -> Vec<(Row, bool)> {
    let SetUp { ruleset, pace, setup, options } = of;
    let standard = Options::default();
    let system = chancery_engine::RULESETS.iter().copied().find(|known| known.about().name == ruleset);
    let values = |setting: &Setting| match (&setting.scope, setting.label) {
        (_, Label::Sentence(_, told)) => vec![told(pace)],
        (Scope::Game(of), _) => vec![(of.show)(pace).facts()],
        (Scope::Setup(of), _) => vec![(of.show)(setup).facts()],
        (Scope::Options(of), _) => in_system(system, setting, (of.show)(options).facts()).into_iter().collect(),
        (Scope::Kinds, _) => lengths(pace),
        (Scope::Rules, _) => setup.rules.iter().map(|set| rule(ruleset, set)).collect(),
        (Scope::Person(_), _) => Vec::new(),
    };
    let is_usual = |setting: &Setting| match &setting.scope {
        Scope::Options(of) => (of.show)(options) == (of.show)(&standard),
        _ => false,
    };
    let row = |setting: &Setting| {
        let (label, usual) = match setting.label {
            Label::Row(_) if is_usual(setting) => return None,
            Label::Row(label) => (label, false),
            Label::Always(label) | Label::Sentence(label, _) => (label, false),
            Label::Rule(label) => (label, is_usual(setting)),
            Label::In(_) => return None,
        };
        Some((Row { label, told: values(setting) }, usual))
    };
    let clocks = Row { label: "pace-more", told: more::told(pace) };
    settings().filter_map(row).chain([(clocks, false)]).filter(|(row, _)| !row.told.is_empty()).collect()
}

/// What an option says, as it holds in a system: where silence is an answer no turn is missed; where the master knows what
/// players keep secret he plays no power, and nobody tries turns out; and some count turns, not years.
fn in_system(system: Option<&dyn Ruleset>, setting: &Setting, mut told: Value) -> Option<Value> {
    let Some(system) = system else { return Some(told) };
    let (about, secret) = (system.about(), system.tells_master());
    match setting.key {
        "nmr" if about.kinds.iter().all(|kind| !kind.lapse) => return Some(json!({"say": "nmr-silence"})),
        "whatif" if secret => return None,
        "masterplays" if secret => return Some(json!({"say": "plays-no"})),
        _ => {}
    }
    if let Some(by) = told.pointer_mut("/with/by").filter(|_| !about.years) {
        *by = json!("turn");
    }
    Some(told)
}

/// How long turns last, a phrase a kind, with what is otherwise for it.
pub fn lengths(pace: &Pace) -> Vec<Value> {
    let told = |(kind, length): (&String, &Span)| {
        let length = json!({"say": "pace-length", "with": {"kind": kind, "span": span(*length)}});
        more::with_own(pace, kind, length)
    };
    let untimed = pace.own.keys().filter(|kind| !pace.lengths.contains_key(*kind));
    pace.lengths.iter().map(told).chain(untimed.map(|kind| more::with_own(pace, kind, json!(kind)))).collect()
}

/// A house rule in the words of its system: another may have one of that name. What it does not know stands as it was set.
fn rule(ruleset: &str, (key, value): (&String, &String)) -> Value {
    let about = chancery_engine::RULESETS.iter().map(|known| known.about()).find(|about| about.name == ruleset);
    let known = about.and_then(|about| about.rules.iter().find(|rule| rule.key == key));
    let what = known.map_or(json!(key), |rule| json!({"say": rule.phrase, "with": {"key": key, "value": value}}));
    // Several values in one word are wider than a telephone.
    let value = value.replace(',', ", ").replace('+', " + ");
    json!({"say": "rule-told", "with": {"what": what, "value": value}})
}

/// Rows of HELP for settings by `SET`: an example, and what it does. `personal`: a person's, else those of a ruleset's games.
pub fn help_rows(about: &'static About, personal: bool) -> Vec<Value> {
    let set = |key: &str, value: &str| format!("SET {} {value}", key.to_uppercase());
    let fits = |setting: &&Setting| setting.is_personal() == personal && setting.counts_in(about);
    let meant = |rule: &chancery_engine::Rule| !is_shadowed(rule);
    settings().filter(fits).flat_map(|setting| examples(setting, about, (set, meant))).collect()
}

/// Rows of HELP for words of `CREATE`.
pub fn option_rows(about: &'static About) -> Vec<Value> {
    let option = |key: &str, value: &str| format!("{key}={value}");
    let fits = |setting: &&Setting| !setting.is_personal() && setting.counts_in(about);
    settings().filter(fits).flat_map(|setting| examples(setting, about, (option, |_| true))).collect()
}

/// The rows of one entry: one for each kind of turn and each group of them; one house rule stands for all that are like it. `fits` tells which house
/// rules can be written so.
fn examples(
    setting: &Setting,
    about: &'static About,
    (write, fits): (impl Fn(&str, &str) -> String, impl Fn(&chancery_engine::Rule) -> bool),
) -> Vec<Value> {
    let row = |key: &str, value: &str, told: Value| json!([write(key, value), told]);
    match setting.scope {
        Scope::Kinds => {
            let word = |kind: &'static TurnKind| kind.also.first().unwrap_or(&kind.name);
            let told = |kind: &TurnKind| json!({"say": setting.help, "with": {"kind": kind.name}});
            let several = |group: &KindGroup| {
                let hours = about.kinds_of(group).find_map(|kind| kind.hours)?;
                let told = json!({"say": "help-set-lengths", "with": {"kinds": {"and": group.kinds}}});
                Some(row(group.name, &format!("{hours}h"), told))
            };
            let timed = |kind| Some(row(word(kind), &format!("{}h", kind.hours?), told(kind)));
            about.kinds.iter().filter_map(timed).chain(about.groups.iter().filter_map(several)).collect()
        }
        Scope::Rules => {
            let first =
                |index: &usize| about.rules[..*index].iter().all(|rule| rule.phrase != about.rules[*index].phrase);
            let rules = (0..about.rules.len()).filter(first).map(|index| &about.rules[index]);
            let rules = rules.filter(|rule| fits(rule));
            let told = |rule: &chancery_engine::Rule| {
                let what = json!({"say": rule.phrase, "with": {"key": rule.key, "value": "help"}});
                json!({"say": setting.help, "with": {"what": what, "values": rule.values}})
            };
            rules.map(|rule| row(rule.key, rule.example, told(rule))).collect()
        }
        _ => vec![row(setting.key, setting.example, json!({"say": setting.help}))],
    }
}
