//! The only place that chance comes from: salts, tokens, seats and seeds.
//!
//! Beside [`crate::clock::Clock`], and passed to the desk like it: with the same chance and the same events a judge does
//! the same again, byte for byte, so that whatever went wrong once can be played again.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

/// Letters and digits that nobody takes for one another.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz23456789z";

/// Where chance comes from. Every draw is apart from all others: what one of them shows tells nothing of the next.
///
/// ```
/// use judge::chance::Chance;
///
/// let (one, other) = (Chance::seeded(7), Chance::seeded(7));
/// assert_eq!(one.word(8), other.word(8));
/// assert_ne!(one.number(), one.number());
/// assert_ne!(Chance::Machine.word(8), Chance::Machine.word(8));
/// ```
#[derive(Clone, Debug)]
pub enum Chance {
    /// The machine's own, for every judge that plays.
    Machine,
    /// Drawn from a number: the same again for tests and simulations, and so no secret.
    Seeded(Arc<Draws>),
}

/// Draws from a number, one after the other.
#[derive(Debug)]
pub struct Draws {
    seed: u64,
    drawn: AtomicU64,
}

impl Chance {
    /// Chance that can be had again from the same number.
    pub fn seeded(seed: u64) -> Chance {
        Chance::Seeded(Arc::new(Draws { seed, drawn: AtomicU64::new(0) }))
    }

    /// So many bytes that nobody can guess.
    ///
    /// # Panics
    /// The machine has no chance to give: no judge can run there.
    pub fn bytes<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        match self {
            Chance::Machine => getrandom::fill(&mut bytes).expect("a machine without chance cannot run a judge"),
            Chance::Seeded(draws) => draws.fill(&mut bytes),
        }
        bytes
    }

    /// A word that nobody can guess, five bits of chance a letter, 64 letters at most.
    pub fn word(&self, letters: usize) -> String {
        let bytes = self.bytes::<64>();
        bytes.iter().take(letters).map(|byte| char::from(LETTERS[usize::from(byte & 31)])).collect()
    }

    /// A number that nobody can guess.
    pub fn number(&self) -> u64 {
        u64::from_le_bytes(self.bytes())
    }
}

impl Draws {
    /// The k-th draw is HMAC-SHA-256 of k and the number of each block of 32 bytes, under the seed.
    fn fill(&self, bytes: &mut [u8]) {
        let draw = self.drawn.fetch_add(1, Ordering::SeqCst);
        for (block, chunk) in (0u64..).zip(bytes.chunks_mut(32)) {
            let mut mac = Hmac::<Sha256>::new_from_slice(&self.seed.to_be_bytes()).expect("any length is a key");
            mac.update(&draw.to_be_bytes());
            mac.update(&block.to_be_bytes());
            chunk.copy_from_slice(&mac.finalize().into_bytes()[..chunk.len()]);
        }
    }
}
