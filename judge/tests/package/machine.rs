//! A machine to install the package on: a copy of this one, whatever is written to which is gone in the end.

use std::io::{BufRead, BufReader, Write};
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};
use std::time::Duration;

/// What lies over this machine's own files: whatever is written there is gone in the end.
const LAYERS: &str = "mount -t tmpfs none \"$1\" && mkdir \"$1/upper\" \"$1/work\" \"$1/system\" \
     && mount -t overlay overlay -o \"lowerdir=/,upperdir=$1/upper,workdir=$1/work\" \"$1/system\" \
     && mount -t proc proc \"$1/system/proc\" && mount --rbind /dev \"$1/system/dev\" && mount -t tmpfs none \"$1/system/run\" \
     && mount -t tmpfs none \"$1/system/tmp\" && echo ready && exec cat";

/// What a booted machine comes up to: what belongs to its package alone, and none of the servers of this one.
const TARGET: &str =
    "printf '[Unit]\\nRequires=basic.target\\nAfter=basic.target\\n' > /etc/systemd/system/trial.target
     rm -rf /etc/systemd/system/*.wants/*.timer /etc/systemd/system/sysinit.target.wants /etc/fstab";
/// How long a machine takes to come up, or something on it to come about, at the most.
const PATIENCE: u32 = 600;
const MOMENT: Duration = Duration::from_millis(50);

/// A copy of this machine, with whatever its own programs do to it.
pub(crate) struct Machine {
    holds: Child,
    root: PathBuf,
    _folder: tempfile::TempDir,
}

impl Machine {
    /// Nothing: this system lets nobody make one.
    fn new() -> Option<Machine> {
        let folder = tempfile::tempdir().unwrap();
        let mut command = Command::new("unshare");
        command.args(["--mount", "--propagation", "private", "sh", "-c", LAYERS, "sh"]).arg(folder.path());
        let mut holds = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().ok()?;
        let mut line = String::new();
        BufReader::new(holds.stdout.take()?).read_line(&mut line).ok()?;
        let root = folder.path().join("system");
        let machine = Machine { holds, root, _folder: folder };
        (line == "ready\n").then_some(machine)
    }

    /// A program of this machine that sees the other one's files where they lie.
    fn beside(&self, program: &str) -> Command {
        let mut command = Command::new("nsenter");
        command.args(["--target", &self.holds.id().to_string(), "--mount", program]);
        command
    }

    pub(crate) fn output(&self, script: &str, input: &[u8]) -> Output {
        let mut command = self.beside("chroot");
        command.arg(&self.root).args(["sh", "-ec", script]);
        command.env("PATH", "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin").env("LC_ALL", "C");
        command.env_remove("CREDENTIALS_DIRECTORY").stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        child.stdin.take().unwrap().write_all(input).unwrap();
        child.wait_with_output().unwrap()
    }

    /// What a script says that must succeed.
    pub(crate) fn says(&self, script: &str) -> String {
        let output = self.output(script, b"");
        let said = format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        assert!(output.status.success(), "{script}: {said}");
        said.trim().to_owned()
    }

    pub(crate) fn put(&self, bytes: &[u8], at: &str) {
        assert!(self.output(&format!("cat > {at}"), bytes).status.success(), "{at}");
    }

    /// Mail is answered by a judge that runs as its user, with the program and the configuration that are installed.
    pub(crate) fn answers(&self, way_to_run: &str, word: &str) {
        let mail =
            format!("From: anna@anna.example\nTo: judge@localhost\nMessage-ID: <{word}@anna.example>\n\nVERSION\n");
        self.put(mail.as_bytes(), "/tmp/mail");
        let said = self.says(&format!(
            "cd /tmp; {way_to_run} 2>/tmp/log & judge=$!
             as='setpriv --reuid chancery --regid chancery --clear-groups'
             for try in $(seq 400); do $as chancery deliver < /tmp/mail 2>/tmp/why && break; sleep 0.05; done
             answer() {{ grep -hs '^In-Reply-To: <{word}@anna.example>' /var/lib/chancery/post/*/new/*; }}
             for try in $(seq 400); do answer >/dev/null && break; sleep 0.05; done
             kill $judge; wait $judge || true; answer || cat /tmp/log /tmp/why"
        ));
        assert!(said.starts_with("In-Reply-To: "), "{said}");
    }
}

impl Drop for Machine {
    fn drop(&mut self) {
        let _ = self.holds.kill();
        let _ = self.holds.wait();
    }
}

/// The machine, booted: systemd is its first process, and it has no network.
pub(crate) struct Booted {
    host: Child,
    first: String,
}

impl Machine {
    /// Boots it; nothing, with a word, where that cannot be done. From then on the booted one alone is there.
    pub(crate) fn boot(&self) -> Option<Booted> {
        if !has("systemd-nspawn") {
            eprintln!("systemd-nspawn is not there: nothing was booted");
            return None;
        }
        self.says(TARGET);
        // systemd brings its own.
        let mounts = ["dev", "proc", "run", "tmp"].map(|name| self.root.join(name));
        assert!(self.beside("umount").arg("--lazy").args(mounts).status().unwrap().success());
        let mut command = self.beside("systemd-nspawn");
        command.args(["--quiet", "--register=no", "--keep-unit"]);
        command.args(["--private-network", "--console=read-only", "--boot", "--directory"]).arg(&self.root);
        command.args(["--", "--unit=trial.target"]).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let mut booted = Booted { host: command.spawn().unwrap(), first: String::new() };
        for _ in 0..PATIENCE {
            std::thread::sleep(MOMENT);
            if booted.is_up() {
                return Some(booted);
            }
        }
        eprintln!("systemd does not come up here: nothing was booted");
        None
    }
}

impl Booted {
    fn is_up(&mut self) -> bool {
        let host = self.host.id();
        let children = std::fs::read_to_string(format!("/proc/{host}/task/{host}/children")).unwrap_or_default();
        self.first = children.split_whitespace().last().unwrap_or_default().to_owned();
        !self.first.is_empty() && self.output("systemctl is-active trial.target").status.success()
    }

    fn output(&self, script: &str) -> Output {
        let mut command = Command::new("nsenter");
        command.args(["--target", &self.first, "--mount", "--uts", "--ipc", "--net", "--pid", "--cgroup"]);
        command.args(["sh", "-ec", script]).env("LC_ALL", "C").stdin(Stdio::null()).output().unwrap()
    }

    /// What a script says that must succeed.
    pub(crate) fn says(&self, script: &str) -> String {
        let output = self.output(script);
        let said = format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        assert!(output.status.success(), "{script}: {said}");
        said.trim().to_owned()
    }

    /// Waits until a script succeeds.
    pub(crate) fn comes(&self, script: &str) {
        let comes = (0..PATIENCE).any(|_| {
            std::thread::sleep(MOMENT);
            self.output(script).status.success()
        });
        assert!(comes, "{script}: {}", self.says("journalctl --no-pager | tail -40"));
    }
}

impl Drop for Booted {
    fn drop(&mut self) {
        // What the first process leads goes with it.
        let _ = Command::new("kill").args(["-KILL", &self.first]).status();
        let _ = self.host.kill();
        let _ = self.host.wait();
    }
}

pub(crate) fn has(program: &str) -> bool {
    Command::new("sh")
        .args(["-c", "command -v \"$1\" >/dev/null", "sh", program])
        .status()
        .is_ok_and(|done| done.success())
}

/// The machine, unless something is missing, which is said.
pub(crate) fn machine() -> Option<Machine> {
    let root = Command::new("id").arg("-u").output().is_ok_and(|output| output.stdout == b"0\n");
    let missing =
        ["dpkg", "unshare", "nsenter", "setpriv", "strip", "systemd-sysusers"].into_iter().find(|tool| !has(tool));
    let machine = if root && missing.is_none() { Machine::new() } else { None };
    if machine.is_none() {
        eprintln!("no machine to install on (root: {root}, missing: {missing:?}): nothing was tried");
    }
    machine
}
