//! Luck: draws from a number, apart for each purpose, so that what is left out of a plan changes no other draw of it.

/// A stream of draws (SplitMix64).
#[derive(Clone, Debug)]
pub(crate) struct Luck(u64);

impl Luck {
    /// The stream of a seed for a purpose.
    pub(crate) fn of(seed: u64, purpose: u64) -> Luck {
        let mut luck = Luck(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ purpose.wrapping_mul(0xD1B5_4A32_D192_ED03));
        luck.next();
        luck
    }

    /// Any number.
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }

    /// A number below another; nothing is below 0.
    pub(crate) fn draw(&mut self, below: u64) -> u64 {
        self.next() % below.max(1)
    }

    /// The place of one of so many.
    pub(crate) fn pick(&mut self, of: usize) -> usize {
        usize::try_from(self.draw(of as u64)).unwrap_or_default()
    }

    /// A number of minutes, hours or days from one up to another, both included.
    pub(crate) fn between(&mut self, least: i64, most: i64) -> i64 {
        least + i64::try_from(self.draw(u64::try_from(most - least + 1).unwrap_or(1))).unwrap_or_default()
    }

    /// Whether something happens that happens once in so many times.
    pub(crate) fn once_in(&mut self, times: u64) -> bool {
        self.draw(times) == 0
    }
}
