//! Pages as a running judge keeps them: a disk that is full or cannot be written is told to the operator, games and letters go on
//! meanwhile, and all is as it should be as soon as there is room.

use std::os::unix::fs::{MetadataExt, chown};
use std::path::Path;
use std::time::Duration;

use crate::disk::Disk;
use crate::place::Place;
use crate::support;

/// A game as another program saves it, of one turn.
const TWO_PHASES: &str = r#"{"id": "x", "map": "standard", "rules": [], "phases": [
    {"name": "S1901M", "state": {"units": {"FRANCE": ["A PAR"]}, "centers": {"FRANCE": ["PAR"]}}, "orders": {"FRANCE": ["A PAR - BUR"]}},
    {"name": "F1901M", "state": {"units": {"FRANCE": ["A BUR"]}, "centers": {"FRANCE": ["PAR"]}}, "orders": {}}]}"#;

/// Waits until something is so.
fn wait(place: &Place, is_so: impl Fn() -> bool) {
    for _ in 0..2400 {
        if is_so() {
            return;
        }
        std::thread::sleep(Duration::from_millis(25));
    }
    panic!("it does not come to be so:\n{}", place.log());
}

/// A judge that keeps pages in a folder of its own.
fn keeping() -> Place {
    let place = Place::new();
    let more = format!("[site]\nfolder = \"{}/pages\"\n", place.folder.path().display());
    let text = std::fs::read_to_string(&place.config).unwrap();
    std::fs::write(&place.config, text + &more).unwrap();
    std::fs::create_dir_all(place.path("post")).unwrap();
    place
}

/// Somebody writes to the judge by his server.
fn mail(place: &Place, to: &str, text: &str) {
    let raw = format!("From: anna@anna.example\r\nTo: {to}\r\nMessage-ID: <{}@a>\r\n\r\n{text}\r\n", text.len());
    let output = place.chancery(&["deliver"], raw.as_bytes());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
}

/// The address to which the last letter to somebody is answered.
fn back(place: &Place) -> String {
    let letters = place.letters_to("anna@anna.example");
    let letter = letters.last().unwrap();
    let line = letter.lines().find(|line| line.starts_with("Reply-To: ")).unwrap();
    line.split(['<', '>']).nth(1).unwrap().to_owned()
}

fn told(place: &Place) -> usize {
    let letters = place.letters_to("op@example.test");
    letters.iter().filter(|letter| letter.contains("The pages of the games are not as the games are")).count()
}

#[test]
fn a_disk_without_room_is_told_once_and_a_running_judge_goes_on_and_writes_the_pages_when_there_is_room() {
    let place = keeping();
    let Some(disk) = Disk::mount(&place.path("pages"), "400k") else { return };
    let running = place.run();
    wait(&place, || told(&place) == 1);
    let letter = place.letters_to("op@example.test").pop().unwrap().replace("=\r\n", "").replace("=\n", "");
    assert!(letter.contains("No space left on device"), "{letter}");
    assert!(letter.split_whitespace().collect::<Vec<_>>().join(" ").contains("games and letters go on"), "{letter}");
    mail(&place, "judge@example.test", "REGISTER\r\nName: Anna Player\r\nEND");
    place.comes_to("anna@anna.example", 1);
    mail(&place, &back(&place), "YES");
    place.comes_to("anna@anna.example", 2);

    disk.remount("size=64m");
    place.logged("pages of games have been written");
    let front = place.path("pages/en/index.html");
    assert!(std::fs::read_to_string(&front).unwrap().contains("None at the moment."));

    disk.remount("ro");
    let game = place.path("game.json");
    std::fs::write(&game, TWO_PHASES).unwrap();
    let (said, code) =
        place.says(&["import", game.to_str().unwrap(), "--master", "anna@anna.example", "--name", "harbour"]);
    assert_eq!(code, 0, "{said}");
    place.logged("Read-only file system");
    assert_eq!(told(&place), 1, "once a day is often enough");
    let has_game = |path: &Path| std::fs::read_to_string(path).unwrap().contains("harbour-");
    assert!(!has_game(&front));
    disk.remount("rw");
    wait(&place, || has_game(&front));
    // The front page is written, and others may still be.
    running.stop();
    let drafts =
        support::files(&place.path("pages")).into_iter().filter(|path| path.to_string_lossy().ends_with(".new"));
    assert_eq!(drafts.count(), 0);
}

/// What root writes by hand into the folder of a judge that has a user of its own, that user goes on with.
#[test]
fn pages_that_root_writes_belong_to_whom_the_folder_belongs_to() {
    let place = keeping();
    place.run().stop();
    let (pages, owner) = (place.path("pages"), 65_534);
    std::fs::remove_dir_all(&pages).unwrap();
    std::fs::create_dir(&pages).unwrap();
    if chown(&pages, Some(owner), Some(owner)).is_err() {
        eprintln!("only root can give files to others: nothing was tried");
        return;
    }
    let (said, code) = place.says(&["site"]);
    assert_eq!(code, 0, "{said}");
    let files = support::files(&pages);
    assert!(files.len() > 10 && files.contains(&pages.join(".chancery/lock")), "{files:?}");
    let folders = files.iter().flat_map(|file| file.ancestors().take_while(|folder| *folder != place.folder.path()));
    for path in folders {
        assert_eq!(std::fs::metadata(path).unwrap().uid(), owner, "{}", path.display());
    }
}
