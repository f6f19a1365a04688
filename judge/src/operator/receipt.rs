//! `chancery verify --receipt`: what a receipt proves that somebody shows.

mod found;

use std::path::Path;

use super::{OperatorError, failed, keys};
use crate::config::Config;
use crate::files;
use crate::receipt::{Receipt, Signed};
use crate::secret::Keys;
use crate::store::Store;
use crate::text;

/// Says in words what the receipts in a file prove, a letter as it came or its text: of each, whether this judge has signed it, and
/// whether the turn was played with those orders.
///
/// # Errors
/// The file holds no receipt, or one that this judge has not signed; what is kept of its turn is damaged; the store or its key cannot be
/// read.
pub fn receipt(config: &Config, file: &Path) -> Result<String, OperatorError> {
    let raw = files::read(file).map_err(failed(file))?;
    let keys = keys::read(config)?;
    let shown = receipts(&text::readings(&raw), &config.judge.address, &keys);
    if shown.is_empty() {
        return Err(OperatorError::Usage(format!(
            "{} holds no receipt: four lines that begin with `::`, the first of them `:: Receipt:`",
            file.display()
        )));
    }
    let told: Result<Vec<_>, OperatorError> = shown.iter().map(|signed| told(config, &keys, signed)).collect();
    let told = told?;
    let is_good = told.iter().all(Result::is_ok);
    let told: Vec<String> = told.into_iter().map(|told| told.unwrap_or_else(|refused| refused)).collect();
    let told = told.join("\n\n");
    if is_good { Ok(told) } else { Err(OperatorError::Usage(told)) }
}

/// The receipts in a file, each once, of which there may be several readings: genuine is whatever is so in any of them.
fn receipts(texts: &[String], judge: &str, keys: &Keys) -> Vec<Signed> {
    let all = texts.iter().flat_map(|text| Signed::read(text, judge));
    let (good, bad): (Vec<_>, Vec<_>) = all.partition(|signed| refused(signed, judge, keys).is_none());
    let mut shown: Vec<Signed> = Vec::new();
    for signed in good {
        if !shown.iter().any(|known| known.receipt == signed.receipt) {
            shown.push(signed);
        }
    }
    // What one reading has spoiled is told of for the same turn and seat in another.
    let place = |signed: &Signed| {
        let Receipt { number, game, label, seat, .. } = &signed.receipt;
        format!("{number} {game} {label} {seat}")
    };
    for signed in bad {
        if !shown.iter().any(|known| place(known) == place(&signed)) {
            shown.push(signed);
        }
    }
    shown
}

/// Why a receipt proves nothing.
fn refused(signed: &Signed, judge: &str, keys: &Keys) -> Option<String> {
    match keys::signer(signed, keys) {
        Some(until) if until.is_none_or(|until| signed.receipt.taken <= until) => None,
        Some(_) => Some("is signed with a key that was out of use by then: somebody else has that key".to_owned()),
        None => Some(format!("is not signed by {judge}: it is another judge's, or somebody has changed it")),
    }
}

/// What a receipt proves, or why it proves nothing.
fn told(config: &Config, keys: &Keys, signed: &Signed) -> Result<Result<String, String>, OperatorError> {
    let judge = &config.judge.address;
    let Receipt { number, game, label, seat, taken, .. } = &signed.receipt;
    if let Some(refused) = refused(signed, judge, keys) {
        return Ok(Err(format!("receipt {number} of {seat} for {label} of game {game} {refused}")));
    }
    let says =
        format!("{judge} has signed that orders of {seat} for {label} of game {game} were in at {}", taken.iso());
    let found = found::found(&Store::visit(config.store.home())?, &signed.receipt, keys)?;
    let good = format!("receipt {number} is good: {says}.");
    Ok(match found {
        Ok(found) => Ok(format!("{good}\n{found}")),
        Err(damage) => Err(format!(
            "{good}\nWhat is kept of that turn is damaged, or may be, and tells nothing of how it was played: {damage}. Go back to a copy \
             of the store, and ask again"
        )),
    })
}
