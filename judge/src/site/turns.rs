//! The pages of the turns of a game. What they are told is the turn and nothing of how the game stands now: when it goes on, they
//! stay as they are.

use serde::Serialize;
use serde_json::{Value, json};

use super::games::{Telling, nobody_s};
use super::page::Page;
use super::press::{self, Piece};
use super::{Files, SiteError, Unit};
use crate::language::Language;
use crate::letter::Facts;

/// What the page of a turn is told in every language.
#[derive(Serialize)]
struct OfTurn<'a> {
    turn: Value,
    results: &'a Value,
    number: u32,
    press: Vec<&'a Piece>,
    more: bool,
    live: bool,
    game: Value,
    system: &'static str,
    names: &'a Value,
}

impl Telling<'_> {
    /// Makes the pages of all turns, a part each.
    pub(super) fn turns(&self, unit: &mut Unit) -> Result<(), SiteError> {
        for (index, turn) in self.turns.iter().enumerate() {
            let facts = self.facts_of_turn(index);
            unit.part(&(&facts, &turn.scenes, self.ground()), |files| {
                Language::ALL.iter().try_for_each(|language| self.turn(files, *language, (index, &facts)))
            })?;
        }
        Ok(())
    }

    /// What the page of a turn is told in every language.
    fn facts_of_turn(&self, index: usize) -> Facts {
        let turn = &self.turns[index];
        let (press, more) = press::fitting(&turn.press);
        let game = json!({"name": self.game.name, "title": self.title()});
        nobody_s().with(&OfTurn {
            turn: self.named(index),
            results: &turn.turned.results,
            number: turn.turned.number,
            press,
            more,
            live: true,
            game,
            system: self.system(),
            names: self.names(),
        })
    }

    /// A turn, and those beside it.
    fn named(&self, index: usize) -> Value {
        let turn = &self.turns[index];
        let beside = |index: Option<usize>| {
            let turn = index.and_then(|index| self.turns.get(index));
            turn.map(|turn| format!("{}.html", turn.id))
        };
        let after = beside(Some(index + 1)).unwrap_or_else(|| "index.html".to_owned());
        json!({"id": turn.id, "title": turn.title, "before": beside(index.checked_sub(1)), "after": after})
    }

    fn turn(&self, files: &mut Files, language: Language, (index, facts): (usize, &Facts)) -> Result<(), SiteError> {
        let turn = &self.turns[index];
        let mut maps = Vec::new();
        let phases = turn.turned.results["phases"].as_array().into_iter().flatten();
        for (number, (phase, scene)) in phases.zip(&turn.scenes).enumerate() {
            let more = if number == 0 { String::new() } else { format!("-{}", number + 1) };
            let (title, place) = (format!("{} {}", self.title(), turn.id), self.place(&format!("{}{more}", turn.id)));
            maps.extend(self.site.draw(files, language, &self.sight(scene, phase, (&title, &place)))?);
        }
        let mut named = self.named(index);
        named["maps"] = json!(maps);
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
        self.site.put(files, language, &page, &facts.with(&json!({ "turn": named })))
    }
}
