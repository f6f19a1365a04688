//! Files of headings with indented lines below them, which several systems describe their scenarios in: their lines, and what is
//! wrong in one.

use std::error::Error;

use crate::slips::{meant, slips};

/// A file has a mistake in a line. `F` is what does not hold together, by the system.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {kind}")]
pub struct FileError<F: Error + 'static> {
    /// The line of the file, from 1.
    pub line: usize,
    /// What is wrong.
    pub kind: FileErrorKind<F>,
}

/// What is wrong in a file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum FileErrorKind<F: Error + 'static> {
    /// The first word of the line is no keyword there.
    #[error("unknown keyword `{word}`{}; here stand {known}", meant(.near.as_deref()))]
    Keyword {
        /// The word.
        word: String,
        /// The keyword that was probably meant.
        near: Option<String>,
        /// The keywords that may stand there.
        known: String,
    },
    /// The name is not defined in this file.
    #[error("nothing is called `{name}`{}", meant(.near.as_deref()))]
    Name {
        /// The name.
        name: String,
        /// The name that was probably meant.
        near: Option<String>,
    },
    /// Two things have one name, or names that cannot be told apart in all their cases.
    #[error("`{name}` already means {other}")]
    Clash {
        /// The name.
        name: String,
        /// What has it.
        other: String,
    },
    /// The line lacks something or has the wrong form.
    #[error("{0}")]
    Form(String),
    /// What the file describes does not hold together.
    #[error(transparent)]
    Fault(#[from] F),
}

/// A line of a file that is neither empty nor a comment.
pub(crate) struct Line<'a> {
    /// Its number, from 1.
    pub(crate) line: usize,
    /// Whether it belongs to the heading above it.
    pub(crate) indented: bool,
    /// Its first word.
    pub(crate) key: &'a str,
    /// What stands behind that.
    pub(crate) rest: &'a str,
}

/// The lines of a file that say something.
pub(crate) fn lines(text: &str) -> impl Iterator<Item = Line<'_>> {
    let lines = (1..).zip(text.lines());
    let says = |content: &str| !content.trim().is_empty() && !content.trim_start().starts_with('#');
    lines.filter(move |(_, content)| says(content)).map(|(line, content)| {
        let (key, rest) = content.trim().split_once(char::is_whitespace).unwrap_or((content.trim(), ""));
        Line { line, indented: content.starts_with([' ', '\t']), key, rest: rest.trim() }
    })
}

/// One indented line.
#[derive(Clone, Copy)]
pub(crate) struct Detail<'a> {
    pub(crate) line: usize,
    pub(crate) key: &'a str,
    pub(crate) rest: &'a str,
}

impl Detail<'_> {
    /// A mistake in this line.
    pub(crate) fn wrong<F: Error + 'static>(&self, kind: impl Into<FileErrorKind<F>>) -> FileError<F> {
        FileError { line: self.line, kind: kind.into() }
    }
}

/// A line of the wrong form.
pub(crate) fn form<F: Error + 'static>(message: &str) -> FileErrorKind<F> {
    FileErrorKind::Form(message.to_owned())
}

/// An indented line above all headings.
pub(crate) fn homeless<F: Error + 'static>() -> FileErrorKind<F> {
    form("an indented line needs a heading above it")
}

/// Two things of one name.
pub(crate) fn clash<F: Error + 'static>(name: &str, other: &str) -> FileErrorKind<F> {
    FileErrorKind::Clash { name: name.to_owned(), other: other.to_owned() }
}

/// A keyword that is none of those that may stand there.
pub(crate) fn unknown_keyword<F: Error + 'static>(word: &str, known: &[&str]) -> FileErrorKind<F> {
    let near = known.iter().map(|name| (slips(word, name), *name)).filter(|(far, _)| *far <= 2).min();
    FileErrorKind::Keyword {
        word: word.to_owned(),
        near: near.map(|(_, name)| name.to_owned()),
        known: known.join(", "),
    }
}
