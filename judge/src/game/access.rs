//! Who may come into a game: lists of mailboxes, and newcomers who wait for the master's word.

use std::collections::BTreeSet;

use chancery_engine::Seat;
use serde::{Deserialize, Serialize};

use super::{Claim, Game, Member, Notice, Status};
use crate::clock::Moment;
use crate::letter::News;
use crate::settings::Access;
use crate::words;
use crate::words::Words;

/// Somebody who wants to come in and waits for the master's word.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Applicant {
    /// Who.
    pub member: Member,
    /// The seat that he wants; nothing: a place in a game that forms.
    pub seat: Option<Seat>,
    /// Whether he is to lead that seat with its player; else it is open.
    #[serde(default)]
    pub partner: bool,
    /// Since when.
    pub since: Moment,
}

impl Game {
    /// Whether somebody new may come in, whose mailboxes these are.
    ///
    /// # Errors
    /// The game is closed, or he is not on its list.
    pub fn lets_in(&self, mailboxes: &BTreeSet<String>) -> Result<(), Words> {
        match self.options.leading.access {
            Access::Any => Ok(()),
            Access::Closed => Err(words!("access-is-closed", game = self.name)),
            Access::Listed if self.led.allowed.iter().any(|allowed| mailboxes.contains(allowed)) => Ok(()),
            Access::Listed => Err(words!("access-is-listed", game = self.name)),
        }
    }

    /// Whether a newcomer waits for the master's word.
    pub fn asks_for_approval(&self) -> bool {
        self.options.leading.approval && !self.led.alone
    }

    /// Notes that somebody wants to come in, and asks the masters.
    pub fn apply(&mut self, applicant: Applicant) -> (Words, Notice) {
        let address = applicant.member.address.clone();
        self.led.applicants.retain(|other| other.member.address != address);
        self.led.applicants.push(applicant);
        let to = self.master_addresses();
        (words!("applied", game = self.name), Notice { to, ..self.news(News::Applied) })
    }

    /// Lets in whoever waits for that, by a part of his address or name.
    ///
    /// # Errors
    /// Nobody is meant, several are, or his place is gone.
    pub fn approve(&mut self, word: &str, now: Moment) -> Result<(Words, Vec<Notice>), Words> {
        let index = self.applicant(word)?;
        let Applicant { member, seat, partner, .. } = self.led.applicants.remove(index);
        let (to, name) = (vec![member.address.clone()], member.name.clone());
        let mut notices = Vec::new();
        match seat {
            Some(seat) if partner => {
                self.has_room_for_partner(&seat)?;
                notices.push(self.take_partner(&seat, member, now));
                notices.push(Notice { to, ..self.news_of(News::PartnerApproved, std::slice::from_ref(&seat)) });
                return Ok((words!("approved", who = name, game = self.name), notices));
            }
            Some(seat) => {
                let letter = self.chair(&seat).and_then(|chair| chair.letters.chars().next()).map(String::from);
                let (_, _, notice) = self.sign_on(&letter.unwrap_or_default(), Claim::Newcomer(member))?;
                notices.extend(notice);
            }
            None if self.places_free() == 0 => return Err(words!("game-is-full", game = self.name)),
            None => {
                self.join(member)?;
                notices.extend(self.formed());
            }
        }
        notices.push(Notice { to, ..self.news(News::Approved) });
        Ok((words!("approved", who = name, game = self.name), notices))
    }

    /// Does not let in whoever waits for it.
    ///
    /// # Errors
    /// Nobody is meant, or several are.
    pub fn turn_down(&mut self, word: &str) -> Result<(Words, Vec<Notice>), Words> {
        let index = self.applicant(word)?;
        let Applicant { member, .. } = self.led.applicants.remove(index);
        let notice = Notice { to: vec![member.address], ..self.news(News::TurnedDown) };
        Ok((words!("turned-down", who = member.name, game = self.name), vec![notice]))
    }

    fn applicant(&self, word: &str) -> Result<usize, Words> {
        let wanted = word.to_lowercase();
        let fits = |applicant: &Applicant| {
            let Member { address, name, .. } = &applicant.member;
            address.contains(&wanted) || name.to_lowercase().contains(&wanted)
        };
        let found: Vec<usize> =
            (0..self.led.applicants.len()).filter(|index| fits(&self.led.applicants[*index])).collect();
        let names = || self.led.applicants.iter().map(|applicant| applicant.member.name.as_str()).collect::<Vec<_>>();
        match found.as_slice() {
            [index] => Ok(*index),
            [] if self.led.applicants.is_empty() => Err(words!("nobody-applies", game = self.name)),
            _ => Err(words!("applicants-are", who = word, names = names().join(", "), example = names()[0])),
        }
    }

    /// Puts a mailbox on the list of those who may come in, and off that of those who may not.
    pub fn allow(&mut self, mailbox: &str) {
        self.barred.retain(|barred| barred != mailbox);
        if !self.led.allowed.iter().any(|allowed| allowed == mailbox) {
            self.led.allowed.push(mailbox.to_owned());
        }
    }

    /// Puts a mailbox on the list of those who may not come in, and off the other.
    ///
    /// # Errors
    /// Somebody in the game has it.
    pub fn deny(&mut self, mailbox: &str, inside: bool) -> Result<(), Words> {
        if inside {
            return Err(words!("deny-inside", game = self.name, who = mailbox));
        }
        self.led.allowed.retain(|allowed| allowed != mailbox);
        if !self.barred.iter().any(|barred| barred == mailbox) {
            self.barred.push(mailbox.to_owned());
        }
        Ok(())
    }

    /// Whether everybody who is needed to start waits, and only the master's word is missing.
    pub(super) fn waits_to_start(&self) -> bool {
        self.status == Status::Forming && self.places_free() == 0 && self.options.leading.manual_start
    }
}
