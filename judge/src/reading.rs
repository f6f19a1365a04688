//! A mail read: what is to be done with it, who wrote it, and which lines are its author's own.
//!
//! The order of work: size, machines and loops on headers alone, author and authentication, then the text. The daemon and
//! `chancery read` go the same way.

mod bounce;
mod choice;
mod delay;
mod fields;
mod kept;
mod results;
mod trace;

use std::borrow::Cow;

use mailparse::{MailHeader, MailHeaderMap};

use crate::command::{self, Command, Line, Secret};
use crate::envelope::{self, Envelope, Machine, NoAuthor};
use crate::text::{self, Form, Limits, NoText, Tail};
use crate::words;
use crate::words::Words;

pub use bounce::{Bounce, Weight, bounce, weight};
pub use kept::{for_good, once_done};
pub use results::{Auth, Overlooked, Said, authentication, said, with_signatures};

/// How much of a mail that is too large is looked at, for its headers.
const HEAD: usize = 256 * 1024;

/// How much of two texts is shown that contradict each other: so many lines, and so many letters of each.
const MOST_SHOWN: usize = 12;
const LONGEST_SHOWN: usize = 200;

/// How many answers in a row there may be before we take the other side for a robot.
const MOST_HOPS: u32 = 3;

/// What is to be done with a mail.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Disposition {
    /// Its lines are to be acted on.
    Process,
    /// It is answered with this alone.
    Answer(Words),
    /// Its plain and its formatted text ask for different things: it is answered with both.
    Contradicts(Vec<String>, Vec<String>),
    /// A machine sent it: silence.
    Machine(Machine),
    /// Its author cannot be told: only the envelope's sender can be answered.
    NoAuthor(NoAuthor),
    /// It claims an author that its authentication denies: silence towards the claimed one.
    Unauthenticated,
    /// It is too large, or made of too much: answered with this.
    TooLarge(Words),
}

impl Disposition {
    /// The word that `chancery read` prints.
    pub fn word(&self) -> &'static str {
        match self {
            Disposition::Process => "process",
            Disposition::Answer(_) | Disposition::Contradicts(..) | Disposition::NoAuthor(_) => "reply-with-error",
            Disposition::Machine(Machine::Own) => "ignore-as-loop",
            Disposition::Machine(Machine::Bounce) => "treat-as-bounce",
            Disposition::Machine(Machine::Complaint) => "treat-as-complaint",
            Disposition::Machine(Machine::AutoReply | Machine::Receipt | Machine::Calendar) => "ignore-as-auto-reply",
            Disposition::Machine(Machine::List) => "ignore-as-list",
            Disposition::Unauthenticated => "reject-unauthenticated",
            Disposition::TooLarge(_) => "reject-too-large",
        }
    }
}

/// What the reader has to know beside the mail.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Circumstances {
    /// Our own server's name in Authentication-Results; empty: nobody's word is believed.
    pub authserv_id: String,
    /// The largest mail that is read, in bytes.
    pub largest: usize,
    /// Our own address.
    pub own: String,
    /// What a mail may be made of.
    pub limits: Limits,
    /// Domains whose signature under the mail we have verified ourselves; `None`: we have not looked.
    pub signed_by: Option<Vec<String>>,
}

/// A mail that has been read.
#[derive(Clone)]
pub struct ReadMail {
    /// What is to be done.
    pub disposition: Disposition,
    /// Author and thread.
    pub envelope: Envelope,
    /// Whether the author is who he says.
    pub auth: Auth,
    /// The author's own lines.
    pub lines: Vec<String>,
    /// The same, a string each, with the signs that he wrote.
    pub words: Vec<String>,
    /// What they ask for, where nobody is known by the letter that they answer.
    pub commands: Vec<Line>,
    /// The words in them, and in the subject, that stand where passwords do.
    pub secrets: Vec<Secret>,
    /// The order forms that came back with it.
    pub forms: Vec<Form>,
    /// Message-ID and body, digested: the same again is the same mail.
    pub fingerprint: Option<String>,
    /// What a server says of the author where it can never be believed.
    pub overlooked: Option<Overlooked>,
    /// What stands below the author's own lines, and may be his all the same.
    pub below: Tail,
    /// The names of files that are attached and were not read.
    pub unread: Vec<String>,
    /// Whether one of them holds what would be orders or commands.
    pub unread_asks: bool,
    /// Whether it has come to an address of a letter of ours and has signs of an automatic answer that people's mail has as well.
    pub seems_automatic: bool,
}

impl std::fmt::Debug for ReadMail {
    /// What somebody wrote is not shown.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("ReadMail")
            .field("disposition", &self.disposition)
            .field("auth", &self.auth)
            .field("fingerprint", &self.fingerprint)
            .field("overlooked", &self.overlooked)
            .finish_non_exhaustive()
    }
}

/// `10 MB`, `200 kB`
fn size(bytes: usize) -> String {
    if bytes >= 1_000_000 { format!("{} MB", bytes / 1_000_000) } else { format!("{} kB", bytes.div_ceil(1000)) }
}

/// Reads a raw message. Never fails: what cannot be read is a disposition.
pub fn read(raw: &[u8], circumstances: &Circumstances) -> ReadMail {
    let large = raw.len() > circumstances.largest;
    let bytes = with_line_ends(without_mailbox_line(if large { &raw[..HEAD.min(raw.len())] } else { raw }));
    let mut reading = ReadMail {
        disposition: Disposition::Process,
        envelope: Envelope::default(),
        auth: Auth::None,
        lines: Vec::new(),
        words: Vec::new(),
        commands: Vec::new(),
        secrets: Vec::new(),
        forms: Vec::new(),
        fingerprint: None,
        overlooked: None,
        below: Tail::default(),
        unread: Vec::new(),
        unread_asks: false,
        seems_automatic: false,
    };
    let head = text::head(&bytes, &circumstances.limits);
    let Ok((headers, _)) = mailparse::parse_headers(&head.fields) else {
        reading.disposition = Disposition::NoAuthor(NoAuthor::None);
        return reading;
    };
    reading.auth = match &circumstances.signed_by {
        Some(domains) => with_signatures(&headers, &circumstances.authserv_id, domains),
        None => authentication(&headers, &circumstances.authserv_id),
    };
    reading.overlooked = results::overlooked(&headers, &circumstances.authserv_id);
    reading.fingerprint = headers.get_first_value("Message-ID").map(|id| fingerprint(&id, head.body));
    let gate = gate(&headers, circumstances, &mut reading);
    reading.secrets = command::hidden_words(said_in(&reading.envelope.subject));
    let read = gate.and_then(|()| {
        if large {
            return Err(Disposition::TooLarge(words!("too-large", most = size(circumstances.largest))));
        }
        if head.overfull {
            return Err(Disposition::TooLarge(words!("head-too-large")));
        }
        body(&headers, head.body, circumstances, &mut reading)
    });
    if let Err(disposition) = read {
        reading.disposition = disposition;
    }
    reading
}

/// The mailbox that a raw message says it comes from ([`envelope::mailbox_key`]), believed or not; empty where it says none.
pub fn claimed_author(raw: &[u8]) -> String {
    let bytes = with_line_ends(without_mailbox_line(&raw[..HEAD.min(raw.len())]));
    let headers = mailparse::parse_headers(&bytes).map(|(headers, _)| headers).unwrap_or_default();
    let from = envelope::read(&headers).ok().and_then(|envelope| envelope.from);
    from.map(|(address, _)| envelope::mailbox_key(&address)).unwrap_or_default()
}

/// Every line of a mail's texts, whatever is to be done with it.
fn all_lines(raw: &[u8], circumstances: &Circumstances) -> Vec<String> {
    if raw.len() > circumstances.largest {
        return Vec::new();
    }
    let bytes = with_line_ends(without_mailbox_line(raw));
    let head = text::head(&bytes, &circumstances.limits);
    let Ok((headers, _)) = mailparse::parse_headers(&head.fields) else { return Vec::new() };
    let Ok(texts) = text::read(&headers, head.body, &circumstances.limits) else { return Vec::new() };
    [texts.plain, texts.html, texts.attached].concat()
}

/// A file of an old Macintosh ends its lines with CR alone.
fn with_line_ends(bytes: &[u8]) -> Cow<'_, [u8]> {
    if bytes.contains(&b'\n') {
        return Cow::Borrowed(bytes);
    }
    Cow::Owned(bytes.iter().map(|byte| if *byte == b'\r' { b'\n' } else { *byte }).collect())
}

fn fingerprint(id: &str, body: &[u8]) -> String {
    // Relays change line ends and blanks at the end, and add blank lines.
    let lines = body.split(|byte| *byte == b'\n').map(<[u8]>::trim_ascii_end).filter(|line| !line.is_empty());
    let mut bytes = id.trim().as_bytes().to_vec();
    lines.for_each(|line| {
        bytes.push(b'\n');
        bytes.extend_from_slice(line);
    });
    crate::secret::digest(&bytes)
}

/// A first `From ` line is a mailbox file's, not the mail's (RFC 4155).
fn without_mailbox_line(raw: &[u8]) -> &[u8] {
    let end = raw.iter().position(|byte| *byte == b'\n').map_or(raw.len(), |end| end + 1);
    if raw.starts_with(b"From ") || raw.starts_with(b">From ") { &raw[end..] } else { raw }
}

/// Machines, loops, author and authentication, on headers alone.
fn gate(headers: &[MailHeader<'_>], circumstances: &Circumstances, reading: &mut ReadMail) -> Result<(), Disposition> {
    let own = circumstances.own.to_lowercase();
    let own = untagged(&own);
    if let Some(machine) = envelope::machine(headers, &own) {
        reading.envelope = envelope::of_machine(headers);
        return Err(Disposition::Machine(machine));
    }
    reading.envelope = envelope::read(headers).map_err(|error| {
        let back = envelope::return_path(headers).filter(|_| error != NoAuthor::Disguised);
        reading.envelope.from = back.map(|address| (address, String::new()));
        Disposition::NoAuthor(error)
    })?;
    if reading.envelope.hops >= MOST_HOPS {
        return Err(Disposition::Machine(Machine::Own));
    }
    let from = reading.envelope.from.as_ref().map(|(address, _)| untagged(&address.to_lowercase()));
    if from.is_some_and(|from| !own.is_empty() && from == own) {
        return Err(Disposition::Machine(Machine::Own));
    }
    if reading.auth == Auth::Fail { Err(Disposition::Unauthenticated) } else { Ok(()) }
}

/// What a subject says, with and without what is put before it: `Re: `, `[games] `. People write commands there, which are not read.
fn said_in(subject: &str) -> impl Iterator<Item = &str> {
    let behind = subject.match_indices([':', ']']).map(|(at, _)| subject[at + 1..].trim_start());
    std::iter::once(subject).chain(behind)
}

/// An address without its tag: `judge+x@y` is `judge@y` (RFC 5233).
fn untagged(address: &str) -> String {
    match address.split_once('@') {
        Some((local, domain)) => format!("{}@{domain}", local.split('+').next().unwrap_or_default()),
        None => address.to_owned(),
    }
}

/// Whether one of these addresses is our own with a tag, as only a letter of ours names it.
fn is_to_tag(addresses: &[String], own: &str) -> bool {
    addresses.iter().any(|address| address != own && !own.is_empty() && untagged(address) == untagged(own))
}

/// Finds the author's own lines, of two texts those that count.
fn body(
    headers: &[MailHeader<'_>],
    body: &[u8],
    circumstances: &Circumstances,
    reading: &mut ReadMail,
) -> Result<(), Disposition> {
    let texts = text::read(headers, body, &circumstances.limits).map_err(|why| match why {
        NoText::Calendar => Disposition::Machine(Machine::Calendar),
        NoText::Encrypted => Disposition::Answer(words!("encrypted-mail")),
        NoText::Unknown(name) => Disposition::Answer(words!("unknown-encoding", name = envelope::clean(&name))),
        NoText::Attached(names) => {
            Disposition::Answer(words!("attached-only", names = envelope::clean(&names.join(", "))))
        }
        NoText::TooNested => Disposition::TooLarge(words!("too-nested")),
        NoText::TooLong => Disposition::TooLarge(words!("too-long")),
        NoText::NoPart => Disposition::Answer(words!("unreadable-mail")),
    })?;
    let chosen = choice::choose(texts).map_err(|(plain, html)| contradiction(&plain, &html, reading))?;
    let robot = || envelope::is_away_note(&reading.envelope.subject) || envelope::is_bulk(headers);
    let asks = chosen.commands.iter().any(|line| line.command != Command::Unknown);
    reading.seems_automatic = !asks && chosen.forms.is_empty() && robot();
    if reading.seems_automatic && !is_to_tag(&reading.envelope.to, &circumstances.own.to_lowercase()) {
        return Err(Disposition::Machine(Machine::AutoReply));
    }
    note_secrets(chosen.lines.iter().map(String::as_str), reading)?;
    (reading.lines, reading.words) = (chosen.lines, chosen.words);
    (reading.commands, reading.forms) = (chosen.commands, chosen.forms);
    (reading.below, reading.unread, reading.unread_asks) = (chosen.below, chosen.unread, chosen.unread_asks);
    Ok(())
}

/// Notes the words that stand where passwords do. Of a mail that holds more of them than are looked for nothing is repeated, and nothing
/// done.
fn note_secrets<'a>(lines: impl Iterator<Item = &'a str>, reading: &mut ReadMail) -> Result<(), Disposition> {
    reading.secrets.extend(command::hidden_words(lines));
    if command::are_too_many(&reading.secrets) {
        reading.envelope.subject.clear();
        return Err(Disposition::TooLarge(words!("too-many-secrets")));
    }
    Ok(())
}

/// Two texts that contradict each other, as far as they are shown.
fn contradiction(plain: &[Line], html: &[Line], reading: &mut ReadMail) -> Disposition {
    if let Err(disposition) = note_secrets(plain.iter().chain(html).map(|line| line.text.as_str()), reading) {
        return disposition;
    }
    let first = |lines: &[Line]| {
        let shown = lines.iter().take(MOST_SHOWN).map(|line| line.echo.chars().take(LONGEST_SHOWN).collect());
        shown.chain(Some("…".to_owned()).filter(|_| lines.len() > MOST_SHOWN)).collect()
    };
    Disposition::Contradicts(first(plain), first(html))
}
