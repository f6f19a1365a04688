//! Who wrote a mail, in which thread, and whether a machine did. Headers alone are read.

use mailparse::{MailAddr, MailHeader, MailHeaderMap};

/// The largest header that is decoded: RFC 2047 decoding is quadratic.
const LARGEST_HEADER: usize = 64 * 1024;

/// The header that all our own letters carry.
pub const OWN_HEADER: &str = "X-Chancery";

/// What the headers of a mail say.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Envelope {
    /// The author's address in lower case, and the name beside it.
    pub from: Option<(String, String)>,
    /// The subject on one line.
    pub subject: String,
    /// The message's own id, without brackets.
    pub message_id: Option<String>,
    /// The ids of the thread, oldest first.
    pub references: Vec<String>,
    /// The ids of the messages that it answers.
    pub in_reply_to: Vec<String>,
}

/// Why a mail gets no answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Machine {
    /// Our own letter came back.
    #[error("our own letter came back")]
    Own,
    /// RFC 3464 report, or an empty envelope sender.
    #[error("a delivery report")]
    Bounce,
    /// RFC 3834 and its forerunners.
    #[error("an automatic reply")]
    AutoReply,
    /// RFC 8098.
    #[error("a read receipt")]
    Receipt,
    /// RFC 5965.
    #[error("a complaint")]
    Complaint,
    /// RFC 2919.
    #[error("a mailing list's mail")]
    List,
}

/// Why nobody can be answered at all.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoAuthor {
    /// RFC 5322 section 3.6 asks for one From field.
    #[error("it has no From address")]
    None,
    /// Several From fields or mailboxes: nobody knows whose mail it is.
    #[error("it has several From addresses")]
    Several,
    /// A header is larger than 64 kB.
    #[error("a header is too large")]
    HugeHeader,
}

/// Makes text from a stranger fit for one line of a header: no controls, no line breaks, no direction marks.
pub fn clean(text: &str) -> String {
    let odd = |letter: char| {
        letter.is_control()
            || matches!(letter, '\u{2028}' | '\u{2029}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    let plain: String = text.chars().map(|letter| if odd(letter) { ' ' } else { letter }).collect();
    plain.split_whitespace().collect::<Vec<_>>().join(" ").chars().take(200).collect()
}

/// The ids in a References or In-Reply-To field that are well formed.
fn ids(field: &str) -> Vec<String> {
    let fits = |id: &&str| {
        let letters = id.bytes().all(|letter| letter.is_ascii_graphic() && !b"<>\"\\".contains(&letter));
        letters && id.len() <= 250 && id.split('@').filter(|part| !part.is_empty()).count() == 2
    };
    field.split(['<', '>', ' ', '\t', '\r', '\n', ',']).filter(fits).map(str::to_owned).collect()
}

/// Reads the envelope.
///
/// # Errors
/// The author cannot be told.
pub fn read(headers: &[MailHeader<'_>]) -> Result<Envelope, NoAuthor> {
    if headers.iter().any(|header| header.get_value_raw().len() > LARGEST_HEADER) {
        return Err(NoAuthor::HugeHeader);
    }
    let first = |name: &str| headers.get_first_value(name).unwrap_or_default();
    let last = |list: Vec<String>, most: usize| list[list.len().saturating_sub(most)..].to_vec();
    Ok(Envelope {
        from: Some(author(headers)?),
        subject: clean(&first("Subject")),
        message_id: ids(&first("Message-ID")).into_iter().next(),
        references: last(ids(&first("References")), 10),
        in_reply_to: last(ids(&first("In-Reply-To")), 3),
    })
}

fn author(headers: &[MailHeader<'_>]) -> Result<(String, String), NoAuthor> {
    let fields = headers.get_all_headers("From");
    let [field] = fields.as_slice() else {
        return Err(if fields.is_empty() { NoAuthor::None } else { NoAuthor::Several });
    };
    let list = mailparse::addrparse_header(field).map_err(|_| NoAuthor::None)?;
    match list.as_slice() {
        [MailAddr::Single(single)] => {
            let address = single.addr.trim().to_lowercase();
            address.parse::<lettre::Address>().map_err(|_| NoAuthor::None)?;
            Ok((address, clean(single.display_name.as_deref().unwrap_or_default())))
        }
        [] => Err(NoAuthor::None),
        _ => Err(NoAuthor::Several),
    }
}

/// Whether a machine sent the mail. `Precedence: bulk` alone does not make one (RFC 3834 section 2).
pub fn machine(headers: &[MailHeader<'_>]) -> Option<Machine> {
    let value = |name: &str| headers.get_first_value(name).map(|value| value.trim().to_ascii_lowercase());
    let content = value("Content-Type").unwrap_or_default();
    let sender = value("From").unwrap_or_default();
    let is_daemon = ["mailer-daemon", "postmaster"].iter().any(|daemon| sender.contains(daemon));
    let null_sender = value("Return-Path").is_some_and(|path| path == "<>");
    if value(OWN_HEADER).is_some() {
        Some(Machine::Own)
    } else if content.starts_with("multipart/report") && content.contains("feedback-report") {
        Some(Machine::Complaint)
    } else if content.starts_with("multipart/report") && content.contains("disposition-notification") {
        Some(Machine::Receipt)
    } else if content.starts_with("multipart/report")
        || value("X-Failed-Recipients").is_some()
        || null_sender && is_daemon
    {
        Some(Machine::Bounce)
    } else if value("Auto-Submitted").is_some_and(|word| !word.starts_with("no"))
        || ["X-Autoreply", "X-Autorespond", "X-Mail-Autoreply"].iter().any(|name| value(name).is_some())
        || value("Precedence").is_some_and(|word| matches!(word.as_str(), "junk" | "auto_reply"))
        || null_sender
    {
        Some(Machine::AutoReply)
    } else if value("List-Id").is_some() || value("List-Post").is_some() {
        Some(Machine::List)
    } else {
        None
    }
}
