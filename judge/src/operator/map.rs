//! `chancery map`: draws a phase given as a line of JSON, the output of `chancery adjudicate` included.

use std::collections::BTreeMap;
use std::io::{Read, Write};
use std::path::PathBuf;

use chancery_engine::classic::PhaseRecord;
use serde_json::Value;

use super::{OperatorError, adjudicate};
use crate::language::Language;
use crate::letter::Templates;
use crate::map::{self, Plan};

/// What `chancery map` was asked for.
#[derive(Clone, Debug, Default)]
pub struct MapAsked {
    /// SVG instead of PNG.
    pub svg: bool,
    /// A board file.
    pub board: Option<PathBuf>,
}

/// Draws the first line of standard input to standard output.
///
/// # Errors
/// The line is no phase, or its board has no drawing and no coordinates.
pub fn draw(asked: &MapAsked) -> Result<(), OperatorError> {
    let (boards, default) = adjudicate::boards(asked.board.as_deref())?;
    let mut text = String::new();
    std::io::stdin().lock().read_to_string(&mut text)?;
    let usage = |error: &dyn std::fmt::Display| OperatorError::Usage(error.to_string());
    let line: Value = serde_json::from_str(text.lines().next().unwrap_or_default()).map_err(|error| usage(&error))?;
    // What came out of adjudicate holds the next position under a name of its own.
    let line = line.get("next").unwrap_or(&line);
    let record = PhaseRecord::parse(&line.to_string()).map_err(|error| usage(&error))?;
    let name = record.board.clone().unwrap_or(default);
    let board = boards.get(&name).ok_or_else(|| OperatorError::Usage(format!("no board is called `{name}`")))?;
    let told = record.picture(board, &BTreeMap::new()).map_err(|error| usage(&error))?;
    let title = told["phase"].as_str().unwrap_or_default();
    let templates = Templates::load(None).map_err(|error| usage(&error))?;
    let plan = Plan {
        board: &told["board"],
        scene: &told["map"],
        title,
        language: Language::English,
        names: &Value::Null,
        part: &[],
    };
    let svg = map::svg(&templates, &plan).map_err(|error| usage(&error))?;
    let svg = svg.ok_or_else(|| OperatorError::Usage(format!("board `{name}` has no drawing and no coordinates")))?;
    let bytes = if asked.svg { svg.into_bytes() } else { map::png(&svg).map_err(|error| usage(&error))? };
    let mut out = std::io::stdout().lock();
    out.write_all(&bytes)?;
    // What is left in it at the end is lost without a word.
    out.flush()?;
    Ok(())
}
