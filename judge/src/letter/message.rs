//! The RFC 5322 message of a letter. Every header value is cleaned first: a line break in a display name would be the end.

use std::fmt::Write;

use lettre::message::header::{ContentTransferEncoding, ContentType, HeaderName, HeaderValue};
use lettre::message::{Attachment, Body, Mailbox, Message, MultiPart, SinglePart};

use crate::capability::{Capability, tagged};
use crate::clock::Moment;
use crate::config::Judge;
use crate::envelope::{HOPS_HEADER, OWN_HEADER, SEAL_HEADER, clean, mailbox_key};
use crate::letter::{Appointment, Enclosure, Letter, Picture};
use crate::outbox::Parcel;
use crate::secret::{Keys, digest};

/// A letter cannot be made into a message.
#[derive(Debug, thiserror::Error)]
pub enum ComposeError {
    /// An address is none.
    #[error("`{0}` is no mail address")]
    Address(String),
    /// The library refused it.
    #[error("the message cannot be composed")]
    Message(#[from] lettre::error::Error),
}

/// Who sends: the judge's address, and the keys that seal its answers' addresses.
#[derive(Clone, Debug)]
pub struct Letterhead {
    /// The judge.
    pub judge: Judge,
    /// The keys.
    pub keys: Keys,
    /// The page at which letters are stopped; empty: there is none.
    pub stop_url: String,
}

impl Letterhead {
    /// Where answers go: the judge's own address, with a capability where one belongs to the letter.
    pub fn reply_to(&self, letter: &Letter) -> String {
        match &letter.capability {
            Some(capability) if self.judge.plus_addressing => tagged(&self.judge.address, &capability.tag(&self.keys)),
            _ => self.judge.address.clone(),
        }
    }

    /// The page that stops the same with one click.
    pub fn stop_link(&self, parcel: &Parcel) -> Option<String> {
        let stop = stop(parcel);
        let url = self.stop_url.trim_end_matches('/');
        (!url.is_empty()).then(|| format!("{url}/{}/{}", parcel.id, stop.tag(&self.keys)))
    }

    /// Where a mail goes that stops letters to somebody that need no answer.
    pub fn stop_address(&self, parcel: &Parcel) -> Option<String> {
        self.judge.plus_addressing.then(|| tagged(&self.judge.address, &stop(parcel).tag(&self.keys)))
    }

    /// The id of the message that carries a parcel: stable, so that a letter sent twice is seen to be one. It proves nothing:
    /// every answer repeats it (RFC 5322 section 3.6.4), to whoever gets a copy of the answer.
    pub fn message_id(&self, parcel: &Parcel) -> String {
        format!("{}.{}.chancery@{}", parcel.id, parcel.judge, self.judge.domain())
    }

    /// What a report on a letter shows: that its author has the letter, or carried it. It stands in a header of its own, which
    /// complaints and bounces return with the letter, and which no mail program copies into an answer.
    pub fn report_seal(&self, parcel: &Parcel) -> String {
        report(parcel).seal(&self.keys)
    }

    /// Where a report goes when the letter cannot be delivered (variable envelope return path).
    pub fn return_path(&self, parcel: &Parcel) -> String {
        let bounce = report(parcel);
        match self.judge.plus_addressing {
            true => tagged(&self.judge.address, &bounce.tag(&self.keys)),
            false => self.judge.address.clone(),
        }
    }
}

/// The text with the seal in its place.
pub fn finished_text(letterhead: &Letterhead, letter: &Letter) -> String {
    sealed(letterhead, letter, &letter.text)
}

/// The HTML with the seal in its place; empty: the letter has none.
pub fn finished_html(letterhead: &Letterhead, letter: &Letter) -> String {
    sealed(letterhead, letter, &letter.html)
}

fn sealed(letterhead: &Letterhead, letter: &Letter, text: &str) -> String {
    /// The last line of its kind in a letter of an earlier version.
    const BEFORE: &str = "| YES {capability}";
    let Some(capability) = &letter.capability else { return text.to_owned() };
    let tag = capability.tag(&letterhead.keys);
    if !letter.place.is_empty() {
        return text.replace(&letter.place, &tag);
    }
    match text.rsplit_once(BEFORE) {
        Some((above, below)) if matches!(capability, Capability::Confirm { .. }) => {
            format!("{above}| YES {tag}{below}")
        }
        _ => text.to_owned(),
    }
}

/// What whoever stops letters shows: that he has this one.
fn stop(parcel: &Parcel) -> Capability {
    Capability::Stop { address: mailbox_key(&parcel.to), letter: Some(parcel.id) }
}

/// What a report on a parcel shows: that its author has the letter.
fn report(parcel: &Parcel) -> Capability {
    Capability::Bounce { letter: parcel.id, to: parcel.to.clone() }
}

/// A letter of ours by its Message-ID.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LetterId {
    /// The outbox row.
    pub row: i64,
    /// The store that the letter lies in.
    pub store: String,
}

impl LetterId {
    /// Takes an id apart, if it is of the shape and the domain of ours. Ids of earlier letters hold a seal as well, which proves
    /// nothing any more.
    pub fn parse(id: &str, judge: &Judge) -> Option<LetterId> {
        let (local, domain) = id.split_once('@')?;
        let parts: Vec<&str> = local.split('.').collect();
        let ([row, store, "chancery"] | [row, store, _, "chancery"]) = parts.as_slice() else { return None };
        let own = domain.eq_ignore_ascii_case(judge.domain());
        let row = row.parse().ok().filter(|_| own)?;
        Some(LetterId { row, store: (*store).to_owned() })
    }
}

/// What Exchange is not to answer with: all but reports that a letter could not be delivered (`NDR`), by which it is known that a mailbox
/// is gone (MS-OXCMAIL section 2.1.3.2.20).
const NO_ANSWERS: &str = "DR, RN, NRN, OOF, AutoReply";

/// Builds the message of a parcel.
///
/// # Errors
/// The recipient's address is none.
pub fn compose(letterhead: &Letterhead, parcel: &Parcel) -> Result<Message, ComposeError> {
    let (judge, letter) = (&letterhead.judge, &parcel.letter);
    let own = mailbox(&judge.name, &judge.address)?;
    let mut references: Vec<String> = letter.references.iter().map(|id| bracketed(id)).collect();
    let answers = letter.in_reply_to.as_ref().map(|id| bracketed(id));
    references.extend(answers.clone().filter(|id| !references.contains(id)));
    let mut builder = Message::builder()
        .from(own)
        .reply_to(mailbox(&judge.name, &letterhead.reply_to(letter))?)
        .to(mailbox("", &parcel.to)?)
        .subject(clean(&letter.subject))
        .message_id(Some(format!("<{}>", letterhead.message_id(parcel))))
        .date(date(parcel.written));
    if let Some(answers) = &answers {
        builder = builder.in_reply_to(answers.clone());
    }
    if !references.is_empty() {
        builder = builder.references(references.join(" "));
    }
    // RFC 3834 section 5: answers are auto-replied, everything else that nobody typed is auto-generated.
    let auto = if answers.is_some() { "auto-replied" } else { "auto-generated" };
    let mut headers = vec![
        ("Auto-Submitted", auto.to_owned()),
        ("X-Auto-Response-Suppress", NO_ANSWERS.to_owned()),
        (OWN_HEADER, letter.kind.to_string()),
        (SEAL_HEADER, letterhead.report_seal(parcel)),
        ("X-Loop", judge.address.clone()),
        ("Content-Language", letter.language.code().to_owned()), // RFC 3282
    ];
    if letter.hops > 0 {
        headers.push((HOPS_HEADER, letter.hops.to_string()));
    }
    if let Some(game) = &letter.game {
        let domain = judge.domain();
        headers.push(("List-Id", format!("<{}.{domain}>", clean(game)))); // RFC 2919
    }
    if letter.optional {
        // RFC 2369: a mail to this address stops letters of this kind, and does not resign.
        let link = letterhead.stop_link(parcel).map(|link| format!("<{link}>"));
        let address = letterhead.stop_address(parcel).map(|address| format!("<mailto:{address}?subject=STOP>"));
        if link.is_some() {
            headers.push(("List-Unsubscribe-Post", "List-Unsubscribe=One-Click".to_owned()));
        }
        let ways: Vec<String> = link.into_iter().chain(address).collect();
        if !ways.is_empty() {
            headers.push(("List-Unsubscribe", ways.join(", ")));
        }
    }
    for (name, value) in headers {
        let name = HeaderName::new_from_ascii(name.to_owned()).expect("the names are constant");
        builder = builder.raw_header(HeaderValue::new(name, value));
    }
    let html = finished_html(letterhead, letter);
    let alone = parcel.pictures.is_empty() && parcel.enclosures.is_empty() && letter.appointment.is_none();
    if html.is_empty() && alone {
        let text = readable(finished_text(letterhead, letter));
        return Ok(builder.header(ContentType::TEXT_PLAIN).body(text)?);
    }
    Ok(builder.multipart(parts(letterhead, parcel, html))?)
}

/// Text and HTML as alternatives, inside what belongs to the HTML, inside what is attached.
fn parts(letterhead: &Letterhead, parcel: &Parcel, html: String) -> MultiPart {
    let letter = &parcel.letter;
    let text = readable(finished_text(letterhead, letter));
    let text = SinglePart::builder().header(ContentType::TEXT_PLAIN).body(text);
    let seal = letterhead.report_seal(parcel);
    let [within, around, outside] = ["either", "shown", "all"].map(|place| boundary(&seal, place));
    let pictures = letter.pictures.iter().zip(&parcel.pictures);
    let add = |whole: MultiPart, shown| whole.singlepart(picture_part(shown));
    let whole = if html.is_empty() {
        pictures.fold(MultiPart::mixed().boundary(outside).singlepart(text), add)
    } else {
        let html = SinglePart::builder().header(ContentType::TEXT_HTML).body(compact(html));
        let either = MultiPart::alternative().boundary(within).singlepart(text).singlepart(html);
        let related = match parcel.pictures.is_empty() {
            true => either,
            false => pictures.fold(MultiPart::related().boundary(around).multipart(either), add),
        };
        let more = letter.appointment.is_some() || !parcel.enclosures.is_empty();
        if more { MultiPart::mixed().boundary(outside).multipart(related) } else { related }
    };
    let enclosures = letter.enclosures.iter().zip(&parcel.enclosures);
    let whole = enclosures.fold(whole, |whole, enclosed| whole.singlepart(enclosure_part(enclosed)));
    match &letter.appointment {
        Some(appointment) => whole.singlepart(calendar_part(&letterhead.judge, parcel, appointment)),
        None => whole,
    }
}

/// What stands between the parts of a message (RFC 2046 section 5.1.1): the same whenever the letter is sent, so that one which comes
/// twice is one, and nothing that anybody could write into a letter before it is there.
fn boundary(seal: &str, place: &str) -> String {
    digest(format!("{seal} {place}").as_bytes()).split_off(32)
}

/// Old programs read letters without decoding them: plain ones go out as they are, others quoted-printable (RFC 2045
/// section 6.7), of which they can still read the most.
fn readable(text: String) -> Body {
    if text.is_ascii() && text.lines().all(|line| line.len() <= 990) {
        let text = text.replace('\n', "\r\n").into_bytes();
        return Body::dangerous_pre_encoded(text, ContentTransferEncoding::SevenBit);
    }
    Body::new_with_encoding(text, ContentTransferEncoding::QuotedPrintable).unwrap_or_else(Body::new)
}

/// A page is read by no program that cannot decode it, so that one which is mostly of other letters than ASCII's goes out in half
/// the bytes (base64, RFC 2045 section 6.8); one with a few of them goes out as it is, with those by their numbers.
fn compact(html: String) -> Body {
    let foreign = html.bytes().filter(|byte| !byte.is_ascii()).count();
    // A number takes some three bytes for each of them, base64 four for any three.
    if foreign * 5 < html.len() - foreign {
        return readable(if foreign == 0 { html } else { numbered(&html) });
    }
    Body::new_with_encoding(html, ContentTransferEncoding::Base64).unwrap_or_else(Body::new)
}

/// A page in ASCII alone: other letters by their numbers (HTML, "Character references").
fn numbered(html: &str) -> String {
    let mut numbered = String::with_capacity(html.len() + html.len() / 8);
    let mut rest = html;
    while let Some(at) = rest.bytes().position(|byte| !byte.is_ascii()) {
        let Some(letter) = rest[at..].chars().next() else { break };
        // Writing to a text cannot fail.
        let _ = write!(numbered, "{}&#{};", &rest[..at], u32::from(letter));
        rest = &rest[at + letter.len_utf8()..];
    }
    numbered + rest
}

/// A picture that the HTML shows (RFC 2392), and whoever reads the text alone finds behind it.
fn picture_part((picture, bytes): (&Picture, &Vec<u8>)) -> SinglePart {
    let part = Attachment::new_inline_with_name(picture.id(), clean(&picture.name));
    let kind = ContentType::parse(picture.media_type()).expect("it is a type");
    if picture.is_drawn_in_text() { part.body(bytes.clone(), kind) } else { part.body(in_lines(bytes), kind) }
}

/// Bytes as mail carries what is no text (RFC 2045 section 6.8): the most of what a letter weighs is pictures, and each of its readers
/// gets them.
fn in_lines(bytes: &[u8]) -> Body {
    let mut lines = data_encoding::BASE64_MIME.encode(bytes).into_bytes();
    // The part ends with a line break of its own.
    lines.truncate(lines.trim_ascii_end().len());
    Body::dangerous_pre_encoded(lines, ContentTransferEncoding::Base64)
}

/// A file to be kept (RFC 2183 section 2.2).
fn enclosure_part((file, bytes): (&Enclosure, &Vec<u8>)) -> SinglePart {
    let kind = ContentType::parse(file.media_type()).expect("it is a type");
    Attachment::new(clean(&file.name)).body(bytes.clone(), kind)
}

/// RFC 6047 section 2.4: the part names the method that stands in it.
fn calendar_part(judge: &Judge, parcel: &Parcel, appointment: &Appointment) -> SinglePart {
    let kind = format!("text/calendar; charset=utf-8; method={}", appointment.method());
    let kind = ContentType::parse(&kind).expect("it is a type");
    let file = format!("{}-deadline.ics", clean(parcel.letter.game.as_deref().unwrap_or(&judge.code)));
    Attachment::new(file).body(appointment.text(judge, parcel.id), kind)
}

/// A Message-ID as fields name it, which is to be the very same (RFC 5322 section 3.6.4).
fn bracketed(id: &str) -> String {
    let is_of_id = |sign: &char| sign.is_ascii_graphic() && !"<>".contains(*sign);
    format!("<{}>", id.chars().filter(is_of_id).collect::<String>())
}

fn date(written: Moment) -> std::time::SystemTime {
    std::time::UNIX_EPOCH + std::time::Duration::from_secs(written.0.max(0).unsigned_abs())
}

fn mailbox(name: &str, address: &str) -> Result<Mailbox, ComposeError> {
    let wrong = |_| ComposeError::Address(address.to_owned());
    let name = clean(name);
    Ok(Mailbox::new((!name.is_empty()).then_some(name), address.parse().map_err(wrong)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_with_a_few_foreign_letters_goes_out_in_ascii() {
        assert_eq!(numbered("<p>Zo\u{eb} \u{2713}\u{1f5fa}</p>"), "<p>Zo&#235; &#10003;&#128506;</p>");
        let page = format!("<p title=\"\u{2014}\">{}</p>", "Peace. ".repeat(9));
        let body = compact(page.clone());
        assert_eq!(body.encoding(), ContentTransferEncoding::SevenBit);
        assert_eq!(body.as_ref(), page.replace('\u{2014}', "&#8212;").as_bytes());
        assert_eq!(compact("\u{43c}\u{438}\u{440}".repeat(9)).encoding(), ContentTransferEncoding::Base64);
    }

    #[test]
    fn bytes_stand_in_lines_as_the_library_writes_them() {
        for length in 0..300 {
            let bytes: Vec<u8> = (0..length).map(|byte| (byte * 7 % 251) as u8).collect();
            let theirs = Body::new_with_encoding(bytes.clone(), ContentTransferEncoding::Base64);
            assert_eq!(in_lines(&bytes).as_ref(), theirs.expect("it can be written so").as_ref(), "{length}");
        }
    }

    #[test]
    fn an_answer_names_the_mail_whole_and_nobody_is_asked_to_keep_its_return_to_himself() {
        let letterhead =
            Letterhead { judge: Judge::default(), keys: Keys::from_bytes([7; 32]), stop_url: String::new() };
        let long = format!("{}@anna.example", "x".repeat(230));
        let parcel = Parcel {
            id: 1,
            to: "anna@anna.example".into(),
            letter: Letter { in_reply_to: Some(long.clone()), ..Letter::default() },
            written: Moment(0),
            judge: "word".into(),
            pictures: Vec::new(),
            enclosures: Vec::new(),
        };
        let message = String::from_utf8(compose(&letterhead, &parcel).unwrap().formatted()).unwrap();
        assert!(message.contains("\r\nX-Auto-Response-Suppress: DR, RN, NRN, OOF, AutoReply\r\n"), "{message}");
        for field in ["In-Reply-To", "References"] {
            let named = message.split(&format!("\r\n{field}:")).nth(1).unwrap();
            assert!(named.trim_start().starts_with(&format!("<{long}>\r\n")), "{message}");
        }
    }
}
