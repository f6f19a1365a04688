//! The scenario that ships, against numbers that are known from elsewhere.

use chancery_engine::reformation::{HouseRules, Kind, Power, Scenario, State, Whereabouts};

#[test]
fn the_shipped_scenario_has_what_the_rules_count_on() {
    let map = Scenario::shipped();
    assert_eq!((map.powers().len(), map.cities().len(), map.seas().len()), (11, 134, 14));
    assert_eq!((map.leaders().len(), map.cards().len(), map.marriage().0), (18, 116, 73));
    let names: Vec<&str> = map.starts().iter().map(|start| start.name.as_str()).collect();
    assert_eq!(names, ["1517", "1532", "midgame"]);
    let letters: String = Power::great().filter_map(|power| map.power_info(power).letter).collect();
    assert_eq!(letters, "OHEFPL");
    assert_eq!(map.cities().iter().filter(|city| matches!(city.kind, Kind::Key | Kind::Capital)).count(), 33);
}

#[test]
fn every_start_begins_a_game() {
    let map = Scenario::shipped();
    for start in map.starts() {
        let state = State::at_start(&map, &start.name, HouseRules::default()).unwrap();
        assert!(state.stacks.is_sorted_by_key(|stack| (stack.city, stack.power)), "{}", start.name);
    }
    let state = State::at_start(&map, "midgame", HouseRules::default()).unwrap();
    let francis = map.leader("Francis").unwrap();
    assert_eq!(state.whereabouts(francis), Whereabouts::Captive(Power::HABSBURGS));
    assert!(State::at_start(&map, "1600", HouseRules::default()).is_none());
}

#[test]
fn ways_are_as_long_as_on_the_map() {
    let map = Scenario::shipped();
    let steps = |from: &str, to: &str| map.steps(map.city(from).unwrap(), map.city(to).unwrap());
    let zones = |from: &str, to: &str| map.zones(map.city(from).unwrap(), map.city(to).unwrap());
    assert_eq!(
        [steps("Metz", "Vienna"), steps("Stirling", "Candia"), steps("Valladolid", "Buda")],
        [6, 8, 10].map(Some)
    );
    assert_eq!([steps("Istanbul", "Oran"), steps("Palma", "Rome"), steps("London", "Paris")], [4, 3, 4].map(Some));
    assert_eq!([zones("Rouen", "Portsmouth"), zones("Varna", "Istanbul"), zones("Palma", "Rome")], [1, 1, 2].map(Some));
    assert_eq!(
        [zones("Gibraltar", "London"), zones("Gibraltar", "Istanbul"), zones("Venice", "Nice")],
        [4, 3, 4].map(Some)
    );
    // No ships pass between Atlantic and Mediterranean but those that lie in the strait.
    assert_eq!([zones("Seville", "Barcelona"), zones("London", "Naples"), zones("Paris", "Rouen")], [None; 3]);
}

#[test]
fn no_way_is_shorter_there_than_back_and_no_detour_shorter_than_the_way() {
    let map = Scenario::shipped();
    for from in map.city_ids() {
        assert_eq!(map.steps(from, from), Some(0));
        for to in map.city_ids() {
            assert_eq!((map.steps(from, to), map.zones(from, to)), (map.steps(to, from), map.zones(to, from)));
            let steps = map.steps(from, to).expect("all cities hang together");
            assert_eq!(steps == 1, map.city_info(from).near.contains(&to));
            let beside = map.city_info(to).near.iter().filter_map(|near| map.steps(from, *near)).min();
            assert!(beside.is_none_or(|beside| steps <= beside + 1));
            // Ships leave a port, cross their zones and enter another.
            assert!(map.zones(from, to).is_none_or(|zones| from == to || steps <= zones + 1));
        }
    }
}
