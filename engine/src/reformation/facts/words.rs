//! Words of facts in every language: each with the spellings that it goes by.

/// What a word of a fact means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Word {
    Fact,
    Open,
    Diplomacy,
    Cancel,
    Turn,
    Last,
    League,
    Formed,
    Not,
    Hand,
    Control,
    Home,
    Units,
    Nothing,
    Leader,
    At,
    Captive,
    Of,
    Serves,
    Off,
    War,
    Ally,
    Inactive,
    Excommunicated,
    Henry,
    StPeters,
    Bonus,
    Pool,
    Discount,
    Used,
    Lent,
    To,
    Over,
    Won,
    By,
    Card,
    Regular,
    Mercenary,
    Cavalry,
    Squadron,
    Corsair,
}

/// Every word with its spellings in English, Russian, Bulgarian and Chinese. A spelling that ends in `*` is a beginning: what is
/// declined has many endings.
const SPELLINGS: &[(Word, &[&str])] = &[
    (Word::Fact, &["fact", "facts", "факт*", "事實", "事实"]),
    (Word::Open, &["open", "открыть", "открываю", "отвори", "откривам", "開啟", "開始", "开启"]),
    (Word::Diplomacy, &["diplomacy", "дипломат*", "дипломац*", "外交"]),
    (Word::Cancel, &["cancel", "отменить", "отменяю", "отмени", "отменям", "取消"]),
    (Word::Turn, &["turn", "ход*", "回合"]),
    (Word::Last, &["last", "последн*", "最後", "最后"]),
    (Word::League, &["league", "лиг*", "同盟"]),
    (Word::Formed, &["formed", "создан*", "образован*", "成立"]),
    (Word::Not, &["no", "not", "нет", "не", "няма", "無", "非", "无"]),
    (Word::Hand, &["hand", "cards", "рук*", "ръка", "карти", "карты", "手牌"]),
    (Word::Control, &["control", "owner", "контрол*", "владе*", "控制"]),
    (Word::Home, &["home", "дом", "дома", "родин*", "本土"]),
    (Word::Units, &["units", "unit", "troops", "войск*", "част*", "部隊", "部队"]),
    (Word::Nothing, &["none", "nothing", "unknown", "никого", "ничего", "нищо", "никой", "沒有", "没有"]),
    (Word::Leader, &["leader", "полковод*", "пълковод*", "将领", "將領"]),
    (Word::At, &["at", "in", "в", "във", "во", "на", "в", "位於", "在"]),
    (Word::Captive, &["captive", "prisoner", "плен*", "в-плену", "俘虜", "俘虏"]),
    (Word::Of, &["of", "from", "у", "из", "от", "的"]),
    (Word::Serves, &["serves", "служит", "служи", "效忠"]),
    (Word::Off, &["off", "вне", "снят", "извън", "離場", "离场"]),
    (Word::War, &["war", "войн*", "война", "戰爭", "战争"]),
    (Word::Ally, &["ally", "allies", "allied", "союз*", "съюз*", "盟友"]),
    (Word::Inactive, &["inactive", "неактив*", "неутрал*", "нейтрал*", "中立"]),
    (Word::Excommunicated, &["excommunicated", "отлуч*", "逐出教會"]),
    (Word::Henry, &["henry", "генрих*", "хенри", "亨利"]),
    (Word::StPeters, &["peters", "peter's", "peter’s", "peter", "собор*", "катедрал*", "聖彼得", "圣彼得"]),
    (Word::Bonus, &["bonus", "бонус*", "маркер*", "獎勵", "奖励"]),
    (Word::Pool, &["pool", "box", "запас*", "резерв*", "儲備", "储备"]),
    (Word::Discount, &["discount", "скидк*", "отстъпк*", "折扣"]),
    (Word::Used, &["used", "использован*", "използван*", "已用"]),
    (Word::Lent, &["lent", "одолжен*", "заемн*", "借出"]),
    (Word::To, &["to", "для", "к", "на", "за", "給", "给"]),
    (Word::Over, &["over", "окончен*", "конец", "край", "結束", "结束"]),
    (Word::Won, &["won", "победил*", "выигр*", "спечел*", "獲勝", "获胜"]),
    (Word::By, &["by", "and", "и", "от"]),
    (Word::Card, &["card", "карт*"]),
    (Word::Regular, &["regular", "regulars", "регуляр*", "редовн*", "正規軍", "正规军"]),
    (Word::Mercenary, &["mercenary", "mercenaries", "наёмник*", "наемник*", "наёмн*", "наемн*", "傭兵", "佣兵"]),
    (Word::Cavalry, &["cavalry", "кавалер*", "конниц*", "騎兵", "骑兵"]),
    (Word::Squadron, &["squadron", "squadrons", "эскадр*", "ескадр*", "艦隊", "舰队"]),
    (Word::Corsair, &["corsair", "corsairs", "корсар*", "海盜", "海盗"]),
];

/// Whether a word can mean this; some spellings mean several things, each in its place.
pub(super) fn is(word: Word, text: &str) -> bool {
    let small = text.to_lowercase();
    let fits = |spelling: &&str| match spelling.strip_suffix('*') {
        Some(beginning) => small.starts_with(beginning),
        None => small == **spelling,
    };
    SPELLINGS.iter().filter(|(known, _)| *known == word).any(|(_, spellings)| spellings.iter().any(fits))
}

/// The words with which a fact begins, in every language.
pub const HEADS: &[&str] = &["fact", "facts", "факт", "факти", "факты", "факта", "事實", "事实"];
