//! The simulation of a judge's bad luck, a few seeds of it. `chancery-simulate` (`chancery-simulate.rs`) plays hundreds.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

#[allow(dead_code, reason = "the rulesets' own tests use all of it")]
#[path = "../../engine/tests/support/seam.rs"]
mod seam;
#[path = "simulation/mod.rs"]
mod simulation;
mod support;

use std::collections::BTreeSet;

use simulation::ground::is_there;
use simulation::plan::{Base, Plan};
use simulation::runs::{command, try_out};

#[test]
fn whatever_happens_nothing_is_lost_or_told() {
    let plan = Plan::whole(2, Base::File);
    let came = try_out(&plan).unwrap_or_else(|problem| panic!("{}\n{problem}", command(&plan)));
    let faults: BTreeSet<&str> = plan.faults().iter().map(|fault| fault.kind.word()).collect();
    assert!(faults.len() >= 5, "seed {plan} has too few faults: {faults:?}");
    assert!(faults.iter().all(|fault| came.happened.contains_key(fault)), "{faults:?}: {:?}", came.happened);
}

#[test]
fn the_same_seed_is_the_same_world() {
    let play = || try_out(&Plan { days: 5, ..Plan::whole(1, Base::File) }).unwrap().bytes;
    assert!(play() == play(), "something but chance and events shows in the store");
}

/// Two judges on a database: a few games, and so many days.
fn beside(seed: u64, days: i64) -> Plan {
    Plan { days, games: [1, 3, 5, 10, 13, 17].into(), ..Plan::whole(seed, Base::Database) }
}

#[test]
fn two_judges_on_a_database_lose_nothing_either() {
    if !is_there() {
        return;
    }
    let plan = beside(3, 30);
    let came = try_out(&plan).unwrap_or_else(|problem| panic!("{}\n{problem}", command(&plan)));
    let faults: BTreeSet<&str> = plan.faults().iter().map(|fault| fault.kind.word()).collect();
    assert!(faults.iter().all(|fault| came.happened.contains_key(fault)), "{faults:?}: {:?}", came.happened);
    let came_of_them = [
        "connections made anew",
        "connections cut",
        "connections cut at a commit",
        "commits refused",
        "done once more",
        "guesses looked at",
        "guesses not looked at",
        "kills",
        "letters in hand of who is away",
        "passwords compared",
        "turns in the midst of another's",
    ];
    for what in came_of_them {
        assert!(came.happened.contains_key(what), "{what}: {:?}", came.happened);
    }
}

#[test]
fn the_same_seed_is_the_same_world_on_a_database_too() {
    if is_there() {
        let play = || try_out(&beside(4, 6)).unwrap().bytes;
        assert!(play() == play(), "something but chance and events shows in the store");
    }
}

#[test]
fn games_of_classic_are_played_by_mail_to_their_end() {
    assert_eq!(simulation::classic::play(3, ("classic variant=strait", 2)).games, 3);
}

#[test]
fn a_plan_is_shrunk_to_what_still_fails_and_one_line_repeats_it() {
    let fails = |plan: &Plan| plan.faults.contains(&3) && plan.games.contains(&7) && plan.days >= 5;
    let shrunk = Plan::whole(9, Base::File).shrunk(1000, fails);
    assert_eq!(shrunk.to_string(), "9 --days 5 --games 7 --faults 3");
    let words: Vec<String> = shrunk.to_string().split(' ').map(str::to_owned).collect();
    let pairs: Vec<(String, String)> = words[1..].chunks(2).map(|pair| (pair[0].clone(), pair[1].clone())).collect();
    assert_eq!(Plan::read(9, &pairs), Ok(shrunk));
    assert!(Plan::read(9, &[("--gaems".into(), "1".into())]).is_err());
    let beside = beside(9, 30);
    assert_eq!(beside.to_string(), "9 --on database --games 1,3,5,10,13,17");
    let words = ["--games", "1,3,5,10,13,17", "--on", "database"].map(str::to_owned);
    let pairs: Vec<(String, String)> = words.chunks(2).map(|pair| (pair[0].clone(), pair[1].clone())).collect();
    assert_eq!(Plan::read(9, &pairs), Ok(beside));
}
