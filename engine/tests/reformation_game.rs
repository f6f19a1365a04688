//! Reformation through the seam: whole phases, and what each reader may know of them.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

use std::collections::{BTreeMap, BTreeSet};

use chancery_engine::reformation::Reformation;
use chancery_engine::{
    Author, Duty, Position, Press, Reader, Reading, Resolution, Ruleset, Seat, Seed, Seen, Setup, Sheet, Subject, Table,
};
use serde_json::Value;

fn setup(rules: &[(&str, &str)]) -> Setup {
    let rules = rules.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
    Setup { rules, ..Setup::default() }
}

fn midgame() -> Position {
    Reformation.open(&setup(&[("start", "midgame")])).unwrap()
}

fn seat(name: &str) -> Seat {
    name.parse().unwrap()
}

fn by_master(position: &Position, text: &str) -> Reading {
    Reformation.read(Seen::alone(position), &Author::Master, &Sheet::default(), text).unwrap()
}

/// A step with everybody's mails, each sheet seeing what the others show it.
#[derive(Default)]
struct Mails {
    sheets: BTreeMap<Seat, Sheet>,
    master: Sheet,
}

impl Mails {
    fn shown_to(&self, position: &Position, to: &Seat) -> BTreeMap<Seat, Sheet> {
        let others = self.sheets.iter().filter(|(from, _)| *from != to);
        let shown = others.map(|(from, sheet)| (from.clone(), Reformation.show(position, from, sheet, to).unwrap()));
        shown.filter(|(_, sheet)| !sheet.0.is_empty()).collect()
    }

    fn mail(&mut self, position: &Position, from: &str, text: &str) -> Reading {
        let from = seat(from);
        let shown = self.shown_to(position, &from);
        let seen = Seen { position, shown: &shown };
        let sheet = self.sheets.get(&from).cloned().unwrap_or_default();
        let reading = Reformation.read(seen, &Author::Seat(from.clone()), &sheet, text).unwrap();
        self.sheets.insert(from, reading.sheet.clone());
        reading
    }

    fn play(&self, position: &Position) -> Resolution {
        let disorder = BTreeSet::new();
        let table = Table { position, sheets: &self.sheets, master: &self.master, disorder: &disorder };
        Reformation.resolve(&table, &Seed::from_number(1)).unwrap()
    }
}

fn facts(position: &Position, reader: &Reader) -> Value {
    Reformation.describe(Subject::Position(position), reader).unwrap()
}

fn label(position: &Position) -> String {
    Reformation.turn(position).unwrap().label
}

/// The talks of a midgame, opened by its master.
fn talks() -> Position {
    let position = midgame();
    let master = by_master(&position, "FACT TURN 5\nOPEN DIPLOMACY").sheet;
    Mails { master, ..Mails::default() }.play(&position).position
}

#[test]
fn the_talks_open_when_the_facts_agree() {
    let position = Reformation.open(&setup(&[("start", "1532")])).unwrap();
    let turn = Reformation.turn(&position).unwrap();
    assert_eq!((turn.label.as_str(), turn.master), ("4.MASTER", Duty::Must));
    let reading = by_master(&position, "FACT HAND ENGLAND 3 31\nFACT HAND FRANCE 4 31\nOPEN DIPLOMACY");
    assert!(!reading.remarks[2].grade.counts());
    // Card 31 twice, and four hands that nobody has entered.
    assert_eq!(reading.notes.len(), 5);
    assert_eq!(reading.missing.len(), 5);
    assert_eq!(reading.sheet.0.len(), 2);
    let hands = "FACT HAND FRANCE 4\nFACT HAND OTTOMANS 1\nFACT HAND HABSBURGS 2\nFACT HAND PAPACY 5 6\nFACT HAND PROTESTANTS 7";
    let mended = Reformation
        .read(Seen::alone(&position), &Author::Master, &reading.sheet, &format!("{hands}\nOPEN DIPLOMACY"))
        .unwrap();
    assert!(mended.notes.is_empty() && mended.missing.is_empty(), "{:?}", mended.notes);
    let opened = Mails { master: mended.sheet, ..Mails::default() }.play(&position).position;
    assert_eq!(label(&opened), "4.TALK");
}

#[test]
fn a_fact_is_taken_back_by_its_own_words_alone() {
    let position = midgame();
    let cancel = |line: &str| by_master(&position, &format!("FACT CONTROL VIENNA OTTOMANS\nCANCEL FACT {line}"));
    assert!(cancel("CONTROL VIENNA OTTOMANS").sheet.0.is_empty());
    let other = cancel("CONTROL VIENNA HABSBURGS");
    assert_eq!(other.sheet.0, ["FACT CONTROL VIENNA OTTOMANS"]);
    assert!(other.remarks[1].english.ends_with("what stands is FACT CONTROL VIENNA OTTOMANS"), "{:?}", other.remarks);
}

#[test]
fn a_phase_goes_through_its_steps_and_comes_back_to_the_master_as_facts() {
    let mut position = talks();
    let mut labels = Vec::new();
    while label(&position) != "6.MASTER" {
        labels.push(label(&position));
        let mut mails = Mails::default();
        let lines: &[(&str, &str)] = match labels.last().unwrap().as_str() {
            "5.TALK" => &[("ENGLAND", "PACKAGE 1: ENGLAND AND FRANCE ALLY")],
            "5.SEAL" => &[("FRANCE", "RATIFY PACKAGE 1 OF ENGLAND")],
            "5.PEACE" => &[("FRANCE", "SUE FOR PEACE WITH HABSBURGS")],
            "5.RANSOM" => &[("HABSBURGS", "RANSOM FERDINAND")],
            "5.PARDON" => &[("ENGLAND", "SEEK ABSOLUTION")],
            "5.WAR" => &[("OTTOMANS", "DECLARE WAR ON VENICE WITH CARD 24")],
            "5.ANSWER" => &[("PAPACY", "INTERVENE FOR VENICE WITH CARD 52")],
            _ => &[],
        };
        for (from, text) in lines {
            mails.mail(&position, from, text);
        }
        position = mails.play(&position).position;
    }
    assert_eq!(labels, ["5.TALK", "5.SEAL", "5.PEACE", "5.PEACE2", "5.RANSOM", "5.PARDON", "5.WAR", "5.ANSWER"]);
    let told = facts(&position, &Reader::Master);
    let lines: Vec<&str> = told["facts"].as_array().unwrap().iter().map(|line| line.as_str().unwrap()).collect();
    for line in [
        "FACT ALLY VENICE PAPACY",
        "FACT WAR OTTOMANS PAPACY",
        "FACT NO WAR HABSBURGS FRANCE",
        "FACT ALLY ENGLAND FRANCE",
    ] {
        assert!(lines.contains(&line), "{line} is missing among {lines:?}");
    }
    assert!(told["log"].as_array().unwrap().len() > 1);
    assert_eq!(facts(&position, &Reader::Seat(seat("FRANCE")))["facts"].as_array().unwrap().len(), 0);
    // The phase put back on the table: the same facts, and the next one opens.
    let form =
        Reformation.describe(Subject::Sheet(Seen::alone(&position), &Sheet::default()), &Reader::Master).unwrap();
    let orders: Vec<&str> =
        form["form"]["lines"].as_array().unwrap().iter().map(|line| line["order"].as_str().unwrap()).collect();
    let ready: Vec<&str> = orders.iter().filter(|order| !order.contains('?')).copied().collect();
    assert!(ready.len() > 8 && orders.contains(&"OPEN DIPLOMACY ?"));
    assert!(position.0.body.to_string().len() < 60_000, "{}", position.0.body.to_string().len());
}

#[test]
fn press_and_duties_are_those_of_the_step() {
    let first = Reformation.open(&setup(&[("start", "1517")])).unwrap();
    let hands = "FACT HAND OTTOMANS 1\nFACT HAND HABSBURGS 2\nFACT HAND ENGLAND 3\nFACT HAND FRANCE 4\nFACT HAND PAPACY 5 6\nFACT HAND PROTESTANTS 7\nOPEN DIPLOMACY";
    let master = by_master(&first, hands).sheet;
    let talks = Mails { master, ..Mails::default() }.play(&first).position;
    let turn = Reformation.turn(&talks).unwrap();
    assert_eq!(turn.label, "1.TALK");
    let Press::Pairs(pairs) = turn.press else { panic!("{:?}", turn.press) };
    assert_eq!(pairs, [(seat("ENGLAND"), seat("HABSBURGS")), (seat("ENGLAND"), seat("FRANCE"))]);
    let may: Vec<String> =
        turn.seats.iter().filter(|seat| seat.duty == Duty::May).map(|seat| seat.seat.to_string()).collect();
    assert_eq!(may, ["HABSBURGS", "ENGLAND", "FRANCE"]);
    let next = Mails::default().play(&talks).position;
    assert_eq!(label(&next), "2.MASTER");
    assert_eq!(Reformation.turn(&next).unwrap().press, Press::Public);
}

#[test]
fn a_draft_is_shown_to_its_parties_alone() {
    let position = talks();
    let mut mails = Mails::default();
    mails.mail(&position, "ENGLAND", "PACKAGE 1: ENGLAND AND FRANCE ALLY\nFALL BACK FROM CALAIS TO LONDON");
    for reader in ["OTTOMANS", "HABSBURGS", "PAPACY", "PROTESTANTS", "FRANCE"] {
        let shown = mails.shown_to(&position, &seat(reader));
        assert_eq!(shown.len(), usize::from(reader == "FRANCE"), "{reader}");
        assert!(shown.values().all(|sheet| sheet.0 == ["PACKAGE 1: ENGLAND AND FRANCE ALLY"]));
    }
    let confirmed = mails.mail(&position, "FRANCE", "RATIFY PACKAGE 1 OF ENGLAND\nDONE");
    assert!(confirmed.missing.is_empty());
    let told = mails.mail(&position, "ENGLAND", "");
    let notes: Vec<&str> = told.notes.iter().map(|note| &*note.phrase.say).collect();
    assert!(notes.contains(&"reformation-confirmed-by") || notes.contains(&"reformation-needs"), "{notes:?}");
    assert_eq!(told.missing.len(), 1);
}

#[test]
fn hands_and_sealed_declarations_are_told_to_their_owners_alone() {
    let position = talks();
    let text = |reader: &Reader| facts(&position, reader)["own"].to_string();
    assert!(text(&Reader::Seat(seat("FRANCE"))).contains("105"));
    assert!(!text(&Reader::Seat(seat("ENGLAND"))).contains("105"));
    assert_eq!(facts(&position, &Reader::Public)["own"].as_array().unwrap().len(), 0);
}

#[test]
fn several_powers_of_one_player_have_lines_of_their_own() {
    let rules = [("start", "midgame"), ("together", "ENGLAND+PROTESTANTS,OTTOMANS+PAPACY")];
    let position = Reformation.open(&Setup { players: 4, ..setup(&rules) }).unwrap();
    let turn = Reformation.turn(&position).unwrap();
    let seats: Vec<String> = turn.seats.iter().map(|seat| format!("{} {}", seat.seat, seat.letters)).collect();
    assert_eq!(seats, ["OTTOMANS OP", "HABSBURGS H", "ENGLAND EL", "FRANCE F"]);
    let master = by_master(&position, "OPEN DIPLOMACY").sheet;
    let talks = Mails { master, ..Mails::default() }.play(&position).position;
    let mut mails = Mails::default();
    let reading = mails.mail(&talks, "ENGLAND", "PROTESTANTS PACKAGE 1: FRANCE AND PROTESTANTS ALLY\nENGLAND DONE");
    assert_eq!(
        reading.sheet.0,
        ["ENGLAND DONE", "PROTESTANTS PACKAGE 1: FRANCE AND PROTESTANTS ALLY"],
        "{:?}",
        reading.remarks
    );
    assert_eq!(reading.missing.len(), 1);
    for (players, together) in
        [(5, "none"), (2, "none"), (6, "ENGLAND+FRANCE"), (5, "ENGLAND+ENGLAND"), (5, "ENGLAND+SCOTLAND")]
    {
        let setup = Setup { players, ..setup(&[("together", together)]) };
        assert!(Reformation.open(&setup).unwrap_err().phrase.is_some(), "{players} {together}");
    }
}

#[test]
fn facts_in_the_middle_of_a_phase_count_before_its_step_closes() {
    let position = talks();
    let reading = by_master(&position, "FACT HAND ENGLAND 3 31\nFACT WAR ENGLAND FRANCE\nOPEN DIPLOMACY\nFACT TURN 6");
    let counts: Vec<bool> = reading.remarks.iter().map(|remark| remark.grade.counts()).collect();
    assert_eq!(counts, [true, true, false, false]);
    let played = Mails { master: reading.sheet, ..Mails::default() }.play(&position);
    let told = Reformation.describe(Subject::Chronicle(&played.chronicle), &Reader::Public).unwrap();
    let lines = told["phases"][0]["lines"].to_string();
    assert!(lines.contains("FACT WAR ENGLAND FRANCE") && !lines.contains("HAND ENGLAND"), "{lines}");
    assert!(lines.contains("reformation-hand-changed"));
    // A card in two hands: the whole mail changes nothing.
    let wrong = by_master(&position, "FACT WAR ENGLAND FRANCE\nFACT HAND ENGLAND 3 24");
    assert!(wrong.sheet.0.is_empty() && wrong.remarks.iter().all(|remark| !remark.grade.counts()));
    // Each line is told its own reason, and one that is right is told that another one is wrong.
    let text = "FACT HAND ENGLAND 3 24\nFACT WAR ENGLAND FRANCE\nFACT WAR SCOTLAND VENICE";
    let wrong = by_master(&position, text);
    let said: Vec<(usize, &str)> = wrong.remarks.iter().map(|remark| (remark.line, &*remark.phrase.say)).collect();
    let twice = "reformation-fault-card-twice";
    assert_eq!(said, [(1, twice), (2, "reformation-fact-amid-other"), (3, "reformation-fault-no-such-war")]);
}

#[test]
fn the_game_ends_when_its_master_says_so() {
    let position = midgame();
    let reading = by_master(&position, "FACT OVER WON BY FRANCE, PAPACY");
    assert!(reading.missing.is_empty());
    let over = Mails { master: reading.sheet, ..Mails::default() }.play(&position).position;
    let turn = Reformation.turn(&over).unwrap();
    assert_eq!(turn.over.unwrap().winners, [seat("FRANCE"), seat("PAPACY")]);
    assert_eq!(turn.master, Duty::Idle);
}

/// Who writes what in each step of that phase.
fn example(label: &str) -> &'static [(&'static str, &'static str)] {
    match label {
        "5.TALK" => &[
            (
                "ENGLAND",
                "OFFER PACKAGE 1 TO FRANCE, PAPACY: ENGLAND AND FRANCE ALLY; FRANCE LENDS 1 SQUADRON AT ROUEN TO ENGLAND; ENGLAND GIVES 1 CARD TO PAPACY; PAPACY GRANTS DIVORCE",
            ),
            ("FRANCE", "ПОДТВЕРЖДАЮ ПАКЕТ 1 АНГЛИИ\nОТХОД ИЗ РУАНА В ПОРТСМУТ\nГОТОВО"),
            ("OTTOMANS", "OFFER PACKAGE 1 TO HABSBURGS: FREE FERDINAND; HABSBURGS GIVES 2 CARDS"),
            ("HABSBURGS", "OFFER PACKAGE 2 TO FRANCE: GIVE 6 MERCENARIES FROM MADRID TO OTTOMANS\nWITHDRAW PACKAGE 2"),
            ("PROTESTANTS", "ПРЕДЛАГАЮ ПАКЕТ 1 ФРАНЦИИ: СОЮЗ"),
        ],
        "5.SEAL" => &[("HABSBURGS", "REFUSE PACKAGE 1 OF OTTOMANS"), ("PAPACY", "RATIFY PACKAGE 1 OF ENGLAND")],
        "5.PEACE" => &[(
            "FRANCE",
            "SUE FOR PEACE WITH HABSBURGS\nGIVE UP 2 MERCENARIES AT MILAN\nREGAIN KEY LYON FOR VP\nREGAIN LEADER FRANCIS FOR CARD\nREGAIN DIJON, GRENOBLE FOR VP",
        )],
        "5.RANSOM" => &[("HABSBURGS", "RECEIVE AT VIENNA\nRANSOM FERDINAND")],
        "5.PARDON" => &[("ENGLAND", "ПРОШУ ОТПУЩЕНИЯ")],
        "5.WAR" => &[
            ("OTTOMANS", "DECLARE WAR ON VENICE WITH CARD 24"),
            ("HABSBURGS", "DECLARE WAR ON ENGLAND WITH CARD 100"),
            ("ENGLAND", "DECLARE WAR ON SCOTLAND WITH CARD 31"),
        ],
        "5.ANSWER" => &[("PAPACY", "INTERVENE FOR VENICE AGAINST OTTOMANS WITH CARD 52")],
        _ => &[],
    }
}

/// The phase of the rulings' example: English and Russian mixed, a protector asked, everything told as facts at the end.
#[test]
fn a_phase_in_two_languages_ends_as_it_should() {
    let mut position = talks();
    let mut labels = Vec::new();
    let mut told = Vec::new();
    while label(&position) != "6.MASTER" {
        labels.push(label(&position));
        let mut mails = Mails::default();
        let lines = example(labels.last().unwrap());
        for (from, text) in lines {
            let reading = mails.mail(&position, from, text);
            assert!(reading.remarks.iter().all(|remark| remark.grade.counts()), "{from}: {:?}", reading.remarks);
        }
        let played = mails.play(&position);
        let england = Reader::Seat(seat("ENGLAND"));
        told.push(Reformation.describe(Subject::Chronicle(&played.chronicle), &england).unwrap().to_string());
        if labels.last().unwrap() == "5.WAR" {
            let public =
                Reformation.describe(Subject::Chronicle(&played.chronicle), &Reader::Public).unwrap().to_string();
            assert!(public.contains("reformation-sealed-wars") && !public.contains("reformation-declared"));
            let asked = |name: &str| facts(&played.position, &Reader::Seat(seat(name)))["own"].to_string();
            assert!(asked("PAPACY").contains("reformation-asked") && !asked("FRANCE").contains("reformation-asked"));
        }
        position = played.position;
    }
    assert_eq!(labels, ["5.TALK", "5.SEAL", "5.PEACE", "5.PEACE2", "5.RANSOM", "5.PARDON", "5.WAR", "5.ANSWER"]);
    // England's declaration fell away, and it alone hears of it.
    assert!(told.last().unwrap().contains("friend-of-protector"), "{:?}", told.last());
    let told = facts(&position, &Reader::Master);
    let lines: Vec<&str> = told["facts"].as_array().unwrap().iter().map(|line| line.as_str().unwrap()).collect();
    for line in [
        "FACT NO WAR HABSBURGS FRANCE",
        "FACT WAR OTTOMANS PAPACY",
        "FACT WAR HABSBURGS ENGLAND",
        "FACT ALLY VENICE PAPACY",
        "FACT CONTROL BESANCON HABSBURGS",
        "FACT LEADER FRANCIS AT PARIS",
        "FACT NOT EXCOMMUNICATED ENGLAND",
        "FACT HENRY ANNE BOLEYN",
        "FACT BONUS HABSBURGS 4",
        "FACT DISCOUNT USED",
        "FACT UNITS PORTSMOUTH ENGLAND 2 SQUADRON",
        "FACT LENT 1 SQUADRON OF FRANCE AT PORTSMOUTH TO ENGLAND",
    ] {
        assert!(lines.contains(&line), "{line} is missing among {lines:?}");
    }
    the_master_s_form_is_read_as_it_stands(&position);
}

/// What stands in the form of a new turn is taken when it comes back, and makes the position that it tells.
fn the_master_s_form_is_read_as_it_stands(position: &Position) {
    let sheet =
        Reformation.describe(Subject::Sheet(Seen::alone(position), &Sheet::default()), &Reader::Master).unwrap();
    let lines = sheet["form"]["lines"].as_array().unwrap().iter().filter_map(|line| line["order"].as_str());
    let ready: Vec<&str> = lines.filter(|order| !order.contains('?')).collect();
    assert!(ready.contains(&"FACT ALLY VENICE PAPACY"), "{ready:?}");
    let reading = by_master(position, &ready.join("\n"));
    assert!(reading.remarks.iter().all(|remark| remark.grade.counts()), "{:?}", reading.remarks);
    assert!(reading.notes.is_empty(), "{:?}", reading.notes);
}

#[test]
fn what_is_wrong_is_told_with_a_line_that_would_work_now() {
    let position = talks();
    let mut mails = Mails::default();
    let text = "OFFER PACKAGE 1 TO FRANSE: ALLIANCE\nRANSOM FRANCIS\nRATIFY PACKAGE 3 OF PAPACY\nFACT TURN 6\nOFFER PACKAGE 0 TO FRANCE: ALLIANCE";
    let reading = mails.mail(&position, "ENGLAND", text);
    let graded: Vec<(usize, bool)> =
        reading.remarks.iter().map(|remark| (remark.line, remark.grade.counts())).collect();
    assert_eq!(graded, [(1, false), (2, false), (3, false), (4, false), (5, false)]);
    assert!(reading.sheet.0.is_empty());
    let told = |at: usize| serde_json::to_string(&reading.remarks[at].phrase).unwrap();
    assert!(told(0).contains("OFFER PACKAGE 1 TO"), "{}", told(0));
    // The same lines are shown once.
    assert!(told(1).contains("reformation-not-now") && !told(1).contains("OFFER PACKAGE 1 TO"), "{}", told(1));
    assert_eq!(reading.remarks[3].phrase.say, "reformation-master-only");
    let reading = mails.mail(&position, "ENGLAND", "RANSOM FRANCIS");
    let told = serde_json::to_string(&reading.remarks[0].phrase).unwrap();
    assert!(told.contains("reformation-not-now") && told.contains("OFFER PACKAGE 1 TO"), "{told}");
}
