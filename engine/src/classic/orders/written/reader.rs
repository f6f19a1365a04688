//! The free reader: one order, token by token, in whatever order and words the notations of players have.

use super::tokens::Token;
use super::words::{
    self, ARMY, ARTICLE, AT, BUILD, CONVOY, DISBAND, FLEET, HOLD, INTO, MOVE, REMOVE, SUPPORT, VIA, WAIVE,
};
use super::{Deed, NamedUnit, Wanted, WriteError, WrittenOrder};
use crate::classic::board::{Board, Coast, Location, Meaning, Power, Province, UnitKind};

/// Goes through the tokens of one order.
pub(super) struct Reader<'a> {
    pub(super) board: &'a Board,
    pub(super) tokens: &'a [Token<'a>],
    pub(super) at: usize,
}

impl<'a> Reader<'a> {
    pub(super) fn peek(&self) -> Option<Token<'a>> {
        self.tokens.get(self.at).copied()
    }

    pub(super) fn unexpected(&self, token: Token<'_>, wanted: Wanted) -> WriteError {
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

    pub(super) fn order(&mut self) -> Result<WrittenOrder, WriteError> {
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
        // `Build waived`, as results say it.
        if self.is_word_at(0, BUILD) && self.is_word_at(1, WAIVE) && self.tokens.len() == 2 {
            self.at = 2;
            return Ok(WrittenOrder::Waive(None));
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
        let is_last = self.at + 1 == self.tokens.len();
        if self.word(HOLD) {
            Ok(Deed::Hold)
        } else if self.word(DISBAND) {
            Ok(Deed::Disband)
        } else if is_last && self.word(BUILD) {
            Ok(Deed::Build)
        } else if is_last && self.word(REMOVE) {
            Ok(Deed::Remove)
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
            self.word(INTO);
            let to = Some(self.location()?);
            self.convoy_words();
            return Ok(Deed::Support { unit, to });
        }
        let token = self.peek().unwrap_or(Token::Dash);
        Err(self.unexpected(token, Wanted::SupportedDeed))
    }

    fn movement(&mut self) -> Result<Deed, WriteError> {
        self.word(INTO);
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
        self.article();
        let before = self.kind().filter(|_| self.at + 1 < self.tokens.len());
        if before.is_some() {
            self.at += 1;
            self.word(AT);
        }
        let at = self.location()?;
        // Chinese may name the place first: `倫敦艦隊`.
        let behind = self.kind().filter(|_| before.is_none() && self.is_chinese());
        self.at += usize::from(behind.is_some());
        Ok(NamedUnit { power, kind: before.or(behind), at })
    }

    /// `the`, and the `a` of `builds a fleet`, which alone is an army.
    fn article(&mut self) {
        let named = matches!(self.tokens.get(self.at + 1), Some(Token::Word(word)) if word.chars().count() > 1);
        let kind_follows = self.is_word_at(self.at + 1, ARMY) || self.is_word_at(self.at + 1, FLEET);
        if !self.word(ARTICLE) && named && kind_follows {
            self.word(&["a"]);
        }
    }

    /// The kind of unit that the next token is a word for.
    fn kind(&self) -> Option<UnitKind> {
        let kinds = [(ARMY, UnitKind::Army), (FLEET, UnitKind::Fleet)];
        kinds.into_iter().find(|(words, _)| self.is_word_at(self.at, words)).map(|(_, kind)| kind)
    }

    fn is_chinese(&self) -> bool {
        matches!(self.peek(), Some(Token::Word(word)) if word.starts_with(|sign: char| sign >= '\u{2e80}'))
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
    pub(super) fn named_at(&self, start: usize) -> Option<(usize, Province)> {
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
        let info = self.board.info(province);
        let written = || {
            let codes: Vec<String> = info.coasts.iter().map(|(_, coast)| self.board.code(*coast)).collect();
            if codes.is_empty() { vec![self.board.code(province.into())] } else { codes }
        };
        let Some(coast) = self.coast() else {
            return match (self.peek(), self.tokens.get(self.at + 1)) {
                (Some(Token::Slash), Some(Token::Word(word))) => {
                    Err(WriteError::UnknownCoast { word: (*word).to_owned(), coasts: written() })
                }
                _ => Ok(province.into()),
            };
        };
        match self.board.coast(province, coast) {
            Some(location) => Ok(location),
            // DATC 4.B.6: a coast that does not exist is ignored where the province has none at all.
            None if info.coasts.is_empty() => Ok(province.into()),
            None => Err(WriteError::NoSuchCoast { place: info.name.clone(), coast, coasts: written() }),
        }
    }

    fn province(&mut self) -> Result<Province, WriteError> {
        let word = match self.peek() {
            Some(Token::Word(word)) => word,
            Some(token) => return Err(self.unexpected(token, Wanted::Province)),
            None => return Err(WriteError::Ends(Wanted::Province)),
        };
        // Of a name of several words, the first can be the beginning of another one's: `Адриатическом море`, `Адриатическо`.
        if let Some((length, province)) = self.named_at(self.at).or_else(|| self.declined(2)) {
            self.at += length;
            return Ok(province);
        }
        let names = |provinces: Vec<Province>| {
            provinces.into_iter().map(|province| self.board.info(province).name.clone()).collect()
        };
        let declined = self.declined(1);
        match self.board.names.province_meant(word) {
            // `Вене` begins Venice's name, and is Vienna's in another case.
            Meaning::One(begun) if declined.is_some_and(|(_, province)| province != begun) => {
                let both = declined.into_iter().map(|(_, province)| province).chain([begun]).collect();
                Err(WriteError::AmbiguousProvince { word: word.to_owned(), candidates: names(both) })
            }
            Meaning::One(province) => {
                self.at += 1;
                Ok(province)
            }
            Meaning::Several(found) => {
                Err(WriteError::AmbiguousProvince { word: word.to_owned(), candidates: names(found) })
            }
            Meaning::Unknown(near) => match declined {
                Some((length, province)) => {
                    self.at += length;
                    Ok(province)
                }
                None => Err(WriteError::UnknownProvince { word: word.to_owned(), near: names(near) }),
            },
        }
    }

    /// The longest name of a province in another case, of so many words at least, with the number of its tokens.
    fn declined(&self, least: usize) -> Option<(usize, Province)> {
        let rest = &self.tokens[self.at..];
        (least..=rest.len().min(4)).rev().find_map(|length| {
            let words = self.words(&rest[..length])?;
            self.board.names.declined(&words).map(|province| (length, province))
        })
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
