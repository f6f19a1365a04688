//! Chance: a seed for each turn, a seal that commits to it before the turn, and lots that anybody can draw again after it.
//!
//! A seed is drawn and stored when a turn opens. Its seal can be told at once, the seed itself later: whoever has both
//! can check the seal and every lot with an ordinary tool, for a lot is plain HMAC-SHA-256 over a line of text.

use std::fmt;
use std::str::FromStr;

use hmac::{Hmac, KeyInit, Mac};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use sha2::{Digest, Sha256};

/// The only source of chance: 32 bytes, written as 64 lower-case hexadecimal digits.
///
/// Older stores hold a number instead: its eight bytes, the least first, and 24 zeros.
///
/// ```
/// use chancery_engine::Seed;
///
/// let seed = Seed::from_number(258);
/// assert_eq!(seed.bytes()[..3], [2, 1, 0]);
/// assert_eq!("258".parse(), Ok(seed));
/// assert_eq!(seed.to_string().parse(), Ok(seed));
/// assert_eq!(serde_json::from_str::<Seed>("258")?, seed);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Seed([u8; 32]);

/// A text is no seed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a seed has 64 hexadecimal digits, or is a number below 2^64")]
pub struct ParseSeedError;

impl Seed {
    /// A seed of these bytes.
    pub fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// The seed that a number in an older store stands for.
    pub fn from_number(number: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Seed(bytes)
    }

    /// The bytes.
    pub fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// What can be told of a seed before the turn is played: 64 hexadecimal digits from which nobody finds the seed, and
    /// to which no other seed fits.
    ///
    /// SHA-256 of the seed's 32 bytes, the length of `game` in eight bytes, the greatest first, `game`, and the length of
    /// `label` and `label` likewise.
    ///
    /// ```
    /// let seal = chancery_engine::Seed::from_number(1).seal("balkan", "S1901M");
    /// assert_eq!(seal, "a3da7032b01e95a6fd7c4394c90a063d16ee70cd77d00e12900b4752a27ae5c3");
    /// ```
    pub fn seal(&self, game: &str, label: &str) -> String {
        let mut hash = Sha256::new();
        hash.update(self.0);
        for field in [game, label] {
            hash.update((field.len() as u64).to_be_bytes());
            hash.update(field);
        }
        hex(&hash.finalize())
    }

    /// The lots of one use of the seed, such as a turn's battles. Each label has lots of its own.
    pub fn lots(&self, label: &str) -> Lots {
        Lots { seed: *self, label: label.to_owned(), drawn: 0 }
    }
}

/// Lots, drawn one after the other; the same seed and label give the same lots again.
///
/// The lot number `k`, from 1, is HMAC-SHA-256 with the seed's bytes as key over the text `label/k/try`: the first four
/// bytes of it, the greatest first, as a number. A number from the last, incomplete run of `count` below 2^32 would favour
/// the low lots: it is put back and drawn again with the next `try`, from 1. What stays, divided by `count`, leaves the lot.
///
/// ```
/// let mut lots = chancery_engine::Seed::from_number(1).lots("S1901M");
/// assert_eq!([lots.below(6), lots.below(6), lots.below(52)], [4, 4, 35]);
/// ```
#[derive(Clone, Debug)]
pub struct Lots {
    seed: Seed,
    label: String,
    drawn: u64,
}

impl Lots {
    /// A number below `count`, all equally likely. A count of 0 or 1 takes a lot too, and gives 0.
    pub fn below(&mut self, count: u32) -> u32 {
        self.drawn += 1;
        let count = u64::from(count.max(1));
        // Numbers below this one make complete runs of `count`.
        let end = (1 << 32) / count * count;
        let number = (1..).map(|attempt| self.number(attempt)).find(|number| *number < end);
        let number = number.expect("more than half of all numbers are taken");
        (number % count) as u32
    }

    fn number(&self, attempt: u32) -> u64 {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.seed.0).expect("any length is a key");
        mac.update(format!("{}/{}/{attempt}", self.label, self.drawn).as_bytes());
        let bytes = mac.finalize().into_bytes();
        bytes[..4].iter().fold(0, |number, byte| number << 8 | u64::from(*byte))
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl FromStr for Seed {
    type Err = ParseSeedError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if text.len() != 64 {
            return text.parse().map(Seed::from_number).map_err(|_| ParseSeedError);
        }
        if !text.bytes().all(|digit| digit.is_ascii_hexdigit()) {
            return Err(ParseSeedError);
        }
        let mut bytes = [0; 32];
        for (byte, at) in bytes.iter_mut().zip((0..64).step_by(2)) {
            *byte = u8::from_str_radix(&text[at..at + 2], 16).map_err(|_| ParseSeedError)?;
        }
        Ok(Seed(bytes))
    }
}

impl Serialize for Seed {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[derive(Deserialize)]
#[serde(untagged)]
enum StoredSeed {
    Text(String),
    Number(u64),
}

impl<'de> Deserialize<'de> for Seed {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match StoredSeed::deserialize(deserializer)? {
            StoredSeed::Number(number) => Ok(Seed::from_number(number)),
            StoredSeed::Text(text) => text.parse().map_err(serde::de::Error::custom),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The bytes 0 to 31.
    fn seed() -> Seed {
        Seed(std::array::from_fn(|index| index as u8))
    }

    /// Worked out with another program's SHA-256.
    #[test]
    fn seals_are_as_they_are_said_to_be() {
        assert_eq!(seed().to_string(), "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f");
        let seal = "0b23a3a618f1b2624818c0ee1b6a9362b3ebe7f910fefd007c055b2756ee2920";
        assert_eq!(seed().seal("balkan", "S1901M"), seal);
        let other = "5df3b80d587ae033206087c7b5a7570e80e2f728e161dde9a950844913f696bb";
        assert_eq!(seed().seal("игра", ""), other);
        // The same letters, cut elsewhere.
        let run_on = "73dd12ad3a4b8bf420226e4074f83b11a9de1ecff65a40431a3ece3ac263ebe5";
        assert_eq!(seed().seal("balkanS", "1901M"), run_on);
    }

    /// Worked out with another program's HMAC-SHA-256; the last ones are put back up to 2 times.
    #[test]
    fn lots_are_as_they_are_said_to_be() {
        let mut lots = seed().lots("war/1");
        let small: Vec<u32> = [6, 6, 6, 52, 2, 1, 0].into_iter().map(|count| lots.below(count)).collect();
        assert_eq!(small, [1, 5, 0, 22, 1, 0, 0]);
        assert_eq!(lots.below(u32::MAX), 3775001128);
        let half: Vec<u32> = (0..6).map(|_| lots.below((1 << 31) + 1)).collect();
        assert_eq!(half, [2124727214, 2058200163, 637123983, 1659332586, 636768165, 335640542]);
    }

    /// 6000 throws of a die: the sum of squared deviations over the expectation passes 20.5 once in a thousand seeds.
    #[test]
    fn lots_are_equally_likely() {
        for number in 0..4 {
            let mut lots = Seed::from_number(number).lots("die");
            let mut seen = [0_i64; 6];
            (0..6000).for_each(|_| seen[lots.below(6) as usize] += 1);
            let squares: i64 = seen.iter().map(|count| (count - 1000) * (count - 1000)).sum();
            assert!(squares < 20_500, "{seen:?}");
        }
    }

    #[test]
    fn seeds_are_read_in_both_forms_and_nothing_else_is() {
        assert_eq!("18446744073709551615".parse(), Ok(Seed::from_number(u64::MAX)));
        for text in ["", "-1", "18446744073709551616", "seed", &"+f".repeat(32), &"é".repeat(32), &"f".repeat(66)] {
            assert_eq!(text.parse::<Seed>(), Err(ParseSeedError), "{text}");
        }
        assert!(serde_json::from_str::<Seed>("\"12x\"").is_err());
    }
}
