//! What the players decide by a majority: what a master asks beyond his limits, and what anybody asks where nobody leads.

use chancery_engine::Seat;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::{About, By, Game, Notice, Status};
use crate::clock::Moment;
use crate::letter::News;
use crate::words;
use crate::words::Words;

/// What is asked.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Wish {
    /// Another deadline.
    Deadline(Moment),
    /// More time: a deadline that is no earlier than this.
    Later(Moment),
    /// That the clock stands still.
    Pause,
    /// That it runs again.
    Resume,
    /// That the game ends.
    Terminate,
    /// That the game ends without a result, which all must want.
    Cancel,
    /// That a setting changes.
    Set {
        /// Which.
        key: String,
        /// To what.
        value: String,
    },
    /// That the game goes on by its rules alone, without its master.
    Alone,
}

/// A wish, and who agrees to it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Motion {
    /// What is asked.
    pub wish: Wish,
    /// Who asks.
    pub by: By,
    /// The seats that agree.
    pub agreed: Vec<Seat>,
}

impl Game {
    /// Asks all players; a wish that waits already is dropped for it. A player who asks agrees.
    pub fn put_to_all(&mut self, wish: Wish, by: By, agreed: Option<Seat>) -> (Words, Notice) {
        let own = if agreed.is_some() { "yes" } else { "no" };
        // What the same asks again is no other wish.
        let before = self.motion_told().filter(|_| self.led.motion.as_ref().is_some_and(|motion| motion.wish != wish));
        let dropped = if before.is_some() { "yes" } else { "no" };
        self.led.motion = Some(Motion { wish, by, agreed: agreed.into_iter().collect() });
        let needed = self.needed_to_agree();
        let before = before.unwrap_or_default();
        let said =
            words!("motion-put", game = self.name, own = own, needed = needed, dropped = dropped, before = before);
        (said, self.news(News::Motion))
    }

    /// Whether a letter about what is put to all has something to ask: it may have been taken back since.
    pub fn still_asks(&self, notice: &Notice) -> bool {
        let asks =
            matches!(&notice.about, About::News(pieces) if pieces.iter().any(|piece| piece.news == News::Motion));
        !asks || self.led.motion.is_some()
    }

    /// How many players must still agree.
    pub fn needed_to_agree(&self) -> usize {
        let motion = self.led.motion.as_ref();
        let all = self.survivors().count();
        // A majority may not take a good game from whoever leads in it.
        let most = if motion.is_some_and(|motion| motion.wish == Wish::Cancel) { all } else { all / 2 + 1 };
        let agree = |motion: &Motion| self.survivors().filter(|chair| motion.agreed.contains(&chair.seat)).count();
        most.saturating_sub(motion.map_or(0, agree))
    }

    /// `AGREE`: a player agrees to what is asked. The wish, once most do.
    ///
    /// # Errors
    /// Nothing is asked, or a deadline that is past by now or nothing new, or he has no vote; or more time, while the clock stands still.
    pub fn agree(&mut self, seat: &Seat, now: Moment) -> Result<(Words, Option<Wish>), Words> {
        if let Some(void) = self.drop_void(now) {
            return Err(void);
        }
        if self.waits_for_clock() {
            return Err(self.not_running());
        }
        let votes = self.survivors().any(|chair| chair.seat == *seat);
        let Some(motion) = self.led.motion.as_mut().filter(|_| !matches!(self.status, Status::Over(_))) else {
            return Err(words!("motion-none", game = self.name));
        };
        if !votes {
            return Err(words!("no-vote"));
        }
        if !motion.agreed.contains(seat) {
            motion.agreed.push(seat.clone());
        }
        let needed = self.needed_to_agree();
        let wish = if needed == 0 { self.led.motion.take().map(|motion| motion.wish) } else { None };
        Ok((words!("agreed", count = needed), wish))
    }

    /// `NO AGREE`: a player agrees no more; what nobody agrees to any more is not asked.
    ///
    /// # Errors
    /// Nothing is asked that he has agreed to.
    pub fn disagree(&mut self, seat: &Seat) -> Result<Words, Words> {
        if self.led.motion.as_ref().is_none_or(|motion| !motion.agreed.contains(seat)) {
            return Err(words!("agreed-to-nothing", game = self.name));
        }
        self.withdraw(seat);
        Ok(match self.led.motion {
            Some(_) => words!("disagreed", count = self.needed_to_agree()),
            None => words!("motion-dropped", game = self.name),
        })
    }

    /// A seat agrees no more, by its player's word or because he has left it: whoever comes has agreed to nothing. What nobody agrees
    /// to any more is not asked.
    pub(super) fn withdraw(&mut self, seat: &Seat) {
        let Some(motion) = self.led.motion.as_mut().filter(|motion| motion.agreed.contains(seat)) else { return };
        motion.agreed.retain(|agreed| agreed != seat);
        if motion.agreed.is_empty() && motion.by == By::Players {
            self.led.motion = None;
        }
    }

    /// What most of those who play by now have agreed to, which is asked no more.
    pub(super) fn agreed_motion(&mut self, now: Moment) -> Option<Wish> {
        let agreed = |motion: &Motion| self.survivors().any(|chair| motion.agreed.contains(&chair.seat));
        if !self.led.motion.as_ref().is_some_and(agreed) || self.needed_to_agree() > 0 || self.waits_for_clock() {
            return None;
        }
        match self.drop_void(now) {
            None => self.led.motion.take().map(|motion| motion.wish),
            Some(_) => None,
        }
    }

    /// Whether more time is asked for in a game that is paused: nobody knows from when on.
    fn waits_for_clock(&self) -> bool {
        self.status == Status::Paused
            && self.led.motion.as_ref().is_some_and(|motion| matches!(motion.wish, Wish::Later(_)))
    }

    /// Forgets a deadline that is asked for and is past, since with it the turn would be played at once, and nobody was told so; and
    /// more time that there is by now. Why.
    fn drop_void(&mut self, now: Moment) -> Option<Words> {
        let deadline = self.round.as_ref().and_then(|round| round.deadline);
        let (at, zone) = (deadline.filter(|_| self.status == Status::Running), self.pace.time_zone());
        let void = match (&self.led.motion.as_ref()?.wish, at) {
            (Wish::Deadline(asked) | Wish::Later(asked), _) if *asked <= now => {
                words!("date-in-the-past", date = asked.stamp(&zone))
            }
            (Wish::Later(asked), Some(at)) if *asked <= at => {
                words!("motion-met", game = self.name, date = at.stamp(&zone))
            }
            _ => return None,
        };
        self.led.motion = None;
        Some(void)
    }

    /// Forgets what was asked of a turn that is over; only whether the game goes on alone is asked until it is decided.
    pub(super) fn drop_motion(&mut self) {
        self.led.motion = self.led.motion.take().filter(|motion| motion.wish == Wish::Alone);
    }

    /// What is asked, for letters, in the zone of the game.
    pub fn motion_told(&self) -> Option<Value> {
        let motion = self.led.motion.as_ref()?;
        let by = match motion.by {
            By::Players => json!({"say": "motion-by-player"}),
            by => super::Deed::author_of(by),
        };
        let with = |say: &str| json!({"say": say, "with": {"by": by}});
        Some(match &motion.wish {
            Wish::Deadline(at) | Wish::Later(at) => {
                json!({"say": "motion-deadline", "with": {"by": by, "date": at.stamp(&self.pace.time_zone())}})
            }
            Wish::Pause => with("motion-pause"),
            Wish::Resume => with("motion-resume"),
            Wish::Terminate => with("motion-terminate"),
            Wish::Cancel => with("motion-cancel"),
            Wish::Alone => with("motion-alone"),
            Wish::Set { key, value } => {
                json!({"say": "motion-set", "with": {"by": by, "what": format!("{} {value}", key.to_uppercase())}})
            }
        })
    }
}
