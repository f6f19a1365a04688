//! Hatches, painted by hand: a pattern that says on what ground it lies costs a look-up a pixel, and not a resampling.
//!
//! `<pattern id="wall" data-ground="#d9d5ca" width="6" height="6" ...>`: what is filled with it is first painted flat, in a
//! colour that nobody tells from the ground's, and gets its lines when everything else is painted. Other patterns are painted
//! as SVG has it.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use regex::Regex;
use resvg::tiny_skia::{ColorU8, Pixmap, PremultipliedColorU8, Transform};
use resvg::usvg::{Options, Tree};

use super::looks::{self, Colour};

/// How many samples a unit of a pattern has on each side.
const FINE: f32 = 8.0;

static PATTERN: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(
        r##"<pattern id="([\w-]+)" data-ground="(#[0-9a-f]{6})" width="(\d+)" height="(\d+)"[^>]*?(?: patternTransform="scale\(([\d.]+)\)")?>(.*?)</pattern>"##,
    )
    .expect("it is a pattern")
});

static FRAME: LazyLock<Regex> = LazyLock::new(|| {
    let number = r"(-?[\d.]+)";
    let frame =
        format!(r#"<svg [^>]*viewBox="{number} {number} {number} {number}" width="{number}" height="{number}""#);
    Regex::new(&frame).expect("it is a pattern")
});

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

/// The hatches of a picture, and where its pixels lie in it.
pub(super) struct Hatches {
    all: Vec<Hatch>,
    /// Where the picture begins, and how many pixels a unit has.
    from: (f32, f32),
    zoom: (f32, f32),
}

/// Takes the hatches out of a drawing; `None`: it has none.
pub(super) fn flattened(svg: &str) -> Option<(String, Hatches)> {
    let frame = FRAME.captures(svg)?;
    let number = |at: usize| frame.get(at).and_then(|found| found.as_str().parse::<f32>().ok());
    let zoom = (number(5)? / number(3)?, number(6)? / number(4)?);
    let mut hatches = Hatches { all: Vec::new(), from: (number(1)?, number(2)?), zoom };
    let mut flat = svg.to_owned();
    for found in PATTERN.captures_iter(svg) {
        let ground = looks::channels(&found[2]);
        // The lowest bit of blue: no eye sees it, and what is mixed with it at an edge is as good as mixed with the ground.
        let marked = [ground[0], ground[1], ground[2] ^ 1];
        let (Ok(wide), Ok(high)) = (found[3].parse(), found[4].parse()) else { continue };
        let scale = found.get(5).and_then(|scale| scale.as_str().parse().ok()).unwrap_or(1.0);
        let Some(tile) = tile(&found[6], wide, high) else { continue };
        let [red, green, blue] = marked;
        flat = flat.replace(&format!("url(#{})", &found[1]), &format!("#{red:02x}{green:02x}{blue:02x}"));
        hatches.all.push(Hatch { flat: marked, ground, scale, tile });
    }
    (!hatches.all.is_empty()).then_some((flat, hatches))
}

/// How many patterns are remembered.
const REMEMBERED: usize = 64;

static TILES: Mutex<BTreeMap<String, Arc<Tile>>> = Mutex::new(BTreeMap::new());

/// What a pattern draws, sample by sample.
fn tile(drawn: &str, wide: u16, high: u16) -> Option<Arc<Tile>> {
    let known = |tiles: &BTreeMap<String, Arc<Tile>>| tiles.get(drawn).cloned();
    if let Some(tile) = known(&TILES.lock().unwrap_or_else(PoisonError::into_inner)) {
        return Some(tile);
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
        tiles.insert(drawn.to_owned(), Arc::clone(&tile));
    }
    Some(tile)
}

impl Hatches {
    /// Draws the lines of all hatches on a picture that has been painted without.
    pub(super) fn draw(&self, pixmap: &mut Pixmap) {
        let wide = pixmap.width() as usize;
        for (row, pixels) in pixmap.pixels_mut().chunks_mut(wide.max(1)).enumerate() {
            let mut column = 0;
            for run in pixels.chunk_by_mut(|one, other| one == other) {
                let colour = [run[0].red(), run[0].green(), run[0].blue()];
                let length = run.len();
                if let Some(hatch) = self.all.iter().find(|hatch| hatch.flat == colour) {
                    self.fill(hatch, run, (column, row));
                }
                column += length;
            }
        }
    }

    /// Draws a hatch's lines on pixels of a row, the first of which is at a place.
    fn fill(&self, hatch: &Hatch, run: &mut [PremultipliedColorU8], (column, row): (usize, usize)) {
        let sample = |pixel: usize, zoom: f32, from: f32, most: usize| {
            let at = ((pixel as f32 + 0.5) / zoom + from) / hatch.scale * FINE;
            (at.floor() as i64).rem_euclid(most as i64) as usize
        };
        let tile = &hatch.tile;
        let line = sample(row, self.zoom.1, self.from.1, tile.high) * tile.wide;
        for (index, pixel) in run.iter_mut().enumerate() {
            let across = sample(column + index, self.zoom.0, self.from.0, tile.wide);
            let [red, green, blue] = tile.samples[line + across].unwrap_or(hatch.ground);
            *pixel = ColorU8::from_rgba(red, green, blue, 255).premultiply();
        }
    }
}
