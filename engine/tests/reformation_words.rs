//! The words of Reformation: every act has one canonical wording, which gives itself when it is read again.

use std::sync::LazyLock;

use chancery_engine::reformation::{
    Act, Card, City, Condition, Digest, Leader, Package, PackageName, Power, Price, Scenario, Term, Troops,
};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;

/// The scenario that all is read in.
static MAP: LazyLock<Scenario> = LazyLock::new(Scenario::shipped);

fn great() -> impl Strategy<Value = Power> + Clone {
    select(Power::great().collect::<Vec<_>>())
}

fn power() -> impl Strategy<Value = Power> + Clone {
    select(Power::great().chain(Power::minor()).collect::<Vec<_>>())
}

fn city() -> impl Strategy<Value = City> + Clone {
    select(MAP.city_ids().collect::<Vec<_>>())
}

fn leader() -> impl Strategy<Value = Leader> + Clone {
    select(MAP.leader_ids().collect::<Vec<_>>())
}

fn cards(least: usize) -> impl Strategy<Value = Vec<Card>> {
    vec(select(MAP.cards().iter().map(|info| info.card).collect::<Vec<_>>()), least..4)
}

fn number() -> impl Strategy<Value = u8> {
    1..=PackageName::MOST
}

fn name() -> impl Strategy<Value = PackageName> {
    (great(), number()).prop_map(|(of, number)| PackageName { of, number })
}

fn price() -> impl Strategy<Value = Price> {
    select(vec![Price::Marker, Price::Card])
}

/// Terms of every kind.
fn term() -> impl Strategy<Value = Term> {
    let two = || (great(), great());
    let sources = vec((city(), option::of(1_u8..9)), 0..4);
    prop_oneof![
        two().prop_map(|(one, other)| Term::EndWar(one, other)),
        two().prop_map(|(one, other)| Term::Ally(one, other)),
        (two(), any::<u8>(), any::<bool>(), city(), option::of(leader()))
            .prop_map(|((from, to), count, corsairs, at, with)| Term::Lend { from, count, corsairs, at, with, to }),
        (great(), leader()).prop_map(|(by, leader)| Term::Free { by, leader }),
        (two(), vec(city(), 1..4)).prop_map(|((from, to), cities)| Term::Cede { from, cities, to }),
        (two(), any::<u8>()).prop_map(|((from, to), count)| Term::Cards { from, count, to }),
        (two(), any::<u8>(), sources).prop_map(|((from, to), count, at)| Term::Mercenaries { from, count, at, to }),
        great().prop_map(|by| Term::Divorce { by }),
        two().prop_map(|(by, whom)| Term::Absolve { by, whom }),
    ]
}

fn units() -> impl Strategy<Value = (City, Troops)> {
    (city(), 0..5_usize, 1_u8..).prop_map(|(at, kind, count)| {
        let mut troops = Troops::default();
        *[
            &mut troops.regulars,
            &mut troops.mercenaries,
            &mut troops.cavalry,
            &mut troops.squadrons,
            &mut troops.corsairs,
        ][kind] = count;
        (at, troops)
    })
}

/// Acts of every kind.
fn act() -> impl Strategy<Value = Act> {
    let given = (any::<bool>(), great(), power());
    let given = given.prop_map(|(unless, declarer, on)| Condition { unless, declarer, on });
    let words = option::of(any::<[u8; 8]>().prop_map(Digest));
    prop_oneof![
        (number(), term()).prop_map(|(number, term)| Act::Offer(number, term)),
        (name(), words, option::of(name())).prop_map(|(package, words, given)| Act::Ratify { package, words, given }),
        name().prop_map(Act::Refuse),
        power().prop_map(Act::Sue),
        vec(units(), 1..4).prop_map(Act::GiveUp),
        (vec(city(), 1..3), price()).prop_map(|(cities, price)| Act::RegainKey(cities, price)),
        (leader(), price(), option::of(city())).prop_map(|(leader, price, at)| Act::RegainLeader(leader, price, at)),
        (vec(city(), 1..3), price()).prop_map(|(cities, price)| Act::RegainCities(cities, price)),
        any::<u16>().prop_map(|number| Act::Play(Card(number))),
        leader().prop_map(Act::Ransom),
        Just(Act::SeekAbsolution),
        (power(), cards(0), option::of(given)).prop_map(|(on, with, given)| Act::Declare { on, with, given }),
        cards(1).prop_map(Act::Pay),
        (power(), option::of(great()), cards(0)).prop_map(|(minor, against, with)| Act::Intervene {
            minor,
            against,
            with
        }),
        Just(Act::StandAside),
        (city(), city()).prop_map(|(from, to)| Act::FallBack(from, to)),
        city().prop_map(Act::Receive),
        Just(Act::Done),
        Just(Act::Nothing),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn every_act_gives_itself_when_its_canonical_wording_is_read(act in act()) {
        let written = act.written(&MAP);
        prop_assert_eq!(Act::parse(&MAP, &written), Some(act), "{}", written);
        prop_assert_eq!(Act::parse(&MAP, &written.to_lowercase()), None);
        prop_assert_eq!(Act::parse(&MAP, &format!("{written} ")), None);
    }

    #[test]
    fn no_text_makes_the_reader_of_sheets_panic(text in "\\PC{0,60}", act in act(), cut in any::<prop::sample::Index>()) {
        let _ = Act::parse(&MAP, &text);
        let written = act.written(&MAP);
        let half: String = written.chars().take(cut.index(written.chars().count() + 1)).collect();
        if let Some(read) = Act::parse(&MAP, &half) {
            prop_assert_eq!(read.written(&MAP), half.clone());
        }
    }
}

#[test]
fn a_confirmation_is_bound_to_the_words_of_a_package_and_not_to_their_meaning() {
    let package = |lines: &[&str]| Package {
        name: PackageName { of: Power::ENGLAND, number: 1 },
        terms: lines.iter().map(|line| Term::parse(&MAP, line).unwrap()).collect(),
    };
    let words = ["ENGLAND AND FRANCE ALLY", "FRANCE GIVES 1 CARD TO ENGLAND"];
    // sha256sum of the two canonical lines, each with a line feed behind it.
    assert_eq!(package(&words).digest(&MAP).to_string(), "A86405805CE69D04");
    assert_eq!(Digest::parse("A86405805CE69D04"), Some(package(&words).digest(&MAP)));
    for others in [&words[..1], &[words[1], words[0]], &["FRANCE AND ENGLAND ALLY", words[1]]] {
        assert_ne!(package(others).digest(&MAP), package(&words).digest(&MAP));
    }
    for wrong in ["", "7F3A91C20B5D44E", "7F3A91C20B5D44E88", "+F3A91C20B5D44E8", "7F3A91C20B5D44EG"] {
        assert_eq!(Digest::parse(wrong), None);
    }
}
