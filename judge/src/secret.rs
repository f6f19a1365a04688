//! Hashes of passwords, digests, and the key under which capabilities are sealed.

mod signing;

use std::io::Read;
use std::path::Path;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use data_encoding::{BASE32_NOPAD, BASE64_NOPAD, Encoding};
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

use crate::chance::Chance;
use crate::files;
pub use signing::is_signature;

/// SHA-256 in hexadecimal digits.
pub fn digest(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// SHA-256 over parts, each with its length before it, in base64 (RFC 4648 section 4) without the sign at its end: 43 letters.
pub fn digest_of<'a>(parts: impl IntoIterator<Item = &'a [u8]>) -> String {
    let mut digest = Sha256::new();
    for part in parts {
        digest.update((part.len() as u64).to_be_bytes());
        digest.update(part);
    }
    BASE64_NOPAD.encode(&digest.finalize())
}

/// Hashes a password (argon2id) with a salt, which is to be used once.
pub fn hash_password(password: &str, salt: &[u8; 16]) -> String {
    let hash = Argon2::default().hash_password_with_salt(password.as_bytes(), salt);
    hash.expect("argon2 takes any password below 4 GB").to_string()
}

/// Whether a password is the one that was hashed.
pub fn is_password(password: &str, hash: &str) -> bool {
    PasswordHash::new(hash).is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
}

/// How many letters a seal has: 128 bits in base32 (RFC 4648 section 6, in small letters).
pub const SEAL_LETTERS: usize = 26;
/// How many bytes a seal has.
pub const SEAL_BYTES: usize = 16;
/// How many of them are the digest of what is sealed.
const DIGEST_BYTES: usize = 12;

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

/// The key of capabilities. It lives in a file of its own, outside the store: a copy of the store opens nothing.
#[derive(Clone)]
pub struct Key([u8; 32]);

impl std::fmt::Debug for Key {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Key")
    }
}

impl Key {
    /// Reads the key; makes one, readable by its owner alone, where there is none.
    ///
    /// # Errors
    /// The file cannot be read or made, or holds no key.
    pub fn open(path: &Path, chance: &Chance) -> std::io::Result<Key> {
        if !path.exists() {
            let key = Key(chance.bytes());
            if files::create_whole(path, BASE32.encode(&key.0).as_bytes())? {
                return Ok(key);
            }
        }
        Key::read(path)
    }

    /// Reads the key.
    ///
    /// # Errors
    /// The file cannot be read, or holds no key.
    pub fn read(path: &Path) -> std::io::Result<Key> {
        let mut text = String::new();
        std::fs::File::open(path)?.take(1000).read_to_string(&mut text)?;
        let bytes = BASE32.decode(text.trim().as_bytes()).ok().and_then(|bytes| bytes.try_into().ok());
        bytes.map(Key).ok_or_else(|| {
            let what = if text.trim().is_empty() { "is empty" } else { "holds no whole key" };
            let advice = "put it back from a copy; if there is none, delete it, and a new key is made: what answers the letters \
                          of the old one is then known by passwords alone";
            std::io::Error::new(std::io::ErrorKind::InvalidData, format!("the file {what}; {advice}"))
        })
    }

    /// A key of these bytes.
    pub fn from_bytes(bytes: [u8; 32]) -> Key {
        Key(bytes)
    }

    fn mac(&self, parts: &[String]) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("any length is a key");
        for part in parts {
            mac.update(&(part.len() as u64).to_be_bytes());
            mac.update(part.as_bytes());
        }
        mac
    }

    /// Seals what is said in parts: 96 bits of HMAC-SHA-256, and 32 by which the key alone knows a seal of its own.
    pub fn seal(&self, parts: &[String]) -> String {
        let mut digest = [0; DIGEST_BYTES];
        digest.copy_from_slice(&self.mac(parts).finalize().into_bytes()[..DIGEST_BYTES]);
        BASE32.encode(&self.marked(digest))
    }

    /// Whether a word is the seal of these parts; compared in constant time.
    pub fn is_seal(&self, parts: &[String], word: &str) -> bool {
        let Ok(Ok(bytes)) = BASE32.decode(word.as_bytes()).map(<[u8; SEAL_BYTES]>::try_from) else { return false };
        // Letters of earlier versions have seals that are a digest throughout.
        let digest = if self.knows(bytes) { &bytes[..DIGEST_BYTES] } else { &bytes[..] };
        self.mac(parts).verify_truncated_left(digest).is_ok()
    }

    /// Whether these bytes are a seal under this key, whatever it was that was sealed.
    pub fn knows(&self, seal: [u8; SEAL_BYTES]) -> bool {
        let mut digest = [0; DIGEST_BYTES];
        digest.copy_from_slice(&seal[..DIGEST_BYTES]);
        // The sum is looked at first: a text is searched for seals letter by letter.
        seal[DIGEST_BYTES] == sum(digest) && self.marked(digest) == seal
    }

    /// A digest with the mark that tells a seal from other words.
    fn marked(&self, digest: [u8; DIGEST_BYTES]) -> [u8; SEAL_BYTES] {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("any length is a key");
        mac.update(b"seal");
        mac.update(&digest);
        let mark = mac.finalize().into_bytes();
        let mut seal = [0; SEAL_BYTES];
        seal[..DIGEST_BYTES].copy_from_slice(&digest);
        seal[DIGEST_BYTES] = sum(digest);
        seal[DIGEST_BYTES + 1..].copy_from_slice(&mark[..SEAL_BYTES - DIGEST_BYTES - 1]);
        seal
    }
}

fn sum(digest: [u8; DIGEST_BYTES]) -> u8 {
    digest.iter().fold(0, |sum, byte| sum ^ byte)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_knows_its_own_seals_and_those_of_earlier_versions_still_fit() {
        let (key, other) = (Key([7; 32]), Key([8; 32]));
        let parts = ["orders".to_owned(), "ABCDEF".to_owned()];
        let seal = key.seal(&parts);
        assert!(key.is_seal(&parts, &seal) && !other.is_seal(&parts, &seal) && !key.is_seal(&parts[..1], &seal));
        let bytes: [u8; SEAL_BYTES] = BASE32.decode(seal.as_bytes()).unwrap().try_into().unwrap();
        assert!(key.knows(bytes) && !other.knows(bytes));
        for at in 0..SEAL_BYTES {
            let mut wrong = bytes;
            wrong[at] ^= 1;
            assert!(!key.knows(wrong), "{at}");
        }
        let before = BASE32.encode(&key.mac(&parts).finalize().into_bytes()[..SEAL_BYTES]);
        assert!(key.is_seal(&parts, &before) && !key.is_seal(&parts[..1], &before));
    }
}
