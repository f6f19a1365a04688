//! What a start needs, and what is said of it.

use std::fs::File;
use std::os::unix::net::UnixDatagram;
use std::process::Command;
use std::time::Duration;

use super::place::Place;

#[test]
fn the_service_manager_hears_that_a_start_goes_on_until_it_is_over() {
    let place = Place::new();
    place.run().stop();
    let told = place.path("told");
    let manager = UnixDatagram::bind(&told).unwrap();
    manager.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
    let hear = || {
        let mut bytes = [0; 200];
        let length = manager.recv(&mut bytes).unwrap();
        String::from_utf8_lossy(&bytes[..length]).trim().to_owned()
    };
    // As long as another program writes, a start waits.
    let other = rusqlite::Connection::open(place.path("chancery.sqlite")).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    std::thread::scope(|scope| {
        let daemon = scope.spawn(|| place.run_with(&[("NOTIFY_SOCKET", told.to_str().unwrap())]));
        for _ in 0..2 {
            assert_eq!(hear(), "EXTEND_TIMEOUT_USEC=60000000");
        }
        other.execute_batch("ROLLBACK").unwrap();
        let ready = (0..20).map(|_| hear()).find(|heard| !heard.starts_with("EXTEND_TIMEOUT_USEC="));
        assert_eq!(ready.as_deref(), Some("READY=1"));
        let after = hear();
        assert!(!after.contains("EXTEND_TIMEOUT"), "{after}");
        daemon.join().unwrap().stop();
    });
}

#[test]
fn a_hangup_amid_a_start_is_no_end_and_the_configuration_is_read_again_after_it() {
    let place = Place::new();
    place.run().stop();
    let told = place.path("told");
    let manager = UnixDatagram::bind(&told).unwrap();
    manager.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
    let other = rusqlite::Connection::open(place.path("chancery.sqlite")).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let log = File::options().create(true).append(true).open(place.path("log")).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_chancery"));
    command.env("NOTIFY_SOCKET", &told).arg("run").arg("-c").arg(&place.config).stderr(log);
    let mut judge = command.spawn().unwrap();
    manager.recv(&mut [0; 200]).unwrap();
    let signal =
        |name: &str| assert!(Command::new("kill").args([name, &judge.id().to_string()]).status().unwrap().success());
    signal("-HUP");
    other.execute_batch("ROLLBACK").unwrap();
    place.logged("the configuration has been read again");
    signal("-TERM");
    assert!(judge.wait().unwrap().success());
}
