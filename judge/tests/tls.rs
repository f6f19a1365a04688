//! Who is believed to be a mail server, and what is said where it fails.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use judge::clock::Clock;
use judge::fault::chain;
use judge::intake::IntakeError;
use judge::tls::{Believed, advised, certificates};
use rustls::client::danger::ServerCertVerifier;
use rustls::pki_types::{ServerName, UnixTime};

/// What `openssl req -x509` makes by default: a certificate that is its own authority.
fn self_signed(folder: &Path, name: &str) -> PathBuf {
    let path = folder.join(format!("{name}.pem"));
    let key = folder.join("key.pem");
    let (names, subject) = (format!("subjectAltName=DNS:{name}"), format!("/CN={name}"));
    let mut command = Command::new("openssl");
    command.args([
        "req",
        "-x509",
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:prime256v1",
        "-nodes",
        "-days",
        "30",
    ]);
    command.args(["-subj", &subject, "-addext", &names, "-keyout"]).arg(key).arg("-out").arg(&path);
    assert!(command.output().unwrap().status.success());
    path
}

fn verdict(ca_file: &Path, shown: &Path, name: &str, days: i64) -> Result<(), String> {
    let now = Clock::System.now().0 + days * 86_400;
    let now = UnixTime::since_unix_epoch(Duration::from_secs(now.unsigned_abs()));
    let (name, shown) = (ServerName::try_from(name.to_owned()).unwrap(), certificates(shown).unwrap());
    let verified = Believed::new(ca_file).unwrap().verify_server_cert(&shown[0], &[], &name, &[], now);
    verified.map(drop).map_err(|error| error.to_string())
}

#[test]
fn a_certificate_that_is_its_own_authority_is_believed_when_it_is_the_very_one() {
    let folder = tempfile::tempdir().unwrap();
    let own = self_signed(folder.path(), "mail.example.test");
    assert_eq!(verdict(&own, &own, "mail.example.test", 0), Ok(()));
    let refused = |name: &str, days: i64| verdict(&own, &own, name, days).unwrap_err();
    assert!(
        refused("other.example.test", 0).contains("NotValidForName")
            || refused("other.example.test", 0).contains("not valid for name")
    );
    assert!(refused("mail.example.test", 31).contains("xpired"), "{}", refused("mail.example.test", 31));
    assert!(
        refused("mail.example.test", -2).contains("not valid yet")
            || refused("mail.example.test", -2).contains("NotValidYet")
    );
    let foreign = tempfile::tempdir().unwrap();
    let foreign = self_signed(foreign.path(), "mail.example.test");
    let told = verdict(&own, &foreign, "mail.example.test", 0).unwrap_err();
    assert!(advised("mailbox", &told).contains("`mailbox.ca-file`"), "another of the same name: {told}");
    let told = verdict(Path::new(""), &own, "mail.example.test", 0).unwrap_err();
    assert!(advised("post", &told).contains("`post.ca-file`"), "without a file nothing is believed: {told}");
}

#[test]
fn several_certificates_may_stand_in_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let [one, two] = ["one.example.test", "two.example.test"].map(|name| self_signed(folder.path(), name));
    let both = folder.path().join("both.pem");
    std::fs::write(&both, [std::fs::read(&one).unwrap(), std::fs::read(&two).unwrap()].concat()).unwrap();
    assert_eq!(verdict(&both, &one, "one.example.test", 0), Ok(()));
    assert_eq!(verdict(&both, &two, "two.example.test", 0), Ok(()));
    assert!(verdict(&both, &two, "one.example.test", 0).is_err());
}

#[test]
fn what_servers_answer_is_told_with_what_to_do() {
    for (error, wanted) in [
        (
            "invalid peer certificate: certificate not valid for name \"mail.example.org\"",
            "the certificate is for another name",
        ),
        (
            "invalid peer certificate: certificate expired: verification time 1795405247 (UNIX)",
            "whoever runs the server must renew it",
        ),
        ("invalid peer certificate: certificate not valid yet: verification time 5 (UNIX)", "set the clock right"),
        ("`judge` cannot log in: No Response: [AUTHENTICATIONFAILED] no", "app password"),
        ("`judge` cannot log in: peer closed connection without sending TLS close_notify", "closed the connection"),
        ("`judge` cannot log in: it takes no passwords on this connection (LOGINDISABLED)", "\"starttls\" or \"tls\""),
        ("folder `Inbox/Judge` cannot be opened: No Response: [NONEXISTENT] no such mailbox", "`mailbox.folder`"),
        ("folder `INBOX` cannot be opened: unexpected end of file", "closed the connection"),
        ("Connection reset by peer (os error 104)", "closed the connection"),
        ("Mismatched Tag: TagMismatch { expect: 1, actual: Ok(250) }", "there is no IMAP server"),
        ("received fatal alert: HandshakeFailure", "TLS 1.2 or later"),
    ] {
        let told = advised("mailbox", error);
        let told = told.strip_suffix(&format!(" ({error})")).expect("the server's words stand last");
        assert!(told.contains(wanted), "{error}: {told}");
        assert!(!told.contains('{') && !told.contains('}'), "{told}");
    }
    for (error, wanted) in [
        (
            "the server refused to log in `judge`: permanent error (535): 5.7.8 bad",
            "`post.password-file` holds another",
        ),
        ("response error: error Tag at: HTTP/1.1 400 Bad Request", "there is no SMTP server"),
        ("response error: incomplete response", "`post.port`"),
        ("permanent error (554): go away", "whoever runs it knows why"),
        ("transient error (421): busy", "letters wait"),
        ("the server has not let us in within 30 seconds", "set `post.tls` to \"tls\""),
    ] {
        assert!(advised("post", error).contains(wanted), "{error}: {}", advised("post", error));
    }
}

#[test]
fn what_to_try_comes_first_and_the_servers_words_once_behind_it() {
    let words = "failed to lookup address information: Name or service not known";
    let source = std::io::Error::other(words);
    let error = IntakeError::Connect { host: "imap.nowhere.test".to_owned(), port: 993, source };
    assert_eq!(
        chain(&error),
        "cannot reach imap.nowhere.test:993: `mailbox.host` is not the server's name, or this machine's name server does not \
         answer (failed to lookup address information: Name or service not known)"
    );
    assert_eq!(advised("post", "something new"), "something new");
}
