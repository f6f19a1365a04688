//! Files of the judge: for its owner alone whatever the umask, whole or not there, closed again where somebody opened them.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

mod support;

use std::ffi::OsStr;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::Duration;

use judge::chance::Chance;
use judge::secret::Keys;

const MAIL: &[u8] = b"From: Anna <anna@anna.example>\r\nMessage-ID: <1@anna.example>\r\n\r\nVERSION\r\n";

fn config(folder: &Path) -> PathBuf {
    let path = folder.join("chancery.toml");
    let text = format!(
        "[judge]\naddress = \"judge@example.test\"\noperator = \"op@example.test\"\n\
         [store]\npath = \"{0}/chancery.sqlite\"\n[mailbox]\nkind = \"none\"\n\
         [post]\nkind = \"maildir\"\npath = \"{0}/post\"\n",
        folder.display(),
    );
    std::fs::write(&path, text).unwrap();
    path
}

/// Runs the judge under a shell's settings, such as a umask.
fn under(settings: &str, arguments: &[&OsStr], input: &[u8]) -> Output {
    let script = format!("{settings}; exec \"$0\" \"$@\"");
    support::fed(Command::new("bash").args(["-c", &script, env!("CARGO_BIN_EXE_chancery")]).args(arguments), input)
}

fn mode(path: &Path) -> u32 {
    std::fs::metadata(path).unwrap().permissions().mode() & 0o777
}

fn said(output: &Output) -> String {
    format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr))
}

/// Runs the daemon until it is open and has answered a mail, if one waits, and stops it; what it logged.
fn run(settings: &str, config: &Path, folder: &Path) -> String {
    let script = format!("{settings}; exec \"$0\" run -c \"$1\"");
    let mut command = Command::new("bash");
    command.args(["-c", &script, env!("CARGO_BIN_EXE_chancery")]).arg(config);
    let log = tempfile::NamedTempFile::new().unwrap();
    let mut child = command.stdin(Stdio::null()).stderr(log.reopen().unwrap()).spawn().unwrap();
    let logged = || std::fs::read_to_string(log.path()).unwrap();
    let is_answered =
        || folder.join("post/anna@anna.example/new").read_dir().is_ok_and(|mut files| files.next().is_some());
    for _ in 0..200 {
        std::thread::sleep(Duration::from_millis(50));
        if logged().contains("the judge is open") && is_answered() {
            break;
        }
    }
    Command::new("kill").args(["-TERM", &child.id().to_string()]).status().unwrap();
    child.wait().unwrap();
    logged()
}

#[test]
fn nobody_else_can_read_what_the_judge_writes() {
    let folder = tempfile::tempdir().unwrap();
    let (folder, config) = (folder.path(), config(folder.path()));
    std::fs::write(folder.join("mail"), MAIL).unwrap();
    let place = [OsStr::new("-c"), config.as_os_str()];
    run("umask 0", &config, folder);
    let deliver = under("umask 0", &[&[OsStr::new("deliver")], &place[..]].concat(), MAIL);
    assert!(deliver.status.success(), "{}", said(&deliver));
    run("umask 0", &config, folder);
    let copy = folder.join("copy.sqlite");
    let backup = under("umask 0", &[&[OsStr::new("backup")], &place[..], &[copy.as_os_str()]].concat(), b"");
    assert!(backup.status.success(), "{}", said(&backup));
    for path in support::files(folder).iter().filter(|path| !path.ends_with("chancery.toml") && !path.ends_with("mail"))
    {
        assert_eq!(mode(path), 0o600, "{}", path.display());
    }
    for part in ["post", "post/anna@anna.example", "post/anna@anna.example/new"] {
        assert_eq!(mode(&folder.join(part)), 0o700, "{part}");
    }
    // Somebody's hand, or an older judge, has opened them.
    for name in ["chancery.sqlite", "chancery.key", "chancery.lock"] {
        std::fs::set_permissions(folder.join(name), std::fs::Permissions::from_mode(0o644)).unwrap();
    }
    let check = under("umask 022", &[&[OsStr::new("check")], &place[..]].concat(), b"");
    assert!(said(&check).contains("!!  files: others can read"), "{}", said(&check));
    let log = run("umask 022", &config, folder);
    for name in ["chancery.sqlite", "chancery.key", "chancery.lock"] {
        assert_eq!(mode(&folder.join(name)), 0o600, "{name}");
        assert!(log.contains(name), "{name} is not in {log}");
    }
}

#[test]
fn a_key_that_is_none_says_what_to_do() {
    let folder = tempfile::tempdir().unwrap();
    let config = config(folder.path());
    let key = folder.path().join("chancery.key");
    for text in ["", "abcd", "not a key at all, but long enough to be one, one could think"] {
        std::fs::write(&key, text).unwrap();
        let output = support::chancery(&[OsStr::new("run"), OsStr::new("-c"), config.as_os_str()], b"");
        assert_eq!(output.status.code(), Some(1));
        let said = said(&output);
        assert!(said.contains("chancery.key") && said.contains("put it back from a copy"), "{said}");
        assert_eq!(std::fs::read_to_string(&key).unwrap(), text, "nobody's key is written over");
    }
}

#[test]
fn a_lost_key_is_told_by_check_and_in_the_log_and_a_first_one_is_not() {
    let folder = tempfile::tempdir().unwrap();
    let (folder, config) = (folder.path(), config(folder.path()));
    std::fs::create_dir_all(folder.join("post/anna@anna.example/new")).unwrap();
    std::fs::write(folder.join("post/anna@anna.example/new/1"), "").unwrap();
    let check = || said(&support::chancery(&[OsStr::new("check"), OsStr::new("-c"), config.as_os_str()], b""));
    assert!(check().contains("chancery.key is not there yet"), "{}", check());
    let log = run("true", &config, folder);
    assert!(!log.contains("WARN") && folder.join("chancery.key").exists(), "{log}");
    std::fs::remove_file(folder.join("chancery.key")).unwrap();
    assert!(
        check().contains("chancery.key is not there, although the store is: put it back from a copy"),
        "{}",
        check()
    );
    assert!(!folder.join("chancery.key").exists(), "nobody makes a key but the daemon");
    let log = run("true", &config, folder);
    assert!(log.contains("the key of this store was not there, so a new one is made"), "{log}");
    assert!(!run("true", &config, folder).contains("so a new one is made"));
}

#[test]
fn a_full_disk_leaves_no_half_key() {
    let folder = tempfile::tempdir().unwrap();
    let config = config(folder.path());
    let arguments = [OsStr::new("run"), OsStr::new("-c"), config.as_os_str()];
    let output = under("trap '' XFSZ; ulimit -f 0", &arguments, b"");
    assert_eq!(output.status.code(), Some(1));
    let keys = || support::files(folder.path()).into_iter().filter(|path| path.display().to_string().contains("key"));
    assert_eq!(keys().collect::<Vec<_>>(), Vec::<PathBuf>::new(), "{}", said(&output));
    assert!(said(&output).contains("chancery.key"), "{}", said(&output));
    let key = folder.path().join("chancery.key");
    Keys::open(&key, &Chance::seeded(1)).unwrap();
    Keys::open(&key, &Chance::seeded(2)).unwrap();
    assert_eq!(keys().count(), 1, "the key is made as soon as there is room, and no draft stays");
}
