//! Lines that read as commands and are sentences: whoever answers a letter greets the judge, and is signed on already.

use super::Session;
use crate::command::{self, Command, Line};
use crate::desk::DeskError;
use crate::text::Form;

/// So many lines of a mail are looked at: nobody begins more sentences so.
const MOST: usize = 50;

impl Session<'_> {
    /// Has lines that people may have written as sentences, and that name no game there is, be no commands: where the author has
    /// shown already who he is, nothing that stands below `Hello dear judge` is meant for another game.
    pub(super) fn leave_sentences(&mut self, lines: Vec<Line>, forms: &[Form]) -> Result<Vec<Line>, DeskError> {
        let mut said = Vec::new();
        let named = lines.iter().enumerate().filter_map(|(at, line)| Some((at, line.games_in_passing()?)));
        for (at, games) in named.take(MOST) {
            if self.is_none_called(&games)? {
                said.push(at);
            }
        }
        if said.is_empty() {
            return Ok(lines);
        }
        let others = lines.iter().enumerate().filter(|(at, _)| !said.contains(at)).map(|(_, line)| line);
        let is_shown = others.clone().any(Line::enters) || self.ticket(forms)?.is_some();
        let asks = others.clone().any(|line| line.runs() && !matches!(line.command, Command::Order(_)));
        said.retain(|at| is_shown || asks && lines[*at].is_greeting());
        let mut at = 0..;
        let left = lines.into_iter().map(|line| match at.next().is_some_and(|at| said.contains(&at)) {
            true => line.in_passing(),
            false => line,
        });
        Ok(read_again(left.collect()))
    }

    /// Whether no game is called so.
    pub(super) fn is_none_called(&self, names: &[String]) -> Result<bool, DeskError> {
        for name in names {
            if self.store.has_game(name)? {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

/// Orders stand below a line that signs on, and nowhere else.
fn read_again(mut lines: Vec<Line>) -> Vec<Line> {
    let signs = lines.iter().position(Line::is_signon).unwrap_or(lines.len());
    let below = command::answering(lines.split_off(signs));
    for line in lines.iter_mut().filter(|line| line.block.is_empty()) {
        if matches!(line.command, Command::Order(_)) {
            line.command = Command::Unknown;
        }
    }
    lines.extend(below);
    lines
}
