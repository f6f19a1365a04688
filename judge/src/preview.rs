//! `chancery preview`: every kind of letter as files with an index page, for translators, operators and our own eyes.

use std::path::{Path, PathBuf};

use serde_json::{Value, json};

use crate::chance::Chance;
use crate::language::Language;
use crate::letter::{Flaw, compose, finished_html, finished_text};
use crate::outbox::Parcel;
use crate::stage::{Scene, Stage, StoryError};

/// The story that causes every kind of letter.
const LETTERS: &str = include_str!("preview/letters.story");

/// Plays the story in a folder; `templates` are an operator's own.
///
/// # Errors
/// The folder cannot be used, or the story does not go as it is written.
pub fn play(folder: &Path, language: Language, templates: Option<&Path>) -> Result<Stage, StoryError> {
    let mut stage = set_up(folder, language, templates)?;
    stage.play(LETTERS, "\n", &mut std::io::sink())?;
    Ok(stage)
}

fn set_up(folder: &Path, language: Language, templates: Option<&Path>) -> Result<Stage, StoryError> {
    Stage::set_up_with(folder, chancery_engine::RULESETS, |config| {
        config.judge.language = language;
        config.judge.templates = templates.map(Path::to_owned).unwrap_or_default();
        // A mail of the story is said to be forged.
        config.mailbox.authserv_id = "mx.chancery.example".into();
    })
}

/// Writes the story's letters in some languages to a folder; returns the index page.
///
/// # Errors
/// As [`play`].
pub fn write(folder: &Path, languages: &[Language], templates: Option<&Path>) -> Result<PathBuf, StoryError> {
    let mut told = Vec::new();
    for language in languages {
        let stage_folder = folder.join(format!(".stage-{}", Chance::Machine.word(6)));
        let played = play(&stage_folder, *language, templates);
        let written = played.and_then(|stage| export(&stage, folder, *language));
        std::fs::remove_dir_all(&stage_folder)?;
        told.push(written?);
    }
    index(folder, &told)
}

/// What is wrong with an operator's templates and sentences, found by writing every kind of letter in every language.
///
/// # Errors
/// As [`play`].
pub fn flaws(templates: &Path) -> Result<Vec<Flaw>, StoryError> {
    let folder = std::env::temp_dir().join(format!("chancery-check-{}", Chance::Machine.word(6)));
    let mut stage = set_up(&folder, Language::English, Some(templates))?;
    stage.templates().try_every_language();
    let played = stage.play(LETTERS, "\n", &mut std::io::sink());
    std::fs::remove_dir_all(&folder)?;
    played?;
    let mut flaws = stage.templates().flaws();
    flaws.sort();
    flaws.dedup();
    Ok(flaws)
}

/// Writes the letters of a stage below a folder; returns its scenes, for the index page.
///
/// # Errors
/// A file cannot be written.
pub fn export(stage: &Stage, folder: &Path, language: Language) -> Result<Value, StoryError> {
    let place = language.code();
    std::fs::create_dir_all(folder.join(place))?;
    let parcels = stage.parcels()?;
    let mut scenes = Vec::new();
    for (scene, numbers) in stage.scenes() {
        let letters = parcels.iter().enumerate().filter(|(number, _)| numbers.contains(number));
        let letters: Result<Vec<Value>, StoryError> = letters
            .map(|(number, parcel)| {
                let name = format!("{place}/{:03}-{}", number + 1, parcel.letter.kind);
                files(stage, folder, &name, parcel)
            })
            .collect();
        scenes.push(told(scene, &letters?));
    }
    Ok(json!({"language": place, "scenes": scenes}))
}

/// A scene as the index page tells it: its maps are those of the turns that were played in it, each once.
fn told(scene: &Scene, letters: &[Value]) -> Value {
    let mut maps: Vec<&Value> = Vec::new();
    for map in letters.iter().filter_map(|letter| letter["pictures"].get(0)) {
        if !maps.iter().any(|known| known["name"] == map["name"]) {
            maps.push(map);
        }
    }
    let mails: Vec<Value> = scene.mails.iter().map(|mail| json!({"from": mail.from, "text": mail.text})).collect();
    json!({"said": scene.said, "mails": mails, "maps": maps, "letters": letters})
}

/// Writes one letter's files, whose names begin like this.
fn files(stage: &Stage, folder: &Path, name: &str, parcel: &Parcel) -> Result<Value, StoryError> {
    let (letterhead, letter) = (stage.letterhead(), &parcel.letter);
    let message = compose(letterhead, parcel)?.formatted();
    let (text, mut html) = (finished_text(letterhead, letter), finished_html(letterhead, letter));
    let mut pictures = Vec::new();
    for (picture, bytes) in letter.pictures.iter().zip(&parcel.pictures) {
        let file = format!("{name}-{}", picture.name);
        std::fs::write(folder.join(&file), bytes)?;
        // The page lies beside the picture.
        let beside = file.rsplit('/').next().unwrap_or(&file);
        html = html.replace(&format!("cid:{}", picture.id()), beside);
        pictures.push(json!({"file": file, "name": picture.name, "alt": picture.alt}));
    }
    let mut row = json!({"kind": letter.kind, "to": parcel.to, "subject": letter.subject, "pictures": pictures});
    for (ending, content) in [("eml", message), ("txt", text.into_bytes()), ("html", html.into_bytes())] {
        if !content.is_empty() {
            let file = format!("{name}.{ending}");
            std::fs::write(folder.join(&file), content)?;
            row[ending] = json!(file);
        }
    }
    Ok(row)
}

/// Writes the index page of what was exported: the story, with a map a turn beside what people wrote and were written.
///
/// # Errors
/// It cannot be written.
pub fn index(folder: &Path, told: &[Value]) -> Result<PathBuf, StoryError> {
    let path = folder.join("index.html");
    let templates = crate::letter::Templates::load(None).map_err(crate::desk::DeskError::from)?;
    let page = templates.write("preview.html", Language::English, &json!({"told": told, "names": null}));
    std::fs::write(&path, page.map_err(crate::desk::DeskError::from)?)?;
    Ok(path)
}
