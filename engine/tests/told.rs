//! What is told of turns: of mails that are read, of what happened, of where the game stands then.
//!
//! `UPDATE=1` records it anew; a difference is one that players read in their letters.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

mod support;

use support::{cases, files, folder, told};

#[test]
fn turns_are_told_as_they_were() {
    let mut told = 0;
    for path in files(&folder("tests/told"), "case") {
        let text = std::fs::read_to_string(&path).unwrap();
        let courses: Vec<String> = cases::read(&text).iter().map(told::course).collect();
        told += courses.len();
        let (now, path) = (courses.join("\n"), path.with_extension("told"));
        if std::env::var_os("UPDATE").is_some() {
            std::fs::write(&path, &now).unwrap();
        }
        let before = std::fs::read_to_string(&path).unwrap();
        let lines = || now.lines().zip(before.lines()).enumerate();
        if let Some((line, (now, before))) = lines().find(|(_, (now, before))| now != before) {
            panic!("{}:{}\nnow    {now}\nbefore {before}\nUPDATE=1 records it anew", path.display(), line + 1);
        }
        assert_eq!(now.lines().count(), before.lines().count(), "{}", path.display());
    }
    assert!(told >= 40, "{told} cases");
}
