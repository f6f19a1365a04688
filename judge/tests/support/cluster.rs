//! A server of PostgreSQL in a temporary folder, reached by a socket in it, or by TLS and with a password. It ends with the test.

use std::os::unix::fs::chown;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use judge::clock::Stopwatch;
use judge::home::{Database, Home};
use postgres::{Client, NoTls};

use super::ports::free_port;

/// How long it may take to start.
const PATIENCE: Duration = Duration::from_secs(60);

/// What it is called in its certificate.
const SERVER: &str = "db.example";
const CERTIFICATE: &str = "certificate.pem";
const KEY: &str = "key.pem";

/// A server with databases.
pub(crate) struct Cluster {
    folder: tempfile::TempDir,
    server: Child,
    port: u16,
    made: AtomicU32,
    /// What ends it with the program, where it is for all tests.
    watcher: Option<Child>,
}

/// Where Debian puts the programs of the newest version.
fn programs() -> Option<PathBuf> {
    let versions = std::fs::read_dir("/usr/lib/postgresql").ok()?;
    let folders = versions.filter_map(|entry| Some(entry.ok()?.path().join("bin")));
    folders.filter(|folder| folder.join("initdb").is_file()).max()
}

/// A command as the user that such a server runs as: it refuses root.
pub(crate) fn command(program: &Path) -> Command {
    if !is_root() {
        return Command::new(program);
    }
    let mut command = Command::new("setpriv");
    command.args(["--reuid=postgres", "--regid=postgres", "--init-groups", "--pdeathsig=KILL"]).arg(program);
    command
}

/// Makes a certificate that is its own authority, and its key.
fn certify(folder: &Path) {
    let mut make = Command::new("openssl");
    make.args(["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", &format!("/CN={SERVER}")]);
    make.args(["-addext", &format!("subjectAltName=DNS:{SERVER}"), "-keyout", KEY, "-out", CERTIFICATE]);
    let made = make.current_dir(folder).output().unwrap();
    assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
}

fn is_root() -> bool {
    let id = Command::new("id").arg("-u").output().unwrap();
    id.stdout.starts_with(b"0")
}

/// Gives a file to the user that such a server runs as.
pub(crate) fn own(path: &Path) {
    let user = |what: &str| {
        let id = Command::new("id").args([what, "postgres"]).output().unwrap();
        String::from_utf8(id.stdout).unwrap().trim().parse().ok()
    };
    if is_root() {
        chown(path, user("-u"), user("-g")).unwrap()
    }
}

/// Starts a server on the data in a folder.
fn serve(programs: &Path, folder: &Path, port: u16, more: &[&str]) -> Child {
    let mut run = command(&programs.join("postgres"));
    run.arg("-D").arg(folder.join("data")).arg("-k").arg(folder).arg("-p").arg(port.to_string());
    // It holds nothing that must outlive the machine's fall.
    run.args(["-h", "127.0.0.1", "-c", "fsync=off", "-c", "max_connections=50", "-c", "ssl=on"]);
    for (name, file) in [("ssl_cert_file", CERTIFICATE), ("ssl_key_file", KEY)] {
        run.arg("-c").arg(format!("{name}={}", folder.join(file).display()));
    }
    for setting in more {
        run.args(["-c", setting]);
    }
    let log = std::fs::File::options().create(true).append(true).open(folder.join("log")).unwrap();
    run.stdin(Stdio::null()).stdout(Stdio::null()).stderr(log).spawn().unwrap()
}

impl Cluster {
    /// Starts one; `None`, with a word, where PostgreSQL is not installed.
    pub(crate) fn start() -> Option<Cluster> {
        let Some(programs) = programs() else {
            eprintln!("skipped: PostgreSQL is not installed (`judge/tests/run` installs it)");
            return None;
        };
        let folder = tempfile::tempdir().unwrap();
        own(folder.path());
        let data = folder.path().join("data");
        let mut make = command(&programs.join("initdb"));
        make.arg("-D").arg(&data).args(["-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "-N"]);
        let made = make.output().unwrap();
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        certify(folder.path());
        own(&folder.path().join(KEY));
        // Whoever does not come by the socket comes by TLS, with a password.
        let doors = "local all,replication all trust\nhostssl all all 127.0.0.1/32 scram-sha-256\n";
        std::fs::write(data.join("pg_hba.conf"), doors).unwrap();
        Some(Cluster::over(&programs, folder))
    }

    /// Starts one for all tests of a program, whichever of them is first: it ends, and its folder goes, when that program ends.
    pub(crate) fn start_for_all() -> Option<Cluster> {
        let (gives, takes) = std::sync::mpsc::channel();
        // It ends with the thread that started it.
        std::thread::spawn(move || {
            let _ = gives.send(Cluster::start()).is_ok();
            loop {
                std::thread::park();
            }
        });
        let mut cluster = takes.recv().unwrap()?;
        let last = format!("cat; kill -KILL {}; rm -rf '{}'", cluster.server.id(), cluster.folder.path().display());
        // What it reads comes to an end with this program.
        cluster.watcher = Some(Command::new("sh").args(["-c", &last]).stdin(Stdio::piped()).spawn().unwrap());
        Some(cluster)
    }

    fn over(programs: &Path, folder: tempfile::TempDir) -> Cluster {
        let port = free_port();
        let server = serve(programs, folder.path(), port, &[]);
        let cluster = Cluster { folder, server, port, made: AtomicU32::new(0), watcher: None };
        cluster.wait();
        cluster
    }

    fn wait(&self) {
        let began = Stopwatch::start();
        while self.try_to_connect("postgres").is_err() {
            let log = || std::fs::read_to_string(self.folder.path().join("log")).unwrap_or_default();
            assert!(began.elapsed() < PATIENCE, "{}", log());
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// Ends at once, as by a fall of its machine.
    pub(crate) fn fall(&mut self) {
        // SIGQUIT is what `pg_ctl stop -m immediate` says.
        Command::new("kill").args(["-QUIT", &self.server.id().to_string()]).status().unwrap();
        self.server.wait().unwrap();
    }

    /// Starts again after a fall.
    pub(crate) fn rise(&mut self) {
        self.rise_with(&[]);
    }

    /// Starts again after a fall with settings that differ.
    pub(crate) fn rise_with(&mut self, settings: &[&str]) {
        self.server = serve(&programs().unwrap(), self.folder.path(), self.port, settings);
        self.wait();
    }

    /// The number of its process.
    pub(crate) fn process(&self) -> u32 {
        self.server.id()
    }

    /// A second server that gets all that is written to this one as it is written.
    pub(crate) fn replica(&self) -> Cluster {
        let (programs, folder) = (programs().unwrap(), tempfile::tempdir().unwrap());
        own(folder.path());
        let mut copy = command(&programs.join("pg_basebackup"));
        copy.arg("-D").arg(folder.path().join("data")).args(["-R", "-U", "postgres", "-p", &self.port.to_string()]);
        let made = copy.arg("-h").arg(self.folder.path()).arg("--checkpoint=fast").output().unwrap();
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        for file in [CERTIFICATE, KEY] {
            std::fs::copy(self.folder.path().join(file), folder.path().join(file)).unwrap();
            own(&folder.path().join(file));
        }
        Cluster::over(&programs, folder)
    }

    /// Has a replica take the place of the server that it follows.
    pub(crate) fn promote(&self) {
        self.connect("postgres").execute("SELECT pg_promote()", &[]).unwrap();
    }

    /// The address of a database on whichever of some servers takes what is written.
    pub(crate) fn url_of_all(clusters: &[&Cluster], name: &str) -> String {
        let place = |cluster: &&Cluster| {
            format!("{}:{}", cluster.folder.path().display().to_string().replace('/', "%2F"), cluster.port)
        };
        let places: Vec<String> = clusters.iter().map(place).collect();
        format!("postgres://postgres@{}/{name}?target_session_attrs=read-write", places.join(","))
    }

    /// The socket by which it is reached.
    pub(crate) fn socket(&self) -> PathBuf {
        self.folder.path().join(format!(".s.PGSQL.{}", self.port))
    }

    /// The port by which it is reached, and called by in its socket.
    pub(crate) fn port(&self) -> u16 {
        self.port
    }

    /// The address of a database, for a role.
    pub(crate) fn url(&self, role: &str, name: &str) -> String {
        format!("postgres://{role}@/{name}?host={}&port={}", self.folder.path().display(), self.port)
    }

    /// The address of a database as other machines have it, which is called [`SERVER`] there.
    pub(crate) fn url_from_afar(&self, role: &str, name: &str) -> String {
        format!("postgres://{role}@{SERVER}:{}/{name}?hostaddr=127.0.0.1", self.port)
    }

    /// The certificate that it shows.
    pub(crate) fn certificate(&self) -> PathBuf {
        self.folder.path().join(CERTIFICATE)
    }

    fn try_to_connect(&self, name: &str) -> Result<Client, postgres::Error> {
        Client::connect(&self.url("postgres", name), NoTls)
    }

    /// A connection to look behind the judge.
    pub(crate) fn connect(&self, name: &str) -> Client {
        self.try_to_connect(name).unwrap()
    }

    /// Makes an empty database; its name.
    pub(crate) fn make(&self) -> String {
        let name = format!("store_{}", self.made.fetch_add(1, Ordering::Relaxed));
        self.connect("postgres").batch_execute(&format!("CREATE DATABASE {name}")).unwrap();
        name
    }

    /// Makes a database as another one is, with which nobody works; its name.
    pub(crate) fn copy(&self, template: &str) -> String {
        let name = format!("store_{}", self.made.fetch_add(1, Ordering::Relaxed));
        let make = format!("CREATE DATABASE {name} TEMPLATE {template}");
        self.connect("postgres").batch_execute(&make).unwrap();
        name
    }

    /// Copies a database into a file, as an operator does while judges work with it.
    pub(crate) fn dump(&self, name: &str, file: &Path) {
        self.say("pg_dump", &["--format=custom", "--file", &file.display().to_string(), name]);
    }

    /// Makes a database of such a copy; its name.
    pub(crate) fn restore(&self, file: &Path) -> String {
        let name = self.make();
        self.say("pg_restore", &["--exit-on-error", "--dbname", &name, &file.display().to_string()]);
        name
    }

    /// Has one of PostgreSQL's programs do something with it.
    fn say(&self, program: &str, words: &[&str]) {
        let mut run = Command::new(programs().unwrap().join(program));
        run.args(["-U", "postgres", "-p", &self.port.to_string(), "-h"]).arg(self.folder.path()).args(words);
        let said = run.output().unwrap();
        assert!(said.status.success(), "{program}: {}", String::from_utf8_lossy(&said.stderr));
    }

    /// A database as a home for a store, with a folder for what lies beside it.
    pub(crate) fn home(&self, name: &str, folder: &Path) -> Home {
        let database =
            Database { url: self.url("postgres", name), password_file: PathBuf::new(), ca_file: PathBuf::new() };
        Home::in_database(database, &folder.join("chancery.sqlite"))
    }
}

/// A pooler before a server, which keeps sessions or not. It ends with the test.
pub(crate) struct Pooler {
    folder: tempfile::TempDir,
    pooler: Child,
    port: u16,
}

impl Pooler {
    /// Starts one; `None`, with a word, where PgBouncer is not installed.
    #[allow(dead_code, reason = "not every file of tests has a pooler")]
    pub(crate) fn before(cluster: &Cluster, mode: &str) -> Option<Pooler> {
        let program = Path::new("/usr/sbin/pgbouncer");
        if !program.is_file() {
            eprintln!("skipped: PgBouncer is not installed (`judge/tests/run` installs it)");
            return None;
        }
        let (folder, port) = (tempfile::tempdir().unwrap(), free_port());
        own(folder.path());
        let config = folder.path().join("pgbouncer.ini");
        let text = format!(
            "[databases]\n* = host={} port={} user=postgres\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = {port}\n\
             unix_socket_dir =\nauth_type = any\npool_mode = {mode}\nlogfile = {}/log\n",
            cluster.folder.path().display(),
            cluster.port,
            folder.path().display(),
        );
        std::fs::write(&config, text).unwrap();
        let mut run = command(program);
        run.arg("-q").arg(&config).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let pooler = Pooler { folder, pooler: run.spawn().unwrap(), port };
        let began = Stopwatch::start();
        while Client::connect(&pooler.url("postgres"), NoTls).is_err() {
            let log = || std::fs::read_to_string(pooler.folder.path().join("log")).unwrap_or_default();
            assert!(began.elapsed() < PATIENCE, "{}", log());
            std::thread::sleep(Duration::from_millis(50));
        }
        Some(pooler)
    }

    /// The address of a database behind it.
    #[allow(dead_code, reason = "not every file of tests has a pooler")]
    pub(crate) fn url(&self, name: &str) -> String {
        format!("postgres://postgres@127.0.0.1:{}/{name}", self.port)
    }
}

impl Drop for Pooler {
    fn drop(&mut self) {
        let _ = self.pooler.kill();
        let _ = self.pooler.wait();
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}
