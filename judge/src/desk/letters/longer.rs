//! Longer answers in a reply. Each is written and cleaned once for all who ask for the same; the letter around it is written, and
//! cleaned, with a word in its place.

use super::write::Pen;
use crate::facts::Section;
use crate::letter::{Letter, TemplateError};
use crate::secret::digest;

/// What stands before a signature (RFC 3676 section 4.3): a letter has one, at its end.
const SIGNATURE: &str = "\n-- \n";

/// Longer answers that are written, each with the word in whose place it goes.
pub(super) struct Longer(Vec<(String, Section)>);

impl Longer {
    /// Writes those that are not written yet for the answer to a mail, and leaves words in their places that nobody can have written.
    pub(super) fn take(pen: &Pen, sections: &mut [Section], mail: i64) -> Result<Longer, TemplateError> {
        let mut taken = Vec::new();
        for (at, section) in sections.iter_mut().enumerate().filter(|(_, section)| section.unwritten.is_some()) {
            let seal = pen.keys.seal(&[format!("the place of longer answer {at} to mail {mail}")]);
            let word = digest(seal.as_bytes());
            let place = Section { text: word.clone(), html: word.clone(), unwritten: None };
            taken.push((word, pen.finish(std::mem::replace(section, place))?));
        }
        Ok(Longer(taken))
    }

    /// Puts them into a letter.
    pub(super) fn put_into(self, letter: &mut Letter) {
        for (word, section) in self.0 {
            let text = section.text.replace(SIGNATURE, "\n--\n");
            letter.text = letter.text.replacen(&word, &text, 1);
            letter.html = letter.html.replacen(&word, &section.html, 1);
        }
    }
}
