//! `ABSENCE`: what a player's own days reach for is noted, and his master is asked for the rest.

use chancery_engine::Seat;

use super::confirm::Asking;
use super::{Current, Session};
use crate::desk::DeskError;
use crate::facts::{AskedAbsence, Waiting};
use crate::game::{Absence, Away, Chair, Done, Game};
use crate::letter::LetterKind;
use crate::store::Purpose;
use crate::words;
use crate::words::Answer;

impl Session<'_> {
    /// `ABSENCE 10 March to 20 March`, `ABSENCE AUTO`
    pub(super) fn go_away(&mut self, current: &mut Current, seat: &Seat, dates: &str) -> Result<Answer, DeskError> {
        match current.game.go_away(seat, dates, self.now) {
            Ok(Away::Noted(words, notice)) => self.voted(&current.game, Ok((words, notice))),
            Ok(Away::Beyond { wanted, left }) => self.ask_master_for(&current.game, seat, (&wanted, left)),
            Err(words) => Ok(Err(words)),
        }
    }

    /// The master is asked for an absence by a letter that he answers with YES.
    fn ask_master_for(
        &mut self,
        game: &Game,
        seat: &Seat,
        (wanted, left): (&Absence, i64),
    ) -> Result<Answer, DeskError> {
        let zone = game.pace.time_zone();
        let master = game.master.address.clone();
        let Absence { from, until, .. } = *wanted;
        let (asked, days) = (wanted.days(&zone), (from.stamp(&zone), until.stamp(&zone)));
        let purpose = Purpose::Grant { game: game.name.clone(), seat: seat.clone(), from, until };
        let seat = game.chair(seat).map(Chair::title);
        let absence = AskedAbsence { seat, from: days.0.clone(), until: days.1.clone(), asked, left };
        let more = Some(Waiting { absence: Some(absence), ..Waiting::default() });
        let asking = Asking { kind: LetterKind::Absence, what: &game.name, more, shown: false };
        Ok(match self.ask_to_confirm(&master, purpose, asking)? {
            true => Ok(words!("absence-forwarded", asked = asked, count = left, from = days.0, until = days.1)),
            false => Err(words!("absence-balance", asked = asked, count = left)),
        })
    }

    /// A master has said yes to an absence.
    pub(super) fn grant_absence(
        &mut self,
        name: &str,
        seat: &Seat,
        wanted: Absence,
        echo: &str,
    ) -> Result<(), DeskError> {
        let Some(mut game) = self.store.game(name)?.filter(|game| game.is_master(&self.address())) else {
            self.say(echo, &Err(words!("no-such-token")));
            return Ok(());
        };
        match game.grant_absence(seat, wanted, self.now) {
            Ok((words, notices)) => {
                self.note(&mut game, (Done::Grant, std::slice::from_ref(seat), String::new()));
                self.say(echo, &Ok(words));
                notices.into_iter().try_for_each(|notice| self.publish(&game, Some(notice)))?;
                self.post_news(&game)?;
                self.store.save_game(&mut game)?;
                self.touched.push(game.name);
            }
            Err(words) => self.say(echo, &Err(words)),
        }
        Ok(())
    }
}
