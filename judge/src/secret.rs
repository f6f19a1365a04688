//! Hashes of passwords, digests, and the key under which capabilities are sealed.

use std::io::{Read, Write};
use std::path::Path;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use data_encoding::{BASE32_NOPAD, Encoding};
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};

use crate::chance::Chance;

/// SHA-256 in hexadecimal digits.
pub fn digest(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Hashes a password (argon2id, with a salt of its own).
pub fn hash_password(password: &str, chance: &Chance) -> String {
    let hash = Argon2::default().hash_password_with_salt(password.as_bytes(), &chance.bytes::<16>());
    hash.expect("argon2 takes any password below 4 GB").to_string()
}

/// Whether a password is the one that was hashed.
pub fn is_password(password: &str, hash: &str) -> bool {
    PasswordHash::new(hash).is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
}

/// How many letters a seal has: 128 bits in base32 (RFC 4648 section 6, in small letters).
pub const SEAL_LETTERS: usize = 26;
const SEAL_BYTES: usize = 16;

static BASE32: std::sync::LazyLock<Encoding> = std::sync::LazyLock::new(|| {
    let mut letters = BASE32_NOPAD.specification();
    letters.symbols = letters.symbols.to_lowercase();
    letters.check_trailing_bits = false;
    letters.encoding().expect("small letters are letters")
});

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
        use std::os::unix::fs::OpenOptionsExt;
        let mut made = std::fs::File::options();
        match made.create_new(true).write(true).mode(0o600).open(path) {
            Ok(mut file) => {
                let key = Key(chance.bytes());
                file.write_all(BASE32.encode(&key.0).as_bytes())?;
                file.sync_all()?;
                Ok(key)
            }
            Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => Key::read(path),
            Err(error) => Err(error),
        }
    }

    fn read(path: &Path) -> std::io::Result<Key> {
        let mut text = String::new();
        std::fs::File::open(path)?.take(1000).read_to_string(&mut text)?;
        let bytes = BASE32.decode(text.trim().as_bytes()).ok().and_then(|bytes| bytes.try_into().ok());
        bytes.map(Key).ok_or_else(|| std::io::Error::new(std::io::ErrorKind::InvalidData, "the file holds no key"))
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

    /// Seals what is said in parts: HMAC-SHA-256, its first 128 bits.
    pub fn seal(&self, parts: &[String]) -> String {
        BASE32.encode(&self.mac(parts).finalize().into_bytes()[..SEAL_BYTES])
    }

    /// Whether a word is the seal of these parts; compared in constant time.
    pub fn is_seal(&self, parts: &[String], word: &str) -> bool {
        let bytes = BASE32.decode(word.as_bytes()).unwrap_or_default();
        bytes.len() == SEAL_BYTES && self.mac(parts).verify_truncated_left(&bytes).is_ok()
    }
}
