//! Answers to questions: `LIST`, `STATUS`, `HELP` and the like.

mod history;
mod list;
mod needed;
pub(in crate::desk) mod stats;

use std::collections::BTreeMap;
use std::sync::Arc;

use chancery_engine::Position;
use serde::Serialize;
use serde_json::{Value, json};

use super::letters::Taste;
use super::{DeskError, Office, bounces, help, letters};
use crate::clock::Moment;
use crate::command::Look;
use crate::envelope::mailbox_key;
use crate::exchange;
use crate::facts::{
    self, Attending, Holder, Introduced, Leaf, LogOf, OfGame, Section, Turned, Unreached, Version, View,
};
use crate::game::{Chair, Chapter, Game, Member};
use crate::language::Language;
use crate::letter::{Filling, names_in};
use crate::settings;
use crate::store::{Format, ListedGame, Person, Slice, Store, StoreError, Wishes, readable};
use crate::words;
use crate::words::Words;

pub(super) use needed::{any_game, needed};

/// How many games stand on a page of a list: as many as somebody reads, and so few that he waits no longer where there are thousands.
const PAGE: u32 = 20;

/// Words that mean no game in particular.
pub(super) const ALL_GAMES: [&str; 3] = ["game", "games", "all"];

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
        Look::List(None) if here.is_none() => return Ok(Ok(list::list(office, store, 1, asker)?)),
        Look::List(Some(word)) if let Some(page) = page(store, word)? => {
            return Ok(Ok(list::list(office, store, page, asker)?));
        }
        Look::Help(topic) => {
            return match help::told(office, topic.as_deref(), here) {
                Ok(facts) => Ok(Ok(section("help", taste, facts))),
                Err(words) => Ok(Err(words)),
            };
        }
        Look::Full(None) => return Ok(Ok(list::full(office, store, 1, asker)?)),
        Look::Full(Some(word)) if let Some(page) = page(store, word)? => {
            return Ok(Ok(list::full(office, store, page, asker)?));
        }
        Look::Version => return Ok(Ok(version(office, store, taste)?)),
        Look::Status(None) => return Ok(Ok(status(office, store, 1, asker)?)),
        Look::Status(Some(word)) if let Some(page) = page(store, word)? => {
            return Ok(Ok(status(office, store, page, asker)?));
        }
        Look::List(name) | Look::Full(name) => ("game", name),
        Look::Summary(name) | Look::Status(name) => ("summary", name),
        Look::History(name, _) => ("history", name),
        Look::Whogame(name) => ("whogame", name),
        Look::Whofull(name) => ("whofull", name),
        Look::Log(name) => ("log", name),
        // The session answers them: in sentences, with pictures, with files, and what is counted first.
        Look::Deadline(name) | Look::Map(name, _) | Look::Export(name) | Look::Seed(name, _) => ("game", name),
        Look::Stats(_) | Look::Whois(_) => return Ok(Err(needed(store, look, asker.person)?)),
    };
    let game = match (name, here) {
        // What this mail has done in the game shows in the answer.
        (Some(name), Some(here)) if here.name == *name => Some(Arc::new(here.clone())),
        (Some(name), _) => store.kept_game(name)?,
        (None, Some(here)) => Some(Arc::new(here.clone())),
        (None, None) => return Ok(Err(needed(store, look, asker.person)?)),
    };
    let Some(game) = game else {
        let name = name.as_deref().unwrap_or_default();
        if matches!(look, Look::List(_)) && ALL_GAMES.contains(&name) {
            return Ok(Ok(list::list(office, store, 1, asker)?));
        }
        return Ok(Err(no_such_game(store, name)?));
    };
    if matches!(look, Look::Log(_)) {
        let log = LogOf::of(letters::frame_in(office, &game, taste.language, asker.now), &game);
        return Ok(Ok(section(template, taste, log)));
    }
    if let Look::History(_, wanted) = look {
        return history::told(office, store, (&game, wanted), asker);
    }
    let facts = told_of(office, store, &game, template, asker)?;
    Ok(Ok(section(template, taste, facts)))
}

/// What the template of an answer is told of a game.
fn told_of(office: &Office, store: &Store, game: &Game, template: &str, asker: Asker<'_>) -> Result<OfGame, DeskError> {
    let mut facts = about_game(office, store, game, asker)?;
    let shows_position = matches!(template, "game" | "summary");
    if shows_position {
        facts.position = standing(office, game, asker).into();
    }
    if template == "whofull" {
        facts.people = people(store, game, asker)?;
    }
    if template == "summary" {
        let chapters = store.chapters(&game.name)?;
        facts.opening = match chapters.first() {
            Some(first) => told_at(office, (game, &first.position), asker).into(),
            None => Arc::clone(&facts.position),
        };
        facts.chapters = told(office, (game, &chapters), asker);
        facts.holders = Holder::all_of(game, &facts.chapters, game.is_master(asker.address));
    }
    Ok(facts)
}

/// The whole history of a game, as whoever asks may know it.
pub(super) fn archive(
    office: &Office,
    store: &Store,
    game: &Game,
    asker: Asker<'_>,
) -> Result<Result<Section, Words>, DeskError> {
    history::told(office, store, (game, ""), asker)
}

/// The same as letters of a mailbox, as the judges of old sent them.
pub(super) fn letters_of(
    office: &Office,
    store: &Store,
    game: &Game,
    asker: Asker<'_>,
) -> Result<Vec<exchange::Entry>, DeskError> {
    let frame = letters::frame_in(office, game, asker.taste.language, asker.now);
    let mut entries = Vec::new();
    for turn in played(office, store, game, asker)? {
        entries.push(exchange::of_turn(&office.templates, &frame, &turn)?);
    }
    entries.extend(history::told_between(store, game, asker)?);
    // Of one moment the turn comes first, and then what followed from it.
    entries.sort_by_key(|entry| entry.at);
    Ok(entries)
}

/// That there is no game of a name, with the nearest one.
pub(super) fn no_such_game(store: &Store, name: &str) -> Result<Words, DeskError> {
    Ok(match near_game(store, name)? {
        Some(near) => words!("no-such-game-near", game = name, near = near),
        None => words!("no-such-game", game = name),
    })
}

/// The game that was probably meant by a name that is none's: a letter that is left out may make a name too short for slips.
pub(super) fn near_game(store: &Store, name: &str) -> Result<Option<String>, DeskError> {
    let far =
        |known: &String| chancery_engine::nearness(name, known).or_else(|| chancery_engine::nearness(known, name));
    let near = store.game_names()?.into_iter().filter_map(|known| Some((far(&known)?, known))).min();
    Ok(near.map(|(_, known)| known))
}

/// An answer of some length, by a template of its name. It is written when the letter is.
pub(super) fn section(template: &str, taste: &Taste, facts: impl Serialize + Send + Sync + 'static) -> Section {
    let endings: &[&str] = if taste.format == Format::Html { &["txt", "html"] } else { &["txt"] };
    let templates = endings.iter().map(|ending| format!("{template}.{ending}")).collect();
    Section { unwritten: Some(Filling::of(templates, taste.language, facts)), ..Section::default() }
}

fn about_game(office: &Office, store: &Store, game: &Game, asker: Asker<'_>) -> Result<OfGame, DeskError> {
    let zone = game.pace.time_zone();
    let unwell = bounces::unwell(store, game, asker.now)?;
    let unwell = unwell.iter().map(|unwell| Unreached { seat: unwell.chair.title(), since: unwell.since.stamp(&zone) });
    let mut facts = OfGame {
        unwell: unwell.collect(),
        attending: Attending::of(game, game.is_master(asker.address)),
        ..OfGame::bare(letters::frame_in(office, game, asker.taste.language, asker.now), game)
    };
    facts::name_players(&mut facts.frame.game, game, asker.address);
    if asker.person.is_none() {
        facts::leave_out_comment(&mut facts.frame.game);
    }
    Ok(facts)
}

/// Where a game stands, as whoever asks may know it: the answer goes to his address, so it may hold what he knows.
fn standing(office: &Office, game: &Game, asker: Asker<'_>) -> Value {
    game.round.as_ref().map_or(Value::Null, |round| told_at(office, (game, &round.position), asker))
}

/// Where a game stood at a position, as whoever asks may know it.
fn told_at(office: &Office, (game, position): (&Game, &Position), asker: Asker<'_>) -> Value {
    let Some(ruleset) = office.ruleset(&game.ruleset) else { return Value::Null };
    let told = ruleset.standing(position, &game.reader(asker.address));
    View::of(told.unwrap_or_default(), Value::Null).position
}

/// Who is in a game, with what they say of themselves, for people who are registered; where players are hidden, only its master
/// learns it.
fn people(store: &Store, game: &Game, asker: Asker<'_>) -> Result<Vec<Introduced>, DeskError> {
    if asker.person.is_none() || game.hides_players() && !game.is_master(asker.address) {
        return Ok(Vec::new());
    }
    let players = game.chairs.iter().flat_map(Chair::leaders).chain(&game.waiting);
    let all = players.map(|member| (member, false)).chain(game.observers.iter().map(|member| (member, true)));
    let introduced = |(member, observer): (&Member, bool)| {
        let text = store.person(&member.address)?.map(|person| person.wishes.whois).unwrap_or_default();
        Ok(Introduced { name: member.name.clone(), observer, text })
    };
    all.map(introduced).collect()
}

/// The turns of a game that were played, as whoever asks may know them.
fn played(office: &Office, store: &Store, game: &Game, asker: Asker<'_>) -> Result<Vec<Turned>, DeskError> {
    Ok(told(office, (game, &store.chapters(&game.name)?), asker))
}

fn told(office: &Office, (game, chapters): (&Game, &[Chapter]), asker: Asker<'_>) -> Vec<Turned> {
    let Some(ruleset) = office.ruleset(&game.ruleset) else { return Vec::new() };
    let reader = game.reader(asker.address);
    let told = chapters.iter().map(|chapter| Turned::of(game, chapter, ruleset, &reader));
    told.collect::<Result<_, _>>().unwrap_or_default()
}

/// Which page of how many somebody gets, and the part of the list that stands on it.
fn leaf(command: &str, most: u32, page: u32, count: u32) -> (Leaf, Slice) {
    let pages = count.div_ceil(most).max(1);
    let page = page.clamp(1, pages);
    let next = (page < pages).then(|| format!("{command} {}", page + 1));
    (Leaf { page, pages, next }, Slice { skip: (page - 1) * most, most })
}

/// The page that a word asks for where no game is called so.
fn page(store: &Store, word: &str) -> Result<Option<u32>, DeskError> {
    let number = word.parse().ok().filter(|page: &u32| (1..1_000_000).contains(page));
    Ok(if number.is_some() && !store.has_game(word)? { number } else { None })
}

fn version(office: &Office, store: &Store, taste: &Taste) -> Result<Section, DeskError> {
    let facts = Version {
        version: env!("CARGO_PKG_VERSION"),
        people: store.people()?,
        games: store.count_games()?,
        key: office.keys.public(),
    };
    Ok(section("version", taste, facts))
}

/// What somebody has wished for, and a page of the places he has.
fn status(office: &Office, store: &Store, page: u32, asker: Asker<'_>) -> Result<Section, DeskError> {
    let wishes = asker.person.map(|person| person.wishes.clone()).unwrap_or_default();
    let (leaf, slice) = leaf("STATUS", PAGE, page, store.count_games_of(asker.address)?);
    let games = store.listed_of(asker.address, slice)?;
    let key = mailbox_key(asker.address);
    let mut seats = Vec::new();
    for ListedGame { line, .. } in &games {
        for place in line.places.iter().filter(|place| mailbox_key(&place.address) == key) {
            let deadline = facts::deadline(line);
            seats.push(
                json!({"seat": facts::part(&place.part), "game": line.name, "label": line.label, "deadline": deadline}),
            );
        }
    }
    let wishes = Wishes { language: Some(asker.taste.language), ..wishes };
    let facts = json!({
        "names": names(office, store, &games, asker.taste.language)?,
        "reader": {"address": asker.address},
        "settings": settings::rows_of_person(&wishes),
        "seats": seats,
        "leaf": leaf,
    });
    Ok(section("status", asker.taste, facts))
}

/// The names in a language of the boards that some games are played on; one game of each board tells them.
fn names(office: &Office, store: &Store, games: &[ListedGame], language: Language) -> Result<Value, StoreError> {
    let boards: BTreeMap<_, _> = games.iter().map(|game| ((&game.line.ruleset, &game.line.variant), game)).collect();
    let mut names = json!({});
    for game in boards.into_values() {
        let Some(ruleset) = office.ruleset(&game.line.ruleset) else { continue };
        // Seats of a game that cannot be read keep their English names.
        let Some(game) = readable(store.kept_game(&game.line.name))?.flatten() else { continue };
        facts::add_names(&mut names, &names_in(&facts::names(&game, ruleset), language));
    }
    Ok(names)
}
