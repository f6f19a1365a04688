//! The pages of the turns of a game. What they are told is the turn and nothing of how the game stands now: when it goes on, they
//! stay as they are.

use serde_json::{Value, json};

use super::games::Telling;
use super::page::Page;
use super::press;
use super::told::Told;
use super::{Files, SiteError, Unit};
use crate::language::Language;

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
