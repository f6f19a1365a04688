//! Maps: a ruleset's plain facts (places, owners, pieces, arrows) drawn over a drawing of the board.
//!
//! A [`Scene`] is kept with the letters that show it, and drawn when they go out. [`svg`] gathers what the template `map.svg`
//! shows, the whole board or one player's part of it; [`png()`] paints it with
//! fonts of our own. A board that has no drawing gets a schematic one from its places' coordinates, or none.

mod area;
mod arrows;
mod canvas;
mod drawing;
mod ground;
mod hatch;
mod labels;
mod legend;
mod lines;
mod looks;
mod paint;
mod palette;
mod part;
mod pieces;
mod pixels;
mod stacks;
mod stamps;
mod strips;
mod told;
mod written;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::language::Language;
use crate::letter::{Sketch, TemplateError, Templates};
use area::{Area, Point};
use drawing::{Drawing, Shape};
use labels::Obstacle;
use looks::{LAND, Powers, SEA, WALL};
use stacks::Ground;

pub use paint::{PaintError, can_write, png};
pub use told::told;

/// What is to be drawn.
pub struct Plan<'a> {
    /// The board's name, powers and places.
    pub board: &'a Value,
    /// Owners, pieces, arrows and what is due.
    pub scene: &'a Value,
    /// What stands above it: the game and its turn.
    pub title: &'a str,
    /// Its language.
    pub language: Language,
    /// The board's names in other languages, by language and English name.
    pub names: &'a Value,
    /// The letters of the powers whose part of the board is drawn, larger; none: the whole board.
    pub part: &'a [String],
}

/// What is drawn of one moment of a game, in all languages and parts.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Scene {
    /// The board's name, powers and places.
    pub board: Value,
    /// Owners, pieces, arrows and what is due.
    pub scene: Value,
    /// The board's names in other languages, by language and English name.
    pub names: Value,
}

impl Scene {
    /// How one picture of it is drawn.
    pub fn plan<'a>(&'a self, sketch: &'a Sketch) -> Plan<'a> {
        let Sketch { title, language, part } = sketch;
        Plan { board: &self.board, scene: &self.scene, title, language: *language, names: &self.names, part }
    }
}

/// The signs that the template has a shape for.
const SIGNS: [&str; 5] = ["cannon", "star", "cross", "ring", "key"];
/// How high the title's strip is, of a whole map.
const STRIP: f32 = 26.0;
/// How wide a picture of a whole board is at most, in pixels.
const WIDEST: f32 = 1150.0;
/// How wide a picture of a part is, in pixels.
const PART: f32 = 520.0;
/// The width of a part on which pieces are as large as on the whole map.
const NATURAL: f32 = 360.0;

/// What pictures of a board are drawn upon: a drawing that is kept for it, or a scheme.
pub struct Canvas(Drawing);

impl Canvas {
    /// That of a board; `None`: there is neither a drawing of it nor coordinates to make a scheme of.
    pub fn of(board: &Value) -> Option<Canvas> {
        Drawing::of(board).map(Canvas)
    }

    /// Whether there is something to show of what is planned upon it.
    pub fn shows(&self, plan: &Plan<'_>) -> bool {
        part::window(plan, &self.0).is_some()
    }
}

/// Draws a map. `None`: there is neither a drawing of this board nor coordinates to make one of, or no part of it to show.
///
/// # Errors
/// The template asks for a fact that is not there.
pub fn svg(templates: &Templates, plan: &Plan<'_>) -> Result<Option<String>, TemplateError> {
    write(templates, plan, false)
}

/// Draws a map for a page: without a title, which the page has, and with pieces that say where they stand (`data-at`) and where
/// they went (`data-goal`), so that a script can move them.
///
/// # Errors
/// As [`svg`].
pub fn page(templates: &Templates, plan: &Plan<'_>) -> Result<Option<String>, TemplateError> {
    write(templates, plan, true)
}

fn write(templates: &Templates, plan: &Plan<'_>, live: bool) -> Result<Option<String>, TemplateError> {
    let Some(mut drawing) = Drawing::of(plan.board) else { return Ok(None) };
    let Some(window) = part::window(plan, &drawing) else { return Ok(None) };
    letter(plan, &mut drawing);
    let mut facts = facts(plan, &drawing, window);
    facts["live"] = json!(live);
    if live {
        facts["window"]["strip"] = json!(0);
        let pieces = facts["pieces"].as_array_mut().into_iter().flatten();
        pieces.for_each(|piece| piece["goal"] = goal(piece, plan.scene, &drawing));
    }
    Ok(Some(templates.write("map.svg", plan.language, &facts)?))
}

/// Whether a map of a board is the same in every language: places are called by their codes.
pub fn is_alike(plan: &Plan<'_>) -> bool {
    let named = plan.scene["names"] == true || list(plan.scene, "pieces").any(stacks::is_stack);
    !named && Drawing::of(plan.board).is_none_or(|drawing| !drawing.crowded)
}

/// The colours of the powers of a board: letter, name, the colour of what is theirs, and the ink on it.
pub fn colours(board: &Value) -> Vec<(String, Value, &'static str, &'static str)> {
    let powers = Powers::of(board);
    let known = list(board, "powers").filter_map(|power| {
        let letter = text(power, "letter");
        let (fill, ink) = powers.colours(letter)?;
        Some((letter.to_owned(), power["name"].clone(), fill, ink))
    });
    known.collect()
}

/// Where pieces stand on a board, by place, in the measure of its drawing.
pub fn spots(board: &Value) -> BTreeMap<String, (f32, f32)> {
    let drawing = Drawing::of(board);
    let places = drawing.iter().flat_map(Drawing::places);
    places.map(|(place, at)| (place.to_owned(), (at.x.round(), at.y.round()))).collect()
}

/// Where a piece went that did what it was to do.
fn goal(piece: &Value, scene: &Value, drawing: &Drawing) -> Value {
    let goes = |deed: &&Value| {
        let kind = ["move", "retreat", "march", "ride", "ferry", "sail"].contains(&text(deed, "kind"));
        kind && deed["failed"] != true && text(deed, "from") == text(piece, "at")
    };
    let retreats = |deed: &&Value| (text(deed, "kind") == "retreat") == (piece["out"] == true);
    let to = list(scene, "arrows").filter(goes).find(retreats).and_then(|deed| drawing.anchor(text(deed, "to"), false));
    to.filter(|_| piece["gone"] != true).map_or(Value::Null, |to| json!([to.x, to.y]))
}

/// Has labels hold the signs that stand at their places, and names where the scene asks for them.
fn letter(plan: &Plan<'_>, drawing: &mut Drawing) {
    for label in &mut drawing.labels {
        let here = list(plan.scene, "marks").filter(|mark| text(mark, "at") == label.text);
        let signs = here.map(|mark| text(mark, "sign")).filter(|sign| SIGNS.contains(sign));
        label.signs = signs.map(str::to_owned).collect();
    }
    if drawing.crowded {
        legend::name_labels(plan, &mut drawing.labels);
    } else if plan.scene["names"] == true {
        legend::name_places(plan, &mut drawing.labels);
    }
}

fn facts(plan: &Plan<'_>, drawing: &Drawing, window: Area) -> Value {
    let (board, scene) = (plan.board, plan.scene);
    let powers = Powers::of(board);
    let wide = window.to.x - window.from.x;
    let whole = plan.part.is_empty();
    let (scale, zoom) = if whole { (1.0, (WIDEST / wide).min(1.0)) } else { ((wide / NATURAL).max(1.0), PART / wide) };
    // As many whole pixels in every part.
    let strip = if whole { STRIP } else { (STRIP * PART / NATURAL).round() / zoom };
    let mut facts = drawing.scenery();
    facts["window"] = json!({
        "x": window.from.x, "y": window.from.y, "width": wide, "height": window.to.y - window.from.y,
        "strip": strip, "zoom": zoom, "whole": whole,
    });
    facts["scale"] = json!(scale);
    facts["title"] = json!(plan.title);
    facts["powers"] = powers.looks();
    facts["areas"] = drawing.shapes.iter().map(|shape| area_facts(shape, &powers, scene)).collect();
    facts["nodes"] = drawing.nodes.iter().map(|node| node_facts(node, &powers, scene)).collect();
    facts["centres"] = drawing.dots.iter().map(|(_, at)| json!([at.x, at.y])).collect();
    let mut pieces = pieces::pieces(scene, drawing, &powers, scale);
    facts["pieces"] = pieces.clone().into();
    facts["due"] = list(scene, "due").filter_map(|due| due_facts(due, drawing)).collect();
    facts["owed"] = list(scene, "owed").filter_map(|owed| owed_facts(owed, &powers)).collect();
    facts["names"] = json!(scene["names"] == true);
    facts["arrows"] = arrows::arrows(scene, drawing, scale).into();
    let mut obstacles = obstacles(&facts, scale);
    let circles = circles(drawing);
    obstacles.extend(circles.iter().map(|area| Obstacle { area: *area, weight: 4.0 }));
    let lettering = labels::put(&drawing.labels, &mut obstacles, window, scale);
    (facts["labels"], facts["marks"]) = (lettering.labels.into(), lettering.signs.into());
    let ground = Ground { drawing, window, scale, taken: [lettering.rooms, circles].concat() };
    pieces.extend(stacks::put(scene, &powers, ground));
    facts["pieces"] = pieces.into();
    if !whole {
        part::leave_out_unseen(&mut facts, window, scale);
    }
    let explained = whole && (scene["names"] == true || list(scene, "pieces").any(stacks::is_stack));
    facts["legend"] = if explained { legend::powers(plan, &powers, wide) } else { Value::Null };
    facts
}

fn list<'a>(value: &'a Value, key: &str) -> impl Iterator<Item = &'a Value> {
    value[key].as_array().into_iter().flatten()
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_default()
}

/// What labels make way for: pieces and centres, then rings, crosses and heads, then lines.
fn obstacles(facts: &Value, scale: f32) -> Vec<Obstacle> {
    let block = |at: Option<Point>, wide: f32, high: f32, weight: f32| {
        at.map(|at| Obstacle { area: Area::about(at, wide, high), weight })
    };
    let piece = |piece: &Value| {
        let own = piece["scale"].as_f64().unwrap_or(1.0) as f32;
        let wide = if piece["hull"] == true { 27.0 } else { 22.0 };
        block(spot(piece), wide * own, 19.0 * own, 4.0)
    };
    let pieces = list(facts, "pieces").filter_map(piece);
    let centres = list(facts, "centres").filter_map(|at| block(point(at), 12.0 * scale, 12.0 * scale, 4.0));
    let due = list(facts, "due").filter_map(|due| block(spot(due), 21.0 * scale, 21.0 * scale, 2.0));
    let mut all: Vec<Obstacle> = pieces.chain(centres).chain(due).collect();
    for arrow in list(facts, "arrows") {
        all.extend(block(point(&arrow["ring"]), 28.0 * scale, 28.0 * scale, 1.5));
        all.extend(block(point(&arrow["cross"]), 9.0 * scale, 9.0 * scale, 2.0));
        all.extend(block(spot(&arrow["head"]), 8.0 * scale, 8.0 * scale, 2.0));
        let points: Vec<Point> = list(arrow, "points").filter_map(point).collect();
        let along = points.windows(2).flat_map(|ends| steps(ends[0], ends[1]));
        all.extend(along.filter_map(|at| block(Some(at), 6.0, 6.0, 2.0)));
    }
    all
}

/// The circles of a crowded scheme: nothing is drawn over them.
fn circles(drawing: &Drawing) -> Vec<Area> {
    let side = |node: &drawing::Node| Area::about(node.at, 2.0 * node.radius, 2.0 * node.radius);
    drawing.nodes.iter().filter(|_| drawing.crowded).map(side).collect()
}

/// Points along a line, some pixels apart.
fn steps(from: Point, to: Point) -> Vec<Point> {
    let count = ((to.x - from.x).hypot(to.y - from.y) / 6.0).ceil().max(1.0);
    (0..=count as usize).map(|step| from.toward(to, step as f32 / count)).collect()
}

fn spot(value: &Value) -> Option<Point> {
    Some(Point { x: value["x"].as_f64()? as f32, y: value["y"].as_f64()? as f32 })
}

fn point(value: &Value) -> Option<Point> {
    Some(Point { x: value[0].as_f64()? as f32, y: value[1].as_f64()? as f32 })
}

fn area_facts(shape: &Shape, powers: &Powers, scene: &Value) -> Value {
    let plain = if shape.kind == "wall" { (WALL, "wall") } else { (LAND, "") };
    let plain = (plain.0.to_owned(), plain.1.to_owned());
    let (fill, hatch) = powers.tint(text(&scene["owners"], shape.id)).unwrap_or(plain);
    json!({"kind": shape.kind, "path": shape.outline, "fill": fill, "hatch": hatch})
}

fn node_facts(node: &drawing::Node, powers: &Powers, scene: &Value) -> Value {
    let plain = if node.sea { SEA } else { LAND };
    let (fill, hatch) = powers.tint(text(&scene["owners"], &node.id)).unwrap_or((plain.to_owned(), String::new()));
    json!({"x": node.at.x, "y": node.at.y, "radius": node.radius, "fill": fill, "hatch": hatch})
}

/// Where somebody may go or be built: a dotted ring, and a dotted line from where he must leave.
fn due_facts(due: &Value, drawing: &Drawing) -> Option<Value> {
    let to = drawing.anchor(text(due, "to"), false)?;
    let from = due["from"].as_str().and_then(|from| drawing.anchor(from, true));
    let line = from.map(|from| format!("M{:.1} {:.1}L{:.1} {:.1}", from.x, from.y, to.x, to.y));
    Some(json!({"x": to.x, "y": to.y, "line": line, "build": from.is_none()}))
}

/// How many a power builds or removes: a block of its colour, and a number with its sign.
fn owed_facts(owed: &Value, powers: &Powers) -> Option<Value> {
    let letter = text(owed, "power");
    let (fill, ink) = powers.colours(letter)?;
    let change = owed["change"].as_i64().filter(|change| *change != 0)?;
    let sign = if change < 0 { "\u{2212}" } else { "+" };
    Some(json!({"letter": letter, "fill": fill, "ink": ink, "change": format!("{sign}{}", change.unsigned_abs())}))
}
