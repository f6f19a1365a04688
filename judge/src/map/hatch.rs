//! Hatches, painted by hand: a pattern that says on what ground it lies costs a look-up a pixel, and not a resampling.
//!
//! `<pattern id="wall" data-ground="#d9d5ca" width="6" height="6" ...>`: what is filled with it is first painted flat, in a
//! colour that nobody tells from the ground's, and gets its lines when everything else is painted and has its place in the
//! palette. Other patterns are painted as SVG has it.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use regex::{Captures, Regex};
use resvg::tiny_skia::{Pixmap, PremultipliedColorU8, Transform};
use resvg::usvg::{Options, Tree};

use super::looks::{self, Colour};
use super::written::Frame;

/// How many samples a unit of a pattern has on each side.
const FINE: f32 = 8.0;

static PATTERN: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(
        r##"<pattern id="([\w-]+)" data-ground="(#[0-9a-f]{6})" width="(\d+)" height="(\d+)"[^>]*?(?: patternTransform="scale\(([\d.]+)\)")?>(.*?)</pattern>"##,
    )
    .expect("it is a pattern")
});

static FILLED: LazyLock<Regex> = LazyLock::new(|| Regex::new(r"url\(#([\w-]+)\)").expect("it is a pattern"));

/// One repetition of a pattern, sample by sample: a line's colour, or the ground.
#[derive(Debug)]
struct Tile {
    wide: usize,
    high: usize,
    samples: Vec<Option<Colour>>,
}

/// A pattern of a picture.
struct Hatch {
    flat: Colour,
    ground: Colour,
    scale: f32,
    tile: Arc<Tile>,
}

/// The hatches of a picture, and where its pixels lie in it: nowhere, where it has none.
#[derive(Default)]
pub(super) struct Hatches {
    all: Vec<Hatch>,
    frame: Option<Frame>,
}

/// Takes the hatches out of a drawing; `None`: it has none.
pub(super) fn flattened(svg: &str) -> Option<(String, Hatches)> {
    let (frame, _) = Frame::of(svg)?;
    let mut hatches = Hatches { all: Vec::new(), frame: Some(frame) };
    let mut flat: BTreeMap<&str, String> = BTreeMap::new();
    for found in PATTERN.captures_iter(svg) {
        let ground = looks::channels(&found[2]);
        // The lowest bit of blue: no eye sees it, and what is mixed with it at an edge is as good as mixed with the ground.
        let marked = [ground[0], ground[1], ground[2] ^ 1];
        let (Ok(wide), Ok(high)) = (found[3].parse(), found[4].parse()) else { continue };
        let scale = found.get(5).and_then(|scale| scale.as_str().parse().ok()).unwrap_or(1.0);
        let (Some(tile), Some(name)) = (tile(&found[6], wide, high), found.get(1)) else { continue };
        let [red, green, blue] = marked;
        flat.insert(name.as_str(), format!("#{red:02x}{green:02x}{blue:02x}"));
        hatches.all.push(Hatch { flat: marked, ground, scale, tile });
    }
    // What is filled with another pattern stays as it is.
    let colour = |fill: &Captures<'_>| flat.get(&fill[1]).cloned().unwrap_or_else(|| fill[0].to_owned());
    (!hatches.all.is_empty()).then(|| (FILLED.replace_all(svg, colour).into_owned(), hatches))
}

/// How many patterns are remembered.
const REMEMBERED: usize = 64;

/// By what they draw, and how wide and high.
static TILES: Mutex<BTreeMap<(String, u16, u16), Arc<Tile>>> = Mutex::new(BTreeMap::new());

/// What a pattern draws, sample by sample.
fn tile(drawn: &str, wide: u16, high: u16) -> Option<Arc<Tile>> {
    let called = (drawn.to_owned(), wide, high);
    if let Some(tile) = TILES.lock().unwrap_or_else(PoisonError::into_inner).get(&called) {
        return Some(tile.clone());
    }
    let (across, down) = (f32::from(wide) * FINE, f32::from(high) * FINE);
    let alone = format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{across}" height="{down}">{drawn}</svg>"#
    );
    let tree = Tree::from_str(&alone, &Options::default()).ok()?;
    let mut pixmap = Pixmap::new(across as u32, down as u32)?;
    resvg::render(&tree, Transform::identity(), &mut pixmap.as_mut());
    let colour = |pixel: &PremultipliedColorU8| {
        let pixel = pixel.demultiply();
        (pixel.alpha() >= 128).then(|| [pixel.red(), pixel.green(), pixel.blue()])
    };
    let samples = pixmap.pixels().iter().map(colour).collect();
    let tile = Arc::new(Tile { wide: across as usize, high: down as usize, samples });
    let mut tiles = TILES.lock().unwrap_or_else(PoisonError::into_inner);
    if tiles.len() < REMEMBERED {
        tiles.insert(called, Arc::clone(&tile));
    }
    Some(tile)
}

impl Hatches {
    /// In which colour each of them has been painted flat.
    pub(super) fn flat(&self) -> impl Iterator<Item = Colour> {
        self.all.iter().map(|hatch| hatch.flat)
    }

    /// The colours of one of them: its ground and its lines.
    pub(super) fn colours(&self, at: usize) -> impl Iterator<Item = Colour> {
        let hatch = &self.all[at];
        [hatch.ground].into_iter().chain(hatch.tile.samples.iter().flatten().take(1).copied())
    }

    /// Those that are seen by the places of their colours in a palette, for rows of so many pixels.
    pub(super) fn in_places(
        &self,
        wide: usize,
        is_seen: impl Fn(usize) -> bool,
        place: impl Fn(Colour) -> u8,
    ) -> Vec<Option<Lines<'_>>> {
        let Some(frame) = self.frame else { return Vec::new() };
        let lines = |(at, hatch)| is_seen(at).then(|| Lines::of(hatch, frame, (wide, &place)));
        self.all.iter().enumerate().map(lines).collect()
    }
}

/// A hatch by the places of its colours in a palette.
pub(super) struct Lines<'a> {
    hatch: &'a Hatch,
    frame: Frame,
    /// Which sample each column of a picture shows.
    columns: Vec<usize>,
    samples: Vec<u8>,
}

impl<'a> Lines<'a> {
    fn of(hatch: &'a Hatch, frame: Frame, (wide, place): (usize, impl Fn(Colour) -> u8)) -> Lines<'a> {
        let across = |column| hatch.sample(column, (frame.scale, frame.from.x), hatch.tile.wide);
        let ground = (hatch.ground, place(hatch.ground));
        let mut latest = ground;
        let place = |sample: &Option<Colour>| {
            let Some(colour) = *sample else { return ground.1 };
            if latest.0 != colour {
                latest = (colour, place(colour));
            }
            latest.1
        };
        let samples = hatch.tile.samples.iter().map(place).collect();
        Lines { hatch, frame, columns: (0..wide).map(across).collect(), samples }
    }

    /// The pixels of a row from a column on.
    pub(super) fn pixels(&self, row: usize, column: usize) -> impl Iterator<Item = u8> {
        let Hatch { tile, .. } = self.hatch;
        let line = self.hatch.sample(row, (self.frame.scale, self.frame.from.y), tile.high);
        let samples = &self.samples[line * tile.wide..][..tile.wide];
        self.columns[column..].iter().map(|at| samples[*at])
    }
}

impl Hatch {
    /// Which of so many samples a pixel of a picture shows, along one of its sides.
    fn sample(&self, pixel: usize, (zoom, from): (f32, f32), most: usize) -> usize {
        let at = ((pixel as f32 + 0.5) / zoom + from) / self.scale * FINE;
        (at.floor() as i64).rem_euclid(most as i64) as usize
    }
}
