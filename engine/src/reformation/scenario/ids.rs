//! Powers, cities, seas, leaders and cards as small numbers, and sets of powers as bits.

/// How many great powers there are; they come first, in the standard order.
pub const GREAT: usize = 6;

/// How many powers there are, minor ones and the independent cities' nobody included.
pub const POWERS: usize = 11;

/// Whose cities and troops are nobody's.
pub const INDEPENDENT: Power = Power(10);

/// A power, numbered in the order of the scenario: the great powers in the standard order, then the minor ones, then
/// [`INDEPENDENT`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Power(pub(crate) u8);

impl Power {
    /// The Ottomans.
    pub const OTTOMANS: Power = Power(0);
    /// The Habsburgs.
    pub const HABSBURGS: Power = Power(1);
    /// England.
    pub const ENGLAND: Power = Power(2);
    /// France.
    pub const FRANCE: Power = Power(3);
    /// The Papacy.
    pub const PAPACY: Power = Power(4);
    /// The Protestants.
    pub const PROTESTANTS: Power = Power(5);

    /// The great powers in the standard order.
    pub fn great() -> impl DoubleEndedIterator<Item = Power> {
        (0..GREAT as u8).map(Power)
    }

    /// The minor powers in the scenario's order.
    pub fn minor() -> impl DoubleEndedIterator<Item = Power> {
        (GREAT as u8..INDEPENDENT.0).map(Power)
    }

    /// Its number, to index lists by.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Whether it is a great power.
    #[inline]
    pub fn is_great(self) -> bool {
        self.index() < GREAT
    }

    /// Whether it is a minor power.
    #[inline]
    pub fn is_minor(self) -> bool {
        !self.is_great() && self != INDEPENDENT
    }
}

/// A set of powers.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct PowerSet(u16);

impl PowerSet {
    /// No power at all.
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

    /// Whether it holds nobody.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many powers it holds.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }
}

impl FromIterator<Power> for PowerSet {
    fn from_iter<I: IntoIterator<Item = Power>>(powers: I) -> PowerSet {
        let mut set = PowerSet::EMPTY;
        powers.into_iter().for_each(|power| set.insert(power));
        set
    }
}

impl IntoIterator for PowerSet {
    type Item = Power;
    type IntoIter = Powers;

    #[inline]
    fn into_iter(self) -> Powers {
        Powers(self)
    }
}

/// The powers of a set in their order.
#[derive(Clone, Debug)]
pub struct Powers(PowerSet);

impl Iterator for Powers {
    type Item = Power;

    #[inline]
    fn next(&mut self) -> Option<Power> {
        let first = (!self.0.is_empty()).then(|| Power(self.0.0.trailing_zeros() as u8))?;
        self.0.remove(first);
        Some(first)
    }
}

macro_rules! number {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
        pub struct $name(pub(crate) u8);

        impl $name {
            /// Its number, to index lists by.
            #[inline]
            pub fn index(self) -> usize {
                usize::from(self.0)
            }
        }
    };
}

number! {
    /// A city, numbered in the order of the scenario, which is the order in which ties are broken.
    City
}
number! {
    /// A sea zone, numbered in the order of the scenario.
    Sea
}
number! {
    /// A leader, numbered in the order of the scenario.
    Leader
}

/// A card by the number that is printed on it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug)]
pub struct Card(pub u16);
