//! The words of orders, in every language that they are read in.

use crate::empires::scenario::{Kind, fold};

/// What a line is about, by the word that says so.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Word {
    Hold,
    Attack,
    Defend,
    Move,
    Rail,
    Support,
    Retreat,
    Attach,
    Detach,
    Build,
    Ally,
    /// `COALITION GER`, which is `ALLY GER COALITION`.
    Coalition,
    Denounce,
    War,
    Peace,
    Surrender,
    Cancel,
    /// `DECLARE`, which needs `WAR` behind it.
    Declare,
}

impl Word {
    /// Whether commands of the judge begin with words of this kind as well.
    pub(super) const fn begins_commands(self) -> bool {
        matches!(self, Word::Attach | Word::Detach | Word::Cancel)
    }
}

/// What may stand behind units.
const VERBS: &[(Word, &[&str])] = &[
    (
        Word::Hold,
        &[
            "h",
            "н",
            "hold",
            "holds",
            "stand",
            "стои",
            "държи",
            "стоит",
            "стоять",
            "держит",
            "держать",
            "стоят",
            "стой",
            "駐守",
            "留守",
            "待命",
        ],
    ),
    (
        Word::Attack,
        &[
            "x",
            "х",
            "a",
            "а",
            "attack",
            "attacks",
            "att",
            "атака",
            "атакува",
            "атакувай",
            "ат",
            "атакует",
            "атаковать",
            "атакую",
            "атакуют",
            "атакуват",
            "нападает",
            "нападают",
            "напасть",
            "攻擊",
            "進攻",
            "攻打",
        ],
    ),
    (
        Word::Defend,
        &[
            "d",
            "o",
            "о",
            "defend",
            "defends",
            "def",
            "guard",
            "guards",
            "отбрана",
            "отбранява",
            "отбр",
            "пази",
            "защита",
            "защищает",
            "защищать",
            "защищай",
            "защищают",
            "оборона",
            "обороняет",
            "обороняют",
            "оборонять",
            "отбраняват",
            "防禦",
            "防守",
        ],
    ),
    (
        Word::Move,
        &[
            "m",
            "move",
            "moves",
            "march",
            "marches",
            "sail",
            "sails",
            "to",
            "движение",
            "дв",
            "към",
            "марш",
            "идет",
            "идти",
            "идут",
            "движется",
            "плывет",
            "плывут",
            "отива",
            "отиват",
            "плава",
            "плават",
            "移動",
            "移動到",
            "前往",
            "行軍",
            "航行",
            "航向",
        ],
    ),
    (
        Word::Rail,
        &[
            "r",
            "rail",
            "train",
            "жп",
            "влак",
            "жд",
            "поезд",
            "поездом",
            "鐵路",
            "火車",
            "乘火車",
            "乘火車到",
            "乘火車前往",
        ],
    ),
    (
        Word::Support,
        &[
            "s",
            "п",
            "support",
            "supports",
            "sup",
            "подкрепа",
            "подкрепя",
            "подкр",
            "поддержка",
            "поддерживает",
            "поддержать",
            "поддерживают",
            "поддержи",
            "подкрепят",
            "支援",
            "支持",
        ],
    ),
    (
        Word::Retreat,
        &[
            "ret",
            "retreat",
            "retreats",
            "отстъпление",
            "отстъпи",
            "отст",
            "отступление",
            "отступить",
            "отступает",
            "отступают",
            "отстъпва",
            "отстъпват",
            "撤退",
            "撤退到",
        ],
    ),
];

/// What a line may begin with.
const OPENERS: &[(Word, &[&str])] = &[
    (Word::Attach, &["attach", "включи", "прикачи", "прикрепи", "прикрепить", "присоединить", "編入"]),
    (Word::Detach, &["detach", "leave", "откачи", "отделить", "отсоединить", "открепить", "脫離"]),
    (Word::Build, &["build", "buy", "построй", "построи", "купи", "построить", "строить", "купить", "建造", "購買"]),
    (Word::Ally, &["ally", "treaty", "alliance", "съюз", "договор", "союз", "結盟", "同盟"]),
    (Word::Coalition, COALITION),
    (Word::Denounce, &["denounce", "break", "разтрогни", "денонсирай", "расторгнуть", "денонсировать", "廢約"]),
    (Word::War, &["war", "война", "войну", "宣戰"]),
    (Word::Peace, &["peace", "мир", "和平", "議和", "求和"]),
    (
        Word::Surrender,
        &["surrender", "capitulate", "капитулация", "капитулирам", "капитуляция", "капитулировать", "сдаться", "投降"],
    ),
    (Word::Cancel, &["cancel", "отмени", "отменить", "отмена", "取消"]),
    (Word::Declare, &["declare", "обяви", "обявявам", "объявить", "объявляю"]),
];

/// Lists of the words with which only an order may begin.
pub const OPENING: &[&[&str]] = &{
    let mut lists: [&[&str]; OPENERS.len()] = [&[]; OPENERS.len()];
    let mut at = 0;
    while at < lists.len() {
        if !OPENERS[at].0.begins_commands() {
            lists[at] = OPENERS[at].1;
        }
        at += 1;
    }
    lists
};

/// Words for kinds of units, before their number and behind `BUILD`.
const KINDS: &[(Kind, &[&str])] = &[
    (Kind::Headquarters, &["h", "н", "hq", "щ", "ащ", "ш", "шт", "headquarters", "щаб", "штаб", "司令部"]),
    (Kind::Infantry, &["i", "inf", "infantry", "п", "пк", "пехота", "пехоты", "步兵"]),
    (Kind::Cavalry, &["c", "с", "k", "к", "cav", "cavalry", "кк", "кавалерия", "кавалерии", "конница", "騎兵"]),
    (
        Kind::Battleship,
        &["b", "в", "б", "bb", "battleship", "battleships", "броненосец", "броненосци", "броненосца", "линкор", "戰艦"],
    ),
];

/// Words for a whole army, before its number.
const ARMY: &[&str] = &["a", "а", "army", "армия", "軍團"];

pub(super) const ARSENAL: &[&str] = &["arsenal", "арсенал", "兵工廠"];
pub(super) const COALITION: &[&str] = &["coalition", "коалиция", "聯盟"];
pub(super) const SECRET: &[&str] = &["secret", "тайно", "тайна", "секретно", "тайный", "秘密"];

/// Small words that add nothing: `attack on Alsace`, `движение към Бургундия`.
const FILLERS: &[&str] = &[
    "to",
    "on",
    "at",
    "in",
    "into",
    "the",
    "with",
    "and",
    "toward",
    "towards",
    "by",
    "against",
    "from",
    "към",
    "на",
    "в",
    "с",
    "със",
    "и",
    "до",
    "по",
    "срещу",
    "от",
    "об",
    "к",
    "у",
    "與",
    "和",
    "向",
    "到",
    "在",
    "個",
    "艘",
];

/// Chinese puts no blanks between words: sets them around the words of orders, and between Chinese letters and others. Other
/// text stays as it is.
pub(super) fn with_blanks(text: &str) -> String {
    let is_han = |sign: char| ('\u{3400}'..='\u{9fff}').contains(&sign);
    let mut said = String::with_capacity(text.len() * 2);
    let (mut rest, mut last) = (text, ' ');
    while let Some(sign) = rest.chars().next() {
        let word = if is_han(sign) { han_word(rest) } else { None };
        let turns = is_han(last) != is_han(sign) && last.is_alphanumeric() && sign.is_alphanumeric();
        if word.is_some() || turns {
            said.push(' ');
        }
        let taken = word.map_or(sign.len_utf8(), str::len);
        said.push_str(&rest[..taken]);
        last = if word.is_some() { ' ' } else { sign };
        if word.is_some() {
            said.push(' ');
        }
        rest = &rest[taken..];
    }
    said
}

/// The longest Chinese word of orders that a text begins with.
fn han_word(text: &str) -> Option<&'static str> {
    let verbs = VERBS.iter().chain(OPENERS).flat_map(|(_, words)| words.iter());
    let kinds = KINDS.iter().flat_map(|(_, words)| words.iter());
    let all = verbs.chain(kinds).chain(ARMY).chain(ARSENAL).chain(COALITION).chain(SECRET).copied();
    all.filter(|word| word.chars().count() > 1 && text.starts_with(word)).max_by_key(|word| word.len())
}

fn find(list: &'static [(Word, &[&str])], word: &str) -> Option<Word> {
    let word = fold(word);
    list.iter().find(|(_, words)| words.contains(&word.as_str())).map(|(known, _)| *known)
}

/// What a word behind units says; dashes and arrows mean a move.
pub(super) fn verb(word: &str) -> Option<Word> {
    if is_dash(word) {
        return Some(Word::Move);
    }
    find(VERBS, word)
}

/// What a word says that a line begins with.
pub(super) fn opener(word: &str) -> Option<Word> {
    find(OPENERS, word)
}

/// The verb that was probably meant by a word.
pub(super) fn near_verb(word: &str) -> Option<&'static str> {
    let known = VERBS.iter().chain(OPENERS).flat_map(|(_, words)| words.iter().copied());
    let far = known.filter_map(|known| Some((crate::nearness(word, known)?, known)));
    far.min().map(|(_, known)| known)
}

/// The kind of unit that a word means.
pub(super) fn kind(word: &str) -> Option<Kind> {
    let word = fold(word);
    KINDS.iter().find(|(_, words)| words.contains(&word.as_str())).map(|(kind, _)| *kind)
}

/// Whether a word means a whole army.
pub(super) fn is_army(word: &str) -> bool {
    ARMY.contains(&fold(word).as_str())
}

/// Whether a word is one of a list.
pub(super) fn is(list: &[&str], word: &str) -> bool {
    list.contains(&fold(word).as_str())
}

/// Whether a word adds nothing.
pub(super) fn is_filler(word: &str) -> bool {
    is(FILLERS, word)
}

/// Whether a word is a dash or an arrow.
pub(super) fn is_dash(word: &str) -> bool {
    !word.is_empty() && word.chars().all(is_dash_sign)
}

/// Whether a sign is a dash or part of an arrow.
pub(super) fn is_dash_sign(sign: char) -> bool {
    matches!(sign, '-' | '>' | '–' | '—' | '→' | '−')
}
