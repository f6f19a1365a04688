//! What somebody does who is signed on: orders, press, votes, settings, and the master's work.

use engine::{Author, Duty, Grade, Phrase};

use super::sign::is_password;
use super::{Current, Session};
use crate::command;
use crate::desk::advance::{advance, hold};
use crate::desk::{DeskError, forms, mailing};
use crate::facts::{self, SeatSheet};
use crate::game::{Cause, Game, Notice, Role, Status, addressees, said};
use crate::letter::LetterKind;
use crate::secret;
use crate::store::Purpose;
use crate::text;
use crate::words;
use crate::words::Answer;

impl Session<'_> {
    /// Reads the order lines that have come together.
    pub(super) fn flush(&mut self) -> Result<(), DeskError> {
        let office = self.office;
        let Some(current) = self.current.as_mut().filter(|current| !current.lines.is_empty()) else { return Ok(()) };
        let lines = std::mem::take(&mut current.lines);
        let Some(author) = current.role.author() else {
            lines.iter().for_each(|line| self.reply.say(office, line, &Err(words!("orders-not-yours"))));
            return Ok(());
        };
        let begun = current.game.round.as_ref().map(|round| round.opened);
        let refused = if let Some(label) = &current.stale {
            Err(words!("order-stale", label = label))
        } else if begun.is_some_and(|begun| self.arrived < begun) {
            // Written for the turn before: it was played while this mail was on its way.
            Err(words!("older-than-turn", now = current.game.label()))
        } else {
            current.game.takes_orders(&author)
        };
        if let Err(words) = refused {
            lines.iter().for_each(|line| self.reply.say(office, line, &Err(words.clone())));
            return Ok(());
        }
        let Some(ruleset) = office.ruleset(&current.game.ruleset) else { return Ok(()) };
        match current.game.order(ruleset, &author, &lines.join("\n")) {
            Ok(orders) => {
                for notice in current.game.offers(&orders.shown_to) {
                    mailing::send(office, self.store, &current.game, &notice, self.now)?;
                }
                for remark in orders.remarks {
                    self.taken += usize::from(remark.grade.counts());
                    let line = lines.get(remark.line - 1).map_or("", String::as_str);
                    if remark.grade == Grade::Unread && self.answering && !command::begins(line) {
                        // The system may see several orders in one line.
                        if self.reply.entries.last().is_none_or(|last| last.echo != line) {
                            self.reply.note(office, line, true, &words!("left-alone"));
                        }
                        continue;
                    }
                    let told = said(Some(&remark.phrase), &remark.english);
                    let words = match remark.grade {
                        Grade::Accepted | Grade::Noted => words!("order-accepted", order = told),
                        Grade::Refused | Grade::Unread => words!("order-refused", reason = told),
                    };
                    self.reply.note(office, &remark.text, remark.grade.counts(), &words);
                }
            }
            Err(error) => {
                let mut game = current.game.clone();
                self.current = None;
                self.refuse(words!("game-is-held", game = game.name));
                hold(office, self.store, &mut game, &error.to_string(), self.now)?;
            }
        }
        Ok(())
    }

    /// The standing orders of a seat or of the master, for the reply.
    pub(super) fn show_sheet(&mut self, game: &Game, author: &Author) -> Result<(), DeskError> {
        let (Some(round), Some(ruleset)) = (&game.round, self.office.ruleset(&game.ruleset)) else { return Ok(()) };
        let Ok(standing) = game.standing(ruleset, author) else { return Ok(()) };
        let notes = game.notes(ruleset, author).unwrap_or_default();
        let (title, missing, wait) = match author {
            Author::Seat(seat) => match game.chair(seat) {
                Some(chair) => (chair.title(), &chair.missing, chair.wait),
                None => return Ok(()),
            },
            Author::Master if game.asks(author) => (Phrase::new("role-master").into(), &round.master.missing, false),
            Author::Master => return Ok(()),
        };
        // Of several sessions in a mail the last one's form can be edited.
        let reader = (&self.reply.names, self.reply.taste.language);
        self.reply.form = forms::make(self.office, self.store, (game, author), reader, self.now)?;
        let mut facts = facts::game(game);
        facts::in_zone(&mut facts, game, self.zone());
        self.reply.sheets.push(SeatSheet {
            game: facts,
            system: game.ruleset.clone(),
            seat: title,
            offers: standing["offers"].clone(),
            orders: standing,
            notes: notes.iter().map(|note| said(Some(&note.phrase), &note.english)).collect(),
            missing: missing.clone(),
            wait,
            due: game.duty(author) != Duty::Idle,
            late: round.late,
        });
        Ok(())
    }

    /// `ORDERS AS SHOWN`: every line of the form as it stands.
    pub(super) fn order_as_shown(&mut self) -> Result<(), DeskError> {
        let Some((game, author)) = self.current.as_ref().and_then(|now| Some((&now.game, now.role.author()?))) else {
            return Ok(());
        };
        let lines = self.as_shown(game, &author);
        if let Some(current) = &mut self.current {
            current.lines.extend(lines);
        }
        self.flush()
    }

    pub(super) fn publish(&mut self, game: &Game, notice: Option<Notice>) -> Result<(), DeskError> {
        match notice {
            Some(notice) => mailing::send(self.office, self.store, game, &notice, self.now),
            None => Ok(()),
        }
    }

    pub(super) fn set_password(&mut self, current: &mut Current, password: &str) -> Answer {
        if !is_password(password) {
            return Err(words!("password-form"));
        }
        let hash = secret::hash_password(password, &self.office.chance);
        if let Some(member) = member_of(current, &self.address()) {
            member.password = hash;
        }
        Ok(words!("password-set"))
    }

    /// `PROCESS`: the turn is played at once with the orders that are there.
    pub(super) fn process(&mut self, game: &mut Game) -> Result<Answer, DeskError> {
        if game.status != Status::Running {
            return Ok(Err(words!("not-running", game = game.name)));
        }
        let label = game.label();
        advance(self.office, self.store, game, Cause::Process, self.now)?;
        Ok(match game.status {
            Status::Held => Err(words!("game-is-held", game = game.name)),
            _ => Ok(words!("processed", label = label)),
        })
    }

    pub(super) fn write_press(&mut self, current: &Current, to: &str, text: &str) -> Result<Answer, DeskError> {
        // Signs that turn the direction of writing, or steer a terminal, have no place in a letter.
        let text = text::printable(text);
        let clean = self.reply.redact(&text);
        let press = addressees(&current.game, to).and_then(|to| current.game.press(&current.role, &to, &clean));
        match press {
            Ok((notice, header)) => {
                self.publish(&current.game, Some(notice))?;
                let redacted = clean != text;
                Ok(Ok(if redacted {
                    words!("press-redacted", header = header)
                } else {
                    words!("press-sent", header = header)
                }))
            }
            Err(words) => Ok(Err(words)),
        }
    }

    pub(super) fn ask_to_move(&mut self, game: &Game, address: &str) -> Result<Answer, DeskError> {
        let purpose = Purpose::MoveTo { game: game.name.clone(), from: self.address() };
        self.ask_address(address, purpose, (LetterKind::Move, &game.name))
    }

    /// `SET ADDRESS2`: an address that is tried when the first one bounces.
    pub(super) fn ask_second(&mut self, address: &str) -> Result<Answer, DeskError> {
        let purpose = Purpose::Second { of: self.address() };
        let own = self.address();
        self.ask_address(address, purpose, (LetterKind::Second, &own))
    }

    fn ask_address(
        &mut self,
        address: &str,
        purpose: Purpose,
        (kind, what): (LetterKind, &str),
    ) -> Result<Answer, DeskError> {
        let Some(new) = crate::envelope::address(address) else {
            return Ok(Err(words!("no-address", address = address)));
        };
        let asked = self.ask_to_confirm(&new, purpose, (kind, what, None))?;
        Ok(match asked {
            true => Ok(words!("confirm-first", address = new)),
            false => Err(words!("too-many-confirmations", address = new)),
        })
    }
}

fn member_of<'a>(current: &'a mut Current, address: &str) -> Option<&'a mut crate::game::Member> {
    let game = &mut current.game;
    match &current.role {
        Role::Player(seat) => game.chairs.iter_mut().find(|chair| chair.seat == *seat)?.player.as_mut(),
        Role::Waiting => game.waiting.iter_mut().find(|member| member.address == address),
        Role::Observer => game.observers.iter_mut().find(|member| member.address == address),
        Role::Master => Some(&mut game.master),
    }
}

/// `SET PREFERENCE FEG*`: letters of the seats, the dearest first.
pub(super) fn prefer(current: &mut Current, address: &str, wish: &str) -> Answer {
    let letters: Vec<char> = wish.chars().filter(|letter| letter.is_alphanumeric()).collect();
    if let Some(letter) = letters.iter().find(|letter| current.game.chair_called(&letter.to_string()).is_none()) {
        return Err(words!("no-such-seat", game = current.game.name, seat = letter.to_string()));
    }
    if let Some(member) = member_of(current, address) {
        member.preference = wish.to_uppercase();
    }
    Ok(words!("preference-set", list = wish.to_uppercase()))
}
