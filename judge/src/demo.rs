//! The demo: a whole short game by real messages, in a temporary folder, with a fast clock.

use std::io::Write;

use crate::chance::Chance;
use crate::clock::Stopwatch;
use crate::preview;
use crate::stage::{Stage, StoryError};

/// A short game of each ruleset: its name, and the story. The first one is shown where none is named.
const STORIES: &[(&str, &str)] = &[("classic", include_str!("demo/classic.story"))];

/// The demo was not shown to its end.
#[derive(Debug, thiserror::Error)]
pub enum DemoError {
    /// No story is of a ruleset of this name.
    #[error("there is no demo of `{name}`; there are {}", rulesets().collect::<Vec<_>>().join(", "))]
    NoStory {
        /// The name.
        name: String,
    },
    /// The story cannot be played, or does not go as it is written.
    #[error(transparent)]
    Story(#[from] StoryError),
    /// It cannot be told.
    #[error("cannot write")]
    Io(#[from] std::io::Error),
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
/// There is no such story, the folder cannot be made, or the story does not go as it is written.
pub fn run(ruleset: Option<&str>, out: &mut dyn Write) -> Result<(), DemoError> {
    let story = ruleset.map_or(Ok(STORIES[0].1), story)?;
    let watch = Stopwatch::start();
    let folder = std::env::temp_dir().join(format!("chancery-demo-{}", Chance::Machine.word(6)));
    let mut stage = Stage::set_up(&folder, engine::RULESETS)?;
    stage.play(story, "\n", out)?;
    let (mails, letters) = stage.counts()?;
    writeln!(out, "\n{mails} mails came in and {letters} letters went out in {:.1} s.", watch.elapsed().as_secs_f32())?;
    let shown = folder.join("letters");
    let rows = preview::export(&stage, &shown.join("en"), None)?;
    let index = preview::index(&shown, &rows)?;
    writeln!(out, "To see them as their readers do, open {}", index.display())?;
    writeln!(out, "Every letter, with its maps, lies in its player's Maildir below {}", folder.join("post").display())?;
    writeln!(out, "The store is {}", folder.join("chancery.sqlite").display())?;
    writeln!(out, "Delete the folder when you have seen enough of it.")?;
    Ok(())
}
