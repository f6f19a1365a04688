//! Hashes of passwords, digests, and the keys under which capabilities are sealed and receipts are signed.

mod key;
mod keys;
mod passwords;
mod signing;

use data_encoding::{BASE32_NOPAD, BASE64_NOPAD, Encoding};
use ring::digest::{Context, SHA256};

pub use key::may_be_a_seal;
pub use keys::{Former, Keys};
pub use passwords::{give_back_memory, hash_password, is_password};
pub use signing::is_signature;

/// SHA-256 in hexadecimal digits.
pub fn digest(bytes: &[u8]) -> String {
    ring::digest::digest(&SHA256, bytes).as_ref().iter().map(|byte| format!("{byte:02x}")).collect()
}

/// SHA-256 over parts, each with its length before it, in base64 (RFC 4648 section 4) without the sign at its end: 43 letters.
pub fn digest_of<'a>(parts: impl IntoIterator<Item = &'a [u8]>) -> String {
    let mut digest = Context::new(&SHA256);
    for part in parts {
        digest.update(&(part.len() as u64).to_be_bytes());
        digest.update(part);
    }
    BASE64_NOPAD.encode(digest.finish().as_ref())
}

/// How many letters a seal has: 128 bits in base32 (RFC 4648 section 6, in small letters).
pub const SEAL_LETTERS: usize = 26;
/// How many bytes a seal has.
pub const SEAL_BYTES: usize = 16;

static BASE32: std::sync::LazyLock<Encoding> = std::sync::LazyLock::new(|| {
    let mut letters = BASE32_NOPAD.specification();
    letters.symbols = letters.symbols.to_lowercase();
    letters.check_trailing_bits = false;
    letters.encoding().expect("small letters are letters")
});

/// The five bits that a letter of a seal stands for, a small letter or a digit; `None`: it stands in none.
pub fn seal_bits(letter: u8) -> Option<u8> {
    match letter {
        b'a'..=b'z' => Some(letter - b'a'),
        b'2'..=b'7' => Some(letter - b'2' + 26),
        _ => None,
    }
}
