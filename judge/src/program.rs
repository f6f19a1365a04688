//! Programs that are run for the judge: each gets something to read, is waited for so long and no longer, and is heard.

use std::io::{self, Read, Write};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use rustix::process::{Pid, Signal, kill_process_group};

use crate::clock::Stopwatch;

/// How often it is looked at least and at most whether a program has ended.
const GLANCE: Duration = Duration::from_millis(20);
const SHORT_GLANCE: Duration = Duration::from_millis(1);
/// How long what a program has said is waited for where something that it has started and left may still speak.
const MOMENT: Duration = Duration::from_secs(1);
/// How much of what it prints or says is kept, in bytes.
const LONGEST: u64 = 64 * 1024;
/// How many letters are told of what it says.
const WIDE: usize = 200;

/// A program that did not come to its end by itself.
#[derive(Debug, thiserror::Error)]
pub enum ProgramError {
    /// It is not there, or may not be run.
    #[error("cannot be run: {0}")]
    Run(io::Error),
    /// The system does not say whether it has ended.
    #[error("cannot be waited for: {0}")]
    Wait(io::Error),
    /// It was killed when its time was over, having said this.
    #[error("did not end within {} seconds, and was killed{}", .patience.as_secs(), behind(said))]
    Late {
        /// How long it was waited for.
        patience: Duration,
        /// What it has said meanwhile.
        said: String,
    },
    /// It was killed because whoever waited for it had to go.
    #[error("had not ended when the judge was stopped, and was killed{}", behind(.0))]
    Left(String),
}

/// What a program has said, behind what is told of it.
fn behind(said: &str) -> String {
    if said.is_empty() { String::new() } else { format!(": {said}") }
}

/// A program that has ended.
#[derive(Debug)]
pub struct Ended {
    /// How.
    pub status: ExitStatus,
    /// How long what it has started may still hold its pipes open.
    rest: Duration,
    pipes: Pipes,
}

impl Ended {
    /// Whether it has read all that it was given.
    ///
    /// # Errors
    /// It has not.
    pub fn has_read_all(&self) -> io::Result<()> {
        self.pipes.read.recv_timeout(self.rest).unwrap_or_else(|_| Err(io::ErrorKind::TimedOut.into()))
    }

    /// What it has printed; `None`: something that it has started holds its output open.
    pub fn printed(&self) -> Option<Vec<u8>> {
        self.pipes.printed.recv_timeout(self.rest).ok()
    }

    /// What it has said on standard error, as far as that is to be told.
    pub fn said(&self) -> String {
        self.pipes.said()
    }
}

/// What goes into a program and comes out of it, each by a thread of its own: a pipe that is full would hold it up.
#[derive(Debug)]
struct Pipes {
    read: Receiver<io::Result<()>>,
    printed: Receiver<Vec<u8>>,
    said: Receiver<Vec<u8>>,
}

impl Pipes {
    fn of(child: &mut Child, input: Vec<u8>) -> Pipes {
        Pipes {
            read: write_to(child.stdin.take(), input),
            printed: read_from(child.stdout.take()),
            said: read_from(child.stderr.take()),
        }
    }

    fn said(&self) -> String {
        let said = self.said.recv_timeout(MOMENT).unwrap_or_default();
        String::from_utf8_lossy(&said).trim().chars().take(WIDE).collect()
    }
}

/// Runs a program to its end. One that takes longer, or for which nobody can wait any more, is killed, and so is its group, where the
/// command gives it one of its own.
///
/// # Errors
/// It could not be run, or had to be killed.
pub fn run(
    mut command: Command,
    input: Vec<u8>,
    patience: Duration,
    is_enough: &dyn Fn() -> bool,
) -> Result<Ended, ProgramError> {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().map_err(ProgramError::Run)?;
    let (pipes, since) = (Pipes::of(&mut child, input), Stopwatch::start());
    loop {
        if let Some(status) = child.try_wait().map_err(ProgramError::Wait)? {
            let rest = patience.saturating_sub(since.elapsed()).max(GLANCE);
            return Ok(Ended { status, rest, pipes });
        }
        if since.elapsed() >= patience {
            kill(&mut child);
            return Err(ProgramError::Late { patience, said: pipes.said() });
        }
        if is_enough() {
            kill(&mut child);
            return Err(ProgramError::Left(pipes.said()));
        }
        std::thread::sleep((since.elapsed() / 8).clamp(SHORT_GLANCE, GLANCE));
    }
}

/// Kills a program that has not been seen to end, and whatever is in the group that it leads; where it leads none there is no such group.
fn kill(child: &mut Child) {
    // Whoever has just ended needs no end.
    let _ = kill_process_group(Pid::from_child(child), Signal::KILL).is_ok();
    let _ = child.kill().and_then(|()| child.wait()).is_ok();
}

fn write_to(pipe: Option<impl Write + Send + 'static>, input: Vec<u8>) -> Receiver<io::Result<()>> {
    let (sender, written) = channel();
    std::thread::spawn(move || {
        let outcome = pipe.map_or(Ok(()), |mut pipe| pipe.write_all(&input));
        // Whoever has waited too long does not want to know.
        let _ = sender.send(outcome).is_ok();
    });
    written
}

/// Reads a pipe to its end, and keeps how it begins.
fn read_from(pipe: Option<impl Read + Send + 'static>) -> Receiver<Vec<u8>> {
    let (sender, read) = channel();
    std::thread::spawn(move || {
        let mut bytes = Vec::new();
        if let Some(mut pipe) = pipe {
            // What was read before a fault is still something.
            let _ = (&mut pipe).take(LONGEST).read_to_end(&mut bytes).is_ok();
            let _ = io::copy(&mut pipe, &mut io::sink()).is_ok();
        }
        // Whoever has waited too long does not want it any more.
        let _ = sender.send(bytes).is_ok();
    });
    read
}

#[cfg(test)]
mod tests {
    use std::os::unix::process::CommandExt;
    use std::path::Path;

    use super::*;

    fn shell(script: &str) -> Command {
        let mut command = Command::new("/bin/sh");
        command.args(["-c", script]).process_group(0);
        command
    }

    /// Whether a process is at work: one that has ended may wait for somebody to ask how.
    fn is_at_work(id: &str) -> bool {
        let state = std::fs::read_to_string(Path::new("/proc").join(id).join("stat")).unwrap_or_default();
        state.rsplit(')').next().is_some_and(|rest| !rest.is_empty() && !rest.trim_start().starts_with(['Z', 'X']))
    }

    /// Whether a process has ended, or does within seconds: whoever kills a group has not to wait for all that are in it.
    fn ends_soon(id: &str) -> bool {
        let since = Stopwatch::start();
        while is_at_work(id) && since.elapsed() < Duration::from_secs(30) {
            std::thread::sleep(GLANCE);
        }
        !is_at_work(id)
    }

    #[test]
    fn a_program_that_does_not_end_is_killed_with_all_that_it_has_started() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("ids");
        let script = "echo 'no permission' >&2; sleep 600 & echo $$ $! > FILE.new; mv FILE.new FILE; wait";
        let script = script.replace("FILE", &file.display().to_string());
        let is_started = || file.exists();
        let ends: [(&str, u64, &dyn Fn() -> bool); 2] =
            [("did not end within 2 seconds", 2, &|| false), ("the judge was stopped", 600, &is_started)];
        for (why, patience, is_enough) in ends {
            let error = run(shell(&script), vec![b'x'; 1 << 20], Duration::from_secs(patience), is_enough).unwrap_err();
            let told = error.to_string();
            assert!(told.contains(why) && told.ends_with(", and was killed: no permission"), "{told}");
            let ids = std::fs::read_to_string(&file).unwrap();
            assert_eq!(ids.split_whitespace().count(), 2, "{ids}");
            let left = ids.split_whitespace().find(|id| !ends_soon(id));
            assert_eq!(left, None, "{ids}");
            std::fs::remove_file(&file).unwrap();
        }
    }

    #[test]
    fn a_program_is_given_its_input_and_heard_whatever_else_it_does() {
        let ended = |script: &str| run(shell(script), vec![b'x'; 1 << 20], Duration::from_secs(30), &|| false).unwrap();
        let whole = ended("cat; head -c 300000 /dev/zero >&2");
        assert!(whole.status.success() && whole.has_read_all().is_ok());
        assert_eq!(whole.printed().unwrap().len() as u64, LONGEST);
        let none = ended("echo why >&2; exit 3");
        assert_eq!((none.status.code(), none.said().as_str()), (Some(3), "why"));
        assert!(none.has_read_all().is_err() && none.printed().unwrap().is_empty());
        let left = run(shell("sleep 3 & exit 0"), Vec::new(), Duration::from_millis(100), &|| false).unwrap();
        assert!(left.status.success() && left.printed().is_none(), "somebody holds its output open");
    }
}
