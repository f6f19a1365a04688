//! Lines of Reformation as players write them: in every language, broken, wrong, and thousands of them.

#[path = "reformation_sheet/astray.rs"]
mod astray;
#[path = "reformation_sheet/tongues.rs"]
mod tongues;

use std::sync::LazyLock;

use chancery_engine::reformation::{
    Act, Answer, Author, Folded, HouseRules, Note, Package, PackageName, Power, Scenario, Slip, State, Step, Term,
    read_sheet, scenario::Title,
};

static MAP: LazyLock<Scenario> = LazyLock::new(Scenario::shipped);

fn at(step: Step) -> State {
    let mut state = State::at_start(&MAP, "midgame", HouseRules::default()).expect("midgame is a start");
    state.step = step;
    state
}

fn package(of: Power, number: u8, terms: &[&str]) -> Package {
    let terms = terms.iter().map(|term| Term::parse(&MAP, term).expect(term)).collect();
    Package { name: PackageName { of, number }, terms }
}

fn drafts() -> Vec<Package> {
    vec![
        package(Power::OTTOMANS, 2, &["FRANCE GIVES 1 CARD TO OTTOMANS"]),
        package(Power::ENGLAND, 1, &["ENGLAND AND FRANCE ALLY", "FRANCE CEDES METZ TO ENGLAND"]),
        package(Power::PAPACY, 1, &["PAPACY ABSOLVES ENGLAND"]),
    ]
}

fn read(power: Power, step: Step, standing: &[Act], text: &str) -> Folded {
    let (state, drafts) = (at(step), drafts());
    let mut state = state;
    state.carried.announced = drafts.clone();
    read_sheet(&Author { map: &MAP, state: &state, power, drafts: &drafts }, standing, text)
}

fn lines(folded: &Folded) -> Vec<String> {
    folded.sheet.iter().map(|act| act.written(&MAP)).collect()
}

/// The line of each refusal and its code.
fn codes(folded: &Folded) -> Vec<(usize, &'static str)> {
    let slips = folded.answers.iter().filter_map(|answered| match &answered.answer {
        Answer::Refused(slip) => Some((answered.line, slip.code())),
        _ => None,
    });
    slips.collect()
}

#[test]
fn confirmations_are_bound_to_the_words_of_what_is_shown() {
    let france = |text: &str| read(Power::FRANCE, Step::Talk, &[], text);
    let digest = drafts()[1].digest(&MAP);
    for line in ["ratify package 1 of England", "ПОДТВЕРЖДАЮ ПАКЕТ 1 АНГЛИИ", "Ratify England's package 1"]
    {
        assert_eq!(lines(&france(line)), [format!("RATIFY PACKAGE 1 OF ENGLAND AS {digest}")], "{line}");
    }
    let given = france("RATIFY PACKAGE 1 OF ENGLAND IF PACKAGE 2 OF OTTOMANS");
    assert_eq!(lines(&given), [format!("RATIFY PACKAGE 1 OF ENGLAND AS {digest} IF PACKAGE 2 OF OTTOMANS")]);
    let other = france("RATIFY PACKAGE 1 OF ENGLAND AS 0123456789ABCDEF");
    assert_eq!(lines(&other), ["RATIFY PACKAGE 1 OF ENGLAND AS 0123456789ABCDEF"]);
    assert_eq!(other.answers[0].notes, [Note::OtherWords]);
    // The last word counts.
    assert_eq!(
        lines(&france("RATIFY PACKAGE 1 OF ENGLAND\nREFUSE PACKAGE 1 OF ENGLAND")),
        ["REFUSE PACKAGE 1 OF ENGLAND"]
    );
    for (line, code) in [
        ("RATIFY PACKAGE 7 OF ENGLAND", "no-such-package"),
        ("RATIFY PACKAGE 1 OF FRANCE", "own-package"),
        ("RATIFY PACKAGE 1 OF PAPACY", "not-a-party"),
        ("RATIFY PACKAGE 2 OF OTTOMANS IF PACKAGE 1 OF ENGLAND", "if-not-earlier"),
        ("RATIFY PACKAGE 2 OF OTTOMANS IF PACKAGE 2 OF OTTOMANS", "if-not-earlier"),
        ("RATIFY PACKAGE 0 OF ENGLAND", "unreadable"),
        ("RATIFY PACKAGE 99999999999 OF ENGLAND", "unreadable"),
        ("RATIFY PACKAGE 1 OF ENGLND", "unknown-power"),
        ("WITHDRAW PACKAGE 4", "no-such-package"),
        ("NONE", "not-now"),
        ("RANSOM FRANCIS", "not-now"),
    ] {
        let folded = france(line);
        assert_eq!((codes(&folded), folded.sheet.len()), (vec![(1, code)], 0), "{line}: {:?}", folded.answers);
    }
}

#[test]
fn offers_that_cannot_be_are_refused_whole_with_a_reason() {
    let many = format!("OFFER PACKAGE 1 TO FRANCE: {}", vec!["GIVE 1 CARD"; 500].join("; "));
    for (line, code) in [
        ("OFFER PACKAGE 1 TO ENGLAND: ALLIANCE", "own-package"),
        ("OFFER PACKAGE 1 TO SCOTLAND: ALLIANCE", "not-major"),
        ("OFFER PACKAGE 1 TO NOBODY: ALLIANCE", "unknown-power"),
        ("OFFER PACKAGE 1: ALLIANCE", "to-whom"),
        ("OFFER PACKAGE 0 TO FRANCE: ALLIANCE", "unreadable"),
        ("OFFER PACKAGE 99999999999 TO FRANCE: ALLIANCE", "unreadable"),
        ("OFFER PACKAGE 1 TO FRANCE: CEDE METZ, METZ", "unreadable-term"),
        ("OFFER PACKAGE 1 TO FRANCE: SEND FLOWERS", "unreadable-term"),
        ("OFFER PACKAGE 1 TO FRANCE:", "unreadable-term"),
        ("OFFER PACKAGE 1 TO FRANCE: GIVE 0 CARDS", "unreadable"),
        ("OFFER PACKAGE 1 TO FRANCE: GIVE -1 CARDS", "unreadable"),
        ("OFFER PACKAGE -1 TO FRANCE: ALLIANCE", "unreadable"),
        ("OFFER PACKAGE 1 TO FRANCE: GIVE −2 MERCENARIES FROM LONDON", "unreadable"),
        ("OFFER PACKAGE 1 TO FRANCE: GIVE CARD 24", "unreadable-term"),
        ("FRANCE OFFER PACKAGE 1 TO ENGLAND: ALLIANCE", "unreadable"),
        ("OFFER PACKAGE 1 TO FRANCE: CEDE CAMELOT", "unknown-space"),
        ("OFFER PACKAGE 1 TO FRANCE, PAPACY: GIVE 1 CARD", "to-whom"),
        ("OFFER PACKAGE 1 TO FRANCE: FREE RENEGADE", "serves-nobody"),
        ("OFFER PACKAGE 1 TO FRANCE: GIVE 3 MERCENARIES FROM LONDON 1, CALAIS 1", "unreadable-term"),
        ("OFFER PACKAGE 1 TO FRANCE: ALLIANCE.", "unreadable"),
        ("OFFER PACKAGE 1 TO FRANCE: ALLIANCE?", "unreadable"),
        ("CEDE CALAIS", "unreadable-term"),
        (&many, "unreadable-term"),
    ] {
        let folded = read(Power::ENGLAND, Step::Talk, &[], line);
        assert_eq!((codes(&folded), folded.sheet.len()), (vec![(1, code)], 0), "{line}: {:?}", folded.answers);
    }
    let near = read(Power::ENGLAND, Step::Talk, &[], "OFFER PACKAGE 1 TO FRANCE: CEDE CALIAS");
    let calais = MAP.city("Calais").unwrap();
    assert!(matches!(&near.answers[0].answer, Answer::Refused(Slip::City(_, near)) if near.contains(&calais)));
}

#[test]
fn broken_lines_are_joined_and_half_an_offer_is_none() {
    let england = |text: &str| read(Power::ENGLAND, Step::Talk, &[], text);
    let broken = england(
        "OFFER PACKAGE 1 TO FRANCE, PAPACY: ENGLAND AND FRANCE ALLY; FRANCE LENDS 1\nSQUADRON AT ROUEN TO ENGLAND; ENGLAND GIVES 1 CARD TO\nPAPACY; PAPACY GRANTS DIVORCE\nDONE",
    );
    assert_eq!(lines(&broken).len(), 5, "{:?}", broken.answers);
    assert_eq!((broken.answers[0].lines, broken.answers[1].line), (3, 4));
    let below = england("OFFER PACKAGE 1 TO FRANCE: ALLIANCE\nCEDE CALAIS\nFrance gives 1 card\n\nBest regards, Anna");
    assert_eq!(lines(&below).len(), 3, "{:?}", below.answers);
    let longer = england("OFFER PACKAGE 1 TO FRANCE: FRANCE CEDES METZ\nTO PAPACY");
    assert_eq!(lines(&longer), ["PACKAGE 1: FRANCE CEDES METZ TO PAPACY"]);
    let standing = england("OFFER PACKAGE 1 TO FRANCE: ALLIANCE").sheet;
    for half in [
        "OFFER PACKAGE 1 TO FRANCE: GIVE 1 CARD\nSEND FLOWERS",
        "OFFER PACKAGE 1 TO FRANCE: GIVE 1 CARD\nCEDE CAMELOT\nFRANCE GIVES 1 CARD",
        "OFFER PACKAGE 1 TO FRANCE: GIVE 1 CARD; FRANCE GIVES 2\nBAGS",
        "OFFER PACKAGE 1 TO FRANCE: GIVE 1 CARD\nFRANCE GIVES 2 CARDS.",
        "PACKAGE 1: ENGLAND GIVES 1 CARD TO FRANCE\nPACKAGE 1: FRANCE SENDS FLOWERS",
    ] {
        let folded = read(Power::ENGLAND, Step::Talk, &standing, &format!("{half}\nWITHDRAW PACKAGE 5\nDONE"));
        assert_eq!(lines(&folded), ["PACKAGE 1: ENGLAND AND FRANCE ALLY", "DONE"], "{half}: {:?}", folded.answers);
        assert!(codes(&folded).len() >= 3, "{half}: {:?}", folded.answers);
    }
    let suit = read(
        Power::FRANCE,
        Step::Peace(1),
        &[],
        "SUE FOR PEACE WITH\nHABSBURGS\nREGAIN LEADER FRANCIS\nFOR CARD AT BORDEAUX",
    );
    assert_eq!(lines(&suit), ["SUE FOR PEACE WITH HABSBURGS", "REGAIN LEADER FRANCIS FOR CARD AT BORDEAUX"]);
    let war = read(
        Power::FRANCE,
        Step::War(None),
        &[],
        "DECLARE WAR ON ENGLAND WITH CARD 25 UNLESS HABSBURGS\nDECLARES WAR ON ENGLAND",
    );
    assert_eq!(lines(&war), ["DECLARE WAR ON ENGLAND WITH CARD 25 UNLESS HABSBURGS DECLARES WAR ON ENGLAND"]);
}

#[test]
fn the_last_word_on_one_thing_counts_and_none_strikes_all() {
    let war = |text: &str| read(Power::FRANCE, Step::War(None), &[], text);
    assert_eq!(
        lines(&war("DECLARE WAR ON ENGLAND WITH CARD 25 77\nDECLARE WAR ON ENGLAND WITH CARD 77")),
        ["DECLARE WAR ON ENGLAND WITH CARD 77"]
    );
    assert_eq!(lines(&war("INTERVENE FOR SCOTLAND WITH CARD 77\nSTAND ASIDE")), ["STAND ASIDE"]);
    let none = war("RECEIVE AT PARIS\nDECLARE WAR ON ENGLAND WITH CARD 25\nNONE");
    assert_eq!(lines(&none), ["RECEIVE AT PARIS", "NONE"]);
    assert!(matches!(none.answers[2].notes[..], [Note::Before(_)]));
    let twice = war("PAY WITH CARD 25 25\nPAY WITH CARD 25 77");
    assert_eq!(lines(&twice), ["PAY WITH CARD 25", "PAY WITH CARD 77"]);
    assert!(twice.answers.iter().all(|answered| !answered.notes.is_empty()));
    let suits = "SUE FOR PEACE WITH HABSBURGS\nREGAIN KEY LYON FOR VP\nSUE FOR PEACE WITH HABSBURGS\nREGAIN LEADER FRANCIS FOR VP";
    assert_eq!(
        lines(&read(Power::FRANCE, Step::Peace(1), &[], suits)),
        ["SUE FOR PEACE WITH HABSBURGS", "REGAIN LEADER FRANCIS FOR VP"]
    );
    let lost = read(
        Power::FRANCE,
        Step::Peace(1),
        &[],
        "SUE FOR PEACE WITH HABSBURGS\nSUE FOR PEACE WITH OTOMANS\nREGAIN KEY LYON FOR VP",
    );
    assert_eq!(codes(&lost), [(2, "unknown-power"), (3, "no-suit")]);
    for (line, code) in [
        ("INTERVENE FOR VENICE WITH CARD 25", "not-protector"),
        ("PAY WITH CARD 999", "unreadable"),
        ("DECLARE WAR ON ENGLAND IF PAPACY DECLARES WAR ON ENGLAND", "if-not-earlier"),
        ("FRANCE: DECLARE WAR ON ENGLAND", "unreadable"),
        ("DECLARE WAR ON ENGLAND (*void*)", "unreadable"),
    ] {
        assert_eq!(codes(&war(line)), [(1, code)], "{line}");
    }
}

#[test]
fn every_name_of_the_scenario_is_read_in_a_line_and_is_no_word_of_the_notation() {
    let stands = |step: Step, line: &str, act: Act| {
        let folded = read(Power::FRANCE, step, &[], line);
        assert_eq!(folded.sheet, [act], "{line}: {:?}", folded.answers);
    };
    let names = |title: &Title| -> Vec<String> {
        let others = title.translations.iter().map(|(_, name)| name.clone());
        std::iter::once(title.english.clone()).chain(others).collect()
    };
    for city in MAP.city_ids() {
        for name in names(&MAP.city_info(city).title) {
            stands(Step::Talk, &format!("RECEIVE AT {name}"), Act::Receive(city));
            stands(Step::Talk, &format!("接收在{name}"), Act::Receive(city));
            stands(Step::Talk, &format!("принимать в {}", name.to_lowercase()), Act::Receive(city));
        }
    }
    for leader in MAP.leader_ids() {
        for name in names(&MAP.leader_info(leader).title) {
            stands(Step::Ransom, &format!("RANSOM {name}"), Act::Ransom(leader));
            stands(Step::Ransom, &format!("贖回{name}"), Act::Ransom(leader));
        }
    }
    for power in Power::great().chain(Power::minor()) {
        for name in names(&MAP.power_info(power).title) {
            stands(Step::Peace(1), &format!("SUE FOR PEACE WITH {name}"), Act::Sue(power));
            stands(Step::Peace(1), &format!("求和{name}"), Act::Sue(power));
        }
    }
}

#[test]
fn ten_thousand_lines_are_answered_each_and_take_no_more_than_their_number() {
    for line in [
        "OFFER PACKAGE 1 TO FRANCE: SEND FLOWERS",
        "CEDE METZ; GIVE",
        "Hello",
        "DECLARE WAR ON",
        "RATIFY PACKAGE 1 OF PAPACY",
    ] {
        let text = vec![line; 10_000].join("\n");
        assert!(read(Power::FRANCE, Step::Talk, &[], &text).answers.len() >= 5_000, "{line}");
    }
}
