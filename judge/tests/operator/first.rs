//! A judge's first hour: what `check` says before it starts, and the mail that was there before.

use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

use super::place::Place;
use super::{MAIL, support};

/// A mailbox with mails of which some are older than the judge.
fn old_mailbox(place: &Place) -> PathBuf {
    let mailbox = place.path("mailbox");
    judge::maildir::create(&mailbox).unwrap();
    place.configure(&format!("kind = \"maildir\"\npath = \"{}\"\npoll = \"1s\"", mailbox.display()));
    for number in 0..5 {
        let raw = String::from_utf8_lossy(MAIL).replace("<1@", &format!("<old{number}@"));
        let path = judge::maildir::store(&mailbox, raw.as_bytes()).unwrap();
        let aged = Command::new("touch").args(["-d", "2 years ago"]).arg(path).status().unwrap();
        assert!(aged.success());
    }
    mailbox
}

#[test]
fn mail_from_before_the_first_start_is_kept_and_not_answered_and_told_once() {
    let place = Place::new();
    let mailbox = old_mailbox(&place);
    let told = place.says(&["check"]).0;
    assert!(told.contains("5 new mails") && told.contains("will be kept and not answered"), "{told}");
    let daemon = place.run();
    place.logged("kept and not answered");
    judge::maildir::store(&mailbox, MAIL).unwrap();
    place.comes_to("anna@anna.example", 1);
    place.comes_to("op@example.test", 1);
    daemon.stop();
    place.run().stop();
    assert_eq!(
        place.letters_to("anna@anna.example").len(),
        1,
        "what came after the start is answered, and nothing else"
    );
    let letters = place.letters_to("op@example.test");
    assert!(letters.len() == 1 && letters[0].contains("5 mails were in the mailbox before"), "{letters:?}");
    assert_eq!(place.says(&["mail"]).0.matches("it is from before the first start").count(), 5, "they are all there");
    assert!(place.says(&["check"]).0.contains("it goes on where it was"));
    // The store is lost, and the mailbox has all the mails again: nobody is answered twice.
    for file in ["chancery.sqlite", "chancery.sqlite-wal", "chancery.sqlite-shm"] {
        let _ = std::fs::remove_file(place.path(file));
    }
    std::thread::sleep(Duration::from_millis(1100));
    for file in support::files(&mailbox.join("cur")) {
        let name = file.file_name().unwrap().to_string_lossy().into_owned();
        std::fs::rename(&file, mailbox.join("new").join(name.split(':').next().unwrap())).unwrap();
    }
    let refused = place.refuses();
    assert!(refused.contains("is lost: it is not there, and it has written 2 letters"), "{refused}");
    assert!(!place.path("chancery.sqlite").exists(), "and no other is made");
    let daemon = place.run_as(&["--trust-store"], &[]);
    place.comes_to("op@example.test", 2);
    daemon.stop();
    assert_eq!(place.letters_to("anna@anna.example").len(), 1);
    assert_eq!(place.says(&["mail"]).0.matches("it is from before the first start").count(), 6);
}

#[test]
fn a_store_without_a_folder_is_told_by_check_before_run_fails() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("c.toml");
    let (root, none) = (folder.path().display(), folder.path().join("none"));
    let text = format!(
        "[judge]\naddress = \"j@x.example\"\noperator = \"o@x.example\"\n[mailbox]\nkind = \"maildir\"\npath = \"{root}/in\"\n\
         [post]\nkind = \"maildir\"\npath = \"{root}/out\"\n[store]\npath = \"{root}/none/a.sqlite\"\n"
    );
    std::fs::write(&file, text).unwrap();
    for verb in ["check", "run"] {
        let output = support::chancery(&[verb, "-c", file.to_str().unwrap()], b"");
        let said = format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        let wanted = if verb == "check" { "none is no folder: make it" } else { "its folder must be there" };
        assert!(!output.status.success() && said.contains(wanted), "{verb}: {said}");
    }
    assert!(!none.exists());
}

#[test]
fn check_tells_of_a_site_that_cannot_be_written_and_of_passwords_that_all_can_read() {
    let place = Place::new();
    let text = std::fs::read_to_string(&place.config).unwrap();
    let root = place.folder.path().display();
    assert!(!place.says(&["check"]).0.contains("site:"), "there is none");
    for (folder, told) in [
        (format!("{root}/none/site"), format!("!!  site: {root}/none/site is no folder: make it")),
        (format!("{root}/chancery.toml"), format!("!!  site: {root}/chancery.toml is no folder: make it")),
        (format!("{root}/site"), format!("ok  site: pages are written to {root}/site")),
    ] {
        std::fs::write(&place.config, format!("{text}[site]\nfolder = \"{folder}\"\n")).unwrap();
        let (said, code) = place.says(&["check"]);
        assert!(said.contains(&told) && code == i32::from(told.starts_with("!!")), "{folder}: {said}");
    }
    let password = place.path("password");
    std::fs::write(&password, "secret").unwrap();
    let imap = format!(
        "kind = \"imap\"\nhost = \"127.0.0.1\"\nport = 1\ntls = \"plain\"\nuser = \"judge\"\npassword-file = \"{}\"",
        password.display()
    );
    place.configure(&imap);
    let told =
        format!("!!  files: everybody on this machine can read {0} (0644): say `chmod 600 {0}`", password.display());
    for (mode, is_open) in [(0o644, true), (0o640, false), (0o600, false)] {
        std::fs::set_permissions(&password, std::fs::Permissions::from_mode(mode)).unwrap();
        let (said, _) = place.says(&["check"]);
        assert_eq!(said.contains(&told), is_open, "{mode:o}: {said}");
    }
}

#[test]
fn a_store_whose_folder_is_closed_to_us_is_told_by_check() {
    let place = Place::new();
    let (closed, text) = (place.path("closed"), std::fs::read_to_string(&place.config).unwrap());
    std::fs::create_dir(&closed).unwrap();
    std::fs::set_permissions(&closed, std::fs::Permissions::from_mode(0o555)).unwrap();
    std::fs::write(&place.config, text.replace("/chancery.sqlite", "/closed/chancery.sqlite")).unwrap();
    let (said, code) = place.says(&["check"]);
    // To root nothing is closed.
    let is_root = std::fs::File::create(closed.join("tried")).is_ok();
    assert_eq!(code, i32::from(!is_root), "{said}");
    assert_eq!(said.contains("closed cannot be written by "), !is_root, "{said}");
}

#[test]
fn files_of_another_owner_are_told_by_check_with_what_helps_and_what_root_makes_is_the_judge_s() {
    use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
    let place = Place::new();
    let folder = place.path("");
    if chown(&folder, Some(65534), Some(65534)).is_err() {
        return; // Only root can give files away.
    }
    std::fs::create_dir_all(place.path("post")).unwrap();
    chown(place.path("post"), Some(65534), None).unwrap();
    let told = |words: &str| {
        let (said, code) = place.says(&["check"]);
        assert!(code == 1 && said.contains(words), "{words}: {said}");
    };
    place.run().stop();
    let copy = place.path("copy.sqlite");
    assert_eq!(place.says(&["backup", copy.to_str().unwrap()]).1, 0);
    for name in ["chancery.sqlite", "chancery.key", "chancery.lock", "chancery.door", "chancery.tally", "copy.sqlite"] {
        assert_eq!(place.path(name).metadata().unwrap().uid(), 65534, "{name}");
    }
    assert_eq!(place.says(&["check"]).1, 0);
    for name in ["chancery.sqlite", "chancery.lock", "chancery.door"] {
        let path = place.path(name);
        chown(&path, Some(0), None).unwrap();
        told(&format!("{0} belongs to root, and the judge works as nobody: say `chown nobody: {0}`", path.display()));
        chown(&path, Some(65534), None).unwrap();
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o400)).unwrap();
        told(&format!("{0} cannot be written by nobody, whose it is: say `chmod u+rw {0}`", path.display()));
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o600)).unwrap();
        // SQLite gives what it makes beside a file the rights of that.
        for beside in ["chancery.sqlite-wal", "chancery.sqlite-shm"] {
            let _ = std::fs::remove_file(place.path(beside)).is_ok();
        }
    }
    chown(place.path("post"), Some(0), None).unwrap();
    told(&format!(
        "post belongs to root, and the judge works as nobody: say `chown nobody: {}",
        place.path("post").display()
    ));
    chown(place.path("chancery.lock"), Some(0), None).unwrap();
    chown(place.path("post"), Some(65534), None).unwrap();
    place.run().stop();
    assert_eq!(place.says(&["check"]).1, 0, "what root had made there is given back");
}

#[test]
fn what_lies_beside_a_link_and_what_lies_behind_it_are_looked_at_where_they_lie() {
    use std::os::unix::fs::{PermissionsExt, chown, symlink};
    let place = Place::new();
    let disk = place.path("disk");
    std::fs::create_dir(&disk).unwrap();
    symlink(disk.join("chancery.sqlite"), place.path("chancery.sqlite")).unwrap();
    std::fs::create_dir_all(place.path("post")).unwrap();
    for path in [place.path(""), disk.clone(), place.path("post")] {
        // Where we are not root, we are the judge ourselves.
        let _ = chown(&path, Some(65534), Some(65534)).is_ok();
    }
    // Whoever drafted them was killed.
    let drafts = [place.path(".chancery.tally.7.new"), disk.join(".chancery.mark.7.new")];
    drafts.iter().for_each(|draft| std::fs::write(draft, "").unwrap());
    place.run().stop();
    assert_eq!(drafts.map(|draft| draft.exists()), [false; 2]);
    assert_eq!(place.says(&["check"]).1, 0);
    for path in [place.path("chancery.tally"), disk.join("chancery.mark")] {
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o000)).unwrap();
        let (said, code) = place.says(&["check"]);
        assert!(code == 1 && said.contains(&format!("{} cannot be read", path.display())), "{said}");
        std::fs::set_permissions(&path, std::fs::Permissions::from_mode(0o600)).unwrap();
    }
}
