//! SVG to a small PNG: fonts of our own, a palette of few colours.

use std::io::Write;
use std::sync::{Arc, LazyLock};

use flate2::Compression;
use flate2::write::ZlibEncoder;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{ImageHrefResolver, Options, Tree, fontdb};
use skrifa::{FontRef, MetadataProvider};

use super::canvas::Canvas;
use super::ground::Layers;
use super::hatch::{self, Hatches};
use super::lines::Stroke;
use super::looks::Colour;
use super::palette::{COLOURS, Shown};
use super::stamps::{Stamp, Stamps};
use super::strips;
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
    let files: [&'static [u8]; 3] = [
        include_bytes!("../../../templates/maps/sans.ttf"),
        include_bytes!("../../../templates/maps/bold.ttf"),
        include_bytes!("../../../templates/maps/han.ttf"),
    ];
    for file in files {
        // Read where it lies.
        fonts.load_font_source(fontdb::Source::Binary(Arc::new(file)));
    }
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
    let hatches = hatches.unwrap_or_default();
    let mut shown = Shown::none(&hatches);
    paint(flat.as_deref().unwrap_or(svg), &options, &mut shown)?;
    shown.hatch(&hatches);
    encode(&shown, &hatches)
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
fn paint(svg: &str, options: &Options<'_>, shown: &mut Shown) -> Result<(), PaintError> {
    let Some(written) = Written::of(svg) else { return whole(svg, options, shown) };
    let layers = Layers::of(&written.shapes);
    let Some(ground) = layers.ground(written.frame) else { return whole(svg, options, shown) };
    let mut stamps = Stamps::take(&written);
    let [below, above] = [layers.below, layers.above].map(|shapes| marks(&written, shapes, (&mut stamps, options)));
    stamps.put_back();
    let (below, above) = (below?, above?);
    let mut picture = Canvas::of(written.frame.size).ok_or(PaintError::Size)?;
    loop {
        below.iter().for_each(|mark| mark.put(&mut picture));
        ground.paint(&mut picture);
        above.iter().for_each(|mark| mark.put(&mut picture));
        shown.add(&picture);
        if !picture.next() {
            return Ok(());
        }
    }
}

/// What is painted over a picture: something that is remembered, something that is painted by hand, or a drawing.
enum Mark {
    Stamp(Arc<Stamp>, (i32, i32)),
    Stroke(Stroke),
    Drawing(Box<Tree>),
}

impl Mark {
    fn put(&self, picture: &mut Canvas) {
        match self {
            Mark::Stamp(stamp, at) => stamp.put(picture, *at),
            Mark::Stroke(stroke) => stroke.put(picture),
            Mark::Drawing(tree) => {
                let room = tree.root().abs_layer_bounding_box();
                if room.top() - 1.0 < picture.bottom() as f32 && room.bottom() + 1.0 > picture.top() as f32 {
                    let away = Transform::from_translate(0.0, -(picture.top() as f32));
                    resvg::render(tree, away, &mut picture.pixmap.as_mut());
                }
            }
        }
    }
}

/// Some shapes of a drawing: those that are remembered and those that are painted by hand one by one, the others together.
fn marks(
    written: &Written<'_>,
    shapes: &[&str],
    (stamps, options): (&mut Stamps, &Options<'_>),
) -> Result<Vec<Mark>, PaintError> {
    let (mut marks, mut together) = (Vec::with_capacity(shapes.len()), Vec::new());
    let drawing = |together: &mut Vec<&str>| {
        let svg = written.with(together.drain(..));
        Tree::from_str(&svg, options).map(|tree| Mark::Drawing(Box::new(tree)))
    };
    for shape in shapes {
        let stamp = strips::of(written, shape, options).or_else(|| stamps.of(written, shape, options));
        let mark = stamp.map(|(stamp, at)| Mark::Stamp(stamp, at));
        let Some(mark) = mark.or_else(|| Stroke::of(shape, written.frame).map(Mark::Stroke)) else {
            together.push(*shape);
            continue;
        };
        if !together.is_empty() {
            marks.push(drawing(&mut together)?);
        }
        marks.push(mark);
    }
    if !together.is_empty() {
        marks.push(drawing(&mut together)?);
    }
    Ok(marks)
}

/// Paints a drawing that shares nothing.
fn whole(svg: &str, options: &Options<'_>, shown: &mut Shown) -> Result<(), PaintError> {
    let tree = Tree::from_str(svg, options)?;
    let size = tree.size().to_int_size();
    let mut picture = Pixmap::new(size.width(), size.height()).ok_or(PaintError::Size)?;
    resvg::render(&tree, Transform::identity(), &mut picture.as_mut());
    shown.add(&Canvas::whole(picture));
    Ok(())
}

/// How long zlib looks for what repeats itself in a map, which is long runs of few colours: one step more takes half as long again, and
/// saves one byte of twenty-four.
const QUICK: Compression = Compression::new(5);
/// From how many bytes on it pays to look longer.
const LARGE: usize = 80_000;
/// What a picture may weigh, in bytes: a letter has two or three, and a telephone pays for each.
const HEAVIEST: usize = 100_000;

fn encode(shown: &Shown, hatches: &Hatches) -> Result<Vec<u8>, PaintError> {
    let (rows, palette) = shown.indexed(hatches, COLOURS[0]);
    let quick = written(shown.size(), &palette, &deflated(&rows, QUICK)?)?;
    if quick.len() < LARGE {
        return Ok(quick);
    }
    let mut smallest = quick;
    for most in COLOURS {
        let (rows, palette) = shown.indexed(hatches, most);
        smallest = written(shown.size(), &palette, &deflated(&rows, Compression::best())?)?;
        if smallest.len() < HEAVIEST {
            break;
        }
    }
    Ok(smallest)
}

/// Rows compressed. They are compressed all at once: for each piece that comes, the library makes room ready anew, which takes longer
/// than a row of a map.
fn deflated(rows: &[u8], compression: Compression) -> Result<Vec<u8>, png::EncodingError> {
    let mut encoder = ZlibEncoder::new(Vec::new(), compression);
    encoder.write_all(rows)?;
    Ok(encoder.finish()?)
}

fn written((wide, high): (u32, u32), palette: &[Colour], compressed: &[u8]) -> Result<Vec<u8>, PaintError> {
    let mut out = Vec::new();
    let mut encoder = png::Encoder::new(&mut out, wide, high);
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
        let mut shown = Shown::none(&Hatches::default());
        shown.add(&Canvas::whole(pixmap));
        let (rows, palette) = shown.indexed(&Hatches::default(), COLOURS[0]);
        let whole = written(shown.size(), &palette, &deflated(&rows, Compression::best()).unwrap()).unwrap();
        let bounded = encode(&shown, &Hatches::default()).unwrap();
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
