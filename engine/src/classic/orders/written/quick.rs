//! The short way for orders in canonical notation: `A PAR - BUR`, `F STP/SC S A MOS - LVN`.
//!
//! It reads bytes, allocates nothing, and gives up on anything else, which the free reader then takes.

use super::{Deed, NamedUnit, WrittenOrder};
use crate::classic::board::{Board, Coast, Location, UnitKind};

struct Quick<'a> {
    board: &'a Board,
    rest: &'a [u8],
}

/// Reads a unit in canonical notation that stands alone: `A PAR`; `None` for everything else.
pub(super) fn read_unit(board: &Board, text: &str) -> Option<NamedUnit> {
    let mut quick = Quick { board, rest: text.as_bytes() };
    quick.unit().filter(|_| quick.rest.is_empty())
}

/// Reads a canonical order; `None` for everything else.
#[inline]
pub(super) fn read(board: &Board, text: &str) -> Option<WrittenOrder> {
    let mut quick = Quick { board, rest: text.as_bytes() };
    let unit = quick.unit()?;
    let deed = quick.deed()?;
    quick.rest.is_empty().then_some(WrittenOrder::Unit(unit, deed))
}

impl Quick<'_> {
    fn take(&mut self, word: &[u8]) -> bool {
        match self.rest.split_at_checked(word.len()) {
            Some((head, rest)) if head.eq_ignore_ascii_case(word) => {
                self.rest = rest;
                true
            }
            _ => false,
        }
    }

    fn unit(&mut self) -> Option<NamedUnit> {
        let (kind, rest) = match self.rest {
            [b'A' | b'a', b' ', rest @ ..] => (UnitKind::Army, rest),
            [b'F' | b'f', b' ', rest @ ..] => (UnitKind::Fleet, rest),
            _ => return None,
        };
        self.rest = rest;
        Some(NamedUnit { power: None, kind: Some(kind), at: self.location()? })
    }

    /// Three letters and perhaps a coast, then a blank or the end.
    fn location(&mut self) -> Option<Location> {
        let (code, rest) = self.rest.split_first_chunk::<3>()?;
        let province = self.board.names.code(*code)?;
        self.rest = rest;
        let mut at = province.into();
        if self.take(b"/") {
            let (letters, rest) = self.rest.split_at_checked(2)?;
            let coast = Coast::ALL.iter().find(|(_, known, _)| known.as_bytes().eq_ignore_ascii_case(letters))?.0;
            at = self.board.coast(province, coast)?;
            self.rest = rest;
        }
        matches!(self.rest.first(), None | Some(b' ')).then_some(at)
    }

    #[inline]
    fn deed(&mut self) -> Option<Deed> {
        let (verb, rest) = match self.rest {
            [] => return Some(Deed::Nothing),
            [b' ', b'-', b' ', rest @ ..] => (b'-', rest),
            [b' ', verb @ (b'S' | b's' | b'C' | b'c'), b' ', rest @ ..] => (verb.to_ascii_uppercase(), rest),
            [b' ', verb @ (b'H' | b'h' | b'D' | b'd' | b'B' | b'b')] => (verb.to_ascii_uppercase(), &[][..]),
            _ => return None,
        };
        self.rest = rest;
        Some(match verb {
            b'-' => Deed::Move { seas: Vec::new(), to: self.location()?, via: self.take(b" VIA") },
            b'S' => Deed::Support { unit: self.unit()?, to: self.goal()? },
            b'C' => Deed::Convoy { unit: self.unit()?, to: self.goal()?? },
            b'H' => Deed::Hold,
            b'D' => Deed::Disband,
            _ => Deed::Build,
        })
    }

    /// Where a supported or convoyed unit goes, if something follows.
    fn goal(&mut self) -> Option<Option<Location>> {
        match self.rest {
            [b' ', b'-', b' ', rest @ ..] => {
                self.rest = rest;
                self.location().map(Some)
            }
            _ => Some(None),
        }
    }
}
