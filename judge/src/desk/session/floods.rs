//! How much is too much: lines of a mail, and answers to an address.

use super::Session;
use crate::command::{Command, Line, Play, Sign, Spec};
use crate::desk::DeskError;
use crate::desk::budget::{self, Cause, Cost};
use crate::game::Role;
use crate::reading::Auth;
use crate::words;

/// The most order lines, and the most other commands, that are read in a mail.
pub(super) const MOST_ORDERS: usize = 400;
const MOST_COMMANDS: usize = 60;
/// The most passwords that are tried in a mail: each costs as much as a guess is meant to.
const MOST_PASSWORDS: usize = 12;
/// The most texts of press in a mail: one to each of the others, and as many again.
const MOST_PRESS: usize = 14;

/// The most games of one master that wait for players at once.
const MOST_FORMING: usize = 5;

impl Session<'_> {
    /// Whether a mail goes on longer than anybody has something to say: from there on nothing of it is read, and all is kept
    /// to be given back.
    pub(super) fn goes_too_far(&mut self, line: &Line) -> bool {
        let too_far = !self.unread.is_empty() || self.is_one_too_many(line);
        if too_far {
            self.unread.extend([&line.echo].into_iter().chain(&line.block).cloned());
            self.unread.extend(line.end.clone());
        }
        too_far
    }

    /// Says which lines were not read.
    pub(super) fn tell_unread(&mut self) {
        let unread = std::mem::take(&mut self.unread);
        let Some((first, rest)) = unread.split_first() else { return };
        let before = self.reply.entries.len();
        self.say(first, &Err(words!("too-many-lines")));
        self.reply.give_back(self.office, before, rest);
    }

    /// Counts a line; whether there are more of its kind than are read.
    fn is_one_too_many(&mut self, line: &Line) -> bool {
        let password = line.spec.is_some_and(Spec::takes_password) && !matches!(line.command, Command::Faulty(_));
        let (count, most) = match &line.command {
            Command::Play(Play::WhatIf(text) | Play::Default(text)) => {
                self.orders += text.lines().count();
                (&mut self.orders, MOST_ORDERS)
            }
            // What stands below a condition is as many orders.
            Command::Order(_) => {
                self.orders += line.block.len();
                (&mut self.orders, MOST_ORDERS)
            }
            Command::Play(Play::Press { .. } | Play::Reply(_)) => (&mut self.presses, MOST_PRESS),
            _ if password => (&mut self.passwords, MOST_PASSWORDS),
            _ => (&mut self.commands, MOST_COMMANDS),
        };
        *count += 1;
        *count > most
    }

    /// Whether nobody has proved whose words these are, so that they are not repeated to the address that they claim.
    pub(super) fn is_stranger(&self) -> bool {
        self.person.is_none() && !self.is_vouched() && !self.confirmed
    }

    /// Whether a server, a signature or a letter that only he got vouches for the author.
    pub(super) fn is_vouched(&self) -> bool {
        self.auth == Auth::Pass || self.vouched
    }

    /// Whether the mail has shown that its author is who he says.
    fn is_proved(&self) -> bool {
        self.is_vouched() || self.confirmed || self.let_in
    }

    /// Whether an answer stays unwritten, and why; the last one before says that it is the last, so that people know, and two
    /// robots part.
    pub(super) fn silence(&mut self) -> Result<Option<&'static str>, DeskError> {
        let registered = self.person.is_some();
        if !self.useful {
            if registered && self.says_it_again()? {
                return Ok(Some("the same words without a command came within a day"));
            }
            match self.pay(if registered { Cost::Useless } else { Cost::StrangersUseless })? {
                0 => return Ok(Some("too many mails without a command today")),
                1 => self.say("", &Ok(words!("last-useless"))),
                _ if registered => self.say("", &Ok(words!("same-words-once"))),
                _ => {}
            }
        }
        let cost = match (registered, self.is_proved()) {
            // What is due to a player is never kept back.
            (true, true) if self.taken > 0 => return Ok(None),
            (true, true) => Cost::KnownAnswer,
            (true, false) => Cost::Answer,
            (false, _) => Cost::StrangersAnswer,
        };
        match self.pay(cost)? {
            0 => return Ok(Some("enough letters to this address")),
            1 => self.say("", &Ok(words!("last-answer"))),
            _ => {}
        }
        Ok(None)
    }

    /// Pays for a letter to the author himself; what was left before.
    fn pay(&mut self, cost: Cost) -> Result<u32, DeskError> {
        let (address, proved) = (self.address(), self.is_proved());
        budget::pay(self.store, &Cause::own(cost, &address, proved), self.now)
    }

    /// Whether the author has sent the very same words within a day. A mail without any is like no other.
    fn says_it_again(&mut self) -> Result<bool, DeskError> {
        let words: Vec<String> =
            self.lines.iter().flat_map(|line| line.split_whitespace()).map(str::to_lowercase).collect();
        // What others write in somebody's name is not said by him.
        let whose = if self.is_proved() { self.address() } else { format!("? {}", self.address()) };
        Ok(!words.is_empty() && budget::is_said_again(self.store, &whose, &words.join(" "), self.now)?)
    }

    /// Whether the author may do something today that others are told of; says so when he may not.
    pub(super) fn may_stir(&mut self, line: &Line) -> Result<bool, DeskError> {
        let leads = self.current.as_ref().is_some_and(|current| current.role == Role::Master);
        let stirs = match &line.command {
            Command::Master(_) | Command::Play(Play::Resign) => true,
            Command::Sign(sign) => matches!(sign, Sign::Create { .. } | Sign::Join { .. } | Sign::Observe { .. }),
            Command::Set { .. } => leads,
            _ => false,
        };
        let address = self.address();
        let may = !stirs || budget::left(self.store, &Cause::own(Cost::Notice, &address, true), self.now)? > 0;
        if !may {
            self.say(&line.echo, &Err(words!("too-much-today")));
        }
        Ok(may)
    }

    /// Notes that others are told of something.
    pub(super) fn has_stirred(&mut self) -> Result<(), DeskError> {
        let address = self.address();
        budget::spend(self.store, &Cause::own(Cost::Notice, &address, true), self.now)
    }

    /// Whether the author may found one more game today, and beside those of his that nobody has filled yet; then it is noted.
    pub(super) fn may_found(&mut self) -> Result<bool, DeskError> {
        let address = self.address();
        let own = |master: &str| budget::is_one_mailbox(master, &address);
        if self.store.count_forming_of(own)? >= MOST_FORMING {
            return Ok(false);
        }
        Ok(budget::pay(self.store, &Cause::own(Cost::Game, &address, true), self.now)? > 0)
    }
}
