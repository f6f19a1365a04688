//! Mails that are read beside the desk as soon as they are kept: what one says takes nothing from the store, so that the desk acts on those
//! before it meanwhile. Whatever was not read by then, the desk reads.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use super::Office;
use crate::errand::Errand;
use crate::event::RawMail;
use crate::reading::{self, Circumstances, ReadMail};
use crate::store::InboxRow;

/// How many mails are read at most before the desk comes to them.
const MOST: usize = 128;
/// A mail with more bytes is read by the desk: they would be in memory twice.
const LARGEST: usize = 8 * 1024;

/// A mail as it was read, and as it is kept once it has been acted on where that is not as it came.
pub(super) type AsRead = (ReadMail, Option<Vec<u8>>);

/// A mail that is to be read, in the hands of several: the first who comes to it reads it.
#[derive(Clone)]
pub struct Reading {
    of: Arc<(Vec<u8>, Circumstances)>,
    errand: Errand<AsRead>,
}

impl std::fmt::Debug for Reading {
    /// What somebody wrote is not shown.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Reading").finish_non_exhaustive()
    }
}

impl Reading {
    fn of(raw: Vec<u8>, circumstances: Circumstances) -> Reading {
        let of = Arc::new((raw, circumstances));
        let mail = of.clone();
        Reading { of, errand: Errand::of(move || Ok(read(&mail.0, &mail.1))) }
    }

    /// Reads it, unless somebody has begun to.
    pub fn run(&self) {
        self.errand.run();
    }
}

fn read(raw: &[u8], circumstances: &Circumstances) -> AsRead {
    let reading = reading::read(raw, circumstances);
    let once_done = reading::once_done(raw, &reading, circumstances);
    (reading, once_done)
}

/// Mails that are read beside the desk, by their numbers.
#[derive(Default)]
pub(super) struct Readings(Mutex<BTreeMap<i64, Reading>>);

impl Readings {
    fn note(&self, mail: i64, reading: Reading) -> bool {
        let mut ahead = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let has_room = ahead.len() < MOST;
        if has_room {
            ahead.insert(mail, reading);
        }
        has_room
    }

    /// What was begun for a mail. Nothing stays of those before it, which were acted on by others, or taken back.
    fn take(&self, mail: i64) -> Option<Reading> {
        let mut ahead = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        *ahead = ahead.split_off(&mail);
        ahead.remove(&mail)
    }
}

impl Office {
    /// A mail that was just kept, for somebody who reads it beside the desk; none where enough are read ahead.
    pub(super) fn reading_ahead(&self, mail: i64, kept: &RawMail) -> Option<Reading> {
        let is_small = kept.raw.len() <= LARGEST;
        let reading = is_small.then(|| Reading::of(kept.raw.clone(), self.circumstances(kept.signed_by.clone())))?;
        self.readings.note(mail, reading.clone()).then_some(reading)
    }

    /// A mail as it reads. What was read ahead counts only if it is of the very same mail, read with what holds now: a number can be
    /// given again where a mail was taken back, and a configuration can be another meanwhile.
    pub(super) fn as_read(&self, row: &InboxRow) -> AsRead {
        let circumstances = self.circumstances(row.signed_by.clone());
        let is_same = |reading: &Reading| reading.of.0 == row.raw && reading.of.1 == circumstances;
        let ahead = self.readings.take(row.id).filter(is_same).and_then(|reading| reading.errand.taken().ok());
        ahead.unwrap_or_else(|| read(&row.raw, &circumstances))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Chance;
    use crate::clock::Moment;
    use crate::config::Config;
    use crate::letter::Templates;
    use crate::reading::{Auth, Disposition};
    use crate::secret::Keys;
    use crate::text::Limits;

    fn office() -> Office {
        let (templates, keys) = (Templates::load(None).unwrap().into(), Keys::from_bytes([7; 32]));
        Office::new(Config::default(), templates, keys, Chance::seeded(1), &[])
    }

    fn mail(text: &str, signed_by: Option<Vec<String>>) -> RawMail {
        let raw = format!("From: anna@anna.example\r\nMessage-ID: <1@x>\r\n\r\n{text}\r\n").into_bytes();
        RawMail { source: "x".into(), raw, arrived: Moment(0), signed_by, mark: None }
    }

    fn row(id: i64, mail: &RawMail) -> InboxRow {
        InboxRow { id, raw: mail.raw.clone(), arrived: mail.arrived, signed_by: mail.signed_by.clone() }
    }

    fn lines((reading, _): AsRead) -> Vec<String> {
        reading.lines
    }

    #[test]
    fn what_was_read_ahead_counts_for_the_very_same_mail_alone() {
        let mut office = office();
        let (help, list) = (mail("HELP", None), mail("LIST", None));
        let ahead: Vec<_> = (1..=6).map(|id| office.reading_ahead(id, &help).unwrap()).collect();
        ahead.iter().take(5).for_each(Reading::run);
        let begun = |office: &Office| office.readings.0.lock().unwrap().keys().copied().collect::<Vec<_>>();
        assert_eq!(lines(office.as_read(&row(2, &help))), ["HELP"]);
        assert_eq!(begun(&office), [3, 4, 5, 6]);
        assert_eq!(lines(office.as_read(&row(3, &list))), ["LIST"], "its number was given again");
        let signed = mail("HELP", Some(vec!["anna.example".into()]));
        assert_eq!(office.as_read(&row(4, &help)).0.auth, Auth::None);
        assert_ne!(office.as_read(&row(5, &signed)).0.auth, Auth::None);
        assert_eq!(lines(office.as_read(&row(6, &help))), ["HELP"], "nobody has begun to read it");
        office.reading_ahead(7, &help).unwrap().run();
        office.config = Config { limits: Limits { text: 1, ..Limits::default() }, ..Config::default() }.into();
        assert_ne!(office.as_read(&row(7, &help)).0.disposition, Disposition::Process, "it is too long from now on");
    }

    #[test]
    fn only_so_many_and_no_large_ones_are_read_ahead() {
        let office = office();
        let (help, large) = (mail("HELP", None), mail(&"x".repeat(LARGEST), None));
        assert!(office.reading_ahead(1, &large).is_none());
        let last = i64::try_from(2 * MOST).unwrap();
        assert_eq!((1..=last).filter_map(|id| office.reading_ahead(id, &help)).count(), MOST);
        assert_eq!(lines(office.as_read(&row(last, &help))), ["HELP"]);
        assert!(office.readings.0.lock().unwrap().is_empty());
    }
}
