//! No circles inside the rooms: where two files stand beside each other, one may stand on the other, not each on each.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

mod support;

use std::collections::{BTreeMap, BTreeSet};

use regex::Regex;

/// A file of a crate.
struct File {
    /// What it says, without comments and tests.
    code: String,
    /// What it has from files below it, by name, with the file: it hands them on.
    parts: BTreeMap<String, String>,
}

/// The files of a crate by their paths as modules, such as `judge::text::html`.
type Files = BTreeMap<Vec<String>, File>;

fn files_of(crate_name: &str, folder: &str) -> Files {
    let root = support::folder(folder);
    let statement = Regex::new(r"\buse ([^;]+);").unwrap();
    let mut found = Files::new();
    for path in support::files(&root).into_iter().filter(|path| path.extension().is_some_and(|ending| ending == "rs")) {
        let inside = path.strip_prefix(&root).unwrap().with_extension("");
        let mut module = vec![crate_name.to_owned()];
        module.extend(inside.iter().map(|part| part.to_string_lossy().into_owned()).filter(|part| part != "lib"));
        let text = std::fs::read_to_string(&path).unwrap();
        let lines = text.split("#[cfg(test)]").next().unwrap().lines();
        let code = lines.filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n");
        let paths = statement.captures_iter(&code).flat_map(|found| spread(&found[1])).collect::<Vec<_>>();
        let parts = paths.iter().filter_map(|path| path.split_once("::"));
        let parts = parts.map(|(from, name)| (name.to_owned(), from.to_owned())).collect();
        found.insert(module, File { code, parts });
    }
    found
}

/// All paths that a list in braces stands for: `a::{b, c::{d, e}}` is `a::b`, `a::c::d` and `a::c::e`.
fn spread(path: &str) -> Vec<String> {
    let Some((head, list)) = path.split_once('{') else { return vec![path.trim().to_owned()] };
    let (mut depth, mut parts) = (0, vec![String::new()]);
    for letter in list.trim_end().trim_end_matches('}').chars() {
        depth += i32::from(letter == '{') - i32::from(letter == '}');
        if letter == ',' && depth == 0 { parts.push(String::new()) } else { parts.last_mut().unwrap().push(letter) }
    }
    parts.iter().flat_map(|part| spread(part.trim())).map(|part| format!("{}{part}", head.trim())).collect()
}

/// The file in which a path ends, through what files hand on.
fn home(files: &Files, mut at: Vec<String>, path: &[&str]) -> Vec<String> {
    for name in path {
        let below = |name: &str| [at.clone(), vec![name.to_owned()]].concat();
        let handed_on = files[&at].parts.get(*name).map(|from| below(from));
        match [Some(below(name)), handed_on].into_iter().flatten().find(|next| files.contains_key(next)) {
            Some(next) => at = next,
            None => break,
        }
    }
    at
}

/// What a file uses of others in its room. A folder's head and the files below it do not count: it hands its parts on, and
/// they share what it holds.
fn uses(files: &Files, module: &[String]) -> BTreeSet<Vec<String>> {
    let code = &files[module].code;
    let statement = Regex::new(r"\buse ((?:super|crate)::[^;]+);").unwrap();
    let inline = Regex::new(r"\b(?:super|crate)::[A-Za-z0-9_:]+").unwrap();
    let mut paths: Vec<String> = statement.captures_iter(code).flat_map(|found| spread(&found[1])).collect();
    paths.extend(inline.find_iter(code).map(|found| found.as_str().to_owned()));
    let mut found = BTreeSet::new();
    for path in paths {
        let mut names: Vec<&str> = path.split("::").collect();
        let ups = names.iter().take_while(|name| **name == "super").count();
        let depth = if ups == 0 { 1 } else { module.len().saturating_sub(ups) };
        names.drain(..ups.max(1));
        let target = home(files, module[..depth].to_vec(), &names);
        let apart = !target.starts_with(module) && !module.starts_with(&target);
        if apart && target.get(1) == module.get(1) {
            found.insert(target);
        }
    }
    found
}

/// The files that can be reached from one, over what each uses.
fn reached<'a>(
    edges: &'a BTreeMap<Vec<String>, BTreeSet<Vec<String>>>,
    from: &'a Vec<String>,
) -> BTreeSet<&'a Vec<String>> {
    let (mut found, mut next) = (BTreeSet::new(), vec![from]);
    while let Some(file) = next.pop() {
        next.extend(edges[file].iter().filter(|used| found.insert(*used)));
    }
    found
}

#[test]
fn files_of_a_room_stand_on_each_other_one_way() {
    let mut circles = BTreeSet::new();
    for (name, folder) in [("judge", "src"), ("engine", "../engine/src")] {
        let files = files_of(name, folder);
        let edges: BTreeMap<_, _> = files.keys().map(|module| (module.clone(), uses(&files, module))).collect();
        assert!(edges.values().map(BTreeSet::len).sum::<usize>() > 30, "what files use is found");
        let ahead: BTreeMap<_, _> = edges.keys().map(|file| (file, reached(&edges, file))).collect();
        for (file, _) in ahead.iter().filter(|(file, all)| all.contains(**file)) {
            let circle = ahead[*file].iter().filter(|other| ahead[**other].contains(*file));
            circles.insert(circle.map(|other| other.join("::")).collect::<Vec<_>>().join(" "));
        }
    }
    let circles: Vec<_> = circles.into_iter().collect();
    assert!(circles.is_empty(), "each of these uses the others:\n{}", circles.join("\n"));
}
