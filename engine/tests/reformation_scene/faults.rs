//! Mistakes in a file, each told with its line.

use engine::reformation::Scenario;

const FILE: &str = include_str!("../../boards/reformation.scenario");

/// What is said of the file with one line changed, which must be there, and of which line.
fn told(old: &str, new: &str) -> (usize, String) {
    let at = FILE.lines().position(|line| line.trim() == old).expect(old);
    let text: Vec<&str> =
        FILE.lines().enumerate().map(|(number, line)| if number == at { new } else { line }).collect();
    let error = Scenario::parse(&text.join("\n")).expect_err(new);
    assert!(error.to_string().starts_with(&format!("line {}: ", error.line)));
    (error.line.abs_diff(at + 1), error.kind.to_string())
}

#[test]
fn a_road_that_does_not_lead_back_is_told_in_its_line() {
    let (off, message) = told("road EDINBURGH, GLASGOW", "  road EDINBURGH, GLASGOW, LONDON");
    assert_eq!(off, 0);
    assert!(message.starts_with("STIRLING names LONDON under `road`"), "{message}");
}
