//! Who wrote a mail, in which thread, and whether a machine did. Headers alone are read.

mod domain;
mod looks;
mod machine;

use mailparse::{MailAddr, MailHeader, MailHeaderMap};

pub use domain::{is_own_form, is_printable, organisation, printable, speaks_for};
pub use looks::{as_seen, is_seen_as, letters_meant};
pub use machine::{Machine, is_away_note, is_bulk, machine};

/// The header that all our own letters carry.
pub const OWN_HEADER: &str = "X-Chancery";

/// The header with the seal by which a report on a letter of ours is believed; programs that answer do not copy it.
pub const SEAL_HEADER: &str = "X-Chancery-Seal";

/// The header that counts the answers in a row; robots that copy headers carry it on.
pub const HOPS_HEADER: &str = "X-Chancery-Hops";

/// What the headers of a mail say.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Envelope {
    /// The author's address as it was written, its domain in lower case, and the name beside it.
    pub from: Option<(String, String)>,
    /// Everybody that it was sent to, as far as the headers tell: Delivered-To and its like, To, Cc.
    pub to: Vec<String>,
    /// Whom its author wrote it to, as everybody reads it who gets it: To and Cc.
    pub shown_to: Vec<String>,
    /// The subject on one line.
    pub subject: String,
    /// The message's own id, without brackets.
    pub message_id: Option<String>,
    /// The ids of the thread, oldest first.
    pub references: Vec<String>,
    /// The ids of the messages that it answers.
    pub in_reply_to: Vec<String>,
    /// How many answers of ours have led to it, as far as its headers tell.
    pub hops: u32,
    /// The language that it declares (RFC 3282), as a tag.
    pub language: Option<String>,
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
    /// It is no address, or only looks like one: its domain is not written in its own form.
    #[error("its From address is none, or holds signs that make it look like another one")]
    Disguised,
}

/// Makes text from a stranger fit for one line of a header: no controls, no line breaks, no direction marks.
pub fn clean(text: &str) -> String {
    let plain: String = text.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
    printable(&plain).split_whitespace().collect::<Vec<_>>().join(" ").chars().take(200).collect()
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
    Ok(Envelope { from: Some(author(headers)?), ..thread(headers) })
}

/// Reads the envelope of a machine's mail, which counts whether or not its author can be told.
pub fn of_machine(headers: &[MailHeader<'_>]) -> Envelope {
    Envelope { from: author(headers).ok(), ..thread(headers) }
}

/// All but the author.
fn thread(headers: &[MailHeader<'_>]) -> Envelope {
    let first = |name: &str| headers.get_first_value(name).unwrap_or_default();
    let last = |list: Vec<String>, most: usize| list[list.len().saturating_sub(most)..].to_vec();
    Envelope {
        from: None,
        to: recipients(headers),
        shown_to: shown(headers),
        subject: clean(&first("Subject")),
        message_id: ids(&first("Message-ID")).into_iter().next(),
        references: last(ids(&first("References")), 10),
        in_reply_to: last(ids(&first("In-Reply-To")), 3),
        hops: first(HOPS_HEADER).trim().parse().unwrap_or(0),
        language: ["Content-Language", "Accept-Language"].iter().find_map(|name| tag(&first(name))),
    }
}

/// The first language tag of a field.
fn tag(field: &str) -> Option<String> {
    let tag = field.split([',', ';']).next()?.trim();
    let fits = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    (tag.len() >= 2 && tag.len() <= 35 && tag.chars().all(fits)).then(|| tag.to_owned())
}

/// An address with its domain in lower case; `None` when it is none, or is not what it looks like ([`is_own_form`]).
pub fn address(text: &str) -> Option<String> {
    let (local, domain) = text.trim().rsplit_once('@').filter(|_| is_own_form(text.trim()))?;
    let address = format!("{local}@{}", domain.to_lowercase());
    address.parse::<lettre::Address>().is_ok().then_some(address)
}

/// The key by which addresses of one mailbox are known as one: no capitals, domains as the DNS writes them, and Gmail's
/// dots, tags and second name left out (RFC 5321 section 2.4 would tell capitals apart; nobody's mailboxes do).
///
/// ```
/// use judge::envelope::mailbox_key;
///
/// assert_eq!(mailbox_key("An.Na+judge@GoogleMail.com"), "anna@gmail.com");
/// assert_eq!(mailbox_key("An.Na@пошта.example"), "an.na@xn--80a1acn3a.example");
/// ```
pub fn mailbox_key(address: &str) -> String {
    let lower = address.trim().to_lowercase();
    let Some((local, domain)) = lower.rsplit_once('@') else { return lower };
    let domain = idna::domain_to_ascii(domain).unwrap_or_else(|_| domain.to_owned());
    match domain.as_str() {
        "gmail.com" | "googlemail.com" => {
            let local = local.split('+').next().unwrap_or_default().replace('.', "");
            format!("{local}@gmail.com")
        }
        _ => format!("{local}@{domain}"),
    }
}

/// The fields in which its author wrote down to whom a mail goes (RFC 5322 section 3.6.3).
const SHOWN: [&str; 2] = ["To", "Cc"];

/// The addresses that a mail was sent to, and whatever looks like one beside them.
fn recipients(headers: &[MailHeader<'_>]) -> Vec<String> {
    const DELIVERED: [&str; 4] = ["Delivered-To", "X-Original-To", "Envelope-To", "X-Envelope-To"];
    let fields = DELIVERED.iter().chain(&SHOWN).flat_map(|name| headers.get_all_values(name));
    fields.flat_map(|field| addresses(&field)).take(50).map(|word| word.to_lowercase()).collect()
}

/// The addresses alone, without the names before them, in the fields that its author wrote; of a field that breaks the grammar
/// whatever looks like one.
fn shown(headers: &[MailHeader<'_>]) -> Vec<String> {
    let of = |address: MailAddr| match address {
        MailAddr::Single(single) => vec![single.addr],
        MailAddr::Group(group) => group.addrs.into_iter().map(|single| single.addr).collect(),
    };
    let fields = SHOWN.iter().flat_map(|name| headers.get_all_headers(name));
    let addresses = fields.flat_map(|field| match mailparse::addrparse_header(field) {
        Ok(list) => list.into_inner().into_iter().flat_map(of).collect(),
        Err(_) => addresses(&field.get_value()),
    });
    addresses.collect()
}

/// Whatever looks like an address in the value of a field.
fn addresses(field: &str) -> Vec<String> {
    let words = field.split(['<', '>', ',', ' ', ';', '"']);
    words.filter(|word| word.contains('@')).map(str::to_owned).collect()
}

/// The envelope's sender, as the server that delivered the mail wrote it down (RFC 5321 section 4.4); not the empty one.
pub fn return_path(headers: &[MailHeader<'_>]) -> Option<String> {
    address(headers.get_first_value("Return-Path")?.trim().trim_matches(['<', '>']))
}

fn author(headers: &[MailHeader<'_>]) -> Result<(String, String), NoAuthor> {
    let fields = headers.get_all_headers("From");
    let [field] = fields.as_slice() else {
        return Err(if fields.is_empty() { NoAuthor::None } else { NoAuthor::Several });
    };
    let list = mailparse::addrparse_header(field).map_err(|_| NoAuthor::None)?;
    match list.as_slice() {
        [MailAddr::Single(single)] => {
            let odd = || if single.addr.contains('@') { NoAuthor::Disguised } else { NoAuthor::None };
            let address = address(&single.addr).ok_or_else(odd)?;
            Ok((address, clean(single.display_name.as_deref().unwrap_or_default())))
        }
        [] => Err(NoAuthor::None),
        _ => Err(NoAuthor::Several),
    }
}
