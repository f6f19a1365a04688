//! `chancery read`: shows what would be understood of a mail, by the same way that the daemon goes.

use std::io::Read;

use serde_json::json;

use super::OperatorError;
use crate::command::{self, Command};
use crate::reading::{self, Circumstances, Disposition};

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
}

/// Reads a message from standard input and tells what would be done with it.
///
/// # Errors
/// Standard input cannot be read.
pub fn read(asked: &ReadAsked) -> Result<String, OperatorError> {
    let mut raw = Vec::new();
    std::io::stdin().lock().take(asked.largest as u64 + 1).read_to_end(&mut raw)?;
    let circumstances =
        Circumstances { authserv_id: asked.authserv_id.clone(), largest: asked.largest, own: asked.own.clone() };
    let reading = reading::read(&raw, &circumstances);
    let mut disposition = reading.disposition.word();
    let mut lines = Vec::new();
    if reading.disposition == Disposition::Process {
        lines = shown(&reading.lines);
        if lines.is_empty() {
            disposition = "reply-with-error";
        }
    }
    let from = reading.envelope.from.as_ref().map(|(address, _)| address.as_str()).unwrap_or_default();
    let auth = reading.auth.word();
    if asked.json {
        let object = json!({"disposition": disposition, "commands": lines, "from": from, "auth": auth, "remarks": []});
        return Ok(object.to_string());
    }
    lines.push(format!("#disposition: {disposition}"));
    lines.push(format!("#from: {from}"));
    lines.push(format!("#auth: {auth}"));
    Ok(lines.join("\n"))
}

/// The command lines in their order, press with its text.
fn shown(own: &[String]) -> Vec<String> {
    let mut shown = Vec::new();
    for line in command::read(own).into_iter().filter(|line| line.command != Command::Unknown) {
        shown.push(line.text);
        match line.command {
            Command::Press { text, .. } => {
                shown.extend(text.lines().map(str::to_owned));
                shown.push("ENDPRESS".to_owned());
            }
            Command::Register(fields) => {
                shown.extend(fields.into_iter().map(|(key, value)| format!("{key}: {value}")));
                shown.push("END".to_owned());
            }
            _ => {}
        }
    }
    shown
}
