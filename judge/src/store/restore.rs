//! An older copy in the place of a store that was lost or damaged, with what came in after the copy and can still be read.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use super::damage::Text;
use super::door::Door;
use super::former::keep_former;
use super::sqlite::layout::{copy_to, discard, integrity, to_read};
use super::sqlite::salvage::Salvage;
use super::statements::{Read, Row, Statements, params};
use super::value::Values;
use super::{Act, Store, StoreError};
use crate::clock::{Moment, Span};
use crate::event::RawMail;
use crate::files;

/// A mail of a former store, and whether it held a password, which is not kept.
type KeptMail = (RawMail, bool);

/// What came of putting a copy in the store's place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Restored {
    /// Whose store the copy is of: the word that a judge's store was given when it was made. `None`: it is from before that.
    pub judge: Option<String>,
    /// When the judge was last at work in the copy; `None`: it never was.
    pub until: Option<Moment>,
    /// Where the former store lies now; `None`: there was none.
    pub former: Option<PathBuf>,
    /// The number of the newest mail in the copy.
    pub newest: i64,
    /// How many mails were taken over from the former store.
    pub mails: usize,
    /// How many of those held a password, which is not kept.
    pub without_passwords: usize,
    /// How many lie in it that are not as they were written, and were not taken over.
    pub rotten: usize,
    /// How many letters that wait in the copy were sent since, as the former store knows.
    pub sent: usize,
    /// What was done for the operator since, as the former store knows, and is undone now.
    pub acts: Vec<Act>,
    /// What could not be taken over from the former store; `None`: it could be read.
    pub lacking: Option<Lacking>,
}

/// What a former store that cannot be read does not give.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lacking {
    /// Why it cannot be read.
    pub why: String,
    /// How many mails were found in it, row by row, that are not whole and came in since the copy.
    pub torn: usize,
    /// Whether it was looked through for them.
    pub looked: bool,
}

/// What a store that went back to a copy has still to tell of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
pub struct Setback {
    /// When the judge was last at work in the copy.
    pub until: Moment,
    /// When the copy was put in the store's place.
    pub at: Moment,
    /// The newest mail that was in the copy.
    pub mail: i64,
}

impl Setback {
    /// How long before the copy was made mails may have come that are not in it.
    const MARGIN: Span = Span::hours(24);

    /// From when on mails may not be in a copy in which the judge was last at work then. Those that are known are kept once: read again
    /// too early they harm nothing, and too late they would be lost.
    pub fn reads_from(until: Moment) -> Moment {
        until.minus(Setback::MARGIN)
    }
}

/// The note of it.
const SETBACK: &str = "setback";
/// The note that a store has ever gone back, which stays.
const WENT_BACK: &str = "went back";

impl Store {
    /// That the store went back to a copy, as long as that has not been told.
    ///
    /// # Errors
    /// The store failed.
    pub fn setback(&self) -> Result<Option<Setback>, StoreError> {
        Ok(self.meta(SETBACK)?.and_then(|note| serde_json::from_str(&note).ok()))
    }

    /// Notes it.
    pub(super) fn note_setback(&mut self, setback: &Setback) -> Result<(), StoreError> {
        self.set_meta(WENT_BACK, &setback.at.0.to_string())?;
        self.set_meta(SETBACK, &serde_json::to_string(setback)?)
    }

    /// Sets right when the store went back, where that was noted by a clock that was wrong: it was by now at the latest, and after the judge
    /// was last at work in the copy.
    ///
    /// # Errors
    /// The store failed.
    pub fn right_setback(&mut self, now: Moment) -> Result<(), StoreError> {
        let wrong = self.setback()?.filter(|setback| setback.at > now || setback.at < setback.until.min(now));
        wrong.map_or(Ok(()), |setback| self.note_setback(&Setback { at: now, ..setback }))
    }

    /// Notes that it has been told.
    ///
    /// # Errors
    /// The store failed.
    pub fn end_setback(&mut self) -> Result<(), StoreError> {
        self.connection.run("DELETE FROM meta WHERE key = ?1", [SETBACK])?;
        Ok(())
    }

    /// Whether letters may have gone out that this store does not know.
    pub(super) fn has_gone_back(&self) -> Result<bool, StoreError> {
        Ok(self.meta(WENT_BACK)?.is_some())
    }

    /// Dates no letter before a moment from now on, nor what people spend of their budgets and what they are told once: what these come
    /// of is done as of an earlier one. Until when they can answer, and whom letters reach, goes by that moment, too.
    pub fn date_nothing_before(&mut self, moment: Option<Moment>) {
        self.dates_from = moment;
    }

    /// How something is dated that comes of what is done as of a moment.
    pub fn dated(&self, then: Moment) -> Moment {
        self.dates_from.map_or(then, |from| then.max(from))
    }

    /// How many mails about a game have been read that came after the copy.
    ///
    /// # Errors
    /// The store failed.
    pub fn replayed(&self, game: &str, setback: &Setback) -> Result<u32, StoreError> {
        let sql = "SELECT count(*) FROM mail_game JOIN inbox ON inbox.id = mail_game.mail
                   WHERE mail_game.game = ?1 AND inbox.id > ?2 AND inbox.arrived <= ?3";
        let row = params![game, setback.mail, setback.at.0];
        self.connection.one(sql, row, |row| row.get(0))
    }

    /// Which judge a store is of: a word that it was given when it was made.
    fn judge(&self) -> Result<Option<String>, StoreError> {
        self.meta("judge")
    }

    /// Whether no mail has come in and no letter was written.
    fn is_blank(&self) -> Result<bool, StoreError> {
        Ok(self.newest_mail()? == 0 && self.newest_letter()? == 0)
    }

    /// Mails that were handed in, which no mailbox can give once more, and of those behind a number what is still as it came, which the
    /// mailbox may have lost meanwhile; each with its number, and whether it held a password.
    fn kept_mails(&self, behind: i64) -> Result<Vec<(i64, KeptMail)>, StoreError> {
        let sql = "SELECT source, raw, arrived, signed, kept, id FROM inbox
                   WHERE source LIKE 'deliver %' AND kept <> 'gone' OR kept IN ('whole', 'held') AND id > ?1 ORDER BY id";
        self.rows_readable(sql, [behind], |row| {
            let signed: Option<Text> = row.get(3)?;
            let signed_by = signed.map(|domains| domains.0.split_whitespace().map(str::to_owned).collect());
            let (source, arrived) = (row.get::<Text>(0)?.0, Moment(row.get(2)?));
            let mail = RawMail { source, raw: row.get(1)?, arrived, signed_by, mark: None };
            Ok((row.get(5)?, (mail, row.get::<Text>(4)?.0 == "read")))
        })
    }

    /// The letters that went out, with whom they went to.
    fn sent(&self) -> Result<Vec<(i64, String)>, StoreError> {
        let sql = "SELECT id, recipient FROM outbox WHERE state = 'sent'";
        self.rows_readable(sql, (), |row| Ok((row.get(0)?, row.get::<Text>(1)?.0)))
    }

    /// Whether a number is that of the same letter in the former store: one that had gone back itself gave it to another, under
    /// another word.
    fn is_letter_of(&self, former: &Store, id: i64) -> Result<bool, StoreError> {
        let word = former.word_of(id).map(Some).or_else(|error| forgive(error).map(|()| None))?;
        Ok(word == Some(self.word_of(id)?))
    }

    /// What of a store that may be damaged can be read.
    pub(super) fn rows_readable<T>(
        &self,
        sql: &str,
        values: impl Values,
        row: impl Fn(&Row<'_>) -> Read<T>,
    ) -> Result<Vec<T>, StoreError> {
        let mut found = Vec::new();
        let read = self.connection.find(sql, values, |given| {
            found.extend(row(given).ok());
            Ok(None::<()>)
        });
        read.map(drop).or_else(forgive).map(|()| found)
    }

    /// Keeps a mail of the former store, unless it is there. One without its passwords has other bytes than it came in with.
    fn take_mail(&mut self, (mail, blotted): KeptMail, restored: &mut Restored) -> Result<(), StoreError> {
        if !self.has_source(&mail.source)? && self.keep_mail(&mail)?.is_some() {
            restored.mails += 1;
            restored.without_passwords += usize::from(blotted);
        }
        Ok(())
    }

    /// Takes over from what cannot be read as a store the mails that lie whole in it.
    fn salvage(&mut self, path: &Path, why: &StoreError, restored: &mut Restored) -> Result<(), StoreError> {
        let salvage = Salvage::of(path, restored.judge.as_deref(), restored.newest)?;
        for mail in salvage.mails(restored.newest) {
            self.take_mail(mail, restored)?;
        }
        let mut torn = 0;
        for source in salvage.torn() {
            torn += usize::from(!self.has_source(source)?);
        }
        let why = match why {
            StoreError::Corrupt(found) => found.clone(),
            StoreError::Mixed { .. } => "the log beside it is another file's".to_owned(),
            StoreError::MixedJournal { .. } => "what is to be undone beside it is another file's".to_owned(),
            why => why.to_string(),
        };
        restored.lacking = Some(Lacking { why, torn, looked: true });
        // Those are among the torn ones.
        restored.rotten = 0;
        Ok(())
    }

    /// Takes over from the former store what happened after the copy and nobody can give once more.
    fn take_over(&mut self, former: &Store, restored: &mut Restored) -> Result<(), StoreError> {
        let rotten = former.rotten_mails().or_else(|error| forgive(error).map(|()| BTreeSet::new()))?;
        for (id, mail) in former.kept_mails(restored.newest)? {
            if !rotten.contains(&id) {
                self.take_mail(mail, restored)?;
            } else if !self.has_source(&mail.0.source)? {
                restored.rotten += 1;
            }
        }
        restored.acts = former.acts_behind(self.newest_act()?)?;
        for (id, to) in former.sent()? {
            if !self.is_letter_of(former, id)? {
                continue;
            }
            let sql =
                "UPDATE outbox SET state = 'sent' WHERE id = ?1 AND recipient = ?2 AND state IN ('waiting', 'trying')";
            restored.sent += self.connection.run(sql, params![id, to])?;
        }
        Ok(())
    }
}

/// Puts a copy in the place of a store, which must be closed. All of it is done or nothing: at every moment there is the one store
/// or the other, and then the former one lies beside it under another name. A link to a store stays one.
///
/// # Errors
/// The copy is of another judge or of a later version, cannot be read, or there is no room; then nothing has changed.
pub fn restore(path: &Path, copy: &Path, now: Moment) -> Result<Restored, StoreError> {
    restore_after(path, copy, now, |_| Ok(()))
}

/// The same, with what has to be done first: once the copy is accepted, and before it is the store, so that nothing is owed to it.
///
/// # Errors
/// Those of [`restore`], and whatever that comes to; the former store is untouched then.
pub fn restore_after<E: From<StoreError>>(
    path: &Path,
    copy: &Path,
    now: Moment,
    first: impl FnOnce(&Restored) -> Result<(), E>,
) -> Result<Restored, E> {
    let path = &files::behind_links(path);
    if files::is_other(path) {
        return Err(StoreError::NoFile(path.into()).into());
    }
    if std::fs::metadata(path).is_err_and(|error| files::is_circle(&error)) {
        return Err(StoreError::Circle(path.into()).into());
    }
    let _shut = Door::shut(path)?;
    let draft = files::draft(path);
    let placed = prepare(path, copy, &draft, now).map_err(E::from).and_then(|mut restored| {
        first(&restored)?;
        restored.former = place(path, &draft, now).map_err(|source| StoreError::Copy { path: path.into(), source })?;
        Ok(restored)
    });
    if placed.is_err() {
        discard(&draft);
    }
    placed
}

/// Which judge a file is of, whatever layout it has; `None`: it is no store, does not tell, or cannot be read.
pub fn judge_of(copy: &Path) -> Option<String> {
    let sql = "SELECT value FROM meta WHERE key = 'judge'";
    let word = to_read(copy).and_then(|file| file.first(sql, (), |row| row.get::<Text>(0)));
    word.ok().flatten().map(|Text(word)| word)
}

/// Gives a draft the store's place; where the former store lies then.
fn place(path: &Path, draft: &Path, now: Moment) -> std::io::Result<Option<PathBuf>> {
    let former = keep_former(path, now)?;
    files::give_to_owner(draft)?;
    std::fs::rename(draft, path)?;
    files::sync_folder(path)?;
    Ok(former)
}

fn prepare(path: &Path, copy: &Path, draft: &Path, now: Moment) -> Result<Restored, StoreError> {
    discard(draft);
    copy_to(&to_read(copy)?, draft)?;
    let mut store = Store::open_without_copy(draft)?;
    let until = store.alive()?;
    let judge = store.judge()?;
    let newest = store.newest_mail()?;
    let mut restored = Restored {
        judge,
        until,
        former: None,
        newest,
        mails: 0,
        without_passwords: 0,
        rotten: 0,
        sent: 0,
        acts: Vec::new(),
        lacking: None,
    };
    store.note_setback(&Setback { until: until.unwrap_or(now), at: now, mail: newest })?;
    store.all_or_nothing(|store| store.take_what_is_left((path, copy), &mut restored))?;
    store.alone()?;
    Ok(restored)
}

impl Store {
    /// Takes over from the former store, read as one or row by row, what happened after the copy. One that has been begun and done nothing
    /// has nothing to give.
    fn take_what_is_left(&mut self, (path, copy): (&Path, &Path), restored: &mut Restored) -> Result<(), StoreError> {
        let unread = match Store::visit(path) {
            Ok(former) if former.is_blank().or_else(|error| forgive(error).map(|()| false))? => return Ok(()),
            Ok(former) => {
                if former.judge().ok().flatten().is_some_and(|judge| Some(judge) != restored.judge) {
                    return Err(StoreError::OtherJudge { copy: copy.into(), path: path.into() });
                }
                match self.take_as_read(&former, restored)? {
                    None => return Ok(()),
                    Some(unsound) => unsound,
                }
            }
            Err(StoreError::Missing(_)) if !std::fs::metadata(path).is_ok_and(|file| file.len() > 0) => return Ok(()),
            Err(error @ (StoreError::FromThePast { .. } | StoreError::FromTheFuture { .. })) => {
                restored.lacking = Some(Lacking { why: error.to_string(), torn: 0, looked: false });
                return Ok(());
            }
            Err(error) => error,
        };
        self.salvage(path, &unread, restored)
    }

    /// Takes over from the former store what it gives as one; why it may not have given all.
    fn take_as_read(&mut self, former: &Store, restored: &mut Restored) -> Result<Option<StoreError>, StoreError> {
        let before = restored.clone();
        if let Err(error) = self.part(|store| store.take_over(former, restored)) {
            *restored = before;
            return if is_damage(&error) { Ok(Some(error)) } else { Err(error) };
        }
        match integrity(former.path()) {
            Ok(said) if said == "ok" => Ok(None),
            Ok(said) => {
                let first = said.lines().find(|line| !line.starts_with("***"));
                Ok(Some(StoreError::corrupt(first.unwrap_or_default())))
            }
            Err(error) if is_damage(&error) => Ok(Some(error)),
            Err(error) => Err(error),
        }
    }
}

fn is_damage(error: &StoreError) -> bool {
    matches!(error, StoreError::Corrupt(_) | StoreError::Damaged(_))
}

/// What a damaged store cannot give is not to be had.
fn forgive(error: StoreError) -> Result<(), StoreError> {
    if is_damage(&error) { Ok(()) } else { Err(error) }
}
