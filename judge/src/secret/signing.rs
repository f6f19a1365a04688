//! Signatures that anybody can check (Ed25519, RFC 8032), by a key that follows from the judge's own.

use data_encoding::{BASE64, BASE64_NOPAD};
use hmac::Mac;
use ring::signature::{ED25519, Ed25519KeyPair, KeyPair, UnparsedPublicKey};

use super::key::Key;

/// To find its public half costs as much as a signature, so it is found once a key.
fn pair(key: &Key) -> &Ed25519KeyPair {
    key.pair.get_or_init(|| {
        let seed = key.mac(&["signatures".to_owned()]).finalize().into_bytes();
        Ed25519KeyPair::from_seed_unchecked(&seed).expect("any 32 bytes are a seed")
    })
}

pub(super) fn sign(key: &Key, text: &str) -> String {
    BASE64.encode(pair(key).sign(text.as_bytes()).as_ref())
}

pub(super) fn public(key: &Key) -> String {
    BASE64_NOPAD.encode(pair(key).public_key().as_ref())
}

/// Whether a signature under a text is that of the key with this public half.
pub fn is_signature(text: &str, signature: &str, public: &str) -> bool {
    let (Ok(signature), Ok(public)) = (BASE64.decode(signature.as_bytes()), BASE64_NOPAD.decode(public.as_bytes()))
    else {
        return false;
    };
    UnparsedPublicKey::new(&ED25519, public).verify(text.as_bytes(), &signature).is_ok()
}
