//! What a story has told so far: scenes, with what people wrote in each and what the judge answered.

use super::{Stage, StoryError, address};
use crate::desk::DeskError;

/// A part of a story, from one line for the reader to the next.
#[derive(Clone, Default, Debug)]
pub struct Scene {
    /// The line; nothing before the first one.
    pub said: String,
    /// What people wrote, in the order in which they did.
    pub mails: Vec<Written>,
    /// How many letters had been written before it.
    pub(super) before: usize,
}

/// A mail of a story.
#[derive(Clone, Debug)]
pub struct Written {
    /// Who wrote it.
    pub from: String,
    /// What is new in it.
    pub text: String,
}

impl Stage {
    /// Begins a scene.
    pub(super) fn begin_scene(&mut self, said: &str) -> Result<(), StoryError> {
        let before = self.desk.store().letters().map_err(DeskError::from)?.len();
        self.scenes.push(Scene { said: said.to_owned(), before, mails: Vec::new() });
        Ok(())
    }

    /// Notes what somebody writes; what he quotes is left out.
    pub(super) fn note_mail(&mut self, from: &str, text: &str) {
        let text = text.lines().filter(|line| !line.starts_with('{')).collect::<Vec<_>>().join("\n");
        let text = text.replace("{token}", "…");
        if let Some(scene) = self.scenes.last_mut() {
            scene.mails.push(Written { from: address(from), text });
        }
    }

    /// The scenes that hold anything, and which of all letters were written in each.
    pub fn scenes(&self) -> impl Iterator<Item = (&Scene, std::ops::Range<usize>)> {
        let ends = self.scenes.iter().skip(1).map(|scene| scene.before).chain([usize::MAX]);
        let scenes = self.scenes.iter().zip(ends).map(|(scene, end)| (scene, scene.before..end));
        scenes.filter(|(scene, letters)| !scene.mails.is_empty() || !letters.is_empty())
    }

    /// Some lines of the newest letter to a person that holds these words in one: from that line on, so many.
    pub(super) fn excerpt(&self, who: &str, words: &str, count: usize) -> Option<Excerpt> {
        let holds = |letter: &&String| letter.lines().any(|line| line.contains(words));
        let letter = self.letters_to(who).iter().rev().find(holds)?;
        let subject = letter.lines().next().and_then(|line| line.strip_prefix("Subject: "))?.to_owned();
        let from_there = letter.lines().skip_while(|line| !line.contains(words));
        Some(Excerpt { subject, lines: from_there.take(count).map(str::to_owned).collect() })
    }
}

/// A part of a letter.
pub(super) struct Excerpt {
    pub(super) subject: String,
    pub(super) lines: Vec<String>,
}
