//! What servers and readers report of our letters: mailboxes that bounce, complaints, and reports that somebody forged.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

mod support;

use judge::clock::Span;
use judge::stage::{Stage, WaysBack};
use support::bids::{JUDGE, play, stage};

/// A report about a letter, as a mail server writes it.
fn bounce(back: &WaysBack, status: &str, action: &str) -> Vec<u8> {
    format!(
        "Return-Path: <>\nFrom: MAILER-DAEMON@mx.example\nTo: {}\nMessage-ID: <{}.{status}.{action}@mx.example>\n\
         Subject: Undelivered Mail\nContent-Type: multipart/report; report-type=delivery-status; boundary=b\n\n\
         --b\n\nIt failed.\n--b\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; mx.example\n\n\
         Final-Recipient: rfc822; anna@anna.example\nAction: {action}\nStatus: {status}\n\n\
         --b\nContent-Type: text/rfc822-headers\n\nMessage-ID: <{}>\nX-Chancery-Seal: {}\n--b--\n",
        back.bounces, back.id, back.id, back.seal,
    )
    .into_bytes()
}

#[test]
fn a_mailbox_that_bounces_is_known_and_the_second_address_is_tried() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder, |_| ());
    play(
        &mut stage,
        "mail anna\n  SIGNON Lbids word-a\n  SET ADDRESS2 anna@second.example\nreply anna@second.example\n  yes\n\
         expect anna@second.example go to anna@second.example as well\n",
    );
    let letter = stage.ways_back("anna");
    let listed = |stage: &mut Stage| {
        play(stage, "mail gerda\n  WHOGAME bids\n");
        stage.letters_to("gerda").last().unwrap().contains("LEFT's mailbox has bounced since")
    };
    let day = |stage: &mut Stage, status: &str, action: &str| {
        stage.put(&bounce(&letter, status, action)).unwrap();
        stage.wait(Span::hours(25)).unwrap();
    };
    day(&mut stage, "4.4.7", "delayed");
    day(&mut stage, "5.7.1", "failed");
    // Backscatter: the seal is wrong, or the letter went to somebody else.
    let bert = stage.ways_back("bert");
    let forged =
        WaysBack { bounces: letter.bounces.replace(".", ".x"), id: bert.id, seal: bert.seal, answers: String::new() };
    stage.put(&bounce(&forged, "5.1.1", "failed")).unwrap();
    // Twice on one day is one step.
    stage.put(&bounce(&letter, "5.1.1", "failed")).unwrap();
    day(&mut stage, "5.1.2", "failed");
    assert!(!listed(&mut stage));
    day(&mut stage, "5.1.10", "failed");
    play(&mut stage, "expect gerda The mailbox of LEFT's player in game 'bids' has bounced since\n");
    assert!(listed(&mut stage));
    let count = |stage: &Stage| stage.letters_to("anna@second.example").len();
    let before = count(&stage);
    play(&mut stage, "mail bert\n  SIGNON Rbids word-b\n  PRESS TO L\n  Where are you?\n  ENDPRESS\n");
    assert_eq!(count(&stage), before + 1, "the second address is tried");
    // Mail from the second address is hers.
    play(&mut stage, "from anna@second.example anna\n  SIGNON Lbids word-a\n  6\nexpect anna Bid: 6.\n");
    // A week without a bounce: all is forgotten.
    stage.wait(Span::hours(24 * 8)).unwrap();
    assert!(!listed(&mut stage));
}

/// Exim's warning of a letter that it goes on trying: plain words, without a status.
fn warning(back: &WaysBack, day: u32) -> Vec<u8> {
    format!(
        "Return-Path: <>\nFrom: Mail Delivery System <Mailer-Daemon@mx.example>\nTo: {}\nMessage-ID: <late{day}@mx.example>\n\
         Subject: Warning: message 1rXyZa-0001 delayed {} hours\nAuto-Submitted: auto-replied\n\n\
         This message was created automatically by mail delivery software.\nA message that you sent has not yet been delivered \
         to one or more of its\nrecipients after more than 24 hours on the queue on mx.example.\n\n  anna@anna.example\n    \
         Delay reason: H=mx.anna.example [5.9.10.11]: Connection timed out\n\nNo action is required on your part. Delivery \
         attempts will continue for\nsome time.\n",
        back.bounces,
        day * 24,
    )
    .into_bytes()
}

fn outcome(stage: &mut Stage) -> String {
    stage.desk().store().recent_mails(1).unwrap()[0].outcome.clone()
}

#[test]
fn letters_that_are_late_or_were_taken_have_not_bounced() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder, |_| ());
    let letter = stage.ways_back("anna");
    let mut put = |mail: &[u8], fate: &str| {
        stage.put(mail).unwrap();
        assert!(outcome(&mut stage).ends_with(fate), "{}", outcome(&mut stage));
        assert_eq!(stage.desk().store().health("anna@anna.example").unwrap(), None, "{fate}");
        stage.wait(Span::hours(25)).unwrap();
    };
    put(&warning(&letter, 1), "is delayed (a delivery report)");
    put(&warning(&letter, 2), "is delayed (a delivery report)");
    put(&bounce(&letter, "4.4.1", "delayed"), "is delayed (4.4.1)");
    put(&bounce(&letter, "2.0.0", "relayed"), "was taken (2.0.0)");
    play(&mut stage, "mail gerda\n  WHOGAME bids\n");
    assert!(!stage.letters_to("gerda").last().unwrap().contains("has bounced since"));
}

#[test]
fn a_report_without_a_from_address_counts_as_any_other() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder, |_| ());
    let report = String::from_utf8(bounce(&stage.ways_back("anna"), "5.1.1", "failed")).unwrap();
    // Nor does it return the headers of the letter: the address that it comes to tells which one it was.
    let (report, _) = report.split_once("--b\nContent-Type: text/rfc822-headers").unwrap();
    stage.put(report.replace("From: MAILER-DAEMON@mx.example\n", "").as_bytes()).unwrap();
    assert!(outcome(&mut stage).ends_with("bounced (5.1.1)"), "{}", outcome(&mut stage));
}

#[test]
fn whoever_complains_about_our_mail_gets_none_until_he_writes() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder, |_| ());
    let letter = stage.ways_back("anna");
    let report = format!(
        "From: fbl@mail.example\nTo: {JUDGE}\nContent-Type: multipart/report; report-type=feedback-report; boundary=b\n\n\
         --b\nContent-Type: message/feedback-report\n\nFeedback-Type: abuse\nOriginal-Rcpt-To: anna@anna.example\n\n\
         --b\nContent-Type: message/rfc822\n\nMessage-ID: <{}>\nX-Chancery-Seal: {}\n\nSIGNON Lbids word-a\n--b--\n",
        letter.id, letter.seal,
    );
    stage.put(report.as_bytes()).unwrap();
    let before = stage.letters_to("anna").len();
    play(&mut stage, "mail bert\n  SIGNON Rbids word-b\n  BROADCAST\n  Hello.\n  ENDPRESS\n");
    assert_eq!(stage.letters_to("anna").len(), before);
    play(&mut stage, "expect gerda Broadcast message from RIGHT\nmail anna\n  VERSION\nexpect anna Chancery 0.1.0\n");
}

/// A complaint that anybody could write: about a letter of this id, to somebody.
fn forged_complaint(number: usize, to: &str, headers: &str) -> Vec<u8> {
    format!(
        "Return-Path: <eve@eve.example>\nFrom: eve@eve.example\nTo: {JUDGE}\nMessage-ID: <arf{number}@eve.example>\n\
         Content-Type: multipart/report; report-type=feedback-report; boundary=b\n\n--b\n\
         Content-Type: message/feedback-report\n\nFeedback-Type: abuse\nOriginal-Rcpt-To: {to}\n\n--b\n\
         Content-Type: message/rfc822\n\n{headers}To: {to}\n\nx\n--b--\n",
    )
    .into_bytes()
}

#[test]
fn a_report_without_our_seal_silences_nobody() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder, |config| config.judge.operator = "op@op.example".into());
    play(&mut stage, "mail newcomer\n  HELP\n");
    let store = stage.desk().store().meta("judge").unwrap().unwrap();
    let seal = stage.ways_back("bert").seal;
    assert_eq!(seal.len(), 26, "{seal}");
    for to in ["anna@anna.example", "newcomer@newcomer.example", "op@op.example"] {
        for row in 1..30 {
            let id = format!("Message-ID: <{row}.{store}.chancery@chancery.example>\n");
            for (number, more) in ["", &format!("X-Chancery-Seal: {seal}\n")].into_iter().enumerate() {
                let complaint = forged_complaint(2 * row + number, to, &(id.clone() + more));
                stage.put(&complaint).unwrap();
                let bounced = String::from_utf8(complaint).unwrap().replace("feedback-report", "delivery-status");
                let bounced = bounced.replace("Feedback-Type: abuse", "Action: failed\nStatus: 5.1.1");
                stage.put(bounced.replace("Message-ID: <arf", "Message-ID: <dsn").as_bytes()).unwrap();
            }
        }
        assert_eq!(stage.desk().store().health(to).unwrap(), None, "{to}");
    }
    // A true one is believed, at whatever address it comes in.
    let WaysBack { id, seal, .. } = stage.ways_back("anna");
    let own = format!("Message-ID: <{id}>\nX-Chancery-Seal: {seal}\n");
    stage.put(&forged_complaint(0, "anna@anna.example", &own)).unwrap();
    assert!(stage.desk().store().health("anna@anna.example").unwrap().unwrap().complained);
}

/// Whoever gets a copy of an answer sees the Message-ID of our letter in it, and nothing else that the letter held.
#[test]
fn who_gets_a_copy_of_an_answer_can_report_nothing_about_our_letter() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = stage(&folder, |_| ());
    let WaysBack { id, seal, bounces, .. } = stage.ways_back("anna");
    let told = bounces.split(['+', '@']).nth(1).unwrap();
    assert!(!id.contains(&seal) && told.ends_with(&seal), "{id} {bounces}");
    let (row, store) = id.split_once('.').map(|(row, rest)| (row, rest.split('.').next().unwrap())).unwrap();
    // As ids of earlier versions were, with the seal in them: the copies of answers to those are still about.
    for (number, id) in [id.clone(), format!("{row}.{store}.{seal}.chancery@chancery.example")].iter().enumerate() {
        let complaint = forged_complaint(number, "anna@anna.example", &format!("Message-ID: <{id}>\n"));
        stage.put(&complaint).unwrap();
        let bounced = String::from_utf8(complaint).unwrap().replace("feedback-report", "delivery-status");
        let bounced = bounced.replace("Feedback-Type: abuse", "Action: failed\nStatus: 5.1.1");
        stage.put(bounced.replace("Message-ID: <arf", "Message-ID: <dsn").as_bytes()).unwrap();
    }
    assert_eq!(stage.desk().store().health("anna@anna.example").unwrap(), None);
}

/// Whoever has read old letters in a mailbox that was broken into can neither report them as lost nor as unwanted.
#[test]
fn letters_that_were_taken_back_report_nothing() {
    for (subject, by_header) in [("bids", false), ("anna@anna.example", false), ("bids", true)] {
        let folder = tempfile::tempdir().unwrap();
        let mut stage = stage(&folder, |_| ());
        let mut old = stage.ways_back("anna");
        if by_header {
            old.bounces = JUDGE.into();
        }
        let id = stage.desk().store_mut().ask("revoke", subject, "").unwrap();
        stage.settle().unwrap();
        stage.desk().store().act_answer(id).unwrap().unwrap();
        let is_known = |stage: &mut Stage| stage.desk().store().health("anna@anna.example").unwrap().is_some();
        stage.put(&bounce(&old, "5.1.1", "failed")).unwrap();
        assert!(!is_known(&mut stage), "{subject}");
        play(&mut stage, "mail anna\n  VERSION\n");
        let new = stage.ways_back("anna");
        stage.put(&bounce(&new, "5.1.2", "failed")).unwrap();
        assert!(is_known(&mut stage), "{subject}: a newer letter is reported");
    }
}
