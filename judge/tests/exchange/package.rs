//! The Python package `diplomacy` itself: its games come out here as there, in every phase.

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use chancery_engine::classic::Classic;
use judge::exchange::check;
use serde_json::Value;

use crate::{NOW, file, support};

/// A Python that has the package; without one the tests that ask it say so and stand on recorded games alone.
pub(crate) fn python() -> Option<PathBuf> {
    let named = std::env::var_os("CHANCERY_PYTHON").map(PathBuf::from);
    // Where `judge/tests/run` puts it.
    let own = Some(support::folder("../target/python/bin/python")).filter(|path| path.exists());
    let python = named.or(own).unwrap_or_else(|| PathBuf::from("python3"));
    let has = Command::new(&python).args(["-c", "import diplomacy"]).stderr(Stdio::null()).status();
    let has = has.is_ok_and(|status| status.success());
    if !has {
        eprintln!(
            "skipped: {} has no package `diplomacy` (pip install diplomacy; CHANCERY_PYTHON names another)",
            python.display()
        );
    }
    has.then_some(python)
}

pub(crate) fn run(python: &PathBuf, arguments: &[&str], input: &str) -> String {
    let script = support::folder("tests/exchange/package.py");
    // Its games depend on the order of its sets.
    let mut child = Command::new(python)
        .env("PYTHONHASHSEED", "7")
        .arg(script)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    String::from_utf8(child.wait_with_output().unwrap().stdout).unwrap()
}

/// Units of powers that supported an attack on them, where that army came by convoy: the package counts such support, and lets
/// it dislodge (DATC 6.D.12 has it that no unit is dislodged with its own power's help).
fn helped_against_itself(phase: &Value, next: &Value) -> Vec<String> {
    let words = |order: &Value| order.as_str().unwrap().split(' ').map(str::to_owned).collect::<Vec<_>>();
    let all = || phase["orders"].as_object().unwrap().iter();
    let orders = |orders: &Value| orders.as_array().into_iter().flatten().map(words).collect::<Vec<_>>();
    let is_convoyed = |move_: &[String]| {
        all()
            .flat_map(|(_, given)| orders(given))
            .any(|order| order.get(2).is_some_and(|word| word == "C") && order[3..] == *move_)
    };
    let mut found = Vec::new();
    for (power, given) in all() {
        let supports = orders(given).into_iter().filter(|order| order.len() == 7 && order[2] == "S" && order[5] == "-");
        for attack in supports.map(|order| order[3..].to_vec()).filter(|attack| is_convoyed(attack)) {
            let fled = next["state"]["units"][power].as_array().unwrap().iter().map(|unit| unit.as_str().unwrap());
            let own =
                fled.filter(|unit| unit.starts_with('*') && unit.split([' ', '/']).nth(1) == Some(attack[3].as_str()));
            found.extend(own.map(|unit| unit[1..].to_owned()));
        }
    }
    found
}

#[test]
fn fifty_random_games_of_the_package_come_out_the_same_in_every_phase_but_where_it_breaks_its_own_rules() {
    let Some(python) = python() else { return };
    let games = run(&python, &["random", "7", "50", "40"], "");
    let (mut phases, mut excepted) = (0, 0);
    for game in games.lines() {
        let told: Value = serde_json::from_str(game).unwrap();
        // Where a phase comes out otherwise, those after it are compared from where the package has it.
        let checked = check(&file(game).unwrap(), &Classic, true, NOW);
        assert_eq!(checked.faults, Vec::<String>::new());
        let all = told["phases"].as_array().unwrap();
        assert_eq!(checked.chapters.len() + 1, all.len());
        phases += checked.chapters.len();
        for note in &checked.notes {
            let at = all.iter().position(|phase| note.starts_with(phase["name"].as_str().unwrap()));
            let at = at.unwrap_or(all.len() - 1);
            let units = helped_against_itself(&all[at - 1], &all[at]);
            assert!(units.iter().any(|unit| note.contains(unit)), "{}: {note}", told["id"]);
            excepted += 1;
        }
    }
    assert!(
        games.lines().count() == 50 && phases > 1500 && excepted <= 3,
        "{phases} phases, {excepted} of them otherwise"
    );
}
