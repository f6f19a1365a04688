//! Stacks: pieces of one power in one place as one mark with what is written on it, each where it covers nothing else.

use std::sync::LazyLock;

use serde_json::{Value, json};

use super::area::{Area, Point};
use super::drawing::Drawing;
use super::{Powers, list, text};

/// How high a mark is, and how much of the map it keeps free around itself.
const HIGH: f32 = 15.0;
const AIR: f32 = 1.0;
/// How far a hull reaches beyond what is written on it, on each side.
const PROW: f32 = 4.0;
/// From how far on a line leads from a mark to its place.
const AWAY: f32 = 38.0;
/// Between spots that are tried, and how far off the last one is, in pixels.
const STEP: f32 = 4.0;
const FARTHEST: f32 = 240.0;

/// A stack that is to be put somewhere.
struct Stack<'a> {
    told: &'a Value,
    at: &'a str,
    anchor: Point,
    /// Its number among the stacks of its place.
    rank: usize,
    /// How wide the cell is that names its power, and the whole mark.
    cell: f32,
    wide: f32,
}

/// Whether a piece is a stack: something is written on it.
pub(super) fn is_stack(piece: &Value) -> bool {
    !text(piece, "text").is_empty()
}

/// Where marks must not stand, and how large they are.
pub(super) struct Ground<'a> {
    pub(super) drawing: &'a Drawing,
    pub(super) window: Area,
    pub(super) scale: f32,
    /// Labels, and the signs before them.
    pub(super) taken: Vec<Area>,
}

/// All stacks of a scene, the first of every place before the others: so what stands alone stands where it always does.
pub(super) fn put(scene: &Value, powers: &Powers, mut ground: Ground<'_>) -> Vec<Value> {
    let mut stacks: Vec<Stack> = Vec::new();
    for told in list(scene, "pieces").filter(|piece| is_stack(piece)) {
        let at = text(told, "at");
        let anchor = ground.drawing.anchor(at, false).filter(|anchor| ground.window.has(*anchor));
        let Some(anchor) = anchor else { continue };
        let rank = stacks.iter().filter(|other| other.at == at).count();
        let letters = |text: &str| text.chars().count() as f32;
        let cell = 6.0 + 8.0 * letters(text(told, "power"));
        let wide = cell + 6.0 + 7.6 * letters(text(told, "text"));
        stacks.push(Stack { told, at, anchor, rank, cell, wide });
    }
    stacks.sort_by_key(|stack| stack.rank);
    let drawn = stacks.iter().filter_map(|stack| {
        let at = stack.spot(&ground)?;
        ground.taken.push(stack.room(at, ground.scale));
        stack.drawn(at, powers, ground.scale)
    });
    drawn.collect()
}

/// How far a spot may be from its place, the nearest first; below and above rather than beside.
static SPOTS: LazyLock<Vec<Point>> = LazyLock::new(|| {
    let count = (FARTHEST / STEP) as i32;
    let side = || (-count..=count).map(|step| step as f32 * STEP);
    let mut spots: Vec<Point> = side().flat_map(|x| side().map(move |y| Point { x, y })).collect();
    let cost = |spot: &Point| spot.x.abs() * 1.25 + spot.y.abs();
    spots.sort_by(|one, other| cost(one).total_cmp(&cost(other)));
    spots
});

impl Stack<'_> {
    fn is_hull(&self) -> bool {
        text(self.told, "shape") == "hull"
    }

    fn room(&self, at: Point, scale: f32) -> Area {
        let prows = if self.is_hull() { 2.0 * PROW } else { 0.0 };
        Area::about(at, (self.wide + prows + 2.0 * AIR) * scale, (HIGH + 2.0 * AIR) * scale)
    }

    /// The nearest spot that covers nothing: nearer to its own place than to any other, or else wherever there is one.
    fn spot(&self, ground: &Ground<'_>) -> Option<Point> {
        let spots = || SPOTS.iter().map(|away| self.anchor.plus(away.times(ground.scale)));
        let (mut is_near, mut is_free) = (self.near(ground.drawing), self.free(ground));
        spots().filter(|at| is_near(*at)).find(|at| is_free(*at)).or_else(|| spots().find(|at| is_free(*at)))
    }

    /// Whether its mark would cover nothing at a spot. What was in the way of the last one is asked first: it most likely is
    /// in the way of the next, and there are thousands.
    fn free<'a>(&'a self, ground: &'a Ground<'_>) -> impl FnMut(Point) -> bool + 'a {
        let mut last: Option<Area> = None;
        move |at| {
            let room = self.room(at, ground.scale);
            let blocks = |other: &Area| room.meets(*other);
            if last.as_ref().is_some_and(blocks) || !ground.window.holds(room) {
                return false;
            }
            let found = ground.taken.iter().copied().find(blocks);
            last = found.or(last);
            found.is_none()
        }
    }

    /// Whether a spot is nearer to its own place than to any other. Here too the place that was nearer last is asked first.
    fn near<'a>(&'a self, drawing: &'a Drawing) -> impl FnMut(Point) -> bool + 'a {
        let others = drawing.places().map(|(_, other)| other).filter(|other| other.far(self.anchor) >= 1.0);
        let others: Vec<Point> = others.collect();
        let mut last: Option<Point> = None;
        move |at| {
            let own = at.far(self.anchor);
            let is_nearer = |other: &Point| own >= 1.0 && at.far(*other) <= own;
            if last.as_ref().is_some_and(is_nearer) {
                return false;
            }
            let found = others.iter().copied().find(is_nearer);
            last = found.or(last);
            found.is_none()
        }
    }

    fn drawn(&self, at: Point, powers: &Powers, scale: f32) -> Option<Value> {
        let letter = text(self.told, "power");
        let (fill, ink) = powers.colours(letter)?;
        let lead = at.far(self.anchor) > AWAY * scale;
        Some(json!({
            "stack": true, "at": self.at, "x": at.x, "y": at.y, "scale": scale, "hull": self.is_hull(), "fill": fill, "ink": ink,
            "letter": letter, "text": text(self.told, "text"), "wide": self.wide, "cell": self.cell, "prow": PROW,
            "out": self.told["out"] == true, "gone": self.told["gone"] == true,
            "lead": lead.then_some([self.anchor.x, self.anchor.y]),
        }))
    }
}
