//! Order forms as they come back from real mail programs: what counts, what is a quote, and what the receipt says.
//!
//! Each mail of `tests/forms` answers a letter of the fall turn of a game on the Strait, in which Anna plays North; `{to}` and
//! `{in-reply-to}` are that letter's, `{form}` is its form's id, `{old-...}` are those of the spring before, and
//! `{other-form}` is Bert's.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

mod support;

use std::collections::BTreeMap;

use judge::letter::LetterKind;
use judge::stage::{Stage, WaysBack};
use serde_json::Value;

const GAME: &str = "mail anna\n  REGISTER\n  Name: Anna\n  END\nreply anna\n  YES\n\
    mail bert\n  REGISTER\n  Name: Bert\n  END\nreply bert\n  YES\n\
    mail anna\n  CREATE ?lake word-m strait\n\
    mail anna\n  SIGNON ?lake word-a\n  SET PREFERENCE N\nmail bert\n  SIGNON ?lake word-b\n  SET PREFERENCE S\n";
const SPRING: &str =
    "reply anna\n  ORDERS AS SHOWN\nreply bert\n  ORDERS AS SHOWN\nexpect anna Movement results\nclock +1h\n";

fn form_id(stage: &Stage, reader: &str) -> String {
    let letter = stage.letters_to(reader).last().unwrap();
    let head = letter.lines().find(|line| line.starts_with("%% ORDERS")).unwrap();
    head.split_whitespace().last().unwrap().to_owned()
}

/// A game in its first fall, and what the words in braces stand for.
fn fall(folder: &tempfile::TempDir) -> (Stage, BTreeMap<&'static str, String>) {
    let mut stage = Stage::set_up(folder.path(), chancery_engine::RULESETS).unwrap();
    stage.play(GAME, "\n", &mut std::io::sink()).unwrap();
    let mut places = BTreeMap::new();
    let back = stage.ways_back("anna");
    places.extend([
        ("{old-to}", back.answers),
        ("{old-in-reply-to}", back.id),
        ("{old-form}", form_id(&stage, "anna")),
    ]);
    stage.play(SPRING, "\n", &mut std::io::sink()).unwrap();
    let WaysBack { answers: to, id, .. } = stage.ways_back("anna");
    // The last letter of the seal makes another one.
    let (name, host) = to.split_once('@').unwrap();
    let last = if name.ends_with('a') { "e" } else { "a" };
    let forged = format!("{}{last}@{host}", &name[..name.len() - 2]);
    places.extend([
        ("{to}", to.clone()),
        ("{in-reply-to}", id),
        ("{form}", form_id(&stage, "anna")),
        ("{forged-to}", forged),
    ]);
    places.insert("{other-form}", form_id(&stage, "bert"));
    (stage, places)
}

fn sheet(stage: &mut Stage) -> Vec<String> {
    let game = stage.desk().store().game("lake").unwrap().unwrap();
    let mut orders = game.chair_called("N").unwrap().sheet.0.clone();
    orders.sort();
    orders
}

fn plain(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn strings(value: &Value) -> Vec<String> {
    value.as_array().unwrap().iter().map(|text| text.as_str().unwrap().to_owned()).collect()
}

#[test]
fn forms_come_back_from_every_program() {
    let mut files: Vec<_> =
        std::fs::read_dir(support::folder("tests/forms")).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|ending| ending == "eml"));
    files.sort();
    assert!(files.len() >= 20, "{} mails", files.len());
    let mut wrong = Vec::new();
    for (index, path) in files.iter().enumerate() {
        let folder = tempfile::tempdir().unwrap();
        let (mut stage, places) = fall(&folder);
        let before = stage.letters_to("anna").len();
        let mail = std::fs::read_to_string(path).unwrap();
        let mail = places.iter().fold(mail, |mail, (place, value)| mail.replace(place, value));
        let mail = if index % 2 == 0 { mail } else { mail.replace('\n', "\r\n") };
        stage.put(mail.as_bytes()).unwrap();
        let wanted: Value = serde_json::from_slice(&std::fs::read(path.with_extension("json")).unwrap()).unwrap();
        let said = plain(&stage.letters_to("anna")[before..].join("\n"));
        let orders = sheet(&mut stage);
        let unsaid: Vec<String> = strings(&wanted["says"]).into_iter().filter(|words| !said.contains(words)).collect();
        let too_much: Vec<String> =
            strings(&wanted["never"]).into_iter().filter(|words| said.contains(words)).collect();
        if orders != strings(&wanted["orders"]) || !unsaid.is_empty() || !too_much.is_empty() {
            wrong.push(format!("{}: {orders:?}, unsaid {unsaid:?}, too much {too_much:?}\n{said}", path.display()));
        }
    }
    assert!(wrong.is_empty(), "{} of {}\n{}", wrong.len(), files.len(), wrong.join("\n\n"));
}

/// Ways in which programs quote a formatted letter in an answer.
const QUOTED: [(&str, &str, &str); 4] = [
    (
        "Gmail",
        "<div dir=\"ltr\"><br></div><br><div class=\"gmail_quote\"><div dir=\"ltr\" class=\"gmail_attr\">On Thu, 5 Mar 2026 at \
         19:00, Chancery &lt;judge@chancery.example&gt; wrote:<br></div><blockquote class=\"gmail_quote\" \
         style=\"margin:0 0 0 .8ex\">",
        "</blockquote></div>",
    ),
    (
        "Apple Mail",
        "<div><br><blockquote type=\"cite\"><div>On 5 Mar 2026, Chancery wrote:</div>",
        "</blockquote></div>",
    ),
    (
        "Outlook",
        "<div class=\"WordSection1\"><p class=\"MsoNormal\">&nbsp;</p><div style=\"border:none;border-top:solid #E1E1E1 1.0pt\">\
         <p class=\"MsoNormal\"><b>From:</b> Chancery &lt;judge@chancery.example&gt;<br><b>Sent:</b> Thursday, March 5, 2026 \
         19:00<br><b>To:</b> Anna<br><b>Subject:</b> [lake F1801M] orders due</p></div>",
        "</div>",
    ),
    ("a program without marks", "<p>Here you are:</p>", ""),
];

#[test]
fn our_formatted_letters_come_back_from_programs_that_quote_them() {
    for (program, before, after) in QUOTED {
        for edited in [true, false] {
            let folder = tempfile::tempdir().unwrap();
            let (mut stage, places) = fall(&folder);
            let letters = stage.desk().store().letters().unwrap();
            let html = letters
                .iter()
                .rev()
                .find(|(to, letter, _)| to.starts_with("anna") && letter.kind == LetterKind::Results);
            let html = html.unwrap().1.html.clone();
            let body = html.split("<body").nth(1).unwrap().split_once('>').unwrap().1.split("</body>").next().unwrap();
            assert!(body.contains("A HIL ?"), "{body}");
            let body = if edited { body.replace("A HIL ?", "A HIL S A FEL") } else { body.to_owned() };
            let mail = format!(
                "From: Anna <anna@anna.example>\nTo: {}\nIn-Reply-To: <{}>\nMessage-ID: <1@anna.example>\n\
                 Subject: Re: [lake F1801M] orders due\nContent-Type: text/html; charset=utf-8\n\n{before}{body}{after}\n",
                places["{to}"], places["{in-reply-to}"]
            );
            stage.put(mail.as_bytes()).unwrap();
            let wanted: &[&str] = if edited { &["A HIL S A FEL"] } else { &[] };
            let said = stage.letters_to("anna").last().unwrap().clone();
            assert_eq!(sheet(&mut stage), wanted, "{program}, edited: {edited}\n{said}");
        }
    }
}
