//! Texts that were read before, with what they mean: a game's board is read once, and not at each question about the game.
//!
//! This is the engine's only memory. Nobody can tell it but by the time that an answer takes: a text always means the same.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

/// How many texts are kept at most; the one that was not asked for the longest makes room.
const MOST: usize = 16;

/// Texts of one sort and what they mean, the one that was asked for last in front.
pub(crate) struct Kept<T>(Mutex<VecDeque<Known<T>>>);

struct Known<T> {
    text: Box<str>,
    meaning: Arc<T>,
}

impl<T> Kept<T> {
    /// Nothing was read yet.
    pub(crate) const fn new() -> Kept<T> {
        Kept(Mutex::new(VecDeque::new()))
    }

    /// What a text means; it is read if it was not lately.
    ///
    /// # Errors
    /// Whatever `read` finds wrong in it; that is not kept.
    pub(crate) fn read<E>(&self, text: &str, read: impl FnOnce(&str) -> Result<T, E>) -> Result<Arc<T>, E> {
        if let Some(meaning) = self.known(text) {
            return Ok(meaning);
        }
        // Nobody else waits for this one text to be read.
        let meaning = Arc::new(read(text)?);
        self.with(|known| {
            known.retain(|other| &*other.text != text);
            known.push_front(Known { text: text.into(), meaning: Arc::clone(&meaning) });
            known.truncate(MOST);
        });
        Ok(meaning)
    }

    fn known(&self, text: &str) -> Option<Arc<T>> {
        self.with(|known| {
            let found = known.iter().position(|other| &*other.text == text)?;
            let found = known.remove(found)?;
            let meaning = Arc::clone(&found.meaning);
            known.push_front(found);
            Some(meaning)
        })
    }

    /// A panic elsewhere leaves the list whole, so it is used on.
    fn with<R>(&self, what: impl FnOnce(&mut VecDeque<Known<T>>) -> R) -> R {
        what(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn length(text: &str) -> Result<usize, String> {
        if text.is_empty() { Err("nothing there".to_owned()) } else { Ok(text.len()) }
    }

    fn never(_: &str) -> Result<usize, String> {
        Err("read anew".to_owned())
    }

    #[test]
    fn a_text_is_read_once_and_only_what_was_understood_is_kept() {
        let kept = Kept::new();
        assert_eq!(kept.read("word", length).as_deref(), Ok(&4));
        assert_eq!(kept.read("word", never).as_deref(), Ok(&4));
        assert!(kept.read("", length).is_err());
        assert_eq!(kept.read("", |_| Ok::<_, String>(7)).as_deref(), Ok(&7));
    }

    #[test]
    fn what_was_not_asked_for_the_longest_makes_room() {
        let kept = Kept::new();
        let texts: Vec<String> = (1..=MOST + 1).map(|letters| "x".repeat(letters)).collect();
        let (last, first) = texts.split_last().unwrap();
        first.iter().for_each(|text| assert!(kept.read(text, length).is_ok()));
        assert_eq!(kept.read("x", never).as_deref(), Ok(&1));
        assert!(kept.read(last, length).is_ok());
        assert_eq!(kept.read("x", never).as_deref(), Ok(&1), "it was asked for since");
        assert!(kept.read("xx", never).is_err(), "it made room");
    }
}
