//! How mailboxes do that letters go to: which of them bounce or complain, and what follows from it.

use crate::clock::{Moment, Span};

/// From this score on nobody is thought to read there: two days of hard bounces, or a week of soft ones.
pub const UNWELL: u32 = 7;
/// After so many quiet days all is forgotten but a complaint.
const QUIET: Span = Span::hours(24 * 7);
/// A mailbox gets no worse than by one step in so long.
const DAY: Span = Span::hours(24);

/// How a mailbox does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Health {
    /// How bad it is; see [`Health::is_unwell`].
    pub score: u32,
    /// Since when it has bounced.
    pub since: Moment,
    /// When it last got worse.
    pub stepped: Moment,
    /// Whether its owner called our mail spam.
    pub complained: bool,
    /// What the last report said.
    pub reason: String,
}

impl Health {
    /// Whether it still counts: neither bounces of long ago do, nor is a complaint ever forgotten.
    pub fn counts(&self, now: Moment) -> bool {
        self.complained || self.stepped >= now.minus(QUIET)
    }

    /// Whether letters are not likely to be read.
    pub fn is_unwell(&self) -> bool {
        self.complained || self.score >= UNWELL
    }

    /// How it does after a letter came back from it; `None`: it has had its step of the day, and nothing changes.
    pub fn after_bounce(before: Option<&Health>, step: u32, reason: &str, now: Moment) -> Option<Health> {
        if before.is_some_and(|before| before.stepped > now.minus(DAY)) {
            return None;
        }
        let counted = before.filter(|before| before.counts(now));
        let (score, since) = counted.map_or((0, now), |before| (before.score, before.since));
        let complained = before.is_some_and(|before| before.complained);
        Some(Health { score: score.saturating_add(step), since, stepped: now, complained, reason: reason.to_owned() })
    }

    /// How it does after its owner called our mail spam.
    pub fn after_complaint(before: Option<Health>, reason: &str, now: Moment) -> Health {
        let new = Health { score: 0, since: now, stepped: now, complained: true, reason: String::new() };
        Health { complained: true, reason: reason.to_owned(), ..before.unwrap_or(new) }
    }

    /// Whether a step has brought it from well to unwell.
    pub fn has_fallen_ill(&self, before: Option<&Health>, now: Moment) -> bool {
        let score = before.filter(|before| before.counts(now)).map_or(0, |before| before.score);
        score < UNWELL && self.score >= UNWELL
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(number: i64) -> Moment {
        Moment(1_000_000).plus(Span::hours(24 * number))
    }

    #[test]
    fn two_days_of_hard_bounces_make_a_mailbox_unwell_and_a_quiet_week_makes_it_well() {
        let first = Health::after_bounce(None, 4, "5.1.1", day(0)).unwrap();
        assert!(!first.is_unwell() && !first.has_fallen_ill(None, day(0)));
        assert_eq!(Health::after_bounce(Some(&first), 4, "5.1.1", day(0).plus(Span::hours(23))), None, "a step a day");
        let second = Health::after_bounce(Some(&first), 4, "5.1.1", day(1)).unwrap();
        assert!(second.is_unwell() && second.has_fallen_ill(Some(&first), day(1)));
        assert_eq!((second.since, second.stepped), (day(0), day(1)));
        assert!(second.counts(day(8)) && !second.counts(day(9)));
        assert_eq!(Health::after_bounce(Some(&second), 1, "4.2.2", day(9)).map(|health| health.score), Some(1));
    }

    #[test]
    fn a_complaint_counts_for_ever_and_takes_no_bounce_away() {
        let bounced = Health::after_bounce(None, 4, "5.1.1", day(0)).unwrap();
        let complained = Health::after_complaint(Some(bounced), "abuse", day(1));
        assert!(complained.is_unwell() && complained.counts(day(999)));
        assert_eq!((complained.score, complained.reason.as_str()), (4, "abuse"));
        let more = Health::after_bounce(Some(&complained), 4, "5.1.1", day(2)).unwrap();
        assert!(more.complained && more.score == 8);
    }
}
