//! The daemon as a program of its own: started on a folder, written to, and looked at from outside.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use judge::clock::Stopwatch;
use judge::maildir;
use rusqlite::{Connection, OpenFlags};

use crate::crowd::{JUDGE, message};

pub(crate) type Failure = Box<dyn std::error::Error>;

/// The daemon.
pub(crate) struct Judge {
    child: Child,
    folder: PathBuf,
    pub(crate) started: Duration,
    mails: usize,
    pub(crate) store: Connection,
}

impl Judge {
    /// Starts it on what a folder holds; `more` goes into its configuration.
    pub(crate) fn start(folder: &Path, more: &str) -> Result<Judge, Failure> {
        let (config, log) = (folder.join("chancery.toml"), folder.join("log"));
        let text = format!(
            "[judge]\naddress = \"{JUDGE}\"\noperator = \"operator@operator.example\"\n[store]\npath = \"{0}/chancery.sqlite\"\n\
             [mailbox]\nkind = \"maildir\"\npath = \"{0}/mailbox\"\nauthserv-id = \"mx.chancery.example\"\n\
             [post]\nkind = \"maildir\"\npath = \"{0}/post\"\n{more}",
            folder.display()
        );
        std::fs::write(&config, text)?;
        let since = Stopwatch::start();
        let program = std::env::var("JUDGE").unwrap_or_else(|_| env!("CARGO_BIN_EXE_chancery").to_owned());
        let mut command = Command::new(program);
        command.args(["run", "-c"]).arg(&config).env("CHANCERY_LOG", "info").stdout(Stdio::null());
        let child = command.stderr(std::fs::File::create(&log)?).spawn()?;
        while !std::fs::read_to_string(&log)?.contains("the judge is open") {
            std::thread::sleep(Duration::from_millis(2));
            if since.elapsed() > Duration::from_secs(60) {
                return Err(std::fs::read_to_string(&log)?.into());
            }
        }
        let started = since.elapsed();
        let store = Connection::open_with_flags(folder.join("chancery.sqlite"), OpenFlags::SQLITE_OPEN_READ_ONLY)?;
        // No mail has the number of one that it has had before.
        let before: i64 = store.query_row("SELECT count(*) FROM inbox", [], |row| row.get(0))?;
        let mails = 1_000_000 + usize::try_from(before)?;
        Ok(Judge { child, folder: folder.to_owned(), started, mails, store })
    }

    /// Puts mails into the folder, all of them at once, and waits until each is answered.
    pub(crate) fn burst(
        &mut self,
        mails: impl IntoIterator<Item = (String, String, String)>,
    ) -> Result<(usize, Duration), Failure> {
        let (mailbox, aside) = (self.folder.join("mailbox/new"), self.folder.join("aside"));
        let before: i64 = self.count()?;
        maildir::create(&aside)?;
        for (from, to, text) in mails {
            self.mails += 1;
            maildir::store(&aside, message(self.mails, &from, &to, &text).as_bytes())?;
        }
        let waiting = maildir::unread(&aside)?;
        let (count, since) = (i64::try_from(waiting.len())?, Stopwatch::start());
        for mail in waiting {
            std::fs::rename(&mail.path, mailbox.join(&mail.id))?;
        }
        let is_alone = count == 1;
        while self.count()? < before + count {
            std::thread::sleep(Duration::from_millis(if is_alone { 1 } else { 5 }));
            if since.elapsed() > Duration::from_secs(300) {
                return Err("mails are not answered".into());
            }
        }
        Ok((usize::try_from(count)?, since.elapsed()))
    }

    pub(crate) fn timed(
        &mut self,
        what: &str,
        games: usize,
        mails: impl IntoIterator<Item = (String, String, String)>,
    ) -> Result<(), Failure> {
        self.drain()?;
        let (cpu, written) = (self.cpu()?, self.written()?);
        let (count, took) = self.burst(mails)?;
        let refused = "SELECT count(*) FROM inbox WHERE outcome NOT LIKE '% 0 refused'";
        if self.store.query_row(refused, [], |row| row.get::<_, i64>(0))? > 0 {
            return Err(format!("{what}: not all that is asked for is done, so nothing is measured").into());
        }
        let (cpu, written) =
            ((self.cpu()? - cpu) * 1e3 / count as f64, (self.written()? - written) as f64 / 1e3 / count as f64);
        let rate = count as f64 / took.as_secs_f64();
        let most = self.memory("VmHWM")?;
        println!(
            "{games:>6}  {what:<36} {rate:>8.0} a second, {cpu:>6.2} CPU ms, {written:>7.1} kB written a mail; {most:.0} MiB at most"
        );
        Ok(())
    }

    /// Waits until no letter is on its way and nothing is due.
    pub(crate) fn drain(&self) -> Result<(), Failure> {
        let waits =
            "SELECT (SELECT count(*) FROM outbox WHERE state IN ('waiting', 'trying') AND next <= unixepoch() + 1800)
                     + (SELECT count(*) FROM game WHERE due <= unixepoch() AND status NOT IN ('held', 'over'))";
        while self.store.query_row(waits, [], |row| row.get::<_, i64>(0))? > 0 {
            std::thread::sleep(Duration::from_millis(100));
        }
        Ok(())
    }

    /// How many mails have been answered, as the store counts them: whoever went through all mails each time would be a load of his own.
    pub(crate) fn count(&self) -> Result<i64, Failure> {
        Ok(self.store.query_row("SELECT count FROM total WHERE what = 'done'", [], |row| row.get(0))?)
    }

    /// Seconds of processor time of all threads.
    pub(crate) fn cpu(&self) -> Result<f64, Failure> {
        cpu(self.child.id())
    }

    pub(crate) fn wakes(&self) -> Result<u64, Failure> {
        let mut wakes = 0;
        for task in std::fs::read_dir(format!("/proc/{}/task", self.child.id()))? {
            wakes += field(&std::fs::read_to_string(task?.path().join("status"))?, "voluntary_ctxt_switches")?;
        }
        Ok(wakes)
    }

    pub(crate) fn memory(&self, what: &str) -> Result<f64, Failure> {
        Ok(field(&std::fs::read_to_string(format!("/proc/{}/status", self.child.id()))?, what)? as f64 / 1024.0)
    }

    pub(crate) fn written(&self) -> Result<u64, Failure> {
        field(&std::fs::read_to_string(format!("/proc/{}/io", self.child.id()))?, "write_bytes")
    }
}

/// Seconds of processor time that all threads of a process have had.
pub(crate) fn cpu(process: u32) -> Result<f64, Failure> {
    let mut nanoseconds = 0;
    for task in std::fs::read_dir(format!("/proc/{process}/task"))? {
        let text = std::fs::read_to_string(task?.path().join("schedstat"))?;
        nanoseconds += text.split(' ').next().unwrap_or_default().parse::<u64>()?;
    }
    Ok(nanoseconds as f64 / 1e9)
}

fn field(text: &str, name: &str) -> Result<u64, Failure> {
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(':')).unwrap_or_default();
    Ok(line.split_whitespace().next().unwrap_or_default().parse()?)
}

impl Drop for Judge {
    fn drop(&mut self) {
        let _ = self.child.kill().and_then(|()| self.child.wait().map(drop));
    }
}
