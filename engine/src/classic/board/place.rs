//! The ground that all else stands on: provinces, coasts, powers and kinds of units by their numbers, and sets of provinces in
//! one machine word.

use serde::{Deserialize, Serialize};

/// A space of a board, by its number on that board (0 to 127).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Province(pub(crate) u8); // Invariant: below 128.

impl Province {
    /// Its number on the board: the index into [`super::Board::provinces`].
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A named coast of a province that has more than one (rulebook: north, east, south and west coast).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Coast {
    /// `nc`
    North,
    /// `ec`
    East,
    /// `sc`
    South,
    /// `wc`
    West,
}

impl Coast {
    /// The four coasts with the two letters that players write.
    pub const ALL: [(Coast, &'static str, &'static str); 4] = [
        (Coast::North, "nc", "north coast"),
        (Coast::East, "ec", "east coast"),
        (Coast::South, "sc", "south coast"),
        (Coast::West, "wc", "west coast"),
    ];

    /// `nc`, `ec`, `sc` or `wc`.
    pub fn letters(self) -> &'static str {
        Self::ALL[self as usize].1
    }

    /// `north coast` and so on, as result lines print it.
    pub fn words(self) -> &'static str {
        Self::ALL[self as usize].2
    }

    /// The four coasts in other languages, by the language of the board file, in the order of [`Coast::ALL`].
    pub(crate) const IN_LANGUAGES: [(&'static str, [&'static str; 4]); 3] = [
        ("ru", ["северный берег", "восточный берег", "южный берег", "западный берег"]),
        ("bg", ["северен бряг", "източен бряг", "южен бряг", "западен бряг"]),
        ("zh", ["北岸", "東岸", "南岸", "西岸"]),
    ];

    /// The coast in a language of the board file; in English where there are no words for it.
    pub(crate) fn words_in(self, language: &str) -> &'static str {
        let known = Self::IN_LANGUAGES.iter().find(|(known, _)| *known == language);
        known.map_or(self.words(), |(_, words)| words[self as usize])
    }
}

/// One great power, by its number on the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Power(pub(crate) u8);

impl Power {
    /// Its number: the index into [`super::Board::powers`].
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// Army or fleet.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum UnitKind {
    /// Moves on land, and over sea by convoy.
    Army,
    /// Moves at sea and along coasts; convoys armies when at sea.
    Fleet,
}

impl UnitKind {
    /// `A` or `F`.
    pub fn letter(self) -> char {
        match self {
            UnitKind::Army => 'A',
            UnitKind::Fleet => 'F',
        }
    }
    /// `Army` or `Fleet`.
    pub fn name(self) -> &'static str {
        match self {
            UnitKind::Army => "Army",
            UnitKind::Fleet => "Fleet",
        }
    }
}

/// Where exactly a unit stands or goes: a province, or one coast of a province with several.
///
/// Numbers below 128 are the provinces themselves; from 128 on they count the named coasts of the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Location(pub(crate) u8);

impl Location {
    pub(crate) const FIRST_COAST: u8 = 128;

    /// Whether it names one coast of a province.
    pub fn is_coast(self) -> bool {
        self.0 >= Self::FIRST_COAST
    }

    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl From<Province> for Location {
    fn from(province: Province) -> Self {
        Location(province.0)
    }
}

/// A set of provinces.
///
/// ```
/// use chancery_engine::classic::Board;
/// use chancery_engine::classic::board::ProvinceSet;
///
/// let board = Board::standard();
/// let iberia: ProvinceSet = ["Spa", "Por"].iter().filter_map(|code| board.province(code)).collect();
/// assert_eq!(iberia.len(), 2);
/// assert!(!iberia.contains(board.province("Naf").unwrap()));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct ProvinceSet(pub(crate) u128);

impl ProvinceSet {
    /// The empty set.
    pub const EMPTY: ProvinceSet = ProvinceSet(0);

    /// The set of one province.
    #[inline]
    pub fn of(province: Province) -> Self {
        ProvinceSet(1 << province.0)
    }
    /// Whether it holds the province.
    #[inline]
    pub fn contains(self, province: Province) -> bool {
        self.0 >> province.0 & 1 != 0
    }
    /// Adds a province.
    #[inline]
    pub fn insert(&mut self, province: Province) {
        self.0 |= 1 << province.0;
    }
    /// Takes a province out.
    #[inline]
    pub fn remove(&mut self, province: Province) {
        self.0 &= !(1 << province.0);
    }
    /// Whether nothing is in it.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// How many provinces are in it.
    #[inline]
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }
    /// What is in both.
    #[inline]
    pub fn and(self, other: Self) -> Self {
        ProvinceSet(self.0 & other.0)
    }
    /// What is in either.
    #[inline]
    pub fn or(self, other: Self) -> Self {
        ProvinceSet(self.0 | other.0)
    }
    /// What is in this one only.
    #[inline]
    pub fn without(self, other: Self) -> Self {
        ProvinceSet(self.0 & !other.0)
    }
    /// The first province in board order.
    #[inline]
    pub fn first(self) -> Option<Province> {
        (self.0 != 0).then(|| Province(self.0.trailing_zeros() as u8))
    }
}

impl Iterator for ProvinceSet {
    type Item = Province;

    #[inline]
    fn next(&mut self) -> Option<Province> {
        let first = self.first()?;
        self.0 &= self.0 - 1;
        Some(first)
    }
}

impl FromIterator<Province> for ProvinceSet {
    fn from_iter<I: IntoIterator<Item = Province>>(provinces: I) -> Self {
        provinces.into_iter().fold(Self::EMPTY, |set, province| set.or(Self::of(province)))
    }
}
