//! Facts and templates: every kind of letter is written from its facts alone, with all that may be there and with none of it.
#![allow(clippy::unwrap_used, reason = "a test may stop at a fault")]

mod support;

use std::sync::Arc;

use chancery_engine::{Reader, Subject, Term};
use judge::clock::Moment;
use judge::config::Config;
use judge::demo;
use judge::facts::*;
use judge::game::{self, Chapter, Status};
use judge::language::Language;
use judge::letter::{LetterKind, News, Templates};
use judge::stage::Stage;
use serde_json::{Value, json};

const NOW: Moment = Moment(1_772_474_400);

/// A game, a turn that was played in it, and what the ruleset tells of both.
struct Table {
    game: game::Game,
    chapter: Chapter,
    position: Value,
    results: Value,
    /// What other seats show: nothing, and something.
    offers: [Value; 2],
    /// Turns that did not come up.
    over: [Value; 1],
}

fn table() -> Table {
    let folder = tempfile::tempdir().unwrap();
    let mut stage = Stage::as_installed(folder.path(), chancery_engine::RULESETS).unwrap();
    stage.play(demo::story("classic").unwrap(), "\n", &mut std::io::sink()).unwrap();
    let store = stage.desk().store();
    let name = store.game_names().unwrap().remove(0);
    let mut game = store.game(&name).unwrap().unwrap();
    game.status = Status::Running;
    let chapter = store.chapters(&name).unwrap().remove(0);
    let classic = chancery_engine::RULESETS[0];
    let position = facts_of(&game, classic);
    let results = classic.describe(Subject::Chronicle(&chapter.chronicle), &Reader::Public).unwrap();
    let offers = [json!([]), json!([{"text": "Italy offers peace."}])];
    Table { game, chapter, position, results, offers, over: [json!("Fall")] }
}

fn facts_of(game: &game::Game, rules: &dyn chancery_engine::Ruleset) -> Value {
    position(game, rules, &Reader::Public).unwrap()
}

fn counterfoil() -> judge::receipt::Counterfoil {
    judge::receipt::Counterfoil { number: 1, taken: Moment(0), orders: "digest".into(), salt: "salt".into() }
}

fn form() -> Form {
    let lines = vec!["A PAR H ; may go: Bur".into(), "F BRE H".into()];
    Form {
        id: "ABCDEF".into(),
        game: "BALKAN".into(),
        seat: "FRANCE".into(),
        label: "S1901M".into(),
        lines,
        count: 2,
        link: Some(Link { before: "mailto:judge+".into(), sealed: true, after: "@chancery.example".into() }),
        asks: vec![],
    }
}

impl Table {
    /// What every letter is told; bare: of a game that has no turn.
    fn frame(&self, full: bool) -> Frame {
        let mut game = self.game.clone();
        if !full {
            (game.round, game.status) = (None, Status::Over(game::End::Terminated));
        }
        let seeds = vec![OpenSeed { label: "S1901M".into(), seed: "00".into() }];
        let lots = if full { Lots { seal: Some("ff".into()), seeds, end: Some("ee".into()) } } else { Lots::default() };
        Frame { lots, ..Frame::of(&Config::default(), &game, self.position["names"].clone().into(), NOW) }
    }

    fn place(&self, full: bool) -> Place {
        if !full {
            return Place::default();
        }
        let shown = Shown { id: "map@chancery".into(), alt: "A map.".into(), part: false };
        let own = vec!["France".into()];
        let missing = self.game.chairs[0].missing.clone();
        let (seat, letter) = (Some(Term::name("France")), "F".into());
        Place {
            seat,
            letter,
            own,
            silent: false,
            missing,
            form: Some(form()),
            pictures: vec![shown],
            self_asked: true,
            receipt: Some(counterfoil()),
        }
    }

    /// What a master did, as results tell it.
    fn deeds(&self, full: bool) -> Vec<Logged> {
        let deed = self.game.ledger.deeds.iter().take(usize::from(full));
        deed.map(|deed| Logged::of(&self.game, 1, deed)).collect()
    }

    /// What a kind of letter tells of the game; `None`: it is an answer.
    fn told(&self, kind: LetterKind, full: bool) -> Option<Told<'_>> {
        let seat = || Some(Term::name("France")).filter(|_| full);
        Some(match kind {
            LetterKind::Start | LetterKind::Waiting | LetterKind::Reminder => Told::Nothing {},
            LetterKind::Results => Told::Results {
                record: Some("digest"),
                results: &self.results,
                number: 1,
                of: "S1901M",
                played: "Spring".into(),
                deeds: self.deeds(full),
            },
            LetterKind::Kept => {
                let line = KeptLine { echo: "A PAR - BUR".into(), good: false, told: "No.".into() };
                let lines: Vec<KeptLine> = full.then_some(line).into_iter().collect();
                Told::Kept { wrong: lines.len(), lines, over: if full { &self.over } else { &[] } }
            }
            LetterKind::Offer => Told::Offer { offers: &self.offers[usize::from(full)] },
            LetterKind::Late => Told::Late { late: seat().into_iter().collect() },
            LetterKind::Notice => {
                let since = Some(NOW.stamp(&jiff::tz::TimeZone::UTC)).filter(|_| full);
                let what = if full { News::Unwell } else { News::Settings };
                let piece = Piece { what, about: seat(), letters: String::new(), count: usize::from(full), since };
                Told::News { what, about: seat(), news: vec![piece] }
            }
            LetterKind::End => {
                let how = if full { "won" } else { "terminated" };
                let ending = Ending { how, seats: seat(), count: usize::from(full), among: "some", lot: None };
                let rules = chancery_engine::RULESETS[0];
                let chapter = || Turned::of(&self.game, &self.chapter, rules, &Reader::Public).unwrap();
                let (chapters, opening, holders) = (full.then(chapter).into_iter().collect(), Value::Null, Vec::new());
                Told::End(Ended { ending, chapters, opening, holders })
            }
            LetterKind::Press => {
                let author = Some(Term::name("Italy")).filter(|_| full);
                let header = Box::new(chancery_engine::Phrase::new("press-header-all-grey").with("game", "balkan"));
                Told::Press { author, grey: (!full).then_some(true), readers: seat(), header, press: "Peace!" }
            }
            _ => return None,
        })
    }

    /// The facts of a letter.
    fn facts(&self, kind: LetterKind, full: bool) -> Value {
        if let Some(told) = self.told(kind, full) {
            // Only letters that show the board are told of it.
            let position = if full { &self.position } else { &Value::Null };
            let board = matches!(kind, LetterKind::Start | LetterKind::Results);
            let position = if board { &self.position } else { position };
            // A game that begins or goes on has a turn.
            let frame = self.frame(full || kind != LetterKind::End);
            return json!(Page { frame: &frame, place: self.place(full), position, told });
        }
        let alone = Frame::alone(&Config::default(), NOW);
        let until = NOW.stamp(&jiff::tz::TimeZone::UTC);
        let question =
            |more| json!(Question { frame: alone.clone(), what: "balkan", from: json!("a@b.example"), until, more });
        match kind {
            LetterKind::Receipt | LetterKind::Error => self.receipt(full),
            LetterKind::Confirm | LetterKind::Move | LetterKind::Second => question(None),
            LetterKind::Forget if full => {
                question(Some(Waiting { lines: vec!["balkan".into()], ..Waiting::default() }))
            }
            LetterKind::Forget => question(Some(Waiting::default())),
            LetterKind::Partner => question(None),
            LetterKind::Deputy => {
                question(Some(Waiting { deadline: Some(NOW.stamp(&jiff::tz::TimeZone::UTC)), ..Waiting::default() }))
            }
            LetterKind::AskOwner if full => question(Some(Waiting {
                ground: Ground::Person,
                deadline: Some(NOW.stamp(&jiff::tz::TimeZone::UTC)),
                lines: vec!["A Par-Bur".into()],
                ..Waiting::default()
            })),
            LetterKind::AskOwner => question(Some(Waiting::default())),
            LetterKind::SeatOffer => json!(SeatOffer {
                frame: self.frame(full),
                seat: Seated { title: Term::name("Turkey"), stands: "2/3".into() },
                position: self.position.clone(),
                until: NOW.stamp(&jiff::tz::TimeZone::UTC),
            }),
            LetterKind::Hasten => question(Some(Waiting {
                lines: vec!["movement 30m".into()],
                look: serde_json::json!({"say": "quick-at-once"}),
                ..Waiting::default()
            })),
            LetterKind::Absence => {
                let at = NOW.stamp(&jiff::tz::TimeZone::UTC);
                let absence =
                    AskedAbsence { seat: Some(Term::name("France")), from: at.clone(), until: at, asked: 20, left: 3 };
                question(Some(Waiting { absence: Some(absence), ..Waiting::default() }))
            }
            LetterKind::Warning => {
                let what = if full { Tried::Attempt } else { Tried::Forged };
                let concerns = if full { "balkan" } else { "" };
                let operator = "operator@judge.example";
                json!(Warning { frame: alone, what, concerns, more: "", changed: full.then_some(true), operator })
            }
            LetterKind::Digest => digest(alone, full),
            LetterKind::Operator => json!(Note { frame: alone, text: "Something happened." }),
            other => panic!("nobody has written down what a letter of kind {other} is told"),
        }
    }

    fn receipt(&self, full: bool) -> Value {
        let frame = if full { self.frame(true) } else { Frame::alone(&Config::default(), NOW) };
        let sheet = SeatSheet {
            receipt: vec![":: Receipt: 1".into()],
            game: Timed::of(&self.game, ""),
            system: frame.system.clone(),
            seat: Term::name("France"),
            orders: json!({"lines": [{"power": {"name": "France"}, "text": "A Par-Bur"}]}),
            offers: json!([{"text": "Italy offers peace."}]),
            notes: vec!["One too many.".into()],
            warnings: vec!["Two of them go to one place.".into()],
            standing: vec!["A PAR H".into()],
            trial: false,
            pending: vec![Pending {
                turn: "Fall".into(),
                label: "F1901M".into(),
                lines: vec!["A PAR - BUR".into()],
                wait: Some(true),
            }],
            missing: vec!["F Bre".into()],
            wait: true,
            due: true,
            late: true,
        };
        let idle = SeatSheet { due: false, trial: true, ..sheet.clone() };
        let sheets = if full { vec![sheet, idle] } else { Vec::new() };
        let entries = [Entry {
            echo: "A Par-Bur".into(),
            good: false,
            left: false,
            more: false,
            text: "No.".into(),
            back: vec!["RESIGN".into()],
            about: vec!["I agree.".into()],
            unshown: 0,
        }];
        let sections = [Section { text: "More.".into(), html: "<p>More.</p>".into(), ..Section::default() }];
        json!(Receipt {
            frame,
            reader: Correspondent { name: if full { "Anna" } else { "" }, address: "anna@anna.example" },
            entries: if full { &entries } else { &[] },
            sections: if full { &sections } else { &[] },
            wrong: usize::from(full),
            left: usize::from(full),
            standing: Standing::of(&sheets),
            sheets: &sheets,
            form: Some(form()).filter(|_| full),
            draft: full.then(|| Awaited { reader: Term::name("Italy"), date: NOW.stamp(&jiff::tz::TimeZone::UTC) }),
        })
    }

    /// A history of a turn and of press; bare: of nothing.
    fn history(&self, full: bool) -> Value {
        let turn = Turned::of(&self.game, &self.chapter, chancery_engine::RULESETS[0], &Reader::Public).unwrap();
        let past = |turn: Option<Turned>, text: Option<&str>| Past {
            archived: "Mon Mar 2 18:00:00 2026 (1772474400)".into(),
            at: NOW.stamp(&self.game.pace.time_zone()),
            subject: "CHAN:balkan - S1901M Results".into(),
            turn,
            told: json!("Somebody said:"),
            text: text.map(str::to_owned),
        };
        let entries = vec![past(Some(turn), None), past(None, Some("Peace")), past(None, None)];
        let from = full.then(|| NOW.stamp(&self.game.pace.time_zone()));
        let entries = if full { entries } else { Vec::new() };
        let (frame, until) = (self.frame(full), from.clone());
        json!(History { frame, entries, pictures: Vec::new(), from, until, wordless: full })
    }

    /// The seats of the game, one of them with two players.
    fn holders(&self) -> Vec<Holder> {
        let mut holders = Holder::all_of(&self.game, &[], true);
        holders[0].held.push(Held { name: json!("Zoe"), since: 2, label: "F1901M".into() });
        holders
    }

    fn of_game(&self, full: bool) -> Value {
        let rules = chancery_engine::RULESETS[0];
        let unwell = Unreached { seat: Term::name("France"), since: NOW.stamp(&jiff::tz::TimeZone::UTC) };
        json!(OfGame {
            frame: self.frame(full),
            position: if full { self.position.clone().into() } else { Arc::default() },
            pictures: Vec::new(),
            chapters: full
                .then(|| Turned::of(&self.game, &self.chapter, rules, &Reader::Public).unwrap())
                .into_iter()
                .collect(),
            opening: if full { self.position.clone().into() } else { Arc::default() },
            holders: if full { self.holders() } else { Vec::new() },
            created: NOW.stamp(&jiff::tz::TimeZone::UTC),
            unwell: full.then_some(unwell).into_iter().collect(),
            attending: Attending::of(&self.game, true).filter(|_| full),
            people: full
                .then(|| Introduced { name: "Anna".into(), observer: true, text: "Hello.".into() })
                .into_iter()
                .collect(),
        })
    }
}

/// Writes a pair of templates in every language; what a template asks for and is not told is a fault.
fn written(templates: &Templates, template: &str, facts: &Value) {
    for language in Language::ALL {
        for ending in ["txt", "html"] {
            let name = format!("{template}.{ending}");
            let text = templates.write(&name, language, facts);
            let text = text.unwrap_or_else(|error| panic!("{name} in {}: {error:?}\n{facts:#}", language.code()));
            assert!(!text.trim().is_empty(), "{name} says nothing");
        }
    }
}

#[test]
fn every_kind_of_letter_is_written_with_all_facts_and_with_the_fewest() {
    let table = table();
    let templates = Templates::load(None).unwrap();
    for kind in LetterKind::ALL.iter().copied().filter(|kind| *kind != LetterKind::Unknown) {
        for (full, short, optional) in [(true, false, true), (false, false, false), (true, true, false)] {
            let mut facts = table.facts(kind, full);
            let subject = kind.subject(&judge::letter::Facts::of(&facts));
            for (name, told) in &subject.args {
                // News differ in what their subject mentions.
                let may = matches!(kind, LetterKind::Notice | LetterKind::End) || !full;
                assert!(may || !told.is_null(), "{kind}: {} is not told its {name}", subject.id);
            }
            // What is known only when the letter is written.
            facts["title"] = json!("A subject");
            (facts["subject"], facts["short"], facts["optional"]) = (json!("a subject"), json!(short), json!(optional));
            facts["token"] = json!("theplaceofacapability");
            written(&templates, kind.entry().templates.name, &facts);
        }
    }
}

#[test]
fn every_answer_about_games_is_written_with_all_facts_and_with_the_fewest() {
    let table = table();
    let templates = Templates::load(None).unwrap();
    for full in [true, false] {
        for template in ["game", "summary", "whogame", "whofull"] {
            written(&templates, template, &table.of_game(full));
        }
        written(&templates, "history", &table.history(full));
        let leaf = Leaf { page: 1, pages: 2, next: Some("LIST 2".into()) };
        let listed = game::Listed { comment: "For people with jobs.".into(), needed: 2, ..table.game.listed() };
        let opening = game::Opening { title: Term::name("Turkey"), stands: "2/3".into() };
        let listed = game::Listed { openings: vec![opening], ..listed };
        for (wordless, status) in [(false, "forming"), (true, "paused")] {
            let row = Row::of(&listed, status, Some(chancery_engine::RULESETS[0].about()), wordless);
            let games = full.then_some(row).into_iter().collect();
            written(&templates, "list", &json!(List { games, leaf: leaf.clone(), wordless }));
        }
        let told = full.then(|| Section { text: "Game".into(), html: "<p>Game</p>".into(), ..Section::default() });
        let games = json!([{"name": "balkan", "told": told}]);
        written(&templates, "list-full", &json!({"games": games, "leaf": leaf, "wordless": full}));
    }
    let seat = json!({"title": Term::name("Turkey"), "alone": 1, "shared": 0, "survived": 2, "out": 3});
    let board = json!({
        "name": "Standard", "rules": "preset=1971", "games": 2, "alone": 1, "shortest": 5, "middle": 5, "longest": 9, "owed": 30,
        "late": 2, "never": 1, "seats": [seat],
    });
    let player = json!({
        "name": "Anna", "rating": 1532, "games": 1, "alone": 1, "shared": 0, "survived": 0, "out": 0, "left": 1, "owed": 9,
        "late": 1, "never": 0, "in_time": 88,
    });
    let more = StatsOf { games: Some(2), waiting: true, boards: vec![board], more: 3, ..StatsOf::default() };
    for (players, known) in [(vec![], false), (vec![], true), (vec![player.clone()], true)] {
        written(&templates, "stats", &json!(StatsOf { players, known, ..more.clone() }));
    }
    written(&templates, "stats", &json!(StatsOf { players: vec![player], ..StatsOf::default() }));
    written(&templates, "version", &json!(Version { version: "0", people: 1, games: 2, key: "k".into() }));
}

/// The facts of a digest.
fn digest(frame: Frame, full: bool) -> Value {
    let at = NOW.stamp(&jiff::tz::TimeZone::UTC);
    let news = |game: &str| (game.to_owned(), OldNews { at: at.clone(), text: "Somebody has left.".into() });
    let all = if full { vec![news("balkan"), news("lab"), news("balkan")] } else { vec![news("lab")] };
    json!(Digest::of(frame, all))
}
