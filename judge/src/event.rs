//! All that can wake the desk.

use std::sync::mpsc::SyncSender;

use serde::{Deserialize, Serialize};
use tokio::sync::oneshot;

use crate::clock::Moment;
use crate::outbox::Attempt;
use crate::tls::Validity;

/// A mail as it came in, byte for byte.
#[derive(Clone)]
pub struct RawMail {
    /// Where it came from: a name that is given once (UIDVALIDITY and UID, a Maildir file's name).
    pub source: String,
    /// The message.
    pub raw: Vec<u8>,
    /// When it arrived in the mailbox.
    pub arrived: Moment,
    /// The domains whose signature under it we have verified; `None`: nobody looked.
    pub signed_by: Option<Vec<String>>,
    /// The mailbox and the UID up to which it has been read with this mail.
    pub mark: Option<(String, u32)>,
}

impl std::fmt::Debug for RawMail {
    /// What somebody wrote is not shown.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("RawMail")
            .field("source", &self.source)
            .field("arrived", &self.arrived)
            .field("signed_by", &self.signed_by)
            .field("mark", &self.mark)
            .finish_non_exhaustive()
    }
}

/// A way of mail.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    /// In: the mailbox.
    Mailbox,
    /// Out: the provider that takes letters.
    Post,
}

/// A mail server as it showed itself when we were connected.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Server {
    /// Which one: `host:port`.
    pub at: String,
    /// When its certificate counts; `None`: it showed none, or one that cannot be read.
    pub certificate: Option<Validity>,
    /// How full the mailbox is (RFC 9208); `None`: the server does not tell, or takes letters.
    pub space: Option<Space>,
}

/// How full a mailbox is, where its server sets limits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Space {
    /// Bytes.
    pub bytes: Option<Level>,
    /// Mails.
    pub mails: Option<Level>,
}

/// How much of something is used, of how much.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Level {
    /// So much is used.
    pub used: u64,
    /// So much may be.
    pub most: u64,
}

impl Level {
    /// How full that is, in hundredths, rounded down; what may hold nothing is full.
    ///
    /// ```
    /// use judge::event::Level;
    ///
    /// assert_eq!(Level { used: 899, most: 1000 }.percent(), 89);
    /// assert_eq!(Level { used: 0, most: 0 }.percent(), 100);
    /// ```
    pub fn percent(self) -> u64 {
        let parts = u128::from(self.used).saturating_mul(100).checked_div(u128::from(self.most));
        parts.map_or(100, |parts| u64::try_from(parts).unwrap_or(u64::MAX))
    }
}

/// All that can wake the desk.
#[derive(Debug)]
pub enum Event {
    /// A mail came in; the sender waits until it is in the inbox table.
    Mail(RawMail, SyncSender<bool>),
    /// Somebody asks how far a mailbox has been read.
    Mark(String, SyncSender<u32>),
    /// Somebody asks whether the store has never read a mailbox to its end.
    IsNew(SyncSender<bool>),
    /// Which letters of ours the newest mails in the mailbox answer, by Message-ID, before any of them is handed in; the sender waits
    /// until the desk has seen that it may be.
    Met(Vec<String>, SyncSender<()>),
    /// Every mail that had arrived by this moment has been handed in.
    Swept(Moment),
    /// The server lists a mail and does not give it: it is stepped over. Or the judge can do nothing with a file of the Maildir. The
    /// sender waits until that is durable.
    Unreadable {
        /// Where the mail lies.
        source: String,
        /// Why it cannot be had.
        error: String,
        /// The mailbox and the UID up to which it is done with, where mails have one.
        mark: Option<(String, u32)>,
        /// Answered when it is noted.
        done: SyncSender<()>,
    },
    /// The mailbox could not be read.
    Unreachable(String),
    /// What the server of a way showed of itself.
    Shown(Way, Server),
    /// Pages of games could not be written, or some are not ours to write.
    Unwritten(String),
    /// A password of this mail has been compared or hashed.
    Hashed(i64),
    /// Something was written to the store, perhaps by another process: a mail handed in, an operator's act.
    Written,
    /// What became of a letter.
    Delivered(i64, Attempt),
    /// Somebody pressed the button that stops letters which need no answer; the page waits to hear whether it was ours.
    Unsubscribe {
        /// The letter that named the page.
        letter: i64,
        /// The seal in the page's address.
        tag: String,
        /// Whether it was one of ours.
        done: oneshot::Sender<bool>,
    },
    /// The configuration is to be read again.
    Reload,
    /// The daemon is to stop.
    Stop,
}
