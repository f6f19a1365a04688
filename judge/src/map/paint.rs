//! SVG to a small PNG: fonts of our own, a palette of few colours.

use std::collections::BTreeMap;
use std::io::Write;
use std::sync::{Arc, LazyLock};

use flate2::Compression;
use flate2::write::ZlibEncoder;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{ImageHrefResolver, Options, Tree, fontdb};
use skrifa::{FontRef, MetadataProvider};

use super::ground::Layers;
use super::hatch;
use super::looks::{self, Colour};
use super::pixels::first_run;
use super::stamps::Stamps;
use super::written::Written;

/// A drawing cannot be painted.
#[derive(Debug, thiserror::Error)]
pub enum PaintError {
    /// The SVG, perhaps from a template of the operator's, makes no sense.
    #[error("map.svg makes no picture: {0}")]
    Svg(#[from] resvg::usvg::Error),
    /// It has no size.
    #[error("map.svg makes a picture without a size")]
    Size,
    /// The PNG cannot be written.
    #[error("the picture cannot be written")]
    Png(#[from] png::EncodingError),
}

static FONTS: LazyLock<Arc<fontdb::Database>> = LazyLock::new(|| {
    let mut fonts = fontdb::Database::new();
    fonts.load_font_data(include_bytes!("../../../templates/maps/sans.ttf").to_vec());
    fonts.load_font_data(include_bytes!("../../../templates/maps/bold.ttf").to_vec());
    fonts.load_font_data(include_bytes!("../../../templates/maps/han.ttf").to_vec());
    fonts.set_sans_serif_family("DejaVu Sans");
    Arc::new(fonts)
});

/// Whether our fonts have every letter of a text.
pub fn can_write(text: &str) -> bool {
    let has = |letter: char| {
        FONTS.faces().any(|face| {
            let found = FONTS.with_face_data(face.id, |data, index| {
                FontRef::from_index(data, index).is_ok_and(|font| font.charmap().map(letter).is_some())
            });
            found.unwrap_or_default()
        })
    };
    text.chars().all(has)
}

/// Paints an SVG at its own size.
///
/// # Errors
/// It is no SVG, or has no size.
pub fn png(svg: &str) -> Result<Vec<u8>, PaintError> {
    // A drawing may come from elsewhere with its board: it shows what it holds, and opens no file of this machine.
    let none = ImageHrefResolver { resolve_string: Box::new(|_, _| None), ..ImageHrefResolver::default() };
    let options = Options {
        fontdb: FONTS.clone(),
        font_family: "DejaVu Sans".into(),
        image_href_resolver: none,
        ..Options::default()
    };
    let (flat, hatches) = hatch::flattened(svg).unzip();
    let mut picture = painted(flat.as_deref().unwrap_or(svg), &options)?;
    if let Some(hatches) = hatches {
        hatches.draw(&mut picture);
    }
    encode(&picture)
}

/// Paints a drawing without its hatches: what it shares with others is taken from there.
fn painted(svg: &str, options: &Options<'_>) -> Result<Pixmap, PaintError> {
    let Some(written) = Written::of(svg) else { return whole(svg, options) };
    let (wide, high) = written.frame.size;
    let mut picture = Pixmap::new(wide, high).ok_or(PaintError::Size)?;
    let layers = Layers::of(&written.shapes);
    if !layers.below.is_empty() {
        add(&written.with(layers.below.iter().copied()), options, &mut picture)?;
    }
    if layers.paint_ground(written.frame, &mut picture).is_none() {
        return whole(svg, options);
    }
    let mut stamps = Stamps::take(&written);
    let mut together: Vec<&str> = Vec::new();
    for shape in layers.above {
        let Some((stamp, at)) = stamps.of(&written, shape, options) else {
            together.push(shape);
            continue;
        };
        if !together.is_empty() {
            add(&written.with(together.drain(..)), options, &mut picture)?;
        }
        stamp.put(&mut picture, at);
    }
    stamps.put_back();
    add(&written.with(together), options, &mut picture)?;
    Ok(picture)
}

/// Paints a drawing that shares nothing.
fn whole(svg: &str, options: &Options<'_>) -> Result<Pixmap, PaintError> {
    let tree = Tree::from_str(svg, options)?;
    let size = tree.size().to_int_size();
    let mut picture = Pixmap::new(size.width(), size.height()).ok_or(PaintError::Size)?;
    resvg::render(&tree, Transform::identity(), &mut picture.as_mut());
    Ok(picture)
}

/// Paints a drawing over what a picture shows already.
fn add(svg: &str, options: &Options<'_>, picture: &mut Pixmap) -> Result<(), PaintError> {
    resvg::render(&Tree::from_str(svg, options)?, Transform::identity(), &mut picture.as_mut());
    Ok(())
}

/// How far a colour must be from the others to be one of its own.
const APART: u32 = 900;

/// How many colours a picture keeps: a map has few flat ones, and what lies between two of them at an edge may be near. The
/// fewer, the smaller; fewer are taken where the picture would weigh more than it may.
const COLOURS: [usize; 3] = [48, 32, 16];
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
        let mut others = self.counted.clone();
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

/// Each pixel as its place in a palette of so many colours.
fn indexed(pixmap: &Pixmap, most: usize) -> (Vec<u8>, Vec<Colour>) {
    let mut colours = Colours::default();
    let (mut runs, mut rest) = (Vec::new(), pixmap.pixels());
    while let Some((pixel, length)) = first_run(rest) {
        runs.push((colours.count([pixel.red(), pixel.green(), pixel.blue()], length), length));
        rest = &rest[length..];
    }
    let palette = colours.palette(most);
    let places: Vec<u8> = colours.counted.iter().map(|(colour, _)| nearest(&palette, *colour)).collect();
    let mut indexed = Vec::with_capacity(pixmap.pixels().len());
    for (colour, length) in runs {
        indexed.resize(indexed.len() + length, places[colour]);
    }
    (indexed, palette)
}

/// What takes little time, and leaves little to be saved.
const QUICK: Compression = Compression::new(6);
/// From how many bytes on it pays to look longer for what repeats itself.
const LARGE: usize = 80_000;
/// What a picture may weigh, in bytes: a letter has two or three, and a telephone pays for each.
const HEAVIEST: usize = 100_000;

fn encode(pixmap: &Pixmap) -> Result<Vec<u8>, PaintError> {
    let quick = compressed(pixmap, &indexed(pixmap, COLOURS[0]), QUICK)?;
    if quick.len() < LARGE {
        return Ok(quick);
    }
    let mut smallest = quick;
    for most in COLOURS {
        smallest = compressed(pixmap, &indexed(pixmap, most), Compression::best())?;
        if smallest.len() < HEAVIEST {
            break;
        }
    }
    Ok(smallest)
}

fn compressed(
    pixmap: &Pixmap,
    (indexed, palette): &(Vec<u8>, Vec<Colour>),
    compression: Compression,
) -> Result<Vec<u8>, PaintError> {
    let mut out = Vec::new();
    let mut encoder = png::Encoder::new(&mut out, pixmap.width(), pixmap.height());
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(palette.concat());
    let mut writer = encoder.write_header()?;
    writer.write_chunk(png::chunk::IDAT, &deflated(pixmap, indexed, compression)?)?;
    writer.finish()?;
    Ok(out)
}

/// The rows of a picture as a PNG holds them. They are compressed all at once: for each piece that comes, the library makes room
/// ready anew, which takes longer than a row of a map.
fn deflated(pixmap: &Pixmap, indexed: &[u8], compression: Compression) -> Result<Vec<u8>, png::EncodingError> {
    /// A row begins with how it is told by those above it: not at all.
    const AS_IT_IS: u8 = 0;
    let mut rows = Vec::with_capacity(indexed.len() + pixmap.height() as usize);
    for row in indexed.chunks(pixmap.width() as usize) {
        rows.push(AS_IT_IS);
        rows.extend_from_slice(row);
    }
    let mut encoder = ZlibEncoder::new(Vec::new(), compression);
    encoder.write_all(&rows)?;
    Ok(encoder.finish()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_that_would_weigh_too_much_has_fewer_colours() {
        // Bars at a slant, whose edges are of many colours.
        let bars: String = (0..2_100)
            .map(|bar| {
                let (x, y, colour) = (bar * 31 % 1000, bar * 17 % 700, (bar * 7_919) % 0x100_0000);
                let (to, down) = (x + 13 + bar % 37, y + 29 - bar % 23);
                format!("<line x1='{x}' y1='{y}' x2='{to}' y2='{down}' stroke='#{colour:06x}' stroke-width='2'/>")
            })
            .collect();
        let svg = format!("<svg xmlns='http://www.w3.org/2000/svg' width='1000' height='700'>{bars}</svg>");
        let tree = Tree::from_str(&svg, &Options::default()).unwrap();
        let mut pixmap = Pixmap::new(1000, 700).unwrap();
        resvg::render(&tree, Transform::identity(), &mut pixmap.as_mut());
        let whole = compressed(&pixmap, &indexed(&pixmap, COLOURS[0]), Compression::best()).unwrap();
        let bounded = encode(&pixmap).unwrap();
        assert!(whole.len() > HEAVIEST && bounded.len() < HEAVIEST, "{} and {} bytes", whole.len(), bounded.len());
    }

    #[test]
    fn a_drawing_opens_no_file() {
        let folder = tempfile::tempdir().unwrap();
        let secret = folder.path().join("secret.svg");
        let red = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><rect width='9' height='9' fill='red'/></svg>";
        std::fs::write(&secret, red).unwrap();
        let drawing = |image: &str| {
            let svg = format!(
                "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' \
                width='9' height='9'>{image}</svg>"
            );
            png(&svg).unwrap()
        };
        let empty = drawing("");
        assert_ne!(drawing("<rect width='9' height='9' fill='red'/>"), empty);
        for path in [secret.display().to_string(), format!("file://{}", secret.display())] {
            assert_eq!(drawing(&format!("<image href='{path}' width='9' height='9'/>")), empty);
            assert_eq!(drawing(&format!("<image xlink:href='{path}' width='9' height='9'/>")), empty);
        }
    }
}
