//! Lines that the author of a mail did not write: they stand word for word in a letter that he got from us.
//!
//! Programs that quote without marks send our own letters back as if they were new. A line of them is no order, whatever it
//! looks like to the game's rules.

use std::collections::BTreeSet;

use super::Session;
use crate::desk::DeskError;
use crate::store::StoreError;
use crate::text;
use crate::words;

/// How many letters are looked through: those that the mail answers, else the latest ones.
const MOST_LETTERS: usize = 6;

/// From so many such lines on a mail surely quotes a letter; then the first words of a line of ours are one as well, since
/// whoever quotes also wraps.
const SURELY: usize = 3;

/// The lines of letters that somebody got.
#[derive(Debug, Default)]
pub(super) struct Sent {
    lines: BTreeSet<String>,
    /// Whether the mail says that it answers one of the letters.
    answered: bool,
}

impl Sent {
    fn has(&self, line: &str) -> bool {
        self.lines.contains(&plain(line))
    }

    /// Whether a mail may quote a letter at all. One that answers none is all its author's own, who may well copy an order that
    /// a letter shows him, unless so much else of a letter stands in it.
    fn may_be_quoted_in(&self, lines: &[String]) -> bool {
        let told = lines.iter().filter(|line| !text::starts_statement(line) && self.has(line));
        self.answered || told.count() >= SURELY
    }

    /// Whether a line is the beginning of one of ours, cut at the end of a word.
    fn has_begun(&self, line: &str) -> bool {
        let begun = format!("{} ", plain(line));
        begun.len() > 1 && self.lines.range(begun.clone()..).next().is_some_and(|known| known.starts_with(&begun))
    }
}

/// A line with single blanks.
fn plain(line: &str) -> String {
    line.split_whitespace().collect::<Vec<_>>().join(" ")
}

impl Session<'_> {
    /// The lines that are the author's own. Of the others those are told that could have been orders.
    pub(super) fn without_quotes(&mut self, lines: Vec<String>) -> Result<Vec<String>, DeskError> {
        if !self.may_quote() {
            return Ok(lines);
        }
        if self.sent.is_none() {
            self.sent = Some(self.lines_sent()?);
        }
        let Some(sent) = self.sent.as_ref().filter(|sent| sent.may_be_quoted_in(&self.lines)) else { return Ok(lines) };
        let surely = lines.iter().filter(|line| sent.has(line)).count() >= SURELY;
        let is_ours = |line: &String| sent.has(line) || surely && sent.has_begun(line);
        let (quoted, own): (Vec<String>, Vec<String>) = lines.into_iter().partition(is_ours);
        let orders: Vec<&String> = quoted.iter().filter(|line| text::starts_statement(line)).collect();
        match orders.as_slice() {
            [] => {}
            [only] => self.reply.leave(self.office, only, &words!("quoted-lines", count = 1)),
            several => self.reply.leave(self.office, "", &words!("quoted-lines", count = several.len())),
        }
        Ok(own)
    }

    /// Lines that stand in none of the letters which the mail may quote.
    pub(super) fn without_ours(&mut self, lines: &[String]) -> Result<Vec<String>, DeskError> {
        if self.sent.is_none() {
            self.sent = Some(self.lines_sent()?);
        }
        let is_own = |line: &&String| self.sent.as_ref().is_none_or(|sent| !sent.has(line) && !sent.has_begun(line));
        Ok(lines.iter().filter(is_own).cloned().collect())
    }

    /// Whether it is worth looking for the letters that the mail may quote: see [`Sent::may_be_quoted_in`].
    fn may_quote(&self) -> bool {
        let answers = !self.envelope.in_reply_to.is_empty() || !self.envelope.references.is_empty();
        answers || self.lines.iter().filter(|line| !text::starts_statement(line)).nth(SURELY - 1).is_some()
    }

    /// The lines of the letters that the mail answers and its author got; of the latest ones to him where it answers none.
    fn lines_sent(&self) -> Result<Sent, DeskError> {
        let answered = self.envelope.in_reply_to.iter().chain(self.envelope.references.iter().rev());
        let own = answered.filter_map(|id| self.office.own_letter(self.store, id).transpose()).take(MOST_LETTERS);
        let rows = own.collect::<Result<BTreeSet<i64>, StoreError>>()?;
        let address = self.address();
        let mut letters = Vec::new();
        for row in rows {
            letters.extend(self.store.letter(row)?.filter(|(to, _)| *to == address).map(|(_, letter)| letter));
        }
        let answered = !letters.is_empty();
        if !answered {
            letters = self.store.latest_letters(&address, MOST_LETTERS)?;
        }
        let lines =
            letters.iter().flat_map(|letter| [text::own_lines(&letter.text), text::lines_of_html(&letter.html)]);
        let lines = lines.flatten().map(|line| plain(&line)).filter(|line| !line.is_empty()).collect();
        Ok(Sent { lines, answered })
    }
}
