//! Those who play: what they have got, and what they write next.

use std::collections::{BTreeMap, BTreeSet};

/// A letter as it came.
#[derive(Clone)]
pub(crate) struct Got {
    pub(crate) id: String,
    pub(crate) reply_to: String,
    pub(crate) subject: String,
    pub(crate) answers: String,
    pub(crate) text: String,
}

impl Got {
    /// Reads what the next server was given.
    pub(crate) fn read(raw: &[u8]) -> Got {
        let unfolded = String::from_utf8_lossy(raw).replace("\r\n", "\n").replace("\n ", " ").replace("\n\t", " ");
        let (head, body) = unfolded.split_once("\n\n").unwrap_or((&unfolded, ""));
        let field = |name: &str| {
            let line = head.lines().find(|line| line.starts_with(name)).unwrap_or_default();
            let value = line.split_once(':').map_or("", |(_, value)| value.trim());
            value.rsplit('<').next().unwrap_or_default().trim_end_matches('>').to_owned()
        };
        Got {
            id: field("Message-ID:"),
            reply_to: field("Reply-To:"),
            subject: field("Subject:"),
            answers: field("In-Reply-To:"),
            text: body.to_owned(),
        }
    }

    /// The game that it is about.
    pub(crate) fn game(&self) -> Option<&str> {
        self.subject.strip_prefix('[')?.split([' ', ']']).next()
    }
}

/// Somebody who plays.
#[derive(Default)]
pub(crate) struct Player {
    pub(crate) name: String,
    pub(crate) letters: Vec<Got>,
    /// Message-IDs of letters: a second copy is known as one.
    pub(crate) known: BTreeSet<String>,
    /// The last bid, and all that were ever made.
    pub(crate) bid: u64,
    /// Mails that ask for an answer, by Message-ID, with the Message-IDs of what came back.
    pub(crate) asked: BTreeMap<String, BTreeSet<String>>,
}

impl Player {
    pub(crate) fn new(name: &str) -> Player {
        Player { name: name.to_owned(), bid: 100, ..Player::default() }
    }

    pub(crate) fn address(&self) -> String {
        format!("{0}@{0}.example", self.name)
    }

    /// Takes a letter out of the mailbox.
    pub(crate) fn take(&mut self, got: Got) {
        if let Some(answers) = self.asked.get_mut(&got.answers) {
            answers.insert(got.id.clone());
        }
        if self.known.insert(got.id.clone()) {
            self.letters.push(got);
        }
    }

    /// The newest letter about a game to which an answer counts.
    pub(crate) fn newest(&self, game: &str) -> Option<&Got> {
        self.letters.iter().rev().find(|got| got.game() == Some(game) && got.reply_to.contains("+o."))
    }

    /// The newest letter that asks for a yes.
    pub(crate) fn question(&self) -> Option<&Got> {
        self.letters.iter().rev().find(|got| got.reply_to.contains("+y."))
    }

    /// Orders as this player of classic gives them: whatever stands in the form holds.
    pub(crate) fn holds(got: &Got) -> String {
        let orders = got.text.lines().filter_map(|line| {
            let mut words = line.split(' ');
            let (unit, place, more) = (words.next()?, words.next()?, words.next()?);
            let is_unit =
                matches!(unit, "A" | "F") && place.len() == 3 && place.chars().all(|sign| sign.is_ascii_uppercase());
            (is_unit && !more.is_empty()).then(|| format!("{unit} {place} H"))
        });
        orders.collect::<BTreeSet<_>>().into_iter().collect::<Vec<_>>().join("\n")
    }
}
