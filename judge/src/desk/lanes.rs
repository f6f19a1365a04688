//! What several desks on one database do at the same time: mails of different games and people, and deadlines of different games, each
//! game's and each author's in their order. Which game a mail is about is told before it is acted on. One of which that cannot be told
//! is acted on while no other desk does anything, and so is all else.

use std::collections::{BTreeMap, BTreeSet};

use super::{Desk, DeskError};
use crate::capability::tag_in;
use crate::clock::Moment;
use crate::command::{Command, Line, Sign};
use crate::envelope::{Envelope, mailbox_key};
use crate::reading::{self, Disposition};
use crate::text::Form;

/// How many games in which something is due are looked at for one that no other desk has in hand.
const GAMES_LOOKED_AT: u32 = 20;

/// What a mail may change.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Lane {
    /// Anything, as far as can be told.
    All,
    /// What its author has in one game, or in none.
    Own { author: String, game: Option<String> },
}

/// What mails are about that are not done and came before those that are looked at now: by whom, and about which games. What waits for
/// one of them is waited for, too: a turn is complete with what was sent before.
#[derive(Default)]
pub(super) struct Before {
    pub(super) authors: BTreeSet<String>,
    pub(super) games: BTreeSet<String>,
    /// Whether one of them may change anything.
    pub(super) all: bool,
    /// Whether another desk has one of them.
    pub(super) elsewhere: bool,
}

impl Before {
    /// Whether a mail by an author about some games goes before none of these.
    pub(super) fn lets<'g>(&self, author: &str, games: impl IntoIterator<Item = &'g String>) -> bool {
        !self.all && !self.authors.contains(author) && games.into_iter().all(|game| !self.games.contains(game))
    }

    pub(super) fn add(&mut self, author: String, games: impl IntoIterator<Item = String>) {
        self.authors.insert(author);
        self.games.extend(games);
    }
}

/// What a desk knows of others.
#[derive(Default)]
pub(super) struct Beside {
    /// Whether there are any.
    others: bool,
    /// Whether something is to be done that must be done alone.
    alone: bool,
    /// What mails may change that have not been acted on.
    lanes: BTreeMap<i64, Lane>,
}

/// What is to be acted on next.
enum Free {
    Mail(i64, Moment),
    Nothing,
    /// It may change anything.
    Alone,
}

impl Desk {
    /// Lets other desks act at the same time from now on, or none, where there are none.
    pub fn work_beside(&mut self, others: bool) {
        self.beside.others = others;
    }

    /// Has the next slice be done alone: something that this desk did ran into what another one did, and nothing of it is done.
    pub fn be_alone(&mut self) {
        self.beside.alone = true;
    }

    /// Begins to gather what comes in to be written down together: beside other desks, where it changes nothing that they may change.
    ///
    /// # Errors
    /// The store failed.
    pub fn gather(&mut self, is_plain: bool) -> Result<(), DeskError> {
        self.store.write_beside(is_plain && self.beside.others && !self.beside.alone)?;
        Ok(self.store.hold_back()?)
    }

    /// Decides whether what comes next is done beside other desks: not where there are none, or it must be done alone.
    pub(super) fn choose_manner(&mut self, alone: bool) -> Result<(), DeskError> {
        let alone = std::mem::take(&mut self.beside.alone) || alone || !self.beside.others;
        Ok(self.store.write_beside(!alone)?)
    }

    pub(super) fn wants_to_be_alone(&self) -> bool {
        self.beside.alone
    }

    /// Whether there are other desks, and nothing more that must be done alone.
    pub(super) fn may_be_joined(&mut self, now: Moment) -> Result<bool, DeskError> {
        Ok(self.beside.others && !self.must_be_alone(now)?)
    }

    /// Whether there are other desks, and something to do that may change anything: an operator's act, words whose time has come, a game
    /// that may have brought a judge down, or the first mail.
    pub(super) fn must_be_alone(&mut self, now: Moment) -> Result<bool, DeskError> {
        if !self.beside.others {
            return Ok(false);
        }
        let is_suspect = self.store.next_due()?.is_some_and(|(name, due)| due <= now && self.suspects.contains(&name));
        if is_suspect || self.store.next_act()?.is_some() || self.store.setback()?.is_some() || self.is_word_due(now)? {
            return Ok(true);
        }
        let first = self.store.next_mail(now)?;
        first.map_or(Ok(false), |(mail, _)| Ok(self.lane(mail)? == Lane::All))
    }

    /// Whether words that wait, or a digest, are to go out.
    fn is_word_due(&self, now: Moment) -> Result<bool, DeskError> {
        let draft = self.store.next_draft()?.is_some_and(|(_, due)| due <= now.min(self.swept));
        Ok(draft || self.store.next_digest()?.is_some_and(|(_, due)| due <= now))
    }

    /// Does what comes next and no other desk has in hand; whether there was anything.
    pub(super) fn do_free(&mut self, now: Moment) -> Result<bool, DeskError> {
        let oldest = self.store.oldest_mail()?;
        let mail = match self.free_mail(now)? {
            _ if self.is_word_due(now)? => Free::Alone,
            mail => mail,
        };
        let game = self.free_game(now)?;
        match mail {
            Free::Alone => {
                self.be_alone();
                Ok(false)
            }
            Free::Mail(id, arrived) => self.do_first((Some((id, arrived)), game), oldest, now),
            Free::Nothing => self.do_first((None, game), oldest, now),
        }
    }

    /// The oldest mail that no other desk has in hand, nor an older one of its game or author; it is in this one's hands then.
    fn free_mail(&mut self, now: Moment) -> Result<Free, DeskError> {
        let mails = self.next_mails(now)?;
        // Looked at later, what others have taken in between is not missed.
        let mut elsewhere = self.elsewhere(now)?;
        let mut before = Before::default();
        self.beside.lanes.retain(|known, _| mails.iter().any(|(mail, _)| mail == known));
        for (mail, arrived) in mails {
            self.pass_elsewhere(&mut elsewhere, (mail, arrived), &mut before)?;
            if before.all {
                break;
            }
            let Lane::Own { author, game } = self.lane(mail)? else { return Ok(Free::Alone) };
            let is_free = self.waiting.get(&mail) != Some(&false)
                && before.lets(&author, &game)
                && self.store.hold_mail(mail, now)?
                && game.as_ref().map_or(Ok(true), |game| self.store.hold_game(game))?;
            if is_free {
                return Ok(Free::Mail(mail, arrived));
            }
            before.add(author, game);
        }
        Ok(Free::Nothing)
    }

    /// The first game in which something is due and that no other desk has in hand; it is in this one's hands then.
    fn free_game(&self, now: Moment) -> Result<Option<(String, Moment)>, DeskError> {
        for (name, due) in self.store.first_due(GAMES_LOOKED_AT, now)? {
            // One that may have brought the judge down is counted, alone.
            if !self.suspects.contains(&name) && self.store.hold_game(&name)? {
                return Ok(Some((name, due)));
            }
        }
        Ok(None)
    }

    /// The game that a mail may change, or none, while other desks are at work; nothing: any.
    pub(super) fn fence_of(&self, mail: i64) -> Option<Option<String>> {
        match self.beside.lanes.get(&mail) {
            Some(Lane::Own { game, .. }) if self.store.writes_beside() => Some(game.clone()),
            _ => None,
        }
    }

    /// A mail was about more than was thought.
    pub(super) fn note_strayed(&mut self, mail: i64) {
        self.beside.lanes.insert(mail, Lane::All);
    }

    /// What a mail may change, as far as it can be told before it is acted on.
    fn lane(&mut self, mail: i64) -> Result<Lane, DeskError> {
        if let Some(lane) = self.beside.lanes.get(&mail) {
            return Ok(lane.clone());
        }
        // One that was here before may have brought the judge down, and is counted.
        let lane = if mail <= self.found { Lane::All } else { self.find_lane(mail)? };
        self.beside.lanes.insert(mail, lane.clone());
        Ok(lane)
    }

    pub(super) fn find_lane(&self, mail: i64) -> Result<Lane, DeskError> {
        let Some(row) = self.store.mail(mail)? else { return Ok(Lane::All) };
        let read = reading::read(&row.raw, &self.office.circumstances(row.signed_by.clone()));
        let author = read.envelope.from.as_ref().map(|(address, _)| mailbox_key(address));
        let (Disposition::Process, Some(author)) = (read.disposition, author) else { return Ok(Lane::All) };
        let Some(mut games) = self.games_answered(&read.envelope, &read.forms)? else { return Ok(Lane::All) };
        let all_told = read.commands.iter().all(|line| is_about(line, &mut games));
        let game = games.pop_first();
        Ok(if all_told && games.is_empty() { Lane::Own { author, game } } else { Lane::All })
    }

    /// The games of the letters that are answered; nothing, where that cannot be told.
    fn games_answered(&self, envelope: &Envelope, forms: &[Form]) -> Result<Option<BTreeSet<String>>, DeskError> {
        let mut asked: Vec<String> = forms.iter().map(|form| form.id.clone()).collect();
        match tag_in(&envelope.to, &self.office.config.judge.address) {
            Some(tag) if tag.purpose == 'o' => asked.push(tag.about),
            Some(_) => return Ok(None),
            None => {
                let mut answered = envelope.in_reply_to.iter().chain(&envelope.references);
                let own = |id: &String| self.office.own_letter(&self.store, id).transpose();
                if asked.is_empty() && answered.find_map(own).transpose()?.is_some() {
                    return Ok(None);
                }
            }
        }
        let games = asked.iter().map(|form| Ok(self.store.form(form)?.map(|form| form.game)));
        games.collect::<Result<Option<BTreeSet<_>>, DeskError>>()
    }
}

/// Whether it is known which game a line is about: the one that it names, which is noted, the one before, or none.
fn is_about(line: &Line, games: &mut BTreeSet<String>) -> bool {
    match &line.command {
        Command::Sign(Sign::On { .. } | Sign::Observe { .. }) => {
            games.extend(named(&line.command).cloned());
            true
        }
        // Questions change nothing, whatever they are about.
        Command::Look(_) | Command::Order(_) | Command::Play(_) | Command::Sign(Sign::Off) => true,
        Command::Unknown | Command::Faulty(_) | Command::LeftOut(_) => true,
        _ => false,
    }
}

/// The game that a line signs on to.
pub(super) fn named(command: &Command) -> Option<&String> {
    match command {
        Command::Sign(
            Sign::Create { game, .. }
            | Sign::Join { game, .. }
            | Sign::On { game, .. }
            | Sign::Observe { game, .. }
            | Sign::Forgotten { game, .. },
        ) => Some(game),
        _ => None,
    }
}
