//! A seat that stands still at its master's word: a truce, where nobody plays it or its player cannot (`001` 4.3.1).

use chancery_engine::{Author, Ruleset, Seat};

use super::{Game, Notice, Status};
use crate::letter::News;
use crate::words;
use crate::words::Words;

impl Game {
    /// Has a seat stand still, or play again, without the orders that it had. It is not waited for meanwhile; others may support what it
    /// has, and drive it out.
    ///
    /// # Errors
    /// There is no such seat, it is out of the game, or it is so already.
    pub fn set_truce(
        &mut self,
        ruleset: &dyn Ruleset,
        word: &str,
        stands: bool,
    ) -> Result<(Words, Seat, Notice), Words> {
        if matches!(self.status, Status::Forming | Status::Over(_)) {
            return Err(self.not_running());
        }
        let Some(chair) = self.chair_called(word) else {
            return Err(self.no_seat(word));
        };
        let (seat, title) = (chair.seat.clone(), chair.title());
        if chair.eliminated {
            return Err(words!("eliminated", game = self.name, seat = title));
        }
        if chair.truce == stands {
            return Err(match stands {
                true => words!("truce-already", seat = title, game = self.name),
                false => words!("truce-none", seat = title, game = self.name),
            });
        }
        if let Some(chair) = self.chair_mut(&seat) {
            chair.truce = stands;
            chair.wait = false;
        }
        // What it lacks is asked anew: once it plays again it has ordered nothing.
        if self.round.is_some() && self.clear_orders(ruleset, &Author::Seat(seat.clone())).is_err() {
            return Err(words!("edit-impossible"));
        }
        let news = if stands { News::Truce } else { News::TruceOver };
        let said = if stands { words!("truce-set", seat = title) } else { words!("truce-over", seat = title) };
        Ok((said, seat.clone(), self.news_of(news, std::slice::from_ref(&seat))))
    }
}
