//! How the rules of a game's press are set, and shown again.

use super::{Colour, Fake, Observers, Options, Watch};
use crate::settings::{Asked, Shown};
use crate::words;
use crate::words::Words;

/// A word and what it stands for, with the message that says it.
type Choice<T> = (&'static str, T, &'static str);

const COLOURS: [Choice<Colour>; 5] = [
    ("white", Colour::White, "press-colour-white"),
    ("grey", Colour::Grey, "press-colour-grey"),
    ("white/grey", Colour::WhiteGrey, "press-colour-white-grey"),
    ("grey/white", Colour::GreyWhite, "press-colour-grey-white"),
    ("none", Colour::None, "press-colour-none"),
];
const FAKES: [Choice<Fake>; 4] = [
    ("none", Fake::None, "press-fake-none"),
    ("may", Fake::May, "press-fake-may"),
    ("default", Fake::Default, "press-fake-default"),
    ("always", Fake::Always, "press-fake-always"),
];
const OBSERVERS: [Choice<Observers>; 3] = [
    ("none", Observers::None, "press-observer-none"),
    ("white", Observers::White, "press-observer-white"),
    ("any", Observers::Any, "press-observer-any"),
];
const WATCHES: [Choice<Watch>; 3] = [
    ("none", Watch::None, "press-watch-none"),
    ("master", Watch::Master, "press-watch-master"),
    ("observers", Watch::Observers, "press-watch-observers"),
];

/// The value that a word stands for.
fn chosen<T: Copy>(choices: &[Choice<T>], asked: &Asked<'_>) -> Option<T> {
    let word = asked.value.to_lowercase().replace("gray", "grey");
    choices.iter().find(|(known, ..)| *known == word).map(|(_, value, _)| *value)
}

/// The word for a value.
fn told<T: PartialEq>(choices: &[Choice<T>], value: &T) -> Shown {
    let choice = choices.iter().find(|(_, known, _)| known == value);
    choice.map_or(Shown::Text(String::new()), |(word, _, message)| Shown::Word(word, message))
}

/// Yes or no.
fn switch(asked: &Asked<'_>) -> Option<bool> {
    match asked.value.to_lowercase().as_str() {
        "on" | "yes" => Some(true),
        "off" | "no" => Some(false),
        _ => None,
    }
}

/// Yes or no in words; the messages of a setting are `NAME-on` and `NAME-off`.
fn switched(on: bool, says: (&'static str, &'static str)) -> Shown {
    if on { Shown::Word("on", says.0) } else { Shown::Word("off", says.1) }
}

fn noted(asked: &Asked<'_>) -> Words {
    words!("option-set", key = asked.key.to_uppercase(), value = asked.value)
}

/// A colour, or a word for several rules together.
pub(in crate::settings) fn set_press(options: &mut Options, asked: &Asked<'_>) -> Option<Words> {
    let rules = &mut options.press;
    match asked.value.to_lowercase().as_str() {
        "public" => {
            (rules.colour, rules.partial, rules.fake) = (Colour::White, false, Fake::None);
            rules.observers = Observers::White;
        }
        "any" => {
            (rules.colour, rules.partial, rules.fake) = (Colour::WhiteGrey, true, Fake::May);
            (rules.observers, rules.minor) = (Observers::Any, true);
        }
        "rulebook" => {
            (rules.colour, rules.partial, rules.fake) = (Colour::White, true, Fake::None);
            (rules.observers, rules.minor) = (Observers::None, false);
        }
        _ => rules.colour = chosen(&COLOURS, asked)?,
    }
    Some(noted(asked))
}

/// The colour.
pub(in crate::settings) fn press(options: &Options) -> Shown {
    told(&COLOURS, &options.press.colour)
}

/// Press to some alone opens what was closed; without it those who look on write to everybody at most.
pub(in crate::settings) fn set_partial(options: &mut Options, asked: &Asked<'_>) -> Option<Words> {
    let rules = &mut options.press;
    rules.partial = switch(asked)?;
    if rules.partial && !rules.colour.is_open() {
        rules.colour = Colour::White;
    }
    if !rules.partial && rules.observers == Observers::Any {
        rules.observers = Observers::White;
    }
    Some(noted(asked))
}

pub(in crate::settings) fn partial(options: &Options) -> Shown {
    switched(options.press.partial, ("press-partial-on", "press-partial-off"))
}

pub(in crate::settings) fn set_fake(options: &mut Options, asked: &Asked<'_>) -> Option<Words> {
    options.press.fake = chosen(&FAKES, asked)?;
    Some(noted(asked))
}

pub(in crate::settings) fn fake(options: &Options) -> Shown {
    told(&FAKES, &options.press.fake)
}

pub(in crate::settings) fn set_observers(options: &mut Options, asked: &Asked<'_>) -> Option<Words> {
    options.press.observers = chosen(&OBSERVERS, asked)?;
    Some(noted(asked))
}

pub(in crate::settings) fn observers(options: &Options) -> Shown {
    told(&OBSERVERS, &options.press.observers)
}

pub(in crate::settings) fn set_watch(options: &mut Options, asked: &Asked<'_>) -> Option<Words> {
    options.press.watch = chosen(&WATCHES, asked)?;
    Some(noted(asked))
}

pub(in crate::settings) fn watch(options: &Options) -> Shown {
    told(&WATCHES, &options.press.watch)
}

/// Makes what a switch needs: how it is set, and how it is shown.
macro_rules! switches {
    ($($field:ident: $set:ident, $on:literal, $off:literal;)*) => {
        $(
            pub(in crate::settings) fn $set(options: &mut Options, asked: &Asked<'_>) -> Option<Words> {
                options.press.$field = switch(asked)?;
                Some(noted(asked))
            }

            pub(in crate::settings) fn $field(options: &Options) -> Shown {
                switched(options.press.$field, ($on, $off))
            }
        )*
    };
}

switches! {
    late: set_late, "press-late-on", "press-late-off";
    grace: set_grace, "press-grace-on", "press-grace-off";
    minor: set_minor, "press-minor-on", "press-minor-off";
    must_order: set_must_order, "press-must-on", "press-must-off";
    touch: set_touch, "press-touch-on", "press-touch-off";
    blank: set_blank, "press-blank-on", "press-blank-off";
    postal: set_postal, "press-postal-on", "press-postal-off";
    reveal: set_reveal, "press-reveal-on", "press-reveal-off";
}

pub(in crate::settings) fn set_gunboat(options: &mut Options, asked: &Asked<'_>) -> Option<Words> {
    options.press.gunboat = switch(asked)?;
    Some(noted(asked))
}

/// What nobody learns, and for how long.
pub(in crate::settings) fn gunboat(options: &Options) -> Shown {
    let on = if options.press.reveal { "press-gunboat-till-end" } else { "press-gunboat-on" };
    switched(options.press.gunboat, (on, "press-gunboat-off"))
}
