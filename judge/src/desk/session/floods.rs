//! How much is too much: letters to an address, lines of a mail.

use super::Session;
use crate::clock::Span;
use crate::command::{Command, Line, Spec};
use crate::desk::DeskError;
use crate::words;

/// The most letters to an address that is not registered, in a day: what a robot that answers every letter gets.
const MOST_TO_STRANGERS: u32 = 10;
/// The most letters to a registered address, in an hour, after which commands are done but not answered.
const MOST_AN_HOUR: u32 = 120;
/// The most letters to strangers of one domain, in a day.
const MOST_TO_DOMAIN: u32 = 100;
/// The most letters in a row to an address of which nothing is ever understood, in a day: two robots part here.
const MOST_USELESS: usize = 3;

/// The most order lines, and the most other commands, that are read in a mail.
const MOST_ORDERS: usize = 400;
const MOST_COMMANDS: usize = 60;
/// The most passwords that are tried in a mail: each costs as much as a guess is meant to.
const MOST_PASSWORDS: usize = 12;

impl Session<'_> {
    /// Whether a mail goes on longer than anybody has something to say; says so once.
    pub(super) fn goes_too_far(&mut self, line: &Line) -> bool {
        let password = line.spec.is_some_and(Spec::takes_password) && !matches!(line.command, Command::Faulty(_));
        let (count, most) = match line.command {
            Command::Order(_) => (&mut self.orders, MOST_ORDERS),
            _ if password => (&mut self.passwords, MOST_PASSWORDS),
            _ => (&mut self.commands, MOST_COMMANDS),
        };
        *count += 1;
        let (count, most) = (*count, most);
        if count == most + 1 {
            self.refuse(words!("too-many-lines"));
        }
        count > most
    }

    /// Whether the author has had so many letters lately that a machine must be at work on the other side.
    pub(super) fn is_flooded(&self) -> Result<bool, DeskError> {
        let (address, day) = (self.address(), self.now.minus(Span::hours(24)));
        if !self.useful && self.store.useless_answers_since(&address, day)? >= MOST_USELESS {
            return Ok(true);
        }
        let domain = address.rsplit('@').next().unwrap_or_default();
        if self.person.is_none() && self.store.letters_to_strangers_since(domain, day)? >= MOST_TO_DOMAIN {
            return Ok(true);
        }
        let (span, most) =
            if self.person.is_some() { (Span::hours(1), MOST_AN_HOUR) } else { (Span::hours(24), MOST_TO_STRANGERS) };
        Ok(self.store.letters_since(&self.address(), self.now.minus(span))? >= most)
    }
}
