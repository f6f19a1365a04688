//! Mistakes in a file, each told with its line.

use chancery_engine::reformation::Scenario;

const FILE: &str = include_str!("../../boards/reformation.scenario");

/// The line of the file, from 1, that begins with a text below a heading.
fn line_of(heading: &str, begins: &str) -> usize {
    let from = FILE.lines().position(|line| line == heading).expect(heading);
    let lines = FILE.lines().enumerate().skip(from);
    let mut found =
        lines.filter(|(number, line)| *number == from && begins.is_empty() || line.trim_start().starts_with(begins));
    found.next().expect(begins).0 + 1
}

/// What is said of a file with a line in the place of another.
fn told(line: usize, new: &str) -> (usize, String) {
    let lines = (1..).zip(FILE.lines()).map(|(number, old)| if number == line { new } else { old });
    let error = Scenario::parse(&lines.collect::<Vec<&str>>().join("\n")).expect_err(new);
    assert_eq!(error.to_string(), format!("line {}: {}", error.line, error.kind));
    (error.line, error.kind.to_string())
}

/// Mistakes that are told in the line in which they were made: heading, beginning of the line, what stands there instead,
/// what is said.
const IN_PLACE: &[(&str, &str, &str, &str)] = &[
    (
        "city STIRLING",
        "road",
        "  road EDINBURGH, GLASGOW, LONDON",
        "STIRLING names LONDON under `road`, and LONDON does not name STIRLING: write it on both sides or on none",
    ),
    (
        "city STIRLING",
        "road",
        "  pass EDINBURGH, GLASGOW",
        "STIRLING names EDINBURGH under `pass`, and EDINBURGH does not name STIRLING: write it on both sides or on none",
    ),
    ("city STIRLING", "road", "  road EDINBURGH, STIRLING", "STIRLING is its own neighbour"),
    ("city STIRLING", "road", "  road EDINBURGH, EDINBURGH", "EDINBURGH stands there twice"),
    (
        "city STIRLING",
        "road",
        "  road EDINBORUGH, GLASGOW",
        "nothing is called `EDINBORUGH`; did you mean `EDINBURGH`?",
    ),
    (
        "city STIRLING",
        "road",
        "  raod EDINBURGH, GLASGOW",
        "unknown keyword `raod`; did you mean `road`?; here stand en, bg, ru, zh, kind, home, road, pass, port, at",
    ),
    ("city STIRLING", "road", "  road", "`road`: it needs something after it"),
    (
        "city STIRLING",
        "kind",
        "  kind castle",
        "`castle` is no kind of city: plain, fortress, key, capital or electorate",
    ),
    ("city STIRLING", "home", "  home SCOTTLAND", "nothing is called `SCOTTLAND`; did you mean `SCOTLAND`?"),
    ("city STIRLING", "at", "  at 120", "here stand two things, such as `at 120 80`"),
    ("city STIRLING", "at", "  at 120 -80", "`-80` is no whole number from 0 to 9999"),
    ("city GLASGOW", "ru", "  ru Глазго, Стерлинга", "`Стерлинга` already means STIRLING"),
    ("city YORK", "ru", "  ru Йорк, Берике", "`Берике` already means BERWICK"),
    ("city YORK", "en", "  en York,, Yorke", "a name needs a letter; between two commas stands one"),
    ("city YORK", "", "city York", "`city` needs a name in capitals from A to Z, such as `city ST QUENTIN`"),
    (
        "city YORK",
        "",
        "town YORK",
        "unknown keyword `town`; here stand scenario, power, minor, nobody, city, sea, leader, cards, start",
    ),
    ("city EDINBURGH", "port", "  port NORTH SEAS", "nothing is called `NORTH SEAS`; did you mean `NORTH SEA`?"),
    (
        "sea BALTIC SEA",
        "near",
        "  near BLACK SEA",
        "BALTIC SEA names BLACK SEA under `near`, and BLACK SEA does not name BALTIC SEA: write it on both sides or on none",
    ),
    ("power OTTOMANS", "letter", "  letter o", "`letter` is one capital from A to Z"),
    ("power HABSBURGS", "letter", "  letter O", "OTTOMANS has that letter already"),
    ("power OTTOMANS", "capital", "  capital EDIRNE", "EDIRNE is no city of OTTOMANS of kind capital"),
    (
        "power HABSBURGS",
        "capital",
        "  capital VALLADOLID",
        "VIENNA is a capital of HABSBURGS and stands not under `capital`",
    ),
    ("power OTTOMANS", "war", "  war OTTOMANS 2", "OTTOMANS has a price for a war with itself"),
    ("power OTTOMANS", "war", "  war HABSBURGS 7", "`7` is no whole number from 1 to 6"),
    ("minor SCOTLAND", "protector", "  protector PAPACY", "PAPACY protects SCOTLAND and stands not under `allies`"),
    ("minor SCOTLAND", "protector", "  letter S", "SCOTLAND has no `letter`"),
    ("cards", "mandatory", "  mandatory 8=0 9-23=2 9=2", "card 9 stands there twice"),
    ("cards", "mandatory", "  mandatory 8=0 9-23=7", "`7` is no whole number from 0 to 6"),
    ("cards", "mandatory", "  mandatory 8", "`8` is no card with its command points, such as 8=0 or 9-23=2"),
    ("cards", "marriage", "  marriage 8", "the marriage is a card that stands under `other`"),
    ("cards", "home PAPACY", "  home GENOA 5=4 6=3", "GENOA is no great power"),
    ("leader SULEIMAN", "serves", "  serves TURKES", "nothing is called `TURKES`; did you mean `OTTOMANS`?"),
    ("leader SULEIMAN", "serves", "  naval perhaps", "`naval`: nothing stands after it"),
    ("start 1517", "turn", "  turn 10 of 9", "the first turn, 10, is later than the last, 9"),
    ("start 1517", "war FRANCE", "  war GENOA VENICE", "neither GENOA nor VENICE is a great power"),
    ("start 1517", "war FRANCE", "  war FRANCE HABSBURGS", "the war of FRANCE and HABSBURGS stands there twice"),
    ("start 1517", "war FRANCE", "  war FRANCE FRANCE", "FRANCE is at war with itself"),
    (
        "start 1517",
        "war FRANCE",
        "  war FRANCE INDEPENDENT",
        "FRANCE and INDEPENDENT: the independent are at war with nobody",
    ),
    (
        "start 1517",
        "war FRANCE",
        "  war PAPACY PROTESTANTS",
        "PAPACY and PROTESTANTS are at war only once the league is formed",
    ),
    (
        "start 1532",
        "war PAPACY",
        "  war OTTOMANS HUNGARY",
        "a war with an active minor power is its ally's war: OTTOMANS and HUNGARY",
    ),
    ("start 1532", "ally", "  ally HUNGARY FRANCE", "HUNGARY never is an ally of FRANCE"),
    ("start 1532", "ally", "  ally FRANCE HABSBURGS", "FRANCE is no minor power"),
    (
        "start 1532",
        "henry",
        "  henry ASKING",
        "`ASKING` is no step of Henry's: CATHERINE, ASKS, ANNE BOLEYN, JANE SEYMOUR, ANNE OF CLEVES, KATHRYN HOWARD, KATHERINE PARR",
    ),
    ("start 1532", "home", "  home BUDA HUNGARY", "BUDA is home to HUNGARY anyway"),
    (
        "start 1517",
        "holds PAPACY",
        "  holds PAPACY: RAVENNA, ANCONA, ROME, LONDON",
        "LONDON is held by ENGLAND already: every city has one holder",
    ),
    (
        "start 1517",
        "units ROME",
        "  units ROME: PAPACY 1 regular, PAPACY 1 squadron",
        "PAPACY's troops stand there twice",
    ),
    (
        "start 1517",
        "units VIENNA",
        "  units VIENNA: HABSBURGS 4 regular 1 squadron",
        "ships lie in VIENNA, which is no port",
    ),
    (
        "start 1517",
        "units VIENNA",
        "  units VIENNA: HABSBURGS 4 regular 1 cavalry",
        "HABSBURGS has cavalry or corsairs in VIENNA; only OTTOMANS have them",
    ),
    (
        "start 1517",
        "units EDIRNE",
        "  units EDIRNE: OTTOMANS 1 mercenary",
        "OTTOMANS have mercenaries in EDIRNE, and take none",
    ),
    ("start 1517", "units EDIRNE", "  units EDIRNE: OTTOMANS 0 regular", "`0` is no whole number from 1 to 99"),
    (
        "start 1517",
        "units EDIRNE",
        "  units EDIRNE: OTTOMANS 3 knights",
        "`knights` is none of regular, mercenary, cavalry, squadron, corsair",
    ),
    ("start 1517", "leader FRANCIS", "  leader FRANCIS PARISS", "nothing is called `PARISS`; did you mean `PARIS`?"),
    ("start 1517", "leader FRANCIS", "  leader HENRY PARIS", "HENRY is in two places"),
    ("start midgame", "captive FRANCIS", "  captive FRANCIS FRANCE", "FRANCIS serves FRANCE and is held by it"),
    ("start midgame", "captive FRANCIS", "  captive RENEGADE FRANCE", "RENEGADE serves nobody and is nobody's captive"),
    ("start midgame", "hand FRANCE", "  hand FRANCE 4 25 77 31", "card 31 is in two hands"),
    ("start midgame", "hand FRANCE", "  hand FRANCE 4 25 25", "card 25 is in two hands"),
    ("start midgame", "hand FRANCE", "  hand FRANCE 7", "card 7 is another power's home card"),
    ("start midgame", "hand FRANCE", "  hand FRANCE 117", "there is no card 117"),
    (
        "start 1517",
        "points FRANCE",
        "  points FRANCE 13",
        "FRANCE holds 6 keys, which give 12 points, 12 in all, and not 13",
    ),
];

#[test]
fn a_mistake_is_told_in_its_line() {
    for (heading, begins, new, message) in IN_PLACE {
        let line = line_of(heading, begins);
        assert_eq!(told(line, new), (line, (*message).to_owned()), "{new}");
    }
}

/// Mistakes that only another line shows, with where they are told: heading and keyword.
const ELSEWHERE: &[[&str; 5]] = &[
    [
        "power ENGLAND",
        "war",
        "  war OTTOMANS 2, HABSBURGS 1, FRANCE 3, PAPACY 3, PROTESTANTS 2",
        "power HABSBURGS/war",
        "HABSBURGS pays 3 for a war with ENGLAND, and ENGLAND pays 1: both pay the same",
    ],
    ["city YORK", "", "city LINCOLN", "city LINCOLN/", "`LINCOLN` already means LINCOLN"],
    ["city YORK", "kind", "", "city YORK/", "YORK has no `kind`"],
    ["city CORFU", "port", "", "city CORFU/", "nothing leads to CORFU: it needs `road`, `pass` or `port`"],
    [
        "city YORK",
        "kind",
        "  kind capital",
        "power ENGLAND/capital",
        "YORK is a capital of ENGLAND and stands not under `capital`",
    ],
    [
        "city EDINBURGH",
        "kind",
        "  kind capital",
        "minor SCOTLAND/",
        "EDINBURGH is a capital, and SCOTLAND is no great power",
    ],
    ["cards", "home FRANCE", "", "power FRANCE/", "FRANCE has no `home` card under `cards`"],
    ["cards", "mandatory", "", "cards/", "there is no card 8, and later ones are: numbers have no gaps"],
    [
        "start 1517",
        "holds PAPACY",
        "  holds PAPACY: RAVENNA, ANCONA",
        "start 1517/",
        "ROME stands under no `holds` of start 1517: every city has a holder",
    ],
    ["start 1517", "year", "", "start 1517/", "start 1517 has no `year`"],
    ["start 1532", "", "start 1517", "start 1532/", "a start 1517 stands above already"],
    [
        "power ENGLAND",
        "",
        "power FRANCE",
        "power ENGLAND/",
        "here stands `power ENGLAND`: the powers stand in the standard order",
    ],
];

#[test]
fn a_mistake_that_another_line_shows_is_told_where_it_is_mended() {
    for [heading, begins, new, at, message] in ELSEWHERE {
        // A city that is there twice is told where it stands for the second time.
        let (below, key) = at.split_once('/').expect(at);
        let expected = line_of(below, key);
        assert_eq!(told(line_of(heading, begins), new), (expected, (*message).to_owned()), "{new}");
    }
}

#[test]
fn what_the_whole_lacks_is_told_at_its_end() {
    let last = FILE.lines().count();
    let electorate = told(line_of("city TRIER", "kind"), "  kind plain");
    assert_eq!(electorate, (last, "there are six electorates: six cities are of that kind".to_owned()));
    for (text, line, message) in [
        ("", 1, "the file has no `scenario` line"),
        ("  en York\n", 1, "an indented line needs a heading above it"),
        ("scenario a\ncards\n", 2, "the file has no `nobody` line"),
        ("scenario a\nscenario b\n", 2, "a file has one `scenario` line"),
        (
            "scenario a\ncards\nnobody INDEPENDENT\n",
            3,
            "here stands `power OTTOMANS`: the powers stand in the standard order",
        ),
    ] {
        let error = Scenario::parse(text).expect_err(message);
        assert_eq!((error.line, error.kind.to_string()), (line, message.to_owned()));
    }
}

/// Any line gone, doubled or cut short is read or told, and never a panic.
#[test]
fn no_file_makes_it_panic() {
    let lines: Vec<&str> = FILE.lines().collect();
    for number in (0..lines.len()).step_by(7) {
        let without: Vec<&str> = lines[..number].iter().chain(&lines[number + 1..]).copied().collect();
        let doubled: Vec<&str> = lines[..=number].iter().chain(&lines[number..]).copied().collect();
        let mut cut = lines.clone();
        let half = cut[number].chars().count() / 2;
        let short: String = cut[number].chars().take(half).collect();
        cut[number] = &short;
        for text in [without, doubled, cut] {
            if let Err(error) = Scenario::parse(&text.join("\n")) {
                assert!((1..=lines.len() + 1).contains(&error.line), "{error}");
            }
        }
    }
}
