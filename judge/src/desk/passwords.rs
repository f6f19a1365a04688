//! Passwords: comparing or hashing one costs as much as argon2id is made to. So it is done beside the desk, which goes on with
//! other mails, and one that was right need not be compared again for a day.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::mpsc::Sender;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

use super::DeskError;
use crate::chance::Chance;
use crate::clock::{Moment, Span};
use crate::secret::{self, Keys};

/// How long a right password is known.
const KNOWN: Span = Span::hours(24);
/// How many of them: 7 MB.
const MOST: usize = 50_000;
/// The number that no mail has.
const NONE: i64 = 0;

/// What is known of passwords. Each is known by the seal of itself and of what it is compared with, under a key that nobody but
/// this process has.
pub(super) struct Passwords {
    key: Keys,
    /// The right ones, and since when.
    right: Mutex<BTreeMap<String, Moment>>,
    /// What the thread beside the desk found out for mails that have waited for it.
    answers: Arc<Mutex<Answers>>,
    /// The way to that thread; where there is none, the desk does it all.
    beside: OnceLock<Sender<Hashing>>,
    /// The mail that is being acted on, which may be one that confirms another.
    taken: AtomicI64,
}

/// By the mail, and by the seal of what was asked.
type Answers = BTreeMap<(i64, String), Answer>;

#[derive(Clone)]
enum Answer {
    IsRight(bool),
    Hash(String),
}

enum Question {
    /// Is it the one with this hash?
    IsRight(String),
    /// What is its hash with this salt?
    Hash([u8; 16]),
}

impl Question {
    fn answer(&self, password: &str) -> Answer {
        match self {
            Question::IsRight(hash) => Answer::IsRight(secret::is_password(password, hash)),
            Question::Hash(salt) => Answer::Hash(secret::hash_password(password, salt)),
        }
    }
}

/// A password that is to be compared or hashed before a mail can be acted on.
pub struct Hashing {
    mail: i64,
    seal: String,
    password: String,
    question: Question,
    answers: Arc<Mutex<Answers>>,
}

impl std::fmt::Debug for Hashing {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Hashing").field("mail", &self.mail).finish_non_exhaustive()
    }
}

impl Hashing {
    /// Finds the answer, which takes a core some thirty milliseconds, and names the mail that waits for it.
    pub fn run(self) -> i64 {
        let answer = self.question.answer(&self.password);
        hold(&self.answers).insert((self.mail, self.seal), answer);
        self.mail
    }
}

/// Whoever panicked with it has left nothing half done.
fn hold<T>(lock: &Mutex<T>) -> MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Passwords {
    /// Knows none yet.
    pub(super) fn new() -> Passwords {
        // Nothing that is written depends on this key.
        let key = Keys::from_bytes(Chance::Machine.bytes());
        Passwords {
            key,
            right: Mutex::default(),
            answers: Arc::default(),
            beside: OnceLock::new(),
            taken: AtomicI64::new(NONE),
        }
    }

    /// From now on the costly part is done by whoever is at the other end.
    pub(super) fn ask_beside(&self, thread: Sender<Hashing>) {
        // Whoever asked first goes on.
        let _ = self.beside.set(thread).is_ok();
    }

    /// A mail is acted on from now on: what is asked until it is put down is asked for it.
    pub(super) fn take(&self, mail: i64) {
        self.taken.store(mail, Ordering::Relaxed);
    }

    /// The mail is put down, to wait or for good.
    pub(super) fn put_down(&self) {
        self.taken.store(NONE, Ordering::Relaxed);
    }

    /// Forgets what was found out for a mail that has been acted on.
    pub(super) fn forget(&self, mail: i64) {
        hold(&self.answers).retain(|(of, _), _| *of != mail);
    }

    /// Whether a password is the one that was hashed. A wrong one costs its comparison each time.
    ///
    /// # Errors
    /// The mail must wait until that is known.
    pub(super) fn is_right(&self, password: &str, hash: &str, now: Moment) -> Result<bool, DeskError> {
        let seal = self.key.seal(&[hash.to_owned(), password.to_owned()]);
        let known = |since: &Moment| *since <= now && now < since.plus(KNOWN);
        if hold(&self.right).get(&seal).is_some_and(known) {
            return Ok(true);
        }
        let question = Question::IsRight(hash.to_owned());
        let Answer::IsRight(right) = self.answer(password, seal.clone(), question)? else { return Ok(false) };
        if right {
            let mut rights = hold(&self.right);
            if rights.len() >= MOST {
                rights.retain(|_, since| known(since));
            }
            if rights.len() < MOST {
                rights.insert(seal, now);
            }
        }
        Ok(right)
    }

    /// The hash of a new password, with a salt of its own.
    ///
    /// # Errors
    /// The mail must wait until it is known.
    pub(super) fn hash(&self, password: &str, chance: &Chance) -> Result<String, DeskError> {
        let seal = self.key.seal(&[password.to_owned()]);
        match self.answer(password, seal, Question::Hash(chance.bytes()))? {
            Answer::Hash(hash) => Ok(hash),
            // No seal of one text is that of two.
            Answer::IsRight(_) => Ok(String::new()),
        }
    }

    fn answer(&self, password: &str, seal: String, question: Question) -> Result<Answer, DeskError> {
        let mail = self.taken.load(Ordering::Relaxed);
        // Only mails wait.
        if self.beside.get().is_none() || mail == NONE {
            return Ok(question.answer(password));
        }
        if let Some(answer) = hold(&self.answers).get(&(mail, seal.clone())) {
            return Ok(answer.clone());
        }
        let (password, answers) = (password.to_owned(), self.answers.clone());
        Err(DeskError::Hashing(Hashing { mail, seal, password, question, answers }))
    }

    /// Hands it on; what is left where nobody takes it is done here.
    pub(super) fn send(&self, hashing: Hashing) -> Option<i64> {
        let Some(thread) = self.beside.get() else { return Some(hashing.run()) };
        thread.send(hashing).err().map(|unsent| unsent.0.run())
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;

    fn hash_of(password: &str, seed: u64) -> String {
        secret::hash_password(password, &Chance::seeded(seed).bytes())
    }

    #[test]
    fn a_right_password_is_known_for_a_day_and_as_that_one_alone() {
        let hash = hash_of("harbour", 1);
        let (passwords, now) = (Passwords::new(), Moment(1_000_000));
        let is_right = |password, hash: &str, now| passwords.is_right(password, hash, now).unwrap();
        let since = || hold(&passwords.right).values().next().copied();
        assert!(!is_right("harbor", &hash, now));
        assert_eq!(since(), None, "a guess is not remembered");
        assert!(is_right("harbour", &hash, now));
        let seals = hold(&passwords.right).clone();
        assert!(seals.len() == 1 && seals.keys().all(|seal| !seal.contains("harbour")));
        assert!(is_right("harbour", &hash, now.plus(Span::hours(23))));
        assert_eq!(since(), Some(now), "it was not compared again");
        assert!(is_right("harbour", &hash, now.plus(KNOWN)));
        assert_eq!(since(), Some(now.plus(KNOWN)));
        assert!(!is_right("harbour", &hash_of("lighthouse", 2), now.plus(KNOWN)), "another lock is another");
    }

    #[test]
    fn a_mail_waits_for_what_is_found_out_beside_the_desk_and_for_its_own_alone() {
        let (passwords, now) = (Passwords::new(), Moment(1_000_000));
        let (jobs, work) = channel();
        passwords.ask_beside(jobs);
        let ask = |mail, password| {
            passwords.take(mail);
            let told = passwords.is_right(password, &hash_of("harbour", 1), now);
            passwords.put_down();
            told
        };
        assert!(
            !passwords.is_right("harbor", &hash_of("harbour", 1), now).unwrap(),
            "what is asked for no mail waits for none"
        );
        let run = |outcome: Result<_, DeskError>| match outcome.map(|_: bool| ()) {
            Err(DeskError::Hashing(hashing)) => {
                assert!(!format!("{hashing:?}").contains("harbor"), "{hashing:?}");
                assert_eq!(passwords.send(hashing), None);
                work.recv().unwrap().run()
            }
            other => panic!("{other:?}"),
        };
        assert_eq!(run(ask(7, "harbor")), 7);
        assert!(!ask(7, "harbor").unwrap());
        assert_eq!(run(ask(8, "harbor")), 8, "a guess costs each mail");
        passwords.forget(7);
        assert_eq!(run(ask(7, "harbor")), 7, "what a mail has used is gone");
        assert_eq!(run(ask(7, "harbour")), 7);
        assert!(ask(7, "harbour").unwrap() && ask(9, "harbour").unwrap(), "a right one is known to all");
        drop(work);
        let Err(DeskError::Hashing(hashing)) = ask(9, "harbor") else { panic!() };
        assert_eq!(passwords.send(hashing), Some(9), "where nobody takes it, it is done at once");
    }
}
