//! The codes of places: each at the first of its spots where nothing else is drawn.
//!
//! All labels of a map are codes, what a player types, in one script; the letter below says the names.

use serde_json::{Value, json};

use super::drawing::{Label, Point};

/// A rectangle of a map.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Area {
    pub(super) from: Point,
    pub(super) to: Point,
}

impl Area {
    /// A rectangle about its middle.
    pub(super) fn about(middle: Point, wide: f32, high: f32) -> Area {
        let half = Point { x: wide / 2.0, y: high / 2.0 };
        Area { from: Point { x: middle.x - half.x, y: middle.y - half.y }, to: middle.plus(half) }
    }

    /// How much of it another one covers, from none to all.
    fn covered(self, by: Area) -> f32 {
        let side = |from: f32, to: f32, start: f32, end: f32| (to.min(end) - from.max(start)).max(0.0);
        let shared =
            side(self.from.x, self.to.x, by.from.x, by.to.x) * side(self.from.y, self.to.y, by.from.y, by.to.y);
        shared / ((self.to.x - self.from.x) * (self.to.y - self.from.y)).max(1.0)
    }

    /// Whether another one lies in it.
    pub(super) fn holds(self, other: Area) -> bool {
        let before = self.from.x <= other.from.x && self.from.y <= other.from.y;
        before && other.to.x <= self.to.x && other.to.y <= self.to.y
    }
}

/// Something that a label had better not lie on, and how much worse it is than a line.
pub(super) struct Obstacle {
    pub(super) area: Area,
    pub(super) weight: f32,
}

/// Puts every label of a part of the map somewhere; `scale` is how large it is written.
pub(super) fn put(labels: &[Label], obstacles: &mut Vec<Obstacle>, part: Area, scale: f32) -> Vec<Value> {
    let mut put = Vec::new();
    for label in labels {
        let spots = label.spots.iter().map(|spot| room(label, *spot, scale));
        let spots = spots.enumerate().filter(|(_, area)| part.holds(*area));
        // Of two spots that are as good, the one that is known from other maps.
        let cost = |(index, area): &(usize, Area)| {
            let covered: f32 = obstacles.iter().map(|other| area.covered(other.area) * other.weight).sum();
            covered + *index as f32 * 0.02
        };
        let Some((index, area)) = spots.min_by(|one, other| cost(one).total_cmp(&cost(other))) else { continue };
        // The name of a coast below a piece is neither read nor missed.
        if label.kind == "side" && cost(&(index, area)) > 0.6 {
            continue;
        }
        obstacles.push(Obstacle { area, weight: 3.0 });
        let at = label.spots[index];
        put.push(json!({"x": at.x, "y": at.y + 4.1 * scale, "text": label.text, "kind": label.kind}));
    }
    put
}

/// The room that a label takes: our letters are nine pixels wide at most.
fn room(label: &Label, at: Point, scale: f32) -> Area {
    let letters = label.text.chars().count() as f32;
    let (wide, high) = if label.kind == "side" { (6.0, 7.0) } else { (9.6, 10.0) };
    Area::about(at, (letters * wide + 2.0) * scale, high * scale)
}
