//! Hashes of passwords: argon2id, whose memory is taken once for all that come together.

use std::sync::{Mutex, PoisonError};

use argon2::password_hash::phc::{Output, ParamsString, PasswordHash, Salt};
use argon2::{Algorithm, Argon2, Block, Params, Version};

/// What a new hash costs: 9 MiB, in KiB, gone over four times. It is one of the measures that OWASP calls equally strong (Password
/// Storage Cheat Sheet), and takes as long as the library's own of 19 MiB and two times, which the machine that a judge is meant for has
/// less room for. A hash says by which measure it was made.
const COST: (u32, u32) = (9 * 1024, 4);

/// The memory of hashes. Whoever hashes beside another waits for it: there is no more than one such piece, however many passwords come
/// together.
static MEMORY: Mutex<Vec<Block>> = Mutex::new(Vec::new());

/// For how many blocks of a KiB there is room, most of which is never written and so takes no memory. glibc hands more than 32 MiB
/// back to the system as soon as it is given back, and does not keep it for the next who asks (mallopt(3), M_MMAP_THRESHOLD).
const ROOM: usize = (1 << 15) + 1;

/// A hash that needs more than this, in blocks of a KiB, was never ours: its row has rotted.
const MOST: usize = 1 << 18;

/// Hashes a password (argon2id) with a salt, which is to be used once.
pub fn hash_password(password: &str, salt: &[u8; 16]) -> String {
    let (memory, passes) = COST;
    let written = || {
        let params = Params::new(memory, passes, Params::DEFAULT_P_COST, None).ok()?;
        let argon = Argon2::new(Algorithm::default(), Version::default(), params);
        let output = Output::new(&hashed(&argon, password, salt, Params::DEFAULT_OUTPUT_LEN).ok()?).ok()?;
        Some(PasswordHash {
            algorithm: Algorithm::default().ident(),
            version: Some(Version::default().into()),
            params: ParamsString::try_from(argon.params()).ok()?,
            salt: Some(Salt::new(salt).ok()?),
            hash: Some(output),
        })
    };
    written().expect("argon2 takes any password below 4 GB").to_string()
}

/// Gives back the memory that hashes take, until the next one.
pub fn give_back_memory() {
    *MEMORY.lock().unwrap_or_else(PoisonError::into_inner) = Vec::new();
}

/// Whether a password is the one that was hashed; compared in constant time.
pub fn is_password(password: &str, hash: &str) -> bool {
    let right = || {
        let hash = PasswordHash::new(hash).ok()?;
        let algorithm = Algorithm::try_from(hash.algorithm.as_str()).ok()?;
        let version = hash.version.map(Version::try_from).transpose().ok()?.unwrap_or_default();
        let argon = Argon2::new(algorithm, version, Params::try_from(&hash).ok()?);
        let (salt, known) = (hash.salt?, hash.hash?);
        let found = hashed(&argon, password, salt.as_ref(), known.len()).ok()?;
        Some(Output::new(&found).ok()? == known)
    };
    right().unwrap_or(false)
}

fn hashed(argon: &Argon2<'_>, password: &str, salt: &[u8], length: usize) -> Result<Vec<u8>, argon2::Error> {
    // Whoever panicked with it has left nothing that counts: each hash begins by writing over it.
    let mut memory = MEMORY.lock().unwrap_or_else(PoisonError::into_inner);
    let needed = argon.params().block_count();
    if needed > MOST {
        return Err(argon2::Error::OutOfMemory);
    }
    if memory.len() < needed {
        memory.reserve_exact(needed.max(ROOM));
        memory.resize(needed, Block::new());
    }
    let mut out = vec![0; length];
    argon.hash_password_into_with_memory(password.as_bytes(), salt, &mut out, &mut memory[..needed])?;
    Ok(out)
}

#[cfg(test)]
mod tests {
    use argon2::password_hash::PasswordHasher;

    use super::*;

    #[test]
    fn hashes_are_those_of_the_library_whatever_was_hashed_before() {
        for (password, salt) in [("harbour", [1; 16]), ("пристанище", [2; 16]), ("", [3; 16])] {
            let theirs = |argon: Argon2| argon.hash_password_with_salt(password.as_bytes(), &salt).unwrap().to_string();
            let own = Argon2::new(Algorithm::Argon2id, Version::V0x13, Params::new(9216, 4, 1, None).unwrap());
            assert_eq!(hash_password(password, &salt), theirs(own));
            // That of earlier versions still fits.
            let usual = theirs(Argon2::default());
            assert!(usual.contains("$m=19456,t=2,") && is_password(password, &usual) && !is_password("harbor", &usual));
        }
    }

    /// What one bit more would have asked for.
    const VAST: &str = "$argon2id$v=19$m=4294967295,t=2,p=1$c2FsdHNhbHRzYWx0$aGFzaGhhc2hoYXNoaGFzaGhhc2hoYXNo";

    #[test]
    fn a_hash_of_other_cost_is_compared_as_it_was_made() {
        let small = Argon2::new(Algorithm::Argon2i, Version::V0x10, Params::new(64, 3, 2, Some(24)).unwrap());
        let hash = small.hash_password_with_salt(b"harbour", &[4; 16]).unwrap().to_string();
        assert!(is_password("harbour", &hash) && !is_password("harbor", &hash));
        for wrong in ["", "harbour", "$argon2id$v=19$m=19456,t=2,p=1", "$sha256$c2FsdHNhbHQ$aGFzaGhhc2g", VAST] {
            assert!(!is_password("harbour", wrong), "{wrong}");
        }
    }
}
