//! A mail read: what is to be done with it, who wrote it, and which lines are its author's own.
//!
//! The order of work: size, machines and loops on headers alone, author and authentication, then the text. The daemon and
//! `chancery read` go the same way.

mod results;

use mailparse::MailHeader;

use crate::command::{self, Command};
use crate::envelope::{self, Envelope, Machine, NoAuthor};
use crate::text::{self, NoText, Texts};
use crate::words;
use crate::words::Words;

pub use results::{Auth, authentication};

/// How much of a mail that is too large is looked at, for its headers.
const HEAD: usize = 256 * 1024;

/// What is to be done with a mail.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Disposition {
    /// Its lines are to be acted on.
    Process,
    /// It is answered with this alone.
    Answer(Words),
    /// A machine sent it: silence.
    Machine(Machine),
    /// Nobody can be answered.
    NoAuthor(NoAuthor),
    /// It claims an author that its authentication denies: silence towards the claimed one.
    Unauthenticated,
    /// It is too large to be read: answered with this.
    TooLarge(Words),
}

impl Disposition {
    /// The word that `chancery read` prints.
    pub fn word(&self) -> &'static str {
        match self {
            Disposition::Process => "process",
            Disposition::Answer(_) | Disposition::NoAuthor(_) => "reply-with-error",
            Disposition::Machine(Machine::Own) => "ignore-as-loop",
            Disposition::Machine(Machine::Bounce) => "treat-as-bounce",
            Disposition::Machine(Machine::Complaint) => "treat-as-complaint",
            Disposition::Machine(Machine::AutoReply | Machine::Receipt) => "ignore-as-auto-reply",
            Disposition::Machine(Machine::List) => "ignore-as-list",
            Disposition::Unauthenticated => "reject-unauthenticated",
            Disposition::TooLarge(_) => "reject-too-large",
        }
    }
}

/// What the reader has to know beside the mail.
#[derive(Clone, Debug)]
pub struct Circumstances {
    /// Our own server's name in Authentication-Results; empty: nobody's word is believed.
    pub authserv_id: String,
    /// The largest mail that is read, in bytes.
    pub largest: usize,
    /// Our own address.
    pub own: String,
}

/// A mail that has been read.
#[derive(Clone, Debug)]
pub struct Reading {
    /// What is to be done.
    pub disposition: Disposition,
    /// Author and thread.
    pub envelope: Envelope,
    /// Whether the author is who he says.
    pub auth: Auth,
    /// The author's own lines.
    pub lines: Vec<String>,
}

/// `10 MB`, `200 kB`
fn size(bytes: usize) -> String {
    if bytes >= 1_000_000 { format!("{} MB", bytes / 1_000_000) } else { format!("{} kB", bytes.div_ceil(1000)) }
}

/// Reads a raw message. Never fails: what cannot be read is a disposition.
pub fn read(raw: &[u8], circumstances: &Circumstances) -> Reading {
    let large = raw.len() > circumstances.largest;
    let bytes = if large { &raw[..HEAD.min(raw.len())] } else { raw };
    let bytes = without_mailbox_line(bytes);
    let mut reading = Reading {
        disposition: Disposition::Process,
        envelope: Envelope::default(),
        auth: Auth::None,
        lines: Vec::new(),
    };
    let Ok((headers, _)) = mailparse::parse_headers(bytes) else {
        reading.disposition = Disposition::NoAuthor(NoAuthor::None);
        return reading;
    };
    reading.auth = authentication(&headers, &circumstances.authserv_id);
    if let Err(disposition) = gate(&headers, circumstances, &mut reading) {
        reading.disposition = disposition;
        return reading;
    }
    if large {
        reading.disposition = Disposition::TooLarge(words!("too-large", most = size(circumstances.largest)));
        return reading;
    }
    let texts = mailparse::parse_mail(bytes).map_err(|_| NoText::NoPart).and_then(|mail| text::read(&mail));
    match texts.map(choose) {
        Ok(Some(lines)) => reading.lines = lines,
        Ok(None) => reading.disposition = Disposition::Answer(words!("two-texts")),
        Err(NoText::Encrypted) => reading.disposition = Disposition::Answer(words!("encrypted-mail")),
        Err(NoText::NoPart | NoText::TooNested) => reading.disposition = Disposition::Answer(words!("unreadable-mail")),
    }
    reading
}

/// Of the plain and the HTML text the one that holds commands; `None` when both do and differ.
///
/// Where the HTML's commands only begin the plain text's, the plain text's quote was not seen: the HTML counts.
fn choose(texts: Texts) -> Option<Vec<String>> {
    let (plain, html) = (commands(&texts.plain), commands(&texts.html));
    if plain.is_empty() && html.is_empty() {
        let attached = !commands(&texts.attached).is_empty();
        let first = if texts.plain.iter().any(|line| !line.is_empty()) { texts.plain } else { texts.html };
        return Some(if attached { texts.attached } else { first });
    }
    if html.is_empty() || plain == html {
        Some(texts.plain)
    } else if plain.is_empty() || plain.starts_with(&html) {
        Some(texts.html)
    } else {
        None
    }
}

/// What the lines ask for, with blanks, dashes and capitals made equal.
fn commands(lines: &[String]) -> Vec<String> {
    let plain = |text: &str| text.to_lowercase().replace("->", "-").replace([' ', '\n'], "");
    let known = command::read(lines).into_iter().filter(|line| line.command != Command::Unknown);
    known.map(|line| plain(&format!("{}{:?}", line.text, press_of(&line.command)))).collect()
}

fn press_of(command: &Command) -> &str {
    if let Command::Press { text, .. } = command { text } else { "" }
}

/// A first `From ` line is a mailbox file's, not the mail's (RFC 4155).
fn without_mailbox_line(raw: &[u8]) -> &[u8] {
    let end = raw.iter().position(|byte| *byte == b'\n').map_or(raw.len(), |end| end + 1);
    if raw.starts_with(b"From ") { &raw[end..] } else { raw }
}

/// Machines, loops, author and authentication, on headers alone.
fn gate(headers: &[MailHeader<'_>], circumstances: &Circumstances, reading: &mut Reading) -> Result<(), Disposition> {
    if let Some(machine) = envelope::machine(headers) {
        reading.envelope = envelope::read(headers).unwrap_or_default();
        return Err(Disposition::Machine(machine));
    }
    reading.envelope = envelope::read(headers).map_err(Disposition::NoAuthor)?;
    let from = reading.envelope.from.as_ref().map(|(address, _)| address.as_str());
    if from == Some(circumstances.own.to_lowercase().as_str()) {
        return Err(Disposition::Machine(Machine::Own));
    }
    if reading.auth == Auth::Fail { Err(Disposition::Unauthenticated) } else { Ok(()) }
}
