//! A line as players write it, read into acts; what depends on who wrote it and when is left to the sheet.

use super::cursor::{Cursor, power_called};
use super::parsed::Written;
use super::slip::{Opener, Slip};
use super::term::{is_verb, read_term};
use super::tokens::{Sign, Token, tokens};
use super::words::Word;
use super::{acts, offer};
use crate::reformation::acts::Act;
use crate::reformation::scenario::{Power, Scenario};

/// A part of a line, read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Part {
    /// The power whose name heads it (R62).
    pub(crate) heading: Option<Power>,
    /// What it is about, as far as its first words say.
    pub(crate) opener: Option<Opener>,
    /// Whether it begins with the word of an act, and is no term alone.
    pub(crate) begins: bool,
    /// The number of the package that it belongs to, where that could be read.
    pub(crate) package: Option<u8>,
    pub(crate) read: Result<Written, Slip>,
    /// Whether it may go on in the next line.
    pub(crate) open: bool,
}

/// What a line is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Line {
    /// It says nothing: it is empty, a note, or a blank of the form that was not filled in.
    Empty,
    /// It is a quote (R61).
    Quote,
    /// Its parts, at least one: a package is one part with all its terms.
    Parts(Vec<Part>),
}

impl Line {
    /// Whether all of it can be read.
    pub(crate) fn is_read(&self) -> bool {
        matches!(self, Line::Parts(parts) if parts.iter().all(|part| part.read.is_ok()))
    }

    /// Whether its end may stand in the next line.
    pub(crate) fn is_open(&self) -> bool {
        matches!(self, Line::Parts(parts) if parts.last().is_some_and(|part| part.open && part.opener.is_some()))
    }
}

/// Reads a line. Case, accents, dashes and dots make no difference.
pub(crate) fn read_line(map: &Scenario, text: &str) -> Line {
    let text = text.trim();
    let is_blank = text.split_whitespace().next_back() == Some("?");
    if text.is_empty() || text.starts_with([';', '；', '#']) || is_blank {
        return Line::Empty;
    }
    if text.ends_with(['?', '？']) {
        return Line::Parts(vec![strange()]);
    }
    if is_quote(text) {
        return Line::Quote;
    }
    // A line as sheets have it needs no words looked up, where there is nothing more to check.
    if let Some(act) = Act::parse(map, text).filter(is_plain) {
        let read = Ok(Written::Act(act));
        return Line::Parts(vec![Part { heading: None, opener: None, begins: true, package: None, read, open: false }]);
    }
    let all = tokens(Some(map), text);
    match opener(headed(map, text, &all).1) {
        Some((Opener::Offer, _)) => Line::Parts(vec![part(map, text, &all)]),
        _ => Line::Parts(apart(map, text, &all)),
    }
}

/// The power whose name stands before an act, and the tokens behind it; a term begins with a power too, and has no head.
fn headed<'t>(map: &Scenario, line: &str, all: &'t [Token]) -> (Option<Power>, &'t [Token]) {
    let mut cursor = Cursor { map, line, tokens: all, opener: Opener::Offer };
    let heading = cursor.named(power_called);
    let behind = &all[all.len() - cursor.tokens.len()..];
    if heading.is_some() && opener(behind).is_some() { (heading, behind) } else { (None, all) }
}

/// Whether canonical wording leaves nothing to check of an act: no number, and no name twice.
fn is_plain(act: &Act) -> bool {
    matches!(act, Act::Ratify { .. } | Act::Refuse(_) | Act::Ransom(_) | Act::SeekAbsolution)
        || matches!(act, Act::StandAside | Act::Receive(_) | Act::Done | Act::Nothing)
}

/// Whether a line is marked as a quote: by its end, or by a colon behind its first word.
fn is_quote(text: &str) -> bool {
    let first = text.split_whitespace().next().unwrap_or_default();
    text.ends_with(['.', '。']) || text.ends_with("*)") || first.ends_with([':', '：'])
}

/// The parts of a line that is no package, each by itself.
fn apart(map: &Scenario, text: &str, all: &[Token]) -> Vec<Part> {
    let ends = |token: &Token| matches!(token.sign, Sign::Part | Sign::Colon);
    let parts = all.split(ends).filter(|tokens| !tokens.is_empty()).map(|tokens| part(map, text, tokens));
    let parts: Vec<Part> = parts.collect();
    // Terms behind words that open no package are no terms of any.
    match parts.first() {
        Some(first) if first.opener.is_some() || parts.iter().any(|part| part.begins) => parts,
        _ if names_package(all) => {
            let read = Err(Slip::Form(Opener::Offer, text.to_owned()));
            vec![Part { opener: Some(Opener::Offer), read, ..strange() }]
        }
        _ => vec![strange()],
    }
}

/// Whether a package is named by its number.
fn names_package(all: &[Token]) -> bool {
    let named = |pair: &[Token]| pair[0].sign == Sign::Word(Word::Package) && matches!(pair[1].sign, Sign::Number(_));
    all.windows(2).any(named)
}

/// What has nothing of an act: a question, a greeting.
fn strange() -> Part {
    Part { heading: None, opener: None, begins: false, package: None, read: Err(Slip::Strange), open: false }
}

fn part(map: &Scenario, line: &str, all: &[Token]) -> Part {
    let (heading, all) = headed(map, line, all);
    let (about, behind) = match opener(all) {
        Some((about, count)) => (about, &all[count..]),
        None if all.iter().any(|token| is_verb(token.sign)) => (Opener::Offer, all),
        None => return strange(),
    };
    let mut cursor = Cursor { map, line, tokens: behind, opener: about };
    let is_term = opener(all).is_none();
    let mut package = None;
    let read = match about {
        Opener::Offer if is_term => read_term(cursor).map(Written::Term),
        Opener::Offer => offer::package(cursor, &mut package),
        Opener::Withdraw => offer::withdraw(cursor),
        Opener::Done if behind.len() + 1 < all.len() => cursor.end().map(|()| Written::Undone),
        _ => acts::act(&mut cursor).map(Written::Act),
    };
    let open = read.as_ref().err().is_some_and(|fail| fail.open);
    Part { heading, opener: Some(about), begins: !is_term, package, read: read.map_err(|fail| fail.slip), open }
}

/// What a line is about, and how many of its tokens say so; those of a package are left for its reader.
pub(super) fn opener(all: &[Token]) -> Option<(Opener, usize)> {
    let word = |at: usize| match all.get(at).map(|token| token.sign) {
        Some(Sign::Word(word)) => Some(word),
        _ => None,
    };
    Some(match (word(0)?, word(1)) {
        (Word::Offer | Word::Package, _) => (Opener::Offer, 0),
        (Word::Withdraw, _) => (Opener::Withdraw, 1),
        (Word::Ratify, _) => (Opener::Ratify, 1),
        (Word::Refuse, _) => (Opener::Refuse, 1),
        (Word::Sue, _) | (Word::Ask, Some(Word::Peace)) => (Opener::Sue, 1),
        (Word::Seek, _) | (Word::Ask, Some(Word::Absolution | Word::Absolve)) => (Opener::Seek, 1),
        (Word::Ask, Some(Word::For | Word::Of)) if word(2) == Some(Word::Peace) => (Opener::Sue, 1),
        (Word::Ask, Some(Word::For | Word::Of)) if word(2) == Some(Word::Absolution) => (Opener::Seek, 1),
        (Word::Give, Some(Word::Up)) => (Opener::GiveUp, 2),
        (Word::Remove, _) => (Opener::GiveUp, 1),
        (Word::Regain, _) => (Opener::Regain, 1),
        (Word::Play, _) => (Opener::Play, 1),
        (Word::Ransom, _) => (Opener::Ransom, 1),
        (Word::Declare, Some(Word::War)) => (Opener::Declare, 2),
        (Word::Declare | Word::DeclareWar, _) => (Opener::Declare, 1),
        (Word::Pay, _) => (Opener::Pay, 1),
        (Word::Not, Some(Word::Intervene)) | (Word::Stand, Some(Word::Aside)) => (Opener::StandAside, 2),
        (Word::StandAside, _) => (Opener::StandAside, 1),
        (Word::Intervene, _) => (Opener::Intervene, 1),
        (Word::Not, Some(Word::Done)) => (Opener::Done, 2),
        (Word::Fall, Some(Word::Back)) => (Opener::FallBack, 2),
        (Word::FallBack, _) => (Opener::FallBack, 1),
        (Word::Receive, _) => (Opener::Receive, 1),
        (Word::Done, _) => (Opener::Done, 1),
        (Word::Nothing, _) => (Opener::Nothing, 1),
        _ => return None,
    })
}

/// What a line begins as, as far as that can be seen without a scenario.
pub(crate) fn opener_of(text: &str) -> Option<Opener> {
    opener(&tokens(None, text)).map(|(about, _)| about)
}

/// Whether a line begins as acts do, as far as that can be seen without a scenario: with a word that opens one, and with what
/// must stand behind it.
pub fn begins_order(text: &str) -> bool {
    let text = text.trim();
    let all = tokens(None, text);
    let Some((about, count)) = opener(&all) else { return false };
    let behind = all.get(count..).unwrap_or_default();
    let has = |wanted: &[Word]| {
        let is = |token: &Token| matches!(token.sign, Sign::Word(word) if wanted.contains(&word));
        behind.iter().take(4).any(is)
    };
    let number = behind.iter().take(4).any(|token| matches!(token.sign, Sign::Number(_)));
    match about {
        Opener::Offer | Opener::Withdraw => has(&[Word::Package]) && behind.len() > 1,
        Opener::Refuse => has(&[Word::Package]),
        Opener::Ratify | Opener::Sue | Opener::Ransom | Opener::Intervene => !behind.is_empty(),
        Opener::Regain => behind.iter().any(|token| token.sign == Sign::Word(Word::For)),
        Opener::Declare => !behind.is_empty() && (count == 2 || begins_with(&all, Word::DeclareWar)),
        Opener::FallBack => !behind.is_empty(),
        Opener::GiveUp | Opener::Play => number || has(&[Word::Card, Word::One]),
        Opener::Seek => has(&[Word::Absolution, Word::Absolve]),
        Opener::Pay => has(&[Word::Card]) || number,
        Opener::Receive => has(&[Word::At]) && behind.len() < 6,
        Opener::StandAside | Opener::Done | Opener::Nothing => behind.is_empty(),
    }
}

fn begins_with(all: &[Token], word: Word) -> bool {
    all.first().is_some_and(|token| token.sign == Sign::Word(word))
}
