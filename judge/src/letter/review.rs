//! Looks an operator's replacements through: what cannot be used is told with its file and line, and left aside.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Variant, VariantKey,
};
use fluent_syntax::parser;

use crate::language::Language;

/// Something that is wrong with a replacement. The built-in one is used in its place.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Flaw {
    /// The file, below the folder of replacements.
    pub file: String,
    /// The line, from 1; 0: the whole file.
    pub line: usize,
    /// What is wrong, and what would be right.
    pub what: String,
}

impl Flaw {
    pub(super) fn new(line: usize, what: impl Into<String>) -> Flaw {
        Flaw { file: String::new(), line, what: what.into() }
    }

    pub(super) fn in_file(self, file: &str) -> Flaw {
        Flaw { file: file.to_owned(), ..self }
    }
}

impl std::fmt::Display for Flaw {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.line {
            0 => write!(f, "{}: {}", self.file, self.what),
            line => write!(f, "{}, line {line}: {}", self.file, self.what),
        }
    }
}

/// All messages with what each of them mentions.
pub(super) struct Messages(BTreeMap<String, BTreeSet<String>>);

impl Messages {
    /// The messages of several files: one language mentions what another does not need.
    pub(super) fn of<'a>(texts: impl Iterator<Item = &'a str>) -> Messages {
        let mut messages: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for text in texts {
            let resource = parser::parse(text).unwrap_or_else(|(resource, _)| resource);
            for entry in &resource.body {
                if let Entry::Message(message) = entry {
                    let known = messages.entry(message.id.name.to_owned()).or_default();
                    known.extend(Mentions::of(message).variables);
                }
            }
        }
        Messages(messages)
    }

    /// What is wrong with a file of replacements: what cannot be parsed, unknown messages, unknown arguments, plurals
    /// that the language has and the message has not.
    pub(super) fn review(&self, text: &str, language: Language) -> Vec<Flaw> {
        let (resource, errors) = match parser::parse(text) {
            Ok(resource) => (resource, Vec::new()),
            Err((resource, errors)) => (resource, errors),
        };
        let start = |error: &parser::ParserError| error.slice.clone().map_or(error.pos.start, |junk| junk.start);
        let told = |error: &parser::ParserError| Flaw::new(line_of(text, start(error)), error.to_string());
        let mut flaws: Vec<Flaw> = errors.iter().map(told).collect();
        for entry in &resource.body {
            if let Entry::Message(message) = entry {
                // The parser borrows names from the text, so their place tells the line.
                let at = message.id.name.as_ptr() as usize - text.as_ptr() as usize;
                let line = line_of(text, at);
                flaws.extend(self.review_message(message, language).into_iter().map(|what| Flaw::new(line, what)));
            }
        }
        flaws
    }

    fn review_message(&self, message: &Message<&str>, language: Language) -> Vec<String> {
        let name = message.id.name;
        let Some(known) = self.0.get(name) else {
            let near = self.0.keys().min_by_key(|known| chancery_engine::slips(known, name));
            let near = near.map(|near| format!("; did you mean {near}?")).unwrap_or_default();
            return vec![format!("nobody says {name}{near}")];
        };
        let mentions = Mentions::of(message);
        let list = || known.iter().map(|name| format!("${name}")).collect::<Vec<_>>().join(", ");
        let unknown = mentions.variables.iter().filter(|variable| !known.contains(*variable));
        let mut flaws: Vec<String> = unknown
            .map(|variable| match known.is_empty() {
                true => format!("{name} is told no ${variable}, nor anything else"),
                false => format!("{name} is told no ${variable}; it is told {}", list()),
            })
            .collect();
        for plurals in mentions.plurals {
            let missing: Vec<&str> = needed(language).iter().copied().filter(|form| !plurals.contains(*form)).collect();
            if !missing.is_empty() {
                flaws.push(format!("{name} lacks the plural [{}]", missing.join("], [")));
            }
        }
        flaws
    }
}

/// The plural forms of whole numbers that a language has beside the default (CLDR).
fn needed(language: Language) -> &'static [&'static str] {
    match language {
        Language::English | Language::Bulgarian => &["one"],
        Language::Russian => &["one", "few"],
        Language::Chinese => &[],
    }
}

/// What a message mentions, and the plural forms that it makes a difference of.
#[derive(Default)]
struct Mentions {
    variables: BTreeSet<String>,
    plurals: Vec<BTreeSet<String>>,
}

impl Mentions {
    fn of(message: &Message<&str>) -> Mentions {
        let mut mentions = Mentions::default();
        message.value.iter().for_each(|pattern| mentions.pattern(pattern));
        mentions
    }

    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                self.variants(variants);
            }
        }
    }

    fn variants(&mut self, variants: &[Variant<&str>]) {
        let key = |variant: &Variant<&str>| match &variant.key {
            VariantKey::Identifier { name } => (*name).to_owned(),
            VariantKey::NumberLiteral { value } => (*value).to_owned(),
        };
        let keys: BTreeSet<String> = variants.iter().map(key).collect();
        if ["zero", "one", "two", "few", "many"].iter().any(|form| keys.contains(*form)) {
            self.plurals.push(keys);
        }
        variants.iter().for_each(|variant| self.pattern(&variant.value));
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => drop(self.variables.insert(id.name.to_owned())),
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::FunctionReference { arguments, .. } => self.arguments(arguments),
            _ => {}
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>) {
        arguments.positional.iter().for_each(|inline| self.inline(inline));
        arguments.named.iter().for_each(|named| self.inline(&named.value));
    }
}

/// Which line a position of a text is on, from 1.
pub(super) fn line_of(text: &str, at: usize) -> usize {
    text.as_bytes()[..at.min(text.len())].iter().filter(|byte| **byte == b'\n').count() + 1
}
