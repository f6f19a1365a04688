//! The table of settings: nothing in it is forgotten in HELP, letters, languages or the configuration, and what is shown can be
//! read.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

mod support;

use std::collections::BTreeSet;
use std::path::Path;

use chancery_engine::{RULESETS, Setup};
use judge::clock::{Moment, Span};
use judge::command::{self, Command};
use judge::config::Config;
use judge::game::Outset;
use judge::language::Language;
use judge::letter::Templates;
use judge::settings::{Asked, Foreign, Label, Of, OfGame, Options, Pace, Scope, SetUp, Setting, Shown, Wishes};
use judge::settings::{
    find, find_of_game, help_rows, known, near, option_rows, rows_of_game, rows_of_person, settings, words,
};
use proptest::prelude::*;

fn asked<'a>(setting: &Setting, value: &'a str) -> Asked<'a> {
    Asked { key: setting.key, value, zone: "UTC" }
}

/// Everything that a setting acts on.
#[derive(Clone, PartialEq, Debug, Default)]
struct Everything(Wishes, Pace, Setup, Options);

impl Everything {
    fn set(&mut self, setting: &Setting, value: &str) -> Option<()> {
        let asked = asked(setting, value);
        match &setting.scope {
            Scope::Person(of) => (of.set)(&mut self.0, &asked),
            Scope::Game(of) => (of.set)(&mut self.1, &asked),
            Scope::Setup(of) => (of.set)(&mut self.2, &asked),
            Scope::Options(of) => (of.set)(&mut self.3, &asked),
            Scope::Kinds | Scope::Rules => return Some(()),
        }
        .map(drop)
    }

    fn show(&self, setting: &Setting) -> Option<Shown> {
        fn shown<T>(of: &Of<T>, from: &T) -> Option<Shown> {
            Some((of.show)(from))
        }
        match &setting.scope {
            Scope::Person(of) => shown(of, &self.0),
            Scope::Game(of) => shown(of, &self.1),
            Scope::Setup(of) => shown(of, &self.2),
            Scope::Options(of) => shown(of, &self.3),
            Scope::Kinds | Scope::Rules => None,
        }
    }
}

/// A value that was set is shown so that it can be set again, and is the same then.
fn goes_round(setting: &Setting, before: &Everything) {
    let Some(shown) = before.show(setting) else { return };
    assert!(!shown.text().is_empty(), "{} shows nothing", setting.key);
    let mut after = before.clone();
    let read = after.set(setting, shown.text());
    assert!(read.is_some(), "{} shows {} and does not read it", setting.key, shown.text());
    assert_eq!(after.show(setting), Some(shown), "{}", setting.key);
    let mut fresh = Everything::default();
    fresh.set(setting, after.show(setting).unwrap().text()).unwrap();
    assert_eq!(fresh.show(setting), after.show(setting), "{}", setting.key);
}

/// The settings that take any line.
const FREE: [&str; 3] = ["comment", "description", "whois"];

#[test]
fn what_is_shown_can_be_read_again() {
    for setting in settings() {
        let fresh = Everything::default();
        goes_round(setting, &fresh);
        for value in setting.values.iter().chain([&setting.example]) {
            let mut set = fresh.clone();
            assert!(set.set(setting, value).is_some(), "{} does not read {value}", setting.key);
            let taken = set.clone();
            set.set(setting, taken.show(setting).map_or_else(String::new, |shown| shown.text().into()).as_str());
            assert_eq!(set, taken, "{} {value}", setting.key);
        }
        let mut unchanged = fresh.clone();
        if fresh.show(setting).is_some() && !FREE.contains(&setting.key) {
            assert!(unchanged.set(setting, "utter nonsense").is_none(), "{} reads nonsense", setting.key);
        }
        assert_eq!(unchanged, fresh, "{} keeps nonsense", setting.key);
    }
}

proptest! {
    #[test]
    fn whatever_is_taken_can_be_shown_and_taken_again(
        value in prop_oneof![
            "[0-9]{1,3}[smhdw]?",
            "[0-9]{1,2}:[0-9]{2}",
            "[0-9]{1,2}(:[0-9]{2})?-[0-9]{1,2}(:[0-9]{2})?",
            "[S-][M-][T-][W-][T-][F-][S-]",
            "(png|svg|both|on|off|none)([ ,+](png|svg|both))?",
            "(en|ru|bg|zh|html|text|plain|short|yes|no|all|game|UTC|Asia/Tokyo|europe/sofia)",
        ]
    ) {
        for setting in settings() {
            let mut set = Everything::default();
            if set.set(setting, &value).is_some() {
                goes_round(setting, &set);
            }
        }
    }
}

#[test]
fn every_setting_has_words_of_its_own() {
    for ruleset in RULESETS.iter().chain(support::toy::TOYS) {
        let about = ruleset.about();
        let mut seen = BTreeSet::new();
        for (setting, word) in
            settings().flat_map(|setting| words(setting, Some(about)).into_iter().map(move |word| (setting, word)))
        {
            assert!(seen.insert(word.to_lowercase()), "two settings of {} are called {word}", about.name);
            let found = find(word, Some(about)).map(|found| found.setting.key);
            assert_eq!(found, Some(setting.key), "{word}");
            let line = command::read(&[format!("SET {word} x")]);
            let taken = matches!(&line[0].command, Command::Set { key, .. } if key.eq_ignore_ascii_case(word));
            assert!(taken, "SET {word} is a command: {:?}", line[0].command);
        }
    }
}

#[test]
fn every_setting_is_shown_explained_and_said_in_every_language() {
    let names = serde_json::Value::Null;
    let templates = Templates::load(None).unwrap();
    let shown: BTreeSet<&str> = rows_of_person(&Wishes::default()).iter().map(|row| row.label).collect();
    let rules = std::collections::BTreeMap::from([("preset".to_owned(), "2000".to_owned())]);
    let lengths = std::collections::BTreeMap::from([("x".to_owned(), Span::hours(1))]);
    // Options are told where they are not as in every game.
    let mut chosen = Everything::default();
    for setting in settings().filter(|setting| matches!(setting.scope, Scope::Options(_))) {
        chosen.set(setting, setting.example).unwrap();
    }
    let (pace, setup) = (Pace { lengths, ..Pace::default() }, Setup { rules, ..Setup::default() });
    let [game, _] = rows_of_game(SetUp { ruleset: "classic", pace: &pace, setup: &setup, options: &chosen.3 });
    let shown: BTreeSet<&str> = game.iter().map(|row| row.label).chain(shown).collect();
    for setting in settings() {
        let (Label::Row(label)
        | Label::Always(label)
        | Label::Rule(label)
        | Label::Sentence(label, _)
        | Label::In(label)) = setting.label;
        let elsewhere = matches!(setting.label, Label::In(_));
        assert!(elsewhere || shown.contains(label), "{} is shown nowhere", setting.key);
        for id in [label, setting.usage, setting.help] {
            for language in Language::ALL {
                // What forms and explanations are told.
                let told = ["key", "text", "values", "kind", "what", "game"].map(|name| (name, serde_json::json!("x")));
                let words = judge::words::Words { id, args: told.to_vec() };
                let said = templates.voice(language, &names).say(&words);
                assert!(!said.is_empty() && said != id, "{}: {} has no {id}", setting.key, language.code());
            }
        }
    }
    assert_eq!(templates.flaws().iter().map(ToString::to_string).collect::<Vec<_>>(), [""; 0]);
    for ruleset in RULESETS {
        let about = ruleset.about();
        let told = [help_rows(about, true), help_rows(about, false), option_rows(about)].concat();
        for setting in settings() {
            let said = told.iter().any(|row| row[1]["say"] == setting.help);
            assert_eq!(said, setting.counts_in(about), "HELP of {} and {}", about.name, setting.key);
        }
        for row in &told {
            let text = row[0].as_str().unwrap();
            let (key, value) = text.trim_start_matches("SET ").split_once([' ', '=']).unwrap();
            // `CREATE` knows no person's settings.
            let find = if text.starts_with("SET ") { find } else { find_of_game };
            let found = find(key, Some(about)).unwrap();
            let asked = Asked { key, value, zone: "UTC" };
            let Everything(mut wishes, mut pace, mut setup, mut options) = Everything::default();
            let set = if found.setting.is_personal() {
                found.set_wish(&mut wishes, &asked)
            } else {
                found.set(OfGame { pace: &mut pace, setup: &mut setup, options: &mut options }, &asked)
            };
            assert!(set.is_ok(), "HELP's example {} is refused", row[0]);
        }
    }
}

#[test]
fn the_sample_configuration_holds_every_default() {
    let text = std::fs::read_to_string(support::folder("../systemd/chancery.toml")).unwrap();
    let sample: toml::Table = text.parse().unwrap();
    for setting in settings() {
        let Some(file) = setting.file else { continue };
        let value = sample["games"].get(file.key).and_then(toml::Value::as_str);
        let value = value.unwrap_or_else(|| panic!("the sample lacks {}", file.key));
        let mut set = Everything::default();
        set.set(setting, value).unwrap_or_else(|| panic!("{} does not read {value}", setting.key));
        assert_eq!(set, Everything::default(), "{}: the sample says {value}", setting.key);
    }
}

#[test]
fn the_configuration_says_how_long_turns_last_under_the_rulesets_own_names() {
    let pace = |text: &str| Config::parse(text, Path::new("x.toml")).unwrap().games.pace(RULESETS[0].about());
    let hours = |pace: &Pace| pace.lengths.values().map(|span| span.0 / 3600).collect::<Vec<_>>();
    assert_eq!(hours(&pace("")), [24, 72, 24]);
    assert_eq!(hours(&pace("[games.lengths]\n\"classic.movement\" = \"48h\"\n")), [24, 48, 24]);
    // As files had it before.
    assert_eq!(hours(&pace("[games]\nmovement = \"48h\"\nretreats = \"12h\"\nadjustments = \"6h\"\n")), [6, 48, 12]);
    assert_eq!(hours(&Config::default().games.pace(support::toy::TOYS[0].about())), [10]);
}

#[test]
fn clocks_of_games_from_before_are_read_and_turns_without_a_deadline_have_none() {
    let stored = r#"{"lengths":{"movement":"48h"},"grace":"5h","reminder":"2h","hour":1200,
        "days":[false,true,true,true,true,true,false],"zone":"Europe/Sofia"}"#;
    let pace: Pace = serde_json::from_str(stored).unwrap();
    let shown = |key: &str| {
        let setting = find(key, None).unwrap().setting;
        Everything(Wishes::default(), pace.clone(), Setup::default(), Options::default())
            .show(setting)
            .unwrap()
            .text()
            .to_owned()
    };
    assert_eq!(["grace", "hour", "days", "zone"].map(shown), ["5h", "20:00", "-MTWTF-", "Europe/Sofia"]);
    let (now, then) =
        (serde_json::to_value(&pace).unwrap(), serde_json::from_str::<serde_json::Value>(stored).unwrap());
    for (key, value) in then.as_object().unwrap() {
        assert_eq!(now[key], *value, "{key}");
    }
    let classic = RULESETS[0].about();
    assert!(
        pace.deadline(classic.kind("retreat").unwrap(), &Outset::at(Moment(0))).is_some(),
        "a length that is not stored"
    );
    let talk = chancery_engine::TurnKind { name: "talk", also: &[], hours: None, delay: 0, press: true, lapse: false };
    assert_eq!(pace.deadline(&talk, &Outset::at(Moment(0))), None);
}

#[test]
fn players_are_told_before_they_begin_what_rules_are_as_in_every_game_and_later_only_what_is_not() {
    let (pace, setup) = (Pace::default(), Setup::default());
    let shown = |options: &Options| {
        let told = rows_of_game(SetUp { ruleset: "classic", pace: &pace, setup: &setup, options });
        told.map(|rows| rows.into_iter().map(|row| row.label).collect::<BTreeSet<_>>())
    };
    let mut checked = 0;
    let usual = shown(&Options::default());
    for setting in settings().filter(|setting| matches!(setting.scope, Scope::Options(_))) {
        let mut chosen = Everything::default();
        chosen.set(setting, setting.example).unwrap();
        let (label, always, at_start) = match setting.label {
            Label::Row(label) => (label, false, false),
            Label::Rule(label) => (label, false, true),
            Label::Always(label) => (label, true, true),
            Label::Sentence(..) | Label::In(_) => continue,
        };
        // Where others stand under the same heading, that is told for them.
        let heads = |other: &&Setting| matches!(other.label, Label::Row(of) | Label::Rule(of) | Label::Always(of) if of == label);
        if settings().filter(heads).count() > 1 {
            continue;
        }
        assert_eq!(usual.each_ref().map(|rows| rows.contains(label)), [always, at_start], "{}", setting.key);
        if chosen.3 != Options::default() {
            assert_eq!(shown(&chosen.3).map(|rows| rows.contains(label)), [true, true], "{}", setting.key);
            checked += 1;
        }
    }
    assert!(checked > 5, "{checked}");
}

#[test]
fn a_house_rule_is_told_in_the_words_of_its_own_system_though_another_has_one_of_that_name() {
    let (pace, options) = (Pace::default(), Options::default());
    for about in RULESETS.iter().map(|ruleset| ruleset.about()) {
        for rule in about.rules {
            let rules = [(rule.key.to_owned(), rule.example.to_owned())].into();
            let setup = Setup { rules, ..Setup::default() };
            let [told, _] = rows_of_game(SetUp { ruleset: about.name, pace: &pace, setup: &setup, options: &options });
            let row = told.iter().find(|row| row.label == "pace-rules").unwrap();
            assert_eq!(row.told[0]["with"]["what"]["say"], rule.phrase, "{} of {}", rule.key, about.name);
        }
    }
}

#[test]
fn near_misses_are_answered_with_what_makes_sense() {
    let classic = Some(RULESETS[0].about());
    let all = |key: &str| near(key, known(classic, |_| true));
    assert_eq!(all("langauge"), ["LANGUAGE"]);
    assert_eq!(all("retreets"), ["RETREATS"]);
    assert_eq!(all("prest"), ["PRESS", "PRESET"]);
    assert_eq!(all("4.a.9").len(), 3);
    assert!(all("elephant").is_empty());
    assert!(all("zon").is_empty(), "three letters are too few to tell");
    assert!(near("retreets", known(classic, Setting::is_personal)).is_empty());
}

#[test]
fn every_setting_has_words_in_every_language() {
    let set = |setting: &&Setting| !words(setting, None).is_empty();
    for setting in settings().filter(set) {
        let Foreign { ru, bg, zh } = setting.foreign.unwrap_or_else(|| panic!("{} has no foreign words", setting.key));
        let languages = [("ru", ru), ("bg", bg), ("zh", zh)];
        assert_eq!(languages.len() + 1, Language::ALL.len(), "`Foreign` has a field for each language but English");
        for (language, own) in languages {
            assert!(!own.is_empty(), "{} has no word in {language}", setting.key);
            for word in own {
                let english = format!("SET {} x", setting.key.to_uppercase());
                assert_eq!(command::english(&format!("{word} x")), english, "{language}");
            }
        }
    }
}
