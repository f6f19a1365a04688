//! After the store went back to a copy: once all mail from since then has been read again, every game is told.

use super::{Desk, DeskError, letters};
use crate::clock::Moment;
use crate::game::{About, Piece, Status};
use crate::letter::News;

impl Desk {
    /// Tells every game that goes on what the store going back to a copy means for it, as soon as what came in since has been
    /// read again.
    pub(super) fn tell_of_setback(&mut self, now: Moment) -> Result<(), DeskError> {
        let Some(setback) = self.store.setback()?.filter(|setback| setback.at <= self.swept) else { return Ok(()) };
        if self.store.next_mail(now)?.is_some_and(|(_, arrived)| arrived <= setback.at) {
            return Ok(());
        }
        let Desk { store, office, .. } = self;
        tracing::warn!(until = setback.until.0, "the store is back at a copy, and every game is told");
        store.all_or_nothing(|store| {
            for name in store.game_names()? {
                // One that is damaged is told of elsewhere.
                let Ok(Some(game)) = store.game(&name) else { continue };
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
        self.attend_to_damage(now)
    }
}
