//! Ways out that are closed: what refuses the judge is told from what refuses a letter, and no letter is lost by the first.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

#[path = "away/letters.rs"]
mod letters;
#[path = "support/parcels.rs"]
mod parcels;

use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use judge::clock::Moment;
use judge::config::{Config, PostKind, Tls};
use judge::courier::Courier;
use judge::outbox::{Attempt, Delivery, Next};
use judge::secret::Keys;
use judge::store::Store;
use parcels::{hello, parcel};

/// What a server says at each step that is not the usual.
#[derive(Clone, Copy)]
struct Moods {
    greeting: &'static str,
    auth: &'static str,
    login: &'static str,
    mail: &'static str,
    rcpt: &'static str,
    data: &'static str,
    end: &'static str,
}

const KIND: Moods = Moods {
    greeting: "220 here",
    auth: "250-AUTH PLAIN\r\n",
    login: "235 2.7.0 welcome",
    mail: "250 2.1.0 ok",
    rcpt: "250 2.1.5 ok",
    data: "354 go on",
    end: "250 2.0.0 taken",
};

fn talk(stream: TcpStream, moods: Moods) -> std::io::Result<()> {
    let mut answer = stream.try_clone()?;
    // In ISO 8859-1, as some do.
    let mut say = |text: &str| {
        let signs = text.chars().chain("\r\n".chars()).map(|sign| u8::try_from(sign).unwrap());
        answer.write_all(&signs.collect::<Vec<u8>>())
    };
    let mut lines = BufReader::new(stream).lines();
    say(moods.greeting)?;
    while let Some(line) = lines.next().transpose()? {
        match line.split(' ').next().unwrap_or_default().to_uppercase().as_str() {
            "EHLO" => say(&format!("250-here\r\n{}250 8BITMIME", moods.auth))?,
            "AUTH" => say(moods.login)?,
            "MAIL" => say(moods.mail)?,
            "RCPT" => say(moods.rcpt)?,
            "DATA" => {
                say(moods.data)?;
                if moods.data.starts_with('3') {
                    while lines.next().transpose()?.is_some_and(|line| line != ".") {}
                    say(moods.end)?;
                }
            }
            "QUIT" => return say("221 bye"),
            _ => say("250 ok")?,
        }
    }
    Ok(())
}

fn config(folder: &Path, port: u16) -> Config {
    let mut config = Config::default();
    config.store.path = folder.join("chancery.sqlite");
    config.post.host = "127.0.0.1".into();
    config.post.port = port;
    config.post.tls = Tls::Plain;
    config.post.password_file = folder.join("password");
    std::fs::write(&config.post.password_file, "secret").unwrap();
    config
}

fn deliver(config: &Config) -> Delivery {
    Courier::new(config, Keys::from_bytes([7; 32])).unwrap().deliver(&parcel(1, hello())).delivery
}

fn by_server(moods: Moods) -> Delivery {
    attempt(moods).delivery
}

fn attempt(moods: Moods) -> Attempt {
    let folder = tempfile::tempdir().unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let config = config(folder.path(), listener.local_addr().unwrap().port());
    std::thread::spawn(move || listener.incoming().for_each(|stream| drop(talk(stream.unwrap(), moods))));
    let tried = Courier::new(&config, Keys::from_bytes([7; 32])).unwrap().deliver(&parcel(1, hello()));
    assert_eq!(tried.server, format!("{}:{}", config.post.host, config.post.port));
    tried
}

#[test]
fn an_attempt_tells_code_and_words_of_the_server() {
    for (moods, code, words) in [
        (KIND, 250, ""),
        (Moods { end: "250 2.0.0 queued as 4ABC", ..KIND }, 250, "2.0.0 queued as 4ABC"),
        (Moods { rcpt: "450 4.2.0 greylisted", ..KIND }, 450, "4.2.0 greylisted"),
        (Moods { end: "554 5.7.1 this looks like spam", ..KIND }, 554, "5.7.1 this looks like spam"),
        (Moods { login: "535 5.7.8 wrong password", ..KIND }, 535, "5.7.8 wrong password"),
        (Moods { greeting: "421 busy", ..KIND }, 421, "busy"),
    ] {
        let tried = attempt(moods);
        assert!(tried.code == Some(code) && tried.text.contains(words), "{tried:?}");
    }
}

#[test]
fn of_many_attempts_the_newest_are_kept_and_nothing_of_whoever_is_forgotten() {
    let folder = tempfile::tempdir().unwrap();
    let mut store = Store::open(&folder.path().join("store")).unwrap();
    let id = store.post("anna@anna.example", &hello(), Moment(0)).unwrap();
    for at in 1..=50 {
        let tried = Attempt { server: format!("mx{at}:25"), ..Delivery::Deferred("x".repeat(2000)).into() };
        store.note_attempt(id, &tried, Moment(at)).unwrap();
    }
    store.note_attempt(99, &Delivery::Sent.into(), Moment(51)).unwrap();
    let kept = store.attempts(id).unwrap();
    assert!(kept.len() == 20 && kept[0].number == 31 && kept[19].server == "mx50:25" && kept[19].at == Moment(50));
    assert!(kept.iter().all(|attempt| attempt.text.len() == 500 && attempt.outcome == "deferred"));
    assert!(store.attempts(99).unwrap().is_empty(), "there is no such letter");
    store.take_parcel(Moment(60), Next::Due).unwrap().unwrap();
    store.delivered(id, &Delivery::Sent, Moment(60)).unwrap();
    store.blot_out_letters("anna@anna.example").unwrap();
    assert!(store.attempts(id).unwrap().is_empty());
}

fn is_away(delivery: &Delivery) -> bool {
    matches!(delivery, Delivery::Away(_))
}

#[test]
fn a_server_is_heard_in_whatever_character_set_it_speaks() {
    let taken = attempt(Moods { greeting: "220 serveur prêt", end: "250 2.0.0 bien reçu", ..KIND });
    assert_eq!((taken.delivery, taken.text.as_str()), (Delivery::Sent, "2.0.0 bien re?u"));
    for moods in
        [Moods { rcpt: "550 5.1.1 destinataire inconnu, désolé", ..KIND }, Moods { end: "554 5.6.0 désolé", ..KIND }]
    {
        let refused = by_server(moods);
        assert!(matches!(&refused, Delivery::Refused(why) if why.contains("d?sol?")), "{refused:?}");
    }
    let away = by_server(Moods { login: "535 5.7.8 désolé", ..KIND });
    assert!(matches!(&away, Delivery::Away(why) if why.contains("d?sol?")), "{away:?}");
}

#[test]
fn a_server_that_refuses_the_judge_refuses_no_letter() {
    assert_eq!(by_server(KIND), Delivery::Sent);
    for moods in [
        Moods { greeting: "554 no service for you", ..KIND },
        Moods { greeting: "421 busy", ..KIND },
        Moods { greeting: "nonsense", ..KIND },
        Moods { auth: "", ..KIND },
        Moods { auth: "250-AUTH KERBEROS\r\n", ..KIND },
        Moods { login: "535 5.7.8 wrong password", ..KIND },
        Moods { login: "534 5.7.9 use an app password", ..KIND },
        Moods { login: "454 4.7.0 later", ..KIND },
        Moods { mail: "550 5.1.0 sender rejected", ..KIND },
        Moods { mail: "553 5.7.1 sender address not owned by user", ..KIND },
        Moods { mail: "451 4.3.0 later", ..KIND },
        Moods { rcpt: "554 5.7.1 <anna@anna.example>: Relay access denied", ..KIND },
        Moods { rcpt: "530 5.7.0 authentication required", ..KIND },
        Moods { data: "550 5.4.5 daily sending quota exceeded", ..KIND },
        Moods { end: "550 5.7.26 this sender is unauthenticated", ..KIND },
        Moods { end: "421 4.7.0 slow down", ..KIND },
    ] {
        let delivery = by_server(moods);
        assert!(is_away(&delivery), "{delivery:?}");
    }
    for moods in [
        Moods { rcpt: "550 5.1.1 no such user", ..KIND },
        Moods { rcpt: "550 no such user", ..KIND },
        Moods { data: "550 5.7.1 no relay for lists", ..KIND },
        Moods { end: "554 5.7.1 message rejected as spam by relay3.provider.example", ..KIND },
        Moods { data: "554 5.7.1 no", ..KIND },
        Moods { end: "554 5.7.1 this looks like spam", ..KIND },
        Moods { end: "552 5.3.4 too big", ..KIND },
    ] {
        let delivery = by_server(moods);
        assert!(matches!(delivery, Delivery::Refused(_)), "{delivery:?}");
    }
    for moods in [
        Moods { rcpt: "450 4.2.0 greylisted", ..KIND },
        Moods { rcpt: "452 4.2.2 mailbox full", ..KIND },
        Moods { end: "451 4.3.0 later", ..KIND },
    ] {
        let delivery = by_server(moods);
        assert!(matches!(delivery, Delivery::Deferred(_)), "{delivery:?}");
    }
}

#[test]
fn a_server_that_is_not_there_refuses_no_letter() {
    let folder = tempfile::tempdir().unwrap();
    let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    assert!(is_away(&deliver(&config(folder.path(), port))), "nobody listens");
    let mut named = config(folder.path(), port);
    named.post.host = "no-such-host.invalid".into();
    assert!(is_away(&deliver(&named)), "the name means nothing");
    for tls in [Tls::Tls, Tls::Starttls] {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let mut config = config(folder.path(), listener.local_addr().unwrap().port());
        config.post.tls = tls;
        std::thread::spawn(move || listener.incoming().for_each(|stream| drop(talk(stream.unwrap(), KIND))));
        let delivery = deliver(&config);
        assert!(is_away(&delivery), "{tls:?}: {delivery:?}");
    }
}

#[test]
fn the_exit_code_of_a_program_tells_whom_it_refuses() {
    let folder = tempfile::tempdir().unwrap();
    let mut config = config(folder.path(), 0);
    config.post.kind = PostKind::Sendmail;
    config.post.path = folder.path().join("sendmail");
    let ended = |script: &str| {
        std::fs::write(&config.post.path, format!("#!/bin/sh\n{script}\n")).unwrap();
        std::fs::set_permissions(&config.post.path, std::fs::Permissions::from_mode(0o755)).unwrap();
        deliver(&config)
    };
    assert_eq!(ended("cat > /dev/null"), Delivery::Sent);
    for code in [64, 70, 71, 72, 73, 74, 76, 77, 78, 1, 127] {
        let delivery = ended(&format!("echo why >&2; exit {code}"));
        assert!(matches!(&delivery, Delivery::Away(why) if why.contains("why")), "{code}: {delivery:?}");
    }
    assert!(is_away(&ended("kill -9 $$")));
    for code in [68, 69, 75] {
        assert!(matches!(ended(&format!("cat > /dev/null; exit {code}")), Delivery::Deferred(_)), "{code}");
    }
    for code in [65, 67] {
        assert!(matches!(ended(&format!("cat > /dev/null; exit {code}")), Delivery::Refused(_)), "{code}");
    }
    config.post.path = folder.path().join("none");
    assert!(is_away(&deliver(&config)), "there is no program");
}
