//! Which part of a board is drawn: all of it, or where some powers stand, close enough to be seen on a telephone.

use std::collections::BTreeSet;

use serde_json::Value;

use super::area::{Area, Point};
use super::drawing::Drawing;
use super::{Plan, list, point, spot, text};

/// How wide a part may be, in pixels of the drawing: few measures, so that what stands in one can be used in the next.
const MEASURES: [f32; 4] = [260.0, 325.0, 416.0, super::PART];
/// A part is at least so high, and by steps of so much higher: in all measures that is whole pixels.
const LEAST: f32 = MEASURES[0];
const STEP: f32 = 20.0;
/// With its neighbours it is at most so wide; without them it may be wider.
const WIDEST: f32 = 520.0;
/// How much of the board is left around the outermost place.
const MARGIN: f32 = 42.0;
/// How far anything that is drawn at a point reaches, in pixels of the whole map.
const REACH: f32 = 60.0;
/// Of a part that is nearly the whole board there is no picture of its own.
const NEARLY_ALL: f32 = 0.75;

/// The rectangle that is drawn; `None` when the powers have nothing on the board, or nearly all of it.
pub(super) fn window(plan: &Plan<'_>, drawing: &Drawing) -> Option<Area> {
    let (width, height) = drawing.size;
    let whole = Area { from: Point::default(), to: Point { x: width, y: height } };
    if plan.part.is_empty() {
        return Some(whole);
    }
    let own = own_places(plan);
    let near = neighbours(plan.board, &own);
    let wide = about(&near, drawing, whole).filter(|area| area.to.x - area.from.x <= WIDEST);
    let area = wide.or_else(|| about(&own, drawing, whole))?;
    let is_small = area.to.x - area.from.x <= width * NEARLY_ALL && area.to.y - area.from.y <= height * NEARLY_ALL;
    // Where it would be no larger than on the whole map, a picture of its own shows nothing.
    (is_small && area.to.x - area.from.x <= super::PART).then_some(area)
}

/// Where the powers have pieces and what they own, and where they may go.
fn own_places(plan: &Plan<'_>) -> BTreeSet<String> {
    let is_own = |letter: &str| plan.part.iter().any(|own| own == letter);
    let pieces = list(plan.scene, "pieces").filter(|piece| is_own(text(piece, "power"))).map(|piece| text(piece, "at"));
    let owners = plan.scene["owners"].as_object().into_iter().flatten();
    let owned = owners.filter(|(_, owner)| owner.as_str().is_some_and(is_own)).map(|(place, _)| place.as_str());
    pieces.chain(owned).map(str::to_owned).collect()
}

/// Places and all that touch them.
fn neighbours(board: &Value, own: &BTreeSet<String>) -> BTreeSet<String> {
    let base = |at: &str| at.split('/').next().unwrap_or_default().to_owned();
    let own_places: BTreeSet<String> = own.iter().map(|at| base(at)).collect();
    let places = list(board, "places").filter(|place| own_places.contains(text(place, "id")));
    let id = |near: &Value| near.as_str().unwrap_or(text(near, "to")).to_owned();
    let near = places.flat_map(|place| list(place, "near")).map(id);
    near.chain(own.iter().cloned()).collect()
}

/// The rectangle about some places, on the board, and no narrower than a part may be.
fn about(places: &BTreeSet<String>, drawing: &Drawing, whole: Area) -> Option<Area> {
    let points: Vec<Point> = places.iter().filter_map(|at| drawing.anchor(at, false)).collect();
    let first = *points.first()?;
    let mut area = Area { from: first, to: first };
    for at in points {
        area.from = Point { x: area.from.x.min(at.x), y: area.from.y.min(at.y) };
        area.to = Point { x: area.to.x.max(at.x), y: area.to.y.max(at.y) };
    }
    let measured = |length: f32| MEASURES.into_iter().find(|wide| *wide >= length).unwrap_or(length);
    let (left, right) = side((area.from.x, area.to.x), whole.to.x, measured);
    let (top, bottom) = side((area.from.y, area.to.y), whole.to.y, |length| (length.max(LEAST) / STEP).ceil() * STEP);
    Some(Area { from: Point { x: left, y: top }, to: Point { x: right, y: bottom } })
}

/// A side with its margin, moved into the board.
fn side((from, to): (f32, f32), all: f32, length: impl Fn(f32) -> f32) -> (f32, f32) {
    let length = length(to - from + 2.0 * MARGIN).min(all);
    let start = ((from + to - length) / 2.0).clamp(0.0, all - length);
    (start.round(), (start + length).round())
}

/// Leaves out of what a template is told whatever lies beside the part: most of a board, which would be written and read for nothing.
pub(super) fn leave_out_unseen(facts: &mut Value, window: Area, scale: f32) {
    let reach = 2.0 * REACH * scale;
    let is_seen = |drawn: &Value| {
        let rooms = points(drawn).into_iter().map(|at| Area::about(at, reach, reach));
        drawn["line"].is_string() || rooms.reduce(Area::with).is_some_and(|room| room.meets(window))
    };
    for kind in ["centres", "pieces", "due", "arrows"] {
        if let Some(all) = facts[kind].as_array_mut() {
            all.retain(is_seen);
        }
    }
}

/// The points at which something is drawn: one alone, a piece's, or an arrow's.
fn points(drawn: &Value) -> Vec<Point> {
    let arrow = ["ring", "cross", "dot", "lead"].map(|part| &drawn[part]);
    let lines = list(drawn, "points").chain(list(&drawn["head"], "corners"));
    let points = lines.chain(arrow).chain([drawn]).filter_map(point);
    points.chain(spot(drawn)).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_reaches_into_a_part_is_told_and_what_lies_beside_it_is_not() {
        let window = Area { from: Point { x: 100.0, y: 100.0 }, to: Point { x: 300.0, y: 300.0 } };
        let piece = |x: f32| json!({"x": x, "y": 200.0});
        let (through, beside) =
            (json!({"points": [[0.0, 200.0], [400.0, 200.0]]}), json!({"points": [[0.0, 0.0], [400.0, 0.0]]}));
        let mut facts = json!({
            "pieces": [piece(30.0), piece(60.0), piece(200.0), {"x": 500.0, "y": 200.0, "lead": [250.0, 200.0]}],
            "arrows": [through, beside, {"points": [], "ring": [310.0, 200.0]}],
            "centres": [[200.0, 200.0], [900.0, 200.0]], "due": [{"x": 900.0, "y": 0.0, "line": "M0 0L900 0"}],
        });
        leave_out_unseen(&mut facts, window, 1.0);
        assert_eq!(
            facts["pieces"],
            json!([piece(60.0), piece(200.0), {"x": 500.0, "y": 200.0, "lead": [250.0, 200.0]}])
        );
        assert_eq!(facts["arrows"], json!([through, {"points": [], "ring": [310.0, 200.0]}]));
        assert_eq!(facts["centres"], json!([[200.0, 200.0]]));
        assert_eq!(facts["due"].as_array().map(Vec::len), Some(1));
    }
}
