//! What is said to the lines of a mail, as far as a letter has room for it: no short mail makes a long letter.

use std::collections::BTreeMap;

use crate::facts::Entry;
use crate::letter::Voice;
use crate::words;

/// So many lines of which the same is said are shown one by one.
const MOST_ALIKE: usize = 12;

/// So many lines are shown in all: more than anybody has orders and commands for.
const MOST: usize = 500;

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
    /// Of lines to which the same is said the first ones are shown, and behind them how many more there are.
    pub(super) fn of(entries: Vec<Entry>, voice: &Voice<'_>) -> Brief {
        let mut shown: Vec<Entry> = Vec::new();
        let mut alike: BTreeMap<String, (usize, usize)> = BTreeMap::new();
        let mut more: BTreeMap<usize, More> = BTreeMap::new();
        let mut is_left_out = false;
        for entry in entries {
            // What more there is to say of a line goes with it.
            if entry.more && is_left_out {
                continue;
            }
            let (count, last) = alike.entry(entry.text.clone()).or_default();
            let again = *count >= MOST_ALIKE && entry.back.is_empty() && entry.about.is_empty();
            is_left_out = again || shown.len() >= MOST && !entry.echo.is_empty();
            if is_left_out {
                more.entry(if again { *last } else { MOST - 1 }).or_default().add(&entry);
            } else {
                (*count, *last) = (*count + 1, shown.len());
                shown.push(entry);
            }
        }
        let mut brief = Brief::default();
        for (at, entry) in shown.into_iter().enumerate() {
            brief.entries.push(entry);
            if let Some(more) = more.get(&at) {
                brief.add(more, voice);
            }
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
    fn add(&mut self, more: &More, voice: &Voice<'_>) {
        let (good, left) = (more.wrong == 0, more.wrong == 0 && more.left > 0);
        self.unsaid_wrong += more.wrong - usize::from(!good);
        self.unsaid_left += more.left - usize::from(left);
        let text = voice.say(&words!("more-like-these", count = more.count));
        self.entries.push(Entry { good, left, text, ..Entry::default() });
    }
}

impl More {
    fn add(&mut self, entry: &Entry) {
        self.count += 1;
        self.wrong += usize::from(!entry.good);
        self.left += usize::from(entry.left);
    }
}
