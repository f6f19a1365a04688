//! The languages that letters are written in.

use serde::{Deserialize, Serialize};

/// A language; its sentences stand in `templates/CODE/`, those of a ruleset in `templates/RULESET/CODE.ftl`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub enum Language {
    /// English: the language of the old judges' lines, and the fallback.
    #[default]
    #[serde(rename = "en")]
    English,
    /// Russian.
    #[serde(rename = "ru")]
    Russian,
    /// Bulgarian.
    #[serde(rename = "bg")]
    Bulgarian,
    /// Chinese in traditional characters.
    #[serde(rename = "zh-Hant")]
    Chinese,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 4] = [Language::English, Language::Russian, Language::Bulgarian, Language::Chinese];

    /// The tag (BCP 47).
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Russian => "ru",
            Language::Bulgarian => "bg",
            Language::Chinese => "zh-Hant",
        }
    }

    /// What board files call it.
    pub fn board(self) -> &'static str {
        self.code().split('-').next().unwrap_or_default()
    }

    /// Its name in itself.
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Russian => "русский",
            Language::Bulgarian => "български",
            Language::Chinese => "繁體中文",
        }
    }

    /// Reads a tag or a name: `ru`, `zh-TW`, `Bulgarian`, `中文`.
    ///
    /// ```
    /// use judge::language::Language;
    ///
    /// assert_eq!(Language::parse("Русский"), Some(Language::Russian));
    /// assert_eq!(Language::parse("zh_TW"), Some(Language::Chinese));
    /// assert_eq!(Language::parse("tlh"), None);
    /// ```
    pub fn parse(text: &str) -> Option<Language> {
        let word = text.trim().to_lowercase();
        let tag = word.split(['-', '_']).next().unwrap_or_default();
        Some(match (tag, word.as_str()) {
            ("en", _) | (_, "english" | "английский" | "английски" | "英文" | "英語") => {
                Language::English
            }
            ("ru", _) | (_, "russian" | "русский" | "руски" | "俄文" | "俄語") => Language::Russian,
            ("bg", _) | (_, "bulgarian" | "болгарский" | "български" | "保加利亞文") => {
                Language::Bulgarian
            }
            ("zh", _) | (_, "chinese" | "китайский" | "китайски" | "中文" | "繁體中文") => {
                Language::Chinese
            }
            _ => return None,
        })
    }

    /// The language that most of a text's letters belong to; `None` where nothing tells.
    ///
    /// Russian and Bulgarian share their letters but for a few: `ы`, `э` and `ё` are Russian alone, `ъ` between
    /// consonants is Bulgarian.
    ///
    /// ```
    /// use judge::language::Language;
    ///
    /// assert_eq!(Language::of("Добрый день, как мне записаться в игру?"), Some(Language::Russian));
    /// assert_eq!(Language::of("Здравейте, искам да се запиша за игра."), Some(Language::Bulgarian));
    /// assert_eq!(Language::of("您好，請問怎麼報名？"), Some(Language::Chinese));
    /// assert_eq!(Language::of("Помощ"), Some(Language::Bulgarian));
    /// assert_eq!(Language::of("Помощь"), Some(Language::Russian));
    /// assert_eq!(Language::of("REGISTER"), None);
    /// ```
    pub fn of(text: &str) -> Option<Language> {
        let text = text.to_lowercase();
        let count = |fits: fn(char) -> bool| text.chars().filter(|letter| fits(*letter)).count();
        let cyrillic = count(|letter| matches!(letter, '\u{400}'..='\u{4ff}'));
        let han = count(|letter| matches!(letter, '\u{4e00}'..='\u{9fff}'));
        let latin = count(|letter| letter.is_ascii_alphabetic());
        // A word of Chinese has two letters where others have six.
        if han * 3 > cyrillic.max(latin) && han >= 2 {
            return Some(Language::Chinese);
        }
        if cyrillic > latin && cyrillic >= 4 {
            return Some(if is_bulgarian(&text) { Language::Bulgarian } else { Language::Russian });
        }
        is_english(&text).then_some(Language::English)
    }
}

/// Words by which the two languages are told apart: the other one has them not, or hardly ever.
const BULGARIAN: [&str; 16] = [
    "да",
    "се",
    "съм",
    "аз",
    "искам",
    "моля",
    "здравейте",
    "здравей",
    "помощ",
    "изход",
    "преглед",
    "влез",
    "създай",
    "език",
    "чакай",
    "равенство",
];
const RUSSIAN: [&str; 7] = ["что", "я", "хочу", "прошу", "мне", "это", "здравствуйте"];

fn is_bulgarian(text: &str) -> bool {
    let russian = text.chars().filter(|letter| matches!(letter, 'ы' | 'э' | 'ё')).count();
    let words = text.split(|letter: char| !letter.is_alphabetic());
    let own = |word: &&str| {
        let hard = word.char_indices().any(|(at, letter)| {
            let next = word[at + letter.len_utf8()..].chars().next();
            letter == 'ъ' && next.is_some_and(|next| !"еёюя".contains(next))
        });
        hard || BULGARIAN.contains(word)
    };
    let (mut bulgarian, mut other) = (0, russian * 3);
    for word in words.filter(|word| !word.is_empty()) {
        bulgarian += usize::from(own(&word));
        other += usize::from(RUSSIAN.contains(&word));
    }
    bulgarian > other
}

/// A few words that hardly any mail goes without. Commands are English in every mail, so they do not tell.
fn is_english(text: &str) -> bool {
    let words = text.split(|letter: char| !letter.is_alphabetic());
    let common = |word: &&str| {
        matches!(*word, "the" | "please" | "hello" | "would" | "like" | "and" | "is" | "are" | "you" | "i" | "my")
    };
    words.filter(common).count() >= 2
}
