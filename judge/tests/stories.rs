//! Whole stories by mail: classic ones, and some with a game that has no units at all. Each of their mails is read alike with
//! either line ending, whichever of them the story was played with.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

mod support;

use std::num::NonZero;
use std::path::Path;
use std::sync::Mutex;

use chancery_engine::Ruleset;
use judge::reading::{self, Circumstances};
use judge::stage::{Stage, StoryError};
use judge::store::Store;

fn play(folder: &Path, rulesets: &[&'static dyn Ruleset]) {
    play_on(folder, &|stage| Stage::set_up(stage, rulesets));
}

/// Plays every story of a folder, each on a stage of its own, as many at once as there are cores.
fn play_on(folder: &Path, stage: &(dyn Fn(&Path) -> Result<Stage, StoryError> + Sync)) {
    let files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert!(!files.is_empty());
    // While one is written, it alone.
    let asked = std::env::var("STORY").unwrap_or_default();
    let files: Vec<_> = files.into_iter().filter(|file| file.to_string_lossy().contains(&asked)).collect();
    let files = Mutex::new(files);
    let cores = std::thread::available_parallelism().map_or(1, NonZero::get);
    let wrong: Vec<String> = std::thread::scope(|scope| {
        let work = || -> Vec<String> {
            let next = || files.lock().unwrap().pop();
            std::iter::from_fn(next).flat_map(|file| faults(&file, stage)).collect()
        };
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
        workers.into_iter().flat_map(|worker| worker.join().unwrap()).collect()
    });
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Where a story goes another way than it is written, or a mail of it would be read otherwise with other line endings.
fn faults(file: &Path, stage: &dyn Fn(&Path) -> Result<Stage, StoryError>) -> Vec<String> {
    let story = std::fs::read_to_string(file).unwrap();
    let place = tempfile::tempdir().unwrap();
    // Maildirs hold the one, IMAP gives the other: half of the stories are played with either.
    let ending = if story.len().is_multiple_of(2) { "\n" } else { "\r\n" };
    let played = stage(place.path()).and_then(|mut stage| {
        stage.play(&story, ending, &mut std::io::sink())?;
        Ok([read_otherwise(&mut stage), known_otherwise(&mut stage)].concat())
    });
    let told = |error: String| format!("{} ({ending:?}): {error}", file.display());
    played.unwrap_or_else(|error| vec![error.to_string()]).into_iter().map(told).collect()
}

/// The games that the judge knows otherwise than its store has them, of which whoever opens it reads the documents.
fn known_otherwise(stage: &mut Stage) -> Vec<String> {
    let store = stage.desk().store();
    let fresh = Store::visit(store.path()).unwrap();
    let names = store.game_names().unwrap().into_iter();
    let differ = names.filter(|name| store.game(name).unwrap() != fresh.game(name).unwrap());
    differ.map(|name| format!("{name} is known otherwise than its document says")).collect()
}

/// The mails that say something else with the other line ending: to act on, and to keep.
fn read_otherwise(stage: &mut Stage) -> Vec<String> {
    let own = stage.letterhead().judge.address.clone();
    let circumstances = Circumstances { largest: 1 << 20, own, ..Circumstances::default() };
    let read = |raw: &str| format!("{:?}", reading::read(raw.as_bytes(), &circumstances));
    let kept = |raw: &str| {
        let kept = reading::for_good(raw.as_bytes(), &circumstances);
        String::from_utf8(kept).unwrap().replace('\r', "")
    };
    let store = stage.desk().store();
    let ids = store.recent_mails(u32::MAX).unwrap().into_iter().map(|line| line.id);
    let mails = ids.filter_map(|id| String::from_utf8(store.mail(id).unwrap().unwrap().raw).ok());
    let differs = mails.filter(|raw| {
        let lines = raw.replace("\r\n", "\n");
        let other = lines.replace('\n', "\r\n");
        read(&lines) != read(&other) || kept(&lines) != kept(&other)
    });
    differs.map(|raw| format!("read otherwise with the other line ending:\n{raw}")).collect()
}

#[test]
fn every_story_goes_as_it_is_written() {
    play(&support::folder("tests/stories"), chancery_engine::RULESETS);
}

/// As operators install it, complete orders lie for a while before they are played.
#[test]
fn stories_of_a_judge_as_it_is_installed_go_as_they_are_written() {
    play_on(&support::folder("tests/installed"), &|stage| Stage::as_installed(stage, chancery_engine::RULESETS));
}

#[test]
fn the_judge_plays_a_game_without_units_or_provinces() {
    play(&support::folder("tests/toy"), support::toy::TOYS);
}

/// A judge that knows two rulesets.
static BOTH: &[&dyn Ruleset] = &[&chancery_engine::classic::Classic, &support::toy::Toy];

#[test]
fn help_on_orders_is_the_ruleset_s_own() {
    play(&support::folder("tests/both"), BOTH);
}

#[test]
fn every_ruleset_has_a_demo_that_goes_as_it_is_written() {
    let known: Vec<&str> = chancery_engine::RULESETS.iter().map(|ruleset| ruleset.about().name).collect();
    assert_eq!(judge::demo::rulesets().collect::<Vec<_>>(), known);
    for name in known {
        let folder = tempfile::tempdir().unwrap();
        let mut stage = Stage::as_installed(folder.path(), chancery_engine::RULESETS).unwrap();
        let played = stage.play(judge::demo::story(name).unwrap(), "\r\n", &mut std::io::sink());
        played.unwrap_or_else(|error| panic!("{name}: {}", judge::fault::chain(&error)));
        for game in stage.desk().store().game_names().unwrap() {
            assert_eq!(stage.desk().store().game(&game).unwrap().unwrap().ruleset, name);
        }
        let letters = stage.desk().store().letters().unwrap();
        for line in letters.iter().flat_map(|(_, letter, _)| letter.text.lines()) {
            assert!(line.contains("...") || !line.contains("..") && !line.contains("。。"), "{name}: {line}");
        }
    }
    let refused = support::chancery(&["demo", "--ruleset", "chess"], b"");
    assert_eq!(refused.status.code(), Some(1));
    let told = String::from_utf8(refused.stderr).unwrap();
    assert!(told.contains("there is no demo of `chess`; there are classic"), "{told}");
}

#[test]
fn the_judge_plays_a_game_of_hidden_hands() {
    play(&support::folder("tests/cards"), support::toy::TOYS);
}

#[test]
fn the_demo_tells_the_sample_game() {
    let place = tempfile::tempdir().unwrap();
    let folder = place.path().join("demo");
    let output = support::chancery(&["demo", "--folder", folder.to_str().unwrap()], b"");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let told = String::from_utf8(output.stdout).unwrap();
    // The slip, the answer of one line, the late notice, the results, the end, and where all of it lies.
    for words in [
        "Budd` (did you mean Budapest?)",
        "A BUD - GAL",
        "You sent no orders.",
        "must retreat: Finland, Livonia or Moscow",
        "declared a draw",
        "letters/index.html",
    ] {
        assert!(told.contains(words), "{words}\n{told}");
    }
    assert!((30..=50).contains(&told.lines().count()), "{told}");
    assert!(told.lines().all(|line| line.len() <= 80 || line.contains('/')) && !told.contains('\x1b'), "{told}");
    let again = support::chancery(&["demo", "--folder", folder.to_str().unwrap()], b"");
    assert_eq!(again.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&again.stderr).contains("is not empty"), "what was there before stays");
}
