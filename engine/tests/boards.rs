//! The boards that ship, and what a wrong board file is told.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

use chancery_engine::classic::Board;
use chancery_engine::classic::board::{Meaning, ProvinceSet, SHIPPED, Terrain, fold_name};
use chancery_engine::classic::orders::{WriteError, read_order};
use chancery_engine::classic::play::State;

#[test]
fn the_standard_board_has_the_rulebooks_numbers() {
    let board = Board::standard();
    let count = |terrain| board.provinces().iter().filter(|province| province.terrain == terrain).count();
    assert_eq!(count(Terrain::Sea), 19);
    assert_eq!(count(Terrain::Land) + count(Terrain::Coast), 56);
    assert_eq!(count(Terrain::Land), 14);
    assert_eq!(board.centres().len(), 34);
    assert_eq!(board.powers().len(), 7);
    let named = board.provinces().iter().filter(|province| !province.coasts.is_empty()).count();
    assert_eq!(named, 3, "Bulgaria, Spain and St Petersburg have two coasts");
    let homes: ProvinceSet = board.power_ids().flat_map(|power| board.homes(power)).collect();
    assert_eq!(homes.len(), 22);
}

#[test]
fn every_name_of_every_language_is_read() {
    let board = Board::standard();
    for info in board.provinces().iter().filter(|info| info.terrain != Terrain::Wall) {
        let names = info.translations.iter().map(|(_, name)| name).chain(&info.also).chain([&info.code, &info.name]);
        for name in names {
            let found = board.province(name).map(|province| &board.info(province).code);
            assert_eq!(found, Some(&info.code), "{name}");
            read_order(&board, name).unwrap_or_else(|error| panic!("{name}: {error}"));
        }
    }
}

/// How names are declined: their endings, and those that they take in a sentence.
const DECLINED: &[(&str, &[&str])] = &[
    ("ия", &["ию", "ии", "ией"]),
    ("ое море", &["ого моря", "ом море", "ому морю"]),
    ("ий залив", &["ого залива", "ом заливе", "ий залива"]),
    ("ка", &["ку", "ки", "ке"]),
    ("на", &["ну", "ны", "не"]),
    ("ж", &["жа", "же", "жем"]),
    ("н", &["на", "не", "ном"]),
    ("ь", &["я", "е", "ю"]),
];

#[test]
fn names_are_read_in_every_case_and_no_two_are_one() {
    for board in SHIPPED.iter().map(|(_, text)| Board::parse(&Board::whole(text).unwrap()).unwrap()) {
        for info in board.provinces().iter().filter(|info| info.terrain != Terrain::Wall) {
            for name in info.translations.iter().map(|(_, name)| name) {
                let declined = DECLINED.iter().filter_map(|(ending, taken)| Some((name.strip_suffix(ending)?, taken)));
                for form in declined.flat_map(|(stem, taken)| taken.iter().map(move |ending| format!("{stem}{ending}")))
                {
                    match read_order(&board, &form) {
                        Ok(order) => assert_eq!(order, read_order(&board, name).unwrap(), "{form}"),
                        // Vienna in another case begins as Venice does.
                        Err(WriteError::AmbiguousProvince { candidates, .. }) if form == "Вене" => {
                            assert_eq!(candidates, ["Vienna", "Venice"]);
                        }
                        Err(error) => panic!("{form}: {error}"),
                    }
                }
            }
        }
    }
}

/// Forms of one order each.
const SAME: &[&[&str]] = &[
    &[
        "A Par - Bur",
        "A Par-Bur",
        "a paris to burgundy",
        "army paris moves to burgundy",
        "Par – Bur",
        "А Париж → Бургундия",
        "Армия Парижа переходит в Бургундию",
        "Армия Париж отива в Бургундия",
        "陸軍 巴黎 移往 布根第",
    ],
    &[
        "A Bur S A Par - Mar",
        "Армия Бургундия поддерживает армию Париж в Марсель",
        "Армия Бургундия подкрепя армия Париж към Марсилия",
        "陸軍布根第支援陸軍巴黎-馬賽",
        "陸軍 布根第 支援 陸軍 巴黎 前往 馬賽",
    ],
    &[
        "F Stp/sc - Bot",
        "F StP(sc)-Bot",
        "fleet st petersburg (south coast) -> gulf of bothnia",
        "F St. Petersburg sc - GoB",
        "F STP/SC-BOT",
        "f stp / sc move bot",
        "Флот Санкт-Петербург (южный берег) - Ботнический залив",
        "Флот Санкт Петербург/юб към Ботнически залив",
        "海軍聖彼得堡（南岸）前往波的尼亞灣",
    ],
    &[
        "A Gas S A Mar - Bur",
        "A Gas S A Mar-Bur",
        "A gascony supports A marseilles to burgundy",
        "Gas s Mar - Bur",
        "A Gas S French A Mar-Bur",
        "A Gas Supp A Mar -> Bur",
    ],
    &[
        "F Nth C A Lon - Nwy",
        "F Nth C A Lon-Nwy",
        "F North Sea convoys A London - Norway",
        "F NTH C English A LON - NWY",
        "nth transports lon to norway",
        "F North Sea C A Lon--Nwy",
    ],
    &[
        "F Mao - Spa/nc",
        "F Mid-Atlantic Ocean - Spain (nc)",
        "F mid - spain north coast",
        "F MAO-SPA/NC",
        "f mid atlantic ocean to spa(nc)",
        "F Mid - Spa / nc",
    ],
    &["A Tus H", "A Tus Holds", "Tuscany hold", "army tuscany stands", "A TUS HOLD", "A Тоскана H"],
];

#[test]
fn forms_that_players_write_mean_the_same() {
    let board = Board::standard();
    for forms in SAME {
        let plain = |text: &str| {
            let text = format!("{:?}", read_order(&board, text).unwrap_or_else(|error| panic!("{text}: {error}")));
            let kinds = text.replace("Some(Army)", "_").replace("Some(Fleet)", "_").replace("kind: None", "kind: _");
            kinds.replace("Some(Power(2))", "None").replace("Some(Power(1))", "None")
        };
        for form in *forms {
            assert_eq!(plain(form), plain(forms[0]), "{form}");
        }
    }
}

#[test]
fn what_could_be_two_things_is_refused_with_both_named() {
    let board = Board::standard();
    let error = |text: &str| read_order(&board, text).unwrap_err();
    let WriteError::AmbiguousProvince { candidates, .. } = error("F Nort - Nwy") else { panic!() };
    assert_eq!(candidates, ["North Africa", "North Atlantic Ocean", "North Sea"]);
    let WriteError::UnknownProvince { near, .. } = error("A Burgandy H") else { panic!() };
    assert_eq!(near, ["Burgundy"]);
    assert!(matches!(error("A Par - Bur please"), WriteError::Unexpected { .. }));
    assert!(matches!(error("A Par -"), WriteError::Ends(_)));
    assert!(matches!(error("F Mao - Gas/nc - Spa/ec"), WriteError::NoSuchCoast { .. }));
    assert_eq!(Meaning::One(board.province("par").unwrap()), Meaning::One(board.province("Париж").unwrap()));
    assert_eq!(fold_name("Mid-Atlantic  Ocean"), "midatlanticocean");
}

#[test]
fn a_wrong_board_is_told_where_and_what() {
    let wrong = |from: &str, to: &str| {
        let text = chancery_engine::classic::board::STANDARD.replacen(from, to, 1);
        Board::parse(&text).unwrap_err().to_string()
    };
    let told = [
        (wrong("  army Gre Ser Tri", "  army Gre Ser"), "line 631: the army border from Tri to Alb is missing"),
        (wrong("sea Adr ", "see Adr "), "line 60: unknown keyword `see`; did you mean `sea`?"),
        (wrong("army Con Gre", "army Kon Gre"), "nothing is called `Kon`; did you mean `Con`?"),
        (wrong("win 18", "win 40"), "the board has 34 centres, but 40 are needed to win"),
        (wrong("  also adriatic", "  also aegean"), "`aegean` already means Adriatic Sea"),
        (wrong("start S1901M", "start 1901"), "`1901` is no phase"),
        (wrong("units A Vie", "units A Adr"), "Austria cannot start with an army in Adr"),
    ];
    for (got, wanted) in told {
        assert!(got.contains(wanted), "got: {got}\nwanted: {wanted}");
    }
    let large: String = (0..130).map(|number| format!("land P{number} Place {number}\n")).collect();
    let text = format!("board huge\nwin 1\npower Red\n{large}");
    assert!(Board::parse(&text).unwrap_err().to_string().contains("board `huge` has more than 128 provinces"));
}

#[test]
fn a_board_that_is_like_another_says_only_what_differs() {
    let parse = |name: &str| {
        let (_, text) = SHIPPED.iter().find(|(known, _)| *known == name).unwrap();
        (Board::parse(text).unwrap(), Board::whole(text).unwrap().into_owned())
    };
    let standard = Board::standard();
    for (name, start, owned) in [("fleet-rome", "S1901M", 22), ("1898", "S1899M", 7)] {
        let (board, whole) = parse(name);
        assert_eq!((board.name(), board.drawn()), (name, "standard"));
        assert_eq!(board.start().to_string(), start);
        assert_eq!(board.provinces().len(), standard.provinces().len());
        assert_eq!(board.centres(), standard.centres());
        let state = State::at_start(&board);
        let owns = |power| state.ownership.of(&board, power).len();
        assert_eq!(board.power_ids().map(owns).sum::<usize>(), owned);
        // Games keep the whole of it, which is the same board.
        assert!(!whole.contains("like standard"));
        assert_eq!(State::at_start(&Board::parse(&whole).unwrap()), state);
    }
    let (rome, _) = parse("fleet-rome");
    let italy = rome.power("Italy").unwrap();
    let units = rome.power_info(italy).units.iter().map(|(kind, at)| format!("{kind:?} {}", rome.code(*at)));
    assert_eq!(units.collect::<Vec<_>>(), ["Fleet Rom", "Army Ven", "Fleet Nap"]);
    let wrong = |text: &str| Board::parse(text).unwrap_err().to_string();
    assert_eq!(wrong("board x\nlike standart\n"), "line 2: nothing is called `standart`; did you mean `standard`?");
    assert_eq!(wrong("like 1898\nboard x\n"), "line 1: nothing is called `1898`");
}
