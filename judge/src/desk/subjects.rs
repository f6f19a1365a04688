//! Which games a mail is about, as far as it can be told before it is acted on: those that it names, those of letters that it answers,
//! and those in which something waits for its yes.

use std::collections::BTreeSet;

use super::lanes::named;
use super::{Desk, DeskError};
use crate::capability::{Tag, tag_in};
use crate::clock::Moment;
use crate::command::{Command, Sign};
use crate::reading::{self, ReadMail};
use crate::store::{Purpose, Slice, readable};

/// In how many games of its author's a letter may have been that the store does not know.
const MOST_GAMES: u32 = 50;

impl Desk {
    /// The games that a mail is about.
    pub(super) fn games_of(&self, mail: i64) -> Result<BTreeSet<String>, DeskError> {
        let (mut games, asked) = self.games_told(mail)?;
        for tag in asked {
            let id = tag.about.parse().unwrap_or_default();
            // Whether it still waits is seen when the mail is acted on.
            match self.store.pending(id, Moment(0))?.map(|pending| pending.purpose) {
                Some(Purpose::Act { mail, .. }) => games.extend(self.games_told(mail)?.0),
                purpose => games.extend(purpose.iter().filter_map(Purpose::game).map(str::to_owned)),
            }
        }
        Ok(games)
    }

    /// The games of which a mail tells by itself, and the questions to which it says yes.
    fn games_told(&self, mail: i64) -> Result<(BTreeSet<String>, Vec<Tag>), DeskError> {
        let Some(row) = self.store.mail(mail)? else { return Ok((BTreeSet::new(), Vec::new())) };
        let read = reading::read(&row.raw, &self.office.circumstances(row.signed_by));
        let mut games = self.games_written_of(&read)?;
        let (answered, asked): (Vec<Tag>, Vec<Tag>) =
            tags(&read, &self.office.config.judge.address).into_iter().partition(|tag| tag.purpose == 'o');
        for tag in answered {
            games.extend(self.games_of_form(&tag.about, &read)?);
        }
        Ok((games, asked))
    }

    /// The games that a mail names, and those of letters of ours in its thread.
    fn games_written_of(&self, read: &ReadMail) -> Result<BTreeSet<String>, DeskError> {
        let mut games: BTreeSet<String> =
            read.commands.iter().filter_map(|line| named(&line.command)).cloned().collect();
        for form in &read.forms {
            games.extend(self.store.form(&form.id)?.map(|form| form.game));
        }
        let thread = read.envelope.in_reply_to.iter().chain(&read.envelope.references);
        for row in thread.filter_map(|id| self.office.own_letter(&self.store, id).transpose()) {
            games.extend(readable(self.store.letter(row?))?.flatten().and_then(|(_, letter)| letter.game));
        }
        Ok(games)
    }

    /// The game of a form; of one that the store does not know, any of its author's: the store may have gone back.
    fn games_of_form(&self, form: &str, read: &ReadMail) -> Result<Vec<String>, DeskError> {
        if let Some(form) = self.store.form(form)? {
            return Ok(vec![form.game]);
        }
        let Some((author, _)) = &read.envelope.from else { return Ok(Vec::new()) };
        let listed = self.store.listed_of(author, Slice { skip: 0, most: MOST_GAMES })?;
        Ok(listed.into_iter().map(|listed| listed.line.name).collect())
    }
}

/// The tags of orders and of questions that a mail went to, or names.
fn tags(read: &ReadMail, own: &str) -> Vec<Tag> {
    let said = read.commands.iter().filter_map(|line| match &line.command {
        Command::Sign(Sign::Confirm(word)) => word.parse().ok(),
        _ => None,
    });
    let is_about_games = |tag: &Tag| matches!(tag.purpose, 'o' | 'y');
    tag_in(&read.envelope.to, own).into_iter().chain(said).filter(is_about_games).collect()
}
