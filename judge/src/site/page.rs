//! One page: what all of them share, and the way from a template to a file.

use std::sync::LazyLock;

use regex::Regex;
use serde::Serialize;
use serde_json::{Value, json};

use super::{Files, Site, SiteError};
use crate::facts;
use crate::language::Language;
use crate::letter::Facts;

/// What browsers let pages do: nothing but show what lies beside them. The script alone asks for more pages of the same site.
pub(super) const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
                                 base-uri 'none'; form-action 'none'";

/// The one permission more of a page that runs a program which was compiled before, and the words before which it stands.
const PROGRAM: (&str, &str) = ("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'");

/// Looks that letters carry with them: pages have a style sheet.
static LOOKS: LazyLock<Regex> = LazyLock::new(|| Regex::new(r#" style="[^"]*""#).expect("it is written well"));

/// How a table of many narrow columns begins in letters: on a page it may be wider than a phone, and is moved inside its frame,
/// by keys as well.
const GRID: (&str, &str) =
    ("<table style=\"border-collapse:collapse;margin", "<table tabindex=\"0\" style=\"border-collapse:collapse;margin");

/// A page about to be written.
pub(super) struct Page<'a> {
    pub(super) template: &'a str,
    /// Where it lies below the folder of its language.
    pub(super) path: &'a str,
    pub(super) title: &'a str,
    /// What it is about, in a sentence.
    pub(super) told: &'a str,
    /// Where it belongs: `games`, `boards`, `help`.
    pub(super) part: &'a str,
    /// A picture of it, below the folder of the site.
    pub(super) picture: Option<&'a str>,
    /// A feed of its own, beside it.
    pub(super) feed: Option<&'a str>,
    /// Whether it runs the program that orders are tried with.
    pub(super) runs: bool,
}

impl Site {
    /// Writes a page in a language among the files.
    pub(super) fn put(
        &self,
        files: &mut Files,
        language: Language,
        page: &Page<'_>,
        facts: &impl Serialize,
    ) -> Result<(), SiteError> {
        let root = "../".repeat(page.path.matches('/').count() + 1);
        let mut shared = self.shared(page, &root);
        if page.runs {
            shared["site"]["policy"] = json!(POLICY.replace(PROGRAM.0, PROGRAM.1));
        }
        let facts = Facts::of(facts).with(&shared);
        let html = self.templates.write(page.template, language, &facts)?;
        let html = LOOKS.replace_all(&html.replace(GRID.0, GRID.1), "").into_owned();
        files.insert(format!("{}/{}", language.code(), page.path), html.into_bytes());
        Ok(())
    }

    fn shared(&self, page: &Page<'_>, root: &str) -> Value {
        json!({
            "site": self.told(),
            "judge": facts::judge(&self.config),
            "languages": languages(),
            "root": root,
            "live": true,
            "page": {
                "path": page.path, "title": page.title, "told": page.told, "part": page.part, "picture": page.picture,
                "feed": page.feed,
            },
        })
    }

    /// The site itself.
    pub(super) fn told(&self) -> Value {
        json!({"title": self.title(), "url": self.config.site.url.trim_end_matches('/'), "policy": POLICY})
    }

    /// A sentence in a language.
    pub(super) fn say(&self, language: Language, names: &Value, words: &crate::words::Words) -> String {
        self.templates.voice(language, names).say(words)
    }
}

/// The languages, each by its own name.
pub(super) fn languages() -> Value {
    Language::ALL.iter().map(|language| json!({"code": language.code(), "name": language.own_name()})).collect()
}
