//! Stands where DKIM would, in a judge built without the feature `dkim`: there is no verifier.

use super::IntakeError;
use crate::config::Trust;

/// Nobody: this judge was built without DKIM.
#[derive(Debug)]
pub enum Verifier {}

impl Verifier {
    /// None; a configuration that wants one was refused when it was read.
    ///
    /// # Errors
    /// Never.
    pub fn new(_: &Trust) -> Result<Option<Verifier>, IntakeError> {
        Ok(None)
    }

    /// The domains whose signature under a message holds.
    pub fn signed_by(&self, _: &[u8]) -> Vec<String> {
        match *self {}
    }
}
