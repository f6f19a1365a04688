//! `chancery verify --receipt`: what a receipt proves that somebody shows.

mod found;

use std::collections::BTreeSet;
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

/// How many addresses in a file may be those that the judge once had.
const MOST_ADDRESSES: usize = 50;

/// The addresses in a text.
fn addresses(text: &str) -> BTreeSet<&str> {
    let is_of_address = |sign: char| sign.is_alphanumeric() || "@.-_+".contains(sign);
    let words = text.split(|sign| !is_of_address(sign)).map(|word| word.trim_matches('.'));
    words.filter(|word| word.parse::<lettre::Address>().is_ok()).take(MOST_ADDRESSES).collect()
}

/// The receipts in a file, each once, of which there may be several readings: genuine is whatever is so in any of them. The judge may have
/// had another address when it signed one, which its letters name.
fn receipts(texts: &[String], judge: &str, keys: &Keys) -> Vec<Signed> {
    let own = |text: &str| -> Vec<Signed> {
        let others = addresses(text).into_iter().filter(|other| *other != judge);
        let signed = others.flat_map(|other| Signed::read(text, other));
        let signed = signed.filter(|signed| keys::signer(signed, keys).is_some());
        Signed::read(text, judge).into_iter().chain(signed).collect()
    };
    let all = texts.iter().flat_map(|text| own(text));
    let (good, bad): (Vec<_>, Vec<_>) = all.partition(|signed| refused(signed, keys).is_none());
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
fn refused(signed: &Signed, keys: &Keys) -> Option<String> {
    let judge = &signed.receipt.judge;
    match keys::signer(signed, keys) {
        Some(until) if until.is_none_or(|until| signed.receipt.taken <= until) => None,
        Some(_) => Some("is signed with a key that was out of use by then: somebody else has that key".to_owned()),
        None => Some(format!(
            "is not signed by {judge}: it is another judge's, or somebody has changed it; or this judge had another address then, and the \
             file does not name it as the whole letter does"
        )),
    }
}

/// What a receipt proves, or why it proves nothing.
fn told(config: &Config, keys: &Keys, signed: &Signed) -> Result<Result<String, String>, OperatorError> {
    let Receipt { judge, number, game, label, seat, taken, .. } = &signed.receipt;
    if let Some(refused) = refused(signed, keys) {
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
