//! HTML to lines, with the quote structure kept: what a blockquote holds gets `> ` marks.

use std::cell::RefCell;
use std::rc::Rc;

use lol_html::html_content::{TextChunk, TextType};
use lol_html::{HtmlRewriter, Settings, element, end_tag, text};

/// The most HTML that is read.
const LARGEST: usize = 1_000_000;

const BLOCKS: &str =
    "p, div, br, tr, li, ul, ol, table, h1, h2, h3, h4, h5, h6, pre, hr, blockquote, section, article, header, footer";
const HIDDEN: &str = "style, script, title, head, del, s, strike, template, [style*='display:none'], [style*='display: none'], [style*='font-size:0'], [hidden]";

#[derive(Default)]
struct Page {
    text: String,
    quoted: usize,
    hidden: usize,
}

impl Page {
    fn end_line(&mut self) {
        if !self.text.ends_with('\n') && !self.text.is_empty() {
            self.text.push('\n');
        }
    }

    fn add(&mut self, chunk: &str) {
        if self.hidden > 0 {
            return;
        }
        for letter in chunk.chars() {
            let at_start = self.text.is_empty() || self.text.ends_with('\n');
            let blank = letter.is_ascii_whitespace();
            if blank && (at_start || self.text.ends_with(' ')) {
                continue;
            }
            if at_start {
                self.text.push_str(&"> ".repeat(self.quoted));
            }
            self.text.push(if blank { ' ' } else { letter });
        }
    }
}

/// Turns HTML into lines: block elements and `<br>` end a line, hidden and struck-out text is dropped.
///
/// A streaming reader keeps this linear however deep the tags nest.
pub(super) fn to_lines(html: &str) -> String {
    let end = html.char_indices().map(|(at, _)| at).take_while(|at| *at <= LARGEST).last().unwrap_or(0);
    let html = if html.len() > LARGEST { &html[..end] } else { html };
    if !html.contains('<') {
        return html.to_owned(); // Plain text under a wrong label.
    }
    let page = Rc::new(RefCell::new(Page::default()));
    let mut rewriter = HtmlRewriter::new(settings(&page), |_: &[u8]| {});
    let done = rewriter.write(html.as_bytes()).is_ok() && rewriter.end().is_ok();
    let text = std::mem::take(&mut page.borrow_mut().text);
    if done { decode(&text) } else { String::new() }
}

fn settings<'a>(page: &Rc<RefCell<Page>>) -> Settings<'a, 'a> {
    let (blocks, cells, quotes, hidden, words) = (page.clone(), page.clone(), page.clone(), page.clone(), page.clone());
    let content = vec![
        element!(BLOCKS, move |element| {
            blocks.borrow_mut().end_line();
            let page = blocks.clone();
            if let Some(handlers) = element.end_tag_handlers() {
                handlers.push(end_tag!(move |_| {
                    page.borrow_mut().end_line();
                    Ok(())
                }));
            }
            Ok(())
        }),
        element!("td, th", move |_| {
            cells.borrow_mut().add(" ");
            Ok(())
        }),
        element!("blockquote", move |element| {
            // An "indent more" is no quote.
            let indent = element.get_attribute("style").is_some_and(|style| style.contains("border:none"));
            if !indent {
                quotes.borrow_mut().quoted += 1;
                let page = quotes.clone();
                if let Some(handlers) = element.end_tag_handlers() {
                    handlers.push(end_tag!(move |_| {
                        let mut page = page.borrow_mut();
                        page.end_line();
                        page.quoted = page.quoted.saturating_sub(1);
                        Ok(())
                    }));
                }
            }
            Ok(())
        }),
        element!(HIDDEN, move |element| {
            let page = hidden.clone();
            if let Some(handlers) = element.end_tag_handlers() {
                hidden.borrow_mut().hidden += 1;
                handlers.push(end_tag!(move |_| {
                    let mut page = page.borrow_mut();
                    page.hidden = page.hidden.saturating_sub(1);
                    Ok(())
                }));
            }
            Ok(())
        }),
        text!("*", move |chunk: &mut TextChunk<'_>| {
            if chunk.text_type() == TextType::Data {
                words.borrow_mut().add(chunk.as_str());
            }
            Ok(())
        }),
    ];
    content.into_iter().fold(Settings::new(), |settings, handler| settings.append_element_content_handler(handler))
}

/// The character references that mail programs write.
fn decode(text: &str) -> String {
    let named = [("&nbsp;", " "), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&#39;", "'")];
    let named = named.iter().fold(text.to_owned(), |text, (name, sign)| text.replace(name, sign));
    let numbers = regex::Regex::new(r"&#(x[0-9a-fA-F]+|[0-9]+);").expect("the pattern is constant");
    let numbers = numbers.replace_all(&named, |found: &regex::Captures<'_>| {
        let number = &found[1];
        let code =
            number.strip_prefix('x').map_or_else(|| number.parse().ok(), |hex| u32::from_str_radix(hex, 16).ok());
        code.and_then(char::from_u32).map(String::from).unwrap_or_default()
    });
    numbers.replace("&ndash;", "–").replace("&mdash;", "—").replace("&rarr;", "→").replace("&amp;", "&")
}
