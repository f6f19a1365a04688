//! All templates and sentences, loaded once: the built-in ones, and an operator's in their place.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use minijinja::syntax::SyntaxConfig;
use minijinja::{Environment, Error, ErrorKind, UndefinedBehavior, Value};
use serde::Serialize;

use super::latest::Latest;
use super::speaking::{self, Speaker};
use super::{Facts, Filling, Flaw, Sentences, TemplateError, Voice, alike, built_in, wrap};
use crate::files;
use crate::language::Language;

/// So many steps an operator's template may take for a letter: the longest of the built-in ones takes a small part of them.
const MOST_STEPS: u64 = 20_000_000;

/// All templates, loaded and checked.
pub struct Templates {
    env: Environment<'static>,
    /// The built-in templates alone, where an operator has some of his own.
    plain: Option<Environment<'static>>,
    sentences: Arc<Sentences>,
    flaws: Mutex<Vec<Flaw>>,
    /// Templates with an operator's in them that came to no end: they are not tried again.
    endless: Mutex<BTreeSet<String>>,
    /// Whether everything is written in all other languages too, for what is wrong with it.
    tried: AtomicBool,
    latest: Latest,
    print: u32,
}

impl std::fmt::Debug for Templates {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Templates")
    }
}

impl Templates {
    /// Loads the built-in templates and those that replace them in a folder, so strictly that a misspelt name is an
    /// error and not a gap in a letter. What is wrong with a replacement is kept as a [`Flaw`]; the built-in one stands in.
    ///
    /// # Errors
    /// The folder cannot be read.
    pub fn load(folder: Option<&Path>) -> Result<Templates, TemplateError> {
        let mut flaws = Vec::new();
        let mut env = environment()?;
        for (name, text) in built_in::templates() {
            env.add_template_owned(name, text)?;
        }
        let own = folder.map(replacements).transpose()?.unwrap_or_default();
        let print = print(&own);
        let mut plain = None;
        for (name, text) in &own {
            if env.get_template(name).is_ok() {
                plain.get_or_insert_with(|| env.clone());
                if let Err(error) = env.add_template_owned(name.clone(), text.clone()) {
                    flaws.push(Flaw::new(error.line().unwrap_or(0), told(&error)).in_file(name));
                }
            } else if !Language::ALL.into_iter().any(|language| built_in::replaces(name, language)) {
                flaws.push(Flaw::new(0, "no letter uses a file of this name").in_file(name));
            }
        }
        // What goes round for ever is cut off, and the built-in template stands in.
        env.set_fuel(plain.is_some().then_some(MOST_STEPS));
        let sentences = Sentences::load(&own, &mut flaws)?;
        Ok(Templates {
            env,
            plain,
            sentences: Arc::new(sentences),
            flaws: Mutex::new(flaws),
            endless: Mutex::default(),
            tried: AtomicBool::new(false),
            latest: Latest::default(),
            print,
        })
    }

    /// What is wrong with an operator's replacements, as far as is known: when they were loaded, and when letters were
    /// written with them.
    pub fn flaws(&self) -> Vec<Flaw> {
        let mut flaws = self.flaws.lock().unwrap_or_else(PoisonError::into_inner).clone();
        flaws.extend(self.sentences.gaps());
        flaws
    }

    /// A number that is another one when a template or a sentence is.
    pub fn print(&self) -> u32 {
        self.print
    }

    /// From now on whatever is written is written in every language, so that what is wrong with a replacement in one of them
    /// is found by letters in another; so is what they are to say alike, in each of them.
    pub fn try_every_language(&self) {
        self.tried.store(true, Ordering::Relaxed);
    }

    /// Fills a template in a language; the names of a board are the fact `names`.
    ///
    /// # Errors
    /// The template asks for a fact that is not there, and there is none in its place.
    pub fn write(&self, template: &str, language: Language, facts: &impl Serialize) -> Result<String, TemplateError> {
        let [text] = self.write_all([template], language, facts)?;
        Ok(text)
    }

    /// Fills several templates with the same facts, as [`Templates::write`] does with one.
    ///
    /// # Errors
    /// As there.
    pub fn write_all<const N: usize>(
        &self,
        templates: [&str; N],
        language: Language,
        facts: &impl Serialize,
    ) -> Result<[String; N], TemplateError> {
        let mut texts = [const { String::new() }; N];
        for (text, filled) in texts.iter_mut().zip(self.fill_all(&templates, language, &Facts::of(facts))?) {
            *text = filled;
        }
        Ok(texts)
    }

    /// Fills several templates as [`Templates::write_all`] does, and cleans what they come to; with facts of which it was written
    /// lately, it is not written again. For what many ask for, as a list of all games.
    ///
    /// # Errors
    /// As there.
    pub fn write_once(
        &self,
        filling: &Filling,
        clean: impl Fn(String) -> String,
    ) -> Result<Vec<String>, TemplateError> {
        let templates: Vec<&str> = filling.templates.iter().map(String::as_str).collect();
        self.latest.find_or(filling.whole(), || {
            let filled = self.fill_all(&templates, filling.language, &filling.facts())?;
            Ok(filled.into_iter().map(clean).collect())
        })
    }

    fn fill_all(&self, templates: &[&str], language: Language, facts: &Facts) -> Result<Vec<String>, TemplateError> {
        if self.tried.load(Ordering::Relaxed) {
            for other in Language::ALL.into_iter().filter(|other| *other != language) {
                let told = self.told_in(other, facts);
                templates.iter().for_each(|template| drop(self.fill_somehow(template, &told)));
            }
        }
        let told = self.told_in(language, facts);
        Ok(templates.iter().map(|template| self.fill_somehow(template, &told)).collect::<Result<_, _>>()?)
    }

    /// Facts as templates read them, in a language.
    fn told_in(&self, language: Language, facts: &Facts) -> Value {
        let board = language.board();
        let names = serde_json::json!({board: facts.at(&format!("names.{board}"))});
        let speaker = Value::from_object(Speaker { sentences: Arc::clone(&self.sentences), language, names });
        let doubted = self.tried.load(Ordering::Relaxed);
        minijinja::context! { lang => language.code(), speaker => speaker, doubted => doubted, ..facts.read() }
    }

    /// Fills a template, or the built-in one in its place.
    fn fill_somehow(&self, template: &str, facts: &Value) -> Result<String, Error> {
        let endless = || self.endless.lock().unwrap_or_else(PoisonError::into_inner);
        let Some(plain) = &self.plain else { return fill(&self.env, template, facts) };
        if endless().contains(template) {
            return fill(plain, template, facts);
        }
        fill(&self.env, template, facts).or_else(|error| {
            if self.note(&error, template) == ErrorKind::OutOfFuel {
                endless().insert(template.to_owned());
            }
            fill(plain, template, facts)
        })
    }

    /// Notes once that an operator's template cannot be used; why, in a word.
    fn note(&self, error: &Error, template: &str) -> ErrorKind {
        // The innermost error is in the file that is wrong.
        let mut inner = error;
        while let Some(next) = std::error::Error::source(inner).and_then(|source| source.downcast_ref::<Error>()) {
            inner = next;
        }
        let flaw = Flaw::new(inner.line().unwrap_or(0), told(inner)).in_file(inner.name().unwrap_or(template));
        let mut flaws = self.flaws.lock().unwrap_or_else(PoisonError::into_inner);
        if !flaws.contains(&flaw) {
            tracing::error!(%flaw, "a replaced template cannot be used");
            flaws.push(flaw);
        }
        inner.kind()
    }

    /// Whether there is a template of this name.
    pub fn has(&self, template: &str) -> bool {
        self.env.get_template(template).is_ok()
    }

    /// Whether English has a message of this name.
    pub fn has_words_for(&self, message: &str) -> bool {
        self.sentences.has(message)
    }

    /// The sentences of a language; `names` are those of a board.
    pub fn voice<'a>(&'a self, language: Language, names: &'a serde_json::Value) -> Voice<'a> {
        self.sentences.voice(language, names)
    }
}

/// A checksum of all templates and sentences, with those that replace some.
fn print(own: &[(String, String)]) -> u32 {
    let mut sum = crc32fast::Hasher::new();
    built_in::templates().for_each(|(_, text)| sum.update(text.as_bytes()));
    let sentences = Language::ALL.iter().flat_map(|language| built_in::messages(*language));
    sentences.for_each(|(_, text)| sum.update(text.as_bytes()));
    own.iter().flat_map(|(name, text)| [name, text]).for_each(|text| sum.update(text.as_bytes()));
    sum.finalize()
}

fn fill(env: &Environment<'static>, template: &str, facts: &Value) -> Result<String, Error> {
    let text = env.get_template(template)?.render(facts)?;
    Ok(if template.ends_with(".txt") { tidy(&text) } else { text })
}

fn told(error: &Error) -> String {
    match error.detail() {
        Some(detail) => format!("{}: {detail}", error.kind()),
        None => error.kind().to_string(),
    }
}

fn environment() -> Result<Environment<'static>, TemplateError> {
    let mut env = Environment::new();
    env.set_undefined_behavior(UndefinedBehavior::Strict);
    let syntax = SyntaxConfig::builder().keep_trailing_newline(true).trim_blocks(true).lstrip_blocks(true).build();
    env.set_syntax(syntax?);
    speaking::teach(&mut env);
    alike::teach(&mut env);
    env.add_filter("wrap", |text: String, width: usize, indent: Option<usize>| {
        wrap::wrap(&text, width, indent.unwrap_or(0))
    });
    env.add_filter("echoed", |text: String, width: usize| wrap::echoed(&text, width));
    env.add_filter("quoted", |text: String, width: usize| wrap::quoted(&text, width));
    env.add_filter("three", |number: u32| format!("{number:03}"));
    env.add_filter("bare", |text: String| text.trim_end_matches(['.', ':', '。', '：', ' ']).to_owned());
    env.add_filter("pad", |text: String, width: usize| wrap::pad(&text, width));
    env.add_filter("columns", |text: String| wrap::columns(&text));
    env.add_filter("left", |text: Value, width: usize| wrap::left(&text.to_string(), width));
    Ok(env)
}

/// The files of a folder of replacements by their names below it.
fn replacements(folder: &Path) -> Result<Vec<(String, String)>, TemplateError> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(next) = folders.pop() {
        let failed = |source| TemplateError::Read { path: next.clone(), source };
        for entry in std::fs::read_dir(&next).map_err(failed)? {
            let path = entry.map_err(failed)?.path();
            let name = path.strip_prefix(folder).unwrap_or(&path).to_string_lossy().into_owned();
            let template = [".txt", ".html", ".svg", ".ftl"].iter().any(|ending| name.ends_with(ending));
            if path.is_dir() {
                folders.push(path);
            } else if template {
                let read = files::read_text(&path);
                found.push((name, read.map_err(|source| TemplateError::Read { path, source })?));
            }
        }
    }
    found.sort();
    Ok(found)
}

/// No trailing blanks except on `::` lines, where old programs expect them, and in the mark of our own signature, the last
/// of its kind (RFC 3676 section 4.3); at most one blank line in a row but for the two before the list of dislodged units.
fn tidy(text: &str) -> String {
    let mut out = String::new();
    let mut blank = 0;
    let lines: Vec<&str> = text.lines().collect();
    let signature = lines.iter().rposition(|line| *line == "-- ");
    for (at, line) in lines.into_iter().enumerate() {
        let kept = line.starts_with(":: ") || Some(at) == signature;
        let line = if kept { line } else { line.trim_end() };
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
