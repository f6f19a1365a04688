//! HTML to lines, with the quote structure kept: what a blockquote holds gets `> ` marks, and a client's reply splitter
//! becomes a [`CUT`] line.
//!
//! Tokens alone are read, with a stack of open elements of our own, so that time stays linear however deep tags nest
//! (building a tree does not: servo/html5ever issue 788).

mod style;

use std::collections::BTreeMap;

use html5gum::{DefaultEmitter, StartTag, Token, Tokenizer};

use style::Sheet;

/// A line that stands where a mail program begins to show an older mail.
pub(super) const CUT: &str = "\u{f}";

/// A line that stands for an attribution, whose words do not matter then.
pub(super) const ATTRIBUTION: &str = "\u{e}";

/// The most elements that are kept track of at once; deeper ones are read without their effects.
const DEEPEST: usize = 4096;

const BLOCKS: [&str; 28] = [
    "address",
    "article",
    "aside",
    "blockquote",
    "body",
    "center",
    "dd",
    "div",
    "dl",
    "dt",
    "fieldset",
    "footer",
    "form",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "header",
    "li",
    "ol",
    "p",
    "pre",
    "section",
    "table",
    "tr",
    "ul",
];
const VOID: [&str; 14] =
    ["area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source", "track", "wbr"];
const UNSEEN: [&str; 11] =
    ["style", "script", "title", "head", "template", "object", "select", "textarea", "del", "s", "strike"];
/// Marks that programs put before an older mail: nothing behind them is the author's.
const SPLITTERS: [&str; 14] = [
    "appendonsend",
    "divrplyfwdmsg",
    "mail-editor-reference-message-container",
    "olk_src_body_section",
    "stopspelling",
    "replysplit",
    "zwchr",
    "isreplycontent",
    "isforwardcontent",
    "origbody",
    "yahoo_quoted",
    "zmail_extra",
    "ntes-mailmaster-quote",
    "messagereplysection",
];
/// Elements that hold an older mail's attribution, in whatever language.
const ATTRIBUTING: [&str; 3] = ["gmail_attr", "moz-cite-prefix", "reply-intro"];
/// Elements that hold an older mail or a signature.
const QUOTING: [&str; 5] =
    ["protonmail_quote", "tutanota_quote", "gmail_signature", "moz-signature", "protonmail_signature_block"];

/// What an element does to the text in it.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Effect {
    quoted: bool,
    hidden: bool,
    pre: bool,
}

struct Open {
    name: Box<[u8]>,
    effect: Effect,
}

/// A row of a table: where the text of each cell begins, and whether one of them holds rows again.
#[derive(Default)]
struct Row {
    cells: Vec<usize>,
    holds_rows: bool,
}

#[derive(Default)]
struct Page {
    text: String,
    open: Vec<Open>,
    /// How many of each name are open: an end tag that fits nothing is passed over at once.
    names: BTreeMap<Box<[u8]>, usize>,
    quoted: usize,
    hidden: usize,
    pre: usize,
    /// The rows of tables that are open.
    rows: Vec<Row>,
    sheet: Sheet,
    in_sheet: bool,
}

/// Turns HTML into lines: block elements and `<br>` end a line, hidden and struck-out text is dropped.
pub(super) fn to_lines(html: &str) -> String {
    if !is_html(html) {
        return html.to_owned(); // Plain text under a wrong label.
    }
    let mut page = Page::default();
    let mut emitter = DefaultEmitter::default();
    emitter.naively_switch_states(true);
    for Ok(token) in Tokenizer::new_with_emitter(html, emitter) {
        match token {
            Token::StartTag(tag) => page.start(&tag),
            Token::EndTag(tag) => page.end(&tag.name),
            Token::String(text) => page.add(&String::from_utf8_lossy(&text)),
            Token::Comment(_) | Token::Doctype(_) | Token::Error(_) => {}
        }
    }
    page.text
}

fn is_html(text: &str) -> bool {
    const TAGS: [&str; 13] =
        ["html", "body", "head", "div", "p", "br", "span", "table", "blockquote", "pre", "font", "ul", "meta"];
    let tag = |after: &str| {
        let name: String = after.trim_start_matches('/').chars().take_while(char::is_ascii_alphanumeric).collect();
        TAGS.contains(&name.to_ascii_lowercase().as_str())
    };
    text.match_indices('<').take(200).any(|(at, _)| tag(text[at + 1..].get(..16).unwrap_or(&text[at + 1..])))
}

fn attribute(tag: &StartTag<()>, name: &str) -> String {
    tag.attributes
        .get(name.as_bytes())
        .map(|value| String::from_utf8_lossy(value).to_ascii_lowercase())
        .unwrap_or_default()
}

impl Page {
    fn start(&mut self, tag: &StartTag<()>) {
        let name = String::from_utf8_lossy(&tag.name).into_owned();
        let marks = [attribute(tag, "id"), attribute(tag, "class"), attribute(tag, "name")];
        let style = attribute(tag, "style");
        self.close_implied(&name);
        if BLOCKS.contains(&name.as_str()) || name == "hr" {
            self.end_line();
        }
        match name.as_str() {
            "br" => self.break_line(),
            "td" | "th" => self.begin_cell(),
            "style" => self.in_sheet = true,
            _ => {}
        }
        if self.is_splitter(&name, &marks, &style) {
            self.mark(CUT);
        }
        let attributing = ATTRIBUTING.iter().any(|mark| marks[0].contains(mark) || marks[1].contains(mark));
        if attributing && self.quoted == 0 {
            self.mark(ATTRIBUTION);
        }
        if !VOID.contains(&name.as_str()) && !tag.self_closing && self.open.len() < DEEPEST {
            let effect = self.effect(&name, &marks, &style, tag);
            self.push(tag.name.to_vec().into(), effect);
        }
    }

    /// Lists, tables and paragraphs whose end tags are left out (HTML section 13.1.2.4).
    fn close_implied(&mut self, name: &str) {
        let Some(top) = self.open.last() else { return };
        let ends = match &*top.name {
            b"p" | b"head" => BLOCKS.contains(&name),
            b"li" => name == "li",
            b"td" | b"th" => matches!(name, "td" | "th" | "tr"),
            b"tr" => name == "tr",
            b"dt" | b"dd" => matches!(name, "dt" | "dd"),
            b"option" => name == "option",
            _ => false,
        };
        if ends {
            self.pop();
            self.close_implied(name);
        }
    }

    fn is_splitter(&self, name: &str, marks: &[String; 3], style: &str) -> bool {
        // Inside a quote such a mark is part of the older mail, and answers may follow below it.
        if self.quoted > 0 {
            return false;
        }
        let [id, class, field] = marks;
        let marked = SPLITTERS.iter().any(|mark| id.contains(mark) || class.contains(mark) || field.contains(mark));
        let plain: String = style.split_whitespace().collect();
        let ruled = plain.contains("border-top:solid#e1e1e1") || plain.contains("border-top:solid#b5c4df");
        marked || ruled && name == "div" || field == "quote"
    }

    fn effect(&self, name: &str, [id, class, _]: &[String; 3], style: &str, tag: &StartTag<()>) -> Effect {
        // Gmail's "indent more" is a blockquote without a border, and no quote.
        let plain: String = style.split_whitespace().collect();
        let indent = plain.contains("border:none") && !class.contains("quote");
        let quoting = QUOTING.iter().any(|mark| class.contains(mark)) && !class.contains("gmail_quote");
        let hidden = UNSEEN.contains(&name)
            || ATTRIBUTING.iter().any(|mark| id.contains(mark) || class.contains(mark))
            || tag.attributes.contains_key(&b"hidden"[..])
            || style::hides(style)
            || self.sheet.hides(id, class);
        let pre = name == "pre" || style::keeps_lines(style);
        Effect { quoted: name == "blockquote" && !indent || quoting, hidden, pre }
    }

    fn push(&mut self, name: Box<[u8]>, effect: Effect) {
        *self.names.entry(name.clone()).or_default() += 1;
        self.quoted += usize::from(effect.quoted);
        self.hidden += usize::from(effect.hidden);
        self.pre += usize::from(effect.pre);
        if &*name == b"tr" {
            self.rows.push(Row::default());
        }
        self.open.push(Open { name, effect });
    }

    fn pop(&mut self) {
        let Some(Open { name, effect }) = self.open.pop() else { return };
        if &*name == b"tr" {
            self.end_row();
        }
        if BLOCKS.iter().any(|block| block.as_bytes() == &*name) || effect.quoted {
            self.end_line();
        }
        if let Some(count) = self.names.get_mut(&name) {
            *count -= 1;
        }
        self.quoted -= usize::from(effect.quoted);
        self.hidden -= usize::from(effect.hidden);
        self.pre -= usize::from(effect.pre);
    }

    fn end(&mut self, name: &[u8]) {
        if name == b"style" {
            self.in_sheet = false;
        }
        if name == b"p" && self.names.get(name).is_none_or(|count| *count == 0) {
            self.break_line(); // A lone `</p>` makes an empty paragraph.
        }
        while self.names.get(name).is_some_and(|count| *count > 0) {
            let found = self.open.last().is_some_and(|open| &*open.name == name);
            self.pop();
            if found {
                return;
            }
        }
    }

    fn begin_cell(&mut self) {
        self.add(" ");
        let at = self.text.len();
        self.rows.last_mut().into_iter().for_each(|row| row.cells.push(at));
    }

    /// A row whose cells hold a line each is one line, whatever paragraphs a word processor has put into them.
    fn end_row(&mut self) {
        let Some(row) = self.rows.pop() else { return };
        self.rows.last_mut().into_iter().for_each(|above| above.holds_rows = true);
        let Some(start) = row.cells.first().filter(|_| row.cells.len() > 1 && !row.holds_rows && self.quoted == 0)
        else {
            return;
        };
        let ends = row.cells.iter().skip(1).copied().chain([self.text.len()]);
        let cells: Vec<&str> = row.cells.iter().zip(ends).map(|(from, to)| self.text[*from..to].trim()).collect();
        // What is quoted in a cell keeps its mark at the beginning of a line.
        let stands_alone = |cell: &&str| cell.starts_with('>') || cell.contains(['\n', '\u{e}', '\u{f}']);
        if !cells.iter().any(stands_alone) {
            let line = cells.into_iter().filter(|cell| !cell.is_empty()).collect::<Vec<_>>().join(" ");
            self.text.truncate(*start);
            self.text.push_str(&line);
        }
    }

    fn end_line(&mut self) {
        if !self.text.ends_with('\n') && !self.text.is_empty() {
            self.text.push('\n');
        }
    }

    fn mark(&mut self, mark: &str) {
        self.end_line();
        self.text.push_str(mark);
        self.text.push('\n');
    }

    fn break_line(&mut self) {
        if self.hidden == 0 && !self.text.is_empty() {
            self.text.push('\n');
        }
    }

    fn add(&mut self, chunk: &str) {
        if self.in_sheet {
            self.sheet.read(chunk);
        }
        if self.hidden > 0 {
            return;
        }
        for letter in chunk.chars() {
            if self.pre > 0 && letter == '\n' {
                self.text.push('\n');
                continue;
            }
            let at_start = self.text.is_empty() || self.text.ends_with('\n');
            let blank = letter.is_ascii_whitespace();
            if blank && (at_start || self.text.ends_with(' ')) {
                continue;
            }
            if at_start {
                self.text.push_str(&"> ".repeat(self.quoted.min(20)));
            }
            self.text.push(if blank { ' ' } else { letter });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::to_lines;

    fn lines(html: &str) -> Vec<String> {
        to_lines(html).lines().map(|line| line.trim().to_owned()).filter(|line| !line.is_empty()).collect()
    }

    #[test]
    fn what_nobody_sees_is_not_there() {
        assert_eq!(lines("<p style='DISPLAY : none'>A Par H<p>F Bre H"), ["F Bre H"]);
        assert_eq!(lines("<style>.x, p.y { display:none }</style><div class='a x'>A</div><p class=y>B</p>C"), ["C"]);
        assert_eq!(lines("<style>@media print { .x { display:none } }</style><div class=x>A</div>"), ["A"]);
        assert_eq!(lines("<div style='font-size:0.9em'>A</div><div style='font-size:0px'>B</div>"), ["A"]);
        for off in ["position:absolute;left:-9999px", "text-indent:-100em", "clip:rect(0,0,0,0)", "transform: scale(0)"]
        {
            assert_eq!(lines(&format!("<p>A</p><p style='{off}'>B</p>")), ["A"], "{off}");
        }
        assert_eq!(lines("<div style='margin-left:-6pt;text-indent:-18.0pt;left:0'>A</div>"), ["A"]);
        assert_eq!(lines("<span style='text-decoration: line-through'>A</span><div hidden>B</div><u>C</u>"), ["C"]);
        assert_eq!(lines("<p style='color:#FFF;background: #fff'>A</p><p style='color:red'>B</p>"), ["B"]);
        assert_eq!(lines("<div><s>A<div>B</div></div>C"), ["C"]);
        assert_eq!(lines("<script>if (a<b) '<p>A'</script><title>B</title>C<!-- <p>D -->"), ["C"]);
    }

    #[test]
    fn lines_are_where_the_reader_sees_them() {
        assert_eq!(lines("<table><tr><td>A<td>Par<tr><td>F<td>Bre</table>"), ["A Par", "F Bre"]);
        let word = "<table><tr><td><p>A Par</p></td><td>\n<p>-</p>\n</td><td></td><td><div>Bur</div></td></tr></table>";
        assert_eq!(lines(word), ["A Par - Bur"]);
        let layout = "<table><tr><td><p>A</p><p>B</p></td><td><p>C</p></td></tr><tr><td><p>D</p></td></tr></table>";
        assert_eq!(lines(layout), ["A", "B", "C", "D"]);
        let inner = "<table><tr><td>A</td><td><table><tr><td><p>B</p><td><p>C</p></table></td></tr></table>";
        assert_eq!(lines(inner), ["A", "B C"]);
        let quoting = "<table><tr><td>A</td><td><blockquote>B</blockquote></td></tr></table>";
        assert_eq!(lines(quoting), ["A", "> B"]);
        assert_eq!(lines("<ul><li>A<li>B</ul>C<br>D<pre>E\nF</pre>"), ["A", "B", "C", "D", "E", "F"]);
        assert_eq!(lines("<div style='white-space:pre-wrap'>A\nB</div><div>C\nD</div>"), ["A", "B", "C D"]);
        assert_eq!(lines("A Par &rarr; <b>B</b>ur&nbsp;x<wbr>y"), ["A Par &rarr; <b>B</b>ur&nbsp;x<wbr>y"], "no HTML");
        assert_eq!(lines("<p>A Par &rarr; <b>B</b>ur&#8211;x<wbr>y"), ["A Par → Bur–xy"]);
    }

    #[test]
    fn quotes_are_marked_and_splitters_cut() {
        assert_eq!(lines("<p>A<blockquote>B<div>C</div></blockquote>D"), ["A", "> B", "> C", "D"]);
        assert!(to_lines("<div>A</div><div id=x_divRplyFwdMsg>B</div>C").starts_with("A\n\u{f}\nB"));
        assert!(to_lines("<p>A</p><div id=appendonsend></div>B").contains(super::CUT));
        assert!(!to_lines("<blockquote>A<div id=appendonsend></div>B</blockquote>C").contains(super::CUT));
        assert_eq!(lines("<blockquote style='margin:0 0 0 40px; border:none; padding:0'>A</blockquote>"), ["A"]);
    }

    #[test]
    fn deep_nesting_takes_linear_time() {
        let deep = "<div><span></b>".repeat(100_000) + "A";
        assert_eq!(to_lines(&deep).trim(), "A");
    }
}
