//! What tells words from seals without a key, letter by letter.

use super::key::SUMMED_BYTES;
use super::{SEAL_BYTES, SEAL_LETTERS};

/// How many letters are remembered: those of a seal and one before, rounded up.
const ROOM: usize = 32;
/// Of what is summed up in a seal, how many letters stand in it whole, and how many bits of the next one.
const WHOLE: usize = 8 * SUMMED_BYTES / 5;
const REST: u32 = (8 * SUMMED_BYTES % 5) as u32;

/// The latest letters of a text that may stand in seals. The sum in a seal makes its digest nothing when all bytes of both are added up
/// (exclusive or). Such sums of any part follow from those of all letters up to its ends: one letter more turns a sum by five bits.
#[derive(Default)]
pub struct Sieve {
    /// The bits of each letter, five of them, by its number.
    fives: [u8; ROOM],
    /// The sum of all letters up to it.
    sums: [u8; ROOM],
    /// How many letters there were.
    number: usize,
    /// How many of them since the last break.
    count: usize,
}

impl Sieve {
    /// The next letter, by its bits ([`super::seal_bits`]): whether it may be the last one of a seal. Of other words one in 256 may.
    pub fn may_end_with(&mut self, five: u8) -> bool {
        let sum = self.sums[self.number % ROOM].rotate_left(5) ^ five;
        self.number += 1;
        self.count += 1;
        (self.fives[self.number % ROOM], self.sums[self.number % ROOM]) = (five, sum);
        if self.count < SEAL_LETTERS {
            return false;
        }
        let back = |letters: usize| (self.number + ROOM - letters) % ROOM;
        let before = self.sums[back(SEAL_LETTERS)].rotate_left(5 * WHOLE as u32 % 8);
        let whole = self.sums[back(SEAL_LETTERS - WHOLE)] ^ before;
        let next = self.fives[back(SEAL_LETTERS - WHOLE - 1)];
        whole.rotate_left(REST) == next >> (5 - REST)
    }

    /// A seal ends before something, and begins after it.
    pub fn part(&mut self) {
        self.count = 0;
    }

    /// What the latest letters stand for, as many as a seal has.
    pub fn seal(&self) -> [u8; SEAL_BYTES] {
        let letters = (0..SEAL_LETTERS - 1).map(|letter| self.number + ROOM + letter + 1 - SEAL_LETTERS);
        let bits = letters.fold(0u128, |bits, letter| bits << 5 | u128::from(self.fives[letter % ROOM]));
        // The last letter has three bits that count.
        (bits << 3 | u128::from(self.fives[self.number % ROOM] >> 2)).to_be_bytes()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::key::may_be_a_seal;
    use super::*;

    proptest! {
        #[test]
        fn what_may_be_a_seal_goes_through_and_nothing_else(letters in prop::collection::vec(0u8..34, 0..1500)) {
            let (mut sieve, mut since) = (Sieve::default(), Vec::new());
            for letter in letters {
                if letter >= 32 {
                    sieve.part();
                    since.clear();
                    continue;
                }
                since.push(letter);
                let may = sieve.may_end_with(letter);
                let Some(first) = since.len().checked_sub(SEAL_LETTERS) else {
                    prop_assert!(!may);
                    continue;
                };
                let bits = since[first..].iter().take(25).fold(0u128, |bits, five| bits << 5 | u128::from(*five));
                let seal = (bits << 3 | u128::from(letter >> 2)).to_be_bytes();
                prop_assert_eq!(sieve.seal(), seal);
                prop_assert_eq!(may, may_be_a_seal(seal));
            }
        }
    }
}
