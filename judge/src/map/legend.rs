//! What is written on a map beside codes: the names of places below them, and a strip that names the powers.

use serde_json::{Value, json};

use super::area::Point;
use super::drawing::Label;
use super::paint::can_write;
use super::{Plan, Powers, list, text};

/// How many letters of a place's name stand in a line, and how high a line is.
const LINE: usize = 14;
pub(super) const LINE_HIGH: f32 = 9.5;
/// How high a row of the strip is.
const ROW: f32 = 24.0;

/// A name in the plan's language, if our fonts can write it.
fn name<'a>(plan: &'a Plan<'_>, of: &'a Value) -> &'a str {
    let english = of["name"].as_str().unwrap_or(text(of, "name"));
    let known = plan.names[plan.language.code()][english].as_str();
    known.filter(|name| can_write(name)).unwrap_or(english)
}

/// Has the labels of a crowded scheme say names in the place of codes: there is no room for both.
pub(super) fn name_labels(plan: &Plan<'_>, labels: &mut [Label]) {
    for label in labels {
        let place = list(plan.board, "places").find(|place| text(place, "id") == label.text);
        label.shown = place.map(|place| name(plan, &place["name"]).to_owned()).filter(|name| !name.is_empty());
    }
}

/// Has the labels of a scene with names hold them, below the codes.
pub(super) fn name_places(plan: &Plan<'_>, labels: &mut [Label]) {
    for label in labels {
        let place = list(plan.board, "places").find(|place| text(place, "id") == label.text);
        let Some(place) = place else { continue };
        label.below = lines(name(plan, &place["name"]));
        // The whole of it lies about the middle of its place.
        let up = label.below.len() as f32 * LINE_HIGH / 2.0 - 8.0;
        let first = label.spots.first().copied().unwrap_or_default().plus(Point { x: 0.0, y: -up });
        let aside = |x: f32| [0.0, -7.0, 7.0, -14.0, 14.0, -21.0, 21.0].map(|y| first.plus(Point { x, y }));
        label.spots = [0.0, -12.0, 12.0, -24.0, 24.0, -36.0, 36.0].into_iter().flat_map(aside).collect();
    }
}

/// A name in short lines.
fn lines(name: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in name.split(' ') {
        match lines.last_mut().filter(|line| line.chars().count() + word.chars().count() < LINE) {
            Some(line) => *line = format!("{line} {word}"),
            None => lines.push(word.to_owned()),
        }
    }
    lines
}

/// The powers that are not plain, in rows below the map: each its mark, what it owns, and its name.
pub(super) fn powers(plan: &Plan<'_>, powers: &Powers, wide: f32) -> Value {
    let (mut x, mut y) = (10.0, 0.0);
    let mut items = Vec::new();
    for power in list(plan.board, "powers").filter(|power| power["plain"] != true) {
        let letter = text(power, "letter");
        let (Some((fill, ink)), Some((tint, hatch))) = (powers.colours(letter), powers.tint(letter)) else { continue };
        let name = name(plan, &power["name"]);
        let room = 58.0 + name.chars().map(|letter| if letter.is_ascii() { 7.2 } else { 9.0 }).sum::<f32>();
        if x + room > wide {
            (x, y) = (10.0, y + ROW);
        }
        items.push(json!({
            "x": x, "y": y, "letter": letter, "name": name, "fill": fill, "ink": ink, "tint": tint, "hatch": hatch,
        }));
        x += room;
    }
    json!({"items": items, "high": y + ROW})
}
