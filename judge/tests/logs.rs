//! What the log says, and what it never says.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

#[path = "operator/place.rs"]
mod place;
mod support;

use place::Place;

fn deliver(place: &Place, to: &str, lines: &str) {
    let mail = format!("From: Anna <anna@example.org>\nTo: {to}\nSubject: unusual subject\n\n{lines}\n");
    assert!(place.chancery(&["deliver"], mail.as_bytes()).status.success());
}

/// The address that the newest letter asks answers to go to.
fn way_back(place: &Place) -> String {
    let letters = place.letters_to("anna@example.org");
    let address = |letter: &String| {
        let line = letter.lines().find(|line| line.starts_with("Reply-To: "))?;
        line.contains('+').then(|| line.split(['<', '>']).nth(1).unwrap().to_owned())
    };
    letters.iter().find_map(address).unwrap_or_else(|| panic!("{letters:?}"))
}

#[test]
fn every_line_is_json_and_none_holds_a_secret_or_what_a_mail_says() {
    let place = Place::new();
    std::fs::create_dir_all(place.path("post")).unwrap();
    let daemon = place.run_with(&[("CHANCERY_LOG_FORMAT", "json"), ("CHANCERY_LOG", "trace")]);
    deliver(&place, "judge@example.test", "REGISTER\nName: Anna Quillfeather\nEND");
    place.comes_to("anna@example.org", 1);
    let capability = way_back(&place);
    deliver(&place, &capability, "YES");
    place.comes_to("anna@example.org", 2);
    deliver(&place, "judge@example.test", "CREATE ?lake zebra-crossing strait");
    place.comes_to("anna@example.org", 3);
    let read = place.letters_to("anna@example.org").iter().any(|letter| letter.contains("CREATE ?lake ********"));
    assert!(read, "{:?}", place.letters_to("anna@example.org"));
    let press = "SIGNON Mlake zebra-crossing\nPRESS TO ALL\nmarmalade at noon\nENDPRESS\nSIGNON ?lake wrong-horse";
    deliver(&place, "judge@example.test", press);
    place.comes_to("anna@example.org", 4);
    daemon.stop();
    let (log, seal) = (place.log(), capability.split(['+', '@']).nth(1).unwrap());
    for line in log.lines() {
        let event: serde_json::Value = serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"));
        assert!(event["timestamp"].is_string() && event["level"].is_string(), "{line}");
    }
    assert!(log.contains("\"message\":\"mail done\"") && log.contains("\"message\":\"letter sent\""), "{log}");
    let key = std::fs::read(place.path("chancery.key")).unwrap();
    let key = String::from_utf8_lossy(&key).trim().to_owned();
    for secret in ["zebra-crossing", "wrong-horse", "marmalade", "Quillfeather", "unusual subject", seal, &key] {
        assert!(!secret.is_empty() && !log.contains(secret), "{secret} is in the log");
    }
}
