//! What an operator should look at before it becomes a failure, in the words of the letter that tells him once a day.

use super::{Disk, Metrics, bytes_in_files};
use crate::clock::Span;
use crate::config::{Config, PostKind};
use crate::event::{Level, Space};
use crate::tls::{self, Validity};

/// How much a disk must have free whatever the store is like: room for what comes in within some days.
const LEAST_FREE: u64 = 64 << 20;
/// From how many hundredths on a mailbox is nearly full: what does not fit comes back to its author.
const NEARLY_FULL: u64 = 90;

impl Metrics {
    /// What is not well, a sentence each.
    pub fn ailments(&self, config: &Config) -> Vec<String> {
        let held = self.figures.games.get("held").copied().unwrap_or_default();
        let told = [
            many(self.figures.queue.standing, |count| {
                format!(
                    "Letters that do not go out: {count}. `chancery queue` lists them, with what the last attempts failed with."
                )
            }),
            many(self.figures.unwell, |count| {
                format!(
                    "Mailboxes of players that bounced within a day and are given up: {count}. Their masters have been told."
                )
            }),
            many(held, |count| {
                format!(
                    "Games that are held: {count}. `chancery game` lists them; what held them was told when it happened, and \
                     `chancery game NAME release` lets one go on."
                )
            }),
            self.copy(config),
            self.disk(),
            self.quota(config),
            nearly_full(self.space()),
        ];
        self.ways().into_iter().chain(told.into_iter().flatten()).chain(self.certificates(config)).collect()
    }

    /// Copies of a database are made by whoever keeps it, who watches over them.
    fn copy(&self, config: &Config) -> Option<String> {
        if config.store.home().database().is_some() {
            return None;
        }
        let most = config.health.copy_age;
        // Where nothing has come in yet, nothing can be lost.
        let since = self.figures.copied.or(self.figures.began)?;
        if most == Span(0) || since >= self.now.minus(most) {
            return None;
        }
        Some(match self.figures.copied {
            Some(copied) => format!(
                "The store was last copied at {}. Is chancery-backup.timer at work? Where copies are made in another way, set \
                 `health.copy-age = \"0d\"`.",
                copied.iso()
            ),
            None => "The store has never been copied: see chancery-backup.timer and `chancery backup`. Where copies are made \
                     in another way, set `health.copy-age = \"0d\"`."
                .to_owned(),
        })
    }

    fn disk(&self) -> Option<String> {
        has_little(self.disk?, self.store_bytes)
    }

    fn quota(&self, config: &Config) -> Option<String> {
        let quota = config.store.quota;
        (quota > 0 && self.used > quota).then(|| {
            format!(
                "The store holds {} MB, more than `store.quota` allows ({} MB), although the mails of ended games go after two \
                 weeks. Running games are not touched: allow it more.",
                self.used >> 20,
                quota >> 20
            )
        })
    }

    /// The certificates in files that the configuration names, those of servers the operator renews himself, and those that
    /// servers have shown.
    fn certificates(&self, config: &Config) -> Vec<String> {
        let imap = self.poll.is_some().then_some(("mailbox.ca-file", &config.mailbox.ca_file));
        let smtp = (config.post.kind == PostKind::Smtp).then_some(("post.ca-file", &config.post.ca_file));
        let store = config.store.home().database().is_some().then_some(("store.ca-file", &config.store.ca_file));
        let mut told = Vec::new();
        for (key, file) in store.into_iter().chain(imap).chain(smtp).filter(|(_, file)| !file.as_os_str().is_empty()) {
            let found = tls::certificates(file).unwrap_or_default();
            let first = found.iter().filter_map(Validity::of).min_by_key(|validity| validity.until);
            if let Some(validity) = first.filter(|validity| validity.ends_soon(self.now)) {
                told.push(format!("A certificate in `{key}` counts until {} and no longer.", validity.until.iso()));
            }
        }
        for (_, server) in &self.servers {
            if let Some(validity) = server.certificate.filter(|validity| validity.ends_soon(self.now)) {
                told.push(format!(
                    "The certificate of {} counts until {} and no longer: whoever runs that server must renew it, or no mail goes \
                     that way.",
                    server.at,
                    validity.until.iso()
                ));
            }
        }
        told
    }
}

/// What is to be said of a disk on which a store in a file has little room left; nothing: it has enough.
pub fn nearly_full_disk(config: &Config) -> Option<String> {
    let path = &config.store.path;
    let in_file = config.store.home().database().is_none();
    Disk::of(path).filter(|_| in_file).and_then(|disk| has_little(disk, bytes_in_files(path)))
}

/// A new layout, and a copy beside the store, need its size once more.
fn has_little(disk: Disk, store_bytes: u64) -> Option<String> {
    let megabytes = |bytes: u64| bytes >> 20;
    (disk.free < LEAST_FREE.max(store_bytes.saturating_mul(2))).then(|| {
        format!(
            "The disk of the store is nearly full: {} MB are free, and the store has {} MB.",
            megabytes(disk.free),
            megabytes(store_bytes)
        )
    })
}

/// What is to be done about a mailbox that is nearly full; nothing: it has room.
pub fn nearly_full(space: Space) -> Option<String> {
    let fullest = [space.bytes, space.mails].into_iter().flatten().map(Level::percent).max()?;
    (fullest >= NEARLY_FULL).then(|| {
        format!(
            "The mailbox is full to {fullest} %, and its server refuses what does not fit: have more room given to it, or remove \
             old mails there. The judge keeps what it has read by itself; `chancery restore` reads again what is newer than the \
             copy that it goes back to."
        )
    })
}

fn many(count: i64, told: impl Fn(i64) -> String) -> Option<String> {
    (count > 0).then(|| told(count))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::Moment;
    use crate::store::Figures;

    fn metrics(store_bytes: u64, free: u64) -> Metrics {
        Metrics {
            now: Moment(0),
            figures: Figures::default(),
            mailbox: None,
            post: None,
            servers: Vec::new(),
            poll: None,
            store_bytes,
            used: 0,
            disk: Some(Disk { bytes: 10 << 30, free }),
            ahead: None,
            beside: false,
        }
    }

    #[test]
    fn nothing_is_said_of_copies_where_the_store_is_a_database() {
        let figures = Figures { began: Some(Moment(0)), ..Figures::default() };
        let metrics = Metrics { now: Moment(0).plus(Span::hours(24 * 9)), figures, ..metrics(1 << 20, 1 << 30) };
        let mut config = Config::default();
        let told = metrics.ailments(&config);
        assert!(told.len() == 1 && told[0].starts_with("The store has never been copied: "), "{told:?}");
        config.store.url = "postgres://judge@db.example/chancery".into();
        assert_eq!(metrics.ailments(&config), [""; 0]);
    }

    #[test]
    fn a_disk_is_nearly_full_when_the_store_does_not_fit_twice_any_more() {
        for (store, free, told) in [(1 << 20, 63 << 20, true), (1 << 20, 64 << 20, false), (1 << 30, 1 << 30, true)] {
            let found = metrics(store, free).ailments(&Config::default());
            assert_eq!(found.len(), usize::from(told), "{found:?}");
            assert!(!told || found[0].starts_with("The disk of the store is nearly full: "), "{found:?}");
        }
    }
}
