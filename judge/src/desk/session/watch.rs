//! What a master sees who does not play, and what he does in the place of players: all of it stands in the public log.

use chancery_engine::{Author, Grade, Phrase, Remark, Seat, Seed};

use super::current::Acting;
use super::{Current, Session};
use crate::command::Class;
use crate::desk::look::section;
use crate::desk::trust::{Shown, Verdict};
use crate::desk::{DeskError, letters};
use crate::facts::{OfGame, Seen, Turned};
use crate::game::{Chair, Done, Game, Notice, Role, Status, is_nowhere};
use crate::letter::News;
use crate::words;
use crate::words::{Answer, Words};

impl Session<'_> {
    /// `SET ALL PRESS` and `SET NORMAL PRESS`. That a master reads what is written to some alone is a line of the public log.
    pub(super) fn oversee(&mut self, game: &mut Game, role: &Role, all: bool) -> Answer {
        let answer = game.oversee(role, &self.address(), all);
        if all && answer.is_ok() && *role == Role::Master {
            self.note(game, (Done::Watch, &[], String::new()));
        }
        answer
    }

    /// Shows a master where everybody stands: who is in, all orders, all votes. A master who plays, or whose fellow does, is
    /// shown nothing.
    pub(super) fn show_table(&mut self, game: &mut Game) -> Result<(), DeskError> {
        let over = matches!(game.status, Status::Over(_) | Status::Held);
        let Some(ruleset) = self.office.ruleset(&game.ruleset).filter(|_| !over) else { return Ok(()) };
        let secret = |chair: &&Chair| !chair.sheet.0.is_empty() || chair.draw.is_some() || chair.concede.is_some();
        let held = game.chairs.iter().filter(secret).filter(|_| game.may_peek() && game.round.is_some());
        let seats: Vec<Seat> = held.map(|chair| chair.seat.clone()).collect();
        if !seats.is_empty() {
            let label = game.label();
            self.note(game, (Done::Peek, &seats, label));
        }
        let frame = letters::frame_in(self.office, game, self.reply.taste.language, self.now);
        let facts = Seen::of(frame, game, ruleset);
        if !facts.is_empty() {
            let section = section("seen", &self.reply.taste, facts);
            self.reply.sections.push(section);
        }
        Ok(())
    }

    /// `PREDICT`: how the turn would end with the orders that are there. Nothing is played, and the lots are others.
    pub(super) fn predict(&mut self, game: &mut Game) -> Result<Answer, DeskError> {
        if game.status != Status::Running {
            return Ok(Err(game.not_running()));
        }
        if !game.may_peek() {
            return Ok(Err(words!("peek-plays", game = game.name)));
        }
        let Some(ruleset) = self.office.ruleset(&game.ruleset) else { return Ok(Ok(words!("done"))) };
        let seed = Seed::new(self.office.chance.bytes());
        let Ok(chapter) = game.foresee(ruleset, seed, self.now) else {
            return Ok(Err(words!("game-is-held", game = game.name)));
        };
        let reader = game.reader(&self.address());
        let Ok(told) = Turned::of(game, &chapter, ruleset, &reader) else {
            return Ok(Err(words!("game-is-held", game = game.name)));
        };
        let frame = letters::frame_in(self.office, game, self.reply.taste.language, self.now);
        let facts = OfGame { chapters: vec![told], ..OfGame::bare(frame, game) };
        let section = section("predict", &self.reply.taste, facts);
        self.reply.sections.push(section);
        self.note(game, (Done::Predict, &[], game.label()));
        Ok(Ok(words!("predicted", label = game.label())))
    }

    /// `BECOME power`: the rest of the mail is written as that seat's player.
    pub(super) fn become_seat(&mut self, current: &mut Current, who: &str) -> Result<Answer, DeskError> {
        let game = &mut current.game;
        if game.status == Status::Forming {
            return Ok(Err(game.not_running()));
        }
        if !game.may_peek() {
            return Ok(Err(words!("peek-plays", game = game.name)));
        }
        if !game.options.leading.becoming {
            return Ok(Err(words!("become-not-agreed", game = game.name)));
        }
        let Some(chair) = game.chair_called(who) else {
            return Ok(Err(game.no_seat(who)));
        };
        let (seat, title) = (chair.seat.clone(), chair.title());
        if chair.player.is_none() {
            return Ok(Err(words!("become-vacant", seat = title, game = game.name)));
        }
        self.note(game, (Done::Become, std::slice::from_ref(&seat), game.label()));
        current.role = Role::Player(seat);
        current.acts = Some(Acting::Master);
        Ok(Ok(words!("became", seat = title)))
    }

    /// Whoever named nobody that he could write for leads again; what stood between is counted.
    pub(super) fn go_on_leading(&mut self) {
        if let Some(current) = self.aside.take() {
            self.tell_shut_out();
            self.skipping = false;
            self.current = Some(current);
        }
    }

    /// `BECOME MASTER`: whoever has written as a player writes as the master that he is; one who leads beside a first master
    /// takes his place.
    pub(super) fn lead_again(&mut self, current: &mut Current) -> Result<Answer, DeskError> {
        let name = current.game.name.clone();
        if current.acts != Some(Acting::Master) {
            return match current.role {
                Role::Master if current.game.master.address == self.address() => {
                    Ok(Ok(words!("leads-already", game = name)))
                }
                Role::Master => self.take_lead(&mut current.game),
                _ => Ok(Err(words!("leads-not", game = name))),
            };
        }
        let role = std::mem::replace(&mut current.role, Role::Master);
        current.acts = None;
        self.tell_of_acting(&current.game, &role)?;
        Ok(Ok(words!("signed-on-master", game = name)))
    }

    /// Takes the first place among those who lead.
    fn take_lead(&mut self, game: &mut Game) -> Result<Answer, DeskError> {
        // As it was when he asked, where his mail is read again: the same comes of it.
        let health = self.store.health(&game.master.address)?.filter(|health| health.counts(self.now));
        let unreachable = health.is_some_and(|health| health.is_unwell()) || is_nowhere(&game.master.address);
        match game.take_lead(&self.address(), unreachable, self.now) {
            Ok((words, notice)) => {
                self.note(game, (Done::Lead, &[], String::new()));
                self.publish(game, Some(notice))?;
                Ok(Ok(words))
            }
            Err(words) => Ok(Err(words)),
        }
    }

    /// A master leaves those who lead.
    pub(super) fn leave_lead(&mut self, game: &mut Game) -> Result<Answer, DeskError> {
        let address = self.address();
        let first = game.master.address == address;
        match game.leave_lead(&address) {
            Ok((words, notice)) => {
                if first {
                    self.note(game, (Done::Lead, &[], String::new()));
                }
                self.publish(game, Some(notice))?;
                Ok(Ok(words))
            }
            Err(words) => Ok(Err(words)),
        }
    }

    /// The player of a seat is told what a master has done in his place.
    pub(super) fn tell_of_acting(&mut self, game: &Game, role: &Role) -> Result<(), DeskError> {
        let Role::Player(seat) = role else { return Ok(()) };
        let Some(player) = game.chair(seat).and_then(|chair| chair.player.as_ref()) else { return Ok(()) };
        let notice =
            Notice { to: vec![player.address.clone()], ..game.news_of(News::Acted, std::slice::from_ref(seat)) };
        self.publish(game, Some(notice))
    }

    /// Orders that a master writes in his own name: each goes to the seat whose it is, where the last word counts.
    pub(super) fn order_for_seats(&mut self, lines: &[String]) -> Result<(), DeskError> {
        let lines = &self.without_other_lines(lines)?;
        let Some(mut current) = self.current.take() else { return Ok(()) };
        let read = match self.may_order_for_seats(&current) {
            Ok(()) => self.share_out(&mut current.game, lines),
            Err(words) => {
                lines.iter().for_each(|line| self.say(line, &Err(words.clone())));
                Vec::new()
            }
        };
        let mut seats: Vec<Seat> = read.iter().filter_map(|(seat, _)| seat.clone()).collect();
        seats.sort();
        seats.dedup();
        if !seats.is_empty() {
            let label = current.game.label();
            self.note(&mut current.game, (Done::Order, &seats, label));
        }
        let game = current.game.clone();
        self.current = Some(current);
        for (seat, remark) in read {
            let chair = seat.as_ref().and_then(|seat| game.chair(seat));
            self.answer_for_seat(chair.map(Chair::title), &remark);
        }
        Ok(())
    }

    /// The lines that may be orders. Of the others it is said what was probably meant.
    fn without_other_lines(&mut self, lines: &[String]) -> Result<Vec<String>, DeskError> {
        let mut kept = Vec::new();
        for line in lines {
            let Some(game) = self.current.as_ref().map(|current| &current.game) else { break };
            let Some(ruleset) = self.office.ruleset(&game.ruleset) else { break };
            let (headed, text) = game.headed(line);
            let remarks = game.trial(ruleset, &Author::Master, text).unwrap_or_default();
            let strange = remarks.iter().all(|remark| !remark.grade.counts());
            let unread = remarks.iter().all(|remark| remark.grade == Grade::Unread);
            let named = headed.is_some();
            if named || !(strange && self.tell_unset(line, line)? || unread && self.tell_meant(line, line)?) {
                kept.push(line.clone());
            }
        }
        Ok(kept)
    }

    fn may_order_for_seats(&self, current: &Current) -> Result<(), Words> {
        let game = &current.game;
        if !game.may_peek() {
            return Err(game.why_no_peek());
        }
        match self.weigh(Class::Master, &self.address(), current.shown) {
            Verdict::Act(_) if current.shown == Shown::Password => Ok(()),
            _ => Err(words!("master-by-password")),
        }
    }

    /// Reads each line as an order of the seat whose name heads it, or of the one that could give it; those of one seat together. What
    /// nobody could order, or several, is answered as to the master himself.
    fn share_out(&mut self, game: &mut Game, lines: &[String]) -> Vec<(Option<Seat>, Remark)> {
        let Some(ruleset) = self.office.ruleset(&game.ruleset) else { return Vec::new() };
        let mut of_seats: Vec<(Seat, Vec<String>)> = Vec::new();
        let mut answers = Vec::new();
        for line in lines {
            let (headed, line) = game.headed(line);
            let Ok(whole) = game.trial(ruleset, &Author::Master, line) else { return answers };
            let texts = if whole.len() == 1 {
                vec![line.to_owned()]
            } else {
                whole.iter().map(|remark| remark.text.clone()).collect()
            };
            for (text, remark) in texts.into_iter().zip(whole) {
                let could = || game.seats_that_order(ruleset, &text);
                let mut seats = headed.clone().map_or_else(could, |seat| vec![seat]);
                match (seats.pop(), seats.is_empty()) {
                    (Some(seat), true) => match of_seats.iter_mut().find(|(other, _)| *other == seat) {
                        Some((_, own)) => own.push(text),
                        None => of_seats.push((seat, vec![text])),
                    },
                    (Some(_), false) => answers.push((None, of_several(game, remark))),
                    (None, _) => answers.push((None, remark)),
                }
            }
        }
        for (seat, own) in of_seats {
            if let Some(chair) = game.chair(&seat).filter(|chair| chair.truce) {
                answers.extend(own.iter().map(|text| (None, of_still(chair, text))));
                continue;
            }
            let read = game.order(ruleset, &Author::Seat(seat.clone()), &own.join("\n")).unwrap_or_default();
            answers.extend(read.into_iter().map(|remark| (Some(seat.clone()), remark)));
        }
        answers
    }

    /// Says what became of an order that a master gave for a seat.
    fn answer_for_seat(&mut self, seat: Option<chancery_engine::Term>, remark: &Remark) {
        self.taken += usize::from(remark.grade.counts() && seat.is_some());
        let told = crate::game::said(Some(&remark.phrase), &remark.english);
        let words = match (seat, remark.grade) {
            (Some(seat), Grade::Accepted | Grade::Noted) => words!("ordered-for", seat = seat, order = told),
            (None, Grade::Accepted | Grade::Noted) => words!("order-of-nobody"),
            _ => words!("order-refused", reason = told),
        };
        let good = words.id == "ordered-for";
        self.reply.note(self.office, &remark.text, good, &words);
    }
}

/// That several seats could give an order, and how its line says which one is meant.
fn of_several(game: &Game, remark: Remark) -> Remark {
    let power = game.chairs.first().and_then(|chair| chair.powers.first());
    let line = format!("{}: {}", power.map_or("", String::as_str).to_uppercase(), remark.text);
    let english = format!("several powers could order that; write whose it is before it, as in {line}");
    let phrase = Phrase::new("order-of-several").with("line", line);
    Remark { grade: Grade::Refused, phrase, english, ..remark }
}

/// That a seat stands still, and so nobody orders for it.
fn of_still(chair: &Chair, text: &str) -> Remark {
    let (phrase, english) = (Phrase::new("order-of-still").with("seat", chair.title()), "it has a truce".to_owned());
    Remark { line: 0, text: text.to_owned(), grade: Grade::Refused, phrase, english }
}
