//! How full the mailbox is, where its server tells (RFC 9208, and RFC 2087 before it).

use imap::types::{QuotaResource, QuotaResourceName, QuotaRootResponse};

use super::IntakeError;
use super::login::Session;
use crate::event::{Level, Space};

/// What a unit of `STORAGE` is (RFC 9208 section 5.1).
const UNIT: u64 = 1024;

/// Asks the server how full a folder is; `None`: it has no quota, or does not tell.
pub(super) fn space(session: &mut Session, folder: &str) -> Result<Option<Space>, IntakeError> {
    let lost = |error: imap::Error| IntakeError::Lost(error.to_string());
    if !session.capabilities().map_err(lost)?.has_str("QUOTA") {
        return Ok(None);
    }
    match session.get_quota_root(folder) {
        Ok(told) => Ok(fullest(&told)),
        // Whatever it says instead, mail is read without it.
        Err(imap::Error::No(_) | imap::Error::Bad(_) | imap::Error::Parse(_)) => Ok(None),
        Err(error) => Err(lost(error)),
    }
}

/// Of several limits those that are reached first.
fn fullest(told: &QuotaRootResponse) -> Option<Space> {
    let resources = || told.quotas().iter().flat_map(|quota| &quota.resources);
    let bytes = |found: &QuotaResource<'_>| Level {
        used: found.usage.saturating_mul(UNIT),
        most: found.limit.saturating_mul(UNIT),
    };
    let mails = |found: &QuotaResource<'_>| Level { used: found.usage, most: found.limit };
    let most = |name: QuotaResourceName<'static>, level: &dyn Fn(&QuotaResource<'_>) -> Level| {
        let found = resources().filter(|resource| resource.name == name).map(level);
        found.max_by_key(|level| level.percent())
    };
    let space =
        Space { bytes: most(QuotaResourceName::Storage, &bytes), mails: most(QuotaResourceName::Message, &mails) };
    (space != Space::default()).then_some(space)
}
