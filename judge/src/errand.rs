//! What is to be done once by whoever comes to it first: by a thread that has time, or by who needs it where nobody has begun.

use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use crate::fault::caught;

/// What is done.
type Work<T> = Box<dyn FnOnce() -> Result<T, String> + Send>;

/// Something that is to be done, in the hands of several.
///
/// ```
/// let errand = judge::errand::Errand::of(|| Ok(6 * 7));
/// let beside = errand.clone();
/// std::thread::spawn(move || beside.run());
/// assert_eq!(errand.finished(), Ok(42));
/// ```
pub struct Errand<T>(Arc<(Mutex<Stage<T>>, Condvar)>);

/// How far it is.
enum Stage<T> {
    Waits(Work<T>),
    Begun,
    /// What came of it, or why nothing did.
    Done(Result<T, String>),
}

impl<T> Clone for Errand<T> {
    fn clone(&self) -> Self {
        Errand(self.0.clone())
    }
}

impl<T> std::fmt::Debug for Errand<T> {
    /// What comes of it is not shown.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Errand").finish_non_exhaustive()
    }
}

impl<T> Errand<T> {
    /// Something that is done like this. A panic in it is why nothing came of it.
    pub fn of(work: impl FnOnce() -> Result<T, String> + Send + 'static) -> Errand<T> {
        Errand(Arc::new((Mutex::new(Stage::Waits(Box::new(work))), Condvar::new())))
    }

    /// Nobody works while he holds it, so that whoever panicked has left nothing half done.
    fn hold(&self) -> MutexGuard<'_, Stage<T>> {
        self.0.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Does it, unless somebody has begun to.
    pub fn run(&self) {
        let mut stage = self.hold();
        if !matches!(*stage, Stage::Waits(_)) {
            return;
        }
        let Stage::Waits(work) = std::mem::replace(&mut *stage, Stage::Begun) else { return };
        drop(stage);
        let done = caught(work).unwrap_or_else(Err);
        *self.hold() = Stage::Done(done);
        self.0.1.notify_all();
    }

    /// What came of it, once it is done, for one alone: nobody gets it after him.
    ///
    /// # Errors
    /// Why nothing came of it.
    pub fn taken(&self) -> Result<T, String> {
        self.once_done(|done| std::mem::replace(done, Err("somebody has it already".into())))
    }

    /// Whoever needs it does it himself where nobody has begun, and waits where somebody has.
    fn once_done(&self, get: impl FnOnce(&mut Result<T, String>) -> Result<T, String>) -> Result<T, String> {
        self.run();
        let mut stage = self.hold();
        loop {
            if let Stage::Done(done) = &mut *stage {
                return get(done);
            }
            stage = self.0.1.wait(stage).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

impl<T: Clone> Errand<T> {
    /// What came of it, once it is done, for everybody who asks.
    ///
    /// # Errors
    /// Why nothing came of it.
    pub fn finished(&self) -> Result<T, String> {
        self.once_done(|done| done.clone())
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;
    use std::thread;

    use super::*;

    #[test]
    fn an_errand_is_done_once_by_whoever_comes_to_it_first() {
        let (told, heard) = channel();
        let errand = Errand::of(move || {
            told.send(thread::current().id()).unwrap();
            Ok("peace")
        });
        let beside = errand.clone();
        thread::spawn(move || beside.run()).join().unwrap();
        assert_eq!(errand.finished(), Ok("peace"));
        errand.run();
        let doers: Vec<_> = heard.iter().collect();
        assert!(doers.len() == 1 && doers[0] != thread::current().id(), "{doers:?}");
        assert_eq!([errand.taken(), errand.taken()], [Ok("peace"), Err("somebody has it already".into())]);
        assert_eq!(Errand::of(|| Ok(1)).finished(), Ok(1), "whoever needs it does it where nobody has begun");
    }

    #[test]
    fn whoever_waits_for_an_errand_hears_why_nothing_came_of_it() {
        assert_eq!(Errand::<u8>::of(|| panic!("no paper")).finished(), Err("no paper".to_owned()));
        let (begin, begun) = channel();
        let (goes_on, go_on) = channel();
        let errand = Errand::<u8>::of(move || {
            begin.send(()).unwrap();
            go_on.recv().map_err(|error| error.to_string())?;
            Err("no ink".into())
        });
        let beside = errand.clone();
        let doer = thread::spawn(move || beside.run());
        begun.recv().unwrap();
        let waiting = errand.clone();
        let waits = thread::spawn(move || waiting.finished());
        goes_on.send(()).unwrap();
        assert_eq!(waits.join().unwrap(), Err("no ink".to_owned()));
        doer.join().unwrap();
    }
}
