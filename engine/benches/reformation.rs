//! How fast a phase of Reformation is resolved, typed: thirty sheets, five resolutions, lots from a seed; how much a
//! package costs that turns out void, and how fast a mail is read.
#![allow(
    clippy::unwrap_used,
    missing_docs,
    reason = "a bench may stop at a fault, and criterion writes its own functions"
)]

use chancery_engine::Seed;
use chancery_engine::reformation::play::packages;
use chancery_engine::reformation::{
    Act, Author, HouseRules, Power, Scenario, Sheets, State, Step, outlook, play, read_sheet,
};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};

/// What six powers write in each step: the talks first, then what is resolved.
const PHASE: &[(Step, [&[&str]; 6])] = &[
    (
        Step::Talk,
        [
            &["PACKAGE 1: OTTOMANS FREES FERDINAND", "PACKAGE 1: HABSBURGS GIVES 2 CARDS TO OTTOMANS", "DONE"],
            &[
                "PACKAGE 1: HABSBURGS AND PAPACY ALLY",
                "PACKAGE 1: HABSBURGS GIVES 2 MERCENARIES FROM VIENNA TO PAPACY",
                "PACKAGE 2: HABSBURGS CEDES COLOGNE TO ENGLAND",
                "FALL BACK FROM LYON TO VIENNA",
            ],
            &[
                "PACKAGE 1: ENGLAND AND FRANCE ALLY",
                "PACKAGE 1: FRANCE LENDS 1 SQUADRON AT ROUEN TO ENGLAND",
                "PACKAGE 1: ENGLAND GIVES 1 CARD TO PAPACY",
                "PACKAGE 1: PAPACY GRANTS DIVORCE",
            ],
            &["PACKAGE 1: FRANCE CEDES MARSEILLE TO PAPACY", "FALL BACK FROM ROUEN TO PORTSMOUTH"],
            &["PACKAGE 1: PAPACY ABSOLVES ENGLAND", "DONE"],
            &["PACKAGE 1: PROTESTANTS AND FRANCE ALLY", "RECEIVE AT AUGSBURG"],
        ],
    ),
    (
        Step::Seal,
        [
            &["REFUSE PACKAGE 1 OF HABSBURGS"],
            &["RATIFY PACKAGE 1 OF OTTOMANS"],
            &["RATIFY PACKAGE 2 OF HABSBURGS IF PACKAGE 1 OF OTTOMANS", "REFUSE PACKAGE 1 OF PAPACY"],
            &["RATIFY PACKAGE 1 OF ENGLAND", "REFUSE PACKAGE 1 OF PROTESTANTS"],
            &["RATIFY PACKAGE 1 OF ENGLAND", "RATIFY PACKAGE 1 OF FRANCE", "RATIFY PACKAGE 1 OF HABSBURGS"],
            &["RECEIVE AT MAINZ"],
        ],
    ),
    (
        Step::Peace(1),
        [
            &["NONE"],
            &["NONE"],
            &["NONE"],
            &[
                "SUE FOR PEACE WITH HABSBURGS",
                "GIVE UP 2 MERCENARIES AT MILAN",
                "REGAIN KEY LYON FOR VP",
                "REGAIN DIJON, GRENOBLE FOR VP",
            ],
            &["NONE"],
            &["NONE"],
        ],
    ),
    (
        Step::Ransom,
        [&["NONE"], &["RECEIVE AT VIENNA", "RANSOM FERDINAND"], &["NONE"], &["RANSOM FRANCIS"], &["NONE"], &["NONE"]],
    ),
    (Step::Pardon, [&[], &[], &["SEEK ABSOLUTION"], &["NONE"], &["NONE"], &["NONE"]]),
    (
        Step::War(None),
        [
            &["DECLARE WAR ON FRANCE WITH CARD 24 66"],
            &["DECLARE WAR ON ENGLAND WITH CARD 100 26"],
            &["DECLARE WAR ON GENOA WITH CARD 31 69 91"],
            &["DECLARE WAR ON PAPACY WITH CARD 4 UNLESS HABSBURGS DECLARES WAR ON ENGLAND", "STAND ASIDE"],
            &["INTERVENE FOR VENICE WITH CARD 52"],
            &["DECLARE WAR ON FRANCE WITH CARD 65", "PAY WITH CARD 90"],
        ],
    ),
];

/// The sheets of every step.
fn sheets(map: &Scenario) -> Vec<(Step, Sheets)> {
    let each = PHASE.iter().map(|(step, texts)| {
        let mut sheets = Sheets::default();
        for (power, lines) in Power::great().zip(texts) {
            sheets.put(power, lines.iter().map(|line| Act::parse(map, line).unwrap()).collect());
        }
        (*step, sheets)
    });
    each.collect()
}

fn start(map: &Scenario) -> State {
    let mut state = State::at_start(map, "midgame", HouseRules::default()).unwrap();
    state.step = Step::Talk;
    state
}

/// The talks, and everything resolved behind them to the master's step; a round of peace that opens again is left empty.
fn phase(map: &Scenario, start: &State, sheets: &[(Step, Sheets)], seed: &Seed) -> (State, usize) {
    let (mut state, mut lots, mut events) = (start.clone(), seed.lots("5.SEAL"), 0);
    for (step, sheets) in sheets {
        if matches!((state.step, step), (Step::Peace(2), Step::Ransom)) {
            state = play(map, &state, &Sheets::default(), &mut lots).next;
        }
        assert_eq!(state.step, *step);
        let played = play(map, &state, sheets, &mut lots);
        (state, events) = (played.next, events + played.report.events.len());
    }
    assert_eq!(state.step, Step::Master);
    (state, events)
}

fn phases(criterion: &mut Criterion) {
    let map = Scenario::shipped();
    let (start, sheets, seed) = (start(&map), sheets(&map), Seed::from_number(14));
    assert!(phase(&map, &start, &sheets, &seed).1 > 20, "a phase in which something happens");
    let mut group = criterion.benchmark_group("reformation");
    group.throughput(Throughput::Elements(1));
    group.bench_function("phase", |bencher| bencher.iter(|| phase(&map, &start, &sheets, &seed)));
    let acts = sheets[0].1.of(Power::ENGLAND);
    let drafts = packages(Power::HABSBURGS, sheets[0].1.of(Power::HABSBURGS));
    group.bench_function("outlook of a sheet", |bencher| {
        bencher.iter(|| outlook(&map, &start, Power::ENGLAND, acts, &drafts));
    });
    group.bench_function("a mail of ten acts", |bencher| {
        let author = Author { map: &map, state: &start, power: Power::ENGLAND, drafts: &drafts };
        assert_eq!(read_sheet(&author, &[], MAIL).sheet.len(), 10);
        bencher.iter(|| read_sheet(&author, &[], MAIL));
    });
    group.finish();
}

/// What a player may write in the talks: ten acts in two languages.
const MAIL: &str = "\
OFFER PACKAGE 1 TO FRANCE, PAPACY: ENGLAND AND FRANCE ALLY; FRANCE LENDS 1 SQUADRON AT ROUEN TO ENGLAND; ENGLAND GIVES 1 CARD TO PAPACY
ПРЕДЛАГАЮ ПАКЕТ 2 ФРАНЦИИ: СОЮЗ; УСТУПИТЬ КАЛЕ; ФРАНЦИЯ ОТДАЁТ 1 КАРТУ
RATIFY PACKAGE 2 OF HABSBURGS
fall back from Calais to London
RECEIVE AT LONDON
DONE";

criterion_group!(benches, phases);
criterion_main!(benches);
