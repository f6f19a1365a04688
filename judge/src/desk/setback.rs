//! After the store went back to a copy: what came in since is acted on as of the moments in which it came, so that the same turns come
//! of it; once all of it has been read again, every game is told.

use super::{Desk, DeskError, Office, letters};
use crate::clock::Moment;
use crate::game::{About, Again, Game, Piece, Status};
use crate::letter::News;
use crate::store::{Setback, readable};

/// What it means for what is due in a game that that was due once before, if so.
pub(super) fn again(setback: Option<&Setback>, (office, game): (&Office, &Game)) -> Option<Again> {
    let setback = setback.filter(|setback| game.due().is_some_and(|due| due <= setback.at))?;
    Some(Again { since: setback.until, until: setback.at, least: office.config.games.after_outage })
}

impl Desk {
    /// Begins to act on what came in since the store went back to a copy, if it did. What is written and spent for it is dated now.
    pub(super) fn begin_again(&mut self, now: Moment) -> Result<(), DeskError> {
        self.setback = self.store.setback()?;
        self.store.date_nothing_before(self.setback.map(|_| now));
        Ok(())
    }

    /// As of which moment something is done that was due, or came in, at one.
    pub(super) fn as_of(&self, then: Moment, now: Moment) -> Moment {
        let setback = self.setback.filter(|setback| then <= setback.at);
        setback.map_or(now, |setback| then.max(setback.until).min(now))
    }

    /// Tells every game that goes on what the store going back to a copy means for it, as soon as what came in since has been
    /// read again.
    pub(super) fn tell_of_setback(&mut self, now: Moment) -> Result<(), DeskError> {
        let Some(setback) = self.store.setback()?.filter(|setback| setback.at <= self.swept) else { return Ok(()) };
        if self.store.next_mail(now)?.is_some_and(|(_, arrived)| arrived <= setback.at) {
            return Ok(());
        }
        let Desk { store, office, .. } = self;
        tracing::warn!(until = setback.until.iso(), "the store is back at a copy, and every game is told");
        store.all_or_nothing(|store| {
            for name in store.game_names()? {
                let Some(game) = readable(store.game(&name))?.flatten() else { continue };
                if matches!(game.status, Status::Over(_)) {
                    continue;
                }
                let count = usize::try_from(store.replayed(&name, &setback)?).ok();
                let (news, seats, since) = (News::SetBack, Vec::new(), Some(setback.until));
                let notice = game.tell(About::News(vec![Piece { news, seats, since, count }]));
                letters::send(office, store, &game, &notice, now)?;
            }
            Ok::<_, DeskError>(store.end_setback()?)
        })?;
        self.begin_again(now)?;
        self.attend_to_damage(now)
    }
}
