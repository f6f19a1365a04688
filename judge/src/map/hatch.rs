//! Hatches, painted by hand: a pattern that says on what ground it lies costs a look-up a pixel, and not a resampling.
//!
//! `<pattern id="wall" data-ground="#d9d5ca" width="6" height="6" ...>`: what is filled with it is first painted flat, in a
//! colour that nobody tells from the ground's, and gets its lines when everything else is painted. Other patterns are painted
//! as SVG has it.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use regex::{Captures, Regex};
use resvg::tiny_skia::{Pixmap, PremultipliedColorU8, Transform};
use resvg::usvg::{Options, Tree};

use super::looks;
use super::pixels::{first_run, opaque};
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
    samples: Vec<Option<PremultipliedColorU8>>,
}

/// A pattern of a picture.
struct Hatch {
    flat: PremultipliedColorU8,
    ground: PremultipliedColorU8,
    scale: f32,
    tile: Arc<Tile>,
}

/// The hatches of a picture, and where its pixels lie in it.
pub(super) struct Hatches {
    all: Vec<Hatch>,
    frame: Frame,
}

/// Takes the hatches out of a drawing; `None`: it has none.
pub(super) fn flattened(svg: &str) -> Option<(String, Hatches)> {
    let (frame, _) = Frame::of(svg)?;
    let mut hatches = Hatches { all: Vec::new(), frame };
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
        hatches.all.push(Hatch { flat: opaque(marked), ground: opaque(ground), scale, tile });
    }
    // What is filled with another pattern stays as it is.
    let colour = |fill: &Captures<'_>| flat.get(&fill[1]).cloned().unwrap_or_else(|| fill[0].to_owned());
    (!hatches.all.is_empty()).then(|| (FILLED.replace_all(svg, colour).into_owned(), hatches))
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
        (pixel.alpha() >= 128).then(|| opaque([pixel.red(), pixel.green(), pixel.blue()]))
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
        let columns = |hatch: &Hatch| -> Vec<usize> {
            (0..wide)
                .map(|column| hatch.sample(column, (self.frame.scale, self.frame.from.x), hatch.tile.wide))
                .collect()
        };
        let columns: Vec<Vec<usize>> = self.all.iter().map(columns).collect();
        for (row, pixels) in pixmap.pixels_mut().chunks_mut(wide.max(1)).enumerate() {
            let mut from = 0;
            while let Some((flat, length)) = first_run(&pixels[from..]) {
                if let Some(at) = self.all.iter().position(|hatch| hatch.flat == flat) {
                    let hatch = &self.all[at];
                    let line = hatch.sample(row, (self.frame.scale, self.frame.from.y), hatch.tile.high);
                    hatch.fill(&mut pixels[from..from + length], &columns[at][from..], line);
                }
                from += length;
            }
        }
    }
}

impl Hatch {
    /// Which of so many samples a pixel of a picture shows, along one of its sides.
    fn sample(&self, pixel: usize, (zoom, from): (f32, f32), most: usize) -> usize {
        let at = ((pixel as f32 + 0.5) / zoom + from) / self.scale * FINE;
        (at.floor() as i64).rem_euclid(most as i64) as usize
    }

    /// Draws a line of samples on pixels that lie in these columns of it.
    fn fill(&self, run: &mut [PremultipliedColorU8], columns: &[usize], line: usize) {
        let samples = &self.tile.samples[line * self.tile.wide..];
        for (pixel, column) in run.iter_mut().zip(columns) {
            *pixel = samples[*column].unwrap_or(self.ground);
        }
    }
}
