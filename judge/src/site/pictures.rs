//! Maps of pages: one file for all languages where they are alike, and the words that stand in their place.

use serde::Serialize;
use serde_json::{Value, json};

use super::{Files, Site, SiteError};
use crate::language::Language;
use crate::letter::names_in;
use crate::map::{self, Plan};

/// A picture that a page shows.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Shown {
    /// Below the folder of the site.
    pub(super) file: String,
    pub(super) alt: String,
    pub(super) width: u32,
    pub(super) height: u32,
}

/// What a map shows of a game.
pub(super) struct Sight<'a> {
    pub(super) system: &'a str,
    pub(super) board: &'a Value,
    pub(super) scene: &'a Value,
    /// What is told of it, for the words in its place.
    pub(super) told: &'a Value,
    pub(super) names: &'a Value,
    /// What it is called, where nothing is read of it: a label.
    pub(super) title: &'a str,
    /// Where its file lies, without an ending.
    pub(super) place: &'a str,
}

impl Site {
    /// Draws a map for a page in a language; nothing, where there is nothing to draw it from. One that is there is not drawn
    /// again.
    pub(super) fn draw(
        &self,
        files: &mut Files,
        language: Language,
        sight: &Sight<'_>,
    ) -> Result<Option<Shown>, SiteError> {
        let Sight { board, scene, title, names, .. } = sight;
        if !scene.is_object() {
            return Ok(None);
        }
        let mut plan = Plan { board, scene, title, language, names, part: &[] };
        let alike = map::is_alike(&plan);
        if alike {
            plan.language = Language::English;
        }
        let ending = if alike { String::new() } else { format!(".{}", language.code()) };
        let file = format!("{}{ending}.svg", sight.place);
        let known = files.get(&file).map(|bytes| String::from_utf8_lossy(bytes).into_owned());
        let svg = match known {
            Some(known) => Some(known),
            None => map::page(&self.templates, &plan)?,
        };
        let Some(svg) = svg else { return Ok(None) };
        let (width, height) = (side(&svg, " width=\""), side(&svg, " height=\""));
        files.insert(file.clone(), svg.into_bytes());
        Ok(Some(Shown { file, alt: self.alt(language, sight)?, width, height }))
    }

    /// What a map shows, in one paragraph, as letters say it.
    fn alt(&self, language: Language, sight: &Sight<'_>) -> Result<String, SiteError> {
        let own = format!("{}/alt.txt", sight.system);
        let template = if self.templates.has(&own) { own } else { "any/alt.txt".to_owned() };
        let facts = json!({"scene": sight.told, "names": names_in(sight.names, language), "told": map::told(sight.board, sight.scene)});
        let text = self.templates.write(&template, language, &facts)?;
        Ok(text.split_whitespace().collect::<Vec<_>>().join(" "))
    }
}

/// A number that the head of a drawing says.
fn side(svg: &str, key: &str) -> u32 {
    let digits = svg.split(key).nth(1).and_then(|rest| rest.split('"').next());
    digits.and_then(|digits| digits.parse().ok()).unwrap_or_default()
}
