//! An IMAP mailbox, polled, or watched with IDLE.
//!
//! # Should the crate `imap` go another way
//! It is pinned to 3.0.0-alpha.15: 2.x can abort the process, a stable 3.0 never came, and its maintainer has offered the name
//! to another implementation (rust-imap, issues 302 and 327). What a change touches is this file, `login` and one `impl` at the
//! end of `wire`: of the crate only `Client`, `Session`, `Error`, `Authenticator` and IDLE are used, for CAPABILITY, LOGIN,
//! AUTHENTICATE, SELECT, NOOP, UID SEARCH, UID FETCH, UID STORE, IDLE and LOGOUT; no type of it leaves these three files.
//! `judge/tests/servers.rs` plays against a real Dovecot and would say whether the new one does as much.
//!
//! Two others were looked at. `async-imap` 0.12 has the nearest interface, over tokio, and panicked least on mangled sessions: the
//! first choice. Its parser is `imap-proto` 0.17, of the same family as ours, and this thread would need a runtime as
//! `super::dkim` has one. `imap-next` 0.3 on `imap-codec` leaves reading and writing to its user, which fits the wall best, and
//! would be more code here: each command's flow is ours to drive.

use std::sync::mpsc::{Receiver, RecvTimeoutError, TryRecvError};
use std::time::Duration;

use super::login::{Session, log_in};
use super::{Hands, IntakeError};
use crate::clock::Moment;
use crate::config::Mailbox;
use crate::event::RawMail;

fn server(error: imap::Error) -> IntakeError {
    IntakeError::Server(error.to_string())
}

/// Logs in and opens the folder once.
pub(super) fn try_once(mailbox: &Mailbox) -> Result<String, IntakeError> {
    let mut session = log_in(mailbox)?;
    let folder = session.select(&mailbox.folder).map_err(server)?;
    let count = folder.exists;
    // The server has answered; whether it also says good-bye does not matter.
    let _ = session.logout().is_ok();
    Ok(format!("logged in at {}:{}; {} holds {count} mails", mailbox.host, mailbox.port, mailbox.folder))
}

/// Reads mail until the desk is gone.
pub(super) fn read_on(
    mailbox: &Mailbox,
    hands: &Hands,
    look: &Receiver<()>,
    wait: &mut Duration,
) -> Result<(), IntakeError> {
    let mut session = log_in(mailbox)?;
    let folder = session.select(&mailbox.folder).map_err(server)?;
    let validity = folder.uid_validity.unwrap_or(0);
    // A mailbox with another UIDVALIDITY is another mailbox: all of it is looked at, and what is known is kept once.
    let name = format!("imap {}@{}/{};{validity}", mailbox.user, mailbox.host, mailbox.folder);
    let mut mark = hands.mark(&name)?;
    tracing::info!(mailbox = name, mark, "mailbox open");
    loop {
        let began = hands.now();
        sweep(&mut session, mailbox, hands, (&name, &mut mark))?;
        hands.swept(began);
        *wait = Duration::from_secs(1);
        let gone = if mailbox.idle { idle(&mut session, mailbox, look)? } else { rest(mailbox, look) };
        if gone {
            let _ = session.logout().is_ok();
            return Ok(());
        }
    }
}

/// Fetches what is newer than the mark, one mail at a time, and flags it only once it is durable.
fn sweep(
    session: &mut Session,
    mailbox: &Mailbox,
    hands: &Hands,
    (name, mark): (&str, &mut u32),
) -> Result<(), IntakeError> {
    session.noop().map_err(server)?;
    // `n:*` names the last mail even when it is older than n.
    let found = session.uid_search(format!("UID {}:*", mark.saturating_add(1))).map_err(server)?;
    let mut uids: Vec<u32> = found.into_iter().filter(|uid| *uid > *mark).collect();
    uids.sort_unstable();
    for uid in uids {
        if let Some((raw, arrived)) = fetch(session, mailbox, uid, hands.now())? {
            let source = format!("{name}/{uid}");
            hands.hand_in(RawMail { source, raw, arrived, signed_by: None, mark: Some((name.to_owned(), uid)) })?;
        }
        *mark = uid;
        session.uid_store(uid.to_string(), "+FLAGS.SILENT (\\Seen)").map_err(server)?;
    }
    Ok(())
}

/// One mail with its arrival; of one that is too large only so much that it is seen to be so.
fn fetch(
    session: &mut Session,
    mailbox: &Mailbox,
    uid: u32,
    now: Moment,
) -> Result<Option<(Vec<u8>, Moment)>, IntakeError> {
    let facts = session.uid_fetch(uid.to_string(), "(UID RFC822.SIZE INTERNALDATE)").map_err(server)?;
    let Some(found) = facts.iter().find(|fetch| fetch.uid == Some(uid)) else { return Ok(None) };
    let arrived = found.internal_date().map_or(now, |date| Moment(date.timestamp()));
    let large = found.size.is_some_and(|size| size as usize > mailbox.largest);
    drop(facts);
    let part = if large { format!("BODY.PEEK[]<0.{}>", mailbox.largest + 1) } else { "BODY.PEEK[]".to_owned() };
    let bodies = session.uid_fetch(uid.to_string(), format!("(UID {part})")).map_err(server)?;
    let body = bodies.iter().find_map(|fetch| fetch.body().map(<[u8]>::to_vec));
    Ok(body.map(|raw| (raw, arrived)))
}

fn rest(mailbox: &Mailbox, look: &Receiver<()>) -> bool {
    let poll = Duration::from_secs(mailbox.poll.0.unsigned_abs());
    matches!(look.recv_timeout(poll), Err(RecvTimeoutError::Disconnected))
}

/// Waits for the server's word (RFC 2177), at most as long as between two looks.
fn idle(session: &mut Session, mailbox: &Mailbox, look: &Receiver<()>) -> Result<bool, IntakeError> {
    let poll = Duration::from_secs(mailbox.poll.0.unsigned_abs());
    let mut handle = session.idle();
    handle.timeout(poll).keepalive(false);
    handle.wait_while(imap::extensions::idle::stop_on_any).map_err(server)?;
    Ok(matches!(look.try_recv(), Err(TryRecvError::Disconnected)))
}
