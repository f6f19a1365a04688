//! Sheets of orders, and what became of a text that was read into one.

use serde::{Deserialize, Serialize};

use crate::{Phrase, Said, Term};

/// Standing orders of a seat or of the game master in canonical notation, one a line.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Sheet(pub Vec<String>);

impl Sheet {
    /// The lines as one text.
    pub fn text(&self) -> String {
        self.0.join("\n")
    }
}

/// What became of a text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// The sheet as it stands now.
    pub sheet: Sheet,
    /// An answer to every line, in the order of the text.
    pub remarks: Vec<Remark>,
    /// Remarks about the whole sheet as it stands now, such as a sum that is overdrawn.
    pub notes: Vec<Said>,
    /// What its author may not have meant, from his own sheet and what he may know alone, such as two of his orders that
    /// are in each other's way. Nothing of it keeps an order from counting.
    pub warnings: Vec<Said>,
    /// What still lacks an order; empty: the sheet is complete. Of a seat that may order but need not: what it may still
    /// say, so that the turn can be played early once nobody has anything left to say.
    pub missing: Vec<Term>,
}

impl Reading {
    /// A sheet on which nothing of a text can stand, whatever it says.
    pub fn refused(sheet: &Sheet, text: &str, why: &Said) -> Reading {
        let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
        let remark = |(line, text): (usize, &str)| Remark {
            line,
            text: text.trim().to_owned(),
            grade: Grade::Refused,
            phrase: why.phrase.clone(),
            english: why.english.clone(),
        };
        Reading { sheet: sheet.clone(), remarks: lines.map(remark).collect(), ..Reading::default() }
    }
}

/// What standing orders have done for a sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StandIn {
    /// The sheet as it stands now.
    pub sheet: Sheet,
    /// The standing orders that are left: some are used up.
    pub standing: Sheet,
    /// What is said of those that stood in, by their lines.
    pub remarks: Vec<Remark>,
}

/// An answer to a line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Remark {
    /// The line of the text, from 1.
    pub line: usize,
    /// What the line said.
    pub text: String,
    /// Whether it counts.
    pub grade: Grade,
    /// The remark, for letters in the reader's language; the name of its message is a stable code.
    pub phrase: Phrase,
    /// The remark in English.
    pub english: String,
}

/// Whether a line counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Grade {
    /// It stands on the sheet now.
    Accepted,
    /// It stands, but something about it is worth knowing.
    Noted,
    /// It was meant as an order and changed nothing: its author must be told.
    Refused,
    /// It has nothing of an order, perhaps a greeting, and changed nothing: in an answer to a letter it can be passed over.
    Unread,
}

impl Grade {
    /// Whether the line stands on the sheet now.
    pub fn counts(self) -> bool {
        matches!(self, Grade::Accepted | Grade::Noted)
    }
}
