//! SVG to a small PNG: fonts of our own, a palette of few colours.

use std::io::Write;
use std::sync::{Arc, LazyLock};

use flate2::Compression;
use flate2::write::ZlibEncoder;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{ImageHrefResolver, Options, Tree, fontdb};
use skrifa::{FontRef, MetadataProvider};

use super::ground::Layers;
use super::hatch::{self, Hatches};
use super::lines::Stroke;
use super::looks::Colour;
use super::palette::{COLOURS, indexed};
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
    let options = options();
    let (flat, hatches) = hatch::flattened(svg).unzip();
    let picture = painted(flat.as_deref().unwrap_or(svg), &options)?;
    encode(&picture, &hatches.unwrap_or_default())
}

/// What a drawing is read with.
pub(super) fn options() -> Options<'static> {
    // It may come from elsewhere with its board: it shows what it holds, and opens no file of this machine.
    let none = ImageHrefResolver { resolve_string: Box::new(|_, _| None), ..ImageHrefResolver::default() };
    Options {
        fontdb: FONTS.clone(),
        font_family: "DejaVu Sans".into(),
        image_href_resolver: none,
        ..Options::default()
    }
}

/// Paints a drawing without its hatches: what it shares with others is taken from there.
fn painted(svg: &str, options: &Options<'_>) -> Result<Pixmap, PaintError> {
    let Some(written) = Written::of(svg) else { return whole(svg, options) };
    let (wide, high) = written.frame.size;
    let mut picture = Pixmap::new(wide, high).ok_or(PaintError::Size)?;
    let layers = Layers::of(&written.shapes);
    let mut stamps = Stamps::take(&written);
    put(&written, layers.below, (&mut stamps, options), &mut picture)?;
    let has_ground = layers.paint_ground(written.frame, &mut picture).is_some();
    if has_ground {
        put(&written, layers.above, (&mut stamps, options), &mut picture)?;
    }
    stamps.put_back();
    if has_ground { Ok(picture) } else { whole(svg, options) }
}

/// Paints some shapes of a drawing over what a picture shows: those that are remembered and those that are painted by hand one by
/// one, the others together.
fn put(
    written: &Written<'_>,
    shapes: &[&str],
    (stamps, options): (&mut Stamps, &Options<'_>),
    picture: &mut Pixmap,
) -> Result<(), PaintError> {
    let mut together: Vec<&str> = Vec::new();
    for shape in shapes {
        let stamp = stamps.of(written, shape, options);
        let stroke = if stamp.is_none() { Stroke::of(shape, written.frame) } else { None };
        let by_hand = stamp.is_some() || stroke.is_some();
        if by_hand && !together.is_empty() {
            add(&written.with(together.drain(..)), options, picture)?;
        }
        match (stamp, stroke) {
            (Some((stamp, at)), _) => stamp.put(picture, at),
            (None, Some(stroke)) => stroke.put(picture),
            (None, None) => together.push(shape),
        }
    }
    if together.is_empty() { Ok(()) } else { add(&written.with(together), options, picture) }
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

/// How long zlib looks for what repeats itself in a map, which is long runs of few colours: one step more takes half as long again, and
/// saves one byte of twenty-four.
const QUICK: Compression = Compression::new(5);
/// From how many bytes on it pays to look longer.
const LARGE: usize = 80_000;
/// What a picture may weigh, in bytes: a letter has two or three, and a telephone pays for each.
const HEAVIEST: usize = 100_000;

fn encode(pixmap: &Pixmap, hatches: &Hatches) -> Result<Vec<u8>, PaintError> {
    let (places, palette) = indexed(pixmap, hatches, COLOURS[0]);
    let wide = pixmap.width() as usize;
    let quick = written(pixmap, &palette, &deflated(&rows(&places, wide), QUICK)?)?;
    if quick.len() < LARGE {
        return Ok(quick);
    }
    let mut smallest = quick;
    for most in COLOURS {
        let (places, palette) = indexed(pixmap, hatches, most);
        smallest = written(pixmap, &palette, &deflated(&rows(&places, wide), Compression::best())?)?;
        if smallest.len() < HEAVIEST {
            break;
        }
    }
    Ok(smallest)
}

/// The rows of a picture as a PNG holds them.
fn rows(places: &[u8], wide: usize) -> Vec<u8> {
    /// A row begins with how it is told by those above it: not at all.
    const AS_IT_IS: u8 = 0;
    let mut rows = Vec::with_capacity(places.len() + places.len() / wide + 1);
    for row in places.chunks(wide) {
        rows.push(AS_IT_IS);
        rows.extend_from_slice(row);
    }
    rows
}

/// Rows compressed. They are compressed all at once: for each piece that comes, the library makes room ready anew, which takes longer
/// than a row of a map.
fn deflated(rows: &[u8], compression: Compression) -> Result<Vec<u8>, png::EncodingError> {
    let mut encoder = ZlibEncoder::new(Vec::new(), compression);
    encoder.write_all(rows)?;
    Ok(encoder.finish()?)
}

fn written(pixmap: &Pixmap, palette: &[Colour], compressed: &[u8]) -> Result<Vec<u8>, PaintError> {
    let mut out = Vec::new();
    let mut encoder = png::Encoder::new(&mut out, pixmap.width(), pixmap.height());
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_depth(png::BitDepth::Eight);
    encoder.set_palette(palette.concat());
    let mut writer = encoder.write_header()?;
    writer.write_chunk(png::chunk::IDAT, compressed)?;
    writer.finish()?;
    Ok(out)
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
        let (places, palette) = indexed(&pixmap, &Hatches::default(), COLOURS[0]);
        let whole = written(&pixmap, &palette, &deflated(&rows(&places, 1000), Compression::best()).unwrap()).unwrap();
        let bounded = encode(&pixmap, &Hatches::default()).unwrap();
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
