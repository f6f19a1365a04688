//! The table of settings, in the order in which people are told of them.

mod clocks;
mod endings;
mod leading;
mod person;
mod press;
mod seats;
mod setup;

use super::{Label, Needs, Scope, Setting, Tells, Until};

/// What holds for a person's settings where an entry says nothing else.
const PERSON: Setting = Setting {
    key: "",
    also: &[],
    foreign: None,
    scope: Scope::Rules,
    needs: Needs::Nothing,
    until: Until::Over,
    tells: Tells::Nobody,
    file: None,
    values: &[],
    usage: "",
    label: Label::Row(""),
    example: "",
    help: "",
};

/// What holds for a game's settings where an entry says nothing else.
const GAME: Setting = Setting { tells: Tells::Everybody, ..PERSON };

/// Every setting, by what it is about.
static TABLES: [&[Setting]; 7] =
    [person::TABLE, clocks::TABLE, press::TABLE, seats::TABLE, endings::TABLE, setup::TABLE, leading::TABLE];

/// Every setting there is.
pub fn settings() -> impl Iterator<Item = &'static Setting> {
    TABLES.iter().copied().flatten()
}
