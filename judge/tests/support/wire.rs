//! A wire between a judge and its database, which is cut where a test wants it.

use std::io::{Read, Write};
use std::net::Shutdown;
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

/// Where it is to be cut.
#[derive(Clone, Debug, Default)]
pub(crate) struct Cut {
    /// What the judge says before that, one after the other.
    pub(crate) said: Vec<String>,
    /// How many more of its words go through then.
    pub(crate) more: usize,
    /// Whether the database hears the last word, and its answer is what gets lost.
    pub(crate) answered: bool,
}

/// Where it is to be cut next, as both ends know it.
type Next = Arc<Mutex<Option<Cut>>>;

/// A wire to the socket of a server.
pub(crate) struct Wire {
    folder: tempfile::TempDir,
    next: Next,
}

/// By this a connection is known as the judge's own.
const JUDGE: &[u8] = b"pg_advisory_lock(";

impl Wire {
    pub(crate) fn to(socket: PathBuf) -> Wire {
        let folder = tempfile::tempdir().unwrap();
        let listener = UnixListener::bind(folder.path().join(".s.PGSQL.5432")).unwrap();
        let next = Next::default();
        let shared = next.clone();
        std::thread::spawn(move || listener.incoming().for_each(|near| lay(near.unwrap(), &socket, &shared)));
        Wire { folder, next }
    }

    /// The folder of the socket at this end.
    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Has the judge's connection cut once.
    pub(crate) fn cut(&self, cut: Cut) {
        *self.next.lock().unwrap() = Some(cut);
    }

    /// Whether it has been cut since.
    pub(crate) fn is_cut(&self) -> bool {
        self.next.lock().unwrap().is_none()
    }
}

/// Joins two ends, in two threads.
fn lay(near: UnixStream, socket: &Path, next: &Next) {
    let Ok(far) = UnixStream::connect(socket) else { return };
    let is_mute = Arc::new(AtomicBool::new(false));
    let ends = || (near.try_clone().unwrap(), far.try_clone().unwrap());
    let ((one, two), (three, four)) = (ends(), ends());
    let (mute, next) = (is_mute.clone(), next.clone());
    std::thread::spawn(move || carry(three, four, |_| !mute.load(Ordering::SeqCst)));
    let mut is_judge = false;
    std::thread::spawn(move || {
        carry(two, one, move |words| {
            is_judge |= holds(words, JUDGE);
            !is_judge || lets_through(&next, words, &is_mute)
        });
    });
}

fn holds(words: &[u8], sign: &[u8]) -> bool {
    words.windows(sign.len()).any(|part| part == sign)
}

/// Whether what the judge says goes on to the database.
fn lets_through(next: &Next, words: &[u8], is_mute: &AtomicBool) -> bool {
    let mut place = next.lock().unwrap();
    let Some(cut) = place.as_mut() else { return true };
    while cut.said.first().is_some_and(|sign| holds(words, sign.as_bytes())) {
        cut.said.remove(0);
    }
    if !cut.said.is_empty() {
        return true;
    }
    if cut.more > 0 {
        cut.more -= 1;
        return true;
    }
    let is_heard = cut.answered;
    is_mute.store(is_heard, Ordering::SeqCst);
    *place = None;
    is_heard
}

/// Carries what comes from one end to the other, as long as it may go; then both are closed.
fn carry(mut to: UnixStream, mut from: UnixStream, mut may_go: impl FnMut(&[u8]) -> bool) {
    let mut words = vec![0; 1 << 16];
    while let Ok(count @ 1..) = from.read(&mut words) {
        if !may_go(&words[..count]) || to.write_all(&words[..count]).is_err() {
            break;
        }
    }
    let _ = (to.shutdown(Shutdown::Both), from.shutdown(Shutdown::Both));
}
