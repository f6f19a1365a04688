//! What the operator hears of a server's word that can never be believed, and of mail that would steer his terminal.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

fn chancery(folder: &Path, words: &[&str], mail: &str) -> (bool, String) {
    let config = folder.join("chancery.toml");
    let mut command = Command::new(env!("CARGO_BIN_EXE_chancery"));
    command.args(words).arg("-c").arg(&config).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    child.stdin.take().unwrap().write_all(mail.as_bytes()).unwrap();
    let done = child.wait_with_output().unwrap();
    (done.status.success(), String::from_utf8_lossy(&done.stdout).into_owned())
}

fn judge(authserv_id: &str) -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let text = format!(
        "[judge]\naddress = \"judge@chancery.example\"\noperator = \"op@x.example\"\n[store]\npath = \
         \"{0}/chancery.sqlite\"\n[mailbox]\nkind = \"none\"\nauthserv-id = \"{authserv_id}\"\n\
         [post]\nkind = \"maildir\"\npath = \"{0}/post\"\n",
        folder.path().display()
    );
    std::fs::write(folder.path().join("chancery.toml"), text).unwrap();
    // The store is made by whatever of the judge may make one.
    judge::store::Store::open(&folder.path().join("chancery.sqlite")).unwrap();
    folder
}

const OWN: &str = "Authentication-Results: mx.judge.example; dmarc=pass header.from=anna.example\n";
const BY: &str = "Received: from anna.example by mx.judge.example with ESMTP id 1; Sun, 22 Nov 2026 01:00:00 +0000\n";
const REST: &str = "From: anna@anna.example\nTo: judge@chancery.example\n\nHELP\n";

#[test]
fn check_says_when_a_server_s_word_stands_where_it_can_never_be_believed() {
    for (id, head, told) in [
        ("mx.judge.example", format!("{BY}{OWN}"), "stands below the first Received line"),
        ("mail.judge.example", format!("{OWN}{BY}"), "and `mailbox.authserv-id` is `mail.judge.example`"),
        ("", format!("{OWN}{BY}"), "if `mx.judge.example` is your own mail server, write that name there"),
        ("mx.judge.example", format!("Authentication-Results: dmarc=pass\n{BY}"), "names no server"),
    ] {
        let folder = judge(id);
        assert!(chancery(folder.path(), &["deliver"], &format!("{head}{REST}")).0);
        let (well, said) = chancery(folder.path(), &["check"], "");
        let line = said.lines().find(|line| line.contains("authors:")).unwrap_or_default();
        assert!(!well && line.starts_with("!!") && line.contains(told), "{said}");
        // One that can be believed is enough: anybody may send the others.
        assert!(chancery(folder.path(), &["deliver"], &format!("{OWN}{BY}{}", REST.replace("HELP", "LIST"))).0);
        let (_, said) = chancery(folder.path(), &["check"], "");
        let line = said.lines().find(|line| line.contains("authors:")).unwrap_or_default();
        assert_eq!(line.starts_with("ok"), id == "mx.judge.example", "{said}");
    }
}

#[test]
fn a_mail_is_shown_without_what_steers_a_terminal() {
    let folder = judge("");
    let mail = format!("Subject: \u{1b}]0;owned\u{7}\n{REST}\u{1b}[31mred\u{9b}2J caf\u{e9} \u{7f}\n");
    assert!(chancery(folder.path(), &["deliver"], &mail).0);
    let (_, shown) = chancery(folder.path(), &["mail", "1"], "");
    assert!(shown.contains("Subject: ^[]0;owned^G\n") && shown.contains("^[[31mred^[2J caf\u{e9} ^?\n"), "{shown:?}");
    assert!(!shown.contains(['\u{1b}', '\u{7}', '\u{9b}', '\u{7f}']), "{shown:?}");
    assert_eq!(chancery(folder.path(), &["mail", "1", "--raw"], "").1, mail);
}
