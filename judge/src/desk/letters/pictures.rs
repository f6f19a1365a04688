//! Maps for letters: drawn once for all readers of a notice who want the same.

use serde_json::{Value, json};

use super::views::View;
use crate::desk::{DeskError, Office};
use crate::facts::Frame;
use crate::language::Language;
use crate::letter::Picture;
use crate::map::{self, Plan};
use crate::store::Store;
use crate::words;

/// What somebody wants of maps.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Wanted {
    /// Whose view is drawn; readers who may see the same share one.
    pub(super) view: usize,
    pub(super) language: Language,
    /// SVG, not PNG.
    pub(super) svg: bool,
    /// What was ordered on a map of its own.
    pub(super) both: bool,
    /// The chart that a game begins with, instead of what stands on the board.
    pub(super) chart: bool,
    /// The powers around which a close-up is drawn; none: the whole board.
    pub(super) part: Vec<String>,
}

/// The maps of a letter about a game: where it stands, with what was ordered before as arrows; or each on a map of its own.
///
/// A map that cannot be drawn, perhaps for a template of the operator's, is left out and logged: the letter goes without it.
pub(super) fn draw(
    office: &Office,
    store: &mut Store,
    view: &View,
    frame: &Frame,
    wanted: &Wanted,
) -> Result<Vec<Picture>, DeskError> {
    let board = &view.position["board"];
    let part = letters(board, &wanted.part);
    if part.is_empty() && !wanted.part.is_empty() {
        // The board does not call its powers as the seats are called: without a close-up, rather than with the whole once more.
        return Ok(Vec::new());
    }
    let mut pictures = Vec::new();
    for told in scenes(view, wanted).iter().filter(|told| told["map"].is_object()) {
        let title = title(office, frame, told, wanted);
        let plan = Plan {
            board,
            scene: &told["map"],
            title: &title,
            language: wanted.language,
            names: &frame.names,
            part: &part,
        };
        let Some(drawn) = map::svg(&office.templates, &plan)? else { return Ok(Vec::new()) };
        let bytes = if wanted.svg { Ok(drawn.into_bytes()) } else { map::png(&drawn) };
        match bytes {
            Ok(bytes) => {
                let digest = store.keep_picture(&bytes)?;
                let alt = if part.is_empty() { alt(office, frame, (board, told), wanted.language)? } else { title };
                pictures.push(Picture { name: file(frame, told, wanted, &part), digest, alt, part: !part.is_empty() });
            }
            Err(error) => tracing::error!(%error, "a map could not be painted"),
        }
    }
    Ok(pictures)
}

/// What is drawn: each phase that was played and the position, or the position with the arrows of the first phase and the
/// pieces that left the board in it.
fn scenes(view: &View, wanted: &Wanted) -> Vec<Value> {
    let phases = view.results["phases"].as_array().cloned().unwrap_or_default();
    let mut position = view.position.clone();
    if wanted.chart {
        position["map"] = position["chart"].take();
        return vec![position];
    }
    if wanted.both {
        return phases.into_iter().chain([position]).collect();
    }
    if let Some(phase) = phases.into_iter().next().filter(|_| position["map"].is_object()) {
        let pieces = phase["map"]["pieces"].as_array().cloned().unwrap_or_default();
        let gone = pieces.into_iter().filter(|piece| piece["gone"] == true);
        if let Some(standing) = position["map"]["pieces"].as_array_mut() {
            standing.extend(gone);
        }
        position["map"]["arrows"] = phase["map"]["arrows"].clone();
        position["after"] = phase;
    }
    vec![position]
}

fn is_position(scene: &Value) -> bool {
    !scene["powers"].is_null()
}

/// The letters of powers on the board.
fn letters(board: &Value, powers: &[String]) -> Vec<String> {
    let named = board["powers"].as_array().into_iter().flatten();
    let own = named.filter(|power| powers.iter().any(|own| power["name"] == own.as_str()));
    own.filter_map(|power| power["letter"].as_str()).map(str::to_owned).collect()
}

/// What a map is called as a file: `balkan-S1901M.png`, `balkan-S1901M-orders.png`, `balkan-S1901M-names.png`, `balkan-S1901M-F.png`.
fn file(frame: &Frame, scene: &Value, wanted: &Wanted, part: &[String]) -> String {
    let label = scene["label"].as_str().unwrap_or_default();
    let orders = match (wanted.chart, is_position(scene)) {
        (true, _) => "-names",
        (_, true) => "",
        (_, false) => "-orders",
    };
    let part = if part.is_empty() { String::new() } else { format!("-{}", part.concat()) };
    let ending = if wanted.svg { "svg" } else { "png" };
    format!("{}-{label}{orders}{part}.{ending}", frame.game["name"].as_str().unwrap_or_default())
}

/// What stands above a map, in letters that our fonts have.
fn title(office: &Office, frame: &Frame, scene: &Value, wanted: &Wanted) -> String {
    let turn = |scene: &Value| if scene["title"].is_null() { scene["label"].clone() } else { scene["title"].clone() };
    let game = frame.game["name"].as_str().unwrap_or_default();
    // A close-up has no room for more.
    let arrows = scene["after"].is_object() && wanted.part.is_empty();
    let words = match (is_position(scene), arrows) {
        (true, true) => words!("map-title-after", game = game, turn = turn(scene), played = turn(&scene["after"])),
        (true, false) => words!("map-title", game = game, turn = turn(scene)),
        (false, _) => words!("map-title-orders", game = game, turn = turn(scene)),
    };
    let said = office.templates.voice(wanted.language, &frame.names).say(&words);
    if map::can_write(&said) { said } else { format!("{game}: {}", scene["label"].as_str().unwrap_or_default()) }
}

/// What a map shows, in one paragraph.
fn alt(
    office: &Office,
    frame: &Frame,
    (board, scene): (&Value, &Value),
    language: Language,
) -> Result<String, DeskError> {
    let own = format!("{}/alt.txt", frame.system);
    let template = if office.templates.has(&own) { own } else { "any/alt.txt".to_owned() };
    let facts = json!({"scene": scene, "names": frame.names, "told": map::told(board, &scene["map"])});
    let text = office.templates.write(&template, language, &facts)?;
    Ok(text.split_whitespace().collect::<Vec<_>>().join(" "))
}
