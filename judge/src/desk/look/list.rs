//! `LIST` and `LIST FULL`: all games, page by page.

use serde_json::json;

use super::{Asker, PAGE, about_game, leaf, section};
use crate::desk::{DeskError, Office};
use crate::facts::{List, Row, Section};
use crate::store::Store;

/// How many games stand on a page that shows each in full: their documents are read.
const FULL_PAGE: u32 = 10;

/// A page of all games, from the lines that the store keeps of them.
pub(super) fn list(office: &Office, store: &Store, page: u32, asker: Asker<'_>) -> Result<Section, DeskError> {
    let (leaf, slice) = leaf("LIST", PAGE, page, store.count_listed()?);
    let wordless = asker.person.is_none();
    let row = |game: &crate::store::ListedGame| {
        let about = office.ruleset(&game.line.ruleset).map(|ruleset| ruleset.about());
        Row::of(&game.line, &game.status, about, wordless)
    };
    let games = store.listed(slice)?.iter().map(row).collect();
    Ok(section("list", asker.taste, List { games, leaf, wordless }))
}

/// A page of all games, each with its settings and its people, but without its position.
pub(super) fn full(office: &Office, store: &Store, page: u32, asker: Asker<'_>) -> Result<Section, DeskError> {
    let (leaf, slice) = leaf("LIST FULL", FULL_PAGE, page, store.count_listed()?);
    let mut parts = Vec::new();
    for listed in store.listed(slice)? {
        let name = listed.line.name;
        // Of a game that cannot be read only that is told: the operator knows of it.
        let told = match store.kept_game(&name) {
            Ok(Some(game)) => {
                let facts = about_game(office, store, &game, asker)?;
                Some(office.pen().finish(section("game", asker.taste, facts))?)
            }
            _ => None,
        };
        parts.push(json!({"name": name, "told": told}));
    }
    let facts = json!({"games": parts, "leaf": leaf, "wordless": asker.person.is_none()});
    Ok(section("list-full", asker.taste, facts))
}
