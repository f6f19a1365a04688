//! A file that somebody brings, in whichever form it is.

use super::{Asked, Form, Record, Source, json, judge, saved_game};

/// The largest file that is read, in bytes.
pub const MOST_BYTES: u64 = 64 * 1024 * 1024;

/// So many bytes of a file show what it is.
const BEGINNING: usize = 100_000;

/// Reads it.
///
/// # Errors
/// What it lacks to be a game, in a sentence.
pub fn read(source: Source, asked: &Asked) -> Result<Record, String> {
    let bytes = match source {
        Source::File(bytes) => bytes,
        Source::Folder(files) if files.is_empty() => return Err("the folder holds no letters".to_owned()),
        Source::Folder(files) => return judge::read(files, asked),
    };
    let text = String::from_utf8_lossy(&bytes);
    let text = text.trim_start_matches('\u{feff}');
    if text.trim().is_empty() {
        return Err("it is empty".to_owned());
    }
    match asked.form.or_else(|| form_of(text)) {
        Some(Form::Json) => {
            let record = json::read_lines(text);
            if record.turns.is_empty() {
                return Err(format!("no line of it is a turn:\n  {}", record.unread.join("\n  ")));
            }
            Ok(record)
        }
        Some(Form::Judge) => judge::read(judge::cut(text), asked),
        Some(Form::SavedGame) => saved_game::read(one_of(text, asked)?, asked),
        None => {
            Err("it looks like none of the forms that are read: lines of JSON as EXPORT gives them, a saved game of \
                     the Python package diplomacy, or letters of a judge. `--format` says which it is"
                .to_owned())
        }
    }
}

/// Which form a file looks like.
fn form_of(text: &str) -> Option<Form> {
    let text = text.trim_start();
    let first = text.lines().next().unwrap_or_default();
    let has = |key: &str| text[..text.floor_char_boundary(BEGINNING)].contains(key) || first.contains(key);
    match text.starts_with('{') {
        true if has("\"sheets\"") => Some(Form::Json),
        true if has("\"phases\"") => Some(Form::SavedGame),
        true => None,
        false => (text.starts_with("From ") || text.contains(" results for ")).then_some(Form::Judge),
    }
}

/// The one game of a file that may hold several, a line each.
fn one_of<'a>(text: &'a str, asked: &Asked) -> Result<&'a str, String> {
    let lines: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).collect();
    let each = lines.iter().all(|line| line.trim_start().starts_with('{') && line.contains("\"phases\""));
    if lines.len() < 2 || !each {
        return Ok(text);
    }
    let id = |line: &str| {
        let game = serde_json::from_str::<serde_json::Value>(line).ok()?;
        game["id"].as_str().map(str::to_owned)
    };
    let found = lines.iter().find(|line| asked.game.is_some() && id(line) == asked.game);
    found.copied().ok_or_else(|| {
        let known: Vec<String> = lines.iter().filter_map(|line| id(line)).take(20).collect();
        format!("it holds {} games; name one of them with `--game`: {}", lines.len(), known.join(", "))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_saved_game_is_known_whatever_letters_its_messages_have() {
        for blanks in ["", " "] {
            let text = format!("{{\n{blanks}\"phases\": [],\n\"note\": \"{}\"\n}}", "д".repeat(BEGINNING));
            assert_eq!(form_of(&text), Some(Form::SavedGame));
        }
    }
}
