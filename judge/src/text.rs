//! A mail's own words: MIME undone, quotes and signatures cut, lines made plain.

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

/// Finds the new lines that the author of a mail wrote.
///
/// Text parts that are shown inline are joined in order; HTML is read only where they hold nothing.
///
/// # Errors
/// There is nothing to read.
pub fn read(mail: &ParsedMail<'_>) -> Result<Vec<String>, NoText> {
    let mut found = Found::default();
    found.walk(mail, 0);
    if found.too_nested {
        return Err(NoText::TooNested);
    }
    let plain = own_lines(&found.plain.join("\n"));
    if plain.iter().any(|line| !line.trim().is_empty()) {
        return Ok(plain);
    }
    let html = own_lines(&found.html.join("\n"));
    match (found.plain.is_empty() && found.html.is_empty(), found.encrypted) {
        (_, true) => Err(NoText::Encrypted),
        (true, _) => Err(NoText::NoPart),
        _ => Ok(html),
    }
}

#[derive(Default)]
struct Found {
    plain: Vec<String>,
    html: Vec<String>,
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
            "text/plain" if !attached => self.plain.push(plain_text(part)),
            "text/html" if !attached => self.html.push(html::to_lines(&body(part))),
            _ => {}
        }
    }
}

/// The decoded body; UTF-8 wins over a missing or US-ASCII label (RFC 6532 senders omit it).
fn body(part: &ParsedMail<'_>) -> String {
    let label = part.ctype.params.get("charset").map(|charset| charset.to_ascii_lowercase());
    let utf8 = || part.get_body_raw().ok().and_then(|bytes| String::from_utf8(bytes).ok());
    let unlabelled = label.is_none_or(|label| label == "us-ascii");
    if let Some(text) = unlabelled.then(utf8).flatten() {
        return text;
    }
    part.get_body().unwrap_or_default()
}

fn plain_text(part: &ParsedMail<'_>) -> String {
    let text = body(part).replace("\r\n", "\n").replace(['\r', '\0'], "\n");
    let param = |name: &str| part.ctype.params.get(name).map(|value| value.to_ascii_lowercase()).unwrap_or_default();
    if param("format") == "flowed" { lines::unflow(&text, param("delsp") == "yes") } else { text }
}
