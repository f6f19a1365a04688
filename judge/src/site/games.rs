//! The pages of one game: its own, with the replay, what programs read of it, and one for each turn (`turns.rs`).

use std::collections::BTreeMap;
use std::sync::Arc;

use chancery_engine::{Reader, Ruleset, Subject};
use serde_json::{Value, json};

use super::chart;
use super::former::Former;
use super::page::Page;
use super::people::People;
use super::pictures::{Shown, Sight};
use super::places::Places;
use super::press::{self, Piece};
use super::told::{self, Told, untold};
use super::{Files, Site, SiteError, Unit};
use crate::clock::Moment;
use crate::facts::{self, Frame, OfGame, Turned, View};
use crate::game::Game;
use crate::language::Language;
use crate::letter::Facts;
use crate::map;
use crate::store::Store;

/// A game, as much of it as all its pages need.
pub(super) struct Telling<'a> {
    pub(super) site: &'a Site,
    pub(super) game: &'a Game,
    /// What its address ends in: its name, and the second in which it was created.
    pub(super) slug: String,
    pub(super) turns: Vec<Told>,
    rules: &'static dyn Ruleset,
    names: Arc<Value>,
    /// What every page about it is told, and the same as templates read it.
    frame: Value,
    told: Facts,
    now: View,
    opening: Value,
    /// What has been said since the last turn.
    press: Vec<Piece>,
    /// When everybody was last told something that nobody wrote.
    pub(super) announced: Moment,
    /// Whoever it tells of beside those who have a place in it.
    pub(super) former: Former,
}

/// Whatever a ruleset's templates ask for that letters have: a page is nobody's own.
pub(super) fn nobody_s() -> Facts {
    Facts::of(&json!({"own": [], "entries": [], "pictures": [], "results": {}, "number": 0}))
}

/// What the address of a game ends in. Names may be given again when a store is begun anew, on the same day even: no address
/// and no entry of a feed ever means two games.
pub(super) fn slug(game: &Game) -> String {
    let digits: String = game.created.iso().chars().filter(char::is_ascii_digit).collect();
    format!("{}-{}-{}", game.name, &digits[..8], &digits[8..14])
}

impl<'a> Telling<'a> {
    pub(super) fn of(
        site: &'a Site,
        store: &Store,
        (game, rules): (&'a Game, &'static dyn Ruleset),
    ) -> Result<Self, SiteError> {
        let bulletins = store.bulletins(&game.name)?;
        // Whoever chooses otherwise meanwhile is another than he was.
        let (former, people) = (Former::of(store, game, &bulletins)?, People::new(store));
        let names = facts::names(game, rules);
        let frame = Frame::of(&site.config, game, names.clone(), game.created);
        let mut frame = json!(OfGame::bare(frame, game));
        // That all orders are in is for players to know.
        frame["game"]["plays"] = Value::Null;
        people.cut(&mut frame["game"], game)?;
        let unnamed = people.unnamed_in(game, (&bulletins, &frame["game"]))?;
        unnamed.blot_comment(&mut frame["game"]);
        let news = bulletins.iter().filter(|bulletin| bulletin.text.is_none());
        let announced = news.map(|bulletin| bulletin.at).max().unwrap_or(game.created);
        let position = facts::position(game, rules, &Reader::Public).map_err(|error| untold(&error))?;
        let now = View::of(position, Value::Null);
        let places = Places::of(&now.drawn.board);
        let mut said = press::all(game, &people, &unnamed, bulletins)?;
        let chapters = store.chapters(&game.name)?;
        let first = chapters.first().map(|chapter| &chapter.position);
        let opening = first.map(|position| rules.describe(Subject::Position(position), &Reader::Public));
        let opening = opening.transpose().map_err(|error| untold(&error))?.unwrap_or_default();
        let mut turns: Vec<Told> = Vec::new();
        for chapter in chapters {
            let later = said.iter().position(|piece| piece.moment >= chapter.played).unwrap_or(said.len());
            let press = said.drain(..later).collect();
            let mut told = Told::of(game, rules, &chapter, press)?;
            places.note(&mut told.turned.results);
            turns.push(told);
        }
        told::name_apart(&mut turns);
        let (slug, told, press) = (slug(game), nobody_s().with(&frame), said);
        Ok(Telling { site, game, slug, turns, rules, names, frame, told, now, opening, press, announced, former })
    }

    /// What the front page tells of it.
    pub(super) fn row(&self) -> Value {
        let game = &self.frame["game"];
        let listed = self.game.listed();
        let openings: Vec<Value> = listed.openings.iter().map(|open| json!(open.title)).collect();
        let rows = game["settings"].as_array().into_iter().flatten();
        let comment =
            rows.filter(|row| row["label"] == crate::settings::COMMENT).map(|row| row["told"][0].clone()).next();
        let last = self.turns.last();
        json!({
            "name": self.game.name, "slug": self.slug, "title": game["title"], "variant": self.game.variant,
            "status": self.game.status.word(), "turn": game["turn"], "needed": self.game.places_free(),
            "deadline": game["deadline"], "ended": game["ended"], "ended_at": self.game.ended.unwrap_or_default().0,
            "seats": game["ending"]["seats"], "openings": openings, "line": self.line(), "comment": comment,
            "created": self.game.created.0,
            "last": last.map(Told::named),
        })
    }

    /// What somebody writes who wants an open seat.
    fn line(&self) -> String {
        let open = self.game.chairs.iter().find(|chair| chair.abandoned && !chair.eliminated);
        open.map(|chair| format!("TAKEOVER {}@{}", chair.letters.chars().next().unwrap_or('?'), self.game.name))
            .unwrap_or_default()
    }

    /// Where its files lie that all languages share.
    pub(super) fn place(&self, name: &str) -> String {
        format!("games/{}/{name}", self.slug)
    }

    pub(super) fn system(&self) -> &'static str {
        self.rules.about().name
    }

    /// What all its pictures are drawn on.
    pub(super) fn ground(&self) -> (&'static str, &Value, &Value) {
        (self.system(), &self.now.drawn.board, &self.names)
    }

    /// The names of its board in other languages.
    pub(super) fn names(&self) -> &Value {
        &self.names
    }

    pub(super) fn title(&self) -> String {
        facts::capitalised(&self.game.name)
    }

    /// What happened in a phase, or where the game stands, as a picture.
    pub(super) fn sight<'b>(
        &'b self,
        scene: &'b Value,
        told: &'b Value,
        (title, place): (&'b str, &'b str),
    ) -> Sight<'b> {
        let (system, board, names) = (self.rules.about().name, &self.now.drawn.board, &self.names);
        Sight { system, board, scene, told, names, title, place }
    }

    /// Makes its own page, with the replay of all turns that are there.
    pub(super) fn page(&self, unit: &mut Unit) -> Result<(), SiteError> {
        let facts = self.facts_of_game();
        let turns: Vec<Value> = Language::ALL.iter().map(|language| self.listed(unit, *language)).collect();
        unit.part(&(&facts, &turns, &self.now.drawn.map, self.ground()), |files| {
            let facts = facts.with(&json!({"chart": self.chart(files)}));
            let each = |(language, turns): (&Language, &Value)| {
                self.game(files, *language, &facts.with(&json!({ "turns": turns })))
            };
            Language::ALL.iter().zip(&turns).try_for_each(each)
        })
    }

    /// What its page is told in every language.
    fn facts_of_game(&self) -> Facts {
        let mut position = self.now.position.clone();
        if position.is_object() {
            // Its tables have the order of the board.
            position["board"] = self.now.drawn.board.clone();
        }
        let chapters: Vec<&Turned> = self.turns.iter().map(|turn| &turn.turned).collect();
        let (press, more) = press::fitting(&self.press);
        let row = self.row();
        let facts = self.told.with(&BTreeMap::from([("chapters", chapters)]));
        facts.with(&json!({
            "position": position, "opening": self.opening, "press": press, "more": more,
            "openings": row["openings"], "line": row["line"], "calendar": "deadline.ics",
        }))
    }

    fn chart(&self, files: &mut Files) -> Value {
        let results: Vec<&Value> = self.turns.iter().map(|turn| &turn.turned.results).collect();
        let Some(drawn) = chart::draw(&self.opening, &results, &self.now.drawn.board) else { return Value::Null };
        let file = self.place("chart.svg");
        files.insert(file.clone(), drawn.svg.into_bytes());
        json!({"file": file, "width": drawn.width, "height": drawn.height})
    }

    fn game(&self, files: &mut Files, language: Language, facts: &Facts) -> Result<(), SiteError> {
        let (title, place) = (format!("{} {}", self.title(), self.game.label()), self.place("now"));
        let sight = self.sight(&self.now.drawn.map, &self.now.position, (&title, &place));
        let maps: Vec<Shown> = self.site.draw(files, language, &sight)?.into_iter().collect();
        let told = self.site.said(language, &self.names, &self.frame["game"]["turn"]);
        let told = format!("{} · {} · {told}", self.title(), self.game.variant);
        let picture = self.place("card.png");
        let page = Page {
            template: "site/game.html",
            path: &self.place("index.html"),
            title: &self.title(),
            told: &told,
            part: "games",
            picture: Some(&picture),
            feed: Some("news.atom"),
            runs: false,
        };
        self.site.put(files, language, &page, &facts.with(&json!({ "maps": maps })))
    }

    /// The list of all its turns.
    fn listed(&self, unit: &Unit, language: Language) -> Value {
        let each = |turn: &Told| {
            let alike = self.place(&format!("{}.svg", turn.id));
            let own = self.place(&format!("{}.{}.svg", turn.id, language.code()));
            let map = [alike, own].into_iter().find(|file| unit.has(file));
            json!({"id": turn.id, "title": turn.title, "file": format!("{}.html", turn.id), "map": map})
        };
        self.turns.iter().map(each).collect()
    }

    /// The picture by which other sites show a link to it.
    pub(super) fn card(&self, unit: &mut Unit) -> Result<(), SiteError> {
        let title = format!("{} · {}", self.title(), self.game.label());
        let (board, scene) = (&self.now.drawn.board, &self.now.drawn.map);
        if !scene.is_object() {
            return Ok(());
        }
        let title = if map::can_write(&title) { title } else { self.game.label() };
        unit.part(&(&title, scene, self.ground()), |files| {
            let plan =
                map::Plan { board, scene, title: &title, language: Language::English, names: &self.names, part: &[] };
            if let Some(svg) = map::svg(&self.site.templates, &plan)? {
                let png = map::png(&svg).map_err(|error| SiteError::Untold(error.to_string()))?;
                files.insert(self.place("card.png"), png);
            }
            Ok(())
        })
    }
}
