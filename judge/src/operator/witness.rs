//! Whether what the mail server says of authors can be believed: seen in the mails that have come.

use crate::config::Config;
use crate::fault::chain;
use crate::reading::{self, Circumstances};
use crate::store::{Store, StoreError};

/// How many of the latest mails are looked at.
const LATEST: u32 = 50;

/// Looks at the latest mails; an error when a server's word stands in them only where it can never be believed.
pub(super) fn heard(config: &Config) -> Result<String, String> {
    let seen = seen(config).map_err(|error| chain(&error))?;
    match (seen.believed, seen.overlooked) {
        (0, Some((times, overlooked))) => {
            Err(format!("of the last {} mails, {times} have this, and none has better: {overlooked}", seen.mails))
        }
        (0, None) => Ok(format!("none of the last {} mails says who checked its author", seen.mails)),
        (believed, _) => Ok(format!("{believed} of the last {} mails are vouched for or denied", seen.mails)),
    }
}

#[derive(Default)]
struct Seen {
    mails: usize,
    believed: usize,
    /// How many mails have what cannot be believed, and what the newest of them has.
    overlooked: Option<(usize, String)>,
}

fn seen(config: &Config) -> Result<Seen, StoreError> {
    let mut seen = Seen::default();
    let store = match Store::visit(config.store.home()) {
        // What is wrong with the store is told where it is checked.
        Err(StoreError::Missing(_) | StoreError::FromThePast { .. } | StoreError::Outgrown { .. }) => return Ok(seen),
        store => store?,
    };
    for line in store.recent_mails(LATEST)? {
        let Some(row) = store.mail(line.id)? else { continue };
        let circumstances = Circumstances {
            authserv_id: config.mailbox.authserv_id.clone(),
            own: config.judge.address.clone(),
            signed_by: row.signed_by.clone(),
            ..Circumstances::default()
        };
        let reading = reading::read(&row.raw, &circumstances);
        seen.mails += 1;
        seen.believed += usize::from(reading.auth != reading::Auth::None);
        if let Some(overlooked) = reading.overlooked {
            seen.overlooked.get_or_insert((0, overlooked.to_string())).0 += 1;
        }
    }
    Ok(seen)
}
