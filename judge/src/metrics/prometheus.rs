//! The numbers as Prometheus reads them: <https://prometheus.io/docs/instrumenting/exposition_formats/>.

use std::fmt::Write as _;

use super::{Disk, Metrics};
use crate::clock::Moment;
use crate::event::{Level, Server, Space};
use crate::game::Status;
use crate::store::{Outage, Way};

/// What the text is, for a server that gives it.
pub const CONTENT_TYPE: &str = "text/plain; version=0.0.4; charset=utf-8";

/// What is counted for as long as a store lasts: its name in the store, the metric's name, what it is.
const TOTALS: [(&str, &str, &str); 7] = [
    ("mails", "mails_taken_total", "Mails that came in."),
    ("done", "mails_done_total", "Mails that have been acted on, or passed over for a reason."),
    ("answers", "answers_written_total", "Letters that answer a mail."),
    ("letters", "letters_written_total", "Letters, answers included."),
    ("sent", "letters_sent_total", "Letters that the next server took."),
    ("refused", "letters_refused_total", "Letters that were given up."),
    ("turns", "turns_played_total", "Turns that were played."),
];

impl Metrics {
    /// All numbers, with what they are. What is not known is left out.
    pub fn prometheus(&self) -> String {
        let mut text = String::new();
        let version = [(format!("{{version=\"{}\"}}", env!("CARGO_PKG_VERSION")), 1)];
        family(&mut text, "build_info", "gauge", "The version that runs.", &version);
        for (total, name, help) in TOTALS {
            let count = self.figures.totals.get(total).copied().unwrap_or_default();
            family(&mut text, name, "counter", help, &[(String::new(), count)]);
        }
        let state = |state: &&str| {
            let count = self.figures.games.get(*state).copied().unwrap_or_default();
            (format!("{{state=\"{state}\"}}"), count)
        };
        let games: Vec<_> = Status::WORDS.iter().map(state).collect();
        family(&mut text, "games", "gauge", "Games by how they stand; held: the operator must look.", &games);
        for (name, help, number) in self.gauges() {
            if let Some(number) = number {
                family(&mut text, name, "gauge", help, &[(String::new(), number)]);
            }
        }
        let closed = |way: &str, outage: &Option<Outage>| {
            let seconds = outage.as_ref().map_or(0, |outage| self.age(outage.since));
            (format!("{{way=\"{way}\"}}"), seconds)
        };
        let ways = [closed("mailbox", &self.mailbox), closed("post", &self.post)];
        family(
            &mut text,
            "way_closed_seconds",
            "gauge",
            "How long a way of mail has been closed; 0: it is open.",
            &ways,
        );
        let ends = |(way, server): &(Way, Server)| {
            let way = if *way == Way::Mailbox { "mailbox" } else { "post" };
            server.certificate.map(|validity| (format!("{{way=\"{way}\"}}"), validity.until.0))
        };
        let ends: Vec<_> = self.servers.iter().filter_map(ends).collect();
        if !ends.is_empty() {
            let help = "When the certificate ends that a way's server has shown.";
            family(&mut text, "certificate_ends_timestamp_seconds", "gauge", help, &ends);
        }
        text
    }

    fn gauges(&self) -> [(&'static str, &'static str, Option<i64>); 17] {
        let (figures, queue) = (&self.figures, self.figures.queue);
        let age = |at: Option<Moment>| at.map(|at| self.age(at));
        let Space { bytes, mails } = self.space();
        let level = |level: Option<Level>, part: fn(Level) -> u64| level.map(|level| whole(part(level)));
        let disk = |part: fn(Disk) -> u64| self.disk.map(|disk| whole(part(disk)));
        [
            ("mails_waiting", "Mails that nobody has acted on yet.", Some(figures.unread)),
            ("letters_queued", "Letters on their way.", Some(queue.letters)),
            ("letters_standing", "Letters tried in vain for hours, or due for one.", Some(queue.standing)),
            ("letters_oldest_seconds", "Age of the oldest letter on its way.", Some(age(queue.oldest).unwrap_or(0))),
            ("next_due_timestamp_seconds", "When something is next due in a game.", figures.next_due.map(|at| at.0)),
            ("desk_silent_seconds", "Since the desk noted that it is alive.", age(figures.alive)),
            ("mailbox_unread_seconds", "Since the mailbox was last read.", self.poll.and(age(figures.read))),
            ("copy_age_seconds", "Since the store was last copied by this program.", age(figures.copied)),
            ("clock_ahead_seconds", "By how much the clock is ahead of the database's.", self.ahead),
            ("store_bytes", "The store, with what SQLite keeps beside it.", Some(whole(self.store_bytes))),
            ("store_used_bytes", "What of the store is in use, and not free again.", Some(whole(self.used))),
            ("disk_bytes", "The disk that the store lies on.", disk(|disk| disk.bytes)),
            ("disk_free_bytes", "What the judge can still write on it.", disk(|disk| disk.free)),
            (
                "mailbox_used_bytes",
                "What the mailbox holds, where its server has limits.",
                level(bytes, |level| level.used),
            ),
            ("mailbox_limit_bytes", "What the mailbox may hold.", level(bytes, |level| level.most)),
            ("mailbox_mails", "Mails in the mailbox, where its server limits them.", level(mails, |level| level.used)),
            ("mailbox_limit_mails", "How many mails the mailbox may hold.", level(mails, |level| level.most)),
        ]
    }

    fn age(&self, at: Moment) -> i64 {
        (self.now.0 - at.0).max(0)
    }
}

fn whole(count: u64) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

fn family(text: &mut String, name: &str, kind: &str, help: &str, samples: &[(String, i64)]) {
    // Text takes whatever is written to it.
    let _ = writeln!(text, "# HELP chancery_{name} {help}\n# TYPE chancery_{name} {kind}").is_ok();
    for (labels, number) in samples {
        let _ = writeln!(text, "chancery_{name}{labels} {number}").is_ok();
    }
}
