//! A program such as `/usr/sbin/sendmail`, and what its exit code says.

use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::Command;

use lettre::address::Envelope;

use super::WHOLE;
use crate::outbox::Delivery;
use crate::program;

/// Gives a message to the program. One that does not end, as a `postdrop` that may not write into its queue, says nothing of the letter:
/// the way is closed, and nothing of it is left at work. `is_enough` says that the judge stops.
pub(super) fn deliver(program: &Path, envelope: &Envelope, message: &[u8], is_enough: &dyn Fn() -> bool) -> Delivery {
    let mut command = Command::new(program);
    // What it starts is of its group, and is ended with it.
    command.arg("-i").process_group(0);
    if let Some(from) = envelope.from() {
        command.arg("-f").arg(from);
    }
    command.arg("--").args(envelope.to());
    let ended = match program::run(command, message.to_vec(), WHOLE, is_enough) {
        Ok(ended) => ended,
        Err(error) => return Delivery::Away(format!("{} {error}", program.display())),
    };
    if !ended.status.success() {
        // A program that stops before it has read everything says why by its exit code.
        let text = format!("{} ended with {}: {}", program.display(), ended.status, ended.said());
        return meaning(ended.status.code(), text);
    }
    ended.has_read_all().map_or_else(|error| Delivery::Deferred(error.to_string()), |()| Delivery::Sent)
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
