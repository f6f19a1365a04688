//! The short way for orders in canonical notation: `A PAR - BUR`, `F STP/SC S A MOS - LVN`.
//!
//! It reads bytes, allocates nothing, and gives up on anything else, which the free reader then takes.

use super::{Deed, NamedUnit, WrittenOrder};
use crate::classic::board::{Board, Coast, Location, UnitKind};

struct Quick<'a> {
    board: &'a Board,
    rest: &'a [u8],
}

/// Reads a canonical order; `None` for everything else.
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
        let kind = if self.take(b"A ") {
            UnitKind::Army
        } else if self.take(b"F ") {
            UnitKind::Fleet
        } else {
            return None;
        };
        Some(NamedUnit { power: None, kind: Some(kind), at: self.location()? })
    }

    /// Three letters and perhaps a coast, then a blank or the end.
    fn location(&mut self) -> Option<Location> {
        let (code, rest) = self.rest.split_at_checked(3)?;
        let province = self.board.names.code(code.try_into().ok()?)?;
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

    fn deed(&mut self) -> Option<Deed> {
        if self.take(b" - ") {
            let to = self.location()?;
            let via = self.take(b" VIA");
            Some(Deed::Move { seas: Vec::new(), to, via })
        } else if self.take(b" S ") {
            let unit = self.unit()?;
            let to = if self.take(b" - ") { Some(self.location()?) } else { None };
            Some(Deed::Support { unit, to })
        } else if self.take(b" C ") {
            let unit = self.unit()?;
            if !self.take(b" - ") {
                return None;
            }
            Some(Deed::Convoy { unit, to: self.location()? })
        } else if self.take(b" H") {
            Some(Deed::Hold)
        } else if self.take(b" D") {
            Some(Deed::Disband)
        } else if self.take(b" B") {
            Some(Deed::Build)
        } else {
            self.rest.is_empty().then_some(Deed::Nothing)
        }
    }
}
