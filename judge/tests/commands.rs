//! The table of commands: every entry is whole, its words are its own, its forms are read, its secrets stay hidden.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

mod support;

use std::collections::BTreeMap;

use judge::command::{self, Also, Arg, Class, Command, Danger, Line, Spec, Who, commands};
use judge::language::Language;
use judge::letter;
use regex::Regex;

fn read(line: &str) -> Line {
    command::read(&[line.to_owned()]).remove(0)
}

/// The forms of an entry as somebody may write them: with what may be left out, and without it.
fn written(spec: &Spec) -> [String; 2] {
    let line = spec.usage.split(" ... ").next().unwrap();
    let without = Regex::new(r" ?\[[^\]]*\]").unwrap();
    [line.replace(['[', ']'], ""), without.replace_all(line, "").into_owned()]
}

/// The forms of an entry with each of its spellings.
fn spelled(spec: &Spec) -> Vec<String> {
    let spellings = spec.words.iter().chain(spec.prose).map(|words| (*words).to_owned());
    let foreign = languages(spec).into_iter().flatten().map(|word| (*word).to_owned());
    let spellings: Vec<String> = spellings.chain(foreign).collect();
    let rests =
        written(spec).map(|form| form.strip_prefix(spec.words[0]).unwrap_or_else(|| panic!("{spec:?}")).to_owned());
    spellings.iter().flat_map(|spelling| rests.iter().map(move |rest| format!("{spelling}{rest}"))).collect()
}

fn languages(spec: &Spec) -> [&'static [&'static str]; 3] {
    match spec.also {
        Also::Words { ru, bg, zh } => [ru, bg, zh],
        Also::NoneNeeded(_) => [&[], &[], &[]],
    }
}

/// The messages of a language by their names.
fn messages(language: &str) -> BTreeMap<String, String> {
    let text = support::sentences(language);
    let lines = text.lines().filter_map(|line| line.split_once(" = "));
    lines.map(|(id, text)| (id.to_owned(), text.to_owned())).collect()
}

#[test]
fn every_form_with_every_spelling_is_read_as_its_own_entry() {
    for spec in commands() {
        for line in spelled(spec) {
            // A spelling that begins sentences too needs the whole form.
            let prose = spec.prose.iter().any(|word| line.starts_with(word)) && line.split(' ').count() < 3;
            let read = read(&line);
            let found = read.spec.is_some_and(|found| std::ptr::eq(found, spec));
            let whole = !matches!(read.command, Command::Faulty(_) | Command::Unknown);
            assert!(prose || found && whole, "`{line}` of {spec:?} is read as {:?} of {:?}", read.command, read.spec);
        }
    }
}

#[test]
fn every_language_has_its_words_for_every_command() {
    for spec in commands() {
        // English has the spellings of the old judges.
        assert_eq!(languages(spec).len() + 1, Language::ALL.len(), "`Also` has a field for each other language");
        match spec.also {
            Also::NoneNeeded(why) => assert!(!why.is_empty(), "{spec:?}"),
            Also::Words { .. } => {
                let empty = languages(spec).iter().position(|words| words.is_empty());
                assert!(empty.is_none(), "{spec:?} lacks a word in language {empty:?} of ru, bg, zh");
                for word in languages(spec).into_iter().flatten() {
                    assert_eq!(command::english(word), spec.words[0], "`{word}` of {spec:?}");
                }
            }
        }
    }
}

#[test]
fn every_command_has_its_help() {
    let english = messages("en");
    for spec in commands() {
        assert!(!spec.help.is_empty(), "{spec:?} has no topic of HELP");
        for help in spec.help {
            assert!(english.contains_key(help.says), "{spec:?}: no message {}", help.says);
            let topic = letter::help("").get(help.topic).unwrap_or_else(|| panic!("{spec:?}: no topic {}", help.topic));
            let row = serde_json::json!([help.example, help.says]);
            let told = topic.as_array().unwrap().iter().any(|part| match part["rows"].as_array() {
                Some(rows) if help.example.is_empty() => rows.iter().any(|row| row[1] == help.says),
                Some(rows) => rows.contains(&row),
                None => help.example.is_empty() && part["text"] == help.says,
            });
            assert!(told, "{spec:?}: HELP {} does not tell {} by {}", help.topic, help.example, help.says);
            let read = (!help.example.is_empty()).then(|| read(help.example));
            let own = read.is_none_or(|read| read.spec.is_some_and(|found| std::ptr::eq(found, spec)));
            assert!(own, "{spec:?}: {} is an example of another", help.example);
        }
    }
}

#[test]
fn help_shows_no_command_that_the_table_does_not_explain() {
    let topics = chancery_engine::RULESETS.iter().flat_map(|ruleset| letter::help(ruleset.about().name));
    for (topic, parts) in topics {
        let rows = parts.as_array().unwrap().iter().filter_map(|part| part["rows"].as_array()).flatten();
        // Rows of settings are the table of settings' own.
        for row in rows.filter(|row| row["settings"].is_null() && row["commands"].is_null()) {
            let example = row[0].as_str().unwrap_or_else(|| panic!("HELP {topic}: no entry explains {row}"));
            let line = read(example);
            let other = matches!(line.command, Command::Unknown | Command::Set { .. });
            assert!(other || command::help_row(topic, example).is_some(), "HELP {topic}: {example} is in no entry");
        }
    }
}

#[test]
fn no_answer_repeats_a_password() {
    const SECRET: &str = "hunter2.Xx.99";
    for spec in commands() {
        let names = |line: &str| line.contains("password") || line.split(' ').any(|word| word.starts_with("word"));
        assert_eq!(
            spec.hides(),
            written(spec).iter().any(|line| names(line)),
            "{spec:?} names a secret, or hides none"
        );
        for line in spelled(spec).iter().filter(|_| spec.hides()) {
            let line = line.replace("word.word.word", SECRET).replace("password", SECRET).replace("word", SECRET);
            // A password with a blank in it is two words.
            let longer = spec.takes.contains(&Arg::Unread).then(|| format!("{line} {SECRET}"));
            for line in [line.replace(' ', "  "), line].into_iter().chain(longer) {
                let read = read(&line);
                let shown = read.echo.contains(SECRET) && read.command != Command::Unknown;
                assert!(!shown, "{spec:?} shows the secret of `{line}`: {}", read.echo);
            }
        }
    }
}

#[test]
fn what_cannot_be_taken_back_needs_a_whole_line() {
    for spec in commands().filter(|spec| spec.danger == Danger::Final) {
        let open = [Arg::Text, Arg::AnyText, Arg::Options, Arg::Unread];
        assert!(!spec.takes.iter().any(|arg| open.contains(arg)), "{spec:?} may be followed by anything");
        for line in spelled(spec) {
            let read = read(&format!("{line} if you please"));
            let found = read.spec.is_some_and(|found| std::ptr::eq(found, spec));
            let runs = found && !matches!(read.command, Command::Faulty(_));
            assert!(!runs, "`{}` runs {spec:?}", read.text);
        }
    }
}

#[test]
fn who_may_and_what_must_be_proved_fit_each_other() {
    for spec in commands() {
        let master = matches!(spec.who, Who::Signed([command::Part::Master], _));
        let signed = matches!(spec.who, Who::Signed(..));
        match spec.class {
            Class::Master => assert!(master, "{spec:?}"),
            Class::Look => assert!(matches!(spec.who, Who::Anybody), "{spec:?}"),
            Class::Enter | Class::Person => assert!(!signed, "{spec:?}"),
            Class::Vote | Class::GiveUp => assert!(signed && !master, "{spec:?}"),
            Class::Order | Class::Speak | Class::Account => assert!(!master, "{spec:?}"),
        }
    }
}

#[test]
fn refusals_tell_the_written_form() {
    for language in ["en", "ru", "bg", "zh-Hant"] {
        let messages = messages(language);
        assert!(messages["press-form"].contains("PRESS TO EG") && messages["press-form"].contains("BROADCAST"));
        for spec in commands() {
            let Some(meant) = spec.meant else { continue };
            let said = &messages[meant.says];
            // What is wrong with a password is its length, and what can be set is a long list.
            if meant.misspelt.is_some() {
                let [_, least] = written(spec);
                // Commands stay as they are; what is put in their places has a name in each language.
                let kept = |word: &&str| language == "en" || !word.contains(|sign: char| sign.is_ascii_lowercase());
                let tells = |word: &str| said.contains(word);
                assert!(language != "en" || tells(&least), "{spec:?}: {language} says {said}");
                assert!(least.split(' ').filter(kept).all(tells), "{spec:?}: {language} says {said}");
            }
        }
    }
}

#[test]
fn the_readme_lists_every_command() {
    let readme = std::fs::read_to_string(support::folder("../README.md")).unwrap();
    let list = readme.split("**Commands.**").nth(1).and_then(|rest| rest.split("\n\n").nth(1)).unwrap();
    let quoted = Regex::new("`([^`]+)`").unwrap();
    let listed: Vec<String> = quoted.captures_iter(list).map(|form| form[1].replace("\n  ", " ")).collect();
    let forms: Vec<&str> = commands().map(|spec| spec.usage).collect();
    assert_eq!(listed, forms, "README.md lists the forms of the table in its order");
}

#[test]
fn no_word_that_begins_an_order_is_a_command() {
    for about in chancery_engine::RULESETS.iter().map(|ruleset| ruleset.about()) {
        assert!(!about.words.is_empty(), "{}", about.name);
        for word in about.words.iter().flat_map(|words| words.iter()) {
            for line in
                [(*word).to_owned(), format!("{word} Par"), format!("{word} A Par"), format!("{word} A Par-Bur")]
            {
                let read = command::answering(command::read(std::slice::from_ref(&line))).remove(0);
                assert!(matches!(read.command, Command::Order(_)), "{}: `{line}` is {:?}", about.name, read.command);
            }
        }
    }
}

#[test]
fn no_command_begins_like_an_order() {
    for spec in commands() {
        for line in spelled(spec) {
            let claims = chancery_engine::RULESETS.iter().find(|ruleset| (ruleset.about().begins)(&line));
            assert!(claims.is_none(), "`{line}` of {spec:?} is an order of {}", claims.unwrap().about().name);
        }
    }
}

/// Lines that open a text, well written or not.
const OPENERS: [&str; 30] = [
    "PRESS TO EG",
    "PRESS TO ALL BUT R",
    "press -R",
    "PRESS +EG",
    "PRESS",
    "Press:",
    "PRESS EG",
    "Press England",
    "PRESS GREY TO E",
    "PRESS WHITE TO E",
    "PRESS FAKE TO E",
    "PRESS FROM R TO E",
    "BROADCAST",
    "broadcast grey",
    "BROADCAST TO E",
    "POSTAL PRESS",
    "postal press now",
    "DIARY",
    "Diary record",
    "DIARY ENTRY 7",
    "пресса",
    "преса для E",
    "пресса всем",
    "почтовая пресса",
    "пощенска преса",
    "преса до всички",
    "дневник",
    "公告",
    "來函",
    "日記",
];

/// Lines that open a text only because its end stands below.
const DOUBTFUL: [&str; 6] =
    ["Press on, Italy", "PRES TO E", "BRODCAST", "Message to England:", "Dear friends,", "Diary of a madman"];

/// Every command of the table as its own author might write it, and orders.
fn dangers() -> Vec<String> {
    let orders = ["A Par-Bur", "Fleet Brest to Mid-Atlantic", "END", "ENDIF", "ELSE", "IF F ENG", "PHASE F1901M"];
    commands().flat_map(spelled).chain(orders.map(str::to_owned)).collect()
}

#[test]
fn nothing_that_stands_in_a_text_is_ever_a_command_or_an_order() {
    let dangers: Vec<String> = dangers().into_iter().filter(|line| command::text_end(line).is_none()).collect();
    for (openers, ends) in
        [(&OPENERS[..], &["ENDPRESS", "endbroadcast.", ""][..]), (&DOUBTFUL, &["End press", "來函完"])]
    {
        for (opener, end) in openers.iter().flat_map(|opener| ends.iter().map(move |end| (opener, end))) {
            // What surely begins something of its own parts a doubtful line from an end below.
            let own = |spec: &Spec| spec.takes_password() || spec.takes.contains(&Arg::Speech);
            let parts = |line: &String| DOUBTFUL.contains(opener) && self::read(line).spec.is_some_and(own);
            let inside: Vec<String> = dangers.iter().filter(|line| !parts(line)).cloned().collect();
            let mail = format!("SIGNON Fbalkan secret\n{opener}\n{}\n{end}\n", inside.join("\n"));
            let lines = command::read(&judge::text::own_lines(&mail));
            assert_eq!(lines.len(), 2, "{opener} ... {end}: {lines:?}");
            assert_eq!(
                lines[1].block.iter().filter(|line| !line.is_empty()).count(),
                inside.len(),
                "{opener} ... {end}"
            );
        }
    }
}
