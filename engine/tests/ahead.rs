//! Orders for turns to come and conditions on where units stand, through the seam: what is kept, what is refused, what holds.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

use chancery_engine::{Author, Grade, Holds, Named, Plan, Position, RULESETS, Reading, Ruleset, Seen, Setup, Sheet};

fn classic() -> &'static dyn Ruleset {
    RULESETS[0]
}

fn opening() -> Position {
    classic().open(&Setup::default()).unwrap()
}

fn france() -> Author {
    Author::Seat("FRANCE".parse().unwrap())
}

/// What is kept of lines for a turn, parted by `|`.
fn planned(label: &str, text: &str) -> Reading {
    let (position, sheet) = (opening(), Sheet::default());
    let text = text.replace(" | ", "\n");
    classic().plan(Seen::alone(&position), &france(), Plan { label, sheet: &sheet }, &text).unwrap()
}

#[test]
fn later_lines_replace_earlier_ones_but_for_those_under_a_condition() {
    for (label, text, kept) in [
        ("F1901M", "A Par-Bur | A Par-Pic", "A PAR - PIC"),
        ("F1901M", "France: A Par-Bur | F Bre-Mao", "A PAR - BUR | F BRE - MAO"),
        (
            "F1901M",
            "IF A Bur | A Par-Pic | ELSE | A Par-Bur | ENDIF",
            "IF A BUR | A PAR - PIC | ELSE | A PAR - BUR | ENDIF",
        ),
        ("F1901M", "A Par H | IF A Bur | A Par-Pic | ENDIF", "A PAR H | IF A BUR | A PAR - PIC | ENDIF"),
        (
            "F1901M",
            "IF A Bur | A Par-Pic | ENDIF | A Par H | A Par-Gas",
            "IF A BUR | A PAR - PIC | ENDIF | A PAR - GAS",
        ),
        ("F1901M", "IF A Bur | IF F Mao | A Par-Pic", "IF A BUR | IF F MAO | A PAR - PIC | ENDIF | ENDIF"),
        ("W1901A", "Waive | Waive | Build A Par | Build F Bre", "WAIVE | WAIVE | BUILD A PAR | BUILD F BRE"),
        ("F1901R", "A Par-Bur | A Mar D", "A PAR - BUR | A MAR D"),
    ] {
        let reading = planned(label, text);
        assert_eq!(reading.sheet.0.join(" | "), kept, "{text}");
        assert!(reading.remarks.iter().all(|remark| remark.grade == Grade::Accepted), "{text}: {:?}", reading.remarks);
    }
}

#[test]
fn what_makes_no_sense_for_a_turn_is_refused_by_its_line() {
    for (label, text, kept, refused) in [
        ("F1901M", "IF xyzzy | A Par-Pic | ENDIF | A Mar H", "A MAR H", vec![1, 2]),
        ("F1901M", "IF xyzzy | A Par-Pic", "", vec![1, 2]),
        (
            "F1901M",
            "IF A Bur | IF xyzzy | A Par-Pic | ENDIF | A Mar H | ENDIF",
            "IF A BUR | A MAR H | ENDIF",
            vec![2, 3],
        ),
        ("F1901M", "IF xyzzy | IF A Bur | A Par-Pic | ENDIF | A Mar H | ENDIF | F Bre H", "F BRE H", vec![1, 3, 5]),
        ("F1901M", "ENDIF | A Mar H", "A MAR H", vec![1]),
        ("F1901M", "A Mar H | Germany: A Mun-Ruh", "A MAR H", vec![2]),
        ("F1901M", "England: Army London -> Wales. | A Mar H", "A MAR H", vec![1]),
        ("F1901M", "A Par | Build A Par | Waive", "", vec![1, 2, 3]),
        ("F1901R", "A Par S A Mar | A Par", "", vec![1, 2]),
        ("W1901A", "A Par-Bur", "", vec![1]),
    ] {
        let reading = planned(label, text);
        assert_eq!(reading.sheet.0.join(" | "), kept, "{text}");
        let wrong = reading.remarks.iter().filter(|remark| remark.grade == Grade::Refused);
        assert_eq!(wrong.map(|remark| remark.line).collect::<Vec<_>>(), refused, "{text}: {:?}", reading.remarks);
    }
}

#[test]
fn a_condition_holds_where_power_kind_and_coast_are_as_it_names_them() {
    let position = opening();
    for (test, wanted) in [
        ("A Par", "yes"),
        ("Par", "yes"),
        ("French A Par", "yes"),
        ("Par A France", "yes"),
        ("Par French army", "yes"),
        ("Par army", "yes"),
        ("Par France", "yes"),
        ("Par Germany", "no"),
        ("F Par", "no"),
        ("German A Par", "no"),
        ("Par F France", "no"),
        ("Bur", "no"),
        ("F Stp/sc", "yes"),
        ("F Stp", "yes"),
        ("Stp/sc F Russia", "yes"),
        ("F Stp/nc", "no"),
        ("Par France Germany", "unread"),
        ("Par A F", "unread"),
        ("A Par H", "unread"),
        ("xyzzy", "unread"),
    ] {
        let told = match classic().holds(&position, test).unwrap() {
            Holds::Yes => "yes",
            Holds::No => "no",
            Holds::Unread(_) => "unread",
            Holds::Never => "never",
        };
        assert_eq!(told, wanted, "{test}");
    }
}

#[test]
fn orders_are_kept_for_five_years_and_for_no_turn_that_is_over() {
    let mut position = opening();
    position.0.body["state"]["phase"] = "F1901M".into();
    for (name, wanted) in [
        ("S1901M", "is over"),
        ("F1901M", "now"),
        ("F1901R", "later"),
        ("Winter 1901", "later"),
        ("W1906A", "later"),
        ("S1907M", "is more than five years on"),
        ("xyzzy", "is no turn"),
    ] {
        let told = match classic().named(&position, name).unwrap() {
            Named::Now => "now".to_owned(),
            Named::Later(_) => "later".to_owned(),
            Named::Never(said) => said.english,
            Named::Unknown => "unknown".to_owned(),
        };
        assert!(told.contains(wanted), "{name}: {told}");
    }
}

#[test]
fn standing_orders_below_a_heading_are_those_of_its_power() {
    let position = opening();
    let read = |text: &str| classic().prefer(Seen::alone(&position), &france(), &Sheet::default(), text).unwrap();
    assert_eq!(read("France: A Par H").sheet.0, ["A PAR H"]);
    let foreign = read("Germany: A Mun H");
    assert!(foreign.sheet.0.is_empty() && foreign.remarks[0].grade == Grade::Refused, "{foreign:?}");
}

#[test]
fn two_seats_touch_where_a_unit_of_either_reaches_the_other_s() {
    let position = classic().edit(&opening(), "ADD Italy F Lyo").unwrap().position;
    let pairs = classic().touching(&position).unwrap();
    let both = |one: &str, other: &str| {
        pairs.iter().any(|(a, b)| (a.as_str(), b.as_str()) == (one, other) || (a.as_str(), b.as_str()) == (other, one))
    };
    assert!(both("FRANCE", "ITALY"), "a fleet reaches the coast, and no army the sea: {pairs:?}");
    assert!(!both("FRANCE", "TURKEY"));
}
