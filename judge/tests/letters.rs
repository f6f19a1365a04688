//! Every kind of letter in every language: the same as recorded, complete, small, well formed, and readable where it is read.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

#[path = "letters/browser.rs"]
mod browser;
#[path = "letters/messages.rs"]
mod messages;
#[path = "letters/sentences.rs"]
mod sentences;
mod support;

use std::collections::BTreeSet;
use std::fmt::Write;
use std::sync::OnceLock;

use judge::capability::Capability;
use judge::command::Class;
use judge::language::Language;
use judge::letter::{
    Answer, Letter, LetterKind, Letterhead, News, Templates, Thread, compose, finished_html, finished_text, help,
};
use judge::outbox::Parcel;
use judge::preview;
use mailparse::{MailHeaderMap, ParsedMail};
use regex::Regex;
use scraper::{Html, Selector};
use unicode_width::UnicodeWidthStr;

/// The letters of the story that has every kind, in one language.
struct Played {
    parcels: Vec<Parcel>,
    letterhead: Letterhead,
    flaws: Vec<String>,
}

fn played(language: Language) -> &'static Played {
    static PLAYED: [OnceLock<Played>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];
    let index = Language::ALL.iter().position(|known| *known == language).unwrap();
    PLAYED[index].get_or_init(|| {
        let folder = tempfile::tempdir().unwrap();
        let stage = preview::play(folder.path(), language, None).unwrap();
        let flaws = stage.templates().flaws().iter().map(ToString::to_string).collect();
        Played { parcels: stage.parcels().unwrap(), letterhead: stage.letterhead().clone(), flaws }
    })
}

/// One letter of each kind and subject; numbers and the names of seats in subjects make no difference.
fn kinds(played: &Played) -> Vec<&Parcel> {
    let mut seen = BTreeSet::new();
    let plain = |subject: &str| -> String { subject.chars().filter(|letter| !letter.is_ascii_digit()).collect() };
    played.parcels.iter().filter(|parcel| seen.insert((&parcel.letter.kind, plain(&parcel.letter.subject)))).collect()
}

/// What differs from one run to the next.
fn fixed(text: &str) -> String {
    let form = Regex::new(r"form [A-Z2-9]{6}").unwrap();
    let tag = Regex::new(r"([oy])\.\d+\.[a-z2-7]+").unwrap();
    let picture = Regex::new(r"cid:[0-9a-f]+@").unwrap();
    let text = form.replace_all(text, "form ......").into_owned();
    let text = tag.replace_all(&text, "$1.......").into_owned();
    picture.replace_all(&text, "cid:...@").into_owned()
}

/// Compares with what was recorded; `UPDATE_SNAPSHOTS=1` records.
fn compare(name: &str, text: &str) {
    let path = support::folder("tests/letters").join(name);
    if std::env::var_os("UPDATE_SNAPSHOTS").is_some() {
        std::fs::write(&path, text).unwrap();
    }
    let recorded = std::fs::read_to_string(&path).unwrap_or_default();
    let differs = recorded.lines().zip(text.lines()).position(|(one, other)| one != other);
    let line = differs.unwrap_or_else(|| recorded.lines().count().min(text.lines().count()));
    let shown = |text: &str| text.lines().nth(line).unwrap_or("(the end)").to_owned();
    assert!(
        recorded == text,
        "{name} line {} was\n  {}\nand is\n  {}\nUPDATE_SNAPSHOTS=1 records it",
        line + 1,
        shown(&recorded),
        shown(text)
    );
}

fn snapshot(language: Language) {
    let played = played(language);
    assert_eq!(played.flaws, [""; 0]);
    let mut texts = String::new();
    for parcel in kinds(played) {
        let letter = &parcel.letter;
        let text = fixed(&finished_text(&played.letterhead, letter));
        writeln!(texts, "======== {} to {}\nSubject: {}\n\n{text}", letter.kind, parcel.to, letter.subject).unwrap();
        for picture in &letter.pictures {
            writeln!(texts, "[{}: {}]\n", picture.name, picture.alt).unwrap();
        }
    }
    compare(&format!("{}.txt", language.code()), &texts);
}

#[test]
fn english_letters_are_as_recorded() {
    snapshot(Language::English);
    let played = played(Language::English);
    let mut seen = BTreeSet::new();
    let first = kinds(played).into_iter().filter(|parcel| seen.insert(parcel.letter.kind));
    let html = first.map(|parcel| fixed(&finished_html(&played.letterhead, &parcel.letter)));
    compare("en.html", &html.collect::<Vec<_>>().join("\n"));
}

#[test]
fn russian_letters_are_as_recorded() {
    snapshot(Language::Russian);
}

#[test]
fn bulgarian_letters_are_as_recorded() {
    snapshot(Language::Bulgarian);
}

#[test]
fn chinese_letters_are_as_recorded() {
    snapshot(Language::Chinese);
}

/// What no game of the preview's systems causes: another story tells it (`tests/toy`).
const NEWS_OF_OTHER_SYSTEMS: [News; 1] = [News::MasterAwaited];

/// News of games that are played otherwise than the preview's; `tests/stories/endings.story` has them, and
/// `tests/restore.rs` those of a copy, `tests/keys.rs` the one of letters that allow nothing any more, `tests/clock.rs` the one of an
/// outage when orders were due.
const NEWS_OF_OTHER_GAMES: [News; 15] = [
    News::Outage,
    News::SetBack,
    News::DueAgain,
    News::Revoked,
    News::OtherMaster,
    News::NamedMaster,
    News::DrawListProposed,
    News::Stalemate,
    News::Granted,
    News::Formed,
    News::RollCall,
    News::RollMissed,
    News::RollOver,
    News::Unreached,
    News::PartnerApproved,
];

/// The kinds that letters are written of.
fn written() -> impl Iterator<Item = LetterKind> {
    LetterKind::ALL.iter().copied().filter(|kind| *kind != LetterKind::Unknown)
}

#[test]
fn the_preview_has_every_kind_of_letter_and_all_news() {
    let parcels = &played(Language::English).parcels;
    let kinds: BTreeSet<LetterKind> = parcels.iter().map(|parcel| parcel.letter.kind).collect();
    for kind in written() {
        assert!(kinds.contains(&kind), "no letter of the preview's story is of kind {kind}");
    }
    let english = support::sentences("en");
    let told: Vec<String> = parcels
        .iter()
        .filter(|parcel| parcel.letter.kind == LetterKind::Notice)
        .map(|parcel| parcel.letter.text.split_whitespace().collect::<Vec<_>>().join(" "))
        .collect();
    let elsewhere = [&NEWS_OF_OTHER_SYSTEMS[..], &NEWS_OF_OTHER_GAMES].concat();
    for news in News::ALL.iter().filter(|news| !elsewhere.contains(news)) {
        let id = format!("\nnotice-{} = ", news.name());
        let (_, sentence) = english.split_once(&id).unwrap_or_else(|| panic!("no message{id}"));
        // The longest part of it without anything that it mentions.
        let parts = sentence.lines().next().unwrap().split(['{', '}']).filter(|part| !part.contains('$'));
        let longest = parts.max_by_key(|part| part.len()).unwrap().trim();
        assert!(told.iter().any(|text| text.contains(longest)), "the preview's story has no news {news:?}: {longest}");
    }
}

#[test]
fn the_preview_answers_every_question() {
    let parcels = &played(Language::English).parcels;
    let questions = judge::command::commands().filter(|spec| spec.class == Class::Look);
    let asked = |word: &str| {
        parcels.iter().any(|parcel| parcel.letter.text.lines().any(|line| line.starts_with(&format!("> {word}"))))
    };
    for spec in questions {
        assert!(spec.words.iter().any(|word| asked(word)), "nobody asks {spec:?} in the preview's story");
    }
}

#[test]
fn kinds_of_letters_have_names_of_their_own_and_subjects() {
    let mut names = BTreeSet::new();
    let english = sentences::messages(Language::English);
    for kind in written() {
        let entry = kind.entry();
        assert!(names.insert(entry.name), "{} names two kinds", entry.name);
        assert!(entry.subject.last().is_some_and(|line| line.when.is_empty()), "{kind} may have no subject");
        for line in entry.subject {
            let told: BTreeSet<String> = line.told.iter().map(|(name, _)| (*name).to_owned()).collect();
            assert_eq!(english.get(line.say), Some(&told), "{}: what it mentions and what it is told", line.say);
        }
    }
}

#[test]
fn a_kind_of_letter_stands_in_stores_by_its_name_and_one_of_a_later_version_is_no_fault() {
    let stored = |kind: &str| {
        format!(
            r#"{{"kind": "{kind}", "game": null, "subject": "", "text": "", "in_reply_to": null, "references": []}}"#
        )
    };
    for kind in written() {
        let read: Letter = serde_json::from_str(&stored(kind.entry().name)).unwrap();
        assert_eq!(read.kind, kind);
        assert_eq!(serde_json::to_value(&read).unwrap()["kind"], kind.entry().name);
    }
    assert_eq!(serde_json::from_str::<Letter>(&stored("treaty")).unwrap().kind, LetterKind::Unknown);
}

#[test]
fn a_letter_allows_the_answer_that_its_kind_says() {
    let mut allowed = BTreeSet::new();
    for parcel in &played(Language::English).parcels {
        let kind = parcel.letter.kind;
        let form = matches!(parcel.letter.capability, Some(Capability::Orders { .. }));
        let yes = matches!(parcel.letter.capability, Some(Capability::Confirm { .. }));
        let fits = match kind.entry().matter.answer {
            Answer::Yes => yes,
            _ => !yes,
        };
        assert!(fits, "{kind} allows {:?}", parcel.letter.capability);
        // Whoever plays or leads can order and speak by an answer to any letter of his game.
        let plays = kind.entry().thread == Thread::Game && !parcel.letter.optional;
        assert!(!plays || form || yes, "{kind} to {} cannot be answered: {}", parcel.to, parcel.letter.text);
        allowed.extend((form || yes).then_some(kind));
    }
    let answered = |kind: &LetterKind| matches!(kind.entry().matter.answer, Answer::Orders | Answer::Yes);
    for kind in written().filter(answered) {
        assert!(allowed.contains(&kind) || kind == LetterKind::Error, "no {kind} can be answered");
    }
}

#[test]
fn what_people_write_is_shown_as_it_is_and_does_nothing() {
    let played = played(Language::English);
    let press = played.parcels.iter().find(|parcel| parcel.letter.text.contains("Galicia to nobody")).unwrap();
    assert!(press.letter.text.contains("<b>please</b>"));
    assert!(press.letter.html.contains("&lt;b&gt;please&lt;&#x2f;b&gt;"), "{}", press.letter.html);
}

/// The lines that the reader takes for the author's own when a letter's text, or its HTML, comes back unmarked.
fn come_back(parcel: &Parcel) -> Vec<Vec<String>> {
    let html =
        format!("From: Anna <anna@anna.example>\nContent-Type: text/html; charset=utf-8\n\n{}", parcel.letter.html);
    let read = judge::reading::read(html.as_bytes(), &judge::reading::Circumstances::default());
    vec![judge::text::own_lines(&parcel.letter.text), read.lines]
}

#[test]
fn no_letter_in_any_language_holds_a_command_that_would_run_if_it_were_quoted_unmarked() {
    let mut orders = BTreeSet::new();
    for language in Language::ALL {
        let played = played(language);
        for parcel in played.parcels.iter().filter(|parcel| parcel.letter.kind != LetterKind::Press) {
            for own in come_back(parcel) {
                let signed: Vec<String> = ["SIGNON Fbalkan fra-word".to_owned()].into_iter().chain(own).collect();
                for line in judge::command::read(&signed).into_iter().skip(1) {
                    let judge::command::Command::Order(order) = line.command else {
                        panic!("{:?} would run in {}: {}", line.command, language.code(), parcel.letter.text);
                    };
                    orders.insert(order);
                }
            }
        }
    }
    assert!(orders.len() > 1000, "{} lines", orders.len());
}

#[test]
fn letters_begin_with_what_must_be_done_and_count_no_order_that_nobody_gave() {
    let parcels = &played(Language::English).parcels;
    let plain = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
    let texts: Vec<String> = parcels.iter().map(|parcel| plain(&parcel.letter.text)).collect();
    let any = |fits: &dyn Fn(&str) -> bool| texts.iter().any(|text| fits(text));
    for first in [
        "Your fleet in Trieste must retreat: Adriatic Sea or Albania. Next: Retreats for Fall of 1901, due",
        "You sent no orders. The turn waits for them until",
        "Your orders are in; you can still change them until",
    ] {
        assert!(any(&|text| text.starts_with(first)), "no letter begins: {first}");
    }
    assert!(
        any(&|text| text.contains("Played: Movement for Fall of 1901. 1 of your 2 orders succeeded.")),
        "one had none"
    );
    assert!(any(&|text| text.contains("Austria: A Ser, A Vie (3) England: F Lon, A Lvp, F Nwg (3)")), "a line a power");
    for parcel in parcels.iter().filter(|parcel| parcel.letter.text.contains("\n:: Judge: ")) {
        let (lede, _) = parcel.letter.text.split_once("\n:: Judge: ").unwrap();
        assert!(!lede.trim().is_empty(), "lines for programs come first in {}", parcel.letter.text);
    }
}

#[test]
fn turns_that_were_played_before_there_were_phrases_are_told_as_they_stand() {
    let facts = serde_json::json!({
        "names": null, "system": "classic", "number": 1, "pictures": [], "game": {"name": "old"},
        "results": {"phases": [{
            "kind": "Movement", "season": "Spring", "year": 1901, "ownership": null, "counts": null,
            "dislodged": ["The Austrian Fleet in Trieste can retreat to Albania."],
            "lines": [
                {"power": "Austria", "text": "Fleet Trieste HOLD", "flags": "dislodged", "why": ["dislodged by Army Venice"]},
                {"power": "Italy", "text": "Army Venice -> Trieste", "flags": "", "why": []},
            ],
        }]},
    });
    let templates = Templates::load(None).unwrap();
    for language in Language::ALL {
        let text = templates.write("classic/results.txt", language, &facts).unwrap();
        let signs = if language == Language::Chinese { ("：", "。") } else { (": ", ".") };
        let line = format!("Austria{}Fleet Trieste HOLD{} (*dislodged*)", signs.0, signs.1);
        assert!(text.contains(&line), "{text}");
        let html = templates.write("classic/results.html", language, &facts).unwrap();
        assert!(
            html.contains("Army Venice -&gt; Trieste")
                && html.contains(&format!("✗ dislodged</span>{}dislodged by Army Venice", signs.0)),
            "{html}"
        );
    }
}

#[test]
fn a_preview_has_an_index_of_files_that_are_there() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("letters");
    let output = support::chancery(&["preview", "-l", "bg", place.to_str().unwrap()], b"");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(String::from_utf8_lossy(&output.stdout).trim(), place.join("index.html").display().to_string());
    let index = Html::parse_document(&std::fs::read_to_string(place.join("index.html")).unwrap());
    let links = Selector::parse("a[href]").unwrap();
    let links: Vec<&str> = index.select(&links).filter_map(|link| link.value().attr("href")).collect();
    for link in &links {
        assert!(std::fs::metadata(place.join(link)).is_ok_and(|file| file.len() > 0), "{link} is not there");
    }
    for ending in ["eml", "txt", "html", "png"] {
        assert!(links.iter().filter(|link| link.ends_with(ending)).count() > 3, "no {ending}");
    }
    let kinds: Vec<String> = support::files(&place).iter().map(|path| path.display().to_string()).collect();
    assert!(!kinds.iter().any(|path| path.contains(".stage")), "what it was made with is gone");
    let wrong = support::chancery(&["preview", "-l", "tlh", place.to_str().unwrap()], b"");
    assert_eq!(wrong.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&wrong.stderr).contains("there are en, ru, bg, zh-Hant"));
}

#[test]
fn what_a_part_says_alike_to_all_who_see_the_same_it_says_alike() {
    let folder = tempfile::tempdir().unwrap();
    // A template that is the same, so that whatever is wrong with the built-in ones is told and nothing stands in for them.
    std::fs::copy(support::folder("../templates/foot.txt"), folder.path().join("foot.txt")).unwrap();
    assert_eq!(preview::flaws(folder.path()).unwrap(), []);
}
