//! Stamps: what stands in many pictures alike, such as a piece, a star or a label, is painted once and put where it belongs.
//!
//! A stamp lies on whole pixels. What a drawing moves or writes at a point, and no more, can be one.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use regex::Regex;
use resvg::tiny_skia::{Pixmap, PremultipliedColorU8, Transform};
use resvg::usvg::{Options, Tree};

use super::area::Point;
use super::canvas::Canvas;
use super::pixels::over;
use super::written::Written;

/// How many measures are remembered in which stamps were painted, how many stamps of each, and how many pixels these have in all.
const MEASURES: usize = 8;
const STAMPS: usize = 700;
const MOST: usize = 300_000;
/// What is wider or higher, in pixels, is seldom seen twice.
const LARGEST: f32 = 160.0;
/// How long a shape is at most, in bytes.
const LONGEST: usize = 1500;

static MOVED: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(
        r#"^<(?:(?:use|g)\s[^>]*?transform="translate\((-?[\d.]+) (-?[\d.]+)\)|text\s[^>]*?\bx="(-?[\d.]+)" y="(-?[\d.]+)")"#,
    )
    .expect("it is a pattern")
});

/// A shape that is put at a point: what stands before the point's numbers, between and behind them.
struct Placed<'s> {
    at: Point,
    parts: [&'s str; 3],
}

impl<'s> Placed<'s> {
    fn of(shape: &'s str) -> Option<Placed<'s>> {
        if shape.len() > LONGEST {
            return None;
        }
        let found = MOVED.captures(shape)?;
        let (x, y) = (found.get(1).or(found.get(3))?, found.get(2).or(found.get(4))?);
        let parts = [&shape[..x.start()], &shape[x.end()..y.start()], &shape[y.end()..]];
        // An arrow's head has a turn of its own.
        let is_turned = parts[2].starts_with(") rotate");
        let at = Point { x: x.as_str().parse().ok()?, y: y.as_str().parse().ok()? };
        (!is_turned).then_some(Placed { at, parts })
    }

    fn put(&self, x: &str, y: &str) -> String {
        [self.parts[0], x, self.parts[1], y, self.parts[2]].concat()
    }
}

/// A small picture, and where its corner lies from the point to which it is put.
pub(super) struct Stamp {
    corner: (i32, i32),
    wide: usize,
    pixels: Vec<PremultipliedColorU8>,
}

/// The stamps of drawings that have the same measure and define the same.
pub(super) struct Stamps {
    /// What a drawing says of all its shapes, and what it defines.
    manner: String,
    defined: String,
    scale: f32,
    /// By how they are written, but for where; none: it is too large, or shows nothing.
    known: BTreeMap<String, Option<Arc<Stamp>>>,
    /// How many pixels all of them have.
    pixels: usize,
}

static STAMPS_BY_MEASURE: Mutex<Vec<Stamps>> = Mutex::new(Vec::new());

fn shelf() -> std::sync::MutexGuard<'static, Vec<Stamps>> {
    STAMPS_BY_MEASURE.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Stamps {
    /// Takes those that are remembered for a drawing; they are put back by [`Stamps::put_back`].
    pub(super) fn take(written: &Written<'_>) -> Stamps {
        let (manner, defined, scale) = (written.manner, written.defined, written.frame.scale);
        let mut shelf = shelf();
        let is_alike = |stamps: &Stamps| stamps.scale == scale && stamps.manner == manner && stamps.defined == defined;
        match shelf.iter().position(is_alike) {
            Some(at) => shelf.remove(at),
            None => Stamps {
                manner: manner.to_owned(),
                defined: defined.to_owned(),
                scale,
                known: BTreeMap::new(),
                pixels: 0,
            },
        }
    }

    pub(super) fn put_back(mut self) {
        if self.pixels > MOST || self.known.len() > STAMPS {
            (self.known, self.pixels) = (BTreeMap::new(), 0);
        }
        let mut shelf = shelf();
        shelf.insert(0, self);
        shelf.truncate(MEASURES);
    }

    /// The stamp of a shape, and the pixel at which it is put; `None`: it is painted by itself.
    pub(super) fn of(
        &mut self,
        written: &Written<'_>,
        shape: &str,
        options: &Options<'_>,
    ) -> Option<(Arc<Stamp>, (i32, i32))> {
        let placed = Placed::of(shape)?;
        let called = placed.put("", "");
        if !self.known.contains_key(&called) {
            let made = made(written, &placed, options).map(Arc::new);
            self.pixels += made.as_ref().map_or(0, |stamp| stamp.pixels.len());
            self.known.insert(called.clone(), made);
        }
        let stamp = self.known.get(&called)?.clone()?;
        let at = written.frame.pixel(placed.at);
        Some((stamp, (at.x.round() as i32, at.y.round() as i32)))
    }
}

fn made(written: &Written<'_>, placed: &Placed<'_>, options: &Options<'_>) -> Option<Stamp> {
    Stamp::of(&written.alone(&placed.put("0", "0")), LARGEST, options)
}

impl Stamp {
    /// That of a drawing, whose corner is the point to which it is put; `None`: it is no drawing, or wider or higher than so many pixels.
    pub(super) fn of(svg: &str, most: f32, options: &Options<'_>) -> Option<Stamp> {
        let tree = Tree::from_str(svg, options).ok()?;
        let room = tree.root().abs_layer_bounding_box();
        let (left, top) = (room.left().floor() - 1.0, room.top().floor() - 1.0);
        let (wide, high) = (room.right().ceil() + 1.0 - left, room.bottom().ceil() + 1.0 - top);
        if wide > most || high > most {
            return None;
        }
        let mut pixmap = Pixmap::new(wide as u32, high as u32)?;
        resvg::render(&tree, Transform::from_translate(-left, -top), &mut pixmap.as_mut());
        Some(Stamp { corner: (left as i32, top as i32), wide: wide as usize, pixels: pixmap.pixels().to_vec() })
    }

    /// Puts it at a pixel of a picture, over what is there.
    pub(super) fn put(&self, picture: &mut Canvas, (x, y): (i32, i32)) {
        let (wide, left, top) = (picture.wide() as i32, x + self.corner.0, y + self.corner.1);
        let from = (-left).clamp(0, self.wide as i32);
        let to = (wide - left).clamp(from, self.wide as i32);
        let (begins, ends) = ((left + from) as usize, (left + to) as usize);
        let above = (picture.top() as i32 - top).max(0);
        let rows = picture.rows((top + above) as u32).zip(self.pixels.chunks(self.wide).skip(above as usize));
        for (below, own) in rows.filter(|_| from < to) {
            let own = &own[from as usize..to as usize];
            for (below, own) in below[begins..ends].iter_mut().zip(own).filter(|(_, own)| own.alpha() > 0) {
                *below = over(*own, *below);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::paint::options;
    use super::*;

    #[test]
    fn a_stamp_is_the_same_whichever_drawing_it_was_made_for() {
        let shapes = [
            r##"<text class="land" x="7" y="9" font-size="11.5" letter-spacing="0.4" fill="#1d1a14">Gas</text>"##,
            r##"<g transform="translate(7 9) scale(1.3)"><circle r="4.3" fill="#b00020" stroke="#fffdf6"/></g>"##,
        ];
        let frames = ["0 0 325 400", "213.7 98.2 325 260", "65519.3 40961.7 325 400"];
        for shape in shapes {
            let stamps = frames.map(|frame| {
                let high = (frame.rsplit(' ').next().unwrap().parse::<f32>().unwrap() * 1.6).round();
                let svg = format!(
                    r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="{frame}" width="520" height="{high}" font-family="DejaVu Sans">{shape}</svg>"#
                );
                let written = Written::of(&svg).unwrap();
                let stamp = made(&written, &Placed::of(shape).unwrap(), &options()).unwrap();
                (stamp.corner, stamp.pixels)
            });
            assert!(stamps.iter().all(|stamp| *stamp == stamps[0]), "{shape}");
        }
    }
}
