//! Passwords that were right within a day: comparing one costs as much as argon2id is made to, and the right one need not pay
//! that with every mail.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use crate::chance::Chance;
use crate::clock::{Moment, Span};
use crate::secret::{self, Key};

/// How long a right password is known.
const KNOWN: Span = Span::hours(24);
/// How many of them: 7 MB.
const MOST: usize = 50_000;

/// The right passwords, each as the seal of itself and its hash under a key that nobody but this process has.
pub(super) struct Opened {
    key: Key,
    seals: Mutex<BTreeMap<String, Moment>>,
}

impl Opened {
    /// Knows none yet.
    pub(super) fn new() -> Opened {
        // Nothing that is written depends on this key.
        Opened { key: Key::from_bytes(Chance::Machine.bytes()), seals: Mutex::default() }
    }

    /// Whether a password is the one that was hashed. A wrong one costs its comparison each time.
    pub(super) fn is_password(&self, password: &str, hash: &str, now: Moment) -> bool {
        let seal = self.key.seal(&[hash.to_owned(), password.to_owned()]);
        let known = |since: &Moment| *since <= now && now < since.plus(KNOWN);
        let mut seals = self.seals.lock().unwrap_or_else(PoisonError::into_inner);
        if seals.get(&seal).is_some_and(known) {
            return true;
        }
        let right = secret::is_password(password, hash);
        if right {
            if seals.len() >= MOST {
                seals.retain(|_, since| known(since));
            }
            if seals.len() < MOST {
                seals.insert(seal, now);
            }
        }
        right
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_right_password_is_known_for_a_day_and_as_that_one_alone() {
        let hash = secret::hash_password("harbour", &Chance::seeded(1));
        let (opened, now) = (Opened::new(), Moment(1_000_000));
        assert!(!opened.is_password("harbor", &hash, now));
        assert!(opened.seals.lock().unwrap().is_empty(), "a guess is not remembered");
        assert!(opened.is_password("harbour", &hash, now));
        let seals = opened.seals.lock().unwrap().clone();
        assert!(seals.len() == 1 && seals.keys().all(|seal| !seal.contains("harbour")));
        assert!(opened.is_password("harbour", &hash, now.plus(Span::hours(23))));
        assert_eq!(opened.seals.lock().unwrap().values().next(), Some(&now), "it was not compared again");
        assert!(opened.is_password("harbour", &hash, now.plus(KNOWN)));
        assert_eq!(opened.seals.lock().unwrap().values().next(), Some(&now.plus(KNOWN)));
        let changed = secret::hash_password("lighthouse", &Chance::seeded(2));
        assert!(!opened.is_password("harbour", &changed, now.plus(KNOWN)), "another lock is another");
    }
}
