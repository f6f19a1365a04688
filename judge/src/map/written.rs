//! A drawing as it is written, taken apart: its head, what it defines, and its shapes in the order in which they are painted.

use std::sync::LazyLock;

use regex::Regex;

use super::area::Point;

static FRAME: LazyLock<Regex> = LazyLock::new(|| {
    let number = r"(-?[\d.]+)";
    let frame =
        format!(r#"<svg [^>]*viewBox="{number} {number} {number} {number}" width="{number}" height="{number}""#);
    Regex::new(&frame).expect("it is a pattern")
});

/// Where the pixels of a picture lie in its drawing.
#[derive(Clone, Copy, Debug)]
pub(super) struct Frame {
    /// What lies at the corner of the first pixel.
    pub(super) from: Point,
    /// How many pixels a unit has.
    pub(super) scale: f32,
    /// How many pixels it is wide and high.
    pub(super) size: (u32, u32),
    /// The side by which that is known: its units and its pixels.
    measure: (f32, f32),
}

impl Frame {
    /// That of a drawing whose head says it, and what else the head says behind it. All of a drawing is seen, and lies in the middle
    /// (SVG 2 section 8.7).
    pub(super) fn of(head: &str) -> Option<(Frame, &str)> {
        let found = FRAME.captures(head)?;
        let behind = &head[found.get(0)?.end()..];
        let number = |at: usize| found.get(at).and_then(|found| found.as_str().parse::<f32>().ok());
        let (wide, high) = (number(5)?, number(6)?);
        let sides = [(number(3)?, wide), (number(4)?, high)];
        let measure = sides.into_iter().min_by(|one, other| (one.1 / one.0).total_cmp(&(other.1 / other.0)))?;
        let scale = measure.1 / measure.0;
        let side = |from: f32, length: f32, pixels: f32| from - (pixels / scale - length) / 2.0;
        let from = Point { x: side(number(1)?, number(3)?, wide), y: side(number(2)?, number(4)?, high) };
        let is_whole = |pixels: f32| (1.0..=16_384.0).contains(&pixels) && pixels.fract() == 0.0;
        let can_be = scale.is_finite() && scale > 0.0 && is_whole(wide) && is_whole(high);
        can_be.then_some((Frame { from, scale, size: (wide as u32, high as u32), measure }, behind))
    }

    /// At which pixel something lies.
    pub(super) fn pixel(&self, at: Point) -> Point {
        at.plus((-self.from.x, -self.from.y).into()).times(self.scale)
    }
}

/// A drawing taken apart.
pub(super) struct Written<'s> {
    pub(super) frame: Frame,
    /// How its root begins: `<svg ...>`.
    head: &'s str,
    /// What that says beside the frame.
    pub(super) manner: &'s str,
    /// What its shapes refer to: `<defs>...</defs>`.
    pub(super) defined: &'s str,
    /// What is painted, one after the other.
    pub(super) shapes: Vec<&'s str>,
}

impl<'s> Written<'s> {
    /// `None`: it holds what only a whole reader of SVG understands.
    pub(super) fn of(svg: &'s str) -> Option<Written<'s>> {
        // Rules about looks may mean any shape.
        if svg.contains("<style") {
            return None;
        }
        let begins = svg.find("<svg ")?;
        let ends = tag_end(svg, begins)?;
        let head = &svg[begins..ends];
        let (frame, manner) = Frame::of(head)?;
        let mut written = Written { frame, head, manner, defined: "", shapes: Vec::with_capacity(512) };
        let mut at = ends;
        loop {
            at += svg[at..].find('<')?;
            if svg[at..].starts_with("</svg>") {
                return Some(written);
            }
            let end = element_end(svg, at)?;
            match &svg[at..end] {
                title if title.starts_with("<title") => {}
                defined if defined.starts_with("<defs") && written.defined.is_empty() => written.defined = defined,
                // What others refer to cannot be painted apart from them.
                shape if shape.contains(" id=\"") => return None,
                shape => written.shapes.push(shape),
            }
            at = end;
        }
    }

    /// Some of its shapes as a drawing of their own.
    pub(super) fn with<'a>(&self, shapes: impl IntoIterator<Item = &'a str>) -> String {
        let mut svg = [self.head, self.defined].concat();
        svg.extend(shapes);
        svg += "</svg>";
        svg
    }

    /// A shape as a drawing of its own, in which the corner of a pixel lies where all is counted from: the same, whichever drawing of this
    /// scale it was taken from.
    pub(super) fn alone(&self, shape: &str) -> String {
        self.measured(self.frame.measure, shape)
    }

    /// The same for a shape that is drawn in pixels: the same in every scale.
    pub(super) fn by_pixels(&self, shape: &str) -> String {
        self.measured((100.0, 100.0), shape)
    }

    fn measured(&self, (units, pixels): (f32, f32), shape: &str) -> String {
        let begins = self.head.split("viewBox=").next().unwrap_or_default();
        let frame = format!(r#"viewBox="0 0 {units} {units}" width="{pixels}" height="{pixels}""#);
        [begins, &frame, self.manner, self.defined, shape, "</svg>"].concat()
    }
}

/// Where an element ends that begins at a place, with all that stands in it.
fn element_end(svg: &str, from: usize) -> Option<usize> {
    let (mut at, mut depth) = (from, 0_usize);
    loop {
        at += svg[at..].find('<')?;
        let end = tag_end(svg, at)?;
        let tag = &svg[at..end];
        match tag {
            // Comments, instructions, texts that are no markup.
            other if other.starts_with("<!") || other.starts_with("<?") => return None,
            closing if closing.starts_with("</") => depth = depth.checked_sub(1)?,
            whole if whole.ends_with("/>") => {}
            _ => depth += 1,
        }
        at = end;
        if depth == 0 {
            return Some(at);
        }
    }
}

/// Where a tag ends that begins at a place: what stands between quotes may hold its sign, too.
fn tag_end(svg: &str, from: usize) -> Option<usize> {
    let mut at = from;
    loop {
        at += svg[at..].find(['>', '"', '\''])?;
        let sign = char::from(svg.as_bytes()[at]);
        at += 1;
        if sign == '>' {
            return Some(at);
        }
        // A sign is sooner found than a text of one.
        at += svg[at..].find(sign)? + 1;
    }
}
