//! `chancery export`: a game as a file, as much of it as everybody may know.

use chancery_engine::{RULESETS, Reader};
use serde_json::Value;

use super::OperatorError;
use super::arguments::Form;
use crate::clock::Clock;
use crate::config::Config;
use crate::exchange::{self, Asker, Entry, Message, Written};
use crate::facts::{self, Frame, Turned};
use crate::game::{Chapter, Game, ruleset};
use crate::letter::Templates;
use crate::store::{PaperKind, Store};

/// The file of a game. Without `whole` it holds what everybody may know: of a game that is not over no order that was not
/// told to all, and of its press what went to everybody.
///
/// # Errors
/// There is no such game, it has played no turn, or the form cannot hold what may be told of it.
pub fn export(config: &Config, name: &str, form: Form, whole: bool) -> Result<String, OperatorError> {
    // As in mail, either kind of letters will do.
    let name = &name.to_lowercase();
    let store = Store::visit(config.store.home())?;
    let usage = |text: String| OperatorError::Usage(text);
    let game = store
        .game(name)?
        .ok_or_else(|| usage(format!("no game is called {name}; `chancery game` lists those that are here")))?;
    let chapters = store.chapters(name)?;
    if chapters.is_empty() {
        return Err(usage(format!("no turn of {name} has been played")));
    }
    let rules =
        ruleset(RULESETS, &game.ruleset).ok_or_else(|| usage(format!("no ruleset is called `{}`", game.ruleset)))?;
    let reader = if whole { Reader::Master } else { Reader::Public };
    let messages = messages(&store, &game, whole)?;
    let unreadable = |error: &dyn std::fmt::Display| usage(error.to_string());
    let lines = exchange::lines(&game, &chapters, &messages, rules, &reader).map_err(|error| unreadable(&error))?;
    match form {
        Form::Json => Ok(lines.iter().map(|line| format!("{line}\n")).collect()),
        Form::Judge => {
            let names = facts::names(&game, rules);
            let frame = Frame::of(config, &game, names, Clock::System.now());
            let turned = chapters.iter().map(|chapter| Turned::of(&game, chapter, rules, &reader));
            let turned = turned.collect::<Result<Vec<_>, _>>().map_err(|error| unreadable(&error))?;
            mailbox(config, &game, &frame, &turned)
        }
        Form::SavedGame => saved(&game, &chapters, &messages, &lines),
    }
}

/// What was written in a game, as far as everybody may read it; `whole`: all of it.
fn messages(store: &Store, game: &Game, whole: bool) -> Result<Vec<Message>, OperatorError> {
    let papers = store.papers(&game.name, PaperKind::Press)?.into_iter().map(|(_, paper)| Written {
        from: paper.from,
        direction: paper.direction,
        label: paper.label,
        at: paper.written,
        text: paper.text,
        own: false,
    });
    let asker = if whole { Asker::Operator } else { Asker::Registered };
    Ok(exchange::readable(game, &papers.collect::<Vec<_>>(), asker))
}

fn mailbox(config: &Config, game: &Game, frame: &Frame, turned: &[Turned]) -> Result<String, OperatorError> {
    let folder = Some(config.judge.templates.as_path()).filter(|folder| !folder.as_os_str().is_empty());
    let templates = Templates::load(folder).map_err(|error| OperatorError::Usage(error.to_string()))?;
    let entries = turned.iter().map(|turn| exchange::of_turn(&templates, frame, turn));
    let entries: Vec<Entry> =
        entries.collect::<Result<_, _>>().map_err(|error| OperatorError::Usage(error.to_string()))?;
    Ok(exchange::mailbox(&config.judge.address, &game.name, &entries))
}

fn saved(game: &Game, chapters: &[Chapter], messages: &[Message], lines: &[Value]) -> Result<String, OperatorError> {
    if lines.iter().any(|line| line.get("position").is_none()) {
        let why =
            "it is not over, and not all of it was told to everybody; a saved game holds all of a turn (`--whole`)";
        return Err(OperatorError::Usage(format!("{}: {why}", game.name)));
    }
    let saved = exchange::save(game, chapters, messages).map_err(OperatorError::Usage)?;
    let saved = saved.ok_or_else(|| {
        OperatorError::Usage(format!(
            "a saved game holds games of classic, and {} is one of {}",
            game.name, game.ruleset
        ))
    })?;
    Ok(format!("{saved}\n"))
}
