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

    /// None: who asks name servers would verify too.
    ///
    /// # Errors
    /// Never.
    pub fn to_ask(_: &Trust) -> Result<Option<Verifier>, IntakeError> {
        Ok(None)
    }

    /// The text records of a name.
    ///
    /// # Errors
    /// Never.
    pub fn texts(&self, _: &str) -> Result<String, String> {
        match *self {}
    }

    /// The servers that receive mail for a domain.
    ///
    /// # Errors
    /// Never.
    pub fn exchanges(&self, _: &str) -> Result<Vec<String>, String> {
        match *self {}
    }

    /// The domains whose signature under a message holds.
    pub fn signed_by(&self, _: &[u8]) -> Vec<String> {
        match *self {}
    }
}
