//! Phases of classic, as recorded games hold them, by the engine's typed core.

use std::collections::BTreeMap;
use std::path::Path;

use chancery_engine::classic::board::SHIPPED;
use chancery_engine::classic::record::RecordError;
use chancery_engine::classic::{Board, Choices, PhaseRecord};
use serde::Serialize;

use super::Adjudicate;
use crate::files;
use crate::operator::{OperatorError, failed};

/// What `chancery adjudicate` tells of each phase.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tell {
    /// Results and the next position.
    #[default]
    Results,
    /// The same, and how each order was judged.
    Explain,
    /// The legal orders of every unit.
    Legal,
    /// Who must retreat, and where to.
    Retreats,
    /// Builds and removals.
    Builds,
}

/// The boards that ship and one from a file, and the name of the one that is meant where none is named.
pub(in crate::operator) fn boards(file: Option<&Path>) -> Result<(BTreeMap<String, Board>, String), OperatorError> {
    let mut boards = shipped();
    let Some(path) = file else { return Ok((boards, "standard".to_owned())) };
    let board = Board::parse(&files::read_text(path).map_err(failed(path))?);
    let board = board.map_err(|error| OperatorError::Usage(format!("{}: {error}", path.display())))?;
    let name = board.name().to_owned();
    boards.insert(name.clone(), board);
    Ok((boards, name))
}

fn shipped() -> BTreeMap<String, Board> {
    let parsed = SHIPPED.iter().map(|(name, text)| (name, Board::parse(text).expect("shipped boards are tested")));
    parsed.map(|(name, board)| ((*name).to_owned(), board)).collect()
}

/// What all phases are played with.
pub(super) struct Phases {
    boards: BTreeMap<String, Board>,
    /// The board of phases that name none.
    board: String,
    choices: BTreeMap<String, String>,
    tell: Tell,
}

impl Phases {
    pub(super) fn new(asked: &Adjudicate) -> Result<Phases, OperatorError> {
        let choices = read_choices(asked.choices.as_deref().unwrap_or(""))?;
        let (boards, board) = boards(asked.board.as_deref())?;
        Ok(Phases { boards, board, choices, tell: asked.tell })
    }

    /// Writes what is told of a phase, or says why it cannot be played.
    pub(super) fn tell(&self, line: &str, out: &mut Vec<u8>) -> Result<(), String> {
        let record = PhaseRecord::borrow(line).map_err(|error| match error {
            RecordError::Json(json) if json.is_eof() => {
                format!("not a phase in JSON, which ends in its middle: {json}")
            }
            error => error.to_string(),
        })?;
        let name = record.board.as_ref().unwrap_or(&self.board);
        let board = self.boards.get(name).ok_or_else(|| {
            let known: Vec<&str> = self.boards.keys().map(String::as_str).collect();
            format!("no board is called `{name}`; there are {}", known.join(", "))
        })?;
        let choices = &self.choices;
        let written = match self.tell {
            Tell::Results => write(out, record.answer(board, choices)),
            Tell::Explain => write(out, record.explained(board, choices)),
            Tell::Legal => write(out, record.legal(board)),
            Tell::Retreats => write(out, record.retreats(board, choices)),
            Tell::Builds => write(out, record.builds(board)),
        };
        written.map_err(|error| error.to_string())
    }
}

fn write(out: &mut Vec<u8>, told: Result<impl Serialize, RecordError>) -> Result<(), RecordError> {
    Ok(serde_json::to_writer(out, &told?)?)
}

fn read_choices(text: &str) -> Result<BTreeMap<String, String>, OperatorError> {
    let mut choices = BTreeMap::new();
    for part in text.split(',').map(str::trim).filter(|part| !part.is_empty()) {
        let (key, option) = part.split_once('=').unwrap_or(("preset", part));
        choices.insert(key.to_owned(), option.to_owned());
    }
    Choices::from_map(&choices).map_err(|error| OperatorError::Usage(error.to_string()))?;
    Ok(choices)
}
