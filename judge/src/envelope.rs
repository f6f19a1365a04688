//! Who wrote a mail, in which thread, and whether a machine did. Headers alone are read.

mod domain;
mod looks;
mod machine;
mod mailboxes;

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

/// An address with its domain in lower case, and without marks that change nothing: quotation marks around what needs none, and
/// the dot behind a domain. `None` when it is none, or is not what it looks like ([`is_own_form`]).
///
/// ```
/// use judge::envelope::address;
///
/// for bert in ["bert@bert.example", "\"bert\"@Bert.Example", "bert@bert.example."] {
///     assert_eq!(address(bert).as_deref(), Some("bert@bert.example"), "{bert}");
/// }
/// assert_eq!(address("bert@bert.example.."), None);
/// ```
pub fn address(text: &str) -> Option<String> {
    let (local, domain) = text.trim().rsplit_once('@').filter(|_| is_own_form(text.trim()))?;
    let local = mailboxes::unquoted(local).map_or_else(|| local.to_owned(), |inner| mailboxes::plain_local(&inner));
    let domain = domain.to_lowercase();
    let address = format!("{local}@{}", domain.strip_suffix('.').unwrap_or(&domain));
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
    let fields = DELIVERED.iter().chain(&SHOWN).flat_map(|name| headers.get_all_headers(name));
    let words = fields.flat_map(|field| [written(field), addresses(&field.get_value())].concat());
    let mut all = Vec::new();
    for word in words.map(|word| word.to_lowercase()) {
        if all.len() >= MOST_RECIPIENTS {
            break;
        }
        if !all.contains(&word) {
            all.push(word);
        }
    }
    all
}

/// So many addresses of a mail are looked at.
const MOST_RECIPIENTS: usize = 50;

/// The addresses alone, without the names before them, in the fields that its author wrote; of a field that breaks the grammar
/// whatever looks like one.
fn shown(headers: &[MailHeader<'_>]) -> Vec<String> {
    let of = |address: MailAddr| match address {
        MailAddr::Single(single) => vec![single.addr],
        MailAddr::Group(group) => group.addrs.into_iter().map(|single| single.addr).collect(),
    };
    let fields = SHOWN.iter().flat_map(|name| headers.get_all_headers(name));
    let addresses =
        fields.flat_map(|field| match (mailboxes::mailboxes(&raw(field)), mailparse::addrparse_header(field)) {
            (Some(_), _) => written(field),
            (None, Ok(list)) => list.into_inner().into_iter().flat_map(of).collect(),
            (None, Err(_)) => addresses(&field.get_value()),
        });
    addresses.collect()
}

/// The addresses of a field by its grammar, each as [`address`] writes it where it is one.
fn written(field: &MailHeader<'_>) -> Vec<String> {
    let all = mailboxes::mailboxes(&raw(field)).unwrap_or_default();
    all.into_iter().map(|one| address(&one).unwrap_or(one)).collect()
}

/// The value of a field as it came: encoded words in it are not undone.
fn raw(field: &MailHeader<'_>) -> String {
    let bytes = field.get_value_raw();
    std::str::from_utf8(bytes).map_or_else(|_| bytes.iter().copied().map(char::from).collect(), str::to_owned)
}

/// Whatever looks like an address in the value of a field.
fn addresses(field: &str) -> Vec<String> {
    let words = field.split(['<', '>', ',', ' ', ';', '"']);
    words.filter(|word| word.contains('@')).map(str::to_owned).collect()
}

/// The envelope's sender, as the server that delivered the mail wrote it down (RFC 5321 section 4.4); not the empty one.
pub fn return_path(headers: &[MailHeader<'_>]) -> Option<String> {
    let field = headers.get_first_header("Return-Path")?;
    match written(field).as_slice() {
        [one] => address(one),
        _ => address(field.get_value().trim().trim_matches(['<', '>'])),
    }
}

fn author(headers: &[MailHeader<'_>]) -> Result<(String, String), NoAuthor> {
    let fields = headers.get_all_headers("From");
    let [field] = fields.as_slice() else {
        return Err(if fields.is_empty() { NoAuthor::None } else { NoAuthor::Several });
    };
    let list = mailparse::addrparse_header(field);
    let name = |list: &[MailAddr]| match list {
        [MailAddr::Single(single)] => single.display_name.clone(),
        [MailAddr::Group(group)] => group.addrs.first().and_then(|single| single.display_name.clone()),
        _ => None,
    };
    let name = list.as_ref().ok().and_then(|list| name(list)).unwrap_or_default();
    let is_written = |address: &str| raw(field).contains(address) && !mailboxes::is_encoded(address);
    let written = match (mailboxes::mailboxes(&raw(field)), &list) {
        (Some(all), _) => all,
        // What strays from the grammar is read as programs wrote it that did not know it.
        (None, Ok(list)) => match list.as_slice() {
            // An address that stands there only once encoded words are undone is none (RFC 2047 section 5).
            [MailAddr::Single(single)] if is_written(&single.addr) => vec![single.addr.clone()],
            [MailAddr::Single(_)] => return Err(NoAuthor::None),
            others => others.iter().map(|_| String::new()).collect(),
        },
        (None, Err(_)) => return Err(NoAuthor::None),
    };
    match written.as_slice() {
        [] => Err(NoAuthor::None),
        [one] => {
            let odd = if one.contains('@') { NoAuthor::Disguised } else { NoAuthor::None };
            address(one).map(|address| (address, clean(&name))).ok_or(odd)
        }
        _ => Err(NoAuthor::Several),
    }
}

/// Whether the author's address is written as everybody reads it: in the From field it stands whole, and nothing in it could be
/// taken for another one.
pub fn is_plainly_from(headers: &[MailHeader<'_>]) -> bool {
    let Ok((author, _)) = author(headers) else { return false };
    let Some(field) = headers.get_first_header("From") else { return false };
    let addresses = addresses(&raw(field).replace(['\r', '\n', '\t'], " "));
    !addresses.is_empty() && addresses.iter().all(|one| address(one).as_ref() == Some(&author))
}
