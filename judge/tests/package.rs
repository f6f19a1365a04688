//! The Debian package: packed, installed, upgraded, removed and purged on a copy of this machine that is thrown away.
//!
//! Where somebody is not root, or a tool is missing, nothing is tried, and a word says so.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

#[path = "package/machine.rs"]
mod machine;
mod support;

use std::path::Path;
use std::process::Command;

use machine::{Machine, has, machine};

const AS: &str = "setpriv --reuid chancery --regid chancery --clear-groups";

/// A configuration without servers.
fn configuration() -> String {
    "[judge]\naddress = \"judge@localhost\"\n[mailbox]\nkind = \"none\"\n[post]\nkind = \"maildir\"\n\
     path = \"/var/lib/chancery/post\"\n"
        .to_owned()
}

/// Packs the program that was built for the tests.
fn pack(to: &Path) -> bool {
    if !has("cargo-deb") {
        eprintln!("cargo-deb is not there: nothing was tried");
        return false;
    }
    // What was built for the tests stands in for what is built for operators, without what only a debugger reads.
    let target = tempfile::tempdir().unwrap();
    let program = target.path().join("release/chancery");
    std::fs::create_dir(program.parent().unwrap()).unwrap();
    let stripped = Command::new("strip").arg("-o").arg(&program).arg(env!("CARGO_BIN_EXE_chancery")).status();
    assert!(stripped.unwrap().success());
    let output = Command::new(support::folder("../systemd/package"))
        .args(["release", "--offline", "--no-strip", "--fast", "--output"])
        .arg(to)
        .env("CARGO_TARGET_DIR", target.path())
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    true
}

/// The same as a version before, with another sample of the configuration.
fn make_older(package: &Path, older: &Path) {
    let folder = tempfile::tempdir().unwrap();
    let tree = folder.path().join("tree");
    assert!(Command::new("dpkg-deb").arg("-R").arg(package).arg(&tree).status().unwrap().success());
    let change = |name: &str, from: &str, to: &str| {
        let text = std::fs::read_to_string(tree.join(name)).unwrap();
        assert!(text.contains(from), "{from} is not in {text}");
        std::fs::write(tree.join(name), text.replacen(from, to, 1)).unwrap();
    };
    change("DEBIAN/control", "Version: ", "Version: 0.0.1~");
    change("etc/chancery/chancery.toml", "# The configuration of", "# The former configuration of");
    let packed = Command::new("dpkg-deb").args(["-Zgzip", "-z1", "-b"]).arg(&tree).arg(older).output().unwrap();
    assert!(packed.status.success(), "{}", String::from_utf8_lossy(&packed.stderr));
}

#[test]
fn a_package_is_installed_upgraded_and_purged_and_games_stay() {
    let Some(machine) = machine() else { return };
    let folder = tempfile::tempdir().unwrap();
    let (package, older) = (folder.path().join("chancery.deb"), folder.path().join("older.deb"));
    if !pack(&package) {
        return;
    }
    make_older(&package, &older);
    for (file, name) in [(&older, "older"), (&package, "newer")] {
        machine.put(&std::fs::read(file).unwrap(), &format!("/run/{name}.deb"));
    }
    machine.says("dpkg -i /run/older.deb");
    is_all_there(&machine);
    machine.put(configuration().as_bytes(), "/etc/chancery/chancery.toml");
    machine.put(b"hush\n", "/etc/chancery/imap-password");
    machine.answers(&format!("{AS} chancery run"), "before");
    // Whoever has changed the configuration keeps his; the new sample lies beside it.
    machine.says("dpkg --force-confold -i /run/newer.deb");
    assert_eq!(machine.says("cat /etc/chancery/chancery.toml"), configuration().trim());
    assert!(machine.says("head -1 /etc/chancery/chancery.toml.dpkg-dist").starts_with("# The configuration of"));
    assert_eq!(machine.says("cat /etc/chancery/imap-password; stat -c %a /etc/chancery/imap-password"), "hush\n600");
    machine.answers(&format!("{AS} chancery run"), "after");
    assert_eq!(machine.says("chancery mail | grep -c anna@anna.example"), "2", "{}", machine.says("chancery mail"));
    machine.says("dpkg -r chancery");
    machine
        .says("! command -v chancery; test -e /etc/chancery/chancery.toml; test -e /var/lib/chancery/chancery.sqlite");
    let told = machine.says("dpkg -P chancery");
    assert!(told.contains("the games in /var/lib/chancery stay"), "{told}");
    machine.says("! test -e /etc/chancery; test -e /var/lib/chancery/chancery.sqlite");
    machine.says("! test -e /usr/lib/systemd/system/chancery.service; ! test -e /etc/systemd/system/timers.target.wants/chancery-backup.timer");
    // Where nobody has played, nothing is left.
    machine.says("rm -r /var/lib/chancery; dpkg -i /run/newer.deb; dpkg -P chancery; ! test -e /var/lib/chancery");
}

/// What is there after the installation, and whose it is.
fn is_all_there(machine: &Machine) {
    for (path, wanted) in [
        ("/var/lib/chancery", "chancery chancery 700"),
        ("/etc/chancery/chancery.toml", "root root 644"),
        ("/etc/chancery/imap-password", "root root 600"),
        ("/etc/chancery/smtp-password", "root root 600"),
        ("/usr/bin/chancery", "root root 755"),
        ("/usr/share/bash-completion/completions/chancery", "root root 644"),
        ("/usr/share/zsh/vendor-completions/_chancery", "root root 644"),
        ("/usr/share/fish/vendor_completions.d/chancery.fish", "root root 644"),
        ("/usr/share/doc/chancery/copyright", "root root 644"),
    ] {
        assert_eq!(machine.says(&format!("stat -c '%U %G %a' {path}")), wanted, "{path}");
    }
    let user = machine.says("getent passwd chancery");
    assert!(user.ends_with(":/var/lib/chancery:/usr/sbin/nologin"), "{user}");
    assert!(machine.says("chancery --version").starts_with("chancery "));
    machine.says("for page in /usr/share/man/man1/chancery*; do gunzip -t $page; done; test -e /usr/share/man/man1/chancery-run.1.gz");
    // The sample is taken as it is, and says what is still to be done.
    let told = machine.output("chancery check", b"");
    let told = String::from_utf8_lossy(&told.stdout).into_owned();
    assert!(told.contains("ok  configuration: /etc/chancery/chancery.toml makes sense"), "{told}");
    assert!(machine.says("systemctl is-enabled chancery || true").ends_with("disabled"));
    assert_eq!(machine.says("systemctl is-enabled chancery-backup.timer"), "enabled");
    let verified =
        machine.says("systemd-analyze verify chancery.service chancery-backup.timer 2>&1 | grep chancery || true");
    assert_eq!(verified, "", "systemd finds nothing wrong");
}

/// Soon enough for a test: what is done every night is done every other second, and who fell is up again in a second.
const SOON: &str = "folder=/etc/systemd/system; mkdir $folder/chancery-backup.timer.d $folder/chancery.service.d
     printf '[Timer]\\nOnCalendar=\\nOnCalendar=*:*:0/2\\nRandomizedDelaySec=0\\nAccuracySec=1s\\n' > $folder/chancery-backup.timer.d/soon.conf
     printf '[Service]\\nRestartSec=1s\\n' > $folder/chancery.service.d/soon.conf";

#[test]
fn systemd_starts_reloads_and_raises_the_judge_and_copies_its_store() {
    let Some(machine) = machine() else { return };
    let folder = tempfile::tempdir().unwrap();
    let package = folder.path().join("chancery.deb");
    if !pack(&package) {
        return;
    }
    machine.put(&std::fs::read(&package).unwrap(), "/run/chancery.deb");
    machine.says("dpkg -i /run/chancery.deb");
    machine.put(configuration().as_bytes(), "/etc/chancery/chancery.toml");
    machine.says(SOON);
    let Some(booted) = machine.boot() else { return };
    booted.says("systemctl start chancery");
    booted.says("systemctl reload chancery");
    booted.comes("journalctl -u chancery | grep 'the configuration has been read again'");
    let who = booted.says("systemctl show -p MainPID --value chancery");
    booted.says("systemctl kill -s KILL chancery");
    booted.comes("systemctl is-active chancery");
    assert_ne!(booted.says("systemctl show -p MainPID --value chancery"), who);
    let copies = "ls /var/lib/chancery/copies/chancery-*.sqlite";
    booted.says("systemctl start chancery-backup.timer");
    booted.comes(&format!("[ $({copies} | wc -l) -ge 2 ]"));
    assert_eq!(booted.says(&format!("stat -c '%U %a' $({copies} | head -1)")), "chancery 600");
    booted.says("systemctl stop chancery");
    assert!(booted.says("journalctl -u chancery").contains("the judge is closed"));
}

#[test]
fn what_the_container_file_makes_runs_a_judge() {
    let Some(machine) = machine() else { return };
    let text = std::fs::read_to_string(support::folder("../systemd/Containerfile")).unwrap().replace("\\\n", " ");
    let last = text.rsplit("\nFROM ").next().unwrap();
    let value = |word: &str| last.lines().find_map(|line| line.strip_prefix(word)?.strip_prefix(' ')).unwrap();
    // The images cannot be had everywhere; this machine stands in for the second.
    let made: Vec<&str> = last.lines().filter_map(|line| line.strip_prefix("RUN ")).collect();
    for line in made.iter().filter(|line| !line.starts_with("apt-get ")) {
        machine.says(line);
    }
    machine.put(&std::fs::read(env!("CARGO_BIN_EXE_chancery")).unwrap(), "/usr/bin/chancery");
    machine.says("chmod 755 /usr/bin/chancery; mkdir -p /etc/chancery /run/secrets");
    machine.put(configuration().as_bytes(), "/etc/chancery/chancery.toml");
    let list = |word: &str| serde_json::from_str::<Vec<String>>(value(word)).unwrap().join(" ");
    let way = format!(
        "cd {}; {} setpriv --reuid {user} --regid {user} --clear-groups {} {}",
        value("WORKDIR"),
        value("ENV"),
        list("ENTRYPOINT"),
        list("CMD"),
        user = value("USER")
    );
    machine.answers(&way, "contained");
}
