//! Damaged pages of the store's file: the judge says in a sentence what is wrong and what to do, and writes nothing, or all goes on.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

use std::path::Path;

use judge::chance::Chance;
use judge::clock::Span;
use judge::fault::chain;
use judge::stage::Stage;

/// As many copies are damaged, each in another way.
const COPIES: usize = 60;
/// The bytes of a page.
const PAGE: usize = 4096;

const STORY: &str = "mail anna\n  REGISTER\n  Name: Anna\n  END\nmail anna\n  YES {token}\n\
    mail bert\n  REGISTER\n  Name: Bert\n  END\nmail bert\n  YES {token}\n\
    mail anna\n  CREATE ?harbor word-m strait\n  SIGNON ?harbor word-a\nmail bert\n  SIGNON ?harbor word-b\n\
    reply anna\n  ORDERS AS SHOWN\nreply bert\n  ORDERS AS SHOWN\nexpect anna [harbor F1801M]\n";

/// Numbers by a chance that is the same each time.
struct Dice(Chance);

impl Dice {
    fn below(&self, most: usize) -> usize {
        u64::from_le_bytes(self.0.bytes()) as usize % most
    }
}

/// Damages a file as disks, crashes and hands do; in which way.
fn damage(file: &mut Vec<u8>, dice: &Dice) -> String {
    let (at, page) = (dice.below(file.len()), dice.below(file.len() / PAGE) * PAGE);
    match dice.below(6) {
        0 => {
            let end = (at + 1 + dice.below(64)).min(file.len());
            file[at..end].iter_mut().for_each(|byte| *byte = dice.below(256) as u8);
            format!("other bytes from {at} to {end}")
        }
        1 => {
            file[page..page + PAGE].fill(0);
            format!("no bytes in the page at {page}")
        }
        2 => {
            let other = dice.below(file.len() / PAGE) * PAGE;
            let held = file[page..page + PAGE].to_vec();
            file.copy_within(other..other + PAGE, page);
            file[other..other + PAGE].copy_from_slice(&held);
            format!("the pages at {page} and {other} have changed places")
        }
        3 => {
            file.truncate(at.max(1));
            format!("cut off at {at}")
        }
        4 => {
            file[at] ^= 1 << dice.below(8);
            format!("one bit at {at}")
        }
        _ => {
            let end = (page + PAGE / 2).min(file.len());
            file.copy_within(0..end - page, page);
            format!("half a page at {page} is the first one's")
        }
    }
}

/// Lets a judge start on a damaged store; whether it did. Whatever it can do then, it does, or it stops with the same sentence.
fn starts(folder: &Path, how: &str) -> bool {
    let path = folder.join("chancery.sqlite");
    let before = std::fs::read(&path).unwrap();
    let told = |error: &dyn std::error::Error| {
        let told = chain(error);
        assert!(told.contains("store") && !told.contains('\n'), "{how}: {told}");
        let jargon = ["malformed", "database", "Tree ", "cell ", "btree", "freelist"];
        assert!(!jargon.iter().any(|word| told.contains(word)), "{how}: {told}");
        // A number that was hit may make it look like a store of another version, which is told as well.
        let plain = ["the store is damaged", "install the later version", "cannot be brought to the current layout"];
        assert!(plain.iter().any(|plain| told.contains(plain)), "{how}: {told}");
    };
    let mut stage = match Stage::set_up(folder, chancery_engine::RULESETS) {
        Ok(stage) => stage,
        Err(error) => {
            told(&error);
            assert!(std::fs::read(&path).unwrap() == before, "{how}: something was written");
            return false;
        }
    };
    let story = "mail bert\n  LIST\n  STATUS\n  HISTORY harbor\n";
    let played = stage.play(story, "\n", &mut std::io::sink()).and_then(|()| stage.wait(Span::hours(24 * 4)));
    if let Err(error) = played {
        told(&error);
    }
    true
}

#[test]
fn a_store_with_damaged_pages_is_told_in_a_sentence_and_left_alone_or_the_judge_goes_on() {
    let sound = tempfile::tempdir().unwrap();
    let mut stage = Stage::set_up(sound.path(), chancery_engine::RULESETS).unwrap();
    stage.play(STORY, "\n", &mut std::io::sink()).unwrap();
    drop(stage);
    let file = std::fs::read(sound.path().join("chancery.sqlite")).unwrap();
    let dice = Dice(Chance::seeded(1901));
    let mut started = 0;
    for _ in 0..COPIES {
        let folder = tempfile::tempdir().unwrap();
        std::fs::copy(sound.path().join("chancery.key"), folder.path().join("chancery.key")).unwrap();
        let mut copy = file.clone();
        let how = damage(&mut copy, &dice);
        std::fs::write(folder.path().join("chancery.sqlite"), copy).unwrap();
        started += usize::from(starts(folder.path(), &how));
    }
    assert!((5..COPIES - 5).contains(&started), "{started} of {COPIES} started");
}

#[test]
fn a_store_that_is_damaged_while_the_judge_runs_stops_it_with_the_same_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = Stage::set_up(folder.path(), chancery_engine::RULESETS).unwrap();
    stage.play(STORY, "\n", &mut std::io::sink()).unwrap();
    drop(stage);
    let mut stage = Stage::set_up(folder.path(), chancery_engine::RULESETS).unwrap();
    let path = folder.path().join("chancery.sqlite");
    let mut file = std::fs::read(&path).unwrap();
    file[PAGE..].fill(0xee);
    std::fs::write(&path, &file).unwrap();
    let error = stage.wait(Span::hours(24)).unwrap_err();
    assert!(chain(&error).contains("nothing more is written to it"), "{}", chain(&error));
    drop(stage);
    assert!(std::fs::read(&path).unwrap() == file, "something was written");
}
