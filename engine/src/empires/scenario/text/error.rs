//! What is wrong in a scenario file, and in which line.

use crate::empires::scenario::check::Fault;
use crate::slips::meant;

/// A scenario file has a mistake. The format, line by line (`#` starts a comment line, names may have blanks):
///
/// ```text
/// scenario straits              one word, the name that CREATE takes
///   title The Straits           for headings; bg, ru, zh in other languages
///   start 1900-1                the first turn
///   quarters 4                  how many turns a year has
///   single 2 7                  capitals that win: of other great powers, or of neutral states
///   coalition 2 10              capitals of great powers beyond its members, or of neutral states
///   rule undeclared void        a house rule that games have if they name none
///
/// power RED The Red Kingdom     a great power: three capitals, its name; `neutral` for a neutral state
///   letter R                    the letter of its seat (great powers only)
///   bg Червените                names in other languages; also: other names, comma separated
///   capital HIL
///   treasury 100                pounds
///   army H1 HIL I1-I4 C1        a headquarters, where it stands, the corps attached to it
///   units BAY I5 B1             a place and what stands there besides
///
/// province HIL Hill Country
///   owner RED
///   income 12                   pounds a turn
///   arsenal                     one stands here at the start
///   land BAY TOR                provinces beside it
///   rail BAY                    those of them to which a railway leads
///   coast SND                   sea areas beside it
///   at 120 80                   where a drawing puts it
///
/// sea SND The Sound
///   near OCE                    sea areas beside it
/// ```
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {kind}")]
pub struct ScenarioError {
    /// The line of the file, from 1.
    pub line: usize,
    /// What is wrong.
    pub kind: ScenarioErrorKind,
}

/// What is wrong in a scenario file.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ScenarioErrorKind {
    /// The first word of the line is no keyword there.
    #[error("unknown keyword `{word}`{}; here stand {known}", meant(.near.as_deref()))]
    Keyword {
        /// The word.
        word: String,
        /// The keyword that was probably meant.
        near: Option<String>,
        /// The keywords that may stand there.
        known: String,
    },
    /// The name is not defined in this scenario.
    #[error("nothing is called `{name}`{}", meant(.near.as_deref()))]
    Name {
        /// The name.
        name: String,
        /// The name that was probably meant.
        near: Option<String>,
    },
    /// Two things have one name.
    #[error("`{name}` already means {other}")]
    Clash {
        /// The name.
        name: String,
        /// What has it.
        other: String,
    },
    /// The line lacks something or has the wrong form.
    #[error("{0}")]
    Form(String),
    /// The scenario does not hold together.
    #[error(transparent)]
    Fault(#[from] Fault),
}
