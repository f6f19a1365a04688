//! The deadline as an appointment (RFC 5545): one for a game and seat, whose later versions replace the earlier ones.

use serde::{Deserialize, Serialize};

use crate::clock::Moment;
use crate::config::Judge;

/// A deadline to be put into a calendar.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Appointment {
    /// What makes it the same appointment when it comes again.
    pub uid: String,
    /// The seconds from the game's creation to this version; what tells versions of one second apart is the letter's number.
    pub sequence: u32,
    /// The title.
    pub title: String,
    /// What is due.
    pub text: String,
    /// When.
    pub at: Moment,
    /// When this version was written.
    pub written: Moment,
    /// Whether nothing is due any more.
    pub cancelled: bool,
}

impl Appointment {
    /// The method of the calendar part (RFC 5546).
    pub fn method(&self) -> &'static str {
        if self.cancelled { "CANCEL" } else { "PUBLISH" }
    }

    /// The calendar's text, with alarms a day and an hour before, as it goes out in a letter of this number: numbers grow, so
    /// that of two versions the later one counts, whenever they were written. The judge calls it (RFC 5546 section 3.2.1).
    ///
    /// Written by ourselves: a letter that is tried again must be the same letter, and libraries ask the machine for the
    /// time and for chance.
    pub fn text(&self, judge: &Judge, letter: i64) -> String {
        let sequence = (i64::from(self.sequence) + letter).clamp(0, i64::from(i32::MAX));
        let status = if self.cancelled { "CANCELLED" } else { "CONFIRMED" };
        let title = escaped(&self.title);
        let mut lines = vec![
            "BEGIN:VCALENDAR".to_owned(),
            "VERSION:2.0".to_owned(),
            "PRODID:-//Chancery//Chancery//EN".to_owned(),
            format!("METHOD:{}", self.method()),
            "BEGIN:VEVENT".to_owned(),
            format!("UID:{}", self.uid),
            format!("SEQUENCE:{sequence}"),
            format!("ORGANIZER;CN=\"{}\":mailto:{}", quoted(&judge.name), judge.address),
            format!("DTSTAMP:{}", self.written.rfc5545()),
            format!("DTSTART:{}", self.at.rfc5545()),
            format!("SUMMARY:{title}"),
            format!("DESCRIPTION:{}", escaped(&self.text)),
            format!("STATUS:{status}"),
            "TRANSP:TRANSPARENT".to_owned(),
        ];
        for before in ["-P1D", "-PT1H"].into_iter().filter(|_| !self.cancelled) {
            lines.extend(["BEGIN:VALARM".to_owned(), "ACTION:DISPLAY".to_owned(), format!("DESCRIPTION:{title}")]);
            lines.extend([format!("TRIGGER:{before}"), "END:VALARM".to_owned()]);
        }
        lines.extend(["END:VEVENT".to_owned(), "END:VCALENDAR".to_owned()]);
        lines.iter().map(|line| folded(line)).collect()
    }
}

/// Text as the value of a parameter in quotes (RFC 5545 section 3.1).
fn quoted(text: &str) -> String {
    text.chars().filter(|letter| *letter != '"' && !letter.is_control()).collect()
}

/// Text as a value (RFC 5545 section 3.3.11).
fn escaped(text: &str) -> String {
    let mut out = String::new();
    for letter in text.chars() {
        match letter {
            '\\' | ';' | ',' => out.extend(['\\', letter]),
            '\n' => out.push_str("\\n"),
            letter if letter.is_control() => {}
            letter => out.push(letter),
        }
    }
    out
}

/// A line of at most 75 octets, goes on after a blank; no letter is cut in two (RFC 5545 section 3.1).
fn folded(line: &str) -> String {
    let (mut out, mut length) = (String::new(), 0);
    for letter in line.chars() {
        if length + letter.len_utf8() > 75 {
            out.push_str("\r\n ");
            length = 1;
        }
        out.push(letter);
        length += letter.len_utf8();
    }
    out + "\r\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_and_odd_text_is_folded_and_escaped() {
        let text = folded(&format!("SUMMARY:{}", escaped(&"Ünïcode; a,b\\c\nd \r ".repeat(20))));
        assert!(text.split("\r\n").all(|line| line.len() <= 75), "{text}");
        assert!(text.contains("\\; a\\,b\\\\c\\nd"), "{text}");
        assert!(!text.trim_end().replace("\r\n ", "").contains(['\r', '\n']));
    }
}
