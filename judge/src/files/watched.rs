//! Files that are looked at when the system says that something was written, instead of again and again.

use std::mem::MaybeUninit;
use std::os::fd::OwnedFd;
use std::path::PathBuf;

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::fs::inotify::{CreateFlags, Reader, WatchFlags, add_watch, init};
use rustix::io::Errno;

/// The longest that nothing is said, in seconds: a file may have been replaced by another meanwhile.
const QUIET: i64 = 60;
/// How long what follows at once is said with the next word, in nanoseconds: files are written piece by piece.
const TOGETHER: i64 = 5_000_000;
/// What is written to a file, or comes into a folder.
const WRITTEN: WatchFlags = WatchFlags::MODIFY.union(WatchFlags::CREATE).union(WatchFlags::MOVED_TO);

/// Calls `stirred` soon after something was written to one of these files or put into one of these folders, and at least once a
/// minute, in a thread of its own, until it returns `false`. Whether the system watches at all: it does not where files come from
/// another machine, where none of them is there yet, or where it watches too many others.
pub fn watch(paths: Vec<PathBuf>, mut stirred: impl FnMut() -> bool + Send + 'static) -> bool {
    let Ok(inotify) = init(CreateFlags::CLOEXEC | CreateFlags::NONBLOCK) else { return false };
    if !look_out(&inotify, &paths) {
        return false;
    }
    std::thread::spawn(move || {
        while wait(&inotify) && stirred() {
            pause();
            // One that was put in the place of another is another to the system.
            look_out(&inotify, &paths);
        }
    });
    true
}

/// Has all that is there be watched; whether anything is.
fn look_out(inotify: &OwnedFd, paths: &[PathBuf]) -> bool {
    paths.iter().filter(|path| add_watch(inotify, path.as_path(), WRITTEN).is_ok()).count() > 0
}

/// Waits for a word, or for a minute; `false`: there will be none any more.
fn wait(inotify: &OwnedFd) -> bool {
    let minute = Timespec { tv_sec: QUIET, tv_nsec: 0 };
    match poll(&mut [PollFd::new(inotify, PollFlags::IN)], Some(&minute)) {
        Ok(_) | Err(Errno::INTR) => {}
        Err(_) => return false,
    }
    let mut room = [MaybeUninit::uninit(); 4096];
    let mut words = Reader::new(inotify, &mut room);
    while words.next().is_ok() {}
    true
}

fn pause() {
    let moment = Timespec { tv_sec: 0, tv_nsec: TOGETHER };
    // Who is woken early says a word more.
    let _ = poll(&mut [], Some(&moment)).is_ok();
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;
    use std::time::Duration;

    use super::*;

    #[test]
    fn whoever_waits_hears_of_a_file_that_is_written_and_of_one_that_comes() {
        let folder = tempfile::tempdir().unwrap();
        let (file, place) = (folder.path().join("file"), folder.path().join("place"));
        std::fs::write(&file, "one").unwrap();
        std::fs::create_dir(&place).unwrap();
        let of = |path: &std::path::Path| {
            let (said, heard) = channel();
            assert!(watch(vec![path.to_owned()], move || said.send(()).is_ok()));
            heard
        };
        let (of_file, of_place) = (of(&file), of(&place));
        // Less than the minute after which it is said that nothing was.
        let soon = Duration::from_secs(40);
        std::fs::write(&file, "two").unwrap();
        assert!(of_file.recv_timeout(soon).is_ok() && of_place.try_recv().is_err());
        std::fs::write(folder.path().join("mail"), "three").unwrap();
        std::fs::rename(folder.path().join("mail"), place.join("mail")).unwrap();
        assert!(of_place.recv_timeout(soon).is_ok());
        assert!(!watch(vec![folder.path().join("nothing")], || true), "what is not there is not watched");
    }
}
