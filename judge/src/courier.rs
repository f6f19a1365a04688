//! Ways out: letters to an SMTP server, a sendmail program or Maildirs.
//!
//! Whoever refuses a letter may mean the letter or the judge. A refused recipient or content is final for that letter. A greeting,
//! a log-in, a sender, TLS or a name that fails is about the judge: no letter is to blame, all of them wait ([`Delivery::Away`]).

mod dial;
mod legible;
mod painter;
mod refusal;
mod sendmail;
mod smtp;

use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use lettre::address::Envelope;

use crate::capability::redact;
use crate::clock::Stopwatch;

use crate::config::{Config, PostKind};
use crate::event::{self, Event};
use crate::fault::caught;
use crate::files;
use crate::letter::{Letterhead, compose};
use crate::maildir;
use crate::outbox::{Attempt, Delivery, HOPELESS, Parcel};
use crate::secret::{Keys, digest};
pub use dial::Line;
pub use painter::Painter;
use smtp::Server;

/// How long whoever takes letters may take over a whole one: who hangs up too early gets it there twice (RFC 5321 section 4.5.3.2.6).
const WHOLE: Duration = Duration::from_secs(120);

/// The way out cannot be used at all.
#[derive(Debug, thiserror::Error)]
pub enum CourierError {
    /// The password file cannot be read.
    #[error(transparent)]
    Password(#[from] crate::config::ConfigError),
    /// The certificate authorities cannot be read.
    #[error("TLS cannot be set up with `post.ca-file` {path}: {error}")]
    Authorities {
        /// The file.
        path: PathBuf,
        /// Why not.
        error: String,
    },
    /// The system lets us wait for no server.
    #[error("cannot wait for an SMTP server's answers")]
    Runtime(#[source] std::io::Error),
}

enum Way {
    Smtp(Box<Server>),
    Sendmail(PathBuf),
    Maildir(PathBuf),
}

/// Carries letters one by one.
pub struct Courier {
    letterhead: Letterhead,
    way: Way,
}

impl std::fmt::Debug for Courier {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Courier")
    }
}

impl Courier {
    /// Sets the way out up. Nothing is dialled yet.
    ///
    /// # Errors
    /// A password or certificate file cannot be read.
    pub fn new(config: &Config, keys: Keys) -> Result<Courier, CourierError> {
        let way = match config.post.kind {
            PostKind::Smtp => Way::Smtp(Box::new(Server::new(&config.post)?)),
            PostKind::Sendmail => Way::Sendmail(config.post.path.clone()),
            PostKind::Maildir => Way::Maildir(config.post.path.clone()),
        };
        Ok(Courier {
            letterhead: Letterhead { judge: config.judge.clone(), keys, stop_url: config.web.url.clone() },
            way,
        })
    }

    /// Sets the way to an SMTP server up over a line that is laid already.
    ///
    /// # Errors
    /// A password or certificate file cannot be read.
    pub fn over(config: &Config, keys: Keys, line: Line) -> Result<Courier, CourierError> {
        let way = Way::Smtp(Box::new(Server::over(&config.post, line)?));
        let letterhead = Letterhead { judge: config.judge.clone(), keys, stop_url: config.web.url.clone() };
        Ok(Courier { letterhead, way })
    }

    /// Who sends.
    pub fn letterhead(&self) -> &Letterhead {
        &self.letterhead
    }

    /// Hands one letter on. A server may repeat the address that answers to it go to: it is seen nowhere.
    pub fn deliver(&self, parcel: &Parcel) -> Attempt {
        self.deliver_unless(parcel, &|| false)
    }

    /// The same while nobody says that it is enough: the judge stops, and does not wait for a program.
    fn deliver_unless(&self, parcel: &Parcel, is_enough: &dyn Fn() -> bool) -> Attempt {
        self.hand_on(parcel, is_enough).reworded(|said| redact(said, &self.letterhead.keys))
    }

    fn hand_on(&self, parcel: &Parcel, is_enough: &dyn Fn() -> bool) -> Attempt {
        let refused = |error: &dyn std::fmt::Display| Attempt::from(Delivery::Refused(error.to_string()));
        let message = match compose(&self.letterhead, parcel) {
            Ok(message) => message,
            Err(error) => return refused(&error),
        };
        let path = self.letterhead.return_path(parcel).parse().ok();
        let envelope = match Envelope::new(path, message.envelope().to().to_vec()) {
            Ok(envelope) => envelope,
            Err(error) => return refused(&error),
        };
        let message = message.formatted();
        match &self.way {
            Way::Smtp(server) => server.deliver(&envelope, &message),
            Way::Sendmail(program) => {
                by(sendmail::deliver(program, &envelope, &message, is_enough), &program.display().to_string())
            }
            Way::Maildir(path) => by(into_maildir(path, &parcel.to, &message), "Maildir"),
        }
    }

    /// The server that letters go to, as it showed itself when it was last dialled, once.
    pub fn shown(&self) -> Option<event::Server> {
        match &self.way {
            Way::Smtp(server) => server.shown(),
            Way::Sendmail(_) | Way::Maildir(_) => None,
        }
    }

    /// Dials once, for `chancery check`.
    ///
    /// # Errors
    /// What stands in the way.
    pub fn try_way(&self) -> Result<String, String> {
        match &self.way {
            Way::Smtp(server) => server.try_once().map(|()| "the SMTP server answers".into()),
            Way::Sendmail(_) => Ok("letters go to a sendmail program".into()),
            Way::Maildir(path) => Ok(format!("letters go to Maildirs below {}", path.display())),
        }
    }
}

/// An attempt by a program, or by folders, which are not named: where they lie is nothing that happened.
fn by(delivery: Delivery, taker: &str) -> Attempt {
    Attempt { server: taker.to_owned(), ..Attempt::from(delivery) }
}

/// How long the name of a folder may be, in bytes, and how much stays of a longer one, before the address's digest.
const LONGEST_NAME: usize = 255;
const CUT_NAME: usize = 180;

/// How the Maildir of an address is called: no two of them share one, and none lies elsewhere.
fn folder_name(to: &str) -> String {
    let mut name = String::new();
    for sign in to.chars() {
        if sign.is_alphanumeric() || "@.-_+".contains(sign) {
            name.push(sign);
        } else {
            let mut bytes = [0; 4];
            name.extend(sign.encode_utf8(&mut bytes).bytes().map(|byte| format!("%{byte:02x}")));
        }
    }
    if name.len() > LONGEST_NAME {
        name.truncate(name.floor_char_boundary(CUT_NAME));
        name = format!("{name}%{}", digest(to.as_bytes()));
    }
    name
}

/// One Maildir for each recipient.
fn into_maildir(path: &Path, to: &str, message: &[u8]) -> Delivery {
    let folder = path.join(folder_name(to));
    // Most are there already; what is missing of one is made with the first letter that finds it so.
    let stored = maildir::store(&folder, message).or_else(|error| match error.kind() {
        std::io::ErrorKind::NotFound => maildir::create(&folder).and_then(|()| maildir::store(&folder, message)),
        _ => Err(error),
    });
    match stored {
        Ok(_) => Delivery::Sent,
        Err(error) => unstored(path, &folder, &error),
    }
}

/// What comes of a letter that could not be put into its Maildir: where the disk takes none, or nothing at all can be put where all of them
/// lie, no letter is to blame.
fn unstored(path: &Path, folder: &Path, error: &io::Error) -> Delivery {
    if let Some(fault) = files::disk_fault(error) {
        return Delivery::Away(format!("{}: {fault}", folder.display()));
    }
    match path.ancestors().find(|folder| folder.exists()).map_or(Ok(()), files::try_in) {
        Err(closed) => {
            let why = files::disk_fault(&closed).unwrap_or_else(|| files::explained(path, closed).to_string());
            Delivery::Away(format!("letters cannot be put below {}: {why}", path.display()))
        }
        Ok(()) => Delivery::Deferred(format!("{}: {error}", folder.display())),
    }
}

/// What couriers who work side by side share.
#[derive(Debug)]
pub struct Pile {
    /// The letters to carry: whoever is free takes the next one.
    parcels: Mutex<Receiver<Parcel>>,
    /// When the way was last found closed to the judge, and why.
    closed: Mutex<Option<(Stopwatch, String)>>,
    painter: Painter,
    /// Whether the judge stops, and waits for no program any more.
    is_left: AtomicBool,
}

impl Pile {
    /// The letters of a channel, until the desk closes it, and who draws their pictures.
    pub fn new(parcels: Receiver<Parcel>, painter: Painter) -> Pile {
        Pile { parcels: Mutex::new(parcels), closed: Mutex::new(None), painter, is_left: AtomicBool::new(false) }
    }

    /// Has whoever waits for a program end it: the judge stops. What a server has in hand is its own.
    pub fn leave(&self) {
        self.is_left.store(true, Ordering::Relaxed);
    }

    fn is_left(&self) -> bool {
        self.is_left.load(Ordering::Relaxed)
    }

    fn next(&self) -> Option<Parcel> {
        let next = self.parcels.lock().unwrap_or_else(PoisonError::into_inner).recv().ok();
        next.filter(|_| !self.is_left())
    }

    /// Why nothing can be sent, as somebody has found just now. Nobody dials for each of the letters that were on their way here
    /// when the server went.
    fn why_closed(&self) -> Option<String> {
        let closed = self.closed.lock().unwrap_or_else(PoisonError::into_inner);
        closed
            .as_ref()
            .filter(|(since, _)| since.elapsed() < Duration::from_secs(HOPELESS.0.unsigned_abs()))
            .map(|(_, error)| error.clone())
    }

    fn note(&self, outcome: &Delivery) {
        let mut closed = self.closed.lock().unwrap_or_else(PoisonError::into_inner);
        match outcome {
            Delivery::Away(error) => *closed = Some((Stopwatch::start(), error.clone())),
            Delivery::Sent => *closed = None,
            Delivery::Deferred(_) | Delivery::Refused(_) => {}
        }
    }
}

/// Carries letters from the pile until the desk closes it. The one in hand is always finished.
pub fn run(courier: &Courier, pile: &Pile, events: &Sender<Event>) {
    while let Some(mut parcel) = pile.next() {
        let id = parcel.id;
        let outcome = pile.why_closed().map_or_else(
            || {
                let failed = || Delivery::Refused("the mail library failed on this letter".into());
                let deliver = || {
                    pile.painter.paint(&mut parcel);
                    courier.deliver_unless(&parcel, &|| pile.is_left())
                };
                let attempt = caught(deliver).unwrap_or_else(|_| failed().into());
                pile.note(&attempt.delivery);
                attempt
            },
            |error| Attempt { made: false, ..Delivery::Away(error).into() },
        );
        if pile.is_left() && matches!(outcome.delivery, Delivery::Away(_)) {
            break; // The way is not closed: the judge goes. The letter is in doubt, as one of which a server says nothing.
        }
        let shown = courier.shown().map(|server| Event::Shown(event::Way::Post, server));
        if shown.into_iter().chain([Event::Delivered(id, outcome)]).any(|event| events.send(event).is_err()) {
            break; // The desk is gone: nobody is left to tell.
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_s_letters_come_to_lie_with_another_s() {
        let folder = tempfile::tempdir().unwrap();
        let domain = format!("{}.example", "a.".repeat(90));
        let long = ["!", "?"].map(|end| format!("\"{}{end}\"@{domain}", "!".repeat(61)));
        let short =
            ["obrien@a.example", "o'brien@a.example", "o!brien@a.example", "o%27brien@a.example", "../brien@a.example"];
        let mut all: Vec<String> = short.map(str::to_owned).into_iter().chain(long).collect();
        for to in &all {
            assert_eq!(into_maildir(folder.path(), to, to.as_bytes()), Delivery::Sent, "{to}");
        }
        let mut found = Vec::new();
        for entry in std::fs::read_dir(folder.path()).unwrap() {
            let mails = maildir::unread(&entry.unwrap().path()).unwrap();
            assert_eq!(mails.len(), 1, "{mails:?}");
            found.push(std::fs::read_to_string(&mails[0].path).unwrap());
        }
        found.sort();
        all.sort();
        assert_eq!(found, all);
        assert!(folder.path().join("obrien@a.example").is_dir(), "as the address is written, where it can be");
    }
}
