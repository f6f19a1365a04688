//! An IMAP mailbox, polled, or watched with IDLE.
//!
//! # Should the crate `imap` go another way
//! It is pinned to 3.0.0-alpha.15: 2.x can abort the process, a stable 3.0 never came, and its maintainer has offered the name
//! to another implementation (rust-imap, issues 302 and 327). What a change touches is this file, `login`, `space` and one `impl`
//! at the end of `wire`: of the crate only `Client`, `Session`, `Error`, `Authenticator` and IDLE are used, for CAPABILITY, LOGIN,
//! AUTHENTICATE, SELECT, GETQUOTAROOT, NOOP, UID SEARCH, UID FETCH, UID STORE, IDLE and LOGOUT; no type of it leaves these four files.
//! `judge/tests/servers.rs` plays against a real Dovecot and would say whether the new one does as much.
//!
//! Two others were looked at. `async-imap` 0.12 has the nearest interface, over tokio, and panicked least on mangled sessions: the
//! first choice. Its parser is `imap-proto` 0.17, of the same family as ours, and this thread would need a runtime as
//! `super::dkim` has one. `imap-next` 0.3 on `imap-codec` leaves reading and writing to its user, which fits the wall best, and
//! would be more code here: each command's flow is ours to drive.

use std::collections::BTreeMap;
use std::sync::mpsc::{Receiver, RecvTimeoutError, TryRecvError};
use std::time::Duration;

use imap::extensions::idle::WaitOutcome;

use super::login::{Session, log_in};
use super::space::space;
use super::sweep::{Folder, Place};
use super::{Hands, IntakeError, Memory, SHORTEST_WAIT, SOON};
use crate::clock::{Moment, Span, Stopwatch};
use crate::config::Mailbox;
use crate::event::Server;

/// How long the desk's own word can go unheard while the server's is waited for: a deadline waits for the mailbox.
const HEARD_WITHIN: Duration = Duration::from_secs(10);
/// How long one connection is used.
const DAY: Duration = Duration::from_secs(24 * 3600);
/// How often the server is asked how full the mailbox is, and whether it is still the one that was opened.
const HOUR: Span = Span::hours(1);
/// How many mails are asked for by one command at most, and how many bytes they may have together.
const TOGETHER: usize = 64;
const BYTES_TOGETHER: usize = 1 << 20;

/// Why the conversation ends, once we are in.
fn server(error: imap::Error) -> IntakeError {
    IntakeError::Lost(error.to_string())
}

/// Why a folder is not open.
pub(super) fn shut(folder: &str, error: &imap::Error) -> IntakeError {
    IntakeError::Server(format!("folder `{folder}` cannot be opened: {error}"))
}

/// Logs in and opens the folder once.
pub(super) fn try_once(mailbox: &Mailbox) -> Result<(String, Server), IntakeError> {
    let (mut session, certificate) = log_in(mailbox)?;
    let folder = session.select(&mailbox.folder).map_err(|error| shut(&mailbox.folder, &error))?;
    let count = folder.exists;
    let space = space(&mut session, &mailbox.folder)?;
    let idles = !mailbox.idle || session.capabilities().map_err(server)?.has_str("IDLE");
    // The server has answered; whether it also says good-bye does not matter.
    let _ = session.logout().is_ok();
    let told = format!("logged in at {}:{}; {} holds {count} mails", mailbox.host, mailbox.port, mailbox.folder);
    let told = if idles { told } else { format!("{told}; {}", no_idle(mailbox)) };
    Ok((told, Server { at: mailbox.server(), certificate, space }))
}

/// What is told where the server's word is to be waited for, and it has none.
fn no_idle(mailbox: &Mailbox) -> String {
    format!(
        "the server has no IDLE: its mailbox is looked into every {}, as if `mailbox.idle` were false",
        mailbox.poll
    )
}

/// Reads mail until the desk is gone.
pub(super) fn read_on(
    mailbox: &Mailbox,
    hands: &Hands,
    look: &Receiver<()>,
    memory: &mut Memory,
) -> Result<(), IntakeError> {
    while !read_for_a_day(mailbox, hands, look, memory)? {}
    Ok(())
}

/// Reads mail by one connection, for a day; whether the desk is gone. A certificate is shown, and a password asked for, only when
/// a connection is made.
fn read_for_a_day(
    mailbox: &Mailbox,
    hands: &Hands,
    look: &Receiver<()>,
    memory: &mut Memory,
) -> Result<bool, IntakeError> {
    let (mut session, certificate) = log_in(mailbox)?;
    let folder = session.select(&mailbox.folder).map_err(|error| shut(&mailbox.folder, &error))?;
    let validity = folder.uid_validity.unwrap_or(0);
    // A mailbox with another UIDVALIDITY is another mailbox: all of it is looked at, and what is known is kept once.
    let name = format!("imap {}@{}/{};{validity}", mailbox.user, mailbox.host, mailbox.folder);
    hands.meet(|| memory.met.in_imap(&mut session, folder.exists).map_err(server))?;
    let mark = hands.mark(&name)?;
    tracing::info!(mailbox = name, mark, "mailbox open");
    memory.troubles.of(&name);
    let (listed, ahead) = (Vec::new(), BTreeMap::new());
    let mut open = Open { session, mailbox, hands, listed, ahead, alone: false, together: None, idles: mailbox.idle };
    let mut place = Place { name, mark };
    let (opened, mut asked) = (Stopwatch::start(), None);
    while opened.elapsed() < DAY {
        let is_due = asked.is_none_or(|asked| is_an_hour((asked, hands.now())));
        if is_due && asked.is_some() {
            let folder = open.session.select(&mailbox.folder).map_err(|error| shut(&mailbox.folder, &error))?;
            if folder.uid_validity.unwrap_or(0) != validity {
                break;
            }
        }
        open.alone = memory.alone || memory.troubles.any();
        let began = hands.now();
        place.sweep(&mut open, &mut &*hands, &mut memory.troubles, memory.since.elapsed()).inspect_err(|_| {
            if let Some(first) = open.together.take() {
                memory.alone = true;
                memory.troubles.spare(first);
            }
        })?;
        memory.alone = false;
        let waits = memory.troubles.any();
        if !waits {
            hands.swept(began);
        }
        if is_due {
            let space = space(&mut open.session, &mailbox.folder)?;
            hands.shown(Server { at: mailbox.server(), certificate, space });
            asked = Some(began);
        }
        let gone = open.wait(look, waits, &mut memory.wait)?;
        // A server that lets us in and drops us again is not one that is back.
        memory.wait = SHORTEST_WAIT;
        if gone {
            let _ = open.session.logout().is_ok();
            return Ok(true);
        }
    }
    let _ = open.session.logout().is_ok();
    Ok(false)
}

/// Whether so long lies between two moments; one that comes before the other is told by a clock that was set back, and as long.
fn is_an_hour((since, now): (Moment, Moment)) -> bool {
    now < since || now >= since.plus(HOUR)
}

/// An open mailbox.
struct Open<'a> {
    session: Session,
    mailbox: &'a Mailbox,
    hands: &'a Hands,
    /// What it holds above the mark.
    listed: Vec<u32>,
    /// Mails that came with one that was asked for.
    ahead: BTreeMap<u32, (Vec<u8>, Moment)>,
    /// Whether each mail is asked for by itself: one of them may be what the server, or the library, cannot do.
    alone: bool,
    /// The first of those that are being asked for together.
    together: Option<u32>,
    /// Whether the server's word is waited for; not where it has refused to give it (RFC 2177).
    idles: bool,
}

impl Folder for Open<'_> {
    fn list(&mut self, above: u32) -> Result<Vec<u32>, IntakeError> {
        self.session.noop().map_err(server)?;
        // `n:*` names the last mail even when it is older than n.
        let found = self.session.uid_search(format!("UID {}:*", above.saturating_add(1))).map_err(server)?;
        self.ahead.clear();
        self.listed = found.into_iter().filter(|uid| *uid > above).collect();
        self.listed.sort_unstable();
        Ok(self.listed.clone())
    }

    fn flag(&mut self, uids: &[u32]) -> Result<(), IntakeError> {
        let set = set(uids.iter());
        match self.session.uid_store(set, "+FLAGS.SILENT (\\Seen)") {
            // A flag is for people who look into the mailbox; the mark is what counts.
            Err(imap::Error::No(_) | imap::Error::Bad(_)) | Ok(_) => Ok(()),
            Err(error) => Err(server(error)),
        }
    }

    /// Of a mail that is too large only so much that it is seen to be so. Those behind it come with it, where they are small: each
    /// command is a way to the server and back.
    fn fetch(&mut self, uid: u32) -> Result<Result<(Vec<u8>, Moment), String>, IntakeError> {
        if let Some(mail) = self.ahead.remove(&uid) {
            return Ok(Ok(mail));
        }
        if !self.alone {
            self.together = Some(uid);
            self.fetch_ahead(uid)?;
            self.together = None;
        }
        self.ahead.remove(&uid).map_or_else(|| self.fetch_alone(uid), |mail| Ok(Ok(mail)))
    }
}

impl Open<'_> {
    /// Waits for the next look, not long where a mail is to be tried again; whether the desk is gone.
    fn wait(&mut self, look: &Receiver<()>, soon: bool, away: &mut Duration) -> Result<bool, IntakeError> {
        if self.idles && !soon {
            if let Some(gone) = idle(&mut self.session, self.mailbox, look, away)? {
                return Ok(gone);
            }
            tracing::warn!("{}", no_idle(self.mailbox));
            self.idles = false;
        }
        Ok(rest(self.mailbox, look, soon))
    }

    fn fetch_ahead(&mut self, first: u32) -> Result<(), IntakeError> {
        self.ahead.clear();
        let next: Vec<u32> = self.listed.iter().copied().filter(|uid| *uid >= first).take(TOGETHER).collect();
        let Ok(facts) = facts(&mut self.session, set(next.iter()))? else {
            self.alone = true;
            return Ok(());
        };
        let mut bytes = 0;
        let fit = |(_, (size, _)): &(&u32, &(usize, Option<i64>))| {
            bytes += size;
            bytes <= BYTES_TOGETHER
        };
        let small: BTreeMap<u32, Option<i64>> =
            facts.iter().take_while(fit).map(|(uid, (_, date))| (*uid, *date)).collect();
        if small.len() < 2 {
            return Ok(());
        }
        let bodies = match self.session.uid_fetch(set(small.keys()), "(UID BODY.PEEK[])") {
            Ok(bodies) => bodies,
            Err(error) => {
                self.alone = true;
                return refusal::<()>(error).map(drop);
            }
        };
        for fetch in bodies.iter() {
            if let (Some(uid), Some(body)) = (fetch.uid, text_of(fetch))
                && let Some(date) = small.get(&uid)
            {
                let arrived = date.map_or_else(|| self.hands.now(), Moment);
                self.ahead.insert(uid, (body.to_vec(), arrived));
            }
        }
        Ok(())
    }

    fn fetch_alone(&mut self, uid: u32) -> Result<Result<(Vec<u8>, Moment), String>, IntakeError> {
        let facts = match facts(&mut self.session, uid.to_string())? {
            Ok(facts) => facts,
            Err(error) => return Ok(Err(error)),
        };
        let Some((size, date)) = facts.get(&uid) else {
            return Ok(Err("the server lists it, and tells nothing of it".into()));
        };
        let arrived = date.map_or_else(|| self.hands.now(), Moment);
        let most = self.mailbox.largest + 1;
        let part = if *size >= most { format!("BODY.PEEK[]<0.{most}>") } else { "BODY.PEEK[]".to_owned() };
        let bodies = match self.session.uid_fetch(uid.to_string(), format!("(UID {part})")) {
            Ok(bodies) => bodies,
            Err(error) => return refusal(error),
        };
        let mut of_it = bodies.iter().filter(|fetch| fetch.uid == Some(uid));
        let body = of_it.find_map(|fetch| text_of(fetch).map(<[u8]>::to_vec));
        Ok(body.map(|raw| (raw, arrived)).ok_or_else(|| "the server gives no text of it".into()))
    }
}

/// The text of a mail, if the server gives any: a mail of no bytes is one that it has lost.
fn text_of<'f>(fetch: &'f imap::types::Fetch<'_>) -> Option<&'f [u8]> {
    fetch.body().filter(|text| !text.is_empty())
}

/// The size of each of some mails, 0 where the server tells none, and when it arrived. Inside: why the server does not tell.
type Facts = BTreeMap<u32, (usize, Option<i64>)>;

fn facts(session: &mut Session, uids: String) -> Result<Result<Facts, String>, IntakeError> {
    let said = match session.uid_fetch(uids, "(UID RFC822.SIZE INTERNALDATE)") {
        Ok(said) => said,
        Err(error) => return refusal(error),
    };
    // A change of flags is told between, without being asked for: what was asked for may stand in another answer.
    let mut facts = Facts::new();
    for fetch in said.iter() {
        let Some(uid) = fetch.uid else { continue };
        let (size, date) = facts.entry(uid).or_default();
        *size = fetch.size.map_or(*size, |size| size as usize);
        *date = fetch.internal_date().map(|date| date.timestamp()).or(*date);
    }
    Ok(Ok(facts))
}

/// Several UIDs in one command.
fn set<'a>(uids: impl Iterator<Item = &'a u32>) -> String {
    uids.map(u32::to_string).collect::<Vec<_>>().join(",")
}

/// A word of the server about one mail, or the end of the conversation.
fn refusal<T>(error: imap::Error) -> Result<Result<T, String>, IntakeError> {
    match error {
        imap::Error::No(_) | imap::Error::Bad(_) => Ok(Err(error.to_string())),
        error => Err(server(error)),
    }
}

/// Waits for the next look, not long where a mail is to be tried again; whether the desk is gone.
fn rest(mailbox: &Mailbox, look: &Receiver<()>, soon: bool) -> bool {
    let poll = Duration::from_secs(mailbox.poll.0.unsigned_abs());
    let poll = if soon { poll.min(SOON) } else { poll };
    matches!(look.recv_timeout(poll), Err(RecvTimeoutError::Disconnected))
}

/// Waits for the server's word (RFC 2177) or the desk's, at most as long as between two looks; whether the desk is gone. `None`: the
/// server does not take the command. One that keeps us for a while is back, and the next wait for it is a short one.
fn idle(
    session: &mut Session,
    mailbox: &Mailbox,
    look: &Receiver<()>,
    away: &mut Duration,
) -> Result<Option<bool>, IntakeError> {
    let poll = Duration::from_secs(mailbox.poll.0.unsigned_abs());
    let since = Stopwatch::start();
    while let Some(left) = poll.checked_sub(since.elapsed()) {
        match look.try_recv() {
            Err(TryRecvError::Disconnected) => return Ok(Some(true)),
            Ok(()) => break,
            Err(TryRecvError::Empty) => {}
        }
        let mut handle = session.idle();
        handle.timeout(left.min(HEARD_WITHIN)).keepalive(false);
        match handle.wait_while(imap::extensions::idle::stop_on_any) {
            Ok(WaitOutcome::MailboxChanged) => break,
            Ok(WaitOutcome::TimedOut) => *away = SHORTEST_WAIT,
            Err(imap::Error::No(_) | imap::Error::Bad(_)) => {
                // The library would end what has not begun: the DONE would be a command that the server does not know.
                std::mem::forget(handle);
                return Ok(None);
            }
            Err(error) => return Err(server(error)),
        }
    }
    Ok(Some(false))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_hour_is_over_after_an_hour_or_where_the_clock_was_set_back() {
        let since = Moment(2_000_000_000);
        assert!(!is_an_hour((since, since)) && !is_an_hour((since, since.plus(Span(3599)))));
        assert!(is_an_hour((since, since.plus(HOUR))) && is_an_hour((since, since.minus(Span(1)))));
    }
}
