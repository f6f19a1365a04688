//! A game as judges by mail have told it since 1988: a mailbox of results, which archives cut into turns.

use std::collections::BTreeMap;

use chancery_engine::classic::board::SHIPPED;
use chancery_engine::classic::exchange::results::{self, ToldPhase};
use chancery_engine::classic::{Board, Classic};
use chancery_engine::{Ruleset, Setup, Sheet};
use serde_json::json;

use super::{Asked, Record, Turn};
use crate::clock::Moment;
use crate::facts::{Frame, Turned};
use crate::language::Language;
use crate::letter::{Facts, TemplateError, Templates};

/// A letter of the mailbox.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// When it went out.
    pub at: Moment,
    /// `CHAN:balkan - F1907M Results`
    pub subject: String,
    /// What it says.
    pub body: String,
}

/// The results of a turn, as the judges of old told them: in English, by the templates of their system.
///
/// # Errors
/// The template asks for a fact that is not there.
pub fn of_turn(templates: &Templates, frame: &Frame, turn: &Turned) -> Result<Entry, TemplateError> {
    let label = turn.results["phases"][0]["old_label"].as_str().unwrap_or(&turn.label);
    let own = format!("{}/results.txt", frame.system);
    let template = if templates.has(&own) { own.as_str() } else { "any/results.txt" };
    let facts = Facts::of(frame).with(&json!({"results": turn.results, "number": turn.number}));
    let told = templates.write(template, Language::English, &facts)?;
    let (judge, game) = (&frame.judge.code, &frame.game);
    let (title, variant) = (game["title"].as_str().unwrap_or_default(), game["variant"].as_str().unwrap_or_default());
    let name = game["name"].as_str().unwrap_or_default();
    Ok(Entry {
        at: turn.at,
        subject: format!("{judge}:{name} - {label} Results"),
        body: format!(":: Judge: {judge}  Game: {title}  Variant: {variant}\n\n{}", told.trim_start()),
    })
}

/// A mailbox (RFC 4155) of letters from an address.
pub fn mailbox(address: &str, game: &str, entries: &[Entry]) -> String {
    let mut text = String::new();
    for (number, Entry { at, subject, body }) in (1..).zip(entries) {
        let asctime = at.asctime();
        let domain = address.split('@').nth(1).unwrap_or("localhost");
        text += &format!(
            "From {address} {asctime}\nFrom: {address}\nDate: {}\nSubject: {subject}\nMessage-ID: <{game}.{number}.{}.archive@{domain}>\n\
             MIME-Version: 1.0\nContent-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n",
            at.rfc5322(),
            at.0
        );
        for line in body.lines() {
            // A line that begins like a letter would be taken for one.
            let quoted = line.trim_start_matches('>').starts_with("From ");
            text += &format!("{}{line}\n", if quoted { ">" } else { "" });
        }
        text.push('\n');
    }
    text
}

/// What a letter of results tells.
struct Letter {
    phases: Vec<ToldPhase>,
    sent: Option<Moment>,
    /// What it is called in what is said of it.
    place: String,
}

/// Reads letters of results, in whatever order and however often each is there.
///
/// # Errors
/// None tells a result, or the board is none that is here.
pub(super) fn read(letters: Vec<(String, Vec<u8>)>, asked: &Asked) -> Result<Record, String> {
    let texts: Vec<Mail> = letters.into_iter().map(|(place, raw)| opened(place, &raw)).collect();
    let head = texts.iter().find_map(|mail| header(&mail.text));
    let (game, variant) = head.unwrap_or_default();
    let wanted = asked.board.clone().unwrap_or_else(|| variant.to_lowercase());
    let wanted = if wanted.is_empty() { "standard".to_owned() } else { wanted };
    let Some((board_name, board_text)) = SHIPPED.iter().find(|(name, _)| *name == wanted) else {
        let known: Vec<&str> = SHIPPED.iter().map(|(name, _)| *name).collect();
        return Err(format!("its board is called `{wanted}`; there are {}. `--board` names another", known.join(", ")));
    };
    let board = Board::parse(board_text).map_err(|error| error.to_string())?;
    let rules = asked.rules.clone().unwrap_or_default();
    let mut record = Record {
        game: game.to_lowercase(),
        ruleset: Classic.about().name.to_owned(),
        setup: Some(Setup { board: (*board_text).to_owned(), players: 0, rules }),
        variant: if variant.is_empty() { (*board_name).to_owned() } else { variant },
        ..Record::default()
    };
    let told = letters_of(&board, texts, &mut record.unread);
    let mut turns: BTreeMap<_, (Turn, String)> = BTreeMap::new();
    for Letter { phases, sent, place } in told {
        for phase in phases {
            let label = phase.phase.to_string();
            let key = (phase.phase.year, phase.phase.season, phase.phase.kind);
            if let Some((known, first)) = turns.get(&key) {
                if known.told.as_ref() != Some(&phase) {
                    record.unread.push(format!("{place}: {label} is told otherwise than in {first}, which counts"));
                }
                continue;
            }
            let seats = phase
                .orders
                .iter()
                .filter_map(|(power, lines)| Some((power.to_uppercase().parse().ok()?, Sheet(lines.clone()))));
            let turn =
                Turn { label, played: sent, sheets: seats.collect(), raw: true, told: Some(phase), ..Turn::default() };
            turns.insert(key, (turn, place.clone()));
        }
    }
    if turns.is_empty() {
        let why = "no letter in it holds results in English, such as `Movement results for Spring of 1901.`";
        return Err([vec![why.to_owned()], record.unread].concat().join("\n  "));
    }
    record.turns = turns.into_values().map(|(turn, _)| turn).collect();
    Ok(record)
}

/// A mail or a text, with what its headers say.
struct Mail {
    place: String,
    text: String,
    sent: Option<Moment>,
}

fn letters_of(board: &Board, mails: Vec<Mail>, unread: &mut Vec<String>) -> Vec<Letter> {
    let mut letters = Vec::new();
    for Mail { place, text, sent } in mails {
        let (phases, obscure) = results::read(board, &text);
        unread.extend(obscure.iter().map(|obscure| {
            format!("{place}, line {}: `{}` is no order here: {}", obscure.line, obscure.text, obscure.why)
        }));
        if phases.is_empty() {
            unread.push(format!("{place}: it holds no results in English, and is left out"));
        }
        letters.push(Letter { phases, sent, place });
    }
    letters
}

fn opened(place: String, raw: &[u8]) -> Mail {
    let plain = || Mail { place: place.clone(), text: String::from_utf8_lossy(raw).into_owned(), sent: None };
    let Ok(mail) = mailparse::parse_mail(raw) else { return plain() };
    if mail.headers.iter().all(|header| !header.get_key_ref().eq_ignore_ascii_case("subject")) {
        return plain();
    }
    let sent = mail.headers.iter().find(|header| header.get_key_ref().eq_ignore_ascii_case("date"));
    let sent = sent.and_then(|date| mailparse::dateparse(&date.get_value()).ok()).map(Moment);
    let text = mail.parts().find(|part| part.ctype.mimetype == "text/plain").and_then(|part| part.get_body().ok());
    Mail { text: text.unwrap_or_default(), sent, place }
}

/// The game and the board that a `:: Judge:` line names.
fn header(text: &str) -> Option<(String, String)> {
    let line = text.lines().find(|line| line.starts_with(":: Judge:"))?;
    let after =
        |key: &str| line.split_once(key).map(|(_, rest)| rest.split_whitespace().next().unwrap_or_default().to_owned());
    Some((after("Game:")?, after("Variant:").unwrap_or_default()))
}

/// The letters of a mailbox (RFC 4155), each with its number.
pub(super) fn cut(mailbox: &str) -> Vec<(String, Vec<u8>)> {
    let mut letters: Vec<(String, Vec<u8>)> = Vec::new();
    for line in mailbox.lines() {
        if line.starts_with("From ") || letters.is_empty() {
            letters.push((format!("letter {}", letters.len() + 1), Vec::new()));
            if line.starts_with("From ") {
                continue;
            }
        }
        if let Some((_, letter)) = letters.last_mut() {
            let bare = line.trim_start_matches('>');
            let line = if bare.starts_with("From ") && line != bare { &line[1..] } else { line };
            letter.extend_from_slice(line.as_bytes());
            letter.push(b'\n');
        }
    }
    letters
}
