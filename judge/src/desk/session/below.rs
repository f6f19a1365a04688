//! What stands below the line that ends a mail: a signature or an older mail, and orders that their author parts with such lines.

use chancery_engine::Author;

use super::Session;
use crate::command::{self, Command, Line, Sign};
use crate::desk::DeskError;
use crate::envelope;
use crate::game::Game;
use crate::text::Tail;
use crate::words;
use crate::words::Words;

/// So many lines are named.
const MOST: usize = 40;
/// The mark that programs put above signatures; whoever writes another line may part his text with it.
const SIGNATURE: &str = "--";
/// So many words stand in a signature.
const MOST_SIGNED: usize = 8;

impl Session<'_> {
    /// Says which lines below the mark of a signature, or below a rule, would have been orders or commands: people part with such lines
    /// what they order for one power and for another. What may be an older mail is spoken of where nothing else was understood.
    pub(super) fn tell_of_lines(&mut self, below: &Tail) -> Result<(), DeskError> {
        let understood = self.useful || self.taken > 0;
        if below.lines.is_empty() || self.only.is_some() || below.is_older && understood {
            return Ok(());
        }
        if self.has_left_words(below) {
            self.return_below(&below.lines, &words!("below-words", mark = envelope::clean(&below.mark)))?;
            return Ok(());
        }
        let Some(name) = self.touched.last().cloned().or_else(|| self.subject.clone()) else { return Ok(()) };
        let Some(game) = self.store.kept_game(&name)? else { return Ok(()) };
        let lines = self.without_ours(&below.lines)?;
        let lost = self.lost_in(&game, &lines);
        if !lost.is_empty() {
            self.note_secrets(command::hidden_words(lines.iter().map(String::as_str)))?;
            self.refuse(words!("below-mark", mark = envelope::clean(&below.mark)));
            self.reply.return_lines(self.office, &lost);
        }
        Ok(())
    }

    /// Whether words of an answer to press stand below a rule, and more of them than a name that somebody signs with.
    fn has_left_words(&self, below: &Tail) -> bool {
        let count: usize = below.lines.iter().map(|line| line.split_whitespace().count()).sum();
        let is_rule = !below.is_older && below.mark.trim() != SIGNATURE;
        self.talk.press_of.is_some() && is_rule && count > MOST_SIGNED
    }

    /// Gives lines back that have not been read.
    fn return_below(&mut self, lines: &[String], why: &Words) -> Result<(), DeskError> {
        let lines: Vec<String> = self.without_ours(lines)?.into_iter().take(MOST).collect();
        self.note_secrets(command::hidden_words(lines.iter().map(String::as_str)))?;
        if !lines.is_empty() {
            self.refuse(why.clone());
            self.reply.return_lines(self.office, &lines);
        }
        Ok(())
    }

    /// The lines that would be orders of the author's in a game, or commands.
    fn lost_in(&self, game: &Game, lines: &[String]) -> Vec<String> {
        let commands = command::read(lines);
        let ends = |line: &&Line| line.command == Command::Sign(Sign::Off) || line.games_in_passing().is_some();
        let is_command = |line: &&Line| line.spec.is_some() && line.runs() && !ends(line);
        let mut rows: Vec<usize> = commands.iter().filter(is_command).flat_map(|line| line.rows.clone()).collect();
        let author = self.chair_of_author(game).map(|chair| Author::Seat(chair.seat));
        let told = author.zip(self.office.ruleset(&game.ruleset));
        let told = told.and_then(|(author, ruleset)| game.remarks(ruleset, &author, &lines.join("\n")).ok());
        let taken = told.into_iter().flatten().filter(|remark| remark.grade.counts());
        rows.extend(taken.map(|remark| remark.line.saturating_sub(1)));
        rows.sort_unstable();
        rows.dedup();
        let shown = rows.into_iter().filter_map(|row| lines.get(row));
        shown.take(MOST).map(|line| command::shown(line)).collect()
    }
}
