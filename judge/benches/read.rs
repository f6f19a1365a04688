//! Mails a second that the reader understands in one process, over the project's own mails, or with `CHANCERY_CASES` over the
//! messages of that folder.
#![allow(clippy::unwrap_used, missing_docs, reason = "a benchmark may stop at a fault")]

use std::hint::black_box;
use std::path::{Path, PathBuf};

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use judge::reading::{self, Circumstances};

fn mails() -> Vec<Vec<u8>> {
    let own = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/mails");
    let folder = std::env::var_os("CHANCERY_CASES").map_or(own, |folder| PathBuf::from(folder).join("mail/open"));
    let entries = std::fs::read_dir(&folder);
    let entries = entries.unwrap_or_else(|error| panic!("the mails in {} cannot be read: {error}", folder.display()));
    let mut files: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    files.retain(|path| path.extension().is_some_and(|ending| ending == "eml"));
    files.sort();
    assert!(!files.is_empty(), "there is nothing to measure: {} holds no mail", folder.display());
    files.iter().map(|path| std::fs::read(path).unwrap()).collect()
}

fn read(criterion: &mut Criterion) {
    let mails = mails();
    let circumstances = Circumstances {
        authserv_id: "mx.judge.example".into(),
        largest: 10_000_000,
        own: "judge@judge.example".into(),
        ..Circumstances::default()
    };
    let mut group = criterion.benchmark_group("read");
    group.throughput(Throughput::Elements(mails.len() as u64));
    group.bench_function("mails", |bencher| {
        bencher.iter(|| {
            for mail in &mails {
                black_box(reading::read(mail, &circumstances).commands);
            }
        });
    });
    group.finish();
}

criterion_group!(benches, read);
criterion_main!(benches);
