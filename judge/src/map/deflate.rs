//! Deflate (RFC 1951) for maps, which are long runs of few colours: what has been there before is looked for where it lies in a
//! picture, in the row above or where a run of the same colour and length began lately, and not from every byte on.

use super::huffman::{Bits, Step, block};

/// How far back bytes may be taken from, and how many at a time.
const FARTHEST: usize = 32_768;
const LONGEST: usize = 258;
/// Where so many bytes are found, nothing longer is looked for; where no more than so few, perhaps with the next byte.
const ENOUGH: usize = 48;
const FEW: usize = 20;
/// How many runs that look alike are remembered, and by how many bits they are told from others.
const ALIKE: usize = 4;
const KINDS: u32 = 12;
/// How many bytes are compared at once. So many zeros stand behind the last row.
const AT_ONCE: usize = 8;
/// How many steps share their codes.
const BLOCK: usize = 12_000;

/// Compresses the rows of a picture, each of so many bytes, as a stream of zlib's (RFC 1950).
pub(super) fn zlib(mut rows: Vec<u8>, wide: usize) -> Vec<u8> {
    let end = rows.len();
    rows.extend([0; 2 * AT_ONCE]);
    let starts = starts(&rows, end);
    let runs = Runs { starts: &starts, met: 0, latest: vec![[0; ALIKE]; 1 << KINDS] };
    let steps = Search { rows: &rows, end, wide, runs, last: 1 }.steps();
    let mut bits = Bits::new(vec![0x78, 0x9c]);
    let (whole, rest) = steps.split_at(steps.len() - steps.len() % BLOCK);
    whole.chunks(BLOCK).for_each(|steps| block(&mut bits, steps, false));
    block(&mut bits, rest, true);
    let mut out = bits.end();
    out.extend(checksum(&rows, &starts).to_be_bytes());
    out
}

/// Where runs of a byte begin, and where the last one ends, twice. Zeros stand behind the rows.
fn starts(rows: &[u8], end: usize) -> Vec<u32> {
    let mut starts = Vec::with_capacity(end / AT_ONCE);
    let mut before = !u64::from(rows[0]) & 0xff;
    for at in (0..end).step_by(AT_ONCE) {
        let bytes = eight(rows, at);
        let mut differ = bytes ^ (bytes << 8 | before);
        before = bytes >> 56;
        while differ != 0 {
            let byte = differ.trailing_zeros() / 8;
            starts.push(at as u32 + byte);
            differ &= u64::MAX << 8 << (8 * byte);
        }
    }
    while starts.last().is_some_and(|start| *start >= end as u32) {
        starts.pop();
    }
    starts.extend([end as u32; 2]);
    starts
}

/// The sum that ends a stream, run by run.
fn checksum(rows: &[u8], starts: &[u32]) -> u32 {
    const MODULUS: u64 = 65_521;
    // Of so many runs no sum is too large, were each of them a whole picture.
    const OFTEN: usize = 64;
    let (mut once, mut twice) = (1, 0);
    for (at, ends) in starts.windows(2).enumerate() {
        let (byte, length) = (u64::from(rows[ends[0] as usize]), u64::from(ends[1] - ends[0]));
        twice += length * once + byte * (length * (length + 1) / 2);
        once += byte * length;
        if at % OFTEN == 0 {
            (once, twice) = (once % MODULUS, twice % MODULUS);
        }
    }
    ((twice % MODULUS) as u32) << 16 | (once % MODULUS) as u32
}

/// The runs of a picture, and where those began lately that look alike.
struct Runs<'a> {
    starts: &'a [u32],
    /// How many lie behind.
    met: usize,
    /// Where they began, by their kind, the latest first; one more than that, so that nothing is none.
    latest: Vec<[u32; ALIKE]>,
}

impl Runs<'_> {
    /// A number for the colour and length of a run, and the colour of the next.
    #[inline(always)]
    fn kind(&self, rows: &[u8], at: usize) -> usize {
        let &[from, to, ..] = &self.starts[at..] else { return 0 };
        let look = u32::from(rows[from as usize]) | u32::from(rows[to as usize]) << 8 | (to - from) << 16;
        (look.wrapping_mul(0x9e37_79b1) >> (32 - KINDS)) as usize
    }

    /// Remembers the runs that begin before a place; the one that begins there or behind it, and where others like it began.
    #[inline(always)]
    fn from(&mut self, rows: &[u8], place: usize) -> (usize, [u32; ALIKE]) {
        while (self.starts[self.met] as usize) < place {
            let kind = self.kind(rows, self.met);
            let latest = &mut self.latest[kind];
            *latest = [self.starts[self.met] + 1, latest[0], latest[1], latest[2]];
            self.met += 1;
        }
        (self.starts[self.met] as usize, self.latest[self.kind(rows, self.met)])
    }
}

/// A look for what has been there before, from the first row to the last.
struct Search<'a> {
    rows: &'a [u8],
    end: usize,
    wide: usize,
    runs: Runs<'a>,
    /// How far back the last bytes were found that were found neither beside nor above.
    last: usize,
}

impl Search<'_> {
    fn steps(mut self) -> Vec<Step> {
        let mut steps = Vec::with_capacity(self.end / 16);
        let (mut at, mut ahead) = (0, None);
        while at < self.end {
            let found = ahead.take().unwrap_or_else(|| self.find(at, 0));
            if found.length < 3 {
                steps.push(Step::Byte(self.rows[at]));
                at += 1;
                continue;
            }
            if found.length < FEW {
                let next = self.find(at + 1, found.length);
                if next.length > found.length {
                    steps.push(Step::Byte(self.rows[at]));
                    at += 1;
                    ahead = Some(next);
                    continue;
                }
            }
            steps.push(Step::Again { length: found.length as u16, back: found.back as u16 });
            if found.back != 1 && found.back != self.wide {
                self.last = found.back;
            }
            at += found.length;
        }
        steps
    }

    /// The bytes before a place that are worth most of those that stand there again, and longer than so many.
    fn find(&mut self, at: usize, longer: usize) -> Found {
        let most = (self.end - at).min(LONGEST);
        let worth = (longer as i32 * 4).max(11);
        let mut found = Found { length: 0, back: 0, worth };
        if most < AT_ONCE {
            return found;
        }
        let rows = self.rows;
        let here = Here { rows, at, first: eight(rows, at), most };
        found.look(&here, self.wide, 0);
        if found.length >= ENOUGH {
            return found;
        }
        found.look(&here, 1, 0);
        found.look(&here, self.last, 2);
        found.look(&here, self.wide - 1, 4);
        found.look(&here, self.wide + 1, 4);
        if found.length < ENOUGH {
            let (start, alike) = self.runs.from(rows, at);
            alike.iter().for_each(|other| found.look(&here, (start + 1).wrapping_sub(*other as usize), 5));
        }
        found
    }
}

/// Where something is looked for.
struct Here<'a> {
    rows: &'a [u8],
    at: usize,
    /// The bytes that stand there.
    first: u64,
    /// How many may be found at most.
    most: usize,
}

/// Bytes that have been found. A byte is worth four, and what is seldom said costs some.
struct Found {
    length: usize,
    back: usize,
    worth: i32,
}

impl Found {
    /// Looks so far back.
    #[inline(always)]
    fn look(&mut self, here: &Here<'_>, back: usize, price: i32) {
        let from = here.at.wrapping_sub(back);
        if from >= here.at || back > FARTHEST {
            return;
        }
        let differ = eight(here.rows, from) ^ here.first;
        let length = if differ == 0 { alike(here, from) } else { (differ.trailing_zeros() / 8) as usize };
        let worth = length as i32 * 4 - price;
        if worth > self.worth {
            *self = Found { length, back, worth };
        }
    }
}

/// How many bytes stand here as from a place on, where the first of them do.
fn alike(here: &Here<'_>, from: usize) -> usize {
    let mut length = AT_ONCE;
    while length < here.most {
        let differ = eight(here.rows, from + length) ^ eight(here.rows, here.at + length);
        if differ != 0 {
            return here.most.min(length + (differ.trailing_zeros() / 8) as usize);
        }
        length += AT_ONCE;
    }
    here.most
}

#[inline(always)]
fn eight(rows: &[u8], at: usize) -> u64 {
    rows[at..].first_chunk().map_or(0, |bytes| u64::from_le_bytes(*bytes))
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use flate2::read::ZlibDecoder;

    use super::*;

    /// Rows by chance, with runs of so many bytes and so many colours at most, of which some come again a little aside.
    fn rows(seed: u64, colours: u64, longest: u64) -> Vec<u8> {
        let mut state = seed;
        let mut chance = |below: u64| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (state >> 33) % below
        };
        let mut rows: Vec<u8> = Vec::new();
        while rows.len() < 60 * 1001 {
            let again = rows.len().checked_sub(chance(40_000) as usize).filter(|_| chance(3) == 0);
            match again {
                Some(from) => rows.extend_from_within(from..(from + chance(700) as usize).min(rows.len())),
                None => rows.extend(std::iter::repeat_n(chance(colours) as u8, 1 + chance(longest) as usize)),
            }
        }
        rows
    }

    #[test]
    fn what_is_compressed_comes_out_as_it_was() {
        let flat = [vec![7; 900_000], vec![0; 3], vec![255; 900_000], Vec::new(), vec![1], (0..=255).collect()];
        let some = (0..40).map(|seed| rows(seed, 1 + seed * 6, 1 + (seed * 37) % 400));
        for rows in flat.into_iter().chain(some) {
            let compressed = zlib(rows.clone(), 1001);
            let mut out = Vec::new();
            ZlibDecoder::new(&compressed[..]).read_to_end(&mut out).unwrap();
            assert!(out == rows, "{} bytes", rows.len());
        }
    }
}
