//! Answers to questions, and what an operator asks for beside the running daemon.

use engine::Reader;
use serde_json::{Value, json};

use super::{DeskError, Office, mailing};
use crate::clock::Moment;
use crate::command::Command;
use crate::game::Game;
use crate::letter::Stationery;
use crate::report;
use crate::store::{Store, StoreError};
use crate::words;
use crate::words::Words;

/// Answers `LIST`, `SUMMARY`, `HISTORY`, `WHOGAME`, `HELP` and `VERSION` with a text of its own.
pub(super) fn inform(
    office: &Office,
    store: &Store,
    command: &Command,
    here: Option<&Game>,
    now: Moment,
) -> Result<Result<String, Words>, DeskError> {
    let (template, name) = match command {
        Command::List(None) if here.is_none() => return list(office, store),
        Command::Help(topic) => return help(office, topic.as_deref()),
        Command::Version => return version(office, store),
        Command::List(name) => ("game.txt", name),
        Command::Summary(name) => ("summary.txt", name),
        Command::History(name) => ("history.txt", name),
        Command::Whogame(name) => ("whogame.txt", name),
        _ => return Ok(Err(words!("unknown-line"))),
    };
    let game = match (name, here) {
        (Some(name), _) => store.game(name)?,
        (None, Some(here)) => Some(here.clone()),
        (None, None) => return Ok(Err(words!("game-name-needed"))),
    };
    let Some(game) = game else {
        return Ok(Err(words!("no-such-game", game = name.clone().unwrap_or_default())));
    };
    let facts = about_game(office, store, &game, now)?;
    Ok(Ok(office.stationery.write(template, &facts)?))
}

fn about_game(office: &Office, store: &Store, game: &Game, now: Moment) -> Result<Value, DeskError> {
    let mut facts = mailing::frame(office, game, now);
    let unwell = super::reports::unwell(store, game, now)?;
    facts["unwell"] = unwell.iter().map(|(seat, since, _)| json!({"seat": seat, "since": since})).collect();
    let Some(ruleset) = office.ruleset(&game.ruleset) else { return Ok(facts) };
    facts["position"] = report::position(game, ruleset, &Reader::Public).unwrap_or_default();
    let chapters = store.chapters(&game.name)?;
    let told = chapters.iter().map(|chapter| report::chapter(game, chapter, ruleset));
    facts["chapters"] = told.collect::<Result<Vec<Value>, _>>().unwrap_or_default().into();
    facts["created"] = report::moment(game.created, &game.pace.time_zone());
    facts["observers"] = json!(game.observers.iter().map(|observer| &observer.name).collect::<Vec<_>>());
    Ok(facts)
}

fn list(office: &Office, store: &Store) -> Result<Result<String, Words>, DeskError> {
    let games: Vec<Option<Game>> =
        store.game_names()?.iter().map(|name| store.game(name)).collect::<Result<_, StoreError>>()?;
    let games: Vec<Value> = games.iter().flatten().map(report::game).collect();
    Ok(Ok(office.stationery.write("list.txt", &json!({"games": games}))?))
}

fn help(office: &Office, topic: Option<&str>) -> Result<Result<String, Words>, DeskError> {
    let topics: Vec<&str> = Stationery::help_topics().filter(|topic| *topic != "index").collect();
    let topic = topic.unwrap_or("index");
    let template = format!("help/{topic}.txt");
    if !office.stationery.has(&template) {
        return Ok(Err(words!("no-such-topic", topic = topic, topics = topics.join(", "))));
    }
    let facts = json!({"judge": report::judge(&office.config), "topics": topics});
    Ok(Ok(office.stationery.write(&template, &facts)?))
}

fn version(office: &Office, store: &Store) -> Result<Result<String, Words>, DeskError> {
    let facts = json!({
        "judge": report::judge(&office.config),
        "version": env!("CARGO_PKG_VERSION"),
        "people": store.people()?,
        "games": store.game_names()?.len(),
    });
    Ok(Ok(office.stationery.write("version.txt", &facts)?))
}

/// Does what an operator asked for: `pause`, `resume`, `terminate`, `deadline`, `release` of a game, `again` of a mail.
pub(super) fn operator_act(
    office: &Office,
    store: &mut Store,
    (verb, subject, argument): (&str, &str, &str),
    now: Moment,
) -> Result<String, DeskError> {
    if verb == "again" {
        let known = subject.parse().ok().map(|id| store.read_again(id)).transpose()?.unwrap_or_default();
        let known = if known { "is read again" } else { "is not there, or waits to be read" };
        return Ok(format!("mail {subject} {known}"));
    }
    let Some(mut game) = store.game(subject)? else { return Ok(format!("no game is called {subject}")) };
    let answer = match verb {
        "pause" => game.pause(now),
        "resume" => game.resume(now),
        "terminate" => game.terminate(),
        "deadline" => game.set_deadline(argument, now),
        "release" if game.status == crate::game::Status::Held => {
            game.status = crate::game::Status::Paused;
            game.resume(now)
        }
        _ => return Ok(format!("`{verb}` is nothing that can be done to this game now")),
    };
    let say = office.stationery.say();
    match answer {
        Ok((words, notice)) => {
            store.save_game(&game)?;
            mailing::send(office, store, &game, &notice, now)?;
            Ok(say.say(&words))
        }
        Err(words) => Ok(say.say(&words)),
    }
}
