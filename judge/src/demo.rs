//! The demo: a whole short game by real messages, in a temporary folder, with a fast clock.

use std::io::Write;

use crate::chance::Chance;
use crate::clock::Stopwatch;
use crate::preview;
use crate::stage::{Stage, StoryError};

/// The sample game of the rulebook as a story.
const SAMPLE: &str = include_str!("demo/sample.story");

/// Plays the sample game, tells the story as it goes, and says where everything lies.
///
/// # Errors
/// The folder cannot be made, or the story does not go as it is written.
pub fn run(out: &mut dyn Write) -> Result<(), StoryError> {
    let watch = Stopwatch::start();
    let folder = std::env::temp_dir().join(format!("chancery-demo-{}", Chance::Machine.word(6)));
    let mut stage = Stage::set_up(&folder, engine::RULESETS)?;
    stage.play(SAMPLE, "\n", out)?;
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
