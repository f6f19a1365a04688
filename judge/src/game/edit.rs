//! A position that a master changes by hand before its turn is played.

use chancery_engine::{Ruleset, Unreadable};

use super::{Game, Notice, Status, said};
use crate::letter::News;
use crate::words;
use crate::words::Words;

/// A change that was made.
pub struct Change {
    /// What it is answered with.
    pub words: Words,
    /// The letter of it.
    pub notice: Notice,
    /// What the public log may say of it.
    pub logged: String,
}

/// A change, or why there is none.
pub type Changed = Result<Change, Words>;

impl Game {
    /// Makes one change, and asks of every standing sheet again what it still lacks.
    ///
    /// # Errors
    /// The game's document cannot be read.
    pub fn edit(&mut self, ruleset: &dyn Ruleset, line: &str) -> Result<Changed, Unreadable> {
        let open = matches!(self.status, Status::Running | Status::Paused);
        let Some(round) = self.round.as_mut().filter(|_| open) else {
            return Ok(Err(self.not_running()));
        };
        let edited = ruleset.edit(&round.position, line)?;
        let (told, english) = match edited.answer {
            Ok(told) => (said(Some(&told.phrase), &told.english), told.english),
            Err(why) => return Ok(Err(words!("edit-refused", reason = said(Some(&why.phrase), &why.english)))),
        };
        let turn = ruleset.turn(&edited.position)?;
        // Where not everybody sees all, the line may hold what its change only hints at: a hand, a treasury.
        let logged = if turn.public { line.to_owned() } else { english };
        round.touching = ruleset.touching(&edited.position)?;
        round.position = edited.position;
        round.edits.push(told.clone());
        self.adopt(&turn)?;
        for author in self.authors() {
            self.order(ruleset, &author, "")?;
        }
        Ok(Ok(Change { words: words!("edited", change = told), notice: self.news(News::Edited), logged }))
    }
}
