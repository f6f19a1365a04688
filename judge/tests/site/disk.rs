//! A disk of its own for the pages, that is full, cannot be written, or comes and goes: what stands there is whole, the operator
//! is told, and once there is room all is as it should be.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use judge::fault::chain;

use crate::support::hands::HANDS;
use crate::{files, keeper, play, played};

/// Two games of hidden hands, in one of which a turn has been played.
const GAMES: &str = "\
mail gerda hi\n  REGISTER\n  Name: Gerda\n  END\nreply gerda\n  YES
mail anna hi\n  REGISTER\n  Name: Anna\n  END\nreply anna\n  YES
mail bert hi\n  REGISTER\n  Name: Bert\n  END\nreply bert\n  YES
mail gerda\n  CREATE ?cards word-m hands
mail anna\n  SIGNON ?cards word-a\n  SET PREFERENCE L
mail bert\n  SIGNON ?cards word-b\n  SET PREFERENCE R
mail anna\n  SIGNON Lcards word-a\n  9
mail bert\n  SIGNON Rcards word-b\n  1
";

/// A small disk, mounted at a folder as long as this is there.
pub(crate) struct Disk(PathBuf);

impl Disk {
    /// Nothing, where this may not be done.
    pub(crate) fn mount(at: &Path, size: &str) -> Option<Disk> {
        fs::create_dir_all(at).unwrap();
        let options = format!("size={size},mode=755");
        let mounted = Command::new("mount").args(["-t", "tmpfs", "-o", &options, "pages"]).arg(at).output();
        if mounted.is_ok_and(|output| output.status.success()) {
            return Some(Disk(at.to_owned()));
        }
        eprintln!("skipped: only root can mount a disk of a few kilobytes");
        None
    }

    pub(crate) fn remount(&self, options: &str) {
        let done = Command::new("mount").args(["-o", &format!("remount,{options}")]).arg(&self.0).status().unwrap();
        assert!(done.success(), "{options}");
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("--lazy").arg(&self.0).status().is_ok();
    }
}

/// No draft lies about, and every file is one of those that ought to be there, whole.
fn is_part_of(there: &Path, whole: &std::collections::BTreeMap<String, Vec<u8>>) -> usize {
    let found = files(there);
    for (path, bytes) in &found {
        assert_eq!(whole.get(path), Some(bytes), "{path} is not whole, or ought not to be there");
    }
    found.len()
}

#[test]
fn a_disk_that_is_full_or_cannot_be_written_is_told_and_what_stands_there_is_whole() {
    let folder = tempfile::tempdir().unwrap();
    let root = folder.path().join("pages");
    let mut stage = played(folder.path(), HANDS, GAMES);
    // What there would be with room enough.
    let mut elsewhere = keeper(folder.path(), &mut stage, HANDS);
    elsewhere.look().unwrap();
    let whole = files(&root);
    fs::remove_dir_all(&root).unwrap();
    let Some(disk) = Disk::mount(&root, "400k") else { return };
    let mut keeper = keeper(folder.path(), &mut stage, HANDS);
    for _ in 0..3 {
        let told = chain(&keeper.look().unwrap_err());
        assert!(told.contains("pages cannot be written to") && told.contains("No space left on device"), "{told}");
        let there = is_part_of(&root, &whole);
        assert!(there > 3 && there < whole.len(), "{there} of {}", whole.len());
    }
    disk.remount("size=64m");
    keeper.look().unwrap().unwrap();
    assert_eq!(files(&root), whole, "with room again all is there");
    // A turn more, while nothing can be written.
    disk.remount("ro");
    play(&mut stage, "mail anna\n  SIGNON Lcards word-a\n  8\nmail bert\n  SIGNON Rcards word-b\n  2\n");
    let told = chain(&keeper.look().unwrap_err());
    assert!(told.contains("Read-only file system"), "{told}");
    assert_eq!(files(&root), whole, "readers see what was there");
    disk.remount("rw");
    assert!(keeper.look().unwrap().unwrap().changed > 3);
    let later = files(&root);
    // The disk goes, and an empty folder stands in its place; then it is back with what it had.
    drop(disk);
    keeper.look().unwrap().unwrap();
    assert_eq!(files(&root), later, "all of it is made anew");
}

#[test]
fn what_a_killed_writer_left_half_written_goes() {
    let folder = tempfile::tempdir().unwrap();
    let root = folder.path().join("pages");
    let mut stage = played(folder.path(), HANDS, GAMES);
    let mut keeper = keeper(folder.path(), &mut stage, HANDS);
    keeper.look().unwrap();
    let whole = files(&root);
    // As after a kill amid a game's pages: its list has no print, a page is missing, and a draft of it lies there.
    let list = root.join(".chancery/game-cards.json");
    let text = fs::read_to_string(&list).unwrap();
    let (begin, rest) = text.split_once("\"print\":\"").unwrap();
    fs::write(&list, format!("{begin}\"print\":\"{}", &rest[rest.find('"').unwrap()..])).unwrap();
    let game = whole.keys().find(|path| path.starts_with("en/games/cards-") && path.ends_with("index.html")).unwrap();
    let page = root.join(game);
    fs::write(page.with_file_name(".index.html.4711.new"), "<!DOCTYPE html><ti").unwrap();
    fs::remove_file(&page).unwrap();
    let mut again = crate::keeper(folder.path(), &mut stage, HANDS);
    again.look().unwrap().unwrap();
    assert_eq!(files(&root), whole);
}
