//! Those who play: what they have got, and what waits to be answered.

use std::collections::{BTreeMap, BTreeSet};

/// A letter as it came.
#[derive(Clone)]
pub(crate) struct Got {
    pub(crate) id: String,
    pub(crate) reply_to: String,
    pub(crate) subject: String,
    pub(crate) answers: String,
}

impl Got {
    /// Reads the head of what the next server was given.
    pub(crate) fn read(raw: &[u8]) -> Got {
        let end = raw.windows(4).position(|four| four == b"\r\n\r\n").unwrap_or(raw.len());
        let head = String::from_utf8_lossy(&raw[..end]).replace("\r\n", "\n").replace("\n ", " ").replace("\n\t", " ");
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
        }
    }

    /// The game that it is about.
    pub(crate) fn game(&self) -> Option<&str> {
        self.subject.strip_prefix('[')?.split([' ', ']']).next()
    }

    /// The turn that it names.
    pub(crate) fn turn(&self) -> Option<&str> {
        self.subject.strip_prefix('[')?.split([' ', ']']).nth(1)
    }

    /// Whether an answer to it can hold orders.
    fn is_form(&self) -> bool {
        self.reply_to.contains("+o.")
    }
}

/// Somebody who plays.
#[derive(Clone, Default)]
pub(crate) struct Player {
    pub(crate) name: String,
    /// The newest letter about each game to which an answer counts.
    forms: BTreeMap<String, Got>,
    /// The newest that names another turn than that one.
    older: BTreeMap<String, Got>,
    /// The newest letter that asks for a yes.
    question: Option<Got>,
    /// Message-IDs of letters: a second copy is known as one.
    known: BTreeSet<String>,
    /// Games in which a form has come that is not answered yet.
    pub(crate) open: BTreeSet<String>,
}

impl Player {
    pub(crate) fn new(name: &str) -> Player {
        Player { name: name.to_owned(), ..Player::default() }
    }

    pub(crate) fn address(&self) -> String {
        format!("{0}@{0}.example", self.name)
    }

    /// Takes a letter out of the mailbox.
    pub(crate) fn take(&mut self, got: Got) {
        if !self.known.insert(got.id.clone()) {
            return;
        }
        if got.reply_to.contains("+y.") {
            self.question = Some(got);
        } else if let Some(game) = got.game().filter(|_| got.is_form()).map(str::to_owned) {
            if got.answers.is_empty() {
                self.open.insert(game.clone());
            }
            let is_next = self.forms.get(&game).is_some_and(|newest| newest.turn() != got.turn());
            let before = self.forms.insert(game.clone(), got);
            self.older.extend(before.filter(|_| is_next).map(|before| (game, before)));
        }
    }

    /// The games about which a letter has come to which an answer counts.
    pub(crate) fn games(&self) -> Vec<String> {
        self.forms.keys().cloned().collect()
    }

    /// The newest letter about a game to which an answer counts.
    pub(crate) fn newest(&self, game: &str) -> Option<&Got> {
        self.forms.get(game)
    }

    /// The newest letter about a game that names a turn before.
    pub(crate) fn older(&self, game: &str) -> Option<&Got> {
        self.older.get(game)
    }

    /// The newest letter that asks for a yes.
    pub(crate) fn question(&self) -> Option<&Got> {
        self.question.as_ref()
    }
}
