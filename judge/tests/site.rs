//! Pages of games: what a stranger may not know stands in none of them, all of them hang together, and nobody else's file is
//! touched.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

mod support;

#[path = "site/alone.rs"]
mod alone;
#[path = "site/browser.rs"]
mod browser;
#[path = "site/daemon.rs"]
mod daemon;
#[path = "site/disk.rs"]
mod disk;
#[path = "site/folder.rs"]
mod folder;
#[path = "site/odd.rs"]
mod odd;
#[path = "operator/place.rs"]
mod place;
#[path = "site/sandbox.rs"]
mod sandbox;
#[path = "site/screens.rs"]
mod screens;
#[path = "site/secrecy.rs"]
mod secrecy;
#[path = "site/statistics.rs"]
mod statistics;
#[path = "site/strangers.rs"]
mod strangers;
#[path = "site/whole.rs"]
mod whole;

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Arc, OnceLock};

use chancery_engine::Ruleset;
use judge::letter::Templates;
use judge::site::{Keeper, Site, Written};
use judge::stage::Stage;

const CLASSIC: &str = include_str!("../src/demo/classic.story");
const EMPIRES: &str = include_str!("../src/demo/empires.story");
const REFORMATION: &str = include_str!("../src/demo/reformation.story");

/// A judge on which a story has been played; one of games that ship is as operators install it.
pub(crate) fn played(folder: &Path, rulesets: &[&'static dyn Ruleset], story: &str) -> Stage {
    let ships = rulesets.len() == chancery_engine::RULESETS.len();
    let set_up = if ships { Stage::as_installed } else { Stage::set_up };
    let mut stage = set_up(&folder.join("stage"), rulesets).unwrap();
    play(&mut stage, story);
    stage
}

pub(crate) fn play(stage: &mut Stage, story: &str) {
    stage.play(story, "\n", &mut std::io::sink()).unwrap_or_else(|error| panic!("{error}"));
}

/// Whoever keeps the pages of the judge on the stage of a folder, in a folder beside it.
pub(crate) fn keeper(folder: &Path, stage: &mut Stage, rulesets: &[&'static dyn Ruleset]) -> Keeper {
    keeper_with(folder, stage, rulesets, Path::new(""))
}

/// The same, with a program that orders are tried with on boards.
pub(crate) fn keeper_with(
    folder: &Path,
    stage: &mut Stage,
    rulesets: &[&'static dyn Ruleset],
    sandbox: &Path,
) -> Keeper {
    let mut config = judge::config::Config::default();
    config.judge.address = "judge@chancery.example".into();
    config.site.url = "https://games.example".into();
    config.site.sandbox = sandbox.to_owned();
    let templates = Arc::new(Templates::load(None).unwrap());
    let site = Site { config, templates, rulesets: rulesets.to_vec(), keys: stage.desk().keys().clone() };
    Keeper::new(site, &folder.join("stage/chancery.sqlite"), &folder.join("pages"))
}

/// Plays a story and writes the pages; all files by their paths, without the lists.
pub(crate) fn pages(folder: &Path, rulesets: &[&'static dyn Ruleset], story: &str) -> BTreeMap<String, Vec<u8>> {
    let mut stage = played(folder, rulesets, story);
    let written = keeper(folder, &mut stage, rulesets).look().unwrap().unwrap();
    assert_eq!(written.foreign, Vec::<String>::new());
    files(&folder.join("pages"))
}

/// All pages of a judge on which the demo of a ruleset has been played: many tests look at them, so they are written once.
pub(crate) fn demo(story: &'static str) -> &'static BTreeMap<String, Vec<u8>> {
    static WRITTEN: [OnceLock<BTreeMap<String, Vec<u8>>>; 3] = [const { OnceLock::new() }; 3];
    let number = [CLASSIC, EMPIRES, REFORMATION].iter().position(|known| *known == story).unwrap();
    WRITTEN[number].get_or_init(|| pages(tempfile::tempdir().unwrap().path(), chancery_engine::RULESETS, story))
}

/// The files below a folder, without our lists.
pub(crate) fn files(root: &Path) -> BTreeMap<String, Vec<u8>> {
    let named = |path: std::path::PathBuf| {
        let name = path.strip_prefix(root).unwrap().to_string_lossy().into_owned();
        (name, std::fs::read(path).unwrap())
    };
    let all = support::files(root).into_iter().map(named);
    all.filter(|(name, _)| !name.starts_with(".chancery/")).collect()
}

pub(crate) fn text(files: &BTreeMap<String, Vec<u8>>, path: &str) -> String {
    let found = files.get(path).unwrap_or_else(|| panic!("{path} is not among {:#?}", files.keys()));
    String::from_utf8(found.clone()).unwrap()
}

pub(crate) fn changed(written: Option<Written>) -> (usize, usize) {
    written.map_or((0, 0), |written| (written.changed, written.removed))
}
