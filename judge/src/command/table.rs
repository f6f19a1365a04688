//! The table of commands: one entry each, in the order in which they are told.
//!
//! To add one:
//! 1. a variant of [`Command`](super::Command) that holds what the command is given;
//! 2. an entry in the file of this folder that it belongs to: the compiler asks for every field;
//! 3. what it does, where the compiler misses the variant: `desk/session/run.rs`, for a question `desk/look.rs`;
//! 4. the message that its row of HELP names, in the four folders of `templates/`, and its example in `templates/help.json`;
//! 5. its usage in the README's list.
//!
//! `judge/tests/commands.rs` names what is missing.

mod account;
mod leading;
mod looking;
mod master;
mod orders;
mod press;
mod seats;
mod signing;
mod votes;

use super::spec::{Also, Help, Spec};

/// Every command, by what it is about.
pub static COMMANDS: [&[Spec]; 9] = [
    signing::TABLE,
    looking::TABLE,
    orders::TABLE,
    press::TABLE,
    votes::TABLE,
    seats::TABLE,
    account::TABLE,
    master::TABLE,
    leading::TABLE,
];

/// Every command, one after the other.
pub fn commands() -> impl Iterator<Item = &'static Spec> {
    COMMANDS.iter().copied().flatten()
}

/// The row of HELP that shows an example under a topic.
pub fn help_row(topic: &str, example: &str) -> Option<&'static Help> {
    let shows = |help: &&Help| help.topic == topic && help.example == example;
    commands().flat_map(|spec| spec.help).find(shows)
}

/// Words with a meaning that are no commands: those that open and end what takes several lines, and fields.
pub(super) const OTHER_WORDS: &[(&str, Also)] = &[
    ("END", Also::Words { ru: &["конец"], bg: &["край"], zh: &["結束"] }),
    ("PRESS TO", Also::Words { ru: &["пресса для"], bg: &["преса до"], zh: &["來函給"] }),
    ("ENDPRESS", Also::Words { ru: &["конец прессы"], bg: &["край на пресата"], zh: &["來函完"] }),
    ("NAME", Also::Words { ru: &["имя"], bg: &["име"], zh: &["名字", "姓名"] }),
];
