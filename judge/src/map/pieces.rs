//! What stands at a place: pieces side by side, what is written on them, and signs.

use serde_json::{Value, json};

use super::drawing::{Drawing, Point};
use super::{Powers, list, text};

/// How many things lie side by side, and how far apart.
const ROW: usize = 3;
const APART: Point = Point { x: 24.0, y: 19.0 };
const SIGNS_APART: Point = Point { x: 14.0, y: 14.0 };
/// How far above a piece signs begin.
const ABOVE: f32 = 17.0;

/// All pieces that stand at places of the drawing and belong to a power of the board.
pub(super) fn pieces(scene: &Value, drawing: &Drawing, powers: &Powers) -> Value {
    let place = |piece: &Value| (text(piece, "at").to_owned(), is_out(piece));
    let places: Vec<(String, bool)> = list(scene, "pieces").map(place).collect();
    let drawn = list(scene, "pieces").enumerate().filter_map(|(index, told)| {
        let (at, out) = &places[index];
        let anchor = drawing.anchor(at, *out)?;
        piece(told, anchor.plus(beside(&places, index, APART)), powers)
    });
    drawn.collect()
}

/// All signs at places of the drawing. What one looks like only the template knows.
pub(super) fn marks(scene: &Value, drawing: &Drawing) -> Value {
    let places: Vec<&str> = list(scene, "marks").map(|mark| text(mark, "at")).collect();
    let drawn = list(scene, "marks").enumerate().filter_map(|(index, mark)| {
        let at = drawing.anchor(places[index], false)?.plus(beside(&places, index, SIGNS_APART));
        Some(json!({"x": at.x, "y": at.y - ABOVE, "sign": text(mark, "sign")}))
    });
    drawn.collect()
}

fn is_out(piece: &Value) -> bool {
    piece["out"].as_bool().unwrap_or_default()
}

/// How far one of several things of a place is from the middle of them: they lie in rows, the lowest one first.
fn beside<P: PartialEq>(places: &[P], index: usize, apart: Point) -> Point {
    let before = places[..index].iter().filter(|place| **place == places[index]).count();
    let all = places.iter().filter(|place| **place == places[index]).count();
    let (row, in_row) = (before / ROW, (all - before / ROW * ROW).min(ROW));
    let middle = (in_row - 1) as f32 / 2.0;
    Point { x: ((before % ROW) as f32 - middle) * apart.x, y: -(row as f32) * apart.y }
}

fn piece(piece: &Value, at: Point, powers: &Powers) -> Option<Value> {
    let letter = text(piece, "power");
    let (fill, ink) = powers.colours(letter)?;
    let hull = text(piece, "shape") == "hull";
    let (path, below) = if hull { (hull_path(at), 5.2) } else { (block_path(at), 4.4) };
    let written = text(piece, "text");
    // A plate as wide as what is written on it.
    let wide = written.chars().count() as f32 * 5.6 + 5.0;
    let plate = (!written.is_empty()).then(|| json!({"x": at.x - wide / 2.0, "y": at.y + 4.6, "wide": wide}));
    let (x, y) = (at.x, at.y + below);
    Some(json!({
        "path": path, "fill": fill, "ink": ink, "letter": letter, "x": x, "y": y, "out": is_out(piece),
        "text": written, "plate": plate,
    }))
}

fn block_path(at: Point) -> String {
    format!(
        "M{:.1} {:.1}h14a3 3 0 0 1 3 3v10a3 3 0 0 1 -3 3h-14a3 3 0 0 1 -3 -3v-10a3 3 0 0 1 3 -3z",
        at.x - 7.0,
        at.y - 8.0
    )
}

fn hull_path(at: Point) -> String {
    let (x, y) = (at.x - 13.0, at.y - 3.8);
    format!("M{x:.1} {y:.1}h6.2l1.6 -4.4h10.4l1.6 4.4h6.2l-5.2 10a3 3 0 0 1 -2.7 1.6h-10.2a3 3 0 0 1 -2.7 -1.6z")
}
