//! Orders as players write them: text to a [`WrittenOrder`], on a board but without a position.
//!
//! Tolerant in form: `A Par-Bur`, `a paris to burgundy`, `F StP(sc)-Bot`, `A Gas S French A Mar-Bur`,
//! `F Nth C A Lon-Nwy`, `via convoy`, dashes and arrows of every kind, missing unit letters, names in every
//! language of the board. Strict in meaning: what could be two things is refused with both named.

mod begins;
mod error;
mod line;
mod quick;
mod reader;
mod result;
mod slips;
mod tokens;
mod words;

use crate::classic::board::{Board, Location, Power, UnitKind};
use reader::Reader;
use tokens::tokens;

pub(in crate::classic) use begins::{OPENERS, begins_order};
pub use error::{Misspelt, Wanted, WriteError};
pub(in crate::classic) use error::{any_of, or_list};
pub(in crate::classic) use line::{Line, is_meant, line};
pub(in crate::classic) use result::read_result;

/// A unit as an order names it. Whether it stands there is another question.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NamedUnit {
    /// The power, where the order names one.
    pub power: Option<Power>,
    /// The unit letter, where the order has one.
    pub kind: Option<UnitKind>,
    /// The place.
    pub at: Location,
}

/// What an order tells a unit to do, as it was written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Deed {
    /// The unit alone: `F Kie`, a build or removal in an adjustment phase.
    Nothing,
    /// `H`
    Hold,
    /// `- Bur`, or with a convoy's way written out: `- Nth - Nwy`.
    Move {
        /// The places written before the last one.
        seas: Vec<Location>,
        /// Where it ends.
        to: Location,
        /// Whether it asks for a convoy in words.
        via: bool,
    },
    /// `S A Mar` or `S A Mar - Bur`
    Support {
        /// The unit that is helped.
        unit: NamedUnit,
        /// Where it goes, if it goes.
        to: Option<Location>,
    },
    /// `C A Lon - Nwy`
    Convoy {
        /// The army that is carried.
        unit: NamedUnit,
        /// Where it lands.
        to: Location,
    },
    /// `D`, `disbands`
    Disband,
    /// `Build A Par`
    Build,
    /// `Remove A Par`
    Remove,
}

/// One order as it was written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum WrittenOrder {
    /// An order to a unit.
    Unit(NamedUnit, Deed),
    /// `Waive`, with the power where several are in one hand.
    Waive(Option<Power>),
}

/// Reads one order. `text` holds nothing else: no separator, no comment.
///
/// ```
/// use chancery_engine::classic::Board;
/// use chancery_engine::classic::orders::{Deed, WrittenOrder, read_order};
///
/// let board = Board::standard();
/// let WrittenOrder::Unit(unit, deed) = read_order(&board, "F St. Petersburg (south coast) – Bothnia")? else { panic!() };
/// assert_eq!(board.code(unit.at), "Stp/sc");
/// assert!(matches!(deed, Deed::Move { .. }));
/// # Ok::<(), chancery_engine::classic::orders::WriteError>(())
/// ```
///
/// # Errors
/// The first word that makes no sense, and what could stand in its place.
#[inline]
pub fn read_order(board: &Board, text: &str) -> Result<WrittenOrder, WriteError> {
    match quick::read(board, text) {
        Some(order) => Ok(order),
        None => read_freely(board, text),
    }
}

/// Reads a unit that stands alone, with its letter or without: `A PAR`; `None` for everything else.
pub(in crate::classic) fn read_unit(board: &Board, text: &str) -> Option<NamedUnit> {
    quick::read_unit(board, text).or_else(|| match read_freely(board, text) {
        Ok(WrittenOrder::Unit(named, Deed::Nothing)) => Some(named),
        _ => None,
    })
}

/// Reads an order in any form.
fn read_freely(board: &Board, text: &str) -> Result<WrittenOrder, WriteError> {
    let tokens = tokens(text);
    let mut reader = Reader { board, tokens: &tokens, at: 0 };
    let order = reader.order().map_err(|fault| slips::told(board, &tokens, fault))?;
    match reader.peek() {
        None => Ok(order),
        Some(token) => Err(reader.unexpected(token, Wanted::Nothing)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Order texts of all kinds, some of them wrong.
    const TEXTS: &[&str] = &[
        "A PAR - BUR",
        "a par-bur",
        "A Par H",
        "F STP/SC - BOT",
        "F Mao - Spa/nc",
        "A GAS S A MAR - BUR",
        "A GAS S A MAR",
        "F NTH C A LON - NWY",
        "A YOR - NWY VIA",
        "A Par - ",
        "A Par -",
        "A",
        "A Pa",
        "A Par S",
        "A Par S A Par S A Par",
        "F Lon - Eng",
        "F ENG C A LON - BEL",
        "A Par - Bur - Mar",
        "A Par D",
        "A Par B",
        "A Par build",
        "Build A Par",
        "Builds an army in Paris",
        "Builds a fleet in Brest",
        "Build waived",
        "A Par R",
        "A Par R Bur",
        "A St P H",
        "F Par/nc - Bur",
        "A Bel - Hol via convoy",
        "A QQQ H",
        "A PAR S F ENG",
        "F NTH C F LON - NWY",
        "A PAR C A LON - NWY",
        "A PAR H H",
        "A PAR - BUR BUR",
        "A PAR  -  BUR",
        "F BUL/EC S A CON - BUL/SC",
    ];

    #[test]
    fn beginnings_and_coasts_are_read_as_they_are_meant() {
        let board = Board::standard();
        for (text, same) in [
            ("A Munic - Burgun", "A Mun - Bur"),
            ("F Lon/nc - Nth", "F Lon - Nth"),
            ("F Lon north coast - Nth", "F Lon - Nth"),
            ("F Mao - Spa 北岸", "F Mao - Spa/nc"),
            ("F Mao - Spa южный берег", "F Mao - Spa/sc"),
            ("F Mao - Spa южный", "F Mao - Spa южный берег юг"),
        ] {
            let (read, wanted) = (read_order(&board, text), read_order(&board, same));
            assert_eq!((read.is_ok(), read.ok()), (wanted.is_ok(), wanted.ok()), "{text}");
        }
        assert!(read_order(&board, "F Stp/ec - Bot").is_err(), "it has other coasts");
    }

    #[test]
    fn a_build_is_read_wherever_its_word_stands_and_as_results_say_it() {
        let board = Board::standard();
        for (text, same) in [
            ("A BUD B", "BUILD A BUD"),
            ("A Bud build", "BUILD A BUD"),
            ("Builds an army in Budapest", "BUILD A BUD"),
            ("Builds a fleet in Brest", "BUILD F BRE"),
            ("B A Bud", "BUILD A BUD"),
            ("A Bud remove", "REMOVE A BUD"),
            ("A Bud R", "REMOVE A BUD"),
            ("Removes the army in Budapest", "REMOVE A BUD"),
            ("A Bud R Vie", "A BUD - VIE"),
            ("Build waived", "WAIVE"),
        ] {
            assert_eq!(read_order(&board, text), read_order(&board, same), "{text}");
            assert!(read_order(&board, same).is_ok(), "{same}");
        }
        assert!(read_order(&board, "A Bud build Vie").is_err(), "something else follows");
    }

    #[test]
    fn the_quick_reader_says_nothing_else_than_the_free_one() {
        let board = Board::standard();
        let mut quick = 0;
        for text in TEXTS {
            if let Some(order) = quick::read(&board, text) {
                quick += 1;
                assert_eq!(Ok(order), read_freely(&board, text), "{text}");
            }
        }
        assert!(quick >= 12, "only {quick} were read quickly");
    }
}
