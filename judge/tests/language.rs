//! The language of the judges before this one: what is done of it, done otherwise, and left out, as `language.txt` tells it.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

mod support;

use std::fmt::Write;

use judge::command::{self, Command, OLD, Old, Plain, SUBJECTS, Standing, TOPICS, Wish, plain};
use judge::language::Language;
use judge::letter::help;
use judge::settings::{self, Asked, Options, Pace, Scope, Wishes};
use regex::Regex;

/// The message of a language by its name, on one line.
fn message(language: &str, id: &str) -> String {
    let text = support::sentences(language);
    let line = Regex::new(&format!(r"(?m)^{id} = (.*(?:\n[ ].*)*)")).unwrap();
    let found = line.captures(&text).unwrap_or_else(|| panic!("{language} has no message {id}"));
    found[1].split_whitespace().collect::<Vec<_>>().join(" ")
}

/// One of the forms of a message.
fn form(message: &str, name: &str) -> String {
    let of = Regex::new(&format!(r"\*?\[{name}\] ((?:[^{{}}\[\]*]|\{{[^{{}}]*\}})*)")).unwrap();
    let found = of.captures(message).unwrap_or_else(|| panic!("`{message}` has no form {name}"));
    found[1].trim().to_owned()
}

/// A form as somebody may write it: with a word for the dots at its end, and for a date how long it is until then.
fn written(form: &str) -> String {
    form.replace("name@address", "anna@anna.example").replace("...", "some words").replace(" date", " 24h")
}

fn read(line: &str) -> Command {
    command::read(&[line.to_owned()]).remove(0).command
}

/// Whether a form asks for something that this judge has.
fn is_done(form: &str) -> bool {
    let about = chancery_engine::RULESETS[0].about();
    match read(&written(form)) {
        Command::Unknown => (about.begins)(form),
        Command::Faulty(_) | Command::LeftOut(_) => false,
        Command::Set { key, value } => {
            settings::find(&key, Some(about)).is_some_and(|found| takes(&found, &key, &value))
        }
        _ => true,
    }
}

/// Whether a setting takes a value, where that can be told without a game.
fn takes(found: &settings::Found, key: &str, value: &str) -> bool {
    let asked = Asked { key, value, zone: "UTC" };
    match &found.setting.scope {
        Scope::Options(of) => (of.set)(&mut Options::of_new_game(), &asked).is_some(),
        Scope::Person(of) => (of.set)(&mut Wishes::default(), &asked).is_some(),
        Scope::Game(of) => (of.set)(&mut Pace::default(), &asked).is_some(),
        Scope::Setup(_) | Scope::Kinds | Scope::Rules => true,
    }
}

fn forms() -> impl Iterator<Item = &'static Old> {
    OLD.iter().flat_map(|(_, table)| table.iter())
}

#[test]
fn every_form_of_other_judges_is_done_or_answered_with_its_reason() {
    let wrong: Vec<String> = forms().filter_map(fault).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What the table says of a form and is not so.
fn fault(old: &'static Old) -> Option<String> {
    match old.standing {
        Standing::Done | Standing::Differs(_) => {
            (!is_done(old.form)).then(|| format!("`{}` does nothing here: {:?}", old.form, read(&written(old.form))))
        }
        Standing::LeftOut { why, instead } => {
            let told = |language: &Language| !message(language.code(), why).is_empty();
            if read(&written(old.form)) != Command::LeftOut(old) {
                return Some(format!("`{}` is not left out any more: say so", old.form));
            }
            (!(instead.is_empty() || is_done(instead)) || !Language::ALL.iter().all(told))
                .then(|| format!("`{}` says to write `{instead}`, or has no reason", old.form))
        }
    }
}

#[test]
fn no_form_stands_twice() {
    let mut forms: Vec<&str> = forms().map(|old| old.form).collect();
    let all = forms.len();
    forms.sort_unstable();
    forms.dedup();
    assert_eq!(forms.len(), all);
}

#[test]
fn the_table_is_told_as_it_is() {
    let (mut told, mut counts) = (String::new(), [0; 3]);
    for (part, table) in OLD {
        writeln!(told, "\n{part}\n").unwrap();
        for old in table {
            let (index, word, why) = match old.standing {
                Standing::Done => (0, "done", String::new()),
                Standing::Differs(why) => (1, "differs", why.to_owned()),
                Standing::LeftOut { why, instead } => {
                    let instead = if instead.is_empty() { String::new() } else { format!(" Instead: {instead}") };
                    (2, "left out", format!("{}{instead}", message("en", why)))
                }
            };
            counts[index] += 1;
            writeln!(told, "{}", format!("{:38} {word:9} {why}", old.form).trim_end()).unwrap();
        }
    }
    writeln!(told, "\nSubjects: theirs behind `CODE:game - PHASE`, ours behind `[game PHASE]`\n").unwrap();
    for subject in SUBJECTS {
        let ours = match subject.ours {
            Ok(id) if subject.form.is_empty() => message("en", id),
            Ok(id) => form(&message("en", id), subject.form),
            Err(why) => format!("none: {why}"),
        };
        writeln!(told, "{:44} {ours}", subject.old).unwrap();
    }
    let [done, differs, left] = counts;
    let head = "The language of the judges before this one, form by form, and what becomes of it here. What stands in small\n\
                letters is a word of the writer's own. `UPDATE_SNAPSHOTS=1` writes this anew.";
    let sum = format!("{} forms: {done} done, {differs} done otherwise, {left} left out.", done + differs + left);
    let told = format!("{head}\n\n{sum}\n{told}");
    let path = support::folder("tests/language.txt");
    if std::env::var_os("UPDATE_SNAPSHOTS").is_some() {
        std::fs::write(&path, &told).unwrap();
    }
    assert_eq!(std::fs::read_to_string(path).unwrap_or_default(), told, "UPDATE_SNAPSHOTS=1 writes it anew");
}

#[test]
fn every_topic_that_a_file_was_is_told() {
    for (topic, _) in TOPICS {
        assert!(help("classic").contains_key(topic), "HELP has no topic {topic}");
    }
}

#[test]
fn what_people_ask_in_plain_words_is_understood_in_every_language() {
    let asked = [
        (Wish::Join, ["How do I join a game?", "Как вступить в игру?", "Как да се включа в игра?", "我想加入遊戲。"]),
        (Wish::Register, ["I want to register", "Хочу зарегистрироваться", "Искам да се регистрирам", "我想註冊"]),
        (Wish::Games, ["Which games are open?", "Какие есть игры?", "Какви игри има?", "有哪些遊戲？"]),
        (Wish::Help, ["I need help!", "Помогите!", "Помогнете ми!", "我需要幫助！"]),
        (Wish::Deadline, ["when is the deadline", "Когда срок?", "Кога е крайният срок?", "什麼時候截止？"]),
        (Wish::Map, ["Send me the map, please.", "Пришлите карту", "Пратете ми картата, моля", "請給我地圖"]),
        (Wish::Draw, ["We propose a draw.", "Предлагаю ничью", "Предлагам равенство", "我投和局"]),
        (Wish::Quit, ["I want to leave the game", "Я выхожу из игры", "Искам да напусна играта", "我要退出"]),
        (
            Wish::Absence,
            [
                "I am on holiday until Monday.",
                "Меня не будет до понедельника",
                "Ще съм в отпуск до петък",
                "我要休假 到週五",
            ],
        ),
        (Wish::MoreTime, ["Could we have 24 hours more?", "Можно ещё время?", "Може ли още време?", "可以延期嗎？"]),
        (Wish::Password, ["I've lost my password.", "Я забыл пароль", "Забравих си паролата", "我忘記密碼了"]),
        (Wish::Who, ["Who is playing?", "Кто играет?", "Кой играе?", "誰在玩？"]),
        (Wish::Cancel, ["Please cancel my orders", "Отмените мои приказы", "Отменете заповедите ми", "取消我的命令"]),
        (Wish::Nothing, ["Thanks!", "Спасибо!", "Благодаря!", "謝謝！"]),
    ];
    assert_eq!(asked.map(|(wish, _)| wish), Wish::ALL);
    for (wish, lines) in asked {
        for line in lines {
            assert_eq!(plain(line).map(|plain| plain.wish), Some(wish), "{line}");
        }
    }
    for prose in
        ["The map is on the table.", "We are all friends here.", "Who would have thought that?", "Не карта, а мечта."]
    {
        assert_eq!(plain(prose), None, "{prose}");
    }
}

#[test]
fn plain_words_name_a_game_and_come_in_either_kind_of_characters() {
    for (wish, game, lines) in [
        (
            Wish::Join,
            Some("duel"),
            &["я хочу сыграть в duel", "Запишите меня в duel", "我怎么加入 duel？", "Put me in duel"][..],
        ),
        (Wish::Join, None, &["Хотел бы поиграть с вами", "我想玩游戏", "我想加入這個遊戲"]),
        (
            Wish::Quit,
            Some("duel"),
            &["Убери меня из игры duel!", "хочу выйти из duel", "請把我從 duel 移除", "Махни ме от duel"],
        ),
        (
            Wish::Quit,
            None,
            &[
                "Я больше не хочу играть",
                "把我从游戏里去掉",
                "把我從遊戲裡去掉",
                "Не искам да играя повече",
                "我不想玩了",
            ],
        ),
        (Wish::Who, None, &["Кто за кого играет?", "谁在玩？"]),
        (Wish::Absence, None, &["我要休假三天", "我下周不在"]),
        (Wish::Password, None, &["напомни пароль", "我忘记密码了"]),
        (Wish::Cancel, None, &["отмени мои приказы", "我想改命令"]),
    ] {
        for line in lines {
            assert_eq!(plain(line), Some(Plain { wish, game: game.map(str::to_owned) }), "{line}");
        }
    }
}
