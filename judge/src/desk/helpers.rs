//! What others do beside the desk: mails are read before it comes to them, and letters written while it acts on the next mail.
//!
//! Each letter is there before the transaction is written down that its mail was acted on in. Where one cannot be written, nothing of
//! that transaction is done; it is done once more with every letter written at the desk, so that only the mail is set aside whose letter
//! it is.

use std::sync::atomic::Ordering;
use std::sync::mpsc::Sender;

use super::{Desk, DeskError, Office, Reading};
use crate::event::RawMail;
use crate::letter::Writing;
use crate::store::StoreError;

/// What can be done beside the desk.
#[derive(Debug)]
pub enum Help {
    /// A mail is to be read.
    Mail(Reading),
    /// A letter is to be written.
    Letter(Writing),
}

impl Help {
    /// Does it, unless somebody has begun to.
    pub fn run(&self) {
        match self {
            Help::Mail(reading) => reading.run(),
            Help::Letter(writing) => writing.run(),
        }
    }
}

impl Desk {
    /// From now on mails are read and answers to them written by whoever is at the other end, or by the desk when it needs what nobody
    /// has begun.
    pub fn have_help(&self, helpers: Sender<Help>) {
        // Who was there first goes on.
        let _ = self.office.helpers.set(helpers).is_ok();
    }

    /// Whether something was not done because a letter could not be written beside the desk. Done once more, it is written at the desk.
    pub fn must_write_at_once(&self) -> bool {
        self.office.at_once.load(Ordering::Relaxed)
    }

    /// Sees by how something ended how letters of the next are to be written.
    pub(super) fn heed<T>(&self, done: Result<T, DeskError>) -> Result<T, DeskError> {
        let at_once = match &done {
            Ok(_) => false,
            Err(error) => self.must_write_at_once() || matches!(error, DeskError::Store(StoreError::Unwritten { .. })),
        };
        self.office.at_once.store(at_once, Ordering::Relaxed);
        done
    }
}

impl Office {
    pub(super) fn has_help(&self) -> bool {
        self.helpers.get().is_some() && !self.at_once.load(Ordering::Relaxed)
    }

    /// Has a mail read that was just kept, where somebody does that beside the desk, and this judge acts on mails.
    pub(super) fn read_ahead(&self, mail: i64, kept: &RawMail) {
        if self.has_help()
            && self.has_desk()
            && let Some(reading) = self.reading_ahead(mail, kept)
        {
            self.give_to_helpers(Help::Mail(reading));
        }
    }

    /// Hands something to whoever works beside the desk. Where nobody does any more, the desk does it when it needs it.
    pub(super) fn give_to_helpers(&self, help: Help) {
        let _ = self.helpers.get().is_some_and(|helpers| helpers.send(help).is_ok());
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;
    use crate::chance::Chance;
    use crate::clock::Moment;
    use crate::config::{Config, Duty, Node};
    use crate::desk::reach::{self, Cover};
    use crate::letter::{LetterKind, TemplateError, Templates};
    use crate::secret::Keys;
    use crate::store::Store;

    fn desk(folder: &std::path::Path, config: Config) -> Desk {
        let store = Store::open(&folder.join("a.sqlite")).unwrap();
        let (templates, keys) = (Templates::load(None).unwrap().into(), Keys::from_bytes([7; 32]));
        Desk::new(Office::new(config, templates, keys, Chance::seeded(1), &[]), store).unwrap()
    }

    fn mail() -> RawMail {
        RawMail { source: "x".into(), raw: b"y".into(), arrived: Moment(0), signed_by: None, mark: None }
    }

    #[test]
    fn a_judge_that_only_fetches_mail_reads_none_ahead() {
        let fetches = Node { duties: vec![Duty::Intake], ..Node::default() };
        for (node, read) in [(Node::default(), 1), (fetches, 0)] {
            let folder = tempfile::tempdir().unwrap();
            let mut desk = desk(folder.path(), Config { node, ..Config::default() });
            let (helpers, waiting) = channel();
            desk.have_help(helpers);
            assert!(desk.keep(&mail()).unwrap());
            assert_eq!(waiting.try_iter().count(), read);
            assert!(!desk.keep(&mail()).unwrap(), "it is here already");
            assert_eq!(waiting.try_iter().count(), 0);
        }
    }

    /// Does something in answer to a mail, and writes a letter of it that cannot be written.
    fn act(desk: &mut Desk) -> Result<i64, DeskError> {
        let done = desk.together(|desk| {
            let Desk { store, office, .. } = desk;
            store.all_or_nothing(|store| {
                store.set_meta("done", "yes")?;
                let cover = Cover { to: "anna@anna.example", kind: LetterKind::Receipt, mail: Some(1), at: Moment(1) };
                reach::post_written(office, store, cover, |_| Err(TemplateError::Messages("no ink".into())), Moment(1))
            })
        });
        desk.heed(done)
    }

    #[test]
    fn of_what_has_a_letter_that_cannot_be_written_nothing_is_done_and_the_desk_finds_out_whose_it_is() {
        let folder = tempfile::tempdir().unwrap();
        let mut desk = desk(folder.path(), Config::default());
        let (helpers, waiting) = channel();
        desk.have_help(helpers);
        assert!(desk.keep(&mail()).unwrap());
        assert_eq!(waiting.try_iter().filter(|help| matches!(help, Help::Mail(_))).count(), 1);
        let done = act(&mut desk);
        assert!(matches!(&done, Err(DeskError::Store(StoreError::Unwritten { .. }))), "{done:?}");
        assert_eq!(waiting.try_iter().filter(|help| matches!(help, Help::Letter(_))).count(), 1);
        assert!(desk.must_write_at_once());
        assert_eq!((desk.store.meta("done").unwrap(), desk.store.letters().unwrap().len()), (None, 0));
        let done = act(&mut desk);
        assert!(matches!(&done, Err(DeskError::Template(_))), "now it is known in which mail: {done:?}");
        assert_eq!(waiting.try_iter().count(), 0);
        desk.heed(Ok(())).unwrap();
        assert!(!desk.must_write_at_once());
    }
}
