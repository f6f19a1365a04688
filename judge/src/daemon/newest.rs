//! Whether the store that was opened is the one that wrote the letters: asked before anything is answered.

use super::DaemonError;
use crate::clock::{self, Clock};
use crate::config::{Config, MailboxKind};
use crate::desk::{Desk, DeskError};
use crate::maildir;
use crate::store::{Hindrance, Setback, StoreError, Trusted};

impl DaemonError {
    /// Whether the database is not as the judge had left it.
    pub(super) fn is_strayed(&self) -> bool {
        matches!(
            self,
            DaemonError::Store(StoreError::Strayed { .. })
                | DaemonError::Desk(DeskError::Store(StoreError::Strayed { .. }))
        )
    }
}

/// Goes on with the store that is there, by this machine's clock; where the operator trusts it, with an older one as well, and notes that
/// it is: what came in since is read again.
pub(super) fn goes_on_with(desk: &mut Desk, config: &Config, trusted: Trusted) -> Result<(), DaemonError> {
    if trusted.store {
        desk.store_mut().go_on_from_older(Clock::System.now(), |setback| read_again(config, setback))?;
    }
    let (store, now) = (desk.store(), Clock::System.now());
    Hindrance::met(store, trusted, now)?;
    let apart = store.clock()?.and_then(|other| clock::apart(now, other));
    if let Some(problem) = apart.filter(|_| !trusted.clock) {
        return Err(Hindrance::Clock(problem).into());
    }
    if let Some(to) = store.moved_to()? {
        tracing::warn!(store = %store.home(), to, "all of this store was moved to another; the judge goes on with this one");
        desk.store_mut().note_moved(None)?;
    }
    Ok(())
}

/// Has a Maildir be read again from where the store may lack something of it. Any other mailbox is read from where the store knows.
fn read_again(config: &Config, setback: &Setback) -> Result<(), DaemonError> {
    let path = &config.mailbox.path;
    if config.mailbox.kind == MailboxKind::Maildir {
        let again = maildir::put_back(path, Setback::reads_from(setback.until));
        let count = again.map_err(|source| DaemonError::Again { path: path.clone(), source })?;
        tracing::info!(count, path = %path.display(), "mails of the Maildir are read again; those that are known are kept once");
    }
    Ok(())
}
