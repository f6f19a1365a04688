//! What stands at a place: pieces side by side.

use serde_json::{Value, json};

use super::area::Point;
use super::drawing::Drawing;
use super::stacks::is_stack;
use super::{Powers, list, text};

/// How many things lie side by side, and how far apart.
const ROW: usize = 3;
const APART: Point = Point { x: 24.0, y: 19.0 };

/// How large a piece is that was driven out or is gone, of one that stands.
const SMALLER: f32 = 0.75;

/// All pieces that stand at places of the drawing and belong to a power of the board.
pub(super) fn pieces(scene: &Value, drawing: &Drawing, powers: &Powers, scale: f32) -> Vec<Value> {
    let place = |piece: &Value| (text(piece, "at").to_owned(), is_aside(piece, scene));
    let places: Vec<(String, bool)> = list(scene, "pieces").map(place).collect();
    let drawn = list(scene, "pieces").enumerate().filter_map(|(index, told)| {
        let (at, aside) = &places[index];
        if is_stack(told) {
            return None;
        }
        let stands = drawing.anchor(at, false)?;
        let anchor = if *aside { stands.toward(drawing.anchor(at, true)?, scale) } else { stands };
        let own = if *aside || is_gone(told) { scale * SMALLER } else { scale };
        let mut drawn = piece(told, powers)?;
        let at = anchor.plus(beside(&places, index, APART).times(scale));
        (drawn["x"], drawn["y"], drawn["scale"]) = (json!(at.x), json!(at.y), json!(own));
        drawn["at"] = told["at"].clone();
        Some(drawn)
    });
    drawn.collect()
}

fn is_gone(piece: &Value) -> bool {
    piece["gone"].as_bool().unwrap_or_default()
}

/// Whether a piece lies beside its place: it was driven out, or is gone and another one stands there.
fn is_aside(piece: &Value, scene: &Value) -> bool {
    let place = |piece: &Value| text(piece, "at").split('/').next().map(str::to_owned);
    let stands = |other: &Value| !is_gone(other) && other["out"] != true && place(other) == place(piece);
    piece["out"] == true || is_gone(piece) && list(scene, "pieces").any(stands)
}

/// How far one of several things of a place is from the middle of them: they lie in rows, the lowest one first.
fn beside<P: PartialEq>(places: &[P], index: usize, apart: Point) -> Point {
    let before = places[..index].iter().filter(|place| **place == places[index]).count();
    let all = places.iter().filter(|place| **place == places[index]).count();
    let (row, in_row) = (before / ROW, (all - before / ROW * ROW).min(ROW));
    let middle = (in_row - 1) as f32 / 2.0;
    Point { x: ((before % ROW) as f32 - middle) * apart.x, y: -(row as f32) * apart.y }
}

/// What a piece looks like, about a point in its middle.
fn piece(piece: &Value, powers: &Powers) -> Option<Value> {
    let letter = text(piece, "power");
    let (fill, ink) = powers.colours(letter)?;
    Some(json!({
        "stack": false, "lead": null, "hull": text(piece, "shape") == "hull", "fill": fill, "ink": ink, "letter": letter,
        "out": piece["out"] == true, "gone": is_gone(piece),
    }))
}
