//! Facts of the master's: read in any language, written in one wording, put on positions, and checked.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

use chancery_engine::reformation::facts::{Entry, Fact, FactSlip, Fault, Sort, changed, faults, read_entry};
use chancery_engine::reformation::state::Loan;
use chancery_engine::reformation::{Card, City, HouseRules, Power, Scenario, State};

fn midgame(map: &Scenario) -> State {
    State::at_start(map, "midgame", HouseRules::default()).unwrap()
}

fn city(map: &Scenario, name: &str) -> City {
    map.city(name).unwrap()
}

fn fact(map: &Scenario, line: &str) -> Fact {
    match read_entry(map, line) {
        Some(Ok(Entry::Fact(fact))) => fact,
        other => panic!("{line}: {other:?}"),
    }
}

/// One of each sort, in canonical wording.
const CANONICAL: &[&str] = &[
    "FACT TURN 5",
    "FACT LAST TURN 6",
    "FACT LEAGUE FORMED",
    "FACT LEAGUE NOT FORMED",
    "FACT HAND ENGLAND 3 31 69",
    "FACT HAND ENGLAND NONE",
    "FACT CONTROL METZ INDEPENDENT",
    "FACT CONTROL ST QUENTIN ENGLAND",
    "FACT HOME ALGIERS OTTOMANS",
    "FACT UNITS MILAN FRANCE 2 REGULAR 2 MERCENARY",
    "FACT UNITS ALGIERS OTTOMANS 1 CAVALRY 1 SQUADRON 2 CORSAIR",
    "FACT UNITS METZ FRANCE NONE",
    "FACT LEADER FRANCIS CAPTIVE OF HABSBURGS",
    "FACT LEADER JOHN FREDERICK AT PARIS",
    "FACT LEADER ANDREA DORIA OFF",
    "FACT LEADER MAURICE SERVES HABSBURGS",
    "FACT WAR ENGLAND SCOTLAND",
    "FACT NO WAR ENGLAND SCOTLAND",
    "FACT ALLY SCOTLAND FRANCE",
    "FACT ALLY ENGLAND FRANCE",
    "FACT NO ALLY ENGLAND FRANCE",
    "FACT INACTIVE SCOTLAND",
    "FACT EXCOMMUNICATED ENGLAND",
    "FACT NOT EXCOMMUNICATED ENGLAND",
    "FACT HENRY ANNE BOLEYN",
    "FACT ST PETERS 3",
    "FACT BONUS HABSBURGS 1",
    "FACT POOL FRANCE 4 MERCENARY",
    "FACT POOL FRANCE NONE",
    "FACT DISCOUNT USED",
    "FACT LENT 2 SQUADRONS OF FRANCE AT PORTSMOUTH TO ENGLAND",
    "FACT NOT LENT OF FRANCE AT PORTSMOUTH TO ENGLAND",
    "FACT OVER",
    "FACT OVER WON BY FRANCE, PAPACY",
];

#[test]
fn every_fact_is_written_as_it_is_read() {
    let map = Scenario::shipped();
    for line in CANONICAL {
        assert_eq!(fact(&map, line).written(&map), *line);
    }
}

#[test]
fn facts_are_read_in_other_words_and_languages() {
    let map = Scenario::shipped();
    for (line, canonical) in [
        ("fact units Milan, France: 2 regulars, 2 mercenaries.", "FACT UNITS MILAN FRANCE 2 REGULAR 2 MERCENARY"),
        ("Fact: hand of", ""),
        ("ФАКТ ВОЙНА АНГЛИЯ ШОТЛАНДИЯ", "FACT WAR ENGLAND SCOTLAND"),
        ("факт нет войны Англии и Франции", "FACT NO WAR ENGLAND FRANCE"),
        ("Факт: рука Англии 3 69 31", "FACT HAND ENGLAND 3 31 69"),
        ("ФАКТ ВОЙСКА МИЛАН ФРАНЦИЯ 2 регулярных 1 наёмник", "FACT UNITS MILAN FRANCE 2 REGULAR 1 MERCENARY"),
        ("ФАКТ ПОЛКОВОДЕЦ ФРАНЦИСК В ПЛЕНУ У ГАБСБУРГОВ", "FACT LEADER FRANCIS CAPTIVE OF HABSBURGS"),
        ("ФАКТ ПОЛКОВОДЕЦ ФРАНЦИСК В ПАРИЖЕ", "FACT LEADER FRANCIS AT PARIS"),
        ("ФАКТ КОНТРОЛЬ МЕЦ НИКОМУ", "FACT CONTROL METZ INDEPENDENT"),
        ("FACT HENRY 2", "FACT HENRY ASKS"),
        ("FACT OVER FRANCE AND PAPACY", "FACT OVER WON BY FRANCE, PAPACY"),
        ("ФАКТ ОКОНЧЕНО, ПОБЕДИЛИ ФРАНЦИЯ И ПАПСТВО", "FACT OVER WON BY FRANCE, PAPACY"),
        ("FACT ST PETER'S 4", "FACT ST PETERS 4"),
    ] {
        match read_entry(&map, line) {
            Some(Ok(Entry::Fact(fact))) => assert_eq!(fact.written(&map), canonical, "{line}"),
            other => assert!(canonical.is_empty() && matches!(other, Some(Err(_))), "{line}: {other:?}"),
        }
    }
    assert_eq!(read_entry(&map, "Открыть дипломатию."), Some(Ok(Entry::Open)));
    assert_eq!(read_entry(&map, "OPEN DIPLOMACY"), Some(Ok(Entry::Open)));
    let cancelled = Entry::Cancel(Fact::Turn(5));
    assert_eq!(read_entry(&map, "CANCEL FACT TURN 5"), Some(Ok(cancelled)));
    assert_eq!(read_entry(&map, "  \t"), None);
}

#[test]
fn what_is_no_fact_is_told_what_is_wrong_with_it() {
    let map = Scenario::shipped();
    let slip = |line: &str| read_entry(&map, line).unwrap().unwrap_err();
    assert_eq!(slip("Dear all"), FactSlip::Strange);
    assert_eq!(slip("FACT WEATHER FINE"), FactSlip::Kind("WEATHER".to_owned()));
    assert!(matches!(slip("FACT CONTROL METZ"), FactSlip::Form(form) if form.starts_with("FACT CONTROL")));
    assert!(matches!(slip("FACT UNITS MILAN FRANCE 2"), FactSlip::Form(_)));
    assert!(matches!(slip("FACT UNITS MILAN FRANCE 2 ELEPHANTS"), FactSlip::Form(_)));
    let near = slip("FACT CONTROL PARYS ENGLAND");
    let FactSlip::Unknown { sort: Sort::City, word, near } = near else { panic!("{near:?}") };
    assert_eq!((word.as_str(), near.first().map(String::as_str)), ("PARYS", Some("PARIS")));
    assert!(matches!(slip("FACT UNITS MILAN FRANCE 300 REGULAR"), FactSlip::Number { most: 99, .. }));
    assert!(matches!(slip("FACT TURN 99999999999"), FactSlip::Number { .. }));
    assert!(matches!(slip("FACT HAND ENGLAND 3 500"), FactSlip::NoSuchCard(word) if word == "500"));
    assert_eq!(slip("FACT HAND ENGLAND 3 3"), FactSlip::CardTwice(Card(3)));
    assert_eq!(slip("FACT HAND SCOTLAND 31"), FactSlip::NotGreat(map.power("SCOTLAND").unwrap()));
    assert_eq!(slip("FACT INACTIVE FRANCE"), FactSlip::NotMinor(Power::FRANCE));
    assert_eq!(slip("FACT WAR FRANCE FRANCE"), FactSlip::Oneself(Power::FRANCE));
}

/// What is wrong with the position once these facts are put on it.
fn wrong(map: &Scenario, lines: &[&str]) -> Vec<Fault> {
    let mut state = midgame(map);
    lines.iter().for_each(|line| fact(map, line).put(map, &mut state));
    faults(map, &state)
}

#[test]
fn a_position_that_contradicts_itself_is_told_all_that_is_wrong() {
    let map = Scenario::shipped();
    let at = |name| city(&map, name);
    let minor = |name| map.power(name).unwrap();
    let loan = Loan { from: Power::FRANCE, to: Power::ENGLAND, at: at("PORTSMOUTH"), squadrons: 2 };
    for (lines, fault) in [
        (vec!["FACT HAND ENGLAND 3 24"], Fault::CardTwice(Card(24), Power::OTTOMANS, Power::ENGLAND)),
        (vec!["FACT HAND FRANCE 3", "FACT HAND ENGLAND 31"], Fault::HomeCardAstray(Card(3), Power::FRANCE)),
        (vec!["FACT UNITS METZ FRANCE 1 SQUADRON"], Fault::ShipsInland(at("METZ"), Power::FRANCE)),
        (vec!["FACT UNITS BUDA OTTOMANS 1 MERCENARY"], Fault::OttomanMercenaries(at("BUDA"))),
        (vec!["FACT UNITS PARIS FRANCE 1 CAVALRY"], Fault::OttomansAlone(at("PARIS"), Power::FRANCE, "cavalry")),
        (vec!["FACT WAR SCOTLAND VENICE"], Fault::NoSuchWar(minor("SCOTLAND"), minor("VENICE"))),
        (vec!["FACT WAR OTTOMANS HUNGARY"], Fault::WarOnActive(minor("HUNGARY"), Power::OTTOMANS)),
        (
            vec!["FACT LEAGUE NOT FORMED", "FACT NO WAR PAPACY PROTESTANTS"],
            Fault::LeagueWar(Power::HABSBURGS, Power::PROTESTANTS),
        ),
        (vec!["FACT ALLY OTTOMANS HABSBURGS"], Fault::AlliedAtWar(Power::OTTOMANS, Power::HABSBURGS)),
        (vec!["FACT ALLY PAPACY OTTOMANS"], Fault::NeverAllies(Power::OTTOMANS, Power::PAPACY)),
        (vec!["FACT ALLY VENICE ENGLAND"], Fault::NoSuchAlly(minor("VENICE"), Power::ENGLAND)),
        (
            vec!["FACT LEADER FRANCIS CAPTIVE OF FRANCE"],
            Fault::NoSuchCaptor(map.leader("FRANCIS").unwrap(), Power::FRANCE),
        ),
        (vec!["FACT LENT 2 SQUADRONS OF FRANCE AT PORTSMOUTH TO ENGLAND"], Fault::NotOnLoan(loan)),
        (vec!["FACT TURN 10"], Fault::AfterTheEnd(10, 9)),
    ] {
        assert_eq!(wrong(&map, &lines), [fault], "{lines:?}");
    }
    assert_eq!(wrong(&map, &[]), []);
    assert_eq!(
        wrong(&map, &["FACT HAND ENGLAND 3 24 66", "FACT UNITS METZ FRANCE 1 SQUADRON", "FACT TURN 12"]).len(),
        4
    );
}

#[test]
fn what_has_changed_as_facts_makes_the_second_position_of_the_first() {
    let map = Scenario::shipped();
    let before = midgame(&map);
    let mut after = before.clone();
    let mut changes: Vec<&str> =
        CANONICAL.iter().filter(|line| !line.contains("TURN") && !line.contains("OVER")).copied().collect();
    changes.extend(["FACT LENT 1 SQUADRON OF ENGLAND AT ROUEN TO FRANCE", "FACT UNITS MILAN FRANCE NONE"]);
    changes.iter().for_each(|line| fact(&map, line).put(&map, &mut after));
    assert_ne!(before, after);
    for (one, other) in [(&before, &after), (&after, &before)] {
        let mut put = one.clone();
        for told in changed(&map, one, other) {
            let line = told.written(&map);
            fact(&map, &line).put(&map, &mut put);
        }
        assert_eq!(&put, other);
    }
    // Nothing has changed: the hands alone are told.
    assert_eq!(changed(&map, &before, &before).len(), 6);
}
