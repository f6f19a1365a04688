//! Places and powers as small numbers, and sets of them as bits.

use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

/// The most places, provinces and seas together, that a scenario may have.
pub const MOST_PLACES: usize = 255;

/// The most powers, great and neutral together, that a scenario may have.
pub const MOST_POWERS: usize = 32;

/// A province or a sea area, numbered in the order of the codes: what comes first by code has the lower number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Place(pub(crate) u8);

impl Place {
    /// Its number, to index lists by.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A great power or a neutral state, numbered in the order of the codes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Power(pub(crate) u8);

impl Power {
    /// Its number, to index lists by.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A set of places.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct PlaceSet([u64; 4]);

impl PlaceSet {
    /// No place at all.
    pub const EMPTY: PlaceSet = PlaceSet([0; 4]);

    /// Whether a place is in it.
    #[inline]
    pub fn contains(self, place: Place) -> bool {
        self.0[place.index() >> 6] >> (place.0 & 63) & 1 != 0
    }

    /// Puts a place in.
    #[inline]
    pub fn insert(&mut self, place: Place) {
        self.0[place.index() >> 6] |= 1 << (place.0 & 63);
    }

    /// Takes a place out.
    #[inline]
    pub fn remove(&mut self, place: Place) {
        self.0[place.index() >> 6] &= !(1 << (place.0 & 63));
    }

    /// Whether it holds nothing.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == [0; 4]
    }

    /// How many places it holds.
    pub fn len(self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether it shares a place with another set.
    #[inline]
    pub fn meets(self, other: PlaceSet) -> bool {
        !(self & other).is_empty()
    }

    /// The first place by code.
    pub fn first(self) -> Option<Place> {
        self.into_iter().next()
    }
}

impl BitAnd for PlaceSet {
    type Output = PlaceSet;
    #[inline]
    fn bitand(self, other: PlaceSet) -> PlaceSet {
        PlaceSet(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }
}

impl BitOr for PlaceSet {
    type Output = PlaceSet;
    #[inline]
    fn bitor(self, other: PlaceSet) -> PlaceSet {
        PlaceSet(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }
}

impl Not for PlaceSet {
    type Output = PlaceSet;
    #[inline]
    fn not(self) -> PlaceSet {
        PlaceSet(self.0.map(|word| !word))
    }
}

impl BitOrAssign for PlaceSet {
    #[inline]
    fn bitor_assign(&mut self, other: PlaceSet) {
        *self = *self | other;
    }
}

impl FromIterator<Place> for PlaceSet {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> PlaceSet {
        let mut set = PlaceSet::EMPTY;
        places.into_iter().for_each(|place| set.insert(place));
        set
    }
}

impl IntoIterator for PlaceSet {
    type Item = Place;
    type IntoIter = Places;
    #[inline]
    fn into_iter(self) -> Places {
        Places { left: self.0, word: 0 }
    }
}

/// The places of a set in the order of their codes.
#[derive(Clone, Debug)]
pub struct Places {
    left: [u64; 4],
    word: usize,
}

impl Iterator for Places {
    type Item = Place;
    #[inline]
    fn next(&mut self) -> Option<Place> {
        while self.left[self.word] == 0 {
            if self.word == 3 {
                return None;
            }
            self.word += 1;
        }
        let bit = self.left[self.word].trailing_zeros();
        self.left[self.word] &= self.left[self.word] - 1;
        Some(Place((self.word as u8) << 6 | bit as u8))
    }
}

/// A set of powers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub struct PowerSet(pub(crate) u32);

impl PowerSet {
    /// Nobody.
    pub const EMPTY: PowerSet = PowerSet(0);

    /// Whether a power is in it.
    #[inline]
    pub fn contains(self, power: Power) -> bool {
        self.0 >> power.0 & 1 != 0
    }

    /// Puts a power in.
    #[inline]
    pub fn insert(&mut self, power: Power) {
        self.0 |= 1 << power.0;
    }

    /// Takes a power out.
    #[inline]
    pub fn remove(&mut self, power: Power) {
        self.0 &= !(1 << power.0);
    }

    /// The same set with one power more.
    #[inline]
    pub fn with(mut self, power: Power) -> PowerSet {
        self.insert(power);
        self
    }

    /// Whether nobody is in it.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many powers it holds.
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether it shares a power with another set.
    #[inline]
    pub fn meets(self, other: PowerSet) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether all of it is in another set.
    #[inline]
    pub fn within(self, other: PowerSet) -> bool {
        self.0 & !other.0 == 0
    }
}

impl FromIterator<Power> for PowerSet {
    fn from_iter<I: IntoIterator<Item = Power>>(powers: I) -> PowerSet {
        powers.into_iter().fold(PowerSet::EMPTY, PowerSet::with)
    }
}

impl IntoIterator for PowerSet {
    type Item = Power;
    type IntoIter = Powers;
    #[inline]
    fn into_iter(self) -> Powers {
        Powers(self.0)
    }
}

/// The powers of a set in the order of their codes.
#[derive(Clone, Debug)]
pub struct Powers(u32);

impl Iterator for Powers {
    type Item = Power;
    #[inline]
    fn next(&mut self) -> Option<Power> {
        (self.0 != 0).then(|| {
            let bit = self.0.trailing_zeros();
            self.0 &= self.0 - 1;
            Power(bit as u8)
        })
    }
}
