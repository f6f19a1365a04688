//! `chancery adjudicate`: turns as lines of JSON in, results out, on all cores, in the order of the lines.
//!
//! Where a ruleset is named, by the option or in the line, the line is a turn of it (`seam`); else it is a phase of the
//! typed core's (`phases`), which is many times as fast.

mod phases;
mod seam;

use std::io::{BufRead, Write};
use std::path::PathBuf;

use chancery_engine::Ruleset;
use serde_json::json;

use super::OperatorError;
pub use phases::Tell;
pub(super) use phases::boards;
pub use seam::{LineError, play_line};

/// What `chancery adjudicate` was asked for.
#[derive(Clone, Debug, Default)]
pub struct Adjudicate {
    /// The ruleset of lines that name none; without one they are phases.
    pub ruleset: Option<String>,
    /// Rule choices for all phases, `preset=recorded,4.A.2=1982`.
    pub choices: Option<String>,
    /// A board file for phases.
    pub board: Option<PathBuf>,
    /// What to tell of each phase.
    pub tell: Tell,
}

/// Lines that are worked on together; memory stays the same however many there are.
const BATCH: usize = 2048;

/// Plays every line of standard input; whether all of them could be played.
///
/// # Errors
/// The ruleset, the choices or the board are wrong, or standard input or output fails.
pub fn adjudicate(asked: &Adjudicate, rulesets: &'static [&'static dyn Ruleset]) -> Result<bool, OperatorError> {
    let rules = Rules::new(asked, rulesets)?;
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
        let rules = &rules;
        let answers: Vec<Vec<Answer>> = std::thread::scope(|scope| {
            let work = |(index, lines): (usize, &[Vec<u8>])| {
                let first = number + index * share + 1;
                let lines = lines.to_vec();
                scope.spawn(move || {
                    (first..).zip(&lines).filter_map(|(number, line)| rules.answer(number, line)).collect()
                })
            };
            let workers: Vec<_> = batch.chunks(share).enumerate().map(work).collect();
            workers.into_iter().map(|worker| worker.join().expect("a line is answered, not a panic")).collect()
        });
        for answer in answers.into_iter().flatten() {
            writeln!(out, "{}", answer.text)?;
            well &= answer.well;
        }
        number += batch.len();
    }
}

/// What all lines are answered with.
struct Rules {
    rulesets: &'static [&'static dyn Ruleset],
    /// The ruleset of lines that name none.
    usual: Option<&'static dyn Ruleset>,
    phases: phases::Phases,
}

/// A line of the output.
struct Answer {
    text: String,
    /// Whether the line could be played.
    well: bool,
}

impl Rules {
    fn new(asked: &Adjudicate, rulesets: &'static [&'static dyn Ruleset]) -> Result<Rules, OperatorError> {
        let usual = asked.ruleset.as_deref().map(|name| seam::named(rulesets, name)).transpose();
        let usual = usual.map_err(|error| OperatorError::Usage(error.to_string()))?;
        Ok(Rules { rulesets, usual, phases: phases::Phases::new(asked)? })
    }

    /// The answer to a line; none to an empty one.
    fn answer(&self, number: usize, line: &[u8]) -> Option<Answer> {
        let text = String::from_utf8_lossy(line);
        let line = text.trim();
        if line.is_empty() {
            return None;
        }
        let told = if self.usual.is_some() || seam::names_ruleset(line) {
            seam::play_line(self.rulesets, self.usual, line).map_err(|error| error.to_string())
        } else {
            self.phases.told(line)
        };
        Some(match told {
            Ok(value) => Answer { text: value.to_string(), well: true },
            Err(error) => Answer { text: json!({"line": number, "error": error}).to_string(), well: false },
        })
    }
}
