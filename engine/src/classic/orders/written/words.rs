//! The words of orders, in every language that players write them in: English, Russian, Bulgarian, Chinese.

use crate::classic::board::Coast;

type Words = &'static [&'static str];

pub(super) const HOLD: Words = &[
    "h",
    "hold",
    "holds",
    "stand",
    "stands",
    "держится",
    "держит",
    "держать",
    "стоит",
    "стоять",
    "стои",
    "държи",
    "задържа",
    "удерживает",
    "удерживается",
    "остается",
    "остаётся",
    "остава",
    "стой",
    "維持",
    "防守",
    "駐守",
    "原地",
    "维持",
    "驻守",
];
pub(super) const MOVE: Words = &[
    "m",
    "move",
    "moves",
    "to",
    "goes",
    "going",
    "go",
    "moving",
    "attack",
    "attacks",
    "into",
    "enters",
    "advances",
    "marches",
    "sails",
    "retreat",
    "retreats",
    "r",
    "в",
    "на",
    "идет",
    "идёт",
    "атакует",
    "переходит",
    "движется",
    "плывет",
    "плывёт",
    "отступает",
    "към",
    "отива",
    "тръгва",
    "минава",
    "атакува",
    "отстъпва",
    "移動",
    "移動到",
    "移動至",
    "移至",
    "移到",
    "移往",
    "移向",
    "前往",
    "開往",
    "進入",
    "進攻",
    "攻擊",
    "攻打",
    "撤退",
    "移动",
    "移动到",
    "移动至",
    "进攻",
];

/// Words between that and the place.
pub(super) const INTO: Words = &["to", "into", "в", "во", "във", "на", "към", "до"];
pub(super) const SUPPORT: Words = &[
    "s",
    "sup",
    "supp",
    "support",
    "supports",
    "supporting",
    "поддерживает",
    "поддержка",
    "под",
    "подкрепя",
    "подкрепа",
    "поддържа",
    "支援",
    "支持",
];
pub(super) const CONVOY: Words = &[
    "c",
    "con",
    "convoy",
    "convoys",
    "t",
    "transport",
    "transports",
    "ferry",
    "ferries",
    "конвоирует",
    "конвой",
    "перевозит",
    "конвоира",
    "превозва",
    "運送",
    "護送",
    "运送",
    "护送",
];
pub(super) const DISBAND: Words =
    &["d", "disband", "disbands", "распускается", "распустить", "разпуска", "разпусни", "解散"];
pub(super) const BUILD: Words =
    &["b", "build", "builds", "построить", "строит", "строить", "построй", "строи", "строя", "建造", "建"];
pub(super) const REMOVE: Words = &[
    "r",
    "remove",
    "removes",
    "removing",
    "d",
    "disband",
    "disbands",
    "debuild",
    "убрать",
    "снять",
    "распустить",
    "махни",
    "премахни",
    "разпусни",
    "移除",
    "解散",
];
pub(super) const WAIVE: Words = &["w", "waive", "waives", "waived", "отказ", "пропуск", "пропусни", "放棄", "放弃"];
pub(super) const VIA: Words =
    &["via", "by", "convoy", "convoyed", "sea", "c", "конвоем", "морем", "море", "по", "конвой", "海運", "海运"];
pub(super) const ARMY: Words = &["a", "army", "а", "армия", "армию", "армии", "армията", "陸軍", "陆军"];
pub(super) const FLEET: Words = &["f", "fleet", "ф", "флот", "флота", "флотът", "海軍", "艦隊", "海军", "舰队"];
pub(super) const COAST: Words = &["coast", "берег", "бряг"];

/// Words before the name of a unit or a place that say nothing, and those between a unit and its place.
pub(super) const ARTICLE: Words = &["the", "an", "my", "our"];
pub(super) const AT: Words = &["in", "at", "from", "of", "на", "из", "от", "в", "във", "с"];

/// Words behind which an order is none, or only under a condition.
pub(super) const HINGE: Words = &[
    "if",
    "unless",
    "when",
    "whenever",
    "otherwise",
    "except",
    "assuming",
    "provided",
    "wenn",
    "falls",
    "sonst",
    "если",
    "когда",
    "иначе",
    "разве",
    "ако",
    "когато",
    "освен",
    "如果",
    "若",
    "假如",
    "除非",
    "否則",
];

/// Words with which people begin to order.
pub(super) const LEAD: Words = &[
    "i",
    "we",
    "order",
    "orders",
    "please",
    "kindly",
    "my",
    "our",
    "the",
    "let",
    "then",
    "and",
    "also",
    "have",
    "move",
    "retreat",
    "retreats",
    "would",
    "like",
    "to",
    "want",
    "will",
    "as",
    "first",
    "second",
    "next",
    "finally",
    "я",
    "мы",
    "приказываю",
    "приказ",
    "прошу",
    "пожалуйста",
    "моя",
    "мой",
    "наш",
    "наша",
    "затем",
    "и",
    "отступить",
    "отступает",
    "отстъпи",
    "отстъпва",
    "аз",
    "ние",
    "заповядвам",
    "заповед",
    "моля",
    "моята",
    "моят",
    "нека",
    "после",
    "請",
    "我",
    "我的",
    "命令",
];

/// Words that Chinese writes without blanks beside the next one.
pub(super) const UNSPACED: &[Words] = &[ARMY, FLEET, SUPPORT, CONVOY, HOLD, MOVE, DISBAND, BUILD, REMOVE, WAIVE];

/// The coasts by two letters: `юб`, `зб`.
const LETTERS: [&[&str]; 4] = [&["nc", "сб"], &["ec", "вб", "иб"], &["sc", "юб"], &["wc", "зб"]];

/// The coast that a word means; `long`: the word for a coast follows; `opened`: it stands behind a slash or bracket.
pub(super) fn coast(word: &str, long: bool, opened: bool) -> Option<Coast> {
    let fits = |(coast, _, english): &(Coast, &str, &str)| {
        let others = Coast::IN_LANGUAGES.iter().map(|(_, words)| words[*coast as usize]);
        let begins = std::iter::once(*english).chain(others).any(|words| words.starts_with(word));
        // A letter or two stands for the whole only where it cannot be anything else.
        let whole = !word.is_ascii() && Coast::IN_LANGUAGES.iter().any(|(_, words)| words[*coast as usize] == word);
        LETTERS[*coast as usize].contains(&word) || whole || begins && (long || opened)
    };
    Coast::ALL.iter().find(|coast| fits(coast)).map(|(coast, ..)| *coast)
}
