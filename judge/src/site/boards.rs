//! A page for each board: its places, what they are called, what touches them, and its map.

use std::collections::BTreeMap;
use std::sync::Arc;

use chancery_engine::{Reader, Ruleset, Setup, Subject};
use serde_json::{Value, json};

use super::page::Page;
use super::pictures::Sight;
use super::{Files, Site, SiteError};
use crate::facts::{View, capitalised};
use crate::language::Language;
use crate::map;
use crate::words;

/// A board of a ruleset.
struct Board {
    system: &'static str,
    /// The heading under which it stands.
    group: &'static str,
    name: String,
    view: View,
    names: Arc<Value>,
}

impl Site {
    /// The pages of all boards that ship, and a page that lists them.
    pub(super) fn boards(&self, files: &mut Files, sandbox: bool) -> Result<(), SiteError> {
        let boards: Vec<Board> = self.rulesets.iter().flat_map(|rules| boards(*rules)).collect();
        let listed: Vec<Value> = boards
            .iter()
            .map(|board| json!({"system": board.group, "title": capitalised(&board.name), "file": board.file()}))
            .collect();
        for language in Language::ALL {
            let title = self.say(language, &Value::Null, &words!("site-boards"));
            let page = of_boards("site/boards.html", "boards/index.html", &title);
            self.put(files, language, &page, &json!({"boards": listed}))?;
            for board in &boards {
                self.board(files, language, board, sandbox)?;
            }
        }
        Ok(())
    }

    fn board(&self, files: &mut Files, language: Language, board: &Board, sandbox: bool) -> Result<(), SiteError> {
        let drawn = &board.view.drawn;
        let scene = if drawn.chart.is_object() { &drawn.chart } else { &drawn.map };
        let (title, place) = (capitalised(&board.name), format!("boards/{}-{}", board.system, board.name));
        let sight = Sight {
            system: board.system,
            board: &drawn.board,
            scene,
            told: &board.view.position,
            names: &board.names,
            title: &title,
            place: &place,
        };
        let maps: Vec<_> = self.draw(files, language, &sight)?.into_iter().collect();
        // A system whose orders can be tried has a template for it.
        let runs = sandbox && self.templates.has(&format!("{}/sandbox.html", board.system));
        let spots = if runs { map::spots(&drawn.board) } else { BTreeMap::new() };
        let near = |near: &Value| near.as_str().or(near["to"].as_str()).map(str::to_owned);
        let places = drawn.board["places"].as_array().into_iter().flatten().map(|place| {
            let beside: Vec<String> = place["near"].as_array().into_iter().flatten().filter_map(near).collect();
            let name = if place["name"].is_string() { json!({"name": place["name"]}) } else { place["name"].clone() };
            let mut beside: Vec<String> = beside.iter().map(|id| id.split('/').next().unwrap_or(id).to_owned()).collect();
            beside.dedup();
            let spot = place["id"].as_str().and_then(|id| spots.get(id));
            json!({"spot": spot, "id": place["id"], "name": name, "kind": place["kind"], "centre": place["centre"] == true, "near": beside})
        });
        let facts = json!({
            "maps": maps, "places": places.collect::<Vec<_>>(), "names": *board.names, "board": board.name, "sandbox": runs,
            "system": board.system, "scene": drawn.map, "powers": drawn.board["powers"],
        });
        let path = format!("boards/{}", board.file());
        let page = Page { runs, ..of_boards("site/board.html", &path, &title) };
        self.put(files, language, &page, &facts)
    }
}

fn of_boards<'a>(template: &'a str, path: &'a str, title: &'a str) -> Page<'a> {
    Page { template, path, title, told: title, part: "boards", picture: None, feed: None, runs: false }
}

impl Board {
    fn file(&self) -> String {
        format!("{}-{}.html", self.system, self.name)
    }
}

/// The boards that ship with a ruleset; those without places are told of nowhere.
fn boards(rules: &'static dyn Ruleset) -> Vec<Board> {
    let about = rules.about();
    let board = |(name, text): (&str, &str)| {
        let position = rules.open(&Setup { board: text.to_owned(), ..Setup::default() }).ok()?;
        let told = rules.describe(Subject::Position(&position), &Reader::Public).ok()?;
        let names = rules.names(&position).unwrap_or_default();
        let view = View::of(told, Value::Null);
        let has_places = view.drawn.board["places"].as_array().is_some_and(|places| !places.is_empty());
        has_places.then(|| Board { system: about.name, group: about.title, name: name.to_owned(), view, names })
    };
    let shipped: Vec<Board> = about.boards.iter().copied().filter_map(board).collect();
    if about.boards.is_empty() { board((about.name, "")).into_iter().collect() } else { shipped }
}
