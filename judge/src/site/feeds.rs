//! What programs read of the site: feeds of news, calendars of deadlines, the map of the site, and what robots may do.

use serde_json::{Value, json};

use super::games::Telling;
use super::page::languages;
use super::told::Told;
use super::{Files, Site, SiteError, Unit};
use crate::facts;
use crate::game::Status;
use crate::language::Language;
use crate::letter::{Appointment, names_in};
use crate::words;

/// How many turns a feed tells.
const MOST: usize = 30;
/// How many addresses one map of the site may hold (sitemaps.org).
const LISTED: usize = 50_000;

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
            "judge": facts::judge(&self.config), "entries": entries, "names": names_in(names, language),
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

    /// The feed of all games: the last turn of each, of those that were played last.
    pub(super) fn news(&self, unit: &mut Unit, rows: &[&Value]) -> Result<(), SiteError> {
        let mut last: Vec<&Value> = rows.iter().filter(|row| row["last"].is_object()).copied().collect();
        last.sort_by(|one, other| other["last"]["at"].as_str().cmp(&one["last"]["at"].as_str()));
        last.truncate(MOST);
        let named: Vec<[&Value; 3]> = last.iter().map(|row| [&row["slug"], &row["title"], &row["last"]]).collect();
        unit.part(&("news", &named), |files| {
            Language::ALL.iter().try_for_each(|language| {
                let entry = |[slug, title, turn]: &[&Value; 3]| {
                    self.entry(*language, (slug.as_str().unwrap_or_default(), title), turn)
                };
                let entries: Vec<Value> = named.iter().map(entry).collect();
                self.feed(files, *language, (self.title(), "", &json!({})), &entries)
            })
        })
    }

    /// What robots may do, and where all pages are listed: each list holds as many as one may (sitemaps.org).
    pub(super) fn for_robots(&self, unit: &mut Unit, paths: &[String]) -> Result<(), SiteError> {
        let url = self.config.site.url.trim_end_matches('/');
        let mut robots = "User-agent: *\nAllow: /\n".to_owned();
        let lists = paths.chunks(LISTED / Language::ALL.len()).filter(|_| !url.is_empty());
        for (number, paths) in (1..).zip(lists) {
            let name = if number == 1 { "sitemap.xml".to_owned() } else { format!("sitemap-{number}.xml") };
            robots.push_str(&format!("Sitemap: {url}/{name}\n"));
            unit.part(&(&name, paths), |files| {
                let facts = json!({"site": self.told(), "languages": languages(), "paths": paths, "names": {}});
                let map = self.templates.write("site/sitemap.xml", Language::English, &facts)?;
                files.insert(name.clone(), map.into_bytes());
                Ok(())
            })?;
        }
        unit.part(&("robots", &robots), |files| {
            files.insert("robots.txt".to_owned(), robots.clone().into_bytes());
            Ok(())
        })
    }
}

/// The feed of a game: its last turns.
pub(super) fn of_game(telling: &Telling<'_>, unit: &mut Unit) -> Result<(), SiteError> {
    let title = telling.title();
    let turns: Vec<Value> = telling.turns.iter().rev().take(MOST).map(Told::named).collect();
    let folder = format!("games/{}/", telling.slug);
    unit.part(&("feed", &folder, &title, &turns, telling.names()), |files| {
        Language::ALL.iter().try_for_each(|language| {
            let named = json!(title);
            let entry = |turn: &Value| telling.site.entry(*language, (&telling.slug, &named), turn);
            let entries: Vec<Value> = turns.iter().map(entry).collect();
            telling.site.feed(files, *language, (&title, &folder, telling.names()), &entries)
        })
    })
}

/// The deadline of a game, for calendars that look for it again and again: one appointment, in each language.
pub(super) fn calendar(telling: &Telling<'_>, unit: &mut Unit) -> Result<(), SiteError> {
    let Some(round) = &telling.game.round else { return Ok(()) };
    let Some(at) = round.deadline.filter(|_| telling.game.status == Status::Running) else { return Ok(()) };
    // A deadline that is another one is news to everybody: each version is later than those before it.
    let written = round.opened.max(telling.announced);
    let turn = json!(round.turn());
    unit.part(&("calendar", &telling.slug, at.0, written.0, &turn, telling.names()), |files| {
        for language in Language::ALL {
            let voice = telling.site.templates.voice(language, telling.names());
            let appointment = Appointment {
                uid: format!("{}@{}", telling.slug, telling.site.config.judge.domain()),
                sequence: u32::try_from(written.0 - telling.game.created.0).unwrap_or_default(),
                title: voice.say(&words!("map-title", game = telling.title(), turn = turn)),
                text: String::new(),
                at,
                written,
                cancelled: false,
            };
            let path = format!("{}/games/{}/deadline.ics", language.code(), telling.slug);
            files.insert(path, appointment.text(&telling.site.config.judge, 0).into_bytes());
        }
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::letter::Templates;
    use crate::site::unit::Parts;

    #[test]
    fn no_map_of_the_site_holds_more_addresses_than_one_may_and_robots_are_told_all_of_them() {
        let mut config = crate::config::Config::default();
        config.site.url = "https://games.example/".to_owned();
        let keys = crate::secret::Keys::from_bytes([7; 32]);
        let site = Site { config, templates: Templates::load(None).unwrap().into(), rulesets: Vec::new(), keys };
        let paths: Vec<String> = (0..12_501).map(|game| format!("games/game-{game}/index.html")).collect();
        let mut unit = Unit::upon("", Parts::new());
        site.for_robots(&mut unit, &paths).unwrap();
        let text = |path: &str| String::from_utf8(unit.files[path].clone()).unwrap();
        let counts = ["sitemap.xml", "sitemap-2.xml"].map(|path| text(path).matches("<loc>").count());
        assert_eq!(counts, [50_000, 4]);
        assert!(text("sitemap-2.xml").contains("game-12500"));
        let robots = text("robots.txt");
        assert!(
            robots.ends_with(
                "Sitemap: https://games.example/sitemap.xml\nSitemap: https://games.example/sitemap-2.xml\n"
            )
        );
    }
}
