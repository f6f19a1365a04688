//! What people ask in plain words, in four languages: small lists of whole sentences, each with what is wished for.
//!
//! A wish does nothing by itself; it is answered with the lines that do it. So a sentence that is meant otherwise costs nothing,
//! and the lists may be short: whoever is not understood gets HELP.
//!
//! A list is lines of patterns: `(a|b)` is one of several, `[a|b]` the same or nothing, `*` one word, such as a game's name, and
//! dots at the end are any more words.

mod bg;
mod en;
mod ru;
mod zh;

use std::collections::BTreeMap;
use std::sync::LazyLock;

/// What somebody wishes for who writes no command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wish {
    /// To play.
    Join,
    /// To be registered.
    Register,
    /// To know which games there are.
    Games,
    /// To know what one can write.
    Help,
    /// To know when orders are due.
    Deadline,
    /// To see the map.
    Map,
    /// To end a game in a draw.
    Draw,
    /// To leave.
    Quit,
    /// Not to be waited for.
    Absence,
    /// A later deadline.
    MoreTime,
    /// A new password.
    Password,
    /// To know who plays.
    Who,
    /// To take orders back.
    Cancel,
    /// Nothing: it is a greeting.
    Nothing,
}

impl Wish {
    /// Every wish.
    pub const ALL: [Wish; 14] = [
        Wish::Join,
        Wish::Register,
        Wish::Games,
        Wish::Help,
        Wish::Deadline,
        Wish::Map,
        Wish::Draw,
        Wish::Quit,
        Wish::Absence,
        Wish::MoreTime,
        Wish::Password,
        Wish::Who,
        Wish::Cancel,
        Wish::Nothing,
    ];
}

/// A wish in plain words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Plain {
    /// For what.
    pub wish: Wish,
    /// A word that may name a game.
    pub game: Option<String>,
}

/// The lists of a language: a wish, and patterns, one a line.
type List = &'static [(Wish, &'static str)];

/// The sentences of all lists, each word by word, in their order: there are tens of thousands of them.
struct Sentences {
    all: Vec<(Wish, Vec<String>)>,
    /// Where those stand that begin with a word.
    beginning: BTreeMap<String, Vec<usize>>,
    /// Where those stand that may begin with any.
    others: Vec<usize>,
}

static SENTENCES: LazyLock<Sentences> = LazyLock::new(|| {
    let lists: [List; 4] = [en::LIST, ru::LIST, bg::LIST, zh::LIST];
    let patterns = lists.into_iter().flatten().flat_map(|(wish, lines)| lines.lines().map(move |line| (*wish, line)));
    let patterns = patterns.filter(|(_, line)| !line.trim().is_empty());
    let all =
        patterns.flat_map(|(wish, line)| expanded(line.trim()).into_iter().map(move |line| (wish, words(&line, "*"))));
    let mut sentences = Sentences { all: all.collect(), beginning: BTreeMap::new(), others: Vec::new() };
    for (at, (_, own)) in sentences.all.iter().enumerate() {
        match own.as_slice() {
            [] => {}
            [first, open] if open == "..." && first.starts_with(is_wide) => sentences.others.push(at),
            [first, ..] if first == "*" => sentences.others.push(at),
            [first, ..] => sentences.beginning.entry(first.clone()).or_default().push(at),
        }
    }
    sentences
});

impl Sentences {
    /// What is wished for by the first sentence that these words are.
    fn wish(&self, words: &[String]) -> Option<Plain> {
        let found = |at: &usize| {
            let (wish, own) = self.all.get(*at)?;
            Some((*at, Plain { wish: *wish, game: matched(own, words)? }))
        };
        let beginning = self.beginning.get(words.first()?).into_iter().flatten().find_map(found);
        let other = self.others.iter().find_map(found);
        beginning.into_iter().chain(other).min_by_key(|(at, _)| *at).map(|(_, plain)| plain)
    }
}

/// What a line wishes for, the first of its sentences that wishes for anything; `None`: no sentence of it is known.
///
/// ```
/// use judge::command::{Wish, plain};
///
/// let wish = |line: &str| plain(line).map(|plain| plain.wish);
/// assert_eq!(wish("Hi, I'd like to play. How do I join?"), Some(Wish::Join));
/// assert_eq!(plain("I want to join game Harbor!").unwrap().game.as_deref(), Some("harbor"));
/// assert_eq!(wish("When is the deadline, please?"), Some(Wish::Deadline));
/// assert_eq!(wish("Как мне вступить в игру?"), Some(Wish::Join));
/// assert_eq!(wish("我想加入 harbor。"), Some(Wish::Join));
/// assert_eq!(wish("我想加入游戏。"), Some(Wish::Join));
/// assert_eq!(wish("Thank you!"), Some(Wish::Nothing));
/// assert_eq!(wish("The map is not the territory."), None);
/// ```
pub fn plain(line: &str) -> Option<Plain> {
    if without_manners(&words(line, "")).is_empty() {
        return Some(Plain { wish: Wish::Nothing, game: None });
    }
    let mut sentences = line.split(['.', '!', '?', ';', ':', '。', '！', '？', '；', '：']).flat_map(parts);
    sentences.find_map(|sentence| wished(&sentence))
}

/// A sentence whole, and its parts between commas.
fn parts(sentence: &str) -> Vec<Vec<String>> {
    let marks = [',', '，', '、', '–', '—'];
    let whole = words(&sentence.replace(marks, " "), "");
    let parts = sentence.split(marks).map(|part| words(part, ""));
    std::iter::once(whole).chain(parts).filter(|words| !words.is_empty()).collect()
}

/// What a sentence of these words wishes for.
fn wished(words: &[String]) -> Option<Plain> {
    SENTENCES.wish(words).or_else(|| SENTENCES.wish(without_manners(words)))
}

/// The word that stands for a game where a sentence is the one of a list; `None`: it is another one.
fn matched(own: &[String], words: &[String]) -> Option<Option<String>> {
    let (own, open) = match own.split_last() {
        Some((last, rest)) if last == "..." => (rest, true),
        _ => (own, false),
    };
    // Chinese has no spaces: more words stand behind the last one at once.
    let goes_on = |own: &String, word: &String| open && own.starts_with(is_wide) && word.starts_with(own);
    let (last, rest) = own.split_last()?;
    let (end, begun) = words.get(..own.len())?.split_last()?;
    let whole = last == "*" || last == end;
    let ends = whole && (words.len() == own.len() || open) || goes_on(last, end);
    if !ends || !rest.iter().zip(begun).all(|(own, word)| own == "*" || own == word) {
        return None;
    }
    Some(own.iter().position(|word| word == "*").map(|at| words[at].clone()))
}

/// Words that people put around what they ask.
const MANNERS: &str = "please|pls|hi|hello|hey|dear|judge|sir|greetings|thanks|thank|you|so|and|but|ok|okay|well|sorry|now|again|\
    пожалуйста|здравствуйте|привет|добрый|день|вечер|утро|уважаемый|судья|спасибо|заранее|извините|а|и|но|\
    моля|здравейте|здравей|добър|ден|благодаря|предварително|уважаеми|съдия|извинете|\
    請|請問|您好|你好|謝謝|麻煩|麻煩您|不好意思";

/// The words without what politeness puts around them.
fn without_manners(words: &[String]) -> &[String] {
    let is_manners = |word: &String| MANNERS.split('|').any(|known| known == word);
    // `Thank you` is manners, `you` in front of a question is not.
    let from = words.iter().position(|word| !is_manners(word)).unwrap_or(words.len());
    let to = words.iter().rposition(|word| !is_manners(word)).map_or(from, |last| last + 1);
    &words[from..to]
}

/// Characters of the lists, each with another form of it that is read as the same: many who write Chinese have only the
/// simplified ones.
const SAME: &str = "丟丢 個个 們们 傳传 參参 單单 嗎吗 國国 圖图 場场 學学 寫写 將将 幫帮 幾几 張张 後后 從从 應应 戲戏 時时 會会 樣样 棄弃 \
    無无 煩烦 盤盘 給给 與与 裡里 裡裏 規规 記记 設设 註注 認认 說说 誰谁 請请 謝谢 議议 讓让 贊赞 賽赛 輸输 辦办 這这 週周 \
    遊游 運运 遲迟 還还 銷销 長长 門门 開开 間间 閱阅 陣阵 離离 須须 顯显 碼码 麼么 點点 來来 則则 刪删 報报 問问 什甚 啟启 讀读 \
    續续 換换 沒没 冊册";

/// Whether a character is a Chinese one.
fn is_wide(letter: char) -> bool {
    ('\u{2e80}'..='\u{9fff}').contains(&letter)
}

/// A character as the lists write it.
fn traditional(letter: char) -> char {
    let mut pairs = SAME.split(' ').map(|pair| {
        let mut pair = pair.chars();
        (pair.next(), pair.next())
    });
    pairs.find(|(_, other)| *other == Some(letter)).and_then(|(own, _)| own).unwrap_or(letter)
}

/// The words of a text in small letters, without marks but those of patterns; Chinese parts from what stands beside it.
fn words(text: &str, keep: &str) -> Vec<String> {
    let mut plain = String::new();
    let mut before = false;
    for letter in text.to_lowercase().chars().filter(|letter| !"'’`´".contains(*letter)) {
        let wide = is_wide(letter);
        if wide != before {
            plain.push(' ');
        }
        before = wide;
        let kept = letter.is_alphanumeric() || keep.contains(letter) || letter == '-';
        plain.push(if !kept {
            ' '
        } else if wide {
            traditional(letter)
        } else {
            letter
        });
    }
    let open = !keep.is_empty() && text.ends_with("...");
    plain.split_whitespace().map(str::to_owned).chain(open.then(|| "...".to_owned())).collect()
}

/// Every sentence of a pattern.
fn expanded(pattern: &str) -> Vec<String> {
    let Some(at) = pattern.find(['(', '[']) else { return vec![pattern.to_owned()] };
    let close = if pattern[at..].starts_with('(') { ')' } else { ']' };
    let end = at + pattern[at..].find(close).expect("brackets are closed");
    let choices = pattern[at + 1..end].split('|').chain((close == ']').then_some(""));
    choices.flat_map(|choice| expanded(&format!("{}{choice}{}", &pattern[..at], &pattern[end + 1..]))).collect()
}
