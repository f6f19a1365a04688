//! The keys: read or made at the start, and the same for all judges of a database.

use super::DaemonError;
use crate::chance::Chance;
use crate::config::Config;
use crate::secret::Keys;
use crate::store::Store;

/// Opens the store with its keys, which are made where there are none. A judge that is alone has them before there is a store that
/// could be without. Judges of a database have the same: the first one notes which those are, and whoever has others is refused,
/// unless he is to be trusted and there is nobody else.
pub(super) fn open(config: &Config, chance: &Chance, is_trusted: bool) -> Result<(Store, Keys), DaemonError> {
    let (path, home) = (config.store.key_path(), config.store.home());
    let had_keys = path.exists();
    let open = || Keys::open(&path, chance).map_err(|source| DaemonError::Key { path: path.clone(), source });
    let own = if home.database().is_none() { Some(open()?) } else { None };
    let mut store = Store::open_beside(&home, &config.node.name)?;
    let known = store.digest_of_keys()?;
    let is_trusted = is_trusted && !store.has_others()?;
    let other = || DaemonError::OtherKeys { path: path.clone(), store: home.to_string() };
    if !had_keys {
        if known.is_some() && !is_trusted {
            return Err(other());
        }
        if store.meta("judge")?.is_some() {
            tracing::warn!(
                key = %path.display(),
                store = %home,
                "the key of this store was not there, so a new one is made: letters that went out before cannot be answered any \
                 more, and passwords alone show who writes; if there is a copy of the key, stop and put it back"
            );
        }
    }
    let keys = own.map_or_else(open, Ok)?;
    let digest = keys.digest();
    match known {
        Some(known) if known == digest => {}
        Some(_) if !is_trusted => return Err(other()),
        _ => store.note_keys(&digest)?,
    }
    Ok((store, keys))
}
