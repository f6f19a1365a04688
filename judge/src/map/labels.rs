//! The codes of places: each at the first of its spots where nothing else is drawn.
//!
//! All labels of a map are codes, what a player types, in one script; the letter below says the names.

use serde_json::{Value, json};

use super::area::{Area, Point};
use super::drawing::Label;
use super::legend::LINE_HIGH;

/// Something that a label had better not lie on, and how much worse it is than a line.
pub(super) struct Obstacle {
    pub(super) area: Area,
    pub(super) weight: f32,
}

/// The labels of a map, the signs before them, and the room that both take.
#[derive(Default)]
pub(super) struct Lettering {
    pub(super) labels: Vec<Value>,
    pub(super) signs: Vec<Value>,
    pub(super) rooms: Vec<Area>,
}

/// Puts every label of a part of the map somewhere; `scale` is how large it is written.
pub(super) fn put(labels: &[Label], obstacles: &mut Vec<Obstacle>, part: Area, scale: f32) -> Lettering {
    let mut put = Lettering::default();
    for label in labels {
        let places = places(label, scale);
        let rooms = places.iter().map(|spot| room(label, *spot, scale));
        let rooms: Vec<(usize, Area)> = rooms.enumerate().filter(|(_, area)| part.holds(*area)).collect();
        let Some(around) = rooms.iter().map(|(_, area)| *area).reduce(Area::with) else { continue };
        let near: Vec<&Obstacle> = obstacles.iter().filter(|other| around.meets(other.area)).collect();
        // Of two spots that are as good, the one that is known from other maps.
        let cost = |(index, area): (usize, Area)| {
            let covered: f32 = near.iter().map(|other| area.covered(other.area) * other.weight).sum();
            (covered + index as f32 * 0.02, index, area)
        };
        let costs = rooms.into_iter().map(cost);
        let Some((cost, index, area)) = costs.min_by(|one, other| one.0.total_cmp(&other.0)) else { continue };
        // The name of a coast below a piece is neither read nor missed.
        if label.kind == "side" && cost > 0.6 {
            continue;
        }
        obstacles.push(Obstacle { area, weight: 3.0 });
        put.rooms.push(area);
        write(label, places[index], scale, &mut put);
    }
    put
}

/// A sign's width, with the gap behind it.
const SIGN: f32 = 13.0;

/// Writes a label and its signs about a spot, side by side.
fn write(label: &Label, at: Point, scale: f32, put: &mut Lettering) {
    let signs = label.signs.len() as f32 * SIGN;
    let x = at.x + signs / 2.0 * scale;
    let left = at.x - (signs + code_wide(label)) / 2.0 * scale;
    for (index, sign) in label.signs.iter().enumerate() {
        put.signs.push(json!({"x": left + (index as f32 + 0.5) * SIGN * scale, "y": at.y, "sign": sign}));
    }
    let line = |(index, line): (usize, &String)| json!({"x": at.x, "y": at.y + (4.1 + LINE_HIGH * (index as f32 + 1.0)) * scale, "text": line});
    let below: Vec<Value> = label.below.iter().enumerate().map(line).collect();
    let drawn = json!({"x": x, "y": at.y + 4.1 * scale, "text": label.written(), "kind": label.kind, "below": below});
    put.labels.push(drawn);
}

/// Where a label may stand: its spots, or those about its circle, below it first.
fn places(label: &Label, scale: f32) -> Vec<Point> {
    let Some((at, radius)) = label.beside else { return label.spots.clone() };
    let own = room(label, Point::default(), scale);
    let (wide, high) = (own.to.x - own.from.x, own.to.y - own.from.y);
    let (x, y) = (radius + wide / 2.0 + 2.0, radius + high / 2.0 + 1.0);
    let beside = [(0.0, y), (x, 0.0), (-x, 0.0), (0.0, -y)];
    let corners = [(x - radius, y), (radius - x, y), (x - radius, -y), (radius - x, -y)];
    beside.into_iter().chain(corners).map(|away| at.plus(away.into())).collect()
}

/// How wide what is written is: our letters are nine pixels wide at most, those of names beside circles smaller.
fn code_wide(label: &Label) -> f32 {
    let letters = label.written().chars();
    2.0 + match label.kind.as_str() {
        "town" | "zone" => letters
            .map(|letter| {
                if letter.is_ascii() {
                    5.4
                } else if letter < '\u{2e80}' {
                    6.2
                } else {
                    9.0
                }
            })
            .sum(),
        "side" => letters.count() as f32 * 6.0,
        _ => letters.count() as f32 * 9.6,
    }
}

/// The room that a label takes, with its signs and what stands below it.
fn room(label: &Label, at: Point, scale: f32) -> Area {
    let letters = |line: &String| line.chars().map(|letter| if letter.is_ascii() { 5.2 } else { 6.4 }).sum::<f32>();
    let below = label.below.iter().map(letters).fold(0.0, f32::max);
    let wide = (code_wide(label) + label.signs.len() as f32 * SIGN).max(below);
    let high = if label.kind == "side" { 7.0 } else { 10.0 };
    let mut area = Area::about(at, wide * scale, high * scale);
    area.to.y += label.below.len() as f32 * LINE_HIGH * scale;
    area
}
