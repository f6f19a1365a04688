//! Whole games of every ruleset, read as a stranger reads their pages: of what only a seat or the master is told there is no
//! sentence in any language, and what is still under way changes not a byte.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use chancery_engine::{RULESETS, Reader, Ruleset, Subject};
use judge::game::{Chapter, Game};
use judge::language::Language;
use judge::letter::Templates;
use judge::store::{PaperKind, Store};
use regex::RegexBuilder;
use serde_json::Value;

use crate::support;
use crate::{CLASSIC, EMPIRES, REFORMATION, files, keeper, play, played};

type Pages = BTreeMap<String, Vec<u8>>;

/// A demo's story with a few lines more where its game is created, and what everybody wishes.
fn varied(story: &str, settings: &str, wish: &str) -> String {
    let mut varied = String::new();
    for line in story.lines().filter(|line| !["expect", "refuse", "excerpt"].iter().any(|verb| line.starts_with(verb)))
    {
        varied += &format!("{line}\n");
        if line.starts_with("  CREATE ?") {
            varied += settings;
        } else if line.starts_with("  SIGNON ?") {
            varied += wish;
        }
    }
    varied
}

/// The games on a stage, with their turns.
fn games(store: &Store) -> Vec<(Game, Vec<Chapter>)> {
    let names = store.prints().unwrap().into_iter().map(|(name, _)| name);
    names.map(|name| (store.game(&name).unwrap().unwrap(), store.chapters(&name).unwrap())).collect()
}

/// All phrases that a ruleset tells a reader of a game, as JSON.
fn phrases(rules: &dyn Ruleset, (game, chapters): &(Game, Vec<Chapter>), reader: &Reader) -> BTreeSet<String> {
    fn gather(told: &Value, found: &mut BTreeSet<String>) {
        match told {
            Value::Object(fields) => {
                if fields.contains_key("say") {
                    found.insert(told.to_string());
                }
                fields.values().for_each(|value| gather(value, found));
            }
            Value::Array(list) => list.iter().for_each(|value| gather(value, found)),
            _ => {}
        }
    }
    let mut found = BTreeSet::new();
    let now = game.round.as_ref().map(|round| Subject::Position(&round.position));
    let turns = chapters
        .iter()
        .flat_map(|chapter| [Subject::Position(&chapter.position), Subject::Chronicle(&chapter.chronicle)]);
    for subject in turns.chain(now) {
        gather(&rules.describe(subject, reader).unwrap(), &mut found);
    }
    found
}

/// What a page makes of signs that mean something in HTML.
pub(crate) fn escaped(text: &str) -> String {
    let signs = [("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;"), ("'", "&#x27;"), ("/", "&#x2f;")];
    signs.iter().fold(text.to_owned(), |text, (sign, name)| text.replace(sign, name))
}

/// The sentences, in all languages, that somebody in a game is told and a stranger is not.
fn hidden(whole: &(Game, Vec<Chapter>)) -> BTreeSet<String> {
    let rules = *RULESETS.iter().find(|rules| rules.about().name == whole.0.ruleset).unwrap();
    let names = whole.0.round.as_ref().map(|round| rules.names(&round.position).unwrap()).unwrap_or_default();
    let templates = Templates::load(None).unwrap();
    let public = phrases(rules, whole, &Reader::Public);
    let seats = whole.0.chairs.iter().map(|chair| Reader::Seat(chair.seat.clone()));
    let theirs = seats.chain([Reader::Master]).flat_map(|reader| phrases(rules, whole, &reader));
    let theirs: BTreeSet<String> = theirs.filter(|phrase| !public.contains(phrase)).collect();
    let mut found = BTreeSet::new();
    for language in Language::ALL {
        let voice = templates.voice(language, &names);
        let told = |phrase: &String| voice.told(&serde_json::from_str(phrase).unwrap());
        let known: Vec<String> = public.iter().map(told).collect();
        let secrets = theirs.iter().map(told).filter(|text| text.chars().count() > 12 && text.contains(' '));
        // What is said of something else in the same words is no secret.
        found.extend(secrets.filter(|text| !known.iter().any(|known| known.contains(text.as_str()))));
    }
    found
}

/// Fails where any of some texts stands in a page, as it is or as HTML has it.
fn nowhere<'a>(pages: &Pages, words: impl Iterator<Item = &'a str>) -> usize {
    let texts: Vec<(&String, String)> =
        pages.iter().map(|(path, bytes)| (path, String::from_utf8_lossy(bytes).to_lowercase())).collect();
    let words: Vec<&str> = words.collect();
    let forms = words.iter().flat_map(|word| [word.to_lowercase(), escaped(word).to_lowercase()]);
    let forms: Vec<String> = forms.map(|form| regex::escape(&form)).collect();
    if !forms.is_empty() {
        let any = RegexBuilder::new(&forms.join("|")).size_limit(1 << 30).build().unwrap();
        let holding = texts.iter().filter_map(|(path, text)| Some((any.find(text)?.as_str(), path)));
        assert_eq!(holding.collect::<Vec<_>>(), []);
    }
    words.len()
}

fn store(folder: &Path) -> Store {
    Store::visit(&folder.join("stage/chancery.sqlite")).unwrap()
}

/// Everybody's name and address, as a story has them.
fn people(story: &str) -> Vec<String> {
    let names = story.lines().filter_map(|line| line.strip_prefix("  Name: ")).map(str::to_owned);
    let writers = story.lines().filter_map(|line| line.strip_prefix("mail ")?.split(' ').next());
    let writers: BTreeSet<&str> = writers.collect();
    names.chain(writers.iter().map(|who| format!("{who}@{who}.example"))).collect()
}

/// Reads all pages of a game that was played; how many secrets it had that are in none.
fn read_all(story: &str) -> usize {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = played(folder.path(), RULESETS, story);
    keeper(folder.path(), &mut stage, RULESETS).look().unwrap().unwrap();
    let mut pages = files(&folder.path().join("pages"));
    // HELP has examples with names and passwords of its own, and boards have places that people are called by.
    pages.retain(|path, _| !["help/", "boards/"].iter().any(|part| path.contains(part)));
    let store = store(folder.path());
    let mut secrets = nowhere(&pages, people(story).iter().map(String::as_str));
    let passwords =
        story.lines().filter(|line| line.starts_with("  SIGNON ")).filter_map(|line| line.split(' ').nth(4));
    secrets += nowhere(&pages, passwords);
    for whole in games(&store) {
        assert!(whole.1.len() > 1, "{} has been played", whole.0.name);
        secrets += nowhere(&pages, hidden(&whole).iter().map(String::as_str));
        for kind in [PaperKind::Press, PaperKind::Postal, PaperKind::Diary] {
            for (_, paper) in store.papers(&whole.0.name, kind).unwrap() {
                if kind == PaperKind::Press && paper.direction.to.is_everybody() {
                    continue;
                }
                secrets += nowhere(&pages, paper.text.lines().filter(|line| line.trim().chars().count() > 6));
            }
        }
    }
    secrets
}

#[test]
fn no_sentence_that_others_alone_are_told_stands_in_a_page() {
    // Of classic everybody knows all that was played: what is secret there are people, passwords and press.
    assert!(read_all(&varied(CLASSIC, "", "")) >= 30);
    let empires = read_all(&varied(EMPIRES, "", ""));
    assert!(empires >= 100, "{empires} secrets");
    let reformation = read_all(&varied(REFORMATION, "", ""));
    assert!(reformation >= 100, "{reformation} secrets");
}

#[test]
fn a_gunboat_of_people_who_like_to_be_named_names_nobody_and_tells_no_press_but_that_to_all() {
    assert!(read_all(&varied(CLASSIC, "  SET GUNBOAT\n  SET NO REVEAL\n", "  SET SITE NAME\n")) >= 30);
    assert!(read_all(&varied(CLASSIC, "  SET PRESS NONE\n", "  SET SITE NONE\n")) >= 25);
    assert!(read_all(&varied(EMPIRES, "  SET GUNBOAT\n  SET NO REVEAL\n", "  SET SITE NAME\n")) >= 100);
}

/// A story up to a line, and what follows there up to another one.
fn parts<'a>(story: &'a str, from: &str, to: &str) -> (&'a str, &'a str) {
    let (before, rest) = story.split_once(from).unwrap();
    (before, rest.split_once(to).unwrap().0.split_once('\n').unwrap().1)
}

/// All that a web server gives away: every file, our lists among them, and when each was written.
fn served(root: &Path) -> BTreeMap<PathBuf, (Vec<u8>, SystemTime)> {
    let file = |path: PathBuf| {
        let file = (std::fs::read(&path).unwrap(), path.metadata().unwrap().modified().unwrap());
        (path, file)
    };
    support::files(root).into_iter().map(file).collect()
}

/// What people write in the middle of a turn: orders, secret treaties, drafts, press to one, votes, diaries.
#[test]
fn what_is_under_way_changes_not_a_byte_before_it_is_told() {
    let orders = |story, from, to| {
        let (before, rest) = parts(story, from, to);
        (varied(before, "", ""), varied(rest, "", ""))
    };
    let (before, mut rest) = orders(CLASSIC, "say Fall 1901.", "mail turkey Orders");
    rest += "mail france\n  SIGNON Fsample fra-word\n  PRESS TO E\n  The lilac is in bloom.\n  ENDPRESS\n  DRAW\n  CONCEDE E\n";
    rest +=
        "mail italy\n  SIGNON Isample ita-word\n  DIARY\n  I trust nobody.\n  ENDPRESS\n  SET PASSWORD other-word\n";
    let classic = (before, rest);
    let empires = orders(EMPIRES, "say 1900, first quarter.", "say Britain puts an army to sea.");
    let reformation = orders(REFORMATION, "say England drafts a package", "mail paolo Nothing to add");
    for (before, rest) in [classic, empires, reformation] {
        let folder = tempfile::tempdir().unwrap();
        let mut stage = played(folder.path(), RULESETS, "say Nothing yet.\n");
        play(&mut stage, &before);
        let mut keeper = keeper(folder.path(), &mut stage, RULESETS);
        keeper.look().unwrap().unwrap();
        let root = folder.path().join("pages");
        let pages = served(&root);
        let chapters = || games(&store(folder.path())).into_iter().map(|(_, chapters)| chapters.len()).sum::<usize>();
        let turns = chapters();
        play(&mut stage, &rest);
        assert_eq!(chapters(), turns, "no turn is played meanwhile");
        let written = keeper.look().unwrap().expect("the store has changed");
        assert_eq!(written.changed, 0, "pages that tell of it");
        let same = || {
            let again = served(&root);
            let differs: Vec<_> = again.iter().filter(|(path, file)| pages.get(*path) != Some(*file)).collect();
            assert!(differs.is_empty() && again.len() == pages.len(), "{:?}", differs.first());
        };
        same();
        assert!(keeper.look().unwrap().is_none(), "there is nothing more to do");
        // Nor does a judge that is started anew write any of it.
        crate::keeper(folder.path(), &mut stage, RULESETS).look().unwrap().unwrap();
        same();
    }
}
