//! `chancery mail` and `chancery queue`: what came in and what is on its way, a line or two each.

use jiff::tz::TimeZone;
use mailparse::{MailHeader, MailHeaderMap, parse_headers};

use super::{OperatorError, ask};
use crate::config::Config;
use crate::facts;
use crate::store::{AttemptLine, InboxLine, Outage, QueueLine, Store, Way};
use crate::text::printable;

/// How many letters of a subject are shown.
const WIDE: usize = 60;
/// How many attempts of a letter are shown in the list of all.
const SHOWN: usize = 3;

/// Lists recent mails: when, from whom, about what, and what became of them with the letters that answered.
///
/// # Errors
/// The store failed.
pub fn mails(config: &Config, count: u32) -> Result<String, OperatorError> {
    let store = Store::visit(config.store.home())?;
    let zone = facts::judge_zone(config);
    let mut text = String::new();
    for InboxLine { id, arrived, bytes, head, outcome, letters } in store.recent_mails(count)? {
        let letters: Vec<String> = letters.iter().map(i64::to_string).collect();
        let letters = if letters.is_empty() { String::new() } else { format!(" (letter {})", letters.join(", ")) };
        let arrived = arrived.friendly(&zone);
        let (from, subject) = from_and_subject(&head);
        text += &format!("{id:>6}  {arrived}  {from}  {bytes} bytes\n        {subject}: {outcome}{letters}\n");
    }
    Ok(text)
}

/// The sender as the mail says it, and the subject, fit for a terminal.
fn from_and_subject(head: &[u8]) -> (String, String) {
    let headers: Vec<MailHeader<'_>> = parse_headers(head).map(|(headers, _)| headers).unwrap_or_default();
    let field = |name: &str| headers.get_first_value(name).map(|value| clipped(&value)).unwrap_or_default();
    let named = |value: String, none: &str| if value.is_empty() { none.to_owned() } else { value };
    (named(field("From"), "(no sender)"), named(field("Subject"), "(no subject)"))
}

fn clipped(text: &str) -> String {
    let text = printable(text).split_whitespace().collect::<Vec<_>>().join(" ");
    if text.chars().count() <= WIDE { text } else { text.chars().take(WIDE - 1).chain(['…']).collect() }
}

/// A mail as it came; unless it is wanted `raw`, signs that steer a terminal are shown as `^[`.
///
/// # Errors
/// The store failed, or there is no such mail.
pub fn mail(config: &Config, id: i64, raw: bool) -> Result<Vec<u8>, OperatorError> {
    let row = Store::visit(config.store.home())?.mail(id)?;
    let row = row.ok_or_else(|| OperatorError::Usage(format!("there is no mail {id}")))?;
    Ok(if raw { row.raw } else { without_steering(&row.raw) })
}

/// The bytes with control signs, those of two bytes in UTF-8 too, made visible.
fn without_steering(raw: &[u8]) -> Vec<u8> {
    let mut shown = Vec::with_capacity(raw.len());
    for (at, byte) in raw.iter().copied().enumerate() {
        let upper = (0x80..0xa0).contains(&byte) && at > 0 && raw[at - 1] == 0xc2;
        match byte {
            b'\t' | b'\r' | b'\n' => shown.push(byte),
            0..0x20 | 0x7f => shown.extend([b'^', byte ^ 0x40]),
            _ if upper => {
                shown.pop();
                shown.extend([b'^', byte - 0x40]);
            }
            _ => shown.push(byte),
        }
    }
    shown
}

/// Lists the letters on their way: to whom, about what, how often tried, when next, and what went wrong.
///
/// # Errors
/// The store failed.
pub fn queue(config: &Config) -> Result<String, OperatorError> {
    let zone = facts::judge_zone(config);
    let mut store = Store::visit(config.store.home())?;
    store.work_as(&config.node.name);
    let lines = store.queue()?;
    if lines.is_empty() {
        return Ok("no letter is on its way".into());
    }
    let closed = store.outage(Way::Post)?.map(|Outage { since, next, error, .. }| {
        let (since, next, error) = (since.friendly(&zone), next.friendly(&zone), printable(&error));
        format!("no letter goes out since {since}: {error}\n        all wait; the next attempt is at {next}, or at `chancery queue all retry`\n")
    });
    let told = lines.into_iter().map(
        |QueueLine { id, to, subject, written, attempts, next, error }| -> Result<String, OperatorError> {
            let next = next.map_or("held".to_owned(), |next| format!("next at {}", next.friendly(&zone)));
            let tried = match attempts {
                0 => "not tried yet".to_owned(),
                1 => "tried once".to_owned(),
                _ => format!("tried {attempts} times"),
            };
            // Of letters that were tried by an older version only the last error is known.
            let error = match store.attempts(id)? {
                attempts if attempts.is_empty() && !error.is_empty() => format!("\n        {}", printable(&error)),
                attempts => attempts.iter().rev().take(SHOWN).rev().map(|attempt| line(attempt, &zone)).collect(),
            };
            let written = written.friendly(&zone);
            Ok(format!("{id:>6}  {to}  {}\n        written {written}, {tried}, {next}{error}\n", clipped(&subject)))
        },
    );
    closed.into_iter().map(Ok).chain(told).collect()
}

/// Steers one letter, or all of a kind. What can never be done is refused also while no judge runs.
///
/// # Errors
/// The store failed, there is no such letter, or the daemon refused.
pub fn steer(config: &Config, verb: &str, letter: &str) -> Result<String, OperatorError> {
    if let Ok(id) = letter.parse()
        && !Store::visit(config.store.home())?.has_letter(id)?
    {
        return Err(OperatorError::Usage(format!("there is no letter {id}")));
    }
    let several = match verb {
        "retry" => ["all", "refused"].contains(&letter),
        "hold" => letter == "all",
        _ => false,
    };
    if letter.parse::<i64>().is_err() && !several {
        return Err(OperatorError::Usage(format!("`{letter}` is no number of a letter; `chancery queue` lists them")));
    }
    ask(config, verb, letter, "")
}

/// Shows what became of each attempt to hand a letter on that is remembered.
///
/// # Errors
/// The store failed, or there is no such letter.
pub fn attempts(config: &Config, id: i64) -> Result<String, OperatorError> {
    let store = Store::visit(config.store.home())?;
    let none = || OperatorError::Usage(format!("there is no letter {id}, or it cannot be read"));
    let (to, letter) = store.letter(id)?.ok_or_else(none)?;
    let attempts = store.attempts(id)?;
    let zone = facts::judge_zone(config);
    let told = if attempts.is_empty() {
        "\n        nothing is remembered of an attempt".to_owned()
    } else {
        attempts.iter().map(|attempt| line(attempt, &zone)).collect()
    };
    Ok(format!("{id:>6}  {to}  {}{told}", clipped(&letter.subject)))
}

/// `\n        3. deferred 451 at Monday ..., mx.example.org:587: what it said`.
fn line(attempt: &AttemptLine, zone: &TimeZone) -> String {
    let AttemptLine { number, at, outcome, code, text, server } = attempt;
    let code = code.map(|code| format!(" {code}")).unwrap_or_default();
    let server = if server.is_empty() { String::new() } else { format!(", {server}") };
    let text = if text.is_empty() { String::new() } else { format!(": {}", printable(text)) };
    format!("\n        {number}. {outcome}{code} at {}{server}{text}", at.friendly(zone))
}
