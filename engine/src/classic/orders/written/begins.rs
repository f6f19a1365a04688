//! Whether a line looks like an order, as far as that can be seen without a board.

use super::tokens::{Token, tokens};
use super::words::{ARMY, BUILD, FLEET, REMOVE, WAIVE};

/// The words with which an order may begin.
pub(in crate::classic) const OPENERS: &[&[&str]] = &[ARMY, FLEET, BUILD, REMOVE, WAIVE];

/// Whether a line begins with the letter of a unit and a word, or with one of the words for units, builds and removals.
///
/// A letter counts as a capital only: in Russian and Bulgarian `а` is an ordinary word. `a` and `f` are taken either way. A full
/// stop behind it says nothing: `R.` alone is as little an order as `R`, whatever other signs follow it.
///
/// ```
/// let begins = chancery_engine::RULESETS[0].about().begins;
/// assert!(begins("A Par H") && begins("f bre-mao") && begins("Флот Одесса") && begins("陸軍巴黎") && begins("Waive"));
/// assert!(!begins("Thanks, Anna") && !begins("а я думаю") && !begins("A-"));
/// assert!(begins("A. Par H") && begins("Ф. Одесса") && !begins("R.") && !begins("A.") && !begins("а. я думаю"));
/// ```
pub(in crate::classic) fn begins_order(line: &str) -> bool {
    let mut words = line.split_whitespace();
    let (first, second) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    let mut letters = first.trim_end_matches('.').chars();
    if let (Some(letter), None) = (letters.next(), letters.next()) {
        let known = matches!(letter, 'a' | 'f') || letter == capital(letter) && is_opener(first);
        return known && second.starts_with(char::is_alphabetic);
    }
    let is_longer = |word: &str| word.trim_end_matches('.').chars().count() > 1;
    matches!(tokens(first).first(), Some(Token::Word(word)) if is_longer(word) && is_opener(word))
}

fn capital(letter: char) -> char {
    letter.to_uppercase().next().unwrap_or(letter)
}

fn is_opener(word: &str) -> bool {
    let word = word.to_lowercase();
    OPENERS.iter().any(|words| words.contains(&word.trim_end_matches('.')))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_alone_begins_an_order_only_where_it_stands_for_a_unit() {
        for order in ["A Par H", "a par h", "A. Par H", "Ф Одесса", "R A Par", "W All", "Fleet", "flotte? Army"]
        {
            let wanted = !order.starts_with("flotte");
            assert_eq!(begins_order(order), wanted, "{order}");
        }
        for prose in [
            "I think so",
            "X marks it",
            "ф одесса",
            "r u there",
            "A",
            "A.",
            "R.",
            "A 1",
            "A.;",
            "f.,",
            "R.!",
            "w.)",
            "a.; b",
            "",
        ] {
            assert!(!begins_order(prose), "{prose}");
        }
    }
}
