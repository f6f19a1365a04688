//! What runs: the one place where a command of the table is let through and becomes an act.

use std::sync::Arc;

use chancery_engine::{Author, Seat};

use super::current::Acting;
use super::lost::{is_order, left_out};
use super::who::{alone, part, who_may_give};
use super::{Current, Session, account};
use crate::command::{self, Account, Arg, Bench, Class, Command, Danger, Line, Look, Master, Play, Sign, Spec, Who};
use crate::desk::look::{Asker, inform, stats};
use crate::desk::trust::Permit;
use crate::desk::{DeskError, letters};
use crate::game::{Game, Notice, Role, Status};
use crate::letter::Appointment;
use crate::words;
use crate::words::{Answer, Words};

/// The most questions that are answered in a mail; the same one is answered once.
const MOST_LOOKS: usize = 12;

/// Whether a player alone can do it, and nobody in his place.
fn is_his_own(spec: &Spec) -> bool {
    matches!(spec.class, Class::Vote | Class::Account | Class::GiveUp)
}

/// Whether a line may stand among what is only tried: others are told at once of an absence, or that a deputy acts no more.
fn is_tried(line: &Line, class: Class) -> bool {
    let tells = matches!(line.command, Command::Play(Play::Away(_) | Play::Back(_) | Play::NoDeputy));
    matches!(class, Class::Look | Class::Order | Class::Enter) && !tells
}

impl Session<'_> {
    /// Whether a line that could be a command is an order after all: what cannot be taken back may be, in another language,
    /// a word of orders too, and counts only where it names a seat.
    pub(super) fn reads_as_order(&self, line: &Line) -> bool {
        let doubtful = |spec: &Spec| spec.danger == Danger::Final && spec.takes.contains(&Arg::Seat);
        match (&line.command, &self.current) {
            (Command::Play(Play::Concede(Some(seat))), Some(current)) => {
                line.foreign && line.spec.is_some_and(doubtful) && current.game.chair_called(seat).is_none()
            }
            _ => false,
        }
    }

    /// Lets a command through, or says why not, and runs it.
    pub(super) fn run(&mut self, line: &Line) -> Result<(), DeskError> {
        if matches!(line.command, Command::Master(Master::Become(_)) | Command::Play(Play::Lead)) {
            self.go_on_leading();
        }
        match &line.command {
            Command::Faulty(usage) => {
                if command::begins(&line.text) || !self.tell_near(&line.text, &line.echo)? {
                    let barred = self.current.as_ref().and_then(|_| self.would_run(line).err());
                    let words = barred.map_or_else(|| self.usage(usage, line.spec), Ok)?;
                    self.say(&line.echo, &Err(words));
                }
            }
            Command::LeftOut(old) => match self.setting_of_form(old) {
                Some(key) => return self.set(&key, "", &line.echo),
                None => self.say(&line.echo, &Err(left_out(old))),
            },
            Command::Unknown => {
                if !self.tell_meant(&line.text, &line.echo)? {
                    let lost = self.current.is_none() && is_order(&line.text);
                    self.say(&line.echo, &Err(alone(if lost { "not-signed-on" } else { "unknown-line" })));
                }
            }
            _ if !self.lets_through(line) => {}
            // What a line shows that signs on is known, and weighed, when the game has been looked at.
            Command::Sign(sign) => return self.sign(sign, line),
            _ => {
                let class = self.class(line);
                match self.gate_here(line, class)? {
                    Some(_) if let Some(words) = self.is_for_another(class) => self.say(&line.echo, &Err(words)),
                    Some(_) if self.is_doubtful(line) => match self.is_void(line)? {
                        Some(words) => self.say(&line.echo, &Err(words)),
                        None => return self.hold_in_doubt(line),
                    },
                    Some(permit) => return self.obey(line, permit),
                    None => {}
                }
            }
        }
        Ok(())
    }

    /// What must be proved before a line is acted on. Of a setting it depends on whose it is.
    fn class(&self, line: &Line) -> Class {
        let leads = self.current.as_ref().is_some_and(|current| current.role == Role::Master);
        match (&line.command, line.spec) {
            (Command::Set { key, .. }, _) => match self.setting(key) {
                Some(found) if found.setting.is_personal() && self.person.is_some() => Class::Person,
                Some(_) if leads => Class::Master,
                Some(_) if self.may_propose(line) => Class::Vote,
                // It is refused whoever asks.
                _ => Class::Look,
            },
            (Command::Master(_), _) if self.may_propose(line) => Class::Vote,
            (_, Some(spec)) => spec.class,
            (_, None) => Class::Order,
        }
    }

    /// What is to be said of orders and votes that may have been meant for another turn.
    fn is_for_another(&self, class: Class) -> Option<Words> {
        let current = self.current.as_ref().filter(|_| matches!(class, Class::Order | Class::Vote))?;
        let meant = current.other_turn(self.arrived)?;
        Some(words!("vote-older", now = current.game.label(), meant = meant))
    }

    /// Does what a line asks for whose author has been let through.
    fn obey(&mut self, line: &Line, _permit: Permit) -> Result<(), DeskError> {
        let echo = &line.echo;
        match &line.command {
            Command::Look(look) => self.look(look, echo),
            Command::Bench(bench) => {
                let answer = match bench {
                    Bench::On(game) => self.stand_by(game.as_deref())?,
                    Bench::Off(game) => self.stand_down(game.as_deref())?,
                    // The letter that offers a seat is answered before lines are read.
                    Bench::Take => Err(self.usage("take-elsewhere", line.spec)?),
                };
                self.say(echo, &answer);
                Ok(())
            }
            Command::Play(Play::AsShown) => self.order_as_shown(),
            Command::ForgetMe => self.ask_to_forget(echo),
            Command::Set { key, value } => self.set(key, value, echo),
            Command::Play(play) => self.act(line, |session, current| session.play(current, play)),
            Command::Account(account) => self.act(line, |session, current| session.change(current, account)),
            Command::Master(master) => self.act(line, |session, current| match current.role.clone() {
                Role::Player(seat) => session.propose(current, master, &seat),
                _ => session.lead(current, master),
            }),
            // Orders are read with the lines around them; the others have been seen to.
            Command::Order(_) | Command::Sign(_) => Ok(()),
            Command::Faulty(_) | Command::LeftOut(_) | Command::Unknown => Ok(()),
        }
    }

    /// Whether the author may give the command; says why not. Nothing is said where the line that should have signed him on
    /// has been refused.
    fn lets_through(&mut self, line: &Line) -> bool {
        let Some(spec) = line.spec else { return true };
        let refusal = match (spec.who, &self.current) {
            (_, Some(current)) if current.trial.is_some() && !is_tried(line, spec.class) => "check-only-orders",
            (Who::Anybody, _) => return true,
            (Who::Registered, _) => return self.must_be_registered(&line.echo),
            (Who::Signed(..), Some(current)) if current.acts.is_some() && is_his_own(spec) => match current.acts {
                Some(Acting::Deputy) => "deputy-not-this",
                _ => "become-not-this",
            },
            (Who::Signed(parts, _), Some(current)) if parts.contains(&part(&current.role)) => return true,
            (Who::Signed(..), Some(_)) if self.may_propose(line) => return true,
            (Who::Signed(_, refusal), Some(current)) => {
                let words = who_may_give(spec, refusal, is_his_own(spec), current);
                self.say(&line.echo, &Err(words));
                return false;
            }
            (Who::Signed(..), None) if self.skipping => {
                self.shut_out(&line.echo, &line.block);
                return false;
            }
            (Who::Signed(..), None) => "not-signed-on",
        };
        self.say(&line.echo, &Err(alone(refusal)));
        false
    }

    fn sign(&mut self, sign: &Sign, line: &Line) -> Result<(), DeskError> {
        let echo = &line.echo;
        match sign {
            Sign::Register { name, fields } => self.register(name.as_deref(), fields, line),
            Sign::Confirm(word) => match self.tag(word) {
                Some(tag) => self.confirm(&tag, echo),
                None => {
                    self.say(echo, &Err(words!("no-such-token")));
                    Ok(())
                }
            },
            Sign::Create { game, password, words } => self.create(line, game, password, words),
            // JOIN Germany@flow names the seat, as TAKEOVER does.
            Sign::Join { game, password } => match game.split_once('@') {
                Some((seat, game)) if !password.is_empty() => self.sign_on(line, seat, game, password),
                _ => self.join(game, password, line),
            },
            Sign::On { seat, game, password } => self.sign_on(line, seat, game, password),
            Sign::Forgotten { game, password } => self.forget_password(game, password, line),
            Sign::Observe { game, password } => self.observe(game, password, line),
            Sign::Off => self.leave(),
        }
    }

    pub(super) fn look(&mut self, look: &Look, echo: &str) -> Result<(), DeskError> {
        let here = self.current.as_ref().map(|current| &current.game).or(self.about.as_ref());
        let here = here.map(|game| Arc::new(game.clone()));
        // Whoever names no game is told how one of his own is played.
        let here = match look {
            Look::Help(_) if here.is_none() => self.awaited_in()?.map(|(game, _)| game),
            _ => here,
        };
        let asked = (look.clone(), here.as_ref().map(|game| game.name.clone()));
        if self.asked.contains(&asked) {
            self.say(echo, &Ok(words!("see-below")));
            return Ok(());
        }
        if self.asked.len() >= MOST_LOOKS {
            self.say(echo, &Err(words!("too-many-looks", most = MOST_LOOKS)));
            return Ok(());
        }
        self.asked.push(asked);
        // Lists are read from the store, and hold what this mail has done.
        if let Some(current) = self.current.as_mut().filter(|current| current.trial.is_none()) {
            self.store.save_game(&mut current.game)?;
        }
        let address = self.address();
        let (taste, person, now) = (&self.reply.taste, self.person.as_ref(), self.now);
        let asker = Asker { taste, address: &address, person, now };
        let informed = match look {
            Look::Deadline(name) => return self.tell_deadlines(name.as_deref(), here.as_deref(), echo),
            Look::Map(name, turn) => return self.show_map((name.as_deref(), turn.as_deref()), here.as_deref(), echo),
            Look::Seed(name, turn) => return self.tell_seed((name.as_deref(), turn.as_deref()), here.as_deref(), echo),
            Look::Whois(name) => return self.who_is(name, echo),
            Look::Export(name) => return self.export(name.as_deref(), here.as_deref(), echo),
            Look::Stats(word) => {
                stats::renew(self.store)?;
                stats::told(self.office, self.store, word.as_deref(), asker)?
            }
            _ => inform(self.office, self.store, look, here.as_deref(), asker)?,
        };
        match informed {
            Ok(section) => {
                self.say(echo, &Ok(words!("see-below")));
                self.reply.sections.push(section);
            }
            Err(words) => self.say(echo, &Err(words)),
        }
        Ok(())
    }

    /// Acts in the game that somebody is signed on to, and says what came of it.
    fn act(
        &mut self,
        line: &Line,
        act: impl FnOnce(&mut Self, &mut Current) -> Result<Answer, DeskError>,
    ) -> Result<(), DeskError> {
        self.talk.endless = self.is_endless(line);
        let Some(mut current) = self.current.take() else { return Ok(()) };
        let answer = act(self, &mut current)?;
        let resigns = line.command == Command::Play(Play::Resign) && answer.is_ok();
        let gone = self.has_gone(&current.game, &current.role, current.acts);
        let misses = matches!(line.command, Command::Master(Master::Become(_))) && answer.is_err();
        self.current = Some(current);
        let first = self.reply.entries.len();
        self.say(&line.echo, &answer);
        let shown = std::mem::take(&mut self.talk.shown);
        self.reply.show_text(self.office, first, &shown);
        if misses {
            // What was meant for a player would be done by his master.
            self.reply.find_fault(self.office, &words!("become-skipped"));
            (self.aside, self.skipping) = (self.current.take(), true);
        }
        if resigns || gone {
            self.leave()?;
            self.skipping = true;
        }
        Ok(())
    }

    fn play(&mut self, current: &mut Current, play: &Play) -> Result<Answer, DeskError> {
        let address = self.address();
        match (play, current.role.clone()) {
            (Play::Press { to, broadcast, text }, _) => self.write_press(current, (to, *broadcast), text),
            (Play::Reply(text), _) => self.write_reply(current, text),
            (Play::Lead, _) => self.lead_again(current),
            (Play::Decide(goes), _) => self.decide(&current.game, *goes),
            (Play::Postal(text), _) => self.write_postal(current, text),
            (Play::Diary(diary), _) => self.diary(current, diary),
            (Play::Sent, _) => self.tell_sent(&current.game),
            (Play::AllPress(all), role) => Ok(self.oversee(&mut current.game, &role, *all)),
            (Play::Preference(wish), _) => Ok(account::prefer(current, &address, wish)),
            (Play::Resign, Role::Player(seat)) if current.partner.is_some() => self.end_partner(current, &seat, ""),
            (Play::Resign, Role::Player(seat)) => self.resign(&mut current.game, &seat),
            (Play::Resign, Role::Master) => self.leave_lead(&mut current.game),
            (Play::Resign, _) => Ok(current.step_back(&address)),
            (Play::Ahead(name), Role::Player(seat)) => self.look_ahead(current, &seat, name),
            (Play::Default(text), Role::Player(seat)) => self.stand(current, &seat, text),
            (Play::ClearDefault, Role::Player(seat)) => Ok(current.game.clear_standing(&seat)),
            (Play::WhatIf(text), Role::Player(seat)) => self.what_if(current, &seat, text),
            (Play::Check, Role::Player(_)) => Ok(Ok(words!("check-begins"))),
            (Play::ClearAhead(name), Role::Player(seat)) => self.clear_ahead(current, &seat, name),
            (Play::Away(dates), Role::Player(seat)) => self.go_away(current, &seat, dates),
            (Play::Back(date), Role::Player(seat)) => Ok(current.game.come_back(&seat, date, self.now)),
            (Play::Deputy(text), Role::Player(seat)) => self.ask_deputy(&current.game, &seat, text),
            (Play::NoDeputy, Role::Player(seat)) => {
                let ended = current.game.end_deputy(&seat, self.now).map(|(words, notice)| (words, Some(notice)));
                self.voted(&current.game, ended)
            }
            (Play::Partner(who), Role::Player(seat)) => self.ask_partner(&current.game, &seat, who),
            (Play::NoPartner(who), Role::Player(seat)) => self.end_partner(current, &seat, who),
            (Play::Wait(wait), Role::Player(seat)) => Ok(current.wait(&seat, *wait)),
            (Play::Clear, Role::Player(seat)) if current.ahead.is_elsewhere() => Ok(current.clear_there(&seat)),
            (Play::Clear, Role::Player(seat)) => Ok(self.clear(current, seat)),
            (play, Role::Player(seat)) => self.vote(current, play, &seat),
            // The table lets nobody else through.
            _ => Ok(Err(words!("players-only"))),
        }
    }

    /// `CLEAR`: the orders of this turn go, and what lies ready for later ones, which is all that the old judges' CLEAR took.
    fn clear(&self, current: &mut Current, seat: Seat) -> Answer {
        let game = &mut current.game;
        let over = matches!(game.status, Status::Over(_));
        let ruleset = self.office.ruleset(&game.ruleset).filter(|_| !over);
        match ruleset.map(|ruleset| game.clear_orders(ruleset, &Author::Seat(seat.clone()))) {
            Some(Ok(())) => {
                let ahead = if game.clear_plans(&seat, None).is_ok() { "too" } else { "none" };
                Ok(words!("cleared", ahead = ahead))
            }
            _ => Err(game.not_running()),
        }
    }

    /// How a player wants the game to go on, or to end.
    fn vote(&mut self, current: &mut Current, play: &Play, seat: &Seat) -> Result<Answer, DeskError> {
        let (game, now) = (&mut current.game, self.now);
        let vote = match play {
            Play::Agree(agrees) => return self.agree(current, seat, *agrees),
            Play::Motion(asked) => return self.put(current, seat, asked),
            Play::Draw { seats, once } => game.vote_draw(seat, seats, *once, now),
            Play::NoDraw => game.unvote_draw(seat),
            Play::Propose(seats) => game.propose_draw(seat, seats, now),
            Play::Lot(lot) => game.vote_lot(seat, *lot, now),
            Play::Extend(by) => game.extend(seat, by, now),
            Play::Concede(to) => game.concede(seat, to.as_deref(), now),
            // The table makes nothing else of a line.
            _ => Err(words!("players-only")),
        };
        self.voted(&current.game, vote)
    }

    /// Says what came of a vote, and tells everybody when it has ended the game.
    pub(super) fn voted(
        &mut self,
        game: &Game,
        vote: Result<(Words, Option<Notice>), Words>,
    ) -> Result<Answer, DeskError> {
        match vote {
            Ok((words, notice)) => {
                self.publish(game, notice)?;
                Ok(Ok(words))
            }
            Err(words) => Ok(Err(words)),
        }
    }

    /// `RESIGN`: the seat is open to others.
    fn resign(&mut self, game: &mut Game, seat: &Seat) -> Result<Answer, DeskError> {
        let chair = game.chair(seat).cloned();
        self.reply.appointment = chair.and_then(|chair| {
            let deadline = letters::deadline(self.office, game, &chair, self.reply.voice(self.office), self.now)?;
            Some(Appointment { cancelled: true, ..deadline })
        });
        let (words, notices) = game.resign(seat);
        for notice in notices {
            self.publish(game, Some(notice))?;
        }
        Ok(Ok(words))
    }

    fn change(&mut self, current: &mut Current, account: &Account) -> Result<Answer, DeskError> {
        match account {
            Account::Password(password) => self.set_password(current, password),
            Account::Address(address) => self.ask_to_move(&current.game, address),
            Account::Address2(address) => self.ask_second(address),
        }
    }
}
