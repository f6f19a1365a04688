//! What time does to a game when things go wrong: outages of the judge, of its mailbox, and odd mail.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

#[path = "clock/leap.rs"]
mod leap;
#[path = "clock/letters.rs"]
mod letters;
mod support;

use judge::clock::{Moment, Span};
use judge::command::{self, Command};
use judge::config::{Config, MailboxKind};
use judge::desk::{Desk, DeskError};
use judge::event::RawMail;
use judge::letter::{LetterKind, Templates};
use judge::stage::Stage;
use judge::text;
use support::bids::play;
use support::{home, toy};

/// A game of numbers between Anna and Bert, in its first turn.
const GAME: &str = "mail anna\n  REGISTER\n  Name: Anna\n  END\nmail anna\n  YES {token}\n\
    mail bert\n  REGISTER\n  Name: Bert\n  END\nmail bert\n  YES {token}\n\
    mail anna\n  CREATE ?bids word-m bid=10h grace=5h reminder=0h\n\
    mail anna\n  SIGNON ?bids word-a\n  SET PREFERENCE L\nmail bert\n  SIGNON ?bids word-b\n  SET PREFERENCE R\n";

fn stage(folder: &tempfile::TempDir) -> Stage {
    let mut stage = home::stage(folder.path(), toy::TOYS, |config| config.games.delay = Some(Span(0)));
    play(&mut stage, GAME);
    stage
}

fn mail(source: &str, who: &str, text: &str, arrived: Moment) -> RawMail {
    let raw = format!("From: {who} <{who}@{who}.example>\n\n{text}\n").into_bytes();
    RawMail { source: source.into(), raw, arrived, mark: None, signed_by: None }
}

fn deadline(stage: &mut Stage) -> Moment {
    stage.desk().store().game("bids").unwrap().unwrap().round.unwrap().deadline.unwrap()
}

#[test]
fn a_deadline_that_passed_while_the_judge_was_down_is_put_off() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder);
    let before = deadline(&mut stage);
    let (down, up) = (before.minus(Span::hours(1)), before.plus(Span::hours(3)));
    stage.desk().stay_alive(down).unwrap();
    stage.desk().open_up(up).unwrap();
    assert_eq!(deadline(&mut stage), up.plus(Span::hours(12)));
    // A second start finds nothing to make up for.
    stage.desk().open_up(up.plus(Span(5))).unwrap();
    assert_eq!(deadline(&mut stage), up.plus(Span::hours(12)));
    stage.wait(Span::hours(14)).unwrap();
    assert!(
        stage.letters_to("anna").iter().any(|letter| letter.contains("I was down when orders")),
        "the players are told"
    );
    assert!(
        !stage.letters_to("anna").iter().any(|letter| letter.contains("is waiting for")),
        "nobody is late through it"
    );
}

#[test]
fn an_outage_in_the_time_for_late_orders_is_told_with_that_time_and_not_with_a_deadline_that_is_past() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder);
    let late = |stage: &mut Stage| {
        let round = stage.desk().store().game("bids").unwrap().unwrap().round.unwrap();
        round.late.then(|| (round.deadline.unwrap(), round.grace.unwrap()))
    };
    let mut hours = (0..72).map(|_| stage.wait(Span::hours(1)).map(|()| late(&mut stage)).unwrap());
    let (due, grace) = hours.find_map(|late| late).unwrap();
    let back = grace.plus(Span::hours(3));
    stage.desk().stay_alive(grace.minus(Span(60))).unwrap();
    stage.desk().open_up(back).unwrap();
    assert_eq!(late(&mut stage), Some((due, back.plus(Span::hours(12)))));
    let letters = stage.desk().store().letters().unwrap();
    let (_, letter, _) = letters.iter().rfind(|(to, ..)| to.starts_with("anna")).unwrap();
    let text = letter.text.replace('\n', " ");
    assert!(text.contains("I was down while I waited for late orders"), "{text}");
    assert!(!text.contains("deadline is now") && !letter.subject.contains("deadline"), "{}", letter.subject);
}

#[test]
fn a_short_outage_puts_nothing_off_and_neither_does_a_kill_amid_a_burst() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder);
    let due = deadline(&mut stage);
    // Down for nine minutes around the deadline; then killed in a burst, with a deadline that had passed before.
    for (down, up) in [(due.minus(Span(300)), due.plus(Span(240))), (due.plus(Span(60)), due.plus(Span::hours(1)))] {
        stage.desk().stay_alive(down).unwrap();
        stage.desk().open_up(up).unwrap();
        assert_eq!(deadline(&mut stage), due);
    }
}

/// How the desk makes up for a time in which it was not there.
type MakesUp = fn(&mut Desk, (Moment, Moment)) -> Result<(), DeskError>;

#[test]
fn a_sleep_a_leap_or_a_database_out_of_reach_over_a_deadline_puts_it_off() {
    for (makes_up, why) in [
        (Desk::wake as MakesUp, "the judge did nothing: the machine slept"),
        (Desk::make_up_for_outage, "the database could not be reached, and the judge did nothing"),
    ] {
        let folder = tempfile::tempdir().unwrap();
        let mut stage = stage(&folder);
        let due = deadline(&mut stage);
        let (gone, back) = (due.minus(Span::hours(2)), due.plus(Span::hours(24 * 10)));
        stage.desk().stay_alive(gone).unwrap();
        makes_up(stage.desk(), (gone, back)).unwrap();
        assert_eq!(deadline(&mut stage), back.plus(Span::hours(12)));
        // The clock goes back by five hours: nothing is due any sooner.
        stage.desk().wake((back, back.minus(Span::hours(5)))).unwrap();
        assert_eq!(deadline(&mut stage), back.plus(Span::hours(12)));
        let letters = stage.desk().store().letters().unwrap();
        let told = |who: &str, what: &str| {
            letters.iter().any(|(to, letter, _)| to.starts_with(who) && letter.text.replace('\n', " ").contains(what))
        };
        assert!(told("operator", why));
        assert!(told("anna", "I was down when orders") && told("bert", "I was down when orders"));
    }
}

/// What arrived in the very second in which a digest goes out was heard before it, and stands in it.
#[test]
fn a_mail_of_the_second_of_a_digest_comes_first() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder);
    let story = "mail bert\n  SET DIGEST 20:00\nmail carl\n  REGISTER\n  Name: Carl\n  END\nreply carl\n  YES\n\
        mail dora\n  REGISTER\n  Name: Dora\n  END\nreply dora\n  YES\nmail carl\n  OBSERVE bids word-c\n\
        mail dora\n  OBSERVE bids word-d\nmail anna\n  SIGNON Mbids word-m\n  SET DEADLINE +99h\n\
        mail anna\n  SIGNON Mbids word-m\n  PROMOTE carl\n";
    stage.play(story, "\n", &mut std::io::sink()).unwrap();
    let (_, due) = stage.desk().store().next_digest().unwrap().unwrap();
    stage.desk().keep(&mail("tie", "anna", "SIGNON Mbids word-m\nPROMOTE dora", due)).unwrap();
    stage.desk().work(due).unwrap();
    let letters = stage.desk().store().letters().unwrap();
    let told = letters.iter().rev().find(|(to, letter, _)| to.starts_with("bert") && letter.kind == LetterKind::Digest);
    assert_eq!(told.unwrap().1.text.matches("has one master more").count(), 2, "{}", told.unwrap().1.text);
}

#[test]
fn a_clock_that_cannot_be_right_is_not_gone_by() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder);
    let now = deadline(&mut stage);
    stage.desk().stay_alive(now).unwrap();
    let problem = |stage: &mut Stage, at| judge::store::is_clock_wrong(stage.desk().store(), at).unwrap();
    assert!(problem(&mut stage, Moment(5)).unwrap().contains("says 1970-01-01T00:00:05Z"));
    let months = problem(&mut stage, now.minus(Span::hours(24 * 30))).unwrap();
    assert!(months.contains("the judge was at work at") && months.contains("--trust-clock"), "{months}");
    for fine in [now.minus(Span::hours(3)), now, now.plus(Span::hours(24 * 4000))] {
        assert_eq!(problem(&mut stage, fine), None);
    }
}

/// Forty games more, in all of which turns are due by one moment, up to which all mail has been read; and one more, called last, which
/// is due so many seconds later.
fn burst(folder: &tempfile::TempDir, later: i64) -> (Stage, Moment) {
    let mut stage = stage(folder);
    let burst = deadline(&mut stage).plus(Span::hours(30));
    let one = stage.desk().store().game("bids").unwrap().unwrap();
    for number in 0..40 {
        let mut more = judge::game::Game { name: format!("more{number}"), ..one.clone() };
        stage.desk().store_mut().save_game(&mut more).unwrap();
    }
    let mut last = judge::game::Game { name: "last".into(), ..one };
    let round = last.round.as_mut().unwrap();
    (round.deadline, round.grace) = (Some(burst.plus(Span(later))), Some(burst.plus(Span(later))));
    stage.desk().store_mut().save_game(&mut last).unwrap();
    stage.desk().note_swept(burst);
    (stage, burst)
}

/// What was told of the first turn of a game; empty: it has not been played.
fn told(stage: &mut Stage, game: &str) -> String {
    let chapters = stage.desk().store().chapters(game).unwrap();
    chapters.first().map_or_else(String::new, |turn| turn.chronicle.0.body["news"][0].as_str().unwrap().to_owned())
}

#[test]
fn who_writes_amid_a_burst_is_answered_and_nothing_late_is_in_a_turn() {
    let folder = tempfile::tempdir().unwrap();
    let (mut stage, burst) = burst(&folder, -1);
    let texts = [("carl", "VERSION"), ("anna", "SIGNON Lmore39 word-a\n9"), ("anna", "SIGNON Llast word-a\n9")];
    for (who, text) in texts {
        stage.desk().keep(&mail(text, who, text, burst.minus(Span(1)))).unwrap();
    }
    stage.desk().work(burst).unwrap();
    let letters = stage.desk().store().letters().unwrap();
    let answer = letters.iter().position(|(to, ..)| to.starts_with("carl")).unwrap();
    let is_news = |letter: &judge::letter::Letter| letter.kind == LetterKind::Results;
    let played = |letters: &[(String, judge::letter::Letter, String)]| {
        letters.iter().filter(|(to, letter, _)| to.starts_with("anna") && is_news(letter)).count()
    };
    let (before, in_all) = (played(&letters[..answer]), played(&letters));
    assert_eq!(in_all, 42, "all games are played");
    assert!(before < 20, "Carl waits for a few games, and waited for {before}");
    assert_eq!(told(&mut stage, "more39"), "Both bid 0.", "what came after the deadline is not in the turn");
    assert_eq!(told(&mut stage, "last"), "LEFT wins the bid, 9 against 0.", "what came in its very second is");
}

/// The mail server's clock is ahead: by when the mail came there, something is due in its game that is not due yet here.
#[test]
fn a_mail_that_waits_for_its_game_keeps_no_other_game_from_being_moved_on() {
    let folder = tempfile::tempdir().unwrap();
    let (mut stage, burst) = burst(&folder, 3600);
    let early = mail("early", "anna", "SIGNON Llast word-a\n9", burst.plus(Span::hours(2)));
    stage.desk().keep(&early).unwrap();
    stage.desk().work(burst).unwrap();
    let waiting: Vec<String> = (0..40).map(|number| format!("more{number}")).collect();
    let waiting: Vec<&String> = waiting.iter().filter(|game| told(&mut stage, game).is_empty()).collect();
    assert!(waiting.is_empty(), "all are played at once, but for {waiting:?}");
    assert_eq!(stage.desk().store().next_mail(burst).unwrap(), None, "and the mail is read");
}

#[test]
fn a_deadline_waits_until_all_mail_that_came_in_time_has_been_read() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder);
    let due = deadline(&mut stage);
    let told = |stage: &mut Stage| {
        stage.settle().unwrap();
        stage.letters_to("bert").iter().filter(|letter| letter.contains("I cannot read my")).count()
    };
    // The mailbox has not been read since before the deadline.
    stage.desk().work(due.plus(Span(60))).unwrap();
    assert!(stage.desk().wants_sweep(due.plus(Span(60))).unwrap());
    assert_eq!(deadline(&mut stage), due, "the turn waits");
    stage.desk().work(due.plus(Span::hours(2))).unwrap();
    stage.desk().work(due.plus(Span::hours(3))).unwrap();
    let late = stage.desk().store().game("bids").unwrap().unwrap().round.unwrap().late;
    assert!(!late, "nobody is called late before all mail is known");
    // Then the mail is found: it had arrived a second before the deadline, and in its very second, and counts.
    for (who, seat, bid, before) in [("anna", "L", 7, 1), ("bert", "R", 4, 0)] {
        let text = format!("SIGNON {seat}bids word-{}\n{bid}", &who[..1]);
        stage.desk().keep(&mail(who, who, &text, due.minus(Span(before)))).unwrap();
    }
    stage.desk().note_swept(due.plus(Span::hours(3)));
    stage.desk().work(due.plus(Span::hours(3))).unwrap();
    let chapters = stage.desk().store().chapters("bids").unwrap();
    assert_eq!(chapters.len(), 1);
    assert_eq!(chapters[0].chronicle.0.body["news"][0], "LEFT wins the bid, 7 against 4.");
    stage.wait(Span::hours(14)).unwrap();
    assert_eq!(told(&mut stage), 1, "the players are told once, after an hour");
}

#[test]
fn an_order_that_arrived_after_the_deadline_comes_too_late_even_if_it_is_read_first() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder);
    play(&mut stage, "mail anna\n  SIGNON Mbids word-m\n  SET GRACE 0h\n  SET DEADLINE +10h\n");
    play(&mut stage, "mail anna\n  SIGNON Lbids word-a\n  7\n  SET WAIT\n");
    let due = deadline(&mut stage);
    stage.desk().keep(&mail("late", "bert", "SIGNON Rbids word-b\n9", due.plus(Span(1)))).unwrap();
    stage.desk().note_swept(due.plus(Span(30)));
    stage.desk().work(due.plus(Span(30))).unwrap();
    let chapters = stage.desk().store().chapters("bids").unwrap();
    assert_eq!(chapters[0].chronicle.0.body["news"][0], "LEFT wins the bid, 7 against 0.");
}

#[test]
fn odd_mail_gets_its_answer_and_the_judge_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder);
    let head = b"From: Anna <anna@anna.example>\r\nContent-Type: text/plain; charset=us-ascii\r\n\r\n";
    let mut odd = head.to_vec();
    odd.extend_from_slice(b"VERSION\r\n\xff\xfe\x80 A Par\x00-Bur\r\n\xc3\x28\r\n");
    stage.put(&odd).unwrap();
    let newest = stage.letters_to("anna").last().unwrap().clone();
    assert!(newest.contains("Chancery 0.1.0"), "{newest}");
    let mut huge = head.to_vec();
    huge.extend(std::iter::repeat_n(b'x', 10_000_001));
    stage.put(&huge).unwrap();
    assert!(stage.letters_to("anna").last().unwrap().contains("larger than 10 MB"));
    for raw in
        [&b""[..], b"\r\n\r\n", b"\0\0\0", b"From: x\r\n\r\nLIST", b"From: <a@b.example>, <c@d.example>\r\n\r\nLIST"]
    {
        stage.put(raw).unwrap();
    }
    let mut deep = b"From: Anna <anna@anna.example>\r\n".to_vec();
    for level in 0..300 {
        deep.extend_from_slice(
            format!("Content-Type: multipart/mixed; boundary=b{level}\r\n\r\n--b{level}\r\n").as_bytes(),
        );
    }
    stage.put(&deep).unwrap();
    assert!(stage.letters_to("anna").last().unwrap().contains("made of too many parts"));
    play(&mut stage, "mail anna\n  LIST bids\nexpect anna Game 'bids' (B1) has a deadline of\n");
}

#[test]
fn no_letter_holds_a_command_that_would_run_if_it_were_quoted_unmarked() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = Stage::as_installed(folder.path(), chancery_engine::RULESETS).unwrap();
    stage.play(judge::demo::story("classic").unwrap(), "\n", &mut std::io::sink()).unwrap();
    let mut orders = std::collections::BTreeSet::new();
    let letters = stage.desk().store().letters().unwrap();
    for (_, letter, _) in letters.iter().filter(|(_, letter, _)| letter.kind != LetterKind::Press) {
        let own = text::own_lines(&letter.text);
        let signed: Vec<String> = ["SIGNON Fsample fra-word".to_owned()].into_iter().chain(own).collect();
        for line in command::read(&signed).into_iter().skip(1) {
            let Command::Order(order) = line.command else { panic!("{} runs in: {}", line.echo, letter.text) };
            orders.insert(order);
        }
    }
    assert!(letters.len() > 150 && orders.len() > 200, "{} letters, {} lines", letters.len(), orders.len());
}

/// A deadline is not played before the mail that came in time is known, and asks for the mailbox to be read when it is due.
#[test]
fn a_deadline_that_is_due_asks_for_the_mailbox_once() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder);
    let due = deadline(&mut stage);
    let before = due.minus(Span(1));
    assert!(!stage.desk().wants_sweep(before).unwrap(), "nothing is due");
    stage.desk().note_read(before, before).unwrap();
    assert!(stage.desk().wants_sweep(due).unwrap());
    stage.desk().note_read(due, due).unwrap();
    assert!(!stage.desk().wants_sweep(due).unwrap(), "all mail up to it is known");
    stage.desk().wake((due, before.minus(Span(90)))).unwrap();
    assert!(stage.desk().wants_sweep(due).unwrap(), "the clock was ahead");
}

/// The operator gives the judge another way for its mail while it runs.
#[test]
fn a_mailbox_that_comes_or_goes_changes_what_deadlines_wait_for() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder);
    let due = deadline(&mut stage);
    let go_on = |stage: &mut Stage, kind| {
        let mut config = Config::default();
        config.mailbox.kind = kind;
        stage.desk().reconfigure(config, Templates::load(None).unwrap());
        stage.desk().wants_sweep(due).unwrap()
    };
    stage.desk().note_read(due, due).unwrap();
    assert!(!go_on(&mut stage, MailboxKind::Maildir), "the same mailbox has been read");
    assert!(!go_on(&mut stage, MailboxKind::None), "what is handed in is here at once");
    assert!(go_on(&mut stage, MailboxKind::Maildir), "a new mailbox has not been read");
    stage.desk().note_read(due, due).unwrap();
    assert!(!go_on(&mut stage, MailboxKind::Imap), "the same mails, by another way");
}

#[test]
fn a_mail_that_the_server_does_not_give_is_told_once_and_stepped_over() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder);
    let mark = ("imap judge@mx.example/INBOX;7".to_owned(), 12);
    for hours in [0, 1, 48] {
        let now = Moment(1_772_474_400).plus(Span::hours(hours));
        stage.desk().note_unreadable(&format!("{}/12", mark.0), "no text of it", Some(&mark), now).unwrap();
        stage.desk().note_unreadable("maildir new/x", "it cannot be read", None, now).unwrap();
    }
    assert_eq!(stage.desk().store().mailbox_mark(&mark.0).unwrap(), 12);
    stage.settle().unwrap();
    let told = stage.letters_to("operator@operator.example");
    let times = |word: &str| told.iter().filter(|letter| letter.contains(word)).count();
    assert_eq!(["does not give it", "can do nothing with a file"].map(times), [1; 2], "{told:?}");
}
