//! Judges that run into each other at the same rows, or into whoever holds a table.

use std::time::Duration;

use super::pair::{drop_in, is_noted, two};
use super::place::Place;
use super::support::cluster::Cluster;

/// What befalls a judge that waits for a table: it waits in vain, or its connection is lost.
const IN_VAIN: &str = "pg_cancel_backend";
const LOST: &str = "pg_terminate_backend";

/// Has two judges run into who holds tables in a mode, as a mail comes in, and what befalls the one that does befall it; how often it has
/// begun again.
fn run_into(tables: &str, befalls: &[&str]) -> usize {
    let Some(cluster) = Cluster::start() else { return befalls.len() };
    let name = cluster.make();
    let places = two(&cluster, &name);
    let running = places.each_ref().map(Place::run);
    let (mut stands, mut sql) = (cluster.connect(&name), cluster.connect(&name));
    let mut way = stands.transaction().unwrap();
    way.batch_execute(&format!("LOCK TABLE {tables} MODE")).unwrap();
    drop_in(&places[0], "anna");
    let mut since = "-infinity".to_owned();
    for what in befalls {
        let held_up = format!(
            "SELECT {what}(pid), CAST(query_start AS text) FROM pg_stat_activity WHERE wait_event_type = 'Lock'
             AND wait_event = 'relation' AND application_name LIKE 'chancery %' AND query_start > CAST($1 AS text)::timestamptz"
        );
        let at = (0..400).find_map(|_| {
            std::thread::sleep(Duration::from_millis(25));
            sql.query(&held_up, &[&since]).unwrap().iter().map(|row| row.get(1)).max()
        });
        let logs = || places.iter().map(Place::log).collect::<String>();
        since = at.unwrap_or_else(|| panic!("nobody ran into it, or whoever did has ended: {}", logs()));
    }
    way.rollback().unwrap();
    is_noted(&mut sql, "anna");
    let letters = sql.query("SELECT 1 FROM outbox WHERE recipient = 'anna@example.org'", &[]).unwrap();
    assert_eq!(letters.len(), 1, "it was answered once");
    // None of them has ended over it.
    running.into_iter().for_each(|daemon| daemon.stop());
    places.iter().map(|place| place.log().matches("another judge was at the same").count()).sum()
}

#[test]
fn what_runs_into_another_is_done_once_more() {
    assert!(run_into("told, form, spent IN ACCESS EXCLUSIVE", &[IN_VAIN]) > 0);
}

#[test]
fn what_runs_into_another_a_second_time_is_begun_again_as_well() {
    assert!(run_into("inbox IN EXCLUSIVE", &[IN_VAIN, IN_VAIN]) > 1);
}

#[test]
fn what_runs_into_another_as_a_lost_connection_is_made_again_is_begun_again_too() {
    assert!(run_into("inbox IN EXCLUSIVE", &[LOST, IN_VAIN]) > 0);
}
