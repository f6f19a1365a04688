//! Drawings of boards: paths and anchors that stand in `templates/maps`, or a scheme of circles and lines.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use serde::Deserialize;
use serde_json::{Value, json};

use super::area::Point;
use super::{list, text};

/// The drawings that ship, by the board's name.
const SHIPPED: &[(&str, &str)] = &[
    ("standard", include_str!("../../../templates/maps/standard.json")),
    ("europe", include_str!("../../../templates/maps/europe.json")),
    ("gulf", include_str!("../../../templates/maps/gulf.json")),
];

/// How wide a scheme is, and one whose places crowd, and how much of it stays free at its edges.
const WIDE: f32 = 1000.0;
const WIDE_CROWDED: f32 = 1150.0;
const EDGE: f32 = 50.0;
/// How large the circles of a scheme are, of one whose places crowd, and how near the nearest of these are.
const CIRCLE: f32 = 24.0;
const SMALL_CIRCLE: f32 = 7.0;
const CROWDED: f32 = 36.0;

/// Where a piece stands, and where it waits when it was driven out.
#[derive(Clone, Copy, Debug, Deserialize)]
struct Anchors {
    piece: Point,
    out: Point,
    label: Point,
}

#[derive(Clone, Debug, Deserialize)]
struct AreaFile {
    kind: String,
    path: String,
    label: Point,
    piece: Option<Point>,
    out: Option<Point>,
    dot: Option<Point>,
    /// Where its label may stand when its own place is taken.
    #[serde(default)]
    spots: Vec<Point>,
    #[serde(default)]
    coasts: BTreeMap<String, Anchors>,
}

#[derive(Clone, Debug, Deserialize)]
struct File {
    width: f32,
    height: f32,
    areas: BTreeMap<String, AreaFile>,
    /// Ways of fleets that go round land, as `MAO-WES`.
    bends: BTreeMap<String, Vec<Point>>,
    scenery: Vec<String>,
    inlets: Vec<String>,
    coasts: String,
    land_borders: String,
    sea_borders: String,
}

impl File {
    /// Whether it shows the places of a board, and no others.
    fn is_of(&self, board: &Value) -> bool {
        let places: BTreeSet<&str> = list(board, "places").map(|place| text(place, "id")).collect();
        places.len() == self.areas.len() && places.into_iter().all(|id| self.areas.contains_key(id))
    }
}

static FILES: LazyLock<BTreeMap<&'static str, File>> = LazyLock::new(|| {
    let parsed = SHIPPED.iter().map(|(name, text)| (*name, serde_json::from_str(text).expect("drawings are tested")));
    parsed.collect()
});

/// A shape of a drawn board.
pub(super) struct Shape {
    pub(super) id: &'static str,
    pub(super) kind: &'static str,
    pub(super) outline: &'static str,
}

/// What is written at a place, and where it may stand, the best spot first.
pub(super) struct Label {
    /// Of which place it is.
    pub(super) text: String,
    /// What is written, where that is not the place itself.
    pub(super) shown: Option<String>,
    /// The circle that it stands beside, in the place of spots: the middle, and how large it is.
    pub(super) beside: Option<(Point, f32)>,
    pub(super) kind: String,
    pub(super) spots: Vec<Point>,
    /// Signs that stand before it.
    pub(super) signs: Vec<String>,
    /// What stands below it, line by line.
    pub(super) below: Vec<String>,
}

impl Label {
    fn new(text: &str, kind: &str, spots: Vec<Point>) -> Label {
        let (shown, beside, signs, below) = (None, None, Vec::new(), Vec::new());
        Label { text: text.into(), shown, beside, kind: kind.into(), spots, signs, below }
    }

    /// What is written.
    pub(super) fn written(&self) -> &str {
        self.shown.as_deref().unwrap_or(&self.text)
    }
}

/// A place of a scheme.
pub(super) struct Node {
    pub(super) id: String,
    pub(super) at: Point,
    pub(super) sea: bool,
    pub(super) radius: f32,
}

/// A board ready to be drawn upon.
#[derive(Default)]
pub(super) struct Drawing {
    pub(super) size: (f32, f32),
    pub(super) shapes: Vec<Shape>,
    pub(super) nodes: Vec<Node>,
    pub(super) dots: Vec<(String, Point)>,
    pub(super) labels: Vec<Label>,
    /// Whether places of a scheme lie so near one another that their circles are small and their names stand beside them.
    pub(super) crowded: bool,
    links: Vec<Value>,
    anchors: BTreeMap<String, (Point, Point)>,
    file: Option<&'static File>,
}

impl Drawing {
    /// The drawing of a board, else a scheme of it; `None` when its places have no coordinates.
    pub(super) fn of(board: &Value) -> Option<Drawing> {
        // A board of an operator's may have the name of a drawing, and other places.
        match FILES.get(text(board, "board")).filter(|file| file.is_of(board)) {
            Some(file) => Some(Drawing::from_file(file, board)),
            None => Drawing::scheme(board),
        }
    }

    fn from_file(file: &'static File, board: &Value) -> Drawing {
        let label = |spots: Vec<Point>, text: &str, kind: &str| Label::new(text, kind, spots);
        let mut drawing = Drawing { size: (file.width, file.height), file: Some(file), ..Drawing::default() };
        for (id, area) in &file.areas {
            drawing.shapes.push(Shape { id, kind: &area.kind, outline: &area.path });
            drawing.dots.extend(area.dot.map(|dot| (id.clone(), dot)));
            drawing.labels.push(label([&[area.label], &area.spots[..]].concat(), id, &area.kind));
            drawing.anchors.extend(area.piece.zip(area.out).map(|at| (id.clone(), at)));
            for (coast, anchors) in &area.coasts {
                drawing.labels.push(label(vec![anchors.label], &coast.to_lowercase(), "side"));
                drawing.anchors.insert(format!("{id}/{coast}"), (anchors.piece, anchors.out));
            }
        }
        for ((one, other), line) in ways(board).into_iter().filter(|(_, line)| !line.is_empty()) {
            if let (Some(from), Some(to)) = (drawing.anchor(one, false), drawing.anchor(other, false)) {
                drawing.links.push(link(from, to, line));
            }
        }
        drawing
    }

    /// Circles where the board file puts its places, lines between neighbours.
    fn scheme(board: &Value) -> Option<Drawing> {
        let mut places = BTreeMap::new();
        for place in list(board, "places").filter(|place| text(place, "kind") != "wall") {
            let (x, y) = (place["x"].as_f64()? as f32, place["y"].as_f64()? as f32);
            places.insert(text(place, "id").to_owned(), (Point { x, y }, text(place, "kind"), place["centre"] == true));
        }
        let most = |side: fn(Point) -> f32| places.values().map(|(at, ..)| side(*at)).fold(0.0, f32::max);
        let (width, height) = (most(|at| at.x), most(|at| at.y));
        if places.is_empty() || width <= 0.0 {
            return None;
        }
        let points: Vec<Point> = places.values().map(|(at, ..)| *at).collect();
        let crowded = nearest(&points) * (WIDE - 2.0 * EDGE) / width < CROWDED;
        let wide = if crowded { WIDE_CROWDED } else { WIDE };
        let scale = (wide - 2.0 * EDGE) / width;
        let mut drawing =
            Drawing { size: (wide, (height * scale + 2.0 * EDGE).round()), crowded, ..Drawing::default() };
        for (id, (at, kind, centre)) in &mut places {
            *at = Point { x: at.x * scale + EDGE, y: at.y * scale + EDGE };
            drawing.put(id, *at, kind);
            drawing.dots.extend(centre.then(|| (id.clone(), at.plus((0.0, -19.0).into()))));
        }
        for ((one, other), line) in ways(board) {
            if let (Some((from, kind, _)), Some((to, other_kind, _))) = (places.get(one), places.get(other)) {
                let water = crowded && [*kind, *other_kind].contains(&"sea");
                drawing.links.push(link(*from, *to, if water { "water" } else { line }));
            }
        }
        Some(drawing)
    }

    /// Puts a circle on a scheme, its label, and where pieces stand.
    fn put(&mut self, id: &str, at: Point, kind: &str) {
        let sea = kind == "sea";
        let radius = if self.crowded { SMALL_CIRCLE } else { CIRCLE };
        self.nodes.push(Node { id: id.to_owned(), at, sea, radius });
        let spots = [(0.0, 17.0), (0.0, 32.0), (0.0, -32.0), (42.0, 0.0), (-42.0, 0.0)];
        let spots = spots.map(|away| at.plus(away.into())).to_vec();
        let mut label = Label::new(id, kind, spots);
        let (mut piece, mut out) = (at.plus((0.0, -3.0).into()), at.plus((23.0, -10.0).into()));
        if self.crowded {
            label.kind = if sea { "zone" } else { "town" }.to_owned();
            label.beside = Some((at, radius));
            (piece, out) = (at, at.plus((10.0, -8.0).into()));
        }
        self.labels.push(label);
        self.anchors.insert(id.to_owned(), (piece, out));
    }

    /// What is drawn whoever plays. In a picture of a part it is the same, so that it need not be painted once more.
    pub(super) fn scenery(&self) -> Value {
        let file = self.file;
        json!({
            "scenery": file.map(|file| &file.scenery[..]).unwrap_or_default(),
            "inlets": file.map(|file| &file.inlets[..]).unwrap_or_default(),
            "coasts": file.map(|file| &*file.coasts).unwrap_or_default(),
            "land_borders": file.map(|file| &*file.land_borders).unwrap_or_default(),
            "sea_borders": file.map(|file| &*file.sea_borders).unwrap_or_default(),
            "links": self.links,
        })
    }

    /// Where every place is.
    pub(super) fn places(&self) -> impl Iterator<Item = (&str, Point)> {
        self.anchors.iter().map(|(id, (piece, _))| (id.as_str(), *piece))
    }

    /// The points between two places by which a fleet goes round land, from the first to the other.
    pub(super) fn bends(&self, from: &str, to: &str) -> Vec<Point> {
        let known = |from: &str, to: &str| self.file?.bends.get(&format!("{from}-{to}")).cloned();
        let back = || known(to, from).map(|bends| bends.into_iter().rev().collect());
        known(from, to).or_else(back).unwrap_or_default()
    }

    /// Where a piece stands, or where it waits when it was driven out. A side that has no anchor of its own is its area.
    pub(super) fn anchor(&self, place: &str, out: bool) -> Option<Point> {
        let found = self.anchors.get(place).or_else(|| self.anchors.get(place.split('/').next()?));
        found.map(|(piece, away)| if out { *away } else { *piece })
    }
}

/// How near the nearest two of some points are.
fn nearest(points: &[Point]) -> f32 {
    let from_earlier =
        points.iter().enumerate().flat_map(|(count, one)| points[..count].iter().map(|other| one.far(*other)));
    from_earlier.fold(f32::INFINITY, f32::min)
}

fn link(from: Point, to: Point, line: &str) -> Value {
    json!({"path": format!("M{:.1} {:.1}L{:.1} {:.1}", from.x, from.y, to.x, to.y), "line": line})
}

/// The ways between neighbours, each once, with the line that one of its ends says: `double`, `dotted`; else empty.
fn ways(board: &Value) -> BTreeMap<(&str, &str), &str> {
    let mut ways = BTreeMap::new();
    for place in list(board, "places") {
        let id = text(place, "id");
        for near in list(place, "near") {
            let (to, line) = near.as_str().map_or_else(|| (text(near, "to"), text(near, "line")), |to| (to, ""));
            let way = ways.entry((id.min(to), id.max(to))).or_insert(line);
            if way.is_empty() {
                *way = line;
            }
        }
    }
    ways
}
