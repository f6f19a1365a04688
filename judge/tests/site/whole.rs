//! All pages of all rulesets: links that lead somewhere, one file a map, no style or script inside, small enough.

use std::collections::{BTreeMap, BTreeSet};

use scraper::{Html, Selector};

use crate::{CLASSIC, EMPIRES, REFORMATION, demo, text};

/// How large a page may be, with its map (300 kB).
const MOST: usize = 300_000;

/// A path that a link on a page leads to, without what follows a `#`.
fn target(page: &str, link: &str) -> String {
    let mut parts: Vec<&str> = page.split('/').collect();
    parts.pop();
    for part in link.split('#').next().unwrap().split('/') {
        match part {
            "" | "." => {}
            ".." => assert!(parts.pop().is_some(), "{page} leads out of the folder by {link}"),
            part => parts.push(part),
        }
    }
    parts.join("/")
}

fn links(page: &Html) -> Vec<String> {
    let selector = Selector::parse("[href], [src], [data-map]").unwrap();
    let of = |element: scraper::ElementRef<'_>| {
        ["href", "src", "data-map"]
            .into_iter()
            .filter_map(|name| element.value().attr(name))
            .map(str::to_owned)
            .collect::<Vec<_>>()
    };
    page.select(&selector).flat_map(of).collect()
}

fn check(files: &BTreeMap<String, Vec<u8>>) {
    assert!(files.contains_key("index.html"), "who comes to the folder itself finds a page");
    for (path, bytes) in files.iter().filter(|(path, _)| path.ends_with(".html")) {
        let page = text(files, path);
        let parsed = Html::parse_document(&page);
        let odd: Vec<_> = parsed.errors.iter().filter(|error| !error.contains("Found special tag")).collect();
        assert!(odd.is_empty(), "{path}: {odd:?}");
        for found in links(&parsed) {
            if found.starts_with("https://games.example/") || found.starts_with("mailto:judge@chancery.example") {
                continue;
            }
            assert!(!found.contains(':'), "{path} leads to {found}");
            let target = target(path, &found);
            assert!(
                found.starts_with('#') || files.contains_key(&target),
                "{path} leads to {found}, and {target} is not there"
            );
        }
        let odd = Selector::parse("[style], [onclick], style, script:not([src]), iframe, form").unwrap();
        assert!(parsed.select(&odd).next().is_none(), "{path} brings style or script inside");
        let ids: Vec<&str> =
            parsed.select(&Selector::parse("[id]").unwrap()).filter_map(|part| part.value().id()).collect();
        assert_eq!(ids.len(), ids.iter().collect::<BTreeSet<_>>().len(), "{path} names two things alike: {ids:?}");
        assert_eq!(parsed.select(&Selector::parse("h1").unwrap()).count(), 1, "{path}");
        let pictures = Selector::parse("main img").unwrap();
        let pictures = parsed.select(&pictures).filter_map(|picture| picture.value().attr("src"));
        let pictures: BTreeSet<String> = pictures.map(|found| target(path, found)).collect();
        let size = bytes.len() + pictures.iter().map(|path| files[path].len()).sum::<usize>();
        assert!(size <= MOST, "{path} has {size} bytes with its pictures");
    }
    assert!(files["replay.js"].len() <= 30_000);
}

#[test]
fn every_page_of_every_ruleset_hangs_together_and_is_small() {
    for story in [CLASSIC, EMPIRES, REFORMATION] {
        let found = demo(story);
        check(found);
        let turns = found.keys().filter(|path| path.starts_with("en/games/") && path.ends_with(".html")).count();
        assert!(turns > 2, "a page a turn: {:#?}", found.keys());
        for code in ["ru", "bg", "zh-Hant"] {
            let own = found.keys().filter(|path| path.starts_with(&format!("{code}/games/"))).count();
            assert_eq!(own, found.keys().filter(|path| path.starts_with("en/games/")).count(), "{code}");
        }
    }
}

#[test]
fn what_is_told_in_another_language_is_told_in_it() {
    let found = demo(CLASSIC);
    for (code, words) in [("ru", "Справка"), ("bg", "Помощ"), ("zh-Hant", "說明"), ("en", "Help")] {
        let front = text(found, &format!("{code}/index.html"));
        assert!(front.contains(words) && front.contains(&format!("<html lang=\"{code}\">")), "{code}");
    }
    let gate = text(found, "index.html");
    assert!(gate.contains("href=\"./en/") && gate.contains("href=\"./site.css\""), "{gate}");
    // A feed and a calendar are what programs take them for.
    let game = found.keys().find(|path| path.starts_with("en/games/") && path.ends_with("news.atom")).unwrap();
    let feed = well_formed(&text(found, game));
    assert!(feed.contains("<entry>") && feed.contains("<updated>2026-"), "{feed}");
    let map = well_formed(&text(found, "sitemap.xml")).replace("&#x2f;", "/");
    assert!(map.contains("https://games.example/ru/games/"));
    assert!(text(found, "robots.txt").contains("Sitemap: https://games.example/sitemap.xml"));
    assert!(found.keys().any(|path| path.ends_with("/card.png")), "a picture for links");
}

#[test]
fn the_rules_of_every_game_are_texts_that_the_front_page_and_each_game_lead_to() {
    let found = demo(EMPIRES);
    for (code, headings) in [
        ("en", ["The aim", "Victory", "Packages"]),
        ("ru", ["Цель", "Победа", "Пакеты"]),
        ("bg", ["Целта", "Победа", "Пакети"]),
        ("zh-Hant", ["目標", "勝利", "一攬子條款"]),
    ] {
        let front = text(found, &format!("{code}/index.html"));
        for (ruleset, heading) in chancery_engine::RULESETS.iter().zip(headings) {
            let path = format!("help/{}/rules.html", ruleset.about().name);
            assert!(front.replace("&#x2f;", "/").contains(&format!("{code}/{path}\"")), "{code}: {front}");
            let rules = text(found, &format!("{code}/{path}"));
            assert!(rules.contains(&format!(">{heading}<")), "{code}: {rules}");
            assert!(Html::parse_document(&rules).select(&Selector::parse("main p").unwrap()).count() > 12, "{rules}");
        }
        let game =
            found.keys().find(|path| path.starts_with(&format!("{code}/games/")) && path.ends_with("/index.html"));
        let game = text(found, game.unwrap()).replace("&#x2f;", "/");
        assert!(game.contains(&format!("{code}/help/empires/rules.html\"")), "{game}");
    }
}

/// A text whose tags are closed in the order in which they were opened.
fn well_formed(xml: &str) -> String {
    let mut open: Vec<&str> = Vec::new();
    for tag in xml.split('<').skip(1).map(|rest| rest.split('>').next().unwrap()) {
        let name = tag.trim_start_matches('/').split([' ', '\n']).next().unwrap();
        match (tag.starts_with('?'), tag.starts_with('/'), tag.ends_with('/')) {
            (true, ..) | (.., true) => {}
            (_, true, _) => assert_eq!(open.pop(), Some(name), "{xml}"),
            _ => open.push(name),
        }
    }
    assert!(open.is_empty(), "{open:?}");
    xml.to_owned()
}
