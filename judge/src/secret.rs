//! Chance from the machine, hashes of passwords and tokens.

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use sha2::{Digest, Sha256};

/// Letters and digits that nobody takes for one another.
const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz23456789z";

/// Fills a buffer with chance from the machine.
fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("a machine without chance cannot run a judge");
    bytes
}

/// A word that nobody can guess, five bits of chance a letter.
pub fn random_word(letters: usize) -> String {
    let bytes = random::<64>();
    bytes.iter().take(letters.min(64)).map(|byte| char::from(LETTERS[usize::from(byte & 31)])).collect()
}

/// A number that nobody can guess.
pub fn random_number() -> u64 {
    u64::from_le_bytes(random())
}

/// SHA-256 in hexadecimal digits.
pub fn digest(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Hashes a password (argon2id, with a salt of its own).
pub fn hash_password(password: &str) -> String {
    let hash = Argon2::default().hash_password_with_salt(password.as_bytes(), &random::<16>());
    hash.expect("argon2 takes any password below 4 GB").to_string()
}

/// Whether a password is the one that was hashed.
pub fn is_password(password: &str, hash: &str) -> bool {
    PasswordHash::new(hash).is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
}
