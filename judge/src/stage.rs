//! A judge on a stage: a real store and real Maildirs in a folder of its own, a clock moved by hand.

mod restart;
mod scene;
mod story;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::{Duration, UNIX_EPOCH};

use chancery_engine::Ruleset;

use crate::chance::Chance;
use crate::clock::{Clock, Moment, Span};
use crate::config::{Config, MailboxKind, PostKind};
use crate::courier::{Courier, CourierError, Painter};
use crate::daemon::{self, DaemonError};
use crate::desk::{Desk, DeskError};
use crate::intake::{IntakeError, OddFiles, sweep_maildir};
use crate::letter::{ComposeError, Letterhead, Templates, finished_text};
use crate::maildir;
use crate::outbox::{Delivery, Parcel};

pub use scene::{Scene, Written};

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
    /// A letter cannot be made into a message.
    #[error(transparent)]
    Compose(#[from] ComposeError),
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
    chance: Chance,
    desk: Desk,
    courier: Courier,
    painter: Painter,
    clock: Clock,
    mailbox: PathBuf,
    /// Letters by address, as they came.
    letters: BTreeMap<String, Vec<String>>,
    /// The ways back from the newest letter to an address.
    ways_back: BTreeMap<String, WaysBack>,
    counted: BTreeMap<String, usize>,
    /// How many letters there were before the last mail or clock.
    before: BTreeMap<String, usize>,
    mails: u32,
    scenes: Vec<Scene>,
    /// How many messages were put into the mailbox.
    put: usize,
}

/// The ways back from a letter.
#[derive(Clone, Debug, Default)]
pub struct WaysBack {
    /// Where answers go (Reply-To).
    pub answers: String,
    /// Where bounces go (the envelope's sender).
    pub bounces: String,
    /// Its Message-ID, without brackets: every answer to it shows that to all who get it.
    pub id: String,
    /// The seal in its headers, with which a report on it is believed.
    pub seal: String,
}

/// How many pictures are remembered: whoever looks back finds those of a short game.
const PICTURES: usize = 200;

/// Monday, 2 March 2026, 18:00 UTC.
const BEGINS: Moment = Moment(1_772_474_400);

fn address(person: &str) -> String {
    if person.contains('@') { person.to_owned() } else { format!("{person}@{person}.example") }
}

impl Stage {
    /// Sets a judge up in a new folder. It plays a turn with the last order, so that stories need not wait for that.
    ///
    /// # Errors
    /// The folder cannot be made, or the judge does not start.
    pub fn set_up(folder: &Path, rulesets: &[&'static dyn Ruleset]) -> Result<Stage, StoryError> {
        Stage::set_up_with(folder, rulesets, |config| config.games.delay = Some(Span(0)))
    }

    /// Sets a judge up as operators install it: complete orders lie for a while before they are played.
    ///
    /// # Errors
    /// As [`Stage::set_up`].
    pub fn as_installed(folder: &Path, rulesets: &[&'static dyn Ruleset]) -> Result<Stage, StoryError> {
        Stage::set_up_with(folder, rulesets, |_| ())
    }

    /// Sets a judge up with a configuration that differs.
    ///
    /// # Errors
    /// As [`Stage::set_up`].
    pub fn set_up_with(
        folder: &Path,
        rulesets: &[&'static dyn Ruleset],
        change: impl FnOnce(&mut Config),
    ) -> Result<Stage, StoryError> {
        Stage::set_up_by(Chance::seeded(1901), folder, rulesets, change)
    }

    /// Sets a judge up with chance of one's own: the same story by the same chance makes the same store, byte for byte.
    ///
    /// # Errors
    /// As [`Stage::set_up`].
    pub fn set_up_by(
        chance: Chance,
        folder: &Path,
        rulesets: &[&'static dyn Ruleset],
        change: impl FnOnce(&mut Config),
    ) -> Result<Stage, StoryError> {
        std::fs::create_dir_all(folder)?;
        let mut config = Stage::config(folder);
        change(&mut config);
        Stage::open(chance, config, rulesets)
    }

    /// The configuration of a judge in a folder, with templates and boards of its own where these lie there.
    fn config(folder: &Path) -> Config {
        let mut config = Config::default();
        config.judge.address = "judge@chancery.example".into();
        config.judge.operator = "operator@operator.example".into();
        config.store.path = folder.join("chancery.sqlite");
        config.health.copy_age = Span(0);
        config.mailbox.kind = MailboxKind::Maildir;
        config.mailbox.path = folder.join("mailbox");
        config.mailbox.authserv_id = "mx.chancery.example".into();
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
        config
    }

    fn open(chance: Chance, config: Config, rulesets: &[&'static dyn Ruleset]) -> Result<Stage, StoryError> {
        maildir::create(&config.mailbox.path)?;
        let desk = daemon::open(&config, rulesets, chance.clone())?;
        let courier = Courier::new(&config, desk.keys().clone())?;
        let painter = Painter::new(desk.templates().clone(), PICTURES);
        let mailbox = config.mailbox.path.clone();
        // Whoever opens again goes on where time stood, and goes on counting.
        let alive = desk.store().alive().map_err(DeskError::from)?;
        let begins = alive.unwrap_or(BEGINS).max(BEGINS);
        let put = std::fs::read_dir(mailbox.join("cur"))?.count();
        Ok(Stage {
            config,
            chance,
            desk,
            courier,
            painter,
            clock: Clock::hand(begins),
            mailbox,
            letters: BTreeMap::new(),
            ways_back: BTreeMap::new(),
            counted: BTreeMap::new(),
            before: BTreeMap::new(),
            mails: 0,
            scenes: vec![Scene::default()],
            put,
        })
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

    /// Every letter so far, in the order they were written.
    ///
    /// # Errors
    /// The store failed.
    pub fn parcels(&self) -> Result<Vec<Parcel>, StoryError> {
        let store = self.desk.store();
        let mut parcels = Vec::new();
        for (id, (to, letter, _)) in (1..).zip(store.letters().map_err(DeskError::from)?) {
            let pictures = store.bytes_of(letter.pictures.iter().map(|picture| picture.digest.as_str()));
            let enclosures = store.bytes_of(letter.enclosures.iter().map(|file| file.digest.as_str()));
            let (pictures, enclosures) = (pictures.map_err(DeskError::from)?, enclosures.map_err(DeskError::from)?);
            let (judge, written) = (store.word_of(id).map_err(DeskError::from)?, self.clock.now());
            let mut parcel = Parcel { id, to, letter, written, judge, pictures, enclosures };
            self.painter.paint(&mut parcel);
            parcels.push(parcel);
        }
        Ok(parcels)
    }

    /// Who sends the letters.
    pub fn letterhead(&self) -> &Letterhead {
        self.courier.letterhead()
    }

    /// The templates and sentences.
    pub fn templates(&self) -> &Templates {
        self.desk.templates()
    }

    /// The file of its store.
    pub fn store_path(&self) -> PathBuf {
        self.config.store.path.clone()
    }

    /// What time it is there.
    pub fn now(&self) -> Moment {
        self.clock.now()
    }

    /// The desk, to look behind the stage.
    pub fn desk(&mut self) -> &mut Desk {
        &mut self.desk
    }

    /// The ways back from the newest letter to a person.
    pub fn ways_back(&self, who: &str) -> WaysBack {
        self.ways_back.get(&address(who)).cloned().unwrap_or_default()
    }

    /// Puts a raw message into the judge's Maildir and lets the judge work.
    ///
    /// # Errors
    /// The Maildir cannot be written, or the judge fails.
    pub fn put(&mut self, raw: &[u8]) -> Result<(), StoryError> {
        self.drop_in(raw)?;
        self.settle()
    }

    /// Puts a raw message into the judge's Maildir, where it lies until the judge works.
    ///
    /// # Errors
    /// The Maildir cannot be written.
    pub fn drop_in(&mut self, raw: &[u8]) -> Result<(), StoryError> {
        // A name that tells only when and the how-manieth, so that a story makes the same store each time.
        self.put += 1;
        let name = format!("{}.{:06}.stage", self.clock.now().0, self.put);
        let written = self.mailbox.join("tmp").join(&name);
        std::fs::write(&written, raw)?;
        let file = std::fs::File::options().append(true).open(&written)?;
        file.set_modified(UNIX_EPOCH + Duration::from_secs(self.clock.now().0.unsigned_abs()))?;
        std::fs::rename(written, self.mailbox.join("new").join(&name))?;
        Ok(())
    }

    /// Lets the judge do all that can be done now.
    ///
    /// # Errors
    /// The judge fails.
    pub fn settle(&mut self) -> Result<(), StoryError> {
        let now = self.clock.now();
        let desk = &mut self.desk;
        sweep_maildir(&self.config.mailbox, &mut OddFiles::default(), (now, true), |mails| {
            let kept = desk.together(|desk| mails.iter().try_for_each(|mail| desk.keep(mail).map(drop)));
            kept.map_err(|_| IntakeError::NotTaken)
        })?;
        self.desk.note_swept(now);
        self.desk.work(now)?;
        self.deliver(now)
    }

    /// Time goes by, and the judge cannot read its mailbox.
    ///
    /// # Errors
    /// The judge fails.
    pub fn be_deaf(&mut self, span: Span) -> Result<(), StoryError> {
        let now = self.clock.now().plus(span);
        self.clock.advance_to(now);
        self.desk.work(now)?;
        self.deliver(now)?;
        self.settle()
    }

    /// Time goes by, and the judge is down.
    ///
    /// # Errors
    /// The judge fails.
    pub fn black_out(&mut self, span: Span) -> Result<(), StoryError> {
        self.desk.stay_alive(self.clock.now())?;
        self.clock.advance_to(self.clock.now().plus(span));
        self.desk.open_up(self.clock.now())?;
        self.settle()
    }

    /// The next server says of the newest letter to somebody that there is nobody of this name.
    ///
    /// # Errors
    /// The judge fails.
    pub fn refuse(&mut self, who: &str) -> Result<(), StoryError> {
        let newest = self.parcels()?.into_iter().rev().find(|parcel| parcel.to == address(who));
        if let Some(parcel) = newest {
            let refused = Delivery::Refused("550 5.1.1 nobody of this name".into());
            self.desk.note_delivery(parcel.id, &refused, self.clock.now())?;
        }
        self.settle()
    }

    fn deliver(&mut self, now: Moment) -> Result<(), StoryError> {
        while let Some(mut parcel) = self.desk.take_parcel(now)? {
            self.painter.paint(&mut parcel);
            let attempt = self.courier.deliver(&parcel);
            self.desk.note_attempt(parcel.id, &attempt, now)?;
            let letterhead = self.courier.letterhead();
            let back = WaysBack {
                answers: letterhead.reply_to(&parcel.letter),
                bounces: letterhead.return_path(&parcel),
                id: letterhead.message_id(&parcel),
                seal: letterhead.report_seal(&parcel),
            };
            self.ways_back.insert(parcel.to.clone(), back);
            let text = finished_text(letterhead, &parcel.letter);
            let letter = format!("Subject: {}\n\n{text}", parcel.letter.subject);
            self.letters.entry(parcel.to.clone()).or_default().push(letter);
        }
        Ok(())
    }

    /// Lets time go by; what falls due meanwhile happens at its time.
    ///
    /// # Errors
    /// The judge fails.
    pub fn wait(&mut self, span: Span) -> Result<(), StoryError> {
        let until = self.clock.now().plus(span);
        while let Some(due) = self.desk.next_due(self.clock.now())?.filter(|due| *due <= until) {
            let before = (self.clock.now(), self.desk.next_due(self.clock.now())?);
            self.clock.advance_to(due);
            self.settle()?;
            if before == (self.clock.now(), self.desk.next_due(self.clock.now())?) {
                break; // Nothing moves any more: it waits for something else.
            }
        }
        self.clock.advance_to(until);
        self.settle()
    }
}
