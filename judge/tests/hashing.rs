//! Passwords are compared and hashed beside the desk: what waits for that, and what does not.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

mod support;

use std::sync::mpsc::{Receiver, channel};

use judge::clock::{Moment, Span};
use judge::config::{AuthenticatedReply, Config};
use judge::desk::Hashing;
use judge::event::RawMail;
use judge::game::Game;
use judge::stage::Stage;
use support::bids::{JUDGE, play};

/// A game of numbers between Anna and Bert, and what is to be hashed from now on.
fn set_up(folder: &tempfile::TempDir) -> (Stage, Receiver<Hashing>) {
    set_up_with(folder, AuthenticatedReply::Ask)
}

fn set_up_with(folder: &tempfile::TempDir, replies: AuthenticatedReply) -> (Stage, Receiver<Hashing>) {
    let change = |config: &mut Config| config.trust.authenticated_reply = replies;
    let mut stage = Stage::set_up_with(folder.path(), support::toy::TOYS, change).unwrap();
    let story = "mail anna\n  REGISTER\n  Name: Anna\n  END\nreply anna\n  YES\n\
        mail bert\n  REGISTER\n  Name: Bert\n  END\nreply bert\n  YES\n\
        mail anna\n  CREATE ?bids word-m bid=10h grace=0h reminder=0h\nmail anna\n  SIGNON ?bids word-a\n  SET PREFERENCE L\n\
        mail bert\n  SIGNON ?bids word-b\n";
    play(&mut stage, story);
    let (hashings, waiting) = channel();
    stage.desk().hash_beside(hashings);
    (stage, waiting)
}

/// A mail from an address of somebody's, which nobody vouches for.
fn put(stage: &mut Stage, who: &str, number: u32, text: &str) {
    let raw = format!("From: {who}@{who}.example\nTo: {JUDGE}\nMessage-ID: <{number}@x.example>\n\n{text}\n");
    stage.put(raw.as_bytes()).unwrap();
}

/// A mail for which its server vouches.
fn vouched(stage: &mut Stage, from: &str, to: &str, more: &str, text: &str) {
    let (_, domain) = from.split_once('@').unwrap();
    let passed = format!("Authentication-Results: mx.chancery.example; dmarc=pass header.from={domain}\n");
    let raw = format!("{passed}From: {from}\nTo: {to}\nMessage-ID: <{}@{domain}>\n{more}\n{text}\n", text.len());
    stage.put(raw.as_bytes()).unwrap();
}

/// One password is compared or hashed.
fn hash_one(stage: &mut Stage, waiting: &Receiver<Hashing>) {
    let mail = waiting.try_recv().expect("something is to be hashed").run();
    stage.desk().note_hashed(mail);
    stage.settle().unwrap();
}

fn last(stage: &Stage, who: &str) -> String {
    stage.letters_to(who).last().unwrap().clone()
}

#[test]
fn whoever_waits_for_a_password_keeps_up_nobody_but_himself_and_later_deadlines() {
    let folder = tempfile::tempdir().unwrap();
    let (mut stage, waiting) = set_up(&folder);
    let (anna, turn) = (stage.letters_to("anna").len(), |stage: &mut Stage| {
        stage.desk().store().game("bids").unwrap().unwrap().round.unwrap().number
    });
    let before = turn(&mut stage);
    put(&mut stage, "anna", 1, "SIGNON Lbids word-a\n3");
    put(&mut stage, "anna", 2, "VERSION");
    assert_eq!(stage.letters_to("anna").len(), anna, "neither is answered");
    put(&mut stage, "bert", 3, "VERSION");
    assert!(last(&stage, "bert").contains("Chancery 0."), "{}", last(&stage, "bert"));
    // Bert's number waits as well, and the turn for both.
    put(&mut stage, "bert", 4, "SIGNON Rbids word-b\n1");
    stage.wait(Span::hours(11)).unwrap();
    assert_eq!(turn(&mut stage), before);
    put(&mut stage, "carl", 5, "LIST bids");
    assert!(stage.letters_to("carl").is_empty(), "he asks about a game that is to be moved on first");
    put(&mut stage, "carl", 6, "HELP");
    hash_one(&mut stage, &waiting);
    assert!(last(&stage, "anna").contains("Chancery 0."), "in the order in which she wrote");
    assert!(stage.letters_to("anna")[anna].contains("> 3"), "{}", stage.letters_to("anna")[anna]);
    assert_eq!(turn(&mut stage), before, "the other came before the deadline too");
    hash_one(&mut stage, &waiting);
    assert_eq!(turn(&mut stage), before + 1);
    assert!(waiting.try_recv().is_err(), "each was compared once");
}

/// Bert wrote first, and Anna's mail, which waits for no password, ends the turn.
#[test]
fn whoever_wrote_first_is_in_the_turn_though_another_waits_for_no_password() {
    let folder = tempfile::tempdir().unwrap();
    let (mut stage, waiting) = set_up(&folder);
    let answers = stage.ways_back("anna").answers;
    put(&mut stage, "bert", 1, "SIGNON Rbids word-b\n7");
    let raw = format!("From: anna@anna.example\nTo: {answers}\nMessage-ID: <a@x.example>\n\n3\n");
    stage.put(raw.as_bytes()).unwrap();
    assert!(stage.desk().store().chapters("bids").unwrap().is_empty(), "Bert's mail came before");
    hash_one(&mut stage, &waiting);
    assert_eq!(told(&mut stage), "RIGHT wins the bid, 3 against 7.");
}

fn told(stage: &mut Stage) -> String {
    let turn = stage.desk().store().chapters("bids").unwrap().remove(0);
    turn.chronicle.0.body["news"][0].as_str().unwrap().to_owned()
}

/// So it is where the later mail does not name the game: it answers a letter in its thread alone, or says yes to what waits.
#[test]
fn whoever_wrote_first_is_in_the_turn_though_another_names_no_game() {
    for asks in [false, true] {
        let folder = tempfile::tempdir().unwrap();
        let replies = if asks { AuthenticatedReply::Ask } else { AuthenticatedReply::Accept };
        let (mut stage, waiting) = set_up_with(&folder, replies);
        let letter = stage.parcels().unwrap().into_iter().rfind(|parcel| parcel.to == "anna@anna.example").unwrap();
        let mut to = JUDGE.to_owned();
        let mut thread = format!("In-Reply-To: <{}.{}.chancery@chancery.example>\n", letter.id, letter.judge);
        if asks {
            // Orders from elsewhere wait for her yes.
            let answers = stage.ways_back("anna").answers;
            vouched(&mut stage, "anna@other.example", &answers, "", "3");
            (to, thread) = (stage.ways_back("anna").answers, String::new());
        }
        // Bert has ordered, and orders something else before Anna does.
        let answers = stage.ways_back("bert").answers;
        vouched(&mut stage, "bert@bert.example", &answers, "", "1");
        put(&mut stage, "bert", 1, "SIGNON Rbids word-b\n7");
        vouched(&mut stage, "anna@anna.example", &to, &thread, if asks { "YES" } else { "3" });
        assert!(stage.desk().store().chapters("bids").unwrap().is_empty(), "Bert's mail came before");
        hash_one(&mut stage, &waiting);
        let turn = &stage.desk().store().chapters("bids").unwrap()[0];
        assert_eq!(turn.chronicle.0.body["news"][0], "RIGHT wins the bid, 3 against 7.", "{:?}", turn.chronicle.0.body);
    }
}

/// What is held back holds back what came after it by its author, or about its game, though that has to do with nothing that waits.
#[test]
fn what_waits_for_a_mail_that_waits_is_waited_for_too() {
    let folder = tempfile::tempdir().unwrap();
    let (mut stage, waiting) = set_up(&folder);
    put(&mut stage, "anna", 1, "CREATE ?more word-m");
    play(&mut stage, "reply anna\n  YES\n");
    hash_one(&mut stage, &waiting);
    assert!(stage.desk().store().game("more").unwrap().is_some(), "{}", last(&stage, "anna"));
    let answers = stage.ways_back("bert").answers;
    let (bert, carl) = (stage.letters_to("bert").len(), stage.letters_to("carl").len());
    put(&mut stage, "anna", 2, "SIGNON Lbids word-a\n3");
    // Bert answers about Anna's game, and asks something then; she asks about another game, and Carl then about that.
    vouched(&mut stage, "bert@bert.example", &answers, "", "1");
    put(&mut stage, "bert", 3, "VERSION");
    put(&mut stage, "anna", 4, "JOIN more");
    put(&mut stage, "carl", 5, "JOIN more");
    assert_eq!(
        (stage.letters_to("bert").len(), stage.letters_to("carl").len()),
        (bert, carl),
        "{}",
        last(&stage, "carl")
    );
    put(&mut stage, "dora", 6, "VERSION");
    assert!(last(&stage, "dora").contains("Chancery 0."), "nobody keeps her waiting");
    hash_one(&mut stage, &waiting);
    let told = &stage.letters_to("bert")[bert..];
    let place = |what: &str| told.iter().position(|letter| letter.contains(what)).unwrap();
    assert!(place("> 1") < place("Chancery 0."), "{told:?}");
    assert!(stage.letters_to("carl").len() > carl);
}

/// Games as that of Anna and Bert, which are all due at one moment.
fn burst(stage: &mut Stage) -> (Vec<String>, Moment) {
    let one = stage.desk().store().game("bids").unwrap().unwrap();
    let due = one.round.as_ref().unwrap().deadline.unwrap();
    let games: Vec<String> = (10..40).map(|number| format!("more{number}")).collect();
    for name in &games {
        stage.desk().store_mut().save_game(&mut Game { name: name.clone(), ..one.clone() }).unwrap();
    }
    (games, due)
}

/// A mail that came at a moment is kept.
fn keep(stage: &mut Stage, who: &str, arrived: Moment, text: &str) {
    let raw = format!("From: {who}@{who}.example\nTo: {JUDGE}\nSubject: {text}\n\n{text}\n").into_bytes();
    let mail = RawMail { source: format!("{who} {}", text.len()), raw, arrived, mark: None, signed_by: None };
    stage.desk().keep(&mail).unwrap();
}

fn unplayed<'g>(stage: &mut Stage, games: &'g [String]) -> Vec<&'g String> {
    let store = stage.desk().store();
    games.iter().filter(|game| store.chapters(game).unwrap().is_empty()).collect()
}

/// What came after deadlines may wait for a password, or for its game; the deadlines do not.
#[test]
fn no_game_of_a_burst_waits_for_a_password_that_came_after_it() {
    let folder = tempfile::tempdir().unwrap();
    let (mut stage, waiting) = set_up(&folder);
    let (games, due) = burst(&mut stage);
    let after = due.plus(Span(1));
    keep(&mut stage, "anna", after, "SIGNON Lmore39 word-a\n9");
    keep(&mut stage, "bert", after, "LIST more39");
    stage.desk().note_swept(after);
    stage.desk().work(after).unwrap();
    assert!(waiting.try_recv().is_ok(), "Anna's password is looked at amid the burst");
    assert_eq!(unplayed(&mut stage, &games), Vec::<&String>::new(), "and all games are played");
}

/// As where a mailbox is read again from before a copy: what comes in last is older than what waits.
#[test]
fn a_mail_that_is_read_late_and_is_older_than_one_that_waits_for_a_password_goes_before_it() {
    let folder = tempfile::tempdir().unwrap();
    let (mut stage, waiting) = set_up(&folder);
    let (games, due) = burst(&mut stage);
    let after = due.plus(Span(10));
    keep(&mut stage, "anna", after, "SIGNON Lmore39 word-a\n9");
    stage.desk().note_swept(after);
    let mut asked = None;
    let is_asked = || {
        asked = asked.take().or_else(|| waiting.try_recv().ok());
        asked.is_some()
    };
    stage.desk().work_and_take(0, after, is_asked).unwrap();
    let left = unplayed(&mut stage, &games);
    let last = left.last().expect("amid the burst").as_str();
    // Bert asks about a game that is to be moved on first, and that waits for what Anna wrote before.
    keep(&mut stage, "bert", due.plus(Span(1)), &format!("LIST {last}"));
    keep(&mut stage, "anna", due.minus(Span(1)), "VERSION");
    let mail = asked.expect("her password is to be compared").run();
    stage.desk().note_hashed(mail);
    stage.desk().work(after).unwrap();
    assert_eq!(unplayed(&mut stage, &games), Vec::<&String>::new());
    assert_eq!(stage.desk().store().oldest_mail().unwrap(), None, "all of them are answered");
}

#[test]
fn a_new_password_is_hashed_beside_the_desk_and_a_killed_judge_hashes_it_again() {
    let folder = tempfile::tempdir().unwrap();
    let (mut stage, waiting) = set_up(&folder);
    let written = stage.letters_to("anna").len();
    put(&mut stage, "anna", 1, "SIGNON Lbids word-a\nSET PASSWORD harbour-4");
    assert_eq!(stage.letters_to("anna").len(), written);
    hash_one(&mut stage, &waiting);
    assert_eq!(stage.letters_to("anna").len(), written, "the one is compared, the other is still to be hashed");
    let stage = stage.restart(support::toy::TOYS, |_| Ok(())).unwrap();
    let letters = &stage.letters_to("anna")[written..];
    assert!(letters.iter().any(|letter| letter.contains("password")), "{letters:?}");
    assert!(letters.iter().all(|letter| !letter.contains("harbour-4")), "{letters:?}");
}

/// Nobody knows the password of whoever comes into a game without one, so there is none to be hashed.
#[test]
fn whoever_comes_into_a_game_without_a_password_waits_for_none() {
    let folder = tempfile::tempdir().unwrap();
    let (mut stage, waiting) = set_up(&folder);
    let answers = |stage: &Stage, who| stage.letters_to(who).len();
    play(
        &mut stage,
        "mail carl\n  REGISTER\n  Name: Carl\n  END\nreply carl\n  YES\nmail anna\n  CREATE ?more word-m\n",
    );
    hash_one(&mut stage, &waiting);
    let before = answers(&stage, "carl");
    play(&mut stage, "mail carl\n  JOIN more\n");
    assert!(waiting.try_recv().is_err());
    assert!(answers(&stage, "carl") > before, "he is answered");
    let more = stage.desk().store().game("more").unwrap().unwrap();
    assert_eq!(more.waiting.iter().map(|one| one.name.as_str()).collect::<Vec<_>>(), ["Carl"]);
    play(&mut stage, "mail bert\n  SIGNON Rbids word-b\n  SET PARTNER carl@carl.example\n");
    hash_one(&mut stage, &waiting);
    play(&mut stage, "reply carl\n  YES\n");
    assert!(waiting.try_recv().is_err());
    let bids = stage.desk().store().game("bids").unwrap().unwrap();
    assert!(
        bids.chairs.iter().any(|chair| chair.partner_at("carl@carl.example").is_some()),
        "{}",
        last(&stage, "carl")
    );
}

#[test]
fn a_mail_that_confirms_another_waits_for_the_passwords_of_that() {
    let folder = tempfile::tempdir().unwrap();
    let (mut stage, waiting) = set_up(&folder);
    put(&mut stage, "bert", 1, "CREATE ?more word-m");
    assert!(last(&stage, "bert").contains("YES"), "nobody vouches for him: {}", last(&stage, "bert"));
    play(&mut stage, "reply bert\n  YES\n");
    assert!(stage.desk().store().game("more").unwrap().is_none(), "its password is still to be hashed");
    hash_one(&mut stage, &waiting);
    assert!(stage.desk().store().game("more").unwrap().is_some(), "{}", last(&stage, "bert"));
    assert!(waiting.try_recv().is_err());
}
