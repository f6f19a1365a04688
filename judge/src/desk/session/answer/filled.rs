//! Forms that came back: what was changed in them, and what is taken of it.

use crate::desk::DeskError;
use crate::desk::session::Session;
use crate::desk::session::current::Current;
use crate::store::{FormLine, SentForm};
use crate::text::Form;
use crate::words;
use crate::words::Words;

/// A form that came back changed.
struct Edited {
    lines: Vec<String>,
    left_out: Vec<String>,
}

impl Session<'_> {
    /// The lines of forms that came back changed, whosever they are.
    pub(super) fn changed_lines(&self, forms: &[Form]) -> Result<Vec<String>, DeskError> {
        let changed = self.filled_in(forms)?;
        Ok(changed
            .into_iter()
            .filter_map(|(sent, form)| edited(&sent, &form))
            .flat_map(|edited| edited.lines)
            .collect())
    }

    /// The forms that came back changed, with what they were sent as, whosever they are.
    pub(super) fn filled_in(&self, forms: &[Form]) -> Result<Vec<(SentForm, Form)>, DeskError> {
        let mut changed = Vec::new();
        for form in forms {
            let sent = self.store.form(&form.id)?.filter(|sent| edited(sent, form).is_some());
            changed.extend(sent.map(|sent| (sent, form.clone())));
        }
        Ok(changed)
    }

    /// Takes the orders of the first form that was changed. Tells what others or stale ones are worth; when some came back and
    /// none was changed, returns what is to be said of that.
    pub(super) fn take_forms(&mut self, forms: &[Form]) -> Result<Option<Words>, DeskError> {
        let Some(Current { game, role, stale, .. }) = &self.current else { return Ok(None) };
        let Some(author) = role.author() else { return Ok(None) };
        let (name, now, mut stale) = (game.name.clone(), game.label(), stale.clone());
        let label = game.round.as_ref().map(|round| round.label.clone());
        let mut taken: Option<Vec<String>> = None;
        let mut lost: Option<Vec<String>> = None;
        for form in forms {
            let Some(sent) = self.store.form(&form.id)? else { continue };
            if sent.game != name || sent.author() != Some(author.clone()) {
                self.say("", &Err(words!("form-of-another", form = form.id)));
                continue;
            }
            let Some(edited) = edited(&sent, form) else {
                // Of one form that came back twice, whole and cut off, the whole one tells.
                let missing = missing(&sent, form);
                lost = Some(lost.filter(|lost| lost.len() < missing.len()).unwrap_or(missing));
                continue;
            };
            self.useful = true;
            if Some(&sent.label) != label.as_ref() {
                stale = Some(sent.label);
                continue;
            }
            match &taken {
                Some(lines) if *lines != edited.lines => self.say("", &Err(words!("second-form", form = form.id))),
                Some(_) => {}
                None => {
                    if !edited.left_out.is_empty() {
                        self.say("", &Ok(words!("form-left-out", lines = edited.left_out.join(", "))));
                    }
                    taken = Some(edited.lines);
                }
            }
        }
        let unchanged = taken.is_none();
        if let Some(current) = &mut self.current {
            current.lines.extend(taken.unwrap_or_default());
        }
        self.flush()?;
        if let Some(label) = stale.filter(|_| unchanged) {
            let words = match label.as_str() {
                "" => words!("form-before-start", now = now, game = name),
                _ => words!("form-stale", label = label, now = now, game = name),
            };
            self.say("", &Err(words));
            return Ok(None);
        }
        let current = self.current.as_ref().filter(|_| unchanged && !forms.is_empty());
        let example = current.and_then(|current| self.as_shown(&current.game, &author).into_iter().next());
        Ok(example.map(|example| match lost.filter(|lost| !lost.is_empty()) {
            Some(lost) => words!("form-lost", lines = lost.join(", "), example = lost[0].as_str()),
            None => words!("form-unchanged", example = example),
        }))
    }

    /// A letter of press holds no form of ours, so that one in its quote may be anybody's.
    pub(super) fn refuse_forms(&mut self, forms: &[Form]) -> Result<(), DeskError> {
        for (_, form) in self.filled_in(forms)? {
            self.say("", &Err(words!("form-under-press", form = form.id)));
        }
        Ok(())
    }
}

/// One spelling of a line, to compare it by.
fn plain(line: &str) -> String {
    line.trim().trim_end_matches('.').split_whitespace().collect::<Vec<_>>().join(" ").to_uppercase()
}

/// The lines of a form for which none came back: a program has cut them off, or somebody has struck them out.
fn missing(sent: &SentForm, form: &Form) -> Vec<String> {
    let lines: Vec<&String> = form.lines.iter().collect();
    let there = |line: &FormLine| lines.iter().any(|left| plain(left) == plain(line.shown()));
    sent.lines.iter().filter(|line| !there(line) && is_gone(line, &lines)).map(|line| line.shown().to_owned()).collect()
}

/// Whether no line is left for what a line of a form orders.
fn is_gone(line: &FormLine, left: &[&String]) -> bool {
    !left.iter().any(|left| begins_with(&plain(left), &ordered(line)))
}

/// What somebody changed in a form; `None`: nothing, so it is a quote and orders nothing.
fn edited(sent: &SentForm, form: &Form) -> Option<Edited> {
    // What it said is forgotten, as its turn is long over.
    if sent.lines.is_empty() {
        return None;
    }
    let before: Vec<String> = sent.lines.iter().map(|line| plain(line.shown())).collect();
    let broken = rests_of_notes(sent, form);
    let kept = form.lines.iter().enumerate().filter(|(index, _)| !broken.contains(index));
    let lines: Vec<&String> = kept.map(|(_, line)| line).collect();
    let changed: Vec<String> =
        lines.iter().filter(|line| !before.contains(&plain(line))).map(|line| (*line).clone()).collect();
    if changed.is_empty() {
        return None;
    }
    let all: &[FormLine] = if sent.whole { &[] } else { &sent.lines };
    let left_out = all.iter().filter(|line| is_gone(line, &lines)).map(|line| plain(&line.order)).collect();
    // What is still to be written orders nothing.
    let open = |line: &&String| {
        sent.lines.iter().any(|sent| sent.open.as_ref().is_some_and(|open| plain(open) == plain(line)))
    };
    let whole = || lines.iter().copied().filter(|line| !open(line)).cloned().collect();
    let lines = if sent.whole { whole() } else { changed };
    Some(Edited { lines, left_out })
}

/// The thing that a line of a form orders.
fn ordered(line: &FormLine) -> String {
    match &line.of {
        Some(of) => plain(of),
        None => plain(&line.order).split(' ').take(2).collect::<Vec<_>>().join(" "),
    }
}

/// Whether a line begins with these words, whole ones.
fn begins_with(line: &str, words: &str) -> bool {
    line.strip_prefix(words).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
}

/// The lines of a form that came back that are only rests of notes: a program has broken a line within its note, so that
/// the note above goes on with them as it was sent.
fn rests_of_notes(sent: &SentForm, form: &Form) -> Vec<usize> {
    let sent_notes: Vec<String> = sent.lines.iter().map(|line| plain(&line.note)).collect();
    let (mut rests, mut above) = (Vec::new(), String::new());
    for (index, (line, note)) in form.lines.iter().zip(&form.notes).enumerate() {
        // A note that was cut to fit ends in dots.
        let longer = plain(&format!("{above} {line} {note}"));
        if !above.is_empty() && sent_notes.iter().any(|sent| sent.starts_with(&longer)) {
            rests.push(index);
            above = longer;
        } else {
            above.clone_from(note);
        }
    }
    rests
}
