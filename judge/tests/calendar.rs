//! Deadlines in the calendar: one appointment a game and seat, moved and cancelled as the game goes (RFC 5545, RFC 6047).
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

mod support;

use std::collections::BTreeMap;
use std::path::Path;

use ical::parser::ical::component::IcalEvent;
use judge::stage::Stage;
use mailparse::ParsedMail;

/// A calendar part: the method of its head, the properties of its event, its alarms' triggers, its raw lines.
struct Part {
    method: String,
    event: BTreeMap<String, String>,
    triggers: Vec<String>,
    raw: String,
}

fn properties(event: &IcalEvent) -> BTreeMap<String, String> {
    event
        .properties
        .iter()
        .map(|property| (property.name.clone(), property.value.clone().unwrap_or_default()))
        .collect()
}

fn part(mail: &ParsedMail<'_>) -> Option<Part> {
    let found = mail.subparts.iter().find(|part| part.ctype.mimetype == "text/calendar")?;
    let raw = String::from_utf8(found.get_body_raw().unwrap()).unwrap();
    let calendar = ical::IcalParser::new(raw.as_bytes()).next().unwrap().unwrap();
    let method = calendar.properties.iter().find(|property| property.name == "METHOD").unwrap();
    assert_eq!(Some(&found.ctype.params["method"]), method.value.as_ref(), "the head names the method");
    assert_eq!(calendar.events.len(), 1);
    let event = &calendar.events[0];
    let trigger = |alarm: &ical::parser::ical::component::IcalAlarm| {
        alarm.properties.iter().find(|property| property.name == "TRIGGER").unwrap().value.clone().unwrap()
    };
    let triggers = event.alarms.iter().map(trigger).collect();
    Some(Part { method: found.ctype.params["method"].clone(), event: properties(event), triggers, raw })
}

/// The calendar parts of all messages to a person, in the order in which they were written.
fn parts(folder: &Path, who: &str) -> Vec<Part> {
    let messages = support::messages(folder, who);
    messages.iter().filter_map(|raw| part(&mailparse::parse_mail(raw).unwrap())).collect()
}

#[test]
fn a_deadline_is_one_appointment_that_moves_and_ends() {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = Stage::set_up(folder.path(), support::toy::TOYS).unwrap();
    let story = "mail anna\n  REGISTER\n  Name: Anna\n  END\nreply anna\n  YES\n\
        mail bert\n  REGISTER\n  Name: Bert\n  END\nreply bert\n  YES\nmail anna\n  CREATE ?bids word-m\n\
        mail anna\n  SIGNON ?bids word-a\n  SET PREFERENCE L\nmail bert\n  SIGNON ?bids word-b\n  SET PREFERENCE R\n\
        mail bert\n  SIGNON Rbids word-b\n  SET CALENDAR off\nexpect bert Letters hold nothing for your calendar\n\
        clock +1h\nmail anna\n  SIGNON Mbids word-m\n  SET DEADLINE 2026-03-21 20:00\n\
        mail anna\n  SIGNON Mbids word-m\n  SET DEADLINE 2026-03-20 20:00\n\
        clock +1h\nmail anna\n  SIGNON Mbids word-m\n  PAUSE\n\
        clock +1h\nmail anna\n  SIGNON Mbids word-m\n  RESUME\n\
        clock +1h\nmail anna\n  SIGNON Lbids word-a\n  7\nmail bert\n  SIGNON Rbids word-b\n  3\n\
        clock +1h\nmail anna\n  SIGNON Lbids word-a\n  RESIGN\n";
    stage.play(story, "\n", &mut std::io::sink()).unwrap();
    let parts = parts(folder.path(), "anna");
    let methods: Vec<&str> = parts.iter().map(|part| part.method.as_str()).collect();
    assert_eq!(methods, ["PUBLISH", "PUBLISH", "PUBLISH", "CANCEL", "PUBLISH", "PUBLISH", "CANCEL"]);
    let all = |key: &str| parts.iter().map(|part| part.event[key].clone()).collect::<Vec<String>>();
    assert!(all("UID").iter().all(|uid| uid.starts_with("bids.LEFT.") && *uid == all("UID")[0]), "{:?}", all("UID"));
    let sequence: Vec<u32> = all("SEQUENCE").iter().map(|number| number.parse().unwrap()).collect();
    assert_eq!(all("DTSTAMP")[1], all("DTSTAMP")[2], "the master changed his mind within a second");
    assert!(sequence.windows(2).all(|two| two[0] < two[1]), "{sequence:?}");
    assert_eq!(all("DTSTART")[2], "20260320T200000Z");
    assert_eq!(all("STATUS")[3], "CANCELLED");
    assert!(all("ORGANIZER").iter().all(|who| who == "mailto:judge@chancery.example"), "{:?}", all("ORGANIZER"));
    assert_eq!(all("SUMMARY")[0], "bids: orders of LEFT for B1");
    assert_eq!(parts[0].triggers, ["-P1D", "-PT1H"]);
    for part in &parts {
        let folded = part.raw.split("\r\n").all(|line| line.len() <= 75 && !line.contains(['\r', '\n']));
        for once in ["PRODID:", "VERSION:2.0", "METHOD:", "DTSTAMP:", "UID:"] {
            assert_eq!(part.raw.matches(once).count(), 1, "{once} in {}", part.raw);
        }
        assert!(folded && part.raw.ends_with("END:VCALENDAR\r\n"), "{}", part.raw);
    }
    assert!(self::parts(folder.path(), "bert").len() == 1, "after the first letter Bert wanted none");
}
