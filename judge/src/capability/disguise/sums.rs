//! The sums of letters in a row: the digest in a seal and the byte behind it come to nothing, byte by byte, by which words are told
//! apart from seals without being put together.

use crate::secret::SEAL_LETTERS;

/// How many whole letters the digest and its sum take, and how many bits of the next one: 104 bits.
const WHOLE: usize = 20;
const BITS_OF_NEXT: usize = 4;
/// How many letters of a seal stand behind that one.
const BEHIND: usize = SEAL_LETTERS - WHOLE - 1;

/// The sums of the letters of a row up to each of the last ones, every bit at its place in a byte.
#[derive(Default)]
pub(super) struct Sums {
    /// Those before each of the last letters, by the number of that letter.
    before: [u8; 32],
    sum: u8,
    letters: usize,
    /// Where the last letters ended the bits of a digest and its sum that come to nothing: the lowest bit is that of the last one.
    ended: u8,
}

impl Sums {
    /// Begins a new row.
    pub(super) fn restart(&mut self) {
        (self.sum, self.letters, self.ended) = (0, 0, 0);
    }

    /// Adds the five bits of a letter. Whether the letters up to this one may be a seal.
    #[inline]
    pub(super) fn add(&mut self, five: u8) -> bool {
        let at = self.letters;
        let [all, first] = BYTES[at % 8][usize::from(five % 32)];
        let ends = self.sum ^ first == self.before[at.wrapping_sub(WHOLE) % 32];
        self.before[at % 32] = self.sum;
        self.ended = self.ended << 1 | u8::from(ends);
        self.sum ^= all;
        self.letters = at + 1;
        self.ended >> BEHIND & 1 == 1 && self.letters >= SEAL_LETTERS
    }
}

/// By the number of a letter, of which every eighth begins at the same place in a byte, and by its bits: where these are in a byte, all
/// of them and the first ones.
static BYTES: [[[u8; 2]; 32]; 8] = {
    let mut bytes = [[[0; 2]; 32]; 8];
    let mut number = 0;
    while number < 8 * 32 * 5 {
        let (letter, five, bit) = (number / (32 * 5), number / 5 % 32, number % 5);
        if five >> (4 - bit) & 1 == 1 {
            let place = 0x80 >> ((5 * letter + bit) % 8);
            let [all, first] = bytes[letter][five];
            bytes[letter][five] = [all | place, if bit < BITS_OF_NEXT { first | place } else { first }];
        }
        number += 1;
    }
    bytes
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::secret::may_be_a_seal;

    #[test]
    fn letters_may_be_a_seal_where_the_seal_they_are_may_be_one() {
        let (mut sums, mut row, mut state, mut found) = (Sums::default(), Vec::new(), 7_u64, 0);
        for step in 0..300_000 {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            if step % 97 == 96 {
                sums.restart();
                row.clear();
            }
            let five = (state >> 40) as u8 % 32;
            row.push(five);
            let last = row.iter().rev().take(SEAL_LETTERS).rev();
            let seal = last.fold(0, |seal: u128, five| seal << 5 | u128::from(*five));
            // The last two bits are none of its own, and the first two of 130 have gone.
            let whole = row.len() >= SEAL_LETTERS;
            let first = row.get(row.len().wrapping_sub(SEAL_LETTERS)).copied().unwrap_or_default();
            let seal = seal >> 2 | u128::from(first) << 123;
            let may_be = whole && may_be_a_seal(seal);
            assert_eq!(sums.add(five), may_be, "{step}");
            found += u32::from(may_be);
        }
        assert!(found > 500, "{found}");
    }
}
