//! The language of the judges before this one, form by form, and where each of its words stands here.
//!
//! Somebody who has played elsewhere writes what he has always written. Each such form is done here, or done otherwise, or left
//! out; what is left out is still recognised, and answered with the reason and with what to write instead. The whole table is
//! told in `judge/tests/language.txt`, which a test writes anew and compares.

mod looking;
mod master;
mod playing;
mod press;
mod rules;
mod settings;
mod signing;
mod subjects;

use std::collections::BTreeMap;
use std::sync::LazyLock;

use crate::settings::find;
pub use subjects::{SUBJECTS, Subject};

/// A form of the old judges' language.
#[derive(PartialEq, Eq, Debug)]
pub struct Old {
    /// As it is written: what stands in small letters is a word of the writer's own, and dots are any more of them.
    pub form: &'static str,
    /// What becomes of it here.
    pub standing: Standing,
}

/// What becomes of a form of the old judges' language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// It does what it did there.
    Done,
    /// It works, and does something else on purpose: what, and why.
    Differs(&'static str),
    /// It is not done.
    LeftOut {
        /// The message that says why.
        why: &'static str,
        /// A line that does what was probably wanted; nothing: there is none.
        instead: &'static str,
    },
}

/// A part of the language, and its forms.
pub static OLD: [(&str, &[Old]); 7] = [
    ("Signing on and registering", signing::TABLE),
    ("Questions", looking::TABLE),
    ("Playing", playing::TABLE),
    ("Press", press::TABLE),
    ("Leading a game", master::TABLE),
    ("Settings", settings::TABLE),
    ("Rules of games", rules::TABLE),
];

/// A form that does what it did.
const fn done(form: &'static str) -> Old {
    Old { form, standing: Standing::Done }
}

/// A form that does something else on purpose.
const fn differs(form: &'static str, why: &'static str) -> Old {
    Old { form, standing: Standing::Differs(why) }
}

/// A form that is not done.
const fn left(form: &'static str, why: &'static str, instead: &'static str) -> Old {
    Old { form, standing: Standing::LeftOut { why, instead } }
}

/// What is left out, by the first word of its form in small letters; of several the longest comes first.
static LEFT: LazyLock<BTreeMap<String, Vec<&Old>>> = LazyLock::new(|| {
    let mut left: BTreeMap<String, Vec<&Old>> = BTreeMap::new();
    for old in OLD.iter().flat_map(|(_, table)| table.iter()).filter(|old| old.is_left_out()) {
        let first = old.form.split(' ').next().unwrap_or_default().to_lowercase();
        left.entry(first).or_default().push(old);
    }
    left.values_mut().for_each(|forms| forms.sort_by_key(|old| std::cmp::Reverse(old.form.split(' ').count())));
    left
});

impl Old {
    fn is_left_out(&self) -> bool {
        matches!(self.standing, Standing::LeftOut { .. })
    }

    /// Whether it is one value of a setting that is left out, not the setting.
    fn names_a_value(&self) -> bool {
        self.form.split(' ').nth(2).is_some_and(|value| value.contains(char::is_uppercase))
    }

    /// Whether a line of these words has this form: whole words, and as many of them.
    fn is_of(&self, words: &[&str]) -> bool {
        let (form, open) = match self.form.strip_suffix(" ...") {
            Some(form) => (form, true),
            None => (self.form, false),
        };
        let own: Vec<&str> = form.split(' ').collect();
        let fits = |(own, word): (&&str, &&str)| match own.find('@') {
            Some(0) => word.starts_with('@'),
            Some(_) => word.contains('@'),
            None if own.chars().any(char::is_uppercase) => own.eq_ignore_ascii_case(word),
            None => true,
        };
        (words.len() == own.len() || open && words.len() > own.len()) && own.iter().zip(words).all(fits)
    }
}

/// The form of a line that is left out here; `None`: it is another line.
pub(super) fn left_out(words: &[&str]) -> Option<&'static Old> {
    let forms = LEFT.get(&words.first()?.to_lowercase())?;
    forms.iter().copied().find(|old| old.is_of(words)).filter(|old| old.names_a_value() || !is_setting(words))
}

/// Whether a line gives a value to something that can be set here.
fn is_setting(words: &[&str]) -> bool {
    let [set, key, _, ..] = words else { return false };
    let known = || chancery_engine::RULESETS.iter().any(|ruleset| find(key, Some(ruleset.about())).is_some());
    set.eq_ignore_ascii_case("set") && known()
}

/// The set-up of another judge that is left out here, by its name.
pub fn left_out_variant(name: &str) -> Option<&'static Old> {
    left_out(&["SET", "VARIANT", name]).filter(|old| old.names_a_value())
}
