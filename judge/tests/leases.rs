//! Desks side by side on one database, of which one is away for an hour: what it had in hand the other does, and nothing is done
//! twice or put off.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

mod support;

use std::collections::BTreeSet;
use std::sync::mpsc::{Receiver, channel};

use judge::chance::Chance;
use judge::clock::{Moment, Span};
use judge::config::Config;
use judge::daemon;
use judge::desk::{Desk, Hashing};
use judge::event::RawMail;
use judge::outbox::{Delivery, Parcel};
use judge::stage::Stage;
use postgres::Client;
use support::bids::{JUDGE, play};
use support::cluster::Cluster;
use support::toy::TOYS;

/// A game of numbers between Anna and Bert, in its first turn.
const GAME: &str = "mail anna\n  REGISTER\n  Name: Anna\n  END\nreply anna\n  YES\n\
    mail bert\n  REGISTER\n  Name: Bert\n  END\nreply bert\n  YES\n\
    mail anna\n  CREATE ?bids word-m bid=10h grace=0h reminder=0h\n\
    mail anna\n  SIGNON ?bids word-a\n  SET PREFERENCE L\nmail bert\n  SIGNON ?bids word-b\n  SET PREFERENCE R\n\
    mail bert\n  SIGNON Rbids word-b\n  3\n";
/// More letters than there are.
const MANY: usize = 50;

/// Two desks on one database.
struct Desks {
    one: Stage,
    two: Desk,
    /// How the second one is set up.
    config: Config,
    /// What the first one has had compared, and will not hear of soon.
    hashings: Receiver<Hashing>,
    _folder: tempfile::TempDir,
}

fn desks(cluster: &Cluster) -> Desks {
    desks_over(cluster, &cluster.make())
}

fn desks_over(cluster: &Cluster, name: &str) -> Desks {
    let (folder, mut config) = (tempfile::tempdir().unwrap(), Config::default());
    let url = cluster.url("postgres", name);
    let one = Stage::set_up_with(folder.path(), TOYS, |own| {
        own.games.delay = Some(Span(0));
        own.store.url = url;
        config = own.clone();
    });
    let mut one = one.unwrap_or_else(|error| panic!("{}", judge::fault::chain(&error)));
    play(&mut one, GAME);
    let (asks, hashings) = channel();
    one.desk().hash_beside(asks);
    config.node.name = "two".into();
    config.store.key_file = config.store.key_path();
    config.store.path = folder.path().join("two.sqlite");
    let two = daemon::open(&config, TOYS, Chance::seeded(2)).unwrap();
    Desks { one, two, config, hashings, _folder: folder }
}

fn keep(desk: &mut Desk, who: &str, text: &str, arrived: Moment) {
    let raw = format!("From: {who}@{who}.example\nTo: {JUDGE}\nMessage-ID: <{who}@x.example>\n\n{text}\n").into_bytes();
    let mail = RawMail { source: who.into(), raw, arrived, mark: None, signed_by: None };
    assert!(desk.keep(&mail).unwrap());
}

/// All that a desk does at a moment: the letters that it takes.
fn work(desk: &mut Desk, now: Moment) -> Vec<Parcel> {
    desk.take_over(now).unwrap();
    desk.note_swept(now);
    desk.stay_alive(now).unwrap();
    desk.work_and_take(MANY, now, || false).unwrap().1
}

/// Works, and has all letters go out.
fn carry(desk: &mut Desk, now: Moment) -> Vec<Parcel> {
    let parcels = work(desk, now);
    parcels.iter().for_each(|parcel| desk.note_delivery(parcel.id, &Delivery::Sent, now).unwrap());
    parcels
}

fn deadline(desk: &Desk) -> Moment {
    desk.store().game("bids").unwrap().unwrap().round.unwrap().deadline.unwrap()
}

/// What was sent, to whom, and what became of each mail.
fn all(desk: &Desk) -> Vec<String> {
    let letters = desk.store().letters().unwrap().into_iter();
    let mails = desk.store().recent_mails(100).unwrap().into_iter();
    letters.map(|(to, _, state)| format!("{to} {state}")).chain(mails.map(|mail| mail.outcome)).collect()
}

#[test]
fn a_desk_that_wakes_after_an_hour_does_nothing_twice_and_nothing_waited_for_it() {
    let Some(cluster) = Cluster::start() else { return };
    let Desks { mut one, mut two, hashings, _folder, .. } = desks(&cluster);
    let due = deadline(one.desk());
    let asleep = due.minus(Span(20 * 60));
    // A letter to Carl, and Anna's number, which waits for her password.
    keep(one.desk(), "carl", "HELP", asleep);
    keep(one.desk(), "anna", "SIGNON Lbids word-a\n7", asleep);
    let in_hand = work(one.desk(), asleep);
    assert_eq!(in_hand.iter().map(|parcel| parcel.to.as_str()).collect::<Vec<_>>(), ["carl@carl.example"]);
    let hashed = hashings.try_recv().unwrap().run();

    let mut sent = Vec::new();
    for minutes in 1..60 {
        sent.extend(carry(&mut two, asleep.plus(Span(60 * minutes))));
    }
    let again = sent.iter().find(|parcel| parcel.id == in_hand[0].id).expect("her letter goes out all the same");
    assert_eq!((&again.judge, again.written), (&in_hand[0].judge, in_hand[0].written), "as itself");
    let chapters = two.store().chapters("bids").unwrap();
    assert_eq!(chapters.len(), 1, "the turn was played at its time");
    let sheets: Vec<String> = chapters[0].sheets.values().map(|sheet| sheet.0.join(" ")).collect();
    assert_eq!(sheets, ["7", "3"], "with what was in hand");
    let (after, then) = (all(&two), deadline(&two));
    assert!(after.iter().all(|line| !line.contains("waiting") && !line.contains("trying")), "{after:?}");

    let awake = asleep.plus(Span::hours(1));
    let desk = one.desk();
    desk.wake((asleep, awake)).unwrap();
    desk.note_delivery(in_hand[0].id, &Delivery::Deferred("too late".into()), awake).unwrap();
    desk.note_hashed(hashed);
    assert!(work(desk, awake).is_empty());
    assert_eq!((all(desk), deadline(desk)), (after, then), "nothing twice, and nothing put off");
    assert_eq!(desk.store().chapters("bids").unwrap().len(), 1);
}

#[test]
fn nobody_waits_for_a_mail_that_another_desk_has_acted_on_meanwhile() {
    let Some(cluster) = Cluster::start() else { return };
    let name = cluster.make();
    let Desks { mut one, mut two, hashings, _folder, .. } = desks_over(&cluster, &name);
    let (mut sql, now) = (cluster.connect(&name), deadline(&two).minus(Span::hours(5)));
    keep(one.desk(), "anna", "SIGNON Lbids word-a\n7", now);
    work(one.desk(), now);
    cut(&mut sql, "one");
    carry(&mut two, now);
    assert!(outcome(&two).starts_with("answered"), "{}", outcome(&two));
    drop(two);
    let desk = one.desk();
    assert!(desk.stay_alive(now).is_err());
    comes_back(desk, now);
    desk.note_hashed(hashings.try_recv().unwrap().run());
    let raw = format!("From: anna@anna.example\nTo: {JUDGE}\nMessage-ID: <2@x.example>\n\nVERSION\n").into_bytes();
    let mail = RawMail { source: "2".into(), raw, arrived: now, mark: None, signed_by: None };
    assert!(desk.keep(&mail).unwrap());
    work(desk, now);
    assert!(outcome(desk).starts_with("answered"), "{}", outcome(desk));
}

#[test]
fn a_deadline_that_no_desk_could_keep_is_put_off_once_and_one_that_some_could_is_not() {
    let Some(cluster) = Cluster::start() else { return };
    let Desks { mut one, mut two, _folder, .. } = desks(&cluster);
    let due = deadline(one.desk());
    let (lost, back) = (due.minus(Span(60)), due.plus(Span::hours(1)));
    // One of them could reach the database all the time.
    two.stay_alive(back).unwrap();
    one.desk().make_up_for_outage((lost, back)).unwrap();
    assert_eq!(deadline(&two), due);
    // None could; each of them comes back, and makes up for it.
    let Desks { mut one, mut two, _folder, .. } = desks(&cluster);
    two.stay_alive(lost).unwrap();
    one.desk().make_up_for_outage((lost, back)).unwrap();
    let then = deadline(&two);
    assert!(then > back, "{then:?}");
    two.make_up_for_outage((lost, back.plus(Span(2)))).unwrap();
    assert_eq!(deadline(&two), then);
    let letters = two.store().letters().unwrap();
    let told = |who: &str| {
        letters
            .iter()
            .filter(|(to, letter, _)| to.starts_with(who) && letter.text.contains("I was down when orders"))
            .count()
    };
    assert_eq!(["anna", "bert"].map(told), [1, 1]);
}

/// What became of the newest mail.
fn outcome(desk: &Desk) -> String {
    desk.store().recent_mails(1).unwrap()[0].outcome.clone()
}

/// A desk loses its connection.
fn cut(sql: &mut Client, name: &str) {
    let end = "SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity WHERE application_name = $1";
    sql.query(end, &[&format!("chancery {name}")]).unwrap();
}

/// A desk makes its connection anew, which is lost.
fn comes_back(desk: &mut Desk, now: Moment) {
    assert!(desk.store().is_cut());
    while desk.store_mut().reach_again().is_err() || desk.go_on(&BTreeSet::new(), now).is_err() {}
}

#[test]
fn a_mail_that_losses_of_the_connection_meet_is_read_again_and_one_that_they_are_by_is_set_aside() {
    let Some(cluster) = Cluster::start() else { return };
    let name = cluster.make();
    let Desks { mut one, two, _folder, .. } = desks_over(&cluster, &name);
    let mut sql = cluster.connect(&name);
    sql.batch_execute(
        "CREATE FUNCTION cut() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
             IF NEW.recipient LIKE 'carl%' THEN PERFORM pg_terminate_backend(pg_backend_pid()); END IF; RETURN NEW; END $$;
         CREATE TRIGGER cut BEFORE INSERT ON outbox FOR EACH ROW EXECUTE FUNCTION cut()",
    )
    .unwrap();
    let (desk, now) = (one.desk(), deadline(&two).minus(Span::hours(1)));
    desk.note_swept(now);
    keep(desk, "carl", "HELP", now);
    for _ in 0..4 {
        assert!(desk.work(now).is_err());
        comes_back(desk, now);
        // It comes and goes, and nothing is in hand now.
        cut(&mut sql, "one");
        assert!(desk.stay_alive(now).is_err());
        comes_back(desk, now);
    }
    assert_eq!(outcome(desk), "waiting");
    for _ in 0..3 {
        assert!(desk.work(now).is_err());
        comes_back(desk, now);
    }
    desk.work(now).unwrap();
    assert_eq!(outcome(desk), "fault");
    let letters = desk.store().letters().unwrap();
    let is_told = |(_, letter, _): &(String, judge::letter::Letter, String)| {
        let words: Vec<&str> = letter.text.split_whitespace().collect();
        words.join(" ").contains("the connection to the database was lost each time it was read")
    };
    assert!(letters.iter().any(is_told), "the operator hears of it");
}

#[test]
fn a_mail_that_was_acted_on_before_the_connection_was_lost_is_not_taken_for_what_brought_the_judge_down() {
    let Some(cluster) = Cluster::start() else { return };
    let name = cluster.make();
    let Desks { mut one, two, config, _folder, .. } = desks_over(&cluster, &name);
    let (mut sql, now) = (cluster.connect(&name), deadline(&two).minus(Span::hours(1)));
    drop(two);
    keep(one.desk(), "carl", "HELP", now);
    // What was here before it starts it counts how often it begins.
    let mut two = daemon::open(&config, TOYS, Chance::seeded(3)).unwrap();
    two.note_swept(now);
    for _ in 0..3 {
        let acted = || {
            cut(&mut sql, "two");
            false
        };
        assert!(two.work_and_take(MANY, now, acted).is_err(), "it is not written down");
        comes_back(&mut two, now);
    }
    two.work(now).unwrap();
    assert!(outcome(&two).starts_with("answered"), "{}", outcome(&two));
}

#[test]
fn a_mail_that_waited_for_a_password_as_the_judge_went_down_does_not_wait_again() {
    let Some(cluster) = Cluster::start() else { return };
    let Desks { mut one, two, config, _folder, .. } = desks(&cluster);
    let now = deadline(&two).minus(Span::hours(1));
    drop(two);
    keep(one.desk(), "anna", "SIGNON Lbids word-a\n7", now);
    for start in 0..3 {
        let mut two = daemon::open(&config, TOYS, Chance::seeded(start)).unwrap();
        let (asks, _hashings) = channel();
        two.hash_beside(asks);
        // It goes down over something else while her password is being compared.
        work(&mut two, now);
    }
    assert!(outcome(one.desk()).starts_with("answered"), "{}", outcome(one.desk()));
}

#[test]
fn each_desk_tells_of_its_own_way_out_by_its_name() {
    let Some(cluster) = Cluster::start() else { return };
    let Desks { mut one, mut two, _folder, .. } = desks(&cluster);
    let now = deadline(&two).minus(Span::hours(5));
    carry(&mut two, now);
    let closed = Delivery::Away("nobody there".into());
    for (desk, who) in [(one.desk(), "carl"), (&mut two, "dora")] {
        keep(desk, who, "HELP", now);
        desk.note_swept(now);
        let (_, parcels) = desk.work_and_take(1, now, || false).unwrap();
        desk.note_delivery(parcels[0].id, &closed, now).unwrap();
    }
    let later = now.plus(Span::hours(2));
    for desk in [one.desk(), &mut two] {
        let (_, parcels) = desk.work_and_take(1, later, || false).unwrap();
        assert_eq!(parcels.len(), 1);
        desk.note_delivery(parcels[0].id, &Delivery::Sent, later).unwrap();
    }
    let letters = two.store().letters().unwrap();
    for name in ["one", "two"] {
        let told = |(_, letter, _): &&(String, judge::letter::Letter, String)| {
            let words: Vec<&str> = letter.text.split_whitespace().collect();
            words.join(" ").contains(&format!("Letters go out again by the judge `{name}`."))
        };
        assert_eq!(letters.iter().filter(told).count(), 1, "{name}");
    }
}
