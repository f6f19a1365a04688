//! What every letter is told, whatever it is about.

use std::sync::Arc;

use chancery_engine::Term;
use serde::Serialize;
use serde_json::Value;

use super::Judge;
use crate::clock::{Moment, Stamp};
use crate::config::Config;
use crate::game::{Game, Status};

/// What every letter is told.
#[derive(Clone, Debug, Serialize)]
pub struct Frame {
    /// Who writes.
    pub judge: Judge,
    /// The game; nothing: the letter is about none.
    pub game: Value,
    /// The name of its ruleset: templates of its own stand in a folder of this name.
    pub system: String,
    /// The names of the board in other languages.
    #[serde(serialize_with = "shared")]
    pub names: Arc<Value>,
    /// When the letter is written.
    pub now: Stamp,
    /// What the `::` lines tell.
    pub due: Due,
    /// The seal of the turn, and seeds that can be told by now.
    pub lots: Lots,
    /// What people wrote that the letter brings.
    pub papers: Papers,
}

/// What people wrote that a letter brings: postal press with results, diaries at the end.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Papers {
    /// The message of the heading.
    pub heading: &'static str,
    /// The message above each.
    pub row: &'static str,
    /// The texts.
    pub all: Vec<Paper>,
}

/// What somebody wrote.
#[derive(Clone, Debug, Serialize)]
pub struct Paper {
    /// Who.
    pub author: Term,
    /// The turn in which.
    pub label: String,
    /// What.
    pub text: String,
}

/// What is told of the lots of a game.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Lots {
    /// The seal of the turn that is open, if it draws lots.
    pub seal: Option<String>,
    /// Seeds that betray nothing any more.
    pub seeds: Vec<OpenSeed>,
    /// The seal of the lot for an ending by lot, in the letter with which a game starts.
    pub end: Option<String>,
}

/// A seed that is told, so that anybody can draw its lots again.
#[derive(Clone, Debug, Serialize)]
pub struct OpenSeed {
    /// The label of its turn, as old programs expect it.
    pub label: String,
    /// The seed, in hexadecimal digits.
    pub seed: String,
}

/// A deadline as old programs read it.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Due {
    /// The turn that was or is due.
    pub label: String,
    /// When; nothing: no turn was.
    pub machine: Option<String>,
}

/// Facts that several letters share are told in each of them.
pub(super) fn shared<S: serde::Serializer>(facts: &Arc<Value>, serializer: S) -> Result<S::Ok, S::Error> {
    facts.as_ref().serialize(serializer)
}

impl Frame {
    /// What every letter about a game is told; `names` are those of its board.
    pub fn of(config: &Config, game: &Game, names: Arc<Value>, now: Moment) -> Frame {
        let mut frame = Frame::brief(config, game, names, now);
        super::tell_settings(&mut frame.game, game);
        frame
    }

    /// What a letter about a game is told that never shows how it is played.
    pub fn brief(config: &Config, game: &Game, names: Arc<Value>, now: Moment) -> Frame {
        let zone = game.pace.time_zone();
        let round = game.round.as_ref();
        let running = round.filter(|_| game.status == Status::Running);
        let machine = running.and_then(|round| Some(round.deadline?.machine(&zone)));
        let sealed = round.filter(|round| round.lots && game.status == Status::Running);
        let seal = sealed.map(|round| round.seed.seal(&game.name, &round.label));
        Frame {
            judge: super::judge(config),
            game: super::game(game),
            system: game.ruleset.clone(),
            names,
            now: now.stamp(&zone),
            due: Due { label: round.map(|round| round.old_label.clone()).unwrap_or_default(), machine },
            lots: Lots { seal, ..Lots::default() },
            papers: Papers::default(),
        }
    }

    /// What a letter is told that is about no game.
    pub fn alone(config: &Config, now: Moment) -> Frame {
        Frame {
            judge: super::judge(config),
            game: Value::Null,
            system: String::new(),
            names: Arc::default(),
            now: now.stamp(&super::judge_zone(config)),
            due: Due::default(),
            lots: Lots::default(),
            papers: Papers::default(),
        }
    }
}
