//! Ways out that are closed: what refuses the judge is told from what refuses a letter, and no letter is lost by the first.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

use std::io::{BufRead, BufReader, Write};
use std::net::{TcpListener, TcpStream};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use judge::clock::{Moment, Span};
use judge::config::{Config, PostKind, Tls};
use judge::courier::Courier;
use judge::desk::Desk;
use judge::letter::Letter;
use judge::outbox::{Attempt, Delivery, Next, Parcel};
use judge::secret::Keys;
use judge::stage::Stage;
use judge::store::Store;

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

fn parcel(id: i64) -> Parcel {
    let letter = Letter { subject: "Hello".into(), text: "Hello.\n".into(), ..Letter::default() };
    Parcel {
        id,
        to: "anna@anna.example".into(),
        letter,
        written: Moment(0),
        judge: "abc".into(),
        pictures: Vec::new(),
        enclosures: Vec::new(),
    }
}

fn deliver(config: &Config) -> Delivery {
    Courier::new(config, Keys::from_bytes([7; 32])).unwrap().deliver(&parcel(1)).delivery
}

fn by_server(moods: Moods) -> Delivery {
    attempt(moods).delivery
}

fn attempt(moods: Moods) -> Attempt {
    let folder = tempfile::tempdir().unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let config = config(folder.path(), listener.local_addr().unwrap().port());
    std::thread::spawn(move || listener.incoming().for_each(|stream| drop(talk(stream.unwrap(), moods))));
    let tried = Courier::new(&config, Keys::from_bytes([7; 32])).unwrap().deliver(&parcel(1));
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
    let parcel = parcel(1);
    let id = store.post("anna@anna.example", &parcel.letter, Moment(0)).unwrap();
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

fn stage_with_letters(folder: &Path, count: usize) -> Stage {
    let mut stage = Stage::set_up(folder, chancery_engine::RULESETS).unwrap();
    let store = stage.desk().store_mut();
    for number in 0..count {
        store.post(&format!("anna{number}@anna.example"), &parcel(1).letter, Moment(1)).unwrap();
    }
    stage
}

#[test]
fn letters_wait_for_weeks_while_the_judge_is_refused_and_nobody_storms_the_server() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage_with_letters(folder.path(), 20);
    let desk = stage.desk();
    let mut now = Moment(2_000_000_000);
    let until = now.plus(Span::hours(24 * 30));
    let (mut attempts, mut first_hour) = (0, 0);
    while now < until {
        while let Some(parcel) = desk.take_parcel(now).unwrap() {
            attempts += 1;
            first_hour += u32::from(now.0 < 2_000_003_600);
            desk.note_delivery(parcel.id, &Delivery::Away("535 wrong password".into()), now).unwrap();
        }
        now = desk.next_due(now).unwrap().unwrap().max(now.plus(Span(1)));
    }
    assert!(first_hour <= 12, "{first_hour} attempts in the first hour");
    assert!(attempts <= 24 * 30 * 4 + 20, "{attempts} attempts in a month");
    assert!(desk.store().letters().unwrap().iter().all(|(_, _, state)| state == "waiting"), "no letter was given up");
    now = now.plus(Span::hours(1));
    let mut sent = 0;
    while let Some(parcel) = desk.take_parcel(now).unwrap() {
        desk.note_delivery(parcel.id, &Delivery::Sent, now).unwrap();
        sent += 1;
    }
    assert_eq!(sent, 21, "all go out as soon as the way is open, and the operator is told");
}

/// Takes the letters that go out at a moment, and notes the same of all.
fn try_all(desk: &mut Desk, delivery: &Delivery, now: Moment) -> usize {
    let taken: Vec<i64> = std::iter::from_fn(|| desk.take_parcel(now).unwrap().map(|parcel| parcel.id)).collect();
    taken.iter().for_each(|id| desk.note_delivery(*id, delivery, now).unwrap());
    taken.len()
}

#[test]
fn time_in_which_no_letter_could_be_tried_is_none_of_the_days_after_which_one_is_given_up() {
    let (put_off, away) = (Delivery::Deferred("450 greylisted".into()), Delivery::Away("no server".into()));
    for was_down in [true, false] {
        let folder = tempfile::tempdir().unwrap();
        let mut stage = stage_with_letters(folder.path(), 1);
        let desk = stage.desk();
        let first = Moment(2_000_000_000);
        let later = first.plus(Span::hours(24 * 6));
        desk.open_up(first).unwrap();
        assert_eq!(try_all(desk, &put_off, first), 1);
        if was_down {
            desk.open_up(later).unwrap();
        } else {
            try_all(desk, &away, first.plus(Span::hours(2)));
        }
        assert_eq!(try_all(desk, &put_off, later), 1);
        let is_given_up = |desk: &Desk| desk.store().letters().unwrap().iter().any(|(.., state)| state == "refused");
        assert!(!is_given_up(desk), "it has been tried twice: {was_down}");
        try_all(desk, &put_off, later.plus(Span::hours(24 * 5)));
        assert!(is_given_up(desk), "after five days of trying there is an end: {was_down}");
    }
}

#[test]
fn a_clock_that_was_ahead_and_is_set_right_holds_up_no_letter() {
    for is_started_anew in [true, false] {
        let folder = tempfile::tempdir().unwrap();
        let mut stage = stage_with_letters(folder.path(), 1);
        let desk = stage.desk();
        let (now, ahead) = (Moment(2_000_000_000), Moment(2_000_036_000));
        desk.stay_alive(ahead).unwrap();
        try_all(desk, &Delivery::Away("421 busy".into()), ahead);
        desk.store_mut().post("bert@bert.example", &parcel(1).letter, ahead.plus(Span(5))).unwrap();
        assert_eq!(try_all(desk, &Delivery::Sent, now), 0);
        if is_started_anew {
            desk.open_up(now).unwrap()
        } else {
            desk.wake((ahead, now)).unwrap()
        }
        assert_eq!(try_all(desk, &Delivery::Sent, now.plus(Span(5))), if is_started_anew { 2 } else { 3 });
    }
}

#[test]
fn one_letter_whose_sender_is_refused_stops_no_other() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage_with_letters(folder.path(), 5);
    let desk = stage.desk();
    let mut now = Moment(2_000_000_000);
    for _ in 0..600 {
        while let Some(parcel) = desk.take_parcel(now).unwrap() {
            let delivery =
                if parcel.to.starts_with("anna0") { Delivery::Away("550 no".into()) } else { Delivery::Sent };
            desk.note_delivery(parcel.id, &delivery, now).unwrap();
        }
        now = now.plus(Span(1));
    }
    let waiting = desk.store().letters().unwrap().into_iter().filter(|(.., state)| state == "waiting");
    assert_eq!(waiting.map(|(to, ..)| to).collect::<Vec<_>>(), ["anna0@anna.example"]);
}

#[test]
fn a_letter_that_brings_the_judge_down_is_set_aside_and_told() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage_with_letters(folder.path(), 4);
    let desk = stage.desk();
    let mut now = Moment(2_000_000_000);
    for crash in 0..20 {
        let mut crashed = false;
        // The courier takes what it is given in turn, and the third letter is its end.
        let mut in_hand = Vec::new();
        while let Some(parcel) = desk.take_parcel(now).unwrap() {
            in_hand.push(parcel);
        }
        for parcel in in_hand {
            if parcel.to.starts_with("anna2") {
                crashed = true;
                break;
            }
            if crash > 0 || !parcel.to.starts_with("anna1") {
                desk.note_delivery(parcel.id, &Delivery::Sent, now).unwrap();
            }
        }
        now = now.plus(Span(10));
        if crashed {
            desk.open_up(now).unwrap();
        }
    }
    let letters = desk.store().letters().unwrap();
    let states: Vec<&str> = letters.iter().map(|(.., state)| state.as_str()).collect();
    assert_eq!(states, ["sent", "sent", "refused", "sent", "sent"], "the guilty one alone, and the operator is told");
    assert!(letters[4].1.text.replace('\n', " ").contains("letter 3 to anna2@anna.example"), "{}", letters[4].1.text);
    for letter in ["3", "1", "refused"] {
        desk.store_mut().ask("retry", letter, "").unwrap();
    }
    desk.work(now).unwrap();
    assert_eq!(desk.take_parcel(now).unwrap().unwrap().id, 3, "an operator may have it sent again");
    assert!(desk.take_parcel(now).unwrap().is_none(), "what went out is not sent twice");
}

#[test]
fn a_damaged_letter_is_set_aside_alone_and_told() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage_with_letters(folder.path(), 4);
    let other = rusqlite::Connection::open(folder.path().join("chancery.sqlite")).unwrap();
    other
        .execute_batch(
            "UPDATE letter SET body = '{', packed = NULL WHERE number = 1;
        UPDATE letter SET packed = X'789C7BFF7D' WHERE number = 2; DELETE FROM letter WHERE number = 4;",
        )
        .unwrap();
    stage.settle().unwrap();
    assert_eq!(stage.letters_to("anna2@anna.example").len(), 1);
    let told = stage.letters_to("operator@operator.example").join("\n");
    for id in [1, 2, 4] {
        assert!(told.contains(&format!("letter {id} is damaged")), "{told}");
    }
}
