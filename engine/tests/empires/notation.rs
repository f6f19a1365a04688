//! Lines as players write them, in every language, and what becomes of whole sheets.

use chancery_engine::empires::scenario::Scenario;
use chancery_engine::empires::sheet::{Answer, Answered, Refusal};
use chancery_engine::empires::written::Lack;
use chancery_engine::empires::{Line, Place, Power, Slip, State, Why, read_sheet};

use crate::case;

/// France with an army at CHA, a loose corps at BUR and two ships at BRE.
const POSITION: &str = "[case 1]\nunits:\n  FRA: H1 CHA; I1-I2 CHA H1; C1 CHA H1; I3 BUR; B1-B2 BRE\n";

fn europe() -> (Scenario, State, Power) {
    let map = Scenario::shipped("europe").unwrap();
    let mut state = case::read(&map, POSITION).remove(0).state;
    state.out.insert(map.power("RUS").unwrap());
    let france = map.power("FRA").unwrap();
    (map, state, france)
}

#[test]
fn every_line_is_understood_or_refused_with_its_reason() {
    let (map, state, france) = europe();
    let text = std::fs::read_to_string(crate::folder("tests/empires/notation.txt")).unwrap();
    let (mut count, mut wrong) = (0, String::new());
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (written, expected) = line.rsplit_once(" => ").unwrap();
        count += 1;
        let folded = read_sheet(&map, &state, france, &[], written);
        assert_eq!(folded.answers.len(), 1, "every line has one answer: {written}");
        let found = told(&map, &folded.answers[0]);
        if found.trim() != expected.trim() {
            wrong += &format!("{written} => {found}\n    expected {expected}\n");
        }
    }
    assert!(wrong.is_empty(), "{wrong}");
    assert!(count >= 160, "{count} lines");
}

/// An answer in a word or two.
fn told(map: &Scenario, answered: &Answered) -> String {
    match &answered.answer {
        Answer::Stands(line, _) | Answer::IfAllied(line, _) => line.written(map),
        Answer::Struck(line) => format!("struck {}", line.written(map)),
        Answer::Refused(Refusal::Slip(slip)) => format!("! {}", slipped(map, slip)),
        Answer::Refused(Refusal::Void(_, why)) => format!("! {}", void(map, *why)),
        Answer::Refused(Refusal::NothingThere(_)) => "! nothing there".to_owned(),
        Answer::Refused(Refusal::Otherwise(_, others)) => {
            let others: Vec<String> = others.iter().map(|other| other.written(map)).collect();
            format!("! otherwise {}", others.join(", "))
        }
    }
}

fn slipped(map: &Scenario, slip: &Slip) -> String {
    let places = |places: &[Place]| {
        places.iter().take(4).fold(String::new(), |text, place| format!("{text} {}", map.info(*place).code))
    };
    let powers = |powers: &[Power]| {
        powers.iter().fold(String::new(), |text, power| format!("{text} {}", map.power_info(*power).code))
    };
    match slip {
        Slip::Strange => "strange".to_owned(),
        Slip::Quoted => "quoted".to_owned(),
        Slip::Verb(word, near) => format!("verb {word} {}", near.unwrap_or_default()),
        Slip::Missing(lack) => format!("lacks {}", lacking(*lack)),
        Slip::Place(word, near) => format!("no place {word}{}", places(near)),
        Slip::Places(word, several) => format!("several {word}{}", places(several)),
        Slip::Power(word, near) => format!("no power {word}{}", powers(near)),
        Slip::Powers(word, several) => format!("several {word}{}", powers(several)),
        Slip::Unit(word) => format!("unit {word}"),
        Slip::Number(word) => format!("number {word}"),
        Slip::Kind(word) => format!("kind {word}"),
        Slip::Numbers => "numbers".to_owned(),
        Slip::Heading(power) => format!("heading {}", map.power_info(*power).code),
        Slip::Elsewhere(named, place) => format!("elsewhere {named} {}", map.info(*place).code),
        Slip::Unheaded(word) => format!("unheaded {word}"),
        Slip::Extra(word, behind) => format!("extra {word} behind {behind}"),
    }
}

fn lacking(lack: Lack) -> &'static str {
    match lack {
        Lack::Place => "place",
        Lack::Power => "power",
        Lack::Unit => "unit",
        Lack::Kind => "kind",
        Lack::War => "war",
        Lack::Line => "line",
    }
}

fn void(map: &Scenario, why: Why) -> String {
    let place = |place: Place| map.info(place).code.clone();
    let power = |power: Power| map.power_info(power).code.clone();
    match why {
        Why::NoUnit(named) => format!("no unit {named}"),
        Why::Element(unit) => format!("element {unit}"),
        Why::OnlyHeadquarters => "only headquarters".to_owned(),
        Why::NoBorder(unit, to) => format!("no border {unit} {}", place(to)),
        Why::Friendly(at) => format!("friendly {}", place(at)),
        Why::Foreign(at, owner) => format!("foreign {} {}", place(at), power(owner)),
        Why::TooFar(unit, to) => format!("too far {unit} {}", place(to)),
        Why::There(unit, at) => format!("there {unit} {}", place(at)),
        Why::NoRailway(unit, to) => format!("no railway {unit} {}", place(to)),
        Why::TooFew(corps) => format!("too few {corps}"),
        Why::Apart(unit) => format!("apart {unit}"),
        Why::Attached(unit) => format!("attached {unit}"),
        Why::Loose(unit) => format!("loose {unit}"),
        Why::NoArsenal(at) => format!("no arsenal {}", place(at)),
        Why::NotOwn(at) => format!("not own {}", place(at)),
        Why::Armed(at) => format!("armed {}", place(at)),
        Why::NoCoast(at) => format!("no coast {}", place(at)),
        Why::Oneself => "oneself".to_owned(),
        Why::Neutral(who) => format!("neutral {}", power(who)),
        Why::Out(who) => format!("out {}", power(who)),
        other => format!("{other:?}"),
    }
}

/// Lines as they are sent one after the other, and the sheet that stands then.
const FOLDED: &[(&str, &[&str])] = &[
    ("A1 X ALS", &["A1 X ALS"]),
    ("A1 X ALS\nA1 X ALS", &["A1 X ALS"]),
    ("A1 X ALS\nI2 D BUR", &["H1,I1,C1 X ALS", "I2 D BUR"]),
    ("A1 X ALS\nI2 D BUR\nA1 X ALS", &["A1 X ALS"]),
    ("A1 X ALS\nI1 H\nI2 H\nC1 H", &["I1 H", "I2 H", "C1 H"]),
    ("A1 D ALS 2 LIE 1\nI2 X LIE", &["H1,I1,C1 D ALS 1 LIE 1", "I2 X LIE"]),
    ("A1 D ALS 2 LIE 1\nC1 H", &["H1,I1,I2 D ALS 2", "C1 H"]),
    ("A1 X ALS\nA1 RET PAR", &["A1 X ALS", "A1 RET PAR"]),
    ("A1 RET PAR\nI1 RET BUR", &["H1,I2,C1 RET PAR", "I1 RET BUR"]),
    ("A1 - BUR\nDETACH I1", &["A1 - BUR", "DETACH I1"]),
    ("BUILD 3 I PAR\nBUILD 1 I PAR", &["BUILD 1 I PAR"]),
    ("BUILD 3 I PAR\nBUILD 0 I PAR", &[]),
    ("BUILD 3 I PAR\nBUILD 1 C PAR", &["BUILD 3 I PAR", "BUILD 1 C PAR"]),
    ("WAR BEL\nCANCEL WAR BEL", &[]),
    ("ОБЯВИ ВОЙНА Белгия\nОТМЕНИ ВОЙНА Белгия", &[]),
    ("ALLY GER\nALLY GER SECRET", &["ALLY GER SECRET"]),
    ("ALLY GER\nALLY GER ITA", &["ALLY GER", "ALLY GER ITA"]),
    ("PEACE GER\nWAR GER", &["WAR GER"]),
    ("SURRENDER GER\nSURRENDER ITA", &["SURRENDER ITA"]),
    ("SURRENDER GER\nCANCEL SURRENDER GER", &[]),
    ("A1 X ALS\nCANCEL I1 X ALS", &["H1,I2,C1 X ALS"]),
    ("A1 X ALS\nCANCEL I1 H", &["A1 X ALS"]),
    ("A1 D ALS 2 LIE 1\nCANCEL I1 D ALS", &["H1,I2,C1 D ALS 1 LIE 1"]),
    ("ALLY GER\nCANCEL PEACE GER", &["ALLY GER"]),
    ("ALLY GER SECRET\nCANCEL ALLY GER", &[]),
    ("BUILD 3 I PAR\nCANCEL BUILD 1 I PAR", &[]),
    ("DETACH C1\nATTACH C1 H1", &[]),
    ("A1 X ALS\nA1 - GAL", &["A1 X ALS"]),
];

#[test]
fn later_lines_take_from_earlier_ones_and_nothing_else() {
    let (map, state, france) = europe();
    for (text, expected) in FOLDED {
        let mut sheet: Vec<Line> = Vec::new();
        for line in text.lines() {
            sheet = read_sheet(&map, &state, france, &sheet, line).sheet;
        }
        let stands: Vec<String> = sheet.iter().map(|line| line.written(&map)).collect();
        assert_eq!(stands, *expected, "{text}");
    }
}

#[test]
fn the_account_is_told_line_by_line() {
    let (map, mut state, france) = europe();
    state.treasuries[france.index()] = 100;
    let text = "BUILD 3 I PAR\nA1 X ALS\nBUILD 1 H PAR\nI3 - PRO";
    let folded = read_sheet(&map, &state, france, &[], text);
    let told: Vec<(u32, u32, bool)> =
        folded.account.expenses.iter().map(|expense| (expense.pounds, expense.left, expense.void.is_some())).collect();
    assert_eq!(told, [(75, 25, false), (9, 16, false), (0, 16, true), (3, 13, false)]);
    assert_eq!((folded.account.treasury, folded.account.rest), (100, 13));
    let idle: Vec<String> = folded.account.idle.iter().map(ToString::to_string).collect();
    assert_eq!(idle, ["B1", "B2"]);
}

#[test]
fn nothing_that_is_sent_makes_it_stumble() {
    let (map, state, france) = europe();
    for text in [
        "",
        "\n\n",
        ";",
        " ; A1 X ALS",
        "-",
        "A",
        "A1 -",
        "A1 - ,",
        "I1,,I2 H",
        ",",
        "A1 D : : :",
        "D D D",
        "\u{0}",
        "🙂",
    ] {
        let folded = read_sheet(&map, &state, france, &[], text);
        assert!(folded.sheet.len() <= 1, "{text:?}");
    }
    let many = "A1 X ALS\n".repeat(10_000);
    let folded = read_sheet(&map, &state, france, &[], &many);
    assert_eq!((folded.sheet.len(), folded.answers.len()), (1, 10_000));
}
