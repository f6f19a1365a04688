//! Letters on their way out: when to try again, and when to give up.

mod health;

use serde::{Deserialize, Serialize};

use crate::clock::{Moment, Span};

pub use health::{Health, UNWELL};

/// What became of an attempt to hand a letter on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Delivery {
    /// The next server took it.
    Sent,
    /// It may work later: this letter is put off.
    Deferred(String),
    /// The way out is closed to the judge itself, whatever the letter: all letters wait until it is open again.
    Away(String),
    /// It never will: a permanent refusal.
    Refused(String),
}

impl Delivery {
    /// The word for it in the store and in lists.
    pub fn word(&self) -> &'static str {
        match self {
            Delivery::Sent => "sent",
            Delivery::Deferred(_) => "deferred",
            Delivery::Away(_) => "away",
            Delivery::Refused(_) => "refused",
        }
    }
}

/// Which letter goes out next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    /// The one that is due first.
    Due,
    /// The first that answers somebody's mail; no other.
    Answer,
    /// The most urgent one, where letters are counted.
    Urgent,
}

/// An attempt to hand a letter on, as an operator wants to know it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Attempt {
    /// What became of it.
    pub delivery: Delivery,
    /// The server's code, where it gave one (RFC 5321 section 4.2).
    pub code: Option<u16>,
    /// What the server said, or what went wrong.
    pub text: String,
    /// Who was asked: `host:port`, a program, a folder; empty: nobody.
    pub server: String,
    /// Whether it was made; else the letter was spared one, since the way out had just been found closed.
    pub made: bool,
}

impl Attempt {
    /// The same with what the server said put otherwise, as where it repeats what nobody else may read.
    pub fn reworded(self, words: impl Fn(&str) -> String) -> Attempt {
        let delivery = match self.delivery {
            Delivery::Sent => Delivery::Sent,
            Delivery::Deferred(error) => Delivery::Deferred(words(&error)),
            Delivery::Away(error) => Delivery::Away(words(&error)),
            Delivery::Refused(error) => Delivery::Refused(words(&error)),
        };
        Attempt { delivery, text: words(&self.text), ..self }
    }
}

impl From<Delivery> for Attempt {
    /// An attempt of which no more is known than what became of it.
    fn from(delivery: Delivery) -> Attempt {
        let text = match &delivery {
            Delivery::Sent => String::new(),
            Delivery::Deferred(error) | Delivery::Away(error) | Delivery::Refused(error) => error.clone(),
        };
        Attempt { code: code(&text), text, delivery, server: String::new(), made: true }
    }
}

/// The code in an error's own words, as in `permanent error (550): 5.1.1 nobody`.
fn code(text: &str) -> Option<u16> {
    let (_, behind) = text.split_once(" error (")?;
    behind.split_once(')')?.0.parse().ok()
}

/// A letter ready to be sent.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Parcel {
    /// The row in the outbox.
    pub id: i64,
    /// Who gets it.
    pub to: String,
    /// What it says and in which thread.
    pub letter: crate::letter::Letter,
    /// When it was written.
    pub written: Moment,
    /// The part of the Message-ID that names this judge's store.
    pub judge: String,
    /// The bytes of its pictures, as many as the letter has.
    pub pictures: Vec<Vec<u8>>,
    /// The bytes of the files that come with it, as many as the letter has.
    pub enclosures: Vec<Vec<u8>>,
}

impl std::fmt::Debug for Parcel {
    /// What is in it is not shown.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Parcel")
            .field("id", &self.id)
            .field("letter", &self.letter)
            .field("written", &self.written)
            .finish_non_exhaustive()
    }
}

/// How long to wait after so many attempts: a minute, doubling up to four hours.
///
/// ```
/// use judge::clock::Span;
/// use judge::outbox::back_off;
///
/// assert_eq!(back_off(1), Span(60));
/// assert_eq!(back_off(3), Span(240));
/// assert_eq!(back_off(40), Span::hours(4));
/// ```
pub fn back_off(attempts: u32) -> Span {
    Span((60i64 << attempts.saturating_sub(1).min(10)).min(Span::hours(4).0))
}

/// A wait for one letter of many: up to a quarter longer, by its number, so that those which were put off together do not come
/// back together.
///
/// ```
/// use judge::clock::Span;
/// use judge::outbox::spread;
///
/// assert_eq!(spread(Span(60), 0), Span(60));
/// assert!((1..100).all(|letter| (60..75).contains(&spread(Span(60), letter).0)));
/// assert!((1..100).any(|letter| spread(Span(60), letter) != spread(Span(60), letter + 1)));
/// ```
pub fn spread(wait: Span, letter: i64) -> Span {
    // Knuth's multiplier: neighbours come to lie far apart.
    let part = letter.wrapping_mul(2_654_435_761).rem_euclid(1 << 16);
    Span(wait.0 + wait.0 * part / (1 << 18))
}

/// How long to wait, after so many failures in a row, before a closed way out is tried again: ten seconds, doubling up to a quarter
/// of an hour.
pub fn knock_again(failures: u32) -> Span {
    Span((10i64 << failures.saturating_sub(1).min(10)).min(LONGEST_AWAY.0))
}

/// How long a letter is tried that the next server puts off, before it is given up and the operator is told (RFC 5321 section
/// 4.5.4.1: four to five days).
pub const GIVE_UP: Span = Span::hours(24 * 5);

/// A letter that so many crashes have interrupted goes alone: nothing else is in hand when it is.
pub const SUSPECT: u32 = 3;
/// After so many it is given up.
pub const GUILTY: u32 = 6;

/// The longest that a letter waits which a closed way out has sent back.
pub const LONGEST_AWAY: Span = Span(15 * 60);
/// How long a way that has just failed is not tried again for letters that were handed on before this was known.
pub const HOPELESS: Span = Span(5);
/// How long nothing may be heard of a letter in hand before it is taken again: longer than any server is waited for.
pub const UNHEARD: Span = Span(30 * 60);
