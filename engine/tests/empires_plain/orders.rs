//! Orders, as they are read from lines in the canonical notation (RULINGS, "Notation").
//!
//! Only the words are read here; whether anybody can do it is asked when the turn is played.

use std::collections::BTreeSet;
use std::fmt;

use super::names::{Kind, Name};

/// A unit as an order names it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Mention {
    /// `A1`: a headquarters with all corps attached to it and beside it.
    Army(u32),
    /// `I7`.
    Unit(Name),
}

/// What units are told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Action {
    /// `X ALS`, and for ships `X NTH GER`.
    Attack { at: String, foe: Option<String> },
    /// `D ALS 2 BUR 1`: borders, and how many corps go to each.
    Defend(Vec<(String, Option<usize>)>),
    /// `- BUR`.
    Move(String),
    /// `R SAX-RUH-ALS`.
    Rail(Vec<String>),
    /// `S ALS ITA`.
    Support { at: String, ally: Option<String> },
    /// `H`.
    Hold,
    /// `RET LYO`, beside another order.
    Retreat(String),
}

/// One line of a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Order {
    /// Units do something.
    Units { units: Vec<Mention>, action: Action },
    /// `ATTACH I4,I5 H1`.
    Attach { corps: Vec<Name>, army: u32 },
    /// `DETACH I4`.
    Detach { corps: Vec<Name> },
    /// `BUILD 3 I PAR`.
    Build { count: i64, kind: Kind, at: String },
    /// `BUILD ARSENAL GAS`.
    BuildArsenal { at: String },
    /// `ALLY GER ITA COALITION SECRET`.
    Ally { with: BTreeSet<String>, coalition: bool, secret: bool },
    /// `DENOUNCE GER`.
    Denounce(BTreeSet<String>),
    /// `WAR BEL`.
    War(BTreeSet<String>),
    /// `PEACE FRA`.
    Peace(BTreeSet<String>),
    /// `SURRENDER GER`.
    Surrender(String),
    /// `CANCEL WAR BEL` (N5).
    Cancel(String),
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Attack { at, foe: Some(foe) } => write!(f, "X {at} {foe}"),
            Action::Attack { at, foe: None } => write!(f, "X {at}"),
            Action::Defend(borders) => {
                let words = borders.iter().map(|(border, count)| match count {
                    Some(count) => format!("{border} {count}"),
                    None => border.clone(),
                });
                write!(f, "D {}", words.collect::<Vec<_>>().join(" "))
            }
            Action::Move(to) => write!(f, "- {to}"),
            Action::Rail(line) => write!(f, "R {}", line.join("-")),
            Action::Support { at, ally: Some(ally) } => write!(f, "S {at} {ally}"),
            Action::Support { at, ally: None } => write!(f, "S {at}"),
            Action::Hold => write!(f, "H"),
            Action::Retreat(to) => write!(f, "RET {to}"),
        }
    }
}

/// The line without remark, blanks on either side, and double blanks.
pub(crate) fn plain(line: &str) -> String {
    let before_remark = line.split(';').next().unwrap_or_default();
    before_remark.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Reads a line, or says nothing when it is no order.
pub(crate) fn read(line: &str) -> Option<Order> {
    let words: Vec<&str> = line.split(' ').collect();
    let (first, rest) = words.split_first()?;
    match *first {
        "ATTACH" => read_attach(rest),
        "DETACH" => Some(Order::Detach { corps: corps_list(rest.first()?)? }),
        "BUILD" => read_build(rest),
        "ALLY" => read_ally(rest),
        "DENOUNCE" => some_codes(rest).map(Order::Denounce),
        "WAR" => some_codes(rest).map(Order::War),
        "PEACE" => some_codes(rest).map(Order::Peace),
        "SURRENDER" => Some(Order::Surrender((*rest.first()?).to_owned())),
        "CANCEL" => Some(Order::Cancel(rest.join(" "))),
        _ => Some(Order::Units { units: mentions(first)?, action: read_action(rest)? }),
    }
}

fn read_attach(words: &[&str]) -> Option<Order> {
    let [corps, headquarters] = words else {
        return None;
    };
    let headquarters = Name::read(headquarters).filter(|name| name.kind == Kind::Headquarters)?;
    Some(Order::Attach { corps: corps_list(corps)?, army: headquarters.number })
}

fn read_build(words: &[&str]) -> Option<Order> {
    match words {
        ["ARSENAL", at] => Some(Order::BuildArsenal { at: (*at).to_owned() }),
        [count, kind, at] if kind.len() == 1 => {
            let kind = Kind::of(kind.chars().next()?)?;
            let count = count.parse().ok().filter(|count| *count >= 0)?; // none strikes out an earlier line (N8)
            Some(Order::Build { count, kind, at: (*at).to_owned() })
        }
        _ => None,
    }
}

fn read_ally(words: &[&str]) -> Option<Order> {
    let coalition = words.contains(&"COALITION");
    let secret = words.contains(&"SECRET");
    let with = words.iter().filter(|word| !["COALITION", "SECRET"].contains(word));
    Some(Order::Ally { with: with.map(|word| (*word).to_owned()).collect(), coalition, secret })
}

fn read_action(words: &[&str]) -> Option<Action> {
    match words {
        ["X", at] => Some(Action::Attack { at: (*at).to_owned(), foe: None }),
        ["X", at, foe] => Some(Action::Attack { at: (*at).to_owned(), foe: Some((*foe).to_owned()) }),
        ["-", to] => Some(Action::Move((*to).to_owned())),
        ["R", line] => Some(Action::Rail(line.split('-').map(str::to_owned).collect())),
        ["S", at] => Some(Action::Support { at: (*at).to_owned(), ally: None }),
        ["S", at, ally] => Some(Action::Support { at: (*at).to_owned(), ally: Some((*ally).to_owned()) }),
        ["H"] => Some(Action::Hold),
        ["RET", to] => Some(Action::Retreat((*to).to_owned())),
        ["D", borders @ ..] if !borders.is_empty() => read_borders(borders).map(Action::Defend),
        _ => None,
    }
}

fn read_borders(words: &[&str]) -> Option<Vec<(String, Option<usize>)>> {
    let mut borders: Vec<(String, Option<usize>)> = Vec::new();
    for word in words {
        if word.starts_with(|letter: char| letter.is_ascii_digit()) {
            let last = borders.last_mut().filter(|(_, count)| count.is_none())?;
            last.1 = Some(word.parse().ok()?);
        } else {
            borders.push(((*word).to_owned(), None));
        }
    }
    Some(borders)
}

fn some_codes(words: &[&str]) -> Option<BTreeSet<String>> {
    let codes: BTreeSet<String> = words.iter().map(|word| (*word).to_owned()).collect();
    (!codes.is_empty()).then_some(codes)
}

fn corps_list(words: &str) -> Option<Vec<Name>> {
    let mentions = mentions(words)?;
    let names = mentions.into_iter().map(|mention| match mention {
        Mention::Unit(name) if name.is_corps() => Some(name),
        _ => None,
    });
    names.collect()
}

fn mentions(words: &str) -> Option<Vec<Mention>> {
    let mut all = Vec::new();
    for word in words.split(',') {
        match word.split_once('-') {
            Some((first, last)) => all.extend(range(first, last)?),
            None => all.push(mention(word)?),
        }
    }
    Some(all)
}

fn mention(word: &str) -> Option<Mention> {
    match word.strip_prefix('A') {
        Some(number) => number.parse().ok().map(Mention::Army),
        None => Name::read(word).map(Mention::Unit),
    }
}

fn range(first: &str, last: &str) -> Option<Vec<Mention>> {
    let (first, last) = (Name::read(first)?, Name::read(last)?);
    let sound = first.kind == last.kind && first.number <= last.number && last.number - first.number < 1000;
    let numbers = sound.then_some(first.number..=last.number)?;
    Some(numbers.map(|number| Mention::Unit(Name { kind: first.kind, number })).collect())
}
