//! What is said to the lines of a mail, as far as a letter has room for it: no short mail makes a long letter, and no long one
//! comes back whole.

use std::collections::BTreeMap;

use crate::facts::Entry;
use crate::letter::Voice;
use crate::words;
use crate::words::Words;

/// So many lines of which the same is said are shown one by one.
const MOST_ALIKE: usize = 12;

/// So many lines are shown in all: more than anybody has orders and commands for.
const MOST: usize = 500;

/// So many bytes of lines, and of what is said to them, are shown in all, as HTML writes them.
const ROOM: usize = 24_000;
/// So many more have what is said to no line, and the last words of what was given back.
const SPARE: usize = 4_000;
/// What stands around an entry, or around a line that is given back.
const AROUND: usize = 24;

/// So many letters of a line are shown, and of what is said to it.
const LONGEST_LINE: usize = 500;
const LONGEST_TEXT: usize = 4_000;

/// What is said to lines, and how many there are beside those that have an entry.
#[derive(Debug, Default)]
pub(super) struct Brief {
    pub(super) entries: Vec<Entry>,
    /// How many of the others did not work.
    unsaid_wrong: usize,
    /// How many were left alone.
    unsaid_left: usize,
}

/// Lines that are not shown one by one.
#[derive(Default)]
struct More {
    count: usize,
    wrong: usize,
    left: usize,
}

impl Brief {
    /// Of lines to which the same is said the first ones are shown, and behind them how many more there are; at the end stands how
    /// many others there was no room for.
    pub(super) fn of(entries: Vec<Entry>, voice: &Voice<'_>) -> Brief {
        let mut shown: Vec<Entry> = Vec::new();
        let mut alike: BTreeMap<String, (usize, usize)> = BTreeMap::new();
        let mut more: BTreeMap<usize, More> = BTreeMap::new();
        let (mut others, mut room, mut is_left_out) = (More::default(), ROOM, false);
        for mut entry in entries {
            // What more there is to say of a line goes with it.
            if entry.more && is_left_out {
                continue;
            }
            let (count, last) = alike.entry(entry.text.clone()).or_default();
            let again = *count >= MOST_ALIKE && entry.back.is_empty() && entry.about.is_empty();
            fit(&mut entry, room, voice);
            let (size, is_ours) = (size(&entry), entry.echo.is_empty() && !entry.more);
            let fits = if is_ours { size <= room + SPARE } else { size <= room && shown.len() < MOST };
            is_left_out = again || !fits;
            if again {
                more.entry(*last).or_default().add(&entry);
            } else if !fits {
                others.add(&entry);
            } else {
                (*count, *last) = (*count + 1, shown.len());
                room = room.saturating_sub(size);
                shown.push(entry);
            }
        }
        let mut brief = Brief::default();
        for (at, entry) in shown.into_iter().enumerate() {
            brief.entries.push(entry);
            if let Some(more) = more.get(&at) {
                brief.add(more, &words!("more-like-these", count = more.count), voice);
            }
        }
        if others.count > 0 {
            brief.add(&others, &words!("more-unshown", count = others.count, wrong = others.wrong), voice);
        }
        brief
    }

    /// How many lines did not work.
    pub(super) fn wrong(&self) -> usize {
        self.entries.iter().filter(|entry| !entry.good && !entry.more).count() + self.unsaid_wrong
    }

    /// How many were left alone.
    pub(super) fn left(&self) -> usize {
        self.entries.iter().filter(|entry| entry.left).count() + self.unsaid_left
    }

    /// Says how many more lines there are, which is an entry as well.
    fn add(&mut self, more: &More, words: &Words, voice: &Voice<'_>) {
        let (good, left) = (more.wrong == 0, more.wrong == 0 && more.left > 0);
        self.unsaid_wrong += more.wrong - usize::from(!good);
        self.unsaid_left += more.left - usize::from(left);
        self.entries.push(Entry { good, left, text: voice.say(words), ..Entry::default() });
    }
}

impl More {
    fn add(&mut self, entry: &Entry) {
        self.count += 1;
        self.wrong += usize::from(!entry.good);
        self.left += usize::from(entry.left);
    }
}

/// Cuts what is long in an entry, and says how much is left out.
fn fit(entry: &mut Entry, room: usize, voice: &Voice<'_>) {
    cut(&mut entry.echo, LONGEST_LINE, voice);
    cut(&mut entry.text, LONGEST_TEXT, voice);
    let mut room = room.saturating_sub(size_of(&entry.echo) + size_of(&entry.text));
    let mut unshown = entry.unshown;
    for lines in [&mut entry.back, &mut entry.about].into_iter().filter(|lines| !lines.is_empty()) {
        let whole = lines.iter().take_while(|line| {
            let fits = size_of(line) <= room;
            room = room.saturating_sub(size_of(line));
            fits
        });
        let whole = whole.count();
        unshown += lines.len() - whole;
        lines.truncate(whole + 1);
        match lines.get_mut(whole) {
            // Of a line that alone fills a letter its beginning is shown.
            Some(line) if whole == 0 => {
                cut(line, LONGEST_LINE, voice);
                unshown -= 1;
            }
            _ => lines.truncate(whole),
        }
        if unshown > 0 {
            lines.push(voice.say(&words!("lines-left-out", count = std::mem::take(&mut unshown))));
        }
    }
}

fn cut(line: &mut String, most: usize, voice: &Voice<'_>) {
    if let Some((end, _)) = line.char_indices().nth(most) {
        let count = line[end..].chars().count();
        *line = voice.say(&words!("letters-left-out", start = line[..end].trim_end(), count = count));
    }
}

fn size(entry: &Entry) -> usize {
    [&entry.echo, &entry.text].into_iter().chain(&entry.back).chain(&entry.about).map(|text| size_of(text)).sum()
}

/// How many bytes a text takes, at most, as HTML writes it.
fn size_of(text: &str) -> usize {
    const WRITTEN_OUT: usize = "&quot;".len() - 1;
    text.len() + AROUND + WRITTEN_OUT * text.bytes().filter(|letter| b"&<>\"'/`".contains(letter)).count()
}
