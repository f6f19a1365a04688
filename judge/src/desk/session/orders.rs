//! Orders of a mail: read together, and shown again as they stand.

use std::collections::BTreeMap;

use chancery_engine::{Author, Duty, Grade, Phrase, Remark, Said};
use serde_json::Value;

use super::current::Ahead;
use super::quotes::Sent;
use super::who::who_may;
use super::{Current, Session, Showed};
use crate::command;
use crate::desk::DeskError;
use crate::desk::advance::hold;
use crate::desk::letters::forms::{self, Answerable, Hand};
use crate::facts::{self, Pending, SeatSheet, Timed};
use crate::game::{Game, Plan, Role, Status, said};
use crate::text;
use crate::words;
use crate::words::Words;

/// So many orders are answered one by one; a line may hold many.
const MOST_TOLD: usize = 800;

impl Session<'_> {
    /// Reads the order lines that have come together.
    pub(super) fn flush(&mut self) -> Result<(), DeskError> {
        let office = self.office;
        let allowed = self.current.as_ref().map(|current| self.may_order(current));
        let lines = self.current.as_mut().map(|current| std::mem::take(&mut current.lines)).unwrap_or_default();
        if lines.is_empty() {
            return Ok(());
        }
        let lines = self.without_quotes(lines)?;
        let Some(current) = self.current.as_mut().filter(|_| !lines.is_empty()) else { return Ok(()) };
        if current.role == Role::Master && !current.game.asks(&Author::Master) && current.game.status == Status::Running
        {
            if current.trial.is_some() {
                let words = who_may("players-only", false, current);
                return self.refuse_lines(&lines, &words, false);
            }
            return self.order_for_seats(&lines);
        }
        let Some(author) = current.role.author() else {
            let words = match current.role {
                Role::Waiting => words!("orders-forming", game = current.game.name, part = "waiting"),
                _ => who_may("orders-not-yours", false, current),
            };
            // What stands below a letter to somebody who has no orders to give is a greeting, if it is none.
            return self.refuse_lines(&lines, &words, self.answering);
        };
        let refused = if let Some(Err(words)) = allowed {
            Err(words)
        } else if !current.moved
            && current.ahead == Ahead::Unnamed
            && let Some(meant) = current.other_turn(self.arrived)
        {
            // As for the turn before: it was played while this mail was on its way.
            Err(words!("older-than-turn", now = current.game.label(), meant = meant))
        } else {
            current.game.takes_orders(&author)
        };
        if let Err(words) = refused {
            return self.refuse_lines(&lines, &words, false);
        }
        if self.keep_ahead(&lines)? {
            return Ok(());
        }
        let Some(current) = self.current.as_mut() else { return Ok(()) };
        let Some(ruleset) = office.ruleset(&current.game.ruleset) else { return Ok(()) };
        match current.game.order(ruleset, &author, &lines.join("\n")) {
            Ok(remarks) => {
                let untaken = remarks.iter().any(|remark| remark.grade == Grade::Refused);
                current.untaken = Some(current.untaken.unwrap_or_default() || untaken);
                self.answer_orders(&lines, remarks)?;
            }
            Err(error) => self.hold_for(&error.to_string())?,
        }
        Ok(())
    }

    /// Says of each line why no orders are taken, where it is not something else that was meant, or, where people greet, a
    /// greeting.
    pub(super) fn refuse_lines(&mut self, lines: &[String], words: &Words, greets: bool) -> Result<(), DeskError> {
        for line in lines {
            if self.tell_meant(line, line)? {
                continue;
            }
            match greets && !text::starts_statement(line) {
                true => self.reply.leave(self.office, line, &words!("left-alone")),
                false => self.reply.say(self.office, line, &Err(words.clone())),
            }
        }
        Ok(())
    }

    /// Holds the current game, whose ruleset cannot read it any more, and says so.
    pub(super) fn hold_for(&mut self, fault: &str) -> Result<(), DeskError> {
        let Some(Current { game, trial, .. }) = self.current.take() else { return Ok(()) };
        // Of what is only tried nothing is kept.
        let mut game = trial.map_or(game, |before| *before);
        self.refuse(words!("game-is-held", game = game.name));
        hold(self.office, self.store, &mut game, fault, self.now)
    }

    /// Says what became of each order. In an answer to a letter, what nobody could mean as one is left alone.
    pub(super) fn answer_orders(&mut self, lines: &[String], remarks: Vec<Remark>) -> Result<(), DeskError> {
        // The system may see several orders in one line of plain words, which is answered once.
        let (mut told, mut weighed, first) = (None, None, self.reply.entries.len());
        let mut on_line: BTreeMap<usize, usize> = BTreeMap::new();
        remarks.iter().for_each(|remark| *on_line.entry(remark.line).or_default() += 1);
        for remark in &remarks {
            if told == Some(remark.line) {
                continue;
            }
            self.taken += usize::from(remark.grade.counts());
            let line = lines.get(remark.line - 1).map_or("", String::as_str);
            if self.reply.entries.len() - first >= MOST_TOLD {
                self.reply.unsaid += usize::from(!remark.grade.counts());
                continue;
            }
            // What was meant by a line is not asked again for each order in it.
            let again = weighed.replace((remark.line, remark.grade)) == Some((remark.line, remark.grade));
            let meant = match remark.grade {
                _ if again => false,
                Grade::Unread => self.tell_meant(line, line)?,
                Grade::Refused if self.tell_unset(line, line)? || self.tell_wish(line, line)? => true,
                // For a later turn nothing is known of it but that it is no order.
                Grade::Refused => !self.begins_as_order(line) && self.tell_near(line, line)?,
                Grade::Accepted | Grade::Noted => false,
            };
            if meant {
                told = Some(remark.line);
                continue;
            }
            if remark.grade == Grade::Unread && self.answering && !command::begins(line) {
                // The system may see several orders in one line.
                if self.reply.entries.last().is_none_or(|last| last.echo != line) {
                    self.reply.leave(self.office, line, &words!("left-alone"));
                }
                continue;
            }
            let told = said(Some(&remark.phrase), &remark.english);
            let words = match remark.grade {
                Grade::Accepted | Grade::Noted => words!("order-accepted", order = told),
                Grade::Refused | Grade::Unread => words!("order-refused", reason = told),
            };
            let echo = as_written(line, &remark.text, on_line.get(&remark.line) == Some(&1));
            self.reply.note(self.office, &echo, remark.grade.counts(), &words);
        }
        Ok(())
    }

    /// Whether a line begins as orders of the game do that its author is signed on to.
    fn begins_as_order(&self, line: &str) -> bool {
        self.here().and_then(|game| self.office.about(Some(game))).is_some_and(|about| (about.begins)(line))
    }

    /// Lets the reply name the powers and places of a game in its reader's language.
    pub(super) fn speaks_of(&mut self, game: &Game) {
        if let Some(ruleset) = self.office.ruleset(&game.ruleset) {
            self.reply.names = facts::names(game, ruleset);
        }
    }

    /// Makes the reply one that can be answered by whoever has this part in a game; of several sessions in a mail it is the
    /// last one's.
    pub(super) fn can_be_answered_as(&mut self, game: &Game, role: &Role) -> Result<(), DeskError> {
        if let Some(author) = role.author() {
            return self.can_be_answered(game, &author);
        }
        let address = self.address();
        self.reply.back = forms::make_for_seatless(self.office, self.store, (game, &address), self.now)?;
        Ok(())
    }

    /// Makes the reply one that can be answered with orders.
    pub(super) fn can_be_answered(&mut self, game: &Game, author: &Author) -> Result<(), DeskError> {
        self.can_be_answered_by(game, author, None)
    }

    /// The same by a form that has been told just now.
    pub(super) fn can_be_answered_by(
        &mut self,
        game: &Game,
        author: &Author,
        form: Option<Value>,
    ) -> Result<(), DeskError> {
        let shown = Some(self.reply.voice(self.office)).filter(|_| !self.talk.alone);
        let press = self.talk.press_of.clone().filter(|_| self.talk.draft.is_some());
        let to = self.address();
        let letter = Answerable { shown, press, to: &to, draft: self.talk.draft, form };
        self.reply.back = forms::make(self.office, self.store, Hand { game, author }, letter, self.now)?;
        Ok(())
    }

    /// The standing orders of a seat or of the master, for the reply; and the form that was told with them.
    pub(super) fn show_sheet(&mut self, game: &Game, author: &Author) -> Option<Value> {
        let (round, ruleset) = (game.round.as_ref()?, self.office.ruleset(&game.ruleset)?);
        let mut standing = game.standing(ruleset, author).ok()?;
        let form = standing["form"].take();
        let reviewed = game.reviewed(ruleset, author).ok()?;
        let told = |all: &[Said]| all.iter().map(|one| said(Some(&one.phrase), &one.english)).collect();
        let (title, missing, wait) = match author {
            Author::Seat(seat) => {
                let chair = game.chair(seat)?;
                (chair.title(), &chair.missing, chair.wait)
            }
            Author::Master if game.asks(author) => (Phrase::new("role-master").into(), &round.master.missing, false),
            Author::Master => return None,
        };
        self.reply.sheets.push(SeatSheet {
            game: Timed::of(game, self.zone()),
            system: game.ruleset.clone(),
            seat: title,
            offers: standing["offers"].clone(),
            orders: standing,
            notes: told(&reviewed.notes),
            warnings: told(&reviewed.warnings),
            pending: pending(game, author),
            standing: standing_of(game, author),
            trial: false,
            receipt: Vec::new(),
            missing: missing.clone(),
            wait,
            due: game.duty(author) != Duty::Idle && !matches!(game.status, Status::Over(_)),
            late: round.late,
        });
        Some(form)
    }

    /// Writes once to each seat for which the mail has changed what the author shows to it.
    pub(super) fn tell_of_offers(
        &mut self,
        game: &Game,
        author: &Author,
        showed: Option<Showed>,
    ) -> Result<(), DeskError> {
        let Some(ruleset) = self.office.ruleset(&game.ruleset) else { return Ok(()) };
        let turn = game.round.as_ref().map(|round| round.number);
        let Some(showed) = showed.filter(|showed| Some(showed.turn) == turn) else { return Ok(()) };
        // A game that cannot be read any more was held when its orders were.
        for notice in game.offers(ruleset, author, &showed.sheets).unwrap_or_default() {
            self.publish(game, Some(notice))?;
        }
        Ok(())
    }

    /// `ORDERS AS SHOWN`: every line of the form as it stands.
    pub(super) fn order_as_shown(&mut self) -> Result<(), DeskError> {
        let Some((game, author)) = self.current.as_ref().and_then(|now| Some((&now.game, now.role.author()?))) else {
            return Ok(());
        };
        let lines = self.as_shown(game, &author);
        if let Some(current) = &mut self.current {
            // The form is one of the turn that is being played.
            current.ahead = Ahead::Now;
            current.lines.extend(lines);
        }
        // They are ours, and meant: none of them is a quote.
        let sent = self.sent.replace(Sent::default());
        let flushed = self.flush();
        self.sent = sent;
        flushed
    }
}

/// What a seat has kept for later turns.
fn pending(game: &Game, author: &Author) -> Vec<Pending> {
    let Author::Seat(seat) = author else { return Vec::new() };
    let told = |plan: &Plan| Pending {
        turn: plan.turn(),
        label: plan.label.clone(),
        lines: plan.sheet.0.clone(),
        wait: plan.wait,
    };
    game.plans(seat).iter().map(told).collect()
}

/// What stands in for a seat where nothing newer does.
fn standing_of(game: &Game, author: &Author) -> Vec<String> {
    let Author::Seat(seat) = author else { return Vec::new() };
    game.chair(seat).map(|chair| chair.standing.0.clone()).unwrap_or_default()
}

/// An order as its author wrote it: the whole line where it is the only one there, else with what stands before a colon. The
/// system may read past words that it does not know, and whoever wrote them sees that they are passed over.
pub(super) fn as_written(line: &str, order: &str, alone: bool) -> String {
    let line = line.trim();
    let (head, rest) = line.split_once([':', '：']).unwrap_or_default();
    match order.contains('\n') || !line.contains(order) {
        true => order.to_owned(),
        false if alone => line.to_owned(),
        false if !head.is_empty() && rest.trim().starts_with(order) => format!("{}: {order}", head.trim()),
        false => order.to_owned(),
    }
}

/// Whether a remark is the only one on its line.
pub(super) fn is_alone(remarks: &[Remark], line: usize) -> bool {
    remarks.iter().filter(|remark| remark.line == line).count() == 1
}
