//! What every ruleset promises the judge.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

#[path = "contract/house_rules.rs"]
mod house_rules;
#[path = "contract/phrases.rs"]
mod phrases;
mod support;

use std::collections::{BTreeMap, BTreeSet};

use chancery_engine::{
    Author, Duty, Grade, Named, Plan, Position, RULESETS, Reader, Ruleset, Seat, Seed, Seen, Setup, Sheet, Subject,
    Table, Turn,
};
use house_rules::setup;
use proptest::prelude::*;
use support::seam::{Played, form, form_of, game, games, read, seats, shown_to, thing};

const TEXTS: &[&str] = &[
    "",
    "A Par-Bur",
    "a par - bur; f bre mid ; A Mar S A Par-Bur",
    "England: Army London -> Wales.",
    "waive\nwaive\nBuild A Par\nremove f lon",
    "\u{feff}﹣—→ A Пар\u{202e} ",
    "A par - bur\u{0}\u{1}",
    "F StP(sc)-Bot, A Mos H",
    "A Con-Bul via convoy via convoy",
];

/// Whether somebody can still do something.
fn waits(turn: &Turn) -> bool {
    turn.master != Duty::Idle || turn.seats.iter().any(|seat| seat.duty != Duty::Idle)
}

#[test]
fn a_new_game_waits_for_somebody() {
    for ruleset in RULESETS {
        let position = ruleset.open(&Setup::default()).unwrap();
        let turn = ruleset.turn(&position).unwrap();
        assert!(turn.over.is_none());
        assert!(waits(&turn), "{}", ruleset.about().name);
    }
}

#[test]
fn every_turn_that_comes_up_is_of_a_kind_that_is_declared_and_every_kind_comes_up() {
    let mut met = BTreeSet::new();
    for (ruleset, turns) in games() {
        for played in &turns {
            let kind = ruleset.about().kind(&played.turn.kind).unwrap();
            assert_eq!(kind.name, played.turn.kind);
            met.insert((ruleset.about().name, kind.name));
        }
    }
    for about in RULESETS.iter().map(|ruleset| ruleset.about()) {
        let mut words = BTreeSet::new();
        for kind in about.kinds {
            assert!(met.contains(&(about.name, kind.name)), "{} never had {}", about.name, kind.name);
            for word in kind.also.iter().chain([&kind.name]) {
                assert!(words.insert(word), "{word} names two kinds of turn");
                assert_eq!(about.kind(word), Some(kind));
            }
        }
        for group in about.groups {
            let kinds: Vec<_> = about.kinds_of(group).collect();
            assert!(kinds.len() == group.kinds.len() && kinds.len() >= 2, "{} names no kinds of turn", group.name);
            assert!(kinds.iter().all(|kind| kind.hours.is_some()), "{} has a turn without a length", group.name);
            let rule = about.rules.iter().any(|rule| rule.key == group.name);
            assert!(!rule && words.insert(&group.name), "{} means something else", group.name);
        }
    }
}

#[test]
fn any_text_is_answered_line_by_line_and_a_sheet_read_again_gives_itself() {
    for ruleset in RULESETS {
        let position = ruleset.open(&Setup::default()).unwrap();
        for seat in seats(&ruleset.turn(&position).unwrap()) {
            for text in TEXTS {
                let reading = read(*ruleset, &position, &seat, &Sheet::default(), text);
                let lines: Vec<usize> = reading.remarks.iter().map(|remark| remark.line).collect();
                assert!(lines.is_sorted() && lines.iter().all(|line| (1..=text.lines().count()).contains(line)));
                let again = read(*ruleset, &position, &seat, &Sheet::default(), &reading.sheet.text());
                assert_eq!(again.sheet, reading.sheet);
                assert!(again.remarks.iter().all(|remark| remark.grade.counts()));
                assert_eq!(again.missing, reading.missing);
            }
        }
    }
}

/// Lines of all sorts: orders and what is nearly one, of every ruleset and in every language, and what people write besides.
const LINES: &[&str] = &[
    "A Par-Bur",
    "Fleet London to the North Sea",
    "England: A Lvp-Yor",
    "FRANCE A Mar H",
    "AUSTRIA: F Tri H.",
    "А Пар - Бур",
    "Армия Париж переходит в Бургундию",
    "巴黎陸軍移往勃艮第",
    "OFFER PACKAGE 1 TO FRANCE: ALLIANCE",
    "ENGLAND OFFERS PACKAGE 0 TO FRANCE: ALLIANCE; CEDE CALAIS; CEDE CALAIS",
    "GIVE 1 CARD",
    "АНГЛИЯ ПОДТВЕРЖДАЕТ ПАКЕТ 7 ГАБСБУРГОВ ЕСЛИ",
    "HABSBURGS PROPOSES PACKAGE 2: PEACE",
    "鄂圖曼 批准 條約 9",
    "FACT TURN 5",
    "OPEN DIPLOMACY",
    "Corps 1 of Berlin to Warsaw by rail",
    "BUILD CORPS AT LONDON; REMOVE 3",
    "GERMANY: BUY 2 CORPS",
    "RAISE 5",
    "build a par",
    "waive",
    "retreat from Munich",
    "DONE",
    "nice weather",
    "Надеюсь, всё хорошо.",
    "How are you?",
    "- - -",
    "x",
    "12345",
    "!?",
];

/// The ways to set a game up in which somebody plays more than one power, and the ordinary one.
fn setups(ruleset: &dyn Ruleset) -> Vec<Setup> {
    let fewer = (2..=7).map(|players| Setup { players, ..Setup::default() });
    let pairs = "OTTOMANS+HABSBURGS,ENGLAND+FRANCE,PAPACY+PROTESTANTS";
    let joined = Setup { players: 3, ..setup("together", pairs) };
    let all = fewer.chain([Setup::default(), joined]);
    all.filter(|setup| ruleset.open(setup).is_ok()).collect()
}

#[test]
fn no_line_is_passed_over_whoever_writes_it() {
    for ruleset in RULESETS {
        for setup in setups(*ruleset) {
            for (number, played) in game(*ruleset, &setup, 5, 8).iter().enumerate() {
                let authors = seats(&played.turn).into_iter().map(Author::Seat).chain([Author::Master]);
                for author in authors {
                    let from = number * 7 % LINES.len();
                    let lines: Vec<&str> = LINES.iter().cycle().skip(from).take(LINES.len()).copied().collect();
                    let text = lines.join("\n");
                    let seen = Seen::alone(&played.position);
                    let Ok(reading) = ruleset.read(seen, &author, &Sheet::default(), &text) else { continue };
                    let about = ruleset.about().name;
                    for (line, written) in (1..).zip(&lines) {
                        let answers =
                            |at: &chancery_engine::Remark| (at.line..at.line + at.text.lines().count()).contains(&line);
                        let answered = reading.remarks.iter().filter(|remark| answers(remark)).count();
                        assert!(answered > 0, "{about}, {setup:?}, {author:?}, {}: {written}", played.turn.kind);
                    }
                    for remark in &reading.remarks {
                        let first = remark.text.lines().next().unwrap_or_default();
                        assert!(lines[remark.line - 1].contains(first), "{about}, {author:?}: {first}");
                    }
                }
            }
        }
    }
}

#[test]
fn the_same_table_and_seed_give_the_same_documents_and_someone_must_go_on() {
    for ruleset in RULESETS {
        let mut position = ruleset.open(&Setup::default()).unwrap();
        for round in 0..12 {
            let turn = ruleset.turn(&position).unwrap();
            if turn.over.is_some() {
                break;
            }
            let mut sheets = BTreeMap::new();
            for (index, seat) in seats(&turn).into_iter().enumerate() {
                let text = TEXTS[(index + round) % TEXTS.len()];
                sheets.insert(seat.clone(), read(*ruleset, &position, &seat, &Sheet::default(), text).sheet);
            }
            let (master, disorder) = (Sheet::default(), BTreeSet::new());
            let table = Table { position: &position, sheets: &sheets, master: &master, disorder: &disorder };
            let seed = Seed::from_number(7);
            let once = ruleset.resolve(&table, &seed).unwrap();
            assert_eq!(once, ruleset.resolve(&table, &seed).unwrap());
            let known = once.knowing.iter().all(|seat| seats(&turn).contains(seat));
            assert!(known && (!once.opens || once.knowing.is_empty()), "{:?} may have an open seed", once.knowing);
            let next = ruleset.turn(&once.position).unwrap();
            assert!(next.over.is_some() || waits(&next));
            ruleset.describe(Subject::Chronicle(&once.chronicle), &Reader::Public).unwrap();
            position = once.position;
        }
    }
}

#[test]
fn a_document_that_was_stored_is_the_same_document() {
    for (ruleset, turns) in games() {
        for Played { position, resolution, .. } in &turns {
            let stored: Position = serde_json::from_str(&serde_json::to_string(position).unwrap()).unwrap();
            assert_eq!(ruleset.turn(&stored), ruleset.turn(position));
            let chronicle = serde_json::from_str(&serde_json::to_string(&resolution.chronicle).unwrap()).unwrap();
            assert_eq!(resolution.chronicle, chronicle);
        }
    }
}

/// Changes by hand, of this system or another, and what nobody could mean.
const EDITS: &[&str] = &[
    "CONTROL METZ ENGLAND",
    "ADD France A Gas",
    "REMOVE A Par",
    "remove f lon",
    "OWN Bel Germany",
    "OWN Par nobody",
    "ADD",
    "",
    "x y z",
];

#[test]
fn a_change_by_hand_is_answered_and_leaves_turn_and_seats_as_they_are() {
    let (mut done, mut refused) = (0, 0);
    for (ruleset, turns) in games() {
        for played in &turns {
            for line in EDITS {
                let edited = ruleset.edit(&played.position, line).unwrap();
                if edited.answer.is_err() {
                    refused += 1;
                    assert_eq!(edited.position, played.position, "{line} is refused, and changes something");
                    continue;
                }
                done += 1;
                assert_ne!(edited.position, played.position, "{line} changes nothing");
                let turn = ruleset.turn(&edited.position).unwrap();
                assert_eq!((&turn.label, seats(&turn)), (&played.turn.label, seats(&played.turn)));
                ruleset.describe(Subject::Position(&edited.position), &Reader::Public).unwrap();
            }
        }
    }
    assert!(done > 20 && refused > 20, "{done} done, {refused} refused");
}

#[test]
fn a_form_holds_a_line_for_each_thing_to_order_and_can_be_read_as_it_stands() {
    for (ruleset, turns) in games() {
        for Played { position, turn, sheets, .. } in &turns {
            for seat in turn.seats.iter().filter(|seat| seat.duty == Duty::Must).map(|seat| &seat.seat) {
                let lines = form(ruleset, position, seat, &Sheet::default());
                let whole = lines.iter().any(|line| line.whole);
                let things: BTreeSet<String> = lines.iter().map(thing).collect();
                assert!(whole || things.len() == lines.len(), "{things:?} of {lines:?}");
                let orders: Vec<&str> = lines.iter().map(|line| line.order.as_str()).collect();
                let (blank, ready): (Vec<&str>, Vec<&str>) = orders.iter().partition(|order| order.contains('?'));
                let reading = read(ruleset, position, seat, &Sheet::default(), &ready.join("\n"));
                assert!(reading.remarks.iter().all(|remark| remark.grade.counts()), "{:?}", reading.remarks);
                assert!(!orders.is_empty() && (reading.missing.is_empty() || !blank.is_empty()), "{orders:?}");
                // The form of a sheet shows the sheet, and is read as it.
                let standing = &sheets[seat];
                let again: Vec<String> =
                    form(ruleset, position, seat, standing).into_iter().map(|line| line.order).collect();
                let again: Vec<String> = again.into_iter().filter(|order| !order.contains('?')).collect();
                let reading = read(ruleset, position, seat, &Sheet::default(), &again.join("\n"));
                assert!(standing.0.iter().all(|line| reading.sheet.0.contains(line)), "{standing:?} became {again:?}");
            }
        }
    }
}

/// The game master's form goes back as it came too: a line that its own ruleset refuses would hold the game.
#[test]
fn the_form_of_a_master_can_be_read_as_it_stands() {
    let mut lines = 0;
    for (ruleset, turns) in games() {
        for Played { position, .. } in turns.iter().filter(|played| played.turn.master != Duty::Idle) {
            let seen = Seen::alone(position);
            let form = form_of(ruleset, seen, &Reader::Master, &Sheet::default());
            let ready: Vec<String> =
                form.into_iter().map(|line| line.order).filter(|order| !order.contains('?')).collect();
            let reading = ruleset.read(seen, &Author::Master, &Sheet::default(), &ready.join("\n")).unwrap();
            assert!(reading.remarks.iter().all(|remark| remark.grade.counts()), "{:?}", reading.remarks);
            lines += ready.len();
        }
    }
    assert!(lines > 20, "{lines} lines");
}

/// What a sheet shows is part of it, and whoever is shown nothing of a sheet is told the same with it and without.
#[test]
fn nothing_that_a_reader_is_told_changes_with_a_sheet_that_is_not_shown_to_him() {
    let (mut shown, mut hidden) = (0, 0);
    for (ruleset, turns) in games() {
        for Played { position, sheets, .. } in &turns {
            for (reader, own) in sheets {
                let told = |all: &BTreeMap<Seat, Sheet>| {
                    let shown = shown_to(ruleset, position, all, reader);
                    let seen = Seen { position, shown: &shown };
                    let facts = ruleset.describe(Subject::Sheet(seen, own), &Reader::Seat(reader.clone())).unwrap();
                    (facts, ruleset.read(seen, &Author::Seat(reader.clone()), own, "").unwrap())
                };
                let show = |(other, sheet): (&Seat, &Sheet)| {
                    let show = ruleset.show(position, other, sheet, reader).unwrap();
                    assert!(show.0.iter().all(|line| sheet.0.contains(line)), "{show:?} of {sheet:?}");
                    (other == reader || !show.0.is_empty()).then(|| (other.clone(), sheet.clone()))
                };
                let without: BTreeMap<Seat, Sheet> = sheets.iter().filter_map(show).collect();
                shown += without.len() - 1;
                hidden += sheets.len() - without.len();
                if without.len() < sheets.len() {
                    assert_eq!(told(sheets), told(&without), "{reader} is told something that nobody shows him");
                }
            }
        }
    }
    assert!(shown > 10 && hidden > 100, "{shown} shown, {hidden} hidden");
}

/// In a form that comes back, `;` begins a note: what stands behind one is not read.
#[test]
fn no_order_needs_the_sign_that_begins_a_note() {
    for (ruleset, turns) in games() {
        for Played { position, sheets, .. } in &turns {
            for (seat, sheet) in sheets {
                let lines = form(ruleset, position, seat, sheet).into_iter().map(|line| line.order);
                for line in lines.chain(sheet.0.iter().cloned()) {
                    assert!(!line.contains([';', '；']), "{line}");
                }
            }
        }
    }
}

/// What is kept for a later turn is kept as it was ordered when that turn came, and the label finds the turn again.
#[test]
fn turns_are_named_by_their_labels_and_what_is_kept_for_them_stays_as_it_was_written() {
    for (ruleset, turns) in games() {
        let Played { position, turn, .. } = &turns[0];
        let named = |name: &str| ruleset.named(position, name).unwrap();
        if named(&turn.label) == Named::Unknown {
            continue;
        }
        assert_eq!([named(&turn.label), named(&turn.old_label)], [Named::Now, Named::Now]);
        let mut orders = BTreeSet::new();
        for played in &turns[1..] {
            let Named::Later(later) = named(&played.turn.label) else { panic!("{} is not named", played.turn.label) };
            assert_eq!((&later.label, &later.title), (&played.turn.label, &played.turn.title));
            assert!(orders.last().is_none_or(|last| *last < later.order), "{}", later.label);
            orders.insert(later.order);
            let back = ruleset.named(&played.resolution.position, &later.label).unwrap();
            assert!(matches!(back, Named::Never(_)), "{} comes again", later.label);
            for (seat, sheet) in &played.sheets {
                let plan = |sheet: &Sheet, text: &str| {
                    let plan = Plan { label: &later.label, sheet };
                    ruleset.plan(Seen::alone(position), &Author::Seat(seat.clone()), plan, text).unwrap()
                };
                let kept = plan(&Sheet::default(), &sheet.text());
                assert!(kept.remarks.iter().all(|remark| remark.grade.counts()), "{:?}", kept.remarks);
                assert_eq!(kept.sheet, *sheet);
                assert_eq!(plan(&kept.sheet, "").sheet, kept.sheet);
                TEXTS.iter().for_each(|text| assert!(plan(&kept.sheet, text).sheet.0.len() < 100));
            }
        }
    }
}

#[test]
fn a_line_that_is_an_order_begins_like_one() {
    for (ruleset, turns) in games() {
        let about = ruleset.about();
        for word in about.words.iter().copied().flatten() {
            assert!((about.begins)(&format!("{} X", word.to_uppercase())), "{word}");
        }
        for line in turns.iter().flat_map(|played| played.sheets.values()).flat_map(|sheet| &sheet.0) {
            assert!((about.begins)(line), "{line}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn no_text_makes_a_ruleset_panic(text in "(\\PC|[-APaparbur ;>/()scFStP\n]){0,80}") {
        for ruleset in RULESETS {
            let position = ruleset.open(&Setup::default()).unwrap();
            for seat in seats(&ruleset.turn(&position).unwrap()) {
                let reading = read(*ruleset, &position, &seat, &Sheet::default(), &text);
                let again = read(*ruleset, &position, &seat, &Sheet::default(), &reading.sheet.text());
                prop_assert_eq!(again.sheet, reading.sheet);
                let unread = reading.remarks.iter().filter(|remark| remark.grade == Grade::Unread);
                for line in unread.filter_map(|remark| text.lines().nth(remark.line - 1)) {
                    prop_assert!(!(ruleset.about().begins)(line), "{} is no greeting", line);
                }
            }
        }
    }
}
