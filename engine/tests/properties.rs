//! What holds for every position and all orders, and a second opinion on 20,000 random ones.
//!
//! `CHANCERY_POSITIONS=1000000` tries more (use `--release`).
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

mod support;

use chancery_engine::classic::board::{Power, Province, STANDARD, Unit};
use chancery_engine::classic::play::explain;
use chancery_engine::classic::{Board, Choices, Order, Orders, Outcome, PhaseRecord, Placement, State, adjudicate};
use support::plain::moves_that_succeed;
use support::selfplay::{Dice, orders, position};

/// A board by chance: a grid of seas, coasts and inland provinces, some of them with two coasts.
fn random_board(dice: &mut Dice) -> Board {
    loop {
        let (width, height) = (5 + dice.roll(4), 5 + dice.roll(4));
        let sea: Vec<bool> = (0..width * height).map(|_| dice.roll(100) < 45).collect();
        let around = |cell: usize| {
            let (x, y) = ((cell % width) as i32, (cell / width) as i32);
            let steps = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1)];
            let inside = move |(dx, dy): (i32, i32)| {
                let (x, y) = (x + dx, y + dy);
                (x >= 0 && y >= 0 && x < width as i32 && y < height as i32).then_some((y * width as i32 + x) as usize)
            };
            steps.into_iter().filter_map(inside).collect::<Vec<usize>>()
        };
        let coast = |cell: usize| !sea[cell] && around(cell).iter().any(|near| sea[*near]);
        let sails = |from: usize, to: usize| {
            let shared = || around(from).iter().any(|near| sea[*near] && around(to).contains(near));
            (sea[from] || coast(from)) && (sea[to] || coast(to)) && (sea[from] || sea[to] || shared())
        };
        let mut text = String::from("board random\nwin 1\n");
        let land: Vec<usize> = (0..width * height).filter(|cell| !sea[*cell]).collect();
        for (index, power) in ["Red", "Green", "Blue"].iter().enumerate() {
            text += &format!("power {power}\n  letter {}\n", ["R", "G", "B"][index]);
        }
        for cell in 0..width * height {
            let kind = if sea[cell] {
                "sea"
            } else if coast(cell) {
                "coast"
            } else {
                "land"
            };
            text += &format!("{kind} P{cell:02} Place {cell}\n");
            if let Some(home) = land.iter().position(|home| *home == cell).filter(|home| *home < 3) {
                text += &format!("  centre {}\n", ["Red", "Green", "Blue"][home]);
            }
            let list = |fits: &dyn Fn(usize) -> bool| -> String {
                around(cell).into_iter().filter(|near| fits(*near)).map(|near| format!(" P{near:02}")).collect()
            };
            text += &format!("  army{}\n", if sea[cell] { String::new() } else { list(&|near| !sea[near]) });
            text += &format!("  fleet{}\n", list(&|near| sails(cell, near)));
        }
        if let Ok(board) = Board::parse(&text) {
            return board;
        }
    }
}

struct Tried {
    agreed: usize,
    too_large: usize,
    knots: usize,
    paradoxes: usize,
}

fn compare(board: &Board, rounds: usize, dice: &mut Dice, tried: &mut Tried) {
    for _ in 0..rounds {
        let position = position(board, 5 + dice.roll(36), dice);
        let orders = orders(board, &position, dice);
        let outcome = adjudicate(board, &position, &orders, &Choices::default());
        check_properties(board, &position, &orders, &outcome);
        match moves_that_succeed(board, &position, &orders) {
            None => tried.too_large += 1,
            Some(opinion) => {
                tried.agreed += 1;
                tried.knots += opinion.knots;
                tried.paradoxes += opinion.paradoxes;
                let wanted = opinion.moved;
                let got: std::collections::BTreeSet<Province> = outcome.moved.collect();
                assert!(got == wanted, "{}", told(board, &position, &orders, &got, &wanted));
            }
        }
    }
}

fn told(
    board: &Board,
    position: &Placement,
    orders: &Orders,
    got: &std::collections::BTreeSet<Province>,
    wanted: &std::collections::BTreeSet<Province>,
) -> String {
    let names =
        |set: &std::collections::BTreeSet<Province>| set.iter().map(|at| board.code((*at).into())).collect::<Vec<_>>();
    format!(
        "{:#?}\n{:?}\ngot {:?}\nwanted {:?}",
        support::selfplay::lines(board, position, orders),
        board.name(),
        names(got),
        names(wanted)
    )
}

/// No order makes two units stand in one province, nobody is dislodged without a successful attack, nor by its own power.
fn check_properties(board: &Board, before: &Placement, orders: &Orders, outcome: &Outcome) {
    let (after, dislodged) = outcome.apply(board, before);
    assert_eq!(after.units().count() + dislodged.len(), before.units().count());
    for place in outcome.dislodged {
        let from = outcome.dislodged_from(place).unwrap();
        assert!(outcome.moved.contains(from) && !outcome.moved.contains(place));
        assert_eq!(board.province_of(outcome.goal(from).unwrap()), place);
        assert_ne!(before.unit(from).unwrap().power, before.unit(place).unwrap().power, "no own dislodgement");
    }
    for mover in outcome.moved {
        assert!(matches!(orders.get(mover), Some(Order::Move { .. })) && !outcome.stranded.contains(mover));
    }
}

#[test]
fn a_second_adjudicator_agrees_on_random_positions() {
    let rounds: usize = std::env::var("CHANCERY_POSITIONS").map_or(20_000, |number| number.parse().unwrap());
    let mut dice = Dice(0x5eed_cafe);
    let mut tried = Tried { agreed: 0, too_large: 0, knots: 0, paradoxes: 0 };
    compare(&Board::standard(), rounds / 2, &mut dice, &mut tried);
    for _ in 0..20 {
        let board = random_board(&mut dice);
        compare(&board, rounds / 40, &mut dice, &mut tried);
    }
    println!(
        "{} agree ({} knots, {} paradoxes); {} were too large to try out",
        tried.agreed, tried.knots, tried.paradoxes, tried.too_large
    );
    assert!(
        tried.knots * 200 > rounds && tried.paradoxes > 0,
        "{} knots, {} paradoxes: too easy",
        tried.knots,
        tried.paradoxes
    );
    assert!(tried.agreed * 100 >= rounds * 95, "{} agree, {} too large", tried.agreed, tried.too_large);
}

#[test]
fn names_and_the_order_of_orders_do_not_matter() {
    let board = Board::standard();
    let mut dice = Dice(77);
    for _ in 0..2_000 {
        let before = position(&board, 5 + dice.roll(30), &mut dice);
        let given = orders(&board, &before, &mut dice);
        let outcome = adjudicate(&board, &before, &given, &Choices::default());
        // The powers change their names; the orders come the other way round.
        let powers: Vec<Power> = board.power_ids().collect();
        let mut relabelled = Placement::default();
        for (_, unit) in before.units() {
            let power = powers[(unit.power.index() + 3) % powers.len()];
            relabelled.place(&board, Unit { power, ..unit }).unwrap();
        }
        let mut reversed = Orders::default();
        let all: Vec<Province> = before.occupied().collect();
        for province in all.into_iter().rev() {
            given.get(province).into_iter().for_each(|order| reversed.give(province, order));
        }
        assert_eq!(adjudicate(&board, &relabelled, &reversed, &Choices::default()), outcome);
    }
}

#[test]
fn every_rule_choice_ends_and_keeps_the_board_possible() {
    let board = Board::standard();
    let mut all: Vec<Choices> = Choices::PRESETS.iter().map(|preset| Choices::preset(preset).unwrap()).collect();
    for (number, options) in [
        ("4.A.1", &["a", "b"][..]),
        ("4.A.2", &["1971", "1982", "2000", "all-hold", "szykman"]),
        ("4.A.3", &["1971", "1982", "2000-fallback", "2025", "dptg"]),
        ("4.A.4", &["start", "brannan"]),
        ("4.A.7", &["a", "b"]),
        ("4.E.1", &["narrow", "move", "lenient"]),
    ] {
        for option in options {
            for preset in ["default", "1971"] {
                let mut choices = Choices::preset(preset).unwrap();
                choices.set(number, option).unwrap();
                all.push(choices);
            }
        }
    }
    let mut dice = Dice(31337);
    for _ in 0..400 {
        let before = position(&board, 10 + dice.roll(40), &mut dice);
        let given = orders(&board, &before, &mut dice);
        for choices in &all {
            let outcome = adjudicate(&board, &before, &given, choices);
            check_properties(&board, &before, &given, &outcome);
            let after = outcome.apply(&board, &before).0;
            explain(&board, (&before, &after), &given, choices, &outcome);
        }
    }
}

/// The standard board with its provinces in another order: other numbers, the same names.
fn shuffled_board(dice: &mut Dice) -> Board {
    let (mut head, mut provinces): (String, Vec<String>) = (String::new(), Vec::new());
    for line in STANDARD.lines() {
        if ["land ", "coast ", "sea ", "wall "].iter().any(|kind| line.starts_with(kind)) {
            provinces.push(String::new());
        }
        let part = provinces.last_mut().unwrap_or(&mut head);
        *part += line;
        *part += "\n";
    }
    for last in (1..provinces.len()).rev() {
        provinces.swap(last, dice.roll(last + 1));
    }
    Board::parse(&(head + &provinces.concat())).unwrap()
}

/// The same facts with every list in order: lists follow the board and the lines.
fn sorted(value: serde_json::Value) -> serde_json::Value {
    match value {
        serde_json::Value::Array(values) => {
            let mut values: Vec<_> = values.into_iter().map(sorted).collect();
            values.sort_by_key(ToString::to_string);
            values.into()
        }
        serde_json::Value::Object(fields) => {
            fields.into_iter().map(|(key, value)| (key, sorted(value))).collect::<serde_json::Map<_, _>>().into()
        }
        value => value,
    }
}

#[test]
fn neither_the_order_of_provinces_nor_of_order_lines_matters() {
    let board = Board::standard();
    let mut dice = Dice(4242);
    let mut lost = 0;
    for _ in 0..40 {
        let other = shuffled_board(&mut dice);
        for _ in 0..25 {
            let before = position(&board, 10 + dice.roll(30), &mut dice);
            let given = orders(&board, &before, &mut dice);
            let mut record =
                PhaseRecord { orders: support::selfplay::lines(&board, &before, &given), ..PhaseRecord::default() };
            record.state = State { position: before, ..State::at_start(&board) }.to_words(&board);
            let wanted = sorted(record.play(&board, &Default::default()).unwrap());
            record.orders.values_mut().for_each(|lines| lines.reverse());
            let got = sorted(record.play(&other, &Default::default()).unwrap());
            assert_eq!(got, wanted);
            lost += wanted["next"]["destroyed"].as_object().unwrap().len();
        }
    }
    assert!(lost > 20, "only {lost} units were destroyed: what becomes of them was hardly compared");
}
