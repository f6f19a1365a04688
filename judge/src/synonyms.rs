//! Words of commands in Russian, Bulgarian and Chinese, and the English ones that they stand for.
//!
//! They may be written by anybody, whatever language letters come in; what follows them stays as it is written.

use std::borrow::Cow;

/// The English words, and the phrases that mean them.
const SYNONYMS: &[(&str, &[&str])] = &[
    ("REGISTER", &["регистрация", "зарегистрировать", "註冊"]),
    ("END", &["конец", "край", "結束"]),
    ("SIGNON", &["вход", "войти", "влез", "登入"]),
    ("SIGNOFF", &["выход", "изход", "登出"]),
    ("CREATE", &["создать", "създай", "開局"]),
    ("OBSERVE", &["наблюдать", "наблюдавай", "觀戰"]),
    ("LIST", &["список", "списък", "列表"]),
    ("HELP", &["помощь", "справка", "помощ", "說明", "幫助"]),
    ("STATUS", &["состояние", "състояние", "狀態"]),
    ("SUMMARY", &["обзор", "преглед", "概要"]),
    ("HISTORY", &["история", "歷史"]),
    ("WHOGAME", &["кто играет", "кой играе", "玩家"]),
    ("VERSION", &["версия", "版本"]),
    ("PRESS TO", &["пресса для", "преса до", "來函給"]),
    ("BROADCAST", &["пресса всем", "преса до всички", "公告"]),
    ("ENDPRESS", &["конец прессы", "край на пресата", "來函完"]),
    ("CLEAR", &["стереть приказы", "изтрий заповедите", "清除命令"]),
    ("ORDERS AS SHOWN", &["приказы как в бланке", "заповеди както са", "照表下令"]),
    ("SET WAIT", &["ждать", "чакай", "等待"]),
    ("SET NO WAIT", &["не ждать", "не чакай", "不等待"]),
    ("SET PASSWORD", &["новый пароль", "нова парола", "新密碼"]),
    ("SET ADDRESS", &["новый адрес", "нов адрес", "新信箱"]),
    ("SET PREFERENCE", &["пожелания", "желания", "志願"]),
    ("SET LANGUAGE", &["язык", "език", "語言"]),
    ("SET FORMAT", &["формат писем", "вид на писмата", "格式"]),
    ("SET MAP", &["карта в письмах", "карта в писмата", "地圖"]),
    ("SET CALENDAR", &["календарь", "календар", "行事曆"]),
    ("SET TIMEZONE", &["часовой пояс", "часова зона", "時區"]),
    ("SET QUIET", &["тихие часы", "тихи часове", "安靜時段"]),
    ("SET NOTICES", &["извещения", "известия", "通知"]),
    ("SET DEADLINE", &["новый срок", "нов срок", "新期限"]),
    ("DRAW", &["ничья", "равенство", "和局"]),
    ("NO DRAW", &["нет ничьей", "без равенство", "不和局"]),
    ("CONCEDE", &["уступить", "отстъпвам", "讓勝"]),
    ("NO CONCEDE", &["не уступать", "не отстъпвам", "不讓勝"]),
    ("RESIGN", &["выйти из игры", "напускам играта", "退出"]),
    ("PROCESS", &["сыграть ход", "изиграй хода", "進行"]),
    ("PAUSE", &["перерыв", "пауза", "暫停"]),
    ("RESUME", &["продолжить", "продължи", "恢復"]),
    ("EJECT", &["исключить", "изключи", "移出"]),
    ("TERMINATE", &["прекратить", "прекрати", "終止"]),
    ("NAME", &["имя", "име", "名字", "姓名"]),
];

/// A line with the English words in the place of those of another language that it begins with.
///
/// ```
/// use judge::synonyms::english;
///
/// assert_eq!(english("Вход Fbalkan Secret"), "SIGNON Fbalkan Secret");
/// assert_eq!(english("тихие часы 22-7"), "SET QUIET 22-7");
/// assert_eq!(english("登入 Fbalkan secret"), "SIGNON Fbalkan secret");
/// assert_eq!(english("A Par-Bur"), "A Par-Bur");
/// assert_eq!(english("входной билет"), "входной билет");
/// ```
pub fn english(line: &str) -> Cow<'_, str> {
    if line.is_ascii() {
        return Cow::Borrowed(line);
    }
    let words: Vec<&str> = line.split_whitespace().collect();
    // The longest phrase that the line begins with.
    let longest = (1..=words.len().min(4)).rev().find_map(|count| {
        let phrase = words[..count].join(" ").to_lowercase();
        let found = SYNONYMS.iter().find(|(_, phrases)| phrases.contains(&phrase.as_str()));
        found.map(|(english, _)| (english, count))
    });
    match longest {
        Some((english, count)) => {
            let rest = words[count..].iter().map(|word| format!(" {word}")).collect::<String>();
            Cow::Owned(format!("{english}{rest}"))
        }
        None => Cow::Borrowed(line),
    }
}
