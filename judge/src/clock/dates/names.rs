//! What months, weekdays and days near by are called, in the languages of letters.

use jiff::civil::Weekday;

/// The beginnings of the months' names, January first; a name may have several. Three letters tell them apart.
const MONTHS: [&[&str]; 12] = [
    &["jan", "янв", "яну"],
    &["feb", "фев"],
    &["mar", "мар"],
    &["apr", "апр"],
    &["may", "май", "мая"],
    &["jun", "июн", "юни"],
    &["jul", "июл", "юли"],
    &["aug", "авг"],
    &["sep", "сен", "сеп"],
    &["oct", "окт"],
    &["nov", "ноя", "ное"],
    &["dec", "дек"],
];

/// The months' whole names, where a beginning alone could be some other word.
const WHOLE: [&[&str]; 12] = [
    &["january", "января", "январь", "януари"],
    &["february", "февраля", "февраль", "февруари"],
    &["march", "марта", "март"],
    &["april", "апреля", "апрель", "април"],
    &["may", "май", "мая"],
    &["june", "июня", "июнь", "юни"],
    &["july", "июля", "июль", "юли"],
    &["august", "августа", "август"],
    &["september", "сентября", "сентябрь", "септември"],
    &["october", "октября", "октябрь", "октомври"],
    &["november", "ноября", "ноябрь", "ноември"],
    &["december", "декабря", "декабрь", "декември"],
];

/// Names of weekdays, Monday first.
const WEEKDAYS: [&[&str]; 7] = [
    &["monday", "понедельник", "понеделник", "星期一", "週一"],
    &["tuesday", "вторник", "星期二", "週二"],
    &["wednesday", "среда", "среду", "сряда", "星期三", "週三"],
    &["thursday", "четверг", "четвъртък", "星期四", "週四"],
    &["friday", "пятница", "пятницу", "петък", "星期五", "週五"],
    &["saturday", "суббота", "субботу", "събота", "星期六", "週六"],
    &["sunday", "воскресенье", "неделя", "星期日", "週日"],
];

/// Weekdays of two letters, which letters write.
const SHORT: [&[&str]; 7] = [&["пн"], &["вт"], &["ср"], &["чт"], &["пт"], &["сб"], &["вс", "нд"]];

const TODAY: &[&str] = &["today", "сегодня", "днес", "今天"];
const TOMORROW: &[&str] = &["tomorrow", "завтра", "утре", "明天"];

/// Words that stand in dates and say nothing of their own.
const FILLERS: &[&str] = &["at", "on", "by", "of", "the", "в", "во", "на", "до", "г", "ч", "часа"];

/// The month that a word in small letters names, from 1: its whole name, or at least three letters of it.
pub(super) fn month(word: &str) -> Option<i8> {
    let begins = |index: usize| {
        let shortened = MONTHS[index].iter().any(|stem| word.starts_with(stem));
        shortened && WHOLE[index].iter().any(|name| name.starts_with(word)) || word == "sept" && index == 8
    };
    (0..12).find(|index| begins(*index)).and_then(|index| i8::try_from(index + 1).ok())
}

/// The weekday that a word in small letters names: its whole name, or at least three letters of it.
pub(super) fn weekday(word: &str) -> Option<Weekday> {
    let long = word.chars().count() >= 3;
    let named = |names: &[&str]| names.iter().any(|name| *name == word || long && name.starts_with(word));
    let found = WEEKDAYS.iter().position(|names| named(names)).or_else(|| SHORT.iter().position(|names| named(names)));
    found.and_then(|index| Weekday::from_monday_zero_offset(i8::try_from(index).ok()?).ok())
}

/// How many days from today on a word in small letters means.
pub(super) fn days_on(word: &str) -> Option<i32> {
    match word {
        today if TODAY.contains(&today) => Some(0),
        tomorrow if TOMORROW.contains(&tomorrow) => Some(1),
        _ => None,
    }
}

/// Whether a word in small letters says nothing of its own.
pub(super) fn is_filler(word: &str) -> bool {
    FILLERS.contains(&word)
}
