//! `chancery check --letter`: a letter to ourselves, and what can be seen on it when it comes back.

use std::collections::BTreeMap;
use std::time::Duration;

use mailparse::{MailHeader, MailHeaderMap, parse_headers};

use super::dns;
use crate::chance::Chance;
use crate::clock::{Clock, Stopwatch};
use crate::config::{Config, MailboxKind};
use crate::courier::Courier;
use crate::fault::chain;
use crate::intake;
use crate::letter::{Letter, LetterKind};
use crate::outbox::{Delivery, Parcel};
use crate::reading::{self, Said};
use crate::secret::Keys;
use crate::store::Store;

/// How often the mailbox is looked into.
const LOOK: Duration = Duration::from_secs(2);

/// What was seen: a line each, of what and how it is.
pub(super) type Lines = Vec<(String, Result<String, String>)>;

/// Sends a letter to the judge's own address, waits until it comes back, and says what it shows.
pub(super) fn try_letter(config: &Config, patience: Duration) -> Lines {
    let mut lines = Lines::new();
    let plain = &config.judge.address;
    let to = if config.judge.plus_addressing { plain.replacen('@', "+check@", 1) } else { plain.clone() };
    let returned = match there_and_back(config, &to, patience) {
        Ok(returned) => returned,
        Err(error) => {
            let plus = to != *plain && matches!(there_and_back(config, plain, patience), Ok(Some(_)));
            let advice = if plus { format!(". {}", no_plus(&to, plain)) } else { String::new() };
            lines.push(("letter".into(), Err(format!("{error}{advice}"))));
            return lines;
        }
    };
    lines.push(("letter".into(), Ok(format!("the provider took a letter to {to}"))));
    match returned {
        Some(raw) => {
            lines.push(("way back".into(), Ok(format!("it came back to the mailbox by {to}"))));
            lines.extend(shown(config, &raw));
        }
        None => lines.push(("way back".into(), Err(lost(config, &to, patience)))),
    }
    lines
}

/// Sends a letter and waits for it; nothing: it did not come in time.
fn there_and_back(config: &Config, to: &str, patience: Duration) -> Result<Option<Vec<u8>>, String> {
    let word = format!("check-{}", Chance::Machine.word(16));
    // Nobody answers this letter: a key of no worth will do.
    let courier = Courier::new(config, Keys::from_bytes([0; 32])).map_err(|error| chain(&error))?;
    let text = "This letter was sent by `chancery check --letter`, to be read back. It can be deleted.\n";
    let letter = Letter {
        kind: LetterKind::Operator,
        subject: format!("{}: {word}", config.judge.code),
        text: text.to_owned(),
        ..Letter::default()
    };
    let parcel = Parcel {
        id: 0,
        to: to.to_owned(),
        letter,
        written: Clock::System.now(),
        judge: word.clone(),
        pictures: Vec::new(),
        enclosures: Vec::new(),
    };
    match courier.deliver(&parcel).delivery {
        Delivery::Sent => {}
        Delivery::Deferred(error) | Delivery::Away(error) | Delivery::Refused(error) => {
            return Err(format!("the provider did not take a letter to {to}: {error}"));
        }
    }
    let watch = Stopwatch::start();
    loop {
        std::thread::sleep(LOOK.min(patience));
        if let Some(raw) = find(config, &word)? {
            return Ok(Some(raw));
        }
        if watch.elapsed() > patience {
            return Ok(None);
        }
    }
}

fn find(config: &Config, word: &str) -> Result<Option<Vec<u8>>, String> {
    if config.mailbox.kind != MailboxKind::None {
        return intake::find(config, word).map_err(|error| chain(&error));
    }
    // What the pipe hands in lies in the store.
    let store = Store::visit(config.store.home()).map_err(|error| chain(&error))?;
    let recent = store.recent_mails(50).map_err(|error| chain(&error))?;
    let has = |head: &[u8]| String::from_utf8_lossy(head).contains(word);
    let found = recent.into_iter().find(|line| has(&line.head)).map(|line| store.mail(line.id)).transpose();
    Ok(found.map_err(|error| chain(&error))?.flatten().map(|row| row.raw))
}

/// Why a letter may not have come back: one to the plain address tells.
fn lost(config: &Config, to: &str, patience: Duration) -> String {
    let waited = patience.as_secs();
    let plain = &config.judge.address;
    if to == plain || !matches!(there_and_back(config, plain, patience), Ok(Some(_))) {
        return format!(
            "it did not come back within {waited} s. Look in the spam folder, and see whether mail to {plain} is delivered to \
             this mailbox at all; a server that puts strangers off for some minutes needs `--wait 900`"
        );
    }
    no_plus(to, plain)
}

fn no_plus(to: &str, plain: &str) -> String {
    format!(
        "a letter to {plain} comes back, one to {to} does not: have your mail server deliver plus addresses (Postfix: \
         recipient_delimiter = +), or set `judge.plus-addressing = false`"
    )
}

/// What a letter that came back shows of the sender, and of what servers said of it.
fn shown(config: &Config, raw: &[u8]) -> Lines {
    let headers: Vec<MailHeader<'_>> = parse_headers(raw).map(|(headers, _)| headers).unwrap_or_default();
    let said = reading::said(&headers);
    let mut lines = Lines::new();
    lines.push(("sender".into(), sender(config, &headers)));
    lines.push(("authserv-id".into(), authserv_id(config, said.as_ref())));
    let signature = headers.get_first_value("DKIM-Signature").map(|value| tags(&value));
    let dns = dns::Asked::new(config, signature);
    for method in ["spf", "dkim", "dmarc"] {
        let result = said.as_ref().and_then(|said| said.results.get(method)).map(String::as_str);
        lines.push((method.to_uppercase(), dns.judged(method, result)));
    }
    lines.push(("MX".into(), dns.exchanges()));
    lines
}

/// Whether the letter came as it was sent: with our From field and our envelope.
fn sender(config: &Config, headers: &[MailHeader<'_>]) -> Result<String, String> {
    let from = headers.get_first_value("From").unwrap_or_default();
    if !from.to_lowercase().contains(&config.judge.address.to_lowercase()) {
        return Err(format!(
            "the provider has changed the From field to `{from}`: let it send as {}, or make that the judge's address",
            config.judge.address
        ));
    }
    let local = config.judge.address.split('@').next().unwrap_or_default().to_lowercase();
    match headers.get_first_value("Return-Path") {
        Some(path) if !path.to_lowercase().contains(&local) => Err(format!(
            "the provider has changed the envelope's sender to `{path}`: bounces will not come to the judge; let it send as {}",
            config.judge.address
        )),
        _ => Ok(format!("letters come from {}", config.judge.address)),
    }
}

fn authserv_id(config: &Config, said: Option<&Said>) -> Result<String, String> {
    let (wanted, dkim) = (&config.mailbox.authserv_id, config.trust.dkim);
    match said {
        Some(said) if said.by.eq_ignore_ascii_case(wanted) => Ok(format!("{wanted} is the right one")),
        Some(said) => Err(format!("your mail server calls itself so: set `mailbox.authserv-id = \"{}\"`", said.by)),
        None if wanted.is_empty() && dkim => {
            Ok("your mail server checks nobody, and the judge does (trust.dkim)".into())
        }
        None if wanted.is_empty() => {
            Err("your mail server says nothing of who a letter is from; set `trust.dkim = true`, or \
                                          see whether it does for mail from elsewhere (`chancery check` later tells)"
                .into())
        }
        None => Ok(format!(
            "{wanted} says nothing of a letter from ourselves, as many do; `chancery check` tells when mail came"
        )),
    }
}

/// The tags of a signature (RFC 6376 section 3.2).
fn tags(value: &str) -> BTreeMap<String, String> {
    let tag = |part: &str| part.split_once('=').map(|(name, value)| (name.trim().to_owned(), value.trim().to_owned()));
    value.split(';').filter_map(tag).collect()
}
