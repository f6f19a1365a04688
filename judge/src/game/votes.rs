//! Concessions and resignations, and who has a vote.

use std::cmp::Reverse;

use chancery_engine::Seat;

use super::{About, Chair, End, Game, Notice, Status};
use crate::clock::Moment;
use crate::letter::News;
use crate::words;
use crate::words::Words;

impl Game {
    /// Concedes the game to another seat, or takes that back. When all others have conceded to one, it has won.
    ///
    /// # Errors
    /// The seat has no vote, or there is no such seat.
    pub fn concede(&mut self, seat: &Seat, to: Option<&str>, now: Moment) -> Result<(Words, Option<Notice>), Words> {
        self.may_vote(seat)?;
        if !self.options.endings.dias {
            let letter = self.strongest_but(seat).map_or("", |chair| &chair.letters[..1]);
            return Err(words!("concede-by-draw", game = self.name, letter = letter));
        }
        if !self.options.endings.concessions {
            return Err(words!("no-concessions", game = self.name));
        }
        let Some(word) = to else {
            if let Some(chair) = self.chair_mut(seat) {
                chair.concede = None;
            }
            return Ok((words!("concede-cleared"), None));
        };
        let target = self.chair_called(word).filter(|chair| !chair.eliminated);
        let Some(target) = target.map(|chair| (chair.seat.clone(), chair.title(), chair.strength)) else {
            return Err(self.no_seat(word));
        };
        let strongest = self.chairs.iter().map(|chair| chair.strength).max().unwrap_or(0);
        if target.0 == *seat || target.2 < strongest {
            let could = self.could_win_by(seat).map_or_else(|| "none".to_owned(), |letter| format!("CONCEDE {letter}"));
            return Err(words!("concede-to-strongest", seat = target.1, line = could));
        }
        if let Some(chair) = self.chair_mut(seat) {
            chair.concede = Some(target.0.clone());
        }
        let said = words!("concede-set", seat = target.1, open = self.open_word());
        Ok((said, self.declare_conceded(now)))
    }

    /// Ends the game when all others have conceded to one seat, and says so.
    pub(super) fn declare_conceded(&mut self, now: Moment) -> Option<Notice> {
        let endings = &self.options.endings;
        if !endings.dias || !endings.concessions || !self.is_votable() {
            return None;
        }
        let to_all = |to: &&Seat| {
            let mut others = self.survivors().filter(|chair| chair.seat != **to);
            others.all(|chair| chair.concede.as_ref() == Some(*to))
        };
        let to = self.survivors().filter_map(|chair| chair.concede.as_ref()).find(to_all)?.clone();
        self.end(End::Conceded(to), now);
        Some(self.ending())
    }

    /// The letter of the seat that a player could concede to: the strongest, if it is not his own.
    pub fn could_win_by(&self, seat: &Seat) -> Option<&str> {
        let own = self.chair(seat).map_or(0, |chair| chair.strength);
        self.strongest_but(seat).filter(|other| other.strength >= own).map(|other| &other.letters[..1])
    }

    /// The strongest of the others, the first of those that are equal.
    fn strongest_but(&self, seat: &Seat) -> Option<&Chair> {
        self.survivors().filter(|chair| chair.seat != *seat).min_by_key(|chair| Reverse(chair.strength))
    }

    /// Whether a seat's player has a vote now.
    ///
    /// # Errors
    /// Why not.
    pub fn may_vote(&self, seat: &Seat) -> Result<(), Words> {
        match self.chair(seat) {
            _ if matches!(self.status, Status::Over(_)) => Err(words!("game-over", game = self.name)),
            _ if !matches!(self.status, Status::Running | Status::Paused) => Err(self.not_running()),
            Some(chair) if !chair.eliminated => Ok(()),
            _ => Err(words!("no-vote")),
        }
    }

    /// Leaves a seat: it is open to others from now on.
    pub fn resign(&mut self, seat: &Seat) -> (Words, Vec<Notice>) {
        let to = self.everybody();
        let title = self.chair(seat).map_or_else(|| seat.to_string().into(), super::Chair::title);
        if let Some(chair) = self.chair_mut(seat) {
            if chair.succeed() {
                let notice = Notice { to, ..self.news_of(News::PartnerOver, std::slice::from_ref(seat)) };
                return (words!("resigned-to-partner", seat = title, game = self.name), vec![notice]);
            }
            chair.player = None;
            chair.abandoned = true;
            chair.forget();
        }
        self.withdraw(seat);
        let notice = Notice { to, ..self.news_of(News::Resigned, std::slice::from_ref(seat)) };
        (words!("resigned", seat = title, game = self.name), vec![notice])
    }

    /// The game is over.
    pub(super) fn end(&mut self, end: End, now: Moment) {
        self.status = Status::Over(end);
        self.ended = Some(now);
    }

    /// The letter that says that the game is over, and how.
    pub fn ending(&self) -> Notice {
        self.tell(About::End)
    }
}
