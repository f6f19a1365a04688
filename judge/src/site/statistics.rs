//! The page of statistics: what came of the games that are over, by board and power, and how those have played who want that told
//! of them (`SET STATS ON`) and to be called by their names on pages (`SET SITE NAME`).

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::page::Page;
use super::{Files, Site, SiteError, Unit};
use crate::facts;
use crate::language::Language;
use crate::stats::{OfBoard, OfPlayer, Outcome, Statistics};
use crate::store::{Store, StoreError, readable};
use crate::words;

/// Where it lies below the folder of a language.
pub(super) const PATH: &str = "statistics.html";
/// How many boards and how many players are told.
const BOARDS: usize = 50;
const PLAYERS: usize = 200;

impl Site {
    /// The page, in every language.
    pub(super) fn statistics(&self, store: &Store, mut unit: Unit) -> Result<Unit, SiteError> {
        let all = Statistics::of(&outcomes(store)?);
        let boards = &all.boards[..all.boards.len().min(BOARDS)];
        let row = |board: &OfBoard| facts::results_of_board(board, &board.seats);
        let facts = json!({
            "names": self.names_on(store, boards)?, "games": all.games, "boards": boards.iter().map(row).collect::<Vec<_>>(),
            "more": all.boards.len() - boards.len(), "players": players(store, &all)?,
        });
        unit.part(&("statistics", &facts), |files| {
            Language::ALL.into_iter().try_for_each(|language| self.of_results(files, language, &facts))
        })?;
        Ok(unit)
    }

    fn of_results(&self, files: &mut Files, language: Language, facts: &Value) -> Result<(), SiteError> {
        let title = self.say(language, &Value::Null, &words!("site-statistics"));
        let page = Page {
            template: "site/statistics.html",
            path: PATH,
            title: &title,
            told: &title,
            part: "statistics",
            picture: None,
            feed: None,
            runs: false,
        };
        self.put(files, language, &page, facts)
    }

    /// The names of some boards in all languages; one game of each tells them.
    fn names_on(&self, store: &Store, boards: &[OfBoard]) -> Result<Value, StoreError> {
        let games: BTreeMap<_, _> = boards.iter().map(|board| ((&board.ruleset, &board.name), &board.game)).collect();
        let mut names = json!({});
        for ((ruleset, _), game) in games {
            // Seats of a game that cannot be read keep their English names.
            let Some(ruleset) = self.ruleset(ruleset) else { continue };
            let Some(game) = readable(store.kept_game(game))?.flatten() else { continue };
            facts::add_names(&mut names, &facts::names(&game, ruleset));
        }
        Ok(names)
    }
}

/// What came of each game that is over, as far as it can be read: what the judge has worked out already, and the others.
fn outcomes(store: &Store) -> Result<Vec<Outcome>, StoreError> {
    let mut outcomes: Vec<Outcome> = store.outcomes::<Option<Outcome>>()?.into_iter().flatten().collect();
    for name in store.games_to_work_out(u32::MAX)? {
        outcomes.extend(readable(Outcome::kept(store, &name))?.flatten());
    }
    Ok(outcomes)
}

/// Those who may be told of, the best rated first.
fn players(store: &Store, all: &Statistics) -> Result<Vec<Value>, StoreError> {
    let named = store.told_on_pages()?;
    let played = |(mailbox, name)| Some((name, all.players.get(mailbox)?));
    let mut played: Vec<(&String, &OfPlayer)> =
        named.iter().map(|(mailbox, name)| (mailbox, name)).filter_map(played).collect();
    played.sort_by_key(|(_, player)| std::cmp::Reverse(player.rating));
    Ok(played.into_iter().take(PLAYERS).map(|(name, player)| facts::results_of_player(name, player)).collect())
}
