//! Points and rectangles of a drawing.

use serde::Deserialize;

/// Where something is, in pixels from the upper left.
#[derive(Clone, Copy, PartialEq, Debug, Default, Deserialize)]
#[serde(from = "(f32, f32)")]
pub(super) struct Point {
    pub(super) x: f32,
    pub(super) y: f32,
}

impl Point {
    /// So far away.
    pub(super) fn plus(self, by: Point) -> Point {
        Point { x: self.x + by.x, y: self.y + by.y }
    }

    /// So many times as far from the corner.
    pub(super) fn times(self, by: f32) -> Point {
        Point { x: self.x * by, y: self.y * by }
    }

    /// How far away another point is.
    pub(super) fn far(self, other: Point) -> f32 {
        (self.x - other.x).hypot(self.y - other.y)
    }

    /// So many times the way to another point.
    pub(super) fn toward(self, to: Point, by: f32) -> Point {
        self.plus(Point { x: to.x - self.x, y: to.y - self.y }.times(by))
    }
}

impl From<(f32, f32)> for Point {
    fn from((x, y): (f32, f32)) -> Point {
        Point { x, y }
    }
}

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
    pub(super) fn covered(self, by: Area) -> f32 {
        let side = |from: f32, to: f32, start: f32, end: f32| (to.min(end) - from.max(start)).max(0.0);
        let shared =
            side(self.from.x, self.to.x, by.from.x, by.to.x) * side(self.from.y, self.to.y, by.from.y, by.to.y);
        shared / ((self.to.x - self.from.x) * (self.to.y - self.from.y)).max(1.0)
    }

    /// The smallest one that holds both.
    pub(super) fn with(self, other: Area) -> Area {
        let from = Point { x: self.from.x.min(other.from.x), y: self.from.y.min(other.from.y) };
        Area { from, to: Point { x: self.to.x.max(other.to.x), y: self.to.y.max(other.to.y) } }
    }

    /// Whether another one has a part in common with it.
    pub(super) fn meets(self, other: Area) -> bool {
        let across = self.from.x < other.to.x && other.from.x < self.to.x;
        across && self.from.y < other.to.y && other.from.y < self.to.y
    }

    /// Whether a point lies in it.
    pub(super) fn has(self, at: Point) -> bool {
        (self.from.x..=self.to.x).contains(&at.x) && (self.from.y..=self.to.y).contains(&at.y)
    }

    /// Whether another one lies in it.
    pub(super) fn holds(self, other: Area) -> bool {
        let before = self.from.x <= other.from.x && self.from.y <= other.from.y;
        before && other.to.x <= self.to.x && other.to.y <= self.to.y
    }
}
