//! A program such as `/usr/sbin/sendmail`, and what its exit code says.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use lettre::address::Envelope;

use crate::outbox::Delivery;

/// Gives a message to the program.
pub(super) fn deliver(program: &Path, envelope: &Envelope, message: &[u8]) -> Delivery {
    let mut command = Command::new(program);
    command.arg("-i");
    if let Some(from) = envelope.from() {
        command.arg("-f").arg(from);
    }
    command.arg("--").args(envelope.to());
    let away = |error: std::io::Error| Delivery::Away(format!("{}: {error}", program.display()));
    let mut child = match command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::piped()).spawn() {
        Ok(child) => child,
        Err(error) => return away(error),
    };
    // A program that stops before it has read everything says why by its exit code.
    let written = child.stdin.take().map_or(Ok(()), |mut input| input.write_all(message));
    match (child.wait_with_output(), written) {
        (Ok(done), Ok(())) if done.status.success() => Delivery::Sent,
        (Ok(done), Err(error)) if done.status.success() => Delivery::Deferred(error.to_string()),
        (Ok(done), _) => {
            let said = String::from_utf8_lossy(&done.stderr).trim().to_owned();
            meaning(done.status.code(), format!("{} ended with {}: {said}", program.display(), done.status))
        }
        (Err(error), _) => away(error),
    }
}

/// What an exit code means (sysexits.h). Only a word about content or recipient is final, and only one about the program's own
/// configuration, rights and system, or none at all, concerns the judge; what stays in doubt may be better later.
fn meaning(code: Option<i32>, text: String) -> Delivery {
    const DATA_ERROR: i32 = 65;
    const NO_USER: i32 = 67;
    const NO_HOST: i32 = 68;
    const UNAVAILABLE: i32 = 69;
    const TRY_LATER: i32 = 75;
    match code {
        Some(DATA_ERROR | NO_USER) => Delivery::Refused(text),
        // Some programs mean the recipient's host and some their own server.
        Some(NO_HOST | UNAVAILABLE | TRY_LATER) => Delivery::Deferred(text),
        _ => Delivery::Away(text),
    }
}
