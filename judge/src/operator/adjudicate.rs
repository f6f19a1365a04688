//! `chancery adjudicate`: phases as lines of JSON in, results out, on all cores, in the order of the lines.

use std::collections::BTreeMap;
use std::io::{BufRead, Write};
use std::path::PathBuf;

use engine::classic::{Board, Choices, PhaseRecord};
use serde_json::json;

use super::OperatorError;

/// What `chancery adjudicate` was asked for.
#[derive(Clone, Debug, Default)]
pub struct Adjudicate {
    /// Rule choices for all lines, `preset=recorded,4.A.2=1982`.
    pub choices: Option<String>,
    /// A board file.
    pub board: Option<PathBuf>,
}

/// Lines that are worked on together; memory stays the same however many there are.
const BATCH: usize = 2048;

/// Plays every line of standard input; whether all of them could be played.
///
/// # Errors
/// The choices or the board are wrong, or standard input or output fails.
pub fn adjudicate(asked: &Adjudicate) -> Result<bool, OperatorError> {
    let choices = read_choices(asked.choices.as_deref().unwrap_or(""))?;
    let board = match &asked.board {
        None => Board::standard(),
        Some(path) => {
            let text = std::fs::read_to_string(path)?;
            Board::parse(&text).map_err(|error| OperatorError::Usage(format!("{}: {error}", path.display())))?
        }
    };
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
        let (board, choices) = (&board, &choices);
        let answers: Vec<Vec<(String, bool)>> = std::thread::scope(|scope| {
            let work = |(index, lines): (usize, &[Vec<u8>])| {
                let first = number + index * share + 1;
                let lines = lines.to_vec();
                scope.spawn(move || {
                    (first..).zip(&lines).map(|(number, line)| answer(board, choices, number, line)).collect()
                })
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

fn answer(board: &Board, choices: &BTreeMap<String, String>, number: usize, line: &[u8]) -> (String, bool) {
    let text = String::from_utf8_lossy(line);
    if text.trim().is_empty() {
        return (String::new(), true);
    }
    let played = PhaseRecord::parse(text.trim()).and_then(|record| record.play(board, choices));
    match played {
        Ok(value) => (value.to_string(), true),
        Err(error) => (json!({"line": number, "error": error.to_string()}).to_string(), false),
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
