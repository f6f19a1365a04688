//! `chancery read`: shows what would be understood of a mail, by the same way that the daemon goes.

use std::io::Read;
use std::path::PathBuf;

use serde::Serialize;
use serde_json::json;

use super::{OperatorError, failed};
use crate::command::{Command, Line, Play, Sign};
use crate::envelope::Machine;
use crate::language::Language;
use crate::letter::Templates;
use crate::reading::{self, Bounce, Circumstances, Disposition, ReadMail};
use crate::words;
use crate::words::Words;

/// What `chancery read` was asked for.
#[derive(Clone, Debug, Default)]
pub struct ReadAsked {
    /// One JSON object instead of lines.
    pub json: bool,
    /// Our own server's name in Authentication-Results.
    pub authserv_id: String,
    /// The largest mail that is read.
    pub largest: usize,
    /// Our own address.
    pub own: String,
    /// Whether the envelope's sender was empty, as reports have it (RFC 5321 section 4.5.5).
    pub null_sender: bool,
    /// A folder that remembers which mails have been read: the same one again is a duplicate.
    pub state: Option<PathBuf>,
}

/// What is told as JSON, written from where it stands: a mail may hold many thousand forms.
#[derive(Serialize)]
struct Told<'a> {
    disposition: &'a str,
    commands: &'a [String],
    from: &'a str,
    auth: &'a str,
    remarks: Vec<String>,
    forms: Vec<ToldForm<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    report: Option<Bounce>,
}

#[derive(Serialize)]
struct ToldForm<'a> {
    id: &'a str,
    lines: &'a [String],
}

/// Reads a message from standard input and tells what would be done with it.
///
/// # Errors
/// Standard input cannot be read.
pub fn read(asked: &ReadAsked) -> Result<String, OperatorError> {
    let mut raw = Vec::new();
    std::io::stdin().lock().take(asked.largest as u64 + 1).read_to_end(&mut raw)?;
    let circumstances = Circumstances {
        authserv_id: asked.authserv_id.clone(),
        largest: asked.largest,
        own: asked.own.clone(),
        ..Circumstances::default()
    };
    if asked.null_sender && !raw.to_ascii_lowercase().starts_with(b"return-path:") {
        raw.splice(0..0, *b"Return-Path: <>\r\n");
    }
    let reading = reading::read(&raw, &circumstances);
    let mut disposition = reading.disposition.word();
    let mut lines = Vec::new();
    if reading.disposition == Disposition::Process {
        lines = shown(&reading.commands);
        if lines.is_empty() {
            disposition = "reply-with-error";
        } else if is_known(asked, reading.fingerprint.as_deref())? {
            disposition = "ignore-as-duplicate";
            lines.clear();
        }
    }
    let from = reading.envelope.from.as_ref().map(|(address, _)| address.as_str()).unwrap_or_default();
    let auth = reading.auth.word();
    if asked.json {
        let is_report = matches!(reading.disposition, Disposition::Machine(Machine::Bounce | Machine::Complaint));
        let told = Told {
            disposition,
            commands: &lines,
            from,
            auth,
            remarks: remarks(&reading),
            forms: reading.forms.iter().map(|form| ToldForm { id: &form.id, lines: &form.lines }).collect(),
            report: is_report.then(|| reading::bounce(&raw)),
        };
        return Ok(serde_json::to_string(&told).expect("texts are written whatever stands in them"));
    }
    lines.push(format!("#disposition: {disposition}"));
    lines.push(format!("#from: {from}"));
    lines.push(format!("#auth: {auth}"));
    Ok(lines.join("\n"))
}

/// Why a mail is not acted on, in words.
fn remarks(reading: &ReadMail) -> Vec<String> {
    let say = |words: &Words| {
        let loaded = Templates::load(None);
        loaded.map(|templates| templates.voice(Language::English, &json!(null)).say(words)).unwrap_or_default()
    };
    match &reading.disposition {
        Disposition::Process => Vec::new(),
        Disposition::Answer(words) | Disposition::TooLarge(words) => vec![say(words)],
        Disposition::Contradicts(plain, html) => {
            let (plain, html) = (plain.join(" / "), html.join(" / "));
            vec![say(&words!("two-texts", plain = plain, html = html))]
        }
        Disposition::Machine(machine) => vec![machine.to_string()],
        Disposition::NoAuthor(error) => vec![error.to_string()],
        Disposition::Unauthenticated => vec!["its author is not who it says".to_owned()],
    }
}

/// Whether the mail was read before, by the folder that remembers.
fn is_known(asked: &ReadAsked, fingerprint: Option<&str>) -> Result<bool, OperatorError> {
    let (Some(folder), Some(fingerprint)) = (&asked.state, fingerprint) else { return Ok(false) };
    std::fs::create_dir_all(folder).map_err(failed(folder))?;
    let path = folder.join(fingerprint);
    match std::fs::File::create_new(&path) {
        Ok(_) => Ok(false),
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => Ok(true),
        Err(error) => Err(failed(&path)(error)),
    }
}

/// The command lines in their order, press with its text.
fn shown(commands: &[Line]) -> Vec<String> {
    let mut shown = Vec::new();
    for line in commands.iter().filter(|line| line.command != Command::Unknown) {
        shown.push(line.text.clone());
        shown.extend(line.block.iter().cloned());
        match &line.command {
            // A text without an end of its own is shown with one.
            Command::Play(Play::Press { .. }) => shown.push(line.end.clone().unwrap_or_else(|| "ENDPRESS".to_owned())),
            Command::Faulty(_) => shown.extend(line.end.clone()),
            Command::Sign(Sign::Register { fields, .. }) => {
                shown.extend(fields.iter().map(|(key, value)| format!("{key}: {value}")));
                shown.push("END".to_owned());
            }
            _ => {}
        }
    }
    shown
}
