//! A mail's own words: MIME undone, quotes and signatures cut, lines made plain.
//!
//! [`head`] repairs a head and parts it from its body; [`read`] walks the parts (`mime`), undoes their encodings
//! (`decode`), turns HTML into lines with its quotes marked (`html`), and finds the author's own lines (`lines`, with
//! the tables in `marks`, `signs` and `typography`) and the order forms (`form`). [`readings()`] is for files that
//! somebody shows: all that they may say, whoever wrote it.

mod decode;
mod form;
mod html;
mod lines;
mod marks;
mod mime;
mod readings;
mod signs;
mod typography;

use mailparse::MailHeader;
use serde::{Deserialize, Serialize};

use decode::Undecodable;
use mime::Leaf;

pub use crate::envelope::printable;
pub use form::{Form, forms};
pub use lines::own_lines;
pub use mime::{Head, head};
pub use readings::{every_line, readings};
pub use signs::{begins_order, is_quote, starts_statement};

/// What a mail may be made of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct Limits {
    /// How deep parts may be nested.
    pub depth: usize,
    /// How many parts there may be.
    pub parts: usize,
    /// How many header fields a head may have.
    pub headers: usize,
    /// How many bytes a header field may have; decoding them takes quadratic time.
    pub header: usize,
    /// How many bytes of plain text are read.
    pub text: usize,
    /// How many bytes of HTML are read.
    pub html: usize,
    /// How many lines a text may have.
    pub lines: usize,
    /// How many bytes a line may have.
    pub line: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            depth: 20,
            parts: 200,
            headers: 1000,
            header: 64 * 1024,
            text: 1_000_000,
            html: 1_000_000,
            lines: 20_000,
            line: 50_000,
        }
    }
}

/// Why a mail has no text that could be read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NoText {
    /// No part is text.
    NoPart,
    /// Only attachments that nobody can read: their names.
    Attached(Vec<String>),
    /// The mail is encrypted.
    Encrypted,
    /// It is nested too deeply or in too many parts.
    TooNested,
    /// Its text is too long.
    TooLong,
    /// Its encoding or charset is one that nobody reads.
    Unknown(String),
    /// It answers an invitation: a calendar wrote it.
    Calendar,
}

/// What stands below the line that ends the author's own, and may be his all the same.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct Tail {
    /// The line that ends them.
    pub mark: String,
    /// Those below it: no quotes, no forms, and nothing that programs add.
    pub lines: Vec<String>,
    /// Whether an older mail begins there; else it is a signature, or a rule of words that nobody knows.
    pub is_older: bool,
}

impl std::fmt::Debug for Tail {
    /// How many lines there are, and none of what somebody wrote.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Tail").field("lines", &self.lines.len()).finish_non_exhaustive()
    }
}

/// The author's own lines, as the plain and as the HTML parts of a mail tell them.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct Texts {
    /// From text/plain.
    pub plain: Vec<String>,
    /// From text/html.
    pub html: Vec<String>,
    /// From text/plain, as they were written.
    pub plain_words: Vec<String>,
    /// From text/html, as they were written.
    pub html_words: Vec<String>,
    /// From a text file that is attached, if there is just one.
    pub attached: Vec<String>,
    /// The order forms in the plain text.
    pub plain_forms: Vec<Form>,
    /// The order forms in the HTML.
    pub html_forms: Vec<Form>,
    /// What stands below the author's own lines in the plain text.
    pub plain_below: Tail,
    /// The same of the HTML.
    pub html_below: Tail,
    /// The names of the text files that are attached.
    pub text_files: Vec<String>,
    /// The names of other files that somebody has attached, and no program.
    pub other_files: Vec<String>,
}

impl std::fmt::Debug for Texts {
    /// How many lines there are, and none of what somebody wrote.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Texts")
            .field("plain", &self.plain.len())
            .field("html", &self.html.len())
            .field("attached", &self.attached.len())
            .finish_non_exhaustive()
    }
}

/// Finds the new lines that the author of a mail wrote. Text parts that are shown inline are joined in order.
///
/// # Errors
/// There is nothing to read.
pub fn read(headers: &[MailHeader<'_>], body: &[u8], limits: &Limits) -> Result<Texts, NoText> {
    let leaves = mime::leaves(headers, body, limits).map_err(|_| NoText::TooNested)?;
    let mut found = Found::default();
    for leaf in &leaves {
        found.take(leaf, limits)?;
    }
    found.texts()
}

#[derive(Default)]
struct Found {
    plain: Vec<String>,
    html: Vec<String>,
    /// Texts of kinds that nobody writes beside a plain one: they count where there is no other.
    rare: Vec<String>,
    attached: Vec<String>,
    text_files: Vec<String>,
    others: Vec<String>,
    other_files: Vec<String>,
    encrypted: bool,
    unknown: Option<String>,
    long_html: bool,
    lines: usize,
    bytes: usize,
}

/// The name by which an attached file is mentioned.
fn name(leaf: &Leaf<'_>) -> String {
    leaf.name().chars().take(80).collect()
}

impl Found {
    fn take(&mut self, leaf: &Leaf<'_>, limits: &Limits) -> Result<(), NoText> {
        match leaf.kind.as_str() {
            "multipart/encrypted" => self.encrypted = true,
            "application/pkcs7-mime" | "application/x-pkcs7-mime" => self.encrypted = true,
            "text/calendar" if leaf.param("method") == "reply" => return Err(NoText::Calendar),
            "text/plain" if !leaf.attached => {
                let text = typography::unlinked(self.decode(leaf, limits.text, limits)?);
                self.encrypted |= text.lines().any(|line| line.starts_with("-----BEGIN PGP MESSAGE"));
                self.plain.push(text);
            }
            "text/html" if !leaf.attached => match self.html_lines(leaf, limits) {
                Ok(text) => self.html.push(text),
                // Pictures inside HTML make it long; the plain text beside it may do.
                Err(_) => self.long_html = true,
            },
            kind if leaf.is_rare_text() => {
                let text = self.decode(leaf, limits.text, limits)?;
                self.rare.push(if kind == "text/enriched" { enriched(&text) } else { text });
            }
            // A text file may be anything; one that is long holds no orders.
            _ if leaf.is_text_file() && leaf.body.len() <= limits.text => {
                let text = self.decode(leaf, limits.text, limits)?;
                self.attached.push(text);
                self.text_files.push(name(leaf));
            }
            _ => {
                self.other_files.extend(leaf.is_sent_by_somebody().then(|| name(leaf)));
                self.others.push(name(leaf));
            }
        }
        Ok(())
    }

    fn html_lines(&mut self, leaf: &Leaf<'_>, limits: &Limits) -> Result<String, NoText> {
        let text = html::to_lines(&self.decode(leaf, limits.html, limits)?);
        self.count(&text, limits)?;
        Ok(text)
    }

    /// Counts the lines and bytes of all parts together.
    fn count(&mut self, text: &str, limits: &Limits) -> Result<(), NoText> {
        self.lines += text.lines().count();
        self.bytes += text.len();
        let long = text.lines().any(|line| line.len() > limits.line);
        if long || self.lines > limits.lines || self.bytes > limits.text + limits.html {
            return Err(NoText::TooLong);
        }
        Ok(())
    }

    fn decode(&mut self, leaf: &Leaf<'_>, most: usize, limits: &Limits) -> Result<String, NoText> {
        // Encodings take four bytes for three, or three for one.
        if leaf.body.len() > most * 3 {
            return Err(NoText::TooLong);
        }
        let label = leaf.ctype.params.get("charset").map_or("", String::as_str);
        let text = decode::transfer(leaf.body, &leaf.encoding).and_then(|bytes| decode::text(&bytes, label));
        let text = match text {
            Ok(text) => normal(&text),
            Err(Undecodable::Encoding(name) | Undecodable::Charset(name)) => {
                self.unknown = Some(name);
                String::new()
            }
        };
        let is_html = leaf.kind == "text/html";
        if text.len() > most {
            return Err(NoText::TooLong);
        }
        if !is_html {
            self.count(&text, limits)?;
        }
        let flowed = !is_html && leaf.param("format") == "flowed";
        Ok(if flowed { lines::unflow(&text, leaf.param("delsp") == "yes") } else { text })
    }

    fn texts(mut self) -> Result<Texts, NoText> {
        let empty = |texts: &[String]| texts.iter().all(|text| text.trim().is_empty());
        if empty(&self.plain) && empty(&self.html) {
            self.plain.append(&mut self.rare);
        }
        if empty(&self.plain) && empty(&self.html) && self.attached.len() != 1 || self.encrypted && self.html.is_empty()
        {
            return match self {
                Found { encrypted: true, .. } => Err(NoText::Encrypted),
                Found { long_html: true, .. } => Err(NoText::TooLong),
                Found { unknown: Some(name), .. } => Err(NoText::Unknown(name)),
                Found { attached, mut others, .. } if !attached.is_empty() || !others.is_empty() => {
                    others.extend(attached.iter().map(|_| "text/plain".to_owned()));
                    Err(NoText::Attached(others))
                }
                Found { plain, html, .. } if plain.is_empty() && html.is_empty() => Err(NoText::NoPart),
                _ => Ok(Texts::default()),
            };
        }
        let (plain, html) = (self.plain.join("\n"), self.html.join("\n"));
        let attached = if self.attached.len() == 1 { own_lines(&self.attached[0]) } else { Vec::new() };
        let [plain, html] = [plain, html].map(|text| lines::parted(&text));
        Ok(Texts {
            plain_forms: forms(&plain.outside),
            html_forms: forms(&html.outside),
            plain: plain.lines,
            html: html.lines,
            plain_words: plain.words,
            html_words: html.words,
            plain_below: plain.below,
            html_below: html.below,
            attached,
            text_files: self.text_files,
            other_files: self.other_files,
        })
    }
}

/// The lines of an HTML text that would be taken for its author's own.
pub fn lines_of_html(html: &str) -> Vec<String> {
    own_lines(&html::to_lines(html))
}

/// The words of an enriched text (RFC 1896): single line ends are blanks there, and what stands in `<param>` is no word.
fn enriched(text: &str) -> String {
    let mut plain = String::new();
    let mut is_param = false;
    for part in text.replace("<<", "\u{1}").split('<') {
        let (tag, words) = part.split_once('>').map_or(("", part), |(tag, words)| (tag, words));
        is_param = if tag.is_empty() { is_param } else { tag.eq_ignore_ascii_case("param") };
        plain.push_str(if is_param { "" } else { words });
    }
    let lines = plain.split("\n\n").map(|line| line.trim_matches('\n').replace('\n', " "));
    lines.collect::<Vec<_>>().join("\n").replace('\u{1}', "<")
}

/// Line ends of every kind as one kind; no NUL.
fn normal(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '\0' => {}
            '\r' if letters.peek() == Some(&'\n') => {}
            '\r' | '\u{b}' | '\u{c}' | '\u{85}' | '\u{2028}' | '\u{2029}' => plain.push('\n'),
            letter => plain.push(letter),
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_enriched_text_is_its_words() {
        let text = "<bold>A Par</bold>\n-Bur\n\n<color><param>red</param>F Bre</color> - MAO\n\n1 << 2\n";
        assert_eq!(enriched(text), "A Par -Bur\nF Bre - MAO\n1 < 2");
    }
}
