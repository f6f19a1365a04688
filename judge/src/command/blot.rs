//! What may be shown of a line: everything but its password.

use super::spec::{Arg, Given, Spec};

/// What stands in the place of a password.
pub const BLOT: &str = "********";

/// The line without the word that its command hides. What stands behind a word that was hidden and is not read is hidden
/// with it, since a password with a blank in it is two words.
pub(super) fn line(text: &str, spec: &Spec, given: &Given) -> String {
    let Some((_, _, from_end)) = &given.secret else { return text.to_owned() };
    let words: Vec<&str> = text.split_whitespace().collect();
    let Some(secret) = words.len().checked_sub(*from_end).and_then(|at| words.get(at)) else { return text.to_owned() };
    // Where the word stands in the line: both are of the same text.
    let start = secret.as_ptr() as usize - text.as_ptr() as usize;
    let end = if spec.takes.contains(&Arg::Unread) { text.len() } else { start + secret.len() };
    format!("{}{BLOT}{}", &text[..start], &text[end..])
}

/// A line that cannot be read: where its password would stand nobody can tell.
pub(super) fn faulty(text: &str, spec: &Spec) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    if !spec.hides() {
        return text.to_owned();
    }
    let shown = words.iter().take(2).copied().collect::<Vec<_>>().join(" ");
    if words.len() > 2 { format!("{shown} {BLOT}") } else { shown }
}
