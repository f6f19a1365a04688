//! What is done together is written down together, and what is begun at once. What was begun, and could not be written down since the
//! store failed, has not brought the judge down, and is not counted as if it had.

use super::losses::InHand;
use super::waiting::PATIENCE;
use super::{Desk, DeskError};
use crate::clock::Moment;
use crate::fault::undone;
use crate::store::{Store, StoreError};

impl Desk {
    /// Does several things and writes them down together: the disk is waited for once. Nobody outside may hear of them before
    /// this returns.
    ///
    /// # Errors
    /// What `work` failed with, or the store; then nothing of it was done.
    pub fn together<T>(&mut self, work: impl FnOnce(&mut Desk) -> Result<T, DeskError>) -> Result<T, DeskError> {
        self.store.hold_back()?;
        let done = undone(self, work, |desk| desk.store.let_go());
        let done = done.and_then(|done| Ok(self.store.write_down().map(|()| done)?));
        if let Err(error) = &done {
            self.store.let_go();
            // Over a connection that is lost nothing can be taken back: that is done when it is made anew ([`Desk::go_on`]).
            if !self.store.is_cut() {
                self.forget_beginnings(error);
            }
        } else {
            self.begun.clear();
        }
        done
    }

    /// What was begun, and is not written down since the store failed, has not brought the judge down. A store that fails at this too
    /// has more to say than that; to a damaged one nothing is written any more.
    fn forget_beginnings(&mut self, error: &DeskError) {
        for begun in std::mem::take(&mut self.begun) {
            let _ = error.is_corrupt()
                || match begun {
                    InHand::Mail(id) => self.store.forget_beginning(id).is_ok(),
                    InHand::Game(name) => self.store.end_game(&name).is_ok(),
                };
        }
    }

    /// Writes something down at once, so that it is known even if what follows takes the judge down, and with it all that was
    /// gathered before.
    pub(super) fn at_once<T>(
        &mut self,
        work: impl FnOnce(&mut Store) -> Result<T, StoreError>,
    ) -> Result<T, DeskError> {
        self.store.write_down()?;
        self.begun.clear();
        let done = work(&mut self.store)?;
        self.store.hold_back()?;
        Ok(done)
    }

    /// Notes that a mail is begun, which other desks pass over then until it is done or this judge is gone: each would count it. How often
    /// it has been begun and not ended before; nothing, where another desk has it.
    pub(super) fn begin_mail(&mut self, id: i64, now: Moment) -> Result<Option<u32>, DeskError> {
        let begun = self.at_once(|store| {
            if store.is_shared() && !store.take_mail_until(id, now.plus(PATIENCE), now)? {
                return Ok(None);
            }
            store.begin_mail(id).map(Some)
        })?;
        if begun.is_some() {
            self.begun.push(InHand::Mail(id));
        }
        Ok(begun)
    }

    /// Notes that what is due in a game is begun; how often it has been begun and not ended before.
    pub(super) fn begin_game(&mut self, name: &str) -> Result<u32, DeskError> {
        let begun = self.at_once(|store| store.begin_game(name))?;
        self.begun.push(InHand::Game(name.to_owned()));
        Ok(begun)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;
    use crate::chance::Chance;
    use crate::config::Config;
    use crate::desk::Office;
    use crate::desk::reach::{self, Cover};
    use crate::event::RawMail;
    use crate::letter::{LetterKind, TemplateError, Templates};
    use crate::secret::Keys;

    #[test]
    fn what_was_begun_and_could_not_be_written_down_has_not_brought_the_judge_down() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(&folder.path().join("a.sqlite")).unwrap();
        let (templates, keys) = (Templates::load(None).unwrap().into(), Keys::from_bytes([7; 32]));
        let office = Office::new(Config::default(), templates, keys, Chance::seeded(1), &[]);
        let mut desk = Desk::new(office, store).unwrap();
        let (helpers, _waiting) = channel();
        desk.have_help(helpers);
        let mail = RawMail { source: "x".into(), raw: b"y".into(), arrived: Moment(0), signed_by: None, mark: None };
        assert!(desk.keep(&mail).unwrap());
        let mut begin = |fails: bool| {
            let mut begun = None;
            let done = desk.together(|desk| {
                begun = desk.begin_mail(1, Moment(1))?;
                let cover = Cover { to: "anna@anna.example", kind: LetterKind::Receipt, mail: Some(1), at: Moment(1) };
                let write = move |_: &_| match fails {
                    true => Err(TemplateError::Messages("no ink".into())),
                    false => Ok(crate::letter::Letter::default()),
                };
                let Desk { store, office, .. } = desk;
                store.all_or_nothing(|store| reach::post_written(office, store, cover, write, Moment(1)))
            });
            (begun, done.is_ok())
        };
        assert_eq!(
            [begin(true), begin(true), begin(false), begin(true)],
            [(Some(0), false), (Some(0), false), (Some(0), true), (Some(1), false)]
        );
    }
}
