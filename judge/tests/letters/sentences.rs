//! Sentences: every language has each, each is said with what it mentions, and none stands in code or templates.

use std::collections::{BTreeMap, BTreeSet};

use super::*;

/// The messages of a language's file, with what each mentions.
pub(super) fn messages(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let text = support::sentences(language.code());
    let (id, variable) = (Regex::new(r"^([a-z][a-z0-9-]*) =").unwrap(), Regex::new(r"\$([a-z_]+)").unwrap());
    let (mut found, mut current): (BTreeMap<String, BTreeSet<String>>, String) = Default::default();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if let Some(named) = id.captures(line) {
            current = named[1].to_owned();
            assert!(!found.contains_key(&current), "{} says {current} twice", language.code());
            found.insert(current.clone(), BTreeSet::new());
        }
        let mentions = variable.captures_iter(line).map(|found| found[1].to_owned());
        found.entry(current.clone()).or_default().extend(mentions);
    }
    found.remove("");
    found
}

#[test]
fn every_language_has_every_message_and_nothing_else_and_each_is_said() {
    let english = messages(Language::English);
    for language in Language::ALL {
        let own = messages(language);
        let lacks: Vec<&String> = english.keys().filter(|id| !own.contains_key(*id)).collect();
        let more: Vec<&String> = own.keys().filter(|id| !english.contains_key(*id)).collect();
        assert!(lacks.is_empty() && more.is_empty(), "{}: lacks {lacks:?}, has {more:?}", language.code());
    }
    // A name that is put together names its beginning: "notice-" ~ what.
    let literal = Regex::new(r#""([a-z][a-z0-9-]+)""#).unwrap();
    // A message that another one says within its own: `{ reformation-power.up }`.
    let within = Regex::new(r"\{ ([a-z][a-z0-9-]+)(?:\.[a-z]+)? \}").unwrap();
    let mut said = BTreeSet::new();
    for folder in ["src", "../engine/src", "../templates"] {
        for path in support::files(&support::folder(folder)) {
            let text = std::fs::read_to_string(&path).unwrap_or_default();
            said.extend(literal.captures_iter(&text).map(|found| found[1].to_owned()));
            if path.extension().is_some_and(|ending| ending == "ftl") {
                said.extend(within.captures_iter(&text).map(|found| found[1].to_owned()));
            }
        }
    }
    let put_together = ["hold-", "notice-", "warning-", "stop-", "reformation-why-", "reformation-unknown-"];
    for id in english.keys() {
        let begun = put_together.iter().any(|begin| id.starts_with(begin));
        assert!(said.contains(id) || begun, "nobody says {id}");
    }
    let asked = Regex::new(r#"(?:\bsay\(|words!\(\s*|Phrase::new\()"([a-z][a-z0-9-]+)""#).unwrap();
    for folder in ["src", "../engine/src", "../templates"] {
        for path in support::files(&support::folder(folder)) {
            let text = std::fs::read_to_string(&path).unwrap_or_default();
            let code = text.split("#[cfg(test)]").next().unwrap_or_default();
            // `chancery check` has a way of saying of its own.
            let other = |line: &&str| {
                line.trim_start().starts_with("//") || line.contains("= say(") || line.contains("return say(")
            };
            let code: Vec<&str> = code.lines().filter(|line| !other(line)).collect();
            for found in asked.captures_iter(&code.join("\n")) {
                let known = english.contains_key(&found[1]) || put_together.contains(&&found[1]);
                assert!(known || found[1].starts_with("numbers-"), "{}: no message {}", path.display(), &found[1]);
            }
        }
    }
    let topics = chancery_engine::RULESETS.iter().flat_map(|ruleset| help(ruleset.about().name));
    for (id, parts) in topics.flat_map(|(_, parts)| parts.as_array().unwrap()).flat_map(ids) {
        assert!(english.contains_key(&id), "help has no message {id} in {parts}");
    }
}

/// The messages of a part of HELP.
fn ids(part: &serde_json::Value) -> Vec<(String, String)> {
    let rows = part["rows"].as_array().into_iter().flatten().filter_map(|row| row[1].as_str());
    let texts = [&part["text"], &part["heading"]].into_iter().filter_map(|id| id.as_str());
    rows.chain(texts).filter(|id| !id.is_empty()).map(|id| (id.to_owned(), part.to_string())).collect()
}

/// The words of four Latin letters and more in a text.
fn latin(text: &str) -> BTreeSet<String> {
    let words = text.split(|sign: char| !sign.is_alphanumeric());
    let latin = |word: &&str| word.len() > 3 && word.bytes().all(|letter| letter.is_ascii_alphabetic());
    words.filter(latin).map(str::to_lowercase).collect()
}

/// The text of a letter but for lines that are not said by us: for programs, to be copied, of a form, out of a mail.
fn said(text: &str) -> String {
    let mut in_form = false;
    let own = text.lines().filter(|line| {
        in_form = (in_form || line.starts_with("%% ORDERS")) && *line != "%% END";
        let copied = line.trim_start().starts_with(['|', '>']) || line.starts_with("!! ");
        let of_history = line.starts_with("Date:  ") || line.starts_with("Subject: CHAN:");
        !(in_form || copied || of_history || line.starts_with(":: ") || line.starts_with("%%"))
    });
    own.collect::<Vec<_>>().join("\n")
}

/// What the HTML of a letter says outside of code.
fn said_in_html(html: &str) -> String {
    let page = Html::parse_document(html);
    let outside = |node: &scraper::ElementRef<'_>| {
        !node.ancestors().any(|up| up.value().as_element().is_some_and(|up| ["pre", "code"].contains(&up.name())))
    };
    let texts = Selector::parse("p, h1, h2, h3, td, th, li").unwrap();
    let texts = page.select(&texts).filter(outside).map(|element| {
        let own = element.children().filter_map(|child| child.value().as_text().map(|text| text.to_string()));
        own.collect::<Vec<String>>().join(" ")
    });
    texts.collect::<Vec<String>>().join("\n")
}

#[test]
fn no_sentence_is_welded_into_code_or_templates() {
    let story = std::fs::read_to_string(support::folder("src/preview/letters.story")).unwrap();
    let mails: Vec<&str> = story.lines().filter(|line| !line.starts_with("expect")).collect();
    // The judge's own name, the board's, and the words of its settings, which are written to it as they stand; and what
    // programs look for in the subjects that HISTORY tells.
    let names = "Chancery Standard English html text short both Diplomacy";
    let known: BTreeSet<String> = latin(&mails.join(" ")).into_iter().chain(latin(names)).collect();
    let mut welded = BTreeSet::new();
    for language in Language::ALL.into_iter().filter(|language| *language != Language::English) {
        let own: BTreeSet<String> = latin(&support::sentences(language.code())).union(&known).cloned().collect();
        // Letters to the operator speak English.
        for parcel in played(language).parcels.iter().filter(|parcel| parcel.letter.language == language) {
            let letter = &parcel.letter;
            for (part, text) in [
                ("text", said(&letter.text)),
                ("subject", letter.subject.clone()),
                ("HTML", said_in_html(&letter.html)),
                (
                    "calendar",
                    letter.appointment.as_ref().map(|it| format!("{} {}", it.title, it.text)).unwrap_or_default(),
                ),
            ] {
                // `SIGNON Fbalkan`: a letter and the game.
                let seat = |word: &&String| letter.game.as_ref().is_some_and(|game| word[1..] == **game);
                let foreign: Vec<String> = latin(&text).difference(&own).filter(|word| !seat(word)).cloned().collect();
                welded.extend(
                    foreign
                        .into_iter()
                        .map(|word| format!("{} in the {part} of a {}: {word}", language.code(), letter.kind)),
                );
            }
        }
    }
    assert!(welded.is_empty(), "{welded:#?}");
}

/// What stands between the bracket at the beginning of a text and the one that closes it.
fn bracketed(text: &str) -> &str {
    let mut open = 0;
    let end = text.char_indices().find(|(_, letter)| {
        open += i32::from(*letter == '(') - i32::from(*letter == ')');
        open == 0
    });
    &text[..end.map_or(text.len(), |(at, _)| at)]
}

#[test]
fn every_sentence_is_told_what_it_mentions() {
    let english = messages(Language::English);
    let asked = Regex::new(r#"(?:\bsay|words!)(\(\s*"([a-z][a-z0-9-]+)")"#).unwrap();
    let argument = Regex::new(r"\b([a-z_]+) ?= ?[^=]").unwrap();
    let mut checked = 0;
    for folder in ["src", "../templates"] {
        for path in support::files(&support::folder(folder)) {
            let text = std::fs::read_to_string(&path).unwrap_or_default();
            for found in asked.captures_iter(&text) {
                let Some(mentions) = english.get(&found[2]) else { continue };
                let told = bracketed(&text[found.get(1).unwrap().start()..]);
                let told: BTreeSet<&str> =
                    argument.captures_iter(told).map(|name| name.get(1).unwrap().as_str()).collect();
                let missing: Vec<&String> = mentions.iter().filter(|name| !told.contains(name.as_str())).collect();
                assert!(missing.is_empty(), "{}: {} is not told {missing:?}", path.display(), &found[2]);
                checked += 1;
            }
        }
    }
    assert!(checked > 300, "{checked}");
    // Other languages mention the same, and the power whose adjective English has.
    for language in Language::ALL {
        for (id, mentions) in messages(language) {
            let more: Vec<&String> = mentions.difference(&english[&id]).filter(|name| *name != "power").collect();
            assert!(more.is_empty(), "{}.ftl: {id} mentions {more:?}", language.code());
        }
    }
}

/// News in which everybody is spoken to.
const SPEAK_TO_ALL: [News; 3] = [News::SetBack, News::MoreTime, News::Unstarted];

#[test]
fn news_that_speak_to_somebody_alone_stand_in_no_history() {
    let english = support::sentences("en");
    let speaks = Regex::new(r"(?i)\b(yours?|you|please)\b").unwrap();
    let spoken_to = |news: News| {
        let (_, rest) = english.split_once(&format!("\nnotice-{} = ", news.name())).unwrap();
        let more = rest.lines().skip(1).take_while(|line| line.starts_with(' '));
        rest.lines().take(1).chain(more).any(|line| speaks.is_match(line))
    };
    let told: Vec<&News> = News::ALL.iter().filter(|news| news.is_for_all() && spoken_to(**news)).collect();
    assert_eq!(told, SPEAK_TO_ALL.iter().collect::<Vec<_>>(), "a history would tell them to whoever asks");
}
