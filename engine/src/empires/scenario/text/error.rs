//! What is wrong in a scenario file, and in which line.

use crate::blocks::{FileError, FileErrorKind};
use crate::empires::scenario::check::Fault;

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
pub type ScenarioError = FileError<Fault>;

/// What is wrong in a scenario file.
pub type ScenarioErrorKind = FileErrorKind<Fault>;
