//! Maps for letters: drawn once for all readers of a notice.

use serde_json::Value;

use super::{DeskError, Office};
use crate::letter::Picture;
use crate::map;
use crate::store::Store;

/// The maps of a letter about a game: what happened in each phase that was played, then where the game stands.
///
/// A map that cannot be drawn, perhaps for a template of the operator's, is left out and logged: the letter goes without it.
pub(super) fn draw(office: &Office, store: &mut Store, kind: &str, facts: &Value) -> Result<Vec<Picture>, DeskError> {
    if !matches!(kind, "start" | "results") {
        return Ok(Vec::new());
    }
    let board = &facts["position"]["board"];
    let phases = facts["results"]["phases"].as_array().into_iter().flatten();
    let scenes = phases.chain([&facts["position"]]);
    let mut pictures = Vec::new();
    for told in scenes.filter(|told| told["map"].is_object()) {
        let label = told["label"].as_str().unwrap_or_default();
        let played = told["map"]["arrows"].as_array().is_some_and(|arrows| !arrows.is_empty());
        let title = if played { format!("{label}-orders") } else { label.to_owned() };
        let Some(svg) = map::svg(&office.stationery, board, &told["map"], &title)? else { return Ok(Vec::new()) };
        match map::png(&svg) {
            Ok(bytes) => {
                let digest = store.keep_picture(&bytes)?;
                pictures.push(Picture { name: format!("{title}.png"), digest });
            }
            Err(error) => tracing::error!(%error, "a map could not be painted"),
        }
    }
    Ok(pictures)
}
