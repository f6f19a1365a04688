//! Arrows from deeds: lines that end short of the pieces, heads, crosses where something failed.
//!
//! Attacks against each other run side by side, fleets go round land where the drawing knows how, and what succeeded is
//! drawn over what failed.

use serde_json::{Value, json};

use super::area::Point;
use super::drawing::Drawing;
use super::stacks::is_stack;
use super::{list, text};

/// How far to its right side an attack is shifted that another one comes against.
const ASIDE: f32 = 4.0;
/// How long a head is, and how far it reaches to each side.
const HEAD: (f32, f32) = (7.0, 3.2);

/// All deeds of a scene that are drawn, those that failed first.
pub(super) fn arrows(scene: &Value, drawing: &Drawing, scale: f32) -> Vec<Value> {
    let mut deeds: Vec<&Value> = list(scene, "arrows").collect();
    deeds.sort_by_key(|deed| !has_failed(deed));
    let stacked = list(scene, "pieces").any(is_stack);
    deeds.into_iter().filter_map(|deed| Deed { deed, scene, drawing, stacked, scale }.facts()).collect()
}

fn has_failed(deed: &Value) -> bool {
    deed["failed"].as_bool().unwrap_or_default()
}

/// How far from its middle a mark of a stack ends, to its sides and up or down.
const MARK: (f32, f32) = (22.0, 10.0);

/// How an arrow ends: short of a piece, or of a mark.
#[derive(Clone, Copy)]
enum End {
    Start,
    Done,
    Failed,
}

/// One deed about to be drawn.
struct Deed<'a> {
    deed: &'a Value,
    scene: &'a Value,
    drawing: &'a Drawing,
    /// Whether pieces are marks of stacks.
    stacked: bool,
    /// How large pieces are drawn.
    scale: f32,
}

impl Deed<'_> {
    /// Lines and marks; `None` when a place is not on the drawing.
    fn facts(&self) -> Option<Value> {
        let kind = text(self.deed, "kind");
        let from = self.place("from")?;
        let mut drawn = json!({
            "kind": if kind == "move" && list(self.deed, "way").next().is_some() { "carried" } else { kind },
            "from": text(self.deed, "from"), "failed": has_failed(self.deed), "points": [], "head": null, "cross": null, "dot": null, "ring": null,
        });
        match kind {
            "move" | "retreat" | "march" | "ride" | "ferry" | "sail" => self.goes(&mut drawn)?,
            "support" => self.helps(&mut drawn)?,
            "carry" | "build" | "fight" => drawn["ring"] = json!([from.x, from.y]),
            _ => return None,
        }
        Some(drawn)
    }

    fn place(&self, key: &str) -> Option<Point> {
        self.drawing.anchor(text(self.deed, key), false)
    }

    fn goes(&self, drawn: &mut Value) -> Option<()> {
        let failed = has_failed(self.deed);
        let start = self.drawing.anchor(text(self.deed, "from"), text(self.deed, "kind") == "retreat")?;
        let to = self.place("to")?;
        let way = self.way();
        let (first, last) = (way.first().copied().unwrap_or(to), way.last().copied().unwrap_or(start));
        let (begin, _, _) = shortened(start, first, self.gap(End::Start, start, first), 0.0);
        let end = self.gap(if failed { End::Failed } else { End::Done }, last, to);
        let (_, tip, along) = shortened(last, to, 0.0, end);
        let aside = if self.is_met() { along.right(ASIDE * self.scale) } else { Point::default() };
        let (begin, tip) = (begin.plus(aside), tip.plus(aside));
        let line = [begin].into_iter().chain(way).chain([tip.back(along, 5.0 * self.scale)]);
        drawn["points"] = pairs(line);
        let (behind, half) = (tip.back(along, HEAD.0 * self.scale), along.right(HEAD.1 * self.scale));
        let corners = [tip, behind.plus(half), behind.plus(half.times(-1.0))].into_iter();
        let turn = along.y.atan2(along.x).to_degrees();
        drawn["head"] = json!({"x": tip.x, "y": tip.y, "turn": turn, "corners": pairs(corners)});
        if failed {
            drawn["cross"] = pair(tip.back(along, -5.0 * self.scale));
        }
        Some(())
    }

    /// How far from the middle of a place a line begins or ends.
    fn gap(&self, end: End, from: Point, to: Point) -> f32 {
        let more = match end {
            End::Start => 0.0,
            End::Done => 4.0,
            End::Failed => 9.0,
        };
        if !self.stacked {
            return (11.0 + more) * self.scale;
        }
        let far = from.far(to).max(1.0);
        let (across, up) = ((to.x - from.x).abs() / far, (to.y - from.y).abs() / far);
        ((MARK.0 / across.max(0.01)).min(MARK.1 / up.max(0.01)) + more) * self.scale
    }

    /// The points between both ends: seas that carried an army, and bends round land.
    fn way(&self) -> Vec<Point> {
        let seas = list(self.deed, "way").filter_map(Value::as_str);
        let ends: Vec<&str> =
            [text(self.deed, "from")].into_iter().chain(seas).chain([text(self.deed, "to")]).collect();
        let mut way = Vec::new();
        for leg in ends.windows(2) {
            way.extend(self.drawing.bends(leg[0], leg[1]));
            way.extend(self.drawing.anchor(leg[1], false));
        }
        way.pop();
        way
    }

    /// Whether another attack comes the same way against it.
    fn is_met(&self) -> bool {
        let place = |deed: &Value, key: &str| text(deed, key).split('/').next().map(str::to_owned);
        let (from, to) = (place(self.deed, "from"), place(self.deed, "to"));
        let against = |other: &&Value| text(other, "kind") == "move" && other["way"] == self.deed["way"];
        let mut others = list(self.scene, "arrows").filter(against);
        others.any(|other| place(other, "from") == to && place(other, "to") == from)
    }

    fn helps(&self, drawn: &mut Value) -> Option<()> {
        let (from, helped, to) = (self.place("from")?, self.place("of")?, self.place("to")?);
        let stays = helped == to;
        let middle = if stays { to } else { between(helped, to, 0.55) };
        let short = if stays { self.gap(End::Done, from, middle) } else { 4.0 * self.scale };
        let (start, end, along) = shortened(from, middle, self.gap(End::Start, from, middle), short);
        drawn["points"] = pairs([start, end].into_iter());
        drawn["dot"] = pair(end);
        if has_failed(self.deed) {
            drawn["cross"] = pair(start.back(along, -12.0 * self.scale));
        }
        Some(())
    }
}

impl Point {
    /// So far back against a direction.
    fn back(self, along: Point, by: f32) -> Point {
        Point { x: self.x - along.x * by, y: self.y - along.y * by }
    }

    /// So far to the right side of a direction.
    fn right(self, by: f32) -> Point {
        Point { x: -self.y * by, y: self.x * by }
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
    let most = (length - 6.0).max(0.0) / (start + end).max(1.0);
    let (start, end) = (start * most.min(1.0), end * most.min(1.0));
    (from.back(along, -start), to.back(along, end), along)
}

fn pair(at: Point) -> Value {
    json!([at.x, at.y])
}

fn pairs(points: impl Iterator<Item = Point>) -> Value {
    points.map(pair).collect()
}
