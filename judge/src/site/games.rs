//! The pages of one game: its own, with the replay, and one for each turn.

use chancery_engine::{Reader, Ruleset, Subject};
use serde_json::{Value, json};

use super::chart;
use super::page::Page;
use super::people::People;
use super::pictures::{Shown, Sight};
use super::places::Places;
use super::press::{self, Piece};
use super::unnamed::Unnamed;
use super::{Site, SiteError, Unit};
use crate::clock::Moment;
use crate::facts::{self, Frame, OfGame, Turned, View};
use crate::game::{Chapter, Game};
use crate::language::Language;
use crate::map;
use crate::store::Store;

/// A turn as its page tells it.
pub(super) struct Told {
    /// What its page is called, and what names it in an address: `S1901M`.
    pub(super) id: String,
    /// For readers: a phrase, or the label.
    pub(super) title: Value,
    pub(super) chapter: Chapter,
    turned: Turned,
    view: View,
    press: Vec<Piece>,
}

/// A game, as much of it as all its pages need.
pub(super) struct Telling<'a> {
    pub(super) site: &'a Site,
    pub(super) game: &'a Game,
    /// What its address ends in: its name, and the second in which it was created.
    pub(super) slug: String,
    pub(super) turns: Vec<Told>,
    rules: &'static dyn Ruleset,
    names: Value,
    /// The facts that every page about it is told.
    frame: Value,
    now: View,
    opening: Value,
    /// What has been said since the last turn.
    press: Vec<Piece>,
    /// When everybody was last told something that nobody wrote.
    pub(super) announced: Moment,
}

/// What the address of a game ends in. Names may be given again when a store is begun anew, on the same day even: no address
/// and no entry of a feed ever means two games.
pub(super) fn slug(game: &Game) -> String {
    let digits: String = game.created.iso().chars().filter(char::is_ascii_digit).collect();
    format!("{}-{}-{}", game.name, &digits[..8], &digits[8..14])
}

/// What may stand in the name of a file, and in an address without being written in another way.
fn id_of(label: &str) -> String {
    label.chars().map(|letter| if letter.is_ascii_alphanumeric() || letter == '.' { letter } else { '-' }).collect()
}

fn untold(error: &chancery_engine::Unreadable) -> SiteError {
    SiteError::Untold(error.to_string())
}

impl<'a> Telling<'a> {
    pub(super) fn of(
        site: &'a Site,
        store: &Store,
        (game, rules): (&'a Game, &'static dyn Ruleset),
    ) -> Result<Self, SiteError> {
        let people = People::new(store);
        let names = facts::names(game, rules);
        let frame = Frame::of(&site.config, game, names.clone(), game.created);
        let mut frame = json!(OfGame::bare(frame, game));
        people.cut(&mut frame["game"], game)?;
        let bulletins = store.bulletins(&game.name)?;
        let unnamed = Unnamed::of(&people.unnamed(game, &bulletins)?);
        unnamed.blot_comment(&mut frame["game"]);
        let news = bulletins.iter().filter(|bulletin| bulletin.text.is_none());
        let announced = news.map(|bulletin| bulletin.at).max().unwrap_or(game.created);
        let position = facts::position(game, rules, &Reader::Public).map_err(|error| untold(&error))?;
        let now = View::of(position, Value::Null);
        let places = Places::of(&now.drawn.board);
        let mut said = press::all(game, &people, &unnamed, bulletins)?;
        let mut turns: Vec<Told> = Vec::new();
        for chapter in store.chapters(&game.name)? {
            let later = said.iter().position(|piece| piece.moment >= chapter.played).unwrap_or(said.len());
            let press = said.drain(..later).collect();
            let mut told = told(game, rules, chapter, press)?;
            places.note(&mut told.view.results);
            turns.push(told);
        }
        name_apart(&mut turns);
        let first = turns.first().map(|turn| &turn.chapter.position);
        let opening = first.map(|position| rules.describe(Subject::Position(position), &Reader::Public));
        let opening = opening.transpose().map_err(|error| untold(&error))?.unwrap_or_default();
        let slug = slug(game);
        Ok(Telling { site, game, slug, turns, rules, names, frame, now, opening, press: said, announced })
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
            "last": last.map(|turn| json!({"id": turn.id, "title": turn.title, "at": turn.chapter.played.iso()})),
        })
    }

    /// What somebody writes who wants an open seat.
    fn line(&self) -> String {
        let open = self.game.chairs.iter().find(|chair| chair.abandoned && !chair.eliminated);
        open.map(|chair| format!("TAKEOVER {}@{}", chair.letters.chars().next().unwrap_or('?'), self.game.name))
            .unwrap_or_default()
    }

    /// Where its files lie that all languages share.
    fn place(&self, name: &str) -> String {
        format!("games/{}/{name}", self.slug)
    }

    /// The facts of one of its pages.
    fn facts(&self, more: Value) -> Value {
        let mut facts = self.frame.clone();
        for (key, value) in more.as_object().into_iter().flatten() {
            facts[key] = value.clone();
        }
        // Whatever a ruleset's templates ask for that letters have: a page is nobody's own.
        for (key, value) in [("own", json!([])), ("entries", json!([])), ("results", json!({})), ("number", json!(0))] {
            if facts[key].is_null() {
                facts[key] = value;
            }
        }
        facts
    }

    /// The names of its board in other languages.
    pub(super) fn names(&self) -> &Value {
        &self.names
    }

    fn title(&self) -> String {
        facts::capitalised(&self.game.name)
    }

    /// What happened in a phase, or where the game stands, as a picture.
    fn sight<'b>(&'b self, scene: &'b Value, told: &'b Value, (title, place): (&'b str, &'b str)) -> Sight<'b> {
        let (system, board, names) = (self.rules.about().name, &self.now.drawn.board, &self.names);
        Sight { system, board, scene, told, names, title, place }
    }

    pub(super) fn turn(&self, unit: &mut Unit, language: Language, index: usize) -> Result<(), SiteError> {
        let turn = &self.turns[index];
        let beside = |index: Option<usize>| {
            let turn = index.and_then(|index| self.turns.get(index));
            turn.map(|turn| format!("{}.html", turn.id))
        };
        let mut maps = Vec::new();
        let phases = turn.view.results["phases"].as_array().into_iter().flatten();
        for (number, (phase, scene)) in phases.zip(&turn.view.drawn.phases).enumerate() {
            let more = if number == 0 { String::new() } else { format!("-{}", number + 1) };
            let (title, place) = (format!("{} {}", self.title(), turn.id), self.place(&format!("{}{more}", turn.id)));
            maps.extend(self.site.draw(&mut unit.files, language, &self.sight(scene, phase, (&title, &place)))?);
        }
        let (press, more) = press::fitting(&turn.press);
        let after = beside(Some(index + 1)).unwrap_or_else(|| "index.html".to_owned());
        let facts = self.facts(json!({
            "turn": {"id": turn.id, "title": turn.title, "before": beside(index.checked_sub(1)), "after": after, "maps": maps},
            "results": turn.view.results, "number": turn.turned.number, "press": press, "more": more, "live": true,
        }));
        let said = self.site.said(language, &self.names, &turn.title);
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
        self.site.put(&mut unit.files, language, &page, facts)
    }

    pub(super) fn game(&self, unit: &mut Unit, language: Language) -> Result<(), SiteError> {
        let (title, place) = (format!("{} {}", self.title(), self.game.label()), self.place("now"));
        let sight = self.sight(&self.now.drawn.map, &self.now.position, (&title, &place));
        let maps: Vec<Shown> = self.site.draw(&mut unit.files, language, &sight)?.into_iter().collect();
        let turns: Vec<Value> = self.turns.iter().map(|turn| self.listed(unit, turn, language)).collect();
        let chapters: Vec<Value> = self.turns.iter().map(told_again).collect();
        let results: Vec<&Value> = self.turns.iter().map(|turn| &turn.view.results).collect();
        let chart = chart::draw(&self.opening, &results, &self.now.drawn.board);
        let chart = chart.map(|drawn| {
            let file = self.place("chart.svg");
            unit.files.insert(file.clone(), drawn.svg.into_bytes());
            json!({"file": file, "width": drawn.width, "height": drawn.height})
        });
        let mut position = self.now.position.clone();
        if position.is_object() {
            // Its tables have the order of the board.
            position["board"] = self.now.drawn.board.clone();
        }
        let (press, more) = press::fitting(&self.press);
        let row = self.row();
        let facts = self.facts(json!({
            "maps": maps, "turns": turns, "chapters": chapters, "chart": chart, "position": position,
            "opening": self.opening, "press": press, "more": more, "openings": row["openings"], "line": row["line"],
            "calendar": "deadline.ics",
        }));
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
        self.site.put(&mut unit.files, language, &page, facts)
    }

    /// A turn in the list of all.
    fn listed(&self, unit: &Unit, turn: &Told, language: Language) -> Value {
        let alike = self.place(&format!("{}.svg", turn.id));
        let own = self.place(&format!("{}.{}.svg", turn.id, language.code()));
        let map = [alike, own].into_iter().find(|file| unit.files.contains_key(file));
        json!({"id": turn.id, "title": turn.title, "file": format!("{}.html", turn.id), "map": map})
    }

    /// The picture by which other sites show a link to it.
    pub(super) fn card(&self, unit: &mut Unit) -> Result<(), SiteError> {
        let title = format!("{} · {}", self.title(), self.game.label());
        let (board, scene) = (&self.now.drawn.board, &self.now.drawn.map);
        if !scene.is_object() {
            return Ok(());
        }
        let title = if map::can_write(&title) { title } else { self.game.label() };
        let plan =
            map::Plan { board, scene, title: &title, language: Language::English, names: &self.names, part: &[] };
        if let Some(svg) = map::svg(&self.site.templates, &plan)? {
            let png = map::png(&svg).map_err(|error| SiteError::Untold(error.to_string()))?;
            unit.files.insert(self.place("card.png"), png);
        }
        Ok(())
    }
}

fn told(game: &Game, rules: &dyn Ruleset, chapter: Chapter, press: Vec<Piece>) -> Result<Told, SiteError> {
    let mut turned = Turned::of(game, &chapter, rules, &Reader::Public).map_err(|error| untold(&error))?;
    let view = View::of(Value::Null, turned.results.take());
    let title = view.results["phases"][0]["title"].clone();
    let title = if title.is_null() { json!(chapter.label) } else { title };
    Ok(Told { id: id_of(&chapter.label), title, chapter, turned, view, press })
}

/// A turn as letters are told it, without its maps.
fn told_again(turn: &Told) -> Value {
    let mut told = json!(turn.turned);
    told["results"] = turn.view.results.clone();
    told
}

/// Turns of one label have addresses of their own.
fn name_apart(turns: &mut [Told]) {
    let mut known = std::collections::BTreeSet::from(["index".to_owned(), "now".to_owned()]);
    for turn in turns {
        if !known.insert(turn.id.to_lowercase()) {
            turn.id = format!("{}-{}", turn.id, turn.chapter.number);
            known.insert(turn.id.to_lowercase());
        }
    }
}
