//! Orders as players write them: text to a [`WrittenOrder`], on a board but without a position.
//!
//! Tolerant in form: `A Par-Bur`, `a paris to burgundy`, `F StP(sc)-Bot`, `A Gas S French A Mar-Bur`,
//! `F Nth C A Lon-Nwy`, `via convoy`, dashes and arrows of every kind, missing unit letters, names in every
//! language of the board. Strict in meaning: what could be two things is refused with both named.

mod begins;
mod error;
mod line;
mod quick;
mod slips;
mod tokens;
mod words;

use crate::classic::board::{Board, Coast, Location, Meaning, Power, Province, UnitKind};
use tokens::{Token, tokens};
use words::{ARMY, ARTICLE, AT, BUILD, CONVOY, DISBAND, FLEET, HOLD, MOVE, REMOVE, SUPPORT, VIA, WAIVE};

pub(in crate::classic) use begins::{OPENERS, begins_order};
pub(in crate::classic) use error::or_list;
pub use error::{Misspelt, Wanted, WriteError};
pub(in crate::classic) use line::{Line, is_meant, line};

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
/// use engine::classic::Board;
/// use engine::classic::orders::{Deed, WrittenOrder, read_order};
///
/// let board = Board::standard();
/// let WrittenOrder::Unit(unit, deed) = read_order(&board, "F St. Petersburg (south coast) – Bothnia")? else { panic!() };
/// assert_eq!(board.code(unit.at), "Stp/sc");
/// assert!(matches!(deed, Deed::Move { .. }));
/// # Ok::<(), engine::classic::orders::WriteError>(())
/// ```
///
/// # Errors
/// The first word that makes no sense, and what could stand in its place.
pub fn read_order(board: &Board, text: &str) -> Result<WrittenOrder, WriteError> {
    match quick::read(board, text) {
        Some(order) => Ok(order),
        None => read_freely(board, text),
    }
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

struct Reader<'a> {
    board: &'a Board,
    tokens: &'a [Token<'a>],
    at: usize,
}

impl<'a> Reader<'a> {
    fn peek(&self) -> Option<Token<'a>> {
        self.tokens.get(self.at).copied()
    }

    fn unexpected(&self, token: Token<'_>, wanted: Wanted) -> WriteError {
        WriteError::Unexpected { word: token.to_string(), wanted }
    }

    /// Takes the next token if it is one of these words.
    fn word(&mut self, words: &[&str]) -> bool {
        let found = self.is_word_at(self.at, words);
        self.at += usize::from(found);
        found
    }

    fn is_word_at(&self, at: usize, words: &[&str]) -> bool {
        matches!(self.tokens.get(at), Some(Token::Word(word)) if words.contains(&word.to_lowercase().trim_end_matches('.')))
    }

    fn dash(&mut self) -> bool {
        let found = self.peek() == Some(Token::Dash);
        self.at += usize::from(found);
        found
    }

    fn order(&mut self) -> Result<WrittenOrder, WriteError> {
        if self.tokens.is_empty() {
            return Err(WriteError::Ends(Wanted::Order));
        }
        if self.is_word_at(0, WAIVE) && self.tokens.len() <= 2 {
            self.at = self.tokens.len();
            let power = match self.tokens.get(1) {
                Some(Token::Word(word)) => self.board.power(word),
                _ => None,
            };
            return Ok(WrittenOrder::Waive(power));
        }
        for (words, deed) in [(BUILD, Deed::Build), (REMOVE, Deed::Remove), (HOLD, Deed::Hold)] {
            if self.tokens.len() > 1 && self.word(words) {
                return Ok(WrittenOrder::Unit(self.unit()?, deed));
            }
        }
        // `Support A Vie-Boh`: which unit does it comes first.
        let helps = self.is_word_at(0, SUPPORT) || self.is_word_at(0, CONVOY);
        if helps && (self.is_word_at(1, ARMY) || self.is_word_at(1, FLEET)) {
            return Err(self.unexpected(self.tokens[0], Wanted::Doer));
        }
        let unit = self.unit()?;
        let deed = self.deed()?;
        Ok(WrittenOrder::Unit(unit, deed))
    }

    fn deed(&mut self) -> Result<Deed, WriteError> {
        let Some(token) = self.peek() else { return Ok(Deed::Nothing) };
        if self.word(HOLD) {
            Ok(Deed::Hold)
        } else if self.word(DISBAND) {
            Ok(Deed::Disband)
        } else if self.word(SUPPORT) {
            self.support()
        } else if self.word(CONVOY) {
            let unit = self.unit()?;
            if !self.dash() && !self.word(MOVE) {
                return Err(self
                    .peek()
                    .map_or(WriteError::Ends(Wanted::ConvoyGoal), |token| self.unexpected(token, Wanted::ConvoyGoal)));
            }
            Ok(Deed::Convoy { unit, to: self.location()? })
        } else if self.dash() || self.word(MOVE) {
            self.movement()
        } else {
            Err(self.unexpected(token, Wanted::Deed))
        }
    }

    fn support(&mut self) -> Result<Deed, WriteError> {
        let unit = self.unit()?;
        if self.word(HOLD) || self.peek().is_none() {
            return Ok(Deed::Support { unit, to: None });
        }
        if self.dash() || self.word(MOVE) {
            self.word(&["to"]);
            let to = Some(self.location()?);
            self.convoy_words();
            return Ok(Deed::Support { unit, to });
        }
        let token = self.peek().unwrap_or(Token::Dash);
        Err(self.unexpected(token, Wanted::SupportedDeed))
    }

    fn movement(&mut self) -> Result<Deed, WriteError> {
        self.word(&["to"]);
        let (mut seas, mut to) = (Vec::new(), self.location()?);
        while self.dash() {
            seas.push(std::mem::replace(&mut to, self.location()?));
        }
        // A way written out over the sea asks for the convoy (DATC 4.A.6: the way itself does not bind).
        let via = self.convoy_words() || !seas.is_empty();
        Ok(Deed::Move { seas, to, via })
    }

    /// `via`, `via convoy`, `by sea`, `(via convoy)`.
    fn convoy_words(&mut self) -> bool {
        let start = self.at;
        let mut at = self.at + usize::from(self.peek() == Some(Token::Open));
        while self.is_word_at(at, VIA) {
            at += 1;
        }
        if at == start || !self.is_word_at(at - 1, VIA) {
            return false;
        }
        self.at = at + usize::from(self.tokens.get(at) == Some(&Token::Close));
        true
    }

    fn unit(&mut self) -> Result<NamedUnit, WriteError> {
        self.word(ARTICLE);
        let power = self.power();
        self.word(ARTICLE);
        let mut kind = None;
        for (words, named) in [(ARMY, UnitKind::Army), (FLEET, UnitKind::Fleet)] {
            if kind.is_none() && self.is_word_at(self.at, words) && self.at + 1 < self.tokens.len() {
                self.at += 1;
                kind = Some(named);
                self.word(AT);
            }
        }
        Ok(NamedUnit { power, kind, at: self.location()? })
    }

    /// A power's name before a unit: `French A Par`. `English` before a dash is the Channel.
    fn power(&mut self) -> Option<Power> {
        let Some(Token::Word(word)) = self.peek() else { return None };
        let name = word.strip_suffix("'s").unwrap_or(word);
        let power = self.board.power(name).filter(|_| name.chars().count() > 1)?;
        let kinds = self.is_word_at(self.at + 1, ARMY) || self.is_word_at(self.at + 1, FLEET);
        let follows = kinds || self.named_at(self.at + 1).is_some();
        follows.then(|| {
            self.at += 1;
            power
        })
    }

    /// The longest exact name of a province from `start` on, with the number of its tokens.
    fn named_at(&self, start: usize) -> Option<(usize, Province)> {
        let names = &self.board.names;
        let longest = self.tokens.len().saturating_sub(start).min(7);
        let phrase = (2..=longest).rev().find_map(|length| {
            let words = self.words(&self.tokens[start..start + length])?;
            names.phrase(words.into_iter()).map(|province| (length, province))
        });
        let single = || match self.tokens.get(start) {
            Some(Token::Word(word)) => names.province(word).map(|province| (1, province)),
            _ => None,
        };
        phrase.or_else(single)
    }

    /// The words of tokens that could be one name: `Mid-Atlantic Ocean`.
    fn words(&self, tokens: &[Token<'a>]) -> Option<Vec<&'a str>> {
        let is_word = |token: Option<&Token<'_>>| matches!(token, Some(Token::Word(_)));
        if !is_word(tokens.first()) || !is_word(tokens.last()) {
            return None;
        }
        let word = |token: &Token<'a>| match token {
            Token::Word(word) => Some(Some(*word)),
            Token::Dash => Some(None),
            _ => None,
        };
        let words: Option<Vec<_>> = tokens.iter().map(word).collect();
        words.map(|words| words.into_iter().flatten().collect())
    }

    fn location(&mut self) -> Result<Location, WriteError> {
        self.word(ARTICLE);
        let province = self.province()?;
        let Some(coast) = self.coast() else { return Ok(province.into()) };
        let info = self.board.info(province);
        match self.board.coast(province, coast) {
            Some(location) => Ok(location),
            // DATC 4.B.6: a coast that does not exist is ignored where the province has none at all.
            None if info.coasts.is_empty() => Ok(province.into()),
            None => Err(WriteError::NoSuchCoast { place: info.name.clone(), coast }),
        }
    }

    fn province(&mut self) -> Result<Province, WriteError> {
        let word = match self.peek() {
            Some(Token::Word(word)) => word,
            Some(token) => return Err(self.unexpected(token, Wanted::Province)),
            None => return Err(WriteError::Ends(Wanted::Province)),
        };
        if let Some((length, province)) = self.named_at(self.at) {
            self.at += length;
            return Ok(province);
        }
        let names = |provinces: Vec<Province>| {
            provinces.into_iter().map(|province| self.board.info(province).name.clone()).collect()
        };
        match self.board.names.province_meant(word) {
            Meaning::One(province) => {
                self.at += 1;
                Ok(province)
            }
            Meaning::Several(found) => {
                Err(WriteError::AmbiguousProvince { word: word.to_owned(), candidates: names(found) })
            }
            Meaning::Unknown(near) => Err(WriteError::UnknownProvince { word: word.to_owned(), near: names(near) }),
        }
    }

    /// `/nc`, `(nc)`, `nc`, `(north coast)`, `north coast`, in any language.
    fn coast(&mut self) -> Option<Coast> {
        let opened = matches!(self.peek(), Some(Token::Slash | Token::Open));
        let start = self.at + usize::from(opened);
        let Some(Token::Word(word)) = self.tokens.get(start) else { return None };
        let word = word.to_lowercase();
        let long = self.is_word_at(start + 1, words::COAST);
        let coast = words::coast(&word, long, opened)?;
        let end = start + 1 + usize::from(long);
        self.at = end + usize::from(self.tokens.get(end) == Some(&Token::Close));
        Some(coast)
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
