//! What stays of a mail when not all of it may: its head, and its author's own lines as they may be shown.
//!
//! Passwords hide in every transfer encoding, charset and alternative of a mail, in quotes, attached files and heads. All of them are
//! looked through; where one is found, or not all can be looked through, the body goes as a whole, and what was read of it takes its
//! place, with the passwords blotted out as in a receipt.

use mailparse::MailHeader;

use super::{Circumstances, Disposition, HEAD, ReadMail, all_lines, read, with_line_ends, without_mailbox_line};
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

/// What is blotted out of what is kept.
#[derive(Clone, PartialEq, Eq)]
enum Secrets {
    /// These passwords.
    These(Vec<String>),
    /// Everything but addresses: there are more than are looked for, so that any word may be one.
    Any,
}

/// The mail, which was read so, as it is kept once it has been acted on; `None`: as it came, since no password stands anywhere in it, and
/// it is not large.
pub fn once_done(raw: &[u8], reading: &ReadMail, circumstances: &Circumstances) -> Option<Vec<u8>> {
    let lines = lines(raw, reading, circumstances);
    let found = elsewhere(raw);
    let is_looked_through = found.is_some();
    let secrets = Secrets::of(reading, found, &lines);
    let shown = secrets.blot(&lines);
    let is_bare = is_looked_through && secrets == Secrets::These(Vec::new()) && shown == lines;
    (!is_bare).then(|| written(raw, (&secrets, circumstances), Head::Whole, &shown))
}

/// The mail as it is kept for good: who wrote what when.
pub fn for_good(raw: &[u8], circumstances: &Circumstances) -> Vec<u8> {
    let reading = read(raw, circumstances);
    let lines = lines(raw, &reading, circumstances);
    let secrets = Secrets::of(&reading, elsewhere(raw), &lines);
    written(raw, (&secrets, circumstances), Head::Short, &secrets.blot(&lines))
}

/// The passwords that stand anywhere in a mail; nothing: it was not looked through, since it is large or made of too much.
fn elsewhere(raw: &[u8]) -> Option<Vec<String>> {
    let small = Some(raw).filter(|raw| raw.len() <= MOST_WHOLE)?;
    let lines = text::every_line(&with_line_ends(without_mailbox_line(small)))?;
    Some(command::secrets(lines.iter().map(String::as_str)))
}

/// The author's own lines; of a mail that is not acted on all that are in it, for a password may stand there as well.
fn lines(raw: &[u8], reading: &ReadMail, circumstances: &Circumstances) -> Vec<String> {
    let ReadMail { disposition, lines, .. } = reading;
    if *disposition == Disposition::Process { lines.clone() } else { all_lines(raw, circumstances) }
}

impl Secrets {
    /// Those that were found as it was read, or anywhere in it; of a mail that is not acted on those in these lines of it.
    fn of(reading: &ReadMail, found: Option<Vec<String>>, lines: &[String]) -> Secrets {
        let here = match reading.disposition == Disposition::Process || found.is_some() {
            true => Vec::new(),
            false => command::secrets(lines.iter().map(String::as_str)),
        };
        let found = found.unwrap_or_default();
        let read: Vec<String> = reading.secrets.iter().map(|secret| secret.word.clone()).collect();
        let all = [&read, &found, &here];
        if all.iter().any(|some| command::are_too_many(some)) {
            return Secrets::Any;
        }
        // Somebody has quoted what is blotted out already.
        let all = all.into_iter().flatten().filter(|secret| !secret.trim_matches('*').is_empty());
        Secrets::These(all.cloned().collect())
    }

    /// Lines of a mail without the passwords that they hold, wherever these stand.
    fn blot(&self, lines: &[String]) -> Vec<String> {
        match self {
            Secrets::These(_) => lines.iter().map(|line| self.without(&command::shown(line))).collect(),
            Secrets::Any => Vec::new(),
        }
    }

    fn without(&self, text: &str) -> String {
        match self {
            Secrets::These(words) => {
                let found = words.iter().filter(|word| text.contains(word.as_str()));
                found.fold(text.to_owned(), |text, word| text.replace(word.as_str(), command::BLOT))
            }
            Secrets::Any => command::BLOT.to_owned(),
        }
    }

    fn stand_in(&self, text: &str) -> bool {
        match self {
            Secrets::These(words) => words.iter().any(|word| text.contains(word.as_str())),
            Secrets::Any => true,
        }
    }
}

fn written(raw: &[u8], (secrets, circumstances): (&Secrets, &Circumstances), head: Head, lines: &[String]) -> Vec<u8> {
    let bytes = without_mailbox_line(&raw[..HEAD.min(raw.len())]);
    let fields = text::head(bytes, &circumstances.limits).fields;
    let headers = mailparse::parse_headers(&fields).map(|(headers, _)| headers).unwrap_or_default();
    let head = if *secrets == Secrets::Any { Head::Short } else { head };
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

/// A header as it came, or decoded and blotted where it holds a password. Whose address has such a word in it is still to be seen.
fn line_of(header: &MailHeader<'_>, secrets: &Secrets) -> Vec<u8> {
    let (key, value) = (header.get_key(), header.get_value());
    let raw = String::from_utf8_lossy(header.get_value_raw()).into_owned();
    let blot = |word: &str| if word.contains('@') { word.to_owned() } else { secrets.without(word) };
    let blotted = match secrets {
        Secrets::These(_) => command::shown(&value).split_inclusive(char::is_whitespace).map(blot).collect::<String>(),
        Secrets::Any => value.split_whitespace().map(blot).collect::<Vec<_>>().join(" "),
    };
    if blotted == value && !secrets.stand_in(&raw) {
        return [key.as_bytes(), b": ", header.get_value_raw(), b"\r\n"].concat();
    }
    format!("{key}: {}\r\n", blotted.replace(['\r', '\n'], " ")).into_bytes()
}
