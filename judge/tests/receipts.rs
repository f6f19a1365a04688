//! Signed receipts and sealed records: what somebody can show who has ordered, and what a judge cannot change unseen.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

mod support;

use std::path::Path;

use judge::clock::Moment;
use judge::stage::Stage;
use judge::{maildir, store};
use rusqlite::Connection;

const GAME: &str = "mail anna\n  REGISTER\n  Name: Anna\n  END\nreply anna\n  YES\n\
    mail bert\n  REGISTER\n  Name: Bert\n  END\nreply bert\n  YES\n\
    mail anna\n  CREATE ?harbor word-m strait\n  SIGNON ?harbor word-a\n  SET PREFERENCE N\n\
    mail bert\n  SIGNON ?harbor word-b\n  SET PREFERENCE S\n";

fn tell(stage: &mut Stage, story: &str) {
    stage.play(story, "\n", &mut std::io::sink()).unwrap();
}

fn verify(folder: &Path, more: &[&str]) -> (Option<i32>, String) {
    verify_as("judge@chancery.example", folder, more)
}

/// The same at a judge of an address.
fn verify_as(address: &str, folder: &Path, more: &[&str]) -> (Option<i32>, String) {
    let config = folder.join("chancery.toml");
    let path = folder.join("chancery.sqlite");
    let text = format!(
        "[judge]\naddress = \"{address}\"\n[store]\npath = \"{}\"\n[mailbox]\nkind = \"none\"\n",
        path.display()
    );
    std::fs::write(&config, text).unwrap();
    let mut arguments = vec!["verify".as_ref(), "-c".as_ref(), config.as_os_str()];
    arguments.extend(more.iter().map(AsRef::<std::ffi::OsStr>::as_ref));
    let output = support::chancery(&arguments, b"");
    let said = format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    (output.status.code(), said)
}

/// What `verify --receipt` says of a text.
fn shown(folder: &Path, text: impl AsRef<[u8]>) -> (Option<i32>, String) {
    let file = folder.join("receipt.txt");
    std::fs::write(&file, text).unwrap();
    verify(folder, &["--receipt", file.to_str().unwrap()])
}

fn last(stage: &Stage, who: &str) -> String {
    stage.letters_to(who).last().unwrap().clone()
}

/// The lines of a letter that begin so.
fn lines<'a>(letter: &'a str, mark: &str) -> Vec<&'a str> {
    letter.lines().filter(|line| line.starts_with(mark)).collect()
}

#[test]
fn a_receipt_proves_what_was_in_and_nothing_before_its_turn_is_over() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = Stage::set_up(folder.path(), chancery_engine::RULESETS).unwrap();
    tell(&mut stage, GAME);
    tell(&mut stage, "mail anna\n  SIGNON Nharbor word-a\n  F Har H\n  A Hil H\n  A Fel H\n  SET WAIT\n");
    let first = last(&stage, "anna");
    tell(&mut stage, "mail anna\n  SIGNON Nharbor word-a\n");
    let again = last(&stage, "anna");
    assert_eq!(lines(&first, ":: Receipt"), lines(&again, ":: Receipt"), "who only looks gets the same one");
    assert_eq!(lines(&first, ":: Orders").len(), 1, "{first}");
    let open = shown(folder.path(), &first);
    assert!(open.0 == Some(0) && open.1.contains("S1801M has not been played yet"), "{open:?}");
    assert!(!open.1.contains("HAR"), "what he has ordered is not told: {open:?}");
    tell(&mut stage, "mail anna\n  SIGNON Nharbor word-a\n  F Har-Nar\n");
    let second = last(&stage, "anna");
    tell(&mut stage, "mail bert\n  SIGNON Sharbor word-b\n  ORDERS AS SHOWN\nclock +100h\n");
    let results = stage.letters_to("anna").iter().rev().find(|letter| letter.contains(":: Record: S1801M sha256 "));
    let number = lines(&second, ":: Receipt: ")[0].split(' ').nth(2).unwrap();
    let salts = lines(results.unwrap(), ":: Salt: ");
    assert!(salts.len() == 1 && salts[0].contains(&format!(" {number} ")), "{salts:?}");
    let (code, said) = shown(folder.path(), &second);
    assert!(
        code == Some(0) && said.contains("were in at 2026-") && said.contains("S1801M was played with them"),
        "{said}"
    );
    let (code, said) = shown(folder.path(), &first);
    assert!(code == Some(0) && said.contains(&format!("was played with what receipt {number} is for")), "{said}");
    // As it is forwarded, quoted, and as a message in base64.
    let quoted: String = second.lines().map(|line| format!("> > {line}\n")).collect();
    assert!(shown(folder.path(), &quoted).1.contains("is good"));
    let body = data_encoding::BASE64_MIME.encode(second.as_bytes());
    let mail = format!(
        "From: a@b.example\nContent-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: base64\n\n{body}\n"
    );
    assert!(shown(folder.path(), &mail).1.contains("is good"));
    // Changed, cut short, or none.
    for (from, to) in [("S1801M", "F1801M"), ("NORTH", "SOUTH"), (":: Orders: sha256 ", ":: Orders: sha256 A")] {
        let changed = second.replace(from, to);
        let (code, said) = shown(folder.path(), &changed);
        assert!(changed != second && code == Some(1) && said.contains("is not signed by"), "{from}: {said}");
    }
    let cut: String =
        second.lines().filter(|line| !line.starts_with(":: Signed")).map(|line| format!("{line}\n")).collect();
    for text in [cut.as_str(), "", "\u{0}\u{ff}", ":: Receipt: x y"] {
        let (code, said) = shown(folder.path(), text);
        assert!(code == Some(1) && said.contains("holds no receipt"), "{said}");
    }
}

/// A mail with a body, in quoted-printable.
fn in_quoted_printable(kind: &str, body: &str) -> String {
    let body = String::from_utf8(quoted_printable::encode(body)).unwrap();
    format!(
        "From: a@b.example\nMIME-Version: 1.0\nContent-Type: {kind}; charset=utf-8\n\
         Content-Transfer-Encoding: quoted-printable\n\n{body}\n"
    )
}

/// Each line with something before and behind it.
fn each(text: &str, before: &str, behind: &str) -> String {
    text.lines().map(|line| format!("{before}{line}{behind}")).collect()
}

/// Wrapped at a blank, with the marks of a quote.
fn wrapped(text: &str, width: usize) -> String {
    let mut wrapped = String::new();
    for line in text.lines() {
        let mut length = width;
        for word in line.split(' ') {
            let opens = length + word.len() >= width;
            wrapped += if opens { "\n> > " } else { " " };
            length = word.len() + if opens { 0 } else { length + 1 };
            wrapped += word;
        }
    }
    wrapped
}

/// The ways in which a letter comes back from those who show it.
fn ways(letter: &str) -> Vec<(&'static str, Vec<u8>)> {
    let quoted = format!("Здравствуйте, Jürgen!\n\n{}", each(letter, "> ", "\n"));
    let page = format!("<html><body><p>Jürgen</p>{}</body></html>", each(letter, "", "<br>\n"));
    let printed = in_quoted_printable("text/plain", &quoted);
    let html = "From: a@b.example\nContent-Type: text/html; charset=utf-8\nContent-Transfer-Encoding: base64\n\n";
    let forwarded = "From: a@b.example\nContent-Type: multipart/mixed; boundary=x\n\n--x\n\nlook\n--x\n\
                     Content-Type: message/rfc822\n\n";
    let of = |text: &str| text.as_bytes().to_vec();
    vec![
        ("quoted-printable", of(&printed)),
        ("CRLF", of(&printed.replace('\n', "\r\n"))),
        ("a body without its head", quoted_printable::encode(&quoted)),
        ("HTML", of(&in_quoted_printable("text/html", &page))),
        ("HTML in base64", of(&format!("{html}{}", data_encoding::BASE64_MIME.encode(page.as_bytes())))),
        ("a page", of(&page)),
        ("forwarded", of(&format!("{forwarded}{printed}--x--\n"))),
        ("a mark before it", of(&format!("\u{feff}{}", &letter[letter.find(":: Receipt").unwrap()..]))),
        ("UTF-16", std::iter::once(0xfeff).chain(letter.encode_utf16()).flat_map(u16::to_le_bytes).collect()),
        ("UTF-16 without a mark", letter.encode_utf16().flat_map(u16::to_be_bytes).collect()),
        ("CR alone", of(&letter.replace('\n', "\r"))),
        ("a tab", of(&each(letter, "\t", "\n"))),
        ("initials", of(&each(letter, "AB> ", "\n"))),
        ("initials twice", of(&each(letter, "| AB>> ", "\n"))),
        ("lines between", of(&each(letter, "> ", "\n> \n"))),
        ("wrapped", of(&wrapped(letter, 66))),
        ("wrapped closely", of(&wrapped(letter, 50))),
        ("typography", of(&letter.replace(":: ", "\u{2237}\u{a0}"))),
        ("one line", of(&letter.replace('\n', " "))),
    ]
}

#[test]
fn a_receipt_is_known_in_whatever_way_it_is_shown() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = Stage::set_up(folder.path(), chancery_engine::RULESETS).unwrap();
    tell(&mut stage, GAME);
    tell(&mut stage, "mail anna\n  SIGNON Nharbor word-a\n  F Har H\n  A Hil H\n  A Fel H\n  SET WAIT\n");
    let letter = last(&stage, "anna");
    for (way, file) in ways(&letter) {
        let (code, said) = shown(folder.path(), file);
        assert!(code == Some(0) && said.matches("is good").count() == 1, "{way}: {said}");
    }
    for (way, file) in ways(&letter.replace("NORTH", "SOUTH")) {
        let (code, said) = shown(folder.path(), file);
        assert!(code == Some(1) && said.matches("is not signed by").count() == 1, "{way}: {said}");
    }
}

#[test]
fn a_receipt_from_before_the_judge_had_another_address_is_good_where_its_letter_names_that() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = Stage::set_up(folder.path(), chancery_engine::RULESETS).unwrap();
    tell(&mut stage, GAME);
    tell(&mut stage, "mail anna\n  SIGNON Nharbor word-a\n  F Har H\n  A Hil H\n  A Fel H\n  SET WAIT\n");
    let letter = last(&stage, "anna");
    let shown = |text: String| {
        let file = folder.path().join("receipt.txt");
        std::fs::write(&file, text).unwrap();
        verify_as("court@elsewhere.example", folder.path(), &["--receipt", file.to_str().unwrap()])
    };
    let (code, said) = shown(letter.clone());
    assert!(code == Some(0) && said.contains("judge@chancery.example has signed that orders of NORTH"), "{said}");
    let (code, said) = shown(letter.replace("NORTH", "SOUTH"));
    assert!(code == Some(1) && said.matches("is not signed by court@elsewhere.example").count() == 1, "{said}");
    let alone = lines(&letter, ":: ").join("\n");
    let (code, said) = shown(alone);
    assert!(code == Some(1) && said.contains("or this judge had another address then"), "{said}");
}

#[test]
fn orders_that_come_again_have_the_receipt_that_they_had() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = Stage::set_up(folder.path(), chancery_engine::RULESETS).unwrap();
    tell(&mut stage, GAME);
    let copy = folder.path().join("copy.sqlite");
    store::copy(stage.desk().store().path(), &copy).unwrap();
    let order = |stage: &mut Stage, line: &str| {
        tell(stage, &format!("mail anna\n  SIGNON Nharbor word-a\n  {line}\n  A Hil H\n  A Fel H\n  SET WAIT\n"));
        last(stage, "anna")
    };
    let (first, other) = (order(&mut stage, "F Har H"), order(&mut stage, "F Har-Nar"));
    assert_ne!(lines(&first, ":: Orders"), lines(&other, ":: Orders"));
    // Going back to a copy has the mails that came since acted on again, by other chance.
    let at = stage.parcels().unwrap()[0].written;
    let mut stage = stage
        .restart(chancery_engine::RULESETS, |config| {
            store::restore(&config.store.path, &copy, at).unwrap();
            Ok(maildir::put_back(&config.mailbox.path, Moment(0)).map(drop)?)
        })
        .unwrap();
    tell(&mut stage, "mail bert\n  SIGNON Sharbor word-b\n  ORDERS AS SHOWN\nclock +400h\n");
    let (code, said) = shown(folder.path(), &other);
    assert!(code == Some(0) && said.contains("S1801M was played with them"), "{said}");
    let (code, said) = shown(folder.path(), &first);
    assert!(code == Some(0) && said.contains("They were replaced"), "{said}");
}

#[test]
fn a_turn_that_has_rotted_accuses_nobody() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = Stage::set_up(folder.path(), chancery_engine::RULESETS).unwrap();
    tell(&mut stage, GAME);
    tell(&mut stage, "mail anna\n  SIGNON Nharbor word-a\n  F Har-Nar\n  A Hil H\n  A Fel H\n  SET WAIT\n");
    let letter = last(&stage, "anna");
    tell(&mut stage, "mail bert\n  SIGNON Sharbor word-b\n  ORDERS AS SHOWN\nclock +100h\n");
    let path = stage.desk().store().path().to_owned();
    drop(stage);
    let whole = std::fs::read(&path).unwrap();
    for rot in [
        "UPDATE chronicle SET sheets = replace(sheets, 'F HAR - NAR', 'F HAR - BRO')",
        "UPDATE chronicle SET sheets = replace(sheets, 'F HAR - NAR', 'F HAR - BRO'), proof = NULL",
        "UPDATE chronicle SET sheets = 'x'",
        "UPDATE chronicle SET label = 'S1901M'",
        "UPDATE game SET body = 'x'",
    ] {
        std::fs::write(&path, &whole).unwrap();
        Connection::open(&path).unwrap().execute_batch(&format!("PRAGMA foreign_keys = OFF; {rot}")).unwrap();
        let (code, said) = shown(folder.path(), &letter);
        assert!(code == Some(1) && said.contains("is good") && said.contains("is damaged, or may be"), "{rot}: {said}");
        assert!(!said.contains("other orders") && !said.contains("keeps no turn"), "{rot}: {said}");
    }
}

#[test]
fn a_receipt_of_a_turn_that_was_rolled_back_is_told_of_with_that() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = Stage::set_up(folder.path(), chancery_engine::RULESETS).unwrap();
    tell(&mut stage, GAME);
    let order = |stage: &mut Stage, line: &str| {
        tell(stage, &format!("mail anna\n  SIGNON Nharbor word-a\n  {line}\n  A Hil H\n  A Fel H\n  SET WAIT\n"));
        last(stage, "anna")
    };
    let lead = |stage: &mut Stage, line: &str| {
        tell(stage, &format!("clock +1h\nmail anna\n  SIGNON Mharbor word-m\n  {line}\nclock +1h\n"));
    };
    let says = |letter: &str, told: &[&str], kept: &[&str]| {
        let (code, said) = shown(folder.path(), letter);
        assert!(code == Some(0) && told.iter().all(|told| said.contains(told)), "{said}");
        assert!(!kept.iter().any(|kept| said.contains(kept)), "{said}");
    };
    let replaced = order(&mut stage, "F Har H");
    let spring = order(&mut stage, "F Har-Nar");
    lead(&mut stage, "PROCESS");
    let fall = order(&mut stage, "F Nar H");
    lead(&mut stage, "ROLLBACK S1801M");
    says(&spring, &["S1801M was played with them", "rolled it back at", "not been played since", "F HAR - NAR"], &[]);
    says(&replaced, &["S1801M was played with other orders", "not been played since"], &["HAR"]);
    says(&fall, &["back at 2026-", "while F1801M was open", "The game is at S1801M now"], &["NAR"]);
    // Whoever says nothing more is proven what he had ordered.
    lead(&mut stage, "PROCESS");
    says(&spring, &["rolled it back at", "S1801M was played with them at", "count any more"], &["replaced"]);
    let results = stage.letters_to("anna").iter().rev().find(|letter| letter.contains(":: Record: S1801M")).unwrap();
    let number = lines(&spring, ":: Receipt: ")[0].split(' ').nth(2).unwrap().to_owned();
    assert!(lines(results, ":: Salt: ")[0].contains(&format!(" {number} ")), "{results}");
    lead(&mut stage, "ROLLBACK S1801M");
    order(&mut stage, "F Har H");
    lead(&mut stage, "PROCESS");
    says(&spring, &["S1801M was played with them", "rolled it back at", "They were replaced"], &[]);
    says(&replaced, &["S1801M was played with other orders", "S1801M was played with them at"], &[]);
    says(&fall, &["while F1801M was open", "F1801M has not been played since"], &["NAR"]);
}

#[test]
fn every_receipt_in_a_letter_is_told_of() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = Stage::set_up(folder.path(), chancery_engine::RULESETS).unwrap();
    tell(&mut stage, GAME);
    tell(&mut stage, &GAME[GAME.find("mail anna\n  CREATE").unwrap()..].replace("harbor", "second"));
    tell(
        &mut stage,
        "mail anna\n  SIGNON Nharbor word-a\n  F Har H\n  SET WAIT\n  SIGNON Nsecond word-a\n  F Har-Nar\n  SET WAIT\n",
    );
    let both = last(&stage, "anna");
    let (code, said) = shown(folder.path(), &both);
    assert!(code == Some(0) && said.matches("is good").count() == 2, "{said}");
    assert!(said.contains("of game harbor were in") && said.contains("of game second were in"), "{said}");
    let (code, said) = shown(folder.path(), both.replace("second S1801M NORTH", "second S1801M SOUTH"));
    assert!(code == Some(1) && said.matches("is good").count() == 1, "{said}");
    assert!(said.contains("of SOUTH for S1801M of game second is not signed by"), "{said}");
}

#[test]
fn a_turn_that_is_changed_afterwards_does_not_come_to_what_its_results_said() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = Stage::set_up(folder.path(), chancery_engine::RULESETS).unwrap();
    tell(&mut stage, GAME);
    tell(&mut stage, "reply anna\n  ORDERS AS SHOWN\nreply bert\n  ORDERS AS SHOWN\nexpect anna [harbor F1801M]\n");
    let record = |who: &str| {
        let letter = stage.letters_to(who).iter().rev().find(|letter| letter.contains(":: Record: S1801M")).unwrap();
        lines(letter, ":: Record: ")[0].to_owned()
    };
    assert_eq!(record("anna"), record("bert"), "everybody has the same");
    assert_eq!(verify(folder.path(), &[]).0, Some(0));
    let change =
        |sql: &str| Connection::open(folder.path().join("chancery.sqlite")).unwrap().execute_batch(sql).unwrap();
    // Another version's turns are not played again; this holds for them as well.
    change("UPDATE chronicle SET proof = json_set(proof, '$.by', '0.0.1')");
    change("UPDATE chronicle SET sheets = replace(sheets, ' H\"', ' H \"')");
    verify(folder.path(), &["--accept"]);
    let (code, said) = verify(folder.path(), &[]);
    assert!(
        code == Some(1) && said.contains("turn S1801M of game harbor: what is kept of it does not come to"),
        "{said}"
    );
}
