//! How powers are told apart: colours that differ in lightness as well as in hue, hatches, tints of what they own.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::{list, text};

/// What makes a power known besides its letter: the colour of its pieces, the ink on them, and a hatch.
///
/// For boards of few powers: any two of the first seven are apart in lightness or hue for eyes without red or green cones too, as pieces and as tints.
const LOOKS: [(&str, &str, &str); 10] = [
    ("#dc6c12", "#1d1a14", "M0 0L8 8M-2 6L2 10M6 -2L10 2"),
    ("#036ecb", "#fff", "M0 4H8"),
    ("#1db5ff", "#1d1a14", "M4 0V8"),
    ("#171213", "#fff", "M0 8L8 0M-2 2L2 -2M6 10L10 6"),
    ("#29cda0", "#1d1a14", "M0 4H8M4 0V8"),
    ("#a8255c", "#fff", "M2 2h1.6v1.6h-1.6zM6 6h1.6v1.6h-1.6z"),
    ("#cde141", "#1d1a14", "M0 0L8 8M-2 6L2 10M6 -2L10 2M0 8L8 0M-2 2L2 -2M6 10L10 6"),
    ("#450baa", "#fff", "M0 2H8M0 6H8"),
    ("#373304", "#fff", "M2 0V8M6 0V8"),
    ("#838383", "#1d1a14", "M4 4m-1.5 0a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0"),
];
/// The same for a board of more than seven powers: quieter, and apart in lightness first. Any two of the first nine are told
/// apart by eyes without red or green cones, as pieces and as tints, and each has a hatch of its own.
const MANY: [(&str, &str, &str); 9] = [
    ("#e3c639", "#1d1a14", "M0 0L8 8M-2 6L2 10M6 -2L10 2"),
    ("#f28b73", "#1d1a14", "M0 4H8"),
    ("#5c5c6e", "#fff", "M4 0V8"),
    ("#346d26", "#fff", "M0 8L8 0M-2 2L2 -2M6 10L10 6"),
    ("#f3f7a1", "#1d1a14", "M2 2h1.6v1.6h-1.6zM6 6h1.6v1.6h-1.6z"),
    ("#4c1719", "#fff", "M0 2H8M0 6H8"),
    ("#5cadb8", "#1d1a14", "M2 0V8M6 0V8"),
    ("#4747d9", "#fff", "M0 4H8M4 0V8"),
    ("#7fa3f7", "#1d1a14", "M0 0L8 8M-2 6L2 10M6 -2L10 2M0 8L8 0M-2 2L2 -2M6 10L10 6"),
];
/// How many powers the first looks are for.
const FEW: usize = 7;
/// Land that nobody owns.
pub(super) const LAND: &str = "#f4eddd";
/// Places that nobody enters.
pub(super) const WALL: &str = "#d9d5ca";
/// The sea of a scheme.
pub(super) const SEA: &str = "#cfdfe9";
/// The look of all powers that are plain: pieces quiet, what they own a shade darker than land, no hatch.
const QUIET: (&str, &str) = ("#e2dccb", "#1d1a14");
/// Colours of the template that no picture may round, however few pixels have them: sea, scenery, borders, marks, paper.
const FIXED: [&str; 13] = [
    LAND, WALL, SEA, "#b9b3a5", "#dbe7ee", "#dcd9d0", "#46687a", "#7ba2b6", "#7f6d50", "#3f6275", "#b00020", "#1d1a14",
    "#fffdf6",
];
/// How much of a power's colour what it owns has, and the hatch over that: where powers are few, and where they are many.
const TINT: f32 = 0.62;
const HATCH: f32 = 0.8;
const TINT_OF_MANY: f32 = 0.46;
const HATCH_OF_MANY: f32 = 0.7;
/// How dark the hatch is over a quiet tint.
const SHADE: f32 = 0.84;

/// A colour's red, green and blue.
pub(super) type Colour = [u8; 3];

/// What a power looks like: colour, ink, hatch.
type Look = (&'static str, &'static str, &'static str);

/// The powers of a board by their letters: the places of their looks, or none for those that are plain.
pub(super) struct Powers {
    places: BTreeMap<String, Option<usize>>,
    is_few: bool,
}

impl Powers {
    /// Looks are given in the order of the powers.
    pub(super) fn of(board: &Value) -> Powers {
        let mut next = 0..;
        let look = |power: &Value| if power["plain"] == true { None } else { next.next() };
        let letters = list(board, "powers").map(|power| text(power, "letter").to_owned());
        let places: BTreeMap<String, Option<usize>> = letters.zip(list(board, "powers").map(look)).collect();
        let is_few = places.values().flatten().count() <= FEW;
        Powers { places, is_few }
    }

    /// What a power owns, and the hatch over that.
    fn ground(&self, fill: &str) -> String {
        mixed(fill, if self.is_few { TINT } else { TINT_OF_MANY })
    }

    fn line(&self, fill: &str) -> String {
        if self.is_few { mixed(fill, HATCH) } else { shaded(fill) }
    }

    fn look(&self, index: usize) -> Look {
        let looks: &[Look] = if self.is_few { &LOOKS } else { &MANY };
        looks[index % looks.len()]
    }

    /// The hatches that the template needs.
    pub(super) fn looks(&self) -> Value {
        let look = |index: usize| {
            let (fill, _, hatch) = self.look(index);
            json!({"index": index, "hatch": hatch, "line": self.line(fill), "ground": self.ground(fill)})
        };
        (0..self.places.values().flatten().count()).map(look).collect()
    }

    /// The colour of a power's pieces, and the ink on them.
    pub(super) fn colours(&self, letter: &str) -> Option<(&'static str, &'static str)> {
        let look = |index: usize| (self.look(index).0, self.look(index).1);
        self.places.get(letter).map(|index| index.map_or(QUIET, look))
    }

    /// Tint and hatch of what a power owns.
    pub(super) fn tint(&self, owner: &str) -> Option<(String, String)> {
        let (fill, _) = self.colours(owner)?;
        let hatch = self.places.get(owner)?.map(|index| format!("hatch{index}"));
        Some((self.ground(fill), hatch.unwrap_or_default()))
    }
}

/// Every colour that means something, in an order that never changes: what one of them is drawn with does not depend on
/// what else a picture shows.
pub(super) fn kept() -> impl Iterator<Item = Colour> {
    let of_few = |fill: &str| [fill.to_owned(), mixed(fill, TINT), mixed(fill, HATCH)];
    let of_many = |fill: &str| [fill.to_owned(), mixed(fill, TINT_OF_MANY), shaded(fill)];
    let few = LOOKS.iter().map(|(fill, _, _)| *fill).chain([QUIET.0]).flat_map(of_few);
    let many = MANY.iter().map(|(fill, _, _)| *fill).chain([QUIET.0]).flat_map(of_many);
    FIXED.map(str::to_owned).into_iter().chain(few).chain(many).map(|hex| channels(&hex))
}

/// A colour mixed with that of land.
fn mixed(colour: &str, share: f32) -> String {
    let mix = |(value, base): (u8, u8)| (f32::from(base) + (f32::from(value) - f32::from(base)) * share).round() as u8;
    let [red, green, blue] = [0, 1, 2].map(|index| mix((channels(colour)[index], channels(LAND)[index])));
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// A colour mixed with that of land, and darker than both.
fn shaded(colour: &str) -> String {
    let [red, green, blue] =
        channels(&mixed(colour, HATCH_OF_MANY)).map(|part| (f32::from(part) * SHADE).round() as u8);
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// Red, green and blue of `#rrggbb`.
pub(super) fn channels(hex: &str) -> Colour {
    let part = |at: usize| u8::from_str_radix(hex.get(at..at + 2).unwrap_or("80"), 16).unwrap_or(0x80);
    [part(1), part(3), part(5)]
}
