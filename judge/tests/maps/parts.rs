//! What is left out of a picture of a part of the board, since nobody would see it.

use super::*;

/// The board as a close-up about a power shows it.
fn about(power: &str) -> String {
    let (board, start) = (Board::standard(), State::at_start(&Board::standard()));
    let (told, scene, part) = (board_picture(&board), picture(&board, &start), [power.to_owned()]);
    let (templates, names) = (Templates::load(None).unwrap(), Value::Null);
    let plan =
        Plan { board: &told, scene: &scene, title: "x", language: Language::English, names: &names, part: &part };
    map::svg(&templates, &plan).unwrap().unwrap()
}

#[test]
fn lines_outside_a_part_are_left_out_and_not_missed() {
    let whole = draw(&Board::standard(), &picture(&Board::standard(), &State::at_start(&Board::standard()))).unwrap();
    let line = regex::Regex::new(r##"<path d="([^"]*)" fill="none" stroke="(#[0-9a-f]{6})""##).unwrap();
    let all: BTreeMap<String, String> =
        line.captures_iter(&whole).map(|found| (found[2].to_owned(), found[1].to_owned())).collect();
    for power in ["A", "E", "F", "G", "I", "R", "T"] {
        let part = about(power);
        assert!(part.len() * 5 < whole.len() * 4, "{power}: {} of {} bytes", part.len(), whole.len());
        let with_all = line.replace_all(&part, |found: &regex::Captures<'_>| {
            let path = all.get(&found[2]).filter(|path| path.starts_with('M') && path.len() > 1000);
            format!(r#"<path d="{}" fill="none" stroke="{}""#, path.map_or(&found[1], String::as_str), &found[2])
        });
        assert!(with_all.len() > part.len() + 5000, "{power}");
        assert!(map::png(&with_all).unwrap() == map::png(&part).unwrap(), "{power}: what was left out is missed");
    }
}

/// A line that is no step from the point before has no room that is known, and would be left out where it can be seen.
#[test]
fn drawings_that_ship_are_written_as_they_are_read() {
    let written = regex::Regex::new(r#""M[-.\d ][^"]*""#).unwrap();
    let read = regex::Regex::new(r#"^"(?:M[-\d. ]+(?:l[-\d. ]+)?z?)+"$"#).unwrap();
    let files = crate::support::files(&crate::support::folder("../templates/maps"));
    for path in files.iter().filter(|path| path.extension().is_some_and(|ending| ending == "json")) {
        let text = std::fs::read_to_string(path).unwrap();
        let outlines: Vec<&str> = written.find_iter(&text).map(|found| found.as_str()).collect();
        assert!(outlines.len() > 20, "{}: {}", path.display(), outlines.len());
        assert_eq!(outlines.iter().find(|outline| !read.is_match(outline)), None, "{}", path.display());
    }
}
