//! The scenario that ships, against numbers that are known from elsewhere.

use engine::reformation::{HouseRules, Kind, Power, Scenario, State, Whereabouts};

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
