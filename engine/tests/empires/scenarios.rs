//! The scenarios that ship, and what a wrong scenario file is told.

use chancery_engine::empires::scenario::SHIPPED;
use chancery_engine::empires::{Scenario, State};

const EUROPE: &str = SHIPPED[0].1;
const GULF: &str = SHIPPED[1].1;

#[test]
fn europe_has_the_numbers_of_its_rules() {
    let map = Scenario::parse(EUROPE).unwrap();
    assert_eq!((map.great().len(), map.powers().len()), (9, 21));
    assert_eq!((map.provinces().len(), map.seas().len()), (110, 27));
    let state = State::at_start(&map, map.settings());
    assert_eq!(state.arsenals.len(), 44);
    assert_eq!(map.date(0), (1900, 1));
    assert_eq!(map.date(7), (1901, 4));
    let letters: String = map.listed().iter().filter_map(|power| map.power_info(*power).letter).collect();
    assert_eq!(letters, "ABGISORFW");
    let incomes = map.great().into_iter().map(|power| state.income(&map, power));
    let (least, most) = (incomes.clone().min().unwrap(), incomes.max().unwrap());
    assert!(2 * most <= 3 * least, "great powers earn alike: {least} to {most}");
}

#[test]
fn everything_that_ships_has_a_name_in_four_languages_and_a_spot_on_the_drawing() {
    for (name, text) in SHIPPED {
        let map = Scenario::parse(text).unwrap();
        assert_eq!(map.name(), *name);
        let titles = map.places().iter().map(|place| &place.title).chain(map.powers().iter().map(|power| &power.title));
        for title in titles.chain([map.title()]) {
            let known: Vec<&str> = title.translations.iter().map(|(language, _)| language.as_str()).collect();
            assert_eq!(known, ["bg", "ru", "zh"], "{name}: {}", title.english);
        }
        for place in map.places() {
            assert!(place.at.is_some(), "{name}: {} lies nowhere", place.code);
            for found in
                place.title.translations.iter().map(|(_, name)| name).chain([&place.code, &place.title.english])
            {
                assert_eq!(map.place(found).map(|found| &map.info(found).code), Some(&place.code), "{found}");
            }
        }
        for power in map.powers() {
            for found in
                power.title.translations.iter().map(|(_, name)| name).chain([&power.code, &power.title.english])
            {
                assert_eq!(map.power(found).map(|found| &map.power_info(found).code), Some(&power.code), "{found}");
            }
        }
    }
}

#[test]
fn the_gulf_can_be_won_by_one_and_by_two() {
    let map = Scenario::parse(GULF).unwrap();
    let neutral = map.powers().len() as u32 - map.great().len();
    assert_eq!((map.great().len(), neutral), (3, 5));
    assert!(map.goals().great <= 2 && map.goals().together <= neutral && map.goals().neutral <= neutral);
    let lonely = map.provinces().into_iter().filter(|place| map.land(*place).is_empty()).count();
    assert_eq!(lonely, 2, "two islands");
}

/// What to change in the text of the Gulf, and what its reader is told.
const WRONG: &[(&str, &str, &str)] = &[
    ("scenario gulf", "scenery gulf", "line 3: unknown keyword `scenery`; here stand scenario, power"),
    ("  capital NHV", "  captial NHV", "unknown keyword `captial`; did you mean `capital`?; here stand letter"),
    ("  capital NHV", "  capital NHW", "nothing is called `NHW`; did you mean `NHV`?"),
    (
        "  land NHV NMO WCA\n",
        "  land NHV NMO\n",
        "Westhaven names North Forest under `land`, and North Forest does not",
    ),
    ("  rail NFO NMO\n", "  rail NFO NMO GUN\n", "North Gulf is a sea area"),
    ("  land BVL NMO\n", "  land BVL NMO BCA\n", "Berg is its own neighbour"),
    (
        "  rail EHL EPT\n",
        "  rail EHL EPT BCA\n",
        "a railway leads from Estburg to Berg, and no border: write Berg under `land`",
    ),
    ("  coast GUE GUN GUS\n", "", "nothing leads to Holm Island: it needs `land` or `coast`"),
    ("  treasury 120", "  treasury -5", "`-5` is no whole number from 0 to 1000000"),
    ("  income 24", "  income 99999999999", "is no whole number from 1 to 1000"),
    ("  owner NOR\n", "", "Norhaven has no `owner`"),
    ("  letter N\n", "", "Norland has no `letter` for its seat"),
    ("  letter E\n", "  letter N\n", "`N` already means Estmark"),
    ("  units HOL I1 B1", "  units HOL I1-I11 B1", "11 units start in Holm Island; 10 are the most"),
    ("  army H1 NHV I1-I3 C1", "  army H1 NHV I1-I3 C1 I20-I22", "H1 has 7 corps; 5 are the most"),
    ("  units NFO I6", "  units NFO I6 B9", "B9 starts in North Forest, which has no port"),
    ("  units NFO I6", "  units EBG I6", "I6 starts in Estburg, which is not a province of Norland"),
    ("  units NFO I6", "  units NFO I1", "I1 stands there twice"),
    ("  units NFO I6", "  units NFO X6", "`X6` is no unit, such as H1, I1-I4, C1 or B2"),
    ("  capital NHV", "  capital EBG", "Estburg is the capital of Norland and not its own province"),
    ("  ru Норхавен", "  ru Истпорт", "already means"),
    ("province NHV Norhaven", "province Nhv Norhaven", "`province` needs a code of three capitals and a name"),
    ("province NHV Norhaven", "province EST Norhaven", "`EST` already means"),
    ("  rule positions_public true", "  rule position_public true", "did you mean `positions_public`?"),
    ("  rule positions_public true", "  rule undeclared perhaps", "`undeclared` is one of allowed, void"),
    ("  at 420 120", "  at 420 120 7", "is no whole number from 0 to 9999"),
    ("  start 1900-1", "  start 1900-5", "`start` names a later part of the year than `quarters` has"),
    ("  single 2 3", "  single 2", "`single` needs two numbers, such as `single 2 7`"),
    ("  bg Норланд", "  bg", "`bg` needs something after it"),
    ("# Three", "  Three", "line 1: an indented line needs a heading above it"),
];

#[test]
fn a_wrong_scenario_is_told_the_line_and_what_would_be_right() {
    for (right, wrong, told) in WRONG {
        assert!(GULF.contains(right), "{right:?} stands nowhere in the file");
        let text = GULF.replacen(right, wrong, 1);
        let error = Scenario::parse(&text).map(|_| ()).unwrap_err().to_string();
        assert!(error.starts_with("line ") && error.contains(told), "{wrong:?}: {error}");
    }
}

#[test]
fn a_scenario_of_strange_size_is_refused() {
    let refused = |text: &str| Scenario::parse(text).map(|_| ()).unwrap_err().to_string();
    assert_eq!(refused(""), "line 1: the file has no `scenario` line");
    let code =
        |number: usize| [number / 676, number / 26 % 26, number % 26].map(|digit| char::from(b'A' + digit as u8));
    let province = |number: usize| format!("province {} Land {number}\n", code(number).iter().collect::<String>());
    let many: String = (0..10_000).map(province).collect();
    assert!(refused(&many).starts_with("line 256: more than 255 provinces and sea areas"), "{}", refused(&many));
    let long = GULF.replacen("  bg Норланд", &format!("  bg {}", "Я".repeat(200)), 1);
    assert!(refused(&long).contains("a name of 200 letters; 60 are the most"), "{}", refused(&long));
    let dry: String =
        GULF.lines().filter(|line| !line.starts_with("  coast")).map(|line| format!("{line}\n")).collect();
    let dry = dry.split("sea GUN").next().unwrap();
    assert!(refused(dry).contains("a scenario needs at least one sea area: `sea SND The Sound`"), "{}", refused(dry));
    assert!(refused("scenario x\nscenario y\n").contains("a file holds one scenario"));
}
