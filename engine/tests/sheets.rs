//! What is said of a seat's own sheet: cases in `sheets/*.case`, read through the seam.
//!
//! A case is a title, `phase`, `units` and `centers` by power where they are not those of the start, `seat`, lines to be
//! read after `order` (each such line is a mail of its own, `|` parts the lines of one), and what is wanted: `sheet`, `warn`,
//! `note` and `refused`, each the beginning of what is said in English.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

use std::collections::BTreeMap;
use std::path::Path;

use chancery_engine::{Author, Position, RULESETS, Reading, Said, Seen, Setup, Sheet};
use serde_json::{Value, json};

/// One case as it is written.
#[derive(Default)]
struct Case {
    title: String,
    given: BTreeMap<String, Vec<String>>,
}

fn cases(text: &str) -> Vec<Case> {
    let mut cases: Vec<Case> = Vec::new();
    for line in text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#')) {
        match line.strip_prefix("  ") {
            None => cases.push(Case { title: line.to_owned(), ..Case::default() }),
            Some(line) => {
                let (key, value) = line.split_once(' ').unwrap_or((line, ""));
                let given = &mut cases.last_mut().expect("a case begins with its title").given;
                given.entry(key.to_owned()).or_default().push(value.trim().to_owned());
            }
        }
    }
    cases
}

impl Case {
    fn list(&self, key: &str) -> &[String] {
        self.given.get(key).map_or(&[], Vec::as_slice)
    }

    /// `FRANCE A PAR, F BRE` by power.
    fn by_power(&self, key: &str) -> Value {
        let entry = |line: &String| {
            let (power, rest) = line.split_once(' ').unwrap();
            (power.to_owned(), json!(rest.split(", ").collect::<Vec<_>>()))
        };
        self.list(key).iter().map(entry).collect::<serde_json::Map<String, Value>>().into()
    }

    fn position(&self) -> Position {
        let mut position = RULESETS[0].open(&Setup::default()).unwrap();
        let state = &mut position.0.body["state"];
        for (key, named) in [("units", "units"), ("centers", "centers"), ("dislodged", "dislodged")] {
            if !self.list(key).is_empty() {
                state[named] = self.by_power(key);
            }
        }
        if !self.list("retreats").is_empty() {
            let entry = |line: &String| {
                let (unit, open) = line.split_once(": ").unwrap();
                (unit.to_owned(), json!(open.split(", ").collect::<Vec<_>>()))
            };
            state["retreats"] =
                self.list("retreats").iter().map(entry).collect::<serde_json::Map<String, Value>>().into();
        }
        if let Some(phase) = self.list("phase").first() {
            state["phase"] = json!(phase);
        }
        position
    }

    fn author(&self) -> Author {
        Author::Seat(self.list("seat").first().map_or("FRANCE", String::as_str).parse().unwrap())
    }

    /// The mails, read one after the other.
    fn read(&self, position: &Position) -> (Reading, Vec<String>) {
        let (mut last, mut refused) = (None, Vec::new());
        let mut sheet = Sheet::default();
        for mail in self.list("order") {
            let text = mail.split('|').collect::<Vec<_>>().join("\n");
            let reading = RULESETS[0].read(Seen::alone(position), &self.author(), &sheet, &text).unwrap();
            sheet = reading.sheet.clone();
            let out = reading.remarks.iter().filter(|remark| !remark.grade.counts());
            refused.extend(out.map(|remark| remark.english.clone()));
            last = Some(reading);
        }
        (last.expect("a case has orders"), refused)
    }

    fn check(&self) {
        let (reading, refused) = self.read(&self.position());
        let english = |said: &[Said]| said.iter().map(|said| said.english.clone()).collect::<Vec<_>>();
        if !self.list("sheet").is_empty() {
            assert_eq!(reading.sheet.0.join(" | "), self.list("sheet")[0], "{}", self.title);
        }
        for (key, told) in
            [("warn", english(&reading.warnings)), ("note", english(&reading.notes)), ("refused", refused)]
        {
            let wanted = self.list(key);
            assert_eq!(told.len(), wanted.len(), "{}: {key} {told:?}", self.title);
            for (wanted, told) in wanted.iter().zip(&told) {
                assert!(told.starts_with(wanted.as_str()), "{}: {told}", self.title);
            }
        }
        let remarks: Vec<&str> = reading.remarks.iter().map(|remark| remark.english.as_str()).collect();
        for wanted in self.list("remark") {
            assert!(remarks.contains(&wanted.as_str()), "{}: {remarks:?}", self.title);
        }
    }
}

fn folder(name: &str) -> Vec<Case> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/sheets").join(name);
    cases(&std::fs::read_to_string(folder).unwrap())
}

#[test]
fn a_sheet_is_warned_of_by_its_own_orders_alone() {
    let cases = folder("warnings.case");
    assert!(cases.len() > 15);
    cases.iter().for_each(Case::check);
}

#[test]
fn builds_and_removals_more_than_are_due_replace_the_oldest() {
    let cases = folder("adjustments.case");
    assert!(cases.len() > 5);
    cases.iter().for_each(Case::check);
}

/// What stands in for a sheet: standing orders of the case, its sheet so far, and what both are then.
#[test]
fn standing_orders_stand_in_and_wishes_are_used_once() {
    let cases = folder("standing.case");
    assert!(cases.len() > 6);
    for case in cases {
        let (position, author) = (case.position(), case.author());
        let seen = Seen::alone(&position);
        let text = case.list("default").join("\n").replace('|', "\n");
        let standing = RULESETS[0].prefer(seen, &author, &Sheet::default(), &text).unwrap();
        assert!(standing.remarks.iter().all(|remark| remark.grade.counts()), "{}: {:?}", case.title, standing.remarks);
        let again = RULESETS[0].prefer(seen, &author, &Sheet::default(), &standing.sheet.text()).unwrap();
        assert_eq!(again.sheet, standing.sheet, "{}", case.title);
        let sheet = RULESETS[0].read(seen, &author, &Sheet::default(), &case.list("order").join("\n")).unwrap().sheet;
        for (key, ends) in [("opens", false), ("ends", true)] {
            let done = RULESETS[0].stand_in(seen, &author, (&sheet, &standing.sheet), ends).unwrap();
            let told = [done.sheet.0.join(" | "), done.standing.0.join(" | ")].join(" ; left ");
            assert_eq!(case.list(key), [told.trim().to_owned()], "{}: {key}", case.title);
        }
    }
}

#[test]
fn whoever_is_refused_is_shown_an_order_that_would_be_taken() {
    let cases = folder("refused.case");
    assert!(cases.len() > 7);
    cases.iter().for_each(Case::check);
    // What is shown is taken: of every example of a case, in its own position.
    for case in &cases {
        let (_, refused) = case.read(&case.position());
        for example in refused.iter().filter_map(|told| Some(told.split_once("(for example, ")?.1)) {
            let line = example.trim_end_matches(" would be taken)");
            let seen = case.position();
            let reading = RULESETS[0].read(Seen::alone(&seen), &case.author(), &Sheet::default(), line).unwrap();
            assert!(reading.remarks.iter().all(|remark| remark.grade.counts()), "{}: {line}", case.title);
        }
    }
}
