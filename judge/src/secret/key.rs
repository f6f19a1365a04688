//! One key: what it seals, and how it knows its own seals.

use std::sync::OnceLock;

use hmac::{Hmac, KeyInit, Mac};
use ring::signature::Ed25519KeyPair;
use sha2::Sha256;

use super::SEAL_BYTES;

/// How many bytes of a seal are the digest of what is sealed.
const DIGEST_BYTES: usize = 12;
/// How many bytes a salt has.
const SALT_BYTES: usize = 16;
/// How many bytes of a seal tell that it is one, beside the sum.
const MARK_BYTES: usize = SEAL_BYTES - DIGEST_BYTES - 1;

/// One key.
pub(super) struct Key {
    bytes: [u8; 32],
    /// It has taken the key in: half of what a short text costs.
    fresh: Hmac<Sha256>,
    /// The same with the word before digests that are marked.
    marking: Hmac<Sha256>,
    /// What it signs with, once it has.
    pub(super) pair: OnceLock<Ed25519KeyPair>,
}

impl Key {
    pub(super) fn of(bytes: [u8; 32]) -> Key {
        let fresh = Hmac::<Sha256>::new_from_slice(&bytes).expect("any length is a key");
        let mut marking = fresh.clone();
        marking.update(b"seal");
        Key { bytes, fresh, marking, pair: OnceLock::new() }
    }

    /// In base32, 52 letters.
    pub(super) fn written(&self) -> String {
        super::BASE32.encode(&self.bytes)
    }

    pub(super) fn read(word: &str) -> Option<Key> {
        super::BASE32.decode(word.as_bytes()).ok()?.try_into().ok().map(Key::of)
    }

    pub(super) fn mac(&self, parts: &[String]) -> Hmac<Sha256> {
        let mut mac = self.fresh.clone();
        for part in parts {
            mac.update(&(part.len() as u64).to_be_bytes());
            mac.update(part.as_bytes());
        }
        mac
    }

    pub(super) fn seal(&self, parts: &[String]) -> String {
        let mut digest = [0; DIGEST_BYTES];
        digest.copy_from_slice(&self.mac(parts).finalize().into_bytes()[..DIGEST_BYTES]);
        let mut seal = [0; SEAL_BYTES];
        seal[..DIGEST_BYTES].copy_from_slice(&digest);
        seal[DIGEST_BYTES] = sum(digest);
        seal[DIGEST_BYTES + 1..].copy_from_slice(&self.mark(digest));
        super::BASE32.encode(&seal)
    }

    pub(super) fn salt(&self, parts: &[String]) -> String {
        let named = [&["salt".to_owned()], parts].concat();
        super::BASE32.encode(&self.mac(&named).finalize().into_bytes()[..SALT_BYTES])
    }

    pub(super) fn is_seal(&self, parts: &[String], bytes: [u8; SEAL_BYTES]) -> bool {
        let (digest, mark) = parted(bytes);
        let is_own = may_be_a_seal(u128::from_be_bytes(bytes)) && self.mark(digest) == mark;
        // Letters of earlier versions have seals that are a digest throughout.
        let digest = if is_own { &bytes[..DIGEST_BYTES] } else { &bytes[..] };
        self.mac(parts).verify_truncated_left(digest).is_ok()
    }

    /// Whether these bytes are a seal under it, whatever it was that was sealed.
    pub(super) fn knows(&self, seal: [u8; SEAL_BYTES]) -> bool {
        let (digest, mark) = parted(seal);
        self.mark(digest) == mark
    }

    /// What tells a seal of this key with this digest from other words.
    fn mark(&self, digest: [u8; DIGEST_BYTES]) -> [u8; MARK_BYTES] {
        let mut mac = self.marking.clone();
        mac.update(&digest);
        let mut mark = [0; MARK_BYTES];
        mark.copy_from_slice(&mac.finalize().into_bytes()[..MARK_BYTES]);
        mark
    }
}

/// Whether the sum of a seal's digest is right, of a seal as a number, its first byte the highest: most words are told apart by it
/// without a key.
pub fn may_be_a_seal(seal: u128) -> bool {
    // The digest and its sum, folded until a byte is left: all of them together are nothing then.
    let both = seal >> (8 * MARK_BYTES);
    let half = (both >> 64) as u64 ^ both as u64;
    let quarter = (half >> 32) as u32 ^ half as u32;
    let two = quarter >> 16 ^ quarter;
    (two >> 8 ^ two) & 0xff == 0
}

/// The digest and the mark of a seal.
fn parted(seal: [u8; SEAL_BYTES]) -> ([u8; DIGEST_BYTES], [u8; MARK_BYTES]) {
    let (mut digest, mut mark) = ([0; DIGEST_BYTES], [0; MARK_BYTES]);
    digest.copy_from_slice(&seal[..DIGEST_BYTES]);
    mark.copy_from_slice(&seal[DIGEST_BYTES + 1..]);
    (digest, mark)
}

fn sum(digest: [u8; DIGEST_BYTES]) -> u8 {
    digest.iter().fold(0, |sum, byte| sum ^ byte)
}
