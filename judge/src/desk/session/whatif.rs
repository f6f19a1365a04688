//! `WHATIF`: the turn as it would end with one's own orders and guessed ones of others, for its author alone.

use chancery_engine::{Author, Remark, Seat, Seed};

use super::orders::{as_written, is_alone};
use super::{Current, Session};
use crate::desk::budget::{self, Cause, Cost};
use crate::desk::look::section;
use crate::desk::{DeskError, letters};
use crate::facts::{OfGame, Turned};
use crate::game::{Game, said};
use crate::words;
use crate::words::{Answer, Words};

impl Session<'_> {
    pub(super) fn what_if(&mut self, current: &mut Current, seat: &Seat, text: &str) -> Result<Answer, DeskError> {
        let (address, game) = (self.address(), &current.game);
        let author = Author::Seat(seat.clone());
        if let Err(words) = self.may_order(current).and_then(|_| game.takes_orders(&author)) {
            return Ok(Err(words));
        }
        // Where not everybody sees all, the outcome would tell what nobody may know.
        let Some(round) = game.round.as_ref().filter(|round| round.public && game.options.trials.are_allowed()) else {
            return Ok(Err(words!("whatif-not-here", game = game.name)));
        };
        let label = round.label.clone();
        let Some(ruleset) = self.office.ruleset(&game.ruleset) else { return Ok(Ok(words!("done"))) };
        if budget::pay(self.store, &Cause::own(Cost::Trial, &address, true), self.now)? == 0 {
            return Ok(Err(words!("whatif-enough")));
        }
        let seed = Seed::new(self.office.chance.bytes());
        let Ok((remarks, chapter)) = game.guess(ruleset, (seat, text), seed, self.now) else {
            return Ok(Err(words!("game-is-held", game = game.name)));
        };
        for remark in remarks.iter().filter(|remark| !remark.grade.counts()) {
            let line = text.lines().nth(remark.line.saturating_sub(1)).map_or("", str::trim);
            let echo = as_written(line, &remark.text, is_alone(&remarks, remark.line));
            self.reply.note(self.office, &echo, false, &why_not_tried(game, line, remark));
        }
        let Ok(told) = Turned::of(game, &chapter, ruleset, &crate::game::reader(&author)) else {
            return Ok(Err(words!("game-is-held", game = game.name)));
        };
        let frame = letters::frame_in(self.office, game, self.reply.taste.language, self.now);
        let facts = OfGame { chapters: vec![told], ..OfGame::bare(frame, game) };
        let section = section("whatif", &self.reply.taste, facts);
        self.reply.sections.push(section);
        Ok(Ok(words!("whatif-told", label = label)))
    }
}

/// Why a guess was not tried: its line is headed by what no seat is called, or the system does not take it.
fn why_not_tried(game: &Game, line: &str, remark: &Remark) -> Words {
    let head = line.split_once([':', '：']).map_or("", |(head, _)| head.trim());
    let stranger = head.chars().count() > 1 && game.chair_called(head).is_none();
    match (stranger && !head.contains(' ')).then(|| game.no_seat(head)) {
        Some(words) => words,
        None => words!("order-refused", reason = said(Some(&remark.phrase), &remark.english)),
    }
}
