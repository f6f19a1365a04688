//! What a start needs, and what is said of it.

use std::fs::File;
use std::net::TcpListener;
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

#[test]
fn ports_that_cannot_be_opened_are_told_by_check_with_what_helps() {
    let place = Place::new();
    let text = std::fs::read_to_string(&place.config).unwrap();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port();
    let web = |listen: &str| format!("[web]\nlisten = \"{listen}\"\nurl = \"https://judge.example/stop\"\n");
    let at = format!("127.0.0.1:{port}");
    for (more, told) in [
        (format!("[health]\nlisten = \"{at}\"\n"), format!("!!  port: cannot listen at {at}: another program does")),
        (web(&at), format!("!!  port: cannot listen at {at}: another program does")),
        (
            web("192.0.2.1:8025"),
            "!!  port: cannot listen at 192.0.2.1:8025: this machine has no such address".to_owned(),
        ),
    ] {
        std::fs::write(&place.config, format!("{text}{more}")).unwrap();
        let (said, code) = place.says(&["check"]);
        assert!(said.contains(&told) && code == 1, "{said}");
        let refused = place.refuses();
        assert!(refused.contains(told.trim_start_matches("!!  port: ")), "{refused}");
    }
    drop(taken);
    std::fs::write(&place.config, format!("{text}[health]\nlisten = \"{at}\"\n")).unwrap();
    let (said, code) = place.says(&["check"]);
    let told = format!("ok  port: {at} can be opened, to programs on this machine alone (`health.listen`)");
    assert!(said.contains(&told) && code == 0, "{said}");
    let daemon = place.run();
    let (said, code) = place.says(&["check"]);
    assert!(said.contains(&format!("ok  port: {at} is open, and the judge at work")) && code == 0, "{said}");
    daemon.stop();
}

#[test]
fn a_low_port_is_told_by_check_where_the_judge_is_not_root() {
    let place = Place::new();
    let text = std::fs::read_to_string(&place.config).unwrap();
    std::fs::write(&place.config, format!("{text}[health]\nlisten = \"127.0.0.1:81\"\n")).unwrap();
    // Whoever may not give it away is not root himself.
    let _ = std::os::unix::fs::chown(place.folder.path(), Some(1), None).is_ok();
    let (said, code) = place.says(&["check"]);
    assert!(said.contains("!!  port: cannot listen at 127.0.0.1:81: only root may") && code == 1, "{said}");
}

#[test]
fn a_store_behind_a_link_that_leads_nowhere_is_told_by_check() {
    let place = Place::new();
    std::os::unix::fs::symlink("nowhere/chancery.sqlite", place.path("chancery.sqlite")).unwrap();
    let (said, code) = place.says(&["check"]);
    assert!(said.contains("nowhere is no folder: make it") && code == 1, "{said}");
}

#[test]
fn a_store_behind_links_that_lead_in_a_circle_is_told_as_such_by_all() {
    let place = Place::new();
    let (store, other) = (place.path("chancery.sqlite"), place.path("other.sqlite"));
    std::os::unix::fs::symlink(&other, &store).unwrap();
    std::os::unix::fs::symlink(&store, &other).unwrap();
    let copy = place.path("copy.sqlite");
    let copy = copy.to_str().unwrap();
    std::fs::write(copy, "").unwrap();
    let circle = "chancery.sqlite is a symbolic link that leads in a circle, and nothing lies behind it: remove it";
    for command in [&["check"][..], &["verify"], &["mail"], &["backup", "another.sqlite"]] {
        let (said, code) = place.says(command);
        assert!(said.contains(circle) && !said.contains("belong to the user") && code == 1, "{command:?}: {said}");
    }
    assert!(place.refuses().contains(circle), "{}", place.refuses());
    let mail = b"From: Anna <anna@anna.example>\r\nMessage-ID: <1@anna.example>\r\n\r\nVERSION\r\n";
    assert_eq!(place.chancery(&["deliver"], mail).status.code(), Some(75));
    assert!(store.is_symlink() && other.is_symlink());
}

#[test]
fn a_place_that_cannot_be_what_it_is_named_for_is_refused() {
    let (place, mailbox) = Place::with_mailbox();
    let text = std::fs::read_to_string(&place.config).unwrap();
    let root = place.path("");
    let root = root.to_str().unwrap().trim_end_matches('/');
    std::fs::write(place.path("file"), "").unwrap();
    for (key, stands, other, told) in [
        ("store.path", "chancery.sqlite", "chancery.key", "a file that the judge keeps beside its store"),
        ("store.path", "chancery.sqlite", "chancery.lock", "a file that the judge keeps beside its store"),
        ("post.path", "post", "file", "names a file, and must name a folder"),
        ("mailbox.path", "mailbox", "file", "names a file, and must name a folder"),
    ] {
        std::fs::write(&place.config, text.replace(&format!("{root}/{stands}\""), &format!("{root}/{other}\"")))
            .unwrap();
        let (said, code) = place.says(&["check"]);
        assert!(code == 1 && said.contains(&format!("`{key}` ")) && said.contains(told), "{key}: {said}");
    }
    std::fs::write(&place.config, text.replace(&format!("{root}/post\""), "~/post\"")).unwrap();
    let (said, code) = place.says(&["check"]);
    assert!(code == 1 && said.contains("`post.path` begins with ~, which only a shell knows"), "{said}");
    let new = mailbox.join("new");
    std::fs::remove_dir(&new).unwrap();
    std::fs::write(&place.config, &text).unwrap();
    let (said, _) = place.says(&["check"]);
    assert!(said.contains(&format!("cannot read the Maildir: {}: ", new.display())), "{said}");
}

#[test]
fn an_empty_configuration_is_refused_by_all_and_changes_nothing_that_runs() {
    let place = Place::new();
    let text = std::fs::read_to_string(&place.config).unwrap();
    let daemon = place.run();
    std::fs::write(&place.config, "\n").unwrap();
    daemon.signal("-HUP");
    place.logged("the configuration is refused; the one before goes on");
    assert!(place.log().contains("chancery.toml is empty, as a full disk leaves a file"), "{}", place.log());
    let mail = b"From: Anna <anna@anna.example>\r\nMessage-ID: <1@anna.example>\r\n\r\nVERSION\r\n";
    assert_eq!(place.chancery(&["deliver"], mail).status.code(), Some(75));
    assert!(place.refuses().contains("is empty"));
    std::fs::write(&place.config, text).unwrap();
    assert_eq!(place.chancery(&["deliver"], mail).status.code(), Some(0));
    place.comes_to("anna@anna.example", 1);
    daemon.stop();
}
