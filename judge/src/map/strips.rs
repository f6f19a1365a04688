//! The strip with the title: the pictures of a turn come one after the other, and many have the same, in whatever measure the rest is
//! drawn. It is painted once for them all.

use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use regex::Regex;
use resvg::usvg::Options;

use super::area::Point;
use super::stamps::Stamp;
use super::written::Written;

/// How many strips are remembered: a game has one for its whole map and one for its parts.
const REMEMBERED: usize = 4;
/// What is wider or higher, in pixels, is no strip.
const LARGEST: f32 = 1200.0;

/// A group that begins with its ground, and says how large it is.
static STRIP: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r#"^<g transform="translate\((-?[\d.]+) (-?[\d.]+)\) scale\(([\d.]+)\)">\s*<rect "#)
        .expect("it is a pattern")
});

/// The latest strips, by all that they are drawn from.
static LATEST: Mutex<Vec<(String, Arc<Stamp>)>> = Mutex::new(Vec::new());

/// The strip that a shape is, and the pixel at which it is put.
pub(super) fn of(written: &Written<'_>, shape: &str, options: &Options<'_>) -> Option<(Arc<Stamp>, (i32, i32))> {
    /// Steps of a scale: what is drawn in two measures as large is nearly the same number.
    const STEPS: f32 = 100_000.0;
    let found = STRIP.captures(shape)?;
    let number = |at: usize| found[at].parse::<f32>().ok();
    let at = written.frame.pixel(Point { x: number(1)?, y: number(2)? });
    let scale = (number(3)? * written.frame.scale * STEPS).round() / STEPS;
    let shape = &shape[found.get(3)?.end()..];
    let svg = written.by_pixels(&[r#"<g transform="scale("#, &scale.to_string(), shape].concat());
    let mut latest = LATEST.lock().unwrap_or_else(PoisonError::into_inner);
    let stamp = match latest.iter().find(|(known, _)| *known == svg) {
        Some((_, stamp)) => Arc::clone(stamp),
        None => {
            let stamp = Arc::new(Stamp::of(&svg, LARGEST, options)?);
            latest.insert(0, (svg, Arc::clone(&stamp)));
            latest.truncate(REMEMBERED);
            stamp
        }
    };
    Some((stamp, (at.x.round() as i32, at.y.round() as i32)))
}
