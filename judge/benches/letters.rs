//! How long letters take: every kind of letter in a language, and a map.
#![allow(missing_docs, reason = "the macro makes a function without any")]

use criterion::{Criterion, criterion_group, criterion_main};
use judge::language::Language;
use judge::letter::Templates;
use judge::map::{self, Plan};
use judge::preview;
use serde_json::json;

fn letters(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("letters");
    group.sample_size(10);
    group.bench_function("a game of some 230 letters, mails and turns included", |bencher| {
        bencher.iter(|| {
            let folder = tempfile::tempdir().expect("a folder");
            preview::play(folder.path(), Language::English, None)
                .expect("the story is tested")
                .parcels()
                .expect("letters")
                .len()
        });
    });
    let templates = Templates::load(None).expect("the templates are tested");
    let position = chancery_engine::RULESETS[0].open(&chancery_engine::Setup::default()).expect("the board is tested");
    let reader = chancery_engine::Reader::Public;
    let told = chancery_engine::RULESETS[0]
        .describe(chancery_engine::Subject::Position(&position), &reader)
        .expect("a position");
    let mut number = 0;
    group.bench_function("a map, drawn and painted", |bencher| {
        bencher.iter(|| {
            // Pictures are remembered by what they show, so each has a title of its own.
            number += 1;
            let (board, scene, title) = (&told["board"], &told["map"], format!("{number}"));
            let plan =
                Plan { board, scene, title: &title, language: Language::Russian, names: &told["names"], part: &[] };
            let svg = map::svg(&templates, &plan).expect("a template");
            map::png(&svg.expect("a drawing")).expect("a picture").len()
        });
    });
    let parts: Vec<Vec<String>> =
        map::colours(&told["board"]).into_iter().map(|(letter, ..)| vec![letter]).chain([Vec::new()]).collect();
    group.bench_function("a turn's maps: the whole board, and each player's part", |bencher| {
        bencher.iter(|| {
            number += 1;
            let (board, scene, title) = (&told["board"], &told["map"], format!("{number}"));
            let plan =
                |part| Plan { board, scene, title: &title, language: Language::English, names: &told["names"], part };
            let pictures = parts.iter().map(|part| {
                let svg = map::svg(&templates, &plan(part)).expect("a template");
                map::png(&svg.expect("a drawing")).expect("a picture").len()
            });
            pictures.sum::<usize>()
        });
    });
    group.bench_function("a page of help in HTML", |bencher| {
        let facts = json!({
            "names": null, "judge": {"name": "Chancery", "address": "judge@x.example"}, "topics": ["orders"],
            "languages": ["English"], "parts": judge::letter::help("classic")["orders"],
        });
        bencher.iter(|| templates.write("help.html", Language::Bulgarian, &facts).expect("a template").len());
    });
    group.finish();
}

criterion_group!(benches, letters);
criterion_main!(benches);
