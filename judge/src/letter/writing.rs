//! Letters that are written beside whoever wants them: by another thread, or by whoever needs one that nobody has begun.

use super::{Letter, Packed, TemplateError};
use crate::errand::Errand;
use crate::fault::chain;

/// A letter that is to be written, in the hands of several: the first who comes to it writes it, as it is kept.
#[derive(Clone, Debug)]
pub struct Writing(Errand<Packed>);

impl Writing {
    /// A letter that is written like this.
    pub fn of(work: impl FnOnce() -> Result<Letter, TemplateError> + Send + 'static) -> Writing {
        Writing(Errand::of(move || {
            let letter = work().map_err(|error| chain(&error))?;
            Packed::of(&letter).map_err(|error| error.to_string())
        }))
    }

    /// Writes it, unless somebody has begun to.
    pub fn run(&self) {
        self.0.run();
    }

    /// The letter as it is kept, once it is written: whoever needs it writes it himself where nobody has begun.
    ///
    /// # Errors
    /// Why it cannot be written.
    pub fn finished(&self) -> Result<Packed, String> {
        self.0.finished()
    }
}

#[cfg(test)]
mod tests {
    use super::super::unpack;
    use super::*;

    #[test]
    fn a_letter_is_as_it_was_written_and_whoever_waits_for_it_hears_that_it_cannot_be() {
        let writing = Writing::of(|| Ok(Letter { subject: "peace".into(), ..Letter::default() }));
        let beside = writing.clone();
        std::thread::spawn(move || beside.run()).join().unwrap();
        assert_eq!(unpack(writing.finished().unwrap().bytes()).unwrap().subject, "peace");
        let writing = Writing::of(|| Err(TemplateError::Messages("no ink".into())));
        writing.run();
        assert_eq!(writing.finished(), Err("messages: no ink".to_owned()));
    }
}
