//! Desks that act at the same time on one database: different games side by side, each game's and each author's mails in their order.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

mod support;

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use judge::clock::{Moment, Span};
use judge::desk::{Desk, DeskError};
use judge::event::RawMail;
use judge::outbox::{Delivery, Parcel};
use judge::stage::Stage;
use support::bids::play;
use support::cluster::Cluster;
use support::toy;

/// People, and two games of numbers with the same four of them: their masters, and two players each, in the first turn.
const GAMES: &str = "mail anna\n  REGISTER\n  Name: Anna\n  END\nmail anna\n  YES {token}\n\
    mail bert\n  REGISTER\n  Name: Bert\n  END\nmail bert\n  YES {token}\n\
    mail carl\n  REGISTER\n  Name: Carl\n  END\nmail carl\n  YES {token}\n\
    mail dora\n  REGISTER\n  Name: Dora\n  END\nmail dora\n  YES {token}\n\
    mail anna\n  CREATE ?jetty word-m bid=10h grace=5h reminder=0h\n\
    mail carl\n  CREATE ?mole word-m bid=10h grace=5h reminder=0h\n\
    mail anna\n  SIGNON ?jetty word-a\n  SET PREFERENCE L\nmail bert\n  SIGNON ?jetty word-b\n  SET PREFERENCE R\n\
    mail carl\n  SIGNON ?mole word-a\n  SET PREFERENCE L\nmail dora\n  SIGNON ?mole word-b\n  SET PREFERENCE R\n";

/// Two judges over one database, with the games.
struct Two {
    one: Stage,
    two: Stage,
    mails: i64,
    folder: tempfile::TempDir,
    url: String,
    cluster: Cluster,
}

impl Two {
    /// Sets them up; `None`, with a word: PostgreSQL is not installed.
    fn set_up() -> Option<Two> {
        let cluster = Cluster::start()?;
        let folder = tempfile::tempdir().unwrap();
        let url = cluster.url("postgres", &cluster.make());
        let stage = |name: &str| judge(folder.path(), name, &url);
        let mut one = stage("one");
        play(&mut one, GAMES);
        let mut two = stage("two");
        // What a desk does now and then it does alone, and it does it first.
        two.desk().work(one.now()).unwrap();
        one.desk().work_beside(true);
        two.desk().work_beside(true);
        two.desk().note_swept(one.now());
        Some(Two { one, two, mails: 0, folder, url, cluster })
    }

    /// A mail comes in, a second after the one before.
    fn mail(&mut self, who: &str, text: &str) -> i64 {
        self.mails += 1;
        let (source, arrived) = (format!("{}@x", self.mails), self.one.now().plus(Span(self.mails)));
        let head = format!("From: {who} <{who}@{who}.example>\nMessage-ID: <{source}>");
        let raw = format!("{head}\n\n{text}\n").into_bytes();
        let mail = RawMail { source, raw, arrived, mark: None, signed_by: None };
        self.one.desk().keep(&mail).unwrap();
        self.one.desk().store().newest_mail().unwrap()
    }

    fn now(&self) -> Moment {
        self.one.now().plus(Span(100))
    }

    /// The first judge does one thing, and before that is written down the second one all that it can.
    fn do_at_once(&mut self) {
        let (now, two) = (self.now(), &mut self.two);
        let (_, _) = self
            .one
            .desk()
            .work_and_take(0, now, || {
                two.desk().work(now).unwrap();
                true
            })
            .unwrap();
    }

    fn is_done(&mut self, mail: i64) -> bool {
        let mails = self.one.desk().store().recent_mails(20).unwrap();
        mails.iter().any(|line| line.id == mail && line.outcome != "waiting")
    }

    /// Both do all that there is to do.
    fn settle(&mut self) {
        let now = self.now();
        for _ in 0..3 {
            self.two.desk().work(now).unwrap();
            self.one.desk().work(now).unwrap();
        }
    }

    fn letters(&mut self, to: &str, words: &str) -> usize {
        let letters = self.one.desk().store().letters().unwrap();
        letters.iter().filter(|(reader, letter, _)| reader.starts_with(to) && letter.text.contains(words)).count()
    }
}

/// A judge of a name over a database, with the mailbox and the keys of the others in its folder.
fn judge(folder: &Path, name: &str, url: &str) -> Stage {
    let set_up = Stage::set_up_with(&folder.join(name), toy::TOYS, |config| {
        config.games.delay = Some(Span(0));
        config.node.name = name.into();
        config.store.url = url.into();
        config.store.key_file = folder.join("chancery.key");
    });
    set_up.unwrap_or_else(|error| panic!("{}", judge::fault::chain(&error)))
}

#[test]
fn mails_of_different_games_are_acted_on_at_once_and_those_of_one_game_or_author_in_their_order() {
    let Some(mut both) = Two::set_up() else { return };
    let first = both.mail("anna", "SIGNON Ljetty word-a\n3");
    let same_game = both.mail("bert", "SIGNON Rjetty word-b\n4");
    let other_game = both.mail("carl", "SIGNON Lmole word-a\n5");
    let same_author = both.mail("anna", "HELP");
    let behind = both.mail("bert", "HELP");
    let stranger = both.mail("dora", "VERSION");
    both.do_at_once();
    for (mail, done) in
        [(first, true), (other_game, true), (stranger, true), (same_game, false), (same_author, false), (behind, false)]
    {
        assert_eq!(both.is_done(mail), done, "mail {mail}");
    }
    both.settle();
    assert!([same_game, same_author, behind].into_iter().all(|mail| both.is_done(mail)));
    assert_eq!(both.one.desk().store().chapters("jetty").unwrap().len(), 1, "the turn was played once");
}

#[test]
fn deadlines_of_different_games_are_kept_at_once() {
    let Some(mut both) = Two::set_up() else { return };
    let due = both.one.desk().store().next_due().unwrap().unwrap().1;
    let (one, two) = (both.one.desk(), both.two.desk());
    for (now, played) in [(due, 0), (due.plus(Span::hours(6)), 1)] {
        for desk in [&mut *one, &mut *two] {
            // Before the mailbox is read nothing is played, and what a desk does now and then, it does alone.
            desk.work(now).unwrap();
            desk.note_swept(now);
        }
        let turns = |desk: &Desk, game: &str| desk.store().chapters(game).unwrap().len();
        let before = turns(two, "jetty");
        one.work_and_take(0, now, || {
            two.work(now).unwrap();
            assert_eq!(
                (turns(two, "jetty"), turns(two, "mole")),
                (before, played),
                "jetty is in the first one's hands"
            );
            true
        })
        .unwrap();
        one.work(now).unwrap();
        two.work(now).unwrap();
        assert_eq!((turns(one, "jetty"), turns(one, "mole")), (played, played), "each was played once");
    }
}

#[test]
fn no_letter_is_in_two_hands() {
    let Some(mut both) = Two::set_up() else { return };
    for who in ["anna", "bert", "carl"] {
        both.mail(who, "HELP");
    }
    both.settle();
    let (now, one, two) = (both.now(), both.one.desk(), both.two.desk());
    one.gather(true).unwrap();
    let mut taken: Vec<i64> = Vec::new();
    let mut take = |desk: &mut Desk| {
        let parcel: Option<Parcel> = desk.take_parcel(now).unwrap();
        taken.extend(parcel.map(|parcel| parcel.id));
    };
    take(one);
    (0..5).for_each(|_| take(two));
    one.store_mut().write_down().unwrap();
    taken.sort_unstable();
    let all = taken.len();
    taken.dedup();
    assert_eq!((taken.len(), all), (3, 3));
}

#[test]
fn what_may_change_anything_waits_until_it_can_be_done_alone() {
    let Some(mut both) = Two::set_up() else { return };
    let first = both.mail("anna", "SIGNON Ljetty word-a\n3");
    let newcomer = both.mail("erik", "REGISTER\nName: Erik\nEND");
    let behind = both.mail("dora", "VERSION");
    both.do_at_once();
    assert_eq!([first, newcomer, behind].map(|mail| both.is_done(mail)), [true, false, false]);
    both.settle();
    assert_eq!([newcomer, behind].map(|mail| both.is_done(mail)), [true, true]);
    assert_eq!(both.letters("erik", "YES"), 1);
}

#[test]
fn a_mail_about_two_games_is_answered_once_and_whole() {
    let Some(mut both) = Two::set_up() else { return };
    let mail = both.mail("anna", "SIGNON Ljetty word-a\n3\nOBSERVE mole word-o");
    both.settle();
    assert!(both.is_done(mail));
    assert_eq!(both.letters("anna", "Bid: 3."), 1);
}

/// Who plays what, and by which password.
const PLAYERS: [(&str, &str, &str); 4] = [
    ("anna", "Ljetty", "word-a"),
    ("bert", "Rjetty", "word-b"),
    ("carl", "Lmole", "word-a"),
    ("dora", "Rmole", "word-b"),
];

/// A desk works, in a thread of its own, until no mail waits and no letter; what ran into another one's work it begins again, and a
/// connection that it loses it makes again.
fn works(mut stage: Stage, now: Moment) -> Stage {
    let desk = stage.desk();
    desk.work_beside(true);
    desk.note_swept(now);
    let work = |desk: &mut Desk| -> Result<bool, DeskError> {
        let (_, parcels) = desk.work_and_take(2, now, || false)?;
        parcels.iter().try_for_each(|parcel| desk.note_delivery(parcel.id, &Delivery::Sent, now))?;
        Ok(desk.store().oldest_mail()?.is_some() || desk.store().next_parcel_at()?.is_some())
    };
    loop {
        match work(desk) {
            Ok(true) => {}
            Ok(false) => return stage,
            Err(_) if desk.store().is_cut() => {
                while desk.store_mut().reach_again().is_err() || desk.go_on(&BTreeSet::new(), now).is_err() {}
            }
            Err(DeskError::Store(error)) if error.is_of_others(desk.store().writes_beside()) => {
                desk.store_mut().let_go();
                desk.be_alone();
            }
            Err(error) => panic!("{error}"),
        }
    }
}

/// Ends the connection of one desk after the other, twice each, until it is told to stop; how many that were.
fn cuts(mut sql: postgres::Client, stop: &AtomicBool) -> usize {
    let end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = $1";
    let mut cut = 0;
    for name in ["chancery one", "chancery two", "chancery three"].repeat(2) {
        std::thread::sleep(Duration::from_millis(300));
        if !stop.load(Ordering::Relaxed) {
            cut += sql.query(end, &[&name]).unwrap().len();
        }
    }
    cut
}

#[test]
fn three_desks_in_a_crowd_answer_each_mail_once_and_each_game_s_and_author_s_in_their_order() {
    crowd(false);
}

#[test]
fn so_they_do_where_each_loses_its_connection() {
    crowd(true);
}

/// Bids, questions and people who come, all at once.
fn crowd(is_cut: bool) {
    let Some(mut both) = Two::set_up() else { return };
    let mut sent: Vec<(i64, &str, &str)> = Vec::new();
    for number in 0..72 {
        let (who, seat, word) = PLAYERS[number * 7 / 5 % 4];
        let (text, game) = match number % 9 {
            1 => ("VERSION".to_owned(), ""),
            4 => (format!("SIGNON {seat} {word}\nSTATUS"), &seat[1..]),
            7 => ("LIST".to_owned(), ""),
            bid => (format!("SIGNON {seat} {word}\n{bid}"), &seat[1..]),
        };
        sent.push((both.mail(who, &text), who, game));
        if number % 10 == 3 {
            both.mail(&format!("guest{number}"), "REGISTER\nName: Guest\nEND");
        }
    }
    let now = both.now();
    let three = judge(both.folder.path(), "three", &both.url);
    let Two { one, two, folder: _folder, cluster, .. } = both;
    let (stop, sql) = (AtomicBool::new(!is_cut), cluster.connect("postgres"));
    let [mut one, ..] = std::thread::scope(|scope| {
        let cutting = scope.spawn(|| cuts(sql, &stop));
        let threads = [one, two, three].map(|stage| scope.spawn(move || works(stage, now)));
        let desks = threads.map(|thread| thread.join());
        stop.store(true, Ordering::Relaxed);
        assert_eq!(cutting.join().unwrap() > 1, is_cut, "there were mails for as long");
        desks.map(|desk| desk.unwrap())
    });
    let letters = one.desk().store().letters().unwrap();
    let answers = |mail: i64| {
        let of_it = letters.iter().enumerate().filter(move |(_, (_, letter, _))| letter.mail == Some(mail));
        of_it.map(|(place, (to, ..))| (place, to.as_str())).collect::<Vec<_>>()
    };
    for (mail, who, _) in &sent {
        let to = answers(*mail).into_iter().map(|(_, to)| to).collect::<Vec<_>>();
        assert_eq!(to, [format!("{who}@{who}.example")], "mail {mail}");
    }
    for (at, (mail, who, game)) in sent.iter().enumerate() {
        for (later, ..) in sent[at + 1..].iter().filter(|later| later.1 == *who || later.2 == *game && !game.is_empty())
        {
            assert!(answers(*mail)[0].0 < answers(*later)[0].0, "mail {later} was acted on before mail {mail}");
        }
    }
    assert!(letters.iter().all(|(_, _, state)| state == "sent"), "each letter went out");
    let outcomes = one.desk().store().recent_mails(200).unwrap();
    assert!(
        outcomes.iter().all(|line| line.outcome.starts_with("answered") || line.outcome.starts_with("done")),
        "{outcomes:?}"
    );
}
