//! What programs read of the site: feeds of news, calendars of deadlines, the map of the site, and what robots may do.

use serde_json::{Value, json};

use super::games::Telling;
use super::page::languages;
use super::{Files, Site, SiteError};
use crate::facts;
use crate::language::Language;
use crate::letter::Appointment;
use crate::words;

/// How many turns a feed tells.
const MOST: usize = 30;

impl Site {
    /// An address that stays, whatever the site's own is.
    fn address(&self, path: &str) -> String {
        match self.config.site.url.trim_end_matches('/') {
            "" => path.to_owned(),
            url => format!("{url}/{path}"),
        }
    }

    /// What names something in a feed for good (RFC 4151).
    fn tag(&self, what: &str) -> String {
        format!("tag:{},2026:{what}", self.config.judge.domain())
    }

    /// A phrase, or plain text, in a language.
    pub(super) fn said(&self, language: Language, names: &Value, phrase: &Value) -> String {
        if phrase.is_null() {
            return String::new();
        }
        self.templates.voice(language, names).told(phrase)
    }

    /// Writes a feed; the entries are the newest first.
    fn feed(
        &self,
        files: &mut Files,
        language: Language,
        (title, folder, names): (&str, &str, &Value),
        entries: &[Value],
    ) -> Result<(), SiteError> {
        let code = language.code();
        let own = format!("{code}/{folder}news.atom");
        let updated = entries.first().map_or_else(|| json!("2026-01-01T00:00:00Z"), |entry| entry["at"].clone());
        let facts = json!({
            "feed": {
                "title": title, "id": self.tag(&own), "own": self.address(&own),
                "page": self.address(&format!("{code}/{folder}index.html")), "updated": updated,
            },
            "judge": facts::judge(&self.config), "entries": entries, "names": names,
        });
        files.insert(own, self.templates.write("site/feed.xml", language, &facts)?.into_bytes());
        Ok(())
    }

    /// An entry for a turn of a game.
    fn entry(&self, language: Language, (slug, title): (&str, &Value), turn: &Value) -> Value {
        let id = turn["id"].as_str().unwrap_or_default();
        json!({
            "title": title, "turn": turn["title"], "at": turn["at"],
            "id": self.tag(&format!("{slug}/{id}/{}", language.code())),
            "page": self.address(&format!("{}/games/{slug}/{id}.html", language.code())),
        })
    }

    /// The feed of all games: the last turn of each.
    pub(super) fn news(&self, files: &mut Files, language: Language, rows: &[&Value]) -> Result<(), SiteError> {
        let mut entries: Vec<Value> = Vec::new();
        for row in rows.iter().filter(|row| row["last"].is_object()) {
            entries.push(self.entry(language, (row["slug"].as_str().unwrap_or_default(), &row["title"]), &row["last"]));
        }
        entries.sort_by(|one, other| other["at"].as_str().cmp(&one["at"].as_str()));
        entries.truncate(MOST);
        self.feed(files, language, (self.title(), "", &json!({})), &entries)
    }

    /// What robots may do, and where all pages are listed.
    pub(super) fn for_robots(&self, files: &mut Files, paths: &[String]) -> Result<(), SiteError> {
        let url = self.config.site.url.trim_end_matches('/');
        let mut robots = "User-agent: *\nAllow: /\n".to_owned();
        if !url.is_empty() {
            robots.push_str(&format!("Sitemap: {url}/sitemap.xml\n"));
            let facts = json!({"site": self.told(), "languages": languages(), "paths": paths, "names": {}});
            let map = self.templates.write("site/sitemap.xml", Language::English, &facts)?;
            files.insert("sitemap.xml".to_owned(), map.into_bytes());
        }
        files.insert("robots.txt".to_owned(), robots.into_bytes());
        Ok(())
    }
}

/// The feed of a game: its last turns.
pub(super) fn of_game(telling: &Telling<'_>, files: &mut Files, language: Language) -> Result<(), SiteError> {
    let title = json!(facts::capitalised(&telling.game.name));
    let entry = |turn: &super::games::Told| {
        let told = json!({"id": turn.id, "title": turn.title, "at": turn.chapter.played.iso()});
        telling.site.entry(language, (&telling.slug, &title), &told)
    };
    let entries: Vec<Value> = telling.turns.iter().rev().take(MOST).map(entry).collect();
    let folder = format!("games/{}/", telling.slug);
    telling.site.feed(files, language, (title.as_str().unwrap_or_default(), &folder, telling.names()), &entries)
}

/// The deadline of a game, for calendars that look for it again and again: one appointment, in each language.
pub(super) fn calendar(telling: &Telling<'_>, files: &mut Files) {
    let Some(round) = &telling.game.round else { return };
    let Some(at) = round.deadline.filter(|_| telling.game.status == crate::game::Status::Running) else { return };
    // A deadline that is another one is news to everybody: each version is later than those before it.
    let written = round.opened.max(telling.announced);
    for language in Language::ALL {
        let voice = telling.site.templates.voice(language, telling.names());
        let turn = json!(round.turn());
        let appointment = Appointment {
            uid: format!("{}@{}", telling.slug, telling.site.config.judge.domain()),
            sequence: u32::try_from(written.0 - telling.game.created.0).unwrap_or_default(),
            title: voice.say(&words!("map-title", game = facts::capitalised(&telling.game.name), turn = turn)),
            text: String::new(),
            at,
            written,
            cancelled: false,
        };
        let path = format!("{}/games/{}/deadline.ics", language.code(), telling.slug);
        files.insert(path, appointment.text(&telling.site.config.judge, 0).into_bytes());
    }
}
