//! Answers to questions: `LIST`, `STATUS`, `HELP` and the like.

use serde::Serialize;
use serde_json::{Value, json};

use super::letters::Taste;
use super::{DeskError, Office, bounces, help, letters};
use crate::clock::Moment;
use crate::command::Look;
use crate::facts::{self, List, OfGame, Section, Turned, Unreached, Version};
use crate::game::{Chair, Game};
use crate::settings;
use crate::store::{Format, Person, Store, StoreError, Wishes};
use crate::words;
use crate::words::Words;

/// Who asks, how letters to him are to be, and when.
#[derive(Clone, Copy)]
pub(super) struct Asker<'a> {
    pub(super) taste: &'a Taste,
    pub(super) address: &'a str,
    pub(super) person: Option<&'a Person>,
    pub(super) now: Moment,
}

/// Answers `LIST`, `SUMMARY`, `HISTORY`, `WHOGAME`, `STATUS`, `HELP` and `VERSION` with a text of its own.
pub(super) fn inform(
    office: &Office,
    store: &Store,
    look: &Look,
    here: Option<&Game>,
    asker: Asker<'_>,
) -> Result<Result<Section, Words>, DeskError> {
    let taste = asker.taste;
    let (template, name) = match look {
        Look::List(None) if here.is_none() => return Ok(Ok(list(office, store, taste)?)),
        Look::Help(topic) => {
            return match help::told(office, topic.as_deref(), here) {
                Ok(facts) => Ok(Ok(section(office, "help", taste, &facts)?)),
                Err(words) => Ok(Err(words)),
            };
        }
        Look::Version => return Ok(Ok(version(office, store, taste)?)),
        Look::Status => return Ok(Ok(status(office, store, asker)?)),
        Look::List(name) => ("game", name),
        Look::Summary(name) => ("summary", name),
        Look::History(name) => ("history", name),
        Look::Whogame(name) => ("whogame", name),
    };
    let game = match (name, here) {
        (Some(name), _) => store.game(name)?,
        (None, Some(here)) => Some(here.clone()),
        (None, None) => return Ok(Err(words!("game-name-needed"))),
    };
    let Some(game) = game else {
        return Ok(Err(words!("no-such-game", game = name.clone().unwrap_or_default())));
    };
    let facts = about_game(office, store, &game, asker)?;
    Ok(Ok(section(office, template, taste, &facts)?))
}

fn section(office: &Office, template: &str, taste: &Taste, facts: &impl Serialize) -> Result<Section, DeskError> {
    let facts = &json!(facts);
    let text = office.templates.write(&format!("{template}.txt"), taste.language, facts)?;
    let html = match taste.format {
        Format::Html => office.templates.write(&format!("{template}.html"), taste.language, facts)?,
        Format::Text | Format::Short => String::new(),
    };
    Ok(Section { text, html })
}

fn about_game(office: &Office, store: &Store, game: &Game, asker: Asker<'_>) -> Result<OfGame, DeskError> {
    let zone = game.pace.time_zone();
    let unwell = bounces::unwell(store, game, asker.now)?;
    let unwell = unwell.iter().map(|unwell| Unreached { seat: unwell.chair.title(), since: unwell.since.stamp(&zone) });
    let mut facts = OfGame {
        frame: letters::frame(office, game, asker.now),
        position: Value::Null,
        pictures: Vec::new(),
        chapters: Vec::new(),
        created: game.created.stamp(&zone),
        unwell: unwell.collect(),
    };
    let Some(ruleset) = office.ruleset(&game.ruleset) else { return Ok(facts) };
    // The answer goes to the address of whoever asks, so it may hold what he knows.
    let reader = game.reader(asker.address);
    facts.position = facts::position(game, ruleset, &reader).unwrap_or_default();
    let chapters = store.chapters(&game.name)?;
    let told = chapters.iter().map(|chapter| Turned::of(game, chapter, ruleset, &reader));
    facts.chapters = told.collect::<Result<_, _>>().unwrap_or_default();
    Ok(facts)
}

fn games(store: &Store) -> Result<Vec<Game>, StoreError> {
    let names = store.game_names()?;
    let games: Vec<Option<Game>> = names.iter().map(|name| store.game(name)).collect::<Result<_, _>>()?;
    Ok(games.into_iter().flatten().collect())
}

fn list(office: &Office, store: &Store, taste: &Taste) -> Result<Section, DeskError> {
    section(office, "list", taste, &List { games: games(store)?.iter().map(facts::game).collect() })
}

fn version(office: &Office, store: &Store, taste: &Taste) -> Result<Section, DeskError> {
    let facts =
        Version { version: env!("CARGO_PKG_VERSION"), people: store.people()?, games: store.game_names()?.len() };
    section(office, "version", taste, &facts)
}

/// What somebody has wished for, and the places he has.
fn status(office: &Office, store: &Store, asker: Asker<'_>) -> Result<Section, DeskError> {
    let wishes = asker.person.map(|person| person.wishes.clone()).unwrap_or_default();
    let (mut seats, mut names) = (Vec::new(), json!({}));
    for game in games(store)? {
        let own = |chair: &&Chair| chair.player.as_ref().is_some_and(|player| player.address == asker.address);
        let chairs = game.chairs.iter().filter(own);
        let waits = game.waiting.iter().any(|member| member.address == asker.address);
        let master = game.master.address == asker.address;
        let role = |id: &str| json!({"say": id});
        let places = chairs.map(|chair| json!(chair.title()));
        let places = places.chain(waits.then(|| role("player-none"))).chain(master.then(|| role("role-master")));
        let label = game.label();
        let deadline = facts::game(&game)["deadline"].take();
        for seat in places {
            seats.push(json!({"seat": seat, "game": game.name, "label": label, "deadline": deadline}));
            let known = office.ruleset(&game.ruleset).map(|ruleset| facts::names(&game, ruleset));
            merge(&mut names, known.unwrap_or_default());
        }
    }
    let mut facts = json!({});
    facts["names"] = names;
    facts["reader"] = json!({"address": asker.address});
    let wishes = Wishes { language: Some(asker.taste.language), ..wishes };
    facts["settings"] = json!(settings::rows_of_person(&wishes));
    facts["seats"] = json!(seats);
    section(office, "status", asker.taste, &facts)
}

/// Adds the names of a board to those of others.
fn merge(names: &mut Value, more: Value) {
    let Value::Object(languages) = more else { return };
    for (language, own) in languages {
        for (english, name) in own.as_object().into_iter().flatten() {
            names[&language][english] = name.clone();
        }
    }
}
