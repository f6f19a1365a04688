//! What one person can cause: letters, strangers' words, games, press, and when the judge falls silent.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

mod support;

use std::sync::atomic::{AtomicUsize, Ordering};

use judge::config::Config;
use judge::stage::Stage;
use support::bids::{JUDGE, play};

fn stage_with(folder: &tempfile::TempDir, change: impl FnOnce(&mut Config)) -> Stage {
    Stage::set_up_with(folder.path(), support::toy::TOYS, change).unwrap()
}

fn stage(folder: &tempfile::TempDir) -> Stage {
    stage_with(folder, |_| ())
}

fn register(stage: &mut Stage, who: &str) {
    play(stage, &format!("mail {who}\n  REGISTER\n  Name: {who}\n  END\nreply {who}\n  YES\n"));
}

/// Somebody opens the game of Anna and Bert, who join it.
fn two_play(stage: &mut Stage, master: &str) {
    play(
        stage,
        &format!(
            "mail {master}\n  CREATE ?bids word-m\nmail anna\n  SIGNON ?bids word-a\n  SET PREFERENCE L\n\
             mail bert\n  SIGNON ?bids word-b\n"
        ),
    );
}

/// A mail from an address, with heads of its own.
fn put(stage: &mut Stage, from: &str, heads: &str, text: &str) {
    static MAILS: AtomicUsize = AtomicUsize::new(0);
    let number = MAILS.fetch_add(1, Ordering::Relaxed);
    let raw = format!("From: {from}\nTo: {JUDGE}\nMessage-ID: <{number}@x.example>\n{heads}\n{text}\n");
    stage.put(raw.as_bytes()).unwrap();
}

/// All letters to addresses of a domain.
fn to_domain(stage: &mut Stage, domain: &str) -> usize {
    let letters = stage.desk().store().letters().unwrap();
    letters.iter().filter(|(to, _, _)| to.to_lowercase().ends_with(domain)).count()
}

#[test]
fn nobody_has_many_letters_sent_to_addresses_that_he_names() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder);
    register(&mut stage, "eve");
    play(&mut stage, "mail eve\n  CREATE ?eves word-e\n");
    for mail in 0..3 {
        let kind = if mail == 1 { "ADDRESS2" } else { "ADDRESS" };
        let lines: String = (0..50).map(|line| format!("SET {kind} bomb+{mail}x{line}@victim.example\n")).collect();
        put(&mut stage, "eve@eve.example", "", &format!("SIGNON Meves word-e\n{lines}"));
    }
    assert_eq!(to_domain(&mut stage, "victim.example"), 3, "the mailbox is one");
    let lines: String = (0..50).map(|line| format!("SET ADDRESS a{line}@other{line}.example\n")).collect();
    put(&mut stage, "eve@eve.example", "", &format!("SIGNON Meves word-e\n{lines}"));
    let all = stage.desk().store().letters().unwrap();
    assert_eq!(
        all.iter().filter(|(to, _, _)| to.contains("@other")).count(),
        1,
        "a fifth one, that of REGISTER counted"
    );
}

#[test]
fn a_stranger_s_words_are_not_repeated() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder);
    let spam = "http://spam.example/pills";
    let heads = format!("Subject: You won {spam}\n");
    for text in [
        format!("HELP\nBuy cheap at {spam} now\n{spam}"),
        format!("LIST {spam}"),
        format!("HELP {spam}"),
        format!("REGISTER\nName: Visit {spam}\nEND"),
        format!("SIGNON ?{spam} buy-pills-at-spam\nSIGNON F{spam} x"),
        format!("SET ADDRESS {spam}\nCREATE ?{spam} {spam} {spam}=1"),
        "REGISTER\nName: x\nE-mail: spam@spam.example\nEND".to_owned(),
        spam.to_owned(),
    ] {
        for (number, from) in
            ["victim@v.example", "\"Win at http://spam.example\" <w@w.example>"].into_iter().enumerate()
        {
            let from = from.replace("@", &format!("{}@n{number}", text.len()));
            put(&mut stage, &from, &heads, &text);
        }
    }
    let letters = stage.desk().store().letters().unwrap();
    assert!(letters.len() >= 16, "{}", letters.len());
    for (to, letter, _) in letters {
        for part in [&letter.subject, &letter.text, &letter.html] {
            let held = part.to_lowercase();
            assert!(!held.contains("spam") && !held.contains("pills"), "{to}: {part}");
        }
    }
    // Whoever is vouched for sees his own words.
    drop(stage);
    let mut stage = stage_with(&folder, |config| config.mailbox.authserv_id = "mx.judge.example".into());
    let vouched = "Authentication-Results: mx.judge.example; dmarc=pass header.from=carl.example\nSubject: my first\n";
    let raw = format!("{vouched}From: carl@carl.example\nTo: {JUDGE}\n\nHELP\nWhat is this?\n");
    stage.put(raw.as_bytes()).unwrap();
    let told = stage.letters_to("carl").last().unwrap();
    assert!(told.contains("Re: my first") && told.contains("> What is this?"), "{told}");
}

#[test]
fn tags_and_capitals_do_not_make_more_mailboxes_and_no_domain_is_flooded() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder);
    for number in 0..30 {
        let from = if number % 2 == 0 { format!("v2+{number}@v.example") } else { "V2@v.example".to_owned() };
        put(&mut stage, &from, "", "HELP");
    }
    assert_eq!(to_domain(&mut stage, "v.example"), 10);
    for number in 0..120 {
        put(&mut stage, &format!("a{number}@h{number}.large.example"), "", "VERSION");
    }
    assert_eq!(to_domain(&mut stage, "large.example"), 100);
}

#[test]
fn forged_mail_in_a_player_s_name_sends_him_few_letters_and_keeps_none_that_are_due() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder);
    register(&mut stage, "anna");
    register(&mut stage, "bert");
    two_play(&mut stage, "anna");
    let before = to_domain(&mut stage, "anna.example");
    for number in 0..100 {
        put(&mut stage, "anna@anna.example", "", &format!("HELP\nrubbish {number}"));
    }
    let got = to_domain(&mut stage, "anna.example") - before;
    assert_eq!(got, 40);
    assert!(stage.letters_to("anna").last().unwrap().contains("my last answer to this address for today"));
    // Her own orders are answered whatever others did in her name.
    play(&mut stage, "mail anna\n  SIGNON Lbids word-a\n  7\nexpect anna Bid: 7.\n");
    play(&mut stage, "mail bert\n  SIGNON Rbids word-b\n  5\nexpect anna LEFT wins the bid\n");
}

#[test]
fn a_mail_without_one_author_tells_its_return_path_once() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder);
    register(&mut stage, "anna");
    let before = to_domain(&mut stage, "anna.example");
    for number in 0..4 {
        let raw = format!(
            "Return-Path: <anna+{number}@anna.example>\nFrom: a@a.example, b@b.example\nTo: {JUDGE}\nSubject: {number}\n\nHELP\n"
        );
        stage.put(raw.as_bytes()).unwrap();
    }
    assert_eq!(to_domain(&mut stage, "anna.example") - before, 1);
}

#[test]
fn the_operator_gets_few_letters_and_hears_everything() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage_with(&folder, |config| config.judge.operator = "op@op.example".into());
    for number in 0..40 {
        put(&mut stage, &format!("<\"a b{number}\"@q{number}.example>"), "", "HELP");
    }
    let parcels = stage.desk().store().letters().unwrap();
    for (row, (to, _, _)) in parcels.iter().enumerate() {
        if to.starts_with('"') {
            let refused = judge::outbox::Delivery::Refused("550 5.1.1 no such user".into());
            let now = judge::clock::Moment(1_772_474_400);
            stage.desk().note_delivery(row as i64 + 1, &refused, now).unwrap();
        }
    }
    assert_eq!(stage.letters_to("op@op.example").len(), 0, "strangers' addresses are their own trouble");
    let strangers = parcels.len() as i64;
    for name in ["anna", "bert", "carl", "dora", "emil", "fred", "greta", "hans", "ida", "jens", "karl", "lena"] {
        register(&mut stage, name);
    }
    let rows = stage.desk().store().letters().unwrap().len() as i64;
    assert!(rows - strangers >= 20, "{rows}");
    for row in strangers + 1..=rows {
        let refused = judge::outbox::Delivery::Refused(format!("554 5.7.1 policy {row}"));
        stage.desk().note_delivery(row, &refused, judge::clock::Moment(1_772_474_400)).unwrap();
    }
    stage.settle().unwrap();
    assert_eq!(to_domain(&mut stage, "op.example"), 6);
    play(&mut stage, "clock +2h\nmail anna\n  VERSION\n");
    assert_eq!(to_domain(&mut stage, "op.example"), 7, "the rest comes in one letter");
    let told = stage.letters_to("op@op.example").last().unwrap();
    assert!(told.matches("554 5.7.1 policy").count() > 10, "{told}");
}

#[test]
fn nobody_opens_games_without_end() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage_with(&folder, |config| config.mailbox.authserv_id = "mx.judge.example".into());
    let vouched = "Authentication-Results: mx.judge.example; dmarc=pass header.from=eve.example\n";
    register(&mut stage, "eve");
    let mail = |lines: &str, id: u32| {
        format!("{vouched}From: eve@eve.example\nTo: {JUDGE}\nMessage-ID: <{id}@eve.example>\n\n{lines}\n").into_bytes()
    };
    let lines: String = (0..9).map(|number| format!("CREATE ?eve{number} word-e\n")).collect();
    // In her name nobody opens any, and nothing of hers is used up.
    put(&mut stage, "eve@eve.example", "", &lines);
    assert_eq!(stage.desk().store().game_names().unwrap().len(), 0);
    stage.put(&mail(&lines, 1)).unwrap();
    assert_eq!(stage.desk().store().game_names().unwrap().len(), 5);
    assert!(stage.letters_to("eve").last().unwrap().contains("This one was not opened."));
    // Tomorrow the five still wait for players.
    play(&mut stage, "clock +25h\n");
    stage.put(&mail("CREATE ?evex word-e", 2)).unwrap();
    assert!(stage.letters_to("eve").last().unwrap().contains("wait for players. This one was not opened."));
}

#[test]
fn nobody_gets_press_without_end_and_its_author_hears_of_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder);
    for who in ["gerda", "anna", "bert"] {
        register(&mut stage, who);
    }
    two_play(&mut stage, "gerda");
    let before = stage.letters_to("bert").len();
    let texts =
        |count: usize| -> String { (0..count).map(|text| format!("PRESS TO R\ntext {text}\nENDPRESS\n")).collect() };
    put(&mut stage, "anna@anna.example", "", &format!("SIGNON Lbids word-a\n{}", texts(58)));
    assert_eq!(stage.letters_to("bert").len() - before, 14, "as many as one mail may hold");
    for _ in 0..5 {
        put(&mut stage, "anna@anna.example", "", &format!("SIGNON Lbids word-a\n{}", texts(14)));
    }
    assert_eq!(stage.letters_to("bert").len() - before, 60);
    assert!(stage.letters_to("anna").last().unwrap().contains("This text was not sent"));
    play(&mut stage, "mail anna\n  SIGNON Lbids word-a\n  PRESS TO M\n  Help!\n  ENDPRESS\nexpect gerda Help!\n");
    play(
        &mut stage,
        "clock +25h\nmail anna\n  SIGNON Lbids word-a\n  PRESS TO R\n  Hello.\n  ENDPRESS\nexpect bert Hello.\n",
    );
}

#[test]
fn players_are_always_answered_and_two_robots_part() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder);
    register(&mut stage, "anna");
    let before = stage.letters_to("anna").len();
    for number in 0..30 {
        put(&mut stage, "anna@anna.example", "", &format!("What do you say to number {number}?"));
        if number == 4 {
            let told = stage.letters_to("anna").last().unwrap();
            assert!(told.contains("the same words come again"), "{told}");
        }
    }
    assert_eq!(stage.letters_to("anna").len() - before, 20);
    assert!(stage.letters_to("anna").last().unwrap().contains("This is my last answer for today to mail in which"));
    play(&mut stage, "mail anna\n  VERSION\nexpect anna Chancery 0.1.0\nclock +25h\n");
    let before = stage.letters_to("anna").len();
    for _ in 0..4 {
        play(&mut stage, "mail anna\n  I am on the beach  until Monday.\n");
        play(&mut stage, "mail anna\n  I am on the BEACH until Monday.\n");
    }
    assert_eq!(stage.letters_to("anna").len() - before, 1, "word for word the same");
    // Whoever is not registered hears three times, and that the third is the last.
    for number in 0..5 {
        put(&mut stage, "carl@carl.example", "", &format!("Hello {number}"));
    }
    let told = stage.letters_to("carl");
    assert_eq!(told.len(), 3);
    assert!(told[2].contains("This is my last answer for today") && !told[1].contains("last answer"), "{told:#?}");
    play(&mut stage, "mail carl\n  VERSION\nexpect carl Chancery 0.1.0\n");
}

#[test]
fn press_passes_for_nobody_else_s_words() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder);
    for who in ["gerda", "anna", "bert"] {
        register(&mut stage, who);
    }
    two_play(&mut stage, "gerda");
    let long = "word ".repeat(30);
    let text = format!(
        "Hi.\u{202e}\u{200b}\u{feff}\u{e0041}\u{1b}[31m\u{7}\u{9b}2J\nEnd of message.\n\n\n:: Judge: CHAN  Game: Bids\n\u{85}-- \n\
         Message from RIGHT to LEFT in 'bids':\u{2028}\u{b}I attack you.\u{c}x\n{long}\nEnd of message.\n-- \nChancery, {JUDGE}"
    );
    let heads = "Content-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit\n";
    put(&mut stage, "anna@anna.example", heads, &format!("SIGNON Lbids word-a\nPRESS TO R\n{text}\nENDPRESS"));
    let told = stage.letters_to("bert").last().unwrap().clone();
    let (_, body) = told.split_once("\n\n").unwrap();
    let odd = |letter: char| {
        letter.is_control() && letter != '\n'
            || matches!(letter, '\u{200b}' | '\u{202e}' | '\u{2028}' | '\u{feff}' | '\u{e0041}')
    };
    assert!(!body.contains(odd), "{body:?}");
    let marked: Vec<&str> = body.lines().filter(|line| line.starts_with('|')).collect();
    for forged in
        ["End of message.", ":: Judge:", "Message from RIGHT", "I attack you", "word word", "Chancery, judge@"]
    {
        let own = body.lines().filter(|line| line.contains(forged)).filter(|line| !line.starts_with("| ")).count();
        assert!(marked.iter().any(|line| line.contains(forged)), "{forged}: {body}");
        // The judge's own words stand there once at most.
        assert!(own <= usize::from(forged.starts_with("End") || forged.starts_with("Chancery")), "{forged}: {body}");
    }
    assert!(marked.iter().all(|line| line.chars().count() <= 78), "{body}");
}

#[test]
fn guessing_is_slow_is_told_to_the_owner_once_a_day_and_shuts_no_answer_out() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder);
    for who in ["anna", "bert", "eve"] {
        register(&mut stage, who);
    }
    two_play(&mut stage, "anna");
    let before = stage.letters_to("anna").len();
    let guesses: String = (0..9).map(|guess| format!("SIGNON Lbids guess-{guess}\n")).collect();
    put(&mut stage, "eve@eve.example", "", &guesses);
    let told = stage.letters_to("eve").last().unwrap().clone();
    assert_eq!(told.matches("did not look at this one").count(), 4, "{told}");
    // The right one is not looked at either, and other mailboxes do not help without end.
    put(&mut stage, "eve@eve.example", "", "SIGNON Lbids word-a\n9");
    assert!(stage.letters_to("eve").last().unwrap().contains("did not look"));
    for number in 0..8 {
        for guess in 0..5 {
            put(&mut stage, &format!("e@f{number}.example"), "", &format!("SIGNON Lbids wrong{guess}"));
        }
    }
    put(&mut stage, "e@last.example", "", "SIGNON Lbids word-a\n9");
    assert!(stage.letters_to("e@last.example").last().unwrap().contains("did not look"));
    let warned = &stage.letters_to("anna")[before..];
    assert_eq!(warned.len(), 1, "{warned:#?}");
    assert!(warned[0].contains("has tried several passwords for your place in game bids"), "{}", warned[0]);
    // Her own answer needs none, another seat is not concerned, and an hour later all is as before.
    play(&mut stage, "mail bert\n  SIGNON Rbids word-b\n  5\nexpect bert Bid: 5.\n");
    let back = stage.ways_back("anna");
    assert!(!back.answers.is_empty());
    play(&mut stage, "clock +2h\nmail anna\n  SIGNON Lbids word-a\n  7\nexpect anna LEFT wins the bid\n");
}
