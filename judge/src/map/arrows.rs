//! Arrows from deeds: lines that end short of the pieces, heads, crosses where something failed.

use serde_json::{Value, json};

use super::drawing::{Drawing, Point};
use super::text;

/// Lines and marks of one deed; `None` when a place is not on the drawing.
pub(super) fn facts(arrow: &Value, drawing: &Drawing, scene: &Value) -> Option<Value> {
    let failed = arrow["failed"].as_bool().unwrap_or_default();
    let kind = text(arrow, "kind");
    let place = |key: &str| drawing.anchor(text(arrow, key), false);
    let from = place("from")?;
    let mut drawn = json!({
        "kind": if super::list(arrow, "way").next().is_some() { "carried" } else { kind },
        "failed": failed, "line": "", "head": "", "cross": "", "dot": null, "ring": null,
    });
    match kind {
        "move" | "retreat" => {
            let start = if kind == "retreat" { drawing.anchor(text(arrow, "from"), true)? } else { from };
            let to = place("to")?;
            let way: Vec<Point> =
                super::list(arrow, "way").filter_map(|sea| drawing.anchor(sea.as_str()?, false)).collect();
            let (first, last) = (way.first().copied().unwrap_or(to), way.last().copied().unwrap_or(start));
            let (begin, _, _) = shortened(start, first, 11.0, 0.0);
            let (_, tip, along) = shortened(last, to, 0.0, if failed { 20.0 } else { 13.0 });
            let points = [begin].into_iter().chain(way).chain([tip.back(along, 5.0)]);
            drawn["line"] = json!(path(points));
            drawn["head"] = json!(head(tip, along));
            if failed {
                drawn["cross"] = json!(cross(tip.back(along, -5.0)));
            }
        }
        "support" => {
            let (helped, to) = (place("of")?, place("to")?);
            let stays = helped == to;
            let middle = if stays { to } else { between(helped, to, 0.55) };
            let (start, end, along) = shortened(from, middle, 11.0, if stays { 15.0 } else { 4.0 });
            drawn["line"] = json!(path([start, end].into_iter()));
            drawn["dot"] = json!([end.x, end.y]);
            if failed {
                drawn["cross"] = json!(cross(start.back(along, -12.0)));
            }
        }
        "carry" => drawn["ring"] = json!([from.x, from.y]),
        "build" => drawn["ring"] = json!([from.x, from.y]),
        "remove" => drawn["cross"] = json!(cross(drawing.anchor(text(arrow, "from"), is_out(arrow, scene))?)),
        _ => return None,
    }
    Some(drawn)
}

/// Whether the piece that a deed is about was driven out.
fn is_out(arrow: &Value, scene: &Value) -> bool {
    let at = text(arrow, "from");
    super::list(scene, "pieces").any(|piece| text(piece, "at") == at && piece["out"] == true)
}

impl Point {
    /// So far back against a direction.
    fn back(self, along: Point, by: f32) -> Point {
        Point { x: self.x - along.x * by, y: self.y - along.y * by }
    }
}

fn between(one: Point, other: Point, share: f32) -> Point {
    Point { x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share }
}

/// The line from one point to another without so much at each end, and its direction.
fn shortened(from: Point, to: Point, start: f32, end: f32) -> (Point, Point, Point) {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let length = dx.hypot(dy).max(1.0);
    let along = Point { x: dx / length, y: dy / length };
    // Of two places that touch nearly, something of the line stays.
    let most = (length - 6.0).max(0.0) / (start + end);
    let (start, end) = (start * most.min(1.0), end * most.min(1.0));
    (from.back(along, -start), to.back(along, end), along)
}

fn path(points: impl Iterator<Item = Point>) -> String {
    let line = points.map(|at| format!("{:.1} {:.1}", at.x, at.y)).collect::<Vec<_>>().join("L");
    format!("M{line}")
}

fn head(tip: Point, along: Point) -> String {
    let base = tip.back(along, 7.0);
    let (x, y) = (along.y * 3.2, along.x * 3.2);
    format!("M{:.1} {:.1}L{:.1} {:.1}L{:.1} {:.1}z", tip.x, tip.y, base.x - x, base.y + y, base.x + x, base.y - y)
}

fn cross(at: Point) -> String {
    format!("M{:.1} {:.1}l7 7m0 -7l-7 7", at.x - 3.5, at.y - 3.5)
}
