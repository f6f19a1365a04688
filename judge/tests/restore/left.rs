//! Going back to a copy from what is a store no more: what came in since and lies whole in it is taken over, and what is lacking is told.

use super::mail;
use super::place::Place;

/// A copy in which there is one mail, and a store with three more, of which one is long. The judge is killed, or ends.
fn with_more(is_killed: bool) -> (Place, String) {
    let place = Place::new();
    let daemon = place.run();
    assert!(place.chancery(&["deliver"], &mail(1)).status.success());
    place.comes_to("anna@anna.example", 1);
    let copy = place.path("copy.sqlite").to_str().unwrap().to_owned();
    assert_eq!(place.says(&["backup", &copy]).1, 0);
    for number in 2..5 {
        let long = if number == 3 { b"long ".repeat(8000) } else { Vec::new() };
        assert!(place.chancery(&["deliver"], &[mail(number), long].concat()).status.success());
    }
    place.comes_to("anna@anna.example", 4);
    if is_killed {
        drop(daemon)
    } else {
        daemon.stop()
    }
    (place, copy)
}

/// Goes back to the copy; what is said. The judge answers so many mails once more then, and is well.
fn goes_back(place: &Place, copy: &str, mails: usize) -> String {
    let letters = place.letters_to("anna@anna.example").len();
    let (said, code) = place.says(&["restore", copy]);
    assert_eq!(code, 0, "{said}");
    let daemon = place.run();
    place.comes_to("anna@anna.example", letters + mails);
    daemon.stop();
    let (listed, _) = place.says(&["mail"]);
    assert_eq!(listed.matches("answered").count(), mails + 1, "{listed}");
    assert_eq!(place.says(&["verify"]).1, 0);
    said
}

#[test]
fn mails_in_the_log_of_a_store_over_which_a_copy_was_put_are_taken_over() {
    let (place, copy) = with_more(true);
    std::fs::copy(&copy, place.path("chancery.sqlite")).unwrap();
    let said = goes_back(&place, &copy, 3);
    for words in [
        "3 mails that were handed in since",
        "could not be read as one",
        "looked for row by row",
        "-wal",
        "the log beside it is another file's",
    ] {
        assert!(said.contains(words), "{words}: {said}");
    }
}

#[test]
fn mails_in_a_file_whose_first_page_is_lost_are_taken_over_and_what_is_torn_is_told() {
    for is_torn in [false, true] {
        let (place, copy) = with_more(false);
        let store = place.path("chancery.sqlite");
        let mut bytes = std::fs::read(&store).unwrap();
        bytes[..100].fill(0);
        if is_torn {
            let at = bytes.windows(60).rposition(|part| part == b"long ".repeat(12)).unwrap();
            bytes[at] ^= 1;
        }
        std::fs::write(&store, bytes).unwrap();
        let said = goes_back(&place, &copy, if is_torn { 2 } else { 3 });
        let told = if is_torn {
            "1 of them that came in since the copy are not whole"
        } else {
            "none was found that is not whole"
        };
        assert!(said.contains(told) && said.contains("All that is left of it is kept: "), "{said}");
    }
}

#[test]
fn mails_beyond_a_damaged_page_are_taken_over() {
    let (place, copy) = with_more(false);
    let store = place.path("chancery.sqlite");
    let file = rusqlite::Connection::open(&store).unwrap();
    let root: i64 =
        file.query_row("SELECT rootpage FROM sqlite_schema WHERE name = 'inbox'", (), |row| row.get(0)).unwrap();
    drop(file);
    let mut bytes = std::fs::read(&store).unwrap();
    // What leads to the pages with rows leads nowhere.
    let page = usize::try_from(root - 1).unwrap() * 4096;
    bytes[page + 1] = 0xff;
    bytes[page + 5..page + 7].fill(0xff);
    std::fs::write(&store, bytes).unwrap();
    let said = goes_back(&place, &copy, 3);
    assert!(said.contains("could not be read as one") && said.contains(&format!("page {root} of its file")), "{said}");
}

#[test]
fn a_mail_that_has_rotted_in_a_sound_store_is_told_and_not_taken_over() {
    let (place, copy) = with_more(false);
    let (store, rotten) = (place.path("chancery.sqlite"), mail(2));
    let mut bytes = std::fs::read(&store).unwrap();
    let at = bytes.windows(rotten.len()).position(|found| found == rotten).unwrap();
    bytes[at + rotten.len() - 3] ^= 1;
    std::fs::write(&store, bytes).unwrap();
    let said = goes_back(&place, &copy, 2);
    assert!(said.contains("1 mails that came in since lie in it and are not as they were written"), "{said}");
    assert!(!said.contains("could not be read as one"), "{said}");
}

#[test]
fn a_store_of_a_later_version_gives_nothing_and_that_is_told() {
    let (place, copy) = with_more(false);
    let file = rusqlite::Connection::open(place.path("chancery.sqlite")).unwrap();
    file.pragma_update(None, "user_version", 9999).unwrap();
    drop(file);
    let said = goes_back(&place, &copy, 0);
    for words in ["Nothing was taken over from it", "install the later version", "All that is left of it is kept: "] {
        assert!(said.contains(words), "{words}: {said}");
    }
}

#[test]
fn what_the_operator_asked_for_since_the_copy_is_told_to_be_asked_for_again() {
    let place = Place::new();
    let daemon = place.run();
    assert!(place.chancery(&["deliver"], &mail(1)).status.success());
    place.comes_to("anna@anna.example", 1);
    let anna = "anna@anna.example";
    assert_eq!(place.says(&["player", anna, "block"]).1, 0);
    let copy = place.path("copy.sqlite");
    let copy = copy.to_str().unwrap();
    assert_eq!(place.says(&["backup", copy]).1, 0);
    for command in
        [&["player", anna, "unblock"][..], &["player", anna, "block"], &["queue", "all", "hold"], &["key", "rotate"]]
    {
        assert_eq!(place.says(command).1, 0, "{command:?}");
    }
    assert_eq!(place.says(&["game", "nowhere", "pause"]).1, 1);
    daemon.stop();
    let (said, code) = place.says(&["restore", copy]);
    let told = format!("  chancery player {anna} unblock\n  chancery player {anna} block\n");
    assert!(code == 0 && said.contains(&told), "{said}");
    assert!(!said.contains("nowhere") && !said.contains("hold") && !said.contains("rotate"), "{said}");
    place.run().stop();
    let (said, _) = place.says(&["restore", copy]);
    assert!(!said.contains("asked of the judge since"), "nothing more has been: {said}");
}

#[test]
fn what_a_restore_that_was_killed_left_half_written_is_removed_by_the_next_start() {
    let (place, _) = with_more(false);
    let store = place.path("chancery.sqlite");
    for is_link in [false, true] {
        let folder = place.path("elsewhere");
        if is_link {
            std::fs::create_dir(&folder).unwrap();
            std::fs::rename(&store, folder.join("real.sqlite")).unwrap();
            std::os::unix::fs::symlink(folder.join("real.sqlite"), &store).unwrap();
        }
        let (folder, name) = if is_link { (folder, "real") } else { (place.path(""), "chancery") };
        let drafts = [
            format!(".{name}.sqlite.7.new"),
            format!("..{name}.sqlite.7.new.7.new"),
            format!("..{name}.sqlite.7.new.7.new-journal"),
        ];
        let drafts = drafts.map(|draft| folder.join(draft));
        drafts.iter().for_each(|draft| std::fs::write(draft, "half").unwrap());
        place.run().stop();
        assert!(drafts.iter().all(|draft| !draft.exists()), "{is_link}: {:?}", place.files().keys());
    }
}
