//! Lines for later turns: which turn they are for, and what becomes of them.

use chancery_engine::{Author, Named, Seat};

use super::current::Ahead;
use super::{Current, Session};
use crate::command::{Arg, Command, End, Line, Play, Spec, text_end};
use crate::desk::DeskError;
use crate::game::{Game, said};
use crate::words;
use crate::words::Answer;

impl Ahead {
    /// Whether the lines are not for the turn that is being played.
    pub(super) fn is_elsewhere(&self) -> bool {
        matches!(self, Ahead::Later(_) | Ahead::Standing | Ahead::Nowhere)
    }
}

impl Session<'_> {
    /// A line that names a turn is above lines for no turn, until it is known which one is meant: they never become orders
    /// of the turn that is being played.
    pub(super) fn turn_away(&mut self, line: &Line) {
        let names = line.spec.is_some_and(|spec| spec.takes.contains(&Arg::Turn));
        if let Some(current) = self.current.as_mut().filter(|_| names) {
            current.ahead = Ahead::Nowhere;
        }
    }

    /// `PHASE turn`
    pub(super) fn look_ahead(&mut self, current: &mut Current, seat: &Seat, name: &str) -> Result<Answer, DeskError> {
        let author = Author::Seat(seat.clone());
        if let Err(words) = self.may_order(current).and_then(|_| current.game.takes_orders(&author)) {
            return Ok(Err(words));
        }
        let Some(ruleset) = self.office.ruleset(&current.game.ruleset) else {
            return Ok(Err(words!("no-turns-ahead")));
        };
        let named = current.game.named(ruleset, name);
        let (ahead, answer) = match named {
            Ok(Named::Now) => (Ahead::Now, Ok(words!("ahead-now", label = current.game.label()))),
            Ok(Named::Later(later)) => {
                let turn = said(Some(&later.phrase), &later.title);
                (Ahead::Later(later), Ok(words!("ahead-later", turn = turn)))
            }
            Ok(Named::Never(why)) => {
                (Ahead::Nowhere, Err(words!("ahead-never", why = said(Some(&why.phrase), &why.english))))
            }
            Ok(Named::Unknown) | Err(_) => (Ahead::Nowhere, Err(words!("no-turns-ahead"))),
        };
        current.ahead = ahead;
        Ok(answer)
    }

    /// `DEFAULT`, `DEFAULT A Par H`
    pub(super) fn stand(&mut self, current: &mut Current, seat: &Seat, text: &str) -> Result<Answer, DeskError> {
        let author = Author::Seat(seat.clone());
        if let Err(words) = self.may_order(current).and_then(|_| current.game.takes_orders(&author)) {
            current.ahead = if text.is_empty() { Ahead::Nowhere } else { current.ahead.clone() };
            return Ok(Err(words));
        }
        if text.is_empty() {
            current.ahead = Ahead::Standing;
            return Ok(Ok(words!("standing-begins")));
        }
        let Some(ruleset) = self.office.ruleset(&current.game.ruleset) else { return Ok(Err(words!("no-standing"))) };
        Ok(match current.game.prefer(ruleset, seat, text) {
            Ok(Ok(remarks)) => match remarks.iter().find(|remark| !remark.grade.counts()) {
                Some(wrong) => Err(words!("order-refused", reason = said(Some(&wrong.phrase), &wrong.english))),
                None => Ok(words!("standing-kept")),
            },
            Ok(Err(words)) => Err(words),
            Err(_) => Err(words!("game-is-held", game = current.game.name)),
        })
    }

    /// Whether a line is `END`, or ends a text: it ends standing orders, and where nothing is open it is left alone.
    pub(super) fn takes_end(&mut self, line: &Line) -> Result<bool, DeskError> {
        let of_text = text_end(&line.text) == Some(End::Own);
        let ends = of_text || matches!(line.text.trim().to_uppercase().as_str(), "END" | "ENDDEFAULT" | "END DEFAULT");
        let stands = !of_text && self.current.as_ref().is_some_and(|current| current.ahead == Ahead::Standing);
        if ends {
            self.flush()?;
        }
        if ends && stands {
            if let Some(current) = &mut self.current {
                current.ahead = Ahead::Unnamed;
            }
        } else if ends {
            self.reply.leave(self.office, &line.echo, &words!("end-alone"));
        }
        Ok(ends)
    }

    /// Has `CHECK` stand below the line that signs on: whoever writes it above that wants nothing kept of what follows.
    pub(super) fn check_below(&self, mut commands: Vec<Line>) -> Vec<Line> {
        let check = commands.iter().position(asks_to_check);
        let entry = commands.iter().position(Line::enters);
        if let (Some(check), Some(entry), None) = (check, entry, &self.current)
            && check < entry
        {
            commands[check..=entry].rotate_left(1);
        }
        commands
    }

    /// Nothing of a form counts either where the lines above it are only tried.
    pub(super) fn try_forms_too(&mut self, commands: &[Line]) {
        if commands.iter().any(asks_to_check) {
            self.begin_trial();
        }
    }

    /// Has all that follows be tried alone: the game is put back as it was when the session ends.
    pub(super) fn begin_trial(&mut self) {
        if let Some(current) = &mut self.current {
            let game = Box::new(current.game.clone());
            current.trial.get_or_insert(game);
        }
    }

    /// Shows how it would stand, and gives the game back as it was.
    pub(super) fn end_trial(&mut self, tried: &Game, before: Game, author: &Author) -> Result<Game, DeskError> {
        let first = self.reply.sheets.len();
        self.show_sheet(tried, author);
        self.reply.sheets.iter_mut().skip(first).for_each(|sheet| sheet.trial = true);
        self.can_be_answered(&before, author)?;
        Ok(before)
    }

    /// `CLEAR PENDING [turn]`
    pub(super) fn clear_ahead(&mut self, current: &mut Current, seat: &Seat, name: &str) -> Result<Answer, DeskError> {
        if name.is_empty() {
            return Ok(current.game.clear_plans(seat, None));
        }
        let ruleset = self.office.ruleset(&current.game.ruleset);
        Ok(match ruleset.map(|ruleset| current.game.named(ruleset, name)) {
            Some(Ok(Named::Later(later))) => current.game.clear_plans(seat, Some(&later.label)),
            _ => Err(current.game.no_plans(seat)),
        })
    }

    /// Keeps lines for the later turn that was named; answers whether they were for one.
    pub(super) fn keep_ahead(&mut self, lines: &[String]) -> Result<bool, DeskError> {
        let office = self.office;
        let Some(current) = self.current.as_mut().filter(|current| current.ahead.is_elsewhere()) else {
            return Ok(false);
        };
        if let (Ahead::Standing, Some(Author::Seat(seat))) = (&current.ahead, current.role.author()) {
            let Some(ruleset) = office.ruleset(&current.game.ruleset) else { return Ok(true) };
            match current.game.prefer(ruleset, &seat, &lines.join("\n")) {
                Ok(Ok(remarks)) => self.answer_orders(lines, remarks)?,
                Ok(Err(words)) => lines.iter().for_each(|line| self.reply.say(office, line, &Err(words.clone()))),
                Err(error) => self.hold_for(&error.to_string())?,
            }
            return Ok(true);
        }
        let later = match (&current.ahead, current.role.author()) {
            (Ahead::Later(later), Some(Author::Seat(seat))) => Some((later.clone(), seat)),
            _ => None,
        };
        let Some((later, seat)) = later else {
            self.refuse_lines(lines, &words!("ahead-ignored"), false)?;
            return Ok(true);
        };
        let Some(ruleset) = office.ruleset(&current.game.ruleset) else { return Ok(true) };
        match current.game.plan(ruleset, &seat, &later, &lines.join("\n")) {
            Ok(Ok(remarks)) => self.answer_orders(lines, remarks)?,
            Ok(Err(words)) => lines.iter().for_each(|line| self.reply.say(office, line, &Err(words.clone()))),
            Err(error) => self.hold_for(&error.to_string())?,
        }
        Ok(true)
    }
}

impl Current {
    /// `SET WAIT`, `SET NO WAIT`, for the turn that was named.
    pub(super) fn wait(&mut self, seat: &Seat, wait: bool) -> Answer {
        match &self.ahead {
            Ahead::Later(later) => {
                let later = later.clone();
                self.game.plan_wait(seat, &later, wait)
            }
            Ahead::Nowhere => Err(words!("ahead-ignored")),
            Ahead::Unnamed | Ahead::Now | Ahead::Standing => self.game.set_wait(seat, wait),
        }
    }

    /// `CLEAR` below the name of a later turn.
    pub(super) fn clear_there(&mut self, seat: &Seat) -> Answer {
        match &self.ahead {
            Ahead::Later(later) => {
                let label = later.label.clone();
                self.game.clear_plans(seat, Some(&label))
            }
            Ahead::Standing => self.game.clear_standing(seat),
            _ => Err(words!("ahead-ignored")),
        }
    }
}

/// Whether a line asks that nothing below it be kept, even where words behind `CHECK` make it one that is refused.
pub(super) fn asks_to_check(line: &Line) -> bool {
    let meant = |spec: &&Spec| spec.words.contains(&"CHECK");
    line.command == Command::Play(Play::Check)
        || matches!(line.command, Command::Faulty(_)) && line.spec.as_ref().is_some_and(meant)
}
