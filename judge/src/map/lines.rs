//! Lines, discs, rings, heads of arrows and frames, painted by hand: there are many in a picture, each in another place, or they are
//! as large as it, and a whole reader of SVG takes several times as long for them. What says more than is understood here is left to
//! that.

use resvg::tiny_skia::{ColorU8, PremultipliedColorU8};

use super::area::Point;
use super::canvas::Canvas;
use super::looks;
use super::pixels::over;
use super::written::Frame;

/// How far from the corner of a picture a point is at most, in pixels: no line has more dashes than can be painted soon.
const FARTHEST: f32 = 30_000.0;

/// What is painted, in pixels.
enum Form {
    /// From point to point, with round ends, perhaps with dashes so long and so far from each other.
    Line {
        points: Vec<Point>,
        dash: Option<(f32, f32)>,
    },
    Ring {
        middle: Point,
        radius: f32,
    },
    Disc {
        middle: Point,
        radius: f32,
    },
    /// A triangle.
    Head([Point; 3]),
    /// A rectangle from corner to corner, or the lines about it.
    Rect {
        from: Point,
        to: Point,
        is_line: bool,
    },
}

/// A shape that can be painted by hand.
pub(super) struct Stroke {
    form: Form,
    /// How far a line reaches to each side.
    half: f32,
    colour: looks::Colour,
    opacity: f32,
}

impl Stroke {
    /// Paints it over what a picture shows.
    pub(super) fn put(&self, picture: &mut Canvas) {
        if let Form::Rect { from, to, is_line } = self.form {
            let bands = if is_line { frame(from, to, self.half).to_vec() } else { vec![(from, to)] };
            return bands.into_iter().for_each(|band| fill(band, picture, (self.colour, self.opacity)));
        }
        let Some(mut mask) = Mask::about(self, picture) else { return };
        match &self.form {
            Form::Line { points, dash } => {
                let ends = points.windows(2).map(|ends| (ends[0], ends[1]));
                match dash {
                    None => ends.for_each(|ends| mask.line(ends, self.half)),
                    Some(dash) => dashes(ends, *dash).for_each(|ends| mask.line(ends, self.half)),
                }
            }
            Form::Ring { middle, radius } => mask.each(|at| self.half - (at.far(*middle) - radius).abs()),
            Form::Disc { middle, radius } => mask.each(|at| radius - at.far(*middle)),
            Form::Head(corners) => mask.each(|at| inside(*corners, at)),
            Form::Rect { .. } => {}
        }
        mask.put(picture, self.colour, self.opacity);
    }

    /// `None`: it says more than is understood here.
    pub(super) fn of(shape: &str, frame: Frame) -> Option<Stroke> {
        let (name, said) = shape.strip_prefix('<')?.strip_suffix("/>")?.split_once(' ')?;
        let said = Said::of(said)?;
        let (number, scale) = (|text: &str| text.parse::<f32>().ok(), frame.scale);
        let colour = |text: &str| (text.len() == 7 && text.starts_with('#')).then(|| looks::channels(text));
        let half = if said.stroke_width.is_empty() { 0.0 } else { number(said.stroke_width)? * scale / 2.0 };
        let opacity = if said.stroke_opacity.is_empty() { 1.0 } else { number(said.stroke_opacity)? };
        let is_line = said.fill == "none" && half > 0.0;
        let is_filled = said.stroke.is_empty() && half == 0.0;
        let (form, colour) = match name {
            "polyline" if is_line && said.linecap == "round" && said.linejoin == "round" => {
                let dash = match said.dasharray.split_once(' ') {
                    None if said.dasharray.is_empty() => None,
                    dash => {
                        let (long, apart) = dash?;
                        Some((number(long)? * scale, number(apart)? * scale))
                    }
                };
                (Form::Line { points: points(said.points, frame)?, dash }, colour(said.stroke)?)
            }
            "polygon" if is_filled => (Form::Head(points(said.points, frame)?.try_into().ok()?), colour(said.fill)?),
            "circle" if said.dasharray.is_empty() => {
                let middle = frame.pixel(Point { x: number(said.cx)?, y: number(said.cy)? });
                let radius = number(said.r)? * scale;
                let ring = is_line.then_some((Form::Ring { middle, radius }, said.stroke));
                let (form, of) = ring.or(is_filled.then_some((Form::Disc { middle, radius }, said.fill)))?;
                (form, colour(of)?)
            }
            "rect" if said.dasharray.is_empty() && said.linejoin.is_empty() && is_line != is_filled => {
                let corner = Point { x: number(said.x)?, y: number(said.y)? };
                let to = corner.plus(Point { x: number(said.width)?, y: number(said.height)? });
                let (from, to) = (frame.pixel(corner), frame.pixel(to));
                (Form::Rect { from, to, is_line }, colour(if is_line { said.stroke } else { said.fill })?)
            }
            _ => return None,
        };
        Some(Stroke { form, half, colour, opacity })
    }
}

/// What a shape says of itself, as it is written.
#[derive(Default)]
struct Said<'s> {
    points: &'s str,
    cx: &'s str,
    cy: &'s str,
    r: &'s str,
    x: &'s str,
    y: &'s str,
    width: &'s str,
    height: &'s str,
    fill: &'s str,
    stroke: &'s str,
    stroke_width: &'s str,
    stroke_opacity: &'s str,
    linecap: &'s str,
    linejoin: &'s str,
    dasharray: &'s str,
}

impl<'s> Said<'s> {
    fn of(mut text: &'s str) -> Option<Said<'s>> {
        let mut said = Said::default();
        while let Some((name, rest)) = text.split_once("=\"") {
            let (value, rest) = rest.split_once('"')?;
            text = rest;
            let place = match name.trim() {
                "class" => continue,
                "points" => &mut said.points,
                "cx" => &mut said.cx,
                "cy" => &mut said.cy,
                "r" => &mut said.r,
                "x" => &mut said.x,
                "y" => &mut said.y,
                "width" => &mut said.width,
                "height" => &mut said.height,
                "fill" => &mut said.fill,
                "stroke" => &mut said.stroke,
                "stroke-width" => &mut said.stroke_width,
                "stroke-opacity" => &mut said.stroke_opacity,
                "stroke-linecap" => &mut said.linecap,
                "stroke-linejoin" => &mut said.linejoin,
                "stroke-dasharray" => &mut said.dasharray,
                _ => return None,
            };
            *place = value;
        }
        text.trim().is_empty().then_some(said)
    }
}

/// `1.5,2 7,8.5`
fn points(text: &str, frame: Frame) -> Option<Vec<Point>> {
    let point = |text: &str| {
        let (x, y) = text.split_once(',')?;
        let at = frame.pixel(Point { x: x.parse().ok()?, y: y.parse().ok()? });
        (at.x.abs().max(at.y.abs()) < FARTHEST).then_some(at)
    };
    text.split_ascii_whitespace().map(point).collect()
}

/// The dashes of a line.
fn dashes(
    ends: impl Iterator<Item = (Point, Point)>,
    (long, apart): (f32, f32),
) -> impl Iterator<Item = (Point, Point)> {
    let (whole, mut before) = ((long + apart).max(0.1), 0.0);
    ends.flat_map(move |(from, to)| {
        let (begins, length) = (before, from.far(to));
        before += length;
        let first = ((begins - long) / whole).floor().max(0.0) as u32;
        let last = ((begins + length) / whole).floor() as u32;
        (first..=last).filter_map(move |dash| {
            let start = dash as f32 * whole - begins;
            let (start, end) = (start.max(0.0), (start + long).min(length));
            let at = |way: f32| from.toward(to, way / length.max(f32::EPSILON));
            (start <= end).then(|| (at(start), at(end)))
        })
    })
}

/// How far within a triangle a point lies, from the nearest side.
fn inside(corners: [Point; 3], at: Point) -> f32 {
    let [one, two, three] = corners;
    let across =
        |from: Point, to: Point, at: Point| (to.x - from.x) * (at.y - from.y) - (to.y - from.y) * (at.x - from.x);
    let turn = across(one, two, three).signum();
    let within = |(from, to): (Point, Point)| across(from, to, at) * turn / from.far(to).max(f32::EPSILON);
    [(one, two), (two, three), (three, one)].map(within).into_iter().fold(f32::INFINITY, f32::min)
}

/// The lines about a rectangle, which reach so far to each side: above, below, to the left and to the right.
fn frame(from: Point, to: Point, half: f32) -> [(Point, Point); 4] {
    let point = |x: f32, y: f32| Point { x, y };
    let (left, right, top, bottom) = (from.x - half, to.x + half, from.y - half, to.y + half);
    let (across, down) = ((from.x + half, to.x - half), (from.y + half, to.y - half));
    [
        (point(left, top), point(right, down.0)),
        (point(left, down.1), point(right, bottom)),
        (point(left, down.0), point(across.0, down.1)),
        (point(across.1, down.0), point(right, down.1)),
    ]
}

/// Fills a rectangle: each pixel by as much as lies in it, in quarters, as of other shapes.
fn fill((from, to): (Point, Point), picture: &mut Canvas, ([red, green, blue], opacity): (looks::Colour, f32)) {
    let quarters = |length: f32| (length * 4.0).round() / 4.0;
    let shared =
        |from: f32, to: f32, at: usize| quarters((to.min(at as f32 + 1.0) - from.max(at as f32)).clamp(0.0, 1.0));
    let ends = |from: f32, to: f32, (least, most): (u32, u32)| {
        let from = from.clamp(least as f32, most as f32) as usize;
        (from, (to.ceil().clamp(least as f32, most as f32) as usize).max(from))
    };
    let (left, right) = ends(from.x, to.x, (0, picture.wide()));
    let (top, bottom) = ends(from.y, to.y, (picture.top(), picture.bottom()));
    if top == bottom {
        return;
    }
    let columns: Vec<f32> = (left..right).map(|column| shared(from.x, to.x, column)).collect();
    let is_whole = columns.iter().all(|covered| *covered == 1.0) && opacity == 1.0;
    let colour = |alpha: u8| ColorU8::from_rgba(red, green, blue, alpha).premultiply();
    for (row, pixels) in (top..bottom).zip(picture.rows(top as u32)) {
        let (pixels, covered) = (&mut pixels[left..right], shared(from.y, to.y, row));
        if is_whole && covered == 1.0 {
            pixels.fill(colour(u8::MAX));
            continue;
        }
        for (below, column) in pixels.iter_mut().zip(&columns) {
            *below = over(colour((column * covered * opacity * 255.0).round() as u8), *below);
        }
    }
}

/// How much of each pixel of a part of a picture is covered.
struct Mask {
    left: usize,
    top: usize,
    wide: usize,
    covered: Vec<u8>,
}

impl Mask {
    /// Nothing covered yet of what a stroke may reach; `None`: that lies outside.
    fn about(stroke: &Stroke, picture: &Canvas) -> Option<Mask> {
        let (points, reach) = match &stroke.form {
            Form::Line { points, .. } => (&points[..], stroke.half),
            Form::Ring { middle, radius } => (std::slice::from_ref(middle), radius + stroke.half),
            Form::Disc { middle, radius } => (std::slice::from_ref(middle), *radius),
            Form::Head(corners) => (&corners[..], 0.0),
            Form::Rect { .. } => return None,
        };
        let side = |of: fn(&Point) -> f32, (least, most): (u32, u32)| {
            let from = points.iter().map(of).fold(f32::INFINITY, f32::min) - reach - 1.0;
            let to = points.iter().map(of).fold(f32::NEG_INFINITY, f32::max) + reach + 1.0;
            (from.max(least as f32) as usize, (to.ceil().max(0.0) as usize).min(most as usize))
        };
        let (left, right) = side(|point| point.x, (0, picture.wide()));
        let (top, bottom) = side(|point| point.y, (picture.top(), picture.bottom()));
        let (wide, high) = (right.checked_sub(left)?, bottom.checked_sub(top)?);
        (wide > 0 && high > 0).then(|| Mask { left, top, wide, covered: vec![0; wide * high] })
    }

    /// Covers what lies within something: each pixel by how far its middle does.
    fn each(&mut self, within: impl Fn(Point) -> f32) {
        let (left, top) = (self.left as f32 + 0.5, self.top as f32 + 0.5);
        for (row, covered) in self.covered.chunks_mut(self.wide).enumerate() {
            for (column, covered) in covered.iter_mut().enumerate() {
                *covered = part(within(Point { x: left + column as f32, y: top + row as f32 }));
            }
        }
    }

    /// Covers what lies so near a line.
    fn line(&mut self, (from, to): (Point, Point), half: f32) {
        let (reach, along) = (half + 1.0, Point { x: to.x - from.x, y: to.y - from.y });
        let squared = (along.x * along.x + along.y * along.y).max(f32::EPSILON);
        let (left, top) = (self.left as f32 + 0.5, self.top as f32 + 0.5);
        let rows = self.covered.len() / self.wide;
        let first = (from.y.min(to.y) - reach - top).max(0.0) as usize;
        let last = ((from.y.max(to.y) + reach - top).ceil().max(0.0) as usize).min(rows);
        for row in first..last {
            let y = top + row as f32;
            // Which part of the line is near enough to this row, and where that lies.
            let way = |y: f32| ((y - from.y) / along.y).clamp(0.0, 1.0);
            let is_level = along.y.abs() < 0.01;
            let (one, other) = if is_level { (0.0, 1.0) } else { (way(y - reach), way(y + reach)) };
            let (one, other) = (from.x + along.x * one, from.x + along.x * other);
            let start = (one.min(other) - reach - left).max(0.0) as usize;
            let end = ((one.max(other) + reach - left).ceil().max(0.0) as usize).min(self.wide);
            for column in start..end {
                let (x, y) = (left + column as f32 - from.x, y - from.y);
                let way = ((x * along.x + y * along.y) / squared).clamp(0.0, 1.0);
                let (x, y) = (x - along.x * way, y - along.y * way);
                let covered = &mut self.covered[row * self.wide + column];
                *covered = part(half - (x * x + y * y).sqrt()).max(*covered);
            }
        }
    }

    /// Paints what is covered.
    fn put(&self, picture: &mut Canvas, [red, green, blue]: looks::Colour, opacity: f32) {
        let colour = |steps: u8| {
            let alpha = (f32::from(steps * STEP) * opacity).round() as u8;
            ColorU8::from_rgba(red, green, blue, alpha).premultiply()
        };
        let colours: [PremultipliedColorU8; STEPS as usize + 1] = std::array::from_fn(|steps| colour(steps as u8));
        let rows = picture.rows(self.top as u32);
        for (pixels, covered) in rows.zip(self.covered.chunks(self.wide)) {
            for (below, covered) in pixels[self.left..].iter_mut().zip(covered).filter(|(_, covered)| **covered > 0) {
                *below = over(colours[usize::from(covered / STEP)], *below);
            }
        }
    }
}

/// In how many steps a pixel is covered: no eye sees more, and each makes a colour of its own. And how much one is.
const STEPS: u8 = 15;
const STEP: u8 = u8::MAX / STEPS;

/// How much of a pixel is covered whose middle lies so far within something.
fn part(within: f32) -> u8 {
    ((within + 0.5).clamp(0.0, 1.0) * f32::from(STEPS) + 0.5) as u8 * STEP
}
