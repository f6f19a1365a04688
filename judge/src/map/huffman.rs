//! How the steps of a stream are written down (RFC 1951 sections 3.2.3 to 3.2.7): each in a code of so many bits as befits how often
//! it is said.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// How many bits a code has at most: of a step, and of the length of another code.
const LONGEST: u8 = 15;
const LONGEST_OF_LENGTHS: u8 = 7;
/// The code that ends a block, the one before that of the fewest bytes again, and how many codes there are.
const END: usize = 256;
const CODES: usize = 286;
const DISTANCES: usize = 30;
/// In which order the lengths of codes of lengths are written down.
const ORDER: [usize; 19] = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/// What a stream says next.
#[derive(Clone, Copy)]
pub(super) enum Step {
    /// A byte.
    Byte(u8),
    /// So many bytes as they were so far back.
    Again {
        /// How many.
        length: u16,
        /// How far back.
        back: u16,
    },
}

/// Bits written one after the other, the lowest first.
pub(super) struct Bits {
    out: Vec<u8>,
    waiting: u64,
    count: u32,
}

impl Bits {
    /// Behind these bytes.
    pub(super) fn new(out: Vec<u8>) -> Bits {
        Bits { out, waiting: 0, count: 0 }
    }

    /// Writes some bits of a number, at most 32.
    fn put(&mut self, bits: u32, count: u32) {
        self.waiting |= u64::from(bits) << self.count;
        self.count += count;
        if self.count >= 32 {
            self.out.extend((self.waiting as u32).to_le_bytes());
            self.waiting >>= 32;
            self.count -= 32;
        }
    }

    /// All that was written, in whole bytes.
    pub(super) fn end(mut self) -> Vec<u8> {
        let bytes = self.count.div_ceil(8) as usize;
        self.out.extend(&self.waiting.to_le_bytes()[..bytes]);
        self.out
    }
}

/// A symbol, and what is said more exactly behind its code: how many bits, and which.
struct Said {
    symbol: usize,
    more: u32,
    bits: u32,
}

/// How many bytes come again.
fn length(length: u16) -> Said {
    let over = u32::from(length) - 3;
    match over {
        255 => Said { symbol: 285, more: 0, bits: 0 },
        0..8 => Said { symbol: 257 + over as usize, more: 0, bits: 0 },
        _ => {
            let more = over.ilog2() - 2;
            Said { symbol: (261 + 4 * more + (over >> more & 3)) as usize, more, bits: over & ((1 << more) - 1) }
        }
    }
}

/// How far back they are.
fn distance(back: u16) -> Said {
    let over = u32::from(back) - 1;
    if over < 4 {
        return Said { symbol: over as usize, more: 0, bits: 0 };
    }
    let more = over.ilog2() - 1;
    Said { symbol: (2 * more + 2 + (over >> more & 1)) as usize, more, bits: over & ((1 << more) - 1) }
}

/// Codes for symbols: each with how many bits it has.
struct Codes(Vec<(u16, u8)>);

impl Codes {
    /// For symbols that are said so often.
    fn of(counts: &[u32], longest: u8) -> Codes {
        let lengths = lengths(counts, longest);
        let mut next = [0_u16; LONGEST as usize + 2];
        for bits in 1..=usize::from(LONGEST) {
            let of_these = lengths.iter().filter(|length| usize::from(**length) == bits).count() as u16;
            next[bits + 1] = (next[bits] + of_these) << 1;
        }
        let code = |length: &u8| {
            let code = &mut next[usize::from(*length)];
            *code += 1;
            // Codes are written from their highest bit on.
            ((*code - 1).reverse_bits() >> (16 - u16::from(*length)).min(15), *length)
        };
        Codes(lengths.iter().map(code).collect())
    }

    fn put(&self, bits: &mut Bits, said: &Said) {
        let (code, length) = self.0[said.symbol];
        bits.put(u32::from(code) | said.bits << length, u32::from(length) + said.more);
    }

    /// How many codes are told at least so that all are told that are used.
    fn used(&self, least: usize) -> usize {
        self.0.iter().rposition(|(_, length)| *length > 0).map_or(0, |last| last + 1).max(least)
    }
}

/// How many bits each symbol's code has, none that is never said.
fn lengths(counts: &[u32], longest: u8) -> Vec<u8> {
    let mut counts = counts.to_vec();
    loop {
        let lengths = best_lengths(&counts);
        if lengths.iter().all(|length| *length <= longest) {
            return lengths;
        }
        // As if what is often said were not said so often: then what is seldom said has shorter codes.
        counts.iter_mut().filter(|count| **count > 0).for_each(|count| *count = (*count / 2).max(1));
    }
}

fn best_lengths(counts: &[u32]) -> Vec<u8> {
    let symbols: Vec<usize> = (0..counts.len()).filter(|symbol| counts[*symbol] > 0).collect();
    let mut lengths = vec![0; counts.len()];
    if let [only] = symbols[..] {
        lengths[only] = 1;
        return lengths;
    }
    // The two that are said least share all but the last bit, and are one from then on.
    let mut least: BinaryHeap<_> = symbols.iter().enumerate().map(|(at, of)| Reverse((counts[*of], at))).collect();
    let mut above: Vec<usize> = vec![0; symbols.len()];
    while let (Some(Reverse((one, first))), Some(Reverse((other, second)))) = (least.pop(), least.pop()) {
        let both = above.len();
        (above[first], above[second]) = (both, both);
        above.push(0);
        if least.is_empty() {
            break;
        }
        least.push(Reverse((one + other, both)));
    }
    let mut depths = vec![0; above.len()];
    for at in (0..above.len().saturating_sub(1)).rev() {
        depths[at] = depths[above[at]] + 1_u8;
    }
    for (symbol, depth) in symbols.iter().zip(depths) {
        lengths[*symbol] = depth;
    }
    lengths
}

/// Writes steps with codes of their own.
pub(super) fn block(bits: &mut Bits, steps: &[Step], is_last: bool) {
    let (mut of_steps, mut of_distances) = ([0; CODES], [0; DISTANCES]);
    for step in steps {
        match *step {
            Step::Byte(byte) => of_steps[usize::from(byte)] += 1,
            Step::Again { length: count, back } => {
                of_steps[length(count).symbol] += 1;
                of_distances[distance(back).symbol] += 1;
            }
        }
    }
    of_steps[END] = 1;
    let (codes, distances) = (Codes::of(&of_steps, LONGEST), Codes::of(&of_distances, LONGEST));
    bits.put(u32::from(is_last), 1);
    // With codes of its own.
    bits.put(2, 2);
    tell(bits, &codes, &distances);
    for step in steps {
        match *step {
            Step::Byte(byte) => codes.put(bits, &Said { symbol: usize::from(byte), more: 0, bits: 0 }),
            Step::Again { length: count, back } => {
                codes.put(bits, &length(count));
                distances.put(bits, &distance(back));
            }
        }
    }
    codes.put(bits, &Said { symbol: END, more: 0, bits: 0 });
}

/// Tells how long the codes of a block are, themselves in codes.
fn tell(bits: &mut Bits, codes: &Codes, distances: &Codes) {
    let (of_steps, of_distances) = (codes.used(END + 1), distances.used(1));
    let lengths = codes.0[..of_steps].iter().chain(&distances.0[..of_distances]);
    let said = repeated(&lengths.map(|(_, length)| *length).collect::<Vec<_>>());
    let mut counts = [0; ORDER.len()];
    said.iter().for_each(|said| counts[said.symbol] += 1);
    let codes = Codes::of(&counts, LONGEST_OF_LENGTHS);
    let told = ORDER.iter().rposition(|symbol| codes.0[*symbol].1 > 0).map_or(0, |last| last + 1).max(4);
    for (number, least, count) in [(of_steps, 257, 5), (of_distances, 1, 5), (told, 4, 4)] {
        bits.put((number - least) as u32, count);
    }
    ORDER[..told].iter().for_each(|symbol| bits.put(u32::from(codes.0[*symbol].1), 3));
    said.iter().for_each(|said| codes.put(bits, said));
}

/// Lengths of codes, of which several that are the same are said at once.
fn repeated(lengths: &[u8]) -> Vec<Said> {
    let mut said = Vec::new();
    for run in lengths.chunk_by(|one, other| one == other) {
        let (length, mut left) = (usize::from(run[0]), run.len());
        if length > 0 {
            said.push(Said { symbol: length, more: 0, bits: 0 });
            left -= 1;
        }
        while left > 0 {
            let (symbol, more, least, most) = match (length, left) {
                (_, ..3) => (length, 0, 1, 1),
                (0, ..11) => (17, 3, 3, 10),
                (0, _) => (18, 7, 11, 138),
                _ => (16, 2, 3, 6),
            };
            let count = left.min(most);
            said.push(Said { symbol, more, bits: (count - least) as u32 });
            left -= count;
        }
    }
    said
}
