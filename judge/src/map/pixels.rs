//! Pixels of a picture: their colours, side by side and over each other.

use resvg::tiny_skia::{ColorU8, PremultipliedColorU8};

use super::looks::Colour;

/// A colour that nothing is seen through.
pub(super) fn opaque([red, green, blue]: Colour) -> PremultipliedColorU8 {
    ColorU8::from_rgba(red, green, blue, 255).premultiply()
}

/// The first of some pixels, and how many are the same from there on.
pub(super) fn first_run(pixels: &[PremultipliedColorU8]) -> Option<(PremultipliedColorU8, usize)> {
    // Four bytes at once: compared one by one, they take most of the time.
    let number =
        |pixel: &PremultipliedColorU8| u32::from_ne_bytes([pixel.red(), pixel.green(), pixel.blue(), pixel.alpha()]);
    let first = pixels.first()?;
    let own = number(first);
    Some((*first, pixels.iter().position(|pixel| number(pixel) != own).unwrap_or(pixels.len())))
}

/// One colour seen through another.
pub(super) fn over(own: PremultipliedColorU8, below: PremultipliedColorU8) -> PremultipliedColorU8 {
    let left = 255 - u32::from(own.alpha());
    if left == 0 {
        return own;
    }
    // As good as divided by 255, and rounded.
    let part = |own: u8, below: u8| {
        let seen = u32::from(below) * left + 128;
        own.saturating_add(((seen + (seen >> 8)) >> 8) as u8)
    };
    let alpha = part(own.alpha(), below.alpha());
    let [red, green, blue] = [(own.red(), below.red()), (own.green(), below.green()), (own.blue(), below.blue())]
        .map(|(own, below)| part(own, below).min(alpha));
    PremultipliedColorU8::from_rgba(red, green, blue, alpha).unwrap_or(own)
}
