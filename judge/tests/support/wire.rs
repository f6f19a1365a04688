//! A wire between a judge and its database, which is cut where a test wants it.

use std::io::{Read, Write};
use std::net::Shutdown;
use std::os::unix::net::{UnixListener, UnixStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex};

/// Where it is to be cut.
#[derive(Clone, Debug, Default)]
pub(crate) struct Cut {
    /// What the judge says before that, one after the other.
    pub(crate) said: Vec<String>,
    /// How many more of its words go through then.
    pub(crate) more: usize,
    /// Whether the database hears the last word, and its answer is what gets lost.
    pub(crate) answered: bool,
    /// Whether neither end sees that it is cut, before it is mended: nothing more comes through.
    pub(crate) silent: bool,
    /// A file that must be there before that.
    pub(crate) there: Option<PathBuf>,
}

/// Whether anything comes through a wire.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
enum State {
    #[default]
    Whole,
    /// Nothing does, and nobody sees that.
    Silent,
    /// There is no way through, and whoever tries sees it.
    Closed,
}

/// What all connections over a wire know.
#[derive(Default)]
struct Known {
    /// Where it is to be cut next.
    next: Mutex<Option<Cut>>,
    state: Mutex<State>,
    changed: Condvar,
    ends: Mutex<Vec<UnixStream>>,
}

impl Known {
    fn is(&self, state: State) -> bool {
        *self.state.lock().unwrap() == state
    }

    fn become_so(&self, state: State) {
        *self.state.lock().unwrap() = state;
        self.changed.notify_all();
    }

    /// Waits as long as neither end may see that nothing comes through.
    fn wait_for_a_sign(&self) {
        let state = self.state.lock().unwrap();
        drop(self.changed.wait_while(state, |state| *state == State::Silent).unwrap());
    }

    /// Ends all connections.
    fn end(&self) {
        for end in self.ends.lock().unwrap().drain(..) {
            let _ = end.shutdown(Shutdown::Both);
        }
    }
}

/// A wire to the socket of a server.
pub(crate) struct Wire {
    folder: tempfile::TempDir,
    known: Arc<Known>,
}

/// By this a connection is known as the judge's own.
const JUDGE: &[u8] = b"pg_advisory_lock(";

impl Wire {
    pub(crate) fn to(socket: PathBuf) -> Wire {
        let folder = tempfile::tempdir().unwrap();
        let listener = UnixListener::bind(folder.path().join(".s.PGSQL.5432")).unwrap();
        let known = Arc::<Known>::default();
        let shared = known.clone();
        std::thread::spawn(move || listener.incoming().for_each(|near| lay(near.unwrap(), &socket, &shared)));
        Wire { folder, known }
    }

    /// The folder of the socket at this end.
    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Has the judge's connection cut once.
    pub(crate) fn cut(&self, cut: Cut) {
        *self.known.next.lock().unwrap() = Some(cut);
    }

    /// Has nothing come through from now on, and everybody see it.
    pub(crate) fn close(&self) {
        self.known.become_so(State::Closed);
        self.known.end();
    }

    /// What is said from now on comes through again; what was lost meanwhile is lost, with its connection.
    pub(crate) fn mend(&self) {
        self.known.become_so(State::Whole);
        self.known.end();
    }

    /// Whether it has been cut since.
    pub(crate) fn is_cut(&self) -> bool {
        self.known.next.lock().unwrap().is_none()
    }
}

/// Joins two ends, in two threads.
fn lay(near: UnixStream, socket: &Path, known: &Arc<Known>) {
    let Ok(far) = UnixStream::connect(socket) else { return };
    if known.is(State::Closed) {
        return;
    }
    let ends = || [near.try_clone().unwrap(), far.try_clone().unwrap()];
    known.ends.lock().unwrap().extend(ends());
    let ([one, two], [three, four]) = (ends(), ends());
    let is_mute = Arc::new(AtomicBool::new(false));
    let (mute, knows) = (is_mute.clone(), known.clone());
    std::thread::spawn(move || carry([three, four], &knows, |_| !mute.load(Ordering::SeqCst)));
    let (mut is_judge, knows) = (false, known.clone());
    std::thread::spawn(move || {
        carry([two, one], &knows, |words| {
            is_judge |= holds(words, JUDGE);
            !is_judge || lets_through(&knows, words, &is_mute)
        });
    });
}

fn holds(words: &[u8], sign: &[u8]) -> bool {
    words.windows(sign.len()).any(|part| part == sign)
}

/// Whether what the judge says goes on to the database.
fn lets_through(known: &Known, words: &[u8], is_mute: &AtomicBool) -> bool {
    let mut place = known.next.lock().unwrap();
    let Some(cut) = place.as_mut() else { return true };
    while cut.said.first().is_some_and(|sign| holds(words, sign.as_bytes())) {
        cut.said.remove(0);
    }
    if !cut.said.is_empty() || cut.there.as_ref().is_some_and(|file| !file.exists()) {
        return true;
    }
    if cut.more > 0 {
        cut.more -= 1;
        return true;
    }
    let is_heard = cut.answered;
    is_mute.store(is_heard, Ordering::SeqCst);
    if cut.silent {
        known.become_so(State::Silent);
    }
    *place = None;
    is_heard
}

/// Carries what comes from one end to the other, as long as it may go; then both are closed.
fn carry([mut to, mut from]: [UnixStream; 2], known: &Known, mut may_go: impl FnMut(&[u8]) -> bool) {
    let mut words = vec![0; 1 << 16];
    while let Ok(count @ 1..) = from.read(&mut words) {
        let is_whole = known.is(State::Whole);
        if !is_whole || !may_go(&words[..count]) || to.write_all(&words[..count]).is_err() {
            break;
        }
    }
    known.wait_for_a_sign();
    let _ = (to.shutdown(Shutdown::Both), from.shutdown(Shutdown::Both));
}
