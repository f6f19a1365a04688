//! What a delivery report or a complaint says: RFC 3464 and RFC 5965, and the older ones in plain words (qmail's, Exim's).

use std::sync::LazyLock;

use regex::Regex;
use serde::Serialize;

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

static STATUS: LazyLock<Regex> =
    LazyLock::new(|| Regex::new(r"\b([245])\.(\d{1,3})\.(\d{1,3})\b").expect("the pattern is constant"));
static FREE: LazyLock<Regex> =
    LazyLock::new(|| Regex::new(r"^<?([^\s<>@]+@[^\s<>@:]+)>?:\s*$").expect("the pattern is constant"));
static ID: LazyLock<Regex> =
    LazyLock::new(|| Regex::new(r"<([^\s<>@]{1,120}@[^\s<>@]{1,120})>").expect("the pattern is constant"));

/// How much of the mail is read.
const MOST: usize = 200_000;

/// Reads what a server says of a letter; the whole message, for its parts may be in any order.
pub fn bounce(raw: &[u8]) -> Bounce {
    let text = String::from_utf8_lossy(&raw[..raw.len().min(MOST)]);
    let mut bounce = Bounce::default();
    let address = |value: &str| {
        let value = value.rsplit(';').next().unwrap_or_default().trim().trim_matches(['<', '>']);
        value.contains('@').then(|| value.to_lowercase())
    };
    for line in text.lines() {
        let (name, value) = line.split_once(':').unwrap_or_default();
        match name.trim().to_ascii_lowercase().as_str() {
            "final-recipient" | "original-recipient" | "original-rcpt-to" | "x-failed-recipients" => {
                let found = address(value.split(',').next().unwrap_or_default());
                bounce.recipient = bounce.recipient.take().or(found);
            }
            "action" => bounce.action = bounce.action.take().or_else(|| Some(value.trim().to_ascii_lowercase())),
            "status" => {
                let status = STATUS.find(value).map(|found| found.as_str().to_owned());
                bounce.status = status.or(bounce.status);
            }
            "message-id" | "original-message-id" => {
                bounce.message_ids.extend(ID.captures(value).map(|found| found[1].to_owned()));
            }
            name if name.eq_ignore_ascii_case(SEAL_HEADER) => bounce.seals.push(value.trim().to_owned()),
            _ => {}
        }
        if bounce.recipient.is_none() {
            bounce.recipient = FREE.captures(line.trim()).and_then(|found| address(&found[1]));
        }
    }
    // In plain words the status stands somewhere in the first lines.
    let body = text.split_once("\n\n").or_else(|| text.split_once("\r\n\r\n")).map_or("", |(_, body)| body);
    let words = || body.lines().take(40).find_map(|line| STATUS.find(line)).map(|found| found.as_str().to_owned());
    bounce.status = bounce.status.or_else(words);
    bounce
}

impl Bounce {
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
        Some(status) if status.starts_with("5.6.") || status.starts_with("5.7.") => Weight::None,
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
        assert_eq!(weight(Some("5.7.1")), Weight::None);
        assert_eq!(weight(Some("5.2.2")), Weight::Soft);
        assert_eq!(weight(Some("4.4.1")), Weight::Soft);
    }
}
