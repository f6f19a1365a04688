//! Longer answers in a reply. Each is written and cleaned once for all who ask for the same; the letter around it is written, and
//! cleaned, with a word in its place.

use super::write::Pen;
use crate::facts::Section;
use crate::letter::{Letter, TemplateError};
use crate::secret::digest;

/// The line before a signature (RFC 3676 section 4.3): a letter has one, at its end.
const SIGNATURE: &str = "-- ";

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
            letter.text = letter.text.replacen(&word, &without_signatures(&section.text), 1);
            letter.html = letter.html.replacen(&word, &section.html, 1);
        }
    }
}

/// A text that no mail program takes for one with a signature, which it hides or leaves out of an answer.
fn without_signatures(text: &str) -> String {
    let plain = |line: &str| if line == SIGNATURE { SIGNATURE.trim_end() } else { line }.to_owned();
    text.split('\n').map(plain).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_longer_answer_stands_in_the_place_of_its_word_and_has_no_signature() {
        let section = |text: &str| Section { text: text.into(), html: "<p>1</p>".into(), unwritten: None };
        let longer =
            Longer(vec![("first".into(), section("-- \n-- \nA -- \n-- B\n")), ("other".into(), section("2\n"))]);
        let (text, html) = ("first\nother\n-- \nThe judge\n".into(), "<hr>other".into());
        let mut letter = Letter { text, html, ..Letter::default() };
        longer.put_into(&mut letter);
        assert_eq!(letter.text, "--\n--\nA -- \n-- B\n\n2\n\n-- \nThe judge\n");
        assert_eq!(letter.html, "<hr><p>1</p>");
    }
}
