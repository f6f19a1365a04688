//! A mail's own words: MIME undone, quotes and signatures cut, lines made plain.

mod base64;
mod html;
mod lines;

use mailparse::{DispositionType, ParsedMail};

pub use lines::{is_quote, own_lines};

/// How deep and how wide a message may be nested.
const DEEPEST: usize = 20;
/// The most parts that are looked at.
const MOST_PARTS: usize = 200;

/// Why a mail has no text that could be read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoText {
    /// No part is text.
    NoPart,
    /// The mail is encrypted.
    Encrypted,
    /// It is nested too deeply or in too many parts.
    TooNested,
}

/// The author's own lines, as the plain and as the HTML parts of a mail tell them.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Texts {
    /// From text/plain.
    pub plain: Vec<String>,
    /// From text/html.
    pub html: Vec<String>,
    /// From a text file that is attached, if there is just one.
    pub attached: Vec<String>,
}

/// Finds the new lines that the author of a mail wrote. Text parts that are shown inline are joined in order.
///
/// # Errors
/// There is nothing to read.
pub fn read(mail: &ParsedMail<'_>) -> Result<Texts, NoText> {
    let mut found = Found::default();
    found.walk(mail, 0);
    if found.too_nested {
        return Err(NoText::TooNested);
    }
    if found.plain.is_empty() && found.html.is_empty() && found.attached.len() != 1 {
        return Err(if found.encrypted { NoText::Encrypted } else { NoText::NoPart });
    }
    let attached = if found.attached.len() == 1 { own_lines(&found.attached[0]) } else { Vec::new() };
    Ok(Texts { plain: own_lines(&found.plain.join("\n")), html: own_lines(&found.html.join("\n")), attached })
}

#[derive(Default)]
struct Found {
    plain: Vec<String>,
    html: Vec<String>,
    attached: Vec<String>,
    parts: usize,
    encrypted: bool,
    too_nested: bool,
}

impl Found {
    fn walk(&mut self, part: &ParsedMail<'_>, depth: usize) {
        self.parts += 1;
        if depth > DEEPEST || self.parts > MOST_PARTS {
            self.too_nested = true;
            return;
        }
        let kind = part.ctype.mimetype.as_str();
        let attached = part.get_content_disposition().disposition == DispositionType::Attachment;
        match kind {
            "multipart/encrypted" | "application/pkcs7-mime" | "application/x-pkcs7-mime" => self.encrypted = true,
            _ if !part.subparts.is_empty() => part.subparts.iter().for_each(|inner| self.walk(inner, depth + 1)),
            "text/plain" if attached => self.attached.push(plain_text(part)),
            "text/plain" => self.plain.push(plain_text(part)),
            "text/html" if !attached => self.html.push(html::to_lines(&body(part))),
            _ => {}
        }
    }
}

/// The decoded body; UTF-8 wins over a missing or US-ASCII label (RFC 6532 senders omit it).
fn body(part: &ParsedMail<'_>) -> String {
    let label = part.ctype.params.get("charset").map(|charset| charset.to_ascii_lowercase());
    let utf8 = || raw_body(part).and_then(|bytes| String::from_utf8(bytes).ok());
    let unlabelled = label.is_none_or(|label| label == "us-ascii");
    if let Some(text) = unlabelled.then(utf8).flatten() {
        return text;
    }
    match part.get_body() {
        Ok(text) => text,
        Err(_) => raw_body(part).map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).unwrap_or_default(),
    }
}

/// The bytes of a part, its transfer encoding undone; broken base64 as far as it goes.
fn raw_body(part: &ParsedMail<'_>) -> Option<Vec<u8>> {
    part.get_body_raw().ok().or_else(|| match part.get_body_encoded() {
        mailparse::body::Body::Base64(body) => Some(base64::decode(body.get_raw())),
        _ => None,
    })
}

fn plain_text(part: &ParsedMail<'_>) -> String {
    let text = body(part).replace("\r\n", "\n").replace(['\r', '\0'], "\n");
    let param = |name: &str| part.ctype.params.get(name).map(|value| value.to_ascii_lowercase()).unwrap_or_default();
    if param("format") == "flowed" { lines::unflow(&text, param("delsp") == "yes") } else { text }
}
