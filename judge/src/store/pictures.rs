//! Pictures of letters, and files that come with them.

use super::statements::{Statements, params};
use super::{Store, StoreError};

impl Store {
    /// Keeps a picture, once; returns what it is found by.
    ///
    /// # Errors
    /// The store failed.
    pub fn keep_picture(&mut self, bytes: &[u8]) -> Result<String, StoreError> {
        let digest = crate::secret::digest(bytes);
        let sql = "INSERT INTO picture (digest, bytes) VALUES (?1, ?2) ON CONFLICT (digest) DO NOTHING";
        self.connection.run(sql, params![digest, bytes])?;
        Ok(digest)
    }

    /// Finds a picture.
    ///
    /// # Errors
    /// The store failed.
    pub fn picture(&self, digest: &str) -> Result<Option<Vec<u8>>, StoreError> {
        let sql = "SELECT bytes FROM picture WHERE digest = ?1";
        self.connection.first(sql, [digest], |row| row.get(0))
    }

    /// The bytes of all that comes with a letter; what is not there any more is empty.
    ///
    /// # Errors
    /// The store failed.
    pub fn bytes_of<'d>(&self, digests: impl Iterator<Item = &'d str>) -> Result<Vec<Vec<u8>>, StoreError> {
        digests.map(|digest| Ok(self.picture(digest)?.unwrap_or_default())).collect()
    }
}
