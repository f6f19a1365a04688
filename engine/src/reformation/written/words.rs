//! The words of acts and terms, in every language that they are read in.

/// What a word says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Word {
    // What acts begin with.
    Offer,
    Package,
    Withdraw,
    Ratify,
    Refuse,
    Sue,
    /// `ПРОШУ`: a suit or absolution, by what stands behind it.
    Ask,
    Remove,
    Regain,
    Play,
    Ransom,
    Seek,
    Declare,
    /// `宣戰`: declares war.
    DeclareWar,
    Pay,
    Intervene,
    Stand,
    StandAside,
    Fall,
    FallBack,
    Receive,
    Done,
    Nothing,
    Not,
    // What terms do.
    Give,
    Cede,
    Lend,
    Free,
    Absolve,
    Lift,
    Ally,
    Peace,
    End,
    War,
    // Of what there are so many.
    Card,
    Regular,
    Mercenary,
    Cavalry,
    Squadron,
    Corsair,
    // What else is named.
    Divorce,
    Excommunication,
    Absolution,
    Key,
    Leader,
    Cities,
    Points,
    Up,
    Back,
    Aside,
    // What stands between.
    To,
    From,
    At,
    Of,
    For,
    With,
    And,
    On,
    Against,
    If,
    Unless,
    As,
    /// Adds nothing: `the`, `張`.
    Small,
    // Numbers as words.
    One,
    Two,
    Three,
    Four,
}

/// Every word, small and without accents. The first one of a list is the canonical English one.
const WORDS: &[(Word, &str)] = &[
    (
        Word::Offer,
        "offer offers предлагаю предложить предлагаем предлагам предлагаме предложи 提議 提出 提案 предлагает \
         предлагают предложит предлага предлагат",
    ),
    (
        Word::Ratify,
        "ratify ratifies подтверждаю подтвердить подтверждаем ратифицирую ратифицировать потвърждавам \
         потвърди потвърждаваме ратифицирам ратифицирай 批准 подтверждает подтверждают ратифицирует \
         ратифицируют потвърждава потвърждават ратифицира",
    ),
    (
        Word::Refuse,
        "refuse refuses reject отклоняю отклонить отклоняем отказываюсь отхвърлям отхвърли отхвърляме 拒絕 \
         否決 отклоняет отклоняют отказывается отхвърля отхвърлят rejects",
    ),
    (
        Word::Regain,
        "regain regains вернуть возвращаю верну връщам възвръщам възвърни 收回 возвращает возвращают връща \
         връщат",
    ),
    (
        Word::Declare,
        "declare declares объявляю объявить объявляет объявляют объявит объявят обявявам обяви обявява \
         обявяват обявят 宣布 宣告",
    ),
    (
        Word::Intervene,
        "intervene intervenes вмешаться вмешиваюсь вмешиваться намесвам намеси намеса 干預 介入 вмешивается \
         вмешиваются намесва намесват",
    ),
    (
        Word::FallBack,
        "отход отходить отступить отступление отступать отстъпление отстъпи отстъпват 撤退 退往 отступает \
         отступают отстъпва отстъпвам отстъпваме",
    ),
    (
        Word::Give,
        "give gives grant grants отдать передать отдает отдают передает передают отдаю передаю дать дает \
         дают дай дава дават давам 給予 交出 准許",
    ),
    (
        Word::Cede,
        "cede cedes уступить уступает уступают уступаю предай предава предават предавам преотстъпва \
         преотстъпи преотстъпвам 割讓",
    ),
    (Word::Lend, "lend lends loan loans одолжить одалживает одалживают одалживаю заеми заема заемат заемам 借出 借給"),
    (
        Word::Free,
        "free frees release releases освободить освобождает освобождают освобождаю освободи освобождава \
         освобождават освобождавам 釋放",
    ),
    (Word::End, "end ends завершить закончить завершают заканчивают конец край прекрати прекратяват 結束"),
    (Word::Card, "card cards карта карту карты карт картой картами карте карти картата картите 牌 卡牌"),
    (Word::Regular, "regular regulars регуляр регуляра регуляров регулярный регулярных редовен редовни 正規軍"),
    (Word::Mercenary, "mercenary mercenaries наемник наемника наемников наемники наемници 傭兵 僱傭兵 雇傭兵"),
    (Word::Cavalry, "cavalry конница конницу конницы кавалерия кавалерию кавалерии 騎兵"),
    (Word::Squadron, "squadron squadrons эскадра эскадру эскадры эскадр ескадра ескадри 艦隊 分艦隊"),
    (Word::Excommunication, "excommunication отлучение отлучения отлъчване отлъчването 絕罰 破門"),
    (Word::Package, "package pkg пакет пакета пакету пакетом пакетът 方案 協議 條約"),
    (
        Word::Withdraw,
        "withdraw отозвать отзываю отзови оттеглям оттегли 撤回 withdraws отзывает отзывают оттегля \
         оттеглят",
    ),
    (Word::Sue, "sue sues 求和"),
    (Word::Ask, "прошу просить просим моля молим искам просит просят моли молят иска искат"),
    (
        Word::Remove,
        "remove убрать убираю премахвам премахни махни махам 撤除 移除 removes убирает убирают премахва \
         премахват",
    ),
    (
        Word::Play,
        "play сыграть разыграть играю изиграй изигравам 打出 plays играет играют разыгрывает изиграва \
         играе",
    ),
    (
        Word::Ransom,
        "ransom ransoms выкупить выкупаю откупувам откупи откупвам 贖回 выкупает выкупают откупува \
         откупуват",
    ),
    (Word::Seek, "seek seeks търся 請求 尋求 търси търсят"),
    (Word::DeclareWar, "宣戰"),
    (Word::Pay, "pay pays плачу платить заплатить плащам плати 支付 付 платит платят плаща плащат"),
    (Word::Stand, "stand stands"),
    (Word::StandAside, "旁觀 不干預 不介入"),
    (Word::Fall, "fall falls"),
    (
        Word::Receive,
        "receive receives принимать принять принимаю приемам приеми 接收 接受 принимает принимают приема \
         приемат",
    ),
    (Word::Done, "done готово готов готова готовы 完成 完畢"),
    (Word::Nothing, "none nothing ничего нищо 無"),
    (Word::Not, "not не 不 沒有"),
    (Word::Absolve, "absolve absolves опрощава опрощавам опрости 赦免"),
    (Word::Lift, "lift lifts снять снимает снимаю снимаем вдига вдигни вдигам 解除"),
    (Word::Ally, "ally allies alliance союз союза союзу съюз съюза съюзът 結盟 同盟 союзе союзом"),
    (Word::Peace, "peace мир мира миру мирът 和平 停戰 議和"),
    (Word::War, "war война войну войны войне войната 戰爭"),
    (Word::Corsair, "corsair corsairs корсар корсара корсаров корсары корсари 海盜 私掠船"),
    (Word::Divorce, "divorce развод развода 離婚"),
    (Word::Absolution, "absolution отпущение отпущения отпущении опрощение опрощаване"),
    (Word::Key, "key ключ ключа ключевой 關鍵城市 要城"),
    (Word::Leader, "leader полководец полководца пълководец пълководеца 將領 領袖"),
    (Word::Cities, "cities city города город городов град градове градовете 城市"),
    (Word::Points, "vp point points marker по очко очки точка точки 勝利點 分"),
    (Word::Up, "up"),
    (Word::Back, "back"),
    (Word::Aside, "aside"),
    (Word::To, "to для до към 給 到 向 往 對"),
    (Word::From, "from из от 從 自"),
    (Word::At, "at in в во въ във 在 於"),
    (Word::Of, "of у 的"),
    (Word::For, "for за 為 換"),
    (Word::With, "with using с со със 用 以"),
    (Word::And, "and & и 和 與 及"),
    (Word::On, "on на"),
    (Word::Against, "against против срещу 對抗 反對"),
    (Word::If, "if если ако 如果 若"),
    (Word::Unless, "unless освен 除非"),
    (Word::As, "as как като"),
    (Word::Small, "the my its их се си 張 支 個 名 座 枚 號"),
    (Word::One, "a an one один одну одна един една едно 一"),
    (Word::Two, "two два две двух 兩 二"),
    (Word::Three, "three три трех 三"),
    (Word::Four, "four четыре четырех четири 四"),
];

/// How many places the table of words has: a power of two, and more than twice as many as there are words.
const PLACES: usize = 2048;

/// The words by their spelling: the list, and where in it the word begins and ends, at the place that [`place`] gives.
const TABLE: [Option<(u8, u16, u16)>; PLACES] = {
    let mut table = [None; PLACES];
    let mut list = 0;
    while list < WORDS.len() {
        let text = WORDS[list].1.as_bytes();
        let mut from = 0;
        while from < text.len() {
            let to = word_end(text, from);
            let mut at = place(text, from, to);
            while table[at].is_some() {
                at = (at + 1) % PLACES;
            }
            table[at] = Some((list as u8, from as u16, to as u16));
            from = to + 1;
        }
        list += 1;
    }
    table
};

/// Where the word that begins at a place ends.
const fn word_end(text: &[u8], from: usize) -> usize {
    let mut to = from;
    while to < text.len() && text[to] != b' ' {
        to += 1;
    }
    to
}

/// Where the search for a word begins (FNV-1a).
const fn place(text: &[u8], from: usize, to: usize) -> usize {
    let mut hash = 0x811c_9dc5_u32;
    let mut at = from;
    while at < to {
        hash = (hash ^ text[at] as u32).wrapping_mul(0x0100_0193);
        at += 1;
    }
    (hash ^ hash >> 15) as usize % PLACES
}

/// What a folded word says.
pub(super) fn meant(folded: &str) -> Option<Word> {
    let mut at = place(folded.as_bytes(), 0, folded.len());
    while let Some((list, from, to)) = TABLE[at] {
        let (word, words) = WORDS[usize::from(list)];
        if words[usize::from(from)..usize::from(to)] == *folded {
            return Some(word);
        }
        at = (at + 1) % PLACES;
    }
    None
}

/// Folds a word to the form in which the lists have it, into a buffer.
pub(super) fn fold_word(word: &str, into: &mut String) {
    into.clear();
    if word.is_ascii() {
        into.extend(word.bytes().map(|letter| char::from(letter.to_ascii_lowercase())));
        return;
    }
    for letter in word.chars().flat_map(char::to_lowercase) {
        match letter {
            'ё' => into.push('е'),
            // A breve of its own belongs to the letter before it: и with it is й.
            '\u{306}' if into.ends_with('и') => {
                into.pop();
                into.push('й');
            }
            '\u{300}'..='\u{36f}' => {}
            _ => into.push(letter),
        }
    }
}

/// Whether a letter is a Chinese one, of which words stand side by side without blanks.
pub(super) fn is_han(letter: char) -> bool {
    ('\u{3400}'..='\u{9fff}').contains(&letter)
}

/// Words with which acts begin, for what was probably meant by one that is none.
const BEGINNINGS: &[Word] = &[
    Word::Offer,
    Word::Package,
    Word::Withdraw,
    Word::Ratify,
    Word::Refuse,
    Word::Sue,
    Word::Regain,
    Word::Ransom,
    Word::Declare,
    Word::Intervene,
    Word::FallBack,
    Word::Receive,
    Word::Done,
    Word::Nothing,
];

/// The word with which an act begins that was probably meant by another one.
pub(in crate::reformation) fn near_opener(word: &str) -> Option<&'static str> {
    let known = WORDS.iter().filter(|(word, _)| BEGINNINGS.contains(word)).flat_map(|(_, words)| words.split(' '));
    known.filter_map(|known| Some((crate::nearness(word, known)?, known))).min().map(|(_, known)| known)
}

/// Words with which an act begins, whatever stands behind them.
pub const OPENING: &[&[&str]] = &[
    &apart::<{ count(Word::Ratify) }>(Word::Ratify),
    &apart::<{ count(Word::Sue) }>(Word::Sue),
    &apart::<{ count(Word::Ransom) }>(Word::Ransom),
    &apart::<{ count(Word::DeclareWar) }>(Word::DeclareWar),
    &apart::<{ count(Word::Intervene) }>(Word::Intervene),
    &apart::<{ count(Word::FallBack) }>(Word::FallBack),
];

/// The list of a word.
const fn list(wanted: Word) -> &'static [u8] {
    let mut at = 0;
    while WORDS[at].0 as u8 != wanted as u8 {
        at += 1;
    }
    WORDS[at].1.as_bytes()
}

/// How many words a list has.
const fn count(wanted: Word) -> usize {
    let (text, mut from, mut count) = (list(wanted), 0, 0);
    while from < text.len() {
        from = word_end(text, from) + 1;
        count += 1;
    }
    count
}

/// The words of a list, each by itself.
const fn apart<const COUNT: usize>(wanted: Word) -> [&'static str; COUNT] {
    let (text, mut from, mut at) = (list(wanted), 0, 0);
    let mut words = [""; COUNT];
    while at < COUNT {
        let to = word_end(text, from);
        words[at] = match std::str::from_utf8(text.split_at(to).0.split_at(from).1) {
            Ok(word) => word,
            Err(_) => panic!("blanks part letters"),
        };
        from = to + 1;
        at += 1;
    }
    words
}
