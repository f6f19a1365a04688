//! Maps for letters: drawn once for all readers of a notice who want the same.

use serde_json::{Value, json};

use super::views::View;
use crate::desk::{DeskError, Office};
use crate::facts::Frame;
use crate::language::Language;
use crate::letter::Picture;
use crate::map;
use crate::store::Store;

/// What somebody wants of maps.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Wanted {
    /// Whose view is drawn; readers who may see the same share one.
    pub(super) view: usize,
    pub(super) language: Language,
    /// SVG, not PNG.
    pub(super) svg: bool,
    /// What was ordered on a map of its own.
    pub(super) both: bool,
}

/// The maps of a letter about a game: where it stands, with what was ordered before as arrows; or each on a map of its own.
///
/// A map that cannot be drawn, perhaps for a template of the operator's, is left out and logged: the letter goes without it.
pub(super) fn draw(
    office: &Office,
    store: &mut Store,
    view: &View,
    frame: &Frame,
    wanted: Wanted,
) -> Result<Vec<Picture>, DeskError> {
    let board = &view.position["board"];
    let mut pictures = Vec::new();
    for told in scenes(view, wanted.both).iter().filter(|told| told["map"].is_object()) {
        let label = told["label"].as_str().unwrap_or_default();
        let title = if told["powers"].is_null() { format!("{label}-orders") } else { label.to_owned() };
        let names = (board, &frame.names);
        let drawn = map::svg(&office.templates, names, &told["map"], (&title, wanted.language))?;
        let Some(drawn) = drawn else { return Ok(Vec::new()) };
        let bytes = if wanted.svg { Ok(drawn.into_bytes()) } else { map::png(&drawn) };
        match bytes {
            Ok(bytes) => {
                let digest = store.keep_picture(&bytes)?;
                let game = frame.game["name"].as_str().unwrap_or_default();
                let name = format!("{game}-{title}.{}", if wanted.svg { "svg" } else { "png" });
                pictures.push(Picture { name, digest, alt: alt(office, frame, told, wanted.language)? });
            }
            Err(error) => tracing::error!(%error, "a map could not be painted"),
        }
    }
    Ok(pictures)
}

/// What is drawn: each phase that was played and the position, or the position with the arrows of the first phase.
fn scenes(view: &View, both: bool) -> Vec<Value> {
    let phases = view.results["phases"].as_array().cloned().unwrap_or_default();
    let mut position = view.position.clone();
    if both {
        return phases.into_iter().chain([position]).collect();
    }
    if let Some(phase) = phases.into_iter().next().filter(|_| position["map"].is_object()) {
        position["map"]["arrows"] = phase["map"]["arrows"].clone();
        position["after"] = phase;
    }
    vec![position]
}

/// What a map shows, in one paragraph.
fn alt(office: &Office, frame: &Frame, scene: &Value, language: Language) -> Result<String, DeskError> {
    let own = format!("{}/alt.txt", frame.system);
    let template = if office.templates.has(&own) { own } else { "any/alt.txt".to_owned() };
    let facts = json!({"scene": scene, "names": frame.names});
    let text = office.templates.write(&template, language, &facts)?;
    Ok(text.split_whitespace().collect::<Vec<_>>().join(" "))
}
