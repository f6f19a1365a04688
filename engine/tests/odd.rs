//! Odd input: impossible positions, orders for nobody, orders of everything; each gets a named error or a remark.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

mod support;

use std::collections::BTreeMap;

use chancery_engine::classic::board::{MOST_PROVINCES, Province, SHIPPED, Terrain, Unit, UnitKind};
use chancery_engine::classic::play::explain;
use chancery_engine::classic::{Board, Choices, Order, Orders, PhaseRecord, Placement, State, adjudicate};
use serde_json::{Value, json};
use support::selfplay::{Dice, lines, orders, position};

fn play_line(line: &Value) -> Result<Value, String> {
    let record = PhaseRecord::parse(&line.to_string()).map_err(|error| error.to_string())?;
    record.play(&Board::standard(), &BTreeMap::new()).map_err(|error| error.to_string())
}

#[test]
fn impossible_positions_are_refused_by_name() {
    let told = |line: Value| play_line(&line).unwrap_err();
    let cases = [
        (json!({"phase": "S1901M", "units": {"FRANCE": ["A PAR", "A PAR"]}}), "two units in Paris"),
        (json!({"phase": "S1901M", "units": {"FRANCE": ["F PAR"]}}), "Fleet cannot stand in Par"),
        (json!({"phase": "S1901M", "units": {"FRANCE": ["A NTH"]}}), "Army cannot stand in Nth"),
        (json!({"phase": "S1901M", "units": {"FRANCE": ["F SPA"]}}), "Fleet cannot stand in Spa"),
        (json!({"phase": "S1901M", "units": {"FRANCE": ["A SWI"]}}), "Army cannot stand in Swi"),
        (json!({"phase": "S1901M", "units": {"FRANCE": ["A XYZ"]}}), "`A XYZ` is no unit"),
        (json!({"phase": "S1901M", "units": {"FRANCE": ["PAR"]}}), "`PAR` is no unit"),
        (json!({"phase": "S1901M", "units": {"PERSIA": ["A PAR"]}}), "no power is called `PERSIA`"),
        (json!({"phase": "S1901M", "orders": {"PERSIA": []}}), "no power is called `PERSIA`"),
        (json!({"phase": "1901"}), "`1901` is no phase"),
        (json!({"phase": "S1901M", "centers": {"FRANCE": ["BUR"]}}), "`BUR` is no supply centre"),
        (json!({"phase": "S1901M", "centers": {"FRANCE": ["PAR"], "ITALY": ["PAR"]}}), "PAR has two owners"),
        (json!({"phase": "S1901M", "choices": {"4.A.9": "x"}}), "no rule choice is numbered `4.A.9`"),
        (json!({"phase": "S1901M", "choices": {"preset": "2050"}}), "no rule preset is called `2050`"),
        (json!({"units": {}}), "missing field `phase`"),
        (json!([1, 2]), "not a phase in JSON"),
    ];
    for (line, wanted) in cases {
        let got = told(line.clone());
        assert!(got.contains(wanted), "{line}: {got}");
    }
    let all: Vec<String> =
        Board::standard().provinces().iter().map(|info| format!("A {}", info.code.to_uppercase())).collect();
    let many: Vec<&String> = all.iter().cycle().take(200).collect();
    assert!(play_line(&json!({"phase": "S1901M", "units": {"FRANCE": many}})).is_err());
}

#[test]
fn orders_that_make_no_sense_are_void_and_change_nothing() {
    let odd = [
        "A QQQ H",
        "A BUR H",
        "F LON - NTH",
        "nonsense",
        "",
        "A PAR",
        "BUILD A PAR",
        "A PAR S A PAR",
        "A PAR C A MAR - SPA",
        "A MAR - PAR - BUR",
    ];
    let line = json!({"phase": "S1901M", "units": {"FRANCE": ["A PAR", "A MAR"], "ENGLAND": ["F LON"]}, "orders": {"FRANCE": odd}});
    let played = play_line(&line).unwrap();
    let results = played["results"]["FRANCE"].as_array().unwrap();
    assert!(
        results.iter().take(odd.len()).all(|result| !result["result"].as_array().unwrap().is_empty()),
        "{results:#?}"
    );
    assert_eq!(played["next"]["units"]["FRANCE"], json!(["A MAR", "A PAR"]));
}

#[test]
fn of_duplicate_orders_the_first_legal_one_counts() {
    let given = ["A PAR - MOS", "A PAR - BUR", "A PAR - GAS"];
    let line = json!({"phase": "S1901M", "units": {"FRANCE": ["A PAR"]}, "orders": {"FRANCE": given}});
    let played = play_line(&line).unwrap();
    assert_eq!(played["next"]["units"]["FRANCE"], json!(["A BUR"]));
    let marks: Vec<&Value> =
        played["results"]["FRANCE"].as_array().unwrap().iter().map(|result| &result["result"]).collect();
    assert_eq!(marks, [&json!(["void"]), &json!([]), &json!(["void"])]);
}

#[test]
fn ten_thousand_lines_and_a_full_board_are_played() {
    let board = Board::standard();
    let mut dice = Dice(99);
    let full = position(&board, 2000, &mut dice);
    assert!(full.units().count() > 50);
    for _ in 0..200 {
        let given = orders(&board, &full, &mut dice);
        let outcome = adjudicate(&board, &full, &given, &Choices::default());
        let _ = explain(&board, (&full, &outcome.apply(&board, &full).0), &given, &Choices::default(), &outcome);
    }
    let mut all = lines(&board, &full, &orders(&board, &full, &mut dice));
    let one = all.values().next().unwrap().clone();
    all.insert("FRANCE".into(), one.into_iter().cycle().take(10_000).collect());
    let state = State { position: full, ..State::at_start(&board) };
    let mut record = serde_json::to_value(state.to_words(&board)).unwrap();
    record["orders"] = json!(all);
    assert!(play_line(&record).is_ok());
}

#[test]
fn convoys_of_everything_end() {
    let board = Board::standard();
    let mut full = Placement::default();
    let power = board.power("England").unwrap();
    for sea in board.seas() {
        full.place(&board, Unit { power, kind: UnitKind::Fleet, at: sea.into() }).unwrap();
    }
    for coast in board.coastal() {
        full.place(&board, Unit { power, kind: UnitKind::Army, at: coast.into() }).unwrap();
    }
    let coasts: Vec<Province> = board.coastal().collect();
    let mut dice = Dice(5);
    for _ in 0..50 {
        let mut given = Orders::default();
        for army in &coasts {
            let to = coasts[dice.roll(coasts.len())];
            given.give(*army, Order::Move { to: to.into(), via: true });
        }
        for sea in board.seas() {
            let army = coasts[dice.roll(coasts.len())];
            let Some(Order::Move { to, .. }) = given.get(army) else { continue };
            given.give(sea, Order::Convoy { army, to: board.province_of(to) });
        }
        adjudicate(&board, &full, &given, &Choices::default());
    }
}

#[test]
fn the_typed_core_allocates_nothing() {
    let board = Board::standard();
    let choices = Choices::default();
    let mut dice = Dice(12345);
    let phases: Vec<(Placement, Orders)> = (0..300)
        .map(|_| {
            let position = position(&board, 34, &mut dice);
            let orders = orders(&board, &position, &mut dice);
            (position, orders)
        })
        .collect();
    let mut moved = 0;
    let counted = allocation_counter::measure(|| {
        for (position, orders) in &phases {
            moved += adjudicate(&board, position, orders, &choices).moved.len();
        }
    });
    assert!(moved > 0);
    assert_eq!(counted.count_total, 0, "{counted:?}");
}

#[test]
fn the_shipped_boards_have_what_they_promise() {
    let board = |name: &str| {
        let (_, text) = SHIPPED.iter().find(|(known, _)| *known == name).unwrap();
        Board::parse(text).unwrap()
    };
    let count = |board: &Board, terrain| board.provinces().iter().filter(|info| info.terrain == terrain).count();
    let neutral = |board: &Board| {
        board.powers().iter().filter(|power| power.neutral).map(|power| power.units.len()).sum::<usize>()
    };
    let world = board("archipelago");
    assert!(world.provinces().len() > 100 && world.provinces().len() <= MOST_PROVINCES);
    assert!(world.provinces().iter().filter(|info| info.coasts.len() == 2).count() >= 3);
    assert_eq!((count(&world, Terrain::Wall), neutral(&world)), (1, 3));
    let ring = board("ring");
    assert_eq!((count(&ring, Terrain::Land), count(&ring, Terrain::Sea), neutral(&ring)), (12, 0, 3));
    let strait = board("strait");
    assert_eq!(strait.powers().len(), 2);
    let canal = strait.province("Can").unwrap();
    assert!(strait.fleet_reach(canal.into()).contains(strait.province("Bro").unwrap()));
    assert!(strait.fleet_reach(canal.into()).contains(strait.province("Eas").unwrap()));
    assert!(strait.army_reach(strait.province("Isl").unwrap()).is_empty(), "an island");
}

#[test]
fn a_phase_is_explained_step_by_step_with_its_rules() {
    let line = json!({"phase": "S1901M",
        "units": {"FRANCE": ["A MAR", "A GAS", "F MAO"], "GERMANY": ["A BUR", "A MUN"], "ENGLAND": ["F ENG"]},
        "orders": {"FRANCE": ["A MAR - BUR", "A GAS S A MAR - BUR", "F MAO - BRE"], "GERMANY": ["A BUR S A MUN", "A MUN - TYR"], "ENGLAND": ["F ENG - BRE"]}});
    let record = PhaseRecord::parse(&line.to_string()).unwrap();
    let told = record.explain(&Board::standard(), &BTreeMap::new()).unwrap();
    let steps: Vec<&str> = told["explain"].as_array().unwrap().iter().map(|step| step.as_str().unwrap()).collect();
    let wanted = [
        "A BUR S A MUN: fails: Army Munich did not hold (rules 8 and 9); dislodged by Army Marseilles with strength 2 against 1 (rules 10 and 11)",
        "A GAS S A MAR - BUR: given: no attack cuts it (rules 8, 9 and 13)",
        "F ENG - BRE: fails: strength 1 against 1 of Fleet Mid-Atlantic Ocean, which went there too (rules 3, 4 and 12)",
        "A MAR - BUR: moves: strength 2 with Army Gascony against 1 (rules 1 and 3)",
        "A MUN - TYR: moves: nothing stands in the way (rule 1)",
        "Army Burgundy may retreat to Belgium, Munich, Paris, Picardy or Ruhr; Gascony is occupied, Marseilles is where the attack came from (rulebook, retreats)",
    ];
    for step in wanted {
        assert!(steps.contains(&step), "{step}\n{steps:#?}");
    }
}

#[test]
fn a_dislodged_unit_with_nowhere_to_go_is_destroyed_at_once() {
    let line = json!({"phase": "F1901M",
        "units": {"FRANCE": ["F MAO", "F GAS"], "ITALY": ["A POR"], "TURKEY": ["F SPA/SC"]},
        "orders": {"FRANCE": ["F MAO - POR", "F GAS - MAO"], "TURKEY": ["F SPA/SC S F MAO - POR"]}});
    let played = play_line(&line).unwrap();
    let italy = &played["results"]["ITALY"][0];
    assert_eq!(italy["result"], json!(["dislodged", "destroyed"]), "{played:#}");
    assert_eq!(played["next"]["destroyed"], json!({"ITALY": ["A POR"]}));
    assert_eq!(played["next"]["dislodged"], json!({}));
}

#[test]
fn a_failed_convoy_names_the_fleet_or_says_that_there_was_none() {
    let told = |orders: Value| {
        let line = json!({"phase": "S1901M", "orders": orders,
            "units": {"ENGLAND": ["A LON", "F NTH"], "GERMANY": ["F DEN", "F HOL"], "FRANCE": ["A BRE", "F ENG"]}});
        let record = PhaseRecord::parse(&line.to_string()).unwrap();
        record.explain(&Board::standard(), &BTreeMap::new()).unwrap()["explain"].to_string()
    };
    let broken =
        json!({"ENGLAND": ["A LON - NWY", "F NTH C A LON - NWY"], "GERMANY": ["F DEN - NTH", "F HOL S F DEN - NTH"]});
    assert!(told(broken).contains(
        "A LON - NWY: fails: Fleet North Sea was dislodged, and no other way over the sea was left (rules 17 and 20)"
    ));
    let none = json!({"ENGLAND": ["A LON - NWY", "F NTH H"]});
    assert!(told(none).contains("A LON - NWY: fails: no fleet was ordered to convoy it"));
    let cut = json!({"FRANCE": ["F ENG S A LON - BEL"], "ENGLAND": ["A LON - BEL"], "GERMANY": ["F HOL - BEL"]});
    assert!(told(cut).contains("F ENG S A LON - BEL: fails: Army London did not move to Belgium (rules 8 and 9)"));
}
