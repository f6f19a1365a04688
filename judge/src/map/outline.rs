//! Outlines of a drawing, as SVG writes them, and which of their lines lie in a part of it.

use std::sync::LazyLock;

use regex::Regex;
use serde::Deserialize;

use super::area::{Area, Point};

/// How far beside its line the widest stroke of a drawing reaches, and what else may be rounded.
const WIDE: f32 = 8.0;

static NUMBER: LazyLock<Regex> = LazyLock::new(|| Regex::new(r"-?(?:\d+(?:\.\d+)?|\.\d+)").expect("it is a pattern"));

/// Lines that hang together, or the border of a face: `M121.4 710.9l.1-1.6 1.1-4.8z`.
#[derive(Clone, Debug)]
struct Stretch {
    written: String,
    room: Area,
}

/// Lines, or a shape that is filled.
#[derive(Clone, Debug, Deserialize)]
#[serde(from = "String")]
pub(super) struct Outline(Vec<Stretch>);

impl From<String> for Outline {
    fn from(text: String) -> Outline {
        let begins = text.match_indices('M').map(|(at, _)| at);
        let ends = begins.clone().skip(1).chain([text.len()]);
        Outline(begins.zip(ends).map(|(from, to)| Stretch::read(&text[from..to])).collect())
    }
}

impl Outline {
    /// What of it can be seen in a part of the drawing. A face that reaches into it is told whole.
    pub(super) fn within(&self, part: Area) -> String {
        let part = Area { from: part.from.plus((-WIDE, -WIDE).into()), to: part.to.plus((WIDE, WIDE).into()) };
        self.0.iter().filter(|stretch| part.meets(stretch.room)).map(|stretch| stretch.written.as_str()).collect()
    }
}

impl Stretch {
    /// Reads one whose first point is told by itself, and each other by how far it is from the one before.
    fn read(text: &str) -> Stretch {
        let numbers: Vec<f32> = NUMBER.find_iter(text).filter_map(|number| number.as_str().parse().ok()).collect();
        let mut at = Point::default();
        let mut points = numbers.chunks_exact(2).map(|step| {
            at = at.plus((step[0], step[1]).into());
            at
        });
        let first = points.next().unwrap_or_default();
        let room = points.fold(Area { from: first, to: first }, |room, at| room.with(Area { from: at, to: at }));
        // A level line has room too.
        let room = Area { from: room.from.plus((-0.1, -0.1).into()), to: room.to.plus((0.1, 0.1).into()) };
        Stretch { written: text.to_owned(), room }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part(from: (f32, f32), to: (f32, f32)) -> Area {
        Area { from: from.into(), to: to.into() }
    }

    #[test]
    fn of_lines_those_are_told_that_reach_into_a_part() {
        let text = "M100 100l10 0 8.3.6-.3-2.4zM300 20l-100.5 0M40 300l.5 50";
        let outline = Outline::from(text.to_owned());
        assert_eq!(outline.within(part((0.0, 0.0), (400.0, 400.0))), text);
        assert_eq!(outline.within(part((110.0, 97.0), (120.0, 99.0))), "M100 100l10 0 8.3.6-.3-2.4z");
        assert_eq!(outline.within(part((230.0, 15.0), (240.0, 25.0))), "M300 20l-100.5 0", "no end of it lies there");
        assert_eq!(outline.within(part((0.0, 355.0), (39.0, 400.0))), "M40 300l.5 50", "its stroke reaches there");
        assert_eq!(outline.within(part((130.0, 200.0), (180.0, 250.0))), "");
    }
}
