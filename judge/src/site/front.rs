//! The front page, the lists of what is over, and what belongs to the site as a whole.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::page::Page;
use super::{Files, Site, SiteError, Unit, statistics};
use crate::clock::Moment;
use crate::language::Language;
use crate::words;

/// How many games stand in a list of the front page, and on a page that goes on with one.
const MOST: usize = 50;
const MOST_OVER: usize = 12;
const PAGE: usize = 150;

/// A page that goes on with a list: its path, what names it, its games.
struct More<'a> {
    path: String,
    /// The list of the front page that it goes on with; nothing: it is a year of those that are over.
    list: Option<&'static str>,
    name: String,
    games: Vec<&'a Value>,
}

impl Site {
    /// What pages depend on beside the store.
    pub(super) fn print(&self) -> String {
        let config = json!([self.config.judge, self.config.site, env!("CARGO_PKG_VERSION"), self.keys.public()]);
        format!("{:08x}{:08x}", self.templates.print(), crc32fast::hash(config.to_string().as_bytes()))
    }

    /// The front page, the pages that go on with its lists, the feed of all games, and what robots read.
    pub(super) fn front(&self, mut unit: Unit, rows: &[&Value]) -> Result<Unit, SiteError> {
        let of = |status: &[&str]| -> Vec<&Value> {
            let fits = |row: &&&Value| status.contains(&row["status"].as_str().unwrap_or_default());
            rows.iter().filter(fits).copied().collect()
        };
        let (forming, running, mut over) = (of(&["forming"]), of(&["running", "paused", "held"]), of(&["over"]));
        over.sort_by_key(|row| std::cmp::Reverse(row["ended_at"].as_i64()));
        let is_open =
            |row: &&&Value| row["status"] != "over" && row["openings"].as_array().is_some_and(|open| !open.is_empty());
        let open: Vec<&Value> = rows.iter().filter(is_open).copied().collect();
        let mut more = Vec::new();
        for (list, games) in [("open", &open), ("forming", &forming), ("running", &running)] {
            more.extend(going_on(list, games));
        }
        more.extend(years(&over));
        let begin = |games: &[&Value], most: usize| json!(&games[..games.len().min(most)]);
        let mut facts = json!({
            "open": begin(&open, MOST), "forming": begin(&forming, MOST), "running": begin(&running, MOST),
            "finished": begin(&over, MOST_OVER), "rules": self.topics(), "more": {},
        });
        for list in ["open", "forming", "running", "years"] {
            let of_list = |more: &&More<'_>| more.list.unwrap_or("years") == list;
            let named = more.iter().filter(of_list).map(|more| json!({"name": more.name, "path": more.path}));
            facts["more"][list] = named.collect();
        }
        unit.part(&("index", &facts), |files| self.index(files, &facts))?;
        for more in &more {
            unit.part(&(&more.path, &more.games), |files| self.going_on(files, more))?;
        }
        self.news(&mut unit, rows)?;
        let slugs = rows.iter().filter_map(|row| Some(format!("games/{}/index.html", row["slug"].as_str()?)));
        let paths: Vec<String> = ["index.html", statistics::PATH].map(str::to_owned).into_iter().chain(slugs).collect();
        self.for_robots(&mut unit, &paths)?;
        Ok(unit)
    }

    fn index(&self, files: &mut Files, facts: &Value) -> Result<(), SiteError> {
        for language in Language::ALL {
            let (name, address) = (&self.config.judge.name, &self.config.judge.address);
            let told = self.say(language, &Value::Null, &words!("site-what", name = name, address = address));
            let page = self.of_games("site/front.html", "index.html", self.title(), &told);
            self.put(files, language, &page, facts)?;
        }
        self.gate(files);
        Ok(())
    }

    /// A page that goes on with a list, in every language.
    fn going_on(&self, files: &mut Files, more: &More<'_>) -> Result<(), SiteError> {
        for language in Language::ALL {
            let words = match more.list {
                None => words!("site-archive"),
                Some("open") => words!("site-open"),
                Some("forming") => words!("site-forming"),
                Some(_) => words!("site-running"),
            };
            let title = format!("{} · {}", self.say(language, &Value::Null, &words), more.name);
            let page = self.of_games("site/archive.html", &more.path, &title, &title);
            self.put(files, language, &page, &json!({"games": more.games}))?;
        }
        Ok(())
    }

    fn of_games<'a>(&self, template: &'a str, path: &'a str, title: &'a str, told: &'a str) -> Page<'a> {
        Page { template, path, title, told, part: "games", picture: None, feed: None, runs: false }
    }

    /// The page at the folder itself: the front page in the judge's language, whose links lead into the folder of that.
    fn gate(&self, files: &mut Files) {
        let language = self.config.judge.language;
        let front = files.get(&format!("{}/index.html", language.code())).cloned().unwrap_or_default();
        let html = String::from_utf8_lossy(&front).into_owned();
        let code = language.code();
        // A slash in a fact is escaped.
        let html = html.replace("href=\"..&#x2f;", "href=\"./");
        let html = ["games/", "over-", "open-", "forming-", "running-", "news.atom", statistics::PATH]
            .iter()
            .fold(html, |html, begin| html.replace(&format!("href=\"{begin}"), &format!("href=\"{code}/{begin}")));
        files.insert("index.html".to_owned(), html.into_bytes());
    }

    /// What no game changes: the boards, HELP, the style sheet, the scripts; `sandbox` is the program that boards are tried with.
    pub(super) fn fixed(&self, files: &mut Files, sandbox: Option<Vec<u8>>) -> Result<(), SiteError> {
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
        self.boards(files, has_sandbox)?;
        self.help(files)
    }
}

/// The pages that go on with a list of the front page.
fn going_on<'a>(list: &'static str, games: &[&'a Value]) -> Vec<More<'a>> {
    let rest = games.get(MOST..).unwrap_or_default().chunks(PAGE);
    let page = |(number, games): (usize, &[&'a Value])| More {
        path: format!("{list}-{number}.html"),
        list: Some(list),
        name: number.to_string(),
        games: games.to_vec(),
    };
    (2..).zip(rest).map(page).collect()
}

/// The pages of games that are over, year by year, the last first.
fn years<'a>(over: &[&'a Value]) -> Vec<More<'a>> {
    let mut years: BTreeMap<String, Vec<&Value>> = BTreeMap::new();
    for row in over {
        let ended = Moment(row["ended_at"].as_i64().unwrap_or_default());
        // Of games of older stores nobody noted when they ended.
        let year = if ended.0 > 0 { ended.iso()[..4].to_owned() } else { "older".to_owned() };
        years.entry(year).or_default().push(*row);
    }
    let mut more = Vec::new();
    for (year, games) in years.into_iter().rev() {
        for (number, games) in games.chunks(PAGE).enumerate() {
            let name = if number == 0 { year.clone() } else { format!("{year}-{}", number + 1) };
            more.push(More { path: format!("over-{name}.html"), list: None, name, games: games.to_vec() });
        }
    }
    more
}
