//! Names with slips in one order: all of them are told at once.

use super::error::{Misspelt, WriteError};
use super::tokens::Token;
use super::{Reader, WrittenOrder};
use crate::classic::board::{Board, Meaning};

/// The most names that an order of any kind holds.
const MOST: usize = 8;

/// The fault of an order in which no province has some name: where others of its names have slips too, all of them.
pub(super) fn told(board: &Board, tokens: &[Token<'_>], fault: WriteError) -> WriteError {
    let mut tokens = tokens.to_vec();
    let mut misspelt: Vec<Misspelt> = Vec::new();
    let mut next = Some(fault.clone());
    while let Some(WriteError::UnknownProvince { word, near }) = next.take() {
        let Some(meant) = nearest(board, &word).filter(|_| misspelt.len() < MOST) else { break };
        for token in &mut tokens {
            if *token == Token::Word(&word) {
                *token = Token::Word(meant);
            }
        }
        misspelt.push(Misspelt { word, near });
        next = read(board, &tokens).err();
    }
    match misspelt.len() {
        0 | 1 => fault,
        _ => WriteError::UnknownProvinces { misspelt },
    }
}

/// The code of the province whose name is nearest to a word.
fn nearest<'b>(board: &'b Board, word: &str) -> Option<&'b str> {
    match board.names.province_meant(word) {
        Meaning::Unknown(near) => near.first().map(|province| board.info(*province).code.as_str()),
        Meaning::One(_) | Meaning::Several(_) => None,
    }
}

fn read(board: &Board, tokens: &[Token<'_>]) -> Result<WrittenOrder, WriteError> {
    Reader { board, tokens, at: 0 }.order()
}
