//! The ground of a drawing: what is filled or lined with hard edges below all else, whoever owns it. It is painted once and
//! remembered by its outlines alone; a picture takes from it what lies in its frame, in the colours that it has today.

use std::sync::{Arc, Mutex, PoisonError};

use resvg::tiny_skia::{Pixmap, PremultipliedColorU8, Transform};
use resvg::usvg::{Options, Tree};

use super::area::Point;
use super::canvas::Canvas;
use super::looks;
use super::pixels::opaque;
use super::written::Frame;

/// How many samples a unit of a drawing has on each side, where a picture has no fewer pixels than that and not many more. An odd
/// number: in the middle of a pixel is one then.
const FINE: f32 = 3.0;
/// How many grounds are remembered: a board has one, or two where its whole map is smaller than its drawing.
const REMEMBERED: usize = 6;
/// How many samples a ground has at most on each side.
const MOST: f32 = 8192.0;
/// How many rows of samples are painted at a time, so that little room is taken.
const BAND: u32 = 192;

/// A shape of the ground: a path, of which only the colours differ from picture to picture.
struct Shape<'s> {
    /// The shape as it is written, up to the end of its outline.
    outline: &'s str,
    rest: &'s str,
}

impl<'s> Shape<'s> {
    /// `None`: it has soft edges, or something that is no colour.
    fn of(written: &'s str) -> Option<Shape<'s>> {
        let begins = written.strip_prefix("<path ")?.find("d=\"")? + "<path d=\"".len();
        let ends = begins + written[begins..].find('"')? + 1;
        let (outline, rest) = written.split_at(ends);
        let has_more = ["url(", "opacity", "transform", "style", "dash"].iter().any(|word| rest.contains(word));
        let is_plain = rest.contains(" shape-rendering=\"crispEdges\"") && rest.ends_with("/>") && !has_more;
        let is_alone = outline[..begins].matches('"').count() % 2 == 1;
        let shape = Shape { outline, rest };
        (is_plain && is_alone && shape.colours().next().is_some()).then_some(shape)
    }

    /// Its colours, by where they stand in what follows the outline.
    fn colours(&self) -> impl Iterator<Item = (usize, &'s str)> {
        let found = self.rest.match_indices("=\"#").map(|(at, _)| at + 2);
        found.filter_map(|at| Some((at, self.rest.get(at..at + 7)?)))
    }

    /// Writes it with other colours.
    fn write(&self, into: &mut String, mut colour: impl FnMut() -> String) {
        *into += self.outline;
        let mut from = 0;
        for (at, _) in self.colours() {
            *into += &self.rest[from..at];
            *into += &colour();
            from = at + 7;
        }
        *into += &self.rest[from..];
    }
}

/// The shapes of a drawing before its ground, those of its ground, and those after it.
pub(super) struct Layers<'a, 's> {
    pub(super) below: &'a [&'s str],
    ground: Vec<Shape<'s>>,
    pub(super) above: &'a [&'s str],
}

impl<'a, 's> Layers<'a, 's> {
    pub(super) fn of(shapes: &'a [&'s str]) -> Layers<'a, 's> {
        let begins = shapes.iter().position(|shape| !shape.starts_with("<rect ")).unwrap_or(shapes.len());
        let (below, rest) = shapes.split_at(begins);
        let mut ground: Vec<Shape<'s>> = Vec::new();
        let mut count = 0;
        for shape in rest.iter().map_while(|shape| Shape::of(shape)) {
            // What is filled once more shows its last colour: a hatch over what a power owns.
            if ground.last().is_some_and(|last| last.outline == shape.outline && shape.rest.contains(" fill=\"#")) {
                ground.pop();
            }
            ground.push(shape);
            count += 1;
        }
        Layers { below, ground, above: &rest[count..] }
    }

    /// The ground, with its colours; `None`: there was no room for it.
    pub(super) fn ground(&self, frame: Frame) -> Option<Coloured> {
        if self.ground.is_empty() {
            return Some(Coloured { ground: None, frame, colours: Vec::new(), columns: Vec::new() });
        }
        let colours = self.ground.iter().flat_map(Shape::colours).map(|(_, hex)| opaque(looks::channels(hex)));
        let colours: Vec<PremultipliedColorU8> = colours.collect();
        let (scale, from) = grid(frame);
        let mut text = String::with_capacity(1 << 17);
        self.ground.iter().for_each(|shape| shape.write(&mut text, || "#".to_owned()));
        let is_known = |ground: &&Arc<Ground>| (ground.scale, ground.from) == (scale, from) && ground.text == text;
        let known = grounds().iter().find(is_known).cloned();
        let ground = known.or_else(|| Some(remember(self.sampled(text, (scale, from), colours.len())?)))?;
        let columns = ground.columns(frame);
        Some(Coloured { ground: Some(ground), frame, colours, columns })
    }

    /// Samples the ground, each colour by its place.
    fn sampled(&self, text: String, (scale, from): (f32, Point), colours: usize) -> Option<Ground> {
        u8::try_from(colours).ok()?;
        let mut places = 1..=u8::MAX;
        let mut place = || format!("#{:02x}0000", places.next().unwrap_or_default());
        let side = 100.0 * scale;
        let mut svg =
            format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="{side}" height="{side}">"#);
        self.ground.iter().for_each(|shape| shape.write(&mut svg, &mut place));
        svg += "</svg>";
        let tree = Tree::from_str(&svg, &Options::default()).ok()?;
        let room = tree.root().abs_stroke_bounding_box();
        let offset = from.times(scale);
        let (left, top) = ((room.left() - offset.x).floor(), (room.top() - offset.y).floor());
        let (wide, high) = ((room.right() - offset.x).ceil() - left, (room.bottom() - offset.y).ceil() - top);
        if !(1.0..=MOST).contains(&wide) || !(1.0..=MOST).contains(&high) {
            return None;
        }
        let mut ground =
            Ground { text, scale, from, corner: (left, top), wide: wide as u16, rows: vec![0], runs: Vec::new() };
        for band in (0..high as u32).step_by(BAND as usize) {
            let mut pixmap = Pixmap::new(wide as u32, BAND.min(high as u32 - band))?;
            let away = Transform::from_translate(-left - offset.x, -top - offset.y - band as f32);
            resvg::render(&tree, away, &mut pixmap.as_mut());
            pixmap.pixels().chunks(wide as usize).for_each(|row| ground.add(row));
        }
        ground.runs.shrink_to_fit();
        ground.rows.shrink_to_fit();
        Some(ground)
    }
}

/// The samples of a picture's ground: so many a unit, and where the first one lies.
fn grid(frame: Frame) -> (f32, Point) {
    let shared = (1.0..=FINE).contains(&frame.scale);
    if shared { (FINE, Point::default()) } else { (frame.scale, frame.from) }
}

static GROUNDS: Mutex<Vec<Arc<Ground>>> = Mutex::new(Vec::new());

fn grounds() -> std::sync::MutexGuard<'static, Vec<Arc<Ground>>> {
    GROUNDS.lock().unwrap_or_else(PoisonError::into_inner)
}

fn remember(ground: Ground) -> Arc<Ground> {
    let ground = Arc::new(ground);
    let mut grounds = grounds();
    grounds.insert(0, Arc::clone(&ground));
    grounds.truncate(REMEMBERED);
    ground
}

/// A ground in the colours of a picture.
pub(super) struct Coloured {
    /// None: nothing belongs to it.
    ground: Option<Arc<Ground>>,
    frame: Frame,
    colours: Vec<PremultipliedColorU8>,
    /// At which pixel each sample begins.
    columns: Vec<usize>,
}

impl Coloured {
    /// Paints what lies in the frame: each pixel as the sample in its middle.
    pub(super) fn paint(&self, picture: &mut Canvas) {
        let Some(ground) = &self.ground else { return };
        let (down, step) = (self.frame.pixel(ground.from).y, ground.step(self.frame));
        let (wide, pixel) = (picture.wide() as usize, |sample: u16| self.columns[usize::from(sample)]);
        let top = picture.top();
        for (row, pixels) in (top..).zip(picture.rows(top)) {
            let runs = ground.row(((row as f32 + 0.5 - down) / step - ground.corner.1).floor());
            let first = runs.partition_point(|run| pixel(run.end) == 0);
            let mut from = first.checked_sub(1).map_or(pixel(0), |_| 0);
            for run in &runs[first..] {
                let to = pixel(run.end);
                if let Some(colour) = usize::from(run.colour).checked_sub(1).and_then(|place| self.colours.get(place)) {
                    pixels[from..to].fill(*colour);
                }
                from = to;
                if to == wide {
                    break;
                }
            }
        }
    }
}

/// Samples in a row that show the same.
struct Run {
    /// The first sample behind them.
    end: u16,
    /// The place of their colour, from one on; none: nothing lies there.
    colour: u8,
}

/// A ground that has been sampled.
struct Ground {
    /// What it was painted from.
    text: String,
    /// How many samples a unit has.
    scale: f32,
    /// Where samples are counted from.
    from: Point,
    /// The first sample that there is, across and down.
    corner: (f32, f32),
    /// How many there are across.
    wide: u16,
    /// Where the runs of each row end.
    rows: Vec<u32>,
    runs: Vec<Run>,
}

impl Ground {
    /// Adds a row of samples.
    fn add(&mut self, row: &[PremultipliedColorU8]) {
        let mut end = 0;
        for run in row.chunk_by(|one, other| one == other) {
            end += run.len();
            self.runs.push(Run { end: end as u16, colour: run[0].red() });
        }
        self.rows.push(self.runs.len() as u32);
    }

    fn row(&self, at: f32) -> &[Run] {
        let found = (at >= 0.0).then(|| self.rows.get(at as usize..at as usize + 2)).flatten();
        found.map_or(&[], |ends| &self.runs[ends[0] as usize..ends[1] as usize])
    }

    /// How many pixels a sample has.
    fn step(&self, frame: Frame) -> f32 {
        frame.scale / self.scale
    }

    /// At which pixel of a frame each sample begins; one that begins behind a pixel's middle is not seen in it.
    fn columns(&self, frame: Frame) -> Vec<usize> {
        let (wide, step) = (frame.size.0 as usize, self.step(frame));
        let begins = frame.pixel(self.from).x + self.corner.0 * step - 0.5;
        let pixel = |sample: u16| ((begins + f32::from(sample) * step).ceil().max(0.0) as usize).min(wide);
        (0..=self.wide).map(pixel).collect()
    }
}
