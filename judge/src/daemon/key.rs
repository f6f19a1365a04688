//! The keys: read or made at the start, and the same for all judges of a database.

use super::DaemonError;
use crate::chance::Chance;
use crate::config::Config;
use crate::secret::Keys;
use crate::store::Store;

/// Reads the keys, or makes one where there is none. Judges of a database have the same: the first one notes which those are, and
/// whoever has others is refused, unless he is to be trusted and there is nobody else.
pub(super) fn open(config: &Config, store: &mut Store, chance: &Chance, is_trusted: bool) -> Result<Keys, DaemonError> {
    let (path, known) = (config.store.key_path(), store.digest_of_keys()?);
    let is_trusted = is_trusted && !store.has_others()?;
    let other = || DaemonError::OtherKeys { path: path.clone(), store: store.home().to_string() };
    if !path.exists() {
        if known.is_some() && !is_trusted {
            return Err(other());
        }
        if store.meta("judge")?.is_some() {
            tracing::warn!(
                key = %path.display(),
                store = %store.home(),
                "the key of this store was not there, so a new one is made: letters that went out before cannot be answered any \
                 more, and passwords alone show who writes; if there is a copy of the key, stop and put it back"
            );
        }
    }
    let failed = |source| DaemonError::Key { path: path.clone(), source };
    let keys = Keys::open(&path, chance).map_err(failed)?;
    let digest = keys.digest();
    match known {
        Some(known) if known == digest => {}
        Some(_) if !is_trusted => return Err(other()),
        _ => store.note_keys(&digest)?,
    }
    Ok(keys)
}
