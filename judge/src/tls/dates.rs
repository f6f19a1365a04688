//! When a certificate ends, as it says itself.

use rustls::pki_types::CertificateDer;
use serde::{Deserialize, Serialize};

use crate::clock::{Moment, Span};

/// The tags of DER that lead there (X.690 section 8): a sequence, a version in front, two ways to write a time.
const SEQUENCE: u8 = 0x30;
const VERSION: u8 = 0xA0;
const UTC_TIME: u8 = 0x17;
const GENERALIZED_TIME: u8 = 0x18;

/// How long before its end a certificate is to be renewed.
const RENEW: Span = Span::hours(24 * 14);

/// When a certificate counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Validity {
    /// From then on.
    pub from: Moment,
    /// Until then.
    pub until: Moment,
}

impl Validity {
    /// What a certificate says of itself (RFC 5280 section 4.1.2.5); `None`: it cannot be read.
    pub fn of(certificate: &CertificateDer<'_>) -> Option<Validity> {
        let (tag, signed, _) = element(certificate.as_ref())?;
        let (inner, to_sign, _) = element(signed)?;
        let mut rest = if tag == SEQUENCE && inner == SEQUENCE { to_sign } else { return None };
        if rest.first() == Some(&VERSION) {
            rest = element(rest)?.2;
        }
        // Behind serial number, algorithm and issuer stand the dates.
        for _ in 0..3 {
            rest = element(rest)?.2;
        }
        let (_, dates, _) = element(rest)?;
        let (from_tag, from, after_begin) = element(dates)?;
        let (tag, until, _) = element(after_begin)?;
        let read = |tag, text| Some(Moment(moment(tag, std::str::from_utf8(text).ok()?)?));
        Some(Validity { from: read(from_tag, from)?, until: read(tag, until)? })
    }

    /// Whether it is time for another one: two weeks before the end, and in the last third of one that is made for no longer
    /// than that, as a program makes them that renews them every few days.
    pub fn ends_soon(self, now: Moment) -> bool {
        let life = Span(self.until.0.saturating_sub(self.from.0));
        self.until < now.plus(if life > RENEW { RENEW } else { Span(life.0 / 3) })
    }
}

/// The first element: its tag, what it holds, and what follows it.
fn element(bytes: &[u8]) -> Option<(u8, &[u8], &[u8])> {
    let (tag, rest) = bytes.split_first()?;
    let (first, rest) = rest.split_first()?;
    let (length, rest) = if *first < 0x80 {
        (usize::from(*first), rest)
    } else {
        let (length, rest) = rest.split_at_checked(usize::from(first & 0x7F))?;
        let sum = |sum: usize, byte: &u8| sum.checked_mul(256)?.checked_add(usize::from(*byte));
        (length.iter().try_fold(0, sum)?, rest)
    };
    let (held, rest) = rest.split_at_checked(length)?;
    Some((*tag, held, rest))
}

/// `YYMMDDHHMMSSZ`, where 50 is 1950, or `YYYYMMDDHHMMSSZ`; in seconds since 1970.
fn moment(tag: u8, text: &str) -> Option<i64> {
    let (year, rest) = text.split_at_checked(if tag == UTC_TIME { 2 } else { 4 })?;
    let number: i16 = year.parse().ok()?;
    let year = match tag {
        UTC_TIME if number < 50 => number + 2000,
        UTC_TIME => number + 1900,
        GENERALIZED_TIME => number,
        _ => return None,
    };
    let part = |at: usize| rest.get(at..at + 2).and_then(|part| part.parse::<i8>().ok());
    let time = jiff::civil::DateTime::new(year, part(0)?, part(2)?, part(4)?, part(6)?, part(8)?, 0).ok()?;
    (rest.get(10..) == Some("Z"))
        .then(|| jiff::tz::Offset::UTC.to_timestamp(time).ok())?
        .map(jiff::Timestamp::as_second)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_in_both_forms() {
        assert_eq!(moment(UTC_TIME, "700101000001Z"), Some(1));
        assert_eq!(moment(UTC_TIME, "491231235959Z"), Some(2_524_607_999));
        assert_eq!(moment(GENERALIZED_TIME, "20500101000000Z"), Some(2_524_608_000));
        for wrong in ["", "70", "7001010000Z", "701301000000Z", "700101000001+0100"] {
            assert_eq!(moment(UTC_TIME, wrong), None, "{wrong}");
        }
    }

    #[test]
    fn a_certificate_is_renewed_two_weeks_before_its_end_and_a_short_one_in_its_last_third() {
        let day = 24 * 3600;
        for (life, left, soon) in [
            (90, 15, false),
            (90, 13, true),
            (20, 15, false),
            (6, 3, false),
            (6, 1, true),
            (90, -1, true),
            (0, -1, true),
        ] {
            let validity = Validity { from: Moment(0), until: Moment(life * day) };
            assert_eq!(validity.ends_soon(Moment((life - left) * day)), soon, "{left} of {life} days");
        }
    }

    #[test]
    fn what_is_no_certificate_has_no_end() {
        for bytes in [&[][..], &[0x30], &[0x30, 0x84, 0xFF, 0xFF, 0xFF, 0xFF], &[0x30, 0x02, 0x30, 0x00], &[0xFF; 64]] {
            assert_eq!(Validity::of(&CertificateDer::from(bytes)), None);
        }
    }
}
