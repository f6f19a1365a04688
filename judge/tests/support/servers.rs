//! A Dovecot and a mail server of the test's own, on free loopback ports, in a temporary folder.
//!
//! As root the mail server is Postfix; without root a small relay of the test hands mail on to Dovecot's LMTP.

use std::collections::BTreeSet;
use std::io::{BufRead, BufReader, Read, Seek, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use super::ports::free_port;
use super::relay::relay;

/// The mailboxes; the judge's is the first.
pub(crate) const USERS: [&str; 9] =
    ["judge", "operator", "austria", "england", "france", "germany", "italy", "russia", "turkey"];

/// What a test wants of its servers beside the usual: lines for their configurations.
#[derive(Default)]
pub(crate) struct More {
    pub(crate) dovecot: String,
    pub(crate) main: String,
    pub(crate) master: String,
    /// A certificate that is its own authority, as `openssl req -x509` makes it.
    pub(crate) authority: bool,
    /// For how many more days the certificate counts, which is an authority and has counted for sixty; thirty days otherwise.
    pub(crate) days: Option<u32>,
}

/// The servers, stopped when dropped.
pub(crate) struct Servers {
    pub(crate) folder: PathBuf,
    pub(crate) imaps: u16,
    pub(crate) imap: u16,
    pub(crate) smtp: u16,
    lmtp: u16,
    root: bool,
    more: More,
}

fn run(program: &str, arguments: &[&str]) {
    // A file: a server that goes into the background would keep a pipe open for ever.
    let mut said = tempfile::tempfile().unwrap();
    let [out, err] = [said.try_clone().unwrap(), said.try_clone().unwrap()].map(Stdio::from);
    let done = Command::new(program).args(arguments).stdin(Stdio::null()).stdout(out).stderr(err).status().unwrap();
    let mut text = String::new();
    said.rewind().and_then(|()| said.read_to_string(&mut text)).unwrap();
    assert!(done.success(), "{program} {arguments:?}: {text}");
}

fn id(flag: &str, user: Option<&str>) -> String {
    let mut command = Command::new("id");
    command.arg(flag);
    let output = user.into_iter().fold(&mut command, |command, user| command.arg(user)).output().unwrap();
    String::from_utf8(output.stdout).unwrap().trim().to_owned()
}

fn wait_for(port: u16) {
    for _ in 0..400 {
        if TcpStream::connect(("127.0.0.1", port)).is_ok() {
            return;
        }
        std::thread::sleep(Duration::from_millis(25));
    }
    panic!("nobody listens on port {port}");
}

impl Servers {
    /// Starts both, with fresh mailboxes.
    pub(crate) fn start(folder: &Path) -> Servers {
        Servers::start_with(folder, More::default())
    }

    /// Starts both with what a test wants beside the usual.
    pub(crate) fn start_with(folder: &Path, more: More) -> Servers {
        let folder = folder.to_owned();
        for name in ["run", "mail", "log", "tls"] {
            std::fs::create_dir_all(folder.join(name)).unwrap();
        }
        let servers = Servers {
            imaps: free_port(),
            imap: free_port(),
            smtp: free_port(),
            lmtp: free_port(),
            root: id("-u", None) == "0",
            folder,
            more,
        };
        servers.make_certificate();
        servers.write_dovecot();
        if servers.root {
            servers.write_postfix();
        } else {
            relay(servers.smtp, servers.lmtp);
        }
        servers.up();
        servers
    }

    /// The certificate, which is its own authority.
    pub(crate) fn ca_file(&self) -> PathBuf {
        self.folder.join("tls/cert.pem")
    }

    fn path(&self, name: &str) -> String {
        self.folder.join(name).display().to_string()
    }

    fn make_certificate(&self) {
        let (key, cert) = (self.path("tls/key.pem"), self.path("tls/cert.pem"));
        let names = "subjectAltName=DNS:localhost,IP:127.0.0.1";
        let kind = if self.more.authority { "CA:TRUE" } else { "CA:FALSE" };
        run(
            "openssl",
            &[
                "req",
                "-x509",
                "-newkey",
                "ec",
                "-pkeyopt",
                "ec_paramgen_curve:prime256v1",
                "-nodes",
                "-days",
                "30",
                "-subj",
                "/CN=localhost",
                "-addext",
                names,
                "-addext",
                &format!("basicConstraints=critical,{kind}"),
                "-keyout",
                &key,
                "-out",
                &cert,
            ],
        );
        if let Some(days) = self.more.days {
            self.make_old_certificate(days);
        }
        if self.root {
            run("chmod", &["755", &self.path(""), &self.path("run"), &self.path("log"), &self.path("mail")]);
        }
    }

    /// One that has counted for a while, with the key that is there: `openssl req` makes only those that begin now.
    fn make_old_certificate(&self, days: u32) {
        let tls = self.path("tls");
        let file = |name: &str| format!("{tls}/{name}");
        let config = format!(
            "[ca]\ndefault_ca = own\n[own]\ndatabase = {tls}/index\nserial = {tls}/serial\nnew_certs_dir = {tls}\n\
             default_md = sha256\npolicy = any\nx509_extensions = server\n[any]\ncommonName = supplied\n\
             [server]\nsubjectAltName = DNS:localhost,IP:127.0.0.1\nbasicConstraints = critical,CA:TRUE\n"
        );
        for (name, text) in [("ca.conf", config.as_str()), ("index", ""), ("serial", "01\n")] {
            std::fs::write(file(name), text).unwrap();
        }
        let now = judge::clock::Clock::System.now();
        let in_days = |days: i64| {
            let at = now.plus(judge::clock::Span::hours(24 * days)).iso();
            at.chars().filter(|sign| sign.is_ascii_digit() || *sign == 'Z').collect::<String>()
        };
        let (key, csr, cert, conf) = (file("key.pem"), file("csr.pem"), file("cert.pem"), file("ca.conf"));
        run("openssl", &["req", "-new", "-key", &key, "-subj", "/CN=localhost", "-out", &csr]);
        let dates = ["-startdate", &in_days(-60), "-enddate", &in_days(days.into())];
        let ca =
            ["ca", "-batch", "-selfsign", "-notext", "-config", &conf, "-keyfile", &key, "-in", &csr, "-out", &cert];
        run("openssl", &[&ca[..], &dates].concat());
    }

    fn write_dovecot(&self) {
        let users: String =
            USERS.iter().map(|user| format!("{user}@example.test:{{PLAIN}}pw-{user}::::::\n")).collect();
        std::fs::write(self.folder.join("users"), users).unwrap();
        let (me, group) = (id("-un", None), id("-gn", None));
        let (uid, gid, internal, login, chroot) = if self.root {
            let nobody = (id("-u", Some("nobody")), id("-g", Some("nobody")));
            run("chown", &["-R", &format!("{}:{}", nobody.0, nobody.1), &self.path("mail")]);
            (nobody.0, nobody.1, ("dovecot".to_owned(), "dovecot".to_owned()), "dovenull".to_owned(), "")
        } else {
            (id("-u", None), id("-g", None), (me.clone(), group), me, "chroot =")
        };
        let config = format!(
            "base_dir = {run}\nstate_dir = {run}\nlog_path = {log}\nprotocols = imap lmtp\nlisten = 127.0.0.1\n\
             default_internal_user = {}\ndefault_internal_group = {}\ndefault_login_user = {login}\n\
             first_valid_uid = 1\nfirst_valid_gid = 0\nssl = yes\nssl_cert = <{tls}/cert.pem\nssl_key = <{tls}/key.pem\n\
             disable_plaintext_auth = no\nauth_mechanisms = plain login\nauth_failure_delay = 0\n\
             passdb {{\n  driver = passwd-file\n  args = scheme=PLAIN username_format=%u {users}\n}}\n\
             userdb {{\n  driver = static\n  args = uid={uid} gid={gid} home={mail}/%n allow_all_users=no\n}}\n\
             mail_location = maildir:~/Maildir\nmail_fsync = never\n\
             namespace inbox {{\n  inbox = yes\n  separator = /\n}}\n\
             protocol imap {{\n  mail_max_userip_connections = 200\n}}\n\
             protocol lmtp {{\n  postmaster_address = postmaster@example.test\n}}\n\
             service imap-login {{\n  {chroot}\n  inet_listener imap {{\n    port = {}\n  }}\n  inet_listener imaps {{\n    port = {}\n    ssl = yes\n  }}\n}}\n\
             service lmtp {{\n  inet_listener lmtp {{\n    address = 127.0.0.1\n    port = {}\n  }}\n}}\n\
             service anvil {{\n  {chroot}\n}}\nservice stats {{\n  {chroot}\n}}\n\
             service auth-worker {{\n  user = {}\n}}\n",
            internal.0,
            internal.1,
            self.imap,
            self.imaps,
            self.lmtp,
            if self.root { "root" } else { &internal.0 },
            run = self.path("run"),
            log = self.path("log/dovecot.log"),
            tls = self.path("tls"),
            users = self.path("users"),
            mail = self.path("mail"),
        );
        std::fs::write(self.folder.join("dovecot.conf"), config + &self.more.dovecot).unwrap();
    }

    fn write_postfix(&self) {
        for name in ["etc", "spool", "data"] {
            std::fs::create_dir_all(self.folder.join("postfix").join(name)).unwrap();
        }
        let postfix = self.path("postfix");
        run("chown", &["postfix", &format!("{postfix}/data")]);
        run("chmod", &["755", &postfix, &format!("{postfix}/spool")]);
        let main = format!(
            "compatibility_level = 3.6\nqueue_directory = {postfix}/spool\ndata_directory = {postfix}/data\n\
             command_directory = /usr/sbin\ndaemon_directory = /usr/lib/postfix/sbin\nmail_owner = postfix\nsetgid_group = postdrop\n\
             maillog_file = {postfix}/maillog\nmaillog_file_prefixes = {postfix}\nmyhostname = mx.example.test\nmydestination =\n\
             mynetworks = 127.0.0.0/8\ninet_interfaces = 127.0.0.1\ninet_protocols = ipv4\n\
             virtual_mailbox_domains = example.test\nvirtual_mailbox_maps = texthash:{postfix}/etc/vmail\n\
             virtual_transport = lmtp:inet:127.0.0.1:{}\ndefault_transport = error:no outside mail\nrelay_transport = error:no outside mail\n\
             recipient_delimiter = +\nsmtpd_tls_cert_file = {tls}/cert.pem\nsmtpd_tls_key_file = {tls}/key.pem\nsmtpd_tls_security_level = may\n\
             smtpd_relay_restrictions = permit_mynetworks, reject_unauth_destination\nalias_maps =\nlocal_recipient_maps =\n\
             smtpd_peername_lookup = no\nsmtp_dns_support_level = disabled\nlmtp_destination_concurrency_limit = 20\nin_flow_delay = 0\n\
             minimal_backoff_time = 1s\nmaximal_backoff_time = 2s\nqueue_run_delay = 1s\n",
            self.lmtp,
            tls = self.path("tls"),
        );
        std::fs::write(self.folder.join("postfix/etc/main.cf"), main + &self.more.main).unwrap();
        // Postfix takes mail for ghost, which Dovecot then refuses: a real bounce.
        let users: String = USERS.iter().chain(&["ghost"]).map(|user| format!("{user}@example.test x\n")).collect();
        std::fs::write(self.folder.join("postfix/etc/vmail"), users).unwrap();
        let plain = [
            "rewrite - - n - - trivial-rewrite",
            "verify - - n - 1 verify",
            "smtp - - n - - smtp",
            "error - - n - - error",
            "retry - - n - - error",
            "discard - - n - - discard",
            "lmtp - - n - - lmtp",
            "anvil - - n - 1 anvil",
            "scache - - n - 1 scache",
            "cleanup n - n - 0 cleanup",
            "pickup n - n 60 1 pickup",
            "qmgr n - n 1 1 qmgr",
            "tlsmgr - - n 1000? 1 tlsmgr",
            "bounce - - n - 0 bounce",
            "defer - - n - 0 bounce",
            "trace - - n - 0 bounce",
            "flush n - n 1000? 0 flush",
            "proxymap - - n - - proxymap",
        ];
        let services: String = plain
            .iter()
            .map(|line| line.split_once(' ').unwrap())
            .map(|(name, rest)| format!("{name} unix {rest}\n"))
            .collect();
        let master =
            format!("127.0.0.1:{} inet n - n - - smtpd\n{services}postlog unix-dgram n - n - 1 postlogd\n", self.smtp);
        std::fs::write(self.folder.join("postfix/etc/master.cf"), master + &self.more.master).unwrap();
    }

    /// Whether Postfix runs; otherwise the test's own relay does, which knows no TLS.
    pub(crate) fn is_root(&self) -> bool {
        self.root
    }

    /// Makes the mail server forget its numbers: the next start gives the judge's mailbox a new UIDVALIDITY.
    pub(crate) fn forget_uids(&self) {
        let folder = self.folder.join("mail/judge/Maildir");
        for entry in std::fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap()) {
            if entry.file_name().to_string_lossy().starts_with("dovecot") {
                std::fs::remove_file(entry.path()).unwrap();
            }
        }
    }

    /// Starts both servers.
    pub(crate) fn up(&self) {
        run("dovecot", &["-c", &self.path("dovecot.conf")]);
        wait_for(self.imap);
        if self.root {
            run("postfix", &["-c", &self.path("postfix/etc"), "start"]);
        }
        wait_for(self.smtp);
    }

    /// Stops both servers; what they hold stays.
    pub(crate) fn down(&self) {
        if self.root {
            let etc = self.path("postfix/etc");
            let _ =
                Command::new("postfix").args(["-c", &etc, "stop"]).stdout(Stdio::null()).stderr(Stdio::null()).status();
        }
        let Ok(pid) = std::fs::read_to_string(self.folder.join("run/master.pid")) else { return };
        let _ = Command::new("kill").arg(pid.trim()).status();
        for _ in 0..200 {
            if TcpStream::connect(("127.0.0.1", self.imap)).is_err() {
                return;
            }
            std::thread::sleep(Duration::from_millis(25));
        }
    }

    /// Submits a message as a mail client would; waits out a server that is just starting.
    pub(crate) fn submit(&self, from: &str, to: &str, raw: &str) {
        for _ in 0..100 {
            if smtp(self.smtp, from, to, raw.as_bytes(), "EHLO").is_ok() {
                return;
            }
            std::thread::sleep(Duration::from_millis(100));
        }
        panic!("the mail of {from} was not taken");
    }

    /// Every message in a user's mailbox, in the order of arrival, as raw text.
    pub(crate) fn mailbox(&self, user: &str) -> Vec<String> {
        self.new_mail(user, &mut BTreeSet::new())
    }

    /// The messages in a user's mailbox that are not among those seen before, by the part of their names that stays.
    pub(crate) fn new_mail(&self, user: &str, seen: &mut BTreeSet<String>) -> Vec<String> {
        let folder = self.folder.join("mail").join(user).join("Maildir");
        let mut files: Vec<(String, PathBuf)> = ["new", "cur"]
            .iter()
            .filter_map(|sub| std::fs::read_dir(folder.join(sub)).ok())
            .flatten()
            .map(|entry| entry.unwrap())
            .map(|entry| (entry.file_name().to_string_lossy().into_owned(), entry.path()))
            .filter(|(name, _)| seen.insert(name.split([':', ',']).next().unwrap_or_default().to_owned()))
            .collect();
        files.sort();
        files
            .into_iter()
            .filter_map(|(_, path)| std::fs::read(path).ok())
            .map(|raw| String::from_utf8_lossy(&raw).into_owned())
            .collect()
    }
}

impl Drop for Servers {
    fn drop(&mut self) {
        self.down();
    }
}

/// One SMTP or LMTP transaction.
pub(super) fn smtp(port: u16, from: &str, to: &str, raw: &[u8], hello: &str) -> std::io::Result<()> {
    let stream = TcpStream::connect(("127.0.0.1", port))?;
    stream.set_read_timeout(Some(Duration::from_secs(20)))?;
    let mut reader = BufReader::new(stream.try_clone()?);
    let mut stream = stream;
    let mut exchange = |line: Option<&[u8]>, wanted: &str| -> std::io::Result<()> {
        if let Some(line) = line {
            stream.write_all(line)?;
        }
        loop {
            let mut answer = String::new();
            if reader.read_line(&mut answer)? == 0 {
                return Err(std::io::ErrorKind::UnexpectedEof.into());
            }
            if answer.as_bytes().get(3) != Some(&b'-') {
                let well = answer.starts_with(wanted);
                return if well { Ok(()) } else { Err(std::io::Error::other(answer)) };
            }
        }
    };
    exchange(None, "220")?;
    exchange(Some(format!("{hello} client.example.test\r\n").as_bytes()), "250")?;
    exchange(Some(format!("MAIL FROM:<{from}>\r\n").as_bytes()), "250")?;
    exchange(Some(format!("RCPT TO:<{to}>\r\n").as_bytes()), "250")?;
    exchange(Some(b"DATA\r\n"), "354")?;
    let text = String::from_utf8_lossy(raw).replace("\r\n", "\n");
    let stuffed: String = text
        .lines()
        .map(|line| if line.starts_with('.') { format!(".{line}\r\n") } else { format!("{line}\r\n") })
        .collect();
    exchange(Some(format!("{stuffed}.\r\n").as_bytes()), "250")?;
    Ok(())
}
