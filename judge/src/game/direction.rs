//! The words behind `PRESS` and `BROADCAST`: to whom, in which colour, and what the header is to say.
//!
//! `WHITE`, `GREY`, `TO EG`, `TO ALL BUT R`, `+EG`, `-R`, `FAKE ...`, `NO FAKE`, each at most once and in any order, with the
//! old judges' other words for them.

use std::iter::Peekable;

use serde_json::json;

use super::{Addressees, Direction, Game};
use crate::words;
use crate::words::Words;

/// The words of the colours: in white the author is named, in grey he is not.
const WHITE: [&str; 3] = ["white", "unanonymous", "unanonymously"];
const GREY: [&str; 4] = ["grey", "gray", "anonymous", "anonymously"];

/// Other words at which a list of names is over.
const OPTIONS: [&str; 5] = ["to", "fake", "no", "broadcast", "partial"];

/// The most letters of a word that can stand for as many powers.
const MOST_LETTERS: usize = 10;

/// Reads what stands behind the command; `broadcast`: its word was BROADCAST, which needs nothing.
///
/// # Errors
/// The first word that cannot be meant, or what contradicts another.
pub fn direction(game: &Game, text: &str, broadcast: bool) -> Result<Direction, Words> {
    let words: Vec<&str> = text.split([' ', ',']).filter(|word| !word.is_empty()).collect();
    let mut options = Options { game, words: words.into_iter().peekable(), to: None, found: Direction::default() };
    while options.words.peek().is_some() {
        options.take()?;
    }
    let Options { to, found, .. } = options;
    let to = match to {
        Some(to) => to,
        None if broadcast => Addressees::everybody(),
        None if text.trim().is_empty() => return Err(words!("press-needs-names")),
        None => return Err(words!("press-names-nobody", text = text.to_uppercase())),
    };
    if found.honest && found.claims.is_some() {
        return Err(words!("press-conflict"));
    }
    Ok(Direction { to, ..found })
}

/// The options of a line as they are taken.
struct Options<'g, I: Iterator<Item = &'g str>> {
    game: &'g Game,
    words: Peekable<I>,
    to: Option<Addressees>,
    found: Direction,
}

impl<'g, I: Iterator<Item = &'g str> + Clone> Options<'g, I> {
    /// Takes one option.
    fn take(&mut self) -> Result<(), Words> {
        let Some(word) = self.words.next() else { return Ok(()) };
        let small = word.to_lowercase();
        match small.as_str() {
            _ if is_one_of(&WHITE, &small) => self.colour(false),
            _ if is_one_of(&GREY, &small) => self.colour(true),
            "fake" => {
                self.skip_over("partial");
                let claims = self.claimed()?;
                if self.found.claims.replace(claims).is_some() { Err(words!("press-conflict")) } else { Ok(()) }
            }
            "no" if self.skip_over("fake") => {
                self.skip_over("broadcast");
                self.found.honest = true;
                Ok(())
            }
            _ => match self.readers(word)? {
                Some(to) if self.to.is_none() => {
                    self.to = Some(to);
                    Ok(())
                }
                Some(_) => Err(words!("press-conflict")),
                None => Err(words!("press-option", word = word)),
            },
        }
    }

    fn colour(&mut self, grey: bool) -> Result<(), Words> {
        match self.found.grey.replace(grey) {
            Some(_) => Err(words!("press-two-colours")),
            None => Ok(()),
        }
    }

    /// Passes over a word, if it comes next.
    fn skip_over(&mut self, word: &str) -> bool {
        self.words.next_if(|next| next.eq_ignore_ascii_case(word)).is_some()
    }

    /// To whom a faked header says that press goes: `FAKE` alone, to everybody.
    fn claimed(&mut self) -> Result<Addressees, Words> {
        if self.skip_over("broadcast") {
            return Ok(Addressees::everybody());
        }
        let is_list = |next: &&str| next.eq_ignore_ascii_case("to") || is_signed(next);
        match self.words.next_if(is_list) {
            Some(word) => Ok(self.readers(word)?.unwrap_or_else(Addressees::everybody)),
            None => Ok(Addressees::everybody()),
        }
    }

    /// A list of readers that begins with a word: `TO EG`, `TO ALL BUT R`, `+EG`, `-R`, `ALL`; `None`: it begins none.
    fn readers(&mut self, word: &'g str) -> Result<Option<Addressees>, Words> {
        let small = word.to_lowercase();
        let sign = word.chars().next().filter(|sign| "+-−–".contains(*sign));
        let all = match (small.as_str(), sign) {
            ("to" | "для" | "до" | "給", _) => {
                self.skip_over("all") | self.skip_over("everybody") | self.skip_over("everyone")
            }
            ("all" | "everybody" | "everyone", _) => true,
            (_, Some(sign)) => sign != '+',
            _ => return Ok(None),
        };
        let but = sign.is_some() || all && (self.skip_over("but") || self.skip_over("except"));
        let mut found = Addressees { all, ..Addressees::default() };
        if all && !but {
            return Ok(Some(found));
        }
        let rest = sign.map_or("", |sign| &word[sign.len_utf8()..]);
        for part in rest.split(['+', '-']).filter(|part| !part.is_empty()) {
            self.name(&mut found, part)?;
        }
        while let Some(next) = self.words.next_if(|next| goes_on(next, sign)) {
            for part in
                next.split('+').filter(|part| !part.is_empty() && !is_one_of(&["and", "&"], &part.to_lowercase()))
            {
                self.name(&mut found, part)?;
            }
        }
        match () {
            // Whoever is named beside all of them is one of them, and not left out.
            () if found.all && !all => Ok(Some(Addressees::everybody())),
            () if found.names_nobody() => Err(words!("press-needs-names")),
            () => Ok(Some(found)),
        }
    }

    /// Adds whoever a word names, or the letters of one do.
    fn name(&self, found: &mut Addressees, word: &'g str) -> Result<(), Words> {
        if self.add(found, word) {
            return Ok(());
        }
        let mut letters = word.chars().map(|letter| letter.to_string());
        let short = word.chars().count() <= MOST_LETTERS;
        if short && letters.all(|letter| self.add(found, &letter)) { Ok(()) } else { Err(self.nobody(word)) }
    }

    fn add(&self, found: &mut Addressees, word: &str) -> bool {
        match word.to_lowercase().as_str() {
            // Behind `ALL BUT` nobody is left over.
            "all" | "everybody" | "everyone" if found.all => return false,
            "all" | "everybody" | "everyone" => found.all = true,
            "m" | "master" | "gm" => found.master = true,
            "o" | "observer" | "observers" => found.observers = true,
            _ => match self.game.chair_called(word) {
                Some(chair) if found.seats.contains(&chair.seat) => {}
                Some(chair) => found.seats.push(chair.seat.clone()),
                None => return false,
            },
        }
        true
    }

    /// That a word names nobody, with whoever is called nearly so; others behind it that name nobody are told with it.
    fn nobody(&self, word: &'g str) -> Words {
        let rest = self.words.clone().take_while(|next| goes_on(next, None));
        let joint = |next: &&str| is_one_of(&["and", "&"], &next.to_lowercase());
        let unknown = rest.filter(|next| !joint(next) && !self.add(&mut Addressees::default(), next));
        let wrong: Vec<&str> = [word].into_iter().chain(unknown).collect();
        let near: Vec<&str> = wrong.iter().filter_map(|word| self.near(word)).collect();
        let told = |all: &[&str]| if let [one] = all { json!(one) } else { json!({"and": all}) };
        if let Some(line) = self.unjoined(word) {
            return words!("press-to-joined", word = word, line = line);
        }
        if !near.is_empty() {
            return words!("press-to-near", count = wrong.len(), word = told(&wrong), near = told(&near));
        }
        let letters: String = self.game.chairs.iter().filter_map(|chair| chair.letters.chars().next()).collect();
        words!("press-to-nobody", count = wrong.len(), word = told(&wrong), letters = letters)
    }

    /// Names that a sign joins which no list has, as in `E-R` or `E/R`, written as a list; nothing: they are none.
    fn unjoined(&self, word: &str) -> Option<String> {
        let parts: Vec<&str> = word.split(['-', '–', '/', '.', ';']).filter(|part| !part.is_empty()).collect();
        let all = parts.len() > 1 && parts.iter().all(|part| self.add(&mut Addressees::default(), part));
        let letters = parts.iter().all(|part| part.chars().count() == 1);
        all.then(|| format!("TO {}", parts.join(if letters { "" } else { ", " })))
    }

    /// The power that was probably meant by a word.
    fn near(&self, word: &str) -> Option<&'g str> {
        let names = self.game.chairs.iter().flat_map(|chair| chair.powers.iter().chain(&chair.also));
        let near = names.filter_map(|name| Some((chancery_engine::nearness(word, name)?, name)));
        near.min().map(|(_, name)| name.as_str())
    }
}

/// Whether a word goes on a list of names. Behind a sign it goes on only with `and`, and with more names.
fn goes_on(word: &str, sign: Option<char>) -> bool {
    let small = word.to_lowercase();
    let option = [&WHITE[..], &GREY[..], &OPTIONS[..]].concat().contains(&&*small);
    !option && (!is_signed(word) || sign.is_none() && word.starts_with('+'))
}

fn is_signed(word: &str) -> bool {
    word.starts_with(['+', '-', '−', '–'])
}

fn is_one_of(words: &[&str], word: &str) -> bool {
    words.contains(&word)
}
