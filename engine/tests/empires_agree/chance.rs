//! A tiny generator of numbers from a seed (splitmix64), so that every game can be played again.

/// Where the generator stands.
#[derive(Clone, Debug)]
pub(crate) struct Chance(u64);

impl Chance {
    /// Begins with a seed.
    pub(crate) fn new(seed: u64) -> Chance {
        Chance(seed)
    }

    /// The next number.
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number below a bound; 0 if the bound is 0.
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        if bound == 0 { 0 } else { (self.next() % bound as u64) as usize }
    }

    /// Yes in so many of a hundred cases.
    pub(crate) fn percent(&mut self, share: usize) -> bool {
        self.below(100) < share
    }

    /// One of several things, if there are any.
    pub(crate) fn one<T: Clone>(&mut self, things: &[T]) -> Option<T> {
        things.get(self.below(things.len())).cloned()
    }
}
