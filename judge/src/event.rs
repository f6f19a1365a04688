//! All that can wake the desk.

use std::sync::mpsc::SyncSender;

use tokio::sync::oneshot;

use crate::clock::Moment;
use crate::outbox::Attempt;

/// A mail as it came in, byte for byte.
#[derive(Clone, Debug)]
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

/// All that can wake the desk.
#[derive(Debug)]
pub enum Event {
    /// A mail came in; the sender waits until it is in the inbox table.
    Mail(RawMail, SyncSender<bool>),
    /// Somebody asks how far a mailbox has been read.
    Mark(String, SyncSender<u32>),
    /// Every mail that had arrived by this moment has been handed in.
    Swept(Moment),
    /// The server lists a mail and does not give it: it is stepped over. The sender waits until that is durable.
    Unreadable {
        /// Where the mail lies.
        source: String,
        /// Why it cannot be had.
        error: String,
        /// The mailbox and the UID up to which it is done with.
        mark: (String, u32),
        /// Answered when it is noted.
        done: SyncSender<()>,
    },
    /// The mailbox could not be read.
    Unreachable(String),
    /// A password of this mail has been compared or hashed.
    Hashed(i64),
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
