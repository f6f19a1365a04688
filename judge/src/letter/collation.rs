//! The order in which a language lists names: that of its dictionaries (CLDR), not of its letters' codes.

use std::cmp::Ordering;

use icu_collator::{Collator, CollatorBorrowed};
use icu_locale_core::Locale;

use crate::language::Language;

/// Sorts texts as readers of a language look them up.
pub(super) fn sort(language: Language, texts: &mut [String]) {
    let collator = collator(language);
    texts.sort_by(|one, other| collator.as_ref().map_or(Ordering::Equal, |collator| collator.compare(one, other)));
}

/// `None`: the data has no root collation, which it always has.
fn collator(language: Language) -> Option<CollatorBorrowed<'static>> {
    let locale: Locale = language.code().parse().ok()?;
    Collator::try_new(locale.into(), Default::default()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_language_has_its_own_order() {
        let sorted = |language, names: &[&str]| {
            let mut names: Vec<String> = names.iter().map(|name| (*name).to_owned()).collect();
            sort(language, &mut names);
            names
        };
        assert_eq!(sorted(Language::English, &["Zürich", "Äland", "Bonn"]), ["Äland", "Bonn", "Zürich"]);
        assert_eq!(sorted(Language::Russian, &["Ёлка", "Жук", "Ель"]), ["Ёлка", "Ель", "Жук"]);
        assert_eq!(sorted(Language::Bulgarian, &["Ямбол", "Видин", "Бургас"]), ["Бургас", "Видин", "Ямбол"]);
        // By strokes: 丹 has four, 巴 too, 柏 nine, 羅 nineteen.
        assert_eq!(sorted(Language::Chinese, &["羅馬", "柏林", "丹麥"]), ["丹麥", "柏林", "羅馬"]);
    }
}
