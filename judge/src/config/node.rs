//! Which of the judges on one database this is, and what it does there.

use serde::{Deserialize, Serialize};

/// Which of the judges on one database this is.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
pub struct Node {
    /// The name under which the others know it: small letters, digits and hyphens.
    pub name: String,
    /// What it does.
    pub duties: Vec<Duty>,
}

/// What a judge does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Duty {
    /// Reads the mailbox; of several judges one does.
    Intake,
    /// Acts on mails and plays turns.
    Desk,
    /// Hands letters on.
    Courier,
    /// Serves the page at which letters are stopped, and keeps the pages of games.
    Web,
}

impl Duty {
    /// All duties.
    pub const ALL: [Duty; 4] = [Duty::Intake, Duty::Desk, Duty::Courier, Duty::Web];
}

impl Default for Node {
    fn default() -> Self {
        Node { name: "one".into(), duties: Duty::ALL.to_vec() }
    }
}

/// The longest name of a node.
const LONGEST: usize = 40;

impl Node {
    /// Whether this is one of its duties.
    pub fn does(&self, duty: Duty) -> bool {
        self.duties.contains(&duty)
    }

    /// What is wrong with it, where the store is a file or a database.
    pub(super) fn wrong(&self, is_file: bool) -> Option<(&'static str, &'static str)> {
        let is_plain = |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '-';
        if self.name.is_empty() || self.name.len() > LONGEST || !self.name.chars().all(is_plain) {
            return Some(("node.name", "is made of at most 40 small letters (a to z), digits and hyphens"));
        }
        if self.duties.is_empty() {
            return Some(("node.duties", "must name one duty at least; without the key a judge has all of them"));
        }
        let all = Duty::ALL.iter().all(|duty| self.does(*duty));
        let told = "must name all duties, or not be there: one judge alone works with a file; several share a database (`store.url`)";
        (is_file && !all).then_some(("node.duties", told))
    }
}
