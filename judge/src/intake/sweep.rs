//! One look through a mailbox that numbers its mails: what is new is handed in one by one, and a mail that the server does not
//! give holds up none of those behind it.

use std::time::Duration;

use super::IntakeError;
use super::troubles::Troubles;
use crate::clock::Moment;
use crate::event::RawMail;

/// How many mails are flagged by one command: a server may look through its whole mailbox for each.
const FLAGGED_TOGETHER: usize = 64;

/// A mailbox whose mails are numbered by UID (RFC 3501 section 2.3.1.1), as a server shows it.
pub trait Folder {
    /// The mails that it holds above a UID.
    ///
    /// # Errors
    /// The connection is of no more use.
    fn list(&mut self, above: u32) -> Result<Vec<u32>, IntakeError>;

    /// One mail with its arrival. Inside: why the server does not give it.
    ///
    /// # Errors
    /// The connection is of no more use.
    fn fetch(&mut self, uid: u32) -> Result<Result<(Vec<u8>, Moment), String>, IntakeError>;

    /// Flags mails as seen, for people who look into the mailbox.
    ///
    /// # Errors
    /// The connection is of no more use.
    fn flag(&mut self, uids: &[u32]) -> Result<(), IntakeError>;
}

/// Whoever takes mails out of a mailbox.
pub trait Taker {
    /// Takes a mail; it is durable when this returns.
    ///
    /// # Errors
    /// It was not taken: it stays where it is.
    fn hand_in(&mut self, mail: RawMail) -> Result<(), IntakeError>;

    /// Takes note that a mail cannot be had, and of the mailbox with the UID up to which it is done with.
    ///
    /// # Errors
    /// No note was taken.
    fn step_over(&mut self, source: String, error: String, mark: (String, u32)) -> Result<(), IntakeError>;
}

/// How far a mailbox has been read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// The mailbox, with its UIDVALIDITY.
    pub name: String,
    /// Everything up to this UID is in the inbox, or has been stepped over.
    pub mark: u32,
}

impl Place {
    /// Has everything handed in that is newer than the mark, each mail flagged only once it is durable. `at` is the time by any
    /// watch that goes on while troubles last.
    ///
    /// # Errors
    /// The connection is of no more use, or a mail was not taken.
    pub fn sweep(
        &mut self,
        folder: &mut impl Folder,
        taker: &mut impl Taker,
        troubles: &mut Troubles,
        at: Duration,
    ) -> Result<(), IntakeError> {
        let mut listed: Vec<u32> = folder.list(self.mark)?.into_iter().filter(|uid| *uid > self.mark).collect();
        listed.sort_unstable();
        for some in troubles.open(&listed, at).chunks(FLAGGED_TOGETHER) {
            let mut kept = Vec::new();
            let done = self.take(some, (folder, taker), (troubles, at), &mut kept);
            let flagged = if kept.is_empty() { Ok(()) } else { folder.flag(&kept) };
            done.and(flagged)?;
        }
        while let Some((uid, error)) = troubles.hopeless(at) {
            troubles.end(uid);
            let mark = troubles.mark(self.mark);
            taker.step_over(format!("{}/{uid}", self.name), error, (self.name.clone(), mark))?;
            self.mark = mark;
        }
        Ok(())
    }

    /// Takes mails, and notes which of them are durable.
    fn take(
        &mut self,
        uids: &[u32],
        (folder, taker): (&mut impl Folder, &mut impl Taker),
        (troubles, at): (&mut Troubles, Duration),
        kept: &mut Vec<u32>,
    ) -> Result<(), IntakeError> {
        for uid in uids.iter().copied() {
            troubles.begin(uid, at);
            match folder.fetch(uid)? {
                Ok(mail) => {
                    troubles.end(uid);
                    let mark = troubles.mark(self.mark);
                    self.keep(taker, uid, mail, mark).inspect_err(|_| troubles.start_over())?;
                    kept.push(uid);
                }
                Err(error) => troubles.refused(uid, &error),
            }
        }
        Ok(())
    }

    fn keep(
        &mut self,
        taker: &mut impl Taker,
        uid: u32,
        (raw, arrived): (Vec<u8>, Moment),
        mark: u32,
    ) -> Result<(), IntakeError> {
        let source = format!("{}/{uid}", self.name);
        taker.hand_in(RawMail { source, raw, arrived, signed_by: None, mark: Some((self.name.clone(), mark)) })?;
        self.mark = mark;
        Ok(())
    }
}
