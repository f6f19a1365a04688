//! The judge's keys: the one in use seals and signs; former ones open what they sealed, until they are forgotten.

use std::io::Read;
use std::path::Path;
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard};

use super::key::Key;
use super::{SEAL_BYTES, key, signing};
use crate::chance::Chance;
use crate::clock::Moment;
use crate::files;

/// No file of keys is longer, in bytes: it has a line of at most 80 for each key that there ever was.
const LARGEST: u64 = 100_000;
/// What stands before the public half of a key that is forgotten.
const PUBLIC: &str = "public";
/// What stands before the moment at which a key went out of use.
const UNTIL: &str = "until";

/// The keys of a judge. They live in a file of their own, outside the store: a copy of the store opens nothing. Every clone is
/// the same keys: what is done to one is done to all.
#[derive(Clone)]
pub struct Keys(Arc<RwLock<Ring>>);

struct Ring {
    own: Key,
    /// The newest first.
    former: Vec<(Option<Key>, Former)>,
}

/// What is known of a key that is not in use any more.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Former {
    /// Its public half, by which its signatures are checked; in base64, 43 letters.
    pub public: String,
    /// When it went out of use.
    pub until: Moment,
    /// Whether it is forgotten: it opens nothing any more.
    pub forgotten: bool,
}

impl std::fmt::Debug for Keys {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Keys")
    }
}

impl Keys {
    /// Reads the keys; makes one, readable by its owner alone, where there is no file.
    ///
    /// # Errors
    /// The file cannot be read or made, or holds no keys.
    pub fn open(path: &Path, chance: &Chance) -> std::io::Result<Keys> {
        if !path.exists() {
            let ring = Ring { own: Key::of(chance.bytes()), former: Vec::new() };
            if files::create_whole(path, ring.written().as_bytes())? {
                return Ok(Keys::of(ring));
            }
        }
        Keys::read(path)
    }

    /// Reads the keys.
    ///
    /// # Errors
    /// The file cannot be read, or holds no keys.
    pub fn read(path: &Path) -> std::io::Result<Keys> {
        let mut text = String::new();
        let file = files::open(path).map_err(|error| files::explained(path, error))?;
        file.take(LARGEST).read_to_string(&mut text)?;
        let ring = Ring::read(&text).map_err(|what| {
            let advice = "put it back from a copy; if there is none, delete it, and a new key is made: what answers the letters \
                          of the old one is then known by passwords alone";
            std::io::Error::new(std::io::ErrorKind::InvalidData, format!("the file {what}; {advice}"))
        })?;
        Ok(Keys::of(ring))
    }

    /// Writes the file again as it was, where somebody has removed it; whether it was gone.
    ///
    /// # Errors
    /// It cannot be written.
    pub fn put_back(&self, path: &Path) -> std::io::Result<bool> {
        if path.exists() { Ok(false) } else { files::create_whole(path, self.ring().written().as_bytes()) }
    }

    /// One key of these bytes.
    pub fn from_bytes(bytes: [u8; 32]) -> Keys {
        Keys::of(Ring { own: Key::of(bytes), former: Vec::new() })
    }

    fn of(ring: Ring) -> Keys {
        Keys(Arc::new(RwLock::new(ring)))
    }

    fn ring(&self) -> RwLockReadGuard<'_, Ring> {
        self.0.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// A digest of all of them, by which it is known whether somebody has the same: it tells nothing else of them.
    pub fn digest(&self) -> String {
        super::digest(format!("keys\n{}", self.ring().written()).as_bytes())
    }

    /// Puts a new key in use; the one that was goes on opening what it has sealed.
    ///
    /// # Errors
    /// The file cannot be written; then all stays as it was.
    pub fn rotate(&self, path: &Path, chance: &Chance, now: Moment) -> std::io::Result<()> {
        self.change(path, |ring| {
            let own = std::mem::replace(&mut ring.own, Key::of(chance.bytes()));
            let former = Former { public: signing::public(&own), until: now, forgotten: false };
            ring.former.insert(0, (Some(own), former));
        })
    }

    /// Forgets all former keys: what they have sealed is open to nobody any more. Their public halves stay, by which what they
    /// signed is checked. How many are forgotten.
    ///
    /// # Errors
    /// The file cannot be written; then all stays as it was.
    pub fn forget_former(&self, path: &Path) -> std::io::Result<usize> {
        let known = self.former().iter().filter(|former| !former.forgotten).count();
        self.change(path, |ring| {
            for (key, former) in &mut ring.former {
                *key = None;
                former.forgotten = true;
            }
        })?;
        Ok(known)
    }

    fn change(&self, path: &Path, change: impl FnOnce(&mut Ring)) -> std::io::Result<()> {
        let mut ring = self.0.write().unwrap_or_else(PoisonError::into_inner);
        let mut changed = Ring::read(&ring.written()).map_err(std::io::Error::other)?;
        change(&mut changed);
        files::write_whole(path, changed.written().as_bytes())?;
        *ring = changed;
        Ok(())
    }

    /// Those that were in use before, the newest first.
    pub fn former(&self) -> Vec<Former> {
        self.ring().former.iter().map(|(_, former)| former.clone()).collect()
    }

    /// Seals what is said in parts, with the key in use: 96 bits of HMAC-SHA-256, and 32 by which the key alone knows a seal of its
    /// own.
    pub fn seal(&self, parts: &[String]) -> String {
        self.ring().own.seal(parts)
    }

    /// Whether a word is the seal of these parts; compared in constant time.
    pub fn is_seal(&self, parts: &[String], word: &str) -> bool {
        let Ok(Ok(bytes)) = super::BASE32.decode(word.as_bytes()).map(<[u8; SEAL_BYTES]>::try_from) else {
            return false;
        };
        self.ring().open().any(|key| key.is_seal(parts, bytes))
    }

    /// Whether these bytes are a seal under one of the keys, whatever it was that was sealed.
    pub fn knows(&self, seal: [u8; SEAL_BYTES]) -> bool {
        key::may_be_a_seal(u128::from_be_bytes(seal)) && self.ring().open().any(|key| key.knows(seal))
    }

    /// A salt for what is said in parts, by the key in use (128 bits of HMAC-SHA-256): the same again for the same parts, and nothing
    /// that anybody can find who has not the key. 26 letters.
    pub fn salt(&self, parts: &[String]) -> String {
        self.ring().own.salt(parts)
    }

    /// The salts for the same by all keys that are not forgotten, that of the one in use first.
    pub fn salts(&self, parts: &[String]) -> Vec<String> {
        self.ring().open().map(|key| key.salt(parts)).collect()
    }

    /// Signs a text with the key in use (Ed25519, RFC 8032); in base64 (RFC 4648 section 4), 88 letters.
    pub fn sign(&self, text: &str) -> String {
        signing::sign(&self.ring().own, text)
    }

    /// The half of the key in use that everybody may know, by which signatures are checked; in base64, 43 letters.
    pub fn public(&self) -> String {
        signing::public(&self.ring().own)
    }
}

impl Ring {
    /// The keys that open what they have sealed.
    fn open(&self) -> impl Iterator<Item = &Key> {
        std::iter::once(&self.own).chain(self.former.iter().filter_map(|(key, _)| key.as_ref()))
    }

    /// The key in use on the first line, a former one on each further.
    fn written(&self) -> String {
        let former = self.former.iter().map(|(key, former)| {
            let key = key.as_ref().map_or_else(|| format!("{PUBLIC} {}", former.public), Key::written);
            format!("\n{key} {UNTIL} {}", former.until.iso())
        });
        self.own.written() + &former.collect::<String>()
    }

    /// The keys that are written so, or what is wrong with the file.
    fn read(text: &str) -> Result<Ring, &'static str> {
        let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
        let own = Key::read(lines.next().ok_or("is empty")?).ok_or("holds no whole key")?;
        let former = lines.map(read_former).collect::<Option<_>>().ok_or("holds a former key that is none")?;
        Ok(Ring { own, former })
    }
}

fn read_former(line: &str) -> Option<(Option<Key>, Former)> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let (key, public, until) = match words[..] {
        [PUBLIC, public, UNTIL, until] => (None, public.to_owned(), until),
        [key, UNTIL, until] => {
            let key = Key::read(key)?;
            let public = signing::public(&key);
            (Some(key), public, until)
        }
        _ => return None,
    };
    let former = Former { public, until: Moment::from_iso(until)?, forgotten: key.is_none() };
    Some((key, former))
}

#[cfg(test)]
mod tests {
    use hmac::Mac;

    use super::*;

    fn bytes(seal: &str) -> [u8; SEAL_BYTES] {
        super::super::BASE32.decode(seal.as_bytes()).unwrap().try_into().unwrap()
    }

    #[test]
    fn a_key_knows_its_own_seals_and_those_of_earlier_versions_still_fit() {
        let (keys, other) = (Keys::from_bytes([7; 32]), Keys::from_bytes([8; 32]));
        let parts = ["orders".to_owned(), "ABCDEF".to_owned()];
        let seal = keys.seal(&parts);
        assert!(keys.is_seal(&parts, &seal) && !other.is_seal(&parts, &seal) && !keys.is_seal(&parts[..1], &seal));
        let bytes = bytes(&seal);
        assert!(keys.knows(bytes) && !other.knows(bytes));
        for at in 0..SEAL_BYTES {
            let mut wrong = bytes;
            wrong[at] ^= 1;
            assert!(!keys.knows(wrong), "{at}");
        }
        let before = super::super::BASE32.encode(&Key::of([7; 32]).mac(&parts).finalize().into_bytes()[..SEAL_BYTES]);
        assert!(keys.is_seal(&parts, &before) && !keys.is_seal(&parts[..1], &before));
    }

    #[test]
    fn a_former_key_opens_what_it_sealed_until_it_is_forgotten_and_its_signatures_are_checked_for_ever() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("key");
        let chance = Chance::Machine;
        let keys = Keys::open(&path, &chance).unwrap();
        let parts = ["orders".to_owned()];
        let (seal, public) = (keys.seal(&parts), keys.public());
        let (salt, elsewhere) = (keys.salt(&parts), keys.clone());
        assert!(salt.len() == 26 && salt == keys.salt(&parts) && salt != keys.salt(&[]) && seal != salt);
        keys.rotate(&path, &chance, Moment(1_772_539_200)).unwrap();
        let read = Keys::read(&path).unwrap();
        for keys in [&keys, &elsewhere, &read] {
            assert!(keys.is_seal(&parts, &seal) && keys.knows(bytes(&seal)) && keys.seal(&parts) != seal);
            let former = Former { public: public.clone(), until: Moment(1_772_539_200), forgotten: false };
            assert_eq!(keys.former(), [former]);
            assert_ne!(keys.public(), public);
        }
        assert_eq!(keys.seal(&parts), read.seal(&parts));
        assert_eq!(read.salts(&parts), [keys.salt(&parts), salt]);
        assert_eq!(files::open_to_others(&path).unwrap(), None);
        let newer = keys.seal(&parts);
        assert_eq!(keys.forget_former(&path).unwrap(), 1);
        for keys in [&keys, &elsewhere, &Keys::read(&path).unwrap()] {
            assert!(!keys.is_seal(&parts, &seal) && !keys.knows(bytes(&seal)) && keys.is_seal(&parts, &newer));
            assert_eq!(keys.salts(&parts), [keys.salt(&parts)]);
            assert!(keys.former()[0].forgotten && keys.former()[0].public == public);
        }
        assert_eq!(keys.forget_former(&path).unwrap(), 0);
    }

    #[test]
    fn a_file_of_keys_that_is_none_is_refused() {
        let key = Key::of([7; 32]).written();
        for (text, what) in [
            (String::new(), "is empty"),
            ("abc".into(), "holds no whole key"),
            (format!("{key}\n{key}"), "holds a former key that is none"),
            (format!("{key}\n{key} until then"), "holds a former key that is none"),
        ] {
            assert_eq!(Ring::read(&text).err(), Some(what), "{text}");
        }
        assert!(Ring::read(&format!("{key}\n")).is_ok());
    }
}
