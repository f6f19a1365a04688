//! A picture in few colours: each pixel as its place in a palette.

use std::collections::BTreeMap;

use resvg::tiny_skia::Pixmap;

use super::hatch::Hatches;
use super::looks::{self, Colour};
use super::pixels::{colour, first_run};

/// How far a colour must be from the others to be one of its own.
const APART: u32 = 900;

/// How many colours a picture keeps: a map has few flat ones, and what lies between two of them at an edge may be near. The
/// fewer, the smaller; fewer are taken where the picture would weigh more than it may.
pub(super) const COLOURS: [usize; 3] = [48, 32, 16];
/// How many it keeps beside those that mean something, where these are many.
const OTHERS: usize = 6;

/// The colours of a picture, numbered as they come: maps look one up ten thousand times a picture.
#[derive(Default)]
struct Colours {
    known: BTreeMap<u32, usize>,
    /// Each with how many pixels have it.
    counted: Vec<(Colour, usize)>,
    /// What was looked up lately, by a part of its number: an edge has a few colours again and again.
    recent: Vec<(u32, usize)>,
}

impl Colours {
    /// The number of a colour, which some more pixels have.
    fn count(&mut self, colour: Colour, pixels: usize) -> usize {
        const RECENT: usize = 1024;
        let number = number(colour);
        self.recent.resize(RECENT, (u32::MAX, 0));
        let recent = &mut self.recent[number.wrapping_mul(0x9e37_79b1) as usize >> 22];
        if recent.0 != number {
            let next = self.counted.len();
            let found = *self.known.entry(number).or_insert(next);
            if found == next {
                self.counted.push((colour, 0));
            }
            *recent = (number, found);
        }
        self.counted[recent.1].1 += pixels;
        recent.1
    }

    /// The colours that mean something, then the most frequent ones, exactly as they are: no piece may change its power by
    /// rounding.
    fn palette(&self, most: usize) -> Vec<Colour> {
        let mut palette: Vec<Colour> = Vec::new();
        for colour in looks::kept().filter(|colour| self.known.contains_key(&number(*colour))) {
            if !palette.contains(&colour) {
                palette.push(colour);
            }
        }
        let most = most.max(palette.len() + OTHERS);
        // What was painted flat for a hatch is seen nowhere.
        let mut others: Vec<_> = self.counted.iter().filter(|(_, count)| *count > 0).copied().collect();
        others.sort_unstable_by_key(|(colour, count)| (std::cmp::Reverse(*count), *colour));
        for (colour, _) in others {
            if palette.len() >= most {
                break;
            }
            if palette.iter().all(|known| far(*known, colour) >= APART) {
                palette.push(colour);
            }
        }
        palette
    }
}

/// A colour as the number by which it is found.
fn number([red, green, blue]: Colour) -> u32 {
    u32::from_be_bytes([0, red, green, blue])
}

/// How far two colours are from each other, for the eye.
fn far([red, green, blue]: Colour, other: Colour) -> u32 {
    let (red, green, blue) = (red.abs_diff(other[0]), green.abs_diff(other[1]), blue.abs_diff(other[2]));
    3 * u32::from(red).pow(2) + 6 * u32::from(green).pow(2) + u32::from(blue).pow(2)
}

fn nearest(palette: &[Colour], colour: Colour) -> u8 {
    let found = palette.iter().enumerate().min_by_key(|(_, other)| far(**other, colour));
    found.map_or(0, |(index, _)| index as u8)
}

/// Pixels side by side of one colour, by its number, or of one hatch.
struct Run {
    colour: u32,
    length: u32,
}

/// Each pixel as its place in a palette of so many colours, and the lines of hatches on what has been painted flat for them.
pub(super) fn indexed(pixmap: &Pixmap, hatches: &Hatches, most: usize) -> (Vec<u8>, Vec<Colour>) {
    let wide = pixmap.width() as usize;
    let mut colours = Colours::default();
    // Known before all others, what is hatched has the first numbers.
    let flat: Vec<usize> = hatches.flat().map(|flat| colours.count(flat, 0)).collect();
    let hatched = flat.iter().max().map_or(0, |last| last + 1);
    let mut runs = Vec::with_capacity(pixmap.data().len() / 64);
    for mut row in pixmap.data().chunks(4 * wide) {
        while let Some((pixel, length)) = first_run(row) {
            runs.push(Run { colour: colours.count(colour(pixel), length) as u32, length: length as u32 });
            row = &row[4 * length..];
        }
    }
    // In the place of each flat colour two are seen.
    for (at, colour) in flat.iter().enumerate() {
        let pixels = std::mem::take(&mut colours.counted[*colour].1);
        for shown in hatches.colours(at).filter(|_| pixels > 0) {
            colours.count(shown, pixels);
        }
    }
    let palette = colours.palette(most);
    let places: Vec<u8> = colours.counted.iter().map(|(colour, _)| nearest(&palette, *colour)).collect();
    let hatches = hatches.in_places(wide, |colour| nearest(&palette, colour));
    let mut indexed = Vec::with_capacity(pixmap.data().len() / 4);
    for Run { colour, length } in runs {
        let (colour, length) = (colour as usize, length as usize);
        let place = places[colour];
        let hatch = if colour < hatched { flat.iter().position(|flat| *flat == colour) } else { None };
        match hatch {
            Some(at) => {
                let (row, column) = (indexed.len() / wide, indexed.len() % wide);
                indexed.extend(hatches[at].pixels(row, column).take(length));
            }
            // Most are so short that a loop is sooner done.
            None if length < 8 => (0..length).for_each(|_| indexed.push(place)),
            None => indexed.resize(indexed.len() + length, place),
        }
    }
    (indexed, palette)
}
