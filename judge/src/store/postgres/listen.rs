//! Hearing at once that somebody has written something to a database which this judge may have to do.

use std::time::Duration;

use ::postgres::Client;
use ::postgres::fallible_iterator::FallibleIterator;

use super::super::StoreError;
use super::super::statements::Statements;
use super::Server;

/// What a judge's connection is called in the database, and where that is told.
const CALLED: &str = "chancery";

impl Server {
    /// From now on what is written over this connection is told under a judge's name.
    pub(super) fn is_called(&self, name: &str) -> Result<(), StoreError> {
        self.has("SELECT set_config('application_name', ?1, false)", [called(name)]).map(drop)
    }

    /// Listens to what others write than the judge of a name.
    pub(super) fn listen(self, name: &str) -> Result<Ears, StoreError> {
        self.say(&format!("LISTEN {CALLED}"))?;
        let client = self.client.into_inner().ok_or_else(|| StoreError::cut("to listen"))?;
        Ok(Ears { client, own: called(name) })
    }
}

fn called(name: &str) -> String {
    format!("{CALLED} {name}")
}

/// A connection that is told what is written over others.
pub struct Ears {
    client: Client,
    own: String,
}

impl Ears {
    /// Waits so long, until somebody else has written something; whether somebody has.
    ///
    /// # Errors
    /// The connection is lost.
    pub fn hear(&mut self, patience: Duration) -> Result<bool, StoreError> {
        let told = self.client.notifications().timeout_iter(patience).next();
        let told = told.map_err(|error| StoreError::refused_by_server("to listen", error))?;
        if told.is_none() && self.client.is_closed() {
            return Err(StoreError::cut("to listen"));
        }
        Ok(told.is_some_and(|told| told.payload() != self.own))
    }
}

impl std::fmt::Debug for Ears {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Ears").field("own", &self.own).finish_non_exhaustive()
    }
}
