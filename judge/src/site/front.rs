//! The front page, the lists of what is over, and what belongs to the site as a whole.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::page::Page;
use super::{Files, Site, SiteError};
use crate::clock::Moment;
use crate::language::Language;
use crate::words;

/// How many games stand in a list of the front page, and on a page that goes on with one.
const MOST: usize = 150;
const MOST_OVER: usize = 12;
const PAGE: usize = 400;

/// A page that goes on with a list: its path, its title by language, its games.
struct More<'a> {
    path: String,
    year: Option<String>,
    games: Vec<&'a Value>,
}

impl Site {
    /// What pages depend on beside the store.
    pub(super) fn print(&self) -> String {
        let config = json!([self.config.judge, self.config.site, env!("CARGO_PKG_VERSION"), self.key]);
        format!("{:08x}{:08x}", self.templates.print(), crc32fast::hash(config.to_string().as_bytes()))
    }

    /// The front page, the pages that go on with its lists, the feed of all games, and what robots read.
    pub(super) fn front(&self, rows: &[&Value]) -> Result<Files, SiteError> {
        let mut files = Files::new();
        let of = |status: &[&str]| -> Vec<&Value> {
            let fits = |row: &&&Value| status.contains(&row["status"].as_str().unwrap_or_default());
            rows.iter().filter(fits).copied().collect()
        };
        let (forming, running, mut over) = (of(&["forming"]), of(&["running", "paused", "held"]), of(&["over"]));
        over.sort_by_key(|row| std::cmp::Reverse(row["ended_at"].as_i64()));
        let is_open =
            |row: &&&Value| row["status"] != "over" && row["openings"].as_array().is_some_and(|open| !open.is_empty());
        let open: Vec<&Value> = rows.iter().filter(is_open).copied().take(MOST).collect();
        let more = pages(&running, &over);
        let years: Vec<Value> =
            more.iter().filter_map(|page| page.year.as_ref()).map(|year| json!({"name": year})).collect();
        for language in Language::ALL {
            let facts = json!({
                "open": open, "forming": &forming[..forming.len().min(MOST)], "running": &running[..running.len().min(MOST)],
                "finished": &over[..over.len().min(MOST_OVER)], "years": years, "rules": self.topics(),
            });
            let (name, address) = (&self.config.judge.name, &self.config.judge.address);
            let told = self.say(language, &Value::Null, &words!("site-what", name = name, address = address));
            let page = self.of_games("site/front.html", "index.html", self.title(), &told);
            self.put(&mut files, language, &page, facts)?;
            for more in &more {
                let title = match &more.year {
                    Some(year) => format!("{} · {year}", self.say(language, &Value::Null, &words!("site-archive"))),
                    None => self.say(language, &Value::Null, &words!("site-running")),
                };
                let page = self.of_games("site/archive.html", &more.path, &title, &title);
                self.put(&mut files, language, &page, json!({"over": more.games}))?;
            }
            self.news(&mut files, language, rows)?;
        }
        let slugs = rows.iter().filter_map(|row| Some(format!("games/{}/index.html", row["slug"].as_str()?)));
        let paths: Vec<String> = ["index.html".to_owned()].into_iter().chain(slugs).collect();
        self.for_robots(&mut files, &paths)?;
        self.gate(&mut files)?;
        Ok(files)
    }

    fn of_games<'a>(&self, template: &'a str, path: &'a str, title: &'a str, told: &'a str) -> Page<'a> {
        Page { template, path, title, told, part: "games", picture: None, feed: None, runs: false }
    }

    /// The page at the folder itself: the front page in the judge's language, whose links lead into the folder of that.
    fn gate(&self, files: &mut Files) -> Result<(), SiteError> {
        let language = self.config.judge.language;
        let front = files.get(&format!("{}/index.html", language.code())).cloned().unwrap_or_default();
        let html = String::from_utf8_lossy(&front).into_owned();
        let code = language.code();
        // A slash in a fact is escaped.
        let html = html.replace("href=\"..&#x2f;", "href=\"./");
        let html = ["games/", "over-", "running-", "news.atom"]
            .iter()
            .fold(html, |html, begin| html.replace(&format!("href=\"{begin}"), &format!("href=\"{code}/{begin}")));
        files.insert("index.html".to_owned(), html.into_bytes());
        Ok(())
    }

    /// What no game changes: the boards, HELP, the style sheet, the scripts; `sandbox` is the program that boards are tried with.
    pub(super) fn fixed(&self, sandbox: Option<Vec<u8>>) -> Result<Files, SiteError> {
        let mut files = Files::new();
        let has_sandbox = sandbox.is_some();
        if let Some(program) = sandbox {
            files.insert("sandbox.wasm".to_owned(), program);
            files.insert("sandbox.js".to_owned(), include_str!("../../../templates/site/sandbox.js").into());
        }
        for (name, text) in [
            ("site.css", include_str!("../../../templates/site/site.css")),
            ("replay.js", include_str!("../../../templates/site/replay.js")),
            ("icon.svg", include_str!("../../../templates/site/icon.svg")),
        ] {
            files.insert(name.to_owned(), text.into());
        }
        self.boards(&mut files, has_sandbox)?;
        self.help(&mut files)?;
        Ok(files)
    }
}

/// The pages that go on with lists of the front page: games that are played, and, year by year, those that are over.
fn pages<'a>(running: &[&'a Value], over: &[&'a Value]) -> Vec<More<'a>> {
    let mut more = Vec::new();
    for (number, games) in running.get(MOST..).unwrap_or_default().chunks(PAGE).enumerate() {
        more.push(More { path: format!("running-{}.html", number + 2), year: None, games: games.to_vec() });
    }
    let mut years: BTreeMap<String, Vec<&Value>> = BTreeMap::new();
    for row in over {
        let ended = Moment(row["ended_at"].as_i64().unwrap_or_default());
        // Of games of older stores nobody noted when they ended.
        let year = if ended.0 > 0 { ended.iso()[..4].to_owned() } else { "older".to_owned() };
        years.entry(year).or_default().push(*row);
    }
    for (year, games) in years.into_iter().rev() {
        for (number, games) in games.chunks(PAGE).enumerate() {
            let name = if number == 0 { year.clone() } else { format!("{year}-{}", number + 1) };
            more.push(More { path: format!("over-{name}.html"), year: Some(name), games: games.to_vec() });
        }
    }
    more
}
