//! What is said of a sheet as things stand: which of its acts would be void, and nothing of what others hide.

use chancery_engine::Seed;
use chancery_engine::reformation::play::packages;
use chancery_engine::reformation::{Act, Card, HouseRules, Power, Scenario, Sheets, State, Step, Why, outlook, play};

fn state(map: &Scenario, step: Step) -> State {
    let mut state = State::at_start(map, "midgame", HouseRules::default()).unwrap();
    state.step = step;
    state
}

/// Lines of a power, each with the code of why it would be void, in a position.
fn check(map: &Scenario, state: &State, power: Power, lines: &[(&str, &str)]) {
    let acts: Vec<Act> = lines.iter().map(|(line, _)| Act::parse(map, line).expect(line)).collect();
    let found = outlook(map, state, power, &acts, &[]);
    for ((line, expected), why) in lines.iter().zip(found) {
        assert_eq!(why.map_or("", Why::code), *expected, "{line}");
    }
}

#[test]
fn a_package_is_looked_at_by_itself_and_behind_the_others() {
    let map = Scenario::shipped();
    let lines = [
        ("PACKAGE 1: FRANCE AND HABSBURGS ALLY", "at-war"),
        ("PACKAGE 2: FRANCE AND HABSBURGS END WAR", ""),
        ("PACKAGE 3: FRANCE AND HABSBURGS ALLY", ""),
        ("PACKAGE 3: FRANCE CEDES METZ TO HABSBURGS", ""),
        ("PACKAGE 4: FRANCE CEDES PARIS TO HABSBURGS", "own-capital"),
        ("PACKAGE 4: FRANCE GIVES 1 CARD TO HABSBURGS", ""),
        ("PACKAGE 5: FRANCE GIVES 2 CARDS TO PAPACY", ""),
        ("PACKAGE 6: FRANCE GIVES 2 MERCENARIES FROM ROUEN TO PAPACY", "no-mercs"),
    ];
    check(&map, &state(&map, Step::Talk), Power::FRANCE, &lines);
}

#[test]
fn a_confirmation_is_looked_at_by_what_it_confirms() {
    let map = Scenario::shipped();
    let offer = |line: &str| Act::parse(&map, line).unwrap();
    let drafts = packages(
        Power::ENGLAND,
        &[
            offer("PACKAGE 1: FRANCE CEDES LYON TO ENGLAND"),
            offer("PACKAGE 2: ENGLAND AND FRANCE ALLY"),
            offer("PACKAGE 3: FRANCE LENDS 1 SQUADRON AT ROUEN TO ENGLAND"),
        ],
    );
    let names = drafts.iter().map(|draft| draft.name);
    let acts: Vec<Act> = names.map(|package| Act::Ratify { package, words: None, given: None }).collect();
    let found = outlook(&map, &state(&map, Step::Seal), Power::FRANCE, &acts, &drafts);
    assert_eq!(found, [Some(Why::NotControlled), None, None]);
}

#[test]
fn suits_ransoms_and_absolutions() {
    let map = Scenario::shipped();
    let peace = [
        ("SUE FOR PEACE WITH ENGLAND", "not-at-war"),
        ("SUE FOR PEACE WITH HABSBURGS", ""),
        ("REGAIN KEY LYON FOR VP", ""),
        ("REGAIN KEY DIJON FOR VP", "not-a-key"),
        ("REGAIN LEADER MONTMORENCY FOR CARD", "not-held-by-victor"),
        ("REGAIN GRENOBLE FOR CARD", ""),
        ("PLAY CARD 73", "no-marriage"),
    ];
    check(&map, &state(&map, Step::Peace(1)), Power::FRANCE, &peace);
    let ransom = [("RANSOM FRANCIS", ""), ("RANSOM FERDINAND", "not-captive")];
    check(&map, &state(&map, Step::Ransom), Power::FRANCE, &ransom);
    check(&map, &state(&map, Step::Pardon), Power::ENGLAND, &[("SEEK ABSOLUTION", "")]);
    check(&map, &state(&map, Step::Pardon), Power::FRANCE, &[("SEEK ABSOLUTION", "not-excommunicated")]);
}

#[test]
fn declarations_without_their_conditions_and_cards_that_do_not_pay() {
    let map = Scenario::shipped();
    let france = [
        ("DECLARE WAR ON ENGLAND WITH CARD 77 12", "not-in-hand"),
        ("DECLARE WAR ON PAPACY WITH CARD 105 UNLESS HABSBURGS DECLARES WAR ON ENGLAND", ""),
        ("DECLARE WAR ON HABSBURGS", "already-at-war"),
        ("DECLARE WAR ON OTTOMANS", "cannot-pay"),
        ("INTERVENE FOR SCOTLAND", "cannot-pay"),
        ("PAY WITH CARD 26", "not-in-hand"),
    ];
    check(&map, &state(&map, Step::War(None)), Power::FRANCE, &france);
    let papacy = [("INTERVENE FOR VENICE WITH CARD 52", ""), ("PAY WITH CARD 12", "mandatory-card")];
    check(&map, &state(&map, Step::War(None)), Power::PAPACY, &papacy);
}

#[test]
fn a_protector_who_is_asked_learns_whether_he_can_come_in() {
    let map = Scenario::shipped();
    let mut sheets = Sheets::default();
    sheets.put(Power::ENGLAND, vec![Act::parse(&map, "DECLARE WAR ON SCOTLAND WITH CARD 31").unwrap()]);
    let mut lots = Seed::from_number(1).lots("5.WAR");
    let asked = play(&map, &state(&map, Step::War(None)), &sheets, &mut lots).next;
    assert_eq!(asked.step, Step::Answer(None));
    for line in [
        ("INTERVENE FOR SCOTLAND WITH CARD 77", ""),
        ("INTERVENE FOR SCOTLAND WITH CARD 25", "cannot-pay"),
        ("INTERVENE FOR SCOTLAND AGAINST OTTOMANS WITH CARD 77", "nothing-to-answer"),
        ("STAND ASIDE", ""),
    ] {
        check(&map, &asked, Power::FRANCE, &[line]);
    }
}

#[test]
fn nothing_is_told_of_what_others_hide() {
    let map = Scenario::shipped();
    let line = "PACKAGE 1: ENGLAND GIVES 2 CARDS TO FRANCE";
    let acts = [Act::parse(&map, line).unwrap()];
    let mut rich = state(&map, Step::Talk);
    rich.hands[Power::ENGLAND.index()] = vec![Card(31), Card(69)];
    let mut poor = rich.clone();
    poor.hands[Power::ENGLAND.index()] = vec![Card(3), Card(69)];
    let [rich, poor] = [rich, poor].map(|state| outlook(&map, &state, Power::FRANCE, &acts, &[]));
    assert_eq!(rich, poor, "which of England's cards is its home card is its own affair");
}
