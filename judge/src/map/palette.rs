//! A picture in few colours: each pixel as its place in a palette.

use std::collections::BTreeMap;

use super::canvas::Canvas;
use super::hatch::{Hatches, Lines};
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
struct Colours {
    known: BTreeMap<u32, usize>,
    /// Each with how many pixels have it.
    counted: Vec<(Colour, usize)>,
    /// Which pixels were looked up lately, by a part of what they are: an edge has a few colours again and again.
    recent: Vec<(Option<[u8; 4]>, usize)>,
}

impl Colours {
    /// How many bits the number has by which a pixel is found among the recent ones.
    const RECENT: u32 = 10;

    fn none() -> Colours {
        Colours { known: BTreeMap::new(), counted: Vec::new(), recent: vec![(None, 0); 1 << Colours::RECENT] }
    }

    /// The number of a pixel's colour, which so many more pixels have.
    #[inline]
    fn count(&mut self, pixel: [u8; 4], pixels: usize) -> usize {
        let at = u32::from_le_bytes(pixel).wrapping_mul(0x9e37_79b1) >> (u32::BITS - Colours::RECENT);
        let mut recent = self.recent[at as usize];
        if recent.0 != Some(pixel) {
            recent = (Some(pixel), self.number(colour(pixel)));
            self.recent[at as usize] = recent;
        }
        self.counted[recent.1].1 += pixels;
        recent.1
    }

    /// The number of a colour.
    fn number(&mut self, colour: Colour) -> usize {
        let next = self.counted.len();
        let found = *self.known.entry(number(colour)).or_insert(next);
        if found == next {
            self.counted.push((colour, 0));
        }
        found
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
fn far(one: Colour, other: Colour) -> u32 {
    let part = |at: usize| (i32::from(one[at]) - i32::from(other[at])).pow(2) as u32;
    3 * part(0) + 6 * part(1) + part(2)
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

/// What a picture shows, row by row, and with which colours.
pub(super) struct Shown {
    size: (u32, u32),
    colours: Colours,
    runs: Vec<Run>,
    /// The colours that were painted flat for hatches, and whether they are seen.
    flat: Vec<(usize, bool)>,
}

impl Shown {
    /// Nothing yet of a picture with some hatches.
    pub(super) fn none(hatches: &Hatches) -> Shown {
        let mut colours = Colours::none();
        // Known before all others, what is hatched has the first numbers.
        let flat = hatches.flat().map(|flat| (colours.number(flat), false)).collect();
        Shown { size: (0, 0), colours, runs: Vec::new(), flat }
    }

    /// Adds rows.
    pub(super) fn add(&mut self, rows: &Canvas) {
        let (data, wide) = (rows.data(), rows.wide());
        self.runs.reserve(data.len() / 64);
        for mut row in data.chunks(4 * wide as usize) {
            while let Some((pixel, length)) = first_run(row) {
                self.runs.push(Run { colour: self.colours.count(*pixel, length) as u32, length: length as u32 });
                row = &row[4 * length..];
            }
        }
        self.size = (wide, rows.bottom());
    }

    /// When all rows are there: in the place of each flat colour two are seen.
    pub(super) fn hatch(&mut self, hatches: &Hatches) {
        for (at, (colour, is_seen)) in self.flat.iter_mut().enumerate() {
            let pixels = std::mem::take(&mut self.colours.counted[*colour].1);
            *is_seen = pixels > 0;
            for shown in hatches.colours(at).filter(|_| pixels > 0) {
                let number = self.colours.number(shown);
                self.colours.counted[number].1 += pixels;
            }
        }
    }

    /// How wide and high it is.
    pub(super) fn size(&self) -> (u32, u32) {
        self.size
    }

    /// The rows as a PNG holds them, each pixel by its place in a palette of so many colours, and the lines of hatches on what has been
    /// painted flat for them.
    pub(super) fn indexed(&self, hatches: &Hatches, most: usize) -> (Vec<u8>, Vec<Colour>) {
        let (wide, high) = (self.size.0 as usize, self.size.1 as usize);
        let palette = self.colours.palette(most);
        let places: Vec<u8> = self.colours.counted.iter().map(|(colour, _)| nearest(&palette, *colour)).collect();
        let lines = hatches.in_places(wide, |at| self.flat[at].1, |colour| nearest(&palette, colour));
        let mut hatched: Vec<Option<&Lines<'_>>> = vec![None; self.flat.iter().max().map_or(0, |(last, _)| last + 1)];
        for (lines, (colour, _)) in lines.iter().zip(&self.flat).filter(|(lines, _)| lines.is_some()) {
            hatched[*colour] = lines.as_ref();
        }
        (rows(&self.runs, (wide, high), (&places, &hatched)), palette)
    }
}

/// Rows of so many pixels: each run by the place of its colour, or by the lines on it.
fn rows(runs: &[Run], (wide, high): (usize, usize), (places, hatched): (&[u8], &[Option<&Lines<'_>>])) -> Vec<u8> {
    /// What is sooner written than counted, where there is room for it: the next run lies over what is too much.
    const FEW: usize = 8;
    // A row begins with how it is told by those above it: not at all.
    let mut rows = vec![0; (wide + 1) * high];
    let mut runs = runs.iter().map(|run| (run.colour as usize, run.length as usize));
    for (row, line) in rows.chunks_mut(wide + 1).enumerate() {
        let mut at = 1;
        while at <= wide
            && let Some((colour, length)) = runs.next()
        {
            if let Some(lines) = hatched.get(colour).copied().flatten() {
                let pixels = line[at..at + length].iter_mut();
                pixels.zip(lines.pixels(row, at - 1)).for_each(|(pixel, place)| *pixel = place);
            } else if length <= FEW
                && let Some(few) = line.get_mut(at..at + FEW)
            {
                few.copy_from_slice(&[places[colour]; FEW]);
            } else {
                line[at..at + length].fill(places[colour]);
            }
            at += length;
        }
    }
    rows
}
