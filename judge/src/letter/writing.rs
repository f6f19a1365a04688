//! Letters that are written beside whoever wants them: by another thread, or by whoever needs one that nobody has begun.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use super::{Letter, Packed, TemplateError};
use crate::fault::{caught, chain};

/// What makes a letter.
type Work = Box<dyn FnOnce() -> Result<Letter, TemplateError> + Send>;

/// A letter that is to be written, in the hands of several: the first who comes to it writes it.
#[derive(Clone)]
pub struct Writing(Arc<(Mutex<Stage>, Condvar)>);

/// How far it is.
enum Stage {
    Waits(Work),
    Begun,
    /// As it is kept, or why it could not be written.
    Done(Result<Packed, String>),
}

impl std::fmt::Debug for Writing {
    /// What it says is not shown.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Writing").finish_non_exhaustive()
    }
}

impl Writing {
    /// A letter that is written like this.
    pub fn of(work: impl FnOnce() -> Result<Letter, TemplateError> + Send + 'static) -> Writing {
        Writing(Arc::new((Mutex::new(Stage::Waits(Box::new(work))), Condvar::new())))
    }

    /// Nobody works while he holds it, so that whoever panicked has left nothing half done.
    fn hold(&self) -> MutexGuard<'_, Stage> {
        self.0.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Writes it, unless somebody has begun to.
    pub fn run(&self) {
        let mut stage = self.hold();
        if !matches!(*stage, Stage::Waits(_)) {
            return;
        }
        let Stage::Waits(work) = std::mem::replace(&mut *stage, Stage::Begun) else { return };
        drop(stage);
        let letter = || {
            let letter = work().map_err(|error| chain(&error))?;
            Packed::of(&letter).map_err(|error| error.to_string())
        };
        let done = caught(letter).unwrap_or_else(Err);
        *self.hold() = Stage::Done(done);
        self.0.1.notify_all();
    }

    /// The letter as it is kept, once it is written: whoever needs it writes it himself where nobody has begun.
    ///
    /// # Errors
    /// Why it cannot be written.
    pub fn finished(&self) -> Result<Packed, String> {
        self.run();
        let mut stage = self.hold();
        loop {
            if let Stage::Done(done) = &*stage {
                return done.clone();
            }
            stage = self.0.1.wait(stage).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::super::unpack;
    use super::*;

    fn subject_of(packed: &Packed) -> String {
        unpack(packed.bytes()).unwrap().subject
    }

    #[test]
    fn a_letter_is_written_once_by_whoever_comes_to_it_first() {
        let (told, heard) = channel();
        let writing = Writing::of(move || {
            told.send(std::thread::current().id()).unwrap();
            Ok(Letter { subject: "peace".into(), ..Letter::default() })
        });
        let beside = writing.clone();
        std::thread::spawn(move || beside.run()).join().unwrap();
        assert_eq!(writing.finished().map(|packed| subject_of(&packed)), Ok("peace".to_owned()));
        writing.run();
        let writers: Vec<_> = heard.iter().collect();
        assert!(writers.len() == 1 && writers[0] != std::thread::current().id(), "{writers:?}");
        assert_eq!(
            Writing::of(|| Ok(Letter::default())).finished().map(|packed| subject_of(&packed)),
            Ok(String::new())
        );
    }

    #[test]
    fn whoever_waits_for_a_letter_hears_that_it_cannot_be_written() {
        assert_eq!(Writing::of(|| panic!("no paper")).finished(), Err("no paper".to_owned()));
        let writing = Writing::of(|| Err(TemplateError::Messages("no ink".into())));
        writing.run();
        assert_eq!(writing.finished(), Err("messages: no ink".to_owned()));
    }
}
