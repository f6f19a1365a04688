//! Packages as a whole: their lines, and the words that a confirmation is bound to.

use sha2::{Digest as _, Sha256};

use super::act::{Act, Digest, Package};
use super::term::Term;
use crate::reformation::scenario::Scenario;

impl Package {
    /// Its canonical lines, one a term, as they stand on its proposer's sheet.
    pub fn lines(&self, map: &Scenario) -> Vec<String> {
        let line = |term: &Term| Act::Offer(self.name.number, term.clone()).written(map);
        self.terms.iter().map(line).collect()
    }

    /// What a confirmation is bound to: the first eight bytes of the SHA-256 of its canonical lines, each with a line feed
    /// behind it (R56).
    pub fn digest(&self, map: &Scenario) -> Digest {
        let mut hash = Sha256::new();
        for line in self.lines(map) {
            hash.update(line.as_bytes());
            hash.update(b"\n");
        }
        let mut first = [0; 8];
        first.copy_from_slice(&hash.finalize()[..8]);
        Digest(first)
    }
}
