//! The pages of the turns of a game. What they are told is the turn and nothing of how the game stands now: when it goes on, they
//! stay as they are.

use std::collections::BTreeSet;

use chancery_engine::{Reader, Ruleset};
use serde_json::{Value, json};

use super::games::{Telling, untold};
use super::page::Page;
use super::press::{self, Piece};
use super::{Files, SiteError, Unit};
use crate::facts::{Turned, View};
use crate::game::{Chapter, Game};
use crate::language::Language;

/// A turn as its page tells it.
pub(super) struct Told {
    /// What its page is called, and what names it in an address: `S1901M`.
    pub(super) id: String,
    /// For readers: a phrase, or the label.
    pub(super) title: Value,
    pub(super) chapter: Chapter,
    pub(super) view: View,
    turned: Turned,
    press: Vec<Piece>,
}

/// What may stand in the name of a file, and in an address without being written in another way.
fn id_of(label: &str) -> String {
    label.chars().map(|letter| if letter.is_ascii_alphanumeric() || letter == '.' { letter } else { '-' }).collect()
}

impl Told {
    pub(super) fn of(game: &Game, rules: &dyn Ruleset, chapter: Chapter, press: Vec<Piece>) -> Result<Told, SiteError> {
        let mut turned = Turned::of(game, &chapter, rules, &Reader::Public).map_err(|error| untold(&error))?;
        let view = View::of(Value::Null, turned.results.take());
        let title = view.results["phases"][0]["title"].clone();
        let title = if title.is_null() { json!(chapter.label) } else { title };
        Ok(Told { id: id_of(&chapter.label), title, chapter, view, turned, press })
    }

    /// As letters are told it, without its maps.
    pub(super) fn told_again(&self) -> Value {
        let mut told = json!(self.turned);
        told["results"] = self.view.results.clone();
        told
    }

    /// As feeds and lists name it.
    pub(super) fn named(&self) -> Value {
        json!({"id": self.id, "title": self.title, "at": self.chapter.played.iso()})
    }
}

/// Turns of one label have addresses of their own.
pub(super) fn name_apart(turns: &mut [Told]) {
    let mut known = BTreeSet::from(["index".to_owned(), "now".to_owned()]);
    for turn in turns {
        if !known.insert(turn.id.to_lowercase()) {
            turn.id = format!("{}-{}", turn.id, turn.chapter.number);
            known.insert(turn.id.to_lowercase());
        }
    }
}

impl Telling<'_> {
    /// Makes the pages of all turns, a part each.
    pub(super) fn turns(&self, unit: &mut Unit) -> Result<(), SiteError> {
        for (index, turn) in self.turns.iter().enumerate() {
            let facts = self.facts_of_turn(index);
            unit.part(&(&facts, &turn.view.drawn.phases, self.ground()), |files| {
                Language::ALL.iter().try_for_each(|language| self.turn(files, *language, (turn, &facts)))
            })?;
        }
        Ok(())
    }

    /// What the page of a turn is told in every language.
    fn facts_of_turn(&self, index: usize) -> Value {
        let turn = &self.turns[index];
        let beside = |index: Option<usize>| {
            let turn = index.and_then(|index| self.turns.get(index));
            turn.map(|turn| format!("{}.html", turn.id))
        };
        let (press, more) = press::fitting(&turn.press);
        let after = beside(Some(index + 1)).unwrap_or_else(|| "index.html".to_owned());
        self.nobody_s(json!({
            "turn": {"id": turn.id, "title": turn.title, "before": beside(index.checked_sub(1)), "after": after},
            "results": turn.view.results, "number": turn.turned.number, "press": press, "more": more, "live": true,
            "game": {"name": self.game.name, "title": self.title()}, "system": self.system(), "names": self.names(),
        }))
    }

    fn turn(&self, files: &mut Files, language: Language, (turn, facts): (&Told, &Value)) -> Result<(), SiteError> {
        let mut maps = Vec::new();
        let phases = turn.view.results["phases"].as_array().into_iter().flatten();
        for (number, (phase, scene)) in phases.zip(&turn.view.drawn.phases).enumerate() {
            let more = if number == 0 { String::new() } else { format!("-{}", number + 1) };
            let (title, place) = (format!("{} {}", self.title(), turn.id), self.place(&format!("{}{more}", turn.id)));
            maps.extend(self.site.draw(files, language, &self.sight(scene, phase, (&title, &place)))?);
        }
        let mut facts = facts.clone();
        facts["turn"]["maps"] = json!(maps);
        let said = self.site.said(language, self.names(), &turn.title);
        let title = format!("{} · {said}", self.title());
        let picture = self.place("card.png");
        let page = Page {
            template: "site/turn.html",
            path: &self.place(&format!("{}.html", turn.id)),
            title: &title,
            told: &title,
            part: "games",
            picture: Some(&picture),
            feed: Some("news.atom"),
            runs: false,
        };
        self.site.put(files, language, &page, facts)
    }
}
