//! A judge's daemon between a real IMAP and a real SMTP server, and people who write to it.

use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use super::servers::Servers;

/// Those who play; each has a mailbox of that name.
pub(crate) const PLAYERS: [&str; 7] = ["austria", "england", "france", "germany", "italy", "russia", "turkey"];

/// The daemon as a real process.
pub(crate) struct Daemon {
    config: PathBuf,
    child: Option<Child>,
    pub(crate) kills: u32,
    environment: Vec<(String, String)>,
}

impl Daemon {
    /// One by a configuration, not started yet.
    pub(crate) fn of(config: PathBuf) -> Daemon {
        Daemon { config, child: None, kills: 0, environment: Vec::new() }
    }

    pub(crate) fn start(&mut self) {
        let log = std::fs::File::options().create(true).append(true).open(self.config.with_extension("log")).unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_chancery"));
        command.args(["run", "-c"]).arg(&self.config).stdin(Stdio::null()).stdout(Stdio::null()).stderr(log);
        command.envs(self.environment.iter().map(|(name, value)| (name, value)));
        self.child = Some(command.spawn().unwrap());
    }

    /// Waits until the judge says that it is open.
    pub(crate) fn is_open(&self) {
        for _ in 0..1200 {
            let log = std::fs::read_to_string(self.config.with_extension("log")).unwrap_or_default();
            if log.contains("the judge is open") {
                return;
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        panic!("the judge does not open");
    }

    /// SIGKILL: nobody can tidy up.
    pub(crate) fn kill(&mut self) {
        let mut child = self.child.take().unwrap();
        child.kill().unwrap();
        child.wait().unwrap();
        self.kills += 1;
    }

    pub(crate) fn kill_and_restart(&mut self) {
        self.kill();
        self.start();
    }

    pub(crate) fn log(&self) -> String {
        std::fs::read_to_string(self.config.with_extension("log")).unwrap_or_default()
    }

    /// The most memory that it has taken so far, in kB.
    pub(crate) fn peak(&self) -> Option<u64> {
        super::peak(self.child.as_ref()?.id())
    }

    pub(crate) fn stop(&mut self) -> i32 {
        let mut child = self.child.take().unwrap();
        Command::new("kill").args(["-TERM", &child.id().to_string()]).status().unwrap();
        child.wait().unwrap().code().unwrap_or(-1)
    }
}

impl Drop for Daemon {
    fn drop(&mut self) {
        if let Some(mut child) = self.child.take() {
            let _ = child.kill();
        }
    }
}

/// Real servers, a daemon, and people who write to it.
pub(crate) struct World {
    pub(crate) servers: Servers,
    pub(crate) daemon: Daemon,
    sent: u32,
}

impl World {
    pub(crate) fn new(folder: &std::path::Path, idle: bool) -> World {
        let mut world = World::before_the_judge(folder, idle);
        world.open();
        world
    }

    /// Starts the judge. Mail from before the first start is kept and not answered, so nobody writes earlier.
    pub(crate) fn open(&mut self) {
        self.daemon.start();
        self.daemon.is_open();
    }

    /// The servers run, and the judge has never been started.
    pub(crate) fn before_the_judge(folder: &std::path::Path, idle: bool) -> World {
        World::at(Servers::start(folder), idle, |text| text)
    }

    /// At these servers, with another configuration.
    pub(crate) fn at(servers: Servers, idle: bool, change: impl FnOnce(String) -> String) -> World {
        let folder = servers.folder.clone();
        let config = folder.join("chancery.toml");
        judge::files::write_whole(&folder.join("password"), b"pw-judge\n").unwrap();
        // The watched mailbox is reached by STARTTLS, the polled one by TLS from the first byte.
        let (port, security) = if idle { (servers.imap, "starttls") } else { (servers.imaps, "tls") };
        let tls = if servers.is_root() { "starttls" } else { "plain" };
        let text = format!(
            "[judge]\naddress = \"judge@example.test\"\noperator = \"operator@example.test\"\n\
             [store]\npath = \"{folder}/chancery.sqlite\"\n\
             [mailbox]\nkind = \"imap\"\nhost = \"localhost\"\nport = {port}\ntls = \"{security}\"\nuser = \"judge@example.test\"\n\
             password-file = \"{folder}/password\"\nca-file = \"{ca}\"\npoll = \"1s\"\nlargest = 200000\nidle = {idle}\n\
             [post]\nkind = \"smtp\"\nhost = \"localhost\"\nport = {}\ntls = \"{tls}\"\nuser = \"\"\nca-file = \"{ca}\"\n\
             [games]\nafter-outage = \"0s\"\n",
            servers.smtp,
            folder = folder.display(),
            ca = servers.ca_file().display(),
        );
        std::fs::write(&config, change(text)).unwrap();
        World { servers, daemon: Daemon::of(config), sent: 0 }
    }

    /// Starts the judge with more in its environment, and waits until it is open.
    pub(crate) fn open_with(&mut self, environment: &[(&str, &str)]) {
        let owned = environment.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
        self.daemon.environment = owned.collect();
        self.daemon.start();
        self.daemon.is_open();
    }

    pub(crate) fn log(&self) -> String {
        self.daemon.log()
    }

    pub(crate) fn mail(&mut self, from: &str, text: &str) {
        self.forge(from, from, text);
    }

    /// A mail that one user submits in the name of another.
    pub(crate) fn forge(&mut self, sender: &str, from: &str, text: &str) {
        self.sent += 1;
        let raw = format!(
            "From: {from} <{from}@example.test>\r\nTo: judge@example.test\r\nSubject: mail {}\r\n\
             Date: Mon, 2 Mar 2026 18:00:00 +0000\r\nMessage-ID: <{}.{from}@client.example.test>\r\n\r\n{}\r\n",
            self.sent,
            self.sent,
            text.replace('\n', "\r\n"),
        );
        self.servers.submit(&format!("{sender}@example.test"), "judge@example.test", &raw);
    }

    /// Answers a letter as a mail program does: to where it asks answers to go, without a password.
    pub(crate) fn reply(&mut self, from: &str, letter: &str, text: &str) {
        self.sent += 1;
        let unfolded = letter.replace("\r\n", "\n").replace("\n ", " ");
        let field = |name: &str| {
            let line = unfolded.lines().find(|line| line.starts_with(name)).unwrap();
            line.rsplit('<').next().unwrap().trim_end_matches('>').trim().to_owned()
        };
        let (to, id) = (field("Reply-To:"), field("Message-ID:"));
        assert!(to.starts_with("judge+o."), "{to}");
        let raw = format!(
            "From: {from} <{from}@example.test>\r\nTo: <{to}>\r\nSubject: Re: orders\r\nIn-Reply-To: <{id}>\r\n\
             Message-ID: <{}.{from}@client.example.test>\r\n\r\n{}\r\n",
            self.sent,
            text.replace('\n', "\r\n"),
        );
        self.servers.submit(&format!("{from}@example.test"), &to, &raw);
    }

    /// Answers a letter in its thread alone, to the judge's own address.
    pub(crate) fn answer(&mut self, from: &str, letter: &str, text: &str) {
        self.sent += 1;
        let id = letter.lines().find_map(|line| line.strip_prefix("Message-ID: ")).unwrap().trim();
        let raw = format!(
            "From: {from} <{from}@example.test>\r\nTo: judge@example.test\r\nSubject: Re: mail\r\nIn-Reply-To: {id}\r\n\
             Message-ID: <{}.{from}@client.example.test>\r\n\r\n{text}\r\n",
            self.sent,
        );
        self.servers.submit(&format!("{from}@example.test"), "judge@example.test", &raw);
    }

    /// Waits until a letter to the user holds all these words; returns it.
    pub(crate) fn expect(&self, user: &str, words: &[&str]) -> String {
        let plain = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        for _ in 0..1200 {
            let letters = self.servers.mailbox(user);
            if let Some(letter) =
                letters.iter().rev().find(|letter| words.iter().all(|word| plain(letter).contains(word)))
            {
                return letter.clone();
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        let log = std::fs::read_to_string(self.daemon.config.with_extension("log")).unwrap_or_default();
        let tail: Vec<&str> = log.lines().rev().take(30).collect();
        panic!("no letter to {user} holds {words:?}\n{:#?}\n{tail:#?}", self.servers.mailbox(user).last());
    }

    pub(crate) fn register(&mut self, user: &str) {
        self.mail(user, &format!("REGISTER\nName: {user} player\nEND"));
        let letter = self.expect(user, &["| YES"]);
        let token = letter.split("| YES ").nth(1).unwrap().split_whitespace().next().unwrap().to_owned();
        self.mail(user, &format!("YES {token}"));
    }

    /// Says yes to the letter that asks about a mail with these words.
    pub(crate) fn say_yes(&mut self, user: &str, words: &str) {
        let letter = self.expect(user, &["| YES", words]);
        let token = letter.split("| YES ").nth(1).unwrap().split_whitespace().next().unwrap().to_owned();
        self.mail(user, &format!("YES {token}"));
    }

    /// What a subcommand of the operator's prints, and whether it went well.
    pub(crate) fn says(&self, subcommand: &str) -> (String, bool) {
        let mut command = Command::new(env!("CARGO_BIN_EXE_chancery"));
        let done = command.args(subcommand.split(' ')).arg("-c").arg(&self.daemon.config).output().unwrap();
        (String::from_utf8(done.stdout).unwrap(), done.status.success())
    }

    pub(crate) fn everybody(&mut self, text: impl Fn(&str) -> String) {
        for player in PLAYERS {
            let text = text(player);
            self.mail(player, &text);
        }
    }
}
