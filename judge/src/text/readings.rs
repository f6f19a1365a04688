//! All that a file may say that somebody shows: a mail as it came, a page, or a text that was copied out of one.

use mailparse::MailHeader;

use super::mime::{self, Leaf};
use super::signs::unquoted;
use super::{Limits, decode, html, lines, normal};

/// How deep messages in messages are looked into.
const DEEPEST: usize = 5;

/// The longest line in which encoded words are decoded, wherever it stands: decoding takes quadratic time.
const LONGEST_ENCODED: usize = 1000;

/// Headers that only machines write, and long ones.
const BY_MACHINES: [&str; 5] = ["received", "authentication-results", "dkim-signature", "arc-", "x-google-"];

/// The texts that a file may hold, those of a mail's parts first: a text may be in several of them, and whole in one alone. None has
/// marks of a quote before its lines.
///
/// ```
/// let mail = b"Content-Transfer-Encoding: quoted-printable\n\n> a =3D=\n b\n";
/// assert!(judge::text::readings(mail)[0].contains("a = b"));
/// ```
pub fn readings(file: &[u8]) -> Vec<String> {
    let mut found = Found::default();
    found.add_message(file, 0);
    // A mail that was saved as a text: in UTF-16, with a mark before it, with line ends of another kind.
    let text = text(file, "");
    if text.as_bytes() != file {
        found.add_message(text.as_bytes(), 0);
    }
    found.texts.extend([html::to_lines(&text), text]);
    // A body without its head tells no encoding.
    found.texts.extend(decode::transfer(file, "quoted-printable").iter().map(|bytes| self::text(bytes, "")));
    let mut bare: Vec<String> = Vec::new();
    for text in found.texts.iter().map(|text| without_marks(text)) {
        if !bare.contains(&text) {
            bare.push(text);
        }
    }
    bare
}

/// Every line that stands anywhere in a mail, decoded and as it came: the author's own, quoted ones, those of attached files and of
/// messages in it, before and behind its parts, in comments of HTML, in heads and names of files. Nothing: there is more in it than
/// is looked into.
///
/// ```
/// let lines = judge::text::every_line(b"Keywords: lake\n\nHELP\n-- \n> harbour\n").unwrap();
/// assert_eq!(lines, ["lake", "HELP", "--", "harbour"]);
/// ```
pub fn every_line(mail: &[u8]) -> Option<Vec<String>> {
    let mut found = Found::default();
    found.add_message(mail, 0);
    if found.lacks {
        return None;
    }
    let whole = text(mime::head(mail, &Limits::default()).body, "");
    let encoded = whole.lines().filter(|line| line.contains("=?") && line.len() <= LONGEST_ENCODED);
    found.heads.extend(encoded.map(decoded));
    // What stands there as it is need not be looked at twice.
    found.texts.retain(|text| !whole.contains(text.trim_end()));
    found.texts.push(whole);
    let marked: Vec<String> = found.texts.iter().filter(|text| text.contains('<')).map(|text| unmarked(text)).collect();
    let texts = found.heads.iter().chain(&found.texts).chain(&marked);
    Some(texts.flat_map(|text| text.lines()).map(|line| unquoted(line).to_owned()).collect())
}

/// What stands anywhere in a file.
#[derive(Default)]
struct Found {
    /// What parts say.
    texts: Vec<String>,
    /// What heads say, and the names of files.
    heads: Vec<String>,
    /// Whether there is something that was not looked into.
    lacks: bool,
}

impl Found {
    /// Adds a mail's head and parts, and those of the messages in it.
    fn add_message(&mut self, raw: &[u8], depth: usize) {
        let limits = Limits::default();
        let head = mime::head(raw, &limits);
        self.lacks |= head.overfull;
        let headers = mailparse::parse_headers(&head.fields).map(|(headers, _)| headers).unwrap_or_default();
        let by_people = headers.iter().filter(|header| !is_by_machines(header));
        self.heads.extend(by_people.map(MailHeader::get_value));
        self.add_leaves(&headers, (head.body, depth), &limits);
    }

    fn add_leaves(&mut self, headers: &[MailHeader<'_>], (body, depth): (&[u8], usize), limits: &Limits) {
        let leaves = mime::leaves(headers, body, limits);
        self.lacks |= leaves.is_err();
        for leaf in leaves.unwrap_or_default() {
            self.heads.extend(leaf.file.clone());
            let Ok(bytes) = decode::transfer(leaf.body, &leaf.encoding) else {
                self.lacks = true;
                continue;
            };
            match leaf.kind.as_str() {
                "message/rfc822" | "message/global" if depth < DEEPEST => self.add_message(&bytes, depth + 1),
                "message/rfc822" | "message/global" => self.lacks = true,
                kind if ["image/", "audio/", "video/", "font/"].iter().any(|other| kind.starts_with(other)) => {}
                _ => self.texts.extend(texts(&leaf, &bytes)),
            }
        }
    }
}

fn is_by_machines(header: &MailHeader<'_>) -> bool {
    let key = header.get_key().to_ascii_lowercase();
    BY_MACHINES.iter().any(|own| key.starts_with(own))
}

/// A line with the encoded words in it decoded (RFC 2047).
fn decoded(line: &str) -> String {
    let field = format!("X: {}", line.trim());
    mailparse::parse_header(field.as_bytes()).map(|(header, _)| header.get_value()).unwrap_or_default()
}

/// A text of HTML without its signs, so that what stands in comments and attributes has lines of its own.
fn unmarked(text: &str) -> String {
    text.replace(['<', '>', '"', '\''], "\n")
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
