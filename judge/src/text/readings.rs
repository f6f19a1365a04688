//! All that a file may say that somebody shows: a mail as it came, a page, or a text that was copied out of one.

use mailparse::MailHeader;

use super::mime::{self, Leaf};
use super::signs::unquoted;
use super::{Limits, decode, html, lines, normal};

/// How deep messages in messages are looked into.
const DEEPEST: usize = 5;

/// The texts that a file may hold, those of a mail's parts first: a text may be in several of them, and whole in one alone. None has
/// marks of a quote before its lines.
///
/// ```
/// let mail = b"Content-Transfer-Encoding: quoted-printable\n\n> a =3D=\n b\n";
/// assert!(judge::text::readings(mail)[0].contains("a = b"));
/// ```
pub fn readings(file: &[u8]) -> Vec<String> {
    let mut found = Vec::new();
    add_parts(file, 0, &mut found);
    // A mail that was saved as a text: in UTF-16, with a mark before it, with line ends of another kind.
    let text = text(file, "");
    if text.as_bytes() != file {
        add_parts(text.as_bytes(), 0, &mut found);
    }
    found.extend([html::to_lines(&text), text]);
    // A body without its head tells no encoding.
    found.extend(decode::transfer(file, "quoted-printable").iter().map(|bytes| self::text(bytes, "")));
    let mut bare: Vec<String> = Vec::new();
    for text in found.iter().map(|text| without_marks(text)) {
        if !bare.contains(&text) {
            bare.push(text);
        }
    }
    bare
}

/// A mail's parts, and those of the messages in it.
fn add_parts(raw: &[u8], depth: usize, found: &mut Vec<String>) {
    let limits = Limits::default();
    let head = mime::head(raw, &limits);
    let headers = mailparse::parse_headers(&head.fields).map(|(headers, _)| headers).unwrap_or_default();
    add_leaves(&headers, (head.body, depth), &limits, found);
}

fn add_leaves(headers: &[MailHeader<'_>], (body, depth): (&[u8], usize), limits: &Limits, found: &mut Vec<String>) {
    for leaf in mime::leaves(headers, body, limits).unwrap_or_default() {
        let Ok(bytes) = decode::transfer(leaf.body, &leaf.encoding) else { continue };
        match leaf.kind.as_str() {
            "message/rfc822" | "message/global" if depth < DEEPEST => add_parts(&bytes, depth + 1, found),
            kind if ["image/", "audio/", "video/", "font/"].iter().any(|other| kind.starts_with(other)) => {}
            _ => found.extend(texts(&leaf, &bytes)),
        }
    }
}

/// A part as its kind has it, and as it stands.
fn texts(leaf: &Leaf<'_>, bytes: &[u8]) -> [String; 2] {
    let text = text(bytes, leaf.ctype.params.get("charset").map_or("", String::as_str));
    let read = match leaf.param("format") == "flowed" {
        true => lines::unflow(&text, leaf.param("delsp") == "yes"),
        false => html::to_lines(&text),
    };
    [read, text]
}

/// Bytes in a charset that nobody reads may be plain all the same.
fn text(bytes: &[u8], charset: &str) -> String {
    normal(&decode::text(bytes, charset).unwrap_or_else(|_| String::from_utf8_lossy(bytes).into_owned()))
}

fn without_marks(text: &str) -> String {
    text.lines().map(|line| unquoted(line).to_owned() + "\n").collect()
}
