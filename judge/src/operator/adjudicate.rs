//! `chancery adjudicate`: phases as lines of JSON in, results out, on all cores, in the order of the lines.

use std::collections::BTreeMap;
use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};

use engine::classic::{Board, Choices, PhaseRecord, SHIPPED};
use serde_json::{Value, json};

use super::OperatorError;

/// What `chancery adjudicate` was asked for.
#[derive(Clone, Debug, Default)]
pub struct Adjudicate {
    /// Rule choices for all lines, `preset=recorded,4.A.2=1982`.
    pub choices: Option<String>,
    /// A board file.
    pub board: Option<PathBuf>,
    /// What to tell of each line.
    pub tell: Tell,
}

/// What `chancery adjudicate` tells of each line.
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

/// Lines that are worked on together; memory stays the same however many there are.
const BATCH: usize = 2048;

/// Plays every line of standard input; whether all of them could be played.
///
/// # Errors
/// The choices or the board are wrong, or standard input or output fails.
pub fn adjudicate(asked: &Adjudicate) -> Result<bool, OperatorError> {
    let choices = read_choices(asked.choices.as_deref().unwrap_or(""))?;
    let (boards, board) = boards(asked.board.as_deref())?;
    let desk = Desk { boards, board, choices, tell: asked.tell };
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let mut lines = std::io::stdin().lock().split(b'\n');
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    let (mut number, mut well) = (0, true);
    loop {
        let batch: Vec<Vec<u8>> = lines.by_ref().take(BATCH).collect::<Result<_, _>>()?;
        if batch.is_empty() {
            out.flush()?;
            return Ok(well);
        }
        let share = batch.len().div_ceil(cores);
        let desk = &desk;
        let answers: Vec<Vec<(String, bool)>> = std::thread::scope(|scope| {
            let work = |(index, lines): (usize, &[Vec<u8>])| {
                let first = number + index * share + 1;
                let lines = lines.to_vec();
                scope.spawn(move || (first..).zip(&lines).map(|(number, line)| desk.answer(number, line)).collect())
            };
            let workers: Vec<_> = batch.chunks(share).enumerate().map(work).collect();
            workers.into_iter().map(|worker| worker.join().expect("a line is answered, not a panic")).collect()
        });
        for (text, good) in answers.into_iter().flatten().filter(|(text, _)| !text.is_empty()) {
            writeln!(out, "{text}")?;
            well &= good;
        }
        number += batch.len();
    }
}

/// The boards that ship and one from a file, and the name of the one that is meant where none is named.
pub(super) fn boards(file: Option<&Path>) -> Result<(BTreeMap<String, Board>, String), OperatorError> {
    let mut boards = shipped();
    let Some(path) = file else { return Ok((boards, "standard".to_owned())) };
    let board = Board::parse(&std::fs::read_to_string(path)?);
    let board = board.map_err(|error| OperatorError::Usage(format!("{}: {error}", path.display())))?;
    let name = board.name().to_owned();
    boards.insert(name.clone(), board);
    Ok((boards, name))
}

fn shipped() -> BTreeMap<String, Board> {
    let parsed = SHIPPED.iter().map(|(name, text)| (name, Board::parse(text).expect("shipped boards are tested")));
    parsed.map(|(name, board)| ((*name).to_owned(), board)).collect()
}

/// What all lines are answered with.
struct Desk {
    boards: BTreeMap<String, Board>,
    /// The board of lines that name none.
    board: String,
    choices: BTreeMap<String, String>,
    tell: Tell,
}

impl Desk {
    fn answer(&self, number: usize, line: &[u8]) -> (String, bool) {
        let text = String::from_utf8_lossy(line);
        if text.trim().is_empty() {
            return (String::new(), true);
        }
        match PhaseRecord::parse(text.trim()).map_err(|error| error.to_string()).and_then(|record| self.told(&record)) {
            Ok(value) => (value.to_string(), true),
            Err(error) => (json!({"line": number, "error": error}).to_string(), false),
        }
    }

    fn told(&self, record: &PhaseRecord) -> Result<Value, String> {
        let name = record.board.as_ref().unwrap_or(&self.board);
        let board = self.boards.get(name).ok_or_else(|| {
            let known: Vec<&str> = self.boards.keys().map(String::as_str).collect();
            format!("no board is called `{name}`; there are {}", known.join(", "))
        })?;
        let told = match self.tell {
            Tell::Results => record.play(board, &self.choices),
            Tell::Explain => record.explain(board, &self.choices),
            Tell::Legal => record.legal(board),
            Tell::Retreats => record.retreats(board, &self.choices),
            Tell::Builds => record.builds(board),
        };
        told.map_err(|error| error.to_string())
    }
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
