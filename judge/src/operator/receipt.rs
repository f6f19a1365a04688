//! `chancery verify --receipt`: what a receipt proves that somebody shows.

use std::path::Path;

use super::{OperatorError, failed, keys};
use crate::config::Config;
use crate::game::Chapter;
use crate::receipt::{Receipt, Signed, digest};
use crate::store::Store;

/// Says in words what a receipt in a file proves, a letter as it came or its text: whether this judge has signed it, and
/// whether the turn was played with those orders.
///
/// # Errors
/// The file holds no receipt, or one that this judge has not signed; the store or its key cannot be read.
pub fn receipt(config: &Config, file: &Path) -> Result<String, OperatorError> {
    let raw = std::fs::read(file).map_err(failed(file))?;
    let texts = texts(&raw);
    let judge = &config.judge.address;
    let Some(signed) = texts.iter().find_map(|text| Signed::read(text, judge)) else {
        return Err(OperatorError::Usage(format!(
            "{} holds no receipt: four lines that begin with `::`, the first of them `:: Receipt:`",
            file.display()
        )));
    };
    let Receipt { number, game, label, seat, taken, .. } = &signed.receipt;
    let refused = match keys::signer(&signed, &keys::read(config)?) {
        Some(until) if until.is_none_or(|until| *taken <= until) => None,
        Some(_) => Some("is signed with a key that was out of use by then: somebody else has that key".to_owned()),
        None => Some(format!("is not signed by {judge}: it is another judge's, or somebody has changed it")),
    };
    if let Some(refused) = refused {
        return Err(OperatorError::Usage(format!("receipt {number} {refused}")));
    }
    let says =
        format!("{judge} has signed that orders of {seat} for {label} of game {game} were in at {}", taken.iso());
    let found = found(&Store::visit(config.store.home())?, &signed.receipt)?;
    Ok(format!("receipt {number} is good: {says}.\n{found}"))
}

/// The texts that a file may hold: of a mail, those of its parts.
fn texts(raw: &[u8]) -> Vec<String> {
    let mut texts = vec![String::from_utf8_lossy(raw).into_owned()];
    if let Ok(mail) = mailparse::parse_mail(raw) {
        let parts = mail.parts().filter(|part| part.ctype.mimetype == "text/plain");
        texts.extend(parts.filter_map(|part| part.get_body().ok()));
    }
    texts
}

/// What the store knows of those orders.
fn found(store: &Store, receipt: &Receipt) -> Result<String, OperatorError> {
    let Receipt { number, game, label, seat, orders, .. } = receipt;
    let Some(known) = store.game(game)? else { return Ok(format!("There is no game {game} in this store.")) };
    let named = |of: &chancery_engine::Seat| of.to_string() == *seat;
    let chapters = store.chapters(game)?;
    let Some(chapter) = chapters.iter().find(|chapter| chapter.label == *label) else {
        return Ok(match known.label() == *label {
            true => format!("{label} has not been played yet."),
            false => format!("The store keeps no turn {label} of game {game}."),
        });
    };
    let given =
        chapter.proof.iter().flat_map(|proof| &proof.receipts).find(|(of, _)| named(of)).map(|(_, given)| given);
    let lines = chapter.sheets.iter().find(|(of, _)| named(of)).map(|(_, sheet)| sheet.0.clone()).unwrap_or_default();
    Ok(match given {
        None => format!("{label} was played, and its record has no receipt of {seat}."),
        Some(given) if given.number != *number || given.orders != *orders => {
            format!("They were replaced: {label} was played with what receipt {} is for.", given.number)
        }
        Some(given) if digest(&given.salt, &lines) == *orders => played(chapter, &lines),
        Some(_) => format!(
            "{label} was played at {} with other orders, which nobody has a receipt for: {}",
            chapter.played.iso(),
            shown(&lines)
        ),
    })
}

fn played(chapter: &Chapter, lines: &[String]) -> String {
    format!("{} was played with them at {}: {}", chapter.label, chapter.played.iso(), shown(lines))
}

fn shown(lines: &[String]) -> String {
    lines.iter().map(|line| format!("\n  {line}")).collect()
}
