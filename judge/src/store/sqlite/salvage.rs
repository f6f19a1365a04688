//! Mails that lie whole in a file, or in a log beside it, that are a store no more: pages of it are damaged, or the file is not the log's. Each
//! page is looked at by itself (<https://sqlite.org/fileformat2.html>), and by its sum it is known of a row that it is one, and whole.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::File;
use std::io;
use std::os::unix::fs::FileExt;
use std::path::Path;

use rusqlite::types::ValueRef;

use super::super::{Store, StoreError};
use super::layout::anew;
use super::sums::{self, Table};
use crate::clock::Moment;
use crate::event::RawMail;
use crate::files;

/// What the header of a file, of a log and of each page in it is long, and where the numbers stand in them.
const SIZE_IN_FILE: u64 = 16;
const LOG_HEAD: u64 = 32;
const SIZE_IN_LOG: u64 = 8;
const SALT_IN_LOG: u64 = 16;
const FRAME_HEAD: u64 = 24;
const SALT_IN_FRAME: u64 = 8;
/// How a page begins that holds rows, and how much stands before where its rows are noted.
const LEAF: u8 = 0x0d;
const LEAF_HEAD: usize = 8;
/// The header of the file stands on its first page.
const FILE_HEAD: usize = 100;

/// Where a row lies: on which page of which, and where on it.
#[derive(Clone, Copy, Debug)]
struct Place {
    of: Of,
    at: u64,
    cell: usize,
}

/// A file, or the log beside it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Of {
    File,
    Log,
}

/// The pages of a file, and those of the log beside it.
struct Pages {
    file: Option<File>,
    log: Option<File>,
    size: usize,
    /// Where all of them begin, the oldest first; those of the file are older than those of its log.
    begin: Vec<(Of, u64)>,
    /// Where in the log a page was written last.
    newest: BTreeMap<u32, u64>,
}

/// A row as it is written.
struct Record {
    row: i64,
    bytes: Vec<u8>,
}

/// What can be had from what was a store.
pub(in crate::store) struct Salvage {
    pages: Pages,
    inbox: Table,
    /// Where each mail lies that is whole: the newest of what is known of it.
    whole: BTreeMap<(i64, String), Place>,
    /// Sources of mails that are not, as far as they can be read.
    torn: BTreeSet<String>,
}

fn number<const BYTES: usize>(file: &File, at: u64) -> io::Result<u64> {
    let mut bytes = [0; BYTES];
    file.read_exact_at(&mut bytes, at)?;
    Ok(bytes.iter().fold(0, |number, byte| number << 8 | u64::from(*byte)))
}

fn is_size(size: usize) -> bool {
    size.is_power_of_two() && (512..=65_536).contains(&size)
}

impl Pages {
    fn open(path: &Path) -> Pages {
        let [path, beside, ..] = Store::files(&files::behind_links(path));
        let [file, log] = [path, beside].map(|path| files::open(&path).ok());
        let length =
            |file: &Option<File>| file.as_ref().and_then(|file| Some(file.metadata().ok()?.len())).unwrap_or(0);
        let told = |said: Option<u64>| said.and_then(|size| usize::try_from(size).ok()).filter(|size| is_size(*size));
        let in_log = log.as_ref().and_then(|log| number::<4>(log, SIZE_IN_LOG).ok());
        let in_file = file.as_ref().and_then(|file| number::<2>(file, SIZE_IN_FILE).ok());
        let size = told(in_log).or(told(in_file)).unwrap_or(4096);
        let in_file = (0..length(&file) / size as u64).map(|page| (Of::File, page * size as u64)).collect();
        let frame = FRAME_HEAD + size as u64;
        let frames = length(&log).saturating_sub(LOG_HEAD) / frame;
        let mut pages = Pages { file, log, size, begin: in_file, newest: BTreeMap::new() };
        pages.add_frames((0..frames).map(|number| LOG_HEAD + number * frame));
        pages
    }

    /// What is left in a log from before it was begun anew is older than what was written to it since.
    fn add_frames(&mut self, frames: impl Iterator<Item = u64>) {
        let Some(log) = &self.log else { return };
        let salt = number::<8>(log, SALT_IN_LOG).ok();
        let (now, before): (Vec<u64>, Vec<u64>) =
            frames.partition(|frame| number::<8>(log, frame + SALT_IN_FRAME).ok() == salt);
        for frame in before.into_iter().chain(now) {
            self.begin.push((Of::Log, frame + FRAME_HEAD));
            if let Some(page) = number::<4>(log, frame).ok().and_then(|page| u32::try_from(page).ok()) {
                self.newest.insert(page, frame + FRAME_HEAD);
            }
        }
    }

    fn page(&self, (of, at): (Of, u64)) -> Option<Vec<u8>> {
        let file = match of {
            Of::File => &self.file,
            Of::Log => &self.log,
        };
        let mut page = vec![0; self.size];
        file.as_ref()?.read_exact_at(&mut page, at).ok()?;
        Some(page)
    }

    /// What a number stands for: the page as it was written last, or as the file has it.
    fn numbered(&self, number: u32, in_log: bool) -> Option<Vec<u8>> {
        let in_file = u64::from(number.checked_sub(1)?) * self.size as u64;
        let last = self.newest.get(&number).filter(|_| in_log).map(|at| (Of::Log, *at));
        self.page(last.unwrap_or((Of::File, in_file)))
    }

    /// Where on a page rows are; none: it holds none.
    fn cells(&self, page: &[u8], (of, at): (Of, u64)) -> Vec<usize> {
        let head = if of == Of::File && at == 0 || page.starts_with(b"SQLite format 3\0") { FILE_HEAD } else { 0 };
        let two = |at: usize| Some(usize::from(u16::from_be_bytes(page.get(at..at + 2)?.try_into().ok()?)));
        if page.get(head) != Some(&LEAF) {
            return Vec::new();
        }
        let count = two(head + 3).unwrap_or(0);
        (0..count).map_while(|cell| two(head + LEAF_HEAD + 2 * cell)).filter(|cell| *cell < self.size).collect()
    }

    /// The row of a cell, with as much of it as stands on its page; how long it is, and where the rest stands.
    fn begun(&self, page: &[u8], cell: usize) -> Option<(Record, usize, u32)> {
        let (length, behind) = varint(page, cell)?;
        let (row, behind) = varint(page, behind)?;
        let length = usize::try_from(length).ok().filter(|length| *length <= self.begin.len() * self.size)?;
        let here = local(length, self.size);
        let bytes = page.get(behind..behind + here)?.to_vec();
        let next = match here < length {
            true => u32::from_be_bytes(page.get(behind + here..behind + here + 4)?.try_into().ok()?),
            false => 0,
        };
        Some((Record { row, bytes }, length, next))
    }

    /// A row whole, if it is one in a sense: what does not stand on its page is taken from the log, or from the file alone.
    fn whole(&self, page: &[u8], cell: usize, is_whole: impl Fn(&Record) -> bool) -> Option<Record> {
        [true, false].into_iter().find_map(|in_log| {
            let (mut record, length, mut next) = self.begun(page, cell)?;
            while record.bytes.len() < length {
                let more = self.numbered(next, in_log)?;
                next = u32::from_be_bytes(more[..4].try_into().ok()?);
                let wanted = (length - record.bytes.len()).min(self.size - 4);
                record.bytes.extend(&more[4..4 + wanted]);
            }
            is_whole(&record).then_some(record)
        })
    }
}

/// How many bytes of a row stand on its page.
fn local(length: usize, size: usize) -> usize {
    let (most, least) = (size - 35, (size - 12) * 32 / 255 - 23);
    let fitting = || least + (length - least) % (size - 4);
    match length {
        _ if length <= most => length,
        _ if fitting() <= most => fitting(),
        _ => least,
    }
}

/// A number of one to nine bytes, and where the next thing stands.
fn varint(bytes: &[u8], at: usize) -> Option<(i64, usize)> {
    let mut number: u64 = 0;
    for place in 0..8 {
        let byte = *bytes.get(at + place)?;
        number = number << 7 | u64::from(byte & 0x7f);
        if byte < 0x80 {
            return Some((number.cast_signed(), at + place + 1));
        }
    }
    Some(((number << 8 | u64::from(*bytes.get(at + 8)?)).cast_signed(), at + 9))
}

impl Record {
    /// The values of a row, as far as they are there; `None` beyond that.
    fn values(&self) -> Option<Vec<Option<ValueRef<'_>>>> {
        let (head, mut at) = varint(&self.bytes, 0)?;
        let mut behind = usize::try_from(head).ok()?;
        let end = behind;
        let mut values = Vec::new();
        while at < end {
            let (kind, next) = varint(&self.bytes, at)?;
            at = next;
            let length = usize::try_from(match kind {
                0 | 8 | 9 => 0,
                1..=4 => kind,
                5 => 6,
                6 | 7 => 8,
                10 | 11 => return None,
                _ => (kind - 12) / 2,
            });
            let until = behind.checked_add(length.ok()?)?;
            values.push(self.bytes.get(behind..until).map(|bytes| value(kind, bytes)));
            behind = until;
        }
        Some(values)
    }

    /// The values of a row that is one of a table, and whole.
    fn row_of(&self, table: &Table) -> Option<Vec<ValueRef<'_>>> {
        let mut values: Vec<ValueRef<'_>> = self.values()?.into_iter().collect::<Option<_>>()?;
        let Table { columns, later, numbered, .. } = table;
        if !(columns.len() + 1..=columns.len() + 1 + later.len()).contains(&values.len()) {
            return None;
        }
        values.resize(columns.len() + 1 + later.len(), ValueRef::Null);
        if let Some(column) = numbered {
            values[*column] = ValueRef::Integer(self.row);
        }
        (values[columns.len()]
            == ValueRef::Integer(sums::of_row(&values[..columns.len()], &values[columns.len() + 1..])))
        .then_some(values)
    }
}

fn value(kind: i64, bytes: &[u8]) -> ValueRef<'_> {
    let whole = |bytes: &[u8]| {
        let sign = if bytes.first().is_some_and(|first| *first >= 0x80) { -1 } else { 0 };
        bytes.iter().fold(sign, |number: i64, byte| number << 8 | i64::from(*byte))
    };
    match kind {
        0 => ValueRef::Null,
        1..=6 => ValueRef::Integer(whole(bytes)),
        7 => ValueRef::Real(f64::from_bits(whole(bytes).cast_unsigned())),
        8 => ValueRef::Integer(0),
        9 => ValueRef::Integer(1),
        _ if kind % 2 == 0 => ValueRef::Blob(bytes),
        _ => ValueRef::Text(bytes),
    }
}

fn text(value: ValueRef<'_>) -> Option<String> {
    value.as_str().ok().map(str::to_owned)
}

impl Salvage {
    /// Looks through what lies at a path, and beside it, for mails that a judge's store held: those behind a number, and those that were
    /// delivered. A file of another judge, as somebody has put there, gives none.
    ///
    /// # Errors
    /// What a store is like cannot be told.
    pub(in crate::store) fn of(path: &Path, judge: Option<&str>, behind: i64) -> Result<Salvage, StoreError> {
        let tables = sums::tables(&anew()?)?;
        let table = |name: &str| tables.iter().find(|table| table.name == name).cloned();
        let (Some(inbox), Some(meta)) = (table("inbox"), table("meta")) else {
            return Err(StoreError::no_row("to look for mails"));
        };
        let mut pages = Pages::open(path);
        if pages.judge(&meta).is_some_and(|word| judge.is_some_and(|judge| judge != word)) {
            pages.file = None;
            pages.begin.retain(|(of, _)| *of == Of::Log);
        }
        let mut salvage = Salvage { pages, inbox, whole: BTreeMap::new(), torn: BTreeSet::new() };
        salvage.look(behind);
        Ok(salvage)
    }

    fn look(&mut self, behind: i64) {
        let (pages, inbox) = (&self.pages, &self.inbox);
        for begin in &pages.begin {
            let Some(page) = pages.page(*begin) else { continue };
            for cell in pages.cells(&page, *begin) {
                let Some((part, ..)) = pages.begun(&page, cell) else { continue };
                let Some((source, is_new)) = part.is_mail(inbox).map(|source| (source, part.row > behind)) else {
                    continue;
                };
                if !is_new && !source.starts_with("deliver ") {
                    continue;
                }
                let place = Place { of: begin.0, at: begin.1, cell };
                match pages.whole(&page, cell, |record| record.row_of(inbox).is_some()) {
                    Some(record) => drop(self.whole.insert((record.row, source), place)),
                    None => drop(self.torn.insert(source)),
                }
            }
        }
        self.torn.retain(|source| !self.whole.keys().any(|(_, whole)| whole == source));
    }

    /// The mails that can be handed in once more, in the order in which they came, with whether a password was blotted out of them.
    pub(in crate::store) fn mails(&self, behind: i64) -> impl Iterator<Item = (RawMail, bool)> + '_ {
        self.whole.iter().filter_map(move |((row, _), place)| {
            let page = self.pages.page((place.of, place.at))?;
            let record = self.pages.whole(&page, place.cell, |record| record.row_of(&self.inbox).is_some())?;
            let values = record.row_of(&self.inbox)?;
            let get = |name: &str| self.inbox.place(name).and_then(|place| values.get(place).copied());
            let (source, kept) = (text(get("source")?)?, text(get("kept")?)?);
            let is_wanted = match source.starts_with("deliver ") {
                true => kept != "gone",
                false => matches!(kept.as_str(), "whole" | "held") && *row > behind,
            };
            let signed = get("signed").and_then(text);
            let signed_by = signed.map(|domains| domains.split_whitespace().map(str::to_owned).collect());
            let (raw, arrived) = (get("raw")?.as_bytes().ok()?.to_vec(), Moment(get("arrived")?.as_i64().ok()?));
            is_wanted.then(|| (RawMail { source, raw, arrived, signed_by, mark: None }, kept == "read"))
        })
    }

    /// Sources of mails that are not whole.
    pub(in crate::store) fn torn(&self) -> &BTreeSet<String> {
        &self.torn
    }
}

impl Record {
    /// The source of what looks like a mail, as far as it can be read.
    fn is_mail(&self, inbox: &Table) -> Option<String> {
        let values = self.values()?;
        let own = inbox.columns.len() + 1;
        let at = |name: &str| values.get(inbox.place(name)?).copied().flatten();
        let is_mail = (own..=own + inbox.later.len()).contains(&values.len())
            && at("id") == Some(ValueRef::Null)
            && at("digest").and_then(text).is_some_and(|digest| digest.len() == 64);
        text(at("source").filter(|_| is_mail)?)
    }
}

impl Pages {
    /// Of which judge a file is, as far as that can be read.
    fn judge(&self, meta: &Table) -> Option<String> {
        self.begin.iter().filter(|(of, _)| *of == Of::File).find_map(|begin| {
            let page = self.page(*begin)?;
            self.cells(&page, *begin).into_iter().find_map(|cell| {
                let record = self.whole(&page, cell, |record| record.row_of(meta).is_some())?;
                let values = record.row_of(meta)?;
                (text(values[0])? == "judge").then(|| text(values[1])).flatten()
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mail(number: usize, length: usize) -> RawMail {
        let signed_by = (number.is_multiple_of(3)).then(|| vec!["a.example".to_owned()]);
        let source = format!("{} {number}", if number.is_multiple_of(2) { "deliver" } else { "maildir" });
        let raw = (0..length).map(|at| u8::try_from((at * 7 + number) % 251).unwrap()).collect();
        RawMail { source, raw, arrived: Moment(1_700_000_000 + i64::try_from(number).unwrap()), signed_by, mark: None }
    }

    /// A mail as it can be compared.
    type Told = (String, Vec<u8>, Moment, Option<Vec<String>>);

    fn told(mail: &RawMail) -> Told {
        (mail.source.clone(), mail.raw.clone(), mail.arrived, mail.signed_by.clone())
    }

    /// What is found behind a number, and how many mails are torn.
    fn found(path: &Path, behind: i64) -> (Vec<Told>, usize) {
        let salvage = Salvage::of(path, Some("b"), behind).unwrap();
        let mails = salvage.mails(behind).map(|(mail, blotted)| {
            assert!(!blotted);
            told(&mail)
        });
        (mails.collect(), salvage.torn().len())
    }

    #[test]
    fn mails_of_every_length_are_found_in_a_file_and_in_a_log_and_what_rots_in_one_is_torn() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.sqlite");
        let mut store = Store::open(&path).unwrap();
        let lengths = (0..40).chain(3800..4120).step_by(3).chain([8150, 8180, 20_000, 300_000]);
        let mut mails: Vec<RawMail> = lengths.enumerate().map(|(number, length)| mail(number, length)).collect();
        // One is known by its bytes wherever they stand.
        mails.last_mut().unwrap().raw.fill(b'q');
        for mail in &mails {
            store.keep_mail(mail).unwrap();
        }
        let all: Vec<Told> = mails.iter().map(told).collect();
        // The log alone, beside a file that is none.
        let beside = folder.path().join("b.sqlite");
        std::fs::copy(folder.path().join("a.sqlite-wal"), folder.path().join("b.sqlite-wal")).unwrap();
        std::fs::write(&beside, "no store").unwrap();
        assert!(found(&beside, 0) == (all.clone(), 0));
        // The file alone, whose first page is lost.
        drop(store);
        let mut bytes = std::fs::read(&path).unwrap();
        bytes[..4096].fill(0);
        std::fs::write(&path, &bytes).unwrap();
        assert!(found(&path, 0) == (all.clone(), 0));
        assert_eq!(found(&path, 1000).0.len(), mails.len().div_ceil(2), "what was delivered");
        let at = bytes.windows(200).rposition(|part| part == [b'q'; 200]).unwrap();
        bytes[at] ^= 4;
        std::fs::write(&path, &bytes).unwrap();
        assert!(found(&path, 0) == (all[..all.len() - 1].to_vec(), 1));
    }

    #[test]
    fn nothing_is_taken_from_another_judge_s_file_and_nothing_makes_it_stop() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.sqlite");
        assert_eq!(found(&path, 0), (Vec::new(), 0));
        for judge in ["a", "b"] {
            let mut store = Store::open(&path).unwrap();
            store.set_meta("judge", judge).unwrap();
            store.keep_mail(&mail(2, 5000)).unwrap();
            drop(store);
            assert_eq!(found(&path, 0).0.len(), usize::from(judge == "b"));
        }
        let bytes = std::fs::read(&path).unwrap();
        for seed in 0..40_usize {
            let mut bytes = bytes.clone();
            for place in 0..200 {
                let at = (place * 7919 * (seed + 3) + seed * 104_729) % bytes.len();
                bytes[at] = u8::try_from((place * 31 + seed) % 256).unwrap();
            }
            std::fs::write(&path, &bytes[..bytes.len() - seed * 100]).unwrap();
            std::fs::write(folder.path().join("a.sqlite-wal"), &bytes[seed..]).unwrap();
            found(&path, 0);
        }
    }
}
