//! What was written lately: where many ask for the same, it is written once for all of them.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

/// How many bytes of it are remembered at most.
const MOST: usize = 2 << 20;

/// Texts that were written lately, each by what it was written from; the latest come first.
#[derive(Default)]
pub(super) struct Latest(Mutex<VecDeque<(String, Vec<String>)>>);

impl Latest {
    /// What was written from this, or what `write` makes of it now.
    pub(super) fn find_or<E>(
        &self,
        from: String,
        write: impl FnOnce() -> Result<Vec<String>, E>,
    ) -> Result<Vec<String>, E> {
        // Whoever panicked with it has left nothing half done.
        let hold = || self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let mut latest = hold();
        let at = latest.iter().position(|(known, _)| *known == from);
        if let Some(found) = at.and_then(|at| latest.remove(at)) {
            let texts = found.1.clone();
            latest.push_front(found);
            return Ok(texts);
        }
        drop(latest);
        let texts = write()?;
        let mut latest = hold();
        latest.push_front((from, texts.clone()));
        let mut bytes = 0;
        let fits = |(from, texts): &(String, Vec<String>)| {
            bytes += from.len() + texts.iter().map(String::len).sum::<usize>();
            bytes <= MOST
        };
        let fitting = latest.iter().map(fits).take_while(|fits| *fits).count();
        latest.truncate(fitting);
        Ok(texts)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_is_written_once_and_what_was_not_asked_for_lately_is_forgotten() {
        let latest = Latest::default();
        let mut written = Vec::new();
        let mut ask = |from: &str, bytes: usize| {
            let write = || {
                written.push(from.to_owned());
                Ok::<_, ()>(vec![from.repeat(bytes)])
            };
            assert_eq!(latest.find_or(from.to_owned(), write), Ok(vec![from.repeat(bytes)]));
        };
        for from in ["a", "b", "a", "c", "a", "b"] {
            ask(from, MOST / 2 - 1);
        }
        ask("d", MOST + 1);
        ask("d", MOST + 1);
        assert_eq!(written, ["a", "b", "c", "b", "d", "d"]);
        assert_eq!(latest.find_or(String::new(), || Err("nothing")), Err("nothing"));
    }
}
