//! Signatures verified by ourselves, with keys from a name server of the test's own.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

mod support;

use std::net::UdpSocket;

use judge::clock::Moment;
use judge::config::{Config, MailboxKind, PostKind, Trust, Unverified};
use judge::intake::Verifier;
use mail_auth::common::crypto::Ed25519Key;
use mail_auth::common::headers::HeaderWriter;
use mail_auth::dkim::DkimSigner;

const HEAD: &str = "From: Anna <anna@anna.example>\r\nTo: judge@chancery.example\r\nSubject: orders\r\n";

/// A name server that knows one key; every other name is unknown. Returns its address.
fn name_server(text: String) -> String {
    let socket = UdpSocket::bind("127.0.0.1:0").unwrap();
    let address = socket.local_addr().unwrap().to_string();
    std::thread::spawn(move || {
        let mut question = [0; 1500];
        while let Ok((length, from)) = socket.recv_from(&mut question) {
            let _ = socket.send_to(&answer(&question[..length], &text), from);
        }
    });
    address
}

/// The answer to a question (RFC 1035 section 4): the text for the name of our key, else that there is no such name.
fn answer(question: &[u8], text: &str) -> Vec<u8> {
    let end = 12 + question[12..].iter().position(|byte| *byte == 0).unwrap() + 5;
    let known = question.windows(7).any(|name| name.eq_ignore_ascii_case(b"\x05first\x0a"));
    let mut answer = question[..2].to_vec();
    answer.extend_from_slice(&[0x81, if known { 0x80 } else { 0x83 }, 0, 1, 0, u8::from(known), 0, 0, 0, 0]);
    answer.extend_from_slice(&question[12..end]);
    if known {
        answer.extend_from_slice(&[0xc0, 12, 0, 16, 0, 1, 0, 0, 0, 60]);
        answer.extend_from_slice(&(text.len() as u16 + 1).to_be_bytes());
        answer.push(text.len() as u8);
        answer.extend_from_slice(text.as_bytes());
    }
    answer
}

fn key() -> (Ed25519Key, String) {
    let key = Ed25519Key::from_pkcs8_der(&Ed25519Key::generate_pkcs8().unwrap()).unwrap();
    let public = data_encoding::BASE64.encode(&key.public_key());
    (key, format!("v=DKIM1; k=ed25519; p={public}"))
}

fn signed(key: Ed25519Key, selector: &str, names: &[&str], text: &str) -> String {
    let mail = format!("{HEAD}Message-ID: <{selector}@anna.example>\r\n\r\n{text}\r\n");
    let signer = DkimSigner::from_key(key).domain("anna.example").selector(selector).headers(names.iter().copied());
    format!("{}{mail}", signer.sign(mail.as_bytes()).unwrap().to_header())
}

#[test]
fn only_a_whole_signature_of_the_author_s_words_vouches() {
    let (one, text) = key();
    let trust = Trust { dkim: true, resolver: name_server(text), ..Trust::default() };
    let verifier = Verifier::new(&trust).unwrap().unwrap();
    let good = signed(one, "first", &["From", "To", "Subject"], "SIGNON Lbids word-a\r\n7");
    assert_eq!(verifier.signed_by(good.as_bytes()), ["anna.example"]);
    assert_eq!(verifier.signed_by(good.replace("\r\n", "\n").as_bytes()), ["anna.example"], "any line ends");
    assert!(verifier.signed_by(good.replace("\r\n7", "\r\n8").as_bytes()).is_empty(), "the text was changed");
    assert!(verifier.signed_by(good.replace("Anna <", "Eve <").as_bytes()).is_empty(), "the author was changed");
    assert!(verifier.signed_by(good.replace("s=first", "s=other").as_bytes()).is_empty(), "nobody has this key");
    assert!(verifier.signed_by(HEAD.as_bytes()).is_empty());
    assert!(verifier.signed_by(b"\xff\x00\r\n\r\n").is_empty());
    let (two, _) = key();
    let foreign = signed(two, "first", &["From"], "7");
    assert!(verifier.signed_by(foreign.as_bytes()).is_empty(), "another key");
    let bomb = format!("{HEAD}{}", "Content-Type: message/rfc822\r\n\r\n".repeat(50_000));
    assert!(verifier.signed_by(bomb.as_bytes()).is_empty());
    let signature = good.split("From:").next().unwrap();
    assert!(verifier.signed_by(format!("{}{good}", signature.repeat(20)).as_bytes()).is_empty(), "too many signatures");
    assert!(Verifier::new(&Trust::default()).unwrap().is_none());
    assert!(Verifier::new(&Trust { dkim: true, resolver: "nowhere".into(), ..Trust::default() }).is_err());
}

#[test]
fn a_signature_vouches_only_for_what_it_covers_and_under_a_key_for_mail() {
    let plain = ["From", "To", "Subject"];
    let by = |change: &dyn Fn(&str) -> String| {
        let (key, text) = key();
        let trust = Trust { dkim: true, resolver: name_server(change(&text)), ..Trust::default() };
        (key, Verifier::new(&trust).unwrap().unwrap())
    };
    for good in ["; t=s", "; s=email", "; s=*:other", "; h=sha1:sha256", "; n=t=y"] {
        let (key, verifier) = by(&|text| format!("{text}{good}"));
        assert_eq!(verifier.signed_by(signed(key, "first", &plain, "7").as_bytes()), ["anna.example"], "{good}");
    }
    for bad in ["; t=y", "; t=s:y", "; t=Y", "; s=other", "; s=tlsrpt", "; h=sha1", "; s=email; s=other"] {
        let (key, verifier) = by(&|text| format!("{text}{bad}"));
        assert!(verifier.signed_by(signed(key, "first", &plain, "7").as_bytes()).is_empty(), "{bad}");
    }
    for before in ["Content-Type: text/html", "content-transfer-encoding : base64", "From: eve@e.example"] {
        let (key, verifier) = by(&str::to_owned);
        let mail = format!("{before}\r\n{}", signed(key, "first", &plain, "7"));
        assert!(verifier.signed_by(mail.as_bytes()).is_empty(), "{before}");
    }
    // A field that is signed may not be there twice either: readers differ in which one they take.
    let (key, verifier) = by(&str::to_owned);
    let mail = format!("Content-Type: text/plain\r\n{HEAD}\r\n7\r\n");
    let signer = DkimSigner::from_key(key).domain("anna.example").selector("first").headers(["From", "Content-Type"]);
    let good = format!("{}{mail}", signer.sign(mail.as_bytes()).unwrap().to_header());
    assert_eq!(verifier.signed_by(good.as_bytes()), ["anna.example"]);
    assert!(verifier.signed_by(format!("Content-Type: text/html\r\n{good}").as_bytes()).is_empty());
}

/// A key, and what OpenSSL has made with it of a mail with the text `7`: by SHA-1, and by SHA-256.
const KEY: &str = "v=DKIM1; k=rsa; p=MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQCY3yQqL8CBRw0x9u5Ta4shOjtY7bRjd14E+OoWb56dr5bPVaXeV+\
    Qjio3WSF1FnQtI5VtOPpQGCrsFVyIP7kJ3BEs7Ym/1GblTMF0tFJHDn0ZJwXZ+oIGMzYkj8zq3cjaz37nywwYBjLYnqbccI45CbO8we98On35dUDY/kPczAwIDAQAB";
const BY_SHA1: &str = "DKIM-Signature: v=1; a=rsa-sha1; c=relaxed/relaxed; d=anna.example; s=first; h=From:To:Subject; \
    bh=HTgzFJiOGIySWptHBl4SheJVUeM=; b=CtMmlFrnJYKh6L5T9iQ1MfBt4MCycI6qpc5hk7fB2p7X7XxjPb6GH1sD0qYP2bmCbLRSZofq+YZl/Pfn5if\
    MNSaEfKzhFxu0kncKoNoUjbfThXUHH5z+mCZJ3C4dsB5cvXNcBMyj6fvtlLZTjdUJol2J7j9To90g9gviHbF5gzk=";
const BY_SHA256: &str = "DKIM-Signature: v=1; a=rsa-sha256; c=relaxed/relaxed; d=anna.example; s=first; h=From:To:Subject; \
    bh=m23Q9V0c6jdVXbMX9ToGMfaUvUbfgBjMKu7T2eLzL18=; b=kWMDrJ6eMqJx3euLb506L/hw//ZLz5IpSMdx+vWhynGbRn4uXFPJieUxOca7FCszxe6\
    fgUuwYNU9BltiJIhrI0vHwKB/gt2iZkzxv1wxby1xOofRISkCS8KhZV/UeJTJ6gftCPLJ/ZYnmfKTVtH3tr9udN687eMSLRD5Frch67A=";

#[test]
fn a_signature_by_sha_1_vouches_for_nobody() {
    let trust = Trust { dkim: true, resolver: name_server(KEY.to_owned()), ..Trust::default() };
    let verifier = Verifier::new(&trust).unwrap().unwrap();
    let by = |signature: &str| verifier.signed_by(format!("{signature}\r\n{HEAD}\r\n7\r\n").as_bytes());
    assert_eq!(by(BY_SHA256), ["anna.example"]);
    assert!(by(BY_SHA1).is_empty(), "RFC 8301 section 3.1");
}

#[test]
fn a_judge_that_refuses_what_nobody_vouches_for_reads_signed_mail() {
    let folder = tempfile::tempdir().unwrap();
    let (key, text) = key();
    let mut config = Config::default();
    config.judge.address = "judge@chancery.example".into();
    config.store.path = folder.path().join("chancery.sqlite");
    config.mailbox.kind = MailboxKind::None;
    config.post.kind = PostKind::Maildir;
    config.post.path = folder.path().join("post");
    let mut stage = judge::stage::Stage::set_up(folder.path(), support::toy::TOYS).unwrap();
    let game = "mail anna\n  REGISTER\n  Name: Anna\n  END\nreply anna\n  YES\nmail anna\n  CREATE ?bids word-m\n\
        mail anna\n  SIGNON ?bids word-a\n  SET PREFERENCE L\n\
        mail bert\n  REGISTER\n  Name: Bert\n  END\nreply bert\n  YES\nmail bert\n  SIGNON ?bids word-b\n";
    stage.play(game, "\n", &mut std::io::sink()).unwrap();
    drop(stage);
    config.trust =
        Trust { dkim: true, resolver: name_server(text), unverified: Unverified::Refuse, ..Trust::default() };
    let verifier = Verifier::new(&config.trust).unwrap().unwrap();
    let mut desk = judge::daemon::open(&config, support::toy::TOYS, judge::chance::Chance::Machine).unwrap();
    let good = signed(key, "first", &["From"], "SIGNON Lbids word-a\r\n7");
    for (number, raw) in [good.replace("\r\n7", "\r\n8"), good].into_iter().enumerate() {
        let signed_by = Some(verifier.signed_by(raw.as_bytes()));
        let arrived = Moment(1_772_480_000 + number as i64);
        let raw = raw.into_bytes();
        let mail = judge::event::RawMail { source: number.to_string(), raw, arrived, signed_by, mark: None };
        desk.keep(&mail).unwrap();
        desk.work(arrived).unwrap();
        let sheet = desk.store().game("bids").unwrap().unwrap().chair_called("L").unwrap().sheet.0.clone();
        assert_eq!(sheet, if number == 0 { Vec::<String>::new() } else { vec!["7".to_owned()] });
    }
}
