//! Maps: a ruleset's plain facts (places, owners, pieces, arrows) drawn over a drawing of the board.
//!
//! [`svg`] gathers what the template `map.svg` shows; [`png()`] paints it with fonts of our own. A board that has no drawing
//! gets a schematic one from its places' coordinates, or none.

mod arrows;
mod drawing;
mod labels;
mod paint;
mod pieces;

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::language::Language;
use crate::letter::{TemplateError, Templates};
use drawing::{Drawing, Point};

pub use paint::{PaintError, can_write, png};

/// What makes a power known besides its letter: the colour of its pieces, the ink on them, and a hatch.
const LOOKS: [(&str, &str, &str); 10] = [
    ("#d55e00", "#fff", "M0 0L8 8M-2 6L2 10M6 -2L10 2"),
    ("#0072b2", "#fff", "M0 4H8"),
    ("#56b4e9", "#10212b", "M4 0V8"),
    ("#4a4a4a", "#fff", "M0 8L8 0M-2 2L2 -2M6 10L10 6"),
    ("#009e73", "#fff", "M0 4H8M4 0V8"),
    ("#cc79a7", "#2a0f1e", "M2 2h1.6v1.6h-1.6zM6 6h1.6v1.6h-1.6z"),
    ("#f0e442", "#2b2905", "M0 0L8 8M-2 6L2 10M6 -2L10 2M0 8L8 0M-2 2L2 -2M6 10L10 6"),
    ("#7b4fa3", "#fff", "M0 2H8M0 6H8"),
    ("#8a6d3b", "#fff", "M2 0V8M6 0V8"),
    ("#c0c7cf", "#1d1a14", "M4 4m-1.5 0a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0 -3 0"),
];
const LAND: [u8; 3] = [0xf4, 0xed, 0xdd];
/// The look of all powers that are plain: pieces quiet, what they own a shade darker than land, no hatch.
const QUIET: (&str, &str) = ("#e2dccb", "#1d1a14");
/// How much of a power's colour what it owns has, and the hatch over that.
const TINT: f32 = 0.52;
const HATCH: f32 = 0.75;

/// Draws a map: `board` holds the board's name, powers and places, `names` their names in other languages, `scene` the
/// owners, pieces and arrows. `None`: there is
/// neither a drawing of this board nor coordinates to make one of.
///
/// # Errors
/// The template asks for a fact that is not there.
pub fn svg(
    templates: &Templates,
    (board, names): (&Value, &Value),
    scene: &Value,
    (title, language): (&str, Language),
) -> Result<Option<String>, TemplateError> {
    let Some(drawing) = Drawing::of(board) else { return Ok(None) };
    let powers = Powers::of(board);
    let mut facts = drawing.scenery();
    facts["title"] = json!(title);
    facts["powers"] = powers.looks();
    facts["areas"] = drawing.areas.iter().map(|area| area_facts(area, &powers, scene)).collect();
    facts["nodes"] = drawing.nodes.iter().map(|node| node_facts(node, &powers, scene)).collect();
    facts["dots"] = drawing.dots.iter().map(|(id, at)| dot(id, *at, &powers, scene)).collect();
    facts["pieces"] = pieces::pieces(scene, &drawing, &powers);
    facts["marks"] = pieces::marks(scene, &drawing);
    facts["due"] = list(scene, "due").filter_map(|due| due_facts(due, &drawing)).collect();
    facts["arrows"] = list(scene, "arrows").filter_map(|arrow| arrows::facts(arrow, &drawing, scene)).collect();
    for label in facts["labels"].as_array_mut().into_iter().flatten() {
        labels::put(label, board, &names[language.board()], &drawing.dots);
    }
    Ok(Some(templates.write("map.svg", language, &facts)?))
}

fn list<'a>(value: &'a Value, key: &str) -> impl Iterator<Item = &'a Value> {
    value[key].as_array().into_iter().flatten()
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_default()
}

/// The powers of a board by their letters: the places of their looks, or none for those that are plain.
struct Powers(BTreeMap<String, Option<usize>>);

impl Powers {
    /// Looks are given in the order of the powers.
    fn of(board: &Value) -> Powers {
        let mut next = 0..;
        let look = |power: &Value| if power["plain"] == true { None } else { next.next() };
        let letters = list(board, "powers").map(|power| text(power, "letter").to_owned());
        Powers(letters.zip(list(board, "powers").map(look)).collect())
    }

    fn looks(&self) -> Value {
        let look = |index: usize| {
            let (fill, _, hatch) = LOOKS[index % LOOKS.len()];
            json!({"index": index, "hatch": hatch, "line": mixed(fill, HATCH)})
        };
        (0..self.0.values().flatten().count()).map(look).collect()
    }

    /// The colour of a power's pieces, and the ink on them.
    fn colours(&self, letter: &str) -> Option<(&'static str, &'static str)> {
        let look = |index: usize| (LOOKS[index % LOOKS.len()].0, LOOKS[index % LOOKS.len()].1);
        self.0.get(letter).map(|index| index.map_or(QUIET, look))
    }

    /// Tint and hatch of what a power owns.
    fn tint(&self, owner: &str) -> Option<(String, String)> {
        let (fill, _) = self.colours(owner)?;
        let hatch = self.0.get(owner)?.map(|index| format!("hatch{index}"));
        Some((mixed(fill, TINT), hatch.unwrap_or_default()))
    }
}

/// A colour mixed with that of land.
fn mixed(colour: &str, share: f32) -> String {
    let channel = |index: usize| {
        let hex = colour.get(1 + 2 * index..3 + 2 * index).unwrap_or("80");
        let value = f32::from(u8::from_str_radix(hex, 16).unwrap_or(0x80));
        let base = f32::from(LAND[index]);
        (base + (value - base) * share).round() as u8
    };
    format!("#{:02x}{:02x}{:02x}", channel(0), channel(1), channel(2))
}

fn area_facts(area: &drawing::Area, powers: &Powers, scene: &Value) -> Value {
    let plain = if area.kind == "wall" {
        ("#d9d5ca".to_owned(), "wall".to_owned())
    } else {
        ("#f4eddd".to_owned(), String::new())
    };
    let (fill, hatch) = powers.tint(text(&scene["owners"], &area.id)).unwrap_or(plain);
    json!({"kind": area.kind, "path": area.path, "fill": fill, "hatch": hatch})
}

fn node_facts(node: &drawing::Node, powers: &Powers, scene: &Value) -> Value {
    let plain = if node.sea { "#cfdfe9" } else { "#f4eddd" };
    let (fill, hatch) = powers.tint(text(&scene["owners"], &node.id)).unwrap_or((plain.to_owned(), String::new()));
    json!({"x": node.at.x, "y": node.at.y, "fill": fill, "hatch": hatch})
}

fn dot(id: &str, at: Point, powers: &Powers, scene: &Value) -> Value {
    let owner = powers.colours(text(&scene["owners"], id));
    json!({"x": at.x, "y": at.y, "fill": owner.map_or("#fffdf6", |(fill, _)| fill)})
}

/// Where somebody may go or be built: a dotted ring, and a dotted line from where he must leave.
fn due_facts(due: &Value, drawing: &Drawing) -> Option<Value> {
    let to = drawing.anchor(text(due, "to"), false)?;
    let from = due["from"].as_str().and_then(|from| drawing.anchor(from, true));
    let line = from.map(|from| format!("M{:.1} {:.1}L{:.1} {:.1}", from.x, from.y, to.x, to.y));
    Some(json!({"x": to.x, "y": to.y, "line": line, "build": from.is_none()}))
}
