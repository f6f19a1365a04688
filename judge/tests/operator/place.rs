//! A judge in a folder, as an operator runs it.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

use super::support;

/// A judge in a folder, with what it takes to run it.
pub(crate) struct Place {
    pub(crate) folder: tempfile::TempDir,
    pub(crate) config: PathBuf,
}

impl Place {
    pub(crate) fn new() -> Place {
        let folder = tempfile::tempdir().unwrap();
        let config = folder.path().join("chancery.toml");
        let place = Place { folder, config };
        place.configure("kind = \"none\"");
        place
    }

    pub(crate) fn configure(&self, mailbox: &str) {
        let text = format!(
            "[judge]\naddress = \"judge@example.test\"\noperator = \"op@example.test\"\n\
             [store]\npath = \"{0}/chancery.sqlite\"\n[mailbox]\n{mailbox}\n\
             [post]\nkind = \"maildir\"\npath = \"{0}/post\"\n",
            self.folder.path().display(),
        );
        std::fs::write(&self.config, text).unwrap();
    }

    /// A judge that reads a Maildir, and that mailbox.
    #[allow(dead_code, reason = "not every file of tests has a mailbox read")]
    pub(crate) fn with_mailbox() -> (Place, PathBuf) {
        let place = Place::new();
        let mailbox = place.path("mailbox");
        judge::maildir::create(&mailbox).unwrap();
        place.configure(&format!("kind = \"maildir\"\npath = \"{}\"\npoll = \"1s\"", mailbox.display()));
        (place, mailbox)
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    pub(crate) fn chancery(&self, arguments: &[&str], input: &[u8]) -> Output {
        let config = self.config.to_str().unwrap();
        support::chancery(&[arguments, &["-c", config]].concat(), input)
    }

    /// What a command says, and its exit code.
    #[allow(dead_code, reason = "not every file of tests says commands")]
    pub(crate) fn says(&self, arguments: &[&str]) -> (String, i32) {
        let output = self.chancery(arguments, b"");
        let said = format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        (said, output.status.code().unwrap())
    }

    /// What a command says once it says these words: what the log tells may be stored a moment later.
    #[allow(dead_code, reason = "not every file of tests says commands")]
    pub(crate) fn comes_to_say(&self, arguments: &[&str], words: &str) -> String {
        for _ in 0..400 {
            let (said, _) = self.says(arguments);
            if said.contains(words) {
                return said;
            }
            std::thread::sleep(Duration::from_millis(25));
        }
        panic!("{arguments:?} does not come to say {words}: {}", self.says(arguments).0);
    }

    #[allow(dead_code, reason = "not every file of tests runs it as it is")]
    pub(crate) fn run(&self) -> Daemon {
        self.run_with(&[])
    }

    /// Runs it with more in its environment.
    #[allow(dead_code, reason = "not every file of tests runs it so")]
    pub(crate) fn run_with(&self, environment: &[(&str, &str)]) -> Daemon {
        self.run_as(&[], environment)
    }

    /// Starts it where it must not start: what it says. One that starts after all is stopped.
    #[allow(dead_code, reason = "not every file of tests has it refuse to start")]
    pub(crate) fn refuses(&self) -> String {
        let mut command = Command::new("timeout");
        command.args(["20", env!("CARGO_BIN_EXE_chancery"), "run", "-c"]).arg(&self.config);
        let output = support::fed(&mut command, b"");
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(1), "{said}");
        said
    }

    /// Runs it with more arguments, and more in its environment.
    pub(crate) fn run_as(&self, more: &[&str], environment: &[(&str, &str)]) -> Daemon {
        let opened = self.log().matches(OPEN).count();
        let log = std::fs::File::options().create(true).append(true).open(self.path("log")).unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_chancery"));
        command.envs(environment.iter().copied());
        let child = command
            .arg("run")
            .args(more)
            .arg("-c")
            .arg(&self.config)
            .stderr(log)
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        let daemon = Daemon(child);
        for _ in 0..400 {
            if self.log().matches(OPEN).count() > opened {
                break;
            }
            std::thread::sleep(Duration::from_millis(25));
        }
        daemon
    }

    pub(crate) fn log(&self) -> String {
        std::fs::read_to_string(self.path("log")).unwrap_or_default()
    }

    /// Waits until the log holds some words.
    #[allow(dead_code, reason = "not every file of tests reads the log")]
    pub(crate) fn logged(&self, words: &str) {
        for _ in 0..1600 {
            if self.log().contains(words) {
                return;
            }
            std::thread::sleep(Duration::from_millis(25));
        }
        panic!("{words} is not in the log:\n{}", self.log());
    }

    /// All files with their bytes.
    #[allow(dead_code, reason = "not every file of tests looks at all files")]
    pub(crate) fn files(&self) -> BTreeMap<PathBuf, Vec<u8>> {
        let all = support::files(self.folder.path()).into_iter();
        // What SQLite keeps beside a file while somebody looks at it.
        let kept = all.filter(|path| !path.to_string_lossy().ends_with("-shm"));
        kept.map(|path| (path.clone(), std::fs::read(path).unwrap())).filter(|(_, bytes)| !bytes.is_empty()).collect()
    }

    /// Waits until somebody has so many letters.
    pub(crate) fn comes_to(&self, address: &str, count: usize) {
        for _ in 0..400 {
            if self.letters_to(address).len() >= count {
                return;
            }
            std::thread::sleep(Duration::from_millis(25));
        }
        panic!("{address} has {:?}\n{}", self.letters_to(address), self.log());
    }

    pub(crate) fn letters_to(&self, address: &str) -> Vec<String> {
        let folder = self.path("post").join(address).join("new");
        let files = if folder.exists() { support::files(&folder) } else { Vec::new() };
        files.iter().map(|file| String::from_utf8_lossy(&std::fs::read(file).unwrap()).into_owned()).collect()
    }
}

const OPEN: &str = "the judge is open";

/// A judge that runs, and is stopped in the end.
pub(crate) struct Daemon(Child);

impl Daemon {
    pub(crate) fn signal(&self, name: &str) {
        Command::new("kill").args([name, &self.0.id().to_string()]).status().unwrap();
    }

    /// Has it stand still, and waits until all of it does.
    #[allow(dead_code, reason = "not every file of tests has it stand still")]
    pub(crate) fn stand_still(&self) {
        self.signal("-STOP");
        let threads = || std::fs::read_dir(format!("/proc/{}/task", self.0.id())).into_iter().flatten().flatten();
        let stands = |stat: String| stat.rsplit(") ").next().is_some_and(|state| state.starts_with('T'));
        while !threads().all(|thread| std::fs::read_to_string(thread.path().join("stat")).is_ok_and(stands)) {
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// The most memory that it has had, in kB, where the system tells.
    #[allow(dead_code, reason = "not every file of tests weighs it")]
    pub(crate) fn peak(&self) -> Option<u64> {
        support::peak(self.0.id())
    }

    /// Waits until it ends by itself; whether it ended well.
    #[allow(dead_code, reason = "not every file of tests has it end")]
    pub(crate) fn ends(mut self) -> bool {
        self.0.wait().unwrap().success()
    }

    pub(crate) fn stop(mut self) {
        self.signal("-TERM");
        assert!(self.0.wait().unwrap().success());
    }
}

impl Drop for Daemon {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
