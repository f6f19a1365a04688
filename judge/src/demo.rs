//! The demo: a whole short game by real messages, in a temporary folder, with a fast clock.

mod paint;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Duration;

use crate::chance::Chance;
use crate::clock::Stopwatch;
use crate::language::Language;
use crate::preview;
use crate::stage::{Stage, StoryError};
use paint::Paint;

/// A short game of each ruleset: its name, and the story. The first one is shown where none is named.
const STORIES: &[(&str, &str)] = &[
    ("classic", include_str!("demo/classic.story")),
    ("empires", include_str!("demo/empires.story")),
    ("reformation", include_str!("demo/reformation.story")),
];

/// What the folders are called that demos leave to be looked at.
const FOLDER: &str = "chancery-demo-";

/// After this time nobody looks at a demo's folder any more.
const LEFT_FOR: Duration = Duration::from_secs(24 * 60 * 60);

/// The demo was not shown to its end.
#[derive(Debug, thiserror::Error)]
pub enum DemoError {
    /// No story is of a ruleset of this name.
    #[error("there is no demo of `{name}`; there are {}", rulesets().collect::<Vec<_>>().join(", "))]
    NoStory {
        /// The name.
        name: String,
    },
    /// The folder holds something already.
    #[error("the folder {} is not empty; name a new one", folder.display())]
    Taken {
        /// The folder.
        folder: PathBuf,
    },
    /// The story cannot be played, or does not go as it is written.
    #[error(transparent)]
    Story(#[from] StoryError),
    /// It cannot be told.
    #[error("cannot write")]
    Io(#[from] std::io::Error),
}

/// What is to be shown, and how.
#[derive(Clone, Default, Debug)]
pub struct Demo {
    /// The ruleset; without one, the first.
    pub ruleset: Option<String>,
    /// The folder, which must be new or empty; without one, a new one among the machine's temporary files.
    pub folder: Option<PathBuf>,
    /// Whether colours may be used.
    pub colours: bool,
}

/// The rulesets that have a story.
pub fn rulesets() -> impl Iterator<Item = &'static str> {
    STORIES.iter().map(|(name, _)| *name)
}

/// The story of a ruleset.
///
/// # Errors
/// It has none.
pub fn story(ruleset: &str) -> Result<&'static str, DemoError> {
    let found = STORIES.iter().find(|(name, _)| *name == ruleset).map(|(_, story)| *story);
    found.ok_or_else(|| DemoError::NoStory { name: ruleset.to_owned() })
}

/// Plays the story of a ruleset, tells it as it goes, and says where everything lies.
///
/// # Errors
/// There is no such story, the folder cannot be used, or the story does not go as it is written.
pub fn run(demo: &Demo, out: &mut dyn Write) -> Result<(), DemoError> {
    let story = demo.ruleset.as_deref().map_or(Ok(STORIES[0].1), story)?;
    let folder = match &demo.folder {
        Some(folder) => empty(folder)?,
        None => temporary(&std::env::temp_dir()),
    };
    let watch = Stopwatch::start();
    let mut stage = Stage::as_installed(&folder, chancery_engine::RULESETS)?;
    let mut out = Paint::new(out, demo.colours);
    stage.play(story, "\n", &mut out)?;
    let (mails, letters) = stage.counts()?;
    let shown = folder.join("letters");
    let told = preview::export(&stage, &shown, Language::English)?;
    let index = preview::index(&shown, &[told])?;
    writeln!(out, "\n{mails} mails came in and {letters} letters went out in {:.1} s.", watch.elapsed().as_secs_f32())?;
    writeln!(out, "Every mail and letter as its reader sees it, with the maps:")?;
    writeln!(out, "  {}", index.display())?;
    writeln!(out, "The Maildirs (post) and the store (chancery.sqlite) lie in {}", folder.display())?;
    out.flush()?;
    Ok(())
}

/// A folder that the demo may fill.
fn empty(folder: &Path) -> Result<PathBuf, DemoError> {
    let taken = std::fs::read_dir(folder).is_ok_and(|mut files| files.next().is_some());
    if taken { Err(DemoError::Taken { folder: folder.to_owned() }) } else { Ok(folder.to_owned()) }
}

/// A new folder among temporary files, where those of demos long seen are cleared away. Other people's stay: they cannot be
/// deleted.
fn temporary(among: &Path) -> PathBuf {
    for old in std::fs::read_dir(among).into_iter().flatten().flatten() {
        let ours = old.file_name().to_str().is_some_and(|name| name.starts_with(FOLDER));
        let age = old.metadata().and_then(|file| file.modified()).ok().and_then(|made| made.elapsed().ok());
        if ours && age.is_some_and(|age| age > LEFT_FOR) && old.path().join("chancery.sqlite").is_file() {
            let _ = std::fs::remove_dir_all(old.path());
        }
    }
    among.join(format!("{FOLDER}{}", Chance::Machine.word(6)))
}
