//! `chancery import`: a game from a file, played again turn by turn before the running judge is asked to take it in.

use std::collections::BTreeMap;
use std::io::Read;
use std::path::Path;

use chancery_engine::{RULESETS, Seat};

use super::arguments::Import;
use super::{OperatorError, ask};
use crate::clock::Clock;
use crate::config::Config;
use crate::exchange::{self, Asked, Checked, MOST_BYTES, Ordered, Record, Source};
use crate::files;
use crate::game::ruleset;

/// Reads and checks a file, says line by line what is not taken from it, and has the running judge make a game of it.
///
/// # Errors
/// The file cannot be read or is no game, its turns come out otherwise, or the judge refuses.
pub fn import(asked: &Import) -> Result<String, OperatorError> {
    let usage = |text: String| OperatorError::Usage(format!("{}: {text}", asked.file.display()));
    let file = Asked {
        form: asked.format.map(exchange::Form::from),
        rules: asked.rules.as_deref().map(choices),
        board: asked.board.clone(),
        game: asked.game.clone(),
    };
    let mut record = exchange::read(source(&asked.file).map_err(usage)?, &file).map_err(usage)?;
    let rules = ruleset(RULESETS, &record.ruleset)
        .ok_or_else(|| usage(format!("no ruleset is called `{}`", record.ruleset)))?;
    let checked = exchange::check(&record, rules, asked.as_written, Clock::System.now());
    let mut said: String = checked.notes.iter().map(|note| format!("{}\n", plain(note))).collect();
    if !checked.faults.is_empty() {
        let faults: Vec<String> = checked.faults.iter().map(|fault| plain(fault)).collect();
        return Err(usage(format!("\n{said}{}\nno game was made of it", faults.join("\n"))));
    }
    said += &format!("{} turns were played again and come out as the file has them\n", checked.chapters.len());
    let Some(master) = &asked.master else {
        return Ok(format!("{said}nothing was changed; with `--master ADDRESS` the running judge makes a game of it"));
    };
    let name = asked.name.as_ref().unwrap_or(&record.game).to_lowercase();
    let letters = name.bytes().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit());
    if !letters || name.is_empty() || name.len() > 20 || name.bytes().all(|letter| letter.is_ascii_digit()) {
        return Err(usage(format!(
            "`{}` is no name of a game here: up to 20 letters and digits; `--name` gives it one",
            plain(&name)
        )));
    }
    take_over(&mut record, checked);
    let ordered = Ordered {
        master: master.clone(),
        seats: seats(&asked.seat)?,
        as_written: asked.as_written,
        lines: exchange::to_lines(&record),
    };
    let argument = serde_json::to_string(&ordered).map_err(|error| usage(error.to_string()))?;
    Ok(said + &ask(&Config::load(&asked.place.config)?, "import", &name, &argument)?)
}

/// What was read and played is what the judge is given: its orders are in canonical notation by now.
fn take_over(record: &mut Record, checked: Checked) {
    record.setup = Some(checked.setup);
    for (turn, chapter) in record.turns.iter_mut().zip(checked.chapters) {
        turn.sheets = chapter.sheets;
        turn.position = Some(chapter.position);
        turn.played = Some(chapter.played);
    }
}

fn source(path: &Path) -> Result<Source, String> {
    let said = |error: std::io::Error| format!("it cannot be read: {error}");
    if !path.is_dir() {
        return one(path).map(Source::File);
    }
    let mut files = Vec::new();
    let mut room = MOST_BYTES;
    for entry in std::fs::read_dir(path).map_err(said)? {
        let path = entry.map_err(said)?.path();
        if path.is_file() {
            let bytes = one(&path)?;
            room = room.checked_sub(bytes.len() as u64).ok_or_else(too_large)?;
            files.push((path.file_name().unwrap_or_default().to_string_lossy().into_owned(), bytes));
        }
    }
    files.sort();
    Ok(Source::Folder(files))
}

fn one(path: &Path) -> Result<Vec<u8>, String> {
    let said = |error: std::io::Error| format!("it cannot be read: {error}");
    let mut bytes = Vec::new();
    files::open(path).map_err(said)?.take(MOST_BYTES + 1).read_to_end(&mut bytes).map_err(said)?;
    if bytes.len() as u64 > MOST_BYTES { Err(too_large()) } else { Ok(bytes) }
}

fn too_large() -> String {
    format!("it has more than {} MB; one game is read at a time, which has less", MOST_BYTES / (1024 * 1024))
}

/// `preset=1971,4.A.2=1982`; a word alone is a preset.
fn choices(text: &str) -> BTreeMap<String, String> {
    let parts = text.split(',').map(str::trim).filter(|part| !part.is_empty());
    parts
        .map(|part| part.split_once('=').unwrap_or(("preset", part)))
        .map(|(key, value)| (key.to_owned(), value.to_owned()))
        .collect()
}

fn seats(given: &[String]) -> Result<BTreeMap<Seat, String>, OperatorError> {
    let mut seats = BTreeMap::new();
    for text in given {
        let pair = text
            .split_once('=')
            .and_then(|(seat, address)| Some((seat.to_uppercase().parse().ok()?, address.to_owned())));
        let (seat, address): (Seat, String) = pair.ok_or_else(|| {
            OperatorError::Usage(format!("`{text}` is no seat; write --seat FRANCE=anna@example.org"))
        })?;
        if seats.insert(seat.clone(), address).is_some() {
            return Err(OperatorError::Usage(format!("seat {seat} is given twice")));
        }
    }
    Ok(seats)
}

/// What a file says, without the signs that steer a terminal.
fn plain(text: &str) -> String {
    text.lines().map(crate::envelope::printable).collect::<Vec<_>>().join("\n")
}
