//! Orders under conditions, for the turn that is being played: which of their lines count.

use chancery_engine::conditions::{Fate, decide};
use chancery_engine::{Grade, Phrase, Remark, Ruleset, Said, Unreadable};

use super::Round;

/// A text whose conditions are decided.
pub(super) struct Decided {
    /// The lines that count where they stood, and nothing in the place of the others.
    pub(super) text: String,
    /// What is said to the others.
    pub(super) remarks: Vec<Remark>,
}

/// Decides the conditions of a text by where the game stands, as far as everybody may know it.
///
/// # Errors
/// The game's document cannot be read.
pub(super) fn decided(ruleset: &dyn Ruleset, round: &Round, text: &str) -> Result<Decided, Unreadable> {
    let lines: Vec<&str> = text.lines().collect();
    let mut holds = |test: &str| ruleset.holds(&round.position, test);
    let fates = decide(&lines, &mut holds)?;
    let counts = |(line, fate): (&&str, &Fate)| if *fate == Fate::Read { (*line).to_owned() } else { String::new() };
    let text = lines.iter().zip(&fates).map(counts).collect::<Vec<_>>().join("\n");
    let told = (1..).zip(lines).zip(fates).filter_map(|((number, line), fate)| remark(number, line, fate));
    Ok(Decided { text, remarks: told.collect() })
}

fn remark(line: usize, text: &str, fate: Fate) -> Option<Remark> {
    let (grade, said) = match fate {
        Fate::Read | Fate::End => return None,
        Fate::Passed if text.trim().is_empty() => return None,
        Fate::Passed => (Grade::Noted, Phrase::new("condition-passed").said("left out")),
        Fate::Branch(true) => (Grade::Noted, Phrase::new("condition-holds").said("this branch counts")),
        Fate::Branch(false) => (Grade::Noted, Phrase::new("condition-fails").said("this branch does not count")),
        Fate::Wrong(flaw) => (Grade::Refused, flaw.said()),
    };
    let Said { phrase, english } = said;
    Some(Remark { line, text: text.trim().to_owned(), grade, phrase, english })
}
