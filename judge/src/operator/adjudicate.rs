//! `chancery adjudicate`: turns as lines of JSON in, results out, on all cores, in the order of the lines.
//!
//! What is there is answered at once, so that a program may write a line and wait for its answer.
//!
//! Where a ruleset is named, by the option or in the line, the line is a turn of it (`seam`); else it is a phase of the
//! typed core's (`phases`), which is many times as fast.

mod input;
mod phases;
mod schema;
mod seam;

use std::borrow::Cow;
use std::io::Write;
use std::path::PathBuf;

use chancery_engine::Ruleset;
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::json;

use super::OperatorError;
use crate::fault;
use input::{Input, LONGEST, Line};
pub use phases::Tell;
pub(super) use phases::boards;
pub use schema::{Side, schema};
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

/// What a line is answered with that cannot be played.
#[derive(Serialize, JsonSchema)]
#[schemars(deny_unknown_fields)]
struct Fault {
    /// Its number, from 1.
    line: usize,
    /// Why it cannot.
    error: String,
}

/// Fewer lines than this are not worth a thread of their own.
const SHARE: usize = 8;

/// Plays every line of standard input; whether all of them could be played.
///
/// # Errors
/// The ruleset, the choices or the board are wrong, or standard input or output fails.
pub fn adjudicate(asked: &Adjudicate, rulesets: &'static [&'static dyn Ruleset]) -> Result<bool, OperatorError> {
    let rules = Rules::new(asked, rulesets)?;
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let mut input = Input::new(std::io::stdin().lock());
    let mut out = std::io::stdout().lock();
    let (mut number, mut well) = (0, true);
    while let Some(lines) = input.lines()? {
        for answers in rules.answer_all(number, &lines, cores) {
            out.write_all(&answers.text)?;
            well &= answers.well;
        }
        out.flush()?;
        number += lines.len();
    }
    Ok(well)
}

/// What all lines are answered with.
struct Rules {
    rulesets: &'static [&'static dyn Ruleset],
    /// The ruleset of lines that name none.
    usual: Option<&'static dyn Ruleset>,
    phases: phases::Phases,
}

/// Lines of the output.
#[derive(Default)]
struct Answers {
    text: Vec<u8>,
    /// Whether all of them could be played.
    well: bool,
}

impl Rules {
    fn new(asked: &Adjudicate, rulesets: &'static [&'static dyn Ruleset]) -> Result<Rules, OperatorError> {
        let usual = asked.ruleset.as_deref().map(|name| seam::named(rulesets, name)).transpose();
        let usual = usual.map_err(|error| OperatorError::Usage(error.to_string()))?;
        Ok(Rules { rulesets, usual, phases: phases::Phases::new(asked)? })
    }

    /// The answers to lines in their order, on as many cores as are worth it; `number` lines stood before them.
    fn answer_all(&self, number: usize, lines: &[Line<'_>], cores: usize) -> Vec<Answers> {
        let share = lines.len().div_ceil(cores).max(SHARE);
        let work = |(index, lines): (usize, &[Line<'_>])| {
            let mut answers = Answers { text: Vec::new(), well: true };
            for (number, line) in (number + index * share + 1..).zip(lines) {
                self.answer(number, *line, &mut answers);
            }
            answers
        };
        if lines.len() <= share {
            return vec![work((0, lines))];
        }
        std::thread::scope(|scope| {
            let work = &work;
            let workers: Vec<_> = lines.chunks(share).enumerate().map(|part| scope.spawn(move || work(part))).collect();
            workers.into_iter().map(|worker| worker.join().expect("a line is answered, not a panic")).collect()
        })
    }

    /// Writes the answer to a line; none to an empty one.
    fn answer(&self, number: usize, line: Line<'_>, answers: &mut Answers) {
        let before = answers.text.len();
        let told = match line {
            Line::TooLong => Err(format!("the line is longer than {} MiB, the most that is read", LONGEST >> 20)),
            Line::Whole(line) => match text(line).trim() {
                "" => return,
                line => self.tell(line, &mut answers.text),
            },
        };
        if let Err(error) = told {
            answers.text.truncate(before);
            answers.text.extend_from_slice(json!(Fault { line: number, error }).to_string().as_bytes());
            answers.well = false;
        }
        answers.text.push(b'\n');
    }

    /// Writes what is told of a line, or says why nothing can be.
    fn tell(&self, line: &str, out: &mut Vec<u8>) -> Result<(), String> {
        if self.usual.is_some() || seam::names_ruleset(line) {
            let told = seam::play_line(self.rulesets, self.usual, line).map_err(|error| error.to_string())?;
            return serde_json::to_writer(out, &told).map_err(|error| error.to_string());
        }
        fault::caught(|| self.phases.tell(line, out)).unwrap_or_else(|fault| Err(format!("the engine failed: {fault}")))
    }
}

/// A line as text; what is none is shown as such. Looking whether all of it is costs less than looking for what is not.
fn text(line: &[u8]) -> Cow<'_, str> {
    std::str::from_utf8(line).map_or_else(|_| String::from_utf8_lossy(line), Cow::Borrowed)
}
