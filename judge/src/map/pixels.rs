//! Pixels of a picture: their colours, side by side and over each other.

use resvg::tiny_skia::{ColorU8, PremultipliedColorU8};

use super::looks::Colour;

/// A colour that nothing is seen through.
pub(super) fn opaque([red, green, blue]: Colour) -> PremultipliedColorU8 {
    ColorU8::from_rgba(red, green, blue, 255).premultiply()
}

/// The first of some pixels, four bytes each, and how many are the same from there on.
pub(super) fn first_run(pixels: &[u8]) -> Option<(&[u8; 4], usize)> {
    let first = pixels.first_chunk()?;
    // Along an edge most stand alone.
    if pixels.get(4..8).is_none_or(|next| next != first) {
        return Some((first, 1));
    }
    // Four at once, for flat colours; then one by one.
    let (one, four) = (u32::from_ne_bytes(*first), u128::from_ne_bytes([*first; 4].as_flattened().try_into().ok()?));
    let (fours, _) = pixels.as_chunks();
    let same = 4 * fours.iter().take_while(|pixels| u128::from_ne_bytes(**pixels) == four).count();
    let (rest, _) = pixels[4 * same..].as_chunks();
    Some((first, same + rest.iter().take_while(|pixel| u32::from_ne_bytes(**pixel) == one).count()))
}

/// The colour of a pixel through which nothing is seen.
pub(super) fn colour([red, green, blue, _]: [u8; 4]) -> Colour {
    [red, green, blue]
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
