//! A place in a line's tokens, and what is read from there on: words, numbers, names.

use super::slip::{Opener, Slip};
use super::tokens::{Sign, Token};
use super::words::Word;
use crate::reformation::scenario::{City, INDEPENDENT, Leader, Power, Scenario};

/// Why reading stopped.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Fail {
    pub(super) slip: Slip,
    /// Whether the line may go on in the next one: what cannot be read touches its end (R61).
    pub(super) open: bool,
}

pub(super) type Read<T> = Result<T, Fail>;

/// A place in a line.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cursor<'l> {
    pub(super) map: &'l Scenario,
    pub(super) line: &'l str,
    pub(super) tokens: &'l [Token],
    /// What the line is about.
    pub(super) opener: Opener,
}

impl<'l> Cursor<'l> {
    pub(super) fn peek(&self) -> Option<Sign> {
        self.tokens.first().map(|token| token.sign)
    }

    pub(super) fn bump(&mut self) {
        self.tokens = self.tokens.get(1..).unwrap_or_default();
    }

    pub(super) fn is_at_end(&self) -> bool {
        self.tokens.is_empty()
    }

    /// Goes past one word, if it stands here.
    pub(super) fn eat(&mut self, word: Word) -> bool {
        let is = self.peek() == Some(Sign::Word(word));
        if is {
            self.bump();
        }
        is
    }

    /// Goes past all words that are among these.
    pub(super) fn skip(&mut self, words: &[Word]) {
        while matches!(self.peek(), Some(Sign::Word(word)) if words.contains(&word)) {
            self.bump();
        }
    }

    /// Goes past a comma or `AND`.
    pub(super) fn eat_between(&mut self) -> bool {
        let before = self.tokens.len();
        while matches!(self.peek(), Some(Sign::Comma | Sign::Word(Word::And))) {
            self.bump();
        }
        self.tokens.len() < before
    }

    /// The text from here on.
    pub(super) fn rest(&self) -> &'l str {
        match (self.tokens.first(), self.tokens.last()) {
            (Some(first), Some(last)) => &self.line[first.from..last.to],
            _ => "",
        }
    }

    /// The text of the first tokens.
    pub(super) fn text(&self, count: usize) -> &'l str {
        match (self.tokens.first(), count.checked_sub(1).and_then(|last| self.tokens.get(last))) {
            (Some(first), Some(last)) => &self.line[first.from..last.to],
            _ => "",
        }
    }

    /// What stands here is none of what could.
    pub(super) fn lost(&self) -> Fail {
        Fail { slip: Slip::Form(self.opener, self.rest().to_owned()), open: self.is_at_end() }
    }

    /// Nothing may stand behind.
    pub(super) fn end(&self) -> Read<()> {
        if self.is_at_end() { Ok(()) } else { Err(Fail { open: true, ..self.lost() }) }
    }

    /// What is wrong with the first tokens.
    pub(super) fn wrong(&self, count: usize, slip: impl Fn(String) -> Slip) -> Fail {
        Fail { slip: slip(self.text(count).to_owned()), open: self.tokens.len() <= count }
    }

    /// Whether a number stands here.
    pub(super) fn is_number(&self) -> bool {
        let word = |word| matches!(word, Word::One | Word::Two | Word::Three | Word::Four);
        matches!(self.peek(), Some(Sign::Number(_))) || matches!(self.peek(), Some(Sign::Word(one)) if word(one))
    }

    /// A number from 1 on.
    pub(super) fn number(&mut self) -> Read<u16> {
        let number = match self.peek() {
            Some(Sign::Number(number)) => number.filter(|number| *number > 0),
            Some(Sign::Word(Word::One)) => Some(1),
            Some(Sign::Word(Word::Two)) => Some(2),
            Some(Sign::Word(Word::Three)) => Some(3),
            Some(Sign::Word(Word::Four)) => Some(4),
            _ => return Err(self.lost()),
        };
        let number = number.ok_or_else(|| self.wrong(1, Slip::Number))?;
        self.bump();
        Ok(number)
    }

    /// A number of things.
    pub(super) fn count(&mut self) -> Read<u8> {
        let here = *self;
        u8::try_from(self.number()?).map_err(|_| here.wrong(1, Slip::Number))
    }

    /// A number of a package.
    pub(super) fn package_number(&mut self) -> Read<u8> {
        let here = *self;
        let wrong = || here.wrong(1, Slip::PackageNumber);
        let number = self.number().map_err(|fail| if here.is_number() { wrong() } else { fail })?;
        let most = u16::from(crate::reformation::acts::PackageName::MOST);
        u8::try_from(number).ok().filter(|_| number <= most).ok_or_else(wrong)
    }

    /// How many tokens from here on may be parts of names.
    pub(super) fn run(&self) -> usize {
        self.tokens.iter().take_while(|token| token.sign == Sign::Name).count()
    }

    /// The longest name that stands here, if it is one of those.
    pub(super) fn named<T>(&mut self, known: impl Fn(&Scenario, &str) -> Option<T>) -> Option<T> {
        // No name has more words than this.
        for count in (1..=self.run().min(4)).rev() {
            if let Some(thing) = known(self.map, self.text(count)) {
                self.tokens = &self.tokens[count..];
                return Some(thing);
            }
        }
        None
    }

    /// A power.
    pub(super) fn power(&mut self) -> Read<Power> {
        self.named(power_called).ok_or_else(|| self.unnamed(|name| Slip::Power(name, Vec::new())))
    }

    /// A city.
    pub(super) fn city(&mut self) -> Read<City> {
        let known = |map: &Scenario, name: &str| map.city(name);
        self.named(known).ok_or_else(|| self.unnamed(|name| Slip::City(name, Vec::new())))
    }

    /// A leader.
    pub(super) fn leader(&mut self) -> Read<Leader> {
        let known = |map: &Scenario, name: &str| map.leader(name);
        self.named(known).ok_or_else(|| self.unnamed(|name| Slip::Leader(name, Vec::new())))
    }

    /// No name stands here, or one that nobody has.
    fn unnamed(&self, slip: impl Fn(String) -> Slip) -> Fail {
        match self.run() {
            0 => self.lost(),
            count => self.wrong(count, slip),
        }
    }
}

/// A power by its name; nobody is none.
pub(super) fn power_called(map: &Scenario, name: &str) -> Option<Power> {
    map.power(name).filter(|power| *power != INDEPENDENT)
}
