//! Letters: templates filled with facts, and the mail that carries them.

mod built_in;
mod calendar;
mod compose;
mod say;

use std::path::Path;

use minijinja::syntax::SyntaxConfig;
use minijinja::{Environment, UndefinedBehavior, Value};
use serde::{Deserialize, Serialize};

use crate::capability::Capability;

pub use calendar::Appointment;
pub use compose::{ComposeError, Letterhead, compose, finished_text, message_id};
pub use say::Say;

/// A letter as it stands in the outbox.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Letter {
    /// Which template it was made from.
    pub kind: String,
    /// The game it concerns.
    pub game: Option<String>,
    /// The subject line.
    pub subject: String,
    /// The text.
    pub text: String,
    /// The message that it answers.
    pub in_reply_to: Option<String>,
    /// The thread, oldest id first.
    pub references: Vec<String>,
    /// The inbox row that it answers.
    #[serde(default)]
    pub mail: Option<i64>,
    /// How many answers in a row it makes.
    #[serde(default)]
    pub hops: u32,
    /// Its pictures, in order.
    #[serde(default)]
    pub pictures: Vec<Picture>,
    /// The deadline that it sets, moves or cancels.
    #[serde(default)]
    pub appointment: Option<Appointment>,
    /// What an answer to it is allowed. Its seal is made when the letter is sent.
    #[serde(default)]
    pub capability: Option<Capability>,
}

/// A picture of a letter, kept once in the store.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Picture {
    /// The name of its file.
    pub name: String,
    /// What the store finds it by.
    pub digest: String,
}

/// Templates cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum TemplateError {
    /// A template has a mistake, or asks for a fact that is not there.
    #[error("template: {0}")]
    Template(#[from] minijinja::Error),
    /// The file of messages has a mistake.
    #[error("messages.ftl: {0}")]
    Messages(String),
    /// A replacement cannot be read.
    #[error("cannot read {path}")]
    Read {
        /// The file.
        path: std::path::PathBuf,
        /// Why not.
        source: std::io::Error,
    },
}

/// All templates, loaded and checked.
pub struct Stationery {
    env: Environment<'static>,
    say: Say,
}

impl std::fmt::Debug for Stationery {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Stationery")
    }
}

impl Stationery {
    /// Loads the built-in templates and those that replace them in a folder, so strictly that a misspelt name is an
    /// error and not a gap in a letter.
    ///
    /// # Errors
    /// The first template or message that cannot be read.
    pub fn load(folder: Option<&Path>) -> Result<Stationery, TemplateError> {
        let mut env = Environment::new();
        env.set_undefined_behavior(UndefinedBehavior::Strict);
        let syntax = SyntaxConfig::builder().keep_trailing_newline(true).trim_blocks(true).lstrip_blocks(true).build();
        env.set_syntax(syntax?);
        env.add_filter("wrap", wrap);
        env.add_filter("three", |number: u32| format!("{number:03}"));
        env.add_filter("pad", |text: String, width: usize| format!("{text:<width$}"));
        env.add_filter("left", |text: Value, width: usize| format!("{:>width$}", text.to_string()));
        env.add_filter("quote", |text: String| text.lines().map(|line| format!("> {line}\n")).collect::<String>());
        env.add_filter("and", |names: Vec<String>| and_list(&names));
        let mut messages = built_in::MESSAGES.to_owned();
        for (name, text) in built_in::TEMPLATES {
            let text = replacement(folder, name)?.unwrap_or_else(|| (*text).to_owned());
            env.add_template_owned(*name, text)?;
        }
        if let Some(text) = replacement(folder, "en/messages.ftl")? {
            messages = format!("{messages}\n{text}");
        }
        let say = Say::load(&messages)?;
        Ok(Stationery { env, say })
    }

    /// Fills a template.
    ///
    /// # Errors
    /// The template asks for a fact that is not there.
    pub fn write(&self, template: &str, facts: &serde_json::Value) -> Result<String, TemplateError> {
        let text = self.env.get_template(template)?.render(Value::from(minijinja::value::Serde(facts)))?;
        Ok(tidy(&text))
    }

    /// Whether there is a template of this name.
    pub fn has(&self, template: &str) -> bool {
        self.env.get_template(template).is_ok()
    }

    /// The sentences.
    pub fn say(&self) -> &Say {
        &self.say
    }

    /// The topics that `HELP` knows.
    pub fn help_topics() -> impl Iterator<Item = &'static str> {
        built_in::TEMPLATES.iter().filter_map(|(name, _)| name.strip_prefix("help/")?.strip_suffix(".txt"))
    }
}

fn replacement(folder: Option<&Path>, name: &str) -> Result<Option<String>, TemplateError> {
    let Some(path) = folder.map(|folder| folder.join(name)).filter(|path| path.exists()) else { return Ok(None) };
    std::fs::read_to_string(&path).map(Some).map_err(|source| TemplateError::Read { path, source })
}

/// No trailing blanks except on `::` lines, where old programs expect them; at most one blank line in a row but for
/// the two before the list of dislodged units.
fn tidy(text: &str) -> String {
    let mut out = String::new();
    let mut blank = 0;
    for line in text.lines() {
        let line = if line.starts_with(":: ") { line } else { line.trim_end() };
        blank = if line.is_empty() { blank + 1 } else { 0 };
        if blank <= 2 {
            out.push_str(line);
            out.push('\n');
        }
    }
    let end = out.trim_end_matches('\n').len();
    out.truncate(end);
    out.push('\n');
    out
}

/// `Austria, England and France`
pub fn and_list(names: &[String]) -> String {
    match names {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

/// Breaks lines at blanks so that they stay below a width; further lines are indented.
fn wrap(text: String, width: usize, indent: Option<usize>) -> String {
    let margin = " ".repeat(indent.unwrap_or(0));
    text.lines().map(|line| wrap_line(line, width, &margin)).collect::<Vec<_>>().join("\n")
}

fn wrap_line(line: &str, width: usize, margin: &str) -> String {
    let (mut out, mut column) = (String::new(), 0);
    let mut rest = line;
    while !rest.is_empty() {
        let blanks = rest.len() - rest.trim_start().len();
        let word = rest[blanks..].split(' ').next().unwrap_or_default();
        let length = word.chars().count();
        if column > margin.len() && column + blanks + length >= width {
            out.push('\n');
            out.push_str(margin);
            column = margin.len();
        } else {
            out.push_str(&rest[..blanks]);
            column += blanks;
        }
        out.push_str(word);
        column += length;
        rest = &rest[blanks + word.len()..];
    }
    out
}
