//! What stays of a mail when not all of it may: its head, and its author's own lines as they may be shown.
//!
//! Passwords hide in every transfer encoding, charset and alternative of a mail, so they are not looked for there: the body goes
//! as a whole, and what was read of it takes its place, with the passwords blotted out as in a receipt.

use mailparse::MailHeader;

use super::{Circumstances, Disposition, HEAD, ReadMail, all_lines, read, without_mailbox_line};
use crate::{command, text};

/// A mail with more bytes is not kept with all that is attached to it.
const MOST_WHOLE: usize = 64 * 1024;
/// The most bytes of a header that are kept.
const LONGEST_HEADER: usize = 4 * 1024;
/// The headers that stay for good.
const SHORT: [&str; 6] = ["from", "to", "date", "subject", "message-id", "in-reply-to"];

/// How much of a head stays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Head {
    /// All of it: it tells how the mail came.
    Whole,
    /// Who wrote what when.
    Short,
}

/// The mail, which was read so, as it is kept once it has been acted on; `None`: as it came, since it holds no password, in its subject
/// neither, and is not large.
pub fn once_done(raw: &[u8], reading: &ReadMail, circumstances: &Circumstances) -> Option<Vec<u8>> {
    let lines = lines(raw, reading, circumstances);
    let shown = blotted(&lines, reading);
    let is_told = reading.secrets.iter().any(|secret| reading.envelope.subject.contains(secret.as_str()));
    (shown != lines || is_told || raw.len() > MOST_WHOLE)
        .then(|| written((raw, reading), circumstances, Head::Whole, &shown))
}

/// The mail as it is kept for good: who wrote what when.
pub fn for_good(raw: &[u8], circumstances: &Circumstances) -> Vec<u8> {
    let reading = read(raw, circumstances);
    let lines = lines(raw, &reading, circumstances);
    written((raw, &reading), circumstances, Head::Short, &blotted(&lines, &reading))
}

/// The author's own lines; of a mail that is not acted on all that are in it, for a password may stand there as well.
fn lines(raw: &[u8], reading: &ReadMail, circumstances: &Circumstances) -> Vec<String> {
    let ReadMail { disposition, lines, .. } = reading;
    if *disposition == Disposition::Process { lines.clone() } else { all_lines(raw, circumstances) }
}

/// Lines of a mail without the passwords that they hold, wherever these stand.
fn blotted(lines: &[String], reading: &ReadMail) -> Vec<String> {
    let are_read = *lines == reading.lines;
    let mut secrets = reading.secrets.clone();
    if !are_read {
        secrets.extend(command::secrets(lines.iter().map(String::as_str)));
    }
    let blot = |line: &String| {
        let shown = command::shown(line);
        secrets.iter().fold(shown, |line, secret| line.replace(secret.as_str(), command::BLOT))
    };
    lines.iter().map(blot).collect()
}

fn written((raw, reading): (&[u8], &ReadMail), circumstances: &Circumstances, head: Head, lines: &[String]) -> Vec<u8> {
    let bytes = without_mailbox_line(&raw[..HEAD.min(raw.len())]);
    let fields = text::head(bytes, &circumstances.limits).fields;
    let headers = mailparse::parse_headers(&fields).map(|(headers, _)| headers).unwrap_or_default();
    let secrets = &reading.secrets;
    let mut kept = Vec::new();
    for header in headers.iter().filter(|header| stays(header, head)) {
        kept.extend(line_of(header, secrets));
    }
    kept.extend_from_slice(b"MIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n");
    kept.extend_from_slice(b"Content-Transfer-Encoding: 8bit\r\nX-Kept: the lines that were read\r\n\r\n");
    lines.iter().for_each(|line| kept.extend(format!("{line}\r\n").bytes()));
    kept
}

/// Whether a header is kept; those that tell how the body was written do not fit any more.
fn stays(header: &MailHeader<'_>, head: Head) -> bool {
    let key = header.get_key().to_lowercase();
    let about_body = key.starts_with("content-") || key == "mime-version";
    !about_body && header.get_value_raw().len() <= LONGEST_HEADER && (head == Head::Whole || SHORT.contains(&&*key))
}

/// A header as it came, or decoded and blotted where it holds a password.
fn line_of(header: &MailHeader<'_>, secrets: &[String]) -> Vec<u8> {
    let (key, value) = (header.get_key(), header.get_value());
    let raw = String::from_utf8_lossy(header.get_value_raw()).into_owned();
    let shown = command::shown(&value);
    let blot = |text: String, secret: &String| text.replace(secret.as_str(), command::BLOT);
    let blotted = secrets.iter().fold(shown.clone(), blot);
    if blotted == value && !secrets.iter().any(|secret| raw.contains(secret.as_str())) {
        return [key.as_bytes(), b": ", header.get_value_raw(), b"\r\n"].concat();
    }
    format!("{key}: {}\r\n", blotted.replace(['\r', '\n'], " ")).into_bytes()
}
