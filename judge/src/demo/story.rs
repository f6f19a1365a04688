//! Stories: scripted mails in, the clock moved, letters out, through real Maildirs and a real store.
//!
//! A story is a text. A line that is not indented is a direction; indented lines below `mail` are the mail's text.
//!
//! ```text
//! # a comment
//! say Anna registers.                  told to the reader
//! mail anna Hello                      a mail with this subject; `html anna` sends it as HTML
//!   REGISTER
//!   CONFIRM {token}                    the token in the newest letter to her
//! from anna@other.example anna         a mail as anna, from another address
//! raw                                  a whole message, headers and all
//! clock +72h                           time goes by; what falls due meanwhile happens at its time
//! expect anna signed on as France      a letter to her since the last mail or clock (or her newest) holds these words
//! refuse anna secret                   ... none of them does
//! count anna 3                         so many letters have come to her since the last count
//! show anna                            shows the newest letter to her
//! ```

use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{Duration, UNIX_EPOCH};

use engine::Ruleset;
use maildir::Maildir;

use crate::clock::{Clock, Moment, Span};
use crate::config::{Config, MailboxKind, PostKind};
use crate::courier::{Courier, CourierError};
use crate::daemon::{self, DaemonError};
use crate::desk::{Desk, DeskError};
use crate::intake::{IntakeError, sweep_maildir};

/// A story cannot be played, or does not go as it is written.
#[derive(Debug, thiserror::Error)]
pub enum StoryError {
    /// A file cannot be written or read.
    #[error("cannot read or write")]
    Io(#[from] std::io::Error),
    /// The judge cannot start.
    #[error(transparent)]
    Daemon(#[from] DaemonError),
    /// The desk cannot go on.
    #[error(transparent)]
    Desk(#[from] DeskError),
    /// The mailbox cannot be read.
    #[error(transparent)]
    Intake(#[from] IntakeError),
    /// Letters cannot be sent.
    #[error(transparent)]
    Courier(#[from] CourierError),
    /// A Maildir cannot be used.
    #[error(transparent)]
    Maildir(#[from] maildir::MaildirError),
    /// The story went another way.
    #[error("line {line}: {problem}")]
    Otherwise {
        /// The line of the story.
        line: usize,
        /// What was otherwise.
        problem: String,
    },
}

/// A judge on a stage: its folder, its desk, a clock moved by hand.
#[derive(Debug)]
pub struct Stage {
    config: Config,
    desk: Desk,
    courier: Courier,
    clock: Clock,
    mailbox: PathBuf,
    /// Letters by address, as they came.
    letters: BTreeMap<String, Vec<String>>,
    counted: BTreeMap<String, usize>,
    /// How many letters there were before the last mail or clock.
    before: BTreeMap<String, usize>,
    mails: u32,
}

/// Monday, 2 March 2026, 18:00 UTC.
const BEGINS: Moment = Moment(1_772_474_400);

fn address(person: &str) -> String {
    if person.contains('@') { person.to_owned() } else { format!("{person}@{person}.example") }
}

impl Stage {
    /// Sets a judge up in a new folder.
    ///
    /// # Errors
    /// The folder cannot be made, or the judge does not start.
    pub fn set_up(folder: &Path, rulesets: &[&'static dyn Ruleset]) -> Result<Stage, StoryError> {
        std::fs::create_dir_all(folder)?;
        let mut config = Config::default();
        config.judge.address = "judge@chancery.example".into();
        config.judge.operator = "operator@operator.example".into();
        config.store.path = folder.join("chancery.sqlite");
        config.mailbox.kind = MailboxKind::Maildir;
        config.mailbox.path = folder.join("mailbox");
        config.post.kind = PostKind::Maildir;
        config.post.path = folder.join("post");
        let templates = folder.join("templates");
        if templates.is_dir() {
            config.judge.templates = templates;
        }
        let boards = folder.join("boards");
        if boards.is_dir() {
            config.games.boards = boards;
        }
        Maildir::from(config.mailbox.path.clone()).create_dirs()?;
        let desk = daemon::open(&config, rulesets)?;
        let courier = Courier::new(&config)?;
        let mailbox = config.mailbox.path.clone();
        let (letters, counted, before) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
        Ok(Stage { config, desk, courier, clock: Clock::hand(BEGINS), mailbox, letters, counted, before, mails: 0 })
    }

    /// Mails in and letters out so far.
    ///
    /// # Errors
    /// The store failed.
    pub fn counts(&self) -> Result<(u32, usize), StoryError> {
        Ok((self.mails, self.letters.values().map(Vec::len).sum()))
    }

    /// The letters to an address, oldest first, as they were sent.
    pub fn letters_to(&self, person: &str) -> &[String] {
        self.letters.get(&address(person)).map_or(&[], Vec::as_slice)
    }

    /// The desk, to look behind the stage.
    pub fn desk(&mut self) -> &mut Desk {
        &mut self.desk
    }

    /// Plays a story; mails are written with this line ending.
    ///
    /// # Errors
    /// Something fails, or goes another way than the story says.
    pub fn play(&mut self, story: &str, ending: &str, out: &mut dyn Write) -> Result<(), StoryError> {
        let lines: Vec<&str> = story.lines().collect();
        let mut at = 0;
        while at < lines.len() {
            let (number, direction) = (at + 1, lines[at]);
            at += 1;
            let indented = lines[at..].iter().take_while(|line| line.starts_with("  ") || line.trim().is_empty());
            let text: Vec<&str> = indented.map(|line| line.strip_prefix("  ").unwrap_or("")).collect();
            if direction.trim().is_empty() || direction.starts_with('#') {
                continue;
            }
            at += text.len();
            let problem = self.direct(direction, text.join("\n").trim_end(), ending, out)?;
            if let Some(problem) = problem {
                return Err(StoryError::Otherwise { line: number, problem });
            }
        }
        Ok(())
    }

    /// Follows one direction; what went otherwise, if anything.
    fn direct(
        &mut self,
        direction: &str,
        text: &str,
        ending: &str,
        out: &mut dyn Write,
    ) -> Result<Option<String>, StoryError> {
        let (verb, rest) = direction.split_once(' ').unwrap_or((direction, ""));
        let (who, words) = rest.split_once(' ').unwrap_or((rest, ""));
        if matches!(verb, "mail" | "html" | "from" | "raw" | "clock") {
            self.remember();
        }
        match verb {
            "say" => writeln!(out, "* {rest}")?,
            "mail" | "html" => self.mail((&address(who), who), words, text, (ending, verb == "html"))?,
            "from" => self.mail((who, words), "", text, (ending, false))?,
            "raw" => self.put(text.replace('\n', ending).as_bytes())?,
            "clock" => {
                let Ok(span) = rest.trim_start_matches('+').parse::<Span>() else {
                    return Ok(Some(format!("no span: {rest}")));
                };
                self.wait(span)?;
            }
            "show" => self.show(who, out)?,
            "expect" | "refuse" => {
                let letters = self.latest(who);
                let holds = letters.iter().any(|letter| plain(letter).contains(&plain(words)));
                if holds != (verb == "expect") {
                    return Ok(Some(format!(
                        "{verb} {who} {words}\n--- the letters are:\n{}",
                        letters.join("\n---\n")
                    )));
                }
            }
            "count" => {
                let all = self.letters_to(who).len();
                let before = self.counted.insert(who.to_owned(), all).unwrap_or(0);
                if words.parse() != Ok(all - before) {
                    return Ok(Some(format!("{} letters came to {who}, not {words}", all - before)));
                }
            }
            _ => return Ok(Some(format!("no direction: {verb}"))),
        }
        Ok(None)
    }

    /// Puts a mail into the judge's Maildir, as a mail server would, and lets the judge work.
    fn mail(
        &mut self,
        (from, name): (&str, &str),
        subject: &str,
        text: &str,
        (ending, html): (&str, bool),
    ) -> Result<(), StoryError> {
        self.mails += 1;
        let token = self.letters.get(from).into_iter().flatten().rev().find_map(|letter| token_in(letter));
        let text = text.replace("{token}", &token.unwrap_or_default()).replace('\n', ending);
        let kind = if html { "text/html" } else { "text/plain" };
        let capital = crate::report::capitalised(name.split('@').next().unwrap_or(name));
        let raw = format!(
            "From: {capital} <{from}>{ending}To: {}{ending}Subject: {subject}{ending}Date: {}{ending}\
             Message-ID: <{}.{from}>{ending}MIME-Version: 1.0{ending}Content-Type: {kind}; charset=utf-8{ending}\
             Content-Transfer-Encoding: 8bit{ending}{ending}{text}{ending}",
            self.config.judge.address,
            self.clock.now().rfc5322(),
            self.mails,
        );
        self.put(raw.as_bytes())
    }

    /// Puts a raw message into the judge's Maildir and lets the judge work.
    ///
    /// # Errors
    /// The Maildir cannot be written, or the judge fails.
    pub fn put(&mut self, raw: &[u8]) -> Result<(), StoryError> {
        let folder = Maildir::from(self.mailbox.clone());
        let id = folder.store_new(raw)?;
        let file = std::fs::File::options().append(true).open(self.mailbox.join("new").join(&id))?;
        file.set_modified(UNIX_EPOCH + Duration::from_secs(self.clock.now().0.unsigned_abs()))?;
        self.settle()
    }

    /// Lets the judge do all that can be done now.
    ///
    /// # Errors
    /// The judge fails.
    pub fn settle(&mut self) -> Result<(), StoryError> {
        let now = self.clock.now();
        let desk = &mut self.desk;
        sweep_maildir(&self.mailbox, self.config.mailbox.largest, |mail| {
            desk.keep(&mail).map(|_| ()).map_err(|_| IntakeError::NotTaken)
        })?;
        self.desk.note_swept(now);
        self.desk.work(now)?;
        while let Some(parcel) = self.desk.take_parcel(now)? {
            let outcome = self.courier.deliver(&parcel);
            self.desk.note_delivery(parcel.id, &outcome, now)?;
            self.letters
                .entry(parcel.to.clone())
                .or_default()
                .push(format!("Subject: {}\n\n{}", parcel.letter.subject, parcel.letter.text));
        }
        Ok(())
    }

    /// Lets time go by; what falls due meanwhile happens at its time.
    ///
    /// # Errors
    /// The judge fails.
    pub fn wait(&mut self, span: Span) -> Result<(), StoryError> {
        let until = self.clock.now().plus(span);
        while let Some(due) = self.desk.next_due()?.filter(|due| *due <= until) {
            let before = (self.clock.now(), self.desk.next_due()?);
            self.clock.advance_to(due);
            self.settle()?;
            if before == (self.clock.now(), self.desk.next_due()?) {
                break; // Nothing moves any more: it waits for something else.
            }
        }
        self.clock.advance_to(until);
        self.settle()
    }

    /// The letters to a person since the last mail or clock, else the newest one.
    fn latest(&self, who: &str) -> &[String] {
        let all = self.letters_to(who);
        let before = self.before.get(&address(who)).copied().unwrap_or(0);
        &all[before.min(all.len().saturating_sub(1))..]
    }

    fn remember(&mut self) {
        self.before = self.letters.iter().map(|(person, letters)| (person.clone(), letters.len())).collect();
    }

    fn show(&self, who: &str, out: &mut dyn Write) -> std::io::Result<()> {
        let newest = self.letters_to(who).last().map_or("", String::as_str);
        writeln!(out, "\n    To: {}", address(who))?;
        for line in newest.lines() {
            writeln!(out, "{}", format!("    {line}").trim_end())?;
        }
        writeln!(out)
    }
}

/// Words with single blanks: letters break lines where they like.
fn plain(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn token_in(letter: &str) -> Option<String> {
    let (_, rest) = letter.split_once("| CONFIRM ")?;
    rest.split_whitespace().next().map(str::to_owned)
}
