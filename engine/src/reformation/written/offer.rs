//! Packages as players write them: whose, which, to whom, and the terms behind the colon.

use super::cursor::{Cursor, Fail};
use super::parsed::{Parsed, Written};
use super::slip::Slip;
use super::term::read_term;
use super::tokens::Sign;
use super::words::Word;
use crate::reformation::acts::PackageName;
use crate::reformation::scenario::Power;

/// `OFFER PACKAGE 1 TO FRANCE: ALLIANCE; GIVE 1 CARD`, `PACKAGE 1: ENGLAND AND FRANCE ALLY`. The number is noted as soon as it
/// is known, since a package of which a term cannot be read is refused as a whole (R61).
pub(super) fn package(mut cursor: Cursor<'_>, noted: &mut Option<u8>) -> Parsed {
    let (mut number, mut of, mut to) = (None, None, Vec::new());
    let mut is_of = false;
    cursor.eat(Word::Offer);
    cursor.eat(Word::One);
    loop {
        match cursor.peek() {
            Some(Sign::Colon) => break,
            Some(Sign::Word(Word::Package | Word::And)) | Some(Sign::Comma) => cursor.bump(),
            Some(Sign::Word(Word::To | Word::For | Word::On)) => {
                is_of = false;
                cursor.bump();
            }
            Some(Sign::Word(Word::Of)) => {
                is_of = true;
                cursor.bump();
            }
            Some(Sign::Name) if is_of && of.is_none() => of = Some(cursor.power()?),
            Some(Sign::Name) => to.push(cursor.power()?),
            _ if cursor.is_number() && number.is_none() => {
                number = Some(cursor.package_number()?);
                *noted = number;
            }
            _ => return Err(cursor.lost()),
        }
    }
    let Some(number) = number else { return Err(Fail { open: false, ..cursor.lost() }) };
    cursor.bump();
    let parts = cursor.tokens.split(|token| token.sign == Sign::Part).filter(|tokens| !tokens.is_empty());
    let parts: Vec<_> = parts.collect();
    let last = parts.len().saturating_sub(1);
    let mut terms = Vec::with_capacity(parts.len());
    for (index, tokens) in parts.into_iter().enumerate() {
        let read = read_term(Cursor { tokens, ..cursor });
        terms.push(read.map_err(|fail| Fail { open: fail.open && index == last, ..fail })?);
    }
    match terms.is_empty() {
        true => Err(Fail { slip: Slip::Term(String::new()), open: true }),
        false => Ok(Written::Package { number, of, to, terms }),
    }
}

/// `WITHDRAW PACKAGE 1`
pub(super) fn withdraw(mut cursor: Cursor<'_>) -> Parsed {
    cursor.eat(Word::Package);
    let number = cursor.package_number()?;
    cursor.end()?;
    Ok(Written::Withdraw(number))
}

/// `PACKAGE 1 OF ENGLAND`, up to a condition or the end.
pub(super) fn package_name(cursor: &mut Cursor<'_>) -> Result<PackageName, Fail> {
    let (mut number, mut of): (Option<u8>, Option<Power>) = (None, None);
    loop {
        match cursor.peek() {
            Some(Sign::Word(Word::Package | Word::Of | Word::From | Word::On)) => cursor.bump(),
            Some(Sign::Name) if of.is_none() => of = Some(cursor.power()?),
            _ if cursor.is_number() && number.is_none() => number = Some(cursor.package_number()?),
            _ => break,
        }
    }
    match (number, of) {
        (Some(number), Some(of)) => Ok(PackageName { of, number }),
        _ => Err(cursor.lost()),
    }
}
