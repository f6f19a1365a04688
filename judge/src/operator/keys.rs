//! `chancery key`: the keys that seal answers and sign receipts, by the halves that everybody may know.

use super::{OperatorError, failed};
use crate::clock::Moment;
use crate::config::Config;
use crate::facts;
use crate::receipt::Signed;
use crate::secret::Keys;

/// Tells the public halves of the keys, the one in use first.
///
/// # Errors
/// The file of the keys cannot be read.
pub fn keys(config: &Config) -> Result<String, OperatorError> {
    let keys = read(config)?;
    let zone = facts::judge_zone(config);
    let former = keys.former().into_iter().map(|former| {
        let opens = if former.forgotten { "forgotten" } else { "opens what it has sealed" };
        format!("\n{}  in use until {}; {opens}", former.public, former.until.friendly(&zone))
    });
    Ok(format!("{}  in use", keys.public()) + &former.collect::<String>())
}

/// The keys of a store.
pub(super) fn read(config: &Config) -> Result<Keys, OperatorError> {
    let path = config.store.key_path();
    Keys::read(&path).map_err(failed(&path))
}

/// Until when the key was in use that has signed a receipt; `Some(None)`: it still is. `None`: it is none of ours.
pub(super) fn signer(signed: &Signed, keys: &Keys) -> Option<Option<Moment>> {
    if signed.is_signed_by(&keys.public()) {
        return Some(None);
    }
    keys.former().into_iter().find(|former| signed.is_signed_by(&former.public)).map(|former| Some(former.until))
}
