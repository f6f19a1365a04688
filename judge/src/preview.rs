//! `chancery preview`: every kind of letter as files with an index page, for translators, operators and our own eyes.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use crate::chance::Chance;
use crate::language::Language;
use crate::letter::{Flaw, Letter, LetterKind, compose, finished_html, finished_text};
use crate::outbox::Parcel;
use crate::stage::{Stage, StoryError};

/// The story that causes every kind of letter.
const LETTERS: &str = include_str!("preview/letters.story");

/// How many letters of a kind a preview shows.
const OF_A_KIND: usize = 4;

/// Plays the story in a folder; `templates` are an operator's own.
///
/// # Errors
/// The folder cannot be used, or the story does not go as it is written.
pub fn play(folder: &Path, language: Language, templates: Option<&Path>) -> Result<Stage, StoryError> {
    let mut stage = Stage::set_up_with(folder, engine::RULESETS, |config| {
        config.judge.language = language;
        config.judge.templates = templates.map(Path::to_owned).unwrap_or_default();
        // A mail of the story is said to be forged.
        config.mailbox.authserv_id = "mx.chancery.example".into();
    })?;
    stage.play(LETTERS, "\n", &mut std::io::sink())?;
    Ok(stage)
}

/// Writes every kind of letter in some languages to a folder; returns the index page.
///
/// # Errors
/// As [`play`].
pub fn write(folder: &Path, languages: &[Language], templates: Option<&Path>) -> Result<PathBuf, StoryError> {
    let mut rows = Vec::new();
    for language in languages {
        let stage_folder = folder.join(format!(".stage-{}", Chance::Machine.word(6)));
        let stage = play(&stage_folder, *language, templates)?;
        rows.extend(export(&stage, &folder.join(language.code()), Some(OF_A_KIND))?);
        std::fs::remove_dir_all(&stage_folder)?;
    }
    index(folder, &rows)
}

/// What is wrong with an operator's templates and sentences, found by writing every kind of letter in every language.
///
/// # Errors
/// As [`play`].
pub fn flaws(templates: &Path) -> Result<Vec<Flaw>, StoryError> {
    let mut flaws = Vec::new();
    for language in Language::ALL {
        let folder = std::env::temp_dir().join(format!("chancery-check-{}", Chance::Machine.word(6)));
        let played = play(&folder, language, Some(templates));
        std::fs::remove_dir_all(&folder)?;
        let found = played?.templates().flaws();
        flaws.extend(found);
    }
    flaws.sort();
    flaws.dedup();
    Ok(flaws)
}

/// Writes the letters of a stage to a folder, all or so many of each kind; returns the rows of the index page.
///
/// # Errors
/// A file cannot be written.
pub fn export(stage: &Stage, folder: &Path, of_a_kind: Option<usize>) -> Result<Vec<Value>, StoryError> {
    std::fs::create_dir_all(folder)?;
    let place = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let mut seen: BTreeMap<LetterKind, usize> = BTreeMap::new();
    let mut rows = Vec::new();
    for parcel in stage.parcels()? {
        let count = seen.entry(parcel.letter.kind).or_default();
        *count += 1;
        if of_a_kind.is_some_and(|most| *count > most && !is_another(&rows, &parcel.letter)) {
            continue;
        }
        let name = format!("{:03}-{}", rows.len() + 1, parcel.letter.kind);
        let mut row = files(stage, folder, &place, &name, &parcel)?;
        row["kind"] = json!(parcel.letter.kind);
        row["to"] = json!(parcel.to);
        row["subject"] = json!(parcel.letter.subject);
        rows.push(row);
    }
    Ok(rows)
}

/// Whether a letter's subject, its numbers aside, is none of those that are shown.
fn is_another(rows: &[Value], letter: &Letter) -> bool {
    let plain = |subject: &str| -> String { subject.chars().filter(|letter| !letter.is_ascii_digit()).collect() };
    let own = plain(&letter.subject);
    !rows.iter().any(|row| plain(row["subject"].as_str().unwrap_or_default()) == own)
}

/// Writes one letter's files.
fn files(stage: &Stage, folder: &Path, place: &str, name: &str, parcel: &Parcel) -> Result<Value, StoryError> {
    let letterhead = stage.letterhead();
    let message = compose(letterhead, parcel)?.formatted();
    let (text, mut html) = (finished_text(letterhead, &parcel.letter), finished_html(letterhead, &parcel.letter));
    let mut pictures = Vec::new();
    for (picture, bytes) in parcel.letter.pictures.iter().zip(&parcel.pictures) {
        let file = format!("{name}-{}", picture.name);
        std::fs::write(folder.join(&file), bytes)?;
        html = html.replace(&format!("cid:{}", picture.id()), &file);
        pictures.push(json!({"file": format!("{place}/{file}"), "bytes": bytes.len()}));
    }
    let mut row = json!({"pictures": pictures});
    for (ending, content) in [("eml", &message), ("txt", &text.into_bytes()), ("html", &html.into_bytes())] {
        if !content.is_empty() {
            let file = format!("{name}.{ending}");
            std::fs::write(folder.join(&file), content)?;
            row[ending] = json!({"file": format!("{place}/{file}"), "bytes": content.len()});
        }
    }
    Ok(row)
}

/// Writes the index page.
///
/// # Errors
/// It cannot be written.
pub fn index(folder: &Path, rows: &[Value]) -> Result<PathBuf, StoryError> {
    let path = folder.join("index.html");
    let templates = crate::letter::Templates::load(None).map_err(crate::desk::DeskError::from)?;
    let page = templates.write("preview.html", Language::English, &json!({"letters": rows, "names": null}));
    std::fs::write(&path, page.map_err(crate::desk::DeskError::from)?)?;
    Ok(path)
}
