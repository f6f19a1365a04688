//! What a delivery report or a complaint says: RFC 3464 and RFC 5965, and the older ones in plain words (qmail's, Exim's).

use std::sync::LazyLock;

use regex::Regex;
use serde::Serialize;

use super::delay;
use crate::envelope::SEAL_HEADER;

/// What a delivery report or a complaint says. Nothing in it is believed before it fits a letter of ours.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Bounce {
    /// Whose mail it is about.
    pub recipient: Option<String>,
    /// `failed`, `delayed`, `delivered`, `relayed`, `expanded` (RFC 3464 section 2.3.3).
    pub action: Option<String>,
    /// `5.1.1` (RFC 3463).
    pub status: Option<String>,
    /// The ids of messages that it mentions, in order.
    pub message_ids: Vec<String>,
    /// The seals among the headers that it returns, as they are written.
    pub seals: Vec<String>,
}

/// How much a failed delivery tells about a mailbox.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weight {
    /// There is no such mailbox, or it is closed.
    Hard,
    /// It is full, or its server is away.
    Soft,
    /// The message was not wanted, or nothing has failed: the mailbox is not to blame.
    None,
}

/// A status code, and not the beginning of a machine's address.
static STATUS: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"(?:^|[^\w.])([245]\.\d{1,3}\.\d{1,3})(?:[^\w.]|\.\D|\.?$)").expect("the pattern is constant")
});
static FREE: LazyLock<Regex> =
    LazyLock::new(|| Regex::new(r"^<?([^\s<>@]+@[^\s<>@:]+)>?:\s*$").expect("the pattern is constant"));
static ID: LazyLock<Regex> =
    LazyLock::new(|| Regex::new(r"<([^\s<>@]{1,120}@[^\s<>@]{1,120})>").expect("the pattern is constant"));

/// How much of the mail is read.
const MOST: usize = 200_000;

/// What a report says of one recipient: a group of fields that a blank line ends (RFC 3464 section 2.3).
#[derive(Default)]
struct Group {
    recipient: Option<String>,
    action: Option<String>,
    status: Option<String>,
}

impl Group {
    /// How soon it counts: a letter that failed somewhere has failed, wherever else its recipient has it sent.
    fn rank(&self) -> u8 {
        match (self.action.as_deref(), self.status.as_deref().and_then(|status| status.chars().next())) {
            (Some("failed"), _) | (None, Some('5')) => 0,
            (Some("delayed"), _) | (None, Some('4')) => 1,
            (Some(_), _) | (None, Some(_)) => 2,
            (None, None) => 3,
        }
    }

    fn says_something(&self) -> bool {
        self.recipient.is_some() || self.action.is_some() || self.status.is_some()
    }

    fn take(&mut self, name: &str, value: &str) {
        let (slot, found) = match name {
            "final-recipient" | "original-recipient" => (&mut self.recipient, address(value)),
            "action" => (&mut self.action, action(value)),
            "status" => (&mut self.status, status_in(value)),
            _ => return,
        };
        *slot = slot.take().or(found);
    }
}

/// Reads what a server says of a letter; the whole message, for its parts may be in any order.
pub fn bounce(raw: &[u8]) -> Bounce {
    let text = String::from_utf8_lossy(&raw[..raw.len().min(MOST)]);
    let (mut bounce, mut free) = (Bounce::default(), None);
    let mut groups = vec![Group::default()];
    for line in text.lines() {
        if line.trim().is_empty() && groups.last().is_some_and(Group::says_something) {
            groups.push(Group::default());
        }
        let (name, value) = line.split_once(':').unwrap_or_default();
        match name.trim().to_ascii_lowercase().as_str() {
            "original-rcpt-to" | "x-failed-recipients" => {
                let found = address(value.split(',').next().unwrap_or_default());
                bounce.recipient = bounce.recipient.take().or(found);
            }
            "message-id" | "original-message-id" => {
                bounce.message_ids.extend(ID.captures(value).map(|found| found[1].to_owned()));
            }
            name if name.eq_ignore_ascii_case(SEAL_HEADER) => bounce.seals.push(value.trim().to_owned()),
            name => groups.last_mut().into_iter().for_each(|group| group.take(name, value)),
        }
        free = free.or_else(|| FREE.captures(line.trim()).and_then(|found| address(&found[1])));
    }
    bounce.say(groups, free);
    // In plain words the status stands somewhere in the first lines.
    let body = text.split_once("\n\n").or_else(|| text.split_once("\r\n\r\n")).map_or("", |(_, body)| body);
    bounce.status = bounce.status.or_else(|| body.lines().take(40).find_map(status_in));
    let has_failed = bounce.status.as_deref().is_some_and(|status| status.starts_with('5'));
    if bounce.action.is_none() && !has_failed && delay::is_told(raw) {
        bounce.action = Some("delayed".into());
    }
    bounce
}

fn address(value: &str) -> Option<String> {
    let value = value.rsplit(';').next().unwrap_or_default().trim().trim_matches(['<', '>']);
    value.contains('@').then(|| value.to_lowercase())
}

/// One of the words that there are (RFC 3464 section 2.3.3); some servers say more behind it.
fn action(value: &str) -> Option<String> {
    let word = value.trim().split(|letter: char| !letter.is_ascii_alphabetic()).next()?.to_ascii_lowercase();
    ["failed", "delayed", "delivered", "relayed", "expanded"].contains(&word.as_str()).then_some(word)
}

fn status_in(text: &str) -> Option<String> {
    STATUS.captures(text).map(|found| found[1].to_owned())
}

impl Bounce {
    /// Takes a status with the action that belongs to it, of the group that counts first.
    fn say(&mut self, groups: Vec<Group>, free: Option<String>) {
        let named = groups.iter().find_map(|group| group.recipient.clone());
        let Group { recipient, action, status } = groups.into_iter().min_by_key(Group::rank).unwrap_or_default();
        (self.action, self.status) = (action, status);
        self.recipient = self.recipient.take().or(recipient).or(named).or(free);
    }

    /// How much it tells about the mailbox. Content that was refused does not count against the address.
    pub fn weight(&self) -> Weight {
        if self.action.as_deref().is_some_and(|action| action != "failed") {
            return Weight::None;
        }
        weight(self.status.as_deref())
    }
}

/// How much an enhanced status code (RFC 3463) tells about a mailbox.
pub fn weight(status: Option<&str>) -> Weight {
    match status {
        None => Weight::Hard,
        Some(status) if status.starts_with('2') => Weight::None,
        Some(status) if status.starts_with('4') || status == "5.2.2" => Weight::Soft,
        Some("5.2.3" | "5.3.4") => Weight::None,
        // Who sends is to blame, or how (RFC 3463 sections 3.2 and 3.6).
        Some("5.1.7" | "5.1.8") => Weight::None,
        Some(status) if ["5.5.", "5.6.", "5.7."].iter().any(|class| status.starts_with(class)) => Weight::None,
        Some(_) => Weight::Hard,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounces_of_all_ages_are_read() {
        let new = bounce(
            b"From: d@x\n\nIt failed.\n--b\nContent-Type: message/delivery-status\n\nReporting-MTA: dns; x\n\n\
            Final-Recipient: rfc822; Bob@X.example\nAction: failed\nStatus: 5.1.1\n\n--b\n\nMessage-ID: <7.abc.chancery@y>\n\
            x-chancery-seal: 9xyz \n",
        );
        assert_eq!((new.recipient.as_deref(), new.status.as_deref()), (Some("bob@x.example"), Some("5.1.1")));
        assert_eq!(new.weight(), Weight::Hard);
        assert_eq!((new.message_ids, new.seals), (vec!["7.abc.chancery@y".to_owned()], vec!["9xyz".to_owned()]));
        let old =
            bounce(b"From: d@x\n\nHi. This is the qmail-send program.\n\n<bob@x.example>:\nno mailbox here (#5.1.1)\n");
        assert_eq!((old.recipient.as_deref(), old.weight()), (Some("bob@x.example"), Weight::Hard));
        let late = bounce(b"From: d@x\n\nFinal-Recipient: rfc822; bob@x.example\nAction: delayed\nStatus: 4.4.7\n");
        assert_eq!(late.weight(), Weight::None);
        for status in ["5.7.1", "5.1.8", "5.1.7", "5.5.2", "5.2.3", "2.0.0"] {
            assert_eq!(weight(Some(status)), Weight::None, "{status}");
        }
        assert_eq!(weight(Some("5.2.2")), Weight::Soft);
        assert_eq!(weight(Some("4.4.1")), Weight::Soft);
    }

    #[test]
    fn a_status_goes_with_its_own_action_and_what_failed_counts_first() {
        let group = |name: &str, action: &str, status: &str| {
            format!("Final-Recipient: rfc822; {name}@x.example\nAction: {action}\nStatus: {status}\n\n")
        };
        let (full, sent) = (group("full", "failed (mailbox full)", "5.2.2"), group("sent", "delivered", "2.0.0"));
        let (late, gone) = (group("late", "delayed", "4.4.1"), group("gone", "failed", "5.1.1"));
        for (groups, said) in [
            ([&full, &sent], ("full@x.example", "failed", "5.2.2")),
            ([&sent, &full], ("full@x.example", "failed", "5.2.2")),
            ([&late, &gone], ("gone@x.example", "failed", "5.1.1")),
            ([&sent, &late], ("late@x.example", "delayed", "4.4.1")),
        ] {
            for end in ["\n", "\r\n"] {
                let raw = format!("From: d@x\n\nReporting-MTA: dns; x\n\n{}{}", groups[0], groups[1]);
                let read = bounce(raw.replace('\n', end).as_bytes());
                let read = [read.recipient, read.action, read.status].map(Option::unwrap_or_default);
                assert_eq!((read[0].as_str(), read[1].as_str(), read[2].as_str()), said);
            }
        }
    }

    #[test]
    fn the_address_of_a_machine_is_no_status() {
        for (text, status) in [
            ("host mx.example [5.9.10.11] said: no such user", None),
            ("host mx.example [5.9.10.11] said: 550-5.1.1 no such user", Some("5.1.1")),
            ("Sorry, no mailbox here (#5.1.1)", Some("5.1.1")),
            ("It failed: 5.2.2.", Some("5.2.2")),
        ] {
            assert_eq!(status_in(text).as_deref(), status, "{text}");
        }
    }
}
