//! The pages for newcomers name what is there and leave no room out; the engine knows as little as they say.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

mod support;

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::LazyLock;

use regex::Regex;

const PAGES: [&str; 2] = ["../ARCHITECTURE.md", "../CONTRIBUTING.md"];

/// Where a path on a page may begin.
const ROOTS: [&str; 3] = ["..", "src", "../engine/src"];

fn page(name: &str) -> String {
    std::fs::read_to_string(support::folder(name)).unwrap()
}

/// What stands between backticks on a page, and has no blank in it.
fn quoted(page: &str) -> Vec<String> {
    let quote = Regex::new(r"`([^`\s]+)`").unwrap();
    let prose = page.lines().filter(|line| !line.starts_with("    "));
    prose
        .flat_map(|line| quote.captures_iter(line).map(|found| found[1].to_owned()).collect::<Vec<_>>())
        // What a newcomer is to name stands in capitals.
        .filter(|word| !word.contains("NAME") && !word.contains("CODE"))
        .collect()
}

/// The file or folder that a path on a page means.
fn found(path: &str) -> Option<PathBuf> {
    ROOTS.iter().map(|root| support::folder(root).join(path)).find(|path| path.exists())
}

/// How sources name what they define: items, tables of kinds, variants.
static NAMES: LazyLock<[Regex; 3]> = LazyLock::new(|| {
    let items = r"\b(?:fn|struct|enum|trait|const|static|type|mod|macro_rules!) (\w+)";
    [items, r"(?m)^    [A-Z]+: (\w+) ->", r"(?m)^ +([A-Z]\w+)(?:[,({ ]|$)"].map(|name| Regex::new(name).unwrap())
});

/// The names that a source defines.
fn defined(text: &str) -> BTreeSet<String> {
    NAMES.iter().flat_map(|name| name.captures_iter(text).map(|found| found[1].to_owned())).collect()
}

fn sources() -> Vec<(PathBuf, String)> {
    let folders = ["src", "../engine/src"].map(support::folder);
    let paths = folders.iter().flat_map(|folder| support::files(folder));
    let paths = paths.filter(|path| path.extension().is_some_and(|ending| ending == "rs"));
    paths.map(|path| (path.clone(), std::fs::read_to_string(path).unwrap())).collect()
}

#[test]
fn the_pages_name_only_what_is_there() {
    let file = Regex::new(r"^[\w.-]+(/[\w.-]+)+/?$|^[\w-]+\.(rs|md|toml|json|ftl)$").unwrap();
    let noun = Regex::new(r"^[A-Z][a-z]\w+$").unwrap();
    let sources: Vec<BTreeSet<String>> = sources().iter().map(|(_, text)| defined(text)).collect();
    let (mut wrong, mut checked) = (Vec::new(), 0);
    for name in PAGES {
        for word in quoted(&page(name)) {
            let (path, inside) = word.split_once("::").unwrap_or((&word, ""));
            let there = match found(path) {
                Some(_) if inside.is_empty() => true,
                Some(path) => defined(&std::fs::read_to_string(path).unwrap()).contains(inside),
                None if file.is_match(path) => false,
                None if noun.is_match(path) => {
                    let has = |names: &BTreeSet<String>| inside.is_empty() || names.contains(inside);
                    sources.iter().any(|names| names.contains(path) && has(names))
                }
                None => continue,
            };
            checked += 1;
            wrong.extend((!there).then(|| format!("{name}: `{word}` is not there")));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(checked > 150, "{checked} names were found");
}

#[test]
fn every_room_stands_in_the_code_map() {
    let map = page(PAGES[0]);
    for (folder, root) in [("src", "judge/src"), ("../engine/src", "engine/src"), ("../engine/src/classic", "classic")]
    {
        for entry in std::fs::read_dir(support::folder(folder)).unwrap().map(|entry| entry.unwrap().path()) {
            let name = entry.file_name().unwrap().to_string_lossy().into_owned();
            if entry.is_file() && name != "lib.rs" {
                assert!(map.contains(&format!("`{root}/{name}`")), "{root}/{name} does not stand in the code map");
            }
        }
    }
}

#[test]
fn the_pages_are_as_wide_as_code_and_the_glossary_is_in_order() {
    for name in PAGES {
        for line in page(name).lines() {
            assert!(line.chars().count() <= 120, "{name}: {line}");
        }
    }
    let map = page(PAGES[0]);
    let (_, glossary) = map.split_once("\n## Words\n").unwrap();
    let words: Vec<&str> = glossary.lines().filter_map(|line| line.strip_prefix("- **")?.split("**").next()).collect();
    assert!(words.len() > 40 && words.is_sorted(), "{words:?}");
    assert_eq!(words.len(), words.iter().collect::<BTreeSet<_>>().len(), "a word has one meaning");
}

#[test]
fn the_engine_knows_nothing_of_the_world() {
    let world = Regex::new(
        r"\bstd::(?:fs|net|env|time|thread|process|io)\b|\bstd::\{[^}]*\b(?:fs|net|env|time|thread|process|io)\b|\bf(?:32|64)\b|\bstatic mut\b|\b(?:LazyLock|OnceLock|Mutex|RwLock|Atomic\w+|thread_local|e?print(?:ln)?)\b",
    )
    .unwrap();
    let engine = support::folder("../engine/src");
    for (path, text) in sources().iter().filter(|(path, _)| path.starts_with(&engine)) {
        let code: String =
            text.lines().filter(|line| !line.trim_start().starts_with("//")).map(|line| format!("{line}\n")).collect();
        let code = code.split("#[cfg(test)]").next().unwrap();
        // What boards mean is remembered in one place, which cannot be told but by the time that an answer takes.
        let memory = engine.join("kept.rs");
        let code = &if *path == memory { code.replace("Mutex", "") } else { code.to_owned() };
        assert!(!world.is_match(code), "{}: {:?}", path.display(), world.find(code));
        // The list of rulesets alone may name one; no ruleset another.
        for about in chancery_engine::RULESETS.iter().map(|ruleset| ruleset.about()) {
            let own = [engine.join(about.name), engine.join(format!("{}.rs", about.name)), engine.join("lib.rs")];
            let other = !own.iter().any(|own| path.starts_with(own)) && code.contains(&format!("{}::", about.name));
            assert!(!other, "{} names the ruleset {}", path.display(), about.name);
        }
    }
    let manifest: toml::Table = page("../engine/Cargo.toml").parse().unwrap();
    let is_optional =
        |dependency: &toml::Value| dependency.get("optional").and_then(toml::Value::as_bool) == Some(true);
    let all = manifest["dependencies"].as_table().unwrap().iter();
    let (asked, always): (Vec<_>, Vec<_>) = all.partition(|(_, dependency)| is_optional(dependency));
    let names = |found: Vec<(&String, _)>| found.into_iter().map(|(name, _)| name.clone()).collect::<Vec<_>>();
    assert_eq!(names(always), ["hmac", "serde", "serde_json", "sha2", "thiserror"], "a pure crate stands on little");
    assert_eq!(names(asked), ["schemars"], "and on this for whoever asks");
}
