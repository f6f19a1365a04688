//! Reads board files.

mod like;
mod settle;

use std::borrow::Cow;

use super::check::{self, BoardFault};
use super::layout::{Board, MOST_PROVINCES, PowerInfo, ProvinceInfo, Terrain};
use super::names::Names;
use super::phase::{ParsePhaseError, Phase, PhaseKind, Season};
use super::place::{Coast, Location, Power, Province};
use crate::slips::{meant, slips};

/// A board file has a mistake. The format, line by line (`#` starts a comment line, names may have blanks):
///
/// ```text
/// board duel                one word, the name that CREATE takes
/// title The Duel            for headings
/// start S1901M              the first phase
/// win 5                     how many centres win
///
/// power Red                 a power; what follows is indented and belongs to it
///   letter R                one letter, as in SIGNON Rgame
///   adjective Reddish       as in "A Tor S Reddish A Hil"
///   also Rouge              other names, comma separated
///   ru Красные              names in other languages
///   units A Hil, F Bay      where it starts
///   owns Hil                the centres that it has at the start; left out, all its homes
///
/// coast Hil Hill            land, coast, sea or wall; a short code; the name
///   centre Red              a supply centre, and whose home (if anyone's)
///   also hilltop            other names and abbreviations
///   army Val Tor            where armies may go
///   fleet Bay               where fleets may go; fleet/nc for the north coast (ec, sc, wc)
///   at 120 80               where a drawing puts a unit
///
/// neutral A Tor, F Isl      units that stand on the board at the start and obey nobody
/// ```
///
/// `like standard` at the beginning takes all of a board that ships; what follows takes the place of its lines with the same
/// word, those of powers and provinces below their names.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {kind}")]
pub struct BoardError {
    /// The line of the file, from 1; the last one for faults of the whole board.
    pub line: usize,
    /// What is wrong.
    pub kind: BoardErrorKind,
}

/// What is wrong in a board file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BoardErrorKind {
    /// The first word of the line is no keyword.
    #[error("unknown keyword `{word}`{}", meant(.near.as_deref()))]
    Keyword {
        /// The word.
        word: String,
        /// The keyword that was probably meant.
        near: Option<String>,
    },
    /// The name is not defined on this board.
    #[error("nothing is called `{name}`{}", meant(.near.as_deref()))]
    Name {
        /// The name.
        name: String,
        /// The name that was probably meant.
        near: Option<String>,
    },
    /// Two things have one name.
    #[error("`{name}` already means {other}")]
    Clash {
        /// The name.
        name: String,
        /// What has it.
        other: String,
    },
    /// The line lacks something or has the wrong form.
    #[error("{0}")]
    Form(String),
    /// More provinces than a set can hold.
    #[error("board `{name}` has more than 128 provinces, the most that a board may have")]
    TooLarge {
        /// The board's name.
        name: String,
    },
    /// The `start` line names no phase.
    #[error(transparent)]
    Phase(#[from] ParsePhaseError),
    /// The board does not hold together.
    #[error(transparent)]
    Fault(#[from] BoardFault),
}

const TOP: [&str; 12] =
    ["board", "title", "start", "win", "neutral", "power", "land", "coast", "sea", "wall", "like", "drawn"];
const OF_POWER: [&str; 8] = ["letter", "adjective", "also", "units", "owns", "ru", "zh", "bg"];
const OF_PROVINCE: [&str; 8] = ["centre", "also", "army", "fleet", "at", "ru", "zh", "bg"];

/// One indented line under its heading, kept until all names are known.
struct Entry<'a> {
    line: usize,
    owner: Owner,
    key: &'a str,
    rest: &'a str,
}

#[derive(Clone, Copy)]
enum Owner {
    Nobody,
    Power(usize),
    Province(usize),
}

struct Reader<'a> {
    board: Board,
    entries: Vec<Entry<'a>>,
    owner: Owner,
}

impl Board {
    /// A board file with all that it has from another one, so that it means the same for ever.
    ///
    /// # Errors
    /// It is like a board that does not ship.
    pub fn whole(text: &str) -> Result<Cow<'_, str>, BoardError> {
        like::whole(text)
    }

    /// Reads a board file and checks it whole. The format is described with [`BoardError`].
    ///
    /// # Errors
    /// The first mistake, with its line and, where one is near, the name that was probably meant.
    pub fn parse(text: &str) -> Result<Board, BoardError> {
        let text = &*like::whole(text)?;
        let mut reader = Reader { board: blank(), entries: Vec::new(), owner: Owner::Nobody };
        let mut last = 1;
        for (line, content) in (1..).zip(text.lines()) {
            last = line;
            if !content.trim().is_empty() && !content.trim_start().starts_with('#') {
                reader.line(line, content).map_err(|kind| BoardError { line, kind })?;
            }
        }
        let whole = |kind| BoardError { line: last, kind };
        reader.check_header().map_err(whole)?;
        let Reader { mut board, entries, .. } = reader;
        // Coasts are numbered first, so that every border can name them.
        for entry in entries.iter().filter(|entry| entry.key.starts_with("fleet/")) {
            settle::name_coast(&mut board, entry).map_err(|kind| BoardError { line: entry.line, kind })?;
        }
        board.size_tables();
        for entry in &entries {
            settle::settle(&mut board, entry).map_err(|kind| BoardError { line: entry.line, kind })?;
        }
        board.derive();
        match check::fault(&board) {
            Some(fault) => Err(whole(fault.into())),
            None => Ok(board),
        }
    }
}

fn blank() -> Board {
    Board {
        name: String::new(),
        title: String::new(),
        drawn: String::new(),
        start: Phase { season: Season::Spring, year: 1901, kind: PhaseKind::Movement },
        win: 0,
        provinces: Vec::new(),
        powers: Vec::new(),
        coasts: Vec::new(),
        names: Names::default(),
        army: Vec::new(),
        fleet: Vec::new(),
        fleet_near: Vec::new(),
        sea_beside: Vec::new(),
        seas: 0,
        coastal: 0,
        split: 0,
        centres: 0,
        homes: Vec::new(),
        written: [Vec::new(), Vec::new()],
        keys: Vec::new(),
    }
}

impl<'a> Reader<'a> {
    fn line(&mut self, line: usize, content: &'a str) -> Result<(), BoardErrorKind> {
        let indented = content.starts_with([' ', '\t']);
        let (key, rest) = content.trim().split_once(char::is_whitespace).unwrap_or((content.trim(), ""));
        let rest = rest.trim();
        if indented { self.detail(line, key, rest) } else { self.heading(line, key, rest) }
    }

    fn heading(&mut self, line: usize, key: &'a str, rest: &'a str) -> Result<(), BoardErrorKind> {
        if rest.is_empty() && TOP.contains(&key) {
            return Err(BoardErrorKind::Form(format!("`{key}` needs something after it")));
        }
        self.owner = Owner::Nobody;
        match key {
            "board" => self.board.name = rest.to_owned(),
            "title" => self.board.title = rest.to_owned(),
            "start" => self.board.start = rest.parse::<Phase>()?,
            "win" => self.board.win = number(rest)?,
            "neutral" => {
                self.power("Neutral")?;
                let owner = self.owner;
                if let Some(nobody) = self.board.powers.last_mut() {
                    nobody.neutral = true;
                }
                self.entries.push(Entry { line, owner, key: "units", rest });
                self.owner = Owner::Nobody;
            }
            "drawn" => self.board.drawn = rest.to_owned(),
            "power" => self.power(rest)?,
            "land" => self.province(Terrain::Land, rest)?,
            "coast" => self.province(Terrain::Coast, rest)?,
            "sea" => self.province(Terrain::Sea, rest)?,
            "wall" => self.province(Terrain::Wall, rest)?,
            _ => return Err(unknown_keyword(key, &TOP)),
        }
        Ok(())
    }

    fn detail(&mut self, line: usize, key: &'a str, rest: &'a str) -> Result<(), BoardErrorKind> {
        let known: &[&str] = match self.owner {
            Owner::Nobody => {
                return Err(BoardErrorKind::Form("an indented line needs a power or province above".into()));
            }
            Owner::Power(_) => &OF_POWER,
            Owner::Province(_) => &OF_PROVINCE,
        };
        let plain = key.split('/').next().unwrap_or(key);
        if !known.contains(&plain) && !is_language(plain) {
            return Err(unknown_keyword(key, known));
        }
        self.entries.push(Entry { line, owner: self.owner, key, rest });
        Ok(())
    }

    fn power(&mut self, name: &str) -> Result<(), BoardErrorKind> {
        let power = Power(self.board.powers.len() as u8);
        add_power_name(&mut self.board, name, power)?;
        let letter = name.chars().next().unwrap_or('?').to_ascii_uppercase();
        let (name, adjective) = (name.to_owned(), name.to_owned());
        let (also, translations, units) = (Vec::new(), Vec::new(), Vec::new());
        self.board.powers.push(PowerInfo {
            name,
            letter,
            adjective,
            also,
            translations,
            units,
            owns: None,
            neutral: false,
        });
        self.owner = Owner::Power(power.index());
        Ok(())
    }

    fn province(&mut self, terrain: Terrain, rest: &str) -> Result<(), BoardErrorKind> {
        let index = self.board.provinces.len();
        if index >= MOST_PROVINCES {
            return Err(BoardErrorKind::TooLarge { name: self.board.name.clone() });
        }
        let (code, name) = rest.split_once(char::is_whitespace).unwrap_or((rest, rest));
        let name = name.trim().to_owned();
        for known in [code, &name] {
            add_province_name(&mut self.board, known, Province(index as u8))?;
        }
        self.board.provinces.push(ProvinceInfo {
            code: code.to_owned(),
            name,
            terrain,
            centre: false,
            home: None,
            translations: Vec::new(),
            also: Vec::new(),
            coasts: Vec::new(),
            at: None,
        });
        self.owner = Owner::Province(index);
        Ok(())
    }

    fn check_header(&self) -> Result<(), BoardErrorKind> {
        let missing = [("board", self.board.name.is_empty()), ("win", self.board.win == 0)];
        if let Some((key, _)) = missing.iter().find(|(_, missing)| *missing) {
            return Err(BoardErrorKind::Form(format!("the file has no `{key}` line")));
        }
        if self.board.powers.is_empty() || self.board.powers.len() > 64 {
            return Err(BoardErrorKind::Form("a board needs 1 to 64 powers".into()));
        }
        Ok(())
    }
}

fn is_language(key: &str) -> bool {
    key.len() == 2 && key.bytes().all(|letter| letter.is_ascii_lowercase())
}

fn unknown_keyword(word: &str, known: &[&str]) -> BoardErrorKind {
    let near = known.iter().map(|name| (slips(word, name), *name)).filter(|(far, _)| *far <= 2).min();
    BoardErrorKind::Keyword { word: word.to_owned(), near: near.map(|(_, name)| name.to_owned()) }
}

fn number<T: std::str::FromStr>(text: &str) -> Result<T, BoardErrorKind> {
    text.trim().parse().map_err(|_| BoardErrorKind::Form(format!("`{text}` is no number that fits here")))
}

fn list(rest: &str) -> impl Iterator<Item = &str> {
    rest.split(',').map(str::trim).filter(|name| !name.is_empty())
}

fn add_province_name(board: &mut Board, name: &str, province: Province) -> Result<(), BoardErrorKind> {
    if !name.contains(char::is_alphanumeric) {
        return Err(BoardErrorKind::Form(format!("`{name}` has no letter or digit")));
    }
    match board.names.add_province(name, province) {
        None => Ok(()),
        Some(other) => Err(BoardErrorKind::Clash { name: name.to_owned(), other: board.info(other).name.clone() }),
    }
}

fn add_power_name(board: &mut Board, name: &str, power: Power) -> Result<(), BoardErrorKind> {
    match board.names.add_power(name, power) {
        None => Ok(()),
        Some(other) => {
            Err(BoardErrorKind::Clash { name: name.to_owned(), other: board.power_info(other).name.clone() })
        }
    }
}

impl Board {
    fn size_tables(&mut self) {
        self.army = vec![0; self.provinces.len()];
        let locations = usize::from(Location::FIRST_COAST) + self.coasts.len();
        self.fleet = vec![[0; 2]; locations];
        self.fleet_near = vec![0; locations];
    }

    /// Works out what follows from the borders.
    fn derive(&mut self) {
        let near = |[plain, coasts]: &[u128; 2]| {
            let ashore = |(coast, (province, _)): (usize, &(Province, Coast))| (coasts >> coast & 1) << province.0;
            self.coasts.iter().enumerate().map(ashore).fold(*plain, |near, bit| near | bit)
        };
        self.fleet_near = self.fleet.iter().map(near).collect();
        for (index, info) in self.provinces.iter().enumerate() {
            let bit = 1u128 << index;
            self.seas |= if info.terrain == Terrain::Sea { bit } else { 0 };
            self.coastal |= if info.terrain == Terrain::Coast { bit } else { 0 };
            self.split |= if info.coasts.is_empty() { 0 } else { bit };
            self.centres |= if info.centre { bit } else { 0 };
        }
        let home = |power| {
            let own =
                self.provinces.iter().enumerate().filter(move |(_, info)| info.centre && info.home == Some(power));
            own.fold(0, |homes, (index, _)| homes | 1u128 << index)
        };
        self.homes = self.power_ids().map(home).collect();
        let is_place = |index: usize| index < self.provinces.len() || index >= usize::from(Location::FIRST_COAST);
        let code = |index: usize| is_place(index).then(|| self.code(Location(index as u8)).to_uppercase());
        let codes: Vec<String> = (0..self.fleet.len()).map(|index| code(index).unwrap_or_default()).collect();
        self.written = ["A", "F"].map(|kind| codes.iter().map(|code| format!("{kind} {code}")).collect());
        self.keys = self.powers.iter().map(|power| power.name.to_uppercase()).collect();
        self.sea_beside = (0..self.provinces.len())
            .map(|index| {
                let coasts = self.provinces[index].coasts.iter().map(|(_, location)| location.index());
                let near = coasts.fold(self.fleet_near[index], |near, coast| near | self.fleet_near[coast]);
                near & self.seas
            })
            .collect();
    }
}
