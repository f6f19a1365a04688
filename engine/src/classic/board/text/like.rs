//! Boards that are another one set out otherwise: `like standard`, and only what differs.

use std::borrow::Cow;

use super::super::shipped::SHIPPED;
use super::{BoardError, BoardErrorKind};

/// A heading of a board file with the indented lines below it.
struct Section<'a> {
    heading: &'a str,
    details: Vec<&'a str>,
}

impl Section<'_> {
    /// Whether another section takes the place of this one, or of lines of it: a power or province by its name, else any.
    fn is_of(&self, other: &Section<'_>) -> bool {
        let named = |section: &Section<'_>| -> String {
            let words: Vec<&str> = section.heading.split_whitespace().collect();
            let count = match words[0] {
                "power" => words.len(),
                "land" | "coast" | "sea" | "wall" => 2,
                _ => 1,
            };
            words.iter().take(count).map(|word| word.to_lowercase()).collect::<Vec<_>>().join(" ")
        };
        named(self) == named(other)
    }

    /// Takes over the lines of another, key by key.
    fn change(&mut self, own: Section<'_>, lines: &mut Vec<String>) {
        let key = |line: &str| line.split_whitespace().next().map(str::to_owned);
        let kept = self.details.iter().filter(|line| !own.details.iter().any(|own| key(own) == key(line)));
        lines.push(own.heading.to_owned());
        lines.extend(kept.chain(&own.details).map(|line| (*line).to_owned()));
    }
}

fn sections(text: &str) -> Vec<Section<'_>> {
    let mut sections: Vec<Section<'_>> = Vec::new();
    let lines = text.lines().filter(|line| !line.trim().is_empty() && !line.trim_start().starts_with('#'));
    for line in lines {
        match sections.last_mut().filter(|_| line.starts_with([' ', '\t'])) {
            Some(section) => section.details.push(line),
            None => sections.push(Section { heading: line, details: Vec::new() }),
        }
    }
    sections
}

/// A board file with all that it has from another one. It is drawn as that one.
///
/// # Errors
/// No board that ships is called so.
pub(super) fn whole(text: &str) -> Result<Cow<'_, str>, BoardError> {
    let like = |line: &str| line.strip_prefix("like ").map(|name| name.trim().to_lowercase());
    let Some((line, name)) = (1..).zip(text.lines()).find_map(|(line, text)| Some((line, like(text)?))) else {
        return Ok(Cow::Borrowed(text));
    };
    let Some((_, base)) = SHIPPED.iter().find(|(known, text)| *known == name && !text.contains("\nlike ")) else {
        let names = SHIPPED.iter().map(|(known, _)| (crate::slips(&name, known), *known)).min();
        let near = names.filter(|(far, _)| (1..=2).contains(far)).map(|(_, known)| known.to_owned());
        return Err(BoardError { line, kind: BoardErrorKind::Name { name, near } });
    };
    let mut own: Vec<Section<'_>> =
        sections(text).into_iter().filter(|section| like(section.heading).is_none()).collect();
    let mut lines: Vec<String> = Vec::new();
    for mut section in sections(base) {
        match own.iter().position(|other| section.is_of(other)) {
            Some(at) => section.change(own.remove(at), &mut lines),
            None => section.change(Section { heading: section.heading, details: Vec::new() }, &mut lines),
        }
    }
    for section in own {
        lines.push(section.heading.to_owned());
        lines.extend(section.details.into_iter().map(str::to_owned));
    }
    lines.push(format!("drawn {name}"));
    Ok(Cow::Owned(lines.join("\n") + "\n"))
}
