//! What enough players have voted for, done: by the vote that was lacking, or since whoever lacked it has come back or gone.

use chancery_engine::About;

use super::motion::Wish;
use super::{By, Done, Game, Notice, Status};
use crate::clock::Moment;
use crate::letter::News;
use crate::settings::{self, Asked, Found, Until};
use crate::words;
use crate::words::Words;

impl Game {
    /// Does what enough players want by now: who has a vote changes with every seat that falls, opens or is played again.
    pub(super) fn settle(&mut self, about: Option<&'static About>, now: Moment) -> Vec<Notice> {
        if !matches!(self.status, Status::Running | Status::Paused) {
            return Vec::new();
        }
        let ended = self.declare(now).or_else(|| self.draw_lot(now)).or_else(|| self.declare_conceded(now));
        if ended.is_some() {
            return ended.into_iter().collect();
        }
        let carried = self.agreed_motion(now).and_then(|wish| self.carry(wish, about, now).ok());
        let longer = self.extend_by_most(now);
        carried.map(|(_, notice)| notice).into_iter().chain(longer).collect()
    }

    /// Does what most players have agreed to.
    ///
    /// # Errors
    /// It cannot be done now.
    pub fn carry(&mut self, wish: Wish, about: Option<&'static About>, now: Moment) -> Result<(Words, Notice), Words> {
        let (done, led, date) = match wish {
            Wish::Deadline(at) | Wish::Later(at) => {
                let date = at.machine(&self.pace.time_zone());
                (Done::Deadline, self.put_deadline(at), date)
            }
            Wish::Pause => {
                let paused = self.pause(now);
                if paused.is_ok() {
                    // Players may have their game stand still as long as they like.
                    self.led.paused_since = None;
                }
                (Done::Pause, paused, String::new())
            }
            Wish::Resume => (Done::Resume, self.resume(now), String::new()),
            Wish::Terminate | Wish::Cancel => (Done::Terminate, self.terminate(now), String::new()),
            Wish::Alone => (Done::Alone, self.go_alone(now), String::new()),
            Wish::Set { key, value } => return self.set_by_players((&key, &value), about, now),
        };
        if led.is_ok() {
            self.note((By::Players, now), done, &[], &date);
        }
        led
    }

    fn set_by_players(
        &mut self,
        (key, value): (&str, &str),
        about: Option<&'static About>,
        now: Moment,
    ) -> Result<(Words, Notice), Words> {
        // What could be set when it was put to all may stand still by now.
        let still = |found: &Found| found.until() == Until::Started && self.status != Status::Forming;
        let found = settings::find(key, about).filter(|found| !still(found));
        let found = found.ok_or_else(|| words!("motion-none", game = self.name))?;
        let words = found.set(self.settings(), &Asked { key, value, zone: "" })?;
        self.note((By::Players, now), Done::Set, &[], &format!("{key} {value}"));
        Ok((words, self.news(News::Settings)))
    }
}
