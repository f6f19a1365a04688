//! A message's parts (RFC 2045, RFC 2046), found however carelessly the message is made.
//!
//! Boundaries are whole lines, so a line that only begins like one ends nothing; a boundary without its closing quote, a
//! missing end, a line in the head that is no header, or no blank line after the head do no harm. Limits hold before
//! anything is decoded.

use std::borrow::Cow;

use mailparse::{DispositionType, MailHeader, MailHeaderMap, ParsedContentType};

use super::Limits;

/// A head with its repairs, and what follows it.
#[derive(Clone, Debug)]
pub struct Head<'a> {
    /// Header fields in good form, ended by a blank line.
    pub fields: Vec<u8>,
    /// Whether a field was too long, or there were too many: those are left out.
    pub overfull: bool,
    /// What follows.
    pub body: &'a [u8],
}

fn line_end(raw: &[u8], from: usize) -> usize {
    raw[from..].iter().position(|byte| *byte == b'\n').map_or(raw.len(), |at| from + at + 1)
}

fn is_field(line: &[u8]) -> bool {
    let name = line.iter().position(|byte| *byte == b':').map_or(&[][..], |at| line[..at].trim_ascii_end());
    !name.is_empty() && name.len() <= 76 && name.iter().all(|byte| byte.is_ascii_graphic())
}

/// How many encoded words (RFC 2047) a head may hold; decoding them takes quadratic time.
const MOST_ENCODED: usize = 2000;

/// Parts a message or a part of one into head and body (RFC 5322 section 2.1).
pub fn head<'a>(raw: &'a [u8], limits: &Limits) -> Head<'a> {
    let mut head = Head { fields: Vec::new(), overfull: false, body: &[] };
    let (mut at, mut count, mut length, mut encoded) = (0, 0, 0, 0);
    while at < raw.len() {
        let end = line_end(raw, at);
        let line = raw[at..end].trim_ascii_end();
        if line.is_empty() {
            at = end;
            break;
        }
        let folded = matches!(raw[at], b' ' | b'\t');
        if !folded && !is_field(line) {
            // A stray line among fields is passed over; where no more fields follow, the body has begun.
            if !fields_follow(&raw[end..]) {
                break;
            }
        } else if count <= limits.headers && (!folded || count > 0) {
            if !folded {
                (count, length) = (count + 1, 0);
            }
            length += line.len();
            encoded += line.windows(2).filter(|pair| pair == b"=?").count();
            if count > limits.headers || length > limits.header || encoded > MOST_ENCODED {
                head.overfull = true;
            } else {
                head.fields.extend(
                    line.iter().filter(|byte| **byte != 0).map(|byte| if *byte == b'\r' { &b' ' } else { byte }),
                );
                head.fields.extend_from_slice(b"\r\n");
            }
        }
        at = end;
    }
    head.fields.extend_from_slice(b"\r\n");
    head.body = &raw[at..];
    head
}

/// Whether one of the next lines is a header field of a kind that stands in heads.
fn fields_follow(rest: &[u8]) -> bool {
    const KNOWN: [&[u8]; 9] =
        [b"content-", b"mime-version", b"date", b"from", b"to", b"subject", b"message-id", b"received", b"x-"];
    let lines = rest.split(|byte| *byte == b'\n').map(<[u8]>::trim_ascii_end).take(20);
    let mut lines = lines.take_while(|line| !line.is_empty());
    lines.any(|line| {
        let lower = line.get(..line.len().min(12)).unwrap_or(line).to_ascii_lowercase();
        is_field(line) && KNOWN.iter().any(|known| lower.starts_with(known))
    })
}

/// A part that holds no others.
#[derive(Debug)]
pub(super) struct Leaf<'a> {
    /// `text/plain`
    pub(super) kind: String,
    /// Parameters of its Content-Type.
    pub(super) ctype: ParsedContentType,
    /// Its Content-Transfer-Encoding, in lower case.
    pub(super) encoding: String,
    /// Whether it is attached rather than shown.
    pub(super) attached: bool,
    /// The name of its file.
    pub(super) file: Option<String>,
    /// Its bytes, still encoded.
    pub(super) body: &'a [u8],
}

/// Too deep, or too many parts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TooNested;

/// Finds the parts of a message, in order. Forwarded messages are never entered.
pub(super) fn leaves<'a>(
    headers: &[MailHeader<'_>],
    body: &'a [u8],
    limits: &Limits,
) -> Result<Vec<Leaf<'a>>, TooNested> {
    let mut found = Vec::new();
    walk(headers, body, limits, (0, &mut 0), &mut found)?;
    Ok(found)
}

fn walk<'a>(
    headers: &[MailHeader<'_>],
    body: &'a [u8],
    limits: &Limits,
    (depth, count): (usize, &mut usize),
    found: &mut Vec<Leaf<'a>>,
) -> Result<(), TooNested> {
    *count += 1;
    if depth > limits.depth || *count > limits.parts {
        return Err(TooNested);
    }
    let field = content_type(headers);
    let ctype = mailparse::parse_content_type(&field);
    let kind = kind(&ctype.mimetype);
    if kind.starts_with("multipart/") && kind != "multipart/encrypted" {
        let parts = boundary(&field, &ctype, body).map(|boundary| split(body, &boundary)).unwrap_or_default();
        for part in &parts {
            let head = head(part, limits);
            let Ok((headers, _)) = mailparse::parse_headers(&head.fields) else { continue };
            walk(&headers, head.body, limits, (depth + 1, count), found)?;
        }
        if !parts.is_empty() {
            return Ok(());
        }
    }
    let unread =
        if kind.starts_with("multipart/") && kind != "multipart/encrypted" { "text/plain".into() } else { kind };
    let mut leaf = leaf(headers, ctype, unread, body);
    // The whole of a mail is attached to nothing, whatever name it has.
    leaf.attached &= depth > 0 || !leaf.kind.starts_with("text/");
    found.push(leaf);
    Ok(())
}

/// A type by its name alone, whatever stands behind it without its sign; what names none is plain text (RFC 2045 section 5.2).
fn kind(mimetype: &str) -> String {
    let name = mimetype.split_whitespace().next().unwrap_or_default().trim_end_matches(',').to_ascii_lowercase();
    if name.contains('/') || name == "text" { name } else { "text/plain".to_owned() }
}

/// The Content-Type that counts: of several the first multipart one.
fn content_type(headers: &[MailHeader<'_>]) -> String {
    let fields = headers.get_all_values("Content-Type");
    let multipart = fields.iter().find(|field| field.trim_start().to_ascii_lowercase().starts_with("multipart/"));
    multipart.or(fields.first()).cloned().unwrap_or_else(|| "text/plain".to_owned())
}

fn leaf<'a>(headers: &[MailHeader<'_>], ctype: ParsedContentType, kind: String, body: &'a [u8]) -> Leaf<'a> {
    let encoding = headers.get_first_value("Content-Transfer-Encoding").unwrap_or_default();
    let encoding = encoding.split([';', '(']).next().unwrap_or_default().trim().to_ascii_lowercase();
    let field = headers.get_first_value("Content-Disposition");
    let disposition = mailparse::parse_content_disposition(field.as_deref().unwrap_or("inline"));
    let file = disposition.params.get("filename").or_else(|| ctype.params.get("name")).cloned();
    // Some programs attach without saying so: a file name alone tells.
    let attached = disposition.disposition == DispositionType::Attachment || field.is_none() && file.is_some();
    Leaf { kind, ctype, encoding, attached, file, body }
}

/// The boundary: as it is declared, without a closing quote, or as the body shows it.
fn boundary(field: &str, ctype: &ParsedContentType, body: &[u8]) -> Option<String> {
    let declared = ctype.params.get("boundary").cloned();
    let careless = field.to_ascii_lowercase().find("boundary=").map(|at| {
        let value = field[at + 9..].trim_start_matches('"');
        value.split(['"', ';', '\r', '\n']).next().unwrap_or_default().trim().to_owned()
    });
    let stands = |boundary: &String| !boundary.is_empty() && delimiters(body, boundary).next().is_some();
    declared.into_iter().chain(careless).find(stands).or_else(|| shown(body))
}

/// A first line of two dashes and a word, with a header right below it, is a boundary that nobody declared.
fn shown(body: &[u8]) -> Option<String> {
    let mut lines = body.split(|byte| *byte == b'\n').map(<[u8]>::trim_ascii_end).skip_while(|line| line.is_empty());
    let word = lines.next()?.strip_prefix(b"--")?;
    let next = lines.next()?.to_ascii_lowercase();
    (!word.is_empty() && next.starts_with(b"content-")).then(|| String::from_utf8_lossy(word).into_owned())
}

/// Where delimiter lines begin and end, and whether they are the last one (RFC 2046 section 5.1.1).
fn delimiters<'a>(body: &'a [u8], boundary: &'a str) -> impl Iterator<Item = (usize, usize, bool)> + 'a {
    let mut at = 0;
    std::iter::from_fn(move || {
        while at < body.len() {
            let (start, end) = (at, line_end(body, at));
            at = end;
            let rest = body[start..end].strip_prefix(b"--").and_then(|line| line.strip_prefix(boundary.as_bytes()));
            match rest.map(<[u8]>::trim_ascii) {
                Some(b"") => return Some((start, end, false)),
                Some(b"--") => return Some((start, end, true)),
                _ => {}
            }
        }
        None
    })
}

fn split<'a>(body: &'a [u8], boundary: &str) -> Vec<&'a [u8]> {
    let mut parts = Vec::new();
    let mut open = None;
    for (start, end, last) in delimiters(body, boundary) {
        parts.extend(open.map(|from: usize| &body[from..start.max(from)]));
        open = Some(end).filter(|_| !last);
        if last {
            return parts;
        }
    }
    parts.extend(open.map(|from| &body[from..]));
    parts
}

impl Leaf<'_> {
    /// A parameter of the Content-Type, in lower case.
    pub(super) fn param(&self, name: &str) -> String {
        self.ctype.params.get(name).map(|value| value.to_ascii_lowercase()).unwrap_or_default()
    }

    /// The name to mention it by.
    pub(super) fn name(&self) -> Cow<'_, str> {
        self.file.as_deref().map_or(Cow::Borrowed(self.kind.as_str()), Cow::Borrowed)
    }

    /// Whether it is a file that somebody has attached: a picture that only stands in a text, a signature, a card or what Outlook
    /// packs up programs add by themselves.
    pub(super) fn is_sent_by_somebody(&self) -> bool {
        let by_programs =
            ["text/calendar", "text/vcard", "text/x-vcard", "application/ms-tnef", "application/vnd.ms-tnef"];
        let is_signed = ["signature", "pgp-keys", "pgp-encrypted"].iter().any(|part| self.kind.ends_with(part));
        let is_text = self.kind.starts_with("text/") && !self.attached;
        let is_report = self.kind.starts_with("message/") && self.kind != "message/rfc822";
        let is_shown = self.kind.starts_with("image/") && !self.attached || is_report;
        let is_packed = self.file.as_deref().is_some_and(|file| file.eq_ignore_ascii_case("winmail.dat"));
        !by_programs.contains(&self.kind.as_str()) && !is_signed && !is_shown && !is_text && !is_packed
    }

    /// Whether it is shown, and a text of a kind that is read as it stands or nearly so.
    pub(super) fn is_rare_text(&self) -> bool {
        const KINDS: [&str; 6] =
            ["text/enriched", "text/markdown", "text/x-markdown", "text/x-web-markdown", "text/unknown", "text"];
        !self.attached && KINDS.contains(&self.kind.as_str())
    }

    /// Whether it is a text file, by its kind or its name.
    pub(super) fn is_text_file(&self) -> bool {
        let file = self.file.as_deref().unwrap_or_default().to_ascii_lowercase();
        self.kind == "text/plain" || self.kind == "application/octet-stream" && file.ends_with(".txt")
    }
}
